//! H3.4, H3.5, H7.1, H8.1: what Plan cards and Development tokens have in common. Both lie face up on the main board, are drawn two at a time to keep one,
//! and go to a discard that becomes a new deck.

use table::{Audience, Card, CardSet, Pile, Seat, Sink, Takeback};

use crate::Illegal;
use crate::parts::action::Action;
use crate::parts::cards::{Cards, MOST_CARDS, PlanId, PlanIndex, TokenId, TokenIndex};
use crate::parts::event::Event;
use crate::state::{Board, Decks, Discards, Hill, Pending, Private};
use crate::text::Refusal;

use super::rounds::FACE_UP;

/// H7.1, H8.1: how many cards or tokens are drawn to keep one.
pub(crate) const DRAWN: usize = 2;

/// Plan cards or Development tokens.
pub(crate) trait Drawable: Card + 'static {
    /// What its kind is named by.
    type Id: Copy + PartialEq;
    /// What is pending while one of two is kept.
    const KEEP: Pending;
    /// H7.1, H8.1: why something else can't be kept.
    const NOT_DRAWN: Illegal;

    fn id(self, cards: &Cards) -> Self::Id;
    /// H3.5, HR9: can none be drawn, not even from the discards?
    fn is_used_up(hill: &Hill) -> bool;
    fn deck(decks: &mut Decks) -> &mut Pile<Self, MOST_CARDS>;
    fn discards(discards: &mut Discards) -> &mut CardSet<Self>;
    fn face_up(board: &mut Board) -> &mut Pile<Self, FACE_UP>;
    fn drawn(private: &Private) -> &Pile<Self, DRAWN>;
    fn drawn_mut(private: &mut Private) -> &mut Pile<Self, DRAWN>;
    fn keep(id: Self::Id) -> Action;
    /// H3.5: the discards became a new deck.
    fn reshuffled() -> Event;
    /// Only who drew them sees which.
    fn seen(seat: Seat, drawn: Vec<Self::Id>) -> Event;
    /// What the others see of it.
    fn unseen(seat: Seat, count: u8) -> Event;
    fn kept(seat: Seat, id: Self::Id, discarded: Option<Self::Id>) -> Event;
    /// What comes next for a card or token that is kept.
    fn receive(self, hill: &mut Hill, seat: Seat, events: &mut impl Sink<Event>);
}

impl Drawable for PlanIndex {
    type Id = PlanId;
    const KEEP: Pending = Pending::KeepPlan;
    const NOT_DRAWN: Illegal = Illegal::new("H7.1", Refusal::PlanNotDrawn);

    fn id(self, cards: &Cards) -> PlanId {
        cards.plan(self).id
    }
    fn is_used_up(hill: &Hill) -> bool {
        hill.decks.plans.is_empty() && hill.public.discards.plans.is_empty()
    }
    fn deck(decks: &mut Decks) -> &mut Pile<PlanIndex, MOST_CARDS> {
        &mut decks.plans
    }
    fn discards(discards: &mut Discards) -> &mut CardSet<PlanIndex> {
        &mut discards.plans
    }
    fn face_up(board: &mut Board) -> &mut Pile<PlanIndex, FACE_UP> {
        &mut board.plans
    }
    fn drawn(private: &Private) -> &Pile<PlanIndex, DRAWN> {
        &private.drawn_plans
    }
    fn drawn_mut(private: &mut Private) -> &mut Pile<PlanIndex, DRAWN> {
        &mut private.drawn_plans
    }
    fn keep(plan: PlanId) -> Action {
        Action::KeepPlan { plan }
    }
    fn reshuffled() -> Event {
        Event::PlansReshuffled {}
    }
    fn seen(seat: Seat, plans: Vec<PlanId>) -> Event {
        Event::PlansDrawn { seat, plans }
    }
    fn unseen(seat: Seat, count: u8) -> Event {
        Event::PlansDrawnUnseen { seat, count }
    }
    fn kept(seat: Seat, plan: PlanId, discarded: Option<PlanId>) -> Event {
        Event::PlanKept { seat, plan, discarded }
    }
    /// H9.1: it is assigned next.
    fn receive(self, hill: &mut Hill, seat: Seat, _: &mut impl Sink<Event>) {
        hill.player_mut(seat).turn.pending = Pending::Assign(self);
    }
}

impl Drawable for TokenIndex {
    type Id = TokenId;
    const KEEP: Pending = Pending::KeepToken;
    const NOT_DRAWN: Illegal = Illegal::new("H8.1", Refusal::TokenNotDrawn);

