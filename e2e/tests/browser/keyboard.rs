//! Without a mouse.

use e2e::{Browser, Goal, Key, Player, Screen, scene};
use serde_json::json;

#[test]
fn a_hill_turn_by_keyboard() {
    turn_by_keys("hill");
}

#[test]
fn a_shinjuku_turn_by_keyboard() {
    turn_by_keys("shinjuku");
}

fn turn_by_keys(game: &str) {
    scene(&format!("a {game} turn by keyboard"), async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser.focus_by_tab(&format!("[data-play={game}]")).await;
        browser.press(Key::Enter).await;
        browser.see(".prompt-bar").await;
        let mut player = Player::with_keys(&browser);
        player.play(Goal::Decided("end_turn")).await;
        println!("decided {:?}", player.decided);
        let goes_on = "return document.activeElement?.matches('.prompt') === true";
        browser.until("the keys go on at the prompt", async || browser.ask(goes_on, vec![]).await == json!(true)).await;
    });
}

/// What has the focus: what it says, and whether it is in the picture of the board.
const FOCUSED: &str = "const here = document.activeElement, area = here.getBoundingClientRect();
    const frame = document.querySelector('.board-area svg').getBoundingClientRect();
    const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
    return {says: here.ariaLabel, x, y, seen: frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom}";

#[test]
fn arrows_go_over_the_map_and_the_map_follows() {
    scene("arrows go over the map and the map follows", async |scene| {
        // a phone shows only the middle of the map at first
        let browser = scene.table(Screen::Phone, "shinjuku").await;
        browser.click("[data-act*=choose][data-act*=expand]").await;
        browser.see(".shin-beyond").await;
        browser.focus_by_tab(".shin-chart [tabindex='0']").await;
        walk(&browser, Key::Left).await;
        assert!(walk(&browser, Key::Right).await > 0, "from the left edge there must be a way to the right");
    });
}

/// Goes as far as a key leads, with everything that is reached to be seen; says how many steps that were.
async fn walk(browser: &Browser, key: Key) -> usize {
    for steps in 0..60 {
        let before = browser.ask(FOCUSED, vec![]).await;
        assert_eq!(before["seen"], true, "{before}");
        browser.press(key.clone()).await;
        if browser.ask(FOCUSED, vec![]).await["says"] == before["says"] {
            return steps;
        }
    }
    panic!("the keys never come to an edge");
}

#[test]
fn arrows_go_over_the_town() {
    scene("arrows go over the town", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        browser.see(".prompt-bar.mine").await;
        browser.focus_by_tab(".board-area [data-pick]").await;
        let before = browser.ask(FOCUSED, vec![]).await;
        browser.press(Key::Right).await;
        let right = browser.ask(FOCUSED, vec![]).await;
        assert!(right["x"].as_f64() > before["x"].as_f64(), "{before} {right}");
        browser.press(Key::Left).await;
        let left = browser.ask(FOCUSED, vec![]).await;
        assert!(left["x"].as_f64() < right["x"].as_f64(), "{right} {left}");
    });
}

#[test]
fn the_keys_are_explained() {
    scene("the keys are explained", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        browser.press('?').await;
        browser.see("[role=dialog]").await;
        browser.press(Key::Escape).await;
        browser.miss("[role=dialog]").await;
    });
}
