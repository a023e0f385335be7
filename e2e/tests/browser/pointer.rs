//! Texts speak of tapping where there is a finger, and of clicking where there is a mouse.

use e2e::{Browser, Screen, scene};
use serde_json::{Value, json};

/// A page, what has to be opened there, and what is said of doing something with a finger or a mouse.
const SAID: [(&str, Option<&str>, &str); 2] = [
    ("/pad/hill", None, "a place to choose its card"),
    ("/new/tramways", Some("[data-compose]"), "a board on the map to turn it"),
];

const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

/// What one does there, and what one would do elsewhere.
const fn words(screen: Screen) -> [&'static str; 2] {
    if screen.is_touched() {
        ["tap", "click"]
    } else {
        ["click", "tap"]
    }
}

/// Words on the page, in its titles and in its labels that begin like this.
async fn found(browser: &Browser, word: &str) -> Value {
    let script = "const texts = [document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label]')].flatMap((each) => [each.title, each.ariaLabel])];
        return texts.flatMap((text) => text?.match(new RegExp(`.{0,40}\\\\b${arguments[0]}(s|ped|ping|ed|ing)?\\\\b.{0,40}`, 'gi')) ?? [])";
    browser.ask(script, vec![json!(word)]).await
}

async fn speaks_of(browser: &Browser, screen: Screen) {
    let [_, elsewhere] = words(screen);
    let said = found(browser, elsewhere).await;
    assert_eq!(said, json!([]), "{} on {screen:?}", browser.path().await);
}

/// Where one learns; and the table with its guide, its prompt and the labels of everything on it.
async fn pages_of(browser: &Browser, screen: Screen, game: &str) {
    browser.go(&format!("/learn/{game}")).await;
    browser.see("[data-learn]").await;
    speaks_of(browser, screen).await;
    browser.click("[data-learn]").await;
    browser.see(".prompt-bar.mine").await;
    browser.see(".guide").await;
    speaks_of(browser, screen).await;
}

#[test]
fn fingers_tap_and_mice_click() {
    scene("fingers tap and mice click", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for screen in [Screen::Desktop, Screen::Phone] {
            browser.show_on(screen).await;
            for game in GAMES {
                pages_of(&browser, screen, game).await;
            }
            for (page, opened, rest) in SAID {
                browser.go(page).await;
                if let Some(opened) = opened {
                    browser.click(opened).await;
                }
                let said = format!("{} {rest}", words(screen)[0]);
                browser
                    .until(&format!("it is said to {said}"), async || {
                        browser.text("main").await.to_lowercase().contains(&said)
                    })
                    .await;
                speaks_of(&browser, screen).await;
                assert_ne!(
                    found(&browser, words(screen)[0]).await,
                    json!([]),
                    "such words are found"
                );
            }
        }
    });
}
