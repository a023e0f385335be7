//! The finished game once more.

use e2e::{Goal, Player, Screen, scene};

#[test]
fn the_slider_goes_back_and_play_goes_on_from_there() {
    scene("the slider goes back and play goes on from there", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let game = scene.played("hill", 2);
        let table = game.put_into(&browser, "finished").await;
        browser.go(&table).await;
        browser.see(".score-sheet").await;
        browser.see("input[data-replay]").await;
        let last = browser.text(".prompt").await;
        let turns: usize = browser
            .value("input[data-replay]", "max")
            .await
            .as_str()
            .unwrap_or_default()
            .parse()
            .expect("a number of turns");
        assert!(
            turns > 14 && turns < game.decisions(),
            "the slider goes by turns, not by {turns} steps"
        );
        assert!(
            !browser.sees("[data-end]").await,
            "this game ended before it was opened"
        );
        browser.click("[data-sheet]").await;
        browser.set("input[data-replay]", "12").await;
        browser
            .until("the past is shown", async || {
                browser.text(".prompt").await != last && browser.text("[data-caption]").await.contains(": ")
            })
            .await;
        let line = browser.text(".log li:last-child").await;
        let caption = browser.text("[data-caption]").await;
        assert!(
            !line.is_empty() && caption.ends_with(&line),
            "the log ends where the board is: '{line}' with '{caption}'"
        );
        let top = browser
            .ask(
                "return document.querySelector('.board-area').getBoundingClientRect().top",
                vec![],
            )
            .await;
        assert!(
            top.as_f64().is_some_and(|top| top >= 0.0),
            "the board is in view while the slider is moved: {top}"
        );
        assert_ne!(browser.text(".prompt").await, last);
        browser.click("[data-jump=last]").await;
        browser
            .until("the whole log is back", async || {
                browser.text(".log li:last-child").await.contains("over")
            })
            .await;
        browser.set("input[data-replay]", "12").await;
        browser
            .until("the past is shown again", async || {
                browser.text(".log li:last-child").await == line
            })
            .await;
        browser.click("[data-continue]").await;
        browser
            .until("a new game begins there", async || browser.path().await != table)
            .await;
        browser.miss(".score-sheet").await;
        Player::at(&browser).play(Goal::Decisions(3)).await;
    });
}
