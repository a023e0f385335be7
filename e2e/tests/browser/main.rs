//! The app in a real browser.

mod game;
mod help;
mod hot_seat;
mod illegal;
mod keyboard;
mod language;
mod online;
mod pad;
mod phone;
mod replay;
mod speed;
mod undo;
mod watched;
