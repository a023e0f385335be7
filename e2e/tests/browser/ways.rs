//! Ways in and around: accounts, lists of games, links, chat, and a second tab.

use e2e::{Browser, Goal, Player, Screen, Tab, scene};
use serde_json::json;

use crate::tables::{begin_here, can_start, make, make_table, two_at_a_table};

/// Fills in the account's form inside of this, and sends it.
async fn make_account(browser: &Browser, inside: &str, name: Option<&str>) {
    if let Some(name) = name {
        browser.fill(&format!("{inside} input[name=account]"), name).await;
    }
    browser
        .fill(&format!("{inside} input[name=password]"), "a long password")
        .await;
    browser.click(&format!("{inside} .credentials button.main")).await;
}

#[test]
fn an_account_is_made_wherever_a_name_is_asked() {
    scene("an account is made wherever a name is asked", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        // where a game is set up
        ada.go("/new/hill").await;
        ada.click("[data-register]").await;
        make_account(&ada, ".passport", Some("Ada Lovelace")).await;
        ada.see(".seat-row span.own-name").await;
        let table = make(&ada).await;
        assert!(!ada.sees(".lobby-seat.seat-0 .guest").await, "she is no guest");
        // where somebody comes to a table: as a guest first, who keeps name and seat
        grace.go(&table).await;
        grace.fill(".naming input[name=name]", "Grace").await;
        grace.click(".naming button.main").await;
        grace.see(".lobby").await;
        ada.see(".lobby-seat.seat-1 .guest").await;
        grace.click("[data-keep-name] summary").await;
        assert_eq!(
            grace.value("[data-keep-name] input[name=account]", "value").await,
            json!("Grace")
        );
        make_account(&grace, "[data-keep-name]", None).await;
        ada.miss(".lobby-seat.seat-1 .guest").await;
        assert_eq!(ada.text(".lobby-seat.seat-1 strong").await.trim(), "Grace");
        assert!(can_start(&ada).await);
        grace.go("/").await;
        grace
            .until("home knows the account", async || {
                grace.text("[data-account]").await.contains("Grace")
            })
            .await;
        grace.go(&table).await;
        ada.click("[data-start]").await;
        grace.see(".prompt-bar").await;
    });
}

#[test]
fn a_visitor_registers_on_the_way_to_a_seat() {
    scene("a visitor registers on the way to a seat", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada, "open").await;
        eve.go(&table).await;
        eve.click(".naming [data-register]").await;
        make_account(&eve, ".naming", Some("Eve")).await;
        eve.see(".lobby").await;
        ada.until("she has sat down", async || can_start(&ada).await).await;
        assert!(!ada.sees(".lobby-seat.seat-1 .guest").await);
    });
}

#[test]
fn lists_of_games_say_whose_turn_it_is() {
    scene("lists of games say whose turn it is", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        two_at_a_table(&ada, &grace).await;
        begin_here(&ada, "shinjuku", &["person"]).await;
        for page in ["/games", "/"] {
            for (browser, other) in [(&ada, "Grace"), (&grace, "Ada")] {
                browser.go(page).await;
                let online = ".ticket[href^='/table/']";
                browser.see(&format!("{online} [data-turn]")).await;
                let ticket = browser.text(online).await;
                assert!(ticket.contains(&format!("with {other}")), "{page}: {ticket}");
            }
            let (ada_says, grace_says) = (
                ada.text(".ticket[href^='/table/'] [data-turn]").await,
                grace.text(".ticket[href^='/table/'] [data-turn]").await,
            );
            let is_someones = ada_says == "Your turn" || grace_says == "Your turn";
            assert!(is_someones, "{page}: {ada_says}, {grace_says}");
            ada.see(".ticket[href^='/local/'] [data-turn]").await;
        }
        // tables with a free seat are found from home
        ada.go("/new/tramways").await;
        ada.click("fieldset:has([data-spectator-chat]) > .switch:last-of-type")
            .await;
        let table = make(&ada).await;
        grace.go("/").await;
        grace.see(&format!("[data-open-tables] .ticket[href='{table}']")).await;
        grace
            .click(&format!("[data-open-tables] .ticket[href='{table}']"))
            .await;
        grace.see(".lobby [data-join]").await;
    });
}

