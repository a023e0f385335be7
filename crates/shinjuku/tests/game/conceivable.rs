//! Everything that anyone could send.

use shinjuku::{Action, Goods, Kind, Shinjuku};
use table::{Game, Label, Viewer};

/// Every kind of action with every station, ward, connection and customer, whether there is any sense in it or not.
pub(crate) fn conceivable(game: &Shinjuku, out: &mut Vec<Action>) {
    let view = game.view(Viewer::Spectator);
    let map = view.map();
    out.extend(Kind::ALL.map(|action| Action::Choose { action }));
    out.extend([Action::PayThree {}, Action::Stop {}, Action::EndTurn {}]);
    out.extend(Goods::ALL.map(|goods| Action::NewStore { goods }));
    out.extend([false, true].map(|double| Action::GiveUp { double }));
    out.extend(
        Goods::ALL
            .into_iter()
            .flat_map(|goods| [false, true].map(|double| Action::HandOver { goods, double })),
    );
    let nowhere = Label::new("nowhere").expect("short enough");
    for station in map.stations.iter().map(|station| station.id).chain([nowhere]) {
        out.extend([
            Action::BuildAt { station },
            Action::MoveStore { from: station },
            Action::UpgradeAt { station },
        ]);
        out.extend([Action::StartAt { station }, Action::GoTo { station }]);
    }
    for ward in map.wards.iter().map(|ward| ward.id).chain([nowhere]) {
        out.extend([Action::MoveFrom { ward }, Action::Pay { card: ward }]);
    }
    for ends in map.connections.iter().chain(&map.links) {
        let [from, to] = ends.map(|station| map.station(station).id);
        out.push(Action::Connect { from, to });
    }
}
