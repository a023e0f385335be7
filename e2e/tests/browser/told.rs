//! Being told: in a hidden tab, with the page closed, and the page where one chooses it.

use std::io::{Read, Write};
use std::net::TcpListener;

use e2e::{Browser, Goal, Key, Player, Screen, play_together, scene};
use serde_json::{Value, json};

use crate::tables::{join_table, make_table};

/// What the browser shows in its own notifications.
async fn notified(browser: &Browser) -> Vec<String> {
    let script = "return navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((each) => each.body))";
    let shown = browser.ask(script, vec![]).await;
    serde_json::from_value(shown).expect("texts")
}

/// Hides the page, or shows it again. Chromium without a screen takes no tab for hidden, whichever is in front: so the page is told.
async fn hide(browser: &Browser, hidden: bool) {
    let script = "const hidden = arguments[0];
        Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
        document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))";
    browser.ask(script, vec![json!(hidden)]).await;
}

async fn choose_notices(browser: &Browser) {
    browser.allow_notifications().await;
    browser.choose(json!({"notices": true})).await;
}

#[test]
fn whose_tab_is_hidden_is_told() {
    scene("whose tab is hidden is told", async |scene| {
        let (ada, bob) = (
            scene.browser(Screen::Desktop).await,
            scene.browser(Screen::Desktop).await,
        );
        choose_notices(&ada).await;
        let table = make_table(&ada, "open").await;
        join_table(&bob, &table, "Bob").await;
        ada.click("[data-start]").await;
        for browser in [&ada, &bob] {
            browser.see(".prompt-bar").await;
        }
        // both play until it is Bob's turn
        let (mut first, mut second) = (Player::at(&ada), Player::at(&bob));
        while !bob.sees(".prompt-bar.mine").await || ada.sees(".prompt-bar.mine").await {
            play_together(&mut [&mut first, &mut second], Goal::Decisions(1)).await;
        }
        hide(&ada, true).await;
        while bob.sees(".prompt-bar.mine").await {
            second.play(Goal::Decisions(1)).await;
        }
        ada.until("the title is marked", async || {
            let title = ada.ask("return document.title", vec![]).await;
            title.as_str().is_some_and(|title| title.starts_with("● "))
        })
        .await;
        ada.until("the browser notifies", async || {
            notified(&ada).await == ["It’s your turn in The Rail on the Hill."]
        })
        .await;
        // who looks needs no mark
        hide(&ada, false).await;
        ada.until("the mark is gone", async || {
            let title = ada.ask("return document.title", vec![]).await;
            title.as_str().is_some_and(|title| !title.starts_with("● "))
        })
        .await;
    });
}

/// No push service can be reached from here, so the message is handed to the service worker as the browser would hand it.
#[test]
fn a_push_comes_with_the_page_closed() {
    scene("a push comes with the page closed", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.allow_notifications().await;
        browser.go("/about").await;
        browser
            .ask("return navigator.serviceWorker.ready.then(() => true)", vec![])
            .await;
        let text = "It’s your turn in The Rail on the Hill with Bob.";
        let message = json!({"title": "Roundhouse", "text": text, "path": "/table/00", "tag": "00"});
        browser.close_page().await;
        browser.push(&message.to_string()).await;
        browser.go("/about").await;
        browser
            .until("the browser notifies", async || notified(&browser).await == [text])
            .await;
    });
}

/// A webhook of the scene's own, which takes whatever comes; its address.
fn open_hook() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let url = format!("http://{}/hook", listener.local_addr().expect("it listens"));
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let (mut head, mut stream) = ([0; 4_096], stream);
            let _ = stream.read(&mut head);
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n");
        }
    });
    url
}

/// Says where to be told, by mouse or finger, and tries it.
async fn add_hook(browser: &Browser) {
    browser.fill("input[name=hook]", &open_hook()).await;
    browser.click("[data-add=hook]").await;
    browser.see(".target[data-channel=hook]").await;
    browser.click(".target summary").await;
    browser.click(".target [data-test]").await;
    browser
        .until("it says that it was sent", async || {
            browser.text(".told .done").await.starts_with("Sent.")
        })
        .await;
}

