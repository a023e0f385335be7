//! Who is looking, who acts, and a player's part of the table with the viewer's private choices laid out.

use table::{Seat, Seats};

use crate::parts::cards::Cards;
use crate::parts::cell::Cell;
use crate::state::view::View;
use crate::state::{Pending, Player};

use super::noun::End;

/// The viewer's seat, if it is one of this game.
pub(super) fn viewer(view: &View) -> Option<Seat> {
    view.viewer.seat().filter(|&seat| plays(view, seat))
}

/// Does this seat take part?
pub(super) fn plays(view: &View, seat: Seat) -> bool {
    seat.index() < usize::from(view.public.players)
}

/// Whose actions are told: the viewer's if it owes a decision, otherwise those of the only seat that does.
pub(super) fn actor(view: &View) -> Option<Seat> {
    let awaiting = view.public.awaiting();
    viewer(view)
        .filter(|&seat| awaiting.contains(seat))
        .or_else(|| awaiting.first().filter(|&seat| awaiting == Seats::only(seat)))
}

/// A player as the viewer sees it: the viewer's own private choices (HR2) as if they were revealed.
pub(super) fn player(view: &View, seat: Seat) -> Player {
    let mut player = *view.public.player(seat);
    let Some(own) = view.own.filter(|_| viewer(view) == Some(seat)) else {
        return player;
    };
    for (card, cell, rotation) in own.choices.placed.into_iter().flatten() {
        player.hand.remove(card);
        player.town.place(&view.cards, cell, card, rotation);
    }
    if let (Pending::Upgrade(token), Some(at)) = (player.turn.pending, own.choices.upgrade) {
        player.town.upgrade(at, token);
        player.turn.pending = Pending::Nothing;
    }
    for (line, plan) in own.choices.plans.iter() {
        plan.iter().for_each(|&plan| player.plans[line].push(plan));
    }
    player
}

/// The card on a cell of a player's town, as an end of a track.
pub(super) fn end(cards: &Cards, player: &Player, at: Cell) -> End {
    match player.town.card_at(at) {
        Some(placed) => End::Card(cards.town(placed.card).id),
        None => End::Cell(at),
    }
}
