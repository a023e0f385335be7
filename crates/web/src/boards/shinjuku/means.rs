//! S4: with what the viewer would pay.

use shinjuku::map::Wards;
use shinjuku::{Action, Payment, View};

/// Would this action have to be paid for with three cards?
pub fn is_dear(view: &View, action: &Action) -> bool {
    let map = view.map();
    let asked = match *action {
        Action::BuildAt { station } | Action::UpgradeAt { station } => {
            map.find_station(station).map(|station| map.ward_of(station))
        }
        Action::MoveFrom { ward } => map.find_ward(ward),
        _ => None,
    };
    asked.is_some_and(|ward| view.payment(Wards::only(ward)) == Some(Payment::Three))
}
