//! The one trait.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Rng, Seed};
use crate::error::{Illegal, Inconsistent, Refused, SetupError};
use crate::event::Sink;
use crate::options::Options;
use crate::outcome::{Outcome, ScorePart};
use crate::pad::{PadRow, PadSum};
use crate::seat::{Seat, Seats, Viewer};
use crate::tie::{Ruling, Tie};
use crate::words::{Book, Language, Message, Source, Voice};

/// What a game is, before any is set up.
#[derive(Clone, Debug)]
pub struct Meta {
    /// The short name, as typed and as written in logs.
    pub id: &'static str,
    /// The full name.
    pub name: &'static str,
    /// The letter before the numbers of its clauses; boards and lists show it as the game's mark.
    pub letter: char,
    /// Its colour in the page, as CSS writes it: one of the page's own, so that it suits light and dark.
    pub colour: &'static str,
    /// The version of rules and card lists. A change that makes an old log mean something else raises it.
    pub rules: u32,
    /// The numbers of players it is for.
    pub players: RangeInclusive<u8>,
    /// How many play where nobody says how many.
    pub usual_players: u8,
}

impl Meta {
    /// Refuses a number of players that the game is not for.
    pub fn check_players(&self, players: impl Into<i64>) -> Result<(), SetupError> {
        let players = players.into();
        if u8::try_from(players).is_ok_and(|players| self.players.contains(&players)) {
            return Ok(());
        }
        let (least, most) = (*self.players.start(), *self.players.end());
        Err(SetupError::Players {
            game: self.name,
            least,
            most,
            players,
        })
    }
}

/// Can an action be taken back?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takeback {
    /// Yes: nothing was drawn, nobody learned anything, the turn goes on.
    Open,
    /// No.
    Closed,
}

/// What travels as JSON: it can be compared, shown, written and read.
pub trait Portable: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Portable for T {}

/// The opening of a game ends with this decision at the latest: whatever tells openings apart has happened by then, with five players too.
pub const OPENING: usize = 150;

/// A game: its complete state at one moment, and the rules by which it goes on.
///
/// Rules are pure: no clock, no files, no threads; the same inputs give the same result everywhere. As JSON a state is readable and complete (ids and
/// names as in the data files, every field named), and reading one refuses what [`Game::check`] refuses.
pub trait Game: Portable {
    /// What is chosen at set-up.
    type Options: Options;
    /// One decision of one seat: one click.
    type Action: Portable;
    /// What a seat or a spectator sees: a value of its own, without what is hidden from them.
    type View: Portable;
    /// Something that happened.
    type Event: Portable;
    /// Why an action is refused: small and cheap, because bots are refused all the time.
    type Refusal: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// What the game is.
    fn meta() -> Meta;

    /// A new game, ready for its first decision.
    fn new(players: u8, options: &Self::Options, seed: Seed) -> Result<Self, SetupError>;

    /// How many players sit at the table.
    fn players(&self) -> u8;

    /// Who owes a decision: several in simultaneous phases, nobody when the game is over.
    fn awaiting(&self) -> Seats;

    /// Appends all actions of this seat that [`Game::apply`] accepts: at least one if it is awaited, none otherwise.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an action and says whether it can be taken back. An illegal action changes nothing and says why.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Takeback, Illegal<Self::Refusal>>;

    /// A refusal of this state as a message, with all its arguments named.
    fn explain(&self, illegal: Illegal<Self::Refusal>) -> Refused;

    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a seat would score if the game ended now; at the end, its score. Cheap, for playouts and for showing who leads.
    fn points(&self, seat: Seat) -> i32;

    /// The result; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Who has won: those whom the outcome places first; nobody while the game goes on. Whoever plays a game to its end thousands of times asks only this, so it is
    /// worth saying without the words of an outcome.
    fn winners(&self) -> Seats {
        self.outcome().map_or(Seats::NONE, |outcome| outcome.winners())
    }

    /// What a seat has that its score comes from but that the score does not name, such as the wards it is in or the cards it owns: for statistics, in words
    /// that are the same in every game.
    fn holdings(&self, _seat: Seat) -> Vec<Message> {
        Vec::new()
    }

