//! A browser of a scene.

use std::cell::Cell;
use std::path::Path;
use std::process::Command;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
pub use thirtyfour::Key;
use thirtyfour::prelude::*;

use crate::child::Running;
use crate::chromium::capabilities;
use crate::pace::Pace;
use crate::screen::Screen;
use crate::watch::Watch;

/// How long something may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often a test looks whether something has happened: less and less, for looking takes from what is waited for.
const LOOK: Duration = Duration::from_millis(15);
const RARELY: Duration = Duration::from_millis(120);
/// The most clicks that may miss their aims.
const MOST_MISSES: u32 = 3;
/// How long a click may be on its way; a tap becomes one only after a while.
const CLICK: Duration = Duration::from_secs(1);
const TAP: Duration = Duration::from_secs(5);

/// A script that plays a whole game takes as long as the machine does.
const WHOLE_GAME: Duration = Duration::from_mins(8);

/// A browser with one page, as fresh as from the shop.
///
/// Its functions panic with a clear line when the page does not do what is expected of it.
#[derive(Clone)]
pub struct Browser {
    pub(crate) web: WebDriver,
    home: String,
    pub(crate) screen: Rc<Cell<Screen>>,
    /// How many clicks missed their aim.
    misses: Rc<Cell<u32>>,
    /// What ends with the last handle of the browser.
    _running: Rc<(Running, TempDir)>,
}

impl Browser {
    /// Opens a browser that looks at the server of this address.
    pub async fn open(home: &str, screen: Screen) -> Browser {
        let profile = tempfile::tempdir().expect("there is room for a folder");
        let mut driver = Command::new("chromedriver");
        // Chromium keeps its things in this folder, and nothing in the user's
        driver
            .arg("--port=0")
            .env("TMPDIR", profile.path())
            .env("XDG_CONFIG_HOME", profile.path())
            .env("XDG_CACHE_HOME", profile.path());
        let (running, port) = Running::start(&mut driver, "was started successfully on port ");
        let url = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
        let web = WebDriver::new(&url, capabilities(profile.path(), screen))
            .await
            .expect("Chromium starts");
        web.set_script_timeout(WHOLE_GAME)
            .await
            .expect("Chromium waits as long as it is told to");
        let browser = Browser {
            web,
            home: home.to_owned(),
            screen: Rc::new(Cell::new(screen)),
            misses: Rc::default(),
            _running: Rc::new((running, profile)),
        };
        browser.show_on(screen).await;
        browser
    }

    /// Gives the page exactly the size of this screen.
    pub async fn show_on(&self, screen: Screen) {
        self.screen.set(screen);
        let (width, height) = screen.size();
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": screen.is_touched()});
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await;
        self.tell(
            "Emulation.setTouchEmulationEnabled",
            json!({"enabled": screen.is_touched()}),
        )
        .await;
    }

    /// A command of the browser's own protocol.
    pub(crate) async fn tell(&self, command: &str, arguments: Value) {
        self.web
            .cdp()
            .send_raw(command, arguments)
            .await
            .unwrap_or_else(|error| panic!("{command}: {error}"));
    }

    /// Gives the browser something that makes and keeps passkeys, and whose owner says yes to everything.
    pub async fn add_authenticator(&self) {
        self.tell("WebAuthn.enable", json!({})).await;
        let options = json!({"protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
            "isUserVerified": true, "automaticPresenceSimulation": true});
        self.tell("WebAuthn.addVirtualAuthenticator", json!({"options": options}))
            .await;
    }

    /// Chooses settings as if they had been chosen before, over those that make tests quick.
    pub async fn choose(&self, settings: Value) {
        self.leave_for("/icon.svg").await;
        let mut chosen = json!({"language": "en", "theme": "light", "animation": false, "patterns": false, "name": "Ada", "level": "casual"});
        let Value::Object(settings) = settings else {
            panic!("settings have names")
        };
        for (name, value) in settings {
            chosen[name] = value;
        }
        self.script(
            "localStorage.setItem('roundhouse.settings', arguments[0])",
            vec![json!(chosen.to_string())],
        )
        .await;
    }

    /// Goes to an address of the app, such as `/settings`, and waits until the page is there.
    pub async fn go(&self, path: &str) {
        self.leave_for(path).await;
        self.see("main *").await;
    }

