//! H8: free actions.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::parts::action::Action;
use crate::parts::cards::TokenIndex;
use crate::parts::event::Event;
use crate::parts::line::Line;
use crate::parts::spot::Spot;
use crate::rules::drawing::Drawable;
use crate::state::{Hill, Phase};
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

    /// H4.6: with simultaneous play, free actions wait for the last action A.
    fn check_free(&self) -> Result<(), Illegal> {
        Illegal::unless(self.public.phase == Phase::Turns, "H4.6", Refusal::FreeActionsLater)
    }

    /// H8.1, HR9: what buying needs.
    fn check_buy(&self, seat: Seat) -> Result<(), Illegal> {
        let have = self.player(seat).resources;
        let costs = Refusal::BuyCosts { resources: PRICE, have };
        Illegal::unless(have >= u16::from(PRICE), "H8.1", costs)?;
        Illegal::unless(!TokenIndex::is_used_up(self), "H8.1", Refusal::NoTokenLeft)
    }

    /// H8.1: pay 3, draw two tokens, keep one; draw what is there if there are fewer.
    pub(crate) fn buy(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        self.check_free()?;
        self.check_buy(seat)?;
        self.player_mut(seat).resources -= u16::from(PRICE);
        events.tell(Audience::Everyone, || Event::Bought { seat, paid: PRICE });
        self.draw_to_keep::<TokenIndex>(seat, events);
        Ok(Takeback::Closed)
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
