//! What a click on something of the map means right now.

use shinjuku::map::{Connection, Map, Station, Ward};
use shinjuku::state::Step;
use shinjuku::{Action, Shinjuku, View};

use super::means;
use crate::table::Moment;

/// What a click would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// The action, if the thing has to do with what is asked now.
    pub action: Option<Action>,
    /// Is it allowed?
    pub allowed: bool,
    /// Would three cards have to be paid for it?
    pub dear: bool,
}

impl Aim {
    fn new(moment: &Moment<Shinjuku>, action: Option<Action>) -> Aim {
        let allowed = action.is_some_and(|action| moment.legal.contains(&action));
        Aim {
            action,
            allowed,
            dear: allowed && action.is_some_and(|action| means::is_dear(&moment.view, &action)),
        }
    }

    /// For the page's tests: the action, where a click commits it.
    pub fn data(self) -> Option<String> {
        self.action.filter(|_| self.allowed).map(|action| data(&action))
    }
}

/// An action as it stands in `data-act`.
pub fn data(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are data")
}

/// A click on a station.
pub fn at_station(moment: &Moment<Shinjuku>, station: Station) -> Aim {
    let map = moment.view.map();
    let id = map.station(station).id;
    let action = match moment.view.public().step {
        Step::BuildAt => Action::BuildAt { station: id },
        Step::BuildStore(_) => Action::MoveStore { from: id },
        Step::UpgradeAt => Action::UpgradeAt { station: id },
        Step::StartAt(_) => Action::StartAt { station: id },
        Step::Travel(_) => Action::GoTo { station: id },
        Step::MoveFrom => return at_ward(moment, map.ward_of(station)),
        _ => return Aim::default(),
    };
    Aim::new(moment, Some(action))
}

/// A click on a connection.
pub fn at_connection(moment: &Moment<Shinjuku>, connection: Connection) -> Aim {
    let map = moment.view.map();
    Aim::new(moment, between(&moment.view, map, map.ends(connection)))
}

/// A click on a link: customers can go along it, track can't.
pub fn at_link(moment: &Moment<Shinjuku>, ends: [Station; 2]) -> Aim {
    Aim::new(moment, between(&moment.view, moment.view.map(), ends))
}

fn between(view: &View, map: &Map, ends: [Station; 2]) -> Option<Action> {
    let [from, to] = ends.map(|end| map.station(end).id);
    match view.public().step {
        Step::FirstTrack | Step::SecondTrack(_) => Some(Action::Connect { from, to }),
        Step::Travel(trip) if trip.at == ends[0] => Some(Action::GoTo { station: to }),
        Step::Travel(trip) if trip.at == ends[1] => Some(Action::GoTo { station: from }),
        _ => None,
    }
}

/// A click on a ward or its customers.
pub fn at_ward(moment: &Moment<Shinjuku>, ward: Ward) -> Aim {
    let asked = moment.view.public().step == Step::MoveFrom;
    Aim::new(
        moment,
        asked.then(|| Action::MoveFrom {
            ward: moment.view.map().ward(ward).id,
        }),
    )
}
