//! One WebSocket for each page: it follows tables, and plays at them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, timeout};

use super::App;
use super::ask::{From, Who, detached, read};
use crate::net::{Ticket, stopped};
use crate::people::Person;
use crate::refusal::{ErrorBody, Refusal};
use crate::tables::{BEAT, Live, Looking, Move, Seen, Update};

/// The most tables that a page follows.
const MOST_FOLLOWED: usize = 20;
/// How often a silent page is asked whether it is still there, and when it is given up.
const PING: Duration = Duration::from_secs(30);
const GIVEN_UP: Duration = Duration::from_secs(90);
/// How long a page may take to accept a message.
const PATIENCE: Duration = Duration::from_secs(30);
const FAREWELL: Duration = Duration::from_secs(1);
/// The longest pause before the next message of somebody who sends too many.
const SLOWED_DOWN: Duration = Duration::from_millis(100);
/// How soon a table is looked at again that could not be read.
const SOON: Duration = Duration::from_millis(500);
/// How many messages wait for a slow page. Who follows a table waits with it, and then hears all at once.
const WAITING: usize = 8;

/// What a page asks for. Whatever has an `id` is answered with it.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Order {
    /// Follow a table from this ply on.
    Follow {
        id: u64,
        table: String,
        seat: Option<Seat>,
        #[serde(default)]
        seen: usize,
        #[serde(default)]
        chat: i64,
    },
    Unfollow {
        id: u64,
        table: String,
        seat: Option<Seat>,
    },
    Act {
        id: u64,
        table: String,
        seat: Seat,
        ply: usize,
        action: Value,
    },
    Undo {
        id: u64,
        table: String,
        seat: Seat,
        ply: usize,
    },
    Chat {
        id: u64,
        table: String,
        text: String,
    },
}

impl Order {
    const fn id(&self) -> u64 {
        let (Order::Follow { id, .. }
        | Order::Unfollow { id, .. }
        | Order::Act { id, .. }
        | Order::Undo { id, .. }
        | Order::Chat { id, .. }) = self;
        *id
    }
}

/// What a page is told.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Told<'a> {
    /// Something is new at a table.
    Update(Box<Update<'a>>),
    /// What was asked for is done. For a move: it is safe on the disk, and the game has so many entries now.
    Done {
        id: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// What was asked for was refused; nothing has changed.
    Refused {
        id: Option<u64>,
        status: u16,
        error: String,
        /// Seconds after which it may go well, where that is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        retry_after: Option<f64>,
    },
    /// A table can't be followed any more.
    Ended {
        table: &'a str,
        seat: Option<Seat>,
        error: String,
    },
}

impl Told<'_> {
    fn text(&self) -> String {
        serde_json::to_string(self).expect("what is told is JSON")
    }
}

/// Follow tables and play at them over a WebSocket. `docs/server.md` describes the messages.
#[utoipa::path(get, path = "/api/live", tag = "play", responses((status = 101, description = "the connection becomes a WebSocket"), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn live(
    State(app): State<App>,
    From(address): From,
    Who(person): Who,
    ticket: Option<Extension<Ticket>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    // refused before the connection is one; the ticket is that of the connection below, which would otherwise be thought to have ended
    let held = (app.limits.socket(&person.id, address)?, app.metrics.socket(), ticket);
    let upgrade = upgrade
        .max_message_size(super::MOST_BYTES)
        .max_frame_size(super::MOST_BYTES)
        .write_buffer_size(0)
        .read_buffer_size(4 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(app, person, socket).await;
        drop(held);
    }))
}

