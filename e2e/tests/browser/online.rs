//! Two people and a bot, each at home.

use e2e::{Browser, Goal, Player, Screen, play_together, scene};

use crate::tables::join_table;

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

#[test]
fn a_whole_shinjuku_game_online() {
    scene("a whole shinjuku game online", async |scene| {
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
        let (mut first, mut second) = (Player::at(&ada), Player::at(&grace));

        play_together(&mut [&mut first, &mut second], Goal::Decisions(8)).await;
        let lines = grace.count(".log li").await;
        grace.reload().await;
        grace
            .until("the table is back as it was", async || {
                grace.count(".log li").await >= lines
            })
            .await;

        play_together(&mut [&mut first, &mut second], Goal::Decisions(8)).await;
        let lines = ada.count(".log li").await;
        scene.kill_server().await;
        for browser in [&ada, &grace] {
            browser.see(".adrift").await;
        }
        scene.start_server_again();
        for browser in [&ada, &grace] {
            browser.miss(".adrift").await;
            browser
                .until("nothing is lost", async || browser.count(".log li").await >= lines)
                .await;
        }

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
