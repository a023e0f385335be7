//! `roundhouse arena`

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use arena::{Live, Match, PlayerReport, Record, Report, Row, RowWriter, Setting, Shard};
use bots::{Knowledge, Spec, Visitor};
use catalog::{AnyGame, CatalogError, Choice};
use clap::Args;
use serde::Serialize;
use table::{Options, Present};

use super::seating::try_out;
use super::setup::{OptionArgs, PlayersArg};
use super::write::json_line;
use crate::atomic::Growing;
use crate::bot_game::with_knowledge;
use crate::error::Error;

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
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let game = catalog::find(&self.game)?;
        let contest = self.contest(game)?;
        let choices = self.options.choices(game)?;
        try_out(&self.game, &self.players, contest.seats)?;
        let all = contest.len();
        let (report, table) = self
            .play(contest, choices)?
            .map_err(|error| self.options.blame(game, error))?;
        let published = table.map_or(Ok(()), Table::publish);
        let interrupted = report.games < all;
        self.tell(&report, interrupted, out)?;
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
            return Err(Error::Crowd {
                seats,
                players: self.players.len(),
                most: MOST_PLAYERS,
            });
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
    fn play(&self, games: Match, choices: Vec<Choice>) -> Result<Played, Error> {
        let live = Arc::new(Live::default());
        let begin = |path: &PathBuf| Table::begin(path, self.force);
        let table = self.out.as_ref().map(begin).transpose()?;
        stop_on_ctrl_c(&live);
        let contest = Contest {
            games,
            choices,
            live: &live,
            table,
        };
        Ok(with_knowledge(&self.game, contest)?)
    }

    fn tell(&self, report: &Report, interrupted: bool, out: &mut dyn Write) -> Result<(), Error> {
        if !self.json {
            return describe(out, report);
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

/// The first Ctrl-C ends the match, the second the program. Where the system doesn't let us listen, the first ends the program.
fn stop_on_ctrl_c(live: &Arc<Live>) {
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
            failure: None,
        })
    }

    /// Adds the rows of a game. When the file takes no more, the match ends, and the reason comes with the report.
    fn add(&mut self, rows: impl FnOnce() -> Vec<Row>) -> ControlFlow<()> {
        if self.failure.is_none() {
            self.failure = self.rows.add(rows()).err().map(io::Error::other);
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
            .finish()
            .map_err(io::Error::other)
            .map_err(Error::of_file(&self.path))?;
        self.file.publish()
    }
}

/// A match of whichever game.
struct Contest<'a> {
    games: Match,
    choices: Vec<Choice>,
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
            Some(table) => table.add(|| Row::of(record, &setting, &names)),
        };
        let report = watched(self.live, self.games.len(), || {
            self.games.play::<G>(&options, self.live, enter)
        })?;
        Ok((report, self.table))
    }
}

/// Does something long, and shows how far it is if somebody is watching.
fn watched<R>(live: &Live, all: u64, play: impl FnOnce() -> R) -> R {
    if !io::stderr().is_terminal() {
        return play();
    }
    let (done, wait) = channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            while wait.recv_timeout(Duration::from_millis(500)) == Err(RecvTimeoutError::Timeout) {
                // if nobody can see it, the games go on
                let _ = write!(io::stderr(), "\r{}\x1b[K", progress(live, all, start.elapsed()));
            }
            let _ = write!(io::stderr(), "\r\x1b[K");
        });
        let result = play();
        drop(done);
        result
    })
}

/// How far the match is, in one line.
fn progress(live: &Live, all: u64, elapsed: Duration) -> String {
    const WIDTH: u64 = 24;
    let games = live.games();
    let full = (games * WIDTH / all.max(1)) as usize;
    let left = match live.left(all, elapsed) {
        _ if live.is_stopped() => "stopping".into(),
        None => format!("{} so far", clock(elapsed)),
        Some(left) => format!("about {} left", clock(left)),
    };
    format!(
        "[{}{}] {games} of {all} games, {left}",
        "#".repeat(full),
        "-".repeat(WIDTH as usize - full)
    )
}

/// A span of time as people say it.
fn clock(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds @ 120..7200 => format!("{} min", seconds / 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}

fn describe(out: &mut dyn Write, report: &Report) -> Result<(), Error> {
    let winning = report
        .mean_winning_score
        .map(|score| format!(", mean winning score {score:.1}"))
        .unwrap_or_default();
    writeln!(out, "{} games{winning}", report.games)?;
    let rated = report.players.iter().any(|player| player.rating.is_some());
    let rating = if rated {
        format!("{:>22}", "rating")
    } else {
        String::new()
    };
    writeln!(
        out,
        "{:<16} {:>7} {:>16} {:>11} {:>16} {:>13}{rating}",
        "", "wins", "95 % interval", "mean score", "95 % interval", "ms/decision"
    )?;
    report
        .players
        .iter()
        .try_for_each(|player| describe_player(out, player))
}

fn describe_player(out: &mut dyn Write, player: &PlayerReport) -> Result<(), Error> {
    let shares = span(player.ci95.map(|share| 100.0 * share));
    let scores = span(player.score_ci95);
    let rating = player
        .rating
        .map(|rating| format!("{:>12.0} ± {:<7.0}", rating.elo, rating.ci95[1] - rating.elo))
        .unwrap_or_default();
    let (win_share, mean, time) = (100.0 * player.win_share, player.mean_score, player.ms_per_decision);
    let row = format!(
        "{:<16} {win_share:>6.1}% {shares:>16} {mean:>11.1} {scores:>16} {time:>13.2}{rating}",
        player.player
    );
    writeln!(out, "{}", row.trim_end())?;
    for (title, share) in &player.titles {
        writeln!(out, "  {title}: {:.1} %", 100.0 * share)?;
    }
    match player.faults {
        0 => Ok(()),
        1 => Ok(writeln!(out, "  went wrong once")?),
        times => Ok(writeln!(out, "  went wrong {times} times")?),
    }
}

fn span([low, high]: [f64; 2]) -> String {
    format!("{low:.1} to {high:.1}")
}
