//! The server of a scene.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::child::Running;

/// What is tested, as the environment names it.
#[derive(Clone, Debug)]
pub struct Program {
    program: PathBuf,
    web: PathBuf,
}

impl Program {
    /// What `ROUNDHOUSE_PROGRAM` (the program) and `ROUNDHOUSE_APP` (the folder of the built app) name.
    pub fn from_environment() -> Option<Program> {
        let path = |name| std::env::var_os(name).map(PathBuf::from);
        Some(Program {
            program: path("ROUNDHOUSE_PROGRAM")?,
            web: path("ROUNDHOUSE_APP")?,
        })
    }

    /// The program itself.
    pub fn path(&self) -> &Path {
        &self.program
    }
}

/// A server with a fresh folder, on a port that was free.
pub struct Server {
    program: Program,
    data: TempDir,
    address: String,
    running: Option<Running>,
}

impl Server {
    /// Starts it.
    pub fn start(program: Program) -> Server {
        let data = tempfile::tempdir().expect("there is room for a folder");
        let mut server = Server {
            program,
            data,
            address: String::new(),
            running: None,
        };
        server.address = server.serve("127.0.0.1:0");
        server
    }

    /// What is served.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The folder of its data.
    pub fn folder(&self) -> &Path {
        self.data.path()
    }

    /// Its address, such as `http://127.0.0.1:34303`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Kills it, without a warning.
    pub fn kill(&mut self) {
        self.running = None;
    }

    /// Starts it again, with the same folder and the same address.
    pub fn start_again(&mut self) {
        self.kill();
        let listen = self.address.trim_start_matches("http://").to_owned();
        self.serve(&listen);
    }

    fn serve(&mut self, listen: &str) -> String {
        let mut serve = Command::new(&self.program.program);
        serve
            // webhooks of a scene are on this machine, and who plays by scripts is quicker than anybody
            .args([
                "serve",
                "--inner-targets",
                "--person-rate",
                "1000",
                "--address-rate",
                "1000",
            ])
            .args(["--listen", listen, "--web"])
            .arg(&self.program.web)
            .arg("--data")
            .arg(self.data.path())
            .env("LC_ALL", "C.UTF-8")
            .env("RUST_LOG", "warn")
            .env_remove("DATABASE_URL");
        let (running, address) = Running::start(&mut serve, "Roundhouse listens on ");
        self.running = Some(running);
        address
    }
}
