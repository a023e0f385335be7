//! The score pads of finished cardboard games: what the page says is what the program says.

use std::process::Command;

use e2e::{Browser, Scene, Screen, scene};
use serde_json::{Value, json};

const LINES: [&str; 4] = ["red", "yellow", "blue", "black"];

/// What the program makes of an entry: the points of all players.
fn scored(scene: &Scene, game: &str, entry: &Value) -> Vec<i64> {
    let file = scene.folder().join("entry.json");
    std::fs::write(&file, entry.to_string()).expect("there is room for a file");
    let output = Command::new(scene.program().path())
        .args(["score", game, "--json"])
        .arg(&file)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let outcome: Value = serde_json::from_slice(&output.stdout).expect("the program prints JSON");
    outcome["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|seat| seat["score"]["points"].as_i64())
        .collect()
}

/// The first town of the example in the documentation.
fn example() -> Value {
    let mut entry: Value =
        serde_json::from_str(include_str!("../../../examples/hill-entry.json")).expect("the example is JSON");
    let town = entry["towns"][0].take();
    json!({"requests": [], "towns": [town]})
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

async fn enter_card(browser: &Browser, card: &Value) {
    let (column, row) = (
        card["at"][0].as_i64().unwrap_or_default() + 1,
        card["at"][1].as_i64().unwrap_or_default() + 1,
    );
    browser
        .click(&format!(".pad-place[aria-label='Column {column}, row {row}']"))
        .await;
    browser.fill(".pad-picker input", &card["card"].to_string()).await;
    browser.click(".pad-found .pad-town-card").await;
    browser.miss(".pad-picker").await;
    for _ in 0..card["turned"].as_i64().unwrap_or_default() / 90 {
        browser.click(".pad-card .pad-buttons button").await;
    }
    for (place, kind) in ["double_value", "plus_three"].iter().enumerate() {
        if let Some(line) = LINES.iter().position(|line| card["upgrade"][*kind] == *line) {
            browser
                .click(&format!(".pad-card .pad-upgrade:nth-of-type({})", 2 * line + place + 1))
                .await;
        }
    }
}

async fn enter_line(browser: &Browser, number: usize, line: &Value) {
    browser
        .click(&format!(".pad-tools button:nth-of-type({})", number + 2))
        .await;
    for track in array(&line["tracks"]) {
        let end = |end: usize| format!("[{}, {}]", track[end][0], track[end][1]);
        browser
            .click(&format!(
                ".pad-spot[aria-label='{}–{}'], .pad-spot[aria-label='{}–{}']",
                end(0),
                end(1),
                end(1),
                end(0)
            ))
            .await;
    }
    for plan in array(&line["plans"]) {
        browser
            .click(&format!(".pad-line:nth-of-type({}) .pad-add", number + 1))
            .await;
        browser.fill(".pad-picker input", &plan.to_string()).await;
        browser.click(".pad-found .plan-card").await;
        browser.miss(".pad-picker").await;
    }
}

#[test]
fn a_finished_hill_town_is_entered() {
    scene("a finished hill town is entered", async |scene| {
        let (browser, entry) = (scene.browser(Screen::Desktop).await, example());
        let town = &entry["towns"][0];
        browser.go("/pad/hill").await;
        for card in array(&town["cards"]) {
            enter_card(&browser, card).await;
        }
        for (number, line) in LINES.iter().enumerate() {
            enter_line(&browser, number, &town["lines"][*line]).await;
        }
        browser
            .set(
                ".pad-fields label:nth-of-type(2) input",
                &town["wild_landmarks"].to_string(),
            )
            .await;
        browser
            .set(".pad-fields label:nth-of-type(3) input", &town["resources"].to_string())
            .await;
        assert_eq!(
            browser.text(".pad-score summary strong").await,
            scored(scene, "hill", &entry)[0].to_string(),
            "{}",
            browser.text(".pad-result").await
        );
        let result = browser.text(".pad-result").await;
        browser.show_on(Screen::Phone).await;
        browser.reload().await;
        browser
            .until("the pad is kept", async || browser.text(".pad-result").await == result)
            .await;
        browser.fits().await;
    });
}

/// On a phone, beside the table; what can't be is explained until it is put right.
#[test]
fn a_finished_tramways_game_is_entered() {
    scene("a finished tramways game is entered", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/pad/tramways").await;
        // happiness, links, money, stress
        for (player, numbers) in [(1, [31, 4, 27, 12]), (2, [-2, 7, 8, 22]), (3, [18, 5, 60, 3])] {
            for (row, number) in (1..).zip(numbers) {
                let field = format!(".tram-pad-player:nth-of-type({player}) .tram-pad-row:nth-of-type({row}) input");
                browser.fill(&field, &number.to_string()).await;
            }
        }
        browser.see(".tram-pad-problems li").await;
        assert!(!browser.sees(".tram-pad-scores").await, "stress ends at 21");
        browser
            .fill(
                ".tram-pad-player:nth-of-type(2) .tram-pad-row:nth-of-type(4) input",
                "21",
            )
            .await;
        browser.see(".tram-pad-scores").await;
        browser.fits().await;
        let entry: Value = browser
            .ask(
                "return JSON.parse(localStorage.getItem('roundhouse.pad.tramways'))",
                vec![],
            )
            .await;
        let sums = "return [...document.querySelectorAll('.tram-pad-sum')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('\u{2212}', '-'))))";
        let shown = browser.ask(sums, vec![]).await;
        assert_eq!(shown[0], json!(scored(scene, "tramways", &entry)), "points");
        assert_eq!(shown[1], json!([2, 3, 1]), "places");
        let result = browser.text(".tram-pad-scores").await;
        browser.show_on(Screen::Desktop).await;
        browser.reload().await;
        browser
            .until("the pad is kept", async || {
                browser.text(".tram-pad-scores").await == result
            })
            .await;
    });
}

#[test]
fn a_finished_shinjuku_game_is_entered() {
    scene("a finished shinjuku game is entered", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/pad/shinjuku").await;
        browser.fits().await;
        for player in 1..=3 {
            for goods in 1..=4 {
                for (size, count) in [(1, (player + goods) % 3), (2, i32::from(player == goods))] {
                    let field = format!(
                        ".shin-pad-player:nth-of-type({player}) .shin-pad-row:nth-of-type({}) input:nth-of-type({size})",
                        goods + 1
                    );
                    browser.fill(&field, &count.to_string()).await;
                }
            }
        }
        browser.see(".shin-pad-scores").await;
        let entry: Value = browser
            .ask(
                "return JSON.parse(localStorage.getItem('roundhouse.pad.shinjuku'))",
                vec![],
            )
            .await;
        let shown = browser
            .ask(
                "return [...document.querySelectorAll('.shin-pad-scores .shin-pad-sum')[0].querySelectorAll('td')].map((cell) => Number(cell.textContent))",
                vec![],
            )
            .await;
        assert_eq!(shown, json!(scored(scene, "shinjuku", &entry)));
        let result = browser.text(".shin-pad-scores").await;
        browser.show_on(Screen::Desktop).await;
        browser.reload().await;
        browser
            .until("the pad is kept", async || {
                browser.text(".shin-pad-scores").await == result
            })
            .await;
    });
}

