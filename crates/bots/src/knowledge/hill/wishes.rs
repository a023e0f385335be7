//! What the lines of a town want of the next card.

use hill::cards::{Cards, Landmark, PlanKind, Rotation, TownCard};
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

    /// How likely players are to place this card here: where tracks are free, and where lines can go on to what they want.
    pub(super) fn placed(&self, town: &Town, card: &TownCard, at: Cell, turned: Rotation) -> f32 {
        let roads = card.roads.turned(turned);
        let (mut free, mut best) = (0.0, ByLine::all(0.0f32));
        for direction in Direction::ALL {
            let Some(other) = at.step(direction).filter(|&other| town.cells().contains(other)) else {
                continue;
            };
            let open = u8::from(!roads.has(direction)) + u8::from(!town.roads(direction.opposite()).contains(other));
            free += if open == 0 { 1.0 } else { 0.0 };
            for line in Line::ALL.into_iter().filter(|&line| self.0[line].ends.contains(other)) {
                best[line] = best[line].max(self.worth(card, line) - COST * f32::from(open) - LEAST);
            }
        }
        let lined: f32 = Line::ALL.into_iter().map(|line| best[line]).sum();
        (FREE * free + LINED * lined).exp()
    }

    fn worth(&self, card: &TownCard, line: Line) -> f32 {
        f32::from(card.values[line])
            + card
                .landmark
                .map_or(0.0, |landmark| self.0[line].landmarks[landmark as usize])
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
