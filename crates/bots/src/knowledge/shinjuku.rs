//! Shinjuku: the type of which one has most does not count at the end, so what is earned of the others counts double in thought; stores, tracks and cards are what
//! earns more.

use shinjuku::scoring::points_without;
use shinjuku::{Action, Kind, Shinjuku};
use table::{Game, Seat};

use super::Knowledge;

/// What a store is worth, as long as there is time.
const STORE: f32 = 0.7;
/// What a track is worth.
const TRACK: f32 = 0.25;
/// What a card in hand is worth.
const CARD: f32 = 0.12;
/// What a point of the type that does not count is worth: it may count yet.
const UNCOUNTED: f32 = 0.3;

impl Knowledge for Shinjuku {
    const MARGIN: f32 = 6.0;
    const DEPTH: u32 = 24;

    fn worth(&self, seat: Seat) -> f32 {
        let points = self.points(seat) as f32;
        let public = self.public();
        if public.awaiting().is_empty() {
            return points;
        }
        let earned = self.earned(seat);
        let uncounted = points_without(earned, 0) as f32 - points;
        let stores = public.stores_of(seat).count() as f32;
        let tracks = f32::from(shinjuku::state::track_supply(public.players) - public.track_left(seat));
        points + UNCOUNTED * uncounted + STORE * stores + TRACK * tracks + CARD * self.hand_size(seat).min(8) as f32
    }

    fn leaning(&self, _: Seat, action: &Action) -> f32 {
        match action {
            Action::EndTurn {} => 0.2,
            Action::PayThree {} => 0.15,
            Action::HandOver { .. } | Action::Choose { action: Kind::Move } => 2.0,
            Action::Choose { action: Kind::Income } => 0.6,
            _ => 1.0,
        }
    }
}
