//! T2.14, T2.15, T11.15: Development cards, from Ticket Books or from the display.

use crate::Illegal;
use table::{Audience, Seat, Seats, Sink, Takeback};

use crate::action::Action;
use crate::book::BookNumber;
use crate::event::Event;
use crate::phase::{Look, Phase, Route, Step, Turn};
use crate::rules::course::Ended;
use crate::state::{BookFace, Tramways};
use crate::text::Refusal;
use crate::ticket::Ticket;

/// T2.15: the Development cards that lie open.
pub(crate) const OPEN: usize = 3;

impl Tramways {
    /// TR6: is any Development card left to be taken?
    pub(crate) fn has_development(&self) -> bool {
        !self.public.open_development.is_empty()
            || !self.decks.development.is_empty()
            || self.books().any(|book| self.book_size(book) > 0)
    }

    fn books(&self) -> impl Iterator<Item = BookNumber> + use<> {
        BookNumber::all(self.public.books.len())
    }

    fn book_size(&self, book: BookNumber) -> usize {
        self.decks.books[book.index()].len()
    }

    /// T2.14: the Books that still have cards.
    pub(crate) fn legal_books(&self, out: &mut Vec<Action>) {
        let books = self.books().filter(|&book| self.book_size(book) > 0);
        out.extend(books.map(|book| Action::LookInto { book }));
    }

    /// T11.15: $5, or a Development card by the rule in use.
    pub(crate) fn legal_commerce(&self, out: &mut Vec<Action>) {
        out.push(Action::TakeFive {});
        self.legal_books(out);
        out.extend(
            self.public
                .open_development
                .iter()
                .map(|ticket| Action::Take { ticket }),
        );
        if !self.decks.development.is_empty() {
            out.push(Action::TakeTop {});
        }
    }

    /// T2.14: a Book is looked through. From now on this seat knows what is in it.
    pub(crate) fn look_into(
        &mut self,
        seat: Seat,
        book: BookNumber,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let books = self.public.books.len() as u8;
        Illegal::unless(book.index() < books.into(), "T2.14", Refusal::NoBook { book, books })?;
        Illegal::unless(self.book_size(book) > 0, "TR6", Refusal::BookEmpty { book })?;
        let look = Look { book, taken: false };
        match &mut self.public.phase {
            Phase::Books { look: at, .. } => *at = Some(look),
            Phase::Actions(Turn { step, .. }) => {
                if let Step::Commerce { route } = *step {
                    *step = Step::Look { look, route };
                }
            }
            _ => unreachable!("Books are looked through at set-up and in the action phase"),
        }
        self.remember_book(seat, book);
        events.tell(Audience::Everyone, || Event::Looked { seat, book });
        Ok(Takeback::Closed)
    }

    /// What is in a Book now is what this seat knows of it.
    fn remember_book(&mut self, seat: Seat, book: BookNumber) {
        let now = self.decks.books[book.index()];
        self.private_mut(seat).books.set(book.index(), now);
    }

    /// T2.14: the card to keep, then the card to leave open.
    pub(crate) fn legal_keeps(&self, look: Look, out: &mut Vec<Action>) {
        let cards = self.decks.books[look.book.index()];
        let left = cards.iter();
        out.extend(left.map(|ticket| {
            if look.taken {
                Action::LeaveOpen { ticket }
            } else {
                Action::Keep { ticket }
            }
        }));
    }

    /// T2.14: one card of the Book comes into the hand, unseen by the others.
    pub(crate) fn keep(
        &mut self,
        seat: Seat,
        look: Look,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let book = look.book.index();
        let there = self.decks.books[book].contains(ticket);
        let refusal = Refusal::NotInBook {
            ticket,
            book: look.book,
        };
        Illegal::unless(there, "T2.14", refusal)?;
        self.decks.books[book].remove(ticket);
        self.remember_book(seat, look.book);
        self.private_mut(seat).hand.insert(ticket);
        let mut face = self.public.books.get(book).expect("the Book was looked into");
        face.open = None;
        face.takers.push(seat);
        self.public.books.set(book, face);
        tell_kept(seat, ticket, events);
        let mut left = self.decks.books[book].iter();
        match (left.next(), left.next()) {
            (None, _) => self.after_look(seat, events),
            (Some(last), None) => {
                self.set_look(Look { taken: true, ..look });
                self.put_open(seat, look.book, last, events);
            }
            _ => self.set_look(Look { taken: true, ..look }),
        }
        Ok(Takeback::Closed)
    }

    /// T2.14: how far the look through a Book is.
    fn set_look(&mut self, now: Look) {
        match &mut self.public.phase {
            Phase::Books { look, .. } => *look = Some(now),
            Phase::Actions(Turn {
                step: Step::Look { look, .. },
                ..
            }) => *look = now,
            _ => unreachable!("Books are looked through at set-up and in the action phase"),
        }
    }

