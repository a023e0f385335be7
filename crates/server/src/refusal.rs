//! Why something was refused, in one clear line.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::CatalogError;
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::StoreError;

/// Why something was refused. Nothing was changed.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) status: StatusCode,
    pub(crate) text: String,
}

/// A refusal as it is sent.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// One clear line.
    error: String,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>) -> Refusal {
        Refusal { status, text: text.into() }
    }

    /// What was sent makes no sense.
    pub(crate) fn malformed(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, text)
    }

    /// Nobody knows who asks.
    pub(crate) fn stranger() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, "nobody is signed in: POST /api/guests picks a name, POST /api/sessions signs in")
    }

    /// Whoever asks may not.
    pub(crate) fn forbidden(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::FORBIDDEN, text)
    }

    /// There is no such thing.
    pub(crate) fn missing(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::NOT_FOUND, text)
    }

    /// It does not fit the state of things.
    pub(crate) fn conflict(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::CONFLICT, text)
    }

    /// It is too much at once.
    pub(crate) fn too_many(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, text)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = serde_json::to_string(&ErrorBody { error: self.text }).expect("a text is JSON");
        (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}

impl From<CatalogError> for Refusal {
    fn from(error: CatalogError) -> Refusal {
        let status = match &error {
            CatalogError::Illegal { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            CatalogError::Undo(_) => StatusCode::CONFLICT,
            _ => StatusCode::BAD_REQUEST,
        };
        Refusal::new(status, excerpt(&error.to_string(), 300))
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        tracing::error!(%error, "storage");
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "this could not be stored or read; nothing was acknowledged, look again")
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        StoreError::from(error).into()
    }
}

/// The beginning of a text, on one line.
pub(crate) fn excerpt(text: &str, most: usize) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(most).collect()
}
