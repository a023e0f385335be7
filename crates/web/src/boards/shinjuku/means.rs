//! S4: with what the viewer would pay.

use shinjuku::map::{Map, Ward, Wards};
use shinjuku::state::Purchase;
use shinjuku::{Action, View};

/// The cheapest way to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// A card of the ward.
    Card,
    /// This wildcard.
    Wildcard(Ward),
    /// Three cards, or nothing helps.
    Three,
}

impl Means {
    /// What the viewer would pay when a card of one of these wards is asked for; `None` for spectators.
    pub fn of(view: &View, asked: Wards) -> Option<Means> {
        let hand = view.own()?.hand;
        let wild = view.public().wild_wards(view.map(), view.viewer().seat()?);
        if hand.wards().any(|ward| asked.contains(ward)) {
            return Some(Means::Card);
        }
        Some(
            hand.wards()
                .find(|&ward| wild.contains(ward))
                .map_or(Means::Three, Means::Wildcard),
        )
    }
}

/// S4.1, S5.5: the wards of which a card pays for this.
pub fn asked_for(map: &Map, purchase: Purchase) -> Wards {
    match purchase {
        Purchase::NewStore(station, _) | Purchase::MoveStore(station, _) | Purchase::Upgrade(station) => {
            Wards::default().with(map.ward_of(station))
        }
        Purchase::SecondTrack(first, second) => [first, second]
            .into_iter()
            .flat_map(|track| map.ends(track))
            .map(|station| map.ward_of(station))
            .collect(),
        Purchase::Move(ward) => Wards::default().with(ward),
    }
}

/// Would this action have to be paid for with three cards?
pub fn is_dear(view: &View, action: &Action) -> bool {
    let map = view.map();
    let asked = match *action {
        Action::BuildAt { station } | Action::UpgradeAt { station } => {
            map.find_station(station).map(|station| map.ward_of(station))
        }
        Action::MoveFrom { ward } => map.find_ward(ward),
        _ => None,
    };
    asked.is_some_and(|ward| Means::of(view, Wards::default().with(ward)) == Some(Means::Three))
}
