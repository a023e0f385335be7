//! A load for the server: many tables with two connected players each, who move as fast as they are acknowledged. `cargo xtask load` runs it.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use futures_util::{SinkExt, StreamExt, stream};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Seat;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::{AnySeat, Created, Guest, NewTable, OneSeat, Order, SeatWish, Sitter, State, TableInfo, Told, Update};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Put a server under load, and tell how it does
#[derive(Parser)]
struct Load {
    /// How long the players play
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// How many tables, with two players each
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Moves per second that all offer together; if left out, each moves as fast as it is acknowledged
    #[arg(long)]
    rate: Option<u32>,
    /// The game
    #[arg(long, default_value = "hill")]
    game: String,
    /// The program `roundhouse`
    #[arg(long)]
    program: PathBuf,
}

#[tokio::main]
async fn main() -> ExitCode {
    match Load::parse().run().await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("load: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// What all players share.
#[derive(Default)]
struct Shared {
    go: AtomicBool,
    stop: AtomicBool,
    games: AtomicU64,
    errors: AtomicU64,
    /// How long a player thinks before each move.
    thought: Duration,
}

impl Load {
    /// Runs it, and says whether there was no error.
    async fn run(&self) -> Result<bool, Failure> {
        let folder = std::env::temp_dir().join(format!("roundhouse-load-{}", std::process::id()));
        let server = Server::start(&self.program, &folder)?;
        let outcome = self.load(&server).await;
        drop(server);
        let _ = std::fs::remove_dir_all(&folder); // what is left lies in the folder for temporary files
        outcome
    }

    async fn load(&self, server: &Server) -> Result<bool, Failure> {
        let thought = self.rate.map_or(Duration::ZERO, |rate| {
            Duration::from_secs_f64(self.tables as f64 / f64::from(rate.max(1)))
        });
        let shared = Arc::new(Shared {
            thought,
            ..Shared::default()
        });
        let begun = Instant::now();
        let tables: Vec<Result<_, Failure>> = stream::iter(0..self.tables)
            .map(|_| gather(&server.url, &self.game, &shared))
            .buffer_unordered(100)
            .collect()
            .await;
        let mut playing = Vec::new();
        for table in tables {
            playing.extend(table?.map(|player| tokio::spawn(player.play())));
        }
        println!(
            "{} tables with {} connected players, ready after {:.1} s",
            self.tables,
            playing.len(),
            begun.elapsed().as_secs_f64()
        );
        let begun = Instant::now();
        shared.go.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        shared.stop.store(true, Ordering::Relaxed);
        let seconds = begun.elapsed().as_secs_f64();
        let mut times = Vec::new();
        for player in playing {
            times.extend(player.await?);
        }
        times.sort_unstable();
        report(&times, seconds, shared.games.load(Ordering::Relaxed));
        let memory = server
            .most_memory()
            .map_or_else(|| "?".into(), |bytes| (bytes / 1_000_000).to_string());
        println!("memory of the server: {memory} MB at most");
        println!("{}", commits(&server.url).await?);
        let errors = shared.errors.load(Ordering::Relaxed);
        println!("errors: {errors}");
        Ok(errors == 0)
    }
}

/// Tells how many moves were made, and how long their acknowledgements took, in microseconds and in their order.
fn report(times: &[u32], seconds: f64, games: u64) {
    let percentile = |percent: usize| {
        times
            .get((times.len() * percent / 100).min(times.len().saturating_sub(1)))
            .map_or(0.0, |&micros| f64::from(micros) / 1e3)
    };
    println!(
        "{} durable moves in {seconds:.1} s: {:.0} moves per second; {games} games finished",
        times.len(),
        times.len() as f64 / seconds,
    );
    println!(
        "from sending to acknowledgement: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms",
        percentile(50),
        percentile(95),
        percentile(99)
    );
}

/// How the server's commits went, by its own figures.
async fn commits(url: &str) -> Result<String, Failure> {
    let metrics = reqwest::get(format!("{url}/metrics")).await?.text().await?;
    let figure = |name: &str| {
        metrics
            .lines()
            .find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok())
            .unwrap_or(0.0)
    };
    let (commits, writes, seconds) = (
        figure("roundhouse_commits_total "),
        figure("roundhouse_writes_total "),
        figure("roundhouse_commit_seconds_sum "),
    );
    Ok(format!(
        "commits: {commits}, with {:.0} writes and {:.1} ms each",
        writes / commits,
        1e3 * seconds / commits
    ))
}

/// A server process of our own.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(program: &PathBuf, folder: &PathBuf) -> Result<Server, Failure> {
        let mut command = Command::new(program);
        command
            .env("LC_ALL", "C.UTF-8")
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--person-rate",
                "100000",
                "--address-rate",
                "1000000",
                "--address-connections",
                "100000",
                "--guests-per-hour",
                "1000000",
            ])
            .args([
                "--tables-per-hour",
                "1000000",
                "--address-tables-per-hour",
                "1000000",
                "--data",
            ])
            .arg(folder);
        let mut child = command.env("RUST_LOG", "warn").stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().ok_or("no output")?).read_line(&mut line)?;
        let url = line
            .trim()
            .strip_prefix("Roundhouse listens on ")
            .ok_or("the server did not start")?
            .to_owned();
        Ok(Server { child, url })
    }

    /// The most memory that it ever had, where the system tells.
    fn most_memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.trim()
            .strip_suffix(" kB")?
            .trim()
            .parse::<u64>()
            .ok()
            .map(|kilobytes| kilobytes * 1_024)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who asks.
