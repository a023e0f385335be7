//! `roundhouse serve`

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{Config, MailConfig, NamedProgram, PostConfig, PublicUrl, Quotas};
use table::{Language, Voice};
use tracing_subscriber::EnvFilter;

use crate::error::{Error, Fault};
use crate::texts::{Line, Speak};

/// Serve tables for people and bots over the network
///
/// No configuration needed: the first start makes the database and the secrets. With DATABASE_URL in the environment (postgres://...) everything is kept in
/// that PostgreSQL database, and all servers on it share the tables. RUST_LOG says what to log (info if not set). For the API see /api/openapi.json and
/// docs/server.md.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    data: DataArg,
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7246")]
    listen: SocketAddr,
    /// The address that people see if a proxy stands in front (<https://example.org>); with https, cookies travel over https only
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// How many proxies stand in front (1 without a number). Each must add its caller to X-Forwarded-For; only these entries are believed
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", require_equals = true, value_parser = clap::value_parser!(u8).range(1..=9))]
    behind_proxy: Option<u8>,
    /// A program that speaks the bot protocol, for players to seat by this name (lower-case letters, digits, dashes); exec@500ms:PROGRAM gives it half a second for
    /// each decision. Repeat it for more. It runs with the rights of the server. See docs/bot-protocol.md
    #[arg(long = "bot", value_name = "NAME=exec:PROGRAM")]
    programs: Vec<NamedProgram>,
    /// How many bots may think at once, and as many more for each program; without it, half of the machine's cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    bot_threads: Option<u16>,
    #[command(flatten)]
    quotas: QuotaArgs,
    /// Seconds that the head of a request may take, and that a connection may rest between two requests
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    header_seconds: u32,
    /// Seconds that the body of a request may take
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    body_seconds: u32,
    /// Days after which tables that never began and guests who never played are removed; played games stay
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=36500), help_heading = KEEPING)]
    keep_days: u32,
    /// Days without use after which people have to sign in again (guests can't)
    #[arg(long, value_name = "N", default_value_t = 180, value_parser = clap::value_parser!(u32).range(1..=36500), help_heading = KEEPING)]
    session_days: u32,
    /// Days of leave that everybody has in a year: meanwhile clocks that count in days stand
    #[arg(long, value_name = "N", default_value_t = 21, value_parser = clap::value_parser!(u32).range(0..=365), help_heading = LIMITS)]
    leave_days: u32,
    #[command(flatten)]
    post: PostArgs,
    /// A file of words that nobody wants to see in names and chat (TOML; docs/server.md describes it)
    #[arg(long, value_name = "FILE", help_heading = KEEPING)]
    filter: Option<PathBuf>,
    /// Seconds to check the database file for damage at the start; 0 skips it
    #[arg(long, value_name = "N", default_value_t = 10, help_heading = KEEPING)]
    check_seconds: u32,
    /// The folder of the browser app, instead of the one inside the program (for work on the app)
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    /// Open the app in this machine's browser
    #[arg(long)]
    open: bool,
    /// Write the log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

const LIMITS: &str = "Limits";
const KEEPING: &str = "Keeping";
const TELLING: &str = "Telling people who are away";

/// How people who are away are told what happens.
#[derive(Args)]
struct PostArgs {
    /// The server that sends mail: <smtps://user@host>, or <smtp://user@host:587?tls=required>. Its password is the environment's `ROUNDHOUSE_SMTP_PASSWORD`. Needs --mail-from and --public-url
    #[arg(long, value_name = "URL", requires = "mail_from", help_heading = TELLING)]
    smtp: Option<String>,
    /// Whom mails come from, such as "Roundhouse <news@example.org>"
    #[arg(long, value_name = "ADDRESS", requires = "smtp", help_heading = TELLING)]
    mail_from: Option<String>,
    /// Let webhooks and push services be at private and loopback addresses, too: for tests, and where all who can play may reach everything that the server can
    #[arg(long, help_heading = TELLING)]
    inner_targets: bool,
}

impl PostArgs {
    fn config(&self) -> PostConfig {
        let password = std::env::var("ROUNDHOUSE_SMTP_PASSWORD").ok();
        let mail = self.smtp.clone().zip(self.mail_from.clone());
        PostConfig {
            mail: mail.map(|(server, from)| MailConfig { server, password, from }),
            inner: self.inner_targets,
            ..PostConfig::default()
        }
    }
}

