//! Who is looking, who acts, and what follows from what they see.

use table::{Outcome, Seat, Seats};

use crate::payment::{Bill, Payment};
use crate::pending::Pending;
use crate::phase::{Phase, Step, Turn};
use crate::rules::builder::Builder;
use crate::scoring;
use crate::view::View;

/// The viewer's seat, if it is one of this game.
pub(super) fn viewer(view: &View) -> Option<Seat> {
    view.viewer
        .seat()
        .filter(|seat| seat.index() < usize::from(view.public.players))
}

/// All seats clockwise, the viewer's last.
pub(super) fn seats(view: &View) -> Vec<Seat> {
    let players = view.public.players;
    match viewer(view) {
        Some(own) => (1..=players).map(|steps| own.clockwise(steps, players)).collect(),
        None => Seats::all(players).iter().collect(),
    }
}

/// Whose action is told: the viewer's if it owes a decision, otherwise that of the only one who does.
pub(super) fn actor(view: &View) -> Option<Seat> {
    let awaiting = view.public.awaiting();
    viewer(view)
        .filter(|&seat| awaiting.contains(seat))
        .or_else(|| awaiting.first().filter(|&seat| awaiting == Seats::only(seat)))
}

/// The turn of an action round, if there is one.
pub(super) const fn turn(view: &View) -> Option<&Turn> {
    match &view.public.phase {
        Phase::Actions(turn) => Some(turn),
        _ => None,
    }
}

/// T3: the icons of a seat that are in play.
pub(super) fn payment(view: &View, seat: Seat) -> Payment {
    let acts = view.public.awaiting() == Seats::only(seat);
    match (view.pending(), turn(view).map(|turn| &turn.step)) {
        (Pending::Paying { payment, .. }, _) if viewer(view) == Some(seat) => *payment,
        (_, Some(Step::Leisure { payment, .. })) if acts => *payment,
        _ => view.player(seat).playing,
    }
}

/// T15: the places, once the game is over.
pub(super) fn outcome(view: &View) -> Option<Outcome> {
    let over = matches!(view.public.phase, Phase::Over {});
    over.then(|| {
        let seats = view.public.seats().iter();
        scoring::outcome(seats.map(|seat| view.tally(seat).result()).collect())
    })
}

/// T7.1: what the viewer's rails would cost if they ended here, if they may.
pub(super) fn stop(view: &View) -> Option<Bill> {
    let Pending::Laying { run } = view.pending() else {
        return None;
    };
    let seat = viewer(view)?;
    let player = view.player(seat);
    let purse = view.purse_with(Payment::NOTHING)?;
    let builder = Builder::new(
        &view.components.map,
        &view.public.city,
        seat,
        (player.straights, player.curves),
        purse,
    );
    builder.may_stop(run).ok()
}
