//! The guided first game: a fixed friendly deal against the gentlest bots, with a guide beside it.

use crate::boards::Opened;
use crate::browser;
use crate::host::kept;
use crate::texts::{self, Key};

/// At which table the guide is, and at which step.
const AT: &str = "learn";

/// The texts of a guide, a title and a few sentences each. The key of the first title says whose they are.
pub fn steps(first: Key) -> Vec<(String, String)> {
    let step = |number: usize| {
        let part = |part| texts::find_beside(first, &first.name().replace("1.title", &format!("{number}.{part}")));
        Some((part("title")?, part("text")?))
    };
    (1..).map_while(step).collect()
}

/// Sets up the guided game; says where its table is.
pub fn begin(game: &'static dyn Opened, players: u8) -> Result<String, String> {
    let id = game.begin_friendly(kept::against_bots(players, bots::Level::Beginner.name()))?;
    guide_through(&id);
    Ok(format!("/local/{id}"))
}

/// From now on the guide is at this table.
pub fn guide_through(table: &str) {
    go(table, 0);
}

/// The guide goes to a step.
pub fn go(table: &str, step: usize) {
    browser::keep(AT, &(table, step));
}

/// The step that the guide is at, if it is at this table: kept in the browser, so that it goes on after a reload.
pub fn step_at(table: &str) -> Option<usize> {
    let at: Option<(String, usize)> = browser::load(AT);
    at.filter(|(id, _)| id == table).map(|(_, step)| step)
}

/// Whoever is invited to a game for the first time is guided through it, too: at their own seat.
pub fn guide_newcomer(table: &str, game: &str) {
    let has_guide = browser::load::<(String, usize)>(AT).is_some();
    let has_played = kept::all().iter().any(|kept| kept.game == game);
    if wants_guide(game) && !has_guide && !has_played {
        guide_through(table);
    }
}

/// The guide of a game is put away, for good.
pub fn put_away(game: &str) {
    browser::forget(AT);
    browser::keep(&away(game), &true);
}

/// Has the guide of a game not been put away?
pub fn wants_guide(game: &str) -> bool {
    browser::load::<bool>(&away(game)).is_none()
}

fn away(game: &str) -> String {
    format!("guide.{game}")
}
