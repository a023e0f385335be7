//! What there is to know of a link: its card over the map shows it, and its label tells it.

use tramways::View;
use tramways::links::{Link, LinkEnd};
use tramways::state::ROUNDS;

use super::names;
use crate::texts::t;

/// Where it leads.
pub fn ends(view: &View, link: &Link) -> String {
    let end = |number: usize| match (link.places[number], link.ends[number]) {
        (Some(place), _) => names::place(view, place),
        (None, LinkEnd { at, .. }) => t!("tramways.link.loose", at = names::place(view, at)),
    };
    t!("tramways.link.ends", one = end(0), other = end(1))
}

/// T11.18, T11.20: the fare, and what it would be once all tiles are upgraded.
pub fn fare(link: &Link) -> String {
    if link.is_upgraded() {
        t!("tramways.link.fare_upgraded", n = link.fare())
    } else {
        t!(
            "tramways.link.fare",
            n = link.fare(),
            upgraded = link.fare_when_upgraded()
        )
    }
}

/// T8.4, T14.5: what becomes of an incomplete link.
pub fn warning(view: &View, link: &Link) -> Option<String> {
    (!link.is_complete()).then(|| {
        if view.public().round == ROUNDS {
            t!("tramways.link.incomplete")
        } else if view.is_worked_on(link) {
            t!("tramways.link.safe")
        } else {
            t!("tramways.link.at_risk")
        }
    })
}
