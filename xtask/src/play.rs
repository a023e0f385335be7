//! `cargo xtask play`: Roundhouse on this machine.

use std::thread;

use clap::Args;

use crate::failure::Failure;
use crate::progress::{self, Progress};
use crate::step::{Step, root, target_dir};
use crate::web::{self, Build, Web};

/// Build everything that is missing, start the server, and open the app in the browser (or print its address).
///
/// All arguments are passed on to `roundhouse serve`; `cargo xtask play -- --help` lists them.
#[derive(Args)]
pub(crate) struct Play {
    /// Arguments of `roundhouse serve`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) args: Vec<String>,
}

impl Play {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        build()?;
        let program = target_dir().join("play/roundhouse");
        Step::program(&program)
            .args(["serve", "--open", "--web"])
            .arg(web::folder())
            .args(&self.args)
            .here()?
            .run()
    }
}

/// The server and the app, side by side: each keeps a processor busy to its end.
fn build() -> Result<(), Failure> {
    let progress = Progress::start(&[
        ("the server", progress::crates("roundhouse", None)),
        ("the page", progress::crates("web", Some(web::TARGET))),
    ]);
    let (server, page) = (progress.part(0), progress.part(1));
    let app = thread::spawn(move || Web::run_with(Build::Quick, Some(&page)));
    let manifest = root().join("Cargo.toml");
    let program = Step::new("cargo build --profile play --package roundhouse --manifest-path")
        .arg(manifest)
        .run_counting(&server);
    let app = app.join().expect("building the app does not panic");
    drop(progress);
    program.and(app)
}
