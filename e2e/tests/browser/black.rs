//! The line called black is black in the dark, too: an edge of light sets it off, and its letter can be read.

use e2e::{Browser, Screen, scene};
use serde_json::{Value, json};

/// What is drawn of the line in these places: its colour, and what lies on it or around it.
const COLOURS: &str = "
    const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    };
    const [things, colour, against, its] = arguments;
    return [...document.querySelectorAll(things)].map((thing) => {
        const other = against === '' ? thing : thing.querySelector(against) ?? thing.parentElement.querySelector(against);
        return [light(getComputedStyle(thing)[colour]), light(getComputedStyle(other)[its])];
    })";

/// A thing of the line: by which property it has its colour, and what is seen against it, by which property.
type Drawn = [&'static str; 4];

/// At the table: rails and the badges of ends, values of cards, what is left of the tokens.
const TABLE: [Drawn; 5] = [
    [".track.line-black .rail", "stroke", ".casing", "stroke"],
    [".badge.line-black circle", "fill", "", "stroke"],
    [".badge.line-black circle", "fill", "text", "fill"],
    [".value.line-black rect", "fill", "", "stroke"],
    [".hill-seat .left.line-black i", "backgroundColor", "", "color"],
];

/// In the rules, where a picture has the line.
const RULES: [Drawn; 3] = [
    [
        "[data-diagram='H6.8'] .dg-rail.dg-black",
        "stroke",
        ".dg-casing",
        "stroke",
    ],
    ["[data-diagram='H6.8'] .dg-badge.dg-black", "fill", "", "stroke"],
    [
        "[data-diagram='H6.8'] .dg-badge.dg-black",
        "fill",
        ".dg-on-black",
        "fill",
    ],
];

/// Darker than this is black to everybody.
const BLACK: f64 = 0.03;
/// WCAG 2.1, 1.4.11: how much parts of a picture stand out at least.
const STANDS_OUT: f64 = 3.0;

async fn is_black(browser: &Browser, all: &[Drawn]) {
    for drawn in all {
        let found = browser
            .ask(COLOURS, drawn.iter().map(|part| json!(part)).collect())
            .await;
        let found = found.as_array().cloned().unwrap_or_default();
        assert!(!found.is_empty(), "there is no {}", drawn[0]);
        for pair in found {
            let [own, other] = [0, 1].map(|number| pair[number].as_f64().expect("a colour"));
            assert!(own < BLACK, "{drawn:?} is not black: {own}");
            let contrast = (own.max(other) + 0.05) / (own.min(other) + 0.05);
            assert!(contrast >= STANDS_OUT, "{drawn:?} stands out by {contrast:.2}");
        }
    }
}

/// Whoever can't tell colours is told it in words.
async fn is_called_black(browser: &Browser) {
    for thing in [".line-row.line-black .supply-row", ".hill-seat .left.line-black"] {
        let name: Value = browser.value(thing, "aria-label").await;
        let name = name.as_str().unwrap_or_default().to_lowercase();
        assert!(name.contains("black"), "{thing} is called '{name}'");
    }
}

#[test]
fn black_is_black_in_the_dark() {
    scene("black is black in the dark", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        let table = scene.played("hill", 2).beginning(0.7).put_into(&browser, "dark").await;
        for screen in [Screen::Desktop, Screen::Phone] {
            browser.show_on(screen).await;
            browser.choose(json!({"theme": "dark"})).await;
            browser.go(&table).await;
            browser.see(".prompt-bar.mine").await;
            browser.see("html[data-theme=dark]").await;
            is_black(&browser, &TABLE).await;
            is_called_black(&browser).await;
            browser.go("/rules/hill/H6.8").await;
            browser.see("[data-diagram='H6.8'] svg").await;
            is_black(&browser, &RULES).await;
        }
    });
}
