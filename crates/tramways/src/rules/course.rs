//! T4: the course of the game. After which part comes which, and under which condition, stands here and nowhere else; each part says only that it has ended.

use table::{Audience, Sink};

use crate::event::Event;
use crate::phase::{Phase, Step, Turn};
use crate::state::{Position, ROUNDS, Tramways};

/// T6.1: the actions of a turn of action round 1.
const FIRST_ACTIONS: u8 = 1;
/// T6.2: the actions of a turn of action round 2.
const SECOND_ACTIONS: u8 = 2;

/// A part of the game that has ended.
#[derive(Clone, Copy)]
pub(crate) enum Ended {
    /// T2.6 to T2.8: the deal or the draft of Parcel cards.
    Deal,
    /// T2.14, T2.15: everybody has a first Development card, and with it the set-up is done.
    SetUp,
    /// T5: the auction.
    Auction,
    /// T5.11, T17.6: everybody has taken an auction card.
    Cards,
    /// T14.3: every hand is filled for round 6.
    Hands,
    /// T6: a turn of an action round.
    Turn {
        /// T6.2: was it one of action round 2?
        second: bool,
        /// Its place in the turn order.
        position: Position,
    },
    /// T12: the administration.
    Administration,
    /// T13: the end of a round.
    Round,
}

/// The part that comes next.
#[derive(Clone, Copy)]
enum Next {
    Books,
    KeepOne,
    Auction,
    Line,
    LastHandsAlone,
    Cards,
    Hands,
    Turn { second: bool, position: Position },
    Administration,
    EndOfRound,
    Over,
}

impl Tramways {
    /// The course of the game, as a list.
    const fn after(&self, ended: Ended) -> Next {
        let public = &self.public;
        let (alone, last_round) = (public.players == 1, public.round == ROUNDS);
        match ended {
            // T2.15, T17.5: the alternate rule; T2.14: Ticket Books, in reverse turn order
            Ended::Deal if public.alternate_development => Next::KeepOne,
            Ended::Deal => Next::Books,

            // T17.10: alone round 6 has no auction; T17.6: the line takes its place before
            Ended::SetUp | Ended::Round if alone && last_round => Next::LastHandsAlone,
            Ended::SetUp | Ended::Round if alone => Next::Line,
            // T4.1, T14.2: every round begins with its auction
            Ended::SetUp | Ended::Round => Next::Auction,

            // T14.2, T14.3: round 6 has no auction cards; T5.11: in the new order everybody takes one
            Ended::Auction if last_round => Next::Hands,
            Ended::Auction => Next::Cards,

            // T6.1, T14.4: action round 1
            Ended::Cards | Ended::Hands => Next::Turn {
                second: false,
                position: Position::FIRST,
            },

            // T4.2, T6.1: in turn order; T6.2: then action round 2; T12.1: then the administration
            Ended::Turn { second, position } if position.next().is_taken(public.players) => Next::Turn {
                second,
                position: position.next(),
            },
            Ended::Turn { second: false, .. } => Next::Turn {
                second: true,
                position: Position::FIRST,
            },
            Ended::Turn { .. } => Next::Administration,

            // T14.5: round 6 has no end; T13: rounds 1 to 5 have
            Ended::Administration if last_round => Next::Over,
            Ended::Administration => Next::EndOfRound,
        }
    }

    /// Goes on with what comes next.
    pub(crate) fn go_on(&mut self, ended: Ended, events: &mut impl Sink<Event>) {
        if matches!(ended, Ended::SetUp | Ended::Round) {
            let round = self.public.round;
            events.tell(Audience::Everyone, || Event::RoundStarted { round });
        }
        match self.after(ended) {
            Next::Books => self.start_books(),
            Next::KeepOne => self.start_keeping(),
            Next::Auction => self.start_auction(events),
            Next::Line => self.start_line(events),
            Next::LastHandsAlone => self.start_last_round_alone(events),
            Next::Cards => self.offer_card(Position::FIRST, events),
            Next::Hands => self.start_filling_hands(events),
            Next::Turn { second, position } => self.start_turn(second, position),
            Next::Administration => self.start_administration(),
            Next::EndOfRound => self.finish_round(events),
            Next::Over => {
                self.public.phase = Phase::Over {};
                events.tell(Audience::Everyone, || Event::GameOver {});
            }
        }
    }

    /// T2.14: in reverse turn order everybody takes a card from a Ticket Book.
    const fn start_books(&mut self) {
        self.public.phase = Phase::Books {
            position: Position::last(self.public.players),
            look: None,
        };
    }

    /// T2.15: everybody keeps one of the Development cards dealt.
    const fn start_keeping(&mut self) {
        self.public.phase = Phase::KeepOne {
            waiting: self.public.seats(),
        };
    }

    /// T6.1, T6.2, T6.5: a turn of an action round.
    const fn start_turn(&mut self, second: bool, position: Position) {
        self.public.phase = Phase::Actions(Turn {
            second,
            position,
            left: if second { SECOND_ACTIONS } else { FIRST_ACTIONS },
            money_taken: false,
            step: Step::Choose {},
        });
    }
}
