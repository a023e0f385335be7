//! One WebSocket for each page: it follows tables, and plays at them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use table::{Seat, Viewer};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, timeout};
use wire::{Coming, Order, Refusal, RefusalBody, Told};

use super::App;
use super::ask::{Anyone, Asked, From, detached, read};
use crate::clock::now;
use crate::net::{Ticket, stopped};
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::tables::{BEAT, Live, Looking, Move, Seen, Watching};

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

/// Follow tables and play at them over a WebSocket; who is not signed in can look on. `docs/server.md` describes the messages.
#[utoipa::path(get, path = "/api/live", tag = "play", params(Coming), responses((status = 101, description = "the connection becomes a WebSocket"), (status = 401, body = RefusalBody), (status = 403, body = RefusalBody)))]
pub(super) async fn live(
    State(app): State<App>,
    From(address): From,
    Anyone(person): Anyone,
    Asked(coming): Asked<Coming>,
    ticket: Option<Extension<Ticket>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    // refused before the connection is one; the ticket is that of the connection below, which would otherwise be thought to have ended
    let caller = Caller::new(person, coming)?;
    let held = (app.limits.socket(caller.key(), address)?, app.metrics.socket(), ticket);
    let upgrade = upgrade
        .max_message_size(super::MOST_BYTES)
        .max_frame_size(super::MOST_BYTES)
        .write_buffer_size(0)
        .read_buffer_size(4 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(app, caller, socket).await;
        drop(held);
    }))
}

/// Who is at the other end: somebody who is signed in, or a visitor who looks on.
#[derive(Clone)]
enum Caller {
    Known(Person),
    /// A visitor has a name for the limits alone, and another one with every page.
    Visitor(String),
}

impl Caller {
    fn new(person: Option<Person>, coming: Coming) -> Result<Caller, Refused> {
        if coming.visitor {
            return Ok(Caller::Visitor(format!("visitor {}", secret::id())));
        }
        person.map(Caller::Known).ok_or_else(|| Refusal::NotSignedIn.into())
    }

    /// Under which name limits count it.
    fn key(&self) -> &str {
        match self {
            Caller::Known(person) => &person.id,
            Caller::Visitor(name) => name,
        }
    }

    fn person(&self) -> Option<&Person> {
        match self {
            Caller::Known(person) => Some(person),
            Caller::Visitor(_) => None,
        }
    }

    /// Who it is, where visitors may not do what is asked.
    fn signed_in(&self) -> Result<Person, Refused> {
        self.person().cloned().ok_or_else(|| Refusal::NotSignedIn.into())
    }
}

async fn serve(app: App, caller: Caller, socket: WebSocket) {
    let (sink, stream) = socket.split();
    let (out, waiting) = mpsc::channel(WAITING);
    let sending = tokio::spawn(send(sink, waiting));
    let page = Page {
        app: app.clone(),
        caller,
        out,
        followed: HashMap::new(),
        heard: Instant::now(),
        shown: watch::Sender::new(true),
    };
    listen(page, stream).await;
    // what still waits is sent, then the connection is closed; a server that is about to end has less time
    let patience = if *app.stopping.borrow() { FAREWELL } else { PATIENCE };
    let _ = timeout(patience, sending).await;
}

/// Obeys a page until it goes, its session ends or the server does.
async fn listen(mut page: Page, mut stream: SplitStream<WebSocket>) {
    let app = page.app.clone();
    let (mut endings, mut stopping) = (app.people.endings(), app.stopping.clone());
    let mut ping = tokio::time::interval(PING);
    loop {
        let going_on = tokio::select! {
            message = stream.next() => page.hear(message).await,
            // at once, and then again and again: word of the session's end may have come before we listened, or been lost between processes
            _ = ping.tick() => page.is_there().await,
            ended = endings.recv() => match ended {
                Ok(session) if page.caller.person().is_none_or(|person| session != person.session) => Ok(()),
                Ok(_) => Err(Gone),
                Err(RecvError::Lagged(_)) => page.is_signed_in().await, // too many at once: perhaps ours was among them
                Err(RecvError::Closed) => Ok(()),
            },
            () = stopped(&mut stopping) => Err(Gone),
        };
        if going_on.is_err() {
            return;
        }
    }
}

