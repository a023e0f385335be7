//! `roundhouse puzzles`

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use bots::puzzle::{Maker, Puzzle};
use bots::{Knowledge, Visitor};
use clap::Args;
use serde::Serialize;
use table::{Language, Present, Rng, Say, Seed, Voice};

use super::write::{json_line, report};
use crate::atomic;
use crate::bot_game::with_knowledge;
use crate::error::{Error, Fault};
use crate::game_file::read_text;
use crate::texts::{Deed, Riddle, Speak};

/// Make puzzles of games between bots, or look again at puzzles that were made
///
/// A puzzle is a position in which one turn is clearly the best, and greedy players miss it. With --out, games are played and their puzzles written, one a line.
/// With --confirm, the puzzles of a file are looked at again with other luck; with --out as well, those that hold are written there.
#[derive(Args)]
pub(crate) struct Puzzles {
    /// The game's id
    game: String,
    /// How many games to look for puzzles in
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Write the puzzles to this file; with --confirm, all but those that don't hold, with their themes found anew
    #[arg(long, value_name = "FILE", required_unless_present = "confirm")]
    out: Option<PathBuf>,
    /// Look again at the puzzles of this file: long searches with other luck have to find the same answers
    #[arg(long, value_name = "FILE", conflicts_with = "games")]
    confirm: Option<PathBuf>,
    /// Look only at this many of them, picked by the seed
    #[arg(long, value_name = "N", requires = "confirm", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    sample: Option<u32>,
    /// Where all chance comes from: the same seed makes the same puzzles
    #[arg(long, value_name = "TEXT", default_value = "puzzles", allow_negative_numbers = true)]
    seed: String,
    /// How many games or puzzles to look at at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Made {
        file: &'a Path,
        games: usize,
        puzzles: usize,
    },
    Confirmed {
        file: &'a Path,
        puzzles: usize,
        stand: usize,
        fallen: Vec<String>,
    },
}

impl Puzzles {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let voice = Voice::in_language(language);
        let work = Work {
            command: self,
            voice,
            out,
        };
        with_knowledge(&self.game, work)?
    }
}

/// Making or confirming puzzles of whichever game.
struct Work<'a> {
    command: &'a Puzzles,
    voice: Voice<'static>,
    out: &'a mut dyn Write,
}

impl Visitor for Work<'_> {
    type Output = Result<(), Error>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        match (&self.command.confirm, &self.command.out) {
            (Some(file), _) => self.confirm::<G>(file),
            (None, Some(file)) => self.make::<G>(file),
            (None, None) => unreachable!("one of them is required"),
        }
    }
}

