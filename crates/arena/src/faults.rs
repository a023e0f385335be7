//! What goes wrong with players that are programs.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many are printed in all: nobody wants to read a million lines after a million games.
const MOST: u32 = 20;

static TOLD: AtomicU32 = AtomicU32::new(0);

/// Prints on stderr what went wrong, up to a limit, and gives how often it did.
pub fn tell(faults: Vec<String>) -> u32 {
    let number = faults.len() as u32;
    for fault in faults {
        // if nobody listens, the games go on
        let _ = match TOLD.fetch_add(1, Ordering::Relaxed) {
            0..MOST => writeln!(io::stderr(), "{fault}"),
            MOST => writeln!(io::stderr(), "... from here on, faults of players are only counted"),
            _ => Ok(()),
        };
    }
    number
}
