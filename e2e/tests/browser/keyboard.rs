//! Without a mouse.

use e2e::{Browser, Goal, Key, Player, Screen, scene};
use serde_json::json;

#[test]
fn a_hill_turn_by_keyboard() {
    turn_by_keys("hill");
}

#[test]
fn a_shinjuku_turn_by_keyboard() {
    turn_by_keys("shinjuku");
}

#[test]
fn a_tramways_turn_by_keyboard() {
    turn_by_keys("tramways");
}

fn turn_by_keys(game: &str) {
    scene(&format!("a {game} turn by keyboard"), async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser.focus_by_tab(&format!("[data-play={game}]")).await;
        browser.press(Key::Enter).await;
        browser.see(".prompt-bar").await;
        let mut player = Player::with_keys(&browser);
        player.play(Goal::Decided("end_turn")).await;
        println!("decided {:?}", player.decided);
        let goes_on = "return document.activeElement?.matches('.prompt') === true";
        browser
            .until("the keys go on at the prompt", async || {
                browser.ask(goes_on, vec![]).await == json!(true)
            })
            .await;
    });
}

#[test]
fn arrows_go_over_the_map_and_the_map_follows() {
    scene("arrows go over the map and the map follows", async |scene| {
        // a phone shows only the middle of the map at first
        let browser = scene.table(Screen::Phone, "shinjuku").await;
        browser.click("[data-act*=choose][data-act*=expand]").await;
        browser.see(".shin-beyond").await;
        browser.focus_by_tab(".shin-chart [tabindex='0']").await;
        let mut steps = 0;
        for key in [Key::Left, Key::Up, Key::Right, Key::Down, Key::Left] {
            steps += walk(&browser, key, ".shin-chart").await;
        }
        assert!(steps > 4, "{steps}");
    });
}

#[test]
fn arrows_go_over_the_town() {
    scene("arrows go over the town", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let table = scene
            .played("hill", 2)
            .beginning(0.4)
            .put_into(&browser, "middle")
            .await;
        browser.go(&table).await;
        browser.see(".prompt-bar.mine").await;
        browser.focus_by_tab(".board-area :is([data-act], [data-pick])").await;
        let mut steps = 0;
        for key in [Key::Left, Key::Right, Key::Down, Key::Up] {
            steps += walk(&browser, key, ".board-area").await;
        }
        assert!(steps > 0);
    });
}

/// Goes as far as a key leads within a frame, and checks that everything reached is visible in it; gives the number of steps.
async fn walk(browser: &Browser, key: Key, frame: &str) -> usize {
    let step = "const here = document.activeElement, frame = document.querySelector(arguments[0]), [area, seen] = [here, frame].map((each) => each.getBoundingClientRect());
        if (here === window.last || !frame.contains(here)) { window.last.focus(); window.last = null; return 'the edge'; }
        window.last = here;
        const [x, y] = [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
        return seen.left <= x && x <= seen.right && seen.top <= y && y <= seen.bottom ? 'seen' : `${here.ariaLabel} is out of sight`";
    for steps in 0..60 {
        let came_to = browser.ask(step, vec![json!(frame)]).await;
        if came_to == json!("the edge") {
            return steps - 1;
        }
        assert_eq!(came_to, json!("seen"));
        browser.press(key.clone()).await;
    }
    panic!("the keys never come to an edge");
}

#[test]
fn the_keys_are_explained() {
    scene("the keys are explained", async |scene| {
        let browser = scene.table(Screen::Desktop, "hill").await;
        browser.press('?').await;
        browser.see("[role=dialog]").await;
        browser.press(Key::Escape).await;
        browser.miss("[role=dialog]").await;
    });
}
