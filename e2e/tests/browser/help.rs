//! What helps those who are new here.

use e2e::{Screen, scene};

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
