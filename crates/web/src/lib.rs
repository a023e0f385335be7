//! Roundhouse in the browser.
//!
//! The same program is the page and the worker: [`start`] looks where it is. The page has a [`shell`] (home, friends, rules, ...), and tables: a [`table`] shows one
//! game through a [`host`], *local* (the engine in the page, bots in the worker) or *remote* (the server's table). A board of [`boards`] only knows what the viewer
//! sees and may do, and sends actions; so it serves both hosts, and replays too.

#![cfg_attr(test, allow(clippy::unwrap_used))]
#![allow(clippy::expl_impl_clone_on_copy)] // handles are Copy whatever their game is; derived, they would ask that of the game
#![allow(unreachable_pub)] // rooms inside rooms: a `pub` means that the neighbours may use it
#![allow(clippy::large_types_passed_by_value)] // a handle of many signals is large, and yet a handle
#![allow(clippy::needless_pass_by_value)] // components own what they are given

pub mod app;
pub mod boards;
pub mod browser;
mod company;
#[cfg(test)]
mod contrast;
pub mod cups;
pub mod daily;
pub mod few;
pub mod host;
pub mod language;
pub mod lesson;
mod nets;
pub mod picture;
pub mod plan;
pub mod puzzle;
pub mod settings;
pub mod shell;
pub mod standing;
pub mod table;
pub mod texts;
pub mod time;
pub mod watch;
pub mod worker;

/// Starts the page, or the worker where there is no page.
pub fn start() {
    console_error_panic_hook::set_once();
    if web_sys::window().is_some() {
        app::start();
    } else {
        worker::inside::start();
    }
}
