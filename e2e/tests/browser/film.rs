//! What others do is a film: step by step, with captions, in step with log and board; it never stands in the way.

use std::cell::Cell;

use e2e::{Browser, Goal, Key, Played, Player, Scene, Screen, scene};
use serde_json::{Value, json};

/// A game, and what a turn in the middle of it begins with.
pub(crate) const GAMES: [(&str, &str); 3] = [("hill", "take"), ("shinjuku", "choose"), ("tramways", "choose")];
pub(crate) const FILM: &str = ".film[data-film]";
/// The turn that is played is one of the first.
const TURN: usize = 4;

/// What a film shows at one moment.
#[derive(Clone, PartialEq, Debug)]
struct Shot {
    caption: String,
    /// The newest line of the log.
    line: String,
    /// After how many decisions it happened.
    ply: u64,
    /// After how many decisions the board shows it.
    shown: u64,
    /// Is it told beside a decision of the viewer, while log and board show the present?
    aside: bool,
    /// How many steps come after it.
    left: u64,
}

impl Shot {
    /// What is shown right now, if a film runs.
    async fn take(browser: &Browser) -> Option<Shot> {
        let script = "const film = document.querySelector('.film[data-film]');
            if (film === null) return null;
            const text = (element) => (element?.textContent ?? '').trim();
            const line = text([...document.querySelectorAll('.log li')].at(-1));
            const shown = document.querySelector('.board-area').dataset.shown;
            return [text(film.querySelector('.film-caption')), line, Number(film.dataset.film), Number(shown), film.matches('.aside'), Number(film.dataset.left)]";
        let shot = browser.ask(script, vec![]).await;
        Some(Shot {
            caption: shot.get(0)?.as_str()?.to_owned(),
            line: shot[1].as_str().unwrap_or_default().to_owned(),
            ply: shot[2].as_u64().unwrap_or_default(),
            shown: shot[3].as_u64().unwrap_or_default(),
            aside: shot[4] == json!(true),
            left: shot[5].as_u64().expect("a film knows how much is left"),
        })
    }

    /// Sentence, log line and board tell of the same.
    fn is_in_step(&self) -> bool {
        let tells_the_same = !self.line.is_empty() && self.caption.ends_with(&self.line);
        // beside a decision, and with the last step, the board shows the present, which may be further on
        let may_be_later = self.aside || self.left == 0;
        let shows_the_same = self.shown == self.ply || may_be_later && self.shown > self.ply;
        !self.caption.is_empty() && (self.aside || tells_the_same) && shows_the_same
    }

    /// Is it the same step? What comes after it may have changed meanwhile.
    fn is_like(&self, other: &Shot) -> bool {
        (self.ply, &self.caption) == (other.ply, &other.caption)
    }
}

/// A game up to the turn of this number, counted from 1, among those that begin like that.
pub(crate) fn up_to_turn(played: &Played, begins_with: &str, number: usize) -> Played {
    let before = Cell::new(number);
    let turn = played.turn(|decisions| {
        let begins = decisions.first().is_some_and(|first| first.get(begins_with).is_some());
        before.set(before.get() - usize::from(begins && before.get() > 0));
        begins && before.get() == 0
    });
    turn.expect("there are turns").before
}

/// A table in the middle of a game, where the turn of the browser's owner has just begun.
async fn middle(scene: &Scene, browser: &Browser, game: &str, begins_with: &str) {
    let table = up_to_turn(&scene.played(game, 2), begins_with, TURN);
    let path = table.put_into(browser, game).await;
    browser.go(&path).await;
    browser.see(".prompt-bar.mine").await;
}

/// The name of the bot.
async fn bot(browser: &Browser) -> String {
    let name = browser.text(".players .seat:not(.own) .name").await;
    assert!(!name.is_empty(), "a bot has a name");
    name
}

/// With reduced motion there are captions, and nothing moves.
async fn still(browser: &Browser) {
    browser.reduce_motion(true).await;
    browser.click("[data-catch-up]").await;
    browser.see(FILM).await;
    let running = "return document.getAnimations().filter((each) => each.playState === 'running').length";
    for _ in 0..3 {
        assert_eq!(browser.ask(running, vec![]).await, json!(0), "something moves");
        assert_eq!(
            browser
                .ask("return document.querySelectorAll('.film-stage > *').length", vec![])
                .await,
            json!(0)
        );
        if browser.sees("[data-step]").await {
            browser.try_click("[data-step]").await;
        }
    }
    browser.press(Key::Escape).await;
    browser.miss(FILM).await;
    browser.reduce_motion(false).await;
}

