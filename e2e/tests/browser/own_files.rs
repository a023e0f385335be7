//! Your own files in place of the game's, and maps that you compose.

use std::path::{Path, PathBuf};

use e2e::{Browser, Key, Scene, Screen, scene};
use serde_json::{Value, json};

use crate::tables::make;

const BOARDS: &str = include_str!("../../../crates/tramways/data/boards.toml");
const CARDS: &str = include_str!("../../../crates/tramways/data/cards.toml");

/// Our boards with a lake more.
fn own_boards() -> String {
    BOARDS
        .replace("Our own ten boards", "My town")
        .replace("A3 .. .. ^^ ..", "A3 .. ~~ ^^ ..")
}

/// Our tickets with another name on one of them.
fn own_cards() -> String {
    CARDS
        .replace("Our own 101 tickets", "My tickets")
        .replace("\"Night Shift\"", "\"Ada's Shift\"")
}

fn file(scene: &Scene, name: &str, text: &str) -> PathBuf {
    let file = scene.folder().join(name);
    std::fs::write(&file, text).expect("there is room for a file");
    file
}

/// The page on which a game is set up, with the part for files open.
async fn set_up(browser: &Browser, game: &str) {
    browser.go(&format!("/new/{game}")).await;
    browser.click("[data-own-files] summary").await;
}

/// Loads a file that is fine.
async fn load(browser: &Browser, option: &str, file: &Path, name: &str) {
    browser.upload(&format!("[data-load-file={option}]"), file).await;
    is_chosen(browser, option, name).await;
}

async fn is_chosen(browser: &Browser, option: &str, name: &str) {
    let list = format!("select[data-own-file={option}]");
    browser
        .until(&format!("'{name}' is chosen"), async || {
            browser.value(&list, "value").await == name
        })
        .await;
}

/// How many files there are to choose from, with the game's own.
async fn choices(browser: &Browser, option: &str) -> u64 {
    let script = "return document.querySelector(arguments[0]).options.length";
    let list = format!("select[data-own-file={option}]");
    browser
        .ask(script, vec![json!(list)])
        .await
        .as_u64()
        .unwrap_or_default()
}

/// What is wrong with the last file for an option.
async fn explained(browser: &Browser, option: &str) -> String {
    let problem = format!(".own-file:has([data-load-file={option}]) .problem");
    browser
        .until("the file is refused", async || !browser.text(&problem).await.is_empty())
        .await;
    browser.text(&problem).await
}

/// Starts a game against a bot in this browser; its log.
async fn begin_here(browser: &Browser) -> Value {
    browser.click(".set-up .pick button:nth-of-type(2)").await;
    browser.set("select[data-who='1']", "bot").await;
    browser.click("[data-begin]").await;
    browser.see(".prompt-bar").await;
    browser
        .ask(
            "return JSON.parse(localStorage.getItem(`roundhouse.game.${location.pathname.split('/').pop()}`))",
            vec![],
        )
        .await
}

#[test]
fn own_tickets_and_boards_are_played_with_and_kept() {
    scene("own tickets and boards are played with and kept", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        set_up(&browser, "tramways").await;
        load(&browser, "boards", &file(scene, "town.toml", &own_boards()), "My town").await;
        load(&browser, "cards", &file(scene, "mine.toml", &own_cards()), "My tickets").await;
        let log = begin_here(&browser).await;
        assert_eq!(log["options"]["boards"]["name"], "My town");
        assert_eq!(log["options"]["cards"]["name"], "My tickets");

        set_up(&browser, "tramways").await;
        browser.reload().await;
        browser.click("[data-own-files] summary").await;
        is_chosen(&browser, "boards", "").await;
        browser.set("select[data-own-file=boards]", "My town").await;
        let log = begin_here(&browser).await;
        assert_eq!(log["options"]["boards"]["name"], "My town");
        assert_eq!(log["options"]["cards"], "standard");

        set_up(&browser, "tramways").await;
        browser.set("select[data-own-file=boards]", "My town").await;
        browser.click("[data-remove-file]").await;
        is_chosen(&browser, "boards", "").await;
        browser.reload().await;
        browser.click("[data-own-files] summary").await;
        assert_eq!(choices(&browser, "boards").await, 1);
        assert_eq!(choices(&browser, "cards").await, 2);
    });
}

#[test]
fn lists_and_maps_of_the_other_games_are_played_with() {
    scene("lists and maps of the other games are played with", async |scene| {
        let files = [
            (
                "hill",
                "cards",
                include_str!("../../../crates/hill/data/hill.toml").replace("Reconstructed deck", "My deck"),
                "My deck",
            ),
            (
                "shinjuku",
                "map",
                include_str!("../../../crates/shinjuku/data/shinjuku.toml")
                    .replace("name = \"Tokyo\"", "name = \"Edo\""),
                "Edo",
            ),
        ];
        let browser = scene.browser(Screen::Phone).await;
        for (game, option, text, name) in files {
            set_up(&browser, game).await;
            load(&browser, option, &file(scene, "mine.toml", &text), name).await;
            browser.fits().await;
            let log = begin_here(&browser).await;
            assert_eq!(log["options"][option]["name"], name);
        }
    });
}

