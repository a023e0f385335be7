//! What is paid for, and what is due for it.

use table::words::{Argue, Argument, Say};

use crate::components::Components;
use crate::payment::Bill;
use crate::pending::Deed;
use crate::text::BOOK;
use crate::text::noun::{BuildingOf, EndIcon, LinkName, Place};
use crate::ticket::Icon;
use crate::view::View;

table::messages! {
    /// What is paid for.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Purpose in BOOK, "purpose", on Components {
        Bid,
        Reveal,
        Build { n: usize },
        UpgradeLink { link: LinkName },
        UpgradeALink,
        Construct { building: BuildingOf, place: Place },
        UpgradeBuilding { place: Place },
        Move { from: Place, to: Place },
        Happiness { points: u8 },
    }
}

table::messages! {
    /// TR21: the icons due: rail symbols or one icon, then a destination.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Due in BOOK, "due", on Components {
        Rails { n: u8 },
        RailsAnd { n: u8, end: EndIcon },
        RailsAndEither { n: u8, one: EndIcon, other: EndIcon },
        IconAnd { icon: Icon, end: EndIcon },
        IconAndEither { icon: Icon, one: EndIcon, other: EndIcon },
        Icon { icon: Icon },
        End { end: EndIcon },
        Either { one: EndIcon, other: EndIcon },
        Nothing,
    }
}

impl Purpose {
    /// The clause that says how it is paid for.
    pub(super) const fn clause(&self) -> &'static str {
        match self {
            Purpose::Bid => "T5.8",
            Purpose::Reveal => "T17.7",
            Purpose::Build { .. } => "T7.1",
            Purpose::UpgradeLink { .. } | Purpose::UpgradeALink => "T9.1",
            Purpose::Construct { .. } => "T10.1",
            Purpose::UpgradeBuilding { .. } => "T10.10",
            Purpose::Move { .. } => "T11.1",
            Purpose::Happiness { .. } => "T11.17",
        }
    }
}

impl Argue<Components> for Purpose {
    fn argue(&self, on: &Components) -> Argument {
        Argument::Said(Box::new(self.say(on)))
    }
}

impl Argue<Components> for Due {
    fn argue(&self, on: &Components) -> Argument {
        Argument::Said(Box::new(self.say(on)))
    }
}

/// TR21: what is still due.
pub(super) fn due(bill: &Bill) -> Due {
    let Bill { rails, icon, ends, .. } = *bill;
    let ends = match ends {
        [Some(one), Some(other)] if one == other => [Some(one), None],
        ends => ends,
    };
    let ends = ends.map(|end| end.map(EndIcon));
    match (rails, icon, ends) {
        (0, None, [None, None]) => Due::Nothing,
        (0, None, [Some(one), Some(other)]) => Due::Either { one, other },
        (0, None, [Some(end), None] | [None, Some(end)]) => Due::End { end },
        (0, Some(icon), [Some(one), Some(other)]) => Due::IconAndEither { icon, one, other },
        (0, Some(icon), [Some(end), None] | [None, Some(end)]) => Due::IconAnd { icon, end },
        (0, Some(icon), [None, None]) => Due::Icon { icon },
        (n, _, [Some(one), Some(other)]) => Due::RailsAndEither { n, one, other },
        (n, _, [Some(end), None] | [None, Some(end)]) => Due::RailsAnd { n, end },
        (n, _, [None, None]) => Due::Rails { n },
    }
}

/// What is paid for.
pub(super) fn purpose(view: &View, deed: &Deed) -> Purpose {
    let place = |at| Place::of(&view.public.city, at);
    match *deed {
        Deed::Bid { .. } => Purpose::Bid,
        Deed::Reveal {} => Purpose::Reveal,
        Deed::Build { run } => Purpose::Build { n: run.tiles.len() },
        Deed::UpgradeLink { link } => match view.public.city.links.named(link) {
            Some(link) => Purpose::UpgradeLink {
                link: LinkName::of(view, link),
            },
            None => Purpose::UpgradeALink,
        },
        Deed::Construct { at, card } => Purpose::Construct {
            building: BuildingOf(card),
            place: place(at),
        },
        Deed::UpgradeBuilding { at } => Purpose::UpgradeBuilding { place: place(at) },
        Deed::Move { trip } => Purpose::Move {
            from: place(trip.from),
            to: place(trip.at),
        },
        Deed::Happiness { points } => Purpose::Happiness { points },
    }
}
