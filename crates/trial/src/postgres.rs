//! A PostgreSQL of our own, from Debian's packages, on loopback and in a folder that goes away.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

use tempfile::TempDir;

/// A running PostgreSQL.
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    port: u16,
    databases: AtomicUsize,
}

impl Postgres {
    /// Starts one; it ends with the value.
    pub fn start() -> Postgres {
        let folder = TempDir::new().unwrap();
        let programs = programs()
            .or_else(install)
            .expect("PostgreSQL is needed for this test: apt-get install postgresql");
        let mut postgres = Postgres {
            folder,
            programs,
            port: 0,
            databases: AtomicUsize::new(0),
        };
        if root() {
            run(Command::new("chown")
                .arg("-R")
                .arg("postgres")
                .arg(postgres.folder.path()));
        }
        postgres.run(
            "initdb",
            &[
                "--pgdata",
                &postgres.data(),
                "--auth",
                "trust",
                "--username",
                "postgres",
                "--encoding",
                "UTF8",
                "--no-locale",
                "--no-sync",
            ],
        );
        // a free port may be taken the moment after
        assert!(
            (0..5).any(|_| postgres.listen()),
            "PostgreSQL does not start: {}",
            std::fs::read_to_string(postgres.log()).unwrap_or_default()
        );
        postgres
    }

    /// Tries to start it on a port that is free now. Its data outlives no test, so that it need not wait for the disk.
    fn listen(&mut self) -> bool {
        self.port = std::net::TcpListener::bind("127.0.0.1:0")
            .unwrap()
            .local_addr()
            .unwrap()
            .port();
        self.listen_on(self.port)
    }

    fn listen_on(&self, port: u16) -> bool {
        let place = format!(
            "-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={}",
            self.folder.path().display()
        );
        let options = format!("{place} -c fsync=off");
        succeeds(self.command("pg_ctl").args([
            "--pgdata",
            &self.data(),
            "--wait",
            "--timeout",
            "600",
            "--log",
            &self.log(),
            "--options",
            &options,
            "start",
        ]))
    }

    fn log(&self) -> String {
        self.folder.path().join("log").display().to_string()
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    /// A fresh database: its URL.
    pub fn database(&self) -> String {
        let name = format!("roundhouse{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.run(
            "createdb",
            &[
                "--host",
                "127.0.0.1",
                "--port",
                &self.port.to_string(),
                "--username",
                "postgres",
                &name,
            ],
        );
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    /// Stops it, as an operator or a crash would; its data stay.
    pub fn stop(&self) {
        self.run(
            "pg_ctl",
            &["--pgdata", &self.data(), "--mode", "immediate", "--wait", "stop"],
        );
    }

    /// Starts it again, where it was.
    pub fn restart(&self) {
        assert!(
            self.listen_on(self.port),
            "PostgreSQL does not come back: {}",
            std::fs::read_to_string(self.log()).unwrap_or_default()
        );
    }

    /// Cuts all connections to it.
    pub fn cut_connections(&self) {
        self.order("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'");
    }

    /// From now on the database with this URL takes no writes, or takes them again.
    pub fn set_read_only(&self, url: &str, is_read_only: bool) {
        let name = url.rsplit('/').next().unwrap();
        self.order(&format!(
            "ALTER DATABASE {name} SET default_transaction_read_only = {is_read_only}"
        ));
        self.cut_connections();
    }

    /// Carries out a statement, as its superuser.
    pub fn order(&self, sql: &str) {
        self.run(
            "psql",
            &[
                "--host",
                "127.0.0.1",
                "--port",
                &self.port.to_string(),
                "--username",
                "postgres",
                "--command",
                sql,
                "postgres",
            ],
        );
    }

    fn run(&self, program: &str, args: &[&str]) {
        run(self.command(program).args(args));
    }

    /// A program of PostgreSQL's. It does not want to be run by root.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let mut command = if root() {
            Command::new("runuser")
        } else {
            Command::new(&program)
        };
        if root() {
            command.args(["-u", "postgres", "--"]).arg(&program);
        }
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self
            .command("pg_ctl")
            .args(["--pgdata", &self.data(), "--mode", "immediate", "--wait", "stop"])
            .output();
    }
}

fn root() -> bool {
    rustix::process::geteuid().is_root()
}

fn run(command: &mut Command) {
    assert!(succeeds(command), "{command:?} failed");
}

fn succeeds(command: &mut Command) -> bool {
    // pg_ctl leaves a server behind that would hold our pipes open
    let status = command
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}

/// The folder of PostgreSQL's programs, the newest if there are several.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|programs| programs.join("initdb").exists()).max()
}

fn install() -> Option<PathBuf> {
    let apt = |args: &[&str]| -> Option<Output> {
        Command::new("apt-get")
            .args(args)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .output()
            .ok()
    };
    apt(&["update"])?;
    apt(&["install", "-y", "postgresql"])?;
    programs().filter(|path: &PathBuf| Path::exists(path))
}
