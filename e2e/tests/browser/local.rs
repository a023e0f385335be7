//! Games in the page, with no server but for its files.

use e2e::{Goal, Player, Screen, scene};

#[test]
fn a_whole_hill_game_against_bots() {
    scene("a whole hill game against bots", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser.click("[data-play=hill]").await;
        browser.see(".prompt-bar").await;
        assert!(browser.path().await.starts_with("/local/"));
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        let pace = browser.pace().await;
        println!("{pace}; {:?}; {} blind", player.decided, player.blind);
        assert!(pace.median() < 50.0, "{pace}");
    });
}
