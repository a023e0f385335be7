//! A whole turn of Tramways, as a bot took it: rails laid and paid with two tickets, and a passenger's trip.

use e2e::{Browser, Player, Scene, Screen, Turn, scene};
use serde_json::{Value, json};

/// Are these decisions a turn with all of that?
fn is_busy(decisions: &[Value]) -> bool {
    let chosen = |kind: &str| decisions.contains(&json!({"choose": {"action": kind}}));
    let played = |decided: &Value| decided["use"]["ticket"].as_u64();
    let is_paid_with_two = decisions.windows(2).any(|pair| {
        let tickets = (played(&pair[0]), played(&pair[1]));
        tickets.0.is_some() && tickets.1.is_some() && tickets.0 != tickets.1
    });
    let lays = decisions.iter().any(|decided| decided.get("lay").is_some());
    let ends = decisions.last() == Some(&json!({"end_turn": {}}));
    chosen("build") && chosen("move") && lays && is_paid_with_two && ends
}

/// A table just before such a turn, and the turn to take.
async fn busy_table(scene: &Scene, screen: Screen) -> (Browser, Turn) {
    let turn = scene.played("tramways", 3).turn(is_busy).expect("bots have such turns");
    let browser = scene.browser(screen).await;
    let table = turn.before.put_into(&browser, "busy").await;
    browser.go(&table).await;
    browser.see(".prompt-bar.mine").await;
    (browser, turn)
}

/// Decides what the bot did. Nothing else comes of it: the game that the browser keeps goes on exactly so.
async fn take(player: &mut Player, turn: &Turn) {
    let browser = player.browser().clone();
    for decision in &turn.decisions {
        player.decide(decision).await;
        browser.fits().await;
    }
    let kept =
        "return JSON.parse(localStorage.getItem('roundhouse.game.busy')).actions.map((decided) => decided.action)";
    let kept = browser.ask(kept, vec![]).await;
    let begun = turn.before.decisions();
    let decided: Vec<Value> = kept.as_array().into_iter().flatten().skip(begun).cloned().collect();
    assert!(decided.starts_with(&turn.decisions), "{decided:?}");
    println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
}

#[test]
fn a_busy_turn_by_keyboard() {
    scene("a busy turn by keyboard", async |scene| {
        let (browser, turn) = busy_table(scene, Screen::Desktop).await;
        take(&mut Player::with_keys(&browser), &turn).await;
        let goes_on = "return document.activeElement?.closest('.prompt-bar') !== null";
        browser
            .until("the keys go on at the prompt", async || {
                browser.ask(goes_on, vec![]).await == json!(true)
            })
            .await;
    });
}

#[test]
fn a_busy_turn_on_a_phone() {
    scene("a busy turn on a phone", async |scene| {
        let (browser, turn) = busy_table(scene, Screen::Phone).await;
        take(&mut Player::at(&browser), &turn).await;
    });
}
