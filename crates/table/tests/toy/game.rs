//! Shunting, the toy: see `RULES.md`.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use serde::{Deserialize, Serialize};
use table::options::{parse_flag, unknown_option};
use table::{
    Audience, CardNumber, Chance, Game, Inconsistent, Message, Meta, OptionError, OptionSpec, Options, Outcome,
    Refused, Rng, ScorePart, Seat, SeatResult, Seats, Seed, SetupError, Sink, Takeback, Viewer,
};

use crate::fault::Fault;
use crate::view::ToyView;

pub type Illegal = table::Illegal<&'static str>;
pub type Wagon = CardNumber;
pub const WAGONS: Wagon = 20;

/// The state of a toy.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Toy {
    /// What is wrong with it.
    pub fault: Fault,
    pub long: bool,
    pub round: u8,
    pub stage: Stage,
    pub yards: Vec<Yard>,
    /// The last one is on top.
    pub pile: Vec<Wagon>,
    pub scrap: Vec<Wagon>,
    pub chance: Chance,
    /// Was something scrapped? Only some faults look at it.
    #[serde(skip)]
    pub forgotten: bool,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Parking { ready: Seats },
    Turn { seat: Seat, scrapped: bool },
    Over,
}

/// The beginning of a round.
const PARKING: Stage = Stage::Parking { ready: Seats::NONE };

/// What a player has.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Yard {
    pub hand: Vec<Wagon>,
    pub parked: Option<Wagon>,
    pub train: Vec<Wagon>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Park(Wagon),
    Ready,
    Scrap(Wagon),
    Draw,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Parked { seat: Seat, wagon: Option<Wagon> },
    Ready(Seat),
    Shown(Vec<Option<Wagon>>),
    Scrapped { seat: Seat, wagon: Wagon },
    Reshuffled,
    Drew { seat: Seat, wagon: Option<Wagon> },
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct ToyOptions {
    pub long: bool,
    #[serde(default, skip_serializing_if = "Fault::is_none")]
    pub fault: Fault,
}

impl Options for ToyOptions {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::flag("long", Message::verbatim("five rounds instead of three")),
            OptionSpec::file("wagons", Message::verbatim("not used"), ""),
        ]
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "long" => parse_flag(name, value).map(|long| self.long = long),
            _ => Err(unknown_option::<ToyOptions>(name)),
        }
    }
}

/// Everything that anyone could send: all wagons, one more, and all words.
pub fn conceivable(_: &Toy, out: &mut Vec<Action>) {
    out.extend((0..=WAGONS).map(Action::Park));
    out.push(Action::Ready);
    out.extend((0..=WAGONS).map(Action::Scrap));
    out.push(Action::Draw);
}

/// Y1.1: what a wagon weighs.
pub fn weight(wagon: Wagon) -> i32 {
    i32::from(wagon % 7) - 1
}

impl Game for Toy {
    type Options = ToyOptions;
    type Action = Action;
    type View = ToyView;
    type Event = Event;
    type Refusal = &'static str;

    fn meta() -> Meta {
        Meta {
            id: "toy",
            name: "Shunting",
            letter: 'Y',
            colour: "#888",
            rules: 1,
            players: 1..=5,
            usual_players: 2,
        }
    }

    fn new(players: u8, options: &ToyOptions, seed: Seed) -> Result<Self, SetupError> {
        Self::meta().check_players(players)?;
        let mut chance = Chance::new(seed);
        let mut pile: Vec<Wagon> = (0..WAGONS).collect();
        chance.draw(|rng| rng.shuffle(&mut pile));
        let deal = |_| Yard {
            hand: pile.split_off(pile.len() - 2),
            ..Yard::default()
        }; // Y1.2
        let yards = (0..players).map(deal).collect();
        if options.fault == Fault::SetupVaries {
            turn_around(&mut pile, another());
        }
        let ToyOptions { long, fault } = *options;
        Ok(Toy {
            fault,
            long,
            round: 1,
            stage: PARKING,
            yards,
            pile,
            scrap: Vec::new(),
            chance,
            forgotten: false,
        })
    }

    fn players(&self) -> u8 {
        self.yards.len() as u8
    }

