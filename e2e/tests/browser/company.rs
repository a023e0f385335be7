//! Good company: one's own account, people one would rather not meet, and games that all want to end.

use e2e::{Browser, Key, Screen, scene};
use serde_json::{Value, json};

use crate::picture::picture;
use crate::tables::two_at_a_table;

const PASSWORD: &str = "a long password";

/// A call of the server, as the page would make it; says its status.
async fn call(browser: &Browser, method: &str, path: &str, body: Value) -> Value {
    let script = "return fetch(arguments[1], {method: arguments[0], headers: {'content-type': 'application/json'}, body: JSON.stringify(arguments[2])}).then((answer) => answer.status)";
    browser.ask(script, vec![json!(method), json!(path), body]).await
}

/// What the server answers.
async fn told(browser: &Browser, path: &str) -> Value {
    browser
        .ask(
            "return fetch(arguments[0]).then((answer) => answer.json())",
            vec![json!(path)],
        )
        .await
}

/// Makes an account, as the page would.
async fn account(browser: &Browser, name: &str) {
    browser.go("/").await;
    browser
        .ask("localStorage.setItem('roundhouse.session', 'true')", vec![])
        .await;
    let made = call(
        browser,
        "POST",
        "/api/accounts",
        json!({"name": name, "password": PASSWORD}),
    )
    .await;
    assert_eq!(made, json!(201));
}

/// Opens a part of the account page.
async fn open(browser: &Browser, part: &str) {
    browser.click(&format!("[data-own={part}] summary")).await;
    browser.see(&format!("[data-own={part}] .own-content")).await;
}

/// Waits until something says this.
async fn says(browser: &Browser, selector: &str, words: &str) {
    browser
        .until(&format!("'{selector}' says {words}"), async || {
            browser.text(selector).await.contains(words)
        })
        .await;
}

#[test]
fn a_passkey_is_made_and_opens_the_door() {
    scene("a passkey is made and opens the door", async |scene| {
        let ada = scene.browser_by_name(Screen::Desktop).await;
        ada.add_authenticator().await;
        account(&ada, "Ada Lovelace").await;
        ada.go("/account").await;
        open(&ada, "passkeys").await;
        ada.fill("[data-own=passkeys] input[name=passkey]", "Laptop").await;
        ada.fill("[data-own=passkeys] input[name=proof]", PASSWORD).await;
        ada.click("[data-add-passkey]").await;
        ada.see("[data-passkey=Laptop]").await;
        says(&ada, "[data-own=passkeys] .done", "Added: Laptop.").await;
        picture(&ada, "account-passkeys").await;
        // out, and in again without a word
        assert_eq!(
            call(&ada, "DELETE", "/api/sessions/current", Value::Null).await,
            json!(204)
        );
        ada.ask("localStorage.removeItem('roundhouse.session')", vec![]).await;
        ada.go("/account").await;
        ada.see("[data-passkey-in]").await;
        picture(&ada, "account-nobody").await;
        ada.focus_by_tab("[data-passkey-in]").await;
        ada.press(Key::Enter).await;
        ada.see("[data-own=passkeys]").await;
        assert_eq!(told(&ada, "/api/me").await["account"], json!("Ada Lovelace"));
        // it proves who she is: another password without the old one
        open(&ada, "password").await;
        ada.fill("[data-own=password] input[name=new]", "another long password")
            .await;
        ada.click("[data-own=password] [data-by-passkey]").await;
        says(&ada, "[data-own=password] .done", "Your password is changed.").await;
        open(&ada, "passkeys").await;
        says(&ada, "[data-passkey=Laptop]", "Last used").await;
        ada.click("[data-passkey=Laptop] button").await;
        ada.miss("[data-passkey=Laptop]").await;
    });
}

