//! Taking back.

use e2e::{Browser, Player, Screen, scene};
use serde_json::json;

#[test]
fn a_hill_track_is_taken_back() {
    // what can be clicked depends on what was picked, and a pick is not taken back
    taken_back("hill", "lay", "[role=img]");
}

#[test]
fn a_shinjuku_site_is_taken_back() {
    taken_back("shinjuku", "build_at", "[aria-label]");
}

#[test]
fn a_tramways_tile_is_taken_back() {
    taken_back("tramways", "lay", "[aria-label]");
}

/// What there is to see: the prompt, the log, and the names of things on the board.
#[derive(PartialEq)]
struct Seen([String; 3]);

impl Seen {
    async fn at(browser: &Browser, things: &str) -> Seen {
        let script = "return [...document.querySelectorAll(`.board-area ${arguments[0]}`)].map((thing) => thing.ariaLabel).join()";
        let board = browser.ask(script, vec![json!(things)]).await;
        Seen([
            browser.text(".prompt").await,
            browser.text(".log").await,
            board.to_string(),
        ])
    }
}

/// Plays until this was decided; says what was seen just before.
async fn decide(player: &mut Player, action: &str, things: &str) -> Seen {
    let browser = player.browser().clone();
    loop {
        browser.see(".prompt-bar.mine").await;
        let (decisions, before) = (player.decisions(), Seen::at(&browser, things).await);
        player.step(false).await;
        if player.decisions() > decisions && player.last == action {
            browser
                .until("the decision is seen", async || {
                    Seen::at(&browser, things).await != before
                })
                .await;
            return before;
        }
    }
}

/// Takes a decision back, by the button and by the key; afterwards these things of the board are as they were before it.
fn taken_back(game: &str, action: &str, things: &str) {
    scene(&format!("{action} of {game} is taken back"), async |scene| {
        let browser = scene.table(Screen::Desktop, game).await;
        let mut player = Player::at(&browser);
        let before = decide(&mut player, action, things).await;
        browser.click("[data-undo]").await;
        browser
            .until("the decision is taken back", async || {
                Seen::at(&browser, things).await == before
            })
            .await;
        let before = decide(&mut player, action, things).await;
        browser.press('u').await;
        browser
            .until("the key takes back, too", async || {
                Seen::at(&browser, things).await == before
            })
            .await;
    });
}
