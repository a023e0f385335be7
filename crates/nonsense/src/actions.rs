//! Actions that are illegal, forged or nonsense.

use table::{MOST_SEATS, Seat};

use crate::{positions, soundness, walk};

/// The bytes in front of the action: which position, which seat.
pub const HEADER: usize = 2;
const STEPS: usize = 12;

/// Takes the bytes as an action (JSON) of a seat in a position; if they are none, as the numbers of legal actions that go on from there.
pub fn actions(data: &[u8]) {
    let [position, seat, rest @ ..] = data else { return };
    let positions = positions::all();
    let mut state = positions[usize::from(*position) % positions.len()].state();
    let seat = Seat::new(seat % MOST_SEATS).expect("below the number of seats");
    if let Ok(action) = serde_json::from_slice(rest) {
        walk::attempt(&mut *state, seat, &action);
    } else {
        let mut numbers = rest.iter().map(|&byte| usize::from(byte));
        let steps = (0..STEPS).map_while(|_| walk::step(&mut *state, || numbers.next().unwrap_or(0)));
        steps.for_each(drop);
        soundness::check(&*state);
    }
}