/// Sends what waits, and closes the connection when nothing more comes.
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

/// The page has gone, or has to.
struct Gone;

/// A page at the other end.
struct Page {
    app: App,
    caller: Caller,
    out: mpsc::Sender<Message>,
    followed: HashMap<(String, Option<Seat>), JoinHandle<()>>,
    /// When it was heard of last.
    heard: Instant,
    /// Can it be seen, or is it in a hidden tab?
    shown: watch::Sender<bool>,
}

impl Drop for Page {
    fn drop(&mut self) {
        self.followed.values().for_each(JoinHandle::abort);
    }
}

impl Page {
    /// Takes what came over the line.
    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Gone> {
        match message {
            Some(Ok(Message::Text(text))) => {
                self.heard = Instant::now();
                self.obey(text.as_bytes()).await
            }
            Some(Ok(Message::Binary(_))) => {
                let refused = self.slow_down().await.err();
                self.refuse(None, refused.unwrap_or_else(|| Refusal::TextOnly.into()))
                    .await
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                self.heard = Instant::now();
                let _ = self.slow_down().await; // nobody waits for an answer to these
                Ok(())
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Gone),
        }
    }

    /// Is it still there, and signed in? It is asked to answer.
    async fn is_there(&self) -> Result<(), Gone> {
        self.is_signed_in().await?;
        if self.heard.elapsed() > GIVEN_UP {
            return Err(Gone);
        }
        self.out.send(Message::Ping(Vec::new().into())).await.map_err(|_| Gone)
    }

    async fn is_signed_in(&self) -> Result<(), Gone> {
        match self.caller.person() {
            Some(person) if self.app.people.is_over(person).await => Err(Gone),
            _ => Ok(()),
        }
    }

