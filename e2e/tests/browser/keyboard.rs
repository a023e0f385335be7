//! Without a mouse.

use e2e::{Goal, Key, Player, Screen, scene};
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
