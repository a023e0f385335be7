//! The guide through a first game: what it lights up, and when it moves on.

use hill::{Event, Hill};

use crate::table::Guided;

/// In the order of its texts.
pub const STEPS: &[Guided<Hill>] = &[
    Guided::to_do("town", |event| matches!(event, Event::SetTaken { .. })),
    Guided::to_do("offer", |event| matches!(event, Event::SetTaken { .. })),
    Guided::to_do("hand", |event| {
        matches!(
            event,
            Event::Upgraded { .. } | Event::UpgradeLost { .. } | Event::Assigned { .. }
        )
    }),
    Guided::to_do("lines", |event| {
        matches!(
            event,
            Event::PlansDiscarded { .. } | Event::Revealed {} | Event::Took { .. }
        )
    }),
    Guided::to_do("offer", |event| matches!(event, Event::Took { .. })),
    Guided::to_do("town", |event| matches!(event, Event::Laid { .. })),
    Guided::to_read("town", is_turn_end),
    Guided::to_read("lines", is_turn_end),
    Guided::to_read("resources", is_turn_end),
    Guided::to_read("score", is_turn_end),
];

fn is_turn_end(event: &Event) -> bool {
    matches!(event, Event::TurnEnded { .. })
}