#[derive(Clone)]
struct Person {
    http: reqwest::Client,
    url: String,
    cookie: String,
}

impl Person {
    async fn guest(url: &str, name: &str) -> Result<Person, Failure> {
        let http = reqwest::Client::new();
        let response = http
            .post(format!("{url}/api/guests"))
            .json(&Guest { name: name.to_owned() })
            .send()
            .await?
            .error_for_status()?;
        let cookie = response
            .headers()
            .get("set-cookie")
            .ok_or("no cookie")?
            .to_str()?
            .split(';')
            .next()
            .unwrap_or_default()
            .to_owned();
        Ok(Person {
            http,
            url: url.to_owned(),
            cookie,
        })
    }

    async fn ask<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        Ok(serde_json::from_str(&self.post(path, body).await?)?)
    }

    async fn post(&self, path: &str, body: &impl Serialize) -> Result<String, Failure> {
        let request = self
            .http
            .post(format!("{}{path}", self.url))
            .header("cookie", &self.cookie)
            .json(body);
        Ok(request.send().await?.error_for_status()?.text().await?)
    }
}

/// Two people who meet at a table and follow it.
async fn gather(url: &str, game: &str, shared: &Arc<Shared>) -> Result<[Player; 2], Failure> {
    let (host, guest) = (Person::guest(url, "Ada").await?, Person::guest(url, "Bob").await?);
    let new = NewTable::new(game, [SeatWish::Me, SeatWish::Open]);
    let made: Created = host.ask("/api/tables", &new).await?;
    let (own, table) = (made.table.own().first(), made.table.id);
    let OneSeat { seat } = guest
        .ask(&format!("/api/tables/{table}/join"), &AnySeat::default())
        .await?;
    host.post(&format!("/api/tables/{table}/start"), &()).await?;
    let first = own.ok_or("the host has a seat")?;
    Ok([
        Player::connect(host, &table, first, shared).await?,
        Player::connect(guest, &table, seat, shared).await?,
    ])
}

/// A player with a connection.
struct Player {
    person: Person,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table: String,
    seat: Seat,
    chance: u64,
    shared: Arc<Shared>,
    /// When the move that is not yet acknowledged was sent.
    sent: Option<Instant>,
    /// The next move, made from the newest update while the last move was not yet acknowledged.
    pending: Option<(usize, Order)>,
    times: Vec<u32>,
}

impl Player {
    async fn connect(person: Person, table: &str, seat: Seat, shared: &Arc<Shared>) -> Result<Player, Failure> {
        let mut request = format!("{}/api/live", person.url.replace("http:", "ws:")).into_client_request()?;
        request.headers_mut().insert("cookie", person.cookie.parse()?);
        // thousands of connections with the usual buffers would keep the generator busy with itself
        let config = WebSocketConfig::default()
            .read_buffer_size(16 * 1024)
            .write_buffer_size(0);
        let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
        let chance = u64::from(u8::from(seat))
            + table
                .bytes()
                .fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let mut player = Player {
            person,
            socket,
            table: table.to_owned(),
            seat,
            chance,
            shared: shared.clone(),
            sent: None,
            pending: None,
            times: Vec::new(),
        };
        player.follow().await?;
        Ok(player)
    }

    async fn follow(&mut self) -> Result<(), Failure> {
        let order = Order::Follow {
            id: 0,
            table: self.table.clone(),
            seat: Some(self.seat),
            seen: 0,
            chat: 0,
        };
        self.order(&order).await
    }

