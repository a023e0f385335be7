//! Spectators who are behind: choosing it for a new table, and saying it at one.

use leptos::prelude::*;
use wire::Delay;

use crate::host::api::State;
use crate::host::room::Room;
use crate::shell::fields::Pick;
use crate::texts::t;

/// What is chosen for a new table. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct WatchWishes {
    /// How far spectators are behind.
    pub delay: RwSignal<Delay>,
}

const CHOICES: [Delay; 5] = [
    Delay::None,
    Delay::Decisions { n: 5 },
    Delay::Decisions { n: 20 },
    Delay::Minutes { n: 5 },
    Delay::Minutes { n: 30 },
];

/// A delay in a few words.
pub fn delay_text(delay: Delay) -> String {
    match delay {
        Delay::None => t!("watch.delay_none"),
        Delay::Decisions { n } => t!("watch.delay_decisions", n = n),
        Delay::Minutes { n } => t!("watch.delay_minutes", n = n),
    }
}

/// How far spectators of a new table are behind.
#[component]
pub fn DelayWish() -> impl IntoView {
    let Some(WatchWishes { delay }) = use_context::<WatchWishes>() else {
        return ().into_any();
    };
    let choices = CHOICES.map(|delay| (delay, delay_text(delay))).to_vec();
    view! { <div data-delay><Pick label=t!("watch.delay") choices now=delay choose=move |chosen| delay.set(chosen)/></div> }.into_any()
}

/// Says to spectators that they are behind.
#[component]
pub fn DelayNote(
    /// The table.
    room: Room,
) -> impl IntoView {
    let delay = Memo::new(move |_| {
        room.info.with(|info| {
            let info = info
                .as_ref()
                .filter(|info| info.state == State::Running && info.own().is_empty())?;
            info.delay.as_ref()?.read()
        })
    });
    move || {
        delay
            .get()
            .map(|delay| view! { <span class="tag" data-behind>{delay_text(delay)}</span> })
    }
}
