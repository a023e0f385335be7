//! H13.2: the titles of the solo game.

use crate::text::Title;

/// The titles, each from this score on.
const TITLES: [(i32, Title); 10] = [
    (261, Title::GodLevel),
    (241, Title::InhumanlyExcellent),
    (221, Title::Legendary),
    (201, Title::Top),
    (181, Title::HighlySkilled),
    (161, Title::Skilled),
    (141, Title::AboveAverage),
    (121, Title::Average),
    (101, Title::Inexperienced),
    (81, Title::Newbie),
];

/// The title below all of them.
const LOWEST: Title = Title::Unsuited;

/// What each threshold is higher by with the Residents' variant.
const RESIDENTS: i32 = 20;

/// H13.2: the title that a score earns.
pub fn title(score: i32, residents: bool) -> Title {
    let score = if residents { score - RESIDENTS } else { score };
    TITLES
        .iter()
        .find(|(from, _)| score >= *from)
        .map_or(LOWEST, |&(_, title)| title)
}
