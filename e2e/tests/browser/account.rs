//! Names and accounts.

use e2e::{Browser, Goal, Player, Screen, scene};
use serde_json::json;

use crate::tables::make_table;

/// Makes an account of the guest, as another tab would.
async fn make_account(browser: &Browser, name: &str) {
    let script = "return fetch('/api/me/account', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({name: arguments[0], password: 'a long password'})}).then((answer) => answer.status)";
    assert_eq!(browser.ask(script, vec![json!(name)]).await, json!(200));
}

/// The guest's old session ends with it, and the line to the table with that.
#[test]
fn an_account_made_elsewhere_does_not_disturb_a_game() {
    scene("an account made elsewhere does not disturb a game", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        make_table(&browser, "bot").await;
        assert_eq!(browser.text(".lobby-seat.seat-0 .guest").await, "guest");
        browser.click("[data-start]").await;
        browser.see(".players [data-seat='0'] .guest").await;
        make_account(&browser, "Ada Lovelace").await;
        browser.see(".adrift").await;
        browser.miss(".adrift").await;
        assert!(!browser.sees(".naming").await);
        Player::at(&browser).play(Goal::Decisions(2)).await;
    });
}

#[test]
fn a_name_that_an_account_has_is_refused_at_its_field() {
    scene("a name that an account has is refused at its field", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada, "open").await;
        make_account(&ada, "Ada Lovelace").await;
        let refusal = "An account has this name, or one that looks like it. Sign in, or pick another name.";

        eve.go("/new/hill").await;
        eve.fill("input[name=name]", "ada lovelace").await;
        eve.click("[data-begin]").await;
        eve.see(".seat-row .problem:not(:empty)").await;
        assert_eq!(eve.text(".seat-row .problem").await, refusal);
        eve.until("the field has the focus", async || {
            eve.ask("return document.activeElement?.name", vec![]).await == json!("name")
        })
        .await;

        eve.go(&table).await;
        eve.fill(".naming input[name=name]", "Ada  Lovelace").await;
        eve.click(".naming button.main").await;
        eve.see(".naming .problem:not(:empty)").await;
        assert_eq!(eve.text(".naming .problem").await, refusal);
        eve.fill(".naming input[name=name]", "Eve").await;
        assert_eq!(eve.text(".naming .problem").await, "");
        eve.click(".naming button.main").await;
        eve.see(".lobby").await;
        let told = eve.watch().await.errors;
        assert!(
            told.len() == 2 && told.iter().all(|error| error.contains("409")),
            "{told:?}"
        );
        eve.reload().await; // from here on nothing is forgiven
        eve.see(".lobby").await;
    });
}
