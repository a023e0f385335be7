//! H13.2: the titles of the solo game.

/// The titles, each from this score on.
const TITLES: [(i32, &str); 10] = [
    (261, "God-level mayor"),
    (241, "Inhumanly excellent mayor"),
    (221, "Legendary mayor"),
    (201, "Top mayor"),
    (181, "Highly skilled mayor"),
    (161, "Skilled mayor"),
    (141, "Above average mayor"),
    (121, "Average mayor"),
    (101, "Inexperienced mayor"),
    (81, "Newbie mayor"),
];

/// The title below all of them.
const LOWEST: &str = "Unsuited for governance";

/// What each threshold is higher by with the Residents' variant.
const RESIDENTS: i32 = 20;

/// H13.2: the title that a score earns.
pub fn title(score: i32, residents: bool) -> &'static str {
    let score = if residents { score - RESIDENTS } else { score };
    TITLES
        .iter()
        .find(|(from, _)| score >= *from)
        .map_or(LOWEST, |(_, title)| title)
}