#[test]
fn a_bad_file_is_explained_in_french() {
    scene("a bad file is explained in french", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.choose(json!({"language": "fr"})).await;
        set_up(&browser, "tramways").await;
        let bad = file(
            scene,
            "mauvais.toml",
            &BOARDS.replace("A3 .. .. ^^ ..", "A3 .. XX ^^ .."),
        );
        browser.upload("[data-load-file=boards]", &bad).await;
        let why = explained(&browser, "boards").await;
        assert!(
            why.starts_with("mauvais.toml\u{a0}: ")
                && why.contains("plateau A")
                && why.contains("case «\u{a0}XX\u{a0}» inconnue"),
            "{why}"
        );
        is_chosen(&browser, "boards", "").await;
        browser.fits().await;

        // what was chosen before stays
        load(&browser, "boards", &file(scene, "bon.toml", &own_boards()), "My town").await;
        browser.upload("[data-load-file=boards]", &bad).await;
        explained(&browser, "boards").await;
        is_chosen(&browser, "boards", "My town").await;
        assert_eq!(choices(&browser, "boards").await, 2);
    });
}

#[test]
fn own_tickets_on_a_table_of_the_server() {
    scene("own tickets on a table of the server", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        set_up(&browser, "tramways").await;
        // a full browser keeps nothing, and yet the file is used
        browser
            .ask(
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
                vec![],
            )
            .await;
        load(&browser, "cards", &file(scene, "mine.toml", &own_cards()), "My tickets").await;
        let note = browser
            .text(".own-file:has([data-load-file=cards]) .own-file-note")
            .await;
        assert!(note.contains("no room"), "{note}");
        browser.fill("input[name=name]", "Ada").await;
        browser.set("select[data-who='1']", "bot").await;
        make(&browser).await;
        assert_eq!(browser.text(".facts [data-option=cards]").await, "Custom tickets");
        browser.click("[data-start]").await;
        browser.see(".prompt-bar").await;
    });
}

/// The map as it would be typed.
async fn map(browser: &Browser) -> Value {
    browser.value("input[name=map]", "value").await
}

async fn has_map(browser: &Browser, text: &str) {
    browser
        .until(&format!("the map is {text}"), async || map(browser).await == text)
        .await;
}

#[test]
fn a_map_is_composed() {
    scene("a map is composed", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/new/tramways").await;
        browser.click("[data-compose]").await;
        // by clicks
        browser.click("[data-board=A]").await;
        browser.click("[data-place='0:0'] .tram-place-board").await;
        has_map(&browser, "A").await;
        // with the mouse; a click turns
        browser.drag("[data-board=B]", "[data-place='1:0']").await;
        has_map(&browser, "A/B").await;
        browser.click("[data-place='1:0'] .tram-place-board").await;
        has_map(&browser, "A/b").await;
        // by keys
        browser.focus_by_tab("[data-board=C]").await;
        browser.press(Key::Enter).await;
        browser.focus_by_tab("[data-place='1:1'] .tram-place-board").await;
        browser.press(Key::Enter).await;
        has_map(&browser, "A./bC").await;
        assert_eq!(
            browser.text("[data-map-problem]").await,
            "The map has 3 boards; this table needs 4."
        );
        assert_eq!(browser.text("[data-map-right]").await, "");
        // what lies is moved, and taken off beside the map
        browser.drag("[data-board=D]", "[data-place='3:0']").await;
        has_map(&browser, "A./bC/../D.").await;
        browser
            .drag("[data-place='3:0'] .tram-place-board", "[data-place='2:1']")
            .await;
        has_map(&browser, "A./bC/.D").await;
        browser.see("[data-map-right]").await;
        assert_eq!(browser.text("[data-map-right]").await, "You can play on this map.");
        assert_eq!(browser.text("[data-map-problem]").await, "");
        let log = begin_here(&browser).await;
        assert_eq!(log["options"]["map"], "A./bC/.D");
    });
}

#[test]
fn a_map_is_composed_on_a_phone() {
    scene("a map is composed on a phone", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.choose(json!({"language": "fr"})).await;
        browser.go("/new/tramways").await;
        browser.click("[data-compose]").await;
        for (board, place) in [("A", "0:0"), ("D", "0:1"), ("F", "1:0")] {
            browser
                .drag(&format!("[data-board={board}]"), &format!("[data-place='{place}']"))
                .await;
            browser
                .see(&format!("[data-place='{place}'] .tram-place-board.laid"))
                .await;
        }
        browser.click("[data-board=G]").await;
        browser.click("[data-place='1:1'] .tram-place-board").await;
        has_map(&browser, "AD/FG").await;
        browser.click("[data-place='1:1'] .tram-place-board").await;
        has_map(&browser, "AD/Fg").await;
        browser.fits().await;
        // what is typed is laid, and the other way round
        browser.click("[data-place='0:0'] .tram-take-off").await;
        has_map(&browser, ".D/Fg").await;
        browser.set("input[name=map]", "BcD/..").await;
        browser.see("[data-map-problem]:not(:empty)").await;
        browser.set("input[name=map]", "BcDe").await;
        browser.see("[data-place='1:1'] .tram-place-board.laid").await;
        browser.fits().await;
        browser.click("[data-random-map]").await;
        has_map(&browser, "random").await;
        browser.miss(".tram-place-board.laid").await;
    });
}