    fn awaiting(&self) -> Seats {
        let all = Seats::all(self.players());
        match self.stage {
            Stage::Parking { .. } if self.is_parking() => {
                all.iter().filter(|seat| self.yards[seat.index()].must_park()).collect()
            }
            Stage::Parking { ready } => all.iter().filter(|&seat| !ready.contains(seat)).collect(),
            Stage::Turn { seat, .. } => Seats::only(seat),
            Stage::Over => Seats::NONE,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut all = Vec::new();
        conceivable(self, &mut all);
        out.extend(all.into_iter().filter(|action| self.allows(seat, *action).is_ok()));
        self.spoil_list(seat, out);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let deaf =
            self.has(Fault::AcceptsFromOthers) && *action == Action::Draw && matches!(self.stage, Stage::Turn { .. });
        if !deaf || seat.index() >= self.yards.len() {
            self.allows(seat, *action)
                .map_err(|illegal| self.spoil_refusal(illegal, events))?;
        }
        Ok(match *action {
            Action::Park(wagon) => self.park(seat, wagon, events),
            Action::Ready => self.ready(seat, events),
            Action::Scrap(wagon) => self.scrap(seat, wagon, events),
            Action::Draw => self.draw(seat, events),
        })
    }

    fn explain(&self, illegal: Illegal) -> Refused {
        Refused {
            clause: illegal.clause.into(),
            message: Message::verbatim(illegal.reason),
        }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::new(self, viewer)
    }

    /// Y4.2.
    fn points(&self, seat: Seat) -> i32 {
        let gift = i32::from(self.has(Fault::WrongPoints));
        self.yards[seat.index()]
            .train
            .iter()
            .map(|&wagon| weight(wagon))
            .sum::<i32>()
            + gift
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.stage == Stage::Over && !self.has(Fault::NoOutcome);
        if !over && !self.has(Fault::EarlyOutcome) {
            return None;
        }
        let mut outcome = Outcome::ranked(self.yards.iter().map(Yard::result).collect());
        if self.has(Fault::WrongSum) {
            outcome.seats[0]
                .score
                .parts
                .push(ScorePart::leaf("Y4.2", Message::verbatim("a gift"), 1));
        }
        if self.has(Fault::WrongPlaces) {
            outcome.seats.iter_mut().for_each(|seat| seat.place = 1);
        }
        Some(outcome)
    }

    fn imagine(view: &ToyView, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    /// Every wagon is in one place; wagons are parked only while all park.
    fn check(&self) -> Result<(), Inconsistent> {
        let yards = self
            .yards
            .iter()
            .flat_map(|yard| yard.hand.iter().chain(&yard.parked).chain(&yard.train));
        let mut wagons: Vec<Wagon> = yards.chain(&self.pile).chain(&self.scrap).copied().collect();
        wagons.sort_unstable();
        Inconsistent::unless(wagons.iter().copied().eq(0..WAGONS), || {
            format!("the wagons are {wagons:?}")
        })?;
        let parked = self.yards.iter().any(|yard| yard.parked.is_some());
        Inconsistent::unless(!parked || matches!(self.stage, Stage::Parking { .. }), || {
            "a wagon is still parked".into()
        })
    }
}

/// The rules, as they should be.
impl Toy {
    /// Why this seat may not do this, if so.
    fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        Illegal::unless(self.awaiting().contains(seat), "Y2.1", "nothing is asked of you")?;
        let yard = &self.yards[seat.index()];
        match (self.stage, action) {
            (Stage::Parking { .. }, Action::Park(wagon)) if self.is_parking() => {
                Illegal::unless(yard.hand.contains(&wagon), "Y2.1", "not in your hand")
            }
            (Stage::Parking { .. }, Action::Ready) => {
                Illegal::unless(!self.is_parking(), "Y2.2", "not all have parked")
            }
            (Stage::Turn { scrapped, .. }, Action::Scrap(wagon)) => {
                Illegal::unless(yard.train.contains(&wagon), "Y3.1", "not in your train")?;
                Illegal::unless(!scrapped, "Y3.1", "one wagon each turn")
            }
            (Stage::Turn { scrapped, .. }, Action::Draw) => {
                Illegal::unless(!(scrapped && self.has(Fault::DeadEnd)), "Y3.2", "not after scrapping")
            }
            _ => Err(Illegal::new("Y2.1", "not now")),
        }
    }

    /// Does anybody still have to park?
    fn is_parking(&self) -> bool {
        self.yards.iter().any(Yard::must_park)
    }

    /// Y2.1: the others only hear that it was done.
    fn park(&mut self, seat: Seat, wagon: Wagon, events: &mut impl Sink<Event>) -> Takeback {
        let yard = &mut self.yards[seat.index()];
        yard.hand.retain(|&other| other != wagon);
        yard.parked = Some(wagon);
        let to_others = self.has(Fault::EventLeaks).then_some(wagon);
        events.tell(Audience::Only(seat), || Event::Parked {
            seat,
            wagon: Some(wagon),
        });
        events.tell(Audience::Others(seat), || Event::Parked { seat, wagon: to_others });
        Takeback::Open
    }

    /// Y2.2: the last one to be ready shows all that is parked.
    fn ready(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        events.tell(Audience::Everyone, || Event::Ready(seat));
        let Stage::Parking { ready } = &mut self.stage else {
            return Takeback::Closed;
        };
        *ready = ready.with(seat);
        if ready.len() == self.yards.len() {
            events.tell(Audience::Everyone, || {
                Event::Shown(self.yards.iter().map(|yard| yard.parked).collect())
            });
            self.yards
                .iter_mut()
                .for_each(|yard| yard.train.extend(yard.parked.take()));
            self.stage = Stage::Turn {
                seat: Seat::new(0).unwrap(),
                scrapped: false,
            };
            return Takeback::Closed;
        }
        if self.has(Fault::ReadyShows) {
            Takeback::Open
        } else {
            Takeback::Closed
        }
    }

    /// Y3.1.
    fn scrap(&mut self, seat: Seat, wagon: Wagon, events: &mut impl Sink<Event>) -> Takeback {
        self.yards[seat.index()].train.retain(|&other| other != wagon);
        self.scrap.push(wagon);
        self.stage = Stage::Turn { seat, scrapped: true };
        self.forgotten = true;
        events.tell(Audience::Everyone, || Event::Scrapped { seat, wagon });
        Takeback::Open
    }

    /// Y3.2.
    fn draw(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        if self.pile.is_empty() && !self.scrap.is_empty() {
            self.pile.append(&mut self.scrap);
            self.chance.draw(|rng| rng.shuffle(&mut self.pile));
            events.tell(Audience::Everyone, || Event::Reshuffled);
        }
        self.spoil_pile();
        let wagon = self.pile.pop();
        if self.has(Fault::DoubleWagon) {
            self.pile.extend(wagon);
        }
        self.yards[seat.index()].hand.extend(wagon);
        let to_others = wagon.filter(|_| self.has(Fault::DrawLeaks));
        events.tell(Audience::Only(seat), || Event::Drew { seat, wagon });
        events.tell(Audience::Others(seat), || Event::Drew { seat, wagon: to_others });
        self.next_turn(seat);
        if self.has(Fault::DrawIsOpen) {
            Takeback::Open
        } else {
            Takeback::Closed
        }
    }

    /// Y4.1.
    fn next_turn(&mut self, seat: Seat) {
        let next = seat.clockwise(1, self.players());
        let last = if self.long { 5 } else { 3 };
        if next.index() > 0 {
            self.stage = Stage::Turn {
                seat: next,
                scrapped: false,
            };
            return;
        }
        self.stage = if self.round < last { PARKING } else { Stage::Over };
        self.round += u8::from(!self.has(Fault::Endless));
        assert!(!self.has(Fault::Panics), "the second round is missing");
    }
}

impl Yard {
    /// Y2.1: who has no wagon parks none.
    fn must_park(&self) -> bool {
        self.parked.is_none() && !self.hand.is_empty()
    }

