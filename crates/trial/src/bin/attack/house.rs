//! The servers under attack, and what they stand on.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tempfile::TempDir;
use tokio::time::{Instant, sleep};
use trial::{Client, Place, Postgres, Server, SmallDisk, UNLIMITED};

use crate::tally::Tally;

/// How soon a server that is well should be back, and the disk writable again.
const SOON: Duration = Duration::from_mins(1);

/// The servers under attack.
pub(crate) struct House {
    place: Place,
    pub(crate) postgres: Option<Arc<Postgres>>,
    /// A disk that can be filled, where the machine lets us have one.
    pub(crate) disk: Option<SmallDisk>,
    /// The file that says how wrong the clock goes, where there is the library for it.
    pub(crate) clock: Option<Clock>,
    servers: Mutex<Vec<Option<Server>>>,
}

/// A clock that goes wrong by what a file says.
pub(crate) struct Clock {
    folder: TempDir,
}

impl Clock {
    const LIBRARY: &str = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

    fn new() -> Option<Clock> {
        Path::new(Clock::LIBRARY).exists().then(|| Clock {
            folder: TempDir::new().unwrap(),
        })
    }

    fn file(&self) -> String {
        self.folder.path().join("clock").display().to_string()
    }

    /// From now on it goes wrong by this many seconds.
    pub(crate) fn set(&self, seconds: i64) {
        let fresh = self.folder.path().join("next");
        std::fs::write(&fresh, format!("{seconds:+}\n")).unwrap();
        std::fs::rename(fresh, self.file()).unwrap();
    }
}

impl House {
    pub(crate) fn build(program: &Path, postgres: Option<Arc<Postgres>>) -> House {
        let disk = if postgres.is_none() {
            SmallDisk::mount(256)
        } else {
            None
        };
        let mut place = match (&postgres, &disk) {
            (Some(postgres), _) => Place::database(program, postgres.database()),
            (None, Some(disk)) => Place::at(program, disk.path()),
            (None, None) => Place::folder(program),
        };
        let clock = Clock::new();
        if let Some(clock) = &clock {
            clock.set(0);
            place = place
                .with_env("LD_PRELOAD", Clock::LIBRARY)
                .with_env("FAKETIME_TIMESTAMP_FILE", &clock.file());
            place = place
                .with_env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
                .with_env("FAKETIME_CACHE_DURATION", "1")
                .with_env("FAKETIME_DONT_RESET", "1");
        }
        let servers = if postgres.is_some() { 2 } else { 1 };
        let house = House {
            place,
            postgres,
            disk,
            clock,
            servers: Mutex::new((0..servers).map(|_| None).collect()),
        };
        (0..servers).for_each(|number| assert!(house.start(number), "the server does not start"));
        house
    }

    /// What there is to attack with.
    pub(crate) fn gear(&self) -> String {
        let disk = if self.disk.is_some() {
            "a disk that fills"
        } else {
            "no disk that fills (PostgreSQL, or nobody may mount one)"
        };
        let clock = if self.clock.is_some() {
            "a clock that jumps"
        } else {
            "no clock that jumps (Debian's faketime is missing)"
        };
        format!("{disk}, {clock}")
    }

    pub(crate) fn number(&self) -> usize {
        self.servers.lock().unwrap().len()
    }

    /// Starts a server where there is none; `false` if it does not want to.
    pub(crate) fn start(&self, number: usize) -> bool {
        let args = [&UNLIMITED[..], &["--header-seconds", "5", "--body-seconds", "5"]].concat();
        match self.place.try_serve(&args) {
            Ok(server) => {
                self.servers.lock().unwrap()[number] = Some(server);
                true
            }
            Err(_) => false,
        }
    }

    /// Takes a server out, to be killed or stopped.
    pub(crate) fn take(&self, number: usize) -> Option<Server> {
        self.servers.lock().unwrap()[number].take()
    }

    /// The address of a server, if it is there. Different numbers lead to different ones.
    pub(crate) fn url(&self, number: u64) -> Option<String> {
        let servers = self.servers.lock().unwrap();
        let place = number as usize % servers.len();
        servers[place]
            .as_ref()
            .or_else(|| servers.iter().flatten().next())
            .map(|server| server.url.clone())
    }

    /// Has a server ended by itself, or panicked?
    pub(crate) fn look(&self, tally: &Tally) {
        for server in self.servers.lock().unwrap().iter_mut() {
            if let Some(running) = server
                && let Some(status) = running.has_ended()
            {
                tally.falls_short(format!("a server ended by itself: {status}\n{}", running.log()));
                *server = None;
            }
        }
    }

    /// What the log of a server says that it should not.
    pub(crate) fn read_log(log: &str, tally: &Tally) {
        for line in log.lines().filter(|line| {
            line.contains("panicked") || line.contains("went wrong on the server") || line.contains("a request failed")
        }) {
            tally.falls_short(format!("a server's log says: {line}"));
        }
    }

    /// All that was broken is mended; the servers have to follow.
    pub(crate) async fn heal(&self, tally: &Tally) {
        if let Some(disk) = &self.disk {
            disk.clear();
        }
        if let Some(clock) = &self.clock {
            clock.set(0);
        }
        let until = Instant::now() + SOON;
        for number in 0..self.number() {
            let is_there = self.servers.lock().unwrap()[number].is_some();
            while !is_there && !self.start(number) {
                if Instant::now() > until {
                    return tally.falls_short("a server does not start when all is healed".into());
                }
                sleep(Duration::from_millis(200)).await;
            }
        }
        for number in 0..self.number() {
            self.becomes_well(number as u64, tally, "when all is healed").await;
        }
    }

    /// Waits until a server is well.
    pub(crate) async fn becomes_well(&self, number: u64, tally: &Tally, when: &str) {
        let begun = Instant::now();
        while begun.elapsed() < SOON {
            if let Some(url) = self.url(number)
                && let Ok(answer) = Client::stranger(&url)
                    .try_send(reqwest::Method::GET, "/health", None, &[])
                    .await
                && answer.status == 200
            {
                tally.time("until a server was well again", begun.elapsed());
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        tally.falls_short(format!("a server is not well {when}"));
    }

    /// The path of the program that checks records.
    pub(crate) fn verify(&self, record: &str, chain: &str) -> Result<(), String> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), record).unwrap();
        let output = self
            .place
            .program("verify")
            .env_remove("LD_PRELOAD")
            .arg(file.path())
            .args(["--chain", chain])
            .output()
            .unwrap();
        if output.status.success() {
            Ok(())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }

    /// The end: servers stop as they should, and their logs are read.
    pub(crate) fn close(&self, tally: &Tally) {
        self.look(tally);
        for number in 0..self.number() {
            if let Some(server) = self.take(number) {
                House::read_log(&server.stop(), tally);
            }
        }
    }
}
