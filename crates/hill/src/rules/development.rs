//! H9.4 to H9.7: Development tokens.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::parts::action::{Action, Location};
use crate::parts::cards::{TokenId, TokenIndex};
use crate::parts::cell::{Cell, Cells};
use crate::parts::event::Event;
use crate::state::{Hill, Pending};
use crate::text::Refusal;

impl Hill {
    /// H9.4: the face-up Development tokens.
    pub(crate) fn legal_token_takes(&self, out: &mut Vec<Action>) {
        out.extend(
            self.public
                .board
                .tokens
                .as_slice()
                .iter()
                .map(|&token| Action::TakeToken {
                    token: self.cards.token(token).id,
                }),
        );
    }

    /// H9.4: action D at location d).
    pub(crate) fn take_token(
        &mut self,
        seat: Seat,
        id: TokenId,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_location(seat, Location::Development)?;
        let token = self
            .take_face_up::<TokenIndex>(id)
            .ok_or(Illegal::new("H9.4", Refusal::TokenNotFaceUp))?;
        self.player_mut(seat).turn.located = true;
        events.tell(Audience::Everyone, || Event::TokenTaken { seat, token: id });
        self.receive_token(seat, token, events);
        Ok(Takeback::Open)
    }

    /// H9.5, H9.6: a Town upgrade goes on a card next, or is lost if every card has a token (HR10); other tokens are kept.
    pub(crate) fn receive_token(&mut self, seat: Seat, token: TokenIndex, events: &mut impl Sink<Event>) {
        if self.cards.upgrade(token).is_none() {
            self.player_mut(seat).kept.insert(token);
        } else if self.upgradable(seat).is_empty() {
            self.public.discards.tokens.insert(token);
            events.tell(Audience::Everyone, || Event::UpgradeLost {
                seat,
                token: self.cards.token(token).id,
            });
        } else {
            self.player_mut(seat).turn.pending = Pending::Upgrade(token);
        }
    }

    /// H9.5, H9.7: the cards of a town without a Development token.
    fn upgradable(&self, seat: Seat) -> Cells {
        let town = &self.player(seat).town;
        town.cells().minus(town.upgraded())
    }

    /// H9.5: every card that can take the Town upgrade at hand.
    pub(crate) fn legal_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.upgradable(seat).iter().map(|at| Action::Upgrade { at }));
    }

    /// H9.5, H9.7: put the Town upgrade at hand on a card without a Development token.
    pub(crate) fn put_upgrade(
        &mut self,
        seat: Seat,
        token: TokenIndex,
        at: Cell,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.player(seat).town.cells().contains(at),
            "H9.5",
            Refusal::NoCardThere,
        )?;
        Illegal::unless(self.upgradable(seat).contains(at), "H9.7", Refusal::CardHasToken)?;
        let player = self.player_mut(seat);
        player.town.upgrade(at, token);
        player.turn.pending = Pending::Nothing;
        events.tell(Audience::Everyone, || Event::Upgraded {
            seat,
            token: self.cards.token(token).id,
            at,
        });
        Ok(Takeback::Open)
    }
}
