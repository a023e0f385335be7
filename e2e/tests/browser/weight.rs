//! What comes over the line: the page without any game, a game without the others, and how much that is.

use std::collections::BTreeMap;
use std::path::PathBuf;

use e2e::{Browser, Goal, Player, Screen, scene};

use crate::language::speak;

/// Until the first page can be used, in bytes as they are sent.
const FIRST_PAGE: u64 = 450_000;
/// Until any one game is played.
const ONE_GAME: u64 = 1_000_000;
/// All there is.
const WHOLE_APP: u64 = 2_000_000;

/// The name of every file that this page has loaded.
async fn names(browser: &Browser) -> Vec<String> {
    let script = "return performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
        .map((each) => new URL(each.name).pathname).filter((name) => !name.startsWith('/api/'))";
    serde_json::from_value(browser.ask(script, vec![]).await).expect("names")
}

/// Every file that this page has loaded, with its size as it is sent: a browser tells that only of what didn't come through the service worker. Bots load
/// nothing but what the page has, too.
async fn loaded(browser: &Browser) -> BTreeMap<String, u64> {
    let names = names(browser).await;
    names.into_iter().map(|name| (name.clone(), sent(&name))).collect()
}

/// The size of a file as it is sent.
fn sent(name: &str) -> u64 {
    let file = if name == "/" {
        "index.html"
    } else {
        name.trim_start_matches('/')
    };
    let plain = app().join(file);
    let small = plain.with_added_extension("br");
    let data = std::fs::metadata(&small).or_else(|_| std::fs::metadata(&plain));
    data.unwrap_or_else(|error| panic!("{name} is no file of the app: {error}"))
        .len()
}

/// The folder of the app.
fn app() -> PathBuf {
    std::env::var_os("ROUNDHOUSE_APP")
        .expect("there is an app in a scene")
        .into()
}

/// The part of the app that is in the file of this name; it also bears the number of its build.
fn part(name: &str) -> Option<&str> {
    name.strip_prefix("/split_")?.split('.').next()
}

/// Is it no part of what everybody loads and keeps: data that only some want, pages that are of no use without a server, or a language that is not one's own?
fn is_on_demand(name: &str, language: &str) -> bool {
    let of_another = name.starts_with("texts-") && !name.starts_with(&format!("texts-{language}"));
    let starts = ["net-", "puzzles-", "strategy-", "split_online.", "split_plans_"];
    of_another || starts.iter().any(|start| name.starts_with(start))
}

/// Is it the app as it is served, which is compressed?
fn is_served() -> bool {
    app().join("roundhouse_bg.wasm.br").is_file()
}

/// The limits are for the app as it is served (`cargo xtask e2e`); the one that is built for a quick test is larger, and not compressed.
fn check(files: &BTreeMap<String, u64>, most: u64, what: &str) {
    let sum: u64 = files.values().sum();
    println!("{what}: {sum} bytes in {} files: {files:?}", files.len());
    assert!(
        !is_served() || sum <= most,
        "{what} takes {sum} bytes, and {most} are allowed"
    );
}

#[test]
fn the_first_page_comes_without_any_game() {
    scene("the first page comes without any game", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser.see("[data-play]").await;
        let files = loaded(&browser).await;
        assert!(files.contains_key("/roundhouse_bg.wasm"));
        assert!(!files.keys().any(|name| part(name).is_some()), "{files:?}");
        check(&files, FIRST_PAGE, "the first page");
    });
}

#[test]
fn a_reader_loads_the_words_of_one_language() {
    scene("a reader loads the words of one language", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser.see("[data-play]").await;
        let texts = async || {
            let names = names(&browser).await;
            let texts = names
                .iter()
                .filter_map(|name| name.strip_prefix("/texts-")?.split('.').next());
            texts.map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(texts().await.is_empty(), "English is in the program");
        speak(&browser, "fr").await;
        browser.go("/").await;
        browser.see("[data-play]").await;
        assert_eq!(texts().await, ["fr"]);
        check(&loaded(&browser).await, FIRST_PAGE, "the first page in French");
        browser.go("/rules/hill").await;
        browser.see(".clauses[lang=fr]").await;
        assert_eq!(texts().await, ["fr", "fr-rules"]);
    });
}

