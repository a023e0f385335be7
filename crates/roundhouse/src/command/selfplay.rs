//! `roundhouse selfplay`

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use arena::{Live, Selfplay, SelfplayError, Written, see_again};
use bots::{Knowledge, Spec, Visitor};
use catalog::CatalogError;
use clap::Args;
use serde::Serialize;
use table::{Language, Message, Present, Voice};

use super::arena::stop_on_ctrl_c;
use super::progress::watched;
use super::seating::try_out;
use super::setup::PlayersArg;
use super::write::{json_line, report};
use crate::bot_game::with_knowledge;
use crate::error::{Error, Fault};
use crate::texts::{Deed, School, Speak};

/// Let a bot play against itself, and write down what a net can learn from
///
/// Every decision is written with what there was to see, what the search thought of each action, and what it led to: files of tensors (safetensors), about 32 games
/// in each. `training/learn.py` learns a net from them; see docs/bots.md.
#[derive(Args)]
pub(crate) struct SelfplayArgs {
    /// The game's id
    game: String,
    /// Who plays on all seats: a bot that searches, such as search:200, learned:100 or learned@FILE:100
    #[arg(long, value_name = "BOT", default_value = "learned:32")]
    bot: Spec,
    /// How many play; without it, as many as usually do
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<PlayersArg>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The folder for the files; those of the same names are replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How often a decision is drawn by what the search thought of it, instead of the best one taken: from 0 to 1
    #[arg(long, value_name = "PART", default_value_t = 0.0, value_parser = part)]
    explore: f32,
    /// Where all chance comes from: the same seed gives the same games, if the bot counts its iterations
    #[arg(long, value_name = "TEXT", default_value = "selfplay", allow_negative_numbers = true)]
    seed: String,
    /// How many games to play at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: u16,
    /// Begin no other game after about this long
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    seconds: Option<u32>,
    /// Leave out what there was to see: smaller files, for `--again`
    #[arg(long)]
    bare: bool,
    /// Play no new games, but see those in this folder with the present numbers
    #[arg(long, value_name = "DIR", conflicts_with_all = ["bot", "players", "games", "explore", "seed", "seconds", "bare"])]
    again: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A number from 0 to 1.
fn part(text: &str) -> Result<f32, String> {
    let number = text.parse::<f32>().ok();
    number
        .filter(|number| (0.0..=1.0).contains(number))
        .ok_or_else(|| format!("'{text}' isn't a number from 0 to 1"))
}

/// The answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    /// How they were played, unless they were only seen again.
    #[serde(flatten)]
    played: Option<Played<'a>>,
    games: u32,
    decisions: u64,
    files: u32,
}

/// How games were played.
#[derive(Serialize)]
struct Played<'a> {
    bot: String,
    players: u8,
    seed: &'a str,
}

impl SelfplayArgs {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let meta = catalog::find(&self.game)?.meta();
        let players = match self.players {
            Some(players) => players.of(&meta)?,
            None => meta.usual_players,
        };
        try_out(&self.game, std::slice::from_ref(&self.bot), players)?;
        std::fs::create_dir_all(&self.out).map_err(Error::of_file(&self.out))?;
        let live = Arc::new(Live::default());
        stop_on_ctrl_c(&live);
        if let Some(from) = &self.again {
            let files = Files { from, to: &self.out };
            let written = with_knowledge(&self.game, files)?.map_err(refused)?;
            return self.tell(None, written, language, out);
        }
        let order = Selfplay {
            player: self.bot.clone(),
            players,
            games: self.games,
            seed: self.seed.clone(),
            explore: self.explore,
            threads: self.threads.into(),
            time: self.seconds.map(|seconds| Duration::from_secs(seconds.into())),
            out: self.out.clone(),
            is_bare: self.bare,
        };
        let work = Work {
            order: &order,
            live: &live,
        };
        let written = watched(&live, self.games.into(), language, || with_knowledge(&self.game, work))?;
        let played = Played {
            bot: self.bot.to_string(),
            players,
            seed: &self.seed,
        };
        self.tell(Some(played), written.map_err(refused)?, language, out)
    }

    fn tell(
        &self,
        played: Option<Played<'_>>,
        written: Written,
        language: Language,
        out: &mut dyn Write,
    ) -> Result<(), Error> {
        let Written {
            games,
            decisions,
            files,
        } = written;
        report(out, Deed::FileWritten, |out| {
            if self.json {
                let answer = Answer {
                    game: &self.game,
                    played,
                    games,
                    decisions,
                    files,
                };
                return json_line(out, &answer);
            }
            let path = self.out.as_path().into();
            let written = School::Written {
                path,
                games,
                decisions,
                files,
            };
            Ok(writeln!(out, "{}", written.said(&Voice::in_language(language)))?)
        })
    }
}

/// Playing whichever game.
struct Work<'a> {
    order: &'a Selfplay,
    live: &'a Live,
}

impl Visitor for Work<'_> {
    type Output = Result<Written, SelfplayError>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        self.order.play::<G>(self.live)
    }
}

/// Games that are seen with the present numbers.
struct Files<'a> {
    from: &'a Path,
    to: &'a Path,
}

impl Visitor for Files<'_> {
    type Output = Result<Written, SelfplayError>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        let unread = |error: std::io::Error| SelfplayError::Unread {
            path: self.from.into(),
            error: error.to_string(),
        };
        let mut written = Written::default();
        for file in std::fs::read_dir(self.from).map_err(unread)? {
            let path = file.map_err(unread)?.path();
            let Some(name) = path
                .file_name()
                .filter(|_| path.extension().is_some_and(|end| end == "safetensors"))
            else {
                continue;
            };
            let more = see_again::<G>(&path, &self.to.join(name))?;
            written.games += more.games;
            written.decisions += more.decisions;
            written.files += more.files;
        }
        Ok(written)
    }
}

fn refused(error: SelfplayError) -> Error {
    match error {
        SelfplayError::Setup(error) => CatalogError::from(error).into(),
        SelfplayError::NoSearch(bot) => Fault::NoSearch { bot }.into(),
        SelfplayError::Unread { path, error } | SelfplayError::File { path, error } => {
            Fault::in_file(&path, Message::verbatim(error)).into()
        }
    }
}
