//! A tournament from registration to its final table, and the daily challenge.

use e2e::{Browser, Key, Screen, scene};
use serde_json::{Value, json};

use crate::person::account;
use crate::picture::picture;

/// Decides a few times at this table by calls of the server, any legal action each time; says whether the game is over.
async fn decide(browser: &Browser, table: &Value) -> bool {
    let play = "const table = arguments[0];
        const some = async () => {
            for (let number = 0; number < 15; number += 1) {
                const look = await (await fetch(`/api/tables/${table}`)).json();
                if (look.outcome) return true;
                if (!look.legal) return false;
                const action = look.legal[Math.floor(look.legal.length / 2)];
                await fetch(`/api/tables/${table}/act`, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({seat: look.seat, ply: look.ply, action})});
            }
            return false;
        };
        return some()";
    browser.ask(play, vec![table.clone()]).await == json!(true)
}

/// The tournament as the server tells it.
async fn cup(browser: &Browser, id: &str) -> Value {
    let look = "return fetch(`/api/cups/${arguments[0]}`).then((answer) => answer.json())";
    browser.ask(look, vec![json!(id)]).await
}

/// Everybody plays wherever they are awaited until it is so. Whole games take as long as the machine does.
async fn play_until(people: &[&Browser], id: &str, so: impl Fn(&Value) -> bool) {
    while !so(&cup(people[0], id).await) {
        for person in people {
            let table = cup(person, id).await["your_table"].clone();
            if table.is_string() {
                decide(person, &table).await;
            }
        }
    }
}

/// Signs up under this name, as a guest.
async fn sign_up(browser: &Browser, id: &str, name: &str) {
    browser.go(&format!("/cups/{id}")).await;
    browser.click("[data-join]").await;
    browser.fill("input[name=name]", name).await;
    browser.press(Key::Enter).await;
    browser.miss("input[name=name]").await;
    browser.click("[data-join]").await;
}

#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_swiss_tournament_from_registration_to_the_final_table() {
    scene(
        "a Swiss tournament from registration to the final table",
        async |scene| {
            let ada = scene.browser(Screen::Desktop).await;
            account(&ada, "Ada").await;
            ada.go("/").await;
            ada.click("[data-cups]").await;
            ada.see("[data-new-cup]").await;
            ada.click("[data-new-cup]").await;
            // without a mouse: the name, then the places
            ada.focus_by_tab("input[name=cup]").await;
            ada.fill("input[name=cup]", "Winter Cup").await;
            ada.fill("input[type=number]", "3").await;
            ada.click("[data-more-settings] summary").await;
            picture(&ada, "cup-form").await;
            let size =
                "[...document.querySelectorAll('[data-more-settings] .pick')][1].querySelector('button').click()";
            ada.ask(size, vec![]).await;
            let rounds =
                "[...document.querySelectorAll('[data-more-settings] .pick')][2].querySelectorAll('button')[2].click()";
            ada.ask(rounds, vec![]).await;
            ada.focus_by_tab("[data-make-cup]").await;
            ada.press(Key::Enter).await;
            ada.see("[data-cup-page] [data-join]").await;
            let id = ada.value("[data-cup-page]", "dataset").await["cupPage"]
                .as_str()
                .expect("an id")
                .to_owned();
            ada.click("[data-join]").await;
            ada.see("[data-people='1']").await;
            picture(&ada, "cup-open").await;

            let bob = scene.browser(Screen::Phone).await;
            sign_up(&bob, &id, "Bob").await;
            bob.see("[data-people='2']").await;
            bob.fits().await;
            picture(&bob, "cup-open-phone").await;
            // who has signed up is seen without loading the page again
            ada.see("[data-people='2']").await;
            let cy = scene.browser(Screen::Phone).await;
            sign_up(&cy, &id, "Cy").await;

            // it is full: the first round begins by itself
            ada.see("[data-state=running]").await;
            ada.see("[data-round='1']").await;
            ada.click("[data-your-table]").await;
            ada.see("[data-beyond]").await;
            let people = [&ada, &bob, &cy];
            let in_round = |number: usize| {
                move |cup: &Value| cup["rounds"].as_array().is_some_and(|rounds| rounds.len() >= number)
            };
            play_until(&people, &id, in_round(2)).await;
            ada.click("[data-beyond]").await;
            ada.see("[data-round='2']").await;
            picture(&ada, "cup-running").await;
            bob.see("[data-round='2']").await;
            bob.fits().await;
            picture(&bob, "cup-running-phone").await;
            play_until(&people, &id, |cup| cup["state"] == "finished").await;
            ada.see("[data-state=finished]").await;
            assert_eq!(ada.count(".cup-standings tbody tr").await, 3);
            assert_eq!(ada.count("[data-round]").await, 2);
            picture(&ada, "cup-finished").await;
            // the final table can be watched again
            ada.click("[data-round='2'] a[data-table]").await;
            ada.see(".end-card, [data-replay], .replay").await;
            bob.go("/cups").await;
            bob.see(&format!("[data-cup='{id}']")).await;
            bob.fits().await;
            picture(&bob, "cups-phone").await;
        },
    );
}

