//! Everything that anyone could send.

use shinjuku::companion::Companion;
use shinjuku::{Action, Goods, Kind, Shinjuku2};
use table::{Game, Label, MOST_SEATS, Seats, Viewer};

/// Every kind of action with every station, ward, connection and customer, whether there is any sense in it or not.
pub(crate) fn conceivable(game: &Shinjuku2, out: &mut Vec<Action>) {
    let view = game.view(Viewer::Spectator);
    let map = view.map();
    out.extend(Kind::ALL.map(|action| Action::Choose { action }));
    out.extend([Kind::Open, Kind::Kaiju, Kind::Reunite].map(|action| Action::Choose { action }));
    out.extend([Action::PayThree {}, Action::Stop {}, Action::EndTurn {}]);
    out.extend([Action::Wander {}, Action::Explore {}]);
    out.extend(Goods::ALL.map(|goods| Action::NewStore { goods }));
    out.extend([false, true].map(|double| Action::GiveUp { double }));
    let customers = |goods| [false, true].map(|double| Action::HandOver { goods, double });
    out.extend(Goods::ALL.into_iter().flat_map(customers));
    let thieves = Goods::ALL.map(|goods| Companion::Thief { goods }).into_iter();
    let kaicho = Seats::all(MOST_SEATS).iter().map(|owner| Companion::Kaicho { owner });
    let companions = thieves.chain(kaicho).chain([Companion::Art {}, Companion::Dog {}]);
    out.extend(companions.map(|companion| Action::LetGo { companion }));
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
        out.extend([
            Action::MoveFrom { ward },
            Action::Pay { card: ward },
            Action::ToWard { ward },
        ]);
    }
    for ends in map.connections.iter().chain(&map.links) {
        let [from, to] = ends.map(|station| map.station(station).id);
        out.push(Action::Connect { from, to });
    }
}