    async fn order(&mut self, order: &Order) -> Result<(), Failure> {
        Ok(self.socket.send(Message::Text(order.text().into())).await?)
    }

    /// Plays until all shall stop, and says how long each acknowledgement took, in microseconds.
    async fn play(mut self) -> Vec<u32> {
        while !self.shared.go.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        while !self.shared.stop.load(Ordering::Relaxed) {
            if let Err(failure) = self.hear().await {
                eprintln!("load: table {}: {failure}", self.table);
                self.shared.errors.fetch_add(1, Ordering::Relaxed);
                break;
            }
        }
        self.times
    }

    /// Hears one message, and does what follows from it.
    async fn hear(&mut self) -> Result<(), Failure> {
        let Ok(message) = tokio::time::timeout(Duration::from_millis(500), self.socket.next()).await else {
            return Ok(());
        };
        let Message::Text(text) = message.ok_or("the connection ended")?? else {
            return Ok(());
        };
        match Told::read(&text)? {
            Told::Done { ply: Some(ply), .. } => self.acknowledged(ply).await,
            Told::Update(update) if update.table == self.table => self.answer(&update).await,
            Told::Done { .. } | Told::Update(_) => Ok(()),
            Told::Refused { error, .. } | Told::Ended { error, .. } => Err(error.into()),
        }
    }

    /// A move is safe, and the game has this many entries.
    async fn acknowledged(&mut self, ply: usize) -> Result<(), Failure> {
        let Some(sent) = self.sent.take() else { return Ok(()) };
        self.times.push(sent.elapsed().as_micros() as u32);
        match self.pending.take() {
            Some((seen, order)) if seen >= ply => self.send(order).await,
            _ => Ok(()), // an update that knows of the move is still to come
        }
    }

    async fn answer(&mut self, update: &Update<'_>) -> Result<(), Failure> {
        if let Some(info) = update.info.as_ref().filter(|info| info.state == State::Open) {
            let is_complete = info.seats.iter().all(|seat| seat.sitter == Sitter::Person);
            return if self.is_host() && is_complete {
                self.start().await
            } else {
                Ok(())
            };
        }
        if update.outcome.is_some() {
            let next = update.info.as_ref().and_then(|info| info.next.clone());
            return self.next_game(next).await;
        }
        let mut legal: Vec<Value> = update.actions()?;
        if legal.is_empty() {
            return Ok(());
        }
        let order = Order::Act {
            id: 1,
            table: self.table.clone(),
            seat: self.seat,
            ply: update.ply,
            action: legal.swap_remove(self.choose(legal.len())),
        };
        if self.sent.is_some() {
            self.pending = Some((update.ply, order));
            return Ok(());
        }
        self.send(order).await
    }

    /// One of this many, at random.
    fn choose(&mut self, number: usize) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.chance >> 33) as usize % number
    }

    /// The host sits on the first seat.
    fn is_host(&self) -> bool {
        self.seat.index() == 0
    }

    async fn send(&mut self, order: Order) -> Result<(), Failure> {
        if !self.shared.thought.is_zero() {
            // some think longer than others; on average it is what was asked for
            tokio::time::sleep(
                self.shared
                    .thought
                    .mul_f64(0.5 + (self.chance >> 40) as f64 / f64::from(1 << 24)),
            )
            .await;
        }
        self.sent = Some(Instant::now());
        self.order(&order).await
    }

    async fn start(&mut self) -> Result<(), Failure> {
        self.person
            .post(&format!("/api/tables/{}/start", self.table), &())
            .await
            .map(drop)
    }

    /// The game is over: the host asks for another, the guest hears of it and says yes.
    async fn next_game(&mut self, next: Option<String>) -> Result<(), Failure> {
        let is_host = self.is_host();
        if is_host && next.is_none() {
            self.shared.games.fetch_add(1, Ordering::Relaxed);
        }
        if is_host == next.is_none() {
            let path = format!("/api/tables/{}/rematch", self.table);
            let made: TableInfo = self.person.ask(&path, &()).await?;
            self.move_to(made.id).await?;
        }
        Ok(())
    }

    async fn move_to(&mut self, table: String) -> Result<(), Failure> {
        let order = Order::Unfollow {
            id: 0,
            table: self.table.clone(),
            seat: Some(self.seat),
        };
        self.order(&order).await?;
        self.table = table;
        self.pending = None;
        self.follow().await
    }
}
