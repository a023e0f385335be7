//! Taking back.

use e2e::{Browser, Player, Screen, scene};

#[test]
fn a_hill_track_is_taken_back() {
    taken_back("hill", "lay");
}

#[test]
fn a_shinjuku_site_is_taken_back() {
    taken_back("shinjuku", "build_at");
}

async fn seen(browser: &Browser) -> (String, String) {
    (browser.text(".prompt").await, browser.text(".log").await)
}

/// Plays until this was decided; says what was seen just before.
async fn decide(player: &mut Player, action: &str) -> (String, String) {
    let browser = player.browser().clone();
    loop {
        browser.see(".prompt-bar.mine").await;
        let (decisions, before) = (player.decisions(), seen(&browser).await);
        player.step(false).await;
        if player.decisions() > decisions && player.last == action {
            browser
                .until("the decision is seen", async || seen(&browser).await != before)
                .await;
            return before;
        }
    }
}

fn taken_back(game: &str, action: &str) {
    scene(&format!("{action} of {game} is taken back"), async |scene| {
        let browser = scene.table(Screen::Desktop, game).await;
        let mut player = Player::at(&browser);
        let before = decide(&mut player, action).await;
        browser.click("[data-undo]").await;
        browser
            .until("the decision is taken back", async || seen(&browser).await == before)
            .await;
        let before = decide(&mut player, action).await;
        browser.press('u').await;
        browser
            .until("the key takes back, too", async || seen(&browser).await == before)
            .await;
    });
}
