//! What stands at a seat of its time: the clock beside the name, and below it when the player will be back.

use leptos::prelude::*;
use table::Seat;
use wire::{SeatClock, Time, Why};

use super::words::{left_text, moment};
use super::{of_table, ticking};
use crate::host::room::Room;
use crate::texts::t;

/// The clock of a seat that is to decide.
pub fn beside(room: Room, seat: Seat) -> AnyView {
    let now = ticking();
    let clock = Memo::new(move |_| {
        let clocks = room.clocks.with(|clocks| clocks.as_ref()?.read())?;
        clocks.into_iter().nth(seat.index()).flatten()
    });
    let shown = move || {
        let (clock, now) = (clock.get()?, now.get());
        let stands = clock.stands_at(now);
        let why = stands.map(|stand| why(stand.why));
        Some(view! {
            <span class="clock" data-clock class:stands=stands.is_some()>{text(&clock, now)}{why.map(|why| format!(" · {why}"))}</span>
        })
    };
    view! { {shown} }.into_any()
}

/// What is left; a reserve stands apart until it is used.
fn text(clock: &SeatClock, now: Time) -> String {
    let left = clock.left_at(now);
    match clock.reserve {
        Some(reserve) if left > reserve => {
            t!(
                "time.with_reserve",
                left = left_text(left - reserve),
                reserve = left_text(reserve)
            )
        }
        Some(_) => t!("time.in_reserve", left = left_text(left)),
        None => left_text(left),
    }
}

fn why(why: Why) -> String {
    match why {
        Why::Pause => t!("time.stands_pause"),
        Why::Weekend => t!("time.stands_weekend"),
        Why::Leave => t!("time.stands_leave"),
    }
}

/// Until when the player is away.
pub fn below(room: Room, seat: Seat) -> AnyView {
    let (time, now) = (of_table(room), ticking());
    let note = move || {
        let seat = time.get()?.seats.get(seat.index()).copied()?;
        let now = now.get();
        let future = |at: &Time| *at > now;
        let leave = seat
            .leave
            .filter(future)
            .map(|until| t!("time.on_leave", when = moment(until, now)));
        let note = leave.or_else(|| {
            seat.back_by
                .filter(future)
                .map(|at| t!("time.back_by", when = moment(at, now)))
        });
        note.map(|note| view! { <p class="soft note" data-away>{note}</p> })
    };
    view! { {note} }.into_any()
}
