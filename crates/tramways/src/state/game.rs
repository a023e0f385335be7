//! The face that all games share.

use crate::Illegal;
use table::words::Say;
use table::{
    Game, Inconsistent, Message, Meta, Outcome, Refused, Rng, Seat, Seats, Seed, SetupError, Sink, Takeback, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::options::Options;
use crate::phase::Phase;
use crate::scoring;
use crate::state::imagine;
use crate::state::{MOST_PLAYERS, Tramways};
use crate::text::{Refusal, opening};
use crate::view::View;

/// What the game is.
pub(crate) fn meta() -> Meta {
    Meta {
        id: "tramways",
        name: "Tramways",
        letter: 'T',
        colour: "var(--seat-2)",
        rules: 1,
        players: 1..=MOST_PLAYERS as u8,
        usual_players: 3,
    }
}

impl Game for Tramways {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn meta() -> Meta {
        meta()
    }

    fn new(players: u8, options: &Options, seed: Seed) -> Result<Tramways, SetupError> {
        Tramways::set_up(players, options, seed)
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
            message: illegal.reason.say(&self.components),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// T15.1.
    fn points(&self, seat: Seat) -> i32 {
        self.tally(seat).points()
    }

    /// The tickets that the seat owns, those included that left the game with the last round.
    fn holdings(&self, seat: Seat) -> Vec<Message> {
        let player = self.player(seat);
        let mut owned = self.hand(seat).or(player.discards).or(player.boxed);
        self.decks.own[seat.index()]
            .in_drawing_order()
            .for_each(|ticket| owned.insert(ticket));
        owned
            .iter()
            .map(|ticket| opening::holding(&self.components, ticket))
            .collect()
    }

    fn opened(&self, seat: Seat, events: &[Event]) -> Vec<Message> {
        opening::opening(&self.components, seat, events)
    }

    /// T15.
    fn outcome(&self) -> Option<Outcome> {
        let over = matches!(self.public.phase, Phase::Over {});
        over.then(|| scoring::outcome(self.seats().map(|seat| self.tally(seat).result()).collect()))
    }

    /// T15.3.
    fn winners(&self) -> Seats {
        if !matches!(self.public.phase, Phase::Over {}) {
            return Seats::NONE;
        }
        Seats::with_most(self.players(), |seat| {
            let tally = self.tally(seat);
            (tally.points(), tally.money)
        })
    }

    fn deed(event: &Event) -> Option<Seat> {
        event.deed()
    }

    const CAN_PASS: bool = true;

    /// T5: in the auction.
    fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass {})
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. })
    }

    fn imagine(view: &View, rng: &mut Rng) -> Tramways {
        imagine::imagine(view, rng).expect("a view is made from a state, or checked when read")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        self.referee()
    }
}
