//! Golden games: a recorded log (`NAME.json`) and, next to it, the transcript it must give (`NAME.txt`), so that a changed rule shows as a readable difference.

use std::fs;
use std::path::Path;

use crate::chance::{Rng, Seed};
use crate::error::SetupError;
use crate::game::{Game, Present};
use crate::log::Log;
use crate::play::Play;
use crate::random::random_decision;

pub use super::transcript::transcript;

/// The environment variable that, set to 1, makes [`check`] rewrite transcripts.
const UPDATE: &str = "UPDATE_GOLDEN";

/// [`compare`]s a golden game, or [`update`]s it where `UPDATE_GOLDEN=1`.
pub fn check<G: Present>(dir: impl AsRef<Path>, name: &str) {
    let is_update = std::env::var(UPDATE).is_ok_and(|value| value == "1");
    if is_update {
        update::<G>(dir, name);
    } else {
        compare::<G>(dir, name);
    }
}

/// Replays a golden game and compares its transcript with the recorded one. Panics with the first line that differs.
pub fn compare<G: Present>(dir: impl AsRef<Path>, name: &str) {
    let dir = dir.as_ref();
    let (path, made) = (dir.join(format!("{name}.txt")), retold::<G>(dir, name));
    if let Some(difference) = first_difference(&read(&path), &made) {
        panic!(
            "the golden game {name} went otherwise.\n  {}, {difference}\n  If that is right, say {UPDATE}=1 and look at the difference.",
            path.display()
        );
    }
}

/// Checks every golden game of a folder. There must be one.
pub fn check_all<G: Present>(dir: impl AsRef<Path>) {
    let names = names(dir.as_ref());
    assert!(!names.is_empty(), "no golden game in {}", dir.as_ref().display());
    for name in names {
        check::<G>(&dir, &name);
    }
}

/// Writes the transcript of a recorded log anew.
pub fn update<G: Present>(dir: impl AsRef<Path>, name: &str) {
    let dir = dir.as_ref();
    save(&dir.join(format!("{name}.txt")), &retold::<G>(dir, name));
}

/// Records a golden game: its log and its transcript.
pub fn write<G: Present>(dir: impl AsRef<Path>, name: &str, log: &Log<G>) {
    let dir = dir.as_ref();
    let text =
        serde_json::to_string(log).unwrap_or_else(|error| panic!("the log of {name} cannot be written: {error}"));
    save(&dir.join(format!("{name}.json")), &(text + "\n"));
    update::<G>(dir, name);
}

/// A whole game at random, for recording.
pub fn random_game<G: Game>(players: u8, options: G::Options, seed: Seed) -> Result<Log<G>, SetupError> {
    let mut play = Play::<G>::new(players, options, seed)?;
    let mut rng = Rng::new(Seed::from_text(&format!("random game {seed}")));
    let mut buffer = Vec::new();
    while let Some((seat, action)) = random_decision(play.state(), &mut rng, &mut buffer) {
        play.act(seat, &action, &mut ())
            .unwrap_or_else(|illegal| panic!("{action:?} is listed for {seat}, but refused: {illegal:?}"));
    }
    Ok(play.log().clone())
}

/// The transcript that the recorded log gives now.
fn retold<G: Present>(dir: &Path, name: &str) -> String {
    let path = dir.join(format!("{name}.json"));
    let log: Log<G> = serde_json::from_str(&read(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    transcript(&log).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the golden games of a folder, in order.
fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let json = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    let mut names: Vec<String> = json
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// Where two texts part, in words.
fn first_difference(recorded: &str, made: &str) -> Option<String> {
    let (mut recorded, mut made) = (recorded.lines(), made.lines());
    (1..)
        .map_while(|line| match (recorded.next(), made.next()) {
            (None, None) => None,
            (old, new) => Some((line, old, new)),
        })
        .find(|(_, old, new)| old != new)
        .map(|(line, old, new)| {
            let [old, new] = [old, new].map(|text| text.unwrap_or("(the end)"));
            format!("line {line}\n    recorded: {old}\n    now:      {new}")
        })
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn save(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
