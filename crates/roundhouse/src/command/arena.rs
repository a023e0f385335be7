//! `roundhouse arena`

use std::fs::File;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arena::{Live, Match, Record, Report, Row, RowWriter, Setting, Shard, Words};
use bots::{Knowledge, Spec, Visitor};
use catalog::{AnyGame, CatalogError, Choice};
use clap::Args;
use serde::Serialize;
use table::{Language, Options, Present, Voice};

use super::progress::watched;
use super::seating::try_out;
use super::setup::{OptionArgs, PlayersArg};
use super::standings;
use super::write::json_line;
use crate::atomic::Growing;
use crate::bot_game::with_knowledge;
use crate::error::{Error, Fault};

/// Let bots play many games against each other
#[derive(Args)]
#[command(
    after_help = "Ctrl-C ends the match at the next decision: finished games are reported and written, and the exit code is 130. \
A second Ctrl-C ends it at once, without a report."
)]
pub(crate) struct Arena {
    /// The game's id
    game: String,
    /// Who plays, once for each player: random, greedy, search:300ms (milliseconds for a decision), search:2000 (iterations), search:2000x4 (four at once), a level
    /// (see `roundhouse bots`), or a program that speaks the bot protocol (exec:./mybot)
    #[arg(long = "player", value_name = "BOT", required = true)]
    players: Vec<Spec>,
    /// How many sit at a table, if fewer than all; then every combination of players plays, and all get ratings
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<PlayersArg>,
    /// How many games each combination of players plays; seats rotate, so a multiple of the seats is fairest
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Where all chance comes from. With budgets in iterations the same seed gives the same result
    #[arg(long, value_name = "TEXT", default_value = "arena", allow_negative_numbers = true)]
    seed: String,
    /// How many games to play at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Play only the K-th of N equal parts (K from 1 to N); all parts together make the whole match
    #[arg(long, value_name = "K/N", default_value = "1/1", hide_default_value = true)]
    shard: Shard,
    #[command(flatten)]
    options: OptionArgs,
    /// Write all games to this Parquet file, one row per player and game (see `roundhouse report`)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "out")]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    seed: &'a str,
    interrupted: bool,
    #[serde(flatten)]
    report: &'a Report,
}

/// The most players of a round robin: they make 200,000 tables of five.
const MOST_PLAYERS: usize = 32;

impl Arena {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let contest = self.contest(game)?;
        let choices = self.options.choices(game)?;
        try_out(&self.game, &self.players, contest.seats)?;
        let all = contest.len();
        let (report, table) = self
            .play(contest, choices, language)?
            .map_err(|error| self.options.blame(game, error))?;
        let published = table.map_or(Ok(()), Table::publish);
        let interrupted = report.games < all;
        self.tell(&report, interrupted, language, out)?;
        // the games are reported even if the file can't be kept
        published?;
        if interrupted {
            Err(Error::Interrupted {
                games: report.games,
                all,
            })
        } else {
            Ok(())
        }
    }

    /// The match, if this many can sit at a table.
    fn contest(&self, game: &dyn AnyGame) -> Result<Match, Error> {
        let all = || self.players.len().to_string().parse().expect("a number");
        let seats = self.seats.unwrap_or_else(all).of(&game.meta())?;
        if !(seats.into()..=MOST_PLAYERS).contains(&self.players.len()) {
            return Err(Fault::Crowd {
                seats,
                players: self.players.len(),
                most: MOST_PLAYERS,
            }
            .into());
        }
        Ok(Match {
            players: self.players.clone(),
            seats,
            games: self.games,
            seed: self.seed.clone(),
            threads: self.threads.into(),
            shard: self.shard,
        })
    }

    /// Plays until all games are finished or somebody presses Ctrl-C.
    fn play(&self, games: Match, choices: Vec<Choice>, language: Language) -> Result<Played, Error> {
        let live = Arc::new(Live::default());
        let begin = |path: &PathBuf| Table::begin(path, self.force);
        let table = self.out.as_ref().map(begin).transpose()?;
        stop_on_ctrl_c(&live);
        let contest = Contest {
            games,
            choices,
            language,
            live: &live,
            table,
        };
        Ok(with_knowledge(&self.game, contest)?)
    }

    fn tell(&self, report: &Report, interrupted: bool, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        if !self.json {
            return standings::write(out, report, &Voice::in_language(language));
        }
        let answer = Answer {
            game: &self.game,
            seed: &self.seed,
            interrupted,
            report,
        };
        json_line(out, &answer)
    }
}

/// The first Ctrl-C ends the games, the second the program. Where the system doesn't let us listen, the first ends the program.
pub(super) fn stop_on_ctrl_c(live: &Arc<Live>) {
    let live = Arc::clone(live);
    let _ = ctrlc::set_handler(move || {
        if live.stop() {
            std::process::exit(130);
        }
    });
}

/// The table of games in the making.
struct Table {
    path: PathBuf,
    file: Growing,
    rows: RowWriter<File>,
    words: Words,
    /// Why it takes no more rows.
    failure: Option<io::Error>,
}

impl Table {
    fn begin(path: &Path, force: bool) -> Result<Table, Error> {
        let file = Growing::begin(path, force)?;
        let rows = file
            .file()
            .and_then(|file| RowWriter::new(file).map_err(io::Error::other))
            .map_err(Error::of_file(path))?;
        Ok(Table {
            path: path.to_owned(),
            file,
            rows,
            words: Words::default(),
            failure: None,
        })
    }

    /// Adds the rows of a game. When the file takes no more, the match ends, and the reason comes with the report.
    fn add(&mut self, rows: impl FnOnce(&mut Words) -> Vec<Row>) -> ControlFlow<()> {
        if self.failure.is_none() {
            self.failure = self.rows.add(rows(&mut self.words)).err().map(io::Error::other);
        }
        if self.failure.is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn publish(self) -> Result<(), Error> {
        if let Some(failure) = self.failure {
            return Err(Error::of_file(&self.path)(failure));
        }
        self.rows
            .finish(&self.words)
            .map_err(io::Error::other)
            .map_err(Error::of_file(&self.path))?;
        self.file.publish()
    }
}

/// A match of whichever game.
struct Contest<'a> {
    games: Match,
    choices: Vec<Choice>,
    language: Language,
    live: &'a Live,
    table: Option<Table>,
}

/// What a match came to, and its table of games.
type Played = Result<(Report, Option<Table>), CatalogError>;

impl Visitor for Contest<'_> {
    type Output = Played;

    fn visit<G: Knowledge + Present>(mut self) -> Self::Output {
        let mut options = G::Options::default();
        for Choice { name, value } in &self.choices {
            options.set(name, value)?;
        }
        let options_text = serde_json::to_string(&options).expect("options can be written");
        let setting = Arc::new(Setting {
            game: G::meta().id.into(),
            rules: G::meta().rules,
            options: options_text,
            seed: self.games.seed.clone(),
        });
        let names: Vec<String> = self.games.players.iter().map(ToString::to_string).collect();
        let enter = |record: &Record| match &mut self.table {
            None => ControlFlow::Continue(()),
            Some(table) => table.add(|words| Row::of(record, &setting, &names, words)),
        };
        let report = watched(self.live, self.games.len(), self.language, || {
            self.games.play::<G>(&options, self.live, enter)
        })?;
        Ok((report, self.table))
    }
}
