//! A click is answered at once, and thinking does not stop the page. These tests have the machine for themselves (.config/nextest.toml).

mod meanwhile;

use std::time::Instant;

use e2e::{Browser, Goal, Pace, Player, Screen, scene};
use serde_json::json;

/// How long the page may be busy with itself while a bot thinks; a page that thinks itself is busy for seconds.
const LONGEST_PAUSE: f64 = 250.0;

/// How long a click may take until what it changed is painted, in milliseconds.
const ANSWER: f64 = 50.0;

/// How often something is measured at most.
const ROUNDS: usize = 5;

/// How long the loop of [`slowness`] usually takes, in milliseconds.
const USUAL: f64 = 60.0;

#[test]
fn a_click_in_hill_is_answered_at_once() {
    answered("hill", 2);
}

#[test]
fn a_click_in_shinjuku_is_answered_at_once() {
    answered("shinjuku", 3);
}

/// Five players, late in the game.
#[test]
fn a_click_in_tramways_is_answered_at_once() {
    answered_after("tramways", 5, 0.65);
}

/// Do more programs want to run than the machine has processors, beside the browser and its server?
fn is_busy() -> bool {
    let load = std::fs::read_to_string("/proc/loadavg")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) as f64;
    load.is_some_and(|load| load > processors + 1.0)
}

/// How many times slower this machine is right now than the one that the limits were made on; 1 if it is not.
async fn slowness(browser: &Browser) -> f64 {
    let script = "const begun = performance.now(); let sum = 0; for (let i = 0; i < 3e7; i += 1) sum = (sum * 31 + i) | 0; return [performance.now() - begun, sum]";
    let time = browser.ask(script, vec![]).await[0].as_f64().expect("a time");
    (time / USUAL).max(1.0)
}

/// Was the click in the middle answered at once? On a machine that is busy with other things the clock says nothing of the page, but its processor time does.
fn is_quick(pace: &Pace, efforts: &[f64], slowness: f64) -> bool {
    let efforts = Pace {
        answers: efforts.to_vec(),
        gap: 0.0,
    };
    let effort = efforts.median();
    println!("{pace}; {effort:.0} ms of processor time each; slower by {slowness:.2}");
    let answer = if is_busy() { effort } else { pace.median() };
    answer < ANSWER * slowness
}

/// From the middle of a game, when there is much on the board.
fn answered(game: &str, players: u8) {
    answered_after(game, players, 0.4);
}

/// After this share of a game. What else goes on at the machine may disturb one round, but hardly all.
fn answered_after(game: &str, players: u8, share: f64) {
    scene(&format!("a click in {game} is answered at once"), async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let middle = scene.played(game, players).beginning(share);
        for _ in 0..ROUNDS {
            let table = middle.put_into(&browser, "middle").await;
            browser.go(&table).await;
            let mut player = Player::at(&browser);
            player.play(Goal::Decisions(25)).await;
            let (pace, slowness) = (browser.pace().await, slowness(&browser).await);
            println!("decided {:?}", player.decided);
            if is_quick(&pace, &player.efforts, slowness) {
                return;
            }
        }
        panic!("no round was quick enough");
    });
}

/// How long it may take until all trips of a passenger are shown, in milliseconds.
const PREVIEW: f64 = 100.0;

/// Every passenger in turn, five players, late in the game: the slowest counts.
#[test]
fn the_trips_of_a_passenger_are_shown_at_once() {
    scene("the trips of a passenger are shown at once", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let late = scene.played("tramways", 5).beginning(0.65);
        let script = "const drawn = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
            return (async () => {
                let slowest = 0, shown = 0;
                for (const each of document.querySelectorAll('.tram-passenger')) {
                    await drawn();
                    const begun = performance.now();
                    each.dispatchEvent(new PointerEvent('pointerenter'));
                    await new Promise((then) => setTimeout(then));
                    document.body.getBoundingClientRect();
                    slowest = Math.max(slowest, performance.now() - begun);
                    shown += document.querySelectorAll('.tram-route').length;
                    each.dispatchEvent(new PointerEvent('pointerleave'));
                }
                return [slowest, shown];
            })()";
        for _ in 0..ROUNDS {
            let table = late.put_into(&browser, "late").await;
            browser.go(&table).await;
            browser.see(".prompt-bar.mine").await;
            let (told, slowness) = (browser.ask(script, vec![]).await, slowness(&browser).await);
            let (slowest, shown) = (told[0].as_f64().expect("a time"), told[1].as_u64().expect("a number"));
            println!("the slowest passenger: {slowest:.0} ms, {shown} routes in all; slower by {slowness:.2}");
            assert!(shown > 0, "no trip was shown");
            if slowest < PREVIEW * slowness {
                return;
            }
        }
        panic!("no round was quick enough");
    });
}

#[test]
fn the_page_stays_responsive_while_a_bot_thinks() {
    scene("the page stays responsive while a bot thinks", async |scene| {
        let browser = scene
            .table_with(Screen::Desktop, "hill", json!({"level": "expert"}))
            .await;
        browser.see(".prompt-bar.mine").await;
        let mut player = Player::at(&browser);
        let mut rounds = 0;
        while rounds < ROUNDS {
            player.play(Goal::EndOfTurn).await;
            let begun = Instant::now();
            browser.ask("e2e.gap = 0", vec![]).await;
            browser.see(".prompt-bar.mine").await;
            let pace = browser.pace().await;
            let thought = begun.elapsed().as_millis();
            println!("the bot thought {thought} ms: {pace}");
            if thought >= 1000 {
                // a page that thinks itself is busy in every round, whatever else goes on at the machine
                if pace.gap < LONGEST_PAUSE {
                    return;
                }
                rounds += 1;
            }
        }
        panic!("the page was busy with itself each time that the bot thought");
    });
}