/// How many kinds of news the server sends to the first target.
async fn kinds(browser: &Browser) -> usize {
    let kinds = &kept(browser).await["targets"][0]["wishes"]["kinds"];
    kinds.as_array().expect("a target has kinds").len()
}

/// What the server knows.
async fn kept(browser: &Browser) -> Value {
    browser
        .ask("return fetch('/api/me/news').then((answer) => answer.json())", vec![])
        .await
}

#[test]
fn one_chooses_where_and_when_to_be_told() {
    scene("one chooses where and when to be told", async |scene| {
        for screen in [Screen::Desktop, Screen::Phone] {
            let browser = scene.browser(screen).await;
            browser.go("/told").await;
            browser.see(".told a[href='/account']").await;
            make_table(&browser, "open").await;
            browser.go("/settings").await;
            browser.click(".settings a[href='/told']").await;
            browser.see("input[name=hook]").await;
            add_hook(&browser).await;
            let all = kinds(&browser).await;
            browser.click(".target fieldset label:nth-of-type(2)").await;
            browser
                .until("the server knows it", async || kinds(&browser).await == all - 1)
                .await;
            browser.set(".target select", "30").await;
            browser
                .until("the server knows it", async || {
                    kept(&browser).await["targets"][0]["wishes"]["wait"] == json!(30)
                })
                .await;
            browser.click(".target .pick button:nth-child(3)").await;
            browser
                .until("the server knows it", async || {
                    kept(&browser).await["targets"][0]["wishes"]["digest"] == json!("daily")
                })
                .await;
            browser.click(".told h2 + .switch:has(~ label input[name=zone])").await;
            browser.see("input[name=quiet-from]").await;
            browser
                .until("the server knows it", async || {
                    kept(&browser).await["hours"]["quiet"] == json!({"from": 1320, "to": 480})
                })
                .await;
            browser.fits().await;
            browser.is_accessible().await;
            browser.click(".target [data-remove]").await;
            browser.miss(".target").await;
        }
    });
}

/// Who hosts a table can have a chat service told of all that happens there.
#[test]
fn a_table_has_a_webhook_of_its_own() {
    scene("a table has a webhook of its own", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        let table = make_table(&browser, "open").await;
        browser.click("[data-table-hook]").await;
        browser.fill("input[name=table-hook]", &open_hook()).await;
        browser.click("[data-add=table-hook]").await;
        browser.see(".target[data-channel=hook]").await;
        let kept = kept(&browser).await["targets"][0]["table"].clone();
        assert!(table.ends_with(kept.as_str().unwrap_or("-")), "{kept} at {table}");
        browser.is_accessible().await;
    });
}

/// The same by keys alone.
#[test]
fn one_chooses_by_keys() {
    scene("one chooses by keys", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        make_table(&browser, "open").await;
        browser.go("/told").await;
        browser.see("input[name=hook]").await;
        browser.focus_by_tab("input[name=hook]").await;
        for letter in "http://127.0.0.1:9/".chars() {
            browser.press(letter).await;
        }
        browser.press(Key::Enter).await;
        browser.see(".target").await;
        browser.focus_by_tab(".target summary").await;
        browser.press(Key::Enter).await;
        browser.focus_by_tab(".target fieldset input").await;
        let all = kinds(&browser).await;
        browser.press(' ').await;
        browser
            .until("the server knows it", async || kinds(&browser).await == all - 1)
            .await;
        browser.focus_by_tab(".target [data-remove]").await;
        browser.press(Key::Enter).await;
        browser.miss(".target").await;
    });
}

/// The pages that mails lead to ask before they do anything, and their buttons are heard: a form of a page is no other site's.
#[test]
fn the_button_of_a_mail_page_is_heard() {
    scene("the button of a mail page is heard", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        // there is no such address: the server says so, in a page
        browser.go("/news/stop/0123456789abcdef").await;
        browser.click("form button.main").await;
        browser.see("main a[href='/']").await;
        browser.miss("form").await;
        let told = browser.watch().await.errors;
        assert!(
            told.iter()
                .all(|error| error.contains("/news/stop/") && error.contains("404")),
            "nothing else is missing, and nothing is forbidden: {told:?}"
        );
        browser.click("main a[href='/']").await;
        browser.see("[data-play]").await;
    });
}