/// What one person, or one address, may ask for. An IPv6 network (/64) counts as one address.
#[derive(Args)]
struct QuotaArgs {
    /// Requests and messages per second from one person, on average
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    person_rate: u32,
    /// Requests per second from one address, on average
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    address_rate: u32,
    /// Open connections from one address
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    address_connections: u32,
    /// New guests per hour from one address
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    guests_per_hour: u32,
    /// New tables per hour from one person
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    tables_per_hour: u32,
    /// New tables per hour from one address
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    address_tables_per_hour: u32,
    /// Bot seats in the running games of one host
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..), help_heading = LIMITS)]
    bot_seats: u32,
}

impl QuotaArgs {
    fn quotas(&self) -> Quotas {
        Quotas {
            person_rate: self.person_rate,
            address_rate: self.address_rate,
            address_connections: self.address_connections,
            guests_per_hour: self.guests_per_hour,
            tables_per_hour: self.tables_per_hour,
            address_tables_per_hour: self.address_tables_per_hour,
            bot_seats: self.bot_seats,
        }
    }
}

/// The folder of a server.
#[derive(Args)]
pub(crate) struct DataArg {
    /// The folder of the database file and the secrets; without it, ~/.local/share/roundhouse
    #[arg(long = "data", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl DataArg {
    pub(crate) fn folder(&self) -> Result<PathBuf, Error> {
        let folder = self.folder.clone().or_else(server::data_folder);
        folder.ok_or_else(|| Fault::NoDataFolder.into())
    }
}

/// The PostgreSQL database in the environment.
pub(crate) fn database_url() -> Option<String> {
    std::env::var("DATABASE_URL").ok().filter(|url| !url.is_empty())
}

/// The operator's token in the environment.
pub(crate) fn operator_token() -> Option<String> {
    std::env::var("ROUNDHOUSE_OPERATOR_TOKEN")
        .ok()
        .filter(|token| !token.is_empty())
}

impl Serve {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        self.log();
        let config = self.config()?;
        let runtime = tokio::runtime::Runtime::new()?;
        let ready = |address| {
            let url = format!("http://{address}");
            let listening = Line::Listening { url: url.clone() };
            // if nobody reads this, the log has to do
            let _ = writeln!(out, "{}", listening.said(&Voice::in_language(language))).and_then(|()| out.flush());
            if self.open {
                show(&url);
            }
        };
        let served = runtime.block_on(server::serve(config, stop, ready));
        runtime.shutdown_background();
        Ok(served?)
    }

    fn config(&self) -> Result<Config, Error> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let database_url = database_url();
        if let Some(url) = &database_url
            && !(url.starts_with("postgres://") || url.starts_with("postgresql://"))
        {
            return Err(Fault::DatabaseUrl.into());
        }
        Ok(Config {
            data: self.data.folder()?,
            database_url,
            listen: self.listen,
            public_url: self.public_url.clone(),
            proxies: self.behind_proxy.unwrap_or(0),
            web: self.web.clone(),
            bot_threads: self.bot_threads.map_or((cores / 2).max(1), usize::from),
            programs: self.programs.clone(),
            quotas: self.quotas.quotas(),
            header_time: Duration::from_secs(self.header_seconds.into()),
            body_time: Duration::from_secs(self.body_seconds.into()),
            keep_days: self.keep_days,
            leave_days: self.leave_days,
            session_days: self.session_days,
            check_time: Duration::from_secs(self.check_seconds.into()),
            post: self.post.config(),
            filter: self.filter.clone(),
            operator: operator_token(),
        })
    }

    /// Logs to stderr.
    fn log(&self) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(false);
        if self.log_json { log.json().init() } else { log.init() }
    }
}

/// Opens a page in the user's browser, where there is one; the address is printed anyway.
fn show(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(opener)
        .arg(address)
        .stdin(quiet())
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
}

/// Waits for the signal to stop: Ctrl-C, or the one of a service manager, from this call on.
#[cfg(unix)]
fn stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupted, mut terminated) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! { _ = interrupted.recv() => {}, _ = terminated.recv() => {} }
    })
}

#[cfg(not(unix))]
fn stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
