//! Everything in sight: where a screen has room, prompt, choices, own board and the newest line of the log are there without scrolling, whatever else is open.

use e2e::{Browser, Player, Scene, Screen, scene};
use serde_json::json;

use crate::tables::begin_with_bot;

/// What of these can't be seen as a whole: outside the screen, or cut off by what scrolls around it. Things that are not there at all are told, too.
const HIDDEN: &str = "
    const clip = (box, other) => ({ left: Math.max(box.left, other.left), top: Math.max(box.top, other.top), right: Math.min(box.right, other.right), bottom: Math.min(box.bottom, other.bottom) });
    const isCut = (element) => {
        const box = element.getBoundingClientRect();
        let seen = clip(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let around = element.parentElement; around !== null; around = around.parentElement)
            if (getComputedStyle(around).overflow !== 'visible') seen = clip(seen, around.getBoundingClientRect());
        const lost = Math.max(seen.left - box.left, seen.top - box.top, box.right - seen.right, box.bottom - seen.bottom);
        return box.width === 0 || lost > 2;
    };
    const told = (element) => { const box = element.getBoundingClientRect(); return `${element.className?.baseVal ?? element.className} '${element.textContent.slice(0, 30)}' at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`; };
    return arguments[0].flatMap((selector) => {
        const found = [...document.querySelectorAll(selector)];
        return found.length === 0 ? [`no ${selector}`] : found.filter(isCut).map(told);
    })";

/// The room of the first thing of a selector.
const AREA: &str = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round)";

/// A board has at least this many pixels each way: smaller, nobody could play on it.
const SMALLEST: i64 = 280;

async fn area(browser: &Browser, selector: &str) -> [i64; 4] {
    let area = browser.ask(AREA, vec![json!(selector)]).await;
    [0, 1, 2, 3].map(|number| area[number].as_i64().unwrap_or_default())
}

/// Asserts that all of these can be seen without scrolling, and that the first is a board to play on.
async fn sees_all(browser: &Browser, screen: Screen, selectors: &[&str]) {
    browser.show_on(screen).await;
    // whatever is placed by a script is placed anew in the next frame
    let settled = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
    browser.ask(settled, vec![]).await;
    let hidden = browser.ask(HIDDEN, vec![json!(selectors)]).await;
    assert_eq!(hidden, json!([]), "not in sight on {screen:?}");
    let [.., wide, high] = area(browser, selectors[0]).await;
    assert!(
        wide.min(high) >= SMALLEST,
        "the board is {wide} by {high} on {screen:?}"
    );
}

/// A table in the middle of a game, with the guide open, at a moment at which one of the usual choices is not possible.
async fn guided_table(scene: &Scene, game: &str, before: &[&str]) -> Browser {
    let browser = scene.browser(Screen::Desktop).await;
    let path = scene
        .played(game, 3)
        .before(before, 0.5)
        .put_into(&browser, "sight")
        .await;
    let guide = "localStorage.setItem('roundhouse.learn', JSON.stringify(['sight', 1]))";
    browser.ask(guide, vec![]).await;
    browser.go(&path).await;
    let mut player = Player::at(&browser);
    for _ in 0..40 {
        browser.see(".prompt-bar.mine").await;
        if browser.sees("[data-impossible]").await {
            return browser;
        }
        player.step(false).await;
    }
    panic!("everything was possible all the time");
}

/// A choice that is not possible tells why when it is pressed; what it tells lies over the board, which stays where it is.
async fn is_told_why(browser: &Browser, board: &str) {
    let (before, lines) = (area(browser, board).await, browser.count(".log li").await);
    let reason = browser.value("[data-impossible]", "title").await;
    browser.click("[data-impossible]").await;
    browser.see(".notice").await;
    let notice = browser.text(".notice span").await;
    assert_eq!(json!(notice), reason);
    assert!(notice.ends_with(['.', '!', '?', '。']), "in sentences: {notice}");
    assert_eq!(area(browser, board).await, before, "the board stays where it is");
    assert_eq!(browser.count(".log li").await, lines, "nothing was decided");
    assert_eq!(browser.ask(HIDDEN, vec![json!([".notice"])]).await, json!([]));
    browser.click(".notice button").await;
    browser.miss(".notice").await;
}

/// On every wide screen, with the guide open, and with a refusal told.
async fn all_in_sight(browser: &Browser, own: &[&str]) {
    let around = [
        ".guide",
        ".prompt",
        ".choices button",
        ".tools button",
        ".log li:last-child",
    ];
    let all: Vec<&str> = own.iter().copied().chain(around).collect();
    for screen in Screen::WIDE {
        sees_all(browser, screen, &all).await;
        is_told_why(browser, own[0]).await;
    }
}

#[test]
fn everything_of_hill_is_in_sight() {
    scene("everything of hill is in sight", async |scene| {
        let browser = guided_table(scene, "hill", &["place"]).await;
        all_in_sight(&browser, &[".town.large", ".tray .hand"]).await;
        // the buttons of a card on trial lie beside it
        browser.click(".ghost.legal").await;
        browser.see(".draft-tools").await;
        let (tools, card) = (
            area(&browser, ".draft-tools").await,
            area(&browser, ".draft .halo").await,
        );
        let apart =
            |axis: usize| tools[axis] + tools[axis + 2] <= card[axis] || card[axis] + card[axis + 2] <= tools[axis];
        assert!(apart(0) || apart(1), "{tools:?} covers {card:?}");
        browser.press(e2e::Key::Escape).await;
        browser.miss(".draft-tools").await;
        told_on_touch(&browser, ".town.large", ".hill-seat .seat-fact", "Resource").await;
    });
}

