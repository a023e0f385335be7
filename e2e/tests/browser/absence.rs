//! Whoever comes back to a table on the server sees what happened meanwhile as a film, on the board as it was then: players and spectators.

use e2e::{Browser, Goal, Key, Player, Scene, Screen, play_out, scene};
use serde_json::{Value, json};

use crate::tables::{begin_with_bot, make, seat_others, two_at_a_table};

const FILM: &str = ".film[data-film]";

/// Waits, without the page, until it is for this browser's player to decide at a table; says how many decisions there are then.
const AWAITED: &str = "return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/live`);
    socket.onopen = () => socket.send(JSON.stringify({ do: 'follow', id: 1, table: arguments[0] }));
    socket.onclose = () => fail('the line was lost');
    socket.onmessage = ({ data }) => {
        const told = JSON.parse(data);
        if (told.type !== 'update' || !told.legal?.length) return;
        socket.onclose = null;
        socket.close();
        done(told.ply);
    };
})";

/// What a film shows at one moment.
struct Shot {
    caption: String,
    /// The newest line of the log, and how many there are.
    line: String,
    lines: u64,
    /// After how many decisions it happened.
    ply: u64,
    /// After how many decisions the board shows it.
    shown: u64,
    board: String,
}

impl Shot {
    /// What is shown right now, if a film runs.
    async fn take(browser: &Browser) -> Option<Shot> {
        let script = "const film = document.querySelector('.film[data-film]');
            if (film === null) return null;
            const text = (element) => (element?.textContent ?? '').trim();
            const [lines, area] = [[...document.querySelectorAll('.log li')], document.querySelector('.board-area')];
            return [text(film.querySelector('.film-caption')), text(lines.at(-1)), lines.length, Number(film.dataset.film), Number(area.dataset.shown), area.innerHTML]";
        let shot = browser.ask(script, vec![]).await;
        let (text, number) = (
            |value: &Value| value.as_str().unwrap_or_default().to_owned(),
            |value: &Value| value.as_u64().unwrap_or_default(),
        );
        Some(Shot {
            caption: text(shot.get(0)?),
            line: text(&shot[1]),
            lines: number(&shot[2]),
            ply: number(&shot[3]),
            shown: number(&shot[4]),
            board: text(&shot[5]),
        })
    }

    /// What tells a step from the others.
    fn step(&self) -> (u64, u64, &str) {
        (self.ply, self.lines, &self.caption)
    }
}

/// The number of decisions as soon as the player of this browser has to decide.
async fn awaited(browser: &Browser, table: &str) -> u64 {
    let id = table.trim_start_matches("/table/");
    let ply = browser.ask(AWAITED, vec![json!(id)]).await;
    ply.as_u64().expect("a number of decisions")
}

/// Ada's table with two bots, just begun; says its path.
async fn ada_and_two_bots(ada: &Browser) -> String {
    ada.go("/new/hill").await;
    ada.fill("input[name=name]", "Ada").await;
    seat_others(ada, &["bot", "bot"]).await;
    let table = make(ada).await;
    ada.click("[data-start]").await;
    ada.see(".prompt-bar.mine").await;
    table
}

/// Asks what happened, and steps through it to the end.
async fn step_through(browser: &Browser) -> Vec<Shot> {
    browser.click("[data-catch-up]").await;
    browser.see(FILM).await;
    if browser.sees("[data-pause][aria-label=Pause]").await {
        browser.press(' ').await;
    }
    browser.see("[data-pause][aria-label=Play]").await;
    let mut shots = Vec::new();
    while let Some(shot) = Shot::take(browser).await {
        browser.click("[data-step]").await;
        browser
            .until("another step is shown, or the film is over", async || {
                Shot::take(browser).await.as_ref().map(Shot::step) != Some(shot.step())
            })
            .await;
        shots.push(shot);
    }
    browser.see(".prompt-bar").await;
    shots
}

/// Comes back to the table, and does that.
async fn steps_after_return(browser: &Browser, table: &str) -> Vec<Shot> {
    browser.go(table).await;
    browser.see(".prompt-bar").await;
    step_through(browser).await
}

/// Sentence, log line and board were in step, from an earlier board to the present one.
fn check(shots: &[Shot], now: u64) {
    let [first, .., last] = shots else {
        panic!("two bots do at least two things, and there were {} steps", shots.len());
    };
    for (number, shot) in (1..).zip(shots) {
        let told = (&shot.caption, &shot.line, shot.ply, shot.shown);
        assert!(!shot.line.is_empty() && shot.caption.ends_with(&shot.line), "{told:?}");
        let is_last = number == shots.len();
        assert_eq!(shot.shown, if is_last { now } else { shot.ply }, "{told:?}");
    }
    assert!(first.shown < now, "the film began on the present board");
    assert_ne!(first.board, last.board, "the board stood still");
}

