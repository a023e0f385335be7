//! A game of the catalog.

use std::marker::PhantomData;
use std::time::Duration;

use table::{
    Book, Language, Message, Meta, OptionSpec, Options, Outcome, Play, Present, Rng, ScorePad, Seed, random_decision,
};

use crate::any_play::AnyPlay;
use crate::any_state::AnyState;
use crate::bench::{self, Bench};
use crate::error::CatalogError;
use crate::info::Info;
use crate::text::Document;
use crate::{read, stamp};

/// An option that was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option's name.
    pub name: String,
    /// Its value; for the kind [`File`](table::OptionKind::File) the contents of the file.
    pub value: String,
}

/// A game of the catalog. What is not chosen among the options has its default.
pub trait AnyGame: Sync {
    /// What the game is.
    fn meta(&self) -> Meta;
    /// One line on what it is about.
    fn about(&self) -> Message;
    /// About how long it takes.
    fn length(&self) -> Message;
    /// Who made it.
    fn credit(&self) -> Message;
    /// Its words.
    fn book(&self) -> &'static Book;
    /// Its rules, clause by clause, as Markdown.
    fn rules_in(&self, language: Language) -> &'static str;
    /// What can be chosen at set-up.
    fn options(&self) -> Vec<OptionSpec>;
    /// Would the game take this option? Says what the value, if it is a file, calls itself.
    fn check_option(&self, option: &Choice) -> Result<Option<String>, CatalogError>;
    /// A new game.
    fn start(&self, players: u8, options: &[Choice], seed: Seed) -> Result<Box<dyn AnyPlay>, CatalogError>;
    /// A whole game by players who decide at random. The same seed gives the same game.
    fn play_out(&self, players: u8, options: &[Choice], seed: Seed) -> Result<Box<dyn AnyPlay>, CatalogError>;
    /// The game being played that this log tells.
    fn read_log(&self, text: &str) -> Result<Box<dyn AnyPlay>, CatalogError>;
    /// The position that this state describes.
    fn read_state(&self, text: &str) -> Result<Box<dyn AnyState>, CatalogError>;
    /// The score of a finished game that was entered by hand.
    fn score(&self, options: &[Choice], entry: &str) -> Result<Outcome, CatalogError>;
    /// Measures the speed of random games on one thread, for about this time.
    fn bench(&self, players: u8, time: Duration) -> Result<Bench, CatalogError>;

    /// What is told of the game before any is set up.
    fn info(&self) -> Info {
        Info::new(&self.meta(), self.about(), self.options())
    }
}

/// A game with its types erased.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game, for the list of games.
    pub const GAME: Erased<G> = Erased(PhantomData);
}

impl<G: Present + ScorePad> AnyGame for Erased<G> {
    fn meta(&self) -> Meta {
        G::meta()
    }

    fn about(&self) -> Message {
        G::about()
    }

    fn length(&self) -> Message {
        G::length()
    }

    fn credit(&self) -> Message {
        G::credit()
    }

    fn book(&self) -> &'static Book {
        G::book()
    }

    fn rules_in(&self, language: Language) -> &'static str {
        G::rules_in(language)
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::Options::specs()
    }

    fn check_option(&self, option: &Choice) -> Result<Option<String>, CatalogError> {
        let options = choose::<G>(std::slice::from_ref(option))?;
        let written = serde_json::to_value(&options).expect("options are written into logs");
        Ok(written[&option.name]["name"].as_str().map(str::to_owned))
    }

    fn start(&self, players: u8, options: &[Choice], seed: Seed) -> Result<Box<dyn AnyPlay>, CatalogError> {
        Ok(Box::new(start::<G>(players, options, seed)?))
    }

    fn play_out(&self, players: u8, options: &[Choice], seed: Seed) -> Result<Box<dyn AnyPlay>, CatalogError> {
        let mut play = start::<G>(players, options, seed)?;
        play_on(&mut play, &mut bots(seed));
        Ok(Box::new(play))
    }

    fn read_log(&self, text: &str) -> Result<Box<dyn AnyPlay>, CatalogError> {
        Ok(Box::new(read_log::<G>(text)?))
    }

    fn read_state(&self, text: &str) -> Result<Box<dyn AnyState>, CatalogError> {
        Ok(Box::new(read_state::<G>(text)?))
    }

    fn score(&self, options: &[Choice], entry: &str) -> Result<Outcome, CatalogError> {
        Ok(G::score(&choose::<G>(options)?, &read::text(Document::Entry, entry)?)?)
    }

    fn bench(&self, players: u8, time: Duration) -> Result<Bench, CatalogError> {
        bench::run::<G>(players, time)
    }
}

fn choose<G: Present>(options: &[Choice]) -> Result<G::Options, CatalogError> {
    let mut chosen = G::Options::default();
    for Choice { name, value } in options {
        chosen.set(name, value)?;
    }
    Ok(chosen)
}

fn start<G: Present>(players: u8, options: &[Choice], seed: Seed) -> Result<Play<G>, CatalogError> {
    G::meta().check_players(players)?;
    Ok(Play::new(players, choose::<G>(options)?, seed)?)
}

/// The chance of the bots: fixed by the game's seed, and yet not the chance of the game.
fn bots(seed: Seed) -> Rng {
    Rng::new(Seed::from_text(&format!("the bots of {seed}")))
}

/// Plays a game to its end at random.
pub(crate) fn play_on<G: Present>(play: &mut Play<G>, rng: &mut Rng) {
    let mut buffer = Vec::new();
    while let Some((seat, action)) = random_decision(play.state(), rng, &mut buffer) {
        play.act(seat, &action, &mut ()).expect("a legal action is accepted");
    }
}

/// The game of a log. Its stamp is checked first: what was written under other rules is not even read.
pub(crate) fn read_log<G: Present>(text: &str) -> Result<Play<G>, CatalogError> {
    stamp::of_log(text)?.check(&G::meta())?;
    Ok(Play::from_log(read::text(Document::Log, text)?)?)
}

fn read_state<G: Present>(text: &str) -> Result<G, CatalogError> {
    stamp::of_state(text)?.check(&G::meta())?;
    let mut state = read::text(Document::State, text)?;
    stamp::take_off(&mut state);
    Ok(read::value(Document::State, &state)?)
}
