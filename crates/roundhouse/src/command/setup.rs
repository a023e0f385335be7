//! How a game is set up: what `new`, `play-out` and `play` have in common.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use catalog::{AnyGame, CatalogError, Choice};
use clap::Args;
use table::{Meta, OptionError, OptionKind, Seed, SetupError};

use crate::atomic;
use crate::error::{Error, Fault};
use crate::game_file::read_text;

/// A number of players as typed. The game says whether it is for that many.
#[derive(Clone, Copy)]
pub(crate) struct PlayersArg(i64);

impl PlayersArg {
    /// The number of players of this game.
    pub(crate) fn of(self, meta: &Meta) -> Result<u8, Error> {
        let PlayersArg(players) = self;
        meta.check_players(players).map_err(CatalogError::from)?;
        Ok(u8::try_from(players).expect("the game is for that many"))
    }
}

impl FromStr for PlayersArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<PlayersArg, &'static str> {
        text.parse().map(PlayersArg).map_err(|_| "give the number of players")
    }
}

/// The seed of a new game.
#[derive(Args)]
pub(crate) struct SeedArg {
    /// Where all chance comes from: any text, or the 64 hex digits of a log's seed. The same seed gives the same game; without it, a random one
    #[arg(long = "seed", value_name = "TEXT", allow_negative_numbers = true)]
    text: Option<String>,
}

impl SeedArg {
    /// The seed that was given, or a fresh one.
    pub(crate) fn seed(&self) -> Result<Seed, Error> {
        if let Some(text) = &self.text {
            return Ok(Seed::from_text(text));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| Fault::Seed { why: error.to_string() })?;
        Ok(Seed::new(bytes))
    }
}

/// The options of a game.
#[derive(Args)]
pub(crate) struct OptionArgs {
    /// An option of the game (see `roundhouse games`); repeat it for more. For an option that takes a file, give its path
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse)]
    given: Vec<Choice>,
}

fn parse(text: &str) -> Result<Choice, &'static str> {
    let (name, value) = text.split_once('=').ok_or("write an option as NAME=VALUE")?;
    Ok(Choice {
        name: name.into(),
        value: value.into(),
    })
}

impl OptionArgs {
    /// The choices, with the contents of files instead of their paths.
    pub(crate) fn choices(&self, game: &dyn AnyGame) -> Result<Vec<Choice>, Error> {
        let specs = game.options();
        let mut choices = Vec::new();
        for (place, choice) in self.given.iter().enumerate() {
            if self.given[..place].iter().any(|earlier| earlier.name == choice.name) {
                let option = choice.name.clone();
                return Err(Fault::Twice { option }.into());
            }
            match specs
                .iter()
                .find(|spec| spec.name == choice.name && spec.kind == OptionKind::File)
            {
                Some(spec) if spec.default == choice.value => {}
                Some(_) => choices.push(Choice {
                    name: choice.name.clone(),
                    value: contents(choice)?,
                }),
                None => choices.push(choice.clone()),
            }
        }
        Ok(choices)
    }

    /// Names the user's file that an error comes from.
    pub(crate) fn blame(&self, game: &dyn AnyGame, error: CatalogError) -> Error {
        let about = |name: &str| match &error {
            CatalogError::Option(OptionError::Value { name: wrong, .. }) => wrong == name,
            CatalogError::Setup(SetupError::Options(_)) => true,
            _ => false,
        };
        let is_file = |name: &str| {
            game.options()
                .iter()
                .any(|spec| spec.name == name && spec.kind == OptionKind::File)
        };
        match self
            .given
            .iter()
            .find(|choice| is_file(&choice.name) && about(&choice.name))
        {
            Some(file) => Error::Content {
                path: PathBuf::from(&file.value),
                error: Box::new(error),
            },
            None => error.into(),
        }
    }
}

/// The contents of the file that an option names.
fn contents(Choice { name, value: path }: &Choice) -> Result<String, Error> {
    let option = name.clone();
    if path.is_empty() {
        return Err(Fault::NoPath { option }.into());
    }
    read_text(Path::new(path)).map_err(|error| {
        let what = error.message();
        Fault::OfOption { option, what }.into()
    })
}

/// Where a new file goes.
#[derive(Args)]
pub(crate) struct OutputArgs {
    /// The file to write; without it, the game is printed
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "output")]
    force: bool,
}

impl OutputArgs {
    /// The file, unless the game is printed.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref()
    }

    /// Writes or prints the text.
    pub(crate) fn write(&self, out: &mut dyn Write, text: &str) -> Result<(), Error> {
        match &self.output {
            None => Ok(out.write_all(text.as_bytes())?),
            Some(path) if self.force => atomic::replace(path, text),
            Some(path) => atomic::create(path, text),
        }
    }
}
