//! Links in words: `R(0,6)-A1 3 tiles $3`.

use crate::links::{Link, LinkEnd};
use crate::state::ROUNDS;
use crate::view::View;

use super::{names, seen};

/// The two ends of a link: locations in the order of the map, a loose end last.
pub(super) fn ends(view: &View, link: &Link) -> String {
    let mut ends = [0, 1].map(|n| (link.places[n].is_none(), link.places[n], link.ends[n]));
    ends.sort_unstable();
    ends.map(|(_, place, end)| place.map_or_else(|| loose(end), |place| names::short_place(view, place)))
        .join("-")
}

fn loose(LinkEnd { at, side }: LinkEnd) -> String {
    format!("{at}{}?", side.letter())
}

/// A link with its length and fare, and what is special about it.
pub(super) fn words(view: &View, link: &Link) -> String {
    let tiles = names::count(link.tiles.into(), "tile");
    let upgraded = match link.upgraded {
        0 => String::new(),
        _ if link.is_upgraded() => ", upgraded".into(),
        part => format!(", {part} upgraded"),
    };
    let rest = match (link.is_complete(), link.places[0] == link.places[1]) {
        (true, false) => format!(" ${}{upgraded}", link.fare()),
        (true, true) => format!("{upgraded}, of no use"),
        (false, _) if view.public.round == ROUNDS || seen::is_worked_on(view, link) => {
            format!("{upgraded}, incomplete")
        }
        (false, _) => format!("{upgraded}, incomplete, to be worked on"),
    };
    format!("{} {tiles}{rest}", ends(view, link))
}

/// A link in a sentence, told apart from all others: `R(0,6)-A1`, or `R(0,6)-A1 by (1,6) north` where there are two.
pub(super) fn name(view: &View, link: &Link) -> String {
    let double = |other: &&Link| other.owner == link.owner && ends(view, other) == ends(view, link);
    let LinkEnd { at, side } = link.name();
    let by = if view.public.city.links.all().iter().filter(double).count() > 1 {
        format!(" by {at} {}", names::side(side))
    } else {
        String::new()
    };
    format!("{}{by}", ends(view, link))
}
