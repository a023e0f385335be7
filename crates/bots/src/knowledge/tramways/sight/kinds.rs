//! The kinds of actions.

use table::Seat;
use tramways::pending::Pending;
use tramways::phase::Phase;
use tramways::{Action, ActionKind, Tramways};

/// What the kinds of actions are called. Where there is nothing to choose, no name is needed.
pub(super) const KIND_NAMES: [&str; 33] = [
    "take a ticket",
    "take a ticket for the last round",
    "look into a Book",
    "keep a ticket",
    "leave a ticket open",
    "bid",
    "pass",
    "reveal",
    "play an icon",
    "play an icon in the administration",
    "pay cash",
    "discard",
    "choose to build",
    "choose to upgrade a link",
    "choose to construct",
    "choose to upgrade a building",
    "choose to move",
    "take money",
    "end the turn",
    "begin rails",
    "redirect",
    "lay a tile",
    "stop",
    "upgrade a link",
    "travel over a link",
    "passenger",
    "site",
    "building to upgrade",
    "new passenger",
    "building",
    "destination",
    "buy or take $5",
    "top card or done",
];

/// The kind of an action.
pub(super) fn kind_of(game: &Tramways, seat: Seat, action: &Action) -> usize {
    let phase = &game.public().phase;
    match action {
        Action::Take { .. } => usize::from(matches!(phase, Phase::FillHand { .. })),
        Action::LookInto { .. } => 2,
        Action::Keep { .. } => 3,
        Action::LeaveOpen { .. } => 4,
        Action::Bid { .. } => 5,
        Action::Pass {} => 6,
        Action::Reveal {} => 7,
        Action::Use { .. } => 8 + usize::from(matches!(phase, Phase::Administration { .. })),
        Action::PayCash {} => 10,
        Action::Discard { .. } | Action::DiscardNothing {} => 11,
        Action::Choose { action } => 12 + *action as usize,
        Action::TakeMoney {} => 17,
        Action::EndTurn {} => 18,
        Action::Begin { .. } => 19,
        Action::Redirect { .. } => 20,
        Action::Lay { .. } => 21,
        Action::Stop {} => 22,
        Action::Link { .. } => 23 + usize::from(matches!(game.pending(seat), Pending::Travelling { .. })),
        Action::Square { .. } => square_kind(game, seat),
        Action::Building { .. } => 29,
        Action::Destination { .. } => 30,
        Action::Buy { .. } | Action::TakeFive {} => 31,
        Action::TakeTop {} | Action::Done {} => 32,
    }
}

/// What a square is chosen for.
fn square_kind(game: &Tramways, seat: Seat) -> usize {
    match game.pending(seat) {
        Pending::Chosen {
            kind: ActionKind::Construct,
        } => 26,
        Pending::Chosen {
            kind: ActionKind::UpgradeBuilding,
        } => 27,
        Pending::Chosen { .. } => 25,
        _ => 28,
    }
}