    /// Y4.2.
    pub fn result(&self) -> SeatResult {
        let parts = self
            .train
            .iter()
            .map(|&wagon| ScorePart::leaf("Y1.1", Message::verbatim(format!("wagon {wagon}")), weight(wagon)))
            .collect();
        SeatResult {
            place: 0,
            score: ScorePart::sum("Y4.2", Message::verbatim("train"), parts),
            tie_breaks: vec![self.train.len() as i32],
            name: None,
            title: None,
        }
    }
}

/// What is wrong with some toys.
impl Toy {
    pub fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn is_top_odd(&self) -> bool {
        self.pile.last().is_some_and(|wagon| wagon % 2 == 1)
    }

    fn spoil_list(&self, seat: Seat, out: &mut Vec<Action>) {
        let awaited = self.awaiting().contains(seat);
        match () {
            () if self.has(Fault::ListsIllegal) && awaited && self.is_parking() => out.push(Action::Draw),
            () if self.has(Fault::MissesLegal) && out.len() > 2 => drop(out.remove(0)),
            () if self.has(Fault::ListsTwice) && awaited => out.push(out[0]),
            () if self.has(Fault::ListsForOthers) && !awaited => out.push(Action::Draw),
            () if self.has(Fault::OrderLeaks) && self.is_top_odd() => out.reverse(),
            () => (),
        }
    }

    fn spoil_refusal(&mut self, illegal: Illegal, events: &mut impl Sink<Event>) -> Illegal {
        if self.has(Fault::RefusalChanges) {
            self.round += 1;
        }
        if self.has(Fault::RefusalTells) {
            events.tell(Audience::Everyone, || Event::Reshuffled);
        }
        match () {
            () if self.has(Fault::RefusalSilent) => Illegal::new(illegal.clause, ""),
            () if self.has(Fault::ReasonLeaks) && self.is_top_odd() => Illegal::new("Y3.2", "the next wagon is odd"),
            () => illegal,
        }
    }

    fn spoil_pile(&mut self) {
        let turns = match () {
            () if self.has(Fault::DrawVaries) => another(),
            () if self.has(Fault::JsonForgetsQuietly) => usize::from(self.forgotten),
            () => 0,
        };
        turn_around(&mut self.pile, turns);
    }
}

impl PartialEq for Toy {
    fn eq(&self, other: &Self) -> bool {
        let flat = |toy: &Self| {
            (
                toy.long,
                toy.round,
                toy.stage,
                toy.chance,
                toy.forgotten && toy.has(Fault::JsonForgets),
            )
        };
        flat(self) == flat(other) && self.yards == other.yards && self.pile == other.pile && self.scrap == other.scrap
    }
}

/// Each time another number: what no rules may depend on.
pub fn another() -> usize {
    static COUNTER: AtomicUsize = AtomicUsize::new(0);
    COUNTER.fetch_add(1, Relaxed)
}

/// The same wagons in another order.
pub fn turn_around(wagons: &mut [Wagon], turns: usize) {
    if !wagons.is_empty() {
        wagons.rotate_left(turns % wagons.len());
    }
}
