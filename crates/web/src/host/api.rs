//! The calls of the server: what they take and give, as far as the page needs it.

use std::collections::BTreeMap;
use std::time::Duration;

use gloo_net::http::{Request, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Seat, Seats};

use crate::refusals;
use crate::texts::t;

/// Why a call did not do what was asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The status of the answer; 0 if there was none.
    pub status: u16,
    /// One clear line, in the language of the reader where there is a text for it.
    pub text: String,
    /// Seconds after which it may go well.
    pub retry_after: Option<f64>,
}

impl Refused {
    /// What the server refuses, and says in English.
    pub fn told(status: u16, error: &str, retry_after: Option<f64>) -> Refused {
        Refused {
            status,
            text: refusals::of_server(error),
            retry_after,
        }
    }

    /// How long to wait before it may go well, where the server knows.
    pub fn wait(&self) -> Option<Duration> {
        self.retry_after
            .map(|seconds| Duration::from_secs_f64(seconds.clamp(0.0, 3_600.0)))
    }

    fn unreachable() -> Refused {
        Refused {
            status: 0,
            text: t!("online.unreachable"),
            retry_after: None,
        }
    }

    /// Is it the name that won't do?
    pub fn is_about_name(&self) -> bool {
        matches!(self.status, 400 | 409)
    }
}

/// Who is signed in.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// The name to sign in with; `None` for a guest.
    pub account: Option<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Players gather.
    Open,
    /// The game goes on.
    Running,
    /// The game is over.
    Finished,
    /// It never came to a game.
    Closed,
}

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// Minutes for the whole game.
    Live {
        /// How many.
        minutes: u32,
    },
    /// Days for each decision.
    Correspondence {
        /// How many.
        days: u32,
    },
}

impl Clock {
    /// In a few words.
    pub fn text(self) -> String {
        match self {
            Clock::None => t!("online.clock_none"),
            Clock::Live { minutes } => t!("online.clock_live", n = minutes),
            Clock::Correspondence { days } => t!("online.clock_days", n = days),
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody yet; anyone may.
    Open,
    /// Nobody yet; whoever has the link may.
    Invited,
    /// A person of the last game, who has not said yes to this one yet.
    Asked,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitting,
    /// The person's name.
    pub name: Option<String>,
    /// Has the person no account?
    pub guest: bool,
    /// The bot's level.
    pub level: Option<String>,
    /// Does a bot play until the person is back?
    pub stood_in: bool,
    /// Is its player here?
    pub here: bool,
    /// Is it ours?
    pub yours: bool,
    /// Is it kept for us, if we want another game?
    pub kept_for_you: bool,
}

/// What was chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Chosen {
    /// A few words.
    Short(String),
    /// A list of one's own, such as cards: the server has it under this hash.
    Long {
        /// The hash.
        list: String,
    },
}

/// A table and how it was set up.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct TableInfo {
    /// Its own name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What was chosen.
    pub options: BTreeMap<String, Chosen>,
    /// Where it stands.
    pub state: State,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Its clock.
    pub clock: Clock,
    /// May others look on?
    pub spectators: bool,
    /// May they talk?
    pub spectator_chat: bool,
    /// Are we its host?
    pub host: bool,
    /// The hash of the secret seed.
    pub hash: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The rematch.
    pub next: Option<String>,
    /// If a bot of this table waits for a place to think: how many other people's bots wait, too.
    pub bots_wait: Option<usize>,
}

impl TableInfo {
    /// Our seats.
    pub fn own(&self) -> Seats {
        let own = (0u8..)
            .zip(&self.seats)
            .filter(|(_, seat)| seat.yours)
            .filter_map(|(number, _)| Seat::new(number));
        own.fold(Seats::NONE, Seats::with)
    }

    /// The seats of people who are not here now. That changes all the time, so it is kept apart from what the table is: afterwards nobody is `here`.
    pub fn take_away(&mut self) -> Seats {
        let away = (0u8..)
            .zip(&self.seats)
            .filter(|(_, seat)| seat.sitter == Sitting::Person && !seat.here && !seat.yours);
        let away = away
            .filter_map(|(number, _)| Seat::new(number))
            .fold(Seats::NONE, Seats::with);
        self.seats.iter_mut().for_each(|seat| seat.here = false);
        away
    }

    /// Is a seat still free for somebody to come?
    pub fn has_free_seat(&self) -> bool {
        self.seats
            .iter()
            .any(|seat| matches!(seat.sitter, Sitting::Open | Sitting::Invited))
    }