    /// How a seat opened the game: for statistics, in words that are the same in every game. Each place of the list always tells the same kind of thing, so that
    /// games can be compared; a seat that has not come to it says so. `events` are those of the first [`OPENING`] decisions of the game, for whoever's ears.
    fn opened(&self, _seat: Seat, _events: &[Self::Event]) -> Vec<Message> {
        Vec::new()
    }

    /// Whose decision this event tells, if it tells one rather than what came of it: a draw, a payment, a round that begins. Plans for the future wait for such events, as
    /// far as whoever plans hears of them.
    fn deed(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Can a player ever pass?
    const CAN_PASS: bool = false;

    /// Does this action do nothing but let the others go on? Never, in a game where nobody can pass.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// Does a round begin with this event, or whatever else may end somebody's passing?
    fn begins_round(_event: &Self::Event) -> bool {
        false
    }

    /// A full state consistent with what the viewer knows, with the hidden parts drawn at random. Its view is the same view.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// The referee: checks that the state can exist (cards, tokens, money conserved; the game's own invariants).
    fn check(&self) -> Result<(), Inconsistent>;
}

/// A game that speaks: what it asks, what can be done, what happened, as messages of its own [`Book`]; and a picture for a terminal.
pub trait Present: Game {
    /// Its words.
    fn book() -> &'static Book;
    /// What stands on its box: a book of its own, so that a game can be offered before it is unpacked.
    fn cover() -> &'static Book;
    /// The rules, clause by clause, as Markdown, in the order of [`Language::ALL`].
    fn reference() -> [Source; 3];
    /// One line on what the game is about: the text `game-about` of its cover.
    fn about() -> Message {
        Message::new(Self::cover(), "game-about")
    }
    /// About how long it takes: `game-length`.
    fn length() -> Message {
        Message::new(Self::cover(), "game-length")
    }
    /// Who made it: `game-credit`.
    fn credit() -> Message {
        Message::new(Self::cover(), "game-credit")
    }
    /// The rules in a language; in English where that hasn't come.
    fn rules_in(language: Language) -> &'static str {
        let [english, ..] = Self::reference();
        let text = Self::reference()[language as usize].text();
        text.or_else(|| english.text()).unwrap_or_default()
    }
    /// The whole table as this viewer sees it, for a terminal. Colours are ANSI sequences; whoever prints where there are none strips them.
    fn picture(view: &Self::View, voice: &Voice<'_>) -> String;
    /// What is asked of the viewer now, or whom all wait for; at the end, who won.
    fn prompt(view: &Self::View) -> Message;
    /// The clause of the rules that the prompt is about.
    fn prompt_clause(view: &Self::View) -> &'static str;
    /// An action in a few words.
    fn action_label(view: &Self::View, action: &Self::Action) -> Message;
    /// An event in one line.
    fn event_line(view: &Self::View, event: &Self::Event) -> Message;
    /// What a seat would score if the game ended now, as the score sheet has it: its points are [`Game::points`].
    fn standing(&self, seat: Seat) -> ScorePart;
    /// How a tie at the top was decided, and by which clause; `None` if the game's rules say nothing of ties.
    fn tie_ruling(_tie: &Tie) -> Option<Ruling> {
        None
    }
}

/// A game whose finished cardboard plays can be scored.
pub trait ScorePad: Game {
    /// What is entered by hand.
    type Entry: DeserializeOwned;
    /// The places and scores, or everything that is wrong with the entry.
    fn score(options: &Self::Options, entry: &Self::Entry) -> Result<Outcome, EntryError>;

    /// The rows of the printed pad, in its order, for those who only write down numbers; those that break ties come last.
    fn pad_rows() -> Vec<PadRow>;

    /// What the numbers of one of this many players come to; the column has one for each row.
    fn pad_sum(_players: usize, column: &[Option<i32>]) -> PadSum {
        PadSum::of(&Self::pad_rows(), column)
    }
}

/// Everything that is wrong with an entry, one message each.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct EntryError(pub Vec<Message>);
