//! `roundhouse forecast`

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use arena::{Bin, Chances, Lesson, Live, Measured, Measurement};
use bots::{Courses, Knowledge, Spec, Visitor};
use catalog::CatalogError;
use clap::Args;
use serde::Serialize;
use table::{Language, Message, Meta, Present, Say, SetupError, Voice};

use super::arena::stop_on_ctrl_c;
use super::progress::watched;
use super::seating::try_out;
use super::setup::PlayersArg;
use super::write::{json_line, report};
use crate::atomic;
use crate::bot_game::with_knowledge;
use crate::columns::{right, width};
use crate::error::{Error, Fault};
use crate::game_file::read_text;
use crate::texts::{Deed, Line, Outlook, Speak, decimal};

/// Measure how good forecasts of the final score and of the winner are, or learn them anew
///
/// A bot plays games against itself, and at 25, 50 and 75 percent of each the forecast is compared with the end. With --teach, forecasts are learned from such
/// games and written to a file, which is put in place of the one in crates/bots/data/forecast.
#[derive(Args)]
pub(crate) struct Forecast {
    /// The game's id
    game: String,
    /// How many play: a number, several with commas between them, or all
    #[arg(long, value_name = "N", default_value = "all", allow_negative_numbers = true)]
    players: Tables,
    /// Who plays on all seats (see `roundhouse bots`)
    #[arg(long, value_name = "BOT", default_value = "search:100")]
    player: Spec,
    /// How many games for each number of players
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Where all chance comes from. Lessons and measurements of the same seed are different games
    #[arg(long, value_name = "TEXT", default_value = "forecast", allow_negative_numbers = true)]
    seed: String,
    /// How many games to play at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Measure the courses of this file, in place of what hints and graphs tell
    #[arg(long, value_name = "FILE", conflicts_with = "teach")]
    course: Option<PathBuf>,
    /// Learn courses and write them to this file
    #[arg(long, value_name = "FILE")]
    teach: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "teach")]
    force: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The numbers of players to play with.
#[derive(Clone)]
enum Tables {
    All,
    These(Vec<PlayersArg>),
}

impl FromStr for Tables {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Tables, &'static str> {
        if text == "all" {
            return Ok(Tables::All);
        }
        text.split(',')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Tables::These)
    }
}

impl Tables {
    /// The numbers, if as many can play the game.
    fn of(&self, meta: &Meta) -> Result<Vec<u8>, Error> {
        match self {
            Tables::All => Ok(meta.players.clone().collect()),
            Tables::These(listed) => listed.iter().map(|players| players.of(meta)).collect(),
        }
    }
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    player: String,
    seed: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    taught: Option<&'a Path>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    measured: Vec<Measurement>,
}

impl Forecast {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let meta = catalog::find(&self.game)?.meta();
        let tables = self.players.of(&meta)?;
        for &players in &tables {
            try_out(&self.game, std::slice::from_ref(&self.player), players)?;
        }
        if let Some(path) = self.teach.as_deref().filter(|path| !self.force && path.exists()) {
            return Err(Fault::Exists { path: path.into() }.into());
        }
        let live = Arc::new(Live::default());
        stop_on_ctrl_c(&live);
        let all = u64::from(self.games) * tables.len() as u64;
        let work = Work {
            command: self,
            tables: &tables,
            course: self.course()?,
            live: &live,
        };
        let found = watched(&live, all, language, || with_knowledge(&self.game, work))??;
        let found = found.ok_or_else(|| Error::Interrupted {
            games: live.games(),
            all,
        })?;
        self.tell(found, meta.name, language, out)
    }

    /// The courses to measure, if not the built-in ones.
    fn course(&self) -> Result<Option<Courses>, Error> {
        let read = |path: &PathBuf| {
            let text = read_text(path)?;
            Courses::read(&text).map_err(|error| Fault::in_file(path, Message::verbatim(error.to_string())).into())
        };
        self.course.as_ref().map(read).transpose()
    }

    fn lesson(&self, what: &str) -> Lesson {
        Lesson {
            player: self.player.clone(),
            games: self.games,
            seed: format!("{} {what}", self.seed),
            threads: self.threads.into(),
        }
    }

    fn tell(&self, found: Found, game: &'static str, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let voice = Voice::in_language(language);
        match found {
            Found::Courses(courses) => self.keep(&courses, game, &voice, out),
            Found::Measured(measured) if self.json => json_line(out, &self.answer(measured)),
            Found::Measured(measured) => measured
                .iter()
                .try_for_each(|measurement| describe(out, game, measurement, &voice)),
        }
    }

    /// Writes what was learned.
    fn keep(&self, courses: &Courses, game: &'static str, voice: &Voice<'_>, out: &mut dyn Write) -> Result<(), Error> {
        let path = self.teach.as_deref().expect("courses are learned to be written");
        let text = self.file(game, courses);
        if self.force {
            atomic::replace(path, &text)?;
        } else {
            atomic::create(path, &text)?;
        }
        report(out, Deed::FileWritten, |out| {
            if self.json {
                return json_line(out, &self.answer(Vec::new()));
            }
            let games = self.games * courses.each().count() as u32;
            let path = path.into();
            Ok(writeln!(out, "{}", Outlook::Taught { path, game, games }.said(voice))?)
        })
    }

    fn answer(&self, measured: Vec<Measurement>) -> Answer<'_> {
        Answer {
            game: &self.game,
            player: self.player.to_string(),
            seed: &self.seed,
            taught: self.teach.as_deref(),
            measured,
        }
    }

    /// A file of courses, with how it was made.
    fn file(&self, game: &str, courses: &Courses) -> String {
        let players: Vec<String> = courses.each().map(|(players, _)| players.to_string()).collect();
        let mut text = format!(
            "# How games of {game} go on: from what a position is worth to the final score. See docs/bots.md, The forecast.\n"
        );
        let _ = writeln!(
            text,
            "# Made by: roundhouse forecast {} --players {} --player {} --games {} --seed {:?} --teach FILE",
            self.game,
            players.join(","),
            self.player,
            self.games,
            self.seed
        );
        text.push_str("# final score = base + own * worth + all * mean worth of all seats + due * (turns due to the seat beside the mean); spread is the standard deviation of\n# a seat's error beside the others'.\n");
        let _ = write!(text, "{courses}");
        text
    }
}

