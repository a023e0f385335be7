//! The calls of the server. What they take and give are the types of `wire`.

use std::cell::Cell;
use std::time::Duration;

use gloo_net::http::{Request, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Book;
pub use wire::{
    AnySeat, ChatLine, Chosen, Claimed, Clock, Created, Credentials, EntryKind, Guest, Link, Listed, ListedSeat, Me,
    NewTable, Offered, OneSeat, Resignation, SeatInfo, SeatWish, Secret, Sitter as Sitting, State, TableInfo,
};
use wire::{Reason, RefusalBody};

use crate::boards::{self, Opened};
use crate::texts::{t, voice};

/// What is new at a table.
pub type TableNews = wire::Update<'static>;
/// What we saw at earlier moments.
pub type Past = wire::Past<'static>;
/// One entry of the game as we hear of it.
pub type Heard = wire::Heard<'static>;

/// Why a call did not do what was asked.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The status of the answer; 0 if there was none.
    pub status: u16,
    /// One clear line, in the language of the reader.
    pub text: String,
    /// The clause of the game's rules that forbids it.
    pub clause: Option<String>,
    /// Seconds after which it may work.
    pub retry_after: Option<f64>,
}

impl Refused {
    /// What the server refuses, in the language of the reader.
    pub fn told(status: u16, reason: &Reason, retry_after: Option<f64>) -> Refused {
        Refused {
            status,
            text: said(reason),
            clause: reason.clause.clone(),
            retry_after,
        }
    }

    /// How long to wait before it may work, where the server knows.
    pub fn wait(&self) -> Option<Duration> {
        self.retry_after
            .map(|seconds| Duration::from_secs_f64(seconds.clamp(0.0, 3_600.0)))
    }

    fn unreachable() -> Refused {
        Refused {
            status: 0,
            text: t!("online.unreachable"),
            clause: None,
            retry_after: None,
        }
    }

    /// Is it the name that won't do?
    pub fn is_about_name(&self) -> bool {
        matches!(self.status, 400 | 409)
    }
}

thread_local! {
    static LEARNT: Cell<Option<&'static Book>> = const { Cell::new(None) };
}

/// From now on the page knows these words for what the server refuses about tournaments: they come with the pages that need them.
pub fn learn(book: &'static Book) {
    LEARNT.set(Some(book));
}

/// A reason of the server or of a game, in the language of the reader.
pub fn said(reason: &Reason) -> String {
    if reason.message.id().starts_with("cup-")
        && let Some(book) = LEARNT.get()
    {
        return reason.message.clone().bind(book).said(&voice());
    }
    let book = |game: &str| boards::loaded(game).map(Opened::book);
    reason.message(book).said(&voice())
}

/// A clock in the fewest words, for lists.
pub fn clock_text(clock: &Clock) -> String {
    match clock {
        Clock::None => t!("online.clock_none"),
        Clock::Live { minutes, .. } => t!("online.clock_live", n = *minutes),
        Clock::Correspondence { days, .. } => t!("online.clock_days", n = *days),
    }
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Refused> {
    read(Request::get(path).send().await).await
}

/// Asks for something that may not have changed: then there is no answer.
pub async fn get_new<T: DeserializeOwned>(path: &str) -> Result<Option<T>, Refused> {
    let answer = check(Request::get(path).send().await).await?;
    if answer.status() == 204 {
        return Ok(None);
    }
    answer.json().await.map(Some).map_err(|_| Refused::unreachable())
}

/// Asks for something to be done, and for what comes of it.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refused> {
    let request = Request::post(path).json(body).map_err(|_| Refused::unreachable())?;
    read(request.send().await).await
}

/// Asks for something to be as it is said here.
pub async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Refused> {
    let request = Request::put(path).json(body).map_err(|_| Refused::unreachable())?;
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

/// Asks for something to be ended, and for what is left then.
pub async fn end<T: DeserializeOwned>(path: &str) -> Result<T, Refused> {
    read(Request::delete(path).send().await).await
}

/// Asks for something to be ended.
pub async fn delete(path: &str) -> Result<(), Refused> {
    check(Request::delete(path).send().await).await.map(drop)
}

async fn read<T: DeserializeOwned>(answer: Result<Response, gloo_net::Error>) -> Result<T, Refused> {
    check(answer).await?.json().await.map_err(|_| Refused::unreachable())
}

async fn check(answer: Result<Response, gloo_net::Error>) -> Result<Response, Refused> {
    let answer = answer.map_err(|_| Refused::unreachable())?;
    if answer.ok() {
        return Ok(answer);
    }
    let status = answer.status();
    let body = answer.json::<RefusalBody>().await.map_err(|_| Refused {
        status,
        ..Refused::unreachable()
    })?;
    Err(Refused::told(status, &body.reason, body.retry_after))
}
