//! What lies in a town, ready to be drawn: from a game, or from the score pad.

use hill::cards::{Cards, PlanIndex, Rotation, TokenIndex, TownIndex, Upgrade};
use hill::cell::Cells;
use hill::path::Path;
use hill::state::{Pending, Player};
use hill::{ByLine, Cell, Line, Spot, View};
use table::Seat;

/// A card in a town.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lot {
    /// Where it lies.
    pub cell: Cell,
    /// Which card.
    pub card: TownIndex,
    /// How it is turned.
    pub turned: Rotation,
    /// The Town upgrade on it.
    pub upgrade: Option<Upgrade>,
}

/// A track token in a town.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Track {
    /// Its colour.
    pub line: Line,
    /// Where it lies.
    pub spot: Spot,
}

/// A town, ready to be drawn.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Scene {
    /// The cards.
    pub lots: Vec<Lot>,
    /// The tracks.
    pub tracks: Vec<Track>,
    /// The tokens at the ends of lines, and the cards where they end.
    pub ends: Vec<(Track, Cell)>,
}

/// The upgrade that a token is.
pub fn upgrade_of(cards: &Cards, token: TokenIndex) -> Option<Upgrade> {
    cards.upgrade(token)
}

impl Scene {
    /// The town of a seat as the viewer sees it: with the viewer's private choices (HR2).
    pub fn of(view: &View, seat: Seat) -> Scene {
        let player = &view.public().seats[seat.index()];
        let mut scene = Scene::of_player(view.cards(), player);
        let Some(own) = view.own().filter(|_| view.viewer().seat() == Some(seat)) else {
            return scene;
        };
        let token = match player.turn.pending {
            Pending::Upgrade(token) => upgrade_of(view.cards(), token),
            _ => None,
        };
        for (card, cell, turned) in own.choices.placed.into_iter().flatten() {
            let upgrade = token.filter(|_| own.choices.upgrade == Some(cell));
            scene.lots.push(Lot {
                cell,
                card,
                turned,
                upgrade,
            });
        }
        scene
    }

    fn of_player(cards: &Cards, player: &Player) -> Scene {
        let town = &player.town;
        let lot = |placed: &hill::town::PlacedCard| Lot {
            cell: placed.cell,
            card: placed.card,
            turned: placed.rotation,
            upgrade: placed.token.and_then(|token| upgrade_of(cards, token)),
        };
        let mut scene = Scene {
            lots: town.placed().iter().map(lot).collect(),
            ..Scene::default()
        };
        Line::ALL
            .into_iter()
            .for_each(|line| scene.add_path(line, town.path(line)));
        scene
    }

    fn add_path(&mut self, line: Line, path: &Path) {
        let tracks: Vec<Track> = path.spots().map(|spot| Track { line, spot }).collect();
        if let (Some([first, last]), Some(&one), Some(&other)) = (path.ends(), tracks.first(), tracks.last()) {
            self.ends.extend([(one, first), (other, last)]);
        }
        self.tracks.extend(tracks);
    }

    /// Where cards lie.
    pub fn cells(&self) -> Cells {
        self.lots.iter().map(|lot| lot.cell).collect()
    }

    /// The colours on a spot, in their order.
    pub fn lines_on(&self, spot: Spot) -> Vec<Line> {
        self.tracks
            .iter()
            .filter(|track| track.spot == spot)
            .map(|track| track.line)
            .collect()
    }

    /// H5.1 to H5.3: where the next card can go.
    pub fn room(&self) -> Cells {
        hill::place::open_cells_beside(self.cells())
    }

    /// The spots between two cards.
    pub fn spots(&self) -> Vec<Spot> {
        let cells = self.cells();
        Spot::all()
            .filter(|spot| spot.cells().iter().all(|&cell| cells.contains(cell)))
            .collect()
    }
}

/// The Plan cards next to the lines of a seat, with the viewer's private choices (HR2).
pub fn plans(view: &View, seat: Seat) -> ByLine<Vec<PlanIndex>> {
    let mut plans = ByLine::from_fn(|line| view.public().seats[seat.index()].plans[line].as_slice().to_vec());
    if let Some(own) = view.own().filter(|_| view.viewer().seat() == Some(seat)) {
        for (line, plan) in own.choices.plans.iter() {
            plans[line].extend(plan);
        }
    }
    plans
}

/// The Town cards in the hand of a seat, without those that the viewer has privately placed.
pub fn hand(view: &View, seat: Seat) -> Vec<TownIndex> {
    let own = view.own().filter(|_| view.viewer().seat() == Some(seat));
    let placed = |card: TownIndex| {
        own.is_some_and(|own| own.choices.placed.iter().flatten().any(|&(placed, ..)| placed == card))
    };
    view.public().seats[seat.index()]
        .hand
        .as_slice()
        .iter()
        .copied()
        .filter(|&card| !placed(card))
        .collect()
}
