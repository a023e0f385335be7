//! Golden games: a recorded log (`NAME.json`) and, next to it, the transcript it must give (`NAME.txt`), so that a changed rule shows as a readable difference.

use std::fs;
use std::path::Path;

use crate::chance::{Rng, Seed};
use crate::error::SetupError;
use crate::event::Told;
use crate::game::{Game, Present};
use crate::log::Log;
use crate::play::Play;
use crate::random::random_decision;

pub use super::transcript::transcript;

/// Where a game's crate keeps its golden games.
pub const FOLDER: &str = "tests/golden";

/// The environment variable that, set to 1, makes [`check`] rewrite transcripts.
const UPDATE: &str = "UPDATE_GOLDEN";

/// The log of a golden game of the crate that is tested.
pub fn log<G: Game>(name: &str) -> Log<G> {
    read_log(&Path::new(FOLDER).join(name).with_extension("json"))
}

/// The position of a golden game after this many decisions, or at its end.
pub fn position<G: Game>(name: &str, decisions: usize) -> G {
    let mut log = log::<G>(name);
    log.actions.truncate(decisions);
    log.replay().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Everything that happens in a golden game.
pub fn events<G: Game>(name: &str) -> Vec<G::Event> {
    let mut told: Vec<Told<G::Event>> = Vec::new();
    log::<G>(name)
        .replay_with(&mut told, |_, _, _, _| ())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    told.into_iter().map(|told| told.event).collect()
}

/// These golden games have these players and options, and are played to their end.
pub fn check_covered<G: Game>(games: impl IntoIterator<Item = (&'static str, u8, G::Options)>) {
    for (name, players, options) in games {
        let log = log::<G>(name);
        assert_eq!((log.players, &log.options), (players, &options), "{name}");
        let end = log.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(end.outcome().is_some(), "{name} is not played to its end");
    }
}

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
    transcript(&read_log::<G>(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_log<G: Game>(path: &Path) -> Log<G> {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
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