#[test]
fn one_sees_where_one_is_signed_in() {
    scene("one sees where one is signed in", async |scene| {
        let ada = scene.browser(Screen::Desktop).await;
        account(&ada, "Ada Lovelace").await;
        let phone = scene.browser(Screen::Phone).await;
        phone.go("/account").await;
        phone.click("[data-sign-in]").await;
        phone.fill("input[name=account]", "ada lovelace").await;
        phone.fill("input[name=password]", PASSWORD).await;
        phone.click(".credentials button.main").await;
        phone.see("[data-own=sessions]").await;
        open(&phone, "sessions").await;
        phone.see("[data-session=other]").await;
        says(&phone, "[data-session=this]", "This one").await;
        says(&phone, "[data-session=other] strong", "Chrome on Linux").await;
        phone.fits().await;
        picture(&phone, "account-phone").await;
        phone.click("[data-session=other] button").await;
        phone.miss("[data-session=other]").await;
        // the other one is out, and the password is another one
        ada.go("/account").await;
        ada.see("[data-register]").await;
        open(&phone, "password").await;
        phone
            .fill("[data-own=password] input[name=old]", "a wrong password")
            .await;
        phone
            .fill("[data-own=password] input[name=new]", "another long password")
            .await;
        phone.click("[data-own=password] button.main").await;
        says(&phone, "[data-own=password] .problem", "That isn't your password").await;
        phone.fill("[data-own=password] input[name=old]", PASSWORD).await;
        phone.click("[data-own=password] button.main").await;
        says(&phone, "[data-own=password] .done", "Your password is changed.").await;
        let errors = phone.watch().await.errors;
        assert!(errors.len() == 1 && errors[0].contains("403"), "{errors:?}");
        let errors = ada.watch().await.errors;
        assert!(errors.iter().all(|error| error.contains("401")), "{errors:?}");
        phone.go("/account").await; // from here on nothing is forgiven
        ada.go("/about").await;
    });
}

/// Says something at the table that is open.
async fn say(browser: &Browser, text: &str) {
    if !browser.sees(".drawer").await {
        browser.click("[data-talk]").await;
    }
    browser.fill(".drawer .one-line input", text).await;
    browser.click(".drawer .one-line button").await;
    says(browser, ".talk-lines", text).await;
}

#[test]
fn who_is_rude_is_muted_reported_and_blocked() {
    scene("who is rude is muted, reported and blocked", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        two_at_a_table(&ada, &eve).await;
        say(&eve, "you play like a snail").await;
        say(&ada, "hello").await;
        ada.click("[data-line='0'] .about-line").await;
        ada.see(".line-menu").await;
        ada.click(".line-menu [data-report]").await;
        ada.see("[data-send-report]").await;
        picture(&ada, "line-menu").await;
        ada.fill(".line-menu input[name=note]", "not kind").await;
        ada.click("[data-send-report]").await;
        says(&ada, ".line-menu form .done", "Thank you.").await;
        ada.click("[data-send-report]").await;
        says(&ada, ".line-menu form .problem", "already reported").await;
        // by keys: muted, and the line is gone; the others stay as they are, and are not read aloud again
        let mark = "document.querySelector(\"[data-line='1']\").known = true";
        ada.ask(mark, vec![]).await;
        ada.focus_by_tab(".line-menu [data-mute]").await;
        ada.press(Key::Enter).await;
        ada.miss("[data-line='0']").await;
        let is_kept = "return document.querySelector(\"[data-line='1']\").known === true";
        assert_eq!(ada.ask(is_kept, vec![]).await, json!(true));
        say(&eve, "nobody hears me").await;
        say(&ada, "a fine game").await;
        assert!(!ada.text(".talk-lines").await.contains("nobody"));
        assert!(eve.text(".talk-lines").await.contains("snail"), "and she never knows");
        ada.click(".line-menu [data-close]").await;
        ada.miss(".line-menu").await;
        let place = "return document.activeElement.className";
        assert_eq!(
            ada.ask(place, vec![]).await,
            json!("talk-lines"),
            "its line is gone, so it is read on there"
        );
        // from the list of people at the table
        ada.see("[data-person=Grace] [data-block]").await;
        ada.click("[data-person=Grace] [data-block]").await;
        says(&ada, "[data-person=Grace]", "Grace is blocked.").await;
        picture(&ada, "at-table").await;
        picture(&eve, "at-table-phone").await;
        let errors = ada.watch().await.errors;
        assert!(errors.len() == 1 && errors[0].contains("409"), "{errors:?}");
        ada.go("/account").await;
        open(&ada, "shunned").await;
        says(&ada, "[data-shunned=Grace]", "Blocked").await;
        picture(&ada, "account-shunned").await;
        // she can't come to another table
        let made = "return fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({game: 'hill', seats: [{kind: 'me'}, {kind: 'open'}]})}).then((answer) => answer.json()).then((made) => made.table.id)";
        let table = ada.ask(made, vec![]).await;
        let join = format!("/api/tables/{}/join", table.as_str().unwrap());
        assert_eq!(call(&eve, "POST", &join, json!({})).await, json!(403));
        ada.click("[data-shunned=Grace] button").await;
        ada.miss("[data-shunned=Grace]").await;
        assert_eq!(call(&eve, "POST", &join, json!({})).await, json!(200));
        let errors = eve.watch().await.errors;
        assert!(errors.len() == 1 && errors[0].contains("403"), "{errors:?}");
        eve.go("/games").await; // from here on nothing is forgiven
    });
}

