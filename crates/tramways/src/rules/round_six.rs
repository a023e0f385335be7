//! T14: round 6.

use crate::Illegal;
use table::{Audience, CardSet, Seat, Seats, Sink, Takeback};

use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::rules::course::Ended;
use crate::state::Tramways;
use crate::text::Refusal;
use crate::ticket::Ticket;

impl Tramways {
    /// T14.1, T14.3, TR33: deck and discard pile of everyone are laid out; who has nothing to choose has chosen.
    pub(crate) fn start_filling_hands(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.seats() {
            while let Some(card) = self.decks.own[seat.index()].pop() {
                self.player_mut(seat).discards.insert(card);
            }
            self.player_mut(seat).shuffled = CardSet::EMPTY;
        }
        let waiting: Seats = self.seats().filter(|&seat| self.choices_due(seat) > 0).collect();
        self.public.phase = Phase::FillHand { waiting };
        if waiting.is_empty() {
            self.fill_hands(events);
        }
    }

    /// How many tickets a seat still chooses. Where everything laid out fits into the hand there is no choice.
    fn choices_due(&self, seat: Seat) -> usize {
        let private = &self.private[seat.index()];
        let room = self.room(seat);
        let laid_out = self.player(seat).discards.len();
        if laid_out <= room {
            0
        } else {
            room - private.picks.len()
        }
    }

    /// T14.3: the room in the hand up to the limit.
    fn room(&self, seat: Seat) -> usize {
        usize::from(self.player(seat).limit).saturating_sub(self.hand(seat).len())
    }

    /// T14.3: the tickets still laid out.
    fn laid_out(&self, seat: Seat) -> CardSet<Ticket> {
        self.player(seat).discards.minus(self.private[seat.index()].picks)
    }

    /// Has the seat chosen as much as it says?
    pub(crate) fn picks_fit(&self, seat: Seat, waiting: bool) -> bool {
        self.private[seat.index()].picks.len() <= self.room(seat) && waiting == (self.choices_due(seat) > 0)
    }

    /// T14.3: the tickets to choose from.
    pub(crate) fn legal_picks(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.components
                .cards
                .distinct(self.laid_out(seat))
                .map(|ticket| Action::Take { ticket }),
        );
    }

    /// T14.3: one ticket of choice.
    pub(crate) fn pick(
        &mut self,
        seat: Seat,
        waiting: Seats,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let laid_out = self.laid_out(seat);
        Illegal::unless(laid_out.contains(ticket), "T14.3", Refusal::NotLaidOut { ticket })?;
        self.is_lowest_twin(ticket, laid_out, "T14.3")?;
        self.private_mut(seat).picks.insert(ticket);
        if self.choices_due(seat) > 0 {
            return Ok(Takeback::Open);
        }
        let waiting = waiting.without(seat);
        self.public.phase = Phase::FillHand { waiting };
        if waiting.is_empty() {
            self.fill_hands(events);
        }
        Ok(Takeback::Closed)
    }

    /// T14.3: all have chosen: the tickets come into the hands, the others leave the game.
    fn fill_hands(&mut self, events: &mut impl Sink<Event>) {
        for seat in self.seats() {
            let laid_out = self.player(seat).discards;
            let picks = if laid_out.len() <= self.room(seat) {
                laid_out
            } else {
                self.private[seat.index()].picks
            };
            let private = self.private_mut(seat);
            private.hand = private.hand.or(picks);
            private.picks = CardSet::EMPTY;
            let player = self.player_mut(seat);
            player.boxed = player.boxed.or(laid_out.minus(picks));
            player.discards = CardSet::EMPTY;
            events.tell(Audience::Everyone, || Event::HandFilled {
                seat,
                tickets: picks.iter().collect(),
            });
        }
        self.go_on(Ended::Hands, events);
    }
}
