//! Puzzles on the real boards: solved, missed, shown, by mouse and by finger; one a day; kept without network.

use std::path::Path;

use e2e::{Browser, Player, Screen, scene};
use serde_json::Value;

/// How many puzzles of each game are solved here.
const SOLVED: usize = 3;

/// The shipped puzzles of a game.
fn puzzles(game: &str) -> Vec<Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../crates/web/static/puzzles-{game}.jsonl"));
    let text = std::fs::read_to_string(file).expect("a game has puzzles");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a puzzle is JSON"))
        .collect()
}

/// The decisions of an answer.
fn line(puzzle: &Value, answer: usize) -> Vec<Value> {
    puzzle["answers"][answer]["line"]
        .as_array()
        .cloned()
        .unwrap_or_default()
}

async fn open(browser: &Browser, game: &str, puzzle: &Value) {
    let id = puzzle["id"].as_str().expect("a puzzle has a name");
    browser.go(&format!("/puzzles/{game}/{id}")).await;
    browser.see(&format!("[data-puzzle='{id}'][data-stand=open]")).await;
    assert_eq!(browser.count("[data-film]").await, 0, "nothing of the set-up is told");
}

async fn play(browser: &Browser, line: &[Value]) {
    let mut player = Player::at(browser);
    for action in line {
        let mut action = action.clone();
        // two tracks of one turn may be laid in any order, and the page says as which action
        if let Some(lay) = action.get_mut("lay").and_then(Value::as_object_mut) {
            lay.remove("duty");
        }
        player.reach(&action).await;
    }
}

/// What is kept of a game's puzzles.
async fn record(browser: &Browser, game: &str) -> Value {
    let script = "return JSON.parse(localStorage.getItem('roundhouse.puzzles.' + arguments[0]))";
    browser.ask(script, vec![game.into()]).await
}

/// The best turn solves a puzzle, and is told by what it brings.
fn solve(game: &'static str, screen: Screen) {
    scene(&format!("puzzles of {game} are solved on {screen:?}"), async |scene| {
        let browser = scene.browser(screen).await;
        for puzzle in puzzles(game).iter().take(SOLVED) {
            open(&browser, game, puzzle).await;
            play(&browser, &line(puzzle, 0)).await;
            browser.see("[data-stand=done] [data-sides]").await;
            assert_eq!(browser.count("[data-side]").await, 2, "both turns side by side");
            assert_eq!(browser.text(".prompt").await, "", "nobody is waited for");
            browser.is_accessible().await;
        }
        let kept = record(&browser, game).await;
        assert_eq!(kept["tried"].as_array().map(Vec::len), Some(SOLVED));
        assert!(kept["rating"].as_f64() > Some(1000.0), "{kept}");
        // one leads to the next, as long as there are any
        let solved = browser.path().await;
        browser.click("[data-next]").await;
        browser.see("[data-puzzle][data-stand=open]").await;
        let second = browser.path().await;
        browser.click("[data-give-up]").await;
        browser.click("[data-next]").await;
        browser
            .until("another one comes", async || {
                let third = browser.path().await;
                third != second && third != solved
            })
            .await;
        browser.see("[data-puzzle][data-stand=open]").await;
        browser.click("[data-leave]").await;
        browser.see("[data-rating]").await;
    });
}

#[test]
fn hill_puzzles_are_solved_by_mouse() {
    solve("hill", Screen::Desktop);
}

#[test]
fn shinjuku_puzzles_are_solved_by_finger() {
    solve("shinjuku", Screen::Phone);
}

#[test]
fn tramways_puzzles_are_solved_by_mouse() {
    solve("tramways", Screen::Desktop);
}

/// How many puzzles of each game are solved by those who look at all kinds of them.
const MANY: usize = 30;

/// Puzzles from all of the file: each can be solved on the board.
fn solve_many(game: &'static str) {
    scene(&format!("many puzzles of {game} are solved"), async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let puzzles = puzzles(game);
        for puzzle in puzzles.iter().step_by(puzzles.len() / MANY).take(MANY) {
            println!("{}", puzzle["id"]);
            open(&browser, game, puzzle).await;
            play(&browser, &line(puzzle, 0)).await;
            browser.see("[data-stand=done] [data-sides]").await;
        }
        let kept = record(&browser, game).await;
        assert_eq!(kept["tried"].as_array().map(Vec::len), Some(MANY));
    });
}

#[test]
#[ignore = "minutes for each game; run it when the puzzles are made anew"]
fn many_puzzles_of_hill_are_solved() {
    solve_many("hill");
}

#[test]
#[ignore = "minutes for each game; run it when the puzzles are made anew"]
fn many_puzzles_of_shinjuku_are_solved() {
    solve_many("shinjuku");
}

#[test]
#[ignore = "minutes for each game; run it when the puzzles are made anew"]
fn many_puzzles_of_tramways_are_solved() {
    solve_many("tramways");
}

