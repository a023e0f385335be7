//! Where people stand: profile, leaderboard, finished games, and who is hidden.

use e2e::{Browser, Key, Scene, Screen, scene};
use serde_json::json;

use crate::person::account;
use crate::picture::picture;

/// Plays a whole game of two against a beginner by calls of the server, any legal action each time; says its table.
async fn play_a_game(browser: &Browser) -> String {
    let begin = "const tell = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)});
        return tell('/api/tables', {game: 'hill', seats: [{kind: 'me'}, {kind: 'bot', level: 'beginner'}]}).then((answer) => answer.json())
            .then(({table}) => tell(`/api/tables/${table.id}/start`, {}).then(() => table.id))";
    let table = browser.ask(begin, vec![]).await;
    let play = "const table = arguments[0];
        const some = async () => {
            for (let number = 0; number < 15; number += 1) {
                const look = await (await fetch(`/api/tables/${table}?seat=0`)).json();
                if (look.outcome) return true;
                if (!look.legal) { await new Promise((done) => setTimeout(done, 50)); continue; }
                const action = look.legal[Math.floor(look.legal.length / 2)];
                await fetch(`/api/tables/${table}/act`, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({seat: 0, ply: look.ply, action})});
            }
            return false;
        };
        return some()";
    while browser.ask(play, vec![table.clone()]).await != json!(true) {}
    table.as_str().expect("a table has an id").to_owned()
}

/// Goes there again until it is so: ratings come a moment after the game.
async fn see_soon(browser: &Browser, path: &str, selector: &str) {
    browser
        .until("it is told", async || {
            browser.go(path).await;
            browser.see("h1").await;
            browser.miss("[role=status].soft").await;
            browser.sees(selector).await
        })
        .await;
}

/// Ada has an account and has finished a game.
async fn ada(scene: &Scene) -> (Browser, String) {
    let ada = scene.browser(Screen::Desktop).await;
    account(&ada, "Ada Lovelace").await;
    let table = play_a_game(&ada).await;
    see_soon(&ada, "/people/Ada%20Lovelace", "[data-rating]").await;
    (ada, table)
}

#[test]
fn a_profile_tells_what_somebody_has_done() {
    scene("a profile tells what somebody has done", async |scene| {
        let (ada, table) = ada(scene).await;
        ada.go("/").await;
        ada.click("[data-own-profile]").await;
        ada.see("[data-profile='Ada Lovelace'] [data-game=hill]").await;
        assert_eq!(ada.text("h1").await, "Ada Lovelace");
        assert!(ada.text("[data-rating]").await.contains('±'));
        assert!(ada.sees(&format!("[data-badges] a[href='/table/{table}']")).await);
        ada.click("[data-openings] summary").await;
        ada.see("[data-openings] tbody tr").await;
        picture(&ada, "profile").await;
        play_a_game(&ada).await;
        see_soon(&ada, "/people/Ada%20Lovelace", ".rating-curve .line").await;

        // somebody else, on a phone
        let eve = scene.browser(Screen::Phone).await;
        eve.go("/people/ada%20lovelace").await;
        eve.see("[data-profile] .rating-curve").await;
        assert!(!eve.sees("[data-privacy]").await, "only for oneself");
        eve.fits().await;
        picture(&eve, "profile-phone").await;
        eve.click("a[href='/standings/hill']").await;
        eve.see("[data-place='1']").await;
        eve.fits().await;
        picture(&eve, "standings-phone").await;
    });
}

#[test]
fn a_leaderboard_has_people_and_bots_on_one_scale() {
    scene("a leaderboard has people and bots on one scale", async |scene| {
        let (ada, _) = ada(scene).await;
        ada.go("/").await;
        ada.click("a[href='/standings/hill']").await;
        ada.see("tr.you a.person").await;
        assert_eq!(ada.text("tr.you a.person").await, "Ada Lovelace");
        assert_eq!(ada.count("tr[data-bot]").await, 5);
        assert!(ada.sees("[data-your-place]").await);
        picture(&ada, "standings").await;
        // without a mouse: three players, whom nobody has met yet
        ada.focus_by_tab("[role=radio]:nth-of-type(3)").await;
        ada.press(Key::Enter).await;
        ada.miss("[data-place]").await;
        ada.focus_by_tab("[role=radio]:nth-of-type(2)").await;
        ada.press(Key::Enter).await;
        ada.see("[data-place='1']").await;
        ada.click("tr.you a.person").await;
        ada.see("[data-profile]").await;
    });
}

#[test]
fn finished_games_are_found_and_watched_again() {
    scene("finished games are found and watched again", async |scene| {
        let (ada, table) = ada(scene).await;
        let found = format!("[data-found] a[href='/table/{table}']");
        ada.go("/games").await;
        ada.click("a[href='/games/finished']").await;
        ada.see(&found).await;
        ada.set("select[name=game]", "hill").await;
        ada.see("select[name=option]").await;
        ada.fill("input[name=player]", "ada lovelace").await;
        ada.focus_by_tab("[data-search]").await;
        ada.press(Key::Enter).await;
        ada.until("the address names what was asked for", async || {
            ada.ask("return location.search", vec![]).await == json!("?game=hill&player=ada%20lovelace")
        })
        .await;
        ada.see(&found).await;
        picture(&ada, "finished").await;
        ada.go("/games/finished?game=hill&least=5000").await;
        ada.see("[data-none]").await;
        ada.go("/games/finished?game=hill&from=2020-01-01&to=2020-12-31").await;
        ada.see("[data-none]").await;
        let phone = scene.browser(Screen::Phone).await;
        phone.go("/games/finished?game=hill&players=2&least=-100").await;
        phone.see(&found).await;
        phone.fits().await;
        picture(&phone, "finished-phone").await;
        phone.click(&found).await;
        phone.see(".score-sheet").await;
    });
}

#[test]
fn who_is_hidden_is_somebody_to_others() {
    scene("who is hidden is somebody to others", async |scene| {
        let (ada, table) = ada(scene).await;
        ada.click("[data-privacy] input").await;
        see_soon(&ada, "/people/Ada%20Lovelace", "[data-hidden]").await;
        let eve = scene.browser(Screen::Desktop).await;
        eve.go("/standings/hill").await;
        eve.see("[data-place='1'] th .soft").await;
        assert_eq!(eve.text("[data-place='1'] th").await, "Somebody");
        eve.go("/games/finished").await;
        eve.see(&format!("[data-found] a[href='/table/{table}']")).await;
        let listed = eve.text("[data-found]").await;
        assert!(listed.contains("Somebody") && !listed.contains("Ada"), "{listed}");
        ada.go("/games/finished").await;
        ada.see("[data-found] a").await;
        assert!(
            ada.text("[data-found]").await.contains("Ada Lovelace"),
            "to herself she has her name"
        );
        eve.go("/people/Ada%20Lovelace").await;
        eve.see("h1").await;
        eve.until("there is no such profile", async || {
            eve.text("main")
                .await
                .contains("No player named Ada Lovelace shows a profile here.")
        })
        .await;
        let told = eve.watch().await.errors;
        assert!(told.len() == 1 && told[0].contains("404"), "{told:?}");
        eve.go("/").await; // from here on nothing is forgiven
        eve.see("[data-play]").await;
    });
}
