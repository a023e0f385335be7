//! What the things of the game are called.

use table::words::{Argue, Argument, Say};

use crate::action::ActionKind;
use crate::board::Ground;
use crate::book::BookNumber;
use crate::city::City;
use crate::components::Components;
use crate::destination::Destination;
use crate::event::Played;
use crate::kind::Kind;
use crate::links::{Link, LinkEnd};
use crate::run::NewTile;
use crate::side::Side;
use crate::square::Square;
use crate::text::BOOK;
use crate::ticket::{Cards, Class, Consequence, Face, Icon, Ticket};
use crate::view::View;

table::terms! { Kind, in BOOK, "kind", on Components { Residence, Commerce, Leisure, Industry } }
table::terms! { Side, in BOOK, "side", on Components { North, East, South, West } }
table::terms! { Consequence, in BOOK, "consequence", on Components { None, Pay3, Stress1 } }
table::terms! { ActionKind, in BOOK, "action", on Components { Build, UpgradeLink, Construct, UpgradeBuilding, Move } }
table::terms! { Icon, in BOOK, "icon", on Components {
    Build1, Build2, Build3, UpgradeRail, ConstructBuilding, UpgradeBuilding, ParcelNumber, Residence, Commerce, Leisure, Industry,
    Money1, Money2, Money3, GetWorker, AddPassenger, DecreaseStress, Strip,
} }

table::messages! {
    /// A thing of the game.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Noun in BOOK, "noun", on Components {
        /// `#24 Willow Bank`
        Ticket { number: u8, name: String },
        /// A ticket that the list doesn't have.
        TicketNumber { number: u8 },
        /// A ticket with all that is on it.
        TicketInFull { ticket: Ticket, icons: Vec<Printed> },
        /// The same with its consequence.
        TicketWithConsequence { ticket: Ticket, icons: Vec<Printed>, consequence: Consequence },
        /// Icons of a ticket.
        IconsOf { icons: Vec<Printed>, ticket: Ticket },
        /// The number on a Parcel card.
        NumberOf { parcel: String },
        /// What makes a ticket void.
        Void,
        /// A building square.
        Building { kind: Kind, at: Square },
        /// A parcel square.
        Parcel { parcel: String, at: Square },
        /// A parcel by its name.
        ParcelAlone { parcel: String },
        /// A parcel by its card.
        ParcelOf { ticket: Ticket },
        /// A mountain square.
        Mountain { at: Square },
        /// One building of a type.
        AResidence,
        /// One building of a type.
        ACommerce,
        /// One building of a type.
        ALeisure,
        /// One building of a type.
        AnIndustry,
        /// A building of a type that the list doesn't have.
        ABuilding,
        /// A link, told apart from another one with the same ends.
        LinkBy { ends: String, at: Square, side: Side },
        /// A link as what rails reach.
        YourLink { link: LinkName },
        /// Money.
        Money { amount: u16 },
    }
}

fn said(noun: &Noun, on: &Components) -> Argument {
    Argument::Said(Box::new(noun.say(on)))
}

/// The ticket as printed, if the list has it.
pub(super) fn face(cards: &Cards, ticket: Ticket) -> Option<&Face> {
    cards.contains(ticket).then(|| cards.face(ticket))
}

/// `#24 Willow Bank`
impl Argue<Components> for Ticket {
    fn argue(&self, on: &Components) -> Argument {
        let number = u8::from(*self);
        match face(&on.cards, *self) {
            Some(face) => said(
                &Noun::Ticket {
                    number,
                    name: cut(&face.name),
                },
                on,
            ),
            None => said(&Noun::TicketNumber { number }, on),
        }
    }
}

/// `2`: people count Books from 1.
impl Argue<Components> for BookNumber {
    fn argue(&self, on: &Components) -> Argument {
        (self.index() + 1).argue(on)
    }
}

/// The most characters of a name from a file; they can be longer.
const LONGEST: usize = 24;

/// A name from a file, or its beginning if it is too long, without control characters.
pub(super) fn cut(name: &str) -> String {
    let symbols = name
        .chars()
        .map(|symbol| if symbol.is_control() { '?' } else { symbol });
    if name.chars().count() <= LONGEST {
        symbols.collect()
    } else {
        symbols.take(LONGEST - 1).chain(['…']).collect()
    }
}

