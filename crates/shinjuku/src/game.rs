//! The face that all games share.

use crate::Illegal;
use table::{
    Game, Inconsistent, Message, Meta, Outcome, Refused, Rng, Seat, Seats, Seed, SetupError, Sink, Takeback, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::map::Wards;
use crate::options::Options;
use crate::scoring;
use crate::state::{MOST_PLAYERS, Phase, Sells, Shinjuku};
use crate::view::{self, View};

/// What the game is.
pub(crate) fn meta() -> Meta {
    Meta {
        id: "shinjuku",
        name: "Shinjuku",
        letter: 'S',
        colour: "#2f6f8f",
        rules: 1,
        players: 2..=MOST_PLAYERS as u8,
        reference: [
            include_str!("../RULES.md"),
            include_str!("../RULES.ja.md"),
            include_str!("../RULES.fr.md"),
        ],
    }
}

impl Game for Shinjuku {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = &'static str;

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
            message: Message::verbatim(illegal.reason),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// S7.2.
    fn points(&self, seat: Seat) -> i32 {
        self.private
            .get(seat.index())
            .map_or(0, |private| scoring::points_without(&private.earned, 1))
    }

    /// The wards in which the seat has a store.
    fn holdings(&self, seat: Seat) -> Vec<String> {
        let stores = self
            .map
            .each_station()
            .filter(|station| self.public.stores[station.index()].is_some_and(|store| store.owner == seat));
        let wards: Wards = stores.map(|station| self.map.ward_of(station)).collect();
        self.map
            .each_ward()
            .filter(|&ward| wards.contains(ward))
            .map(|ward| format!("ward {}", self.map.ward(ward).name))
            .collect()
    }

    /// S7.2 to S7.4.
    fn outcome(&self) -> Option<Outcome> {
        if self.public.phase != Phase::Over {
            return None;
        }
        let best_rank = |seat: Seat| {
            let department_stores = self
                .public
                .stores_of(seat)
                .filter(|(_, sells)| *sells == Sells::Everything);
            department_stores
                .filter_map(|(station, _)| self.map.station(station).rank)
                .max()
                .unwrap_or(0)
        };
        Some(Outcome::ranked(
            self.seats()
                .map(|seat| scoring::result(&self.private(seat).earned, best_rank(seat)))
                .collect(),
        ))
    }

    fn imagine(view: &View, rng: &mut Rng) -> Shinjuku {
        view::imagine(view, rng).expect("a view is made from a state, or checked when read")
    }

    fn check(&self) -> Result<(), Inconsistent> {
        self.referee()
    }
}
