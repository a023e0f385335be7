//! What the lines of a town want of the next card.

use hill::cards::{Cards, Landmark, PlanKind, Rotation, TownCard, TownId};
use hill::cell::{Cells, Direction};
use hill::conditions::Landmarks;
use hill::line::ByLine;
use hill::state::Player;
use hill::town::Town;
use hill::{Cell, Line};

/// What a landmark that a plan names is worth to a track.
pub(super) const NAMED: f32 = 2.0;
/// What any landmark is worth to a track of a line with a plan that counts landmarks.
pub(super) const COUNTED: f32 = 0.5;
/// What a resource is worth to a track.
pub(super) const COST: f32 = 1.2;
/// What a card must be worth to a line to be wanted by it.
const LEAST: f32 = 2.0;
/// What the four lines together see in a usual card.
const USUAL: f32 = 14.0;
/// How much players lean to take a card of a point more.
const TAKE: f32 = 0.2;
/// How much players lean to place a card where a track to it is free.
const FREE: f32 = 0.3;
/// How much players lean to place a card where a line can go on to it, for each point that it brings.
const LINED: f32 = 0.5;

const LANDMARKS: usize = Landmark::ALL.len();

/// What one line wants.
#[derive(Clone, Copy)]
struct Wish {
    /// Its ends, if it can go on.
    ends: Cells,
    /// What each landmark is worth to it.
    landmarks: [f32; LANDMARKS],
}

/// What the lines want.
pub(super) struct Wishes(ByLine<Wish>);

impl Wishes {
    /// What the lines of a player want.
    pub(super) fn of(cards: &Cards, player: &Player) -> Wishes {
        let mut wishes = ByLine::all(Wish {
            ends: Cells::NONE,
            landmarks: [0.0; LANDMARKS],
        });
        for line in Line::ALL
            .into_iter()
            .filter(|&line| player.town.path(line).has_supply())
        {
            wishes[line] = Wish::of(cards, player, line);
        }
        Wishes(wishes)
    }

    /// How likely players are to take this card.
    pub(super) fn taken(&self, card: &TownCard) -> f32 {
        let worth: f32 = Line::ALL.into_iter().map(|line| self.worth(card, line)).sum();
        (TAKE * (worth - USUAL)).exp()
    }

    /// This cell, for this card.
    pub(super) fn site<'a>(&self, town: &Town, card: &'a TownCard, at: Cell) -> Site<'a> {
        let mut site = Site {
            card,
            at,
            worths: ByLine::all(0.0),
            around: [Neighbour::NONE; 8],
            count: 0,
        };
        for line in Line::ALL {
            site.worths[line] = self.worth(card, line);
        }
        for direction in Direction::ALL {
            let Some(other) = at.step(direction).filter(|&other| town.cells().contains(other)) else {
                continue;
            };
            site.around[site.count] = Neighbour {
                direction,
                is_open: !town.roads(direction.opposite()).contains(other),
                ending: Line::ALL.map(|line| self.0[line].ends.contains(other)),
            };
            site.count += 1;
        }
        site
    }

    fn worth(&self, card: &TownCard, line: Line) -> f32 {
        f32::from(card.values[line])
            + card
                .landmark
                .map_or(0.0, |landmark| self.0[line].landmarks[landmark as usize])
    }
}

/// A cell where a card can be placed.
pub(super) struct Site<'a> {
    card: &'a TownCard,
    at: Cell,
    /// What the card is worth to each line.
    worths: ByLine<f32>,
    around: [Neighbour; 8],
    count: usize,
}

/// What lies beside a cell.
#[derive(Clone, Copy)]
struct Neighbour {
    direction: Direction,
    /// Is there no road from there?
    is_open: bool,
    /// Which lines end there?
    ending: [bool; Line::ALL.len()],
}

impl Neighbour {
    const NONE: Neighbour = Neighbour {
        direction: Direction::N,
        is_open: false,
        ending: [false; Line::ALL.len()],
    };
}

impl Site<'_> {
    /// Is it this cell, for this card?
    pub(super) fn is(&self, card: TownId, at: Cell) -> bool {
        self.card.id == card && self.at == at
    }

    /// How likely players are to place the card here, turned so: where tracks are free, and where lines can go on to what they want.
    pub(super) fn leaning(&self, turned: Rotation) -> f32 {
        let roads = self.card.roads.turned(turned);
        let (mut free, mut best) = (0.0, ByLine::all(0.0f32));
        for side in &self.around[..self.count] {
            let open = u8::from(!roads.has(side.direction)) + u8::from(side.is_open);
            free += if open == 0 { 1.0 } else { 0.0 };
            for (line, _) in Line::ALL.into_iter().zip(side.ending).filter(|(_, ends)| *ends) {
                best[line] = best[line].max(self.worths[line] - COST * f32::from(open) - LEAST);
            }
        }
        let lined: f32 = Line::ALL.into_iter().map(|line| best[line]).sum();
        (FREE * free + LINED * lined).exp()
    }
}

impl Wish {
    fn of(cards: &Cards, player: &Player, line: Line) -> Wish {
        let path = player.town.path(line);
        let ends = path
            .ends()
            .map_or(Cells::NONE, |[a, b]| Cells::only(a).or(Cells::only(b)));
        let mut wish = Wish {
            ends,
            landmarks: [0.0; LANDMARKS],
        };
        let passed = Landmarks::passed(cards, &player.town, path);
        for &plan in player.plans[line].as_slice() {
            match cards.plan(plan).kind {
                PlanKind::ThreeLandmarks(named) => {
                    for landmark in named.into_iter().filter(|&landmark| passed.of_type(landmark) == 0) {
                        wish.landmarks[landmark as usize] += NAMED;
                    }
                }
                PlanKind::FourOfACategory | PlanKind::FiveTypes | PlanKind::TwoPairs => {
                    wish.landmarks.iter_mut().for_each(|worth| *worth += COUNTED);
                }
                PlanKind::SevenTracks | PlanKind::TopLeftToBottomRight | PlanKind::TopRightToBottomLeft => {}
            }
        }
        wish
    }
}
