//! Where cards and tokens are.

use crate::parts::cards::{PlanIndex, TokenIndex, TownIndex};
use crate::state::{Hill, Pending, Player, Private, Public};

/// A card or token of any kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnyCard {
    Town(TownIndex),
    Plan(PlanIndex),
    Token(TokenIndex),
}

impl Hill {
    /// Calls `found` with every card in a place that not all see: the decks, and what one seat has.
    pub(crate) fn each_hidden_card(&self, mut found: impl FnMut(AnyCard)) {
        let decks = &self.decks;
        decks
            .towns
            .as_slice()
            .iter()
            .for_each(|&card| found(AnyCard::Town(card)));
        decks
            .plans
            .as_slice()
            .iter()
            .for_each(|&card| found(AnyCard::Plan(card)));
        decks
            .tokens
            .as_slice()
            .iter()
            .for_each(|&card| found(AnyCard::Token(card)));
        for seat in self.seats() {
            let Private {
                plans,
                drawn_plans,
                drawn_tokens,
                ..
            } = self.private(seat);
            let all_plans = plans.as_slice().iter().chain(drawn_plans.as_slice());
            all_plans.for_each(|&card| found(AnyCard::Plan(card)));
            drawn_tokens
                .as_slice()
                .iter()
                .for_each(|&card| found(AnyCard::Token(card)));
        }
    }
}

impl Public {
    /// Calls `found` with every card in a place that all see, other than the discards.
    pub(crate) fn each_public_card(&self, mut found: impl FnMut(AnyCard)) {
        for set in self.sets.iter().flatten() {
            set.towns.iter().for_each(|&card| found(AnyCard::Town(card)));
            found(AnyCard::Token(set.token));
        }
        self.board
            .towns
            .iter()
            .flatten()
            .for_each(|&card| found(AnyCard::Town(card)));
        self.board
            .plans
            .as_slice()
            .iter()
            .for_each(|&card| found(AnyCard::Plan(card)));
        self.board
            .tokens
            .as_slice()
            .iter()
            .for_each(|&card| found(AnyCard::Token(card)));
        for player in self.in_play() {
            player.each_card(&mut found);
        }
    }

    /// Calls `found` with every discarded card.
    pub(crate) fn each_discard(&self, mut found: impl FnMut(AnyCard)) {
        self.discards.towns.iter().for_each(|card| found(AnyCard::Town(card)));
        self.discards.plans.iter().for_each(|card| found(AnyCard::Plan(card)));
        self.discards.tokens.iter().for_each(|card| found(AnyCard::Token(card)));
    }
}

impl Player {
    fn each_card(&self, mut found: impl FnMut(AnyCard)) {
        self.hand.as_slice().iter().for_each(|&card| found(AnyCard::Town(card)));
        for placed in self.town.placed() {
            found(AnyCard::Town(placed.card));
            placed.token.into_iter().for_each(|token| found(AnyCard::Token(token)));
        }
        self.plans
            .values()
            .flat_map(table::Pile::as_slice)
            .for_each(|&card| found(AnyCard::Plan(card)));
        self.kept.iter().for_each(|token| found(AnyCard::Token(token)));
        match self.turn.pending {
            Pending::Assign(plan) => found(AnyCard::Plan(plan)),
            Pending::Upgrade(token) => found(AnyCard::Token(token)),
            _ => {}
        }
    }
}