/// Ends a turn, looks away until it is her turn again, and comes back: the steps that she is shown then, and how many decisions there are.
async fn leaves_and_returns(ada: &Browser, table: &str) -> (Vec<Shot>, u64) {
    loop {
        Player::at(ada).play(Goal::EndOfTurn).await;
        ada.go("/about").await;
        let now = awaited(ada, table).await;
        let shots = steps_after_return(ada, table).await;
        ada.see(".prompt-bar.mine").await;
        // in one turn it may be a single thing that the bots do, or several by one decision
        if shots.len() > 1 && shots[0].ply < now {
            return (shots, now);
        }
    }
}

/// Every step of a film that stands still can be looked at.
#[test]
fn who_comes_back_sees_the_board_as_it_was() {
    scene("who comes back sees the board as it was", async |scene| {
        let (ada, eve) = (
            scene.browser(Screen::Desktop).await,
            scene.browser(Screen::Desktop).await,
        );
        let table = ada_and_two_bots(&ada).await;
        eve.go(&table).await;
        eve.see(".board-area[data-shown]").await;
        eve.go("/about").await;
        let (shots, now) = leaves_and_returns(&ada, &table).await;
        check(&shots, now);
        check(&steps_after_return(&eve, &table).await, now);
        assert!(!eve.sees("[data-catch-up]").await, "it was told");
    });
}

/// The same in the other games, where whoever comes back may have a phone.
#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn who_comes_back_to_any_game_sees_what_happened() {
    scene("who comes back to any game sees what happened", async |scene| {
        let ada = scene.browser(Screen::Desktop).await;
        for (game, screen) in [("shinjuku", Screen::Phone), ("tramways", Screen::Desktop)] {
            ada.show_on(screen).await;
            begin_with_bot(&ada, game).await;
            let table = ada.path().await;
            let (shots, now) = leaves_and_returns(&ada, &table).await;
            check(&shots, now);
        }
    });
}

/// A spectator who comes back need not ask.
#[test]
fn a_spectator_who_comes_back_is_shown_a_film() {
    scene("a spectator who comes back is shown a film", async |scene| {
        let (ada, eve) = (scene.browser(Screen::Desktop).await, scene.browser(Screen::Phone).await);
        let table = ada_and_two_bots(&ada).await;
        // beyond the choices that all make at once: of those nothing is told before the last of them
        Player::at(&ada).play(Goal::EndOfTurn).await;
        awaited(&ada, &table).await;
        eve.go(&table).await;
        eve.see(".board-area[data-shown]").await;
        let left = eve.value(".board-area", "data-shown").await;
        eve.choose(json!({"speed": "calm"})).await;
        // a whole round, and no more: a long film is offered, not shown
        Player::at(&ada).play(Goal::EndOfTurn).await;
        let now = awaited(&ada, &table).await;
        eve.go(&table).await;
        eve.see(FILM).await;
        eve.press(' ').await;
        eve.see("[data-pause][aria-label=Play]").await;
        let shot = Shot::take(&eve).await.expect("a paused film stays");
        let told = (&shot.caption, &shot.line, shot.ply, shot.shown);
        let left = left.as_str().and_then(|left| left.parse().ok());
        assert!(left.is_some_and(|left: u64| left < shot.ply), "{left:?} {told:?}");
        assert!(shot.shown == shot.ply && shot.shown < now, "{now} {told:?}");
        assert!(shot.caption.ends_with(&shot.line), "{told:?}");
        eve.press(Key::Escape).await;
        eve.miss(FILM).await;
    });
}

/// Plays a game of two to its end in a moment; says its path.
async fn finished(scene: &Scene) -> String {
    let (ada, grace) = (
        scene.browser(Screen::Desktop).await,
        scene.browser(Screen::Desktop).await,
    );
    let table = two_at_a_table(&ada, &grace).await;
    play_out(&table, &[&ada, &grace]).await;
    table
}

/// The log of a finished game is public: a spectator may have anybody's turns reviewed.
#[test]
#[ignore = "long: `cargo xtask e2e` plays it"]
fn a_spectator_picks_whose_turns_are_reviewed() {
    scene("a spectator picks whose turns are reviewed", async |scene| {
        let table = finished(scene).await;
        let eve = scene.browser(Screen::Desktop).await;
        let quick = "localStorage.setItem('roundhouse.review.depth', '\"quick\"')";
        eve.ask(quick, vec![]).await;
        eve.go(&table).await;
        eve.see(".review [data-whose]").await;
        let names = "return [...document.querySelectorAll('[data-whose] option')].map((name) => name.textContent)";
        assert_eq!(eve.ask(names, vec![]).await, json!(["Ada", "Grace"]));
        eve.click("[data-review]").await;
        eve.see(".review-progress, [data-review-done]").await;
        eve.set("[data-whose]", "1").await;
        eve.see("[data-review]").await;
        assert!(!eve.sees(".review-progress, [data-review-done]").await);
        eve.click("[data-review]").await;
        eve.see(".review-progress, [data-review-done]").await;
    });
}
