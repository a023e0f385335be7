//! The face that all games share.

use table::words::Say;
use table::{
    Game, Inconsistent, Message, Meta, Outcome, Refused, Rng, Seat, SeatResult, Seats, Seed, SetupError, Sink,
    Takeback, Viewer,
};

use crate::Illegal;
use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::parts::options::Options;
use crate::rules::scoring::Scored;
use crate::rules::solo;
use crate::state::imagine::imagine;
use crate::state::view::View;
use crate::state::{Hill, MOST_PLAYERS, Phase};
use crate::text::{Refusal, opening};

/// What the game is.
pub(crate) fn meta() -> Meta {
    Meta {
        id: "hill",
        name: "The Rail on the Hill",
        letter: 'H',
        colour: "var(--line-red)",
        rules: 1,
        players: 1..=MOST_PLAYERS as u8,
        usual_players: 2,
    }
}

impl Game for Hill {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn meta() -> Meta {
        meta()
    }

    fn new(players: u8, options: &Options, seed: Seed) -> Result<Hill, SetupError> {
        Hill::set_up(players, options, seed)
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
            message: illegal.reason.say(&self.cards),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// H10.8.
    fn points(&self, seat: Seat) -> i32 {
        self.public.in_play().get(seat.index()).map_or(0, |player| {
            Scored::in_play(&self.cards, &self.public, player).tally().total()
        })
    }

    fn opened(&self, seat: Seat, events: &[Event]) -> Vec<Message> {
        opening(&self.cards, seat, events)
    }

    /// H10.6: most points; tie: more fulfilled Plan cards; still tied: shared. H13.2: alone, the score earns a title.
    fn outcome(&self) -> Option<Outcome> {
        if self.public.phase != Phase::Over {
            return None;
        }
        let result = |player| result(&Scored::in_play(&self.cards, &self.public, player));
        let mut seats: Vec<SeatResult> = self.public.in_play().iter().map(result).collect();
        if let [alone] = &mut seats[..] {
            let title = solo::title(alone.score.points, self.public.variants.residents);
            alone.title = Some(title.say(&self.cards));
        }
        Some(Outcome::ranked(seats))
    }

    /// H10.6.
    fn winners(&self) -> Seats {
        if self.public.phase != Phase::Over {
            return Seats::NONE;
        }
        Seats::with_most(self.public.players, |seat| {
            let tally = Scored::in_play(&self.cards, &self.public, &self.public.in_play()[seat.index()]).tally();
            (tally.total(), tally.plans_fulfilled())
        })
    }

    fn deed(event: &Event) -> Option<Seat> {
        event.deed()
    }

    /// H3.1: nobody can pass; but a round begins.
    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. })
    }

    fn imagine(view: &View, rng: &mut Rng) -> Hill {
        imagine(view, rng).expect("a view is made from a state, or checked when read")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        self.referee()
    }
}

/// One seat's result, not yet ranked.
pub(crate) fn result(scored: &Scored<'_>) -> SeatResult {
    let fulfilled = scored.tally().plans_fulfilled() as i32;
    SeatResult {
        place: 0,
        score: scored.breakdown(),
        tie_breaks: vec![fulfilled],
        name: None,
        title: None,
    }
}
