//! What everybody needs who tries the server out from outside: real processes, a PostgreSQL on loopback, people with a browser's manners.
//!
//! For tests and for the chores that load and attack a server. What goes wrong here is a panic, as in any test.

#![allow(clippy::unwrap_used)]

mod client;
mod disk;
mod ledger;
mod place;
mod play;
mod postgres;
mod raw;

pub use client::{Answer, Client, Socket, seat};
pub use disk::SmallDisk;
pub use ledger::Ledger;
pub use place::{Place, Resource, Server, UNLIMITED};
pub use play::{Chance, awaited, games, legal, play_live, play_out, step, two_at_a_table};
pub use postgres::Postgres;
pub use raw::Raw;
