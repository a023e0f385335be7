//! The app in a real browser.

mod account;
mod curtain;
mod film;
mod game;
mod help;
mod hints;
mod hot_seat;
mod illegal;
mod keyboard;
mod language;
mod lobby;
mod online;
mod own_files;
mod pad;
mod phone;
mod refused;
mod rematch;
mod replay;
mod sight;
mod speed;
mod tables;
mod turn;
mod undo;
mod watched;
mod weight;
