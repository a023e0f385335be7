//! Bots that think as long as the clock allows, in as many workers as the device has cores for.

use e2e::{Browser, Goal, Player, Scene, Screen, scene};
use serde_json::json;

/// Counts, for each worker of the page, the thoughts that it added to decisions. `DUMB` is the number of one that never hears a question.
const COUNTED: &str = r#"
    const Usual = Worker;
    window.thoughts = [];
    window.Worker = class extends Usual {
        constructor(...given) {
            super(...given);
            const number = window.thoughts.push(0) - 1;
            this.addEventListener("message", ({ data }) => {
                if (data.includes('"verdict"')) window.thoughts[number] += 1;
            });
            if (number === DUMB) this.postMessage = () => {};
        }
    };
"#;

/// More decisions than a person makes in the first turns, so that bots have had theirs.
const DECISIONS: Goal = Goal::Decisions(6);

/// A table with an expert on a device with so many cores, after some turns.
async fn played(scene: &Scene, cores: u32, dumb: i32) -> Browser {
    let browser = scene.browser(Screen::Desktop).await;
    browser.choose(json!({"level": "expert"})).await;
    browser
        .ask("localStorage.setItem('roundhouse.guide.hill', 'true')", vec![])
        .await;
    browser.cores(cores).await;
    browser.begin_with(&COUNTED.replace("DUMB", &dumb.to_string())).await;
    browser.go("/").await;
    browser.click("[data-play=hill]").await;
    browser.see(".prompt-bar.mine").await;
    Player::at(&browser).play(DECISIONS).await;
    browser.see(".prompt-bar.mine").await;
    browser
}

/// How many thoughts each worker has added.
async fn thoughts(browser: &Browser) -> Vec<u64> {
    let thoughts = browser.ask("return window.thoughts", vec![]).await;
    serde_json::from_value(thoughts).expect("numbers")
}

#[test]
fn bots_think_in_several_workers() {
    scene("bots think in several workers", async |scene| {
        let browser = played(scene, 4, -1).await;
        browser
            .until("each has added a thought", async || {
                thoughts(&browser).await.iter().all(|&number| number > 0)
            })
            .await;
        assert_eq!(thoughts(&browser).await.len(), 3, "one core is left to the page");
    });
}

#[test]
fn a_worker_that_fails_does_not_stop_the_table() {
    scene("a worker that fails does not stop the table", async |scene| {
        let browser = played(scene, 4, 1).await;
        browser
            .until("the others have added thoughts", async || {
                let thoughts = thoughts(&browser).await;
                thoughts[0] > 0 && thoughts[2] > 0
            })
            .await;
        assert_eq!(thoughts(&browser).await[1], 0, "it never hears a question");
    });
}

#[test]
fn one_worker_thinks_alone_on_a_small_device() {
    scene("one worker thinks alone on a small device", async |scene| {
        let browser = played(scene, 2, -1).await;
        let thoughts = thoughts(&browser).await;
        assert_eq!(thoughts, [0], "it decides by itself");
    });
}