    /// T2.14: one of the remaining cards is left open on top.
    pub(crate) fn leave_open(
        &mut self,
        seat: Seat,
        look: Look,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let there = self.decks.books[look.book.index()].contains(ticket);
        let refusal = Refusal::NotInBook {
            ticket,
            book: look.book,
        };
        Illegal::unless(there, "T2.14", refusal)?;
        self.put_open(seat, look.book, ticket, events);
        Ok(Takeback::Closed)
    }

    /// T2.14: the card left open on top of the Book, which is put back.
    fn put_open(&mut self, seat: Seat, book: BookNumber, ticket: Ticket, events: &mut impl Sink<Event>) {
        let face = self.public.books.get(book.index()).expect("the Book was looked into");
        self.public.books.set(
            book.index(),
            BookFace {
                open: Some(ticket),
                ..face
            },
        );
        events.tell(Audience::Everyone, || Event::LeftOpen { seat, book, ticket });
        self.after_look(seat, events);
    }

    /// The Book is back: the next player chooses one, or the delivery goes on.
    fn after_look(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        match self.public.phase {
            Phase::Books { position, .. } => match position.previous() {
                Some(position) => self.public.phase = Phase::Books { position, look: None },
                None => self.go_on(Ended::SetUp, events),
            },
            Phase::Actions(Turn {
                step: Step::Look { route, .. },
                ..
            }) => self.pay_fares(seat, &route, events),
            _ => unreachable!("Books are looked through at set-up and in the action phase"),
        }
    }

    /// T2.15: an open Development card; the next one of the deck takes its place.
    pub(crate) fn take_open_development(
        &mut self,
        seat: Seat,
        ticket: Ticket,
        route: &Route,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let open = self.public.open_development.contains(ticket);
        Illegal::unless(open, "T2.15", Refusal::NotOpen { ticket })?;
        self.public.open_development.remove(ticket);
        self.receive(seat, ticket);
        events.tell(Audience::Everyone, || Event::CardTaken { seat, ticket });
        let refilled = self.refill_development(events);
        self.pay_fares(seat, route, events);
        Ok(if refilled { Takeback::Closed } else { Takeback::Open })
    }

    /// T2.15, TR6: three cards lie open as long as the deck lasts.
    pub(crate) fn refill_development(&mut self, events: &mut impl Sink<Event>) -> bool {
        let mut opened = Vec::new();
        while self.public.open_development.len() < OPEN
            && let Some(card) = self.decks.development.pop()
        {
            self.public.open_development.insert(card);
            opened.push(card);
        }
        let any = !opened.is_empty();
        if any {
            events.tell(Audience::Everyone, || Event::DevelopmentOpened { tickets: opened });
        }
        any
    }

    /// T2.15: the top card of the deck, unseen by the others.
    pub(crate) fn take_top_development(
        &mut self,
        seat: Seat,
        route: &Route,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let card = self
            .decks
            .development
            .pop()
            .ok_or(Illegal::new("TR6", Refusal::DevelopmentDeckEmpty))?;
        self.private_mut(seat).hand.insert(card);
        tell_kept(seat, card, events);
        self.pay_fares(seat, route, events);
        Ok(Takeback::Closed)
    }

    /// T2.15: the cards dealt.
    pub(crate) fn legal_first_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.private[seat.index()]
                .dealt
                .iter()
                .map(|ticket| Action::Keep { ticket }),
        );
    }

    /// T2.15: each secretly keeps one of the cards dealt.
    pub(crate) fn keep_one(
        &mut self,
        seat: Seat,
        waiting: Seats,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let private = self.private_mut(seat);
        Illegal::unless(private.dealt.contains(ticket), "T2.15", Refusal::NotDealt { ticket })?;
        private.kept = Some(ticket);
        let waiting = waiting.without(seat);
        self.public.phase = Phase::KeepOne { waiting };
        tell_kept(seat, ticket, events);
        if waiting.is_empty() {
            self.shuffle_development(events);
        }
        Ok(Takeback::Closed)
    }

    /// T2.15: the cards that were not kept make the deck.
    fn shuffle_development(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.seats() {
            let private = &mut self.private[seat.index()];
            if let Some(kept) = private.kept.take() {
                private.hand.insert(kept);
                private.dealt.remove(kept);
            }
            private.dealt.iter().for_each(|card| self.decks.development.push(card));
        }
        let deck = &mut self.decks.development;
        self.chance.draw(|rng| rng.shuffle(deck.as_mut_slice()));
        self.refill_development(events);
        self.go_on(Ended::SetUp, events);
    }
}

/// Only who keeps a card sees which.
fn tell_kept(seat: Seat, ticket: Ticket, events: &mut impl Sink<Event>) {
    events.tell(Audience::Only(seat), || Event::Kept { seat, ticket });
    events.tell(Audience::Others(seat), || Event::KeptUnseen { seat });
}
