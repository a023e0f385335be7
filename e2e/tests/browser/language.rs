//! English, Japanese, French.

use e2e::{Browser, Goal, Player, Screen, scene};
use serde_json::json;

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
            browser
                .until(&format!("the log has its {lines} lines"), async || {
                    browser.count(".log li").await == lines
                })
                .await;
        }
        speak(&browser, "en").await;
        browser.go(&table).await;
        browser.see(".prompt-bar.mine").await;
        assert_eq!(browser.text("[data-undo]").await, english);
    });
}

/// The Latin words that can be read in the prompt bar and on buttons, but for pictures, discs with letters, and names: those of people, and those printed on tickets.
const LATIN: &str = "const all = (selector) => [...document.querySelectorAll(selector)];
    const names = ['Ada', ...all('.tram-ticket-name').map((name) => name.textContent)].sort((a, b) => b.length - a.length);
    const words = (each) => {
        const copy = each.cloneNode(true);
        copy.querySelectorAll('svg, .tram-token [aria-hidden]').forEach((picture) => picture.remove());
        return names.reduce((text, name) => text.replaceAll(name, ''), copy.textContent).match(/[A-Za-zÀ-ÿ]{2,}/g) ?? [];
    };
    return all('.prompt-bar, .table-page button').filter((each) => each.checkVisibility({visibilityProperty: true})).flatMap(words)";

#[test]
fn tramways_speaks_japanese() {
    speaks_japanese(Screen::Desktop);
}

#[test]
fn tramways_speaks_japanese_on_a_phone() {
    speaks_japanese(Screen::Phone);
}

/// From the Ticket Books over the auction to the end of the second turn.
fn speaks_japanese(screen: Screen) {
    scene(&format!("tramways speaks japanese on {screen:?}"), async |scene| {
        let browser = scene.table_with(screen, "tramways", json!({"language": "ja"})).await;
        browser.see("html[lang=ja]").await;
        let mut player = Player::at(&browser);
        while player.times("end_turn") < 2 {
            player.play(Goal::Decisions(1)).await;
            assert_eq!(
                browser.ask(LATIN, vec![]).await,
                json!([]),
                "{}",
                browser.text(".prompt").await
            );
            browser.fits().await;
        }
        println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
    });
}
