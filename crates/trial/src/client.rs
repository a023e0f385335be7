//! People at the other end.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Seat;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{
    AnySeat, Created, Decision, Guest, NewTable, OneSeat, Order, Reason, Refusal, RefusalBody, Resignation, SeatWish,
    Secret, TableInfo, Told, Update, Words,
};

/// Somebody who asks.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    /// The server's address.
    pub url: String,
    /// The cookie of the session.
    pub cookie: Option<String>,
}

/// What was answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: reqwest::header::HeaderMap,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// What was asked for, which must have been granted.
    pub fn ok<T: DeserializeOwned>(&self) -> T {
        self.done();
        self.json()
    }

    /// What was asked for must have been done.
    pub fn done(&self) {
        assert!(self.status.is_success(), "{self:?}");
    }

    /// Why it was refused: one clear line, with this status.
    pub fn refused(&self, status: u16) -> RefusalBody {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let body: RefusalBody = self.json();
        let error = &body.error;
        assert!(
            !error.is_empty() && error.len() < 400 && !error.contains('\n'),
            "{error}"
        );
        body
    }

    /// It was refused for exactly this reason.
    pub fn refused_as(&self, refusal: Refusal) {
        let status = refusal.status();
        assert_eq!(self.refused(status).reason, refusal.into(), "{self:?}");
    }
}

/// The seat with this number.
pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

impl Client {
    /// Somebody whom nobody knows.
    pub fn stranger(url: &str) -> Client {
        Client {
            http: reqwest::Client::new(),
            url: url.to_owned(),
            cookie: None,
        }
    }

    /// Somebody new, with this name.
    pub async fn guest(url: &str, name: &str) -> Client {
        let mut client = Client::stranger(url);
        client.sign_in("/api/guests", &Guest { name: name.to_owned() }).await;
        client
    }

    /// Asks for a session, and keeps it.
    pub async fn sign_in(&mut self, path: &str, body: &impl Serialize) {
        let answer = self.post(path, body).await;
        self.keep(&answer);
    }

    /// Keeps the session that was granted.
    pub fn keep(&mut self, answer: &Answer) {
        answer.done();
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        assert!(
            cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
            "{cookie}"
        );
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    /// The same person at another server on the same database.
    pub fn at(&self, url: &str) -> Client {
        Client {
            url: url.to_owned(),
            ..self.clone()
        }
    }

    /// `GET`.
    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, &[]).await
    }

    /// `DELETE`.
    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None, &[]).await
    }

    /// `POST`.
    pub async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).unwrap();
        self.send(Method::POST, path, Some(body), &[]).await
    }

    /// Any request.
    pub async fn send(&self, method: Method, path: &str, body: Option<String>, headers: &[(&str, &str)]) -> Answer {
        self.try_send(method, path, body, headers).await.unwrap()
    }

    /// Any request, of a server that may not be there.
    pub async fn try_send(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
    ) -> Result<Answer, reqwest::Error> {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await?;
        let (status, headers) = (response.status(), response.headers().clone());
        Ok(Answer {
            status,
            headers,
            text: response.text().await?,
        })
    }

    /// Makes a table.
    pub async fn make(&self, new: &NewTable) -> Created {
        self.post("/api/tables", new).await.ok()
    }

    /// A table with these seats; returns its id.
    pub async fn table(&self, game: &str, seats: impl IntoIterator<Item = SeatWish>) -> String {
        self.make(&NewTable::new(game, seats)).await.table.id
    }

    /// The table as this person sees it through the eyes of this seat.
    pub async fn look(&self, table: &str, seat: u8) -> Update<'static> {
        self.get(&format!("/api/tables/{table}?seat={seat}")).await.ok()
    }

    /// The table as this person sees it.
    pub async fn see(&self, table: &str) -> Update<'static> {
        self.get(&format!("/api/tables/{table}")).await.ok()
    }

    /// The table and its seats as this person sees them.
    pub async fn info(&self, table: &str) -> TableInfo {
        self.see(table).await.info.unwrap()
    }

    /// Something about a table that needs no words: `start`, `leave`, `rematch`.
    pub async fn order(&self, table: &str, what: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/{what}"), &()).await
    }

    /// Sits down on the first open seat.
    pub async fn join(&self, table: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/join"), &AnySeat::default())
            .await
    }

    /// Begins the game.
    pub async fn start(&self, table: &str) {
        self.order(table, "start").await.done();
    }

    /// Decides.
    pub async fn act(&self, table: &str, seat: u8, ply: usize, action: &Value) -> Answer {
        let decision = Decision {
            seat: self::seat(seat),
            ply,
            action: action.clone(),
        };
        self.post(&format!("/api/tables/{table}/act"), &decision).await
    }

    /// Gives a seat to a bot.
    pub async fn resign(&self, table: &str, seat: u8, level: &str) -> Answer {
        let given = Resignation {
            seat: self::seat(seat),
            level: level.to_owned(),
        };
        self.post(&format!("/api/tables/{table}/resign"), &given).await
    }

    /// Says something at a table.
    pub async fn chat(&self, table: &str, text: &str) -> Answer {
        let words = Words { text: text.to_owned() };
        self.post(&format!("/api/tables/{table}/chat"), &words).await
    }

    /// A fresh link to a seat.
    pub async fn link(&self, table: &str, seat: u8) -> Answer {
        let seat = OneSeat { seat: self::seat(seat) };
        self.post(&format!("/api/tables/{table}/link"), &seat).await
    }

    /// Takes the seat of a link.
    pub async fn claim(&self, secret: &str) -> Answer {
        let secret = Secret {
            secret: secret.to_owned(),
        };
        self.post("/api/claim", &secret).await
    }

    /// A page's connection.
    pub async fn socket(&self) -> Socket {
        self.try_socket(None).await.unwrap()
    }

    /// A page's connection, from a page of this site.
    pub async fn try_socket(&self, origin: Option<&str>) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        self.connect("/api/live", origin).await
    }

    /// The connection of a page that only looks on.
    pub async fn visitor_socket(&self) -> Socket {
        self.connect("/api/live?visitor=true", None).await.unwrap()
    }

    async fn connect(&self, path: &str, origin: Option<&str>) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("{}{path}", self.url.replace("http:", "ws:")).into_client_request()?;
        let headers = request.headers_mut();
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            headers.insert("origin", origin.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket {
            stream,
            heard: Vec::new(),
            orders: 0,
        })
    }
}

