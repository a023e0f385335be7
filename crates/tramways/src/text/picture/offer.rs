//! The cards on the table: what is for auction, the Ticket Books or open Development cards, the supply of buildings.

use table::phrase::Phrase;
use table::{CardSet, Seat};

use crate::book::BookNumber;
use crate::kind::Kind;
use crate::phase::{Phase, Step};
use crate::state::BookFace;
use crate::ticket::Ticket;

use super::ink::{BOLD, DIM};
use super::phrase::{flow, labelled, marked};
use super::{INDENT, Sight, TICKETS, WIDTH, Word, rule, ticket};
use crate::text::seen;

/// The heading with the sizes of the decks, and all open cards.
pub(super) fn draw(view: &Sight<'_>) -> Vec<Phrase> {
    let mut rows = vec![rule(&heading(view))];
    rows.extend(row(&first_label(view), tickets(view, view.public.display)));
    rows.extend(row(&view.word(Word::Line), line(view)));
    for (number, face) in view.public.numbered_books() {
        let label = Phrase::in_style(DIM, view.word(Word::Book { book: number }));
        rows.extend(labelled(
            &label,
            INDENT,
            flow(book(view, number, &face), 1, WIDTH - INDENT),
        ));
    }
    rows.extend(looked_at(view));
    rows.extend(row(&view.word(Word::Open), tickets(view, view.public.open_development)));
    rows.extend(row(&view.word(Word::Supply), supply(view)));
    rows
}

fn heading(view: &Sight<'_>) -> Phrase {
    let drafting = matches!(view.public.phase, Phase::Draft { .. });
    let dealing = drafting || matches!(view.public.phase, Phase::KeepOne { .. });
    let discards = view.public.line_discards.len();
    let decks = [
        (!drafting).then(|| Word::AuctionDeck { n: view.auction_deck }),
        (discards > 0).then_some(Word::LineDiscards { n: discards }),
        (view.public.alternate_development && !dealing).then(|| Word::DevelopmentDeck {
            n: view.development_deck,
        }),
    ];
    let decks = decks.into_iter().flatten().map(|deck| view.word(deck));
    decks.fold(Phrase::in_style(BOLD, view.word(Word::Cards)), |heading, deck| {
        heading.plain(format_args!(" · {deck}"))
    })
}

/// The rows of a part under its label; none if it is empty.
fn row(label: &str, phrases: Vec<Phrase>) -> Vec<Phrase> {
    labelled(
        &Phrase::in_style(DIM, label),
        INDENT,
        flow(phrases, TICKETS, WIDTH - INDENT),
    )
}

fn tickets(view: &Sight<'_>, tickets: CardSet<Ticket>) -> Vec<Phrase> {
    tickets.iter().map(|each| ticket::phrase(view, each)).collect()
}

/// T2.7, T2.13, T5.14: what the open cards are for.
fn first_label(view: &Sight<'_>) -> String {
    match view.public.phase {
        Phase::Draft { .. } => view.word(Word::Parcels),
        Phase::Actions(_) | Phase::Administration { .. } | Phase::PlaceAgain { .. } => view.word(Word::Round {
            round: view.public.round + 1,
        }),
        _ => view.word(Word::Round {
            round: view.public.round,
        }),
    }
}

/// T17.6: the line, the newest card last.
fn line(view: &Sight<'_>) -> Vec<Phrase> {
    view.public
        .line
        .as_slice()
        .iter()
        .map(|&card| ticket::phrase(view, card))
        .collect()
}

/// T2.14: a Ticket Book: its open card, how many there are, who took some, and what the viewer knows.
fn book(view: &Sight<'_>, number: BookNumber, face: &BookFace) -> Vec<Phrase> {
    let size = usize::from(view.book_size(number));
    if size == 0 {
        return vec![Phrase::in_style(DIM, view.word(Word::Empty))];
    }
    let takers: Vec<Seat> = face.takers.iter().collect();
    let takers = (!takers.is_empty()).then(|| Phrase::in_style(DIM, view.word(Word::TakenBy { seats: takers })));
    let left = view
        .own
        .and_then(|own| own.books.get(number.index()))
        .filter(|left| !left.is_empty() && looked_into(view) != Some(number));
    let left = left.map(|left| {
        Phrase::in_style(
            DIM,
            view.word(Word::YouLeft {
                tickets: in_brief(view, left),
            }),
        )
    });
    let open = face.open.map(|open| ticket::phrase(view, open));
    marked(
        " ·",
        open.into_iter()
            .chain([Phrase::new(view.word(Word::CardCount { n: size as u8 }))])
            .chain(takers)
            .chain(left)
            .collect(),
    )
}

fn in_brief(view: &Sight<'_>, tickets: CardSet<Ticket>) -> String {
    tickets
        .iter()
        .map(|each| ticket::brief(view, each))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The Book that somebody looks through.
fn looked_into(view: &Sight<'_>) -> Option<BookNumber> {
    match (&view.public.phase, seen::turn(view).map(|turn| &turn.step)) {
        (Phase::Books { look: Some(look), .. }, _) | (_, Some(Step::Look { look, .. })) => Some(look.book),
        _ => None,
    }
}

/// T2.14: the cards of the Book that the viewer looks through.
fn looked_at(view: &Sight<'_>) -> Vec<Phrase> {
    let looks = seen::viewer(view).is_some_and(|seat| view.public.awaiting().contains(seat));
    let cards = view
        .own
        .filter(|_| looks)
        .and_then(|own| own.books.get(looked_into(view)?.index()));
    cards.map_or_else(Vec::new, |cards| row(&view.word(Word::InIt), tickets(view, cards)))
}

/// T2.18: the Building cards left, as many as there are tiles.
fn supply(view: &Sight<'_>) -> Vec<Phrase> {
    let cards = &view.components.cards;
    let of = |kind: Kind| {
        view.public
            .supply
            .iter()
            .filter(move |&card| cards.building(card) == Some(kind))
    };
    let sign = |kind: Kind| {
        move |card: Ticket| {
            Phrase::in_style(super::ink::tile(kind), kind.letter())
                .plain(" ")
                .then(&ticket::phrase(view, card))
        }
    };
    let left: Vec<Phrase> = Kind::ALL
        .into_iter()
        .flat_map(|kind| of(kind).map(sign(kind)))
        .collect();
    if left.is_empty() {
        vec![Phrase::in_style(DIM, view.word(Word::NoBuildingLeft))]
    } else {
        left
    }
}