/// A wrong turn is told what it costs; then one tries again, or asks for the answer.
#[test]
fn a_wrong_turn_is_told_what_it_costs() {
    scene("a wrong turn is told what it costs", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let puzzle = &puzzles("hill")[0];
        open(&browser, "hill", puzzle).await;
        let last = puzzle["answers"].as_array().map_or(0, Vec::len) - 1;
        play(&browser, &line(puzzle, last)).await;
        browser.see("[data-stand=missed]").await;
        assert!(!browser.text("[data-said]").await.is_empty());
        assert_eq!(record(&browser, "hill").await["tried"][0][1], Value::Bool(false));
        browser.click("[data-again]").await;
        browser.see("[data-stand=open]").await;
        play(&browser, &line(puzzle, 0)).await;
        browser.see("[data-stand=done]").await;
        // the first try counts
        assert_eq!(record(&browser, "hill").await["tried"][0][1], Value::Bool(false));
        browser.click("[data-again]").await;
        browser.press('h').await;
        browser
            .until("the theme is told", async || {
                !browser.text("[data-said]").await.trim().is_empty()
            })
            .await;
        browser.click("[data-lesson-hint]").await;
        browser.see("[data-advised], .advised").await;
        browser.click("[data-give-up]").await;
        browser.see("[data-stand=shown] [data-sides]").await;
        browser.click("[data-unclear]").await;
        let id = puzzle["id"].clone();
        browser
            .until("it is noted", async || {
                record(&browser, "hill").await["unclear"][0] == id
            })
            .await;
    });
}

/// A turn that isn't written down is looked at in the worker.
#[test]
fn any_other_turn_is_judged_too() {
    scene("any other turn is judged, too", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let all = puzzles("hill");
        // the same puzzle without its other answers: so nothing is known of them
        let mut puzzle = all[0].clone();
        let wrong = line(&puzzle, puzzle["answers"].as_array().map_or(0, Vec::len) - 1);
        let accepted = puzzle["accepted"].as_u64().unwrap_or(1) as usize;
        puzzle["answers"].as_array_mut().expect("answers").truncate(accepted);
        let text = puzzle.to_string();
        browser.go("/about").await;
        let script = "return navigator.serviceWorker.ready.then(() => caches.open('roundhouse-data')).then((kept) => kept.put('/puzzles-hill.jsonl', new Response(arguments[0])))";
        browser
            .ask(&format!("{script}.then(() => true)"), vec![text.into()])
            .await;
        scene.kill_server().await;
        open(&browser, "hill", &puzzle).await;
        play(&browser, &wrong).await;
        browser.see("[data-stand=missed]").await;
    });
}

/// The puzzle of the day, a streak, and themes.
fn today(screen: Screen) {
    scene(&format!("there is one for today on {screen:?}"), async |scene| {
        let browser = scene.browser(screen).await;
        for game in ["hill", "shinjuku", "tramways"] {
            browser.go(&format!("/learn/{game}")).await;
            browser.click("[data-puzzles]").await;
            browser.see("[data-daily]").await;
            assert!(browser.count("[data-theme-of]").await >= 4, "{game} has themes");
            browser.is_accessible().await;
        }
        browser.click("[data-daily]").await;
        browser.see("[data-puzzle][data-stand=open]").await;
        let name = "return document.querySelector('[data-puzzle]').dataset.puzzle";
        let id = browser.ask(name, vec![]).await;
        let today = puzzles("tramways").into_iter().find(|puzzle| puzzle["id"] == id);
        play(&browser, &line(&today.expect("it is one of them"), 0)).await;
        browser.see("[data-stand=done]").await;
        assert_eq!(record(&browser, "tramways").await["streak"], 1);
    });
}

#[test]
fn there_is_one_for_today() {
    today(Screen::Desktop);
}

#[test]
fn there_is_one_for_today_on_a_phone() {
    today(Screen::Phone);
}

/// What was fetched once is there without network.
#[test]
fn puzzles_are_kept_for_a_day_without_network() {
    scene("puzzles are kept for a day without network", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.go("/").await;
        browser
            .ask("return navigator.serviceWorker.ready.then(() => true)", vec![])
            .await;
        browser.go("/puzzles/hill").await;
        browser.see("[data-daily]").await;
        browser
            .until("they are kept", async || {
                let kept = "return caches.match('/puzzles-hill.jsonl').then((kept) => Boolean(kept))";
                browser.ask(kept, vec![]).await == Value::Bool(true)
            })
            .await;
        scene.kill_server().await;
        browser.go("/").await;
        browser.click("[data-puzzles=hill]").await;
        browser.see("[data-daily]").await;
        browser.click("[data-train]").await;
        browser.see("[data-puzzle][data-stand=open]").await;
    });
}
