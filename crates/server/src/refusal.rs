//! Why something was refused, in one clear line.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
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
    /// After this time it may go well.
    pub(crate) retry: Option<Duration>,
}

/// A refusal as it is sent.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErrorBody {
    /// One clear line.
    error: String,
    /// Seconds after which it may go well, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<f64>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>) -> Refusal {
        Refusal {
            status,
            text: text.into(),
            retry: None,
        }
    }

    /// After this time it may go well.
    pub(crate) fn after(self, retry: Duration) -> Refusal {
        Refusal {
            retry: Some(retry),
            ..self
        }
    }

    /// Is it the database that does not write or read at the moment? That passes.
    pub(crate) fn passes(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Seconds to wait, to the millisecond.
    pub(crate) fn retry_after(&self) -> Option<f64> {
        self.retry.map(|wait| wait.as_millis().max(1) as f64 / 1e3)
    }

    /// What was sent makes no sense.
    pub(crate) fn malformed(text: impl Into<String>) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, text)
    }

    /// Nobody knows who asks.
    pub(crate) fn stranger() -> Refusal {
        Refusal::new(
            StatusCode::UNAUTHORIZED,
            "nobody is signed in: POST /api/guests picks a name, POST /api/sessions signs in",
        )
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
        let retry_after = self.retry_after();
        let body = serde_json::to_string(&ErrorBody {
            error: self.text,
            retry_after,
        })
        .expect("a text is JSON");
        let mut response = (self.status, [(header::CONTENT_TYPE, "application/json")], body).into_response();
        if let Some(seconds) = retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds.ceil() as u64));
        }
        response
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
        match error {
            // said once, by whoever noticed it first
            StoreError::Unwell | StoreError::Silent | StoreError::Closed => {}
            _ => tracing::error!(%error, "storage"),
        }
        match error {
            StoreError::Unreadable { .. } => Refusal::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "This table can't be read any more. The log of the server says why.",
            ),
            _ => Refusal::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "The server can't store or read anything right now. What it confirmed is safe; try again in a moment.",
            ),
        }
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        StoreError::from(error).into()
    }
}

/// The beginning of a text, on one line.
pub(crate) fn excerpt(text: &str, most: usize) -> String {
    text.chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(most)
        .collect()
}