/// On a phone a choice that is not possible tells why as well, and a symbol tells its word when it is tapped.
async fn told_on_touch(browser: &Browser, board: &str, symbol: &str, word: &str) {
    browser.show_on(Screen::Phone).await;
    is_told_why(browser, board).await;
    browser.click(symbol).await;
    browser.see(".word-bubble").await;
    let told = browser.text(".word-bubble").await;
    assert!(told.contains(word), "{told}");
}

#[test]
fn everything_of_shinjuku_is_in_sight() {
    scene("everything of shinjuku is in sight", async |scene| {
        let browser = guided_table(scene, "shinjuku", &["choose"]).await;
        all_in_sight(&browser, &[".shin-chart", ".shin-hand h3"]).await;
        told_on_touch(&browser, ".shin-chart", ".shin-supply-store", "store").await;
        // late, when many stores are open
        let late = scene.played("shinjuku", 3).before(&["choose"], 0.9);
        let table = late.put_into(&browser, "late").await;
        browser.go(&table).await;
        browser.see(".prompt-bar.mine").await;
        stores_and_names_stand_apart(&browser).await;
    });
}

/// No store of the map lies over another one, or over the name of a stop.
async fn stores_and_names_stand_apart(browser: &Browser) {
    let script = "const all = (selector) => [...document.querySelectorAll(`.shin-chart ${selector}`)].map((each) => [each, each.getBoundingClientRect()]);
        const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
        const stores = all('.shin-stop-store'), things = [...stores, ...all('.shin-stop-name')];
        const met = stores.flatMap(([store, box], number) => things.filter(([other, its], its_number) => its_number > number && meet(box, its)));
        return [stores.length, met.map(([each]) => each.textContent)]";
    let told = browser.ask(script, vec![]).await;
    assert!(told[0].as_u64() > Some(9), "many stores are open: {told}");
    assert_eq!(told[1], json!([]), "something lies over a store");
}

#[test]
fn everything_of_tramways_is_in_sight() {
    scene("everything of tramways is in sight", async |scene| {
        let browser = guided_table(scene, "tramways", &["choose"]).await;
        all_in_sight(
            &browser,
            &[
                ".tram-chart",
                ".tram-hand h3",
                ".tram-hand > .tram-tickets > .tram-held:first-child",
            ],
        )
        .await;
        told_on_touch(&browser, ".tram-chart", "span.tram-fact", "Happiness").await;
    });
}

/// Where a card is taken: the city to take it for, the cards to take and the hand are there at once.
#[test]
fn cards_of_tramways_are_taken_with_map_and_hand_in_sight() {
    scene(
        "cards of tramways are taken with map and hand in sight",
        async |scene| {
            let browser = scene.browser(Screen::Desktop).await;
            for (name, actions, share, cards) in [
                (
                    "books",
                    &["look_into"][..],
                    0.0,
                    ".tram-offer-part.now .tram-book-cover",
                ),
                ("card", &["take"][..], 0.35, ".tram-offer-part.now .tram-ticket"),
            ] {
                let table = scene.played("tramways", 3).before(actions, share);
                let path = table.put_into(&browser, name).await;
                let guide = format!("localStorage.setItem('roundhouse.learn', JSON.stringify(['{name}', 1]))");
                browser.ask(&guide, vec![]).await;
                browser.show_on(Screen::Desktop).await;
                browser.go(&path).await;
                browser.see(".prompt-bar.mine").await;
                let hand = ".tram-hand > .tram-tickets > .tram-held:first-child";
                let all = [
                    ".tram-chart",
                    ".guide",
                    ".prompt",
                    cards,
                    ".tram-hand h3",
                    hand,
                    ".log li:last-child",
                ];
                for screen in Screen::WIDE {
                    sees_all(&browser, screen, &all).await;
                }
                // on a phone what is asked for comes before the hand
                browser.show_on(Screen::Phone).await;
                let [_, asked, ..] = area(&browser, cards).await;
                let [_, hand, ..] = area(&browser, ".tram-hand").await;
                assert!(asked < hand, "{name}: the cards are at {asked}, the hand at {hand}");
            }
        },
    );
}

/// A game with a bot at a table of the server, as far as the board is there and something has happened.
async fn online_table(browser: &Browser, game: &str, board: &str) {
    browser.show_on(Screen::Tablet).await;
    begin_with_bot(browser, game).await;
    let mut player = Player::at(browser);
    loop {
        browser.see(".prompt-bar.mine").await;
        if browser.sees(board).await && browser.sees(".log li").await {
            return;
        }
        player.step(false).await;
    }
}

#[test]
fn the_strip_of_an_online_table_leaves_everything_in_sight() {
    scene(
        "the strip of an online table leaves everything in sight",
        async |scene| {
            let browser = scene.browser(Screen::Desktop).await;
            for (game, board) in [
                ("hill", ".town.large"),
                ("shinjuku", ".shin-chart"),
                ("tramways", ".tram-chart"),
            ] {
                online_table(&browser, game, board).await;
                for screen in Screen::WIDE {
                    let all = [board, ".strip", ".prompt", ".tools button", ".log li:last-child"];
                    sees_all(&browser, screen, &all).await;
                }
            }
        },
    );
}