/// What came of it.
enum Found {
    Courses(Courses),
    Measured(Vec<Measurement>),
}

/// Teaching or measuring whichever game.
struct Work<'a> {
    command: &'a Forecast,
    tables: &'a [u8],
    course: Option<Courses>,
    live: &'a Live,
}

impl Visitor for Work<'_> {
    type Output = Result<Option<Found>, CatalogError>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let found = if self.command.teach.is_some() {
            self.teach::<G>()?
        } else {
            self.measure::<G>()?.map(Found::Measured)
        };
        Ok(found)
    }
}

impl Work<'_> {
    fn teach<G: Knowledge>(&self) -> Result<Option<Found>, SetupError> {
        let lesson = self.command.lesson("lesson");
        let mut courses = Vec::new();
        for &players in self.tables {
            let Some(course) = lesson.teach::<G>(players, self.live)? else {
                return Ok(None);
            };
            courses.push((players, course));
        }
        Ok(Courses::new(courses).ok().map(Found::Courses))
    }

    fn measure<G: Knowledge>(&self) -> Result<Option<Vec<Measurement>>, SetupError> {
        let lesson = self.command.lesson("measurement");
        let course = |players: u8| self.course.as_ref().map(|courses| courses.of(players));
        let measure = |&players: &u8| lesson.measure::<G>(players, course(players), self.live).transpose();
        // a measurement that was stopped is none
        let measured = self.tables.iter().filter_map(measure).collect::<Result<Vec<_>, _>>()?;
        Ok((measured.len() == self.tables.len()).then_some(measured))
    }
}

fn describe(
    out: &mut dyn Write,
    game: &'static str,
    measurement: &Measurement,
    voice: &Voice<'_>,
) -> Result<(), Error> {
    let players = Line::Players { n: measurement.players }.say(&());
    let heading = Outlook::Heading {
        game,
        players,
        games: measurement.games,
        score: decimal(measurement.mean_score, 1, voice),
    };
    writeln!(out, "{}", heading.said(voice))?;
    let titles = [
        Outlook::At,
        Outlook::Bias,
        Outlook::BiasShare,
        Outlook::Error,
        Outlook::Calibration,
    ];
    let rows = measurement.at.iter().map(|at| row(at, voice));
    let rows: Vec<[String; 5]> = std::iter::once(titles.map(|title| title.said(voice)))
        .chain(rows)
        .collect();
    write_table(out, &rows)?;
    measurement
        .chances
        .as_ref()
        .map_or(Ok(()), |chances| describe_chances(out, chances, voice))
}

/// What came of the chances to win, group by group.
fn describe_chances(out: &mut dyn Write, chances: &Chances, voice: &Voice<'_>) -> Result<(), Error> {
    let percent = decimal(100.0 * chances.off, 1, voice);
    writeln!(out, "  {}", Outlook::Chances { percent }.said(voice))?;
    let share = |part: f64| {
        let percent = decimal(100.0 * part, 1, voice);
        Outlook::Percent { percent }.said(voice)
    };
    let titles = [Outlook::Predicted, Outlook::Won, Outlook::Seats].map(|title| title.said(voice));
    let row = |bin: &Bin| [share(bin.predicted), share(bin.won), bin.seats.to_string()];
    let rows: Vec<[String; 3]> = std::iter::once(titles).chain(chances.bins.iter().map(row)).collect();
    write_table(out, &rows)
}

/// How far forecasts at one point of the games are off.
fn row(at: &Measured, voice: &Voice<'_>) -> [String; 5] {
    let share = |percent: String| Outlook::Percent { percent }.said(voice);
    [
        share(at.percent.to_string()),
        decimal(at.bias, 2, voice),
        share(decimal(at.bias_percent, 1, voice)),
        decimal(at.error, 2, voice),
        at.calibration.map_or_else(
            || Outlook::Nothing.said(voice),
            |off| share(decimal(100.0 * off, 1, voice)),
        ),
    ]
}

/// Columns as wide as their widest text.
fn write_table<const N: usize>(out: &mut dyn Write, rows: &[[String; N]]) -> Result<(), Error> {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(widest);
    for row in rows {
        let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| right(cell, width)).collect();
        writeln!(out, "  {}", cells.join("  "))?;
    }
    Ok(())
}
