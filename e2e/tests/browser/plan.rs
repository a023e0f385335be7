//! Planning ahead: one player plans on the board, the other moves, and the server carries the plan out, or drops it and says so.

use e2e::{Browser, Player, Scene, Screen, scene};
use serde_json::{Value, json};

use crate::picture::picture;
use crate::tables::{join_table, make};

/// Grace and Ada at a table of this game; says who is to move, and who waits.
async fn two_at(scene: &Scene, game: &str, screens: [Screen; 2]) -> [Browser; 2] {
    let [ada, grace] = [scene.browser(screens[0]).await, scene.browser(screens[1]).await];
    ada.go(&format!("/new/{game}")).await;
    ada.fill("input[name=name]", "Ada").await;
    ada.set("select[data-who='1']", "open").await;
    let table = make(&ada).await;
    join_table(&grace, &table, "Grace").await;
    ada.click("[data-start]").await;
    for browser in [&ada, &grace] {
        browser.see(".prompt-bar").await;
    }
    ada.until("somebody is to move", async || {
        ada.sees(".prompt-bar.mine").await || grace.sees(".prompt-bar.mine").await
    })
    .await;
    if ada.sees(".prompt-bar.mine").await {
        [ada, grace]
    } else {
        [grace, ada]
    }
}

fn end() -> Value {
    json!({"end_turn": {}})
}

fn choose(action: &str) -> Value {
    json!({"choose": {"action": action}})
}

/// Supposes that the other takes an income, and ends one's own turn then.
async fn enter_plan(waits: &Browser) {
    waits.click("[data-plan]").await;
    waits.see("[data-plan-mode] .board-area").await;
    let mut dreams = Player::at(waits);
    dreams.decide(&choose("income")).await;
    waits.see("[data-plan-supposed] li").await;
    dreams.decide(&end()).await;
    waits.see("[data-plan-tree] [data-plan-remove]").await;
}

#[test]
fn a_plan_is_entered_and_carried_out() {
    scene("a plan is entered and carried out", async |scene| {
        let [moves, waits] = two_at(scene, "shinjuku", [Screen::Desktop, Screen::Desktop]).await;
        enter_plan(&waits).await;
        let tree = waits.text("[data-plan-tree]").await;
        assert!(tree.contains("If:"), "{tree}");
        waits.fits().await;
        picture(&waits, "plan-mode").await;
        // otherwise, expand
        waits.click("[data-plan-case]").await;
        waits.click("[data-plan-anything]").await;
        Player::at(&waits).decide(&choose("expand")).await;
        let tree = waits.text("[data-plan-tree]").await;
        assert!(tree.contains("Otherwise"), "{tree}");
        waits.click("[data-plan-lay]").await;
        waits.see("[data-plan-laid]").await;
        picture(&waits, "plan-laid").await;
        waits.see(".prompt-bar").await;
        assert!(!waits.sees("[data-plan-mode]").await);
        assert!(!waits.sees("[data-plan]").await, "one plan at a time");
        assert!(!moves.sees("[data-plan-laid]").await, "it is nobody else's business");

        // what lies there can be read again
        waits.click("[data-plan-laid]").await;
        waits.see("[data-plan-words] li").await;
        let words = waits.text("[data-plan-words]").await;
        assert!(words.contains("If:") && words.contains("Otherwise"), "{words}");
        waits.click(".drawer .title-row button").await;

        Player::at(&moves).decide(&choose("income")).await;
        waits.see("[data-plan-fate=done]").await;
        moves.see(".prompt-bar.mine").await;
        assert!(!waits.sees(".prompt-bar.mine").await, "the turn was ended by the plan");
        waits.click("[data-plan-fate] button").await;
        waits.miss("[data-plan-fate]").await;
    });
}

#[test]
fn a_plan_that_does_not_fit_is_dropped_and_told() {
    scene("a plan that does not fit is dropped and told", async |scene| {
        // nobody knows who begins
        let [moves, waits] = two_at(scene, "shinjuku", [Screen::Phone; 2]).await;
        enter_plan(&waits).await;
        waits.fits().await;
        assert!(!waits.sees("[data-plan-mode] [data-hint]").await);
        // the board comes first, the panel below it
        let is_below = "const top = (what) => document.querySelector(what).getBoundingClientRect().top;
            return top('.plan-panel') > top('.plan-mode .board-area')";
        assert_eq!(waits.ask(is_below, vec![]).await, json!(true));
        waits.click("[data-plan-lay]").await;
        waits.see("[data-plan-laid]").await;
        Player::at(&moves).decide(&end()).await;
        waits.see("[data-plan-fate=no_fit]").await;
        waits.see(".prompt-bar.mine").await;
        waits.miss("[data-plan-laid]").await;
        waits.fits().await;
        // and the game goes on by hand
        Player::at(&waits).decide(&end()).await;
        moves.see(".prompt-bar.mine").await;
    });
}

/// Entering and putting away a plan by the keys alone, and the simple forms.
#[test]
fn a_plan_by_keyboard() {
    scene("a plan by keyboard", async |scene| {
        let [moves, waits] = two_at(scene, "tramways", [Screen::Desktop, Screen::Desktop]).await;
        waits.focus_by_tab("[data-plan]").await;
        waits.press(e2e::Key::Enter).await;
        waits.see("[data-plan-mode] .board-area").await;
        waits.focus_by_tab("[data-plan-forced]").await;
        waits.press(' ').await;
        waits.focus_by_tab("[data-plan-lay]").await;
        waits.press(e2e::Key::Enter).await;
        waits.see("[data-plan-laid]").await;
        waits.focus_by_tab("[data-plan-laid]").await;
        waits.press(e2e::Key::Enter).await;
        waits.see("[data-plan-words] li").await;
        waits.focus_by_tab("[data-plan-away]").await;
        waits.press(e2e::Key::Enter).await;
        waits.miss("[data-plan-laid]").await;
        assert!(moves.sees(".prompt-bar.mine").await);
    });
}

/// In each game the others' decisions are played on the board, and one's own after them.
#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn in_every_game_a_plan_is_played_on_the_board() {
    scene("in every game a plan is played on the board", async |scene| {
        for game in ["hill", "shinjuku", "tramways"] {
            let [_moves, waits] = two_at(scene, game, [Screen::Desktop, Screen::Desktop]).await;
            waits.click("[data-plan]").await;
            waits.see("[data-plan-mode] .prompt-bar.mine").await;
            let mut dreams = Player::at(&waits);
            for _ in 0..200 {
                if waits.sees("[data-plan-supposed] li").await {
                    break;
                }
                dreams.step(false).await;
            }
            waits.click("[data-plan-alike='0']").await;
            waits
                .until("it is one's own turn", async || {
                    if waits.sees("[data-plan-anything]:not(:disabled)").await {
                        waits.try_click("[data-plan-anything]").await;
                    }
                    waits.sees("[data-plan-anything]:disabled").await
                })
                .await;
            for _ in 0..200 {
                if waits.sees("[data-plan-tree]").await {
                    break;
                }
                dreams.step(false).await;
            }
            waits.see("[data-plan-tree]").await;
            waits.fits().await;
            waits.click("[data-plan-lay]").await;
            waits.see("[data-plan-laid]").await;
            waits.click("[data-plan-laid]").await;
            waits.see("[data-plan-words] li").await;
            let words = waits.text("[data-plan-words]").await;
            assert!(words.contains("anything of that kind"), "{game}: {words}");
        }
    });
}
