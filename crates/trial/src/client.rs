//! People at the other end.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

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
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// What was asked for, which must have been granted.
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        if self.text.is_empty() { Value::Null } else { self.json() }
    }

    /// Why it was refused: one clear line, with this status.
    pub fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let error = self.json()["error"]
            .as_str()
            .unwrap_or_else(|| panic!("no error: {self:?}"))
            .to_owned();
        assert!(
            !error.is_empty() && error.len() < 400 && !error.contains('\n'),
            "{error}"
        );
        error
    }
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
        client.sign_in("/api/guests", &json!({"name": name})).await;
        client
    }

    /// Asks for a session, and keeps it.
    pub async fn sign_in(&mut self, path: &str, body: &Value) {
        let answer = self.post(path, body).await;
        self.keep(&answer);
    }

    /// Keeps the session that was granted.
    pub fn keep(&mut self, answer: &Answer) {
        answer.ok();
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
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body.to_string()), &[]).await
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

    /// A table with these seats; returns its id.
    pub async fn table(&self, game: &str, seats: &Value) -> String {
        let made = self
            .post("/api/tables", &json!({"game": game, "seats": seats}))
            .await
            .ok();
        made["table"]["id"].as_str().unwrap().to_owned()
    }

    /// The table as this person sees it through the eyes of this seat.
    pub async fn look(&self, table: &str, seat: usize) -> Value {
        self.get(&format!("/api/tables/{table}?seat={seat}")).await.ok()
    }

    /// Begins the game.
    pub async fn start(&self, table: &str) {
        self.post(&format!("/api/tables/{table}/start"), &Value::Null)
            .await
            .ok();
    }

    /// Decides.
    pub async fn act(&self, table: &str, seat: usize, ply: usize, action: &Value) -> Answer {
        self.post(
            &format!("/api/tables/{table}/act"),
            &json!({"seat": seat, "ply": ply, "action": action}),
        )
        .await
    }

    /// A page's connection.
    pub async fn socket(&self) -> Socket {
        self.try_socket(None).await.unwrap()
    }

    /// A page's connection, from a page of this site.
    pub async fn try_socket(&self, origin: Option<&str>) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("{}/api/live", self.url.replace("http:", "ws:")).into_client_request()?;
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
    pub async fn order(&mut self, mut order: Value) -> Option<u64> {
        self.orders += 1;
        order["id"] = json!(self.orders);
        self.say(order.to_string()).await.then_some(self.orders)
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
    pub async fn next(&mut self) -> Option<Value> {
        let wait = std::time::Duration::from_mins(1);
        loop {
            match tokio::time::timeout(wait, self.stream.next())
                .await
                .expect("something should come")
            {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this kind; others before it are only kept.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the connection should stay open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Follows a table.
    pub async fn follow(&mut self, table: &str, seat: Option<usize>, seen: usize) {
        self.order(json!({"do": "follow", "table": table, "seat": seat, "seen": seen}))
            .await;
    }
}
