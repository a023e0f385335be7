//! What helps those who are new here.

use e2e::{Goal, Player, Screen, play_together, scene};

use crate::tables::two_at_a_table;

#[test]
fn the_first_game_is_guided() {
    scene("the first game is guided", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        browser.see(".guide[data-guide='0']").await;
        browser.see(".table-page[data-light=town]").await;
        browser.click(".guide [data-on]").await;
        browser.see(".guide[data-guide='1']").await;
        browser.see(".table-page[data-light=offer]").await;
        // it moves on by itself when the thing was done, and stays where it is over a reload
        Player::at(&browser).play(Goal::Decided("take_set")).await;
        browser.see(".guide[data-guide='2']").await;
        browser.reload().await;
        browser.see(".guide[data-guide='2']").await;
        browser.click(".guide [data-away]").await;
        browser.miss(".guide").await;
        browser.miss(".table-page[data-light]").await;
        // for good: not in the next game either
        browser.ask("localStorage.removeItem('roundhouse.games')", vec![]).await;
        browser.go("/").await;
        browser.click("[data-play=hill]").await;
        browser.see(".prompt-bar").await;
        browser.miss(".guide").await;
    });
}

/// Who is invited to a first game is guided, too; who made the table is not.
#[test]
fn who_is_invited_is_guided_at_their_own_seat() {
    scene("who is invited is guided at their own seat", async |scene| {
        let (ada, grace) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        two_at_a_table(&ada, &grace).await;
        grace.see(".guide[data-guide='0']").await;
        // whoever chooses first, both take a set
        play_together(
            &mut [&mut Player::at(&ada), &mut Player::at(&grace)],
            Goal::Decisions(2),
        )
        .await;
        grace.see(".guide[data-guide='2']").await;
        assert!(!ada.sees(".guide").await);
    });
}
