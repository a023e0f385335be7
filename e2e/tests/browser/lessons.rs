//! Every lesson on its board: by mouse, by keys alone and by finger; each try goes wrong as the lesson says, and a reload loses nothing.

use std::collections::BTreeSet;
use std::path::Path;

use e2e::{Browser, Player, Screen, scene};
use serde_json::Value;

/// How a learner plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Mouse,
    Keys,
    Finger,
}

/// A lesson, as its file says.
struct Lesson {
    id: String,
    steps: Vec<Value>,
}

/// The lessons of a game, in their order.
fn lessons(game: &str) -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../crates/{game}/lessons"));
    let files = std::fs::read_dir(&folder).expect("a game has lessons");
    let mut lessons: Vec<Lesson> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a lesson can be read");
            let lesson: Value = toml::from_str(&text).expect("a lesson is TOML");
            Lesson {
                id: lesson["id"].as_str().expect("a lesson has a name").to_owned(),
                steps: list(&lesson["step"]),
            }
        })
        .collect();
    lessons.sort_by_key(|lesson| lesson.id[1..].parse::<u32>().expect("a number"));
    lessons
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// All lessons of a game, one after the other, as a learner goes through them.
fn course(game: &str, by: By) {
    let name = match by {
        By::Mouse => "by mouse",
        By::Keys => "by keys",
        By::Finger => "by finger",
    };
    scene(&format!("the course of {game} {name}"), async |scene| {
        let screen = if by == By::Finger {
            Screen::Phone
        } else {
            Screen::Desktop
        };
        let browser = scene.browser(screen).await;
        let lessons = lessons(game);
        browser.go(&format!("/learn/{game}")).await;
        browser.click("[data-begin]").await;
        for lesson in &lessons {
            browser
                .see(&format!("[data-lesson={}][data-stand=open]", lesson.id))
                .await;
            take(&browser, lesson, by).await;
            browser.click("[data-next]").await;
        }
        // the line shows what is done
        browser.see(".course").await;
        let done = browser.count(".course .done").await;
        assert_eq!(done, lessons.len());
    });
}

/// Takes a lesson to its end.
async fn take(browser: &Browser, lesson: &Lesson, by: By) {
    let mut player = if by == By::Keys {
        Player::with_keys(browser)
    } else {
        Player::at(browser)
    };
    for (number, step) in lesson.steps.iter().enumerate() {
        println!("{} step {}", lesson.id, number + 1);
        browser.see("[data-stand=open]").await;
        // several tries may be told the same: one of them will do
        let mut said = BTreeSet::new();
        for tried in list(&step["try"]) {
            if said.insert(tried["say"].to_string()) {
                try_out(&mut player, &tried).await;
            }
        }
        if number + 1 == lesson.steps.len() {
            browser.reload().await;
            browser.see("[data-stand=open]").await;
        }
        for action in list(&step["solution"]) {
            player.reach(&action).await;
        }
    }
    browser.see("[data-stand=done]").await;
    assert!(
        player.blind.is_empty(),
        "{}: {:?} can't be reached",
        lesson.id,
        player.blind
    );
}

/// What misses is told, and taken back. What is refused is tried where the page offers it.
async fn try_out(player: &mut Player, tried: &Value) {
    let browser = player.browser().clone();
    let is_first = list(&tried["after"]).is_empty();
    if tried["say"].is_null() || !is_first {
        return;
    }
    player.reach(&tried["does"]).await;
    browser.see("[data-stand=missed]").await;
    assert!(
        !browser.text("[data-said]").await.is_empty(),
        "{tried}: nothing is said"
    );
    browser.click("[data-take-back]").await;
    browser.see("[data-stand=open]").await;
}

macro_rules! courses {
    ($($name:ident: $game:literal, $by:ident;)*) => {
        $(#[test]
        fn $name() {
            course($game, By::$by);
        })*
    };
}

courses! {
    the_course_of_hill_by_mouse: "hill", Mouse;
    the_course_of_hill_by_keys: "hill", Keys;
    the_course_of_hill_by_finger: "hill", Finger;
    the_course_of_shinjuku_by_mouse: "shinjuku", Mouse;
    the_course_of_shinjuku_by_keys: "shinjuku", Keys;
    the_course_of_shinjuku_by_finger: "shinjuku", Finger;
    the_course_of_tramways_by_mouse: "tramways", Mouse;
    the_course_of_tramways_by_keys: "tramways", Keys;
    the_course_of_tramways_by_finger: "tramways", Finger;
}