    /// The names of those who have not said yes to another game yet.
    pub fn asked(&self) -> Vec<&str> {
        self.seats
            .iter()
            .filter(|seat| seat.sitter == Sitting::Asked)
            .filter_map(|seat| seat.name.as_deref())
            .collect()
    }

    /// Is a seat kept for us, if we want another game?
    pub fn asks_us(&self) -> bool {
        self.seats.iter().any(|seat| seat.kept_for_you)
    }

    /// May we talk? Spectators only where they are allowed to.
    pub fn may_talk(&self) -> bool {
        self.spectator_chat || self.host || self.seats.iter().any(|seat| seat.yours || seat.kept_for_you)
    }
}

/// A line of chat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct ChatLine {
    /// Lines are numbered from 0.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// What.
    pub text: String,
}

/// One entry of the game as we hear of it.
#[derive(Clone, Debug, Deserialize)]
pub struct Heard {
    /// Its number, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// `act` or `undo`.
    pub kind: String,
    /// What happened.
    pub events: Vec<Value>,
}

/// What is new at a table.
#[derive(Clone, Debug, Deserialize)]
pub struct TableNews {
    /// Through whose eyes.
    pub seat: Option<Seat>,
    /// How many entries there are.
    pub ply: usize,
    /// The last link of the chain over all entries.
    pub chain: Option<String>,
    /// The table, if something about it is new.
    pub info: Option<TableInfo>,
    /// What happened since.
    pub entries: Vec<Heard>,
    /// What was said since.
    #[serde(default)]
    pub chat: Vec<ChatLine>,
    /// Who owes a decision.
    pub awaiting: Seats,
    /// What we see; `None` before the game begins.
    pub view: Option<Value>,
    /// All that we can do.
    pub legal: Option<Value>,
    /// When the time of each seat is over.
    pub deadlines: Option<Vec<Option<f64>>>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Listed {
    /// Its own name.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The host's name.
    pub host: String,
    /// How many play.
    pub players: u8,
    /// How many seats are open.
    pub open: u8,
    /// Its clock.
    pub clock: Clock,
    /// When it was made.
    pub created: f64,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// The secret of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Which seat.
    pub seat: Seat,
    /// Its secret.
    pub secret: String,
}

/// A table that was made.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Created {
    /// The table.
    pub table: TableInfo,
    /// The secrets of its invited seats.
    pub links: Vec<Link>,
}

/// A seat that is ours now.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Claimed {
    /// At which table.
    pub table: String,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// What is chosen.
    pub options: BTreeMap<String, String>,
    /// Who shall sit where.
    pub seats: Vec<SeatWish>,
    /// How much time there is.
    pub clock: Clock,
    /// May others look on?
    pub spectators: bool,
    /// May they talk?
    pub spectator_chat: bool,
    /// Shall it be listed?
    pub listed: bool,
}

/// Who shall sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatWish {
    /// We.
    Me,
    /// Whoever comes.
    Open,
    /// Whoever has the link.
    Invited,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Refused> {
    read(Request::get(path).send().await).await
}

/// Asks for something to be done, and for what comes of it.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refused> {
    let request = Request::post(path).json(body).map_err(|_| Refused::unreachable())?;
    read(request.send().await).await
}

/// Asks for something to be done that gives nothing back.
pub async fn tell(path: &str, body: &impl Serialize) -> Result<(), Refused> {
    let request = Request::post(path).json(body).map_err(|_| Refused::unreachable())?;
    check(request.send().await).await.map(drop)
}

/// Asks for something to be done that needs no words.
pub async fn order(path: &str) -> Result<(), Refused> {
    check(Request::post(path).send().await).await.map(drop)
}

/// Asks for something to be ended.
pub async fn delete(path: &str) -> Result<(), Refused> {
    check(Request::delete(path).send().await).await.map(drop)
}

async fn read<T: DeserializeOwned>(answer: Result<Response, gloo_net::Error>) -> Result<T, Refused> {
    check(answer).await?.json().await.map_err(|_| Refused::unreachable())
}

async fn check(answer: Result<Response, gloo_net::Error>) -> Result<Response, Refused> {
    #[derive(Deserialize)]
    struct Body {
        error: String,
        retry_after: Option<f64>,
    }
    let answer = answer.map_err(|_| Refused::unreachable())?;
    if answer.ok() {
        return Ok(answer);
    }
    let status = answer.status();
    let body = answer.json::<Body>().await.map_err(|_| Refused {
        status,
        ..Refused::unreachable()
    })?;
    Err(Refused::told(status, &body.error, body.retry_after))
}
