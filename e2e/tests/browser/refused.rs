//! Decisions that the server does not take at once: nothing is lost, and nothing is done twice.

use e2e::{Browser, Player, Screen, scene};
use serde_json::{Value, json};

use crate::tables::make_table;

/// Lets nothing through to the server that decides something: it is answered with a refusal, `e2e.refusals` times.
const REFUSE: &str = "e2e.sent = []; e2e.refusals = arguments[0]; e2e.refusal = arguments[1];
    e2e.send ??= WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const order = JSON.parse(text);
        if (order.do !== 'act' && order.do !== 'undo') return e2e.send.call(this, text);
        e2e.sent.push(text);
        if (e2e.refusals === 0) return e2e.send.call(this, text);
        e2e.refusals -= 1;
        const data = JSON.stringify({type: 'refused', id: order.id, error: 'no', reason: {id: 'verbatim', text: 'no'}, ...e2e.refusal});
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data})));
    }";

async fn refuse(browser: &Browser, times: u32, refusal: Value) {
    browser.ask(REFUSE, vec![json!(times), refusal]).await;
}

/// What was sent since.
async fn sent(browser: &Browser) -> Vec<String> {
    serde_json::from_value(browser.ask("return e2e.sent", vec![]).await).expect("texts")
}

/// A table with a bot, where it is your turn.
async fn at_turn(browser: &Browser) {
    make_table(browser, "bot").await;
    browser.click("[data-start]").await;
    browser.see(".prompt-bar.mine").await;
}

/// Clicks until something is sent.
async fn decide(browser: &Browser) {
    let mut player = Player::at(browser);
    while sent(browser).await.is_empty() {
        player.step(false).await;
    }
}

async fn log(browser: &Browser) -> String {
    browser.text(".log").await
}

#[test]
fn what_cannot_be_stored_is_sent_again() {
    scene("what cannot be stored is sent again", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        at_turn(&browser).await;
        let before = log(&browser).await;
        refuse(&browser, 2, json!({"status": 503})).await;
        decide(&browser).await;
        browser.see(".unstored").await;
        browser.miss(".unstored").await;
        browser
            .until("it has arrived", async || log(&browser).await != before)
            .await;
        let sent = sent(&browser).await;
        assert_eq!(sent.len(), 3, "{sent:?}");
        assert!(sent.iter().all(|order| *order == sent[0]), "{sent:?}");
        assert!(!browser.sees(".notice").await);
    });
}

#[test]
fn what_comes_too_fast_is_sent_a_moment_later() {
    scene("what comes too fast is sent a moment later", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        at_turn(&browser).await;
        let before = log(&browser).await;
        refuse(&browser, 2, json!({"status": 429, "retry_after": 0.2})).await;
        decide(&browser).await;
        browser
            .until("it has arrived", async || log(&browser).await != before)
            .await;
        assert_eq!(sent(&browser).await.len(), 3);
        assert!(!browser.sees(".notice, .unstored").await);
    });
}

#[test]
fn what_cannot_be_stored_can_be_taken_back() {
    scene("what cannot be stored can be taken back", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        at_turn(&browser).await;
        let before = log(&browser).await;
        refuse(&browser, 1_000, json!({"status": 503})).await;
        decide(&browser).await;
        browser.see(".unstored").await;
        browser.click("[data-undo]").await;
        browser.miss(".unstored").await;
        assert_eq!(log(&browser).await, before);
        // then everything is as it was before
        refuse(&browser, 0, Value::Null).await;
        decide(&browser).await;
        browser
            .until("the next one arrives", async || log(&browser).await != before)
            .await;
        assert_eq!(sent(&browser).await.len(), 1, "what was given up is gone");
    });
}
