//! Many games: matches, and games to learn from.

use std::fs::File;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use arena::{Live, Match, Record, Report, Row, RowWriter, Selfplay, Setting, Shard, Words, Written};
use bots::{Knowledge, Spec, Visitor, visit};
use catalog::{CatalogError, Choice};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;
use table::Present;

use crate::error::{of_catalog, of_spec, refuse};
use crate::guest::Company;
use crate::held::{choose, players_of};
use crate::info::no_game;
use crate::json;
use crate::state::choices;

/// How often somebody looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(100);

/// Does long work beside Python: other threads of it go on, and Ctrl-C ends the games.
fn beside<T: Send>(py: Python<'_>, live: &Live, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    std::thread::scope(|scope| {
        let (told, mut done) = channel();
        let worker = scope.spawn(move || {
            let result = work();
            // nobody waits for it any more only if Python itself has failed
            let _ = told.send(());
            result
        });
        let mut interrupted = Ok(());
        loop {
            let waited;
            (waited, done) = py.detach(move || (done.recv_timeout(LOOK), done));
            if waited != Err(RecvTimeoutError::Timeout) {
                break;
            }
            if let Err(raised) = py.check_signals() {
                live.stop();
                interrupted = Err(raised);
            }
        }
        let result = py.detach(|| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        interrupted.map(|()| result)
    })
}

/// Lets bots play a match and gives its report. With `out`, one row for each player and game is written there as Parquet.
#[pyfunction]
#[pyo3(signature = (game, players, games = 100, *, seats = None, seed = "arena", threads = 1, shard = "1/1", out = None, **options))]
#[expect(
    clippy::too_many_arguments,
    clippy::needless_pass_by_value,
    reason = "they are named in Python, which hands them over"
)]
pub(crate) fn play_match<'py>(
    py: Python<'py>,
    game: &str,
    players: Vec<Bound<'py, PyAny>>,
    games: u32,
    seats: Option<i64>,
    seed: &str,
    threads: usize,
    shard: &str,
    out: Option<PathBuf>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let company = Company::of(&players)?;
    let order = Order {
        players: &company.players,
        seats: seats.unwrap_or(company.players.len() as i64),
        games,
        seed,
        threads,
        shard: shard
            .parse()
            .map_err(|error: arena::ShardError| refuse(error.to_string()))?,
        choices: &choices(options)?,
        out: out.as_deref(),
        live: &company.live,
    };
    let played = beside(py, &company.live, || visit(game, order))?;
    company.check()?;
    let report = played.ok_or_else(|| no_game(game))?.map_err(|failure| match failure {
        Failure::Refused(error) => of_catalog(py, &error),
        Failure::Other(text) => refuse(text),
    })?;
    json::loads(py, &json::written(&report))
}

/// Why there is no match.
enum Failure {
    Refused(CatalogError),
    Other(String),
}

impl<E: Into<CatalogError>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Refused(error.into())
    }
}

/// A match of whichever game.
struct Order<'a> {
    players: &'a [Spec],
    seats: i64,
    games: u32,
    seed: &'a str,
    threads: usize,
    shard: Shard,
    choices: &'a [Choice],
    out: Option<&'a Path>,
    live: &'a Live,
}

impl Visitor for Order<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let options = choose::<G>(self.choices)?;
        let seats = players_of::<G>(Some(self.seats))?;
        if usize::from(seats) > self.players.len() {
            let text = format!("{} players can't fill {seats} seats", self.players.len());
            return Err(Failure::Other(text));
        }
        for player in self.players {
            let tried = player.try_out::<G>(seats);
            tried.map_err(|error| Failure::Other(error.to_string()))?;
        }
        let contest = Match {
            players: self.players.to_vec(),
            seats,
            games: self.games,
            seed: self.seed.to_owned(),
            threads: self.threads,
            shard: self.shard,
        };
        let setting = Arc::new(Setting {
            game: G::meta().id.into(),
            rules: G::meta().rules,
            options: json::written(&options),
            seed: self.seed.to_owned(),
        });
        let names: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        let mut table = self.out.map(Table::begin).transpose()?;
        let enter = |record: &Record| match &mut table {
            Some(table) => table.add(|words| Row::of(record, &setting, &names, words)),
            None => ControlFlow::Continue(()),
        };
        let report = contest.play::<G>(&options, self.live, enter)?;
        table.map_or(Ok(()), Table::publish)?;
        Ok(report)
    }
}