#[test]
fn a_knockout_is_drawn_as_a_bracket() {
    scene("a knockout is drawn as a bracket", async |scene| {
        let ada = scene.browser(Screen::Desktop).await;
        account(&ada, "Ada").await;
        let make = "return fetch('/api/cups', {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name: 'Duels', format: 'knockout', size: 2, most: 3,
                entry: 'invited', table: {game: 'hill', seats: [], clock: {kind: 'live', minutes: 60}, stand_in: 'beginner'}})}).then((answer) => answer.json())";
        let made = ada.ask(make, vec![]).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        let secret = made["secret"].as_str().expect("a secret").to_owned();
        let bob = scene.browser(Screen::Phone).await;
        // without the link nobody signs up, and is told why
        sign_up(&bob, &id, "Bob").await;
        bob.see(".problem:not(:empty)").await;
        let errors = bob.watch().await.errors;
        assert!(errors.len() == 1 && errors[0].contains("403"), "{errors:?}");
        bob.go(&format!("/cups/{id}?key={secret}")).await;
        bob.click("[data-join]").await;
        bob.see("[data-people='1']").await;
        ada.go(&format!("/cups/{id}")).await;
        ada.click("[data-join]").await;
        ada.see("[data-people='2']").await;
        ada.see("[data-new-link]").await;
        ada.click("[data-start-cup]").await;
        ada.see(".bracket [data-round='1'] .cup-table").await;
        picture(&ada, "bracket").await;
        bob.see(".bracket").await;
        bob.fits().await;
        picture(&bob, "bracket-phone").await;
        // Bob leaves, and Ada wins
        bob.click("[data-withdraw-ask]").await;
        bob.click("[data-withdraw]").await;
        play_until(&[&ada], &id, |cup| cup["state"] == "finished").await;
        ada.see("[data-state=finished]").await;
        assert!(ada.text("[data-state=finished]").await.contains("Ada"));
    });
}

#[test]
fn the_daily_challenge_tells_nothing_before_one_has_played() {
    scene(
        "the daily challenge tells nothing before one has played",
        async |scene| {
            let ada = scene.browser(Screen::Desktop).await;
            account(&ada, "Ada").await;
            ada.go("/").await;
            ada.click("[data-daily]").await;
            ada.see("[data-daily=hill] [data-play-daily]").await;
            picture(&ada, "daily").await;
            ada.focus_by_tab("[data-daily=hill] [data-play-daily]").await;
            ada.press(Key::Enter).await;
            ada.see("[data-beyond]").await;
            let path = ada.path().await;
            let table = json!(path.trim_start_matches("/table/"));
            while !decide(&ada, &table).await {}
            ada.go("/daily/hill").await;
            ada.see("[data-own-result]").await;
            ada.see(".daily-best tr.you").await;
            picture(&ada, "daily-best").await;

            let eve = scene.browser(Screen::Phone).await;
            eve.go("/daily/hill").await;
            eve.see("[data-secret]").await;
            assert!(!eve.sees(".daily-best").await);
            eve.fits().await;
            picture(&eve, "daily-phone").await;
            let status = "return fetch(`/api/tables/${arguments[0]}/log`).then((answer) => answer.status)";
            assert_eq!(eve.ask(status, vec![table.clone()]).await, json!(409));
            let errors = eve.watch().await.errors;
            assert!(errors.len() == 1 && errors[0].contains("409"), "{errors:?}");
            // a guest plays, too
            eve.click("[data-play-daily]").await;
            eve.fill("input[name=name]", "Eve").await;
            eve.press(Key::Enter).await;
            eve.miss("input[name=name]").await;
            eve.click("[data-play-daily]").await;
            eve.see("[data-beyond]").await;
            let own = json!(eve.path().await.trim_start_matches("/table/"));
            while !decide(&eve, &own).await {}
            eve.go("/daily/hill").await;
            eve.see(".daily-best tr").await;
            assert_eq!(eve.count(".daily-best tbody tr").await, 1, "guests don't stand there");
            assert_eq!(eve.ask(status, vec![table]).await, json!(200));
            eve.fits().await;
            picture(&eve, "daily-best-phone").await;
        },
    );
}
