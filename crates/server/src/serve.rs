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
use sqlx::Row;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

use crate::clock::now;
use crate::metrics::Metrics;
use crate::people::People;
use crate::roster::{NamedProgram, Roster};
use crate::secret;
use crate::store::{self, Heard, Notice, Place, Store, StoreError, Write, params};
use crate::tables::Tables;
use crate::web::{self, App, Files, Limits, Shared};

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
    pub public_url: Option<String>,
    /// Does a proxy in front say who asks, in `X-Forwarded-For`?
    pub behind_proxy: bool,
    /// The folder of the app in the browser, in place of the one inside the program.
    pub web: Option<PathBuf>,
    /// How many bots may think at once; of each program, too.
    pub bot_threads: usize,
    /// Programs that players may seat, by their names.
    pub programs: Vec<NamedProgram>,
    /// Requests and messages of one person in a second.
    pub person_rate: u32,
    /// Requests of one address in a second.
    pub address_rate: u32,
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
    /// There is no database to copy.
    #[error("{}: there is no database of a server here", .0.display())]
    NoDatabase(PathBuf),
    /// A file would be overwritten.
    #[error("{}: exists already", .0.display())]
    Exists(PathBuf),
}

/// The folder of a user's server: `$XDG_DATA_HOME/roundhouse`, or `~/.local/share/roundhouse`.
pub fn data_folder() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
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
pub async fn serve<S: Future<Output = ()>>(config: Config, stop: impl FnOnce() -> io::Result<S>, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let _lock = prepare(&config)?;
    let roster = hire(config.bot_threads, config.programs.clone()).await?;
    let place = config.database_url.clone().map_or_else(|| Place::File(database(&config.data)), Place::Postgres);
    let metrics = Arc::new(Metrics::default());
    let (store, writing) = Store::open(&place, metrics.clone()).await?;
    let store = Arc::new(store);
    let key = Key::from(&signing_key(&config, &store).await?);
    let listener = TcpListener::bind(config.listen).await.map_err(|error| ServeError::Listen { address: config.listen, error })?;
    let address = listener.local_addr().map_err(ServeError::Broken)?;
    let (stopped, stopping) = watch::channel(false);
    let telling = telling_threads().map_err(ServeError::Broken)?;
    let app = App(Arc::new(Shared {
        people: People::new(store.clone()),
        tables: Arc::new(Tables::new(store.clone(), metrics.clone(), roster)),
        metrics,
        limits: Limits::new(config.person_rate, config.address_rate),
        telling: telling.handle().clone(),
        key,
        public_url: config.public_url,
        behind_proxy: config.behind_proxy,
        files: Files::new(config.web),
        stopping: stopping.clone(),
    }));
    let tables = app.tables.clone();
    let hearing = hear_others(&app, &place, store.process().to_owned()).await?;
    let waking = tokio::spawn(wake(tables.clone()));
    let service = web::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut told = stopping;
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = told.wait_for(|stopped| *stopped).await; // if the teller is gone, it is over, too
    });
    tracing::info!(%address, database = ?place, "listening");
    let stop = stop().map_err(ServeError::Broken)?;
    ready(address);
    let serving = tokio::spawn(server.into_future());
    stop.await;
    tracing::info!("stopping: what has begun is finished");
    let _ = stopped.send(true);
    waking.abort();
    hearing.abort();
    let served = tokio::time::timeout(Duration::from_secs(10), serving).await;
    tables.roster().close().await;
    telling.shutdown_background();
    drop((store, tables));
    // every acknowledged write is on the disk already; what is still under way gets a moment
    let _ = tokio::time::timeout(Duration::from_secs(5), writing).await;
    tracing::info!("stopped");
    match served {
        Ok(Ok(Err(error))) => Err(ServeError::Broken(error)),
        _ => Ok(()),
    }
}

/// The bots that can be seated here. Programs are tried out first, which takes a moment.
async fn hire(threads: usize, programs: Vec<NamedProgram>) -> Result<Roster, ServeError> {
    let names: Vec<&str> = programs.iter().map(NamedProgram::name).collect();
    if let Some(twice) = names.iter().enumerate().find(|(place, name)| names[..*place].contains(name)) {
        return Err(ServeError::SameName((*twice.1).to_owned()));
    }
    let hired = tokio::task::spawn_blocking(move || Roster::with_programs(threads, programs)).await;
    Ok(hired.map_err(|error| ServeError::Broken(io::Error::other(error)))??)
}

/// Threads that make updates: half as many as there are cores, so that acknowledging moves always has the other half.
fn telling_threads() -> io::Result<tokio::runtime::Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    tokio::runtime::Builder::new_multi_thread().worker_threads((cores / 2).max(1)).thread_name("telling").enable_all().build()
}

/// Makes the folder, and the files that only the user may read. With a database file, the folder is this server's alone.
fn prepare(config: &Config) -> Result<Option<File>, ServeError> {
    if config.database_url.is_some() {
        return Ok(None);
    }
    let (data, path) = (&config.data, database(&config.data));
    secret::private_folder(data).map_err(of_file(data))?;
    let lock_path = data.join("lock");
    let lock = File::options().create(true).truncate(false).write(true).open(&lock_path).map_err(of_file(&lock_path))?;
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
    store.write(Write::default().also(INSERT, params![hex::encode(fresh)])).await?;
    let row = store.row("SELECT value FROM settings WHERE name = 'cookie key'", Vec::new()).await?;
    let text: String = row.ok_or(StoreError::Closed)?.try_get(0).map_err(StoreError::from)?;
    Ok(secret::read_key(&text).unwrap_or_else(|| fresh.to_vec()))
}

/// Brings what other processes do into this one.
async fn hear_others(app: &App, place: &Place, process: String) -> Result<JoinHandle<()>, StoreError> {
    let (tell, mut told) = mpsc::unbounded_channel();
    store::listen(place, process, tell).await?;
    let app = app.clone();
    Ok(tokio::spawn(async move {
        let mut batch = Vec::new();
        while told.recv_many(&mut batch, 1_000).await > 0 {
            // what was told several times meanwhile is looked at once
            let mut changed = BTreeSet::new();
            for heard in batch.drain(..) {
                match heard {
                    Heard::Notice(Notice::Table(id)) => drop(changed.insert(id)),
                    Heard::Notice(Notice::Ended(session)) => app.people.hear_end(session),
                    Heard::Gap => changed.extend(app.tables.in_memory()),
                }
            }
            for id in changed {
                app.tables.refresh(&id).await;
            }
        }
    }))
}

/// Looks after tables whose time has come. At the start that is every table where a bot should move.
async fn wake(tables: Arc<Tables>) {
    let mut until = now() + 20_000;
    loop {
        if let Err(refusal) = tables.look_after(until).await {
            tracing::warn!(reason = refusal.text, "tables cannot be looked after");
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        until = now();
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