/// Who listens hears the captions, and not the same from the log; beside a decision it is the other way round.
async fn is_told_once(browser: &Browser, is_aside: bool) {
    let told = [
        browser.value(".film-caption", "aria-live").await,
        browser.value(".log", "aria-live").await,
    ];
    let expected = if is_aside { ["off", "polite"] } else { ["polite", "off"] };
    assert_eq!(told, expected);
}

/// While the board shows the past, the caption has the place of the prompt.
async fn is_beside_the_past(browser: &Browser) {
    let script = "const box = (selector) => document.querySelector(selector).getBoundingClientRect(), caption = box('.film-caption');
        return document.querySelector('.board-area.past') === null || (caption.top + caption.bottom) / 2 < box('.board-area').top";
    assert_eq!(
        browser.ask(script, vec![]).await,
        json!(true),
        "the caption covers the board"
    );
}

/// The past can be paused, and stepped through by keys and by buttons.
async fn stepped(browser: &Browser, name: &str) {
    browser.click("[data-catch-up]").await;
    browser.see(FILM).await;
    browser.press(' ').await;
    browser.see("[data-pause][aria-label=Play]").await;
    let first = Shot::take(browser).await.expect("a paused film stays");
    assert!(first.is_in_step(), "{first:?}");
    assert!(first.caption.contains(name), "{first:?} tells of {name}");
    is_told_once(browser, first.aside).await;
    is_beside_the_past(browser).await;
    browser.is_accessible().await;
    browser.press(Key::Right).await;
    browser
        .until("another step is shown, or the film is over", async || {
            Shot::take(browser).await.as_ref() != Some(&first)
        })
        .await;
    if let Some(second) = Shot::take(browser).await {
        assert!(second.is_in_step(), "{second:?}");
        browser.click("[data-step-back]").await;
        browser
            .until("the step before is shown again", async || {
                Shot::take(browser).await.as_ref() == Some(&first)
            })
            .await;
        browser.click("[data-now]").await;
    }
    browser.miss(FILM).await;
    browser.see(".prompt-bar.mine").await;
}

/// A click on something that can be done counts while the film runs, and ends it.
async fn clicked_through(browser: &Browser) {
    browser.click("[data-catch-up]").await;
    browser.see(FILM).await;
    browser.press(' ').await;
    for _ in 0..80 {
        if browser.sees(".prompt-bar.mine").await {
            break;
        }
        browser.click("[data-step]").await;
    }
    assert!(browser.sees(FILM).await, "the last step is shown in the present");
    // in Hill the viewer's own town is large again
    browser.miss(".own.guest").await;
    let shown = browser.value(".board-area", "data-shown").await;
    browser.click(".choices [data-act], .location [data-act]").await;
    browser
        .until("the click counts", async || {
            browser.value(".board-area", "data-shown").await != shown
        })
        .await;
    browser.miss(FILM).await;
}

/// The bot's turn: several captions, each of them in step; then Escape leads to the present.
async fn watched(browser: &Browser, name: &str) {
    Player::at(browser).play(Goal::EndOfTurn).await;
    let seen = Cell::new(None::<Shot>);
    let number = Cell::new(0);
    browser
        .until("two steps of the bot were shown", async || {
            let Some(shot) = Shot::take(browser).await else {
                return number.get() > 0 && browser.sees(".prompt-bar.mine").await;
            };
            assert!(shot.is_in_step(), "{shot:?}");
            assert!(shot.caption.contains(name), "{shot:?} tells of {name}");
            let before = seen.replace(Some(shot.clone()));
            let is_another = !before.is_some_and(|before| before.is_like(&shot));
            number.set(number.get() + usize::from(is_another));
            number.get() > 1
        })
        .await;
    browser
        .until("Escape leads to the present", async || {
            browser.press(Key::Escape).await;
            !browser.sees(FILM).await && browser.sees(".prompt-bar.mine, .score-sheet").await
        })
        .await;
}

