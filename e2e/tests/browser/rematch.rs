//! Another game: nobody is dragged into it.

use e2e::{Browser, Screen, play_out, scene};

use crate::tables::{can_start, two_at_a_table};

/// Plays a game of two to its end, and asks for another one; says the path of its table.
async fn ask_for_another(ada: &Browser, grace: &Browser) -> String {
    let table = two_at_a_table(ada, grace).await;
    play_out(&table, &[ada, grace]).await;
    for browser in [ada, grace] {
        browser.see(".score-sheet [data-rematch]").await;
    }
    ada.click(".score-sheet [data-rematch]").await;
    ada.see(".lobby").await;
    assert_eq!(
        ada.text(".lobby-seat.seat-1 .who .soft").await,
        "asked to play again, no answer yet"
    );
    assert_eq!(ada.text(".ways [role=status]").await, "Waiting for Grace to say yes.");
    assert!(!can_start(ada).await);
    grace.click(".strip [data-next]").await;
    grace.see("[data-agree]").await;
    assert!(
        !grace.sees("[data-join]").await,
        "her seat is kept, there is none to look for"
    );
    ada.path().await
}

#[test]
fn a_rematch_begins_when_all_have_said_yes() {
    scene("a rematch begins when all have said yes", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let next = ask_for_another(&ada, &grace).await;
        assert_eq!(grace.path().await, next);
        grace.click("[data-agree]").await;
        grace.miss("[data-agree]").await;
        grace.see("[data-leave]").await;
        ada.until("all have said yes", async || can_start(&ada).await).await;
        ada.click("[data-start]").await;
        for browser in [&ada, &grace] {
            browser.see(".prompt-bar").await;
            assert_eq!(browser.count(".players .seat").await, 2);
        }
    });
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_rematch_can_be_declined() {
    scene("a rematch can be declined", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Phone).await, scene.browser(Screen::Desktop).await);
        let next = ask_for_another(&ada, &grace).await;
        grace.click("[data-decline]").await;
        grace
            .until("she is elsewhere", async || grace.path().await == "/games")
            .await;
        ada.until("the seat is open", async || {
            ada.text(".lobby-seat.seat-1 strong").await == "Open seat"
        })
        .await;
        assert!(!can_start(&ada).await);
        // if she changes her mind, she sits down like anybody else
        grace.go(&next).await;
        grace.click("[data-join]").await;
        ada.until("all are there", async || can_start(&ada).await).await;
    });
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn the_host_need_not_wait_for_an_answer() {
    scene("the host need not wait for an answer", async |scene| {
        let (ada, grace) = (
            scene.browser(Screen::Desktop).await,
            scene.browser(Screen::Tablet).await,
        );
        ask_for_another(&ada, &grace).await;
        ada.click("[data-remove]").await;
        ada.click("[data-remove-sure]").await;
        ada.until("the seat is open", async || {
            ada.text(".lobby-seat.seat-1 strong").await == "Open seat"
        })
        .await;
        // she did nothing wrong: the seat is hers if she is quick
        grace.miss("[data-agree]").await;
        grace.click("[data-join]").await;
        ada.until("all are there", async || can_start(&ada).await).await;
    });
}
