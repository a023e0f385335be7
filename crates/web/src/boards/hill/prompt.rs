//! The choices that have no place on the board.

use hill::question::Question;
use hill::{Action, BonusChoice, Hill};

use super::names;
use crate::boards::Button;
use crate::table::Moment;

/// The choices that have no place on the board.
pub fn buttons(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
    let offered = moment
        .legal
        .iter()
        .filter(|action| matches!(action, Action::Gain {} | Action::Bonus { .. } | Action::EndTurn {}));
    offered.map(|&action| button(moment, action)).collect()
}

/// H4.4, H7.1: the end of a turn while it is under way, and all three bonuses.
pub fn usual(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
    let actions = match moment.view.question() {
        Question::Act => vec![Action::EndTurn {}],
        Question::Bonus => [BonusChoice::Resources, BonusChoice::Track, BonusChoice::Plans]
            .map(|choice| Action::Bonus { choice })
            .to_vec(),
        _ => Vec::new(),
    };
    actions.into_iter().map(|action| button(moment, action)).collect()
}

fn button(moment: &Moment<Hill>, action: Action) -> Button<Hill> {
    Button {
        label: names::action(&moment.view, &action),
        action,
        main: matches!(action, Action::EndTurn {}),
    }
}
