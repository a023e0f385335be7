//! What is not allowed is explained in the words of the rules, in the language of the page.

use e2e::{Browser, Key, Player, Screen, scene};

use crate::language::speak;

#[test]
fn an_illegal_click_in_hill_is_explained() {
    explained(
        "hill",
        "en",
        ".offer button:not(.legal), path.target:not(.legal), .card-target:not(.legal)",
    );
}

#[test]
fn an_illegal_click_in_shinjuku_is_explained() {
    explained("shinjuku", "ja", ".shin-stop:not([data-act])");
}

#[test]
fn an_illegal_click_in_tramways_is_explained() {
    explained(
        "tramways",
        "fr",
        ".tram-bid:not([data-act]), .tram-square:not([data-act])",
    );
}

/// Plays until a click on one of these things is refused with a clause, and follows it to the rule beside the table: with the mouse, then with a finger.
fn explained(game: &str, language: &str, forbidden: &str) {
    scene(&format!("an illegal click in {game} is explained"), async |scene| {
        let browser = scene.table(Screen::Desktop, game).await;
        let table = browser.path().await;
        speak(&browser, language).await;
        browser.go(&table).await;
        let mut player = Player::at(&browser);
        for screen in [Screen::Desktop, Screen::Phone] {
            browser.show_on(screen).await;
            refused(&mut player, forbidden).await;
            let notice = browser.text(".notice").await;
            assert_eq!(
                notice.chars().all(|c| c < '\u{3000}'),
                language != "ja",
                "explained in the language of the page: {notice}"
            );
            follows_to_the_rule(&browser).await;
            assert_eq!(browser.path().await, table, "the table is not left");
        }
    });
}

/// Plays until one of these things is refused with a clause.
async fn refused(player: &mut Player, forbidden: &str) {
    let browser = player.browser().clone();
    for _ in 0..40 {
        browser.see(".prompt-bar.mine").await;
        let lines = browser.count(".log li").await;
        if browser.sees(forbidden).await
            && browser.try_click(forbidden).await
            && browser.sees(".notice .rule-link").await
        {
            assert_eq!(browser.count(".log li").await, lines, "nothing was decided");
            return;
        }
        player.step(false).await;
    }
    panic!("nothing was refused with a clause");
}

/// Opens the rule that the refusal names, and closes both.
async fn follows_to_the_rule(browser: &Browser) {
    let rule = browser.value(".notice .rule-link", "href").await;
    let clause = rule.as_str().unwrap_or_default().rsplit('/').next().unwrap_or_default();
    browser.click(".notice .rule-link").await;
    crate::reference::is_open_at(browser, clause).await;
    browser.press(Key::Escape).await;
    browser.miss("[data-rule-sheet]").await;
    if browser.sees(".notice").await {
        browser.click(".notice button").await;
        browser.miss(".notice").await;
    }
}
