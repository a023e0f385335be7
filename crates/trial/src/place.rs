//! Servers to try out: real processes.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

pub use rustix::process::Resource;
use rustix::process::{Pid, Rlimit, Signal};
use tempfile::TempDir;

use crate::client::Client;

/// What lets a test ask, sit down and begin as often as it likes.
pub const UNLIMITED: [&str; 16] = [
    "--bot-threads",
    "2",
    "--bot-seats",
    "1000000",
    "--person-rate",
    "1000000",
    "--address-rate",
    "1000000",
    "--address-connections",
    "1000000",
    "--guests-per-hour",
    "1000000",
    "--tables-per-hour",
    "1000000",
    "--address-tables-per-hour",
    "1000000",
];

/// Where servers keep everything: a folder, or a database.
pub struct Place {
    program: PathBuf,
    folder: Folder,
    database_url: Option<String>,
    env: Vec<(String, String)>,
    /// Shell commands before the program.
    prelude: String,
}

enum Folder {
    Fresh(TempDir),
    Given(PathBuf),
}

impl Place {
    /// A fresh folder, for this program.
    pub fn folder(program: impl Into<PathBuf>) -> Place {
        Place {
            program: program.into(),
            folder: Folder::Fresh(TempDir::new().unwrap()),
            database_url: None,
            env: Vec::new(),
            prelude: String::new(),
        }
    }

    /// A folder that is there already, such as one on a small disk.
    pub fn at(program: impl Into<PathBuf>, folder: &Path) -> Place {
        Place {
            program: program.into(),
            folder: Folder::Given(folder.to_owned()),
            database_url: None,
            env: Vec::new(),
            prelude: String::new(),
        }
    }

    /// A database.
    pub fn database(program: impl Into<PathBuf>, url: String) -> Place {
        Place {
            database_url: Some(url),
            ..Place::folder(program)
        }
    }

    /// With this in the environment of every program that works here.
    pub fn with_env(mut self, name: &str, value: &str) -> Place {
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With these commands of the shell before every program that works here, such as `ulimit -n 100`.
    pub fn after(mut self, prelude: &str) -> Place {
        prelude.clone_into(&mut self.prelude);
        self
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        match &self.folder {
            Folder::Fresh(folder) => folder.path(),
            Folder::Given(path) => path,
        }
    }

    /// The folder of a server's data.
    pub fn data(&self) -> PathBuf {
        self.path().join("data")
    }

    /// The URL of the database, where there is one.
    pub fn database_url(&self) -> Option<&str> {
        self.database_url.as_deref()
    }

    /// Can several servers work here?
    pub fn is_shared(&self) -> bool {
        self.database_url.is_some()
    }

    /// The program, told to work here.
    pub fn program(&self, command: &str) -> Command {
        let mut program = if self.prelude.is_empty() {
            Command::new(&self.program)
        } else {
            Command::new("sh")
        };
        if !self.prelude.is_empty() {
            program
                .arg("-c")
                .arg(format!("{}; exec \"$0\" \"$@\"", self.prelude))
                .arg(&self.program);
        }
        program
            .arg(command)
            .env_remove("DATABASE_URL")
            .env("LC_ALL", "C.UTF-8")
            .env("RUST_LOG", "warn,roundhouse=info,server=info,sqlx=error");
        if let Some(url) = &self.database_url {
            program.env("DATABASE_URL", url);
        }
        program.envs(self.env.iter().map(|(name, value)| (name, value)));
        program
    }

    /// A server that counts nobody's requests.
    pub fn serve(&self) -> Server {
        self.serve_with(&UNLIMITED)
    }

    /// A server that counts nobody's requests, with more arguments.
    pub fn serve_also(&self, args: &[&str]) -> Server {
        self.serve_with(&[&UNLIMITED, args].concat())
    }

    /// A server with these arguments alone.
    pub fn serve_with(&self, args: &[&str]) -> Server {
        self.try_serve(args)
            .unwrap_or_else(|said| panic!("the server did not start: {said}"))
    }

    /// A server with these arguments, or what was said in place of a start.
    pub fn try_serve(&self, args: &[&str]) -> Result<Server, String> {
        let mut program = self.program("serve");
        program
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(self.data())
            .args(args);
        Server::start(program)
    }
}

/// A running server. It is killed in the end, if it still runs.
pub struct Server {
    child: Child,
    /// Its address.
    pub url: String,
    log: Arc<Mutex<String>>,
    reader: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts a server and waits until it listens; if it doesn't, this is what it said.
    pub fn start(mut program: Command) -> Result<Server, String> {
        let mut child = program
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap())
            .read_line(&mut line)
            .map_err(|error| error.to_string())?;
        let Some(url) = line.trim().strip_prefix("Roundhouse listens on ").map(str::to_owned) else {
            let mut errors = String::new();
            child
                .stderr
                .take()
                .unwrap()
                .read_to_string(&mut errors)
                .map_err(|error| error.to_string())?;
            child.wait().map_err(|error| error.to_string())?;
            return Err(format!("{line}{errors}"));
        };
        let log = Arc::new(Mutex::new(String::new()));
        let (stderr, kept) = (child.stderr.take().unwrap(), log.clone());
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                let mut kept = kept.lock().unwrap();
                kept.push_str(&line);
                kept.push('\n');
            }
        });
        Ok(Server {
            child,
            url,
            log,
            reader: Some(reader),
        })
    }

    /// Somebody new, with this name.
    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url, name).await
    }

    /// Somebody whom nobody knows.
    pub fn stranger(&self) -> Client {
        Client::stranger(&self.url)
    }

    /// Where it listens, as `address:port`.
    pub fn address(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    /// What it has logged so far.
    pub fn log(&self) -> String {
        self.log.lock().unwrap().clone()
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Limits what it may have from now on, such as descriptors; `None`: as much as it could have at its start.
    pub fn limit(&self, resource: Resource, most: Option<u64>) {
        let pid = Pid::from_child(&self.child);
        let maximum = rustix::process::getrlimit(resource).maximum; // ours, which it has inherited
        rustix::process::prlimit(
            Some(pid),
            resource,
            Rlimit {
                current: most.or(maximum),
                maximum,
            },
        )
        .unwrap();
    }

    /// How many descriptors it has.
    pub fn descriptors(&self) -> u64 {
        std::fs::read_dir(format!("/proc/{}/fd", self.id())).unwrap().count() as u64
    }

    /// Waits until its log says this.
    pub async fn says(&self, words: &str) {
        for _ in 0..6_000 {
            if self.log().contains(words) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the log does not say \"{words}\":\n{}", self.log());
    }

    /// A figure of `/metrics`, by its name and labels.
    pub async fn figure(&self, name: &str) -> f64 {
        let metrics = self.stranger().get("/metrics").await.text;
        let line = metrics
            .lines()
            .find_map(|line| line.strip_prefix(&format!("roundhouse_{name} "))?.parse().ok());
        line.unwrap_or(0.0)
    }

    /// Has it ended by itself?
    pub fn has_ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().unwrap()
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits for it. Returns its log.
    pub fn stop(mut self) -> String {
        rustix::process::kill_process(Pid::from_child(&self.child), Signal::TERM).unwrap();
        let status = self.child.wait().unwrap();
        let log = self.whole_log();
        assert!(status.success(), "{log}");
        log
    }

    fn whole_log(&mut self) -> String {
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        self.log()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() && self.reader.is_some() {
            eprintln!("the server's log:\n{}", self.whole_log());
        }
    }
}
