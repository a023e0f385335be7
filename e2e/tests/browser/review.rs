//! A review that is asked for on a phone: what was played and what is better, in view above a card with its words and ways on.

use e2e::{Browser, Played, Screen, scene};
use serde_json::json;

const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

/// What of a mistake is not in view: the card and its buttons as a whole, and between prompt and card the start or the tip of an arrow with its word.
const UNSEEN: &str = "
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [prompt, bar] = [box('.prompt-bar'), box('.replay-bar')];
    const isWhole = (found, top, bottom) => found && found.width > 0 && found.left >= 0 && found.right <= innerWidth && found.top >= top && found.bottom <= bottom;
    const parts = ['[data-mark-card]', '[data-try-shown]', '[data-mark-card] button.quiet'].filter((selector) => !isWhole(box(selector), 0, innerHeight));
    const isOnBoard = ([x, y]) => x >= 0 && x <= innerWidth && y >= prompt.bottom && y <= bar.top;
    const ends = (line) => [0, line.getTotalLength()].map((at) => line.getPointAtLength(at)).map(({ x, y }) => [x, y]);
    const arrows = [...document.querySelectorAll('[data-mark]')];
    if (!arrows.some((arrow) => ends(arrow.querySelector('.mark-line')).some(isOnBoard))) parts.push('every arrow');
    const words = arrows.map((arrow) => arrow.querySelector('text').getBoundingClientRect());
    if (!words.every((word) => word.left >= 0 && word.right <= innerWidth)) parts.push('the word of an arrow');
    return parts";

/// Asks for the review with a finger, and stops it as soon as it has found something: random players err in their first turns.
async fn review(browser: &Browser, game: &str) {
    browser.click("[data-review]").await;
    browser.see("[data-mistake], [data-review-done]").await;
    browser
        .until("the review is stopped", async || {
            browser.try_click("[data-review-stop]").await;
            browser.sees("[data-review-done]").await
        })
        .await;
    assert!(
        browser.sees("[data-mistake]").await,
        "{game}: whoever plays at random errs"
    );
    browser.fits().await;
}

/// The mistake that was found first, which is the same however far the review came: it is shown on the board, with its words and what it cost.
async fn is_shown(browser: &Browser, game: &str) {
    let first =
        "return Math.min(...[...document.querySelectorAll('[data-mistake]')].map((each) => each.dataset.mistake))";
    let first = browser.ask(first, vec![]).await;
    browser
        .click(&format!("[data-mistake='{first}'] [data-show-mistake]"))
        .await;
    browser
        .until("the mistake is in view", async || {
            browser.ask(UNSEEN, vec![]).await == json!([])
        })
        .await;
    for (part, words) in [(".mark-played", "Played"), (".mark-better", "Better")] {
        let told = browser.text(&format!("[data-mark-card] {part}")).await;
        assert!(
            told.starts_with(words) && told.len() > words.len() + 3,
            "{game}: {told}"
        );
    }
    assert!(browser.text("[data-mark-card] .cost").await.contains('±'));
    browser.is_accessible().await;
    browser.fits().await;
}

/// Plays on from there: a new game that stands before that turn.
async fn is_tried(browser: &Browser) {
    let table = browser.path().await;
    browser.click("[data-try-shown]").await;
    browser
        .until("a new game begins there", async || browser.path().await != table)
        .await;
    browser.see(".prompt-bar.mine").await;
    assert!(!browser.sees(".score-sheet, [data-mark-card]").await);
}

#[test]
fn a_review_begun_on_a_phone() {
    scene("a review begun on a phone", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        let quick = "localStorage.setItem('roundhouse.review.depth', '\"quick\"')";
        browser.ask(quick, vec![]).await;
        for game in GAMES {
            let played = Played::by_bots(&scene.program(), game, 2, "random");
            let table = played.put_into(&browser, game).await;
            browser.go(&table).await;
            review(&browser, game).await;
            is_shown(&browser, game).await;
            is_tried(&browser).await;
        }
    });
}
