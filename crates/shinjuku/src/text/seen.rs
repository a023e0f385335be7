//! Who is looking, what is asked for, and how the game ended.

use table::{Outcome, Seat, Seats};

use crate::map::Wards;
use crate::scoring;
use crate::state::{Phase, Purchase, Sells};
use crate::view::View;

/// The viewer's seat, if it is one of this game.
pub(super) fn viewer(view: &View) -> Option<Seat> {
    view.viewer
        .seat()
        .filter(|seat| seat.index() < usize::from(view.public.players))
}

/// All seats clockwise, the viewer's last.
pub(super) fn seats(view: &View) -> Vec<Seat> {
    let players = view.public.players;
    match viewer(view) {
        Some(own) => (1..=players).map(|steps| own.clockwise(steps, players)).collect(),
        None => Seats::all(players).iter().collect(),
    }
}

/// S4.1, S5.5, S5.6: the wards of which a card pays for this.
pub(super) fn asked_for(view: &View, purchase: Purchase) -> Wards {
    let map = &view.map;
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

/// S7.2 to S7.4: the places and scores, when the screens are lifted.
pub(super) fn outcome(view: &View) -> Option<Outcome> {
    let result = |seat: Seat| {
        let department_stores = view
            .public
            .stores_of(seat)
            .filter(|(_, sells)| *sells == Sells::Everything);
        let best_rank = department_stores
            .filter_map(|(station, _)| view.map.station(station).rank)
            .max()
            .unwrap_or(0);
        view.earned(seat).map(|earned| scoring::result(&earned, best_rank))
    };
    let seats: Option<Vec<_>> = Seats::all(view.public.players).iter().map(result).collect();
    seats.filter(|_| view.public.phase == Phase::Over).map(Outcome::ranked)
}
