//! What a viewer sees, and states imagined from it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{CardNumber, CardSet, Chance, Game, Inconsistent, Pile, Rng, Seat, Seats, Viewer};

use crate::cards::Cards;
use crate::readable::ViewForm;
use crate::scoring::{Scored, Tally};
use crate::stage::Stage;
use crate::state::{Decks, Hill, MOST_PLAYERS, PLANS_DEALT, Pending, Phase, Player, Private, Public};
use crate::whereabouts::Kind;

/// What a viewer sees: everything public, the sizes of the decks, and what only this seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) cards: Arc<Cards>,
    pub(crate) viewer: Viewer,
    pub(crate) public: Public,
    pub(crate) own: Option<Private>,
    pub(crate) deck_sizes: DeckSizes,
}

/// How many cards are left in the decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckSizes {
    /// Town cards.
    pub towns: u8,
    /// Plan cards.
    pub plans: u8,
    /// Development tokens.
    pub tokens: u8,
}

impl Decks {
    fn sizes(&self) -> DeckSizes {
        DeckSizes {
            towns: self.towns.len() as u8,
            plans: self.plans.len() as u8,
            tokens: self.tokens.len() as u8,
        }
    }
}

impl View {
    pub(crate) fn new(hill: &Hill, viewer: Viewer) -> View {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < usize::from(hill.public.players));
        View {
            cards: Arc::clone(&hill.cards),
            viewer,
            public: hill.public,
            own: seat.map(|seat| *hill.private(seat)),
            deck_sizes: hill.decks.sizes(),
        }
    }

    /// The cards of the game.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whose view it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What all see.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What only this viewer sees, if it is a player.
    pub const fn own(&self) -> Option<&Private> {
        self.own.as_ref()
    }

    /// How many cards are left in the decks.
    pub const fn deck_sizes(&self) -> DeckSizes {
        self.deck_sizes
    }

    /// What this viewer is being asked.
    pub fn stage(&self) -> Stage {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => Stage::of(&self.public, seat, own),
            _ => Stage::Idle,
        }
    }

    /// H10.8: the score of a seat as the game stands; `None` if it does not take part.
    pub fn score(&self, seat: Seat) -> Option<Tally> {
        self.public.in_play().get(seat.index()).map(|player| self.tally(player))
    }

    /// H10.8: the score of one of the players.
    pub(crate) fn tally(&self, player: &Player) -> Tally {
        Scored::in_play(&self.cards, &self.public, player).tally()
    }
}

/// Hidden cards, in random order, to be dealt to where they may be.
struct Hidden {
    cards: Vec<CardNumber>,
}

impl Hidden {
    fn new(all: usize, seen: CardSet<u8>, rng: &mut Rng) -> Hidden {
        let mut cards: Vec<CardNumber> = CardSet::first(all).minus(seen).iter().collect();
        rng.shuffle(&mut cards);
        Hidden { cards }
    }

    fn deal<const N: usize>(&mut self, count: usize) -> Result<Pile<u8, N>, Inconsistent> {
        let left = self
            .cards
            .len()
            .checked_sub(count)
            .ok_or_else(|| Inconsistent("more hidden cards are in play than exist".into()))?;
        Pile::from_slice(&self.cards.split_off(left)).ok_or_else(|| Inconsistent("a deck is too large".into()))
    }

    fn deck<const N: usize>(mut self, size: u8) -> Result<Pile<u8, N>, Inconsistent> {
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
    if let (Some(seat), Some(own)) = (viewer.seat(), own) {
        seen.add_private(public, seat, own);
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
    plans: &mut Hidden,
    tokens: &mut Hidden,
) -> Result<Private, Inconsistent> {
    let mut private = Private::NEW;
    if matches!(public.phase, Phase::ChoosingSets | Phase::PrivateChoices) {
        private.plans = plans.deal(PLANS_DEALT)?;
    }
    match public.player(seat).turn.pending {
        Pending::KeepPlan => private.drawn = plans.deal(2)?,
        Pending::KeepToken => private.drawn = tokens.deal(2)?,
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
    pub towns: CardSet<u8>,
    pub plans: CardSet<u8>,
    pub tokens: CardSet<u8>,
}

impl Seen {
    fn add_private(&mut self, public: &Public, seat: Seat, own: &Private) {
        own.plans.as_slice().iter().for_each(|&plan| self.plans.insert(plan));
        let drawn = match public.player(seat).turn.pending {
            Pending::KeepToken => &mut self.tokens,
            _ => &mut self.plans,
        };
        own.drawn.as_slice().iter().for_each(|&card| drawn.insert(card));
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
        self.each_public_card(|kind, card| match kind {
            Kind::Town => seen.towns.insert(card),
            Kind::Plan => seen.plans.insert(card),
            Kind::Token => seen.tokens.insert(card),
        });
        seen
    }
}
