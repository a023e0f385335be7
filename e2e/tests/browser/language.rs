//! English, Japanese, French.

use e2e::{Browser, Goal, Player, Screen, scene};

/// Chooses a language in the settings.
pub(crate) async fn speak(browser: &Browser, language: &str) {
    let place = ["en", "ja", "fr"]
        .iter()
        .position(|each| *each == language)
        .expect("a language of the page")
        + 1;
    browser.go("/settings").await;
    browser
        .click(&format!(
            ".settings > .field:nth-of-type(1) button:nth-of-type({place})"
        ))
        .await;
    browser
        .until("the page has the language", async || {
            browser.value("html", "lang").await == language
        })
        .await;
}

#[test]
fn the_language_can_be_switched() {
    scene("the language can be switched", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        let table = browser.path().await;
        Player::at(&browser).play(Goal::Decisions(3)).await;
        browser.see(".prompt-bar.mine").await;
        let (english, lines) = (browser.text("[data-undo]").await, browser.count(".log li").await);
        for language in ["ja", "fr"] {
            speak(&browser, language).await;
            browser.go(&table).await;
            browser.see(".prompt-bar.mine").await;
            assert_ne!(browser.text("[data-undo]").await, english, "{language}");
            assert_eq!(browser.count(".log li").await, lines, "the game is where it was");
        }
        speak(&browser, "en").await;
        browser.go(&table).await;
        browser.see(".prompt-bar.mine").await;
        assert_eq!(browser.text("[data-undo]").await, english);
    });
}
