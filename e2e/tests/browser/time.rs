//! The time at a table: choosing a clock, pausing by agreement, being away.

use e2e::{Browser, Key, Screen, scene};

use crate::picture::picture;
use crate::tables::{join_table, make};

/// Ada makes a table with a clock of her own, and Grace comes to it.
async fn slow_table(ada: &Browser, grace: &Browser) {
    ada.go("/new/hill").await;
    ada.fill("input[name=name]", "Ada").await;
    ada.set("select[data-who='1']", "open").await;
    ada.see("[data-clocks] [role=radio]").await;
    // without a mouse: three days, weekends off; then the details
    ada.focus_by_tab("[data-clocks] [role=radio]:nth-of-type(5)").await;
    ada.press(Key::Enter).await;
    ada.see("[data-clocks] [role=radio]:nth-of-type(5).chosen").await;
    assert_eq!(ada.text("[data-clocks] .chosen").await, "3 days per move, weekends off");
    picture(ada, "clock-presets").await;
    ada.click("[data-clock-details] summary").await;
    ada.set("input[name=reserve]", "48").await;
    ada.see("[data-own-clock]").await;
    ada.click("[data-late] [role=radio]:nth-of-type(2)").await;
    picture(ada, "clock-details").await;
    let table = make(ada).await;
    assert!(
        ada.text(".facts")
            .await
            .contains("3 days per move, 48 h in reserve, weekends off"),
        "{}",
        ada.text(".facts").await
    );
    join_table(grace, &table, "Grace").await;
    ada.until("all are there", async || ada.sees("[data-start]:not(:disabled)").await)
        .await;
    ada.click("[data-start]").await;
    for browser in [ada, grace] {
        browser.see(".prompt-bar").await;
    }
}

#[test]
fn a_slow_game_is_paused_when_both_agree() {
    scene("a slow game is paused when both agree", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        slow_table(&ada, &grace).await;
        ada.see("[data-clock]").await;
        let clock = ada.text("[data-clock]").await;
        assert!(
            clock.contains("2 days + 2 days") || clock.contains("3 days + 2 days"),
            "{clock}"
        );

        ada.click("[data-talk]").await;
        ada.see(".drawer [data-ask-pause]").await;
        picture(&ada, "time-drawer").await;
        ada.click(".drawer [data-ask-pause]").await;
        ada.press(Key::Escape).await;
        ada.see("[data-pause-decline]").await;
        grace.see("[data-pause-agree]").await;
        assert!(grace.text("[data-pause]").await.contains("Ada would like a pause."));
        grace.fits().await;
        picture(&grace, "pause-asked-phone").await;
        grace.click("[data-pause-agree]").await;
        for browser in [&ada, &grace] {
            browser.see("[data-resume]").await;
        }
        ada.see("[data-clock].stands").await;
        assert!(ada.text("[data-clock]").await.contains("paused"));
        picture(&ada, "paused").await;
        grace.click("[data-resume]").await;
        for browser in [&ada, &grace] {
            browser.miss("[data-resume]").await;
        }
        ada.until("only a weekend holds it now", async || {
            !ada.text("[data-clock]").await.contains("paused")
        })
        .await;
    });
}

#[test]
fn who_is_away_says_so_at_the_seat_and_takes_days_off() {
    scene("who is away says so at the seat and takes days off", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        slow_table(&ada, &grace).await;
        grace.click("[data-talk]").await;
        grace.click(".drawer [data-back='60']").await;
        grace.see(".drawer [data-back='0']").await;
        picture(&grace, "back-phone").await;
        ada.see(".seat [data-away]").await;
        assert!(ada.text(".seat [data-away]").await.starts_with("Back by "));
        grace.click(".drawer [data-back='0']").await;
        ada.miss(".seat [data-away]").await;

        grace.click(".drawer a[href='/leave']").await;
        grace.see("[data-take-leave]").await;
        assert_eq!(grace.count("[data-year]").await, 2);
        grace.fits().await;
        grace.click("[data-take-leave]").await;
        grace.see("[data-leaves] [data-leave-end]").await;
        picture(&grace, "leave-phone").await;
        ada.see(".seat [data-away]").await;
        assert!(ada.text(".seat [data-away]").await.starts_with("On leave until "));
        picture(&ada, "on-leave").await;
        grace.focus_by_tab("[data-leave-end]").await;
        grace.press(Key::Enter).await;
        grace.miss("[data-leaves]").await;
        ada.miss(".seat [data-away]").await;
    });
}
