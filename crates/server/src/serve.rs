//! A server from its start to its end.

use std::collections::BTreeSet;
use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use bots::external::StartError;
use futures_util::{StreamExt, stream};
use sqlx::Row;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::clock::{DAY, now};
use crate::company::{Filter, FilterError, Operator, OperatorError};
use crate::cups::{self, Cups};
use crate::daily::Dailies;
use crate::follows::Follows;
use crate::leave::LeaveDesk;
use crate::limits::{Limits, Quotas};
use crate::metrics::Metrics;
use crate::net::{self, Door, Lines, Proxies, PublicUrl};
use crate::news::{MailError, News, NoPost, Post, PostConfig, Sender, TICK};
use crate::people::People;
use crate::roster::{NamedProgram, Roster};
use crate::secret;
use crate::standing;
use crate::store::{self, Checked, Ears, Heard, Notice, Place, Store, StoreError, Write, params};
use crate::tables::{Keep, Tables};
use crate::web::{self, App, Files, Manners, NoApp, Pulse, Shared};

/// How many tables are brought up to date at once after others were not heard for a while.
const AT_ONCE: usize = 4;

/// How a server is run.
#[derive(Clone)]
pub struct Config {
    /// The folder of the database file and the server's secrets.
    pub data: PathBuf,
    /// The URL of a PostgreSQL database, in place of a file.
    pub database_url: Option<String>,
    /// Where to listen; port 0 is any free one.
    pub listen: SocketAddr,
    /// The address under which people see the server, such as `https://example.org`.
    pub public_url: Option<PublicUrl>,
    /// How many proxies stand in front, each of which adds to `X-Forwarded-For` whom it saw.
    pub proxies: u8,
    /// The folder of the app in the browser, in place of the one inside the program.
    pub web: Option<PathBuf>,
    /// How many bots may think at once; of each program, too.
    pub bot_threads: usize,
    /// Programs that players may seat, by their names.
    pub programs: Vec<NamedProgram>,
    /// What one person or one address may ask for.
    pub quotas: Quotas,
    /// How long the head of a request may take, and a connection may rest between two requests.
    pub header_time: Duration,
    /// How long the body of a request may take.
    pub body_time: Duration,
    /// After how many days tables that never began and guests who never played are removed.
    pub keep_days: u32,
    /// After how many days a session ends that nobody uses.
    pub session_days: u32,
    /// How long the database file is looked through for damage at the start.
    pub check_time: Duration,
    /// How many days of leave everybody has in a year.
    pub leave_days: u32,
    /// The ways in which people who are away are told what happens.
    pub post: PostConfig,
    /// The file of words that nobody wants to see in names and chat.
    pub filter: Option<PathBuf>,
    /// The operator's token, in place of the one that the server makes.
    pub operator: Option<String>,
}

impl Config {
    /// The database.
    fn place(&self) -> Place {
        let url = self.database_url.clone();
        url.map_or_else(|| Place::File(database(&self.data)), Place::Postgres)
    }
}

