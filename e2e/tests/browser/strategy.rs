//! The strategy pages: what the bots' games say, drawn, in every language.

use e2e::{Browser, Screen, scene};

/// The page of each game is there and says something, in the game's own words.
fn pages(screen: Screen, name: &str) {
    scene(&format!("strategy {name}"), async |scene| {
        let browser = scene.browser(screen).await;
        for game in ["hill", "shinjuku", "tramways"] {
            browser.go(&format!("/learn/{game}")).await;
            browser.click(&format!("a[href='/strategy/{game}']")).await;
            browser.see(&format!("[data-strategy={game}] .dots")).await;
            assert!(browser.count(".strategy-facts li").await >= 2, "{game}: a headline");
            assert!(browser.count(".dots tbody tr").await >= 10, "{game}: many facts");
            assert_eq!(
                browser.count(".dots tbody tr").await,
                browser.count(".dots .dot").await,
                "{game}: each has its dot"
            );
            whole_list(&browser).await;
            browser.is_accessible().await;
        }
    });
}

/// A long list shows its ends first, and all of it on request.
async fn whole_list(browser: &Browser) {
    let before = browser.count(".dots tbody tr").await;
    if browser.sees(".strategy summary").await {
        browser.click(".strategy summary").await;
        browser.see(".strategy details .dots").await;
        assert!(browser.count(".dots tbody tr").await > before);
    }
}

#[test]
fn what_wins_is_shown_on_a_desktop() {
    pages(Screen::Desktop, "on a desktop");
}

#[test]
fn what_wins_is_shown_on_a_phone() {
    pages(Screen::Phone, "on a phone");
}

#[test]
fn rules_and_home_lead_to_the_strategy_pages() {
    scene("ways to the strategy pages", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/rules/shinjuku").await;
        browser.click("a[href='/strategy/shinjuku']").await;
        browser.see("[data-strategy=shinjuku]").await;
        browser.go("/").await;
        browser.click(".small-ways a[href='/strategy/tramways']").await;
        browser.see("[data-strategy=tramways]").await;
    });
}