    /// Goes to whatever is at an address. A small thing of the server's is enough where only the memory of its pages is wanted.
    async fn leave_for(&self, path: &str) {
        let url = if path.starts_with("http") {
            path.to_owned()
        } else {
            format!("{}{path}", self.home)
        };
        self.fits().await;
        self.is_accessible().await;
        self.web
            .goto(&url)
            .await
            .unwrap_or_else(|error| panic!("{url}: {error}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.fits().await;
        self.is_accessible().await;
        self.web.refresh().await.expect("the page can be loaded again");
        self.see("main *").await;
    }

    /// The path of the page that is shown.
    pub async fn path(&self) -> String {
        self.ask("return location.pathname", vec![])
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Runs a script in the page; `e2e` is there (see `page.js`). It is brought only where it isn't yet: thousands of questions are asked of a page.
    pub async fn ask(&self, script: &str, arguments: Vec<Value>) -> Value {
        const MISSING: &str = "there is no e2e";
        let short = format!("if (window.e2e === undefined) return '{MISSING}';\nconst e2e = window.e2e;\n{script}");
        let answer = self.script(&short, arguments.clone()).await;
        if answer != MISSING {
            return answer;
        }
        self.script(&format!("{}\n{script}", include_str!("page.js")), arguments)
            .await
    }

    /// The address of the server.
    pub(crate) fn home(&self) -> &str {
        &self.home
    }

    /// Runs a script in the page, as it is.
    pub(crate) async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        let done = self.web.execute(script, arguments).await;
        done.unwrap_or_else(|error| panic!("a script of the test failed: {error}"))
            .json()
            .clone()
    }

    /// Is there something of this selector that can be seen?
    pub async fn sees(&self, selector: &str) -> bool {
        self.count(selector).await > 0
    }

    /// How many things of this selector can be seen?
    pub async fn count(&self, selector: &str) -> usize {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((found) => found.checkVisibility({visibilityProperty: true})).length";
        self.ask(script, vec![json!(selector)])
            .await
            .as_u64()
            .unwrap_or_default() as usize
    }

    /// Waits until something of this selector can be seen.
    pub async fn see(&self, selector: &str) {
        self.until(&format!("'{selector}' is seen"), async || self.sees(selector).await)
            .await;
    }

    /// Waits until nothing of this selector can be seen.
    pub async fn miss(&self, selector: &str) {
        self.until(&format!("'{selector}' is gone"), async || !self.sees(selector).await)
            .await;
    }

    /// The text of the first thing of this selector.
    pub async fn text(&self, selector: &str) -> String {
        self.ask("return e2e.text(arguments[0]).trim()", vec![json!(selector)])
            .await
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// An attribute or property of the first thing of this selector.
    pub async fn value(&self, selector: &str, name: &str) -> Value {
        let script = "const found = document.querySelector(arguments[0]); return found?.[arguments[1]] ?? found?.getAttribute(arguments[1]) ?? null";
        self.ask(script, vec![json!(selector), json!(name)]).await
    }

    /// Waits until something is so.
    pub async fn until(&self, what: &str, so: impl AsyncFn() -> bool) {
        let (begun, mut pause) = (Instant::now(), LOOK);
        while !so().await {
            assert!(
                begun.elapsed() < PATIENCE,
                "waited {PATIENCE:?} until {what}, at {}",
                self.path().await
            );
            tokio::time::sleep(pause).await;
            pause = (pause * 5 / 4).min(RARELY);
        }
    }

    /// Clicks the first thing of this selector that can be seen, as soon as it can be reached.
    pub async fn click(&self, selector: &str) {
        self.until(&format!("'{selector}' can be clicked"), async || {
            self.try_click(selector).await
        })
        .await;
    }

    /// Clicks the first thing of this selector that can be reached, if there is one now; false also where the click missed it.
    pub async fn try_click(&self, selector: &str) -> bool {
        let script = "const found = [...document.querySelectorAll(arguments[0])].filter((found) => found.checkVisibility({visibilityProperty: true}) && !found.disabled);
            for (const each of found) { const point = e2e.point(each); if (point !== null) { e2e.aimAt(each); return point; } }
            return null";
        let place = async || as_point(&self.ask(script, vec![json!(selector)]).await);
        // what is still moving would be missed
        match (place().await, place().await) {
            (Some(point), Some(again)) if point == again => self.press_at(point).await,
            _ => return false,
        }
        let met = self.has_met().await;
        if !met {
            println!("a click missed '{selector}', at {}", self.path().await);
            self.misses.set(self.misses.get() + 1);
        }
        met
    }

    /// Did the last click meet what it was aimed at? A page that moves under the finger makes it miss.
    pub async fn has_met(&self) -> bool {
        let begun = Instant::now();
        // a page that was left for another one no longer knows
        while self.ask("return e2e.aim !== null && !e2e.met", vec![]).await == json!(true) {
            if begun.elapsed() > if self.screen.get().is_touched() { TAP } else { CLICK } {
                return false;
            }
            tokio::time::sleep(LOOK).await;
        }
        true
    }

    /// Presses the mouse, or a finger, at a point of the page.
    pub async fn press_at(&self, (x, y): (i64, i64)) {
        if self.screen.get().is_touched() {
            self.tell(
                "Input.dispatchTouchEvent",
                json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
            )
            .await;
            return self
                .tell(
                    "Input.dispatchTouchEvent",
                    json!({"type": "touchEnd", "touchPoints": []}),
                )
                .await;
        }
        let mouse = async |kind: &str| {
            let event = json!({"type": kind, "x": x, "y": y, "button": if kind == "mouseMoved" { "none" } else { "left" }, "clickCount": 1});
            self.tell("Input.dispatchMouseEvent", event).await;
        };
        mouse("mouseMoved").await;
        mouse("mousePressed").await;
        mouse("mouseReleased").await;
    }

    /// Drags the first thing of a selector onto the first thing of another, with the mouse or a finger.
    pub async fn drag(&self, from: &str, to: &str) {
        self.see(from).await;
        self.see(to).await;
        let script = "const [from, to] = [...arguments].map((selector) => document.querySelector(selector));
            from.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
            const middle = (box) => [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
            return [from, to].map((each) => middle(each.getBoundingClientRect()))";
        let places = self.ask(script, vec![json!(from), json!(to)]).await;
        let (Some(from), Some(to)) = (as_point(&places[0]), as_point(&places[1])) else {
            panic!("'{from}' or '{to}' is gone");
        };
        // straight down at first: sideways, a finger would scroll a row of things
        let way = [
            (from.0, from.1 + 20),
            (from.0, i64::midpoint(from.1, to.1) + 20),
            to,
            to,
        ];
        self.carry(from, &way).await;
    }

    /// Presses at a point, goes this way, and lets go.
    async fn carry(&self, from: (i64, i64), way: &[(i64, i64)]) {
        if self.screen.get().is_touched() {
            let touch = async |kind: &str, at: Option<(i64, i64)>| {
                let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
                self.tell("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}))
                    .await;
            };
            touch("touchStart", Some(from)).await;
            for &at in way {
                touch("touchMove", Some(at)).await;
            }
            return touch("touchEnd", None).await;
        }
        let mouse = async |kind: &str, (x, y): (i64, i64), buttons: u8| {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1});
            self.tell("Input.dispatchMouseEvent", event).await;
        };
        mouse("mousePressed", from, 1).await;
        for &at in way {
            mouse("mouseMoved", at, 1).await;
        }
        mouse("mouseReleased", way.last().copied().unwrap_or(from), 0).await;
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: impl Into<char>) {
        let key = key.into();
        self.web
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
            .key_down(key)
            .key_up(key)
            .perform()
            .await
            .expect("keys can be pressed");
    }

    /// Goes with the tab key to something of this selector.
    pub async fn focus_by_tab(&self, selector: &str) {
        for _ in 0..100 {
            if self
                .ask(
                    "return document.activeElement?.matches(arguments[0]) ?? false",
                    vec![json!(selector)],
                )
                .await
                == json!(true)
            {
                return;
            }
            self.press(Key::Tab).await;
        }
        panic!("the tab key does not lead to '{selector}'");
    }

    /// Types into the first thing of this selector, in place of what was there.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.see(selector).await;
        let field = self
            .web
            .find(By::Css(selector))
            .await
            .unwrap_or_else(|error| panic!("{selector}: {error}"));
        field
            .clear()
            .await
            .unwrap_or_else(|error| panic!("{selector}: {error}"));
        field
            .send_keys(text)
            .await
            .unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Gives a file of the disk to a field that takes one.
    pub async fn upload(&self, selector: &str, file: &Path) {
        let field = self
            .web
            .find(By::Css(selector))
            .await
            .unwrap_or_else(|error| panic!("{selector}: {error}"));
        field
            .send_keys(file.display().to_string())
            .await
            .unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Sets a slider or a list to a value, as the user's hand does it: with its events.
    pub async fn set(&self, selector: &str, value: &str) {
        self.see(selector).await;
        let script = "const found = document.querySelector(arguments[0]); found.value = arguments[1];
            for (const name of ['input', 'change']) found.dispatchEvent(new Event(name, {bubbles: true}))";
        self.ask(script, vec![json!(selector), json!(value)]).await;
    }

    /// Asserts that the page was never wider than the screen since it was loaded: nobody wants to scroll sideways.
    pub async fn fits(&self) {
        assert_eq!(
            self.stuck_out().await,
            json!([]),
            "the page at {} is wider than the screen",
            self.path().await
        );
    }

    /// What was wider than the screen since the page was loaded, if it is one of the app.
    pub async fn stuck_out(&self) -> Value {
        let script = "return new Promise((done) => requestAnimationFrame(() => done(location.origin === arguments[0] ? e2e.measure() : [])))";
        self.ask(script, vec![json!(self.home)]).await
    }

    /// Asserts that clicks met their aims, but for a few: a table moves when others play.
    pub fn is_steady(&self) {
        assert!(
            self.misses.get() <= MOST_MISSES,
            "{} clicks missed their aims: the page moves too much",
            self.misses.get()
        );
    }

    /// How quickly the page answered since it was loaded.
    pub async fn pace(&self) -> Pace {
        let measured = self.ask("return [e2e.answers, e2e.gap]", vec![]).await;
        let numbers = |value: &Value| {
            value
                .as_array()
                .map(|all| all.iter().filter_map(Value::as_f64).collect())
                .unwrap_or_default()
        };
        Pace {
            answers: numbers(&measured[0]),
            gap: measured[1].as_f64().unwrap_or_default(),
        }
    }

    /// Scrolls until the first thing of this selector is just under the bar at the top.
    pub async fn show(&self, selector: &str) {
        let script = "const bar = document.querySelector('.prompt-bar')?.offsetHeight ?? 0;
            scrollBy({top: document.querySelector(arguments[0]).getBoundingClientRect().top - bar, behavior: 'instant'});
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
        self.ask(script, vec![json!(selector)]).await;
    }

    /// The processor time of the page so far, in milliseconds: what it needs itself, however busy the machine is.
    pub async fn processor_time(&self) -> f64 {
        self.tell("Performance.enable", json!({"timeDomain": "threadTicks"}))
            .await;
        let measured = self
            .web
            .cdp()
            .send_raw("Performance.getMetrics", json!({}))
            .await
            .expect("the browser measures itself");
        let found = measured["metrics"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|metric| metric["name"] == "TaskDuration");
        found.and_then(|metric| metric["value"].as_f64()).unwrap_or_default() * 1000.0
    }

    /// A screenshot, as a PNG file.
    pub async fn photograph(&self, file: &Path) {
        self.web
            .screenshot(file)
            .await
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// What the browser reported since the last call.
    pub async fn watch(&self) -> Watch {
        let console = self
            .web
            .get_log("browser")
            .await
            .expect("chromedriver keeps the console");
        let traffic = self
            .web
            .get_log("performance")
            .await
            .expect("chromedriver keeps the traffic");
        Watch::new(&self.home, &console, &traffic)
    }

    /// Closes the browser.
    pub async fn close(self) {
        let _ = self.web.quit().await;
    }
}

/// A point of the page, as scripts give it.
pub(crate) fn as_point(value: &Value) -> Option<(i64, i64)> {
    Some((value.get(0)?.as_i64()?, value.get(1)?.as_i64()?))
}
