//! Photographs the app: its pages and tables on three screens, light and dark.

use std::path::PathBuf;

use clap::Parser;
use e2e::{Browser, Goal, Played, Player, Program, Screen, Server};
use serde_json::json;

/// Photograph the app. `cargo xtask shots` builds what is needed and calls this.
#[derive(Parser)]
struct Arguments {
    /// Where to put the pictures
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Only those whose names contain this
    #[arg(long, value_name = "TEXT", default_value = "")]
    only: String,
}

/// How the bots of the pictures think: well enough for a town worth looking at, and always the same.
const BOTS: &str = "search:200";

/// The games, in the order in which they are shown.
const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

/// A page to photograph.
struct Page {
    name: String,
    path: String,
    /// What must be seen before.
    waits_for: &'static str,
    /// What is clicked then, and what must be seen after each click.
    clicks: &'static [(&'static str, &'static str)],
    /// What must be in the picture, if that is not the top of the page.
    shows: Option<&'static str>,
    /// The game whose last decision is made before the picture is taken, each time anew.
    ends: Option<Played>,
    /// What another picture is called, what is clicked for it if it is there, and what must be seen then.
    then: Option<(&'static str, &'static str, &'static str)>,
}

impl Page {
    fn new(name: impl Into<String>, path: impl Into<String>, waits_for: &'static str) -> Page {
        Page {
            name: name.into(),
            path: path.into(),
            waits_for,
            clicks: &[],
            shows: None,
            ends: None,
            then: None,
        }
    }

