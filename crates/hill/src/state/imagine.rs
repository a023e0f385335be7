//! States imagined from what a viewer sees.

use std::sync::Arc;

use table::{Card, CardSet, Chance, Game, Inconsistent, Pile, Rng, Seat, Seats};

use crate::parts::cards::{PlanIndex, TokenIndex, TownIndex};

use super::card_places::AnyCard;
use super::hill::{Decks, Hill};
use super::player::Pending;
use super::private::Private;
use super::public::{MOST_PLAYERS, Phase, Public};
use super::view::View;
use crate::rules::drawing::DRAWN;
use crate::rules::setup::PLANS_DEALT;

/// Hidden cards, in random order, to be dealt to where they may be.
struct Hidden<C> {
    cards: Vec<C>,
}

impl<C: Card> Hidden<C> {
    fn new(all: usize, seen: CardSet<C>, rng: &mut Rng) -> Hidden<C> {
        let mut cards: Vec<C> = CardSet::first(all).minus(seen).iter().collect();
        rng.shuffle(&mut cards);
        Hidden { cards }
    }

    fn deal<const N: usize>(&mut self, count: usize) -> Result<Pile<C, N>, Inconsistent> {
        let left = self
            .cards
            .len()
            .checked_sub(count)
            .ok_or_else(|| Inconsistent("more hidden cards are in play than exist".into()))?;
        Pile::from_slice(&self.cards.split_off(left)).ok_or_else(|| Inconsistent("a deck is too large".into()))
    }

    fn deck<const N: usize>(mut self, size: u8) -> Result<Pile<C, N>, Inconsistent> {
        let deck = self.deal(usize::from(size))?;
        Inconsistent::unless(self.cards.is_empty(), || {
            "fewer hidden cards are in play than exist".into()
        })?;
        Ok(deck)
    }
}

/// A full state consistent with a view. What nobody or only others see is drawn at random.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Result<Hill, Inconsistent> {
    let View {
        cards,
        viewer,
        public,
        own,
        deck_sizes,
    } = view;
    let mut seen = public.seen();
    if let Some(own) = own {
        seen.add_private(own);
    }
    let towns = Hidden::new(cards.towns.len(), seen.towns, rng);
    let mut plans = Hidden::new(cards.plans.len(), seen.plans, rng);
    let mut tokens = Hidden::new(cards.tokens.len(), seen.tokens, rng);
    let mut private = [Private::NEW; MOST_PLAYERS];
    for seat in Seats::all(public.players).iter() {
        private[seat.index()] = match own {
            Some(own) if viewer.seat() == Some(seat) => *own,
            _ => imagine_private(public, seat, &mut plans, &mut tokens)?,
        };
    }
    let decks = Decks {
        towns: towns.deck(deck_sizes.towns)?,
        plans: plans.deck(deck_sizes.plans)?,
        tokens: tokens.deck(deck_sizes.tokens)?,
    };
    let mut hill = Hill {
        cards: Arc::clone(cards),
        public: *public,
        private,
        decks,
        chance: Chance::new(rng.seed()),
    };
    hill.imagine_choices(viewer.seat(), rng)?;
    Ok(hill)
}

/// What another seat may hold: the Plan cards dealt at set-up, or what it has just drawn.
fn imagine_private(
    public: &Public,
    seat: Seat,
    plans: &mut Hidden<PlanIndex>,
    tokens: &mut Hidden<TokenIndex>,
) -> Result<Private, Inconsistent> {
    let mut private = Private::NEW;
    if matches!(public.phase, Phase::ChoosingSets | Phase::PrivateChoices) {
        private.plans = plans.deal(PLANS_DEALT)?;
    }
    match public.player(seat).turn.pending {
        Pending::KeepPlan => private.drawn_plans = plans.deal(DRAWN)?,
        Pending::KeepToken => private.drawn_tokens = tokens.deal(DRAWN)?,
        _ => {}
    }
    Ok(private)
}

impl Hill {
    /// HR2: who is done with the private choices has made some: any. Who is not is imagined not to have begun.
    fn imagine_choices(&mut self, viewer: Option<Seat>, rng: &mut Rng) -> Result<(), Inconsistent> {
        if self.public.phase != Phase::PrivateChoices {
            return Ok(());
        }
        let ready = self.public.ready;
        Inconsistent::unless(ready != Seats::all(self.public.players), || {
            "all are done with the private choices, yet they are not revealed".into()
        })?;
        let mut actions = Vec::new();
        for seat in ready.iter().filter(|&seat| Some(seat) != viewer) {
            self.public.ready = ready.without(seat);
            while !self.public.ready.contains(seat) {
                actions.clear();
                self.push_legal(seat, &mut actions);
                let action = rng
                    .pick(&actions)
                    .ok_or_else(|| Inconsistent(format!("{seat} cannot have made its private choices")))?;
                self.carry_out(seat, action, &mut ())
                    .map_err(|illegal| Inconsistent(self.explain(illegal).to_string()))?;
            }
        }
        Ok(())
    }
}

/// Cards whose place is known.
#[derive(Default)]
pub(crate) struct Seen {
    pub towns: CardSet<TownIndex>,
    pub plans: CardSet<PlanIndex>,
    pub tokens: CardSet<TokenIndex>,
}

impl Seen {
    fn add_private(&mut self, own: &Private) {
        let plans = own.plans.as_slice().iter().chain(own.drawn_plans.as_slice());
        plans.for_each(|&plan| self.plans.insert(plan));
        let tokens = own.drawn_tokens.as_slice().iter();
        tokens.for_each(|&token| self.tokens.insert(token));
    }
}

impl Public {
    /// Every card that all see.
    fn seen(&self) -> Seen {
        let mut seen = Seen {
            towns: self.discards.towns,
            plans: self.discards.plans,
            tokens: self.discards.tokens,
        };
        self.each_public_card(|card| match card {
            AnyCard::Town(card) => seen.towns.insert(card),
            AnyCard::Plan(card) => seen.plans.insert(card),
            AnyCard::Token(card) => seen.tokens.insert(card),
        });
        seen
    }
}
