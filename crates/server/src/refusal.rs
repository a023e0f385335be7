//! A refusal on its way out: the reason, its status, and when to try again.

use std::fmt;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::CatalogError;
use table::words::excerpt;
use table::{OptionError, SetupError, UndoError};
use wire::{CupRefusal, Reason, Refusal, RefusalBody};

use crate::store::StoreError;

/// The longest line about a file or a request that somebody sent.
const LONGEST: usize = 300;

/// Something was refused. Nothing was changed.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) reason: Box<Reason>,
    /// After this time it may work.
    pub(crate) retry: Option<Duration>,
}

impl Refused {
    fn new(status: StatusCode, reason: Reason) -> Refused {
        Refused {
            status,
            reason: Box::new(reason),
            retry: None,
        }
    }

    /// After this time it may work.
    pub(crate) fn after(self, retry: Duration) -> Refused {
        Refused {
            retry: Some(retry),
            ..self
        }
    }

    /// What a game refuses, by the game's id.
    pub(crate) fn by(game: &str, error: CatalogError) -> Refused {
        match error {
            CatalogError::Illegal { refused, .. } => {
                Refused::new(StatusCode::UNPROCESSABLE_ENTITY, Reason::of_rules(game, refused))
            }
            CatalogError::Option(OptionError::Value { reason, .. })
            | CatalogError::Setup(SetupError::Options(reason)) => {
                Refused::new(StatusCode::BAD_REQUEST, Reason::of_game(game, reason.brief(LONGEST)))
            }
            other => refusal_of(game, other).into(),
        }
    }

    /// Is it the database that can't write or read at the moment? That passes.
    pub(crate) fn passes(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Seconds to wait, to the millisecond.
    pub(crate) fn retry_after(&self) -> Option<f64> {
        self.retry.map(|wait| wait.as_millis().max(1) as f64 / 1e3)
    }
}

/// What the catalog refuses, in the server's words.
fn refusal_of(game: &str, error: CatalogError) -> Refusal {
    match error {
        CatalogError::UnknownGame { id, known } => Refusal::UnknownGame {
            name: excerpt(&id, 40),
            games: known,
        },
        CatalogError::Option(OptionError::Unknown { name, options }) => Refusal::UnknownOption {
            name: excerpt(&name, 40),
            options,
        },
        CatalogError::Setup(SetupError::Players {
            game,
            least,
            most,
            players,
        }) => Refusal::Players {
            game: game.to_owned(),
            least,
            most,
            players,
        },
        CatalogError::Seat { number, .. } => Refusal::NoSeat { seat: number as u8 },
        CatalogError::Undo(UndoError::Nothing { .. }) => Refusal::NothingToUndo,
        CatalogError::Undo(UndoError::Closed { .. }) => Refusal::UndoClosed,
        CatalogError::Undo(UndoError::Entangled { .. }) => Refusal::UndoEntangled,
        CatalogError::Unreadable(error) => Refusal::NoAction {
            why: excerpt(&error.to_string(), LONGEST),
        },
        other => {
            tracing::error!(game, error = %other, "a game refused what nobody asked of it");
            Refusal::ServerFault
        }
    }
}

/// One clear line, in English: for the log.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason.line())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let retry_after = self.retry_after();
        let body = serde_json::to_string(&RefusalBody::new(*self.reason, retry_after)).expect("a refusal is JSON");
        let mut response = (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response();
        if let Some(seconds) = retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds.ceil() as u64));
        }
        response
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let status = StatusCode::from_u16(refusal.status()).expect("statuses of ours");
        Refused::new(status, refusal.into())
    }
}

impl From<CupRefusal> for Refused {
    fn from(refusal: CupRefusal) -> Refused {
        let status = StatusCode::from_u16(refusal.status()).expect("statuses of ours");
        Refused::new(status, refusal.into())
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            // said once, by whoever noticed it first
            StoreError::Unwell | StoreError::Silent | StoreError::Closed | StoreError::Nul => {}
            _ => tracing::error!(%error, "storage"),
        }
        match error {
            StoreError::Unreadable { .. } => Refusal::TableUnreadable.into(),
            StoreError::Nul => Refusal::TextControl.into(),
            _ => Refusal::CantStore.into(),
        }
    }
}

impl From<sqlx::Error> for Refused {
    fn from(error: sqlx::Error) -> Refused {
        StoreError::from(error).into()
    }
}
