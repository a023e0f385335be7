//! The face that all games share.

use table::{
    Game, Inconsistent, Message, Meta, Outcome, Refused, Rng, Say, Seat, Seats, Seed, SetupError, Sink, Takeback,
    Viewer,
};

use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::parts::options::Options;
use crate::rules::scoring;
use crate::state::imagine::imagine;
use crate::state::view::View;
use crate::state::{MOST_PLAYERS, Phase, Shinjuku};
use crate::text::opening::{Holding, opening};
use crate::{Illegal, Refusal};

/// What the game is.
pub(crate) fn meta() -> Meta {
    Meta {
        id: "shinjuku",
        name: "Shinjuku",
        letter: 'S',
        colour: "var(--line-blue)",
        rules: 1,
        players: 2..=MOST_PLAYERS as u8,
        usual_players: 3,
    }
}

impl Game for Shinjuku {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn meta() -> Meta {
        meta()
    }

    fn new(players: u8, options: &Options, seed: Seed) -> Result<Shinjuku, SetupError> {
        Shinjuku::set_up(players, options, seed)
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

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// S7.2.
    fn points(&self, seat: Seat) -> i32 {
        self.private
            .get(seat.index())
            .map_or(0, |private| scoring::points(&private.earned))
    }

    /// The wards in which the seat has a store.
    fn holdings(&self, seat: Seat) -> Vec<Message> {
        let wards = self.public.wild_wards(&self.map, seat);
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
        scoring::outcome(&self.map, &self.public, |seat| Some(self.private(seat).earned))
    }

    /// S7.4.
    fn winners(&self) -> Seats {
        if self.public.phase != Phase::Over {
            return Seats::NONE;
        }
        Seats::with_most(self.public.players, |seat| {
            let earned = &self.private(seat).earned;
            scoring::merit(earned, self.public.best_rank(&self.map, seat))
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

    fn imagine(view: &View, rng: &mut Rng) -> Shinjuku {
        imagine(view, rng).expect("a view is made from a state, or checked when read")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        self.referee()
    }
}
