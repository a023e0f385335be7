//! States edited into nonsense.

use table::{Rng, Seed};

use crate::{refusal, soundness, walk};

const STEPS: usize = 8;

/// Reads the bytes as a state. What is accepted must be sound, and stay sound as the game goes on.
pub fn states(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match catalog::read_state(text) {
        Err(error) => refusal::says_why(&error),
        Ok(mut state) => {
            soundness::check(&*state);
            soundness::show(&*state);
            let mut rng = Rng::new(Seed::from_text(text));
            for _ in 0..STEPS {
                walk::step(&mut *state, || rng.word() as usize);
                soundness::check(&*state);
            }
            soundness::show(&*state);
        }
    }
}
