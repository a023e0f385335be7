//! H3: rounds and their preparation; H13.1: the solo game's.

use table::{Audience, Pile, Seats, Sink};

use crate::parts::event::Event;
use crate::state::{Hill, Phase, Turn};

/// H3.1: the rounds of a game.
pub const ROUNDS: u8 = 14;

/// H3.4: the Plan cards, and the Development tokens, that a preparation reveals.
pub(crate) const FACE_UP: usize = 2;

impl Hill {
    /// H3.1: the next round, or the end of the game after the last one.
    pub(crate) fn end_round(&mut self, events: &mut impl Sink<Event>) {
        if self.public.round == ROUNDS {
            self.public.phase = Phase::Over;
            events.tell(Audience::Everyone, || Event::GameOver {});
            return;
        }
        self.start_round(events);
    }

    /// H3.1 to H3.4: the next round's preparation; then its first turn.
    pub(crate) fn start_round(&mut self, events: &mut impl Sink<Event>) {
        self.public.round += 1;
        if self.public.round > 1 {
            self.public.starting = self.public.in_turn_order(1); // H3.2
        }
        let (round, starting) = (self.public.round, self.public.starting);
        events.tell(Audience::Everyone, || Event::RoundStarted { round, starting });
        if has_preparation(self.public.players, round) {
            self.clear_board();
            self.reveal_board(events);
        }
        self.public.phase = if self.public.variants.simultaneous {
            Phase::Taking
        } else {
            Phase::Turns
        };
        self.public.moved = 0;
        self.public.ready = Seats::NONE;
        for seat in self.seats() {
            self.player_mut(seat).turn = Turn::default();
        }
    }

    /// H3.3: what is left on the main board goes to its discard.
    fn clear_board(&mut self) {
        let (board, discards) = (&mut self.public.board, &mut self.public.discards);
        board
            .towns
            .iter_mut()
            .filter_map(Option::take)
            .for_each(|card| discards.towns.insert(card));
        std::mem::replace(&mut board.plans, Pile::EMPTY)
            .as_slice()
            .iter()
            .for_each(|&card| discards.plans.insert(card));
        std::mem::replace(&mut board.tokens, Pile::EMPTY)
            .as_slice()
            .iter()
            .for_each(|&card| discards.tokens.insert(card));
    }

    /// H3.4: four Town cards, two Plan cards, two Development tokens, as far as there are any (HR3).
    fn reveal_board(&mut self, events: &mut impl Sink<Event>) {
        for location in 0..self.public.board.towns.len() {
            self.public.board.towns[location] = self.decks.towns.pop();
        }
        for _ in 0..FACE_UP {
            if let Some(plan) = self.draw(events) {
                self.public.board.plans.push(plan);
            }
            if let Some(token) = self.draw(events) {
                self.public.board.tokens.push(token);
            }
        }
        let (cards, board) = (&self.cards, &self.public.board);
        events.tell(Audience::Everyone, || Event::BoardRevealed {
            towns: board.towns.iter().flatten().map(|&card| cards.town(card).id).collect(),
            plans: board.plans.as_slice().iter().map(|&card| cards.plan(card).id).collect(),
            tokens: board
                .tokens
                .as_slice()
                .iter()
                .map(|&card| cards.token(card).id)
                .collect(),
        });
    }
}

/// H13.1: alone, only odd rounds are prepared; even ones use the same display on.
pub(crate) const fn has_preparation(players: u8, round: u8) -> bool {
    players > 1 || round % 2 == 1
}

/// H3.1, H13.1: how many of the first rounds are prepared.
pub(crate) const fn preparations(players: u8, rounds: u8) -> u8 {
    if players == 1 { rounds.div_ceil(2) } else { rounds }
}