    async fn photograph(&self, browser: &Browser, file: impl Fn(&str) -> PathBuf) {
        if let Some(game) = &self.ends {
            game.put_into(browser, &self.name).await;
        }
        browser.go(&self.path).await;
        browser.see(self.waits_for).await;
        if self.ends.is_some() {
            Player::at(browser).play(Goal::ScoreSheet).await;
            browser.see("[data-end]").await;
        }
        for (clicked, seen) in self.clicks {
            browser.click(clicked).await;
            browser.see(seen).await;
        }
        if let Some(shows) = self.shows {
            browser.show(shows).await;
        }
        take(browser, file(&self.name)).await;
        if let Some((name, clicked, seen)) = self.then
            && browser.sees(clicked).await
        {
            browser.click(clicked).await;
            browser.see(seen).await;
            take(browser, file(&format!("{}-{name}", self.name))).await;
        }
    }
}

async fn take(browser: &Browser, file: PathBuf) {
    browser.photograph(&file).await;
    println!("{}", file.display());
}

/// How a game is taught: its course, and a lesson with a nudge.
fn lessons() -> impl Iterator<Item = Page> {
    let lessons = [("hill", "h6"), ("shinjuku", "s1"), ("tramways", "t6")];
    lessons.into_iter().flat_map(|(game, lesson)| {
        let course = Page::new(format!("{game}-course"), format!("/learn/{game}"), ".course");
        let path = format!("/learn/{game}/{lesson}");
        let lesson = Page {
            clicks: &[("[data-lesson-hint]", "[data-said]:not(:empty)")],
            ..Page::new(format!("{game}-lesson"), path, "[data-stand=open]")
        };
        [course, lesson]
    })
}

/// All pages, with everything before them that makes them what they are.
async fn pages(browser: &Browser, games: &[Played; 3]) -> Vec<Page> {
    let [hill, shinjuku, tramways] = games;
    let finished = hill.put_into(browser, "shot-finished").await;
    let mut pages = vec![
        Page::new("home", "/", "[data-play]"),
        Page::new("new-game", "/new/shinjuku", "[data-begin]"),
        Page::new("lobby", lobby(browser).await, ".lobby"),
        Page::new(
            "hill",
            hill.beginning(0.6).put_into(browser, "shot-hill").await,
            ".prompt-bar.mine",
        ),
        Page::new(
            "shinjuku",
            shinjuku.beginning(0.6).put_into(browser, "shot-shinjuku").await,
            ".prompt-bar.mine",
        ),
        Page {
            shows: Some(".score-sheet"),
            ..Page::new("score-sheet", finished, "input[data-replay]")
        },
    ];
    pages.extend(lessons());
    // what a round of Tramways looks like, before a decision of each kind
    for (name, actions, share) in [
        ("tramways-books", &["look_into"][..], 0.0),
        ("tramways-auction", &["bid", "pass"][..], 0.35),
        ("tramways-building", &["lay"][..], 0.4),
        ("tramways-trip", &["destination"][..], 0.45),
        ("tramways-payment", &["use"][..], 0.5),
        ("tramways-administration", &["done"][..], 0.5),
    ] {
        let path = tramways.before(actions, share).put_into(browser, name).await;
        pages.push(Page::new(name, path, ".prompt-bar.mine"));
    }
    let over = tramways.put_into(browser, "tramways-sheet").await;
    pages.push(Page {
        shows: Some(".score-sheet"),
        ..Page::new("tramways-sheet", over, "input[data-replay]")
    });
    for (game, played) in GAMES.into_iter().zip(games) {
        pages.extend(advice(browser, game, played).await);
    }
    pages
}

/// What a hint says, what others did, how the game ended, and what a review found.
async fn advice(browser: &Browser, game: &str, played: &Played) -> [Page; 4] {
    let [hint, film, end, review] = ["hint", "film", "end", "review"].map(|what| format!("{game}-{what}"));
    let table = played.beginning(0.4).put_into(browser, &hint).await;
    let (almost, over) = (played.almost(), played.put_into(browser, &review).await);
    let ending = almost.put_into(browser, &end).await;
    [
        Page {
            clicks: &[("[data-hint]", ".hint-why")],
            ..Page::new(hint, table.clone(), ".prompt-bar.mine")
        },
        Page {
            clicks: &[("[data-catch-up]", ".film-text")],
            ..Page::new(film, table, ".prompt-bar.mine")
        },
        Page {
            ends: Some(almost),
            ..Page::new(end, ending, ".prompt-bar.mine")
        },
        Page {
            clicks: &[("[data-review]", "[data-review-done]")],
            shows: Some("[data-course]"),
            then: Some(("mistake", "[data-show-mistake]", "[data-mark-card]")),
            ..Page::new(review, over, "[data-quick]:checked")
        },
    ]
}

/// A table on the server that waits for somebody.
async fn lobby(browser: &Browser) -> String {
    browser.go("/new/hill").await;
    browser.fill("input[name=name]", "Ada").await;
    browser.click("[data-begin]").await;
    browser.see(".lobby").await;
    browser.path().await
}

/// A browser for one screen and one theme: the tab of one that took all pictures crashed on the way.
async fn open(server: &Server, screen: Screen, theme: &str) -> Browser {
    let browser = Browser::open(server.address(), screen).await;
    browser.choose(json!({"theme": theme})).await;
    // kept from picture to picture: a click on the box would change it each time
    let quick = "localStorage.setItem('roundhouse.review.depth', '\"quick\"')";
    browser.ask(quick, vec![]).await;
    browser
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let Arguments { out, only } = Arguments::parse();
    std::fs::create_dir_all(&out).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
    let program = Program::from_environment()
        .expect("ROUNDHOUSE_PROGRAM and ROUNDHOUSE_APP say what to photograph; `cargo xtask shots` sets them");
    let games = GAMES.map(|game| Played::by_bots(&program, game, 3, BOTS));
    let server = Server::start(program);
    for theme in ["light", "dark"] {
        for screen in Screen::ALL {
            let browser = open(&server, screen, theme).await;
            let (width, height) = screen.size();
            let file = |name: &str| out.join(format!("{name}-{width}x{height}-{theme}.png"));
            for page in pages(&browser, &games).await {
                if page.name.contains(&only) {
                    page.photograph(&browser, file).await;
                }
            }
            browser.close().await;
        }
    }
}
