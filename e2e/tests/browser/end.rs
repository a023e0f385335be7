//! The end of a game: the card, the replay with its links, the graph, the review.

use e2e::{Browser, Goal, Key, Player, Scene, Screen, scene};
use serde_json::json;

const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

/// Plays the last decision of a game, and reads the card that tells how it ended.
async fn ends(scene: &Scene, browser: &Browser, game: &str) {
    let table = scene.played(game, 2).almost().put_into(browser, game).await;
    browser.go(&table).await;
    browser.see(".prompt-bar.mine").await;
    assert!(!browser.sees("[data-end]").await);
    Player::at(browser).play(Goal::ScoreSheet).await;
    browser.see("[data-end]").await;
    let title = browser.text("[data-end-title]").await;
    assert!(title.contains("win") || title.contains("share"), "{game}: {title}");
    let best = browser.text("[data-end] [data-best]").await;
    assert!(best.contains("first finished game with 2 players"), "{game}: {best}");
    for way in ["sheet", "review", "replay"] {
        assert!(browser.sees(&format!("[data-end-{way}]")).await, "{game}: {way}");
    }
    assert!(browser.sees("[data-end] [data-again]").await);
    let focused = "return document.activeElement?.closest('[data-end]') !== null";
    browser
        .until("the card has the focus", async || {
            browser.ask(focused, vec![]).await == json!(true)
        })
        .await;
    browser.is_accessible().await;
    browser.press(Key::Escape).await;
    browser.miss("[data-end]").await;
    assert!(browser.sees(".prompt").await);
}

/// The number of turns that are over where the replay stands.
async fn turns_over(browser: &Browser) -> usize {
    let value = browser.value("input[data-replay]", "value").await;
    value.as_str().and_then(|value| value.parse().ok()).unwrap_or_default()
}

/// Goes through the game by turn, round and by itself, and comes back by a link.
async fn replays(browser: &Browser, game: &str) {
    browser.set("[data-replay]", "1").await;
    browser
        .click("[data-jump=first]:not(:disabled), [data-jump=round-back]:not(:disabled)")
        .await;
    browser
        .until("the start is shown", async || turns_over(browser).await == 0)
        .await;
    for number in 1..=3 {
        browser.click("[data-jump=turn]").await;
        browser
            .until("a turn has passed", async || turns_over(browser).await == number)
            .await;
    }
    browser.click("[data-jump=round]").await;
    browser
        .until("a round has passed", async || {
            let caption = browser.text("[data-caption]").await;
            caption.starts_with("Round") || caption.starts_with("Set-up")
        })
        .await;
    is_between(browser, game).await;
    let before = turns_over(browser).await;
    browser.set("[data-speed]", "fast").await;
    browser.click("[data-play]").await;
    browser
        .until("it plays by itself", async || turns_over(browser).await > before)
        .await;
    browser.click("[data-play]").await;
    let caption = browser.text("[data-caption]").await;
    let link = browser.value(".replay-more [data-link]", "data-link").await;
    let link = link.as_str().expect("a link to this moment").to_owned();
    assert!(link.contains("?at="), "{game}: {link}");
    browser.go("/about").await;
    browser.go(&link).await;
    browser
        .until("the link leads to the same moment", async || {
            browser.text("[data-caption]").await == caption
        })
        .await;
    browser.fits().await;
}

/// Where a screen has room, the board that a replay shows ends above the replay.
async fn is_between(browser: &Browser, game: &str) {
    let script = "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        return innerWidth <= 820 ? 0 : Math.round(box('.board-area').bottom - box('.replay-bar').top)";
    let hidden = browser.ask(script, vec![]).await;
    assert!(
        hidden.as_i64() <= Some(0),
        "{game}: {hidden} pixels of the board are hidden"
    );
}

