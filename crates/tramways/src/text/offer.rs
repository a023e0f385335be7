//! The cards on the table: what is for auction, the Ticket Books or open Development cards, the supply of buildings.

use table::phrase::Phrase;
use table::{CardSet, Seat};

use crate::kind::Kind;
use crate::phase::{Phase, Step};
use crate::state::BookFace;
use crate::ticket::Ticket;
use crate::view::View;

use super::ink::{BOLD, DIM};
use super::phrase::{flow, labelled, marked};
use super::{INDENT, TICKETS, WIDTH, names, rule, seen, ticket};

/// The heading with the sizes of the decks, and all open cards.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let mut rows = vec![rule(&heading(view))];
    rows.extend(row(&first_label(view), tickets(view, view.public.display)));
    rows.extend(row("line", line(view)));
    for (number, face) in view.public.books.iter().enumerate() {
        let label = Phrase::in_style(DIM, format_args!("book {number}"));
        rows.extend(labelled(
            &label,
            INDENT,
            flow(book(view, number, &face), 1, WIDTH - INDENT),
        ));
    }
    rows.extend(looked_at(view));
    rows.extend(row("open", tickets(view, view.public.open_development)));
    rows.extend(row("supply", supply(view)));
    rows
}

fn heading(view: &View) -> Phrase {
    let auction = match view.public.phase {
        Phase::Draft { .. } => String::new(),
        _ => format!(" · auction deck {}", view.auction_deck),
    };
    let alternate =
        view.public.alternate_development && !matches!(view.public.phase, Phase::Draft { .. } | Phase::KeepOne { .. });
    let development = if alternate {
        format!(" · Development deck {}", view.development_deck)
    } else {
        String::new()
    };
    let discards = view.public.line_discards.len();
    let discards = if discards > 0 {
        format!(" · discards of the line {discards}")
    } else {
        String::new()
    };
    Phrase::in_style(BOLD, "Cards").plain(format_args!("{auction}{discards}{development}"))
}

/// The rows of a part under its label; none if it is empty.
fn row(label: &str, phrases: Vec<Phrase>) -> Vec<Phrase> {
    labelled(
        &Phrase::in_style(DIM, label),
        INDENT,
        flow(phrases, TICKETS, WIDTH - INDENT),
    )
}

fn tickets(view: &View, tickets: CardSet<u8>) -> Vec<Phrase> {
    ticket::each(tickets)
        .map(|each| ticket::phrase(&view.components.cards, each))
        .collect()
}

/// T2.7, T2.13, T5.14: what the open cards are for.
fn first_label(view: &View) -> String {
    match view.public.phase {
        Phase::Draft { .. } => "parcels".into(),
        Phase::Actions(_) | Phase::Administration { .. } | Phase::PlaceAgain { .. } => {
            format!("round {}", view.public.round + 1)
        }
        _ => format!("round {}", view.public.round),
    }
}

/// T17.6: the line, the newest card last.
fn line(view: &View) -> Vec<Phrase> {
    view.public
        .line
        .as_slice()
        .iter()
        .map(|&card| ticket::phrase(&view.components.cards, Ticket(card)))
        .collect()
}

/// T2.14: a Ticket Book: its open card, how many there are, who took some, and what the viewer knows.
fn book(view: &View, number: usize, face: &BookFace) -> Vec<Phrase> {
    let size = usize::from(view.book_size(number));
    if size == 0 {
        return vec![Phrase::in_style(DIM, "empty")];
    }
    let takers: Vec<Seat> = face.takers.iter().collect();
    let takers =
        (!takers.is_empty()).then(|| Phrase::in_style(DIM, format_args!("taken by {}", names::players(takers))));
    let left = view
        .own
        .and_then(|own| own.books.get(number))
        .filter(|left| !left.is_empty() && looked_into(view) != Some(number));
    let left = left.map(|left| Phrase::in_style(DIM, format_args!("you left {}", in_brief(view, left))));
    let open = face.open.map(|open| ticket::phrase(&view.components.cards, open));
    marked(
        " ·",
        open.into_iter()
            .chain([Phrase::new(names::count(size, "card"))])
            .chain(takers)
            .chain(left)
            .collect(),
    )
}

fn in_brief(view: &View, tickets: CardSet<u8>) -> String {
    ticket::each(tickets)
        .map(|each| ticket::brief(&view.components.cards, each))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The Book that somebody looks through.
fn looked_into(view: &View) -> Option<usize> {
    match (&view.public.phase, seen::turn(view).map(|turn| &turn.step)) {
        (Phase::Books { look: Some(look), .. }, _) | (_, Some(Step::Look { look, .. })) => Some(look.book.into()),
        _ => None,
    }
}

/// T2.14: the cards of the Book that the viewer looks through.
fn looked_at(view: &View) -> Vec<Phrase> {
    let looks = seen::viewer(view).is_some_and(|seat| view.public.awaiting().contains(seat));
    let cards = view
        .own
        .filter(|_| looks)
        .and_then(|own| own.books.get(looked_into(view)?));
    cards.map_or_else(Vec::new, |cards| row("in it", tickets(view, cards)))
}

/// T2.18: the Building cards left, as many as there are tiles.
fn supply(view: &View) -> Vec<Phrase> {
    let cards = &view.components.cards;
    let of = |kind: Kind| ticket::each(view.public.supply).filter(move |&card| cards.building(card) == Some(kind));
    let sign = |kind: Kind| {
        move |card: Ticket| {
            Phrase::in_style(super::ink::tile(kind), kind.letter())
                .plain(" ")
                .then(&ticket::phrase(cards, card))
        }
    };
    let left: Vec<Phrase> = Kind::ALL
        .into_iter()
        .flat_map(|kind| of(kind).map(sign(kind)))
        .collect();
    if left.is_empty() {
        vec![Phrase::in_style(DIM, "no building left")]
    } else {
        left
    }
}
