//! The printed score pad: nothing but numbers.

use e2e::{Browser, Key, Screen, scene};
use serde_json::{Value, json};

/// A finished game: the numbers of three players row by row, and what they come to.
struct Finished {
    game: &'static str,
    rows: &'static [(&'static str, [Option<i32>; 3])],
    totals: [&'static str; 3],
    places: [&'static str; 3],
}

const GAMES: [Finished; 3] = [
    Finished {
        game: "hill",
        rows: &[
            ("red", [Some(30), Some(20), Some(25)]),
            ("red_plans", [Some(8), Some(6), None]),
            ("empty_lines", [None, Some(1), Some(2)]),
            ("resources", [Some(5), Some(4), Some(1)]),
        ],
        totals: ["40", "18", "5"],
        places: ["1st", "2nd", "3rd"],
    },
    Finished {
        game: "shinjuku",
        rows: &[
            ("food", [Some(1), Some(3), Some(2)]),
            ("food_doubles", [Some(1), None, None]),
            ("clothing", [Some(2), Some(2), None]),
            ("clothing_doubles", [Some(2), None, None]),
            ("books", [Some(1), None, Some(1)]),
            ("books_doubles", [Some(1), Some(2), None]),
            ("electronics", [Some(2), Some(1), None]),
            ("electronics_doubles", [Some(1), Some(1), None]),
        ],
        totals: ["10", "9", "1"],
        places: ["1st", "2nd", "3rd"],
    },
    Finished {
        game: "tramways",
        rows: &[
            ("happiness", [Some(31), Some(-2), Some(18)]),
            ("links", [Some(4), Some(7), Some(5)]),
            ("money", [Some(27), Some(8), Some(60)]),
            ("stress", [Some(12), Some(21), Some(3)]),
        ],
        totals: ["33", "−2", "36"],
        places: ["2nd", "3rd", "1st"],
    },
];

fn field(row: &str, player: usize) -> String {
    format!(".numbers-table input[data-number={row}][data-of='{player}']")
}

/// The cells of a row at the foot of the pad.
async fn foot(browser: &Browser, class: &str) -> Value {
    let script = "return [...document.querySelectorAll(`.${arguments[0]} td`)].map((cell) => cell.textContent.trim())";
    browser.ask(script, vec![json!(class)]).await
}

async fn comes_to(browser: &Browser, finished: &Finished) {
    let Finished {
        game, totals, places, ..
    } = finished;
    browser
        .until(&format!("{game} comes to {totals:?}"), async || {
            foot(browser, "numbers-total").await == json!(totals)
                && foot(browser, "numbers-place").await == json!(places)
        })
        .await;
}

async fn fill(browser: &Browser, finished: &Finished) {
    browser.go(&format!("/pad/{}/numbers", finished.game)).await;
    for (row, numbers) in finished.rows {
        for (player, number) in numbers.iter().enumerate() {
            if let Some(number) = number {
                browser.fill(&field(row, player), &number.to_string()).await;
            }
        }
    }
    comes_to(browser, finished).await;
    browser.fits().await;
}

#[test]
fn the_pads_of_all_games_add_up_and_are_kept() {
    scene("the pads of all games add up and are kept", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        for finished in &GAMES {
            fill(&browser, finished).await;
            browser.fill("[data-player='0']", "Ann").await;
            browser.reload().await;
            comes_to(&browser, finished).await;
            assert_eq!(browser.value("[data-player='0']", "value").await, "Ann");
            let keypad = browser.value(&field(finished.rows[0].0, 0), "inputMode").await;
            assert_eq!(keypad, "numeric");
        }
        // the number pad of a phone has no minus
        browser.click("[data-row=happiness] [data-flip]").await;
        browser
            .until("31 is −31 now", async || {
                foot(&browser, "numbers-total").await[0] == "−29"
            })
            .await;
        // and says what a row takes
        browser.fill(&field("stress", 0), "22").await;
        browser.see("[data-row=stress] td.wrong").await;
    });
}

