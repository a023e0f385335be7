//! The log: its lines have the colour of whose thing they tell of, whoever decided.

use e2e::{Browser, Screen, scene};
use serde_json::json;

/// Two lines of one decision or trip that tell of things of different players: what the first says, and the second. `BOT` stands for the name of the other player.
const PAIRS: [(&str, Tells, Tells); 3] = [
    // Ada was the last to choose in secret, and with that the bot's cards are shown
    (
        "hill",
        Tells::of_nobody("The secret choices were revealed."),
        Tells::of_bot("BOT placed"),
    ),
    // whoever sends customers off, they go along the tracks of both
    (
        "shinjuku",
        Tells::of_bot("along BOT's track"),
        Tells::of_own("along your track"),
    ),
    // who moves a passenger pays those whose links it takes
    ("tramways", Tells::of_bot("BOT"), Tells::of_own("BOT paid you a fare")),
];

/// What a line says, and whose colour it has to have.
struct Tells {
    words: &'static str,
    whose: Whose,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    Own,
    Bot,
    Nobody,
}

impl Tells {
    const fn of_own(words: &'static str) -> Tells {
        Tells {
            words,
            whose: Whose::Own,
        }
    }

    const fn of_nobody(words: &'static str) -> Tells {
        Tells {
            words,
            whose: Whose::Nobody,
        }
    }

    const fn of_bot(words: &'static str) -> Tells {
        Tells {
            words,
            whose: Whose::Bot,
        }
    }

    fn is_in(&self, line: &Line, bot: &str) -> bool {
        line.text.contains(&self.words.replace("BOT", bot))
    }
}

/// A line of the log as it is seen.
#[derive(Debug)]
struct Line {
    text: String,
    colour: String,
}

/// All lines of the log.
async fn lines(browser: &Browser) -> Vec<Line> {
    let script = "return [...document.querySelectorAll('.log li')].map((line) => [line.textContent.trim(), getComputedStyle(line).borderLeftColor])";
    let lines: Vec<(String, String)> = serde_json::from_value(browser.ask(script, vec![]).await).expect("texts");
    let line = |(text, colour)| Line { text, colour };
    lines.into_iter().map(line).collect()
}

/// The colours of the own seat and of the other one, and the name of the other's player, as the panel shows them.
async fn seats(browser: &Browser) -> (String, String, String) {
    let script = "const colour = (seat) => {
            const line = document.querySelector('.log ol').appendChild(document.createElement('li'));
            line.style.setProperty('--seat', getComputedStyle(seat).getPropertyValue('--seat'));
            const seen = getComputedStyle(line).borderLeftColor;
            line.remove();
            return seen;
        };
        const [own, other] = ['.own', ':not(.own)'].map((which) => document.querySelector(`.players .seat${which}`));
        return [colour(own), colour(other), other.querySelector('.name').textContent.trim()]";
    serde_json::from_value(browser.ask(script, vec![]).await).expect("texts")
}

/// Wherever the log has such a pair, each line has the colour of its owner; and it has one.
async fn colours_tell_whose(browser: &Browser, game: &str, pair: (&Tells, &Tells)) {
    let (own, other, bot) = seats(browser).await;
    assert_ne!(own, other, "{game}: players have colours of their own");
    let is_right = |tells: &Tells, line: &Line| match tells.whose {
        Whose::Own => line.colour == own,
        Whose::Bot => line.colour == other,
        Whose::Nobody => line.colour != own && line.colour != other,
    };
    let lines = lines(browser).await;
    let pairs = lines.windows(2).filter_map(|lines| match lines {
        [one, next] if pair.0.is_in(one, &bot) && pair.1.is_in(next, &bot) => Some((one, next)),
        _ => None,
    });
    let mut found = 0;
    for (one, next) in pairs {
        assert!(is_right(pair.0, one), "{game}: {one:?}");
        assert!(is_right(pair.1, next), "{game}: {next:?}");
        found += 1;
    }
    assert!(found > 0, "{game}: nobody met a thing of another: {lines:?}");
}

#[test]
fn the_log_has_the_colours_of_whose_thing_it_tells() {
    scene("the log has the colours of whose thing it tells", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for (game, one, next) in &PAIRS {
            let played = scene.played(game, 2).owned_by(1);
            let table = played.put_into(&browser, game).await;
            for (screen, theme) in [(Screen::Desktop, "light"), (Screen::Phone, "dark")] {
                browser.show_on(screen).await;
                browser.choose(json!({ "theme": theme })).await;
                browser.go(&table).await;
                browser.see(".score-sheet").await;
                if screen.is_touched() {
                    browser.click(".tabs button:nth-of-type(2)").await;
                }
                browser.see(".log li").await;
                colours_tell_whose(&browser, game, (one, next)).await;
            }
        }
    });
}