/// A ticket with all that is on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InFull(pub Ticket);

impl Argue<Components> for InFull {
    fn argue(&self, on: &Components) -> Argument {
        let Some(face) = face(&on.cards, self.0) else {
            return self.0.argue(on);
        };
        let (ticket, icons) = (self.0, printed(face));
        match face.consequence {
            Consequence::None => said(&Noun::TicketInFull { ticket, icons }, on),
            consequence => said(
                &Noun::TicketWithConsequence {
                    ticket,
                    icons,
                    consequence,
                },
                on,
            ),
        }
    }
}

/// Everything in the slots of a ticket, then its strip or that it is void.
pub(super) fn printed(face: &Face) -> Vec<Printed> {
    let void = matches!(face.class, Class::Auction { void: true, .. }).then_some(Printed::Void);
    let icons = face.all_icons().map(|icon| Printed::Icon(face.ticket, icon));
    icons.chain(void).collect()
}

/// An icon on a ticket; or that the ticket is void.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Printed {
    /// An icon of this ticket.
    Icon(Ticket, Icon),
    /// It is void.
    Void,
}

impl Argue<Components> for Printed {
    fn argue(&self, on: &Components) -> Argument {
        match *self {
            Printed::Void => said(&Noun::Void, on),
            Printed::Icon(ticket, Icon::ParcelNumber) => match parcel_of(on, ticket) {
                Some(parcel) => said(&Noun::NumberOf { parcel }, on),
                None => Icon::ParcelNumber.argue(on),
            },
            Printed::Icon(_, icon) => icon.argue(on),
        }
    }
}

/// The name of the parcel of a Parcel card.
fn parcel_of(on: &Components, ticket: Ticket) -> Option<String> {
    match face(&on.cards, ticket)?.class {
        Class::Parcel(name) => Some(name.to_string()),
        _ => None,
    }
}

/// `Build 2 from #4 Garden Line`
impl Argue<Components> for Played {
    fn argue(&self, on: &Components) -> Argument {
        let icons = self
            .icons
            .iter()
            .map(|&icon| Printed::Icon(self.ticket, icon))
            .collect();
        said(
            &Noun::IconsOf {
                icons,
                ticket: self.ticket,
            },
            on,
        )
    }
}

impl Argue<Components> for Square {
    fn argue(&self, _: &Components) -> Argument {
        Argument::Name(self.to_string())
    }
}

/// `(0,1) W-E`
impl Argue<Components> for NewTile {
    fn argue(&self, _: &Components) -> Argument {
        Argument::Name(format!("{} {}-{}", self.at, self.from.letter(), self.to.letter()))
    }
}

/// A destination in a sentence: `a Residence`, `parcel A1`.
impl Argue<Components> for Destination {
    fn argue(&self, on: &Components) -> Argument {
        match *self {
            Destination::Kind(kind) => said(&one(kind), on),
            Destination::Parcel(ticket) => match parcel_of(on, ticket) {
                Some(parcel) => said(&Noun::ParcelAlone { parcel }, on),
                None => said(&Noun::ParcelOf { ticket }, on),
            },
        }
    }
}

const fn one(kind: Kind) -> Noun {
    match kind {
        Kind::Residence => Noun::AResidence,
        Kind::Commerce => Noun::ACommerce,
        Kind::Leisure => Noun::ALeisure,
        Kind::Industry => Noun::AnIndustry,
    }
}

/// A destination as an icon names it: `R`, `number A1`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndIcon(pub Destination);

impl Argue<Components> for EndIcon {
    fn argue(&self, on: &Components) -> Argument {
        match self.0 {
            Destination::Kind(kind) => Icon::of(kind).argue(on),
            Destination::Parcel(ticket) => Printed::Icon(ticket, Icon::ParcelNumber).argue(on),
        }
    }
}

/// The building that comes with a Building card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BuildingOf(pub Ticket);