#[test]
fn a_game_comes_without_the_others() {
    scene("a game comes without the others", async |scene| {
        for game in ["hill", "shinjuku", "tramways"] {
            let browser = scene.browser(Screen::Desktop).await;
            browser.go("/").await;
            browser.click(&format!("[data-play={game}]")).await;
            browser.see(".prompt-bar.mine").await;
            let mut player = Player::at(&browser);
            player.play(Goal::Decisions(2)).await;
            let files = loaded(&browser).await;
            let parts: Vec<&str> = files.keys().filter_map(|name| part(name)).collect();
            assert_eq!(parts, [game]);
            check(&files, ONE_GAME, game);
        }
    });
}

/// Everything that is kept for a day without network.
#[test]
fn the_whole_app_is_light() {
    scene("the whole app is light", async |_| {
        for language in ["en", "ja", "fr"] {
            check(&whole(language), WHOLE_APP, &format!("the whole app, {language}"));
        }
    });
}

/// All files for a reader of this language.
fn whole(language: &str) -> BTreeMap<String, u64> {
    let files = std::fs::read_dir(app()).expect("the app is a folder").flatten();
    files
        .filter(|file| !file.path().with_added_extension("br").is_file())
        .map(|file| {
            (
                file.file_name().to_string_lossy().into_owned(),
                file.metadata().map_or(0, |data| data.len()),
            )
        })
        .filter(|(name, _)| !is_on_demand(name, language))
        .collect()
}

/// A page that was visited once has every game, though none was opened.
#[test]
fn every_game_is_kept_for_a_day_without_network() {
    scene("every game is kept for a day without network", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        let kept = "return navigator.serviceWorker.ready.then(() => caches.keys()).then(async (names) => {
            const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)));
            return files.flat();
        })";
        let files: Vec<String> = serde_json::from_value(browser.ask(kept, vec![]).await).expect("names of files");
        let mut parts: Vec<&str> = files.iter().filter_map(|name| part(name)).collect();
        parts.sort_unstable();
        let all = [
            "hill",
            "hill_lessons",
            "hill_rules",
            "pages",
            "shinjuku",
            "shinjuku_lessons",
            "shinjuku_rules",
            "tramways",
            "tramways_lessons",
            "tramways_rules",
        ];
        assert_eq!(parts, all, "{files:?}");
        scene.kill_server().await;
        for game in ["hill", "shinjuku", "tramways"] {
            browser.go("/").await;
            browser.click(&format!("[data-play={game}]")).await;
            browser.see(".prompt-bar.mine").await;
        }
    });
}

/// Whoever reads French reads it without network, too, rules and all; what nobody read is not kept.
#[test]
fn a_language_that_is_read_is_kept_for_a_day_without_network() {
    scene(
        "a language that is read is kept for a day without network",
        async |scene| {
            let browser = scene.browser(Screen::Desktop).await;
            speak(&browser, "fr").await;
            let kept = "return caches.keys().then(async (names) => {
            const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)));
            return files.flat().filter((name) => name.startsWith('/texts-')).map((name) => name.slice(7).split('.')[0]).sort();
        })";
            browser
                .until("French is kept", async || {
                    browser.ask(kept, vec![]).await == serde_json::json!(["fr", "fr-rules"])
                })
                .await;
            scene.kill_server().await;
            browser.go("/rules/hill").await;
            browser.see(".clauses[lang=fr]").await;
            assert!(
                browser.text(".clauses").await.contains("joueur"),
                "the rules are French"
            );
            browser.go("/settings").await;
            browser
                .click(".settings > .field:nth-of-type(1) button:nth-of-type(2)")
                .await;
            browser.see(".settings .problem:not(:empty)").await;
            assert_eq!(browser.value("html", "lang").await, "fr", "Japanese couldn't be loaded");
        },
    );
}
