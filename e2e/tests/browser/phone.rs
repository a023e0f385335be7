//! On a phone, with a finger.

use e2e::{Goal, Player, Screen, scene};
use serde_json::json;

#[test]
fn a_hill_turn_on_a_phone() {
    turn_on_a_phone("hill", "en");
}

/// Words are longest in French.
#[test]
fn a_hill_turn_on_a_french_phone() {
    turn_on_a_phone("hill", "fr");
}

#[test]
fn a_shinjuku_turn_on_a_phone() {
    turn_on_a_phone("shinjuku", "en");
}

#[test]
fn a_shinjuku_turn_on_a_french_phone() {
    turn_on_a_phone("shinjuku", "fr");
}

#[test]
fn a_tramways_turn_on_a_phone() {
    turn_on_a_phone("tramways", "en");
}

#[test]
fn a_tramways_turn_on_a_french_phone() {
    turn_on_a_phone("tramways", "fr");
}

#[test]
fn every_page_fits_a_phone() {
    scene("every page fits a phone", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        for language in ["en", "ja", "fr"] {
            browser.choose(json!({"language": language})).await;
            for path in ["/", "/games", "/rules", "/pad", "/settings", "/about"] {
                browser.go(path).await;
                browser.see(&format!("html[lang={language}] main h1")).await;
                browser.fits().await;
            }
            for game in ["hill", "shinjuku", "tramways"] {
                for page in ["new", "learn", "rules", "pad"] {
                    browser.go(&format!("/{page}/{game}")).await;
                    browser.see(&format!("html[lang={language}] main h1")).await;
                    browser.fits().await;
                }
            }
        }
    });
}

#[test]
fn an_arrow_leads_to_what_lies_beyond_the_picture() {
    scene("an arrow leads to what lies beyond the picture", async |scene| {
        let browser = scene.table(Screen::Phone, "shinjuku").await;
        browser.click("[data-act*=choose][data-act*=expand]").await;
        // the arrows are there from the start
        browser.reload().await;
        let (middle, east) = (
            "[data-act*=connect][data-act*=yoyogi]",
            "[data-act*=connect][data-act*=aoto]",
        );
        let in_view = async |selector: &str| {
            let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return box.left < innerWidth && box.right > 0";
            browser.ask(script, vec![json!(selector)]).await == json!(true)
        };
        browser.see(middle).await;
        assert!(
            in_view(middle).await && !in_view(east).await,
            "the map begins with its middle"
        );
        browser.click(".shin-beyond.right").await;
        browser
            .until("the east of the map is seen", async || in_view(east).await)
            .await;
    });
}

fn turn_on_a_phone(game: &str, language: &str) {
    scene(&format!("a {game} turn on a phone in {language}"), async |scene| {
        let browser = scene
            .table_with(Screen::Phone, game, json!({"language": language}))
            .await;
        browser.see(&format!("html[lang={language}]")).await;
        browser.fits().await;
        let mut player = Player::at(&browser);
        player.play(Goal::Decided("end_turn")).await;
        println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
        browser.see(".prompt-bar.mine").await;
        browser.fits().await;
        for (tab, shows) in [(2, ".log li"), (1, ".players .seat")] {
            browser.click(&format!(".tabs button:nth-of-type({tab})")).await;
            browser.see(shows).await;
        }
    });
}
