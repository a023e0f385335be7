//! The choices that have no place on the board.

use hill::{Action, Hill};

use super::names;
use crate::boards::Button;
use crate::table::Moment;

/// The choices that have no place on the board.
pub fn buttons(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
    let offered = moment
        .legal
        .iter()
        .filter(|action| matches!(action, Action::Gain {} | Action::Bonus { .. } | Action::EndTurn {}));
    offered
        .map(|action| Button {
            label: names::action(&moment.view, action),
            action: *action,
            main: matches!(action, Action::EndTurn {}),
        })
        .collect()
}
