//! H11: what Plan cards ask for.

use crate::parts::cards::{Cards, Category, Landmark, PlanKind};
use crate::parts::path::Path;
use crate::parts::town::{Frame, Town};

/// H11.5: the tokens that "seven tracks" asks for.
pub const SEVEN: u8 = 7;

/// How many landmarks of each type a line passes.
#[derive(Clone, Copy, Debug)]
pub struct Landmarks([u8; 9]);

impl Landmarks {
    /// Those of a line.
    pub fn passed(cards: &Cards, town: &Town, path: &Path) -> Landmarks {
        let mut counts = [0; 9];
        for landmark in town.landmarks(cards, path.on()) {
            counts[landmark as usize] += 1;
        }
        Landmarks(counts)
    }

    /// How many of one type.
    pub const fn of_type(&self, landmark: Landmark) -> u8 {
        self.0[landmark as usize]
    }

    /// How many of one category.
    pub fn of_category(&self, category: Category) -> u8 {
        Landmark::ALL
            .into_iter()
            .filter(|landmark| landmark.category() == category)
            .map(|landmark| self.of_type(landmark))
            .sum()
    }

    fn types(&self) -> u8 {
        self.0.iter().filter(|&&count| count > 0).count() as u8
    }
}

/// How far a Plan card is from being fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// This many landmarks are missing; 0 means fulfilled. Wild landmarks can stand for them (H11.8).
    Landmarks(u8),
    /// Not fulfilled, and no Wild landmark helps.
    Other,
}

impl Gap {
    const fn unless(fulfilled: bool) -> Gap {
        if fulfilled { Gap::Landmarks(0) } else { Gap::Other }
    }
}

/// H11.1 to H11.7: how far a Plan card is from being fulfilled by this line. Without a frame, corners are nowhere yet (H10.8).
pub fn gap(kind: PlanKind, path: &Path, landmarks: &Landmarks, frame: Option<Frame>) -> Gap {
    match kind {
        PlanKind::ThreeLandmarks(named) => Gap::Landmarks(
            named
                .iter()
                .filter(|&&landmark| landmarks.of_type(landmark) == 0)
                .count() as u8,
        ),
        PlanKind::FourOfACategory => {
            let most = [Category::Leisure, Category::Welfare, Category::Public]
                .map(|category| landmarks.of_category(category))
                .into_iter()
                .max();
            Gap::Landmarks(4u8.saturating_sub(most.unwrap_or(0)))
        }
        PlanKind::FiveTypes => Gap::Landmarks(5u8.saturating_sub(landmarks.types())),
        PlanKind::TwoPairs => Gap::Landmarks(missing_for_two_pairs(landmarks)),
        PlanKind::SevenTracks => Gap::unless(path.tokens() >= SEVEN),
        PlanKind::TopLeftToBottomRight => {
            Gap::unless(frame.is_some_and(|frame| frame.falling_corners().minus(path.on()).is_empty()))
        }
        PlanKind::TopRightToBottomLeft => {
            Gap::unless(frame.is_some_and(|frame| frame.rising_corners().minus(path.on()).is_empty()))
        }
    }
}

/// H11.4: two cards of one type and two of one type; four of the same type also do.
fn missing_for_two_pairs(landmarks: &Landmarks) -> u8 {
    let pairs: u8 = landmarks.0.iter().map(|count| count / 2).sum();
    let singles: u8 = landmarks.0.iter().map(|count| count % 2).sum();
    let pairs_missing = 2u8.saturating_sub(pairs);
    // A single needs one landmark to become a pair, a pair from nothing needs two.
    2 * pairs_missing - singles.min(pairs_missing)
}
