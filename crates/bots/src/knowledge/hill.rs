//! The Rail on the Hill.

use hill::{Action, Hill};
use table::{Game, Seat};

use super::Knowledge;

impl Knowledge for Hill {
    const MARGIN: f32 = 40.0;
    const DEPTH: u32 = 30;

    fn worth(&self, seat: Seat) -> f32 {
        self.points(seat) as f32
    }

    fn leaning(&self, _: Seat, action: &Action) -> f32 {
        match action {
            Action::DiscardTrack { .. } => 0.02,
            Action::EndTurn { .. } => 0.3,
            _ => 1.0,
        }
    }
}
