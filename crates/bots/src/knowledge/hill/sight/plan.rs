//! How far Plan cards are from being fulfilled.

use hill::Line;
use hill::cards::{Landmark, PlanKind};
use hill::cell::Cells;
use hill::path::TOKENS;

use super::seen::{LANDMARKS, Seen};

/// The kinds of Plan cards.
pub(super) const KINDS: [&str; 7] = [
    "three landmarks",
    "four of one category",
    "five types",
    "two pairs",
    "seven tracks",
    "top left and bottom right",
    "top right and bottom left",
];

/// The place of a kind among these.
pub(in crate::knowledge::hill) const fn kind_of(kind: PlanKind) -> usize {
    match kind {
        PlanKind::ThreeLandmarks(_) => 0,
        PlanKind::FourOfACategory => 1,
        PlanKind::FiveTypes => 2,
        PlanKind::TwoPairs => 3,
        PlanKind::SevenTracks => 4,
        PlanKind::TopLeftToBottomRight => 5,
        PlanKind::TopRightToBottomLeft => 6,
    }
}

/// How many tracks further each layer is.
pub(super) const LAYERS: usize = 4;

/// What a line passes, and what it can come to.
pub(super) struct Reach {
    pub(super) on: Cells,
    pub(super) tokens: u8,
    pub(super) supply: u8,
    pub(super) passed: [u8; LANDMARKS],
    /// The cells that are one track away, two, and so on, whatever they cost.
    pub(super) layers: [Cells; LAYERS],
}

impl Reach {
    pub(super) fn of(seen: &Seen<'_>, line: Line, front: Cells) -> Reach {
        let path = seen.player.town.path(line);
        let town = seen.player.town.cells();
        let (mut layers, mut front, mut known) = ([Cells::NONE; LAYERS], front, path.on());
        for layer in &mut layers {
            front = front.with_neighbours().and(town).minus(known);
            known = known.or(front);
            *layer = front;
        }
        Reach {
            on: path.on(),
            tokens: path.tokens(),
            supply: TOKENS - path.used(),
            passed: seen.landmarks_on(path.on()),
            layers,
        }
    }

    /// The same line if it passed this cell too.
    pub(super) fn with(&self, seen: &Seen<'_>, cells: Cells) -> Reach {
        let on = self.on.or(cells);
        Reach {
            on,
            tokens: self.tokens + 1,
            supply: self.supply.saturating_sub(1),
            passed: seen.landmarks_on(on),
            layers: self.layers.map(|layer| layer.minus(cells)),
        }
    }

    /// How many tracks it is to one of these cells; [`FAR`] if it is beyond the last layer.
    fn steps_to(&self, cells: Cells) -> f32 {
        let near = self.layers.iter().position(|layer| !layer.and(cells).is_empty());
        near.map_or(FAR, |layer| layer as f32 + 1.0)
    }
}

/// How far what isn't there is.
const FAR: f32 = 6.0;

/// How far a plan is from being fulfilled.
#[derive(Clone, Copy, Default)]
pub(super) struct Gap {
    /// How many things it still lacks: landmarks, corners, or tracks.
    pub(super) missing: f32,
    /// How many tracks it takes at least to what lies in the town already.
    pub(super) tracks: f32,
    /// How many of the things that are missing lie nowhere in the town.
    pub(super) absent: f32,
}

impl Gap {
    pub(super) fn of(seen: &Seen<'_>, reach: &Reach, kind: PlanKind) -> Gap {
        match kind {
            PlanKind::ThreeLandmarks(named) => Gap::to_types(seen, reach, named.into_iter(), 3),
            PlanKind::FourOfACategory => CATEGORIES
                .into_iter()
                .map(|types| Gap::to_any(seen, reach, types, count(&reach.passed, types), 4))
                .min_by(|a, b| a.missing.total_cmp(&b.missing).then(a.absent.total_cmp(&b.absent)))
                .unwrap_or_default(),
            PlanKind::FiveTypes => {
                let types = reach.passed.iter().filter(|&&count| count > 0).count() as u8;
                let others = Landmark::ALL
                    .into_iter()
                    .filter(|&landmark| reach.passed[landmark as usize] == 0);
                Gap::to_types(seen, reach, others, 5_usize.saturating_sub(types.into()))
            }
            PlanKind::TwoPairs => Gap::to_pairs(seen, reach),
            PlanKind::SevenTracks => {
                let missing = f32::from(7_u8.saturating_sub(reach.tokens));
                Gap {
                    missing,
                    tracks: missing,
                    absent: 0.0,
                }
            }
            PlanKind::TopLeftToBottomRight => Gap::to_corners(seen, reach, true),
            PlanKind::TopRightToBottomLeft => Gap::to_corners(seen, reach, false),
        }
    }