/// Our deck with two cards of another number and other values.
fn own_deck() -> String {
    include_str!("../../../crates/hill/data/hill.toml")
        .replace("Reconstructed deck", "My deck")
        .replacen("id = 1\n", "id = 501\n", 1)
        .replacen("red = 1,", "red = 5,", 1)
        .replacen("id = 2\n", "id = 502\n", 1)
        .replacen("red = 4,", "red = 6,", 1)
}

/// Chooses a list or map of your own on a pad.
async fn choose_own(scene: &Scene, browser: &Browser, option: &str, text: &str, name: &str) {
    let file = scene.folder().join("own.toml");
    std::fs::write(&file, text).expect("there is room for a file");
    browser.click("[data-own-files] summary").await;
    browser.upload(&format!("[data-load-file={option}]"), &file).await;
    own_is_chosen(browser, option, name).await;
}

async fn own_is_chosen(browser: &Browser, option: &str, name: &str) {
    let list = format!("select[data-own-file={option}]");
    browser
        .until(&format!("'{name}' is chosen"), async || {
            browser.value(&list, "value").await == name
        })
        .await;
}

/// Names and points come from a list of your own, also after the page was left.
#[test]
fn a_town_of_your_own_cards_is_entered() {
    scene("a town of your own cards is entered", async |scene| {
        for screen in [Screen::Desktop, Screen::Phone] {
            let browser = scene.browser(screen).await;
            browser.go("/pad/hill").await;
            choose_own(scene, &browser, "cards", &own_deck(), "My deck").await;
            for (card, column) in [(501, 0), (502, 1)] {
                enter_card(&browser, &json!({"card": card, "at": [column, 0]})).await;
            }
            enter_line(&browser, 0, &json!({"tracks": [[[0, 0], [1, 0]]]})).await;
            // 5 and 6 for red, and four lines without a Plan card
            assert_eq!(browser.text(".pad-score summary strong").await, "−29");
            browser.fits().await;
            browser.reload().await;
            own_is_chosen(&browser, "cards", "My deck").await;
            assert_eq!(browser.text(".pad-score summary strong").await, "−29");
            // with our own list those cards are unknown
            browser.set("select[data-own-file=cards]", "").await;
            browser.see(".pad-problems li").await;
        }
    });
}