#[test]
fn a_game_is_ended_by_agreement() {
    scene("a game is ended by agreement", async |scene| {
        let (ada, bob) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        two_at_a_table(&ada, &bob).await;
        let ask = async || {
            if !ada.sees(".drawer").await {
                ada.click("[data-talk]").await;
            }
            ada.click("[data-ask-end]").await;
            ada.click("[data-end]").await;
            says(&ada, ".end-question", "Waiting for Grace").await;
        };
        ask().await;
        says(&bob, "[data-asked-to-end]", "Ada would like to end the game").await;
        bob.fits().await;
        picture(&bob, "end-question-phone").await;
        bob.click(".end-question [data-play-on]").await;
        bob.miss("[data-asked-to-end]").await;
        ada.miss(".end-question [data-play-on]").await;
        ask().await;
        ada.press(Key::Escape).await;
        bob.see("[data-agree-end]").await;
        bob.focus_by_tab("[data-agree-end]").await;
        bob.press(Key::Enter).await;
        for browser in [&ada, &bob] {
            browser.see("[data-called-off]").await;
            says(browser, ".prompt", "Ended by agreement").await;
        }
        picture(&ada, "called-off").await;
        ada.go("/games").await;
        says(&ada, ".ticket .when", "Ended by agreement").await;
        picture(&ada, "called-off-games").await;
    });
}

#[test]
fn an_account_is_deleted_for_good() {
    scene("an account is deleted for good", async |scene| {
        let ada = scene.browser(Screen::Desktop).await;
        account(&ada, "Ada Lovelace").await;
        ada.go("/account").await;
        for part in ["data", "delete"] {
            open(&ada, part).await;
        }
        let data = told(&ada, "/api/me/export").await;
        assert_eq!(data["data"]["people"][0]["name"], json!("Ada Lovelace"));
        picture(&ada, "account-delete").await;
        ada.fill("input[name=farewell]", "a wrong password").await;
        ada.click("[data-delete]").await;
        says(&ada, "[data-own=delete] .problem", "That isn't your password").await;
        ada.focus_by_tab("input[name=farewell]").await;
        ada.fill("input[name=farewell]", PASSWORD).await;
        ada.focus_by_tab("[data-delete]").await;
        ada.press(Key::Enter).await;
        ada.see("[data-play]").await;
        assert_eq!(
            call(
                &ada,
                "POST",
                "/api/sessions",
                json!({"name": "Ada Lovelace", "password": PASSWORD})
            )
            .await,
            json!(401)
        );
        let errors = ada.watch().await.errors;
        assert!(
            errors.len() == 2 && errors[0].contains("403") && errors[1].contains("401"),
            "{errors:?}"
        );
        // in every language, on a phone: what a guest finds
        for language in ["ja", "fr"] {
            let phone = scene.browser(Screen::Phone).await;
            phone.choose(json!({"language": language})).await;
            account(&phone, &format!("Reader {language}")).await;
            phone.go("/account").await;
            for part in ["password", "passkeys", "sessions", "shunned", "data", "delete"] {
                open(&phone, part).await;
            }
            phone.fits().await;
            picture(&phone, &format!("account-{language}")).await;
        }
        ada.go("/").await; // from here on nothing is forgiven
    });
}

/// The link of a mail leads here; one that nobody sent says so.
#[test]
fn a_link_that_leads_nowhere_says_so() {
    scene("a link for a new password that leads nowhere says so", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/reset/0123456789abcdef").await;
        browser.fill("input[name=new]", PASSWORD).await;
        browser.click("form button.main").await;
        says(&browser, ".problem", "This link leads nowhere").await;
        picture(&browser, "reset-phone").await;
        browser.go("/account").await;
        browser.click("[data-forgot]").await;
        browser.fill("input[name=mail]", "ada@example.org").await;
        browser.click("form.credentials button.main").await;
        says(
            &browser,
            "form.credentials .problem",
            "This server doesn't send e-mail.",
        )
        .await;
        let errors = browser.watch().await.errors;
        assert!(
            errors.len() == 2 && errors[0].contains("404") && errors[1].contains("409"),
            "{errors:?}"
        );
        browser.go("/").await; // from here on nothing is forgiven
    });
}
