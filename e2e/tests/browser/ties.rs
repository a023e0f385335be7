//! A tie at the end: who wins it, or that it is shared, and by which rule.

use e2e::{Browser, Key, Played, Player, Scene, Screen, scene};

use crate::reference::is_open_at;

/// Games of random bots are tried from one on that is known to end so: should they play otherwise one day, another is found.
const MOST_TRIED: u32 = 3_000;

/// How a game ended whose best have the same points.
struct Tie {
    game: &'static str,
    is_shared: bool,
    /// The number of the game from which on to look.
    from: u32,
    /// The clauses that may decide it.
    clauses: &'static [&'static str],
}

const TIES: [Tie; 6] = [
    Tie::broken("hill", 484, &["H10.6"]),
    Tie::shared("hill", 4, &["H10.6"]),
    Tie::broken("shinjuku", 5, &["S7.3", "S7.4"]),
    Tie::shared("shinjuku", 9, &["S7.4"]),
    Tie::broken("tramways", 3, &["T15.3"]),
    Tie::shared("tramways", 158, &["T15.3"]),
];

impl Tie {
    const fn broken(game: &'static str, from: u32, clauses: &'static [&'static str]) -> Tie {
        Tie {
            game,
            is_shared: false,
            from,
            clauses,
        }
    }

    const fn shared(game: &'static str, from: u32, clauses: &'static [&'static str]) -> Tie {
        Tie {
            is_shared: true,
            ..Tie::broken(game, from, clauses)
        }
    }

    /// A game of two that ends so, and the points of both.
    fn find(&self, scene: &Scene) -> (Played, i32) {
        let program = scene.program();
        let tied = |number: u32| {
            let played = Played::of_seed(&program, self.game, 2, "random", &format!("a tie {number}"));
            match played.results(&program)[..] {
                [(place, points), (other, same)] if points == same && (place == other) == self.is_shared => {
                    Some((played, points))
                }
                _ => None,
            }
        };
        let found = (self.from..self.from + MOST_TRIED).find_map(tied);
        found.unwrap_or_else(|| panic!("no game of {} ends so", self.game))
    }

    /// The card says how it was decided.
    async fn is_told(&self, browser: &Browser, points: i32) {
        let (title, told) = (
            browser.text("[data-end-title]").await,
            browser.text("[data-end] [data-tie]").await,
        );
        let points = points.to_string().replace('-', "\u{2212}");
        let game = self.game;
        if self.is_shared {
            assert!(title.contains("share the victory"), "{game}: {title}");
            assert!(
                told.starts_with(&points) && told.contains("share the victory"),
                "{game}: {told}"
            );
        } else {
            assert!(title.contains("the tie"), "{game}: {title}");
            assert!(told.starts_with(&format!("Tied at {points}. ")), "{game}: {told}");
        }
    }

    /// Its rule is opened beside the table, and closed without closing the card.
    async fn leads_to_its_rule(&self, browser: &Browser) {
        let link = "[data-end] [data-tie] .rule-link";
        let address = browser.value(link, "href").await;
        let clause = address
            .as_str()
            .unwrap_or_default()
            .rsplit('/')
            .next()
            .unwrap_or_default();
        assert!(self.clauses.contains(&clause), "{}: {address}", self.game);
        browser.click(link).await;
        is_open_at(browser, clause).await;
        browser.press(Key::Escape).await;
        browser.miss("[data-rule-sheet]").await;
        assert!(browser.sees("[data-end]").await, "the card stays");
    }
}

/// The last decision of the game is taken; what the card says is said with the score sheet, too, when it is closed.
async fn ends(scene: &Scene, browser: &Browser, tie: &Tie) {
    let (played, points) = tie.find(scene);
    browser.show_on(Screen::Desktop).await;
    let table = played.almost().put_into(browser, tie.game).await;
    browser.go(&table).await;
    browser.see(".prompt-bar.mine").await;
    Player::at(browser).decide(played.last()).await;
    browser.see("[data-end]").await;
    for screen in [Screen::Desktop, Screen::Phone] {
        browser.show_on(screen).await;
        tie.is_told(browser, points).await;
        tie.leads_to_its_rule(browser).await;
        browser.fits().await;
    }
    let told = browser.text("[data-end] [data-tie]").await;
    browser.press(Key::Escape).await;
    browser.miss("[data-end]").await;
    assert_eq!(browser.text(".score-sheet [data-tie]").await, told);
}

#[test]
fn a_tie_is_explained_with_its_rule() {
    scene("a tie is explained with its rule", async |scene| {
        let browser = scene.browser(Screen::Desktop).await;
        for tie in &TIES {
            ends(scene, &browser, tie).await;
        }
    });
}
