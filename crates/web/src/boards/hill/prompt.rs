//! What is expected now, and the choices that have no place on the board.

use hill::stage::Stage;
use hill::state::{Phase, Player};
use hill::{Action, BonusChoice, Hill, Location};

use super::names;
use super::ui::lays;
use crate::boards::Button;
use crate::table::Moment;
use crate::texts::t;

/// What is expected of the viewer now, in one sentence.
pub fn sentence(moment: &Moment<Hill>) -> String {
    let view = &moment.view;
    if view.public().phase == Phase::Over {
        return t!("hill.prompt.over");
    }
    if !moment.is_mine() {
        return waiting(moment);
    }
    let cards = view.cards();
    match view.stage() {
        Stage::Idle => waiting(moment),
        Stage::TakeSet => t!("hill.prompt.take_set"),
        Stage::FirstCards => first_cards(moment),
        Stage::FirstUpgrade => t!("hill.prompt.first_upgrade"),
        Stage::FirstPlan(line) => t!("hill.prompt.first_plan", line = names::line(line)),
        Stage::Take => t!("hill.prompt.take"),
        Stage::Act => acts(moment),
        Stage::Bonus => t!("hill.prompt.bonus"),
        Stage::BonusTrack => t!("hill.prompt.bonus_track"),
        Stage::KeepPlan => t!("hill.prompt.keep_plan"),
        Stage::Assign(plan) => t!("hill.prompt.assign", plan = names::plan_kind(cards.plan(plan).kind)),
        Stage::KeepToken => t!("hill.prompt.keep_token"),
        Stage::Upgrade(token) => t!(
            "hill.prompt.upgrade",
            token = names::token_kind(cards.tokens[usize::from(token)].kind)
        ),
    }
}

fn waiting(moment: &Moment<Hill>) -> String {
    match moment.view.public().phase {
        Phase::ChoosingSets => t!("hill.prompt.wait_set"),
        Phase::PrivateChoices => t!("hill.prompt.wait_choices"),
        _ => t!("hill.prompt.wait"),
    }
}

fn first_cards(moment: &Moment<Hill>) -> String {
    let placed = moment
        .view
        .own()
        .map_or(0, |own| own.choices.placed.iter().flatten().count());
    if placed == 0 {
        t!("hill.prompt.first_card")
    } else {
        t!("hill.prompt.second_card")
    }
}

/// H4.2: what is still to do in this turn.
fn acts(moment: &Moment<Hill>) -> String {
    let Some(player) = moment.seat().map(|seat| moment.view.public().seats[seat.index()]) else {
        return t!("hill.prompt.wait");
    };
    let parts = open_parts(moment, &player);
    match parts.len() {
        0 => t!("hill.prompt.end"),
        1 => t!("hill.prompt.act_last", what = names::list(parts)),
        _ => t!("hill.prompt.act", what = names::list(parts)),
    }
}

fn open_parts(moment: &Moment<Hill>, player: &Player) -> Vec<String> {
    let turn = player.turn;
    let can_lay = !lays(moment).is_empty();
    let mut parts = Vec::new();
    if !turn.placed {
        parts.push(t!("hill.prompt.part.place"));
    }
    // before the card is placed a track may become possible
    if !turn.laid && (can_lay || !turn.placed) {
        parts.push(t!("hill.prompt.part.lay"));
    }
    let board = &moment.view.public().board;
    let location = match turn.location.filter(|_| !turn.located) {
        Some(Location::Resources) => Some(t!("hill.prompt.part.a")),
        Some(Location::Plan) if !board.plans.is_empty() => Some(t!("hill.prompt.part.b")),
        Some(Location::Track) if can_lay || !turn.placed => Some(t!("hill.prompt.part.c")),
        Some(Location::Development) if !board.tokens.is_empty() => Some(t!("hill.prompt.part.d")),
        _ => None,
    };
    parts.extend(location);
    parts
}

/// The choices that have no place on the board.
pub fn buttons(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
    let button = |action: &Action| {
        let (label, main) = match action {
            Action::Gain {} => (t!("hill.take_resources"), false),
            Action::Bonus { choice } => (bonus(*choice), false),
            Action::EndTurn {} => (t!("hill.end_turn"), true),
            _ => return None,
        };
        Some(Button {
            label,
            action: *action,
            main,
        })
    };
    moment.legal.iter().filter_map(button).collect()
}

/// A bonus, as it is chosen.
pub fn bonus(choice: BonusChoice) -> String {
    t!(match choice {
        BonusChoice::Resources => "hill.bonus.resources",
        BonusChoice::Track => "hill.bonus.track",
        BonusChoice::Plans => "hill.bonus.plans",
    })
}
