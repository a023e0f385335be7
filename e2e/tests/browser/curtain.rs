//! The tickets of three people around one screen: nobody sees those of another.

use std::collections::{BTreeMap, BTreeSet};

use e2e::{Browser, Scene, Screen, scene};
use serde_json::Value;

use crate::tables::begin_here;

/// A hand of tickets at a Tramways table: their numbers, and the name of the Development card, which nobody else knows.
struct Hand {
    tickets: BTreeSet<String>,
    secret: String,
}

impl Hand {
    /// The hand that lies open on the screen.
    async fn shown(browser: &Browser) -> Hand {
        let texts = "return [...document.querySelectorAll('.tram-hand .tram-ticket-number')].map((number) => number.textContent)";
        let numbers = browser.ask(texts, vec![]).await;
        let numbers = numbers.as_array().into_iter().flatten();
        Hand {
            tickets: numbers.filter_map(|number| Some(number.as_str()?.to_owned())).collect(),
            secret: browser.text(".tram-hand .tram-class-d .tram-ticket-name").await,
        }
    }
}

/// Three people around one screen, and what they were seen to hold.
struct Three {
    browser: Browser,
    hands: BTreeMap<String, Hand>,
}

impl Three {
    async fn sit_down(scene: &Scene) -> Three {
        let browser = scene.browser(Screen::Desktop).await;
        begin_here(&browser, "tramways", &["person", "person"]).await;
        let hands = BTreeMap::new();
        Three { browser, hands }
    }

    /// Waits until somebody can decide, and lets them look; before, nobody can.
    async fn take_the_seat(&self) {
        self.browser.see(".curtain, .prompt-bar.mine").await;
        if self.browser.sees(".curtain").await {
            let reached =
                "return e2e.point(document.querySelector('.tram-hand') ?? document.querySelector('.board-area'))";
            assert_eq!(
                self.browser.ask(reached, vec![]).await,
                Value::Null,
                "the curtain hides the tickets"
            );
            self.browser.click("[data-reveal]").await;
            self.browser.miss(".curtain").await;
        }
    }

    /// The player whose turn it is takes the seat, sees only their own tickets, and decides this.
    async fn decide(&mut self, what: &str) {
        self.take_the_seat().await;
        self.look().await;
        self.browser.click(what).await;
        self.browser.see(".curtain, .prompt-bar.mine").await;
    }

    /// T2.14: everybody keeps a Development card, each from another Book.
    async fn look_into_books(&mut self) {
        for book in 0..3 {
            self.decide(&format!("[data-act='{{\"look_into\":{{\"book\":{book}}}}}']"))
                .await;
            self.decide("[data-act*=keep]").await;
            self.decide("[data-act*=leave_open]").await;
        }
    }

    /// T5.2: everybody bids a dollar more than the one before, and pays in cash.
    async fn bid(&mut self) {
        for amount in 1..=3 {
            self.decide(&format!("[data-act='{{\"bid\":{{\"amount\":{amount}}}}}']"))
                .await;
            if self.browser.sees("[data-act*=pay_cash]").await {
                self.decide("[data-act*=pay_cash]").await;
            }
        }
    }

    /// Whoever looks now holds other tickets than all others, and nothing on the page tells theirs.
    async fn look(&mut self) {
        let viewer = self.browser.text(".players .own .name").await;
        let (hand, page) = (Hand::shown(&self.browser).await, self.page().await);
        assert!(
            hand.tickets.len() >= 6,
            "{viewer} sees their own tickets: {:?}",
            hand.tickets
        );
        for (name, other) in self.hands.iter().filter(|(name, _)| **name != viewer) {
            let both: Vec<&String> = hand.tickets.intersection(&other.tickets).collect();
            assert!(both.is_empty(), "{viewer} sees {both:?} of {name}");
            let secret = &other.secret;
            assert!(
                secret.is_empty() || !page.contains(secret),
                "{viewer} reads of '{secret}', which {name} keeps"
            );
        }
        self.hands.insert(viewer, hand);
    }

    /// All that the page says, seen or unseen; but for what the viewer left in a Ticket Book and remembers.
    async fn page(&self) -> String {
        let script = "const copy = document.querySelector('.table-page').cloneNode(true);
            copy.querySelectorAll('.tram-book .tram-small-tickets').forEach((remembered) => remembered.remove());
            return copy.outerHTML";
        let page = self.browser.ask(script, vec![]).await;
        page.as_str().unwrap_or_default().to_owned()
    }
}

/// From the Ticket Books through the first auction to the actions, players see only their own tickets.
#[test]
fn nobody_sees_the_tickets_of_another_at_the_auction() {
    scene("nobody sees the tickets of another at the auction", async |scene| {
        let mut three = Three::sit_down(scene).await;
        three.look_into_books().await;
        three.bid().await;
        for _ in 0..2 {
            three.decide(".tram-pass").await;
        }
        three.take_the_seat().await;
        while !three.browser.sees("[data-act*=take_money]").await {
            // a void card costs a ticket: one that everybody knows
            three
                .decide("[data-act^='{\"take\"'], .tram-held:has(.tram-class-g) .tram-discard")
                .await;
            three.take_the_seat().await;
        }
        three.look().await;
        assert_eq!(three.hands.len(), 3, "all three have looked");
    });
}

/// The curtain is no picture in front of the tickets: who lets the page be read aloud learns nothing either.
#[test]
fn no_ticket_is_behind_the_curtain() {
    scene("no ticket is behind the curtain", async |scene| {
        let mut three = Three::sit_down(scene).await;
        three.look_into_books().await;
        three.bid().await;
        three.browser.see(".curtain").await;
        let tickets = "return document.querySelectorAll('.tram-hand .tram-ticket').length";
        assert_eq!(
            three.browser.ask(tickets, vec![]).await,
            0,
            "tickets behind the curtain"
        );
    });
}

/// Looking back shows only what the viewer could see at the time.
#[test]
fn what_happened_shows_no_tickets_of_another() {
    scene("what happened shows no tickets of another", async |scene| {
        let mut three = Three::sit_down(scene).await;
        three.look_into_books().await;
        three.bid().await;
        three.take_the_seat().await;
        let viewer = three.browser.text(".players .own .name").await;
        three.browser.click("[data-catch-up]").await;
        while three.browser.sees("[data-step]").await {
            assert_eq!(
                three.browser.text(".players .own .name").await,
                viewer,
                "whose eyes see it"
            );
            three.look().await;
            three.browser.click("[data-step]").await;
        }
    });
}