/// Why a server cannot run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// A file or folder cannot be used.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// Another server uses the folder.
    #[error("{}: another server runs on this folder", .0.display())]
    InUse(PathBuf),
    /// A program that players should be able to seat cannot play.
    #[error(transparent)]
    Program(#[from] StartError),
    /// Two programs have one name.
    #[error("there are two programs with the name '{0}'")]
    SameName(String),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The connection to the world broke.
    #[error("the server broke down: {0}")]
    Broken(io::Error),
    /// There is no app where it should be.
    #[error("{}: there is no app here (no index.html); cargo xtask web builds it", .0.display())]
    NoApp(PathBuf),
    /// Mail can't be sent like that.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// The file of words can't be used.
    #[error(transparent)]
    Filter(#[from] FilterError),
    /// There is no operator's token.
    #[error(transparent)]
    Operator(#[from] OperatorError),
    /// There is no database to copy.
    #[error("{}: there is no database of a server here", .0.display())]
    NoDatabase(PathBuf),
    /// A file would be overwritten.
    #[error("{}: exists already", .0.display())]
    Exists(PathBuf),
}

impl From<NoPost> for ServeError {
    fn from(error: NoPost) -> ServeError {
        match error {
            NoPost::Mail(error) => error.into(),
            NoPost::Store(error) => error.into(),
        }
    }
}

/// The folder of a user's server: `$XDG_DATA_HOME/roundhouse`, or `~/.local/share/roundhouse`.
pub fn data_folder() -> Option<PathBuf> {
    let folder = |name| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let data = folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("roundhouse"))
}

fn of_file(path: &Path) -> impl FnOnce(io::Error) -> ServeError {
    let path = path.to_owned();
    move |error| ServeError::File { path, error }
}

fn database(data: &Path) -> PathBuf {
    data.join("roundhouse.sqlite")
}

/// Runs a server until what `stop` returns comes. `ready` hears where it listens; just before that `stop` is called, so that a signal ends what has not begun yet.
pub async fn serve<S: Future<Output = ()>>(
    config: Config,
    stop: impl FnOnce() -> io::Result<S>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let _lock = prepare(&config)?;
    let mut house = House::open(&config).await?;
    let listener = listen(config.listen).await?;
    let address = listener.local_addr().map_err(ServeError::Broken)?;
    let chores = house.chores(&config);
    let door = house.door(&config);
    tracing::info!(%address, database = ?house.place, connections = house.app.room.connections, "listening");
    let stop = stop().map_err(ServeError::Broken)?;
    ready(address);
    let serving = tokio::spawn(door.open(listener, house.app.stopping.clone()));
    stop.await;
    tracing::info!("stopping: what has begun is finished");
    let _ = house.stopped.send(true);
    chores.iter().for_each(JoinHandle::abort);
    let served = serving.await;
    house.close().await;
    tracing::info!("stopped");
    served.map_err(|error| ServeError::Broken(io::Error::other(error)))
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|error| ServeError::Listen { address, error })
}

/// A server without its door.
struct House {
    place: Place,
    app: App,
    /// Ends when everything is written.
    writing: JoinHandle<()>,
    /// What other processes tell.
    heard: Option<mpsc::UnboundedReceiver<Heard>>,
    /// Takes news to their targets.
    sender: Option<Sender>,
    telling: tokio::runtime::Runtime,
    /// Says that the server is about to end.
    stopped: watch::Sender<bool>,
}

impl House {
    async fn open(config: &Config) -> Result<House, ServeError> {
        let room = net::raise(config.programs.len());
        let files = Files::new(config.web.clone()).map_err(|NoApp(folder)| ServeError::NoApp(folder))?;
        let roster = hire(config.bot_threads, config.programs.clone()).await?;
        let place = config.place();
        look_for_damage(&place, config.check_time).await?;
        let metrics = Arc::new(Metrics::default());
        let (store, writing) = Store::open(&place, metrics.clone()).await?;
        let limits = Arc::new(Limits::new(config.quotas, metrics.clone()));
        let (stopped, stopping) = watch::channel(false);
        let (hear, heard) = mpsc::unbounded_channel();
        let store = Arc::new(store);
        let filter = Arc::new(
            config
                .filter
                .as_deref()
                .map(Filter::load)
                .transpose()?
                .unwrap_or_default(),
        );
        let operator = Operator::know(config.operator.as_deref(), &place, &config.data, &store).await?;
        let tables = Tables::new(store.clone(), metrics.clone(), limits.clone(), roster).with_filter(filter.clone());
        let tables = Arc::new(tables);
        let post = Arc::new(Post::open(&config.post, &store, config.public_url.as_ref()).await?);
        let sender = Sender::new(store.clone(), tables.clone(), metrics.clone(), post.clone());
        let dailies = Dailies::open(store.clone(), tables.clone(), limits.clone()).await?;
        let key = Key::from(&signing_key(config, &store).await?);
        let hears_others = Ears::open(&place, &store, hear).await?;
        // last: threads can't be given up here if something else goes wrong
        let telling = telling_threads().map_err(ServeError::Broken)?;
        let shared = Shared {
            key,
            hears_others,
            people: People::new(store.clone(), limits.clone(), config.session_days).with_filter(filter),
            operator,
            news: News::new(store.clone(), tables.clone(), limits.clone(), post),
            follows: Follows::new(store.clone()),
            leave: LeaveDesk::new(store.clone(), tables.clone(), config.leave_days),
            cups: Arc::new(Cups::new(store.clone(), tables.clone(), limits.clone())),
            dailies,
            tables,
            metrics,
            limits,
            store,
            telling: telling.handle().clone(),
            manners: Manners::new(config),
            room,
            pulse: Pulse::default(),
            files,
            stopping,
        };
        Ok(House {
            place,
            app: App(Arc::new(shared)),
            writing,
            heard: Some(heard),
            sender: Some(sender),
            telling,
            stopped,
        })
    }

