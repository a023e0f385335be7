//! The face that all games share.

use table::{
    Game, Inconsistent, Message, Meta, Outcome, Refused, Rng, Say, Seat, Seats, Seed, SetupError, Sink, Takeback,
    Viewer,
};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::rules::ending::outcome;
use crate::state::imagine::imagine;
use crate::state::view::View;
use crate::state::{Phase, Played};
use crate::text::opening::{Holding, opening};
use crate::{Illegal, Refusal};

impl<E: Edition> Game for Played<E> {
    type Options = E::Options;
    type Action = Action;
    type View = View<E>;
    type Event = Event;
    type Refusal = Refusal;

    fn meta() -> Meta {
        E::meta()
    }

    fn new(players: u8, options: &E::Options, seed: Seed) -> Result<Played<E>, SetupError> {
        Played::set_up(players, options, seed)
    }

    fn players(&self) -> u8 {
        self.public.players
    }

    fn awaiting(&self) -> Seats {
        self.public.awaiting()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.push_legal(seat, out);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        self.carry_out(seat, action, events)
    }

    fn explain(&self, illegal: Illegal) -> Refused {
        Refused {
            clause: illegal.clause.into(),
            message: illegal.reason.say(&self.map),
        }
    }

    fn view(&self, viewer: Viewer) -> View<E> {
        View::new(self, viewer)
    }

    /// S7.2.
    fn points(&self, seat: Seat) -> i32 {
        self.private
            .get(seat.index())
            .map_or(0, |private| E::points(&self.public, seat, &private.earned))
    }

    /// The wards in which the seat has a store.
    fn holdings(&self, seat: Seat) -> Vec<Message> {
        let wards = self.public.store_wards(&self.map, seat);
        self.map
            .each_ward()
            .filter(|&ward| wards.contains(ward))
            .map(|ward| Holding::Ward { ward }.say(&self.map))
            .collect()
    }

    fn opened(&self, seat: Seat, events: &[Event]) -> Vec<Message> {
        opening(&self.map, seat, events)
    }

    /// S7.2 to S7.4.
    fn outcome(&self) -> Option<Outcome> {
        outcome(&self.map, &self.public, |seat| Some(self.private(seat).earned))
    }

    /// S7.4.
    fn winners(&self) -> Seats {
        if self.public.phase != Phase::Over {
            return Seats::NONE;
        }
        Seats::with_most(self.public.players, |seat| {
            E::merit(&self.map, &self.public, seat, &self.private(seat).earned)
        })
    }

    fn deed(event: &Event) -> Option<Seat> {
        event.deed()
    }

    const CAN_PASS: bool = true;

    /// S3.4: a turn may be ended at once.
    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::EndTurn {})
    }

    /// S7.1: there are no rounds, but the last turns begin.
    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::LastTurns {})
    }

    fn imagine(view: &View<E>, rng: &mut Rng) -> Played<E> {
        imagine(view, rng).expect("a view is made from a state, or checked when read")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        self.referee()
    }
}
