//! Hints: shown on the board, with a reason, and nothing is played until you say so.

use e2e::{Browser, Key, Screen, scene};
use serde_json::{Value, json};

/// The games that have a board.
const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

#[test]
fn a_hint_explains_itself_on_a_desktop() {
    hints_on(Screen::Desktop);
}

#[test]
fn a_hint_explains_itself_on_a_phone() {
    hints_on(Screen::Phone);
}

fn hints_on(screen: Screen) {
    scene(&format!("a hint explains itself on a {screen:?}"), async |scene| {
        let browser = scene.browser(screen).await;
        for game in GAMES {
            let table = scene.played(game, 2).beginning(0.35).put_into(&browser, game).await;
            browser.go(&table).await;
            browser.see(".prompt-bar.mine").await;
            let decided = decisions(&browser, game).await.len();
            ask(&browser).await;
            in_view(&browser).await;
            alternatives(&browser).await;
            assert_eq!(
                decisions(&browser, game).await.len(),
                decided,
                "{game}: nothing is played"
            );
            browser.press(Key::Escape).await;
            browser.miss("[data-do-hint]").await;
            browser.miss("[data-advised]").await;
            do_it(&browser, game).await;
        }
    });
}

/// Every decision of the table in this browser.
async fn decisions(browser: &Browser, game: &str) -> Vec<Value> {
    let script = "return JSON.parse(localStorage.getItem(`roundhouse.game.${arguments[0]}`)).actions";
    let actions = browser.ask(script, vec![json!(game)]).await;
    actions.as_array().cloned().unwrap_or_default()
}

/// Asks for a hint, and waits for it and its reason.
async fn ask(browser: &Browser) {
    browser.click("[data-hint]").await;
    browser.see("[data-do-hint]").await;
    assert!((1..=3).contains(&browser.count("[data-do-hint]").await));
    browser
        .until("there is a reason", async || {
            !browser.text(".hint-why").await.is_empty()
        })
        .await;
    browser
        .until("it is told to who listens", async || {
            let told = browser.text(".hint-panel [aria-live=polite]").await;
            told.contains(&browser.text(".hint-why").await)
        })
        .await;
    assert!(browser.text("[data-show-hint] small").await.contains("bout"));
    browser.is_accessible().await;
}

/// The panel is on the screen below the prompt, and so is what it talks about; neither covers the other.
async fn in_view(browser: &Browser) {
    let script = "const box = (found) => found.getBoundingClientRect(), panel = box(document.querySelector('.hint-panel')), prompt = box(document.querySelector('.prompt-bar'));
        const narrow = innerWidth <= 820, bottom = narrow ? panel.top : innerHeight, top = narrow ? prompt.bottom : 0;
        const within = panel.left >= -1 && panel.top >= top - 1 && panel.right <= innerWidth + 1 && panel.bottom <= innerHeight + 1;
        const seen = [...document.querySelectorAll('[data-advised]')].map(box).some(({left, right, top: upper, bottom: lower, width, height}) => {
            const [x, y] = [(left + right) / 2, (upper + lower) / 2];
            return (width > 0 || height > 0) && x >= 0 && x <= innerWidth && y >= 0 && y <= bottom;
        });
        return [within, seen]";
    browser
        .until("hint and place are in view", async || {
            browser.ask(script, vec![]).await == json!([true, true])
        })
        .await;
}

/// What is shown of the first step.
async fn ghost(browser: &Browser) -> Value {
    let script = "return [...document.querySelectorAll(\"[data-advised='1']\")].map((found) => found.outerHTML).join()";
    browser.ask(script, vec![]).await
}

/// Each choice shows itself when it is tapped, and none is played.
async fn alternatives(browser: &Browser) {
    let number = browser.count("[data-show-hint]").await;
    for choice in 1..number {
        let before = ghost(browser).await;
        assert_ne!(before, json!(""), "something on the board or a button is advised");
        browser.click(&format!("[data-show-hint='{choice}']")).await;
        browser
            .see(&format!("li.shown [data-show-hint='{choice}'][aria-pressed=true]"))
            .await;
        browser
            .until("another choice is shown", async || ghost(browser).await != before)
            .await;
        in_view(browser).await;
    }
}

/// By keys: ask, go to the last choice, come back to its button and press it. That plays what was shown, and nothing else.
async fn do_it(browser: &Browser, game: &str) {
    let before = decisions(browser, game).await.len();
    browser.press('h').await;
    browser.see("[data-do-hint]").await;
    let focused = "return document.activeElement?.matches(arguments[0]) === true";
    let has_focus = async |selector: &str| browser.ask(focused, vec![json!(selector)]).await == json!(true);
    browser
        .until("the keys are at the first choice", async || {
            has_focus("[data-show-hint='0']").await
        })
        .await;
    if browser.count("[data-show-hint]").await > 1 {
        browser.press(Key::Down).await;
        browser
            .until("the keys are at the second choice", async || {
                has_focus("[data-show-hint='1']").await
            })
            .await;
    }
    browser.press(Key::Enter).await;
    assert_eq!(decisions(browser, game).await.len(), before, "Enter only shows");
    let shown = browser.value("li.shown [data-do-hint]", "data-do-hint").await;
    browser.press(Key::Tab).await;
    assert!(has_focus("li.shown [data-do-hint]").await);
    browser.press(Key::Enter).await;
    browser
        .until("it is played", async || decisions(browser, game).await.len() > before)
        .await;
    let played = decisions(browser, game).await[before]["action"].clone();
    let shown: Value = serde_json::from_str(shown.as_str().unwrap_or_default()).unwrap_or_default();
    assert_eq!(played, shown, "{game}");
    browser.miss("[data-do-hint]").await;
}