/// Looks at the curves, and says how many turning points are marked.
async fn graph(browser: &Browser, game: &str) -> usize {
    assert_eq!(browser.count("[data-curve]").await, 2, "{game}");
    let size = "const box = document.querySelector('.course-board').getBoundingClientRect(); return [box.width, box.height].map(Math.round)";
    let size = browser.ask(size, vec![]).await;
    assert!(
        size[0].as_i64() > Some(300) && size[1].as_i64() > Some(100),
        "{game}: the graph is {size}"
    );
    let summary = browser.text("[data-summary]").await;
    assert!(summary.ends_with('.'), "{game}: {summary}");
    let figures = browser.text("[data-figures]").await;
    assert!(figures.contains("Ada") && figures.contains('%'), "{game}: {figures}");
    browser.click("[data-mode=win]").await;
    browser.see("[data-mode=win][aria-pressed=true]").await;
    browser.click(".course-board").await;
    browser
        .until("a click on the graph leads there", async || {
            let turn = browser.value(".course-board", "aria-valuenow").await;
            turn.as_str().and_then(|turn| turn.parse().ok()) == Some(turns_over(browser).await)
        })
        .await;
    browser.count("[data-turning]").await
}

/// Asks for the review by keys, lets it come to its end, and says how many mistakes it found.
async fn review(browser: &Browser, game: &str) -> usize {
    browser.focus_by_tab("[data-review]").await;
    browser.press(Key::Enter).await;
    browser.see(".review-progress, [data-review-done]").await;
    while !browser.sees("[data-review-done]").await {
        let before = browser.text(".review-progress").await;
        browser
            .until("the review goes on", async || {
                browser.text(".review-progress").await != before || browser.sees("[data-review-done]").await
            })
            .await;
    }
    assert_eq!(
        browser.value("[data-review-done]", "role").await,
        "status",
        "it is told"
    );
    let found = browser.count("[data-mistake]").await;
    assert!(found <= 5, "{game}: {found}");
    let costs = "return [...document.querySelectorAll('[data-cost]')].every((cost) => cost.textContent.includes('±'))";
    assert_eq!(browser.ask(costs, vec![]).await, json!(true), "{game}");
    assert_eq!(browser.sees("[data-none]").await, found == 0, "{game}");
    browser.is_accessible().await;
    found
}

/// The arrows of a mistake, if it has a place, stay with it when the page is scrolled.
async fn follow(browser: &Browser) {
    let line = "const line = () => document.querySelector('.marks .mark-line')?.getAttribute('d') ?? null;
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(line()))))";
    let before = browser.ask(line, vec![]).await;
    if before.is_null() {
        return;
    }
    browser.ask("window.scrollBy(0, 40)", vec![]).await;
    browser
        .until("the arrows follow", async || browser.ask(line, vec![]).await != before)
        .await;
    browser.ask("window.scrollBy(0, -40)", vec![]).await;
    browser
        .until("they are back", async || browser.ask(line, vec![]).await == before)
        .await;
}

/// The card of a mistake is on the screen as a whole, and the board has an arrow for what was played or is better.
async fn is_pointed_out(browser: &Browser) {
    let script = "const box = document.querySelector('[data-mark-card]')?.getBoundingClientRect();
        return box?.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && document.querySelector('[data-mark]') !== null";
    browser
        .until("the mistake is pointed out on the board", async || {
            browser.ask(script, vec![]).await == json!(true)
        })
        .await;
    browser.fits().await;
}

/// Shows the costliest mistake on the board, by keys and on a phone, and plays on from there.
async fn tries(browser: &Browser) {
    let table = browser.path().await;
    browser.focus_by_tab("[data-show-mistake]").await;
    browser.press(Key::Enter).await;
    is_pointed_out(browser).await;
    browser.press(Key::Escape).await;
    browser.miss("[data-mark-card]").await;
    browser.show_on(Screen::Phone).await;
    browser.click("[data-show-mistake]").await;
    is_pointed_out(browser).await;
    browser.is_accessible().await;
    follow(browser).await;
    // a long turn fills the card, which scrolls within itself
    let reach = "document.querySelector('[data-try-shown]').scrollIntoView({block: 'nearest', behavior: 'instant'})";
    browser.ask(reach, vec![]).await;
    browser.click("[data-try-shown]").await;
    browser
        .until("a new game begins there", async || browser.path().await != table)
        .await;
    browser.miss(".score-sheet").await;
    browser.see(".prompt-bar").await;
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn games_end_with_a_card_a_replay_a_graph_and_a_review() {
    scene("games end with a card, a replay, a graph and a review", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let quick = "localStorage.setItem('roundhouse.review.depth', '\"quick\"')";
        browser.ask(quick, vec![]).await;
        let (mut turning, mut mistakes) = (0, 0);
        for game in GAMES {
            browser.show_on(Screen::Desktop).await;
            ends(scene, &browser, game).await;
            replays(&browser, game).await;
            turning += graph(&browser, game).await;
            let found = review(&browser, game).await;
            if found > 0 {
                tries(&browser).await;
            }
            mistakes += found;
        }
        assert!(turning > 0, "some game turned somewhere");
        assert!(mistakes > 0, "greedy bots make mistakes");
    });
}

