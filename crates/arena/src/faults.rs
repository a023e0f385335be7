//! What goes wrong with players that are programs of their own.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};

/// So many are told in all; whoever runs a million games does not want to read a million lines.
const MOST: u32 = 20;

static TOLD: AtomicU32 = AtomicU32::new(0);

/// Tells on stderr what went wrong, as long as it is not too much, and how often it did.
pub fn tell(faults: Vec<String>) -> u32 {
    let number = faults.len() as u32;
    for fault in faults {
        // if nobody listens there, the games go on
        let _ = match TOLD.fetch_add(1, Ordering::Relaxed) {
            0..MOST => writeln!(io::stderr(), "{fault}"),
            MOST => writeln!(
                io::stderr(),
                "... and so on; further faults of players are only counted"
            ),
            _ => Ok(()),
        };
    }
    number
}