    /// What goes on beside the requests.
    fn chores(&mut self, config: &Config) -> Vec<JoinHandle<()>> {
        let (app, tables) = (&self.app, &self.app.tables);
        let keep = Keep {
            unplayed: config.keep_days,
            sessions: config.session_days,
        };
        let hearing = self
            .heard
            .take()
            .map(|heard| tokio::spawn(hear_others(app.clone(), heard)));
        let sending = self.sender.take().map(|sender| tokio::spawn(send(sender)));
        let others = [
            tokio::spawn(wake(tables.clone())),
            tokio::spawn(tidy(tables.clone(), app.cups.clone(), keep)),
            tokio::spawn(standing::keep_up(tables.standing().clone())),
            tokio::spawn(cups::keep_up(app.cups.clone())),
        ];
        hearing.into_iter().chain(sending).chain(others).collect()
    }

    fn door(&self, config: &Config) -> Door {
        let lines = Lines {
            most: self.app.room.connections,
            of_address: config.quotas.address_connections as usize,
            head: config.header_time,
            proxies: Proxies(config.proxies),
        };
        Door::new(lines, web::router(self.app.clone()), self.app.metrics.clone())
    }

    /// Lets bots leave, and everything be written.
    async fn close(self) {
        let (store, tables) = (self.app.store.clone(), self.app.tables.clone());
        drop(self.app);
        tables.roster().close().await;
        self.telling.shutdown_background();
        store.close_readers().await;
        drop((store, tables));
        // every acknowledged write is on the disk already; what is still under way gets a moment
        let _ = tokio::time::timeout(Duration::from_secs(5), self.writing).await;
    }
}

/// Refuses a damaged file: it would serve some tables and lose others.
async fn look_for_damage(place: &Place, limit: Duration) -> Result<(), StoreError> {
    if let Place::File(path) = place
        && store::check_file(path, limit).await? == Checked::Unfinished
    {
        tracing::info!(
            seconds = limit.as_secs(),
            "the database is large: in this time not all of it could be looked through for damage (--check-seconds)"
        );
    }
    Ok(())
}

/// The bots that can be seated here. Programs are tried out first, which takes a moment.
async fn hire(threads: usize, programs: Vec<NamedProgram>) -> Result<Roster, ServeError> {
    let names: Vec<&str> = programs.iter().map(NamedProgram::name).collect();
    if let Some(twice) = names
        .iter()
        .enumerate()
        .find(|(place, name)| names[..*place].contains(name))
    {
        return Err(ServeError::SameName((*twice.1).to_owned()));
    }
    let hired = tokio::task::spawn_blocking(move || Roster::with_programs(threads, programs)).await;
    Ok(hired.map_err(|error| ServeError::Broken(io::Error::other(error)))??)
}

/// Threads that make updates: half as many as there are cores, so that acknowledging moves always has the other half.
fn telling_threads() -> io::Result<tokio::runtime::Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads((cores / 2).max(1))
        .thread_name("telling")
        .enable_all()
        .build()
}

/// Makes the folder, and the files that only the user may read. With a database file, the folder is this server's alone.
fn prepare(config: &Config) -> Result<Option<File>, ServeError> {
    if config.database_url.is_some() {
        return Ok(None);
    }
    let (data, path) = (&config.data, database(&config.data));
    secret::private_folder(data).map_err(of_file(data))?;
    let lock_path = data.join("lock");
    let lock = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&lock_path)
        .map_err(of_file(&lock_path))?;
    if lock.try_lock().is_err() {
        return Err(ServeError::InUse(data.clone()));
    }
    if !path.exists() {
        secret::create_private(&path).map_err(of_file(&path))?;
    }
    Ok(Some(lock))
}

