//! A scene: a server, browsers, and what must hold when it is over.

use std::cell::{Cell, RefCell};
use std::panic::AssertUnwindSafe;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::FutureExt;

use crate::browser::Browser;
use crate::played::Played;
use crate::screen::Screen;
use crate::server::{Program, Server};

/// No scene takes longer, however slow the machine is.
const PATIENCE: Duration = Duration::from_mins(10);

/// A server with its browsers.
pub struct Scene {
    server: RefCell<Server>,
    home: String,
    browsers: RefCell<Vec<Browser>>,
    is_disturbed: Cell<bool>,
}

/// Plays a scene: fresh server, fresh browsers, and in the end no errors in any console, no request to anybody else, nothing wider than the screen, and nothing serious that axe-core finds.
///
/// Where nothing to test is named in the environment, it is skipped and says so.
pub fn scene(name: &str, play: impl AsyncFnOnce(&Scene)) {
    let Some(program) = Program::from_environment() else {
        return eprintln!(
            "SKIPPED {name}: ROUNDHOUSE_PROGRAM and ROUNDHOUSE_APP say what to test; `cargo xtask e2e` sets them"
        );
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("there is a runtime");
    runtime.block_on(async {
        let server = Server::start(program);
        let scene = Scene {
            home: server.address().to_owned(),
            server: RefCell::new(server),
            browsers: RefCell::default(),
            is_disturbed: Cell::new(false),
        };
        let in_time = async {
            tokio::time::timeout(PATIENCE, play(&scene))
                .await
                .unwrap_or_else(|_| panic!("the scene was not over after {PATIENCE:?}"));
        };
        let played = AssertUnwindSafe(in_time).catch_unwind().await;
        let watched = if played.is_ok() {
            AssertUnwindSafe(scene.check()).catch_unwind().await
        } else {
            Ok(())
        };
        if played.is_err() || watched.is_err() {
            scene.keep_pictures(name).await;
        }
        scene.close().await;
        played
            .and(watched)
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
    });
}

impl Scene {
    /// Opens a browser with the settings that make tests quick.
    pub async fn browser(&self, screen: Screen) -> Browser {
        let browser = Browser::open(&self.home, screen).await;
        self.browsers.borrow_mut().push(browser.clone());
        browser.choose(serde_json::json!({})).await;
        browser
    }

    /// A browser that calls the server by a name: passkeys belong to one.
    pub async fn browser_by_name(&self, screen: Screen) -> Browser {
        let browser = Browser::open(&self.home.replace("127.0.0.1", "localhost"), screen).await;
        self.browsers.borrow_mut().push(browser.clone());
        browser.choose(serde_json::json!({})).await;
        browser
    }

    /// A browser with a game against bots that has just begun.
    pub async fn table(&self, screen: Screen, game: &str) -> Browser {
        self.table_with(screen, game, serde_json::json!({})).await
    }

    /// The same with other settings.
    pub async fn table_with(&self, screen: Screen, game: &str, settings: serde_json::Value) -> Browser {
        let browser = self.browser(screen).await;
        // the guided first game is against beginners, whoever else was chosen
        let unguided = settings.get("level").is_some();
        browser.choose(settings).await;
        if unguided {
            let away = format!("localStorage.setItem('roundhouse.guide.{game}', 'true')");
            browser.ask(&away, vec![]).await;
        }
        browser.go("/").await;
        browser.click(&format!("[data-play={game}]")).await;
        browser.see(".prompt-bar").await;
        assert!(browser.path().await.starts_with("/local/"));
        browser
    }

    /// A whole game, as bots play it.
    pub fn played(&self, game: &str, players: u8) -> Played {
        Played::by_bots(&self.program(), game, players, "greedy")
    }

    /// What is tested.
    pub fn program(&self) -> Program {
        self.server.borrow().program().clone()
    }

    /// A folder for whatever a scene needs; gone after it.
    pub fn folder(&self) -> PathBuf {
        self.server.borrow().folder().to_owned()
    }

    /// Kills the server; until it is back, browsers may write of lost connections.
    pub async fn kill_server(&self) {
        self.check().await;
        self.is_disturbed.set(true);
        self.server.borrow_mut().kill();
    }

    /// Starts the server again.
    pub fn start_server_again(&self) {
        self.server.borrow_mut().start_again();
    }

    /// The address of the server.
    pub fn home(&self) -> &str {
        &self.home
    }

    fn all(&self) -> Vec<Browser> {
        self.browsers.borrow().clone()
    }

    async fn check(&self) {
        for browser in self.all() {
            browser.fits().await;
            browser.is_accessible().await;
            browser.is_steady();
            let watch = browser.watch().await;
            assert!(watch.requests > 0, "a browser that asked for nothing was not watched");
            if self.is_disturbed.get() {
                watch.forgive_lost_connections().check();
            } else {
                watch.check();
            }
        }
    }

    /// What the browsers showed when it went wrong.
    async fn keep_pictures(&self, name: &str) {
        let folder = std::env::var_os("ROUNDHOUSE_PICTURES").map_or_else(std::env::temp_dir, PathBuf::from);
        let _ = std::fs::create_dir_all(&folder);
        for (number, browser) in self.all().iter().enumerate() {
            let file = folder.join(format!("{}-{number}.png", name.replace(' ', "-")));
            let told = AssertUnwindSafe(async {
                browser.photograph(&file).await;
                eprintln!(
                    "browser {number} at {} shows {}; console: {:?}",
                    browser.path().await,
                    file.display(),
                    browser.watch().await.errors
                );
            });
            let _ = told.catch_unwind().await;
        }
    }

    async fn close(&self) {
        for browser in self.browsers.take() {
            browser.close().await;
        }
    }
}