async fn serve(app: App, person: Person, socket: WebSocket) {
    let (sink, mut stream) = socket.split();
    let (out, waiting) = mpsc::channel(WAITING);
    let sending = tokio::spawn(send(sink, waiting));
    let mut page = Page {
        app: app.clone(),
        person,
        out,
        followed: HashMap::new(),
    };
    let (mut endings, mut stopping) = (app.people.endings(), app.stopping.clone());
    let mut ping = tokio::time::interval(PING);
    let mut heard = Instant::now();
    loop {
        tokio::select! {
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    heard = Instant::now();
                    if page.obey(text.as_bytes()).await.is_err() { break }
                }
                Some(Ok(Message::Binary(_))) => {
                    let refusal = page.slow_down().await.err().unwrap_or_else(|| Refusal::malformed("messages are JSON text"));
                    if page.refuse(None, refusal).await.is_err() { break }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                    heard = Instant::now();
                    let _ = page.slow_down().await; // nobody waits for an answer to these
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            },
            // at once, and then again and again: word of the session's end may have come before we listened, or been lost between processes
            _ = ping.tick() => {
                if app.people.is_over(&page.person).await { break }
                if heard.elapsed() > GIVEN_UP || page.out.send(Message::Ping(Vec::new().into())).await.is_err() { break }
            }
            ended = endings.recv() => {
                let is_over = match ended {
                    Ok(session) => session == page.person.session,
                    Err(RecvError::Lagged(_)) => app.people.is_over(&page.person).await, // so many at once: perhaps ours was among them
                    Err(RecvError::Closed) => false,
                };
                if is_over { break }
            }
            () = stopped(&mut stopping) => break,
        }
    }
    drop(page);
    // what still waits is sent, then the connection is closed; a server that is about to end has less time
    let patience = if *app.stopping.borrow() { FAREWELL } else { PATIENCE };
    let _ = timeout(patience, sending).await;
}