#[test]
fn games_end_on_a_phone() {
    scene("games end on a phone", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        for game in GAMES {
            ends(scene, &browser, game).await;
            replays(&browser, game).await;
            graph(&browser, game).await;
            plays_again(&browser).await;
        }
    });
}

/// Another game against the same begins at once.
async fn plays_again(browser: &Browser) {
    let (table, seats) = (browser.path().await, browser.count(".players .seat").await);
    browser.click("[data-again]").await;
    browser
        .until("another game begins", async || browser.path().await != table)
        .await;
    browser.see(".prompt-bar").await;
    browser.miss(".score-sheet").await;
    assert_eq!(browser.count(".players .seat").await, seats);
}

/// Plays a game that is in the browser to its end, and says how the card compares its result.
async fn compared(browser: &Browser) -> Option<String> {
    browser.see(".prompt-bar.mine").await;
    Player::at(browser).play(Goal::ScoreSheet).await;
    browser.see("[data-end]").await;
    let best = "[data-end] [data-best]";
    if browser.sees(best).await {
        Some(browser.text(best).await)
    } else {
        None
    }
}

#[test]
fn a_result_is_compared_with_those_before_it() {
    scene("a result is compared with those before it", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let game = scene.played("shinjuku", 2).almost();
        for (id, words) in [("one", ["first", "first"]), ("two", ["is still", "so far"])] {
            browser.go(&game.put_into(&browser, id).await).await;
            let told = compared(&browser).await.unwrap_or_default();
            assert!(words.iter().any(|words| told.contains(words)), "{id}: {told}");
        }
        // from the last decision on it is a second try
        let table = browser.path().await;
        browser.click("[data-end-close]").await;
        browser.click("[data-jump=step-back]").await;
        browser.click("[data-continue]").await;
        browser
            .until("a new game begins there", async || browser.path().await != table)
            .await;
        browser.miss(".score-sheet").await;
        assert_eq!(compared(&browser).await, None);
    });
}

/// Bots of the next game don't wait for what a review still thinks about.
#[test]
fn a_review_that_is_left_is_over() {
    scene("a review that is left is over", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let table = scene.played("shinjuku", 2).almost().put_into(&browser, "left").await;
        browser.go(&table).await;
        browser.see(".prompt-bar.mine").await;
        Player::at(&browser).play(Goal::ScoreSheet).await;
        let count = "window.hired = [];
            window.Worker = class extends Worker {
                constructor(...given) { super(...given); hired.push(this); }
                terminate() { this.dismissed = true; super.terminate(); }
            }";
        browser.ask(count, vec![]).await;
        let dismissed = "return hired.map((worker) => worker.dismissed === true)";
        let are = async |all: serde_json::Value| browser.ask(dismissed, vec![]).await == all;
        browser.click("[data-end-review]").await;
        browser
            .until("somebody judges", async || are(json!([false])).await)
            .await;
        browser.click(".score-sheet [data-again]").await;
        browser
            .until("another game begins", async || browser.path().await != table)
            .await;
        Player::at(&browser).play(Goal::EndOfTurn).await;
        browser.see(".prompt-bar.mine").await;
        assert!(are(json!([true, false])).await, "the bots have a worker of their own");
    });
}
