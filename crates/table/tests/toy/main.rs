//! The test kit, tried on a toy: it passes a game that is right, and finds what is wrong with its mutants.

#![allow(missing_docs, unreachable_pub, clippy::unwrap_used)]

mod battery;
mod clauses;
mod fault;
mod game;
mod golden;
mod perft;
mod rules;
mod undo;
mod view;
mod words;
