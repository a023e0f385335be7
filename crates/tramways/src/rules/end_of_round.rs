//! T13: how rounds 1 to 5 end.

use table::{Audience, CardSet, Seat, Sink};

use crate::event::Event;
use crate::kind::Kind;
use crate::links::{Link, Links};
use crate::rules::course::Ended;
use crate::square::SquareSet;
use crate::state::{MOST_STRESS, Public, ROUNDS, Tramways};
use crate::ticket::Ticket;

impl Tramways {
    /// T13.1 to T13.6 (T13.4: who is at the end of the stress track loses happiness): the end of rounds 1 to 5, in the order of the rules. T3.7: no hand is refilled before.
    pub(crate) fn finish_round(&mut self, events: &mut impl Sink<Event>) {
        self.remove_neglected_links(events);
        if self.public.round < ROUNDS - 1 {
            self.refill_hands(events);
        }
        for seat in self
            .seats()
            .filter(|seat| self.players[seat.index()].stress == MOST_STRESS)
            .collect::<Vec<_>>()
        {
            self.add_happiness(seat, -1, events);
        }
        self.new_passengers(events);
        self.public.round += 1;
        self.go_on(Ended::Round, events);
    }

    /// T8.4, T8.5, TR25: incomplete links without a tile laid in this round go.
    fn remove_neglected_links(&mut self, events: &mut impl Sink<Event>) {
        let neglected: Vec<Link> = self
            .public
            .city
            .links
            .all()
            .iter()
            .filter(|link| self.is_neglected(link))
            .copied()
            .collect();
        if neglected.is_empty() {
            return;
        }
        for link in neglected {
            let tiles = Links::tiles_of(&self.components.map, &self.public.city, &link);
            tiles.iter().for_each(|end| self.lift_tile(end.at, end.side));
            events.tell(Audience::Everyone, || Event::LinkRemoved {
                seat: link.owner,
                squares: tiles.iter().map(|end| end.at).collect(),
            });
        }
        self.public.city.find_links(&self.components.map);
    }

    /// T8.4, TR25: incomplete, and no tile was laid in this round.
    fn is_neglected(&self, link: &Link) -> bool {
        !link.is_complete() && !self.public.is_worked_on(&self.components.map, link)
    }

    /// T13.2: everyone draws up to the hand limit, in turn order.
    fn refill_hands(&mut self, events: &mut impl Sink<Event>) {
        for place in 0..self.public.order.len() {
            let seat = self.public.order.get(place).expect("a place in the order");
            self.refill(seat, events);
        }
    }

    /// T13.2, T13.3, TR32: draws; a hand over the limit keeps all; only when a card is due and the deck is empty, the discards are shuffled into a new one.
    pub(crate) fn refill(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mut drawn = CardSet::EMPTY;
        while self.hand(seat).len() < usize::from(self.player(seat).limit) {
            let index = seat.index();
            let (deck, player) = (&mut self.decks.own[index], &mut self.players[index]);
            let shuffled = player.discards;
            let mut reshuffled = false;
            let Some(card) = deck.draw(&mut player.discards, &mut self.chance, || reshuffled = true) else {
                break;
            };
            if reshuffled {
                player.shuffled = shuffled; // what was shuffled before has all been drawn
                tell_drawn(seat, std::mem::take(&mut drawn), events);
                events.tell(Audience::Everyone, || Event::Reshuffled { seat });
            }
            drawn.insert(card);
            self.private_mut(seat).hand.insert(card);
        }
        tell_drawn(seat, drawn, events);
    }

    /// T13.5: new passengers at the buildings of this round's type.
    fn new_passengers(&mut self, events: &mut impl Sink<Event>) {
        let Some((kind, squares)) = self.public.arrivals() else {
            return;
        };
        squares.iter().for_each(|at| self.public.city.add_passenger(at));
        events.tell(Audience::Everyone, || Event::PassengersArrived {
            kind,
            squares: squares.iter().collect(),
        });
    }
}

impl Public {
    /// T13.5: this round's building type, and the squares that a passenger would come to if the round ended now. Round 6 has no end (T14.5).
    pub fn arrivals(&self) -> Option<(Kind, SquareSet)> {
        let kind = *self.types.get(usize::from(self.round) - 1)?;
        let empty = self.city.empty_spaces().iter();
        let squares = empty.filter(|&at| self.city.kind(at) == Some(kind)).collect();
        Some((kind, squares))
    }
}

/// T18.3: only who draws sees what.
fn tell_drawn(seat: Seat, drawn: CardSet<Ticket>, events: &mut impl Sink<Event>) {
    if !drawn.is_empty() {
        events.tell(Audience::Only(seat), || Event::Drew {
            seat,
            tickets: drawn.iter().collect(),
        });
        events.tell(Audience::Others(seat), || Event::DrewUnseen {
            seat,
            count: drawn.len() as u8,
        });
    }
}
