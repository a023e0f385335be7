//! What helps those who are new here.

use e2e::{Player, Screen, scene};

#[test]
fn the_first_game_is_guided() {
    scene("the first game is guided", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        browser.see(".guide").await;
        let first = browser.text(".guide p").await;
        browser.click(".guide button:nth-of-type(2)").await;
        browser
            .until("the next step is shown", async || {
                browser.text(".guide p").await != first
            })
            .await;
        browser.go("/").await;
        browser.click("[data-play=hill]").await;
        browser.see(".prompt-bar").await;
        browser.miss(".guide").await;
    });
}

#[test]
fn a_hint_in_hill_points_at_the_board() {
    pointed_at("hill");
}

#[test]
fn a_hint_in_shinjuku_points_at_the_board() {
    pointed_at("shinjuku");
}

#[test]
fn a_hint_in_tramways_points_at_the_board() {
    pointed_at("tramways");
}

/// Asks for hints until one is about something on the board.
fn pointed_at(game: &str) {
    scene(&format!("a hint in {game} points at the board"), async |scene| {
        let browser = scene.table(Screen::Desktop, game).await;
        let mut player = Player::at(&browser);
        for _ in 0..40 {
            browser.see(".prompt-bar.mine").await;
            browser.click("[data-hint]").await;
            browser.see("button.hint").await;
            browser
                .ask("document.querySelector('button.hint')?.focus()", vec![])
                .await;
            if browser.sees(".board-area :is(.lit, .trial)").await {
                return;
            }
            player.step(false).await;
        }
        panic!("no hint was about anything on the board");
    });
}
