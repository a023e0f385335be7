//! A click is answered at once while a film plays, and while a review is thought about.

use e2e::{Browser, Key, Pace, Played, Screen, scene};
use serde_json::{Value, json};

use super::{ROUNDS, is_quick, slowness};
use crate::film::{FILM, GAMES, up_to_turn};

/// How long the page may be busy with itself, in milliseconds: one that thinks itself, or draws every step of a film at once, is busy for longer.
const LONGEST_BLOCK: f64 = 500.0;
/// How many clicks are timed in each round.
const CLICKS: usize = 5;
/// How many are made at most: some come too late for the film.
const MOST_CLICKS: usize = 4 * CLICKS;
/// When there is much on the board: a turn of this number, in games with this many players.
const LATE: [(usize, u8); 3] = [(10, 2), (40, 2), (35, 5)];
/// What can be decided at the beginning of a turn, and taken back.
const OWN: &str = ".location [data-act], [data-act*=choose]:not([data-act*=income])";
/// What says that a review goes on.
const PROGRESS: &str = ".review-progress";

/// How clicks were answered.
#[derive(Default)]
struct Answers {
    pace: Pace,
    efforts: Vec<f64>,
}

impl Answers {
    /// Clicks, and notes how that was answered if it came in time.
    async fn time(&mut self, browser: &Browser, clicked: &str, changed: &str, meanwhile: &str) {
        let spent = browser.processor_time().await;
        if let Some(time) = browser.answer(clicked, changed, meanwhile).await {
            self.pace.answers.push(time);
            self.efforts.push(browser.processor_time().await - spent);
        }
    }

    /// Were the clicks answered at once, and was the page never busy for long?
    async fn hold(mut self, browser: &Browser, what: &str) -> bool {
        self.pace.gap = browser.pace().await.gap;
        let slowness = slowness(browser).await;
        print!("{what}: ");
        is_quick(&self.pace, &self.efforts, slowness) && self.pace.gap < LONGEST_BLOCK * slowness
    }
}

/// Forgets how long the page was busy so far.
async fn begin_to_watch(browser: &Browser) {
    browser.ask("e2e.gap = 0", vec![]).await;
}

async fn caption(browser: &Browser) -> String {
    browser.text(".film-caption").await
}

/// Turns a film on to its last step, which is shown in the present; from there it plays on.
async fn turn_to_present(browser: &Browser) {
    browser.click("[data-pause]").await;
    browser.see("[data-pause][aria-label=Play]").await;
    while !browser.sees(".prompt-bar.mine").await {
        browser.press(Key::Right).await;
    }
    browser.click("[data-pause]").await;
}

/// One film plays by itself for a while; then decisions are made in the midst of others, and taken back.
async fn decide_during_films(browser: &Browser) -> Answers {
    let mut answers = Answers::default();
    begin_to_watch(browser).await;
    browser.click("[data-catch-up]").await;
    browser.see(FILM).await;
    let first = caption(browser).await;
    browser
        .until("the film goes on by itself", async || caption(browser).await != first)
        .await;
    for _ in 0..MOST_CLICKS {
        turn_to_present(browser).await;
        answers.time(browser, OWN, ".prompt", FILM).await;
        browser.miss(FILM).await;
        if answers.pace.answers.len() == CLICKS {
            return answers;
        }
        browser.press('u').await;
        browser.click("[data-catch-up]").await;
        browser.see(FILM).await;
    }
    panic!("films were over before anything could be clicked");
}

#[test]
fn a_click_is_answered_at_once_while_a_film_plays() {
    scene("a click is answered at once while a film plays", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.choose(json!({"speed": "brisk"})).await;
        for ((game, begins_with), (turn, players)) in GAMES.into_iter().zip(LATE) {
            let late = up_to_turn(&scene.played(game, players), begins_with, turn);
            holds(&browser, &late, game, ".prompt-bar.mine", decide_during_films).await;
        }
    });
}

/// Measures up to this many times. What else goes on at the machine may disturb one round, but hardly all.
async fn holds(browser: &Browser, played: &Played, game: &str, ready: &str, click: impl AsyncFn(&Browser) -> Answers) {
    for _ in 0..ROUNDS {
        let table = played.put_into(browser, game).await;
        browser.go(&table).await;
        browser.see(ready).await;
        if click(browser).await.hold(browser, game).await {
            return;
        }
    }
    panic!("{game}: no round was quick enough");
}

/// Goes back and forth in the game that is over, until a turn of it was judged meanwhile.
async fn look_back_during_review(browser: &Browser) -> Answers {
    let mut answers = Answers::default();
    browser.click("[data-review]").await;
    browser.see(PROGRESS).await;
    begin_to_watch(browser).await;
    let judged = async || browser.value(&format!("{PROGRESS} progress"), "value").await;
    let begun: Value = judged().await;
    for _ in 0..CLICKS {
        for way in ["turn-back", "step"] {
            answers
                .time(browser, &format!("[data-jump={way}]"), "[data-caption]", PROGRESS)
                .await;
        }
    }
    browser
        .until("another turn is judged", async || judged().await != begun)
        .await;
    assert!(answers.pace.answers.len() >= CLICKS, "the review was over before");
    answers.time(browser, "[data-review-stop]", ".review", PROGRESS).await;
    browser.see("[data-review-done]").await;
    answers
}

#[test]
fn a_click_is_answered_at_once_while_a_review_is_made() {
    scene("a click is answered at once while a review is made", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for ((game, _), (_, players)) in GAMES.into_iter().zip(LATE) {
            let finished = scene.played(game, players);
            holds(&browser, &finished, game, "[data-review]", look_back_during_review).await;
        }
    });
}
