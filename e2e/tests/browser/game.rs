//! Whole games in the page, against bots.

use e2e::{Goal, Player, Screen, scene};

use crate::tables::begin_here;

/// A script had to click nothing for the player.
fn assert_reaches_everything(player: &Player) {
    let blind = &player.blind;
    assert!(blind.is_empty(), "a person reaches everything: {blind:?}");
}

#[test]
fn a_whole_hill_game_by_clicks() {
    scene("a whole hill game by clicks", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        let pace = browser.pace().await;
        println!(
            "{pace}; decided {:?}; clicked by script: {:?}",
            player.decided, player.blind
        );
        assert!(browser.count(".score-sheet tbody tr").await > 3);
    });
}

#[test]
fn a_whole_shinjuku_game_by_clicks() {
    scene("a whole shinjuku game by clicks", async |scene| {
        let browser = scene.table(Screen::Desktop, "shinjuku").await;
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        let pace = browser.pace().await;
        println!(
            "{pace}; decided {:?}; clicked by script: {:?}",
            player.decided, player.blind
        );
        assert!(browser.count(".score-sheet tbody tr").await > 1);
    });
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_whole_tramways_game_by_clicks() {
    scene("a whole tramways game by clicks", async |scene| {
        let browser = scene.table(Screen::Desktop, "tramways").await;
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        let pace = browser.pace().await;
        println!(
            "{pace}; decided {:?}; clicked by script: {:?}",
            player.decided, player.blind
        );
        assert!(browser.count(".score-sheet tbody tr").await > 3);
        assert_reaches_everything(&player);
    });
}

/// Around one screen, as friends set it up: a person and two bots.
#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_whole_tramways_game_of_three() {
    scene("a whole tramways game of three", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        begin_here(&browser, "tramways", &["bot", "bot"]).await;
        assert_eq!(browser.count(".players .seat").await, 3);
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
        assert_eq!(browser.count(".score-sheet thead th[class*=seat-]").await, 3);
        assert_eq!(browser.count(".score-sheet tfoot td").await, 6, "points and places");
        assert_reaches_everything(&player);
    });
}

/// T17: alone, with the line of cards instead of an auction, to a rating.
#[test]
fn a_whole_tramways_game_alone() {
    scene("a whole tramways game alone", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/new/tramways").await;
        browser.click(".set-up .pick button:nth-of-type(2)").await;
        browser.click(".seat-rows > :nth-child(2) button.quiet").await;
        browser.click("[data-begin]").await;
        browser.see(".prompt-bar").await;
        let mut player = Player::at(&browser);
        player.play(Goal::ScoreSheet).await;
        println!("decided {:?}; clicked by script: {:?}", player.decided, player.blind);
        assert!(player.decided.contains_key("take"), "cards were taken from the line");
    });
}

/// A game in the page outlives the page.
#[test]
fn a_reload_in_the_middle_loses_nothing() {
    scene("a reload in the middle loses nothing", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        let mut player = Player::at(&browser);
        player.play(Goal::Decisions(5)).await;
        browser.see(".prompt-bar.mine").await;
        let (prompt, log) = (browser.text(".prompt").await, browser.text(".log").await);
        browser.reload().await;
        browser.see(".prompt-bar.mine").await;
        assert_eq!(
            (browser.text(".prompt").await, browser.text(".log").await),
            (prompt, log)
        );
        player.play(Goal::Decisions(1)).await;
    });
}
