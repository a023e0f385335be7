//! The rules for those who read them: pictures, and the ways that lead to a clause.

use e2e::{Browser, Key, Screen, scene};
use serde_json::json;

const PICTURES: [(&str, &[&str]); 3] = [
    ("hill", &["H6.2", "H6.4", "H6.10", "H10.1"]),
    ("shinjuku", &["S6.3", "S6.7", "S7.2"]),
    ("tramways", &["T1.8", "T5.2", "T11.6", "T11.18"]),
];

/// Is the rule beside the table open, with this clause marked and in sight?
pub(crate) async fn is_open_at(browser: &Browser, clause: &str) {
    let script = "const marked = document.querySelector('[data-rule-sheet] .clause.marked');
        const body = document.querySelector('.rule-sheet-body')?.getBoundingClientRect();
        const place = marked?.getBoundingClientRect();
        return marked?.id === arguments[0] && place.top >= body.top && place.top < body.bottom";
    browser
        .until(&format!("{clause} is marked beside the table"), async || {
            browser.ask(script, vec![json!(clause)]).await == json!(true)
        })
        .await;
}

/// What a picture says to those who don't see it.
async fn told(browser: &Browser, clause: &str) -> String {
    let picture = format!("[data-diagram='{clause}'] svg[role=img]");
    browser.see(&picture).await;
    let told = browser.value(&picture, "aria-label").await;
    told.as_str().unwrap_or_default().to_owned()
}

#[test]
fn clauses_have_pictures_in_every_language() {
    scene("clauses have pictures in every language", async |scene| {
        let browser = scene.browser(Screen::Phone).await;
        let mut said = Vec::new();
        for language in ["en", "ja", "fr"] {
            browser.choose(json!({"language": language})).await;
            for (game, clauses) in PICTURES {
                browser.go(&format!("/rules/{game}/{}", clauses[0])).await;
                browser.see(&format!(".clause.marked[id='{}']", clauses[0])).await;
                for clause in clauses {
                    said.push(told(&browser, clause).await);
                }
                browser.fits().await;
            }
        }
        let count = said.len();
        assert!(said.iter().all(|text| text.chars().count() > 15), "{said:?}");
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), count, "each picture and each language says something else");
        // the maps of the worked examples are drawn, and printed
        browser.go("/rules/tramways").await;
        browser.see(".clauses > .diagram svg").await;
        assert_eq!(browser.count(".clauses > pre").await, 0);
        browser.show_on_paper(true).await;
        assert!(browser.sees("[data-diagram='T5.2'] svg").await && !browser.sees(".search").await);
        browser.show_on_paper(false).await;
    });
}

#[test]
fn a_prompt_leads_to_its_clause() {
    scene("a prompt leads to its clause", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for (game, _) in PICTURES {
            browser.go("/").await;
            browser.click(&format!("[data-play={game}]")).await;
            browser.see(".prompt-bar.mine").await;
            let address = browser.value(".prompt-rule", "href").await;
            let address = address.as_str().unwrap_or_default();
            let clause = address.rsplit('/').next().unwrap_or_default();
            for screen in [Screen::Desktop, Screen::Phone] {
                browser.show_on(screen).await;
                reads_beside_the_table(&browser, clause).await;
            }
            // the address itself leads there, too
            browser.go(&format!("/rules/{game}/{clause}")).await;
            browser.see(&format!(".clause.marked[id='{clause}']")).await;
            is_for_readers(&browser).await;
        }
    });
}

/// Opens the rule of the prompt, and comes back to where reading was left.
async fn reads_beside_the_table(browser: &Browser, clause: &str) {
    let table = browser.path().await;
    browser.click(".prompt-rule").await;
    is_open_at(browser, clause).await;
    assert_eq!(browser.path().await, table, "the table is not left");
    browser.is_accessible().await;
    browser.press(Key::Escape).await;
    browser.miss("[data-rule-sheet]").await;
    browser.see(".prompt-bar.mine").await;
    let focused = "return document.activeElement.classList.contains('prompt-rule')";
    assert_eq!(
        browser.ask(focused, vec![]).await,
        json!(true),
        "reading goes on at the link"
    );
}

/// The reference names no tests and no files: words with underscores, paths, endings of sources.
async fn is_for_readers(browser: &Browser) {
    let script = "return document.querySelector('main').textContent.match(/\\w+_\\w+|\\w+\\.(rs|toml|json|md)\\b|crates\\//g) ?? []";
    assert_eq!(browser.ask(script, vec![]).await, json!([]));
}
