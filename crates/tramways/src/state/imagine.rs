//! T18.3: states imagined from what a viewer sees: what is hidden is drawn at random, in keeping with everything the viewer knows.

use std::sync::Arc;

use table::{CardSet, Chance, Inconsistent, Pile, Rng, Seat, Seats, Viewer};

use crate::book::BookNumber;
use crate::phase::Phase;
use crate::state::declared::Declared;
use crate::state::{Decks, MOST_PLAYERS, Private, Tramways};
use crate::ticket::{Class, Ticket};
use crate::view::View;

type Imagined<T> = Result<T, Inconsistent>;

/// How many unseen Development cards each hand holds.
type Hidden = [usize; MOST_PLAYERS];

/// A full state consistent with a view.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Imagined<Tramways> {
    let mut game = Tramways {
        components: Arc::clone(&view.components),
        public: view.public.clone(),
        players: view.players,
        private: [Private::NEW; MOST_PLAYERS],
        declared: Declared::NOTHING,
        decks: Decks::EMPTY,
        chance: Chance::new(rng.seed()),
    };
    if let (Some(own), Viewer::Seat(seat)) = (view.own, view.viewer) {
        game.private[seat.index()] = own;
        game.set_pending(seat, view.pending);
    }
    let mut dream = Dream { view, game, rng };
    let hidden = dream.deal_known_tickets()?;
    dream.deal_auction_deck()?;
    if view.public.alternate_development {
        dream.deal_display(hidden)?;
    } else {
        dream.deal_books(hidden)?;
    }
    dream.pick_for_others();
    Ok(dream.game)
}

/// A state being imagined.
struct Dream<'a> {
    view: &'a View,
    game: Tramways,
    rng: &'a mut Rng,
}

