//! Bots, whole: one program for all of these, because what they share is the dearest thing to compile here.

mod decisions;
#[cfg(unix)]
mod external;
mod forecast;
mod honesty;
mod novice;
mod puzzles;
mod review;
