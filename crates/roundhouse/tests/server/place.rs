//! Servers to test: real processes.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::client::Client;

/// Where servers keep everything: a folder, or a database.
pub(crate) struct Place {
    folder: TempDir,
    database_url: Option<String>,
}

impl Place {
    /// A fresh folder.
    pub(crate) fn folder() -> Place {
        Place { folder: TempDir::new().unwrap(), database_url: None }
    }

    pub(crate) fn database(url: String) -> Place {
        Place { folder: TempDir::new().unwrap(), database_url: Some(url) }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Can several servers work here?
    pub(crate) fn is_shared(&self) -> bool {
        self.database_url.is_some()
    }

    /// The program, told to work here.
    pub(crate) fn program(&self, command: &str) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
        program.arg(command).env_remove("DATABASE_URL").env("RUST_LOG", "warn,roundhouse=info,server=info,sqlx=error");
        if let Some(url) = &self.database_url {
            program.env("DATABASE_URL", url);
        }
        program
    }

    /// A server that counts nobody's requests.
    pub(crate) fn serve(&self) -> Server {
        self.serve_with(&["--person-rate", "100000", "--address-rate", "100000"])
    }

    pub(crate) fn serve_with(&self, args: &[&str]) -> Server {
        let mut program = self.program("serve");
        program.args(["--listen", "127.0.0.1:0", "--bot-threads", "2", "--data"]).arg(self.path().join("data")).args(args);
        let mut child = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let Some(url) = line.trim().strip_prefix("Roundhouse listens on ") else {
            let mut errors = String::new();
            child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
            panic!("the server did not start: {line}{errors}");
        };
        let url = url.to_owned();
        let mut stderr = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = Vec::new();
            stderr.read_to_end(&mut log).map(|_| String::from_utf8_lossy(&log).into_owned()).unwrap_or_default()
        });
        Server { child, url, log: Some(log) }
    }
}

/// A running server. It is killed in the end, if it still runs.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    log: Option<std::thread::JoinHandle<String>>,
}

impl Server {
    /// Somebody new, with this name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.url, name).await
    }

    /// Somebody whom nobody knows.
    pub(crate) fn stranger(&self) -> Client {
        Client::stranger(&self.url)
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, and waits for it. Returns its log.
    pub(crate) fn stop(mut self) -> String {
        let id = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(id, rustix::process::Signal::TERM).unwrap();
        let status = self.child.wait().unwrap();
        let log = self.log.take().unwrap().join().unwrap();
        assert!(status.success(), "{log}");
        log
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking()
            && let Some(log) = self.log.take()
        {
            eprintln!("the server's log:\n{}", log.join().unwrap_or_default());
        }
    }
}