#[test]
fn a_spectator_needs_no_name() {
    scene("a spectator needs no name", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = make_table(&ada, "bot").await;
        ada.click("[data-start]").await;
        ada.see(".prompt-bar.mine").await;
        eve.go(&table).await;
        eve.see(".strip .tag").await;
        assert!(!eve.sees(".naming").await);
        eve.click(".tabs button:nth-of-type(2)").await;
        let lines = eve.count(".log li").await;
        Player::at(&ada).play(Goal::Decisions(2)).await;
        eve.until("she sees what is played", async || eve.count(".log li").await > lines)
            .await;
        // with a seat open, she chooses
        ada.go("/new/hill").await;
        let open = make(&ada).await;
        eve.go(&open).await;
        eve.see(".naming").await;
        eve.click("[data-watch]").await;
        eve.see(".lobby").await;
        eve.click("[data-join]").await;
        eve.fill(".naming input[name=name]", "Eve").await;
        eve.click(".naming button.main").await;
        ada.until("she has sat down", async || can_start(&ada).await).await;
    });
}

#[test]
fn a_dead_link_says_so_at_once() {
    scene("a dead link says so at once", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        let said = [
            ("en", "Can't open this table", "This link doesn't work any more"),
            ("ja", "この卓", "このリンクはもう使えません"),
            ("fr", "table", "Ce lien ne fonctionne plus"),
        ];
        for (language, no_table, dead_link) in said {
            browser.choose(json!({"language": language})).await;
            for (path, title) in [("/table/nowhere", no_table), ("/claim/nothing", dead_link)] {
                browser.go(path).await;
                browser.see("[data-ended]").await;
                assert!(!browser.sees(".naming").await, "{path}: no name is asked for nothing");
                let heading = browser.text("[data-ended] h1").await;
                assert!(heading.contains(title), "{path} in {language}: {heading}");
            }
        }
        let told = browser.watch().await.errors;
        assert!(
            told.len() == 6 && told.iter().all(|error| error.contains("404")),
            "{told:?}"
        );
        browser.go("/local/nothing").await;
        browser.see("main h1").await;
    });
}

#[test]
fn own_lines_are_never_unread() {
    scene("own lines are never unread", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        two_at_a_table(&ada, &grace).await;
        ada.click("[data-talk]").await;
        ada.fill(".drawer .talk input", "Good luck!").await;
        ada.click(".drawer .talk form button").await;
        grace.see("[data-talk] .count").await;
        assert_eq!(grace.text("[data-talk] .count").await, "1");
        // as if she came back later: what she said herself is nothing new to her
        ada.reload().await;
        ada.see("[data-talk]").await;
        grace.click("[data-talk]").await;
        grace.fill(".drawer .talk input", "You too!").await;
        grace.click(".drawer .talk form button").await;
        ada.see("[data-talk] .count").await;
        assert_eq!(ada.text("[data-talk] .count").await, "1");
        assert!(!grace.sees("[data-talk] .count").await);
    });
}

/// What a tab shows of a game, once it is the player's turn: its log, and how many decisions are kept.
async fn shown(browser: &Browser) -> (String, serde_json::Value) {
    browser.see(".prompt-bar.mine").await;
    let kept = "return JSON.parse(localStorage.getItem('roundhouse.game.' + location.pathname.split('/').pop())).actions.length";
    (browser.text(".log").await, browser.ask(kept, vec![]).await)
}

#[test]
fn a_second_tab_follows_the_first() {
    scene("a second tab follows the first", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let first = browser.open_tab("/about").await;
        let second = browser.tab().await;
        for (game, screen) in [
            ("shinjuku", Screen::Desktop),
            ("hill", Screen::Phone),
            ("tramways", Screen::Phone),
        ] {
            for tab in [&second, &first] {
                browser.look_at(tab).await;
                browser.show_on(screen).await;
            }
            browser.go("/").await;
            browser.click(&format!("[data-play={game}]")).await;
            follow_each_other(&browser, &first, &second).await;
        }
    });
}

/// What is played in one of two tabs is seen in the other, and the other way round. The table is in the first, which is looked at.
async fn follow_each_other(browser: &Browser, first: &Tab, second: &Tab) {
    browser.see(".prompt-bar.mine").await;
    Player::at(browser).play(Goal::EndOfTurn).await;
    let (log, decisions) = shown(browser).await;
    let table = browser.path().await;
    browser.look_at(second).await;
    browser.go(&table).await;
    assert_eq!(shown(browser).await, (log, decisions.clone()), "it comes as it is");
    let mut before = decisions;
    for (played, other) in [(second, first), (first, second)] {
        browser.look_at(played).await;
        Player::at(browser).play(Goal::EndOfTurn).await;
        let (log, decisions) = shown(browser).await;
        assert!(decisions.as_u64() > before.as_u64(), "nothing is lost");
        browser.look_at(other).await;
        browser
            .until("the other tab shows the same", async || {
                browser.text(".log").await == log
            })
            .await;
        assert_eq!(shown(browser).await, (log, decisions.clone()), "nothing is doubled");
        before = decisions;
    }
}
