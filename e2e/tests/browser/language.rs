//! English, Japanese, French.

use e2e::{Goal, Player, Screen, scene};

#[test]
fn the_language_can_be_switched() {
    scene("the language can be switched", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        let table = browser.path().await;
        Player::at(&browser).play(Goal::Decisions(3)).await;
        browser.see(".prompt-bar.mine").await;
        let (english, lines) = (browser.text("[data-undo]").await, browser.count(".log li").await);
        for language in ["ja", "fr"] {
            browser.go("/settings").await;
            browser.set("select[name=language]", language).await;
            browser.until("the page has the language", async || browser.value("html", "lang").await == language).await;
            browser.go(&table).await;
            browser.see(".prompt-bar.mine").await;
            assert_ne!(browser.text("[data-undo]").await, english, "{language}");
            assert_eq!(browser.count(".log li").await, lines, "the game is where it was");
        }
        browser.go("/settings").await;
        browser.set("select[name=language]", "en").await;
        browser.go(&table).await;
        assert_eq!(browser.text("[data-undo]").await, english);
    });
}
