//! Two people and a bot, each at home.

use e2e::{Browser, Goal, Player, Scene, Screen, play_together, scene};

use crate::tables::{join_table, make, seat_others};

/// Makes a table for the host, a guest and a bot; gives its path.
async fn make_table(host: &Browser) -> String {
    host.go("/new/shinjuku").await;
    host.fill("input[name=name]", "Ada").await;
    host.click("[data-add-seat]").await;
    host.set("select[data-who='2']", "bot").await;
    host.click("[data-begin]").await;
    host.see(".lobby").await;
    host.path().await
}

/// Ada and Grace with a bot, in a game that has begun.
async fn two_and_a_bot(scene: &Scene) -> [Browser; 2] {
    let (ada, grace) = (
        scene.browser(Screen::Desktop).await,
        scene.browser(Screen::Tablet).await,
    );
    let table = make_table(&ada).await;
    join_table(&grace, &table, "Grace").await;
    ada.click("[data-start]").await;
    for browser in [&ada, &grace] {
        browser.see(".prompt-bar").await;
        assert_eq!(browser.count(".players .seat").await, 3);
    }
    [ada, grace]
}

#[test]
fn a_game_goes_on_after_a_reload_and_after_the_server_was_killed() {
    scene("a game goes on", async |scene| {
        let [ada, grace] = two_and_a_bot(scene).await;
        let (mut first, mut second) = (Player::at(&ada), Player::at(&grace));
        play_together(&mut [&mut first, &mut second], Goal::Decisions(8)).await;
        reload(&grace).await;
        play_together(&mut [&mut first, &mut second], Goal::Decisions(8)).await;
        restart(scene, [&ada, &grace]).await;
        play_together(&mut [&mut first, &mut second], Goal::Decisions(8)).await;
    });
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_whole_shinjuku_game_online() {
    scene("a whole shinjuku game online", async |scene| {
        let [ada, grace] = two_and_a_bot(scene).await;
        let (mut first, mut second) = (Player::at(&ada), Player::at(&grace));
        play_together(&mut [&mut first, &mut second], Goal::ScoreSheet).await;
        println!(
            "decided {:?} and {:?}; clicked by script: {:?}, {:?}",
            first.decided, second.decided, first.blind, second.blind
        );
        assert_eq!(
            ada.text(".score-sheet tfoot").await,
            grace.text(".score-sheet tfoot").await
        );
    });
}

/// Kills the server in the middle and starts it again; nothing is lost for anybody.
async fn restart(scene: &Scene, browsers: [&Browser; 2]) {
    let lines = browsers[0].count(".log li").await;
    scene.kill_server().await;
    for browser in browsers {
        browser.see(".adrift").await;
    }
    scene.start_server_again();
    for browser in browsers {
        browser.miss(".adrift").await;
        browser
            .until("nothing is lost", async || browser.count(".log li").await >= lines)
            .await;
    }
}

/// Loads the page again; the table comes back as it was.
async fn reload(browser: &Browser) {
    let lines = browser.count(".log li").await;
    browser.reload().await;
    browser
        .until("the table is back as it was", async || {
            browser.count(".log li").await >= lines
        })
        .await;
}

/// As many as can play, two of them people: through the first auction, until both have had their two turns.
#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn five_play_tramways_online() {
    scene("five play tramways online", async |scene| {
        let (ada, grace) = (
            scene.browser(Screen::Desktop).await,
            scene.browser(Screen::Tablet).await,
        );
        ada.go("/new/tramways").await;
        ada.fill("input[name=name]", "Ada").await;
        seat_others(&ada, &["open", "bot", "bot", "bot"]).await;
        let table = make(&ada).await;
        join_table(&grace, &table, "Grace").await;
        ada.click("[data-start]").await;
        for browser in [&ada, &grace] {
            browser.see(".prompt-bar").await;
            assert_eq!(browser.count(".players [data-seat]").await, 5);
        }
        let (mut first, mut second) = (Player::at(&ada), Player::at(&grace));
        play_together(&mut [&mut first, &mut second], Goal::Decided("take")).await;
        reload(&grace).await;
        play_together(&mut [&mut first, &mut second], Goal::Decisions(4)).await;
        restart(scene, [&ada, &grace]).await;
        while first.times("end_turn").min(second.times("end_turn")) < 2 {
            play_together(&mut [&mut first, &mut second], Goal::Decisions(1)).await;
        }
        println!(
            "decided {:?} and {:?}; clicked by script: {:?}, {:?}",
            first.decided, second.decided, first.blind, second.blind
        );
        assert_eq!(ada.text(".tram-order").await, grace.text(".tram-order").await);
    });
}

#[test]
fn who_is_there_is_told() {
    scene("who is there is told", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada).await;
        join_table(&grace, &table, "Grace").await;
        ada.click("[data-start]").await;
        for browser in [&ada, &grace] {
            browser.see(".prompt-bar").await;
        }
        let kind = ".players [data-seat='1'] .kind";
        ada.until("she is there", async || ada.text(kind).await == "online")
            .await;
        grace.go("/").await;
        ada.until("she is away", async || ada.text(kind).await == "away").await;
        grace.go(&table).await;
        ada.until("she is back", async || ada.text(kind).await == "online")
            .await;
    });
}