/// The key that signs cookies: in a file of its own or, so that all processes on one PostgreSQL have the same, in the database.
async fn signing_key(config: &Config, store: &Store) -> Result<Vec<u8>, ServeError> {
    const INSERT: &str = "INSERT INTO settings (name, value) VALUES ('cookie key', $1) ON CONFLICT DO NOTHING";
    if config.database_url.is_none() {
        let path = config.data.join("cookie.key");
        return secret::key_file(&path).map_err(of_file(&path));
    }
    let fresh: [u8; 64] = secret::bytes();
    store
        .write(Write::default().also(INSERT, params![hex::encode(fresh)]))
        .await?;
    let row = store
        .row("SELECT value FROM settings WHERE name = 'cookie key'", Vec::new())
        .await?;
    let text: String = row.ok_or(StoreError::Closed)?.try_get(0).map_err(StoreError::from)?;
    Ok(secret::read_key(&text).unwrap_or_else(|| fresh.to_vec()))
}

/// Brings what other processes do into this one.
async fn hear_others(app: App, mut heard: mpsc::UnboundedReceiver<Heard>) {
    let mut batch = Vec::new();
    // what was told several times meanwhile is looked at once
    let mut changed = BTreeSet::new();
    loop {
        tokio::select! {
            number = heard.recv_many(&mut batch, 1_000) => if number == 0 { return },
            () = tokio::time::sleep(Duration::from_millis(200)), if !changed.is_empty() => {}
        }
        for heard in batch.drain(..) {
            match heard {
                Heard::Notice(Notice::Table(id)) => drop(changed.insert(id)),
                Heard::Notice(Notice::Ended(session)) => app.people.hear_end(session),
                Heard::Notice(Notice::Shunned(person)) => app.tables.distances().changed(Some(&person)),
                Heard::Gap => {
                    app.tables.distances().changed(None);
                    changed.extend(app.tables.after_a_gap());
                }
            }
        }
        let refreshing =
            stream::iter(std::mem::take(&mut changed)).map(async |id| (!app.tables.refresh(&id).await).then_some(id));
        changed = refreshing
            .buffer_unordered(AT_ONCE)
            .filter_map(async |again| again)
            .collect()
            .await;
    }
}

/// Looks after tables whose time has come. At the start that is every table where a bot should move.
async fn wake(tables: Arc<Tables>) {
    let mut until = now() + 20_000;
    loop {
        match tables.look_after(until).await {
            Ok(()) => until = now(),
            Err(refusal) => tracing::warn!(reason = %refusal, "tables cannot be looked after"),
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        until = until.max(now());
    }
}

/// Tells people who are away what happens at their tables.
async fn send(sender: Sender) {
    let mut tidied = 0;
    loop {
        let now = now();
        if let Err(refusal) = sender.send_due(now).await
            && !refusal.passes()
        {
            tracing::warn!(reason = %refusal, "news could not be told");
        }
        if now - tidied > DAY {
            tidied = now;
            let _ = sender.tidy(now).await; // if this goes wrong, there is another day
        }
        tokio::time::sleep(TICK).await;
    }
}

/// Removes what nobody needs any more, from time to time.
async fn tidy(tables: Arc<Tables>, cups: Arc<Cups>, keep: Keep) {
    loop {
        if let Err(refusal) = tables.sweep(keep).await {
            tracing::warn!(reason = %refusal, "tidying up did not work");
        }
        if let Err(refusal) = cups.sweep(keep.unplayed).await {
            tracing::warn!(reason = %refusal, "tidying up tournaments did not work");
        }
        tokio::time::sleep(Duration::from_mins(30)).await;
    }
}

/// Copies the database of a server, which may be running, into a new file that only the user can read.
pub async fn backup(data: &Path, to: &Path) -> Result<(), ServeError> {
    let from = database(data);
    if !from.exists() {
        return Err(ServeError::NoDatabase(data.to_owned()));
    }
    // the database writes into an empty file, too, and so the copy is private from its first byte on
    match secret::create_private(to) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(ServeError::Exists(to.to_owned())),
        created => drop(created.map_err(of_file(to))?),
    }
    let copied = store::copy(&from, to).await;
    if copied.is_err() {
        let _ = std::fs::remove_file(to); // an empty file is no copy
    }
    Ok(copied?)
}
