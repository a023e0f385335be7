//! The guide through a first game: what it lights up, and when it moves on.

use shinjuku::{Event, Shinjuku};

use crate::table::Guided;

/// In the order of its texts.
pub const STEPS: &[Guided<Shinjuku>] = &[
    Guided::to_do("map", |event| matches!(event, Event::Chosen { .. })),
    Guided::to_do("customers", |event| matches!(event, Event::Chosen { .. })),
    Guided::to_do("actions", |event| matches!(event, Event::Chosen { .. })),
    Guided::to_do("hand", |event| matches!(event, Event::Built { .. })),
    Guided::to_do("map", |event| matches!(event, Event::TrackLaid { .. })),
    Guided::to_do("customers", |event| matches!(event, Event::SetOff { .. })),
    Guided::to_read("map", is_turn_end),
    Guided::to_read("hand", is_turn_end),
    Guided::to_read("map", is_turn_end),
    Guided::to_read("score", is_turn_end),
];

fn is_turn_end(event: &Event) -> bool {
    matches!(event, Event::TurnEnded { .. })
}
