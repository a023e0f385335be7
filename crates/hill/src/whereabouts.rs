//! Where cards and tokens are.

use table::CardNumber;

use crate::state::{Hill, Pending, Player, Private, Public};

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Town,
    Plan,
    Token,
}

impl Hill {
    /// Calls `found` with every card in a place that not all see: the decks, and what one seat has.
    pub(crate) fn each_hidden_card(&self, mut found: impl FnMut(Kind, CardNumber)) {
        let Hill { decks, public, .. } = self;
        decks.towns.as_slice().iter().for_each(|&card| found(Kind::Town, card));
        decks.plans.as_slice().iter().for_each(|&card| found(Kind::Plan, card));
        decks
            .tokens
            .as_slice()
            .iter()
            .for_each(|&card| found(Kind::Token, card));
        for seat in self.seats() {
            let Private { plans, drawn, .. } = self.private(seat);
            plans.as_slice().iter().for_each(|&card| found(Kind::Plan, card));
            let kind = if public.player(seat).turn.pending == Pending::KeepToken {
                Kind::Token
            } else {
                Kind::Plan
            };
            drawn.as_slice().iter().for_each(|&card| found(kind, card));
        }
    }
}

impl Public {
    /// Calls `found` with every card in a place that all see, other than the discards.
    pub(crate) fn each_public_card(&self, mut found: impl FnMut(Kind, CardNumber)) {
        for set in self.sets.iter().flatten() {
            set.towns.iter().for_each(|&card| found(Kind::Town, card));
            found(Kind::Token, set.token);
        }
        self.board
            .towns
            .iter()
            .flatten()
            .for_each(|&card| found(Kind::Town, card));
        self.board
            .plans
            .as_slice()
            .iter()
            .for_each(|&card| found(Kind::Plan, card));
        self.board
            .tokens
            .as_slice()
            .iter()
            .for_each(|&card| found(Kind::Token, card));
        for player in self.in_play() {
            player.each_card(&mut found);
        }
    }

    /// Calls `found` with every discarded card.
    pub(crate) fn each_discard(&self, mut found: impl FnMut(Kind, CardNumber)) {
        self.discards.towns.iter().for_each(|card| found(Kind::Town, card));
        self.discards.plans.iter().for_each(|card| found(Kind::Plan, card));
        self.discards.tokens.iter().for_each(|card| found(Kind::Token, card));
    }
}

impl Player {
    fn each_card(&self, mut found: impl FnMut(Kind, CardNumber)) {
        self.hand.as_slice().iter().for_each(|&card| found(Kind::Town, card));
        for placed in self.town.placed() {
            found(Kind::Town, placed.card);
            placed.token.into_iter().for_each(|token| found(Kind::Token, token));
        }
        self.plans
            .values()
            .flat_map(table::Pile::as_slice)
            .for_each(|&card| found(Kind::Plan, card));
        self.kept.iter().for_each(|token| found(Kind::Token, token));
        match self.turn.pending {
            Pending::Assign(plan) => found(Kind::Plan, plan),
            Pending::Upgrade(token) => found(Kind::Token, token),
            _ => {}
        }
    }
}
