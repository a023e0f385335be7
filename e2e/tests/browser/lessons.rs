//! Every lesson on its board: by mouse, by keys alone and by finger; each try goes wrong as the lesson says, and a reload loses nothing.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use e2e::{Browser, Player, Screen, scene};
use serde_json::{Value, json};

/// How a learner plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Mouse,
    Keys,
    Finger,
}

/// Tries against the rules that a board has something to click for. The others can't be made there: there is no button for what is not allowed.
const OFFERED: [(&str, &str); 12] = [
    ("h4", "H6.6"),
    ("h4", "H6.7"),
    ("h4", "H6.8"),
    ("h7", "H4.1"),
    ("s1", "S6.1"),
    ("s2", "S5.1"),
    ("s3", "S6.5"),
    ("s6", "S6.1"),
    ("s7", "S6.2"),
    ("s8", "S5.8"),
    ("t1", "T11.3"),
    ("t7", "T10.1"),
];

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
        // every try is made by mouse, and the misses of the first lesson by keys and fingers, too: what is not allowed is out of the order of tabs. Several may be
        // told the same: one of them will do
        let mut said = BTreeSet::new();
        for tried in list(&step["try"]) {
            let is_made =
                by == By::Mouse || lesson.id.ends_with('1') && lesson.id.len() == 2 && tried["refused"].is_null();
            if is_made && said.insert((tried["say"].to_string(), tried["refused"].to_string())) {
                try_out(&mut player, &lesson.id, &tried).await;
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

/// What goes wrong is told, and changes nothing: a miss is taken back, what is against the rules is explained with its clause. Then the step begins anew.
async fn try_out(player: &mut Player, lesson: &str, tried: &Value) {
    let browser = player.browser().clone();
    let clause = tried["refused"].as_str();
    if clause.is_some_and(|clause| !OFFERED.contains(&(lesson, clause))) {
        return;
    }
    for action in list(&tried["after"]) {
        player.reach(&action).await;
    }
    if clause.is_some() {
        let told = player.forbidden(&tried["does"]).await;
        assert_eq!(told.as_deref(), clause, "{lesson}: {tried}");
    } else {
        player.reach(&tried["does"]).await;
        browser.see("[data-stand=missed]").await;
        assert!(
            !browser.text("[data-said]").await.is_empty(),
            "{tried}: nothing is said"
        );
        browser.click("[data-take-back]").await;
    }
    browser.see("[data-stand=open]").await;
    browser.click("[data-start-over]").await;
}

/// From home to the first points: *Learn*, and the place for the red track that is in hand already. Who comes back finds the course.
#[test]
fn two_clicks_from_home_to_the_first_points() {
    scene("two clicks from home to the first points", async |scene| {
        for screen in [Screen::Desktop, Screen::Phone] {
            let browser = scene.browser(screen).await;
            browser.go("/").await;
            let begun = Instant::now();
            browser.click("[data-lessons=hill]").await;
            browser.see("[data-lesson=h1][data-stand=open]").await;
            let mut player = Player::at(&browser);
            player.decide(&lessons("hill")[0].steps[0]["solution"][0]).await;
            browser.see("[data-stand=done]").await;
            println!(
                "{} clicks, {:.1} s on {screen:?}",
                1 + player.efforts.len(),
                begun.elapsed().as_secs_f64()
            );
            assert_eq!(player.efforts.len(), 1, "clicks on {screen:?} after the first");
            browser.click("[data-leave]").await;
            browser.see(".course .done").await;
            browser.go("/").await;
            browser.click("[data-lessons=hill]").await;
            browser.see(".course .done").await;
        }
    });
}

/// Hints come in three steps: a nudge, the place, the decision; and by themselves after two misses.
#[test]
fn a_hint_comes_in_three_steps() {
    scene("a hint comes in three steps", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for (game, lesson) in [("hill", "h1"), ("shinjuku", "s1"), ("tramways", "t1")] {
            browser.go(&format!("/learn/{game}/{lesson}")).await;
            browser.see("[data-stand=open]").await;
            assert!(browser.text("[data-said]").await.is_empty());
            browser.press('h').await;
            browser
                .until("a nudge is said", async || {
                    !browser.text("[data-said]").await.is_empty()
                })
                .await;
            browser.click("[data-lesson-hint]").await;
            browser.see("[data-advised], .advised").await;
            while browser.sees("[data-stand=open]").await {
                browser.click("[data-lesson-hint]").await;
            }
            browser.see("[data-stand=done]").await;
        }
    });
}

/// Calls the server as the page would, and gives the status of the answer. The page remembers that there is a session.
async fn post(browser: &Browser, path: &str, body: Value) -> Value {
    let script = "return fetch(arguments[0], {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(arguments[1])}).then((answer) => answer.status)";
    browser
        .ask("localStorage.setItem('roundhouse.session', 'true')", vec![])
        .await;
    browser.ask(script, vec![json!(path), body]).await
}

/// Who signs in to an account finds what was done on another device.
#[test]
fn lessons_go_with_the_account() {
    scene("lessons go with the account", async |scene| {
        let (desk, phone) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let account = json!({"name": "Ada Lovelace", "password": "a long password"});
        desk.go("/about").await;
        assert_eq!(post(&desk, "/api/accounts", account.clone()).await, json!(201));
        desk.ask("localStorage.setItem('roundhouse.lessons', '[\"h1\", \"h2\"]')", vec![])
            .await;
        desk.go("/learn/hill").await;
        desk.until("the server has them", async || {
            let script = "return fetch('/api/me/lessons').then((answer) => answer.json())";
            desk.ask(script, vec![]).await == json!({"done": ["h1", "h2"]})
        })
        .await;
        phone.go("/about").await;
        assert_eq!(post(&phone, "/api/sessions", account).await, json!(201));
        phone.go("/learn/hill").await;
        phone.see(".course .done [data-stop=h2]").await;
        assert_eq!(phone.count(".course .done").await, 2);
    });
}

/// On a clause that a lesson teaches, the rules offer to try it.
#[test]
fn a_clause_can_be_tried() {
    scene("a clause can be tried", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        browser.go("/rules/hill/H6.8").await;
        browser.click("[id='H6.8'] .try-it").await;
        browser.see("[data-lesson=h4][data-stand=open]").await;
        // a lesson of several steps opens at the one that the clause is about, also after a reload, and goes on from there
        browser.go("/rules/hill/H7.2").await;
        browser.click("[id='H7.2'] .try-it").await;
        for _ in 0..2 {
            browser.see("[data-lesson=h6][data-stand=open][data-step='3']").await;
            browser.reload().await;
        }
    });
}

macro_rules! courses {
    ($($(#[$how:meta])* $name:ident: $game:literal, $by:ident;)*) => {
        $(#[test]
        $(#[$how])*
        fn $name() {
            course($game, By::$by);
        })*
    };
}

// in every landing each course once, and each way to go through one
courses! {
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_hill_by_mouse: "hill", Mouse;
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_hill_by_keys: "hill", Keys;
    the_course_of_hill_by_finger: "hill", Finger;
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_shinjuku_by_mouse: "shinjuku", Mouse;
    the_course_of_shinjuku_by_keys: "shinjuku", Keys;
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_shinjuku_by_finger: "shinjuku", Finger;
    the_course_of_tramways_by_mouse: "tramways", Mouse;
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_tramways_by_keys: "tramways", Keys;
    #[ignore = "long: `cargo xtask e2e` plays it"]
    the_course_of_tramways_by_finger: "tramways", Finger;
}