/// Our map with another name, another name of the first station with a rank, and the ranks of the first two the other way round.
fn own_map() -> String {
    include_str!("../../../crates/shinjuku/data/shinjuku.toml")
        .replacen("name = \"Tokyo\"", "name = \"Edo\"", 1)
        .replace("name = \"Shinjuku\"", "name = \"Naito Shinjuku\"")
        .replace("department_store_rank = 1\n", "department_store_rank = first\n")
        .replace("department_store_rank = 2\n", "department_store_rank = 1\n")
        .replace("department_store_rank = first\n", "department_store_rank = 2\n")
}

/// The places of the players, by the ranks of their department stores: nobody has any customers.
async fn places_are(browser: &Browser, places: [&str; 3]) {
    let script = "return [...(document.querySelectorAll('.shin-pad-scores .shin-pad-sum')[1]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)";
    browser
        .until(&format!("the places are {places:?}"), async || {
            browser.ask(script, vec![]).await == json!(places)
        })
        .await;
}

/// The stations and their ranks come from a map of your own; what does not need a list asks for none.
#[test]
fn a_game_on_your_own_map_is_entered() {
    scene("a game on your own map is entered", async |scene| {
        for screen in [Screen::Desktop, Screen::Phone] {
            let browser = scene.browser(screen).await;
            browser.go("/pad/shinjuku").await;
            for (player, station) in [(1, "shinjuku"), (2, "ikebukuro")] {
                let store = format!(".shin-pad-player:nth-of-type({player}) .shin-pad-stores select");
                browser.set(&store, station).await;
            }
            places_are(&browser, ["2", "1", "3"]).await;
            choose_own(scene, &browser, "map", &own_map(), "Edo").await;
            places_are(&browser, ["1", "2", "3"]).await;
            let stations = browser.text(".shin-pad-stores select").await;
            assert!(
                stations.contains("1 Ikebukuro") && stations.contains("2 Naito Shinjuku"),
                "{stations}"
            );
            browser.fits().await;
            browser.reload().await;
            own_is_chosen(&browser, "map", "Edo").await;
            places_are(&browser, ["1", "2", "3"]).await;
            browser.set("select[data-own-file=map]", "").await;
            places_are(&browser, ["2", "1", "3"]).await;
            browser.go("/pad/tramways").await;
            browser.see(".tram-pad-player").await;
            assert!(!browser.sees("[data-own-files]").await, "its points depend on no list");
        }
    });
}