impl Argue<Components> for BuildingOf {
    fn argue(&self, on: &Components) -> Argument {
        match face(&on.cards, self.0).map(|face| face.class) {
            Some(Class::Building(kind)) => said(&one(kind), on),
            _ => said(&Noun::ABuilding, on),
        }
    }
}

/// A square with what is printed there, where that matters for rails.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bed(pub Square);

impl Argue<Components> for Bed {
    fn argue(&self, on: &Components) -> Argument {
        match on.map.ground(self.0) {
            Ground::Mountain => said(&Noun::Mountain { at: self.0 }, on),
            Ground::Parcel(name) => said(
                &Noun::Parcel {
                    parcel: name.to_string(),
                    at: self.0,
                },
                on,
            ),
            _ => self.0.argue(on),
        }
    }
}

/// A location: `Residence (0,6)`, `parcel A1 (2,3)`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    at: Square,
    /// T16.2: the type of the building there.
    kind: Option<Kind>,
}

impl Place {
    /// The location on a square of this city.
    pub fn of(city: &City, at: Square) -> Place {
        Place {
            at,
            kind: city.kind(at),
        }
    }

    /// Where there is little room: `R(0,6)`, `A1`.
    pub(super) fn short(self, on: &Components) -> String {
        match (self.kind, on.map.parcel_at(self.at)) {
            (Some(kind), _) => format!("{}{}", kind.letter(), self.at),
            (None, Some(parcel)) => parcel.name.to_string(),
            (None, None) => self.at.to_string(),
        }
    }
}

impl Argue<Components> for Place {
    fn argue(&self, on: &Components) -> Argument {
        match (self.kind, on.map.parcel_at(self.at)) {
            (Some(kind), _) => said(&Noun::Building { kind, at: self.at }, on),
            (None, Some(parcel)) => said(
                &Noun::Parcel {
                    parcel: parcel.name.to_string(),
                    at: self.at,
                },
                on,
            ),
            (None, None) => self.at.argue(on),
        }
    }
}

/// A link by its ends, told apart from all others: `R(0,6)-A1`, or `R(0,6)-A1 by (1,6) north` where there are two.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkName {
    ends: String,
    by: Option<LinkEnd>,
}

impl LinkName {
    /// The name of a link on the map.
    pub fn of(view: &View, link: &Link) -> LinkName {
        let ends = ends(view, link);
        let double = |other: &&Link| other.owner == link.owner && self::ends(view, other) == ends;
        let twins = view.public.city.links.all().iter().filter(double).count() > 1;
        LinkName {
            by: twins.then(|| link.name()),
            ends,
        }
    }
}

impl Argue<Components> for LinkName {
    fn argue(&self, on: &Components) -> Argument {
        match self.by {
            Some(LinkEnd { at, side }) => said(
                &Noun::LinkBy {
                    ends: self.ends.clone(),
                    at,
                    side,
                },
                on,
            ),
            None => Argument::Name(self.ends.clone()),
        }
    }
}

/// The two ends of a link: locations in the order of the map, a loose end last.
pub(super) fn ends(view: &View, link: &Link) -> String {
    let mut ends = [0, 1].map(|n| (link.places[n].is_none(), link.places[n], link.ends[n]));
    ends.sort_unstable();
    let short = |place: Square| Place::of(&view.public.city, place).short(&view.components);
    ends.map(|(_, place, LinkEnd { at, side })| place.map_or_else(|| format!("{at}{}?", side.letter()), short))
        .join("-")
}

/// What rails come from or reach: a location, or a link of the same player.
#[derive(Clone, PartialEq, Debug)]
pub enum Reached {
    /// A location.
    Place(Place),
    /// A link.
    Link(LinkName),
}

impl Argue<Components> for Reached {
    fn argue(&self, on: &Components) -> Argument {
        match self {
            Reached::Place(place) => place.argue(on),
            Reached::Link(link) => said(&Noun::YourLink { link: link.clone() }, on),
        }
    }
}

/// An amount of money in a list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Money(pub u16);

impl Argue<Components> for Money {
    fn argue(&self, on: &Components) -> Argument {
        said(&Noun::Money { amount: self.0 }, on)
    }
}
