//! What somebody sees of a toy.

use serde::{Deserialize, Serialize};
use table::{Chance, Rng, Seat, Seats, Viewer};

use crate::fault::Fault;
use crate::game::{Stage, Toy, WAGONS, Wagon, Yard, another, turn_around};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ToyView {
    pub fault: Fault,
    pub viewer: Viewer,
    pub long: bool,
    pub round: u8,
    pub stage: Stage,
    pub yards: Vec<SeenYard>,
    pub pile: Seen,
    pub scrap: Vec<Wagon>,
    pub note: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeenYard {
    pub hand: Seen,
    pub parked: Seen,
    pub train: Vec<Wagon>,
}

/// Wagons face up, or a number of them face down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    Up(Vec<Wagon>),
    Down(usize),
}

impl Seen {
    fn new(up: bool, wagons: Vec<Wagon>) -> Seen {
        if up { Seen::Up(wagons) } else { Seen::Down(wagons.len()) }
    }

    /// The wagons that are seen.
    pub fn up(&self) -> &[Wagon] {
        if let Seen::Up(wagons) = self { wagons } else { &[] }
    }

    /// The wagons, those face down taken from the unseen ones.
    fn wagons(&self, unseen: &mut Vec<Wagon>) -> Vec<Wagon> {
        match self {
            Seen::Up(wagons) => wagons.clone(),
            Seen::Down(number) => unseen.split_off(unseen.len() - number),
        }
    }
}

impl ToyView {
    pub fn new(toy: &Toy, viewer: Viewer) -> ToyView {
        let all = toy.has(Fault::AllLeaks);
        let sees = |seat: Seat| all || viewer == Viewer::Seat(seat) || toy.has(Fault::HandsLeak);
        let shows = |seat: Seat| {
            toy.has(Fault::ReadyShows) && matches!(toy.stage, Stage::Parking { ready } if ready.contains(seat))
        };
        let yards = Seats::all(toy.yards.len() as u8)
            .iter()
            .zip(&toy.yards)
            .map(|(seat, yard)| SeenYard {
                hand: Seen::new(sees(seat), yard.hand.clone()),
                parked: Seen::new(sees(seat) || shows(seat), yard.parked.into_iter().collect()),
                train: yard.train.clone(),
            });
        let note = if toy.has(Fault::SeedLeaks) {
            serde_json::to_string(&toy.chance).unwrap()
        } else {
            String::new()
        };
        let pile = Seen::new(all, toy.pile.clone());
        let yards = yards.collect();
        ToyView {
            fault: toy.fault,
            viewer,
            long: toy.long,
            round: toy.round,
            stage: toy.stage,
            yards,
            pile,
            scrap: toy.scrap.clone(),
            note,
        }
    }

    pub fn imagine(&self, rng: &mut Rng) -> Toy {
        let mut unseen = self.unseen();
        rng.shuffle(&mut unseen);
        if self.fault == Fault::ImagineVaries {
            turn_around(&mut unseen, another());
        }
        let mut imagine = |yard: &SeenYard| Yard {
            hand: yard.hand.wagons(&mut unseen),
            parked: yard.parked.wagons(&mut unseen).pop(),
            train: yard.train.clone(),
        };
        let yards = self.yards.iter().map(&mut imagine).collect();
        let pile = self.pile.wagons(&mut unseen);
        let (scrap, chance) = (self.scrap.clone(), Chance::new(rng.seed()));
        let mut toy = Toy {
            fault: self.fault,
            long: self.long,
            round: self.round,
            stage: self.stage,
            yards,
            pile,
            scrap,
            chance,
            forgotten: false,
        };
        spoil(&mut toy);
        toy
    }

    /// The wagons that this viewer does not see.
    fn unseen(&self) -> Vec<Wagon> {
        let yards = self
            .yards
            .iter()
            .flat_map(|yard| yard.hand.up().iter().chain(yard.parked.up()).chain(&yard.train));
        let seen: Vec<Wagon> = yards.chain(self.pile.up()).chain(&self.scrap).copied().collect();
        (0..WAGONS).filter(|wagon| !seen.contains(wagon)).collect()
    }
}

fn spoil(toy: &mut Toy) {
    if toy.has(Fault::ImagineLoses) {
        let lost = toy.yards.last_mut().and_then(|yard| yard.hand.pop());
        toy.pile.extend(lost);
    }
    if toy.has(Fault::ImagineDoubles) && toy.pile.len() > 1 {
        toy.pile[0] = toy.pile[1];
    }
}
