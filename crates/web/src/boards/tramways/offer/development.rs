//! Development cards: Ticket Books (T2.14) or open cards and a deck (T2.15), and the cards that the viewer looks through.

use leptos::prelude::*;
use table::CardSet;
use tramways::book::BookNumber;
use tramways::phase::{Look, Phase, Step, Turn};
use tramways::state::BookFace;
use tramways::ticket::Ticket;
use tramways::{Action, Tramways, View};

use super::drawn;
use crate::boards::tramways::desk::Desk;
use crate::boards::tramways::{names, ticket};
use crate::table::Moment;
use crate::texts::t;

/// Is there no Development card on the table?
pub fn is_empty(view: &View) -> bool {
    let public = view.public();
    let dealing = matches!(public.phase, Phase::Draft { .. } | Phase::KeepOne { .. });
    dealing || public.books.is_empty() && public.open_development.is_empty() && view.development_deck() == 0
}

/// The Book that somebody looks through.
fn look_through(view: &View) -> Option<Look> {
    match view.public().phase {
        Phase::Books { look, .. } => look,
        Phase::Actions(Turn {
            step: Step::Look { look, .. },
            ..
        }) => Some(look),
        _ => None,
    }
}

/// The cards that the viewer looks through: of a Book, or those dealt.
pub fn looked_at(view: &View) -> Option<CardSet<Ticket>> {
    let own = view.own()?;
    if matches!(view.public().phase, Phase::KeepOne { .. }) {
        return Some(own.dealt);
    }
    let looks = view
        .viewer()
        .seat()
        .is_some_and(|seat| view.public().awaiting().contains(seat));
    let look = look_through(view).filter(|_| looks)?;
    own.books.get(look.book.index())
}

/// What to do with them.
pub fn look_title(view: &View) -> String {
    match look_through(view) {
        Some(Look { book, taken: false }) => t!("tramways.offer.keep", book = book.index() + 1),
        Some(Look { book, taken: true }) => t!("tramways.offer.leave_open", book = book.index() + 1),
        None if view.own().is_some_and(|own| own.kept.is_some()) => t!("tramways.offer.kept"),
        None => t!("tramways.offer.dealt"),
    }
}

/// The cards that the viewer looks through.
pub fn look(desk: Desk) -> AnyView {
    let looked = |moment: &Moment<Tramways>| {
        let kept = moment.view.own().and_then(|own| own.kept);
        (looked_at(&moment.view), kept, moment.legal.first().copied())
    };
    drawn(desk, looked, move |moment, (cards, kept, _)| {
        let card = |ticket: Ticket| {
            let leave = Action::LeaveOpen { ticket };
            let action = if moment.legal.contains(&leave) {
                leave
            } else {
                Action::Keep { ticket }
            };
            let card = ticket::offered(desk, moment, ticket, action);
            view! { <div class="tram-held" class:picked=kept == Some(ticket)>{card}</div> }
        };
        let cards = cards.unwrap_or_default();
        view! { <div class="tram-tickets">{cards.iter().map(card).collect_view()}</div> }.into_any()
    })
}

/// Ticket Books, or the open cards and their deck.
pub fn development(desk: Desk) -> AnyView {
    view! { {books(desk)}{open(desk)} }.into_any()
}

/// A Book as it lies there.
#[derive(Clone, PartialEq)]
struct Lying {
    book: BookNumber,
    face: BookFace,
    size: u8,
    /// What the viewer left in it.
    left: CardSet<Ticket>,
    /// Can it be looked through?
    hot: bool,
}

fn books(desk: Desk) -> AnyView {
    let look = |moment: &Moment<Tramways>| {
        let books = moment.view.public().books;
        let lying = |(number, face): (u8, BookFace)| lying(moment, BookNumber::new(number), face);
        (0..).zip(books.iter()).map(lying).collect::<Vec<_>>()
    };
    drawn(desk, look, move |moment, books| {
        let books: Vec<AnyView> = books.iter().map(|book| cover(desk, moment, book)).collect();
        view! { <div class="tram-books">{books}</div> }.into_any()
    })
}

fn lying(moment: &Moment<Tramways>, book: BookNumber, face: BookFace) -> Lying {
    let view = &moment.view;
    let looking = look_through(view).is_some_and(|look| look.book == book) && looked_at(view).is_some();
    let left = view.own().and_then(|own| own.books.get(book.index()));
    Lying {
        book,
        face,
        size: view.book_size(book),
        left: left.filter(|_| !looking).unwrap_or_default(),
        hot: moment.legal.contains(&Action::LookInto { book }),
    }
}

/// T2.14: a Book with its open card, how many cards it has, who took some, and what the viewer knows.
fn cover(desk: Desk, moment: &Moment<Tramways>, lying: &Lying) -> AnyView {
    let view = &moment.view;
    let number = lying.book.index() + 1;
    let open = lying.face.open.map(|open| ticket::ticket(view, open));
    let inside = view! {
        <span class="tram-book-title"><b>{t!("tramways.offer.book", n = number)}</b>" "{t!("tramways.offer.cards", n = lying.size)}</span>
        {open}
    }
    .into_any();
    let cover = if lying.hot {
        let action = Action::LookInto { book: lying.book };
        let words = names::decision(view, &action);
        ticket::choice(desk, action, "tram-book-cover hot".to_owned(), words, inside)
    } else {
        view! { <div class="tram-book-cover">{inside}</div> }.into_any()
    };
    let takers: Vec<String> = lying.face.takers.iter().map(|seat| desk.table.name(seat)).collect();
    let takers =
        (!takers.is_empty()).then(|| view! { <p class="tram-note">{t!("tramways.offer.takers", names = takers)}</p> });
    let left = (!lying.left.is_empty() && lying.size > 0).then(|| {
        view! { <p class="tram-note">{t!("tramways.offer.you_left")}</p><div class="tram-small-tickets">{ticket::smalls(view, lying.left)}</div> }
    });
    view! { <div class="tram-book" class:spent=lying.size == 0>{cover}{takers}{left}</div> }.into_any()
}

/// T2.15: the open Development cards, and the top card of their deck.
fn open(desk: Desk) -> AnyView {
    let look = |moment: &Moment<Tramways>| {
        let top = moment.legal.contains(&Action::TakeTop {});
        let view = &moment.view;
        (
            view.public().open_development,
            view.development_deck(),
            top,
            super::takes(moment),
        )
    };
    drawn(desk, look, move |moment, (open, deck, top, _)| {
        let card = |ticket: Ticket| ticket::offered(desk, moment, ticket, Action::Take { ticket });
        let back = || view! { <span>{t!("tramways.offer.development_deck", n = deck)}</span> }.into_any();
        let deck = (deck > 0).then(|| {
            if top {
                let words = names::decision(&moment.view, &Action::TakeTop {});
                ticket::choice(desk, Action::TakeTop {}, "tram-deck hot".to_owned(), words, back())
            } else {
                view! { <div class="tram-deck">{back()}</div> }.into_any()
            }
        });
        let any = deck.is_some() || !open.is_empty();
        any.then(|| view! { <div class="tram-tickets">{open.iter().map(card).collect_view()}{deck}</div> })
            .into_any()
    })
}