/// Sends what is to be sent, and closes the connection when there is nothing more.
async fn send(mut sink: SplitSink<WebSocket, Message>, mut waiting: mpsc::Receiver<Message>) {
    while let Some(message) = waiting.recv().await {
        if !matches!(timeout(PATIENCE, sink.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
    let _ = timeout(PATIENCE, sink.close()).await;
}

/// The id of an order that is not read any further.
fn id_of(text: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Id {
        id: u64,
    }
    serde_json::from_slice::<Id>(text).ok().map(|order| order.id)
}

/// The page has gone.
struct Gone;

/// A page at the other end.
struct Page {
    app: App,
    person: Person,
    out: mpsc::Sender<Message>,
    followed: HashMap<(String, Option<Seat>), JoinHandle<()>>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.followed.values().for_each(JoinHandle::abort);
    }
}

impl Page {
    /// Every message counts. Who sends too many is read more slowly, and so has to wait itself.
    async fn slow_down(&self) -> Result<(), Refusal> {
        let counted = self.app.limits.person(&self.person.id);
        if let Some(seconds) = counted.as_ref().err().and_then(Refusal::retry_after) {
            tokio::time::sleep(Duration::from_secs_f64(seconds).min(SLOWED_DOWN)).await;
        }
        counted
    }

    async fn obey(&mut self, text: &[u8]) -> Result<(), Gone> {
        if let Err(refusal) = self.slow_down().await {
            return self.refuse(id_of(text), refusal).await;
        }
        let order: Order = match read(text) {
            Ok(order) => order,
            Err(refusal) => return self.refuse(id_of(text), refusal).await,
        };
        let id = order.id();
        match self.carry_out(order).await {
            Ok(ply) => self.say(&Told::Done { id, ply }).await,
            Err(refusal) => self.refuse(Some(id), refusal).await,
        }
    }

    async fn carry_out(&mut self, order: Order) -> Result<Option<usize>, Refusal> {
        match order {
            Order::Follow {
                table,
                seat,
                seen,
                chat,
                ..
            } => self
                .follow(
                    table,
                    seat,
                    Seen {
                        ply: seen,
                        chat,
                        edition: 0,
                    },
                )
                .await
                .map(|()| None),
            Order::Unfollow { table, seat, .. } => {
                if let Some(following) = self.followed.remove(&(table, seat)) {
                    following.abort();
                }
                Ok(None)
            }
            Order::Act {
                table,
                seat,
                ply,
                action,
                ..
            } => self.enter(table, seat, ply, Move::Act(action)).await.map(Some),
            Order::Undo { table, seat, ply, .. } => self.enter(table, seat, ply, Move::Undo).await.map(Some),
            Order::Chat { table, text, .. } => {
                let (app, person) = (self.app.clone(), self.person.clone());
                detached(async move { app.tables.chat(&person, &table, &text).await })
                    .await
                    .map(|()| None)
            }
        }
    }

    async fn enter(&self, table: String, seat: Seat, ply: usize, entry: Move) -> Result<usize, Refusal> {
        let (app, person) = (self.app.clone(), self.person.clone());
        detached(async move { app.tables.enter(&person, &table, seat, ply, &entry).await }).await
    }

    async fn follow(&mut self, table: String, seat: Option<Seat>, seen: Seen) -> Result<(), Refusal> {
        self.followed.retain(|_, following| !following.is_finished());
        let key = (table, seat);
        if self.followed.len() >= MOST_FOLLOWED && !self.followed.contains_key(&key) {
            return Err(Refusal::too_many(format!(
                "a page follows at most {MOST_FOLLOWED} tables"
            )));
        }
        let live = self.app.tables.open(&key.0).await?;
        self.app
            .tables
            .lock_as_stored(&live)
            .await?
            .viewer(Some(&self.person), seat)?;
        let looking = self.app.tables.look_on(&live, &self.person);
        let follower = Follower {
            app: self.app.clone(),
            person: self.person.clone(),
            live,
            looking,
            seat,
            seen,
            is_first: true,
            out: self.out.clone(),
        };
        if let Some(before) = self.followed.insert(key, self.app.telling.spawn(follower.run())) {
            before.abort();
        }
        Ok(())
    }

    async fn refuse(&self, id: Option<u64>, refusal: Refusal) -> Result<(), Gone> {
        self.app.metrics.refused(refusal.status.is_server_error());
        let retry_after = refusal.retry_after();
        self.say(&Told::Refused {
            id,
            status: refusal.status.as_u16(),
            error: refusal.text,
            retry_after,
        })
        .await
    }

    async fn say(&self, told: &Told<'_>) -> Result<(), Gone> {
        self.out.send(Message::Text(told.text().into())).await.map_err(|_| Gone)
    }
}

/// Tells a page what is new at one table.
struct Follower {
    app: App,
    person: Person,
    live: Arc<Live>,
    /// As long as this is kept, the person is here.
    looking: Looking,
    seat: Option<Seat>,
    seen: Seen,
    /// Is nothing told yet?
    is_first: bool,
    out: mpsc::Sender<Message>,
}

impl Follower {
    async fn run(mut self) {
        let mut changes = self.live.follow();
        let mut beat = tokio::time::interval(BEAT); // the first comes at once
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            changes.borrow_and_update();
            let news = self.news().await;
            let (text, last, is_missing) = match news {
                Ok(text) => (text, false, false),
                Err(refusal) if refusal.status.is_server_error() => (None, false, refusal.passes()),
                Err(refusal) => (
                    Some(
                        Told::Ended {
                            table: &self.live.id,
                            seat: self.seat,
                            error: refusal.text,
                        }
                        .text(),
                    ),
                    true,
                    false,
                ),
            };
            if let Some(text) = text {
                if std::mem::take(&mut self.is_first) {
                    self.app.limits.told(&self.person.id, text.len() as u64); // what comes later, others have caused
                }
                if self.out.send(Message::Text(text.into())).await.is_err() {
                    return;
                }
            }
            if last {
                return;
            }
            tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() { return }
                    self.looking.come_back().await;
                }
                _ = beat.tick() => self.looking.beat().await,
                () = tokio::time::sleep(SOON), if is_missing => {}
            }
        }
    }

    /// What is new, as text; whether the person may still look is asked each time.
    async fn news(&mut self) -> Result<Option<String>, Refusal> {
        let sitting = self.app.tables.lock(&self.live).await?;
        let viewer = sitting.viewer(Some(&self.person), self.seat)?;
        if !sitting.news(&self.seen) {
            return Ok(None);
        }
        let update = sitting.update(Some(&self.person), viewer, &mut self.seen)?;
        Ok(Some(Told::Update(Box::new(update)).text()))
    }
}