/// A page's connection. It keeps every message that it ever got.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message.
    pub heard: Vec<String>,
    orders: u64,
}

impl Socket {
    /// Sends an order, and returns its id.
    pub async fn order(&mut self, order: impl FnOnce(u64) -> Order) -> Option<u64> {
        self.orders += 1;
        let order = order(self.orders);
        self.say(order.text()).await.then_some(self.orders)
    }

    /// Says something at a table.
    pub async fn chat(&mut self, table: &str, text: &str) {
        let (table, text) = (table.to_owned(), text.to_owned());
        self.order(|id| Order::Chat { id, table, text }).await;
    }

    /// Decides.
    pub async fn act(&mut self, table: &str, seat: u8, ply: usize, action: Value) -> Option<u64> {
        let (table, seat) = (table.to_owned(), self::seat(seat));
        self.order(|id| Order::Act {
            id,
            table,
            seat,
            ply,
            action,
        })
        .await
    }

    /// Says something; `false` if nobody is there any more.
    pub async fn say(&mut self, text: String) -> bool {
        self.stream.send(Message::Text(text.into())).await.is_ok()
    }

    /// Sends something that is no text; `false` if nobody is there any more.
    pub async fn say_bytes(&mut self, bytes: &[u8]) -> bool {
        self.stream.send(Message::Binary(bytes.to_vec().into())).await.is_ok()
    }

    /// The next message; `None` when the connection has ended.
    pub async fn next(&mut self) -> Option<Told<'static>> {
        let wait = std::time::Duration::from_mins(1);
        loop {
            match tokio::time::timeout(wait, self.stream.next())
                .await
                .expect("something should come")
            {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(Told::read(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message; the connection must still be there.
    async fn some(&mut self) -> Told<'static> {
        self.next().await.expect("the connection should stay open")
    }

    /// The next update; other messages before it are only kept.
    pub async fn update(&mut self) -> Update<'static> {
        loop {
            if let Told::Update(update) = self.some().await {
                return *update;
            }
        }
    }

    /// Waits until an order is done; other messages before that are only kept.
    pub async fn done(&mut self) {
        while !matches!(self.some().await, Told::Done { .. }) {}
    }

    /// Why a table can't be followed any more; other messages before it are only kept.
    pub async fn ended(&mut self) -> Reason {
        loop {
            if let Told::Ended { reason, .. } = self.some().await {
                return reason;
            }
        }
    }

    /// The next message, which must be a refusal with this status.
    pub async fn refused(&mut self, expected: u16) -> Reason {
        match self.some().await {
            Told::Refused { status, reason, .. } if status == expected => reason,
            other => panic!("{other:?}"),
        }
    }

    /// Follows a table.
    pub async fn follow(&mut self, table: &str, seat: Option<u8>, seen: usize) {
        let (table, seat) = (table.to_owned(), seat.map(self::seat));
        self.order(|id| Order::Follow {
            id,
            table,
            seat,
            seen,
            chat: 0,
        })
        .await;
    }
}