/// A table of games in the making. It appears under its name once it is whole, so that nobody ever reads half of one.
struct Table {
    path: PathBuf,
    draft: PathBuf,
    rows: RowWriter<File>,
    words: Words,
    /// Why it takes no more rows.
    failure: Option<String>,
}

impl Table {
    fn begin(path: &Path) -> Result<Table, Failure> {
        let failed = |error: String| Failure::Other(format!("{} can't be written: {error}", path.display()));
        let draft = path.with_extension(format!("{}.part", std::process::id()));
        let file = File::create(&draft).map_err(|error| failed(error.to_string()))?;
        Ok(Table {
            path: path.to_owned(),
            draft,
            rows: RowWriter::new(file).map_err(|error| failed(error.to_string()))?,
            words: Words::default(),
            failure: None,
        })
    }

    fn add(&mut self, rows: impl FnOnce(&mut Words) -> Vec<Row>) -> ControlFlow<()> {
        match self.rows.add(rows(&mut self.words)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failure = Some(error.to_string());
                ControlFlow::Break(())
            }
        }
    }

    fn publish(self) -> Result<(), Failure> {
        let written = match self.failure {
            Some(failure) => Err(failure),
            None => self
                .rows
                .finish(&self.words)
                .map(drop)
                .map_err(|error| error.to_string()),
        };
        let kept = written.and_then(|()| std::fs::rename(&self.draft, &self.path).map_err(|error| error.to_string()));
        kept.map_err(|error| {
            // what is left of a draft is of no use to anybody
            let _ = std::fs::remove_file(&self.draft);
            Failure::Other(format!("{} can't be written: {error}", self.path.display()))
        })
    }
}

/// Lets a bot that searches play against itself, and writes down what a net can learn from.
#[pyfunction]
#[pyo3(signature = (game, out, *, bot = "learned:32", players = None, games = 100, seed = "selfplay", explore = 0.0, threads = 1, bare = false))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    game: &str,
    out: PathBuf,
    bot: &str,
    players: Option<i64>,
    games: u32,
    seed: &str,
    explore: f32,
    threads: usize,
    bare: bool,
) -> PyResult<Bound<'py, PyAny>> {
    if !(0.0..=1.0).contains(&explore) {
        return Err(refuse(format!("explore is a part, from 0 to 1, not {explore}")));
    }
    let live = Live::default();
    let learning = Learning {
        order: Selfplay {
            player: bot.parse().map_err(|error| of_spec(&error))?,
            players: 0,
            games,
            seed: seed.to_owned(),
            explore,
            threads,
            time: None,
            out,
            is_bare: bare,
        },
        players,
        live: &live,
    };
    let played = beside(py, &live, || visit(game, learning))?;
    let Written {
        games,
        decisions,
        files,
    } = played.ok_or_else(|| no_game(game))?.map_err(refuse)?;
    let told = json!({ "games": games, "decisions": decisions, "files": files });
    json::loads(py, &told.to_string())
}

/// Games of whichever game to learn from.
struct Learning<'a> {
    order: Selfplay,
    players: Option<i64>,
    live: &'a Live,
}

impl Visitor for Learning<'_> {
    type Output = Result<Written, String>;

    fn visit<G: Knowledge + Present>(mut self) -> Self::Output {
        self.order.players = players_of::<G>(self.players).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(&self.order.out).map_err(|error| error.to_string())?;
        self.order.play::<G>(self.live).map_err(|error| error.to_string())
    }
}
