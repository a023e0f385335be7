//! Roundhouse as players get it: a real browser, a real server, real clicks.
//!
//! A test is a [`scene`]: it gets a fresh [`Server`] with a fresh folder, and opens as many [`Browser`]s as it wants. They are driven by what the page promises to
//! tests: `data-act` commits an action, `data-pick` leads there; a [`Player`] plays whole games with nothing else. When the scene is
//! over, no browser may have written an error to its console or asked another host for anything, and axe-core may have found nothing serious on any kind of page.
//!
//! `cargo xtask e2e` builds the app and the program and runs the tests; without `ROUNDHOUSE_PROGRAM` and `ROUNDHOUSE_APP` they are skipped.

mod axe;
mod browser;
mod child;
mod chromium;
mod forbidden;
mod pace;
mod play_out;
mod played;
mod player;
mod scene;
mod screen;
mod server;
mod surroundings;
mod watch;

pub use browser::{Browser, Key};
pub use pace::Pace;
pub use play_out::play_out;
pub use played::{Played, Turn};
pub use player::{Goal, Player, play_together};
pub use scene::{Scene, scene};
pub use screen::Screen;
pub use server::{Program, Server};
pub use surroundings::Tab;
pub use watch::Watch;
