//! Before the game: who may stay, who may talk, and what is played.

use e2e::{Screen, scene};
use serde_json::json;

use crate::tables::{can_start, join_table, make, make_table};

#[test]
fn the_host_removes_somebody() {
    scene("the host removes somebody", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada, "open").await;
        assert!(!ada.sees("[data-remove]").await, "neither herself nor an open seat");
        join_table(&eve, &table, "Eve").await;
        ada.until("she has sat down", async || can_start(&ada).await).await;
        assert!(!eve.sees("[data-remove]").await, "only the host can");
        // one click is not enough
        ada.click(".lobby-seat.seat-1 [data-remove]").await;
        ada.click("[data-keep]").await;
        ada.see("[data-remove]").await;
        assert!(can_start(&ada).await);
        ada.click("[data-remove]").await;
        ada.click("[data-remove-sure]").await;
        ada.until("the seat is open", async || {
            ada.text(".lobby-seat.seat-1 strong").await == "Open seat"
        })
        .await;
        eve.see("[data-ended]").await;
        assert!(
            eve.text("[data-ended]")
                .await
                .contains("The host removed you from this table.")
        );
        eve.reload().await;
        eve.see("[data-ended]").await;
        assert!(
            eve.text("[data-ended]")
                .await
                .contains("The host removed you from this table.")
        );
    });
}

/// On a French phone, where words are longest.
#[test]
fn the_removed_one_reads_why_in_french() {
    scene("the removed one reads why in french", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Phone).await, scene.browser(Screen::Phone).await);
        for browser in [&ada, &eve] {
            browser.choose(json!({"language": "fr"})).await;
        }
        let table = make_table(&ada, "open").await;
        join_table(&eve, &table, "Ève de Saint-Barthélemy-d’Anjou").await;
        ada.click("[data-remove]").await;
        ada.see("[data-remove-sure]").await;
        ada.fits().await;
        ada.click("[data-remove-sure]").await;
        eve.see("[data-ended]").await;
        assert!(
            eve.text("[data-ended]")
                .await
                .contains("L’hôte vous a retiré de cette table.")
        );
    });
}

#[test]
fn spectators_listen_unless_they_may_talk() {
    scene("spectators listen unless they may talk", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada, "bot").await;
        eve.go(&table).await;
        eve.see("[data-listens]").await;
        assert!(!eve.sees(".talk form").await);
        ada.fill(".talk input", "Hello, Eve").await;
        ada.click(".talk form button").await;
        eve.until("she reads it", async || {
            eve.text(".talk-lines").await.contains("Hello, Eve")
        })
        .await;

        ada.go("/new/hill").await;
        ada.set("select[data-who='1']", "bot").await;
        ada.click("[data-spectator-chat] .switch").await;
        let table = make(&ada).await;
        assert!(ada.text(".facts").await.contains("they may chat"));
        eve.go(&table).await;
        // to look on needs no name; to say something does
        eve.click("[data-name-to-talk]").await;
        eve.fill(".naming input[name=name]", "Eve").await;
        eve.click(".naming button.main").await;
        eve.fill(".talk input", "Hello, Ada").await;
        eve.click(".talk form button").await;
        ada.until("she reads it", async || {
            ada.text(".talk-lines").await.contains("Hello, Ada")
        })
        .await;
    });
}

#[test]
fn without_spectators_nobody_asks_whether_they_chat() {
    scene("without spectators nobody asks whether they chat", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/new/hill").await;
        browser.see("[data-spectator-chat]").await;
        browser.click("fieldset:has([data-spectator-chat]) > .switch").await;
        browser.miss("[data-spectator-chat]").await;
    });
}

#[test]
fn own_cards_are_told_in_the_lobby() {
    scene("own cards are told in the lobby", async |scene| {
        const CARDS: &str = include_str!("../../../crates/hill/data/hill.toml");
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        ada.go("/new/hill").await;
        ada.fill("input[name=name]", "Ada").await;
        ada.click(".set-up details summary").await;
        let script = "const files = new DataTransfer(); files.items.add(new File([arguments[0]], 'mine.toml'));
            const field = document.querySelector('input[type=file]'); field.files = files.files; field.dispatchEvent(new Event('change', {bubbles: true}))";
        ada.ask(script, vec![json!(CARDS)]).await;
        let table = make(&ada).await;
        join_table(&grace, &table, "Grace").await;
        for browser in [&ada, &grace] {
            assert_eq!(browser.text(".facts [data-option=cards]").await, "Custom card list");
            let read = browser
                .ask(
                    "return fetch(document.querySelector('[data-option=cards] a').href).then((list) => list.text())",
                    vec![],
                )
                .await;
            assert_eq!(read, json!(CARDS));
        }
        ada.click("[data-start]").await;
        for browser in [&ada, &grace] {
            browser.see(".prompt-bar").await;
        }
    });
}
