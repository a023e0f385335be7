//! A webhook of the test's own.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// How it answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    Well,
    Failing,
    Hanging,
    Gone,
    Missing,
    Redirecting,
}

/// What came.
#[derive(Clone, Debug)]
pub(super) struct Came {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    pub(super) body: Vec<u8>,
}

impl Came {
    pub(super) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub(super) fn content(&self) -> String {
        self.json()["content"].as_str().unwrap().to_owned()
    }
}

#[derive(Clone)]
pub(super) struct Receiver {
    pub(super) url: String,
    mood: Arc<Mutex<Mood>>,
    came: Arc<Mutex<Vec<Came>>>,
}

impl Receiver {
    pub(super) async fn open() -> Receiver {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver = Receiver {
            url: format!("http://{}", listener.local_addr().unwrap()),
            mood: Arc::new(Mutex::new(Mood::Well)),
            came: Arc::default(),
        };
        let router = Router::new().fallback(take).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    pub(super) fn be(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// What has come since it was asked last.
    pub(super) fn take(&self) -> Vec<Came> {
        std::mem::take(&mut self.came.lock().unwrap())
    }

    /// The texts of what has come.
    pub(super) fn texts(&self) -> Vec<String> {
        self.take().iter().map(Came::content).collect()
    }
}

async fn take(State(receiver): State<Receiver>, uri: axum::http::Uri, headers: HeaderMap, body: Bytes) -> Response {
    let came = Came {
        path: uri.path().to_owned(),
        headers,
        body: body.to_vec(),
    };
    receiver.came.lock().unwrap().push(came);
    let mood = *receiver.mood.lock().unwrap();
    match mood {
        Mood::Well => StatusCode::NO_CONTENT.into_response(),
        Mood::Failing => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Mood::Gone => StatusCode::GONE.into_response(),
        Mood::Missing => StatusCode::NOT_FOUND.into_response(),
        Mood::Redirecting => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, "/elsewhere")]).into_response(),
        Mood::Hanging => {
            tokio::time::sleep(Duration::from_mins(1)).await;
            StatusCode::OK.into_response()
        }
    }
}
