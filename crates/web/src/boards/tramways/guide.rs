//! The guide through a first game: what it lights up, and when it moves on.

use tramways::{Event, Tramways};

use crate::table::Guided;

/// In the order of its texts.
pub const STEPS: &[Guided<Tramways>] = &[
    Guided::to_do("map", |event| matches!(event, Event::Looked { .. })),
    Guided::to_do("books", |event| matches!(event, Event::LeftOpen { .. })),
    Guided::to_do("auction", |event| matches!(event, Event::CardTaken { .. })),
    Guided::to_do("hand", |event| {
        matches!(event, Event::TicketsPlayed { .. } | Event::TurnEnded { .. })
    }),
    Guided::to_do("actions", is_turn_end),
    Guided::to_do("map", |event| matches!(event, Event::Built { .. })),
    Guided::to_read("schedule", is_turn_end),
    Guided::to_do("map", |event| matches!(event, Event::Travelled { .. })),
    Guided::to_read("supply", is_turn_end),
    Guided::to_read("hand", |event| matches!(event, Event::Finished { .. })),
];

fn is_turn_end(event: &Event) -> bool {
    matches!(event, Event::TurnEnded { .. })
}
