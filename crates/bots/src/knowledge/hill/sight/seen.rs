//! What is looked up again and again while a town is seen: built once for each.

use hill::cards::{Cards, Landmark, Upgrade};
use hill::cell::Cells;
use hill::line::ByLine;
use hill::place::open_cells;
use hill::state::Player;
use hill::{Cell, Line};
use table::Seat;

use super::streets::Streets;
use hill::Hill;
use hill::state::Phase;

/// The types of landmark.
pub(super) const LANDMARKS: usize = Landmark::ALL.len();

/// A player's town, ready to be seen.
pub(super) struct Seen<'a> {
    pub(super) cards: &'a Cards,
    pub(super) player: Player,
    pub(super) streets: Streets,
    /// What each card is worth to the lines, by cell.
    values: [[u8; 4]; Cell::NUMBERS],
    /// Where each type of landmark is.
    pub(super) landmarks: [Cells; LANDMARKS],
    /// Where the next card can go.
    pub(super) open: Cells,
}

impl<'a> Seen<'a> {
    pub(super) fn of(game: &'a Hill, seat: Seat) -> Seen<'a> {
        let player = match game.public().phase {
            Phase::PrivateChoices => game.player_as_chosen(seat),
            _ => game.public().seats[seat.index()],
        };
        let (cards, town) = (game.cards(), &player.town);
        let mut values = [[0; 4]; Cell::NUMBERS];
        let mut landmarks = [Cells::NONE; LANDMARKS];
        for placed in town.placed() {
            let card = cards.town(placed.card);
            let upgrade = placed.token.and_then(|token| cards.upgrade(token));
            values[placed.cell.index()] = Line::ALL.map(|line| raised(upgrade, line, card.values[line]));
            if let Some(landmark) = card.landmark {
                landmarks[landmark as usize].insert(placed.cell);
            }
        }
        Seen {
            cards,
            streets: Streets::of(town),
            values,
            landmarks,
            open: open_cells(town),
            player,
        }
    }

    /// What the card on a cell is worth to a line.
    pub(super) fn value(&self, cell: Cell, line: Line) -> f32 {
        f32::from(self.values[cell.index()][line as usize])
    }

    /// What the best of these cards is worth to a line.
    pub(super) fn best(&self, cells: Cells, line: Line) -> f32 {
        cells.iter().map(|cell| self.value(cell, line)).fold(0.0, f32::max)
    }

    /// What all of these cards are worth to a line.
    pub(super) fn sum(&self, cells: Cells, line: Line) -> f32 {
        cells.iter().map(|cell| self.value(cell, line)).sum()
    }

    /// How many landmarks of each type there are on these cells.
    pub(super) fn landmarks_on(&self, cells: Cells) -> [u8; LANDMARKS] {
        self.landmarks.map(|there| there.and(cells).len() as u8)
    }

    /// The cards at the ends of a line; all cards, if it has no track yet.
    pub(super) fn fronts(&self) -> ByLine<Cells> {
        ByLine::from_fn(|line| {
            let path = self.player.town.path(line);
            match path.ends() {
                _ if !path.has_supply() => Cells::NONE,
                Some([a, b]) => Cells::only(a).or(Cells::only(b)),
                None => self.player.town.cells(),
            }
        })
    }
}

fn raised(upgrade: Option<Upgrade>, line: Line, value: u8) -> u8 {
    upgrade.map_or(value, |upgrade| upgrade.raise(line, value.into()) as u8)
}
