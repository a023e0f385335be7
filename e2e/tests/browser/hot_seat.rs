//! Several people around one screen.

use e2e::{Goal, Player, Screen, scene};

#[test]
fn two_people_around_one_screen() {
    scene("two people around one screen", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/new/hill").await;
        browser.click(".set-up .pick button:nth-of-type(2)").await;
        browser.set("select[data-who='1']", "person").await;
        browser.click("[data-begin]").await;
        browser.see(".prompt-bar").await;
        let mut player = Player::at(&browser);
        let mut curtains = 0;
        for _ in 0..30 {
            browser.see(".curtain, .prompt-bar.mine").await;
            if browser.sees(".curtain").await {
                curtains += 1;
                assert_eq!(
                    browser
                        .ask("return e2e.point(document.querySelector('.board-area'))", vec![])
                        .await,
                    serde_json::Value::Null,
                    "the curtain hides the board"
                );
                browser.click("[data-reveal]").await;
                browser.miss(".curtain").await;
            }
            player.play(Goal::Decisions(1)).await;
        }
        assert!(curtains >= 2, "both have looked: {curtains}");
        assert_eq!(browser.count(".players .seat").await, 2);
    });
}

/// The choices at the beginning of a turn are the same for all, what a bot would do is not.
#[test]
fn a_hint_is_only_for_who_asked() {
    scene("a hint is only for who asked", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/new/shinjuku").await;
        browser.click(".set-up .pick button:nth-of-type(2)").await;
        browser.set("select[data-who='1']", "person").await;
        browser.click("[data-begin]").await;
        browser.see(".prompt-bar").await;
        if browser.sees("[data-reveal]").await {
            browser.click("[data-reveal]").await;
        }
        browser.click("[data-hint]").await;
        browser.see(".hints li").await;
        browser.click("[data-act*=choose][data-act*=income]").await;
        browser.click("[data-reveal]").await;
        browser.see("[data-act*=choose][data-act*=income]").await;
        assert_eq!(browser.count(".hint-panel h2").await, 0);
    });
}
