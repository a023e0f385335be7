//! Running the real program in a folder of its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A folder to play in.
pub(crate) struct Desk {
    folder: TempDir,
}

/// What the program answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// A desk with a new game on it, `game.json`.
    pub(crate) fn with_game(game: &Game, players: u8) -> Desk {
        let desk = Desk::new();
        desk.run(&[
            "new",
            &game.id,
            "--players",
            &players.to_string(),
            "--seed",
            "desk",
            "-o",
            "game.json",
        ])
        .ok();
        desk
    }

    /// A desk with a finished game on it, `game.json`.
    pub(crate) fn with_finished_game(game: &Game, players: u8) -> Desk {
        let desk = Desk::new();
        desk.run(&[
            "play-out",
            &game.id,
            "--players",
            &players.to_string(),
            "--seed",
            "desk",
            "-o",
            "game.json",
        ])
        .ok();
        desk
    }

    /// The program in this folder. It speaks English, whatever the machine's language is.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        command.args(args).current_dir(self.folder.path()).stdin(Stdio::null());
        command.env("LC_ALL", "C.UTF-8");
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> Answer {
        let output = self.command(args).output().unwrap();
        Answer {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs what must be refused: exit code 2, one line on stderr, nothing on stdout, all files as they were. Gives the line.
    pub(crate) fn refused(&self, args: &[&str]) -> String {
        let before = self.files();
        let answer = self.run(args);
        assert_eq!(self.files(), before, "{args:?} must leave the files as they were");
        assert_eq!(
            (answer.code, answer.out.as_str()),
            (Some(2), ""),
            "{args:?}: {answer:?}"
        );
        assert!(
            answer.err.ends_with('\n') && answer.err.lines().count() == 1,
            "{args:?}: {answer:?}"
        );
        answer
            .err
            .trim_end()
            .strip_prefix("roundhouse: ")
            .unwrap_or_else(|| panic!("{args:?}: {answer:?}"))
            .to_owned()
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// All files with their contents; folders are not looked into.
    pub(crate) fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let entries = fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path());
        entries
            .map(|path| (path.clone(), fs::read(&path).unwrap_or_default()))
            .collect()
    }
}

impl Answer {
    /// What a command that must succeed printed.
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// The JSON that it printed.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.ok()).unwrap()
    }
}

/// A game, as `games --json` tells of it.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) least: u8,
    pub(crate) most: u8,
    /// The options that are on or off.
    pub(crate) flags: Vec<String>,
    /// The options that take a file.
    pub(crate) files: Vec<String>,
}

/// All games of the program.
pub(crate) fn games() -> Vec<Game> {
    let list = Desk::new().run(&["games", "--json"]).json();
    let games: Vec<Game> = list.as_array().unwrap().iter().map(game).collect();
    assert!(!games.is_empty());
    games
}

fn game(info: &Value) -> Game {
    let number = |key: &str| u8::try_from(info["players"][key].as_u64().unwrap()).unwrap();
    let options = |kind: &str| {
        let options = info["options"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|option| option["kind"] == kind);
        options
            .map(|option| option["name"].as_str().unwrap().to_owned())
            .collect()
    };
    Game {
        id: info["id"].as_str().unwrap().into(),
        least: number("least"),
        most: number("most"),
        flags: options("flag"),
        files: options("file"),
    }
}

/// The first seat that owes a decision in `game.json`, and its actions.
pub(crate) fn choices(desk: &Desk) -> Option<(String, Vec<Value>)> {
    let answer = desk.run(&["legal", "game.json", "--json"]).json();
    let first = answer["seats"].as_array().unwrap().first()?.clone();
    assert_eq!(first["seat"], answer["awaiting"][0]);
    Some((first["seat"].to_string(), first["actions"].as_array().unwrap().clone()))
}

/// Plays one decision: some legal action, spread over the list so that games differ.
pub(crate) fn act(desk: &Desk, number: usize) -> Option<Value> {
    let (seat, actions) = choices(desk)?;
    let action = actions[number * 7 % actions.len()].to_string();
    Some(
        desk.run(&["act", "game.json", "--seat", &seat, "--action", &action, "--json"])
            .json(),
    )
}

/// Edits a JSON file.
pub(crate) fn edit(desk: &Desk, name: &str, edit: impl FnOnce(&mut Value)) {
    let mut value = serde_json::from_str(&desk.read(name)).unwrap();
    edit(&mut value);
    desk.write(name, &value.to_string());
}
