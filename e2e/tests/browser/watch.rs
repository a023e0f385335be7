//! Looking on: the list of games that go on, following a player, spectators who are behind, and a link to a move.

use e2e::{Browser, Screen, scene};
use serde_json::{Value, json};

use crate::person::account;
use crate::picture::picture;

/// Begins a listed game against a beginner, by calls of the server; spectators are three decisions behind.
async fn begin(browser: &Browser) -> String {
    let script = "const tell = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
        return tell('/api/tables', {game: 'hill', seats: [{kind: 'me'}, {kind: 'bot', level: 'beginner'}], listed: true, delay: {kind: 'decisions', n: 3}}).then((answer) => answer.json())
            .then(({table}) => tell(`/api/tables/${table.id}/start`, {}).then(() => table.id))";
    let table = browser.ask(script, vec![]).await;
    table.as_str().expect("a table has an id").to_owned()
}

/// Decides until the game has so many entries, or is over; says how many there are.
async fn play_to(browser: &Browser, table: &str, ply: u64) -> u64 {
    let script = "const [table, ply] = arguments;
        const some = async () => {
            for (let number = 0; number < 12; number += 1) {
                const look = await (await fetch(`/api/tables/${table}?seat=0`)).json();
                if (look.outcome || look.ply >= ply) return [true, look.ply];
                await new Promise((done) => setTimeout(done, 20));
                if (!look.legal) continue;
                const action = look.legal[Math.floor(look.legal.length / 2)];
                await fetch(`/api/tables/${table}/act`, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({seat: 0, ply: look.ply, action})});
            }
            return [false, 0];
        };
        return some()";
    // as long as the machine takes for it
    loop {
        let told = browser.ask(script, vec![json!(table), json!(ply)]).await;
        if told[0] == json!(true) {
            return told[1].as_u64().unwrap_or(0);
        }
    }
}

async fn known_to_strangers(browser: &Browser, table: &str) -> Value {
    let script = "return fetch(`/api/tables/${arguments[0]}`).then((answer) => answer.json()).then((look) => look.ply)";
    browser.ask(script, vec![json!(table)]).await
}

#[test]
fn a_game_is_watched_from_behind_and_a_player_followed() {
    scene("a game is watched from behind and a player followed", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        account(&ada, "Ada Lovelace").await;
        let table = begin(&ada).await;
        let entered = play_to(&ada, &table, 8).await;
        account(&eve, "Eve").await;
        eve.go("/people/Ada%20Lovelace").await;
        eve.click("[data-follow=false]").await;
        eve.see("[data-follow=true]").await;
        picture(&eve, "follow-phone").await;
        eve.go("/").await;
        eve.click("a[href='/watch']").await;
        eve.see("[data-live] .ticket").await;
        eve.see("[data-following] a").await;
        assert!(eve.text("[data-live] .ticket").await.contains("Ada Lovelace"));
        eve.fits().await;
        picture(&eve, "live-phone").await;
        eve.click("[data-live] .ticket").await;
        eve.see("[data-behind]").await;
        assert_eq!(eve.text(".strip [data-behind]").await, "3 moves behind");
        eve.see(".prompt-bar").await;
        let known = known_to_strangers(&eve, &table).await.as_u64().expect("a number");
        assert!(known <= play_to(&ada, &table, entered).await - 3, "{known}");
        picture(&eve, "behind-phone").await;
        // somebody looks on
        ada.go("/watch").await;
        ada.until("one watches", async || {
            ada.go("/watch").await;
            ada.see("[data-live] .ticket").await;
            ada.text("[data-live] .ticket").await.contains("1 watching")
        })
        .await;
        picture(&ada, "live").await;
    });
}

#[test]
fn a_link_leads_to_a_move() {
    scene("a link leads to a move", async |scene| {
        let ada = scene.browser(Screen::Desktop).await;
        account(&ada, "Ada Lovelace").await;
        let table = begin(&ada).await;
        play_to(&ada, &table, 100_000).await;
        let address = format!("/t/{table}?move=9");
        let head = "return fetch(arguments[0]).then((answer) => answer.text()).then((text) => {
            const page = new DOMParser().parseFromString(text, 'text/html');
            const tag = (name) => page.querySelector(`meta[property=\"${name}\"]`).content;
            return [tag('og:title'), tag('og:description'), new URL(tag('og:image')).pathname];
        })";
        let told = ada.ask(head, vec![json!(address)]).await;
        assert_eq!(told[0], "The Rail on the Hill: move 9");
        assert_ne!(told[1], "");
        assert_eq!(told[2], json!(format!("/pictures/move/{table}/9.en.png")));
        let fetched =
            "return fetch(arguments[0]).then((answer) => answer.blob()).then((blob) => [blob.type, blob.size])";
        let png = ada.ask(fetched, vec![told[2].clone()]).await;
        assert_eq!(png[0], "image/png");
        assert!(png[1].as_u64().unwrap_or(0) > 10_000, "{png}");
        ada.go(&address).await;
        ada.see("[data-caption]").await;
        ada.click("[data-jump=step-back]").await;
        ada.until("the replay was there", async || {
            ada.ask("return location.search", vec![]).await == json!("?at=8")
        })
        .await;
        picture(&ada, "move-link").await;
    });
}
