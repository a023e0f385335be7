//! The first minute: what is seen on a slow line, and what a score means before anything was built.

use e2e::{Browser, Screen, scene};
use serde_json::json;

use crate::reference::is_open_at;

/// Bytes per second of a line that is slow everywhere on earth.
const SLOW: u32 = 50_000;

/// Sets out for home on a slow line, with nothing of the app here, and waits until the posters are there.
async fn come_slowly(browser: &Browser) {
    browser.forget_app().await;
    browser.line(Some(SLOW)).await;
    browser.set_out_for("/").await;
    browser
        .until("the posters are seen before the program", async || {
            browser.count("#first article svg").await == 3 && !browser.sees("main *").await
        })
        .await;
}

#[test]
fn something_is_seen_before_the_program_is_there() {
    scene("something is seen before the program is there", async |scene| {
        for (screen, language, words) in [
            (Screen::Desktop, "fr", "Chargement des jeux…"),
            (Screen::Phone, "ja", "ゲームを読み込んでいます…"),
        ] {
            let browser = scene.browser(screen).await;
            browser.choose(json!({"language": language})).await;
            come_slowly(&browser).await;
            browser
                .until("it is said in the reader's language", async || {
                    browser.text("#first [role=status]").await == words
                })
                .await;
            browser
                .until("the program is on its way", async || {
                    let value = browser.value("#first progress", "value").await.as_f64();
                    value.is_some_and(|value| value > 0.0 && value < 100.0)
                })
                .await;
            assert!(!browser.sees("[data-play]").await);
            browser.fits().await;
            browser.line(None).await;
            browser.see("[data-play]").await;
            assert!(!browser.sees("#first").await, "the program takes its place");
        }
    });
}

#[test]
fn a_program_that_does_not_come_is_told() {
    scene("a program that does not come is told", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.forget_app().await;
        browser.block(&["*.wasm"]).await;
        browser.set_out_for("/").await;
        browser.see("#first button").await;
        let told = browser.text("#first [role=status]").await;
        assert!(told.contains("couldn't be loaded"), "{told}");
        browser.block(&[]).await;
        browser.click("#first button").await;
        browser.see("[data-play]").await;
        // that it didn't come is in the console as well
        let _ = browser.watch().await;
        browser.reload().await;
    });
}

/// At the start some games have fewer points than none: the panel says why, by pointer, finger and keys.
#[test]
fn the_score_so_far_is_explained() {
    scene("the score so far is explained", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for game in ["hill", "shinjuku", "tramways"] {
            browser.go("/").await;
            browser.click(&format!("[data-play={game}]")).await;
            browser.see(".prompt-bar.mine").await;
            for screen in [Screen::Desktop, Screen::Phone] {
                browser.show_on(screen).await;
                score_so_far(&browser, game).await;
            }
        }
    });
}

async fn score_so_far(browser: &Browser, game: &str) {
    let title = browser.value("[data-score-now='0']", "title").await;
    assert!(title.as_str().is_some_and(|title| !title.is_empty()), "{game}: {title}");
    browser.click("[data-score-now='0']").await;
    browser.see("[data-score-card='0']").await;
    let card = browser.text("[data-score-card='0']").await;
    if game == "hill" {
        assert!(
            card.contains("Lines without a fulfilled Plan card") && card.contains("−40"),
            "{card}"
        );
        assert_eq!(
            browser.count("[data-score-card='0'] .inner").await,
            4,
            "each line on its own"
        );
    }
    browser.fits().await;
    let link = "[data-score-card='0'] .rule-link";
    if browser.sees(link).await {
        let (table, clause) = (browser.path().await, browser.text(link).await);
        browser.click(link).await;
        is_open_at(browser, &clause).await;
        assert_eq!(browser.path().await, table, "the table is not left");
    }
    browser.press(e2e::Key::Escape).await;
    browser.miss("[data-score-card='0'], [data-rule-sheet]").await;
}