fn film_on(screen: Screen) {
    scene(&format!("what others do is a film on {screen:?}"), async |scene| {
        let browser = scene.browser(screen).await;
        browser.choose(json!({"speed": "brisk"})).await;
        for (game, begins_with) in GAMES {
            middle(scene, &browser, game, begins_with).await;
            let name = bot(&browser).await;
            still(&browser).await;
            stepped(&browser, &name).await;
            clicked_through(&browser).await;
            watched(&browser, &name).await;
        }
    });
}

#[test]
fn what_others_do_is_a_film_on_a_desktop() {
    film_on(Screen::Desktop);
}

#[test]
fn what_others_do_is_a_film_on_a_phone() {
    film_on(Screen::Phone);
}

/// The speed is chosen in the settings, and kept.
async fn take_your_time(browser: &Browser) {
    browser.choose(json!({})).await;
    browser.go("/settings").await;
    let calm = "[role=radiogroup][aria-label^=Other] button:nth-of-type(3)";
    browser.click(calm).await;
    browser.see(&format!("{calm}[aria-checked=true]")).await;
}

async fn opening_is_told(browser: &Browser, game: &str, words: &str) {
    browser.go("/").await;
    browser.click(&format!("[data-play={game}]")).await;
    browser.see(".film[data-film='0']").await;
    browser
        .until("the log tells of the set-up", async || {
            let script =
                "return [...document.querySelectorAll('.log li.opening')].map((line) => line.textContent).join(' ')";
            let told: Value = browser.ask(script, vec![]).await;
            told.as_str().is_some_and(|told| told.contains(words))
        })
        .await;
}

/// What was dealt before anybody decided is told, in the log as well; what is taken from the table goes to its player.
#[test]
fn the_first_reveal_is_told() {
    scene("the first reveal is told", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for screen in [Screen::Phone, Screen::Desktop] {
            browser.show_on(screen).await;
            take_your_time(&browser).await;
            for (game, words) in [
                ("hill", "sets were laid out"),
                ("shinjuku", "Arrived in"),
                ("tramways", "auction cards"),
            ] {
                opening_is_told(&browser, game, words).await;
            }
        }
        middle(scene, &browser, "hill", "take").await;
        browser.click("[data-catch-up]").await;
        browser.see(".film-stage .film-token").await;
        browser.press(Key::Escape).await;
        browser.miss(FILM).await;
        browser.miss(".film-stage .film-token").await;
    });
}

/// Who wants the moves of others at once is shown them all the same when asking for it.
#[test]
fn a_catch_up_plays_at_every_speed() {
    scene("a catch-up plays at every speed", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.choose(json!({"speed": "instant"})).await;
        middle(scene, &browser, "hill", "take").await;
        browser.click("[data-catch-up]").await;
        browser.see("[data-pause][aria-label=Play]").await;
        let first = Shot::take(&browser).await.expect("a paused film stays");
        browser.press(' ').await;
        browser
            .until("it goes on by itself", async || {
                Shot::take(&browser).await.as_ref() != Some(&first)
            })
            .await;
        browser.press(Key::Escape).await;
        browser.miss(FILM).await;
        browser.see(".prompt-bar.mine").await;
    });
}

/// Who clicks on the past wants to skip it: what can be done there in the present isn't done by that.
#[test]
fn a_click_on_the_past_decides_nothing() {
    scene("a click on the past decides nothing", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        browser.choose(json!({"speed": "brisk"})).await;
        middle(scene, &browser, "hill", "take").await;
        let shown = browser.value(".board-area", "data-shown").await;
        let target = browser
            .value(".location:has([data-act])", "data-target")
            .await
            .as_str()
            .map(|name| format!(".location[data-target='{name}'] .town-button"))
            .expect("there is a card to take");
        browser.click("[data-catch-up]").await;
        browser.see(FILM).await;
        browser.press(' ').await;
        browser.see("[data-pause][aria-label=Play]").await;
        browser.see(".board-area.past").await;
        assert!(
            !browser.sees(".board-area [data-act]").await,
            "the past offers something"
        );
        browser.click(&target).await;
        browser.miss(FILM).await;
        // a click that counts does so with the next frame
        let frames = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
        browser.ask(frames, vec![]).await;
        assert_eq!(browser.value(".board-area", "data-shown").await, shown);
        browser.see(".prompt-bar.mine").await;
        browser.click(&target).await;
        browser
            .until("the same click counts in the present", async || {
                browser.value(".board-area", "data-shown").await != shown
            })
            .await;
    });
}