    /// The nearest of these types of landmark, this many.
    fn to_types(seen: &Seen<'_>, reach: &Reach, types: impl Iterator<Item = Landmark>, many: usize) -> Gap {
        let mut gap = Gap::default();
        let mut steps = [FAR; LANDMARKS];
        let mut missing = 0;
        for landmark in types.filter(|&landmark| reach.passed[landmark as usize] == 0) {
            steps[missing] = reach.steps_to(seen.landmarks[landmark as usize]);
            missing += 1;
        }
        steps[..missing].sort_by(f32::total_cmp);
        for &steps in &steps[..many.min(missing)] {
            gap.missing += 1.0;
            gap.tracks = f32::max(gap.tracks + 1.0, steps);
            gap.absent += if steps == FAR { 1.0 } else { 0.0 };
        }
        gap
    }

    /// Any landmarks of these types, this many with those that are passed.
    fn to_any(seen: &Seen<'_>, reach: &Reach, types: [Landmark; 3], passed: u8, many: u8) -> Gap {
        let missing = f32::from(many.saturating_sub(passed));
        let there = types
            .into_iter()
            .fold(Cells::NONE, |cells, landmark| {
                cells.or(seen.landmarks[landmark as usize])
            })
            .minus(reach.on);
        Gap {
            missing,
            tracks: if missing > 0.0 {
                f32::max(missing, reach.steps_to(there))
            } else {
                0.0
            },
            absent: (missing - there.len() as f32).max(0.0),
        }
    }

    /// Two of one type, and two of one type.
    fn to_pairs(seen: &Seen<'_>, reach: &Reach) -> Gap {
        let pairs: u8 = reach.passed.iter().map(|count| count / 2).sum();
        let singles: u8 = reach.passed.iter().map(|count| count % 2).sum();
        let pairs_missing = 2_u8.saturating_sub(pairs);
        let missing = f32::from(2 * pairs_missing - singles.min(pairs_missing));
        let mut useful = Cells::NONE;
        for (type_, cells) in seen.landmarks.iter().enumerate() {
            let left = cells.minus(reach.on);
            if reach.passed[type_] % 2 == 1 || left.len() > 1 {
                useful = useful.or(left);
            }
        }
        Gap {
            missing,
            tracks: if missing > 0.0 {
                f32::max(missing, reach.steps_to(useful))
            } else {
                0.0
            },
            absent: (missing - useful.len() as f32).max(0.0),
        }
    }

    /// Two corners, once it is known where they are.
    fn to_corners(seen: &Seen<'_>, reach: &Reach, is_falling: bool) -> Gap {
        let Some(frame) = seen.player.town.frame() else {
            return Gap {
                missing: 2.0,
                tracks: FAR,
                absent: 2.0,
            };
        };
        let corners = if is_falling {
            frame.falling_corners()
        } else {
            frame.rising_corners()
        };
        let missing = corners.minus(reach.on);
        let mut gap = Gap::default();
        for corner in missing.iter() {
            gap.missing += 1.0;
            gap.tracks += reach.steps_to(Cells::only(corner));
            gap.absent += f32::from(u8::from(!seen.player.town.cells().contains(corner)));
        }
        gap
    }

    pub(super) fn is_closed(&self) -> bool {
        self.missing == 0.0
    }

    /// Can the tracks that are left close it?
    pub(super) fn is_hopeless(&self, reach: &Reach) -> bool {
        self.missing > 0.0 && f32::max(self.missing, self.tracks.min(LAYERS as f32)) > f32::from(reach.supply)
    }
}

/// The types of landmark by category.
const CATEGORIES: [[Landmark; 3]; 3] = [
    [Landmark::AmusementPark, Landmark::Zoo, Landmark::Aquarium],
    [Landmark::Bank, Landmark::Hospital, Landmark::School],
    [Landmark::CityHall, Landmark::PoliceStation, Landmark::FireStation],
];

fn count(passed: &[u8; LANDMARKS], types: [Landmark; 3]) -> u8 {
    types.into_iter().map(|landmark| passed[landmark as usize]).sum()
}

/// How many landmarks of each category a line passes.
pub(super) fn by_category(passed: &[u8; LANDMARKS]) -> [u8; 3] {
    CATEGORIES.map(|types| count(passed, types))
}
