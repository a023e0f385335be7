//! T17: playing alone.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::Action;
use crate::event::Event;
use crate::payment::{Bill, Payment};
use crate::pending::Deed;
use crate::phase::Phase;
use crate::rules::course::Ended;
use crate::state::{Position, Tramways};
use crate::text::Refusal;
use crate::text::part::Title;
use crate::ticket::Ticket;

impl Tramways {
    /// T17.6: the line is empty at first, and its first card is free.
    pub(crate) fn start_line(&mut self, events: &mut impl Sink<Event>) {
        self.public.phase = Phase::Line {};
        self.reveal(events);
        if self.public.line.is_empty() {
            self.go_on(Ended::Cards, events); // no auction card is left at all
        }
    }

    /// T17.6, T17.8: the next card becomes the newest of the line.
    pub(crate) fn reveal(&mut self, events: &mut impl Sink<Event>) -> Takeback {
        let mut shuffled = false;
        let card = self
            .decks
            .auction
            .draw(&mut self.public.line_discards, &mut self.chance, || shuffled = true);
        if shuffled {
            events.tell(Audience::Everyone, || Event::LineShuffled {});
        }
        if let Some(card) = card {
            self.public.line.push(card);
            events.tell(Audience::Everyone, || Event::Revealed { ticket: card });
        }
        Takeback::Closed
    }

    /// T17.6, TR35: $1 for each card in the line; `None` if no card is left to reveal.
    pub(crate) fn reveal_price(&self) -> Option<u16> {
        let left = !self.decks.auction.is_empty() || !self.public.line_discards.is_empty();
        left.then_some(self.public.line.len() as u16)
    }

    /// T17.6, T17.7: the cards of the line, and another one if it can be paid.
    pub(crate) fn legal_line(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.public
                .line
                .as_slice()
                .iter()
                .map(|&ticket| Action::Take { ticket }),
        );
        if self
            .reveal_price()
            .is_some_and(|price| self.purse(seat).can_pay_money(price))
        {
            out.push(Action::Reveal {});
        }
    }

    /// T17.6, T17.7: another card, if it can be paid.
    pub(crate) fn pay_for_reveal(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let price = self
            .reveal_price()
            .ok_or(Illegal::new("T17.8", Refusal::NoAuctionCardLeft))?;
        Tramways::can_afford(&self.purse(seat), price, "T17.7")?;
        Ok(self.ask_payment(seat, Deed::Reveal {}, Bill::money(price), Payment::NOTHING, events))
    }

    /// T17.6: the newest card for one stress, or an earlier one; the rest of the line is discarded.
    pub(crate) fn take_from_line(
        &mut self,
        seat: Seat,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let line = self.public.line;
        Illegal::unless(
            line.as_slice().contains(&ticket),
            "T17.6",
            Refusal::NotInLine { ticket },
        )?;
        let newest = line.as_slice().last() == Some(&ticket);
        line.as_slice()
            .iter()
            .filter(|&&card| card != ticket)
            .for_each(|&card| self.public.line_discards.insert(card));
        self.public.line = table::Pile::EMPTY;
        if newest {
            self.add_stress(seat, 1, events);
        }
        Ok(self.gain_auction_card(seat, Position::FIRST, ticket, events))
    }

    /// T17.10: no auction, but stress.
    pub(crate) fn start_last_round_alone(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.public.order.first().expect("somebody plays");
        self.add_stress(seat, 2, events);
        self.start_filling_hands(events);
    }
}

/// T17.11, TR36: the rating of a score.
pub(crate) fn rating(score: i32) -> Title {
    match score {
        ..20 => Title::Dismal,
        20..30 => Title::Sad,
        30..40 => Title::Surly,
        40..50 => Title::Content,
        50..60 => Title::Satisfied,
        60..70 => Title::Merry,
        70..80 => Title::Delighted,
        80..90 => Title::Exuberant,
        90..100 => Title::Euphoric,
        _ => Title::Ecstatic,
    }
}