impl Work<'_> {
    /// Makes puzzles, and writes those of a game as soon as it is done: who stops it keeps what is there.
    fn make<G: Knowledge>(self, path: &Path) -> Result<(), Error> {
        let Puzzles { seed, games, force, .. } = self.command;
        if path.exists() && !force {
            return Err(Fault::Exists { path: path.into() }.into());
        }
        let maker = Maker { seed: seed.clone() };
        let file = Mutex::new(File::create(path).map_err(Error::of_file(path))?);
        let made = self.at_once(*games as usize, |number| {
            let puzzles = maker.make::<G>(number as u32);
            let text: String = puzzles.iter().map(line).collect();
            let mut file = file.lock().expect("no writer panics");
            file.write_all(text.as_bytes())
                .map(|()| text)
                .map_err(Error::of_file(path))
        });
        let made = made.into_iter().collect::<Result<Vec<String>, Error>>()?.concat();
        // in the order of the games, whoever was first
        atomic::replace(path, &made)?;
        let answer = Answer::Made {
            file: path,
            games: *games as usize,
            puzzles: made.lines().count(),
        };
        self.tell(&answer)
    }

    fn confirm<G: Knowledge>(self, path: &Path) -> Result<(), Error> {
        let Puzzles {
            seed,
            out,
            sample,
            force,
            ..
        } = self.command;
        if let Some(out) = out.as_ref().filter(|out| out.exists() && !force) {
            return Err(Fault::Exists {
                path: out.as_path().into(),
            }
            .into());
        }
        let mut puzzles = read::<G>(path)?;
        let mut looked_at: Vec<usize> = (0..puzzles.len()).collect();
        if let Some(sample) = sample {
            Rng::new(Seed::from_text(seed)).shuffle(&mut looked_at);
            looked_at.truncate(*sample as usize);
        }
        let again = self.at_once(looked_at.len(), |number| {
            puzzles[looked_at[number]].looked_at_again(seed)
        });
        let mut fallen = Vec::new();
        for (&number, again) in looked_at.iter().zip(again) {
            match again {
                Some(puzzle) => puzzles[number] = puzzle,
                None => fallen.push(puzzles[number].id.clone()),
            }
        }
        if let Some(out) = out {
            puzzles.retain(|puzzle| !fallen.contains(&puzzle.id));
            // what a game has learned since is written down of all of them
            let today = puzzles.iter().filter_map(Puzzle::told_apart);
            let kept: String = today.map(|puzzle| line(&puzzle.with_themes())).collect();
            atomic::replace(out, &kept)?;
        }
        let answer = Answer::Confirmed {
            file: path,
            puzzles: looked_at.len(),
            stand: looked_at.len() - fallen.len(),
            fallen,
        };
        self.tell(&answer)
    }

    /// Does something for each of these numbers, several at once, and shows how far it is if somebody is watching.
    fn at_once<T: Send>(&self, all: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let found = Mutex::new(Vec::with_capacity(all));
        let (watched, language) = (io::stderr().is_terminal(), self.voice.language);
        let work = || {
            loop {
                let number = next.fetch_add(1, Relaxed);
                if number >= all {
                    break;
                }
                let result = task(number);
                found.lock().expect("no worker panics").push((number, result));
                let done = 1 + done.fetch_add(1, Relaxed);
                if watched {
                    let end = if done == all { "\n" } else { "" };
                    // if nobody can see it, the work goes on
                    let _ = write!(
                        io::stderr(),
                        "\r{}{end}",
                        Riddle::Progress { done, all }.said(&Voice::in_language(language))
                    );
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.command.threads {
                scope.spawn(work);
            }
        });
        let mut found = found.into_inner().expect("no worker panics");
        found.sort_by_key(|(number, _)| *number);
        found.into_iter().map(|(_, result)| result).collect()
    }

    fn tell(self, answer: &Answer<'_>) -> Result<(), Error> {
        let Work { command, voice, out } = self;
        report(out, Deed::FileWritten, |out| {
            if command.json {
                return json_line(out, answer);
            }
            let told = match answer {
                Answer::Made { file, games, puzzles } => Riddle::Made {
                    path: (*file).into(),
                    games: *games,
                    puzzles: *puzzles,
                },
                Answer::Confirmed { puzzles, stand, .. } => Riddle::Stand {
                    stand: *stand,
                    puzzles: *puzzles,
                },
            };
            writeln!(out, "{}", told.said(&voice))?;
            if let Answer::Confirmed { fallen, .. } = answer {
                fallen
                    .iter()
                    .try_for_each(|id| writeln!(out, "{}", Riddle::Fallen { id: id.clone() }.said(&voice)))?;
            }
            Ok(())
        })
    }
}

/// A puzzle as a line of a file.
fn line<G: Knowledge>(puzzle: &Puzzle<G>) -> String {
    let text = serde_json::to_string(puzzle).expect("logs have text for keys");
    format!("{text}\n")
}

/// The puzzles of a file.
fn read<G: Knowledge>(path: &Path) -> Result<Vec<Puzzle<G>>, Error> {
    let text = read_text(path)?;
    let in_line = |number: usize, why: String| {
        let what = Riddle::Line { number, why }.say(&());
        Error::from(Fault::in_file(path, what))
    };
    let mut puzzles = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let puzzle: Puzzle<G> = serde_json::from_str(line).map_err(|error| in_line(number, error.to_string()))?;
        puzzle.position().map_err(|error| in_line(number, error.to_string()))?;
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}
