//! The time at tables of the server: choosing a clock, counting it down, pauses, and being away. All of it comes with the part of the app that needs a server.

mod aside;
mod away;
mod back;
mod leave;
mod pause;
mod wishes;
mod words;

use leptos::prelude::*;
use wire::TableTime;

pub use aside::{below, beside};
pub use away::TimeWays;
pub use leave::LeavePage;
pub use pause::PauseLine;
pub use wishes::{ClockWishes, TimeWishes};
pub use words::clock_text;

use crate::host::room::Room;

/// What the table says of its time.
fn of_table(room: Room) -> Memo<Option<TableTime>> {
    Memo::new(move |_| room.info.with(|info| info.as_ref()?.time.as_ref()?.read()))
}

/// A number of the moment that goes on with every second.
fn ticking() -> RwSignal<wire::Time> {
    let now = || crate::browser::now() as wire::Time;
    let tick = RwSignal::new(now());
    let go_on = move || {
        let _ = tick.try_set(now());
    };
    let handle = set_interval_with_handle(go_on, std::time::Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(handle) = handle {
            handle.clear();
        }
    });
    tick
}
