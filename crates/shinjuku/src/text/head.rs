//! The head of the picture: whose turn it is, the bag, the cards.

use crate::action::Kind;
use crate::state::Phase;
use crate::view::{BagLevel, View};

use super::ink::{BOLD, DIM, ink};
use super::names;
use table::phrase::Phrase;

use super::phrase::flow;
use super::{WIDTH, rule};

/// S3.1: with this many department stores on the map, two customers arrive.
const BUSY: usize = 3;

/// The title and when it is; below it bag, cards, and what is unusual.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let title = Phrase::in_style(BOLD, "Shinjuku").plain(" · ").then(&moment(view));
    let facts = [bag(view), cards(view), arrivals(view)].into_iter().chain(odds(view));
    let facts = facts
        .map(|fact| Phrase::new(format_args!("{fact}.")))
        .collect::<Vec<_>>();
    [rule(&title)].into_iter().chain(flow(facts, 1, WIDTH)).collect()
}

fn moment(view: &View) -> Phrase {
    let turn = Phrase::new("turn of ")
        .styled(ink(view.public.seat), names::company(view.public.seat))
        .plain(taken(view));
    match view.public.phase {
        Phase::Turns => turn,
        Phase::LastDrawn => turn.plain(" · the last customer is drawn"),
        Phase::LastTurns(1) => turn.plain(" · the very last turn"),
        Phase::LastTurns(left) => turn.plain(format_args!(" · last turns, {left} with this one")),
        Phase::Over => Phrase::new("the end"),
    }
}

/// S3.4.
fn taken(view: &View) -> String {
    let taken: Vec<&str> = Kind::ALL
        .into_iter()
        .filter(|&kind| view.public.taken.contains(kind))
        .map(names::action)
        .collect();
    if taken.is_empty() {
        " · no action taken".into()
    } else {
        format!(" · taken: {}", taken.join(", "))
    }
}

/// S8.3.
fn bag(view: &View) -> String {
    let all = view.map.customers.len();
    let (third, two_thirds) = (all / 3, 2 * all / 3);
    match view.bag {
        BagLevel::Empty => "The bag is empty".into(),
        BagLevel::Few => format!("In the bag are few customers (1 to {third})"),
        BagLevel::Half => format!("The bag is half full ({} to {two_thirds})", third + 1),
        BagLevel::Full => format!("The bag is full ({} or more)", two_thirds + 1),
    }
}

/// S8.4.
fn cards(view: &View) -> String {
    let top = view
        .cards
        .top
        .map_or_else(String::new, |top| format!(", {} on top", names::ward(&view.map, top)));
    format!("Pile {}, discards {}{top}", view.cards.pile, view.cards.discards)
}

/// S3.1: what the next turn brings, as the map is now.
fn arrivals(view: &View) -> String {
    let stores = view.public.department_stores();
    let due = match view.public.phase {
        Phase::Turns => format!(
            ": {} a turn",
            names::count(if stores < BUSY { 1 } else { 2 }, "customer")
        ),
        Phase::LastDrawn | Phase::LastTurns(_) | Phase::Over => String::new(),
    };
    format!("{}{due}", names::count(stores, "department store"))
}

/// What is not so in every game.
fn odds(view: &View) -> impl Iterator<Item = String> {
    let gone = names::tokens(&view.public.gone).join(" ");
    let gone = (!gone.is_empty()).then(|| format!("Gone: {gone}"));
    let open = view.public.open_customers.then(|| "Customers are open".into());
    let map = (!view.map.is_standard()).then(|| format!("The map is {}", names::cut(&view.map.name)));
    gone.into_iter().chain(open).chain(map)
}

/// What the signs mean.
pub(super) fn signs() -> Phrase {
    Phrase::in_style(
        DIM,
        "F food C clothing B books E electronics, F2 double · ★3 icon, rank 3 · K:food store, K:DEPT department store, – none",
    )
}
