//! H8: free actions.

use crate::Illegal;
use table::{Audience, CardNumber, Seat, Sink, Takeback};

use crate::action::Action;
use crate::bonus::DRAWN;
use crate::cards::TokenId;
use crate::event::Event;
use crate::line::Line;
use crate::spot::Spot;
use crate::state::{Hill, Pending, Phase};
use crate::text::Refusal;

/// H8.1: the price of a Development token.
const PRICE: u8 = 3;

/// H8.2: what a discarded track token brings.
const REFUND: u8 = 2;

impl Hill {
    /// H4.3: as often as the player likes, at any time in the turn.
    pub(crate) fn legal_free_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.public.phase != Phase::Turns {
            return; // H4.6: with simultaneous play they come with the rest of the turn.
        }
        if self.check_buy(seat).is_ok() {
            out.push(Action::Buy {});
        }
        let town = &self.player(seat).town;
        for line in Line::ALL {
            for spot in town.path(line).end_spots().iter().flatten() {
                out.push(Action::DiscardTrack { line, spot: *spot });
            }
        }
    }

    fn check_free(&self) -> Result<(), Illegal> {
        Illegal::unless(self.public.phase == Phase::Turns, "H4.6", Refusal::FreeActionsLater)
    }

    fn check_buy(&self, seat: Seat) -> Result<(), Illegal> {
        let have = self.player(seat).resources;
        let costs = Refusal::BuyCosts { resources: PRICE, have };
        Illegal::unless(have >= u16::from(PRICE), "H8.1", costs)?;
        let none_left = self.decks.tokens.is_empty() && self.public.discards.tokens.is_empty();
        Illegal::unless(!none_left, "H8.1", Refusal::NoTokenLeft)
    }

    /// H8.1: pay 3, draw two tokens, keep one; draw what is there if there are fewer.
    pub(crate) fn buy(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        self.check_free()?;
        self.check_buy(seat)?;
        self.player_mut(seat).resources -= u16::from(PRICE);
        events.tell(Audience::Everyone, || Event::Bought { seat, paid: PRICE });
        for _ in 0..DRAWN {
            if let Some(token) = self.draw_token(events) {
                self.private_mut(seat).drawn.push(token);
            }
        }
        let drawn = self.private(seat).drawn;
        let ids = || drawn.as_slice().iter().map(|&token| self.cards.token(token).id);
        events.tell(Audience::Only(seat), || Event::TokensDrawn {
            seat,
            tokens: ids().collect(),
        });
        events.tell(Audience::Others(seat), || Event::TokensDrawnUnseen {
            seat,
            count: drawn.len() as u8,
        });
        match *drawn.as_slice() {
            [only] => self.keep_drawn_token(seat, only, events),
            _ => self.player_mut(seat).turn.pending = Pending::KeepToken,
        }
        Ok(Takeback::Closed)
    }

    /// H8.1: either of the two tokens drawn.
    pub(crate) fn legal_token_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.private(seat)
                .drawn
                .as_slice()
                .iter()
                .map(|&token| Action::KeepToken {
                    token: self.cards.token(token).id,
                }),
        );
    }

    /// H8.1: keep one, discard the other.
    pub(crate) fn keep_token(
        &mut self,
        seat: Seat,
        id: TokenId,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let drawn = self.private(seat).drawn;
        let token = drawn
            .as_slice()
            .iter()
            .copied()
            .find(|&token| self.cards.token(token).id == id);
        let token = token.ok_or(Illegal::new("H8.1", Refusal::TokenNotDrawn))?;
        self.keep_drawn_token(seat, token, events);
        Ok(Takeback::Closed)
    }

    fn keep_drawn_token(&mut self, seat: Seat, token: CardNumber, events: &mut impl Sink<Event>) {
        let other = self.private_mut(seat).take_other_drawn(token);
        if let Some(other) = other {
            self.public.discards.tokens.insert(other);
        }
        self.player_mut(seat).turn.pending = Pending::Nothing;
        let id = |token| self.cards.token(token).id;
        events.tell(Audience::Everyone, || Event::TokenKept {
            seat,
            token: id(token),
            discarded: other.map(id),
        });
        self.receive_token(seat, token, events);
    }

    /// H8.2: a token at an end of its line leaves the game for 2 resources.
    pub(crate) fn discard_track(
        &mut self,
        seat: Seat,
        line: Line,
        spot: Spot,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_free()?;
        let at_end = self.player(seat).town.path(line).end_spots().contains(&Some(spot));
        Illegal::unless(at_end, "H8.2", Refusal::NotAnEndToken { line })?;
        self.player_mut(seat).town.discard(line, spot);
        events.tell(Audience::Everyone, || Event::TrackDiscarded { seat, line, spot });
        self.add_resources(seat, REFUND, events);
        Ok(Takeback::Open)
    }
}