    fn id(self, cards: &Cards) -> TokenId {
        cards.token(self).id
    }
    fn is_used_up(hill: &Hill) -> bool {
        hill.decks.tokens.is_empty() && hill.public.discards.tokens.is_empty()
    }
    fn deck(decks: &mut Decks) -> &mut Pile<TokenIndex, MOST_CARDS> {
        &mut decks.tokens
    }
    fn discards(discards: &mut Discards) -> &mut CardSet<TokenIndex> {
        &mut discards.tokens
    }
    fn face_up(board: &mut Board) -> &mut Pile<TokenIndex, FACE_UP> {
        &mut board.tokens
    }
    fn drawn(private: &Private) -> &Pile<TokenIndex, DRAWN> {
        &private.drawn_tokens
    }
    fn drawn_mut(private: &mut Private) -> &mut Pile<TokenIndex, DRAWN> {
        &mut private.drawn_tokens
    }
    fn keep(token: TokenId) -> Action {
        Action::KeepToken { token }
    }
    fn reshuffled() -> Event {
        Event::TokensReshuffled {}
    }
    fn seen(seat: Seat, tokens: Vec<TokenId>) -> Event {
        Event::TokensDrawn { seat, tokens }
    }
    fn unseen(seat: Seat, count: u8) -> Event {
        Event::TokensDrawnUnseen { seat, count }
    }
    fn kept(seat: Seat, token: TokenId, discarded: Option<TokenId>) -> Event {
        Event::TokenKept { seat, token, discarded }
    }
    /// H9.5, H9.6: it goes on a card next, or is kept.
    fn receive(self, hill: &mut Hill, seat: Seat, events: &mut impl Sink<Event>) {
        hill.receive_token(seat, self, events);
    }
}

/// The card of a pile that has this id.
pub(crate) fn find<C: Drawable>(cards: &Cards, pile: &[C], id: C::Id) -> Option<C> {
    pile.iter().copied().find(|card| card.id(cards) == id)
}

impl Hill {
    /// H3.5, HR6: the next card, in the order in which decisions arrive; the discards are shuffled into a new deck only when one has to be drawn and none is left.
    pub(crate) fn draw<C: Drawable>(&mut self, events: &mut impl Sink<Event>) -> Option<C> {
        let Hill {
            decks, public, chance, ..
        } = self;
        C::deck(decks).draw(C::discards(&mut public.discards), chance, || {
            events.tell(Audience::Everyone, C::reshuffled);
        })
    }

    /// H9.1, H9.4: takes the face-up card with this id.
    pub(crate) fn take_face_up<C: Drawable>(&mut self, id: C::Id) -> Option<C> {
        let face_up = C::face_up(&mut self.public.board);
        let card = find(&self.cards, face_up.as_slice(), id)?;
        face_up.remove(card);
        Some(card)
    }

    /// H7.1, H7.2, H8.1: draws two to keep one; a single one that is left is kept.
    pub(crate) fn draw_to_keep<C: Drawable>(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        for _ in 0..DRAWN {
            if let Some(card) = self.draw::<C>(events) {
                C::drawn_mut(self.private_mut(seat)).push(card);
            }
        }
        let drawn = *C::drawn(self.private(seat));
        events.tell(Audience::Only(seat), || {
            C::seen(seat, drawn.as_slice().iter().map(|card| card.id(&self.cards)).collect())
        });
        events.tell(Audience::Others(seat), || C::unseen(seat, drawn.len() as u8));
        match *drawn.as_slice() {
            [only] => self.keep_drawn(seat, only, events),
            _ => self.player_mut(seat).turn.pending = C::KEEP,
        }
    }

    /// H7.1, H8.1: either of the two that were drawn.
    pub(crate) fn legal_keeps<C: Drawable>(&self, seat: Seat, out: &mut Vec<Action>) {
        let drawn = C::drawn(self.private(seat)).as_slice().iter();
        out.extend(drawn.map(|card| C::keep(card.id(&self.cards))));
    }

    /// H7.1, H8.1: keep one, discard the other.
    pub(crate) fn keep<C: Drawable>(
        &mut self,
        seat: Seat,
        id: C::Id,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let card = find(&self.cards, C::drawn(self.private(seat)).as_slice(), id).ok_or(C::NOT_DRAWN)?;
        self.keep_drawn(seat, card, events);
        Ok(Takeback::Closed)
    }

    fn keep_drawn<C: Drawable>(&mut self, seat: Seat, card: C, events: &mut impl Sink<Event>) {
        let drawn = std::mem::replace(C::drawn_mut(self.private_mut(seat)), Pile::EMPTY);
        let other = drawn.as_slice().iter().copied().find(|&other| other != card);
        if let Some(other) = other {
            C::discards(&mut self.public.discards).insert(other);
        }
        self.player_mut(seat).turn.pending = Pending::Nothing;
        let id = |card: C| card.id(&self.cards);
        events.tell(Audience::Everyone, || C::kept(seat, id(card), other.map(id)));
        card.receive(self, seat, events);
    }
}