/// By keys; a tie; finished games; paper.
#[test]
fn pads_from_the_first_number_to_the_printer() {
    scene("pads from the first number to the printer", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for (finished, most) in GAMES.iter().zip([4, 4, 5]) {
            fill(&browser, finished).await;
            if finished.game == "hill" {
                goes_by_keys(&browser).await;
                breaks_a_tie(&browser).await;
            }
            is_filed(&browser).await;
            is_printed(&browser).await;
            prints_a_blank(&browser, most).await;
        }
    });
}

/// Alone the total earns what the game calls it.
#[test]
fn a_pad_for_one_rates_the_total_in_the_words_of_the_game() {
    scene(
        "a pad for one rates the total in the words of the game",
        async |scene| {
            let browser = scene.browser(Screen::Desktop).await;
            for (game, word) in [("hill", "Title"), ("tramways", "Rating")] {
                browser.go(&format!("/pad/{game}/numbers")).await;
                for _ in 0..2 {
                    browser.click("[data-fewer]").await;
                }
                browser.see(".numbers-title").await;
                assert_eq!(browser.text(".numbers-title th").await, word, "{game}");
            }
        },
    );
}

async fn goes_by_keys(browser: &Browser) {
    let focused = "const {number, of} = document.activeElement.dataset; return [number, of]";
    browser.fill(&field("red", 0), "29").await;
    for (key, comes_to) in [
        (Key::Enter, ["yellow", "0"]),
        (Key::Right, ["yellow", "1"]),
        (Key::Up, ["red", "1"]),
    ] {
        browser.press(key).await;
        assert_eq!(browser.ask(focused, vec![]).await, json!(comes_to));
    }
}

/// 39 for both: the rules ask for something that isn't on the pad.
async fn breaks_a_tie(browser: &Browser) {
    browser.fill(&field("red", 1), "41").await;
    browser.see(".numbers-ties").await;
    assert_eq!(foot(browser, "numbers-place").await, json!(["1st", "1st", "3rd"]));
    browser.fill(&field("plans_fulfilled", 1), "5").await;
    browser
        .until("the tie is broken", async || {
            foot(browser, "numbers-place").await == json!(["2nd", "1st", "3rd"])
        })
        .await;
}

/// A new pad is blank; the one before is kept, and comes back.
async fn is_filed(browser: &Browser) {
    let before = foot(browser, "numbers-total").await;
    browser.click("[data-new-pad]").await;
    browser
        .until("the pad is blank", async || {
            foot(browser, "numbers-total").await == json!(["0", "0", "0"])
        })
        .await;
    browser.reload().await;
    browser.click("[data-reopen]").await;
    browser
        .until("the finished pad is back", async || {
            foot(browser, "numbers-total").await == before
        })
        .await;
    browser.miss(".numbers-filed").await;
}

/// On paper there is the pad, black on white, and nothing else.
async fn is_printed(browser: &Browser) {
    browser.show_on_paper(true).await;
    browser.see(".numbers-table").await;
    for hidden in [".masthead", ".numbers-tools", ".pad-modes", ".numbers-blank"] {
        assert!(!browser.sees(hidden).await, "{hidden} is not for paper");
    }
    let ground = "return [document.body, document.querySelector('.numbers-table th[scope=row]')].map((of) => getComputedStyle(of).backgroundColor)";
    assert_eq!(
        browser.ask(ground, vec![]).await,
        json!(["rgb(255, 255, 255)", "rgb(255, 255, 255)"])
    );
    browser.show_on_paper(false).await;
}

/// An empty pad, for as many as can play.
async fn prints_a_blank(browser: &Browser, most: usize) {
    browser.ask("window.print = () => {}", vec![]).await;
    browser.click("[data-print-blank]").await;
    browser.show_on_paper(true).await;
    browser.see(".numbers-blank").await;
    assert!(!browser.sees(".numbers-table").await);
    assert_eq!(browser.count(".numbers-blank tfoot td").await, most);
    browser.show_on_paper(false).await;
}
