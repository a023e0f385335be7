//! The app in a real browser.

mod game;
mod hot_seat;
mod keyboard;
mod language;
mod online;
mod phone;
mod replay;
mod speed;
mod undo;
mod watched;