impl Dream<'_> {
    fn seats(&self) -> Vec<Seat> {
        self.view.public.seats().iter().collect()
    }

    /// All but the viewer.
    fn others(&self) -> Vec<Seat> {
        let own = self.view.viewer.seat().filter(|_| self.view.own.is_some());
        self.seats().into_iter().filter(|&seat| Some(seat) != own).collect()
    }

    fn shuffled(&mut self, cards: CardSet<Ticket>) -> Vec<Ticket> {
        let mut cards: Vec<Ticket> = cards.iter().collect();
        self.rng.shuffle(&mut cards);
        cards
    }

    /// T18.2: everyone's known tickets: what was shuffled is in the deck or drawn, the rest in hand. Gives how many unseen Development cards each hand holds.
    fn deal_known_tickets(&mut self) -> Imagined<Hidden> {
        let mut hidden = [0; MOST_PLAYERS];
        for seat in self.seats() {
            let player = *self.view.player(seat);
            let deck_size = usize::from(self.view.deck_size(seat));
            let sure = self.view.hand(seat);
            let in_deck = player.shuffled.minus(sure.unwrap_or(CardSet::EMPTY));
            let mut deck = self.shuffled(in_deck);
            let drawn = deck
                .len()
                .checked_sub(deck_size)
                .ok_or_else(|| wrong(seat, "its deck is larger than it can be"))?;
            let drawn = deck.split_off(deck.len() - drawn);
            self.game.decks.own[seat.index()] =
                Pile::from_slice(&deck).ok_or_else(|| wrong(seat, "its deck is too large"))?;
            let private = &mut self.game.private[seat.index()];
            if let Some(hand) = sure {
                private.hand = hand;
                continue;
            }
            let kept = player
                .known
                .minus(player.discards)
                .minus(player.shuffled)
                .minus(player.boxed);
            private.hand = drawn.into_iter().collect::<CardSet<Ticket>>().or(kept);
            let unseen = usize::from(self.view.hand_size(seat)).checked_sub(private.hand.len());
            hidden[seat.index()] = unseen.ok_or_else(|| wrong(seat, "its hand is smaller than it can be"))?;
        }
        Ok(hidden)
    }

    /// T2.12, T17.4: the auction deck: the unclaimed parcels that lie nowhere else, and Auction cards that nobody has seen.
    fn deal_auction_deck(&mut self) -> Imagined<()> {
        let (view, public) = (self.view, &self.view.public);
        let cards = &view.components.cards;
        let size = usize::from(view.auction_deck);
        let seen = self.seen();
        let unclaimed = |ticket: &Ticket| {
            view.components
                .map
                .parcel_of(*ticket)
                .is_some_and(|parcel| public.city.disc(parcel.at).is_none())
        };
        let parcels: CardSet<Ticket> = cards
            .of_class(|class| matches!(class, Class::Parcel(_)))
            .minus(seen)
            .iter()
            .filter(unclaimed)
            .collect();
        let auction = cards.of_class(
            |class| matches!(class, Class::Auction { players, .. } if public.players == 1 || players <= public.players),
        );
        let parcels = if size == 0 { CardSet::EMPTY } else { parcels };
        let others = size
            .checked_sub(parcels.len())
            .ok_or_else(|| Inconsistent("the auction deck is smaller than it can be".into()))?;
        let auction = self.shuffled(auction.minus(seen));
        let drawn = auction
            .get(..others)
            .ok_or_else(|| Inconsistent("the auction deck is larger than it can be".into()))?;
        let mut deck: Vec<Ticket> = parcels.iter().chain(drawn.iter().copied()).collect();
        self.rng.shuffle(&mut deck);
        self.game.decks.auction =
            Pile::from_slice(&deck).ok_or_else(|| Inconsistent("the auction deck is too large".into()))?;
        Ok(())
    }

    /// Every card of which the viewer knows where it is.
    fn seen(&self) -> CardSet<Ticket> {
        let public = &self.view.public;
        let line: CardSet<Ticket> = public.line.as_slice().iter().copied().collect();
        let mut seen = public
            .display
            .or(line)
            .or(public.line_discards)
            .or(public.supply)
            .or(public.open_development);
        seen = seen.or(public.books.iter().filter_map(|book| book.open).collect());
        for seat in self.seats() {
            seen = seen
                .or(self.view.player(seat).known)
                .or(self.view.hand(seat).unwrap_or(CardSet::EMPTY));
        }
        if let Some(own) = self.view.own {
            seen = seen.or(own.dealt);
        }
        seen
    }

    /// Development cards of which the viewer does not know where they are.
    fn unseen_development(&self) -> CardSet<Ticket> {
        self.view.components.cards.lookup.development.minus(self.seen())
    }

    fn give(&mut self, seat: Seat, card: Ticket, hidden: &mut Hidden) -> Imagined<()> {
        let left = &mut hidden[seat.index()];
        *left = left
            .checked_sub(1)
            .ok_or_else(|| wrong(seat, "it has taken more Development cards than it has"))?;
        self.game.private[seat.index()].hand.insert(card);
        Ok(())
    }

    /// T2.14: the Books. What the viewer saw in a Book is still there, or with those who took from it since.
    fn deal_books(&mut self, mut hidden: Hidden) -> Imagined<()> {
        let mut unseen = self.unseen_development();
        let mut unknown_books = Vec::new();
        for book in BookNumber::all(self.view.public.books.len()) {
            let needed = self.lay_out_book(book)?;
            if self.saw_in(book).and(unseen).len() < needed {
                unknown_books.push((book, needed));
            } else {
                self.deal_known_book(book, needed, &mut unseen, &mut hidden)?;
            }
        }
        let mut pool = self.shuffled(unseen);
        for (book, needed) in unknown_books {
            for _ in 0..needed {
                self.game.decks.books[book.index()].insert(draw(&mut pool)?);
            }
        }
        self.deal_hidden(hidden, &mut pool)?;
        self.remember_for_others();
        Ok(())
    }

    /// T2.14: a Book with its open card. Gives how many cards are under it.
    fn lay_out_book(&mut self, book: BookNumber) -> Imagined<usize> {
        let open = self.view.public.books.get(book.index()).and_then(|face| face.open);
        let cards = &mut self.game.decks.books[book.index()];
        *cards = cards.or(open.into_iter().collect());
        usize::from(self.view.book_size(book))
            .checked_sub(cards.len())
            .ok_or_else(|| Inconsistent(format!("the Ticket Book {book} is smaller than it can be")))
    }

    /// T2.14: what the viewer left in a Book, if it took from it.
    fn saw_in(&self, book: BookNumber) -> CardSet<Ticket> {
        let own = self.view.own.as_ref().and_then(|own| own.books.get(book.index()));
        own.unwrap_or(CardSet::EMPTY)
    }

    /// T2.14: a Book that the viewer looked through: of the cards left there some are still in it, the others went to those who took from it since.
    fn deal_known_book(
        &mut self,
        book: BookNumber,
        needed: usize,
        unseen: &mut CardSet<Ticket>,
        hidden: &mut Hidden,
    ) -> Imagined<()> {
        let saw = self.saw_in(book);
        let left = self.shuffled(saw.and(*unseen));
        let (there, taken) = left.split_at(needed);
        for &card in there {
            self.game.decks.books[book.index()].insert(card);
            unseen.remove(card);
        }
        let mut takers = self.later_takers(book, saw);
        self.rng.shuffle(&mut takers);
        for &card in taken {
            // who has shown the card taken from this Book has no hidden one left
            if let Some(place) = takers.iter().position(|taker| hidden[taker.index()] > 0) {
                self.give(takers.swap_remove(place), card, hidden)?;
                unseen.remove(card);
            }
        }
        Ok(())
    }

    /// Who took from a Book after the viewer, once for each card not shown since.
    fn later_takers(&self, book: BookNumber, saw: CardSet<Ticket>) -> Vec<Seat> {
        let Some(face) = self.view.public.books.get(book.index()) else {
            return Vec::new();
        };
        let Viewer::Seat(own) = self.view.viewer else {
            return Vec::new();
        };
        let takers: Vec<Seat> = face.takers.iter().collect();
        let since = takers
            .iter()
            .rposition(|&seat| seat == own)
            .map_or(0, |place| place + 1);
        let mut later: Vec<Seat> = takers[since..].to_vec();
        for seat in self.seats() {
            for _ in 0..self.view.player(seat).known.and(saw).len() {
                if let Some(place) = later.iter().position(|&taker| taker == seat) {
                    later.swap_remove(place);
                }
            }
        }
        later
    }

    /// The unseen Development cards in the hands of others.
    fn deal_hidden(&mut self, hidden: Hidden, pool: &mut Vec<Ticket>) -> Imagined<()> {
        for seat in self.seats() {
            for _ in 0..hidden[seat.index()] {
                let card = pool
                    .pop()
                    .ok_or_else(|| wrong(seat, "it holds more Development cards than there are"))?;
                self.game.private[seat.index()].hand.insert(card);
            }
        }
        Ok(())
    }

    /// What others know of the Books: that of those they took from they know at least what is there.
    fn remember_for_others(&mut self) {
        let looking = self.game.look().map(|look| look.book);
        let awaited = self.view.public.awaiting();
        for seat in self.others() {
            let mut books = crate::list::List::EMPTY;
            for (book, face) in self.view.public.numbered_books() {
                let knows =
                    face.takers.iter().any(|taker| taker == seat) || looking == Some(book) && awaited.contains(seat);
                books.push(if knows {
                    self.game.decks.books[book.index()]
                } else {
                    CardSet::EMPTY
                });
            }
            self.game.private[seat.index()].books = books;
        }
    }

    /// T2.15: the Development deck, and what others were dealt or drew from it. What the viewer passed on is in the deck, or drawn since.
    fn deal_display(&mut self, mut hidden: Hidden) -> Imagined<()> {
        if let Phase::KeepOne { waiting } = self.view.public.phase {
            return self.deal_four(waiting);
        }
        let mut passed = self.passed_on();
        let pool = self.unseen_development().minus(passed.iter().copied().collect());
        let mut deck: Vec<Ticket> = Vec::new();
        for place in self.places_of_passed(&hidden) {
            let Some(card) = passed.pop() else { break };
            match place {
                None => deck.push(card),
                Some(seat) => self.give(seat, card, &mut hidden)?,
            }
        }
        let mut pool = self.shuffled(pool);
        while deck.len() < usize::from(self.view.development_deck) {
            deck.push(draw(&mut pool)?);
        }
        self.deal_hidden(hidden, &mut pool)?;
        self.rng.shuffle(&mut deck);
        self.game.decks.development =
            Pile::from_slice(&deck).ok_or_else(|| Inconsistent("the Development deck is too large".into()))?;
        Ok(())
    }

    /// T2.15: four cards for everyone else, one of them kept by those who have chosen.
    fn deal_four(&mut self, waiting: Seats) -> Imagined<()> {
        let mut pool = self.shuffled(self.unseen_development());
        for seat in self.others() {
            let dealt = pool.len().checked_sub(4).map(|left| pool.split_off(left));
            let dealt = dealt.ok_or_else(|| wrong(seat, "it was dealt more Development cards than there are"))?;
            let private = &mut self.game.private[seat.index()];
            private.kept = (!waiting.contains(seat)).then_some(dealt[0]);
            private.dealt = dealt.into_iter().collect();
        }
        Ok(())
    }

    /// T2.15: what the viewer passed on and has not seen since.
    fn passed_on(&mut self) -> Vec<Ticket> {
        let own = self.view.own.as_ref();
        let passed = own.map_or(CardSet::EMPTY, |own| own.dealt.minus(own.hand));
        self.shuffled(passed.minus(self.located_since_the_deal()))
    }

    /// Where a card passed on can be: in the deck, or drawn blind by others (whose first card is the one they kept, and comes last).
    fn places_of_passed(&mut self, hidden: &Hidden) -> Vec<Option<Seat>> {
        let mut places: Vec<Option<Seat>> = vec![None; usize::from(self.view.development_deck)];
        for seat in self.seats() {
            places.extend((1..hidden[seat.index()]).map(|_| Some(seat)));
        }
        self.rng.shuffle(&mut places);
        let holders = self.seats().into_iter().filter(|seat| hidden[seat.index()] > 0);
        places.extend(holders.map(Some));
        places
    }

    /// The Development cards that all have seen since they were dealt.
    fn located_since_the_deal(&self) -> CardSet<Ticket> {
        let known = self
            .seats()
            .into_iter()
            .fold(CardSet::EMPTY, |known, seat| known.or(self.view.player(seat).known));
        known
            .or(self.view.public.open_development)
            .or(self.view.hands.map_or(CardSet::EMPTY, |hands| {
                hands.into_iter().fold(CardSet::EMPTY, CardSet::or)
            }))
    }

    /// T14.3: those who have chosen for round 6 have chosen something.
    fn pick_for_others(&mut self) {
        let Phase::FillHand { waiting } = self.view.public.phase else {
            return;
        };
        for seat in self.others().into_iter().filter(|&seat| !waiting.contains(seat)) {
            let player = *self.view.player(seat);
            let room = usize::from(player.limit).saturating_sub(usize::from(self.view.hand_size(seat)));
            if player.discards.len() > room {
                let picks = self.shuffled(player.discards);
                self.game.private[seat.index()].picks = picks[..room].iter().copied().collect();
            }
        }
    }
}

/// An unseen Development card.
fn draw(pool: &mut Vec<Ticket>) -> Imagined<Ticket> {
    pool.pop()
        .ok_or_else(|| Inconsistent("there are not enough Development cards".into()))
}

fn wrong(seat: Seat, what: &str) -> Inconsistent {
    Inconsistent(format!("{seat}: {what}"))
}
