//! The arena, whole; one program for all of these.

mod levels;
mod matches;
mod strategy;
mod training;