    /// Every message counts. Who sends too many is read more slowly, and so has to wait itself.
    async fn slow_down(&self) -> Result<(), Refused> {
        let counted = self.app.limits.person(self.caller.key());
        if let Some(seconds) = counted.as_ref().err().and_then(Refused::retry_after) {
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

    async fn carry_out(&mut self, order: Order) -> Result<Option<usize>, Refused> {
        match order {
            Order::Follow {
                table,
                seat,
                seen,
                chat,
                ..
            } => {
                let seen = Seen {
                    ply: seen,
                    chat,
                    ..Seen::default()
                };
                self.follow(table, seat, seen).await.map(|()| None)
            }
            Order::Unfollow { table, seat, .. } => {
                if let Some(following) = self.followed.remove(&(table, seat)) {
                    following.abort();
                }
                Ok(None)
            }
            Order::Show { shown, .. } => {
                self.shown.send_replace(shown);
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
                let (app, person) = (self.app.clone(), self.caller.signed_in()?);
                detached(async move { app.tables.chat(&person, &table, &text).await })
                    .await
                    .map(|()| None)
            }
        }
    }

    async fn enter(&self, table: String, seat: Seat, ply: usize, entry: Move) -> Result<usize, Refused> {
        let (app, person) = (self.app.clone(), self.caller.signed_in()?);
        detached(async move { app.tables.enter(&person, &table, seat, ply, &entry).await }).await
    }

    async fn follow(&mut self, table: String, seat: Option<Seat>, seen: Seen) -> Result<(), Refused> {
        self.followed.retain(|_, following| !following.is_finished());
        let key = (table, seat);
        if self.followed.len() >= MOST_FOLLOWED && !self.followed.contains_key(&key) {
            return Err(Refusal::Followed { most: MOST_FOLLOWED }.into());
        }
        let live = self.app.tables.open(&key.0).await?;
        let person = self.caller.person();
        let sitting = self.app.tables.lock_as_stored(&live).await?;
        let viewer = self.app.tables.viewer(&sitting, person, seat).await?;
        drop(sitting);
        let watching = (viewer == Viewer::Spectator).then(|| self.app.tables.watch(&live));
        let shown = self.shown.subscribe();
        let is_shown = *shown.borrow();
        let looking = person.map(|person| self.app.tables.look_on(&live, person, is_shown));
        let follower = Follower {
            app: self.app.clone(),
            caller: self.caller.clone(),
            live,
            looking,
            watching,
            more_at: None,
            shown,
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

    async fn refuse(&self, id: Option<u64>, refusal: Refused) -> Result<(), Gone> {
        self.app.metrics.refused(refusal.status.is_server_error());
        self.say(&Told::Refused {
            id,
            status: refusal.status.as_u16(),
            error: refusal.reason.line(),
            retry_after: refusal.retry_after(),
            reason: *refusal.reason,
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
    caller: Caller,
    live: Arc<Live>,
    /// As long as this is kept, the person is here. A visitor never is.
    looking: Option<Looking>,
    /// As long as this is kept, a spectator is here.
    watching: Option<Watching>,
    /// When a spectator who is behind sees more, even if nothing happens.
    more_at: Option<i64>,
    /// Can the page be seen?
    shown: watch::Receiver<bool>,
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
            let Ok(is_missing) = self.tell().await else { return };
            let more_in = self
                .more_at
                .map(|at| Duration::from_millis(u64::try_from(at - now()).unwrap_or(0).max(50)));
            tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() { return }
                    if let Some(looking) = &self.looking { looking.come_back().await; }
                }
                _ = beat.tick() => {
                    if let Some(looking) = &self.looking { looking.beat().await; }
                    if let Some(watching) = &self.watching { watching.beat().await; }
                }
                Ok(()) = self.shown.changed() => {
                    let shown = *self.shown.borrow_and_update();
                    if let Some(looking) = &mut self.looking { looking.show(shown).await; }
                }
                () = tokio::time::sleep(SOON), if is_missing => {}
                () = tokio::time::sleep(more_in.unwrap_or_default()), if more_in.is_some() => {}
            }
        }
    }

    /// Tells the page what is new, and says whether that could not be read just now. A table that the person may not see any more is told last.
    async fn tell(&mut self) -> Result<bool, Gone> {
        match self.news().await {
            Ok(None) => Ok(false),
            Ok(Some(text)) => self.send(text).await.map(|()| false),
            Err(refused) if refused.status.is_server_error() => Ok(refused.passes()),
            Err(refused) => {
                let ended = Told::Ended {
                    table: Cow::Borrowed(&self.live.id),
                    seat: self.seat,
                    error: refused.reason.line(),
                    reason: *refused.reason,
                };
                let text = ended.text();
                self.send(text).await?;
                Err(Gone)
            }
        }
    }

    async fn send(&mut self, text: String) -> Result<(), Gone> {
        if std::mem::take(&mut self.is_first) {
            self.app.limits.told(self.caller.key(), text.len() as u64); // what comes later, others have caused
        }
        self.out.send(Message::Text(text.into())).await.map_err(|_| Gone)
    }

    /// What is new, as text; whether the person may still look is asked each time.
    async fn news(&mut self) -> Result<Option<String>, Refused> {
        let silent = self.app.tables.distances().silent_for(self.caller.person()).await?;
        let sitting = self.app.tables.lock(&self.live).await?;
        let viewer = self
            .app
            .tables
            .viewer(&sitting, self.caller.person(), self.seat)
            .await?;
        self.more_at = sitting.sees_more_at(viewer);
        if !sitting.news(self.caller.person(), viewer, &self.seen) {
            return Ok(None);
        }
        let update = sitting.update(self.caller.person(), viewer, &silent, &mut self.seen)?;
        Ok(Some(Told::Update(Box::new(update)).text()))
    }
}
