//! T1.3, T3: tickets, their icons and consequences, and the list of all of them.

use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use table::{Card, CardNumber, CardSet, Label};

use crate::kind::Kind;
use crate::load;

/// The highest number of a ticket.
pub const MOST_TICKETS: usize = 127;
/// T3.1: the icon slots of a ticket.
pub const SLOTS: usize = 4;

/// A ticket: its number (`id`) in the card list, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Ticket(CardNumber);

impl Ticket {
    /// The ticket with this number, if a card list can have it.
    pub const fn new(number: u8) -> Option<Ticket> {
        if number >= 1 && number as usize <= MOST_TICKETS {
            Some(Ticket(number))
        } else {
            None
        }
    }

    /// For indexing what is kept per ticket.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// In sets and piles. A number that was read with one may belong to no ticket (0, or none of the card list): the referee refuses it.
impl Card for Ticket {
    const FIRST: Ticket = Ticket(1);

    fn number(self) -> CardNumber {
        self.0
    }

    fn from_number(number: CardNumber) -> Ticket {
        Ticket(number)
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl TryFrom<u8> for Ticket {
    type Error = String;
    fn try_from(number: u8) -> Result<Ticket, String> {
        Ticket::new(number).ok_or_else(|| format!("no ticket {number}: they are numbered from 1 to {MOST_TICKETS}"))
    }
}

impl From<Ticket> for u8 {
    fn from(ticket: Ticket) -> u8 {
        ticket.0
    }
}

/// T3.10: what a ticket can be played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the icons of the rules")]
pub enum Icon {
    Build1,
    Build2,
    Build3,
    UpgradeRail,
    ConstructBuilding,
    UpgradeBuilding,
    ParcelNumber,
    #[serde(rename = "dest_R")]
    Residence,
    #[serde(rename = "dest_C")]
    Commerce,
    #[serde(rename = "dest_L")]
    Leisure,
    #[serde(rename = "dest_I")]
    Industry,
    Money1,
    Money2,
    Money3,
    GetWorker,
    AddPassenger,
    DecreaseStress,
    /// The magnetic strip, beside the four slots (TR2).
    Strip,
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 18] = [
        Icon::Build1,
        Icon::Build2,
        Icon::Build3,
        Icon::UpgradeRail,
        Icon::ConstructBuilding,
        Icon::UpgradeBuilding,
        Icon::ParcelNumber,
        Icon::Residence,
        Icon::Commerce,
        Icon::Leisure,
        Icon::Industry,
        Icon::Money1,
        Icon::Money2,
        Icon::Money3,
        Icon::GetWorker,
        Icon::AddPassenger,
        Icon::DecreaseStress,
        Icon::Strip,
    ];

    /// The destination icon of a type.
    pub const fn of(kind: Kind) -> Icon {
        match kind {
            Kind::Residence => Icon::Residence,
            Kind::Commerce => Icon::Commerce,
            Kind::Leisure => Icon::Leisure,
            Kind::Industry => Icon::Industry,
        }
    }

    /// T7.2: the rail symbols of a Build icon.
    pub const fn rails(self) -> u8 {
        match self {
            Icon::Build1 => 1,
            Icon::Build2 => 2,
            Icon::Build3 => 3,
            _ => 0,
        }
    }

    /// T12.2: the amount of a money icon.
    pub const fn money(self) -> u16 {
        match self {
            Icon::Money1 => 1,
            Icon::Money2 => 2,
            Icon::Money3 => 3,
            _ => 0,
        }
    }
}

/// T3.6: what must be done whenever a ticket leaves the hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// Nothing.
    None,
    /// Pay $3 in cash.
    Pay3,
    /// One step of stress.
    Stress1,
}

/// T1.3: the kinds of tickets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// D: Development.
    Development,
    /// P: the Parcel card of this parcel.
    Parcel(Label),
    /// B: the Building card that comes with a building of this type.
    Building(Kind),
    /// A: an Auction card, used from this number of players on; a void ticket costs another one (T5.13).
    Auction {
        /// The smallest number of players.
        players: u8,
        /// Is it a void ticket?
        void: bool,
    },
    /// G: Generic.
    Generic,
}

/// One ticket as printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// Its number.
    pub ticket: Ticket,
    /// Its name.
    pub name: String,
    /// Its kind.
    pub class: Class,
    /// The icons in its slots.
    pub icons: Vec<Icon>,
    /// Does it have a magnetic strip?
    pub strip: bool,
    /// What must be done when it leaves the hand.
    pub consequence: Consequence,
}

impl Face {
    /// The icons in the slots, and the strip.
    pub fn all_icons(&self) -> impl Iterator<Item = Icon> + '_ {
        self.icons.iter().copied().chain(self.strip.then_some(Icon::Strip))
    }
}

/// The list of all tickets.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    /// What the list is called.
    pub name: String,
    /// The tickets, in the order of their numbers.
    pub faces: Vec<Face>,
    pub(crate) lookup: Lookup,
}

/// T12.2: the most that one money icon shows.
pub(crate) const MOST_MONEY: u16 = 3;

/// What the rules ask for in every decision, kept at hand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lookup {
    place: [u8; MOST_TICKETS + 1],
    /// The icons in the slots, then the strip, each where it is.
    pub(crate) slots: Vec<[Option<Icon>; SLOTS + 1]>,
    /// The tickets with an icon.
    pub(crate) having: [CardSet<Ticket>; Icon::ALL.len()],
    /// The tickets with a Build icon.
    pub(crate) rails: CardSet<Ticket>,
    /// The tickets with a money icon.
    pub(crate) money: CardSet<Ticket>,
    /// The rail symbols that the icons of each ticket can add up to, one bit for each number.
    pub(crate) rail_sums: Vec<u64>,
    /// The same of its money icons, those below 1, 2, 3 left out.
    pub(crate) money_sums: [Vec<u64>; MOST_MONEY as usize],
    /// The tickets with an icon for the administration phase.
    pub(crate) admin: CardSet<Ticket>,
    /// The tickets whose consequence is to pay $3.
    pub(crate) pay3: CardSet<Ticket>,
    /// The tickets whose consequence is stress.
    pub(crate) stress1: CardSet<Ticket>,
    /// The void tickets.
    pub(crate) void: CardSet<Ticket>,
    /// The Development cards.
    pub(crate) development: CardSet<Ticket>,
    /// For each ticket those with a lower number and the same icons, strip and consequence.
    pub(crate) lower_twins: Vec<CardSet<Ticket>>,
}

impl Cards {
    /// The card list of this program.
    pub fn standard() -> Arc<Cards> {
        static STANDARD: LazyLock<Arc<Cards>> = LazyLock::new(|| {
            let cards =
                load::cards_from_toml(include_str!("../../data/cards.toml")).expect("our own card list is right");
            Arc::new(cards)
        });
        Arc::clone(&STANDARD)
    }

    /// Is this the list of this program?
    pub fn is_standard(&self) -> bool {
        let standard = Cards::standard();
        std::ptr::eq(self, &raw const *standard) || *self == *standard
    }

    /// The list of these tickets, which are in the order of their numbers, each number once.
    pub(crate) fn new(name: String, faces: Vec<Face>) -> Cards {
        let lookup = Lookup::new(&faces);
        Cards { name, faces, lookup }
    }

    /// Is there such a ticket?
    pub fn contains(&self, ticket: Ticket) -> bool {
        self.lookup.place[ticket.index()] != u8::MAX
    }

    /// A ticket of the list as printed.
    pub fn face(&self, ticket: Ticket) -> &Face {
        &self.faces[usize::from(self.lookup.place[ticket.index()])]
    }

    /// The tickets of a class.
    pub(crate) fn of_class(&self, fits: impl Fn(Class) -> bool) -> CardSet<Ticket> {
        self.faces
            .iter()
            .filter(|face| fits(face.class))
            .map(|face| face.ticket)
            .collect()
    }

    /// The Parcel card of a parcel.
    pub fn parcel(&self, name: Label) -> Option<Ticket> {
        self.faces
            .iter()
            .find(|face| face.class == Class::Parcel(name))
            .map(|face| face.ticket)
    }

    /// The type of a Building card.
    pub(crate) fn building(&self, ticket: Ticket) -> Option<Kind> {
        match self.face(ticket).class {
            Class::Building(kind) => Some(kind),
            _ => None,
        }
    }

    pub(crate) fn slots(&self, ticket: Ticket) -> &[Option<Icon>; SLOTS + 1] {
        &self.lookup.slots[ticket.index()]
    }

    /// The tickets with this icon.
    pub const fn having(&self, icon: Icon) -> CardSet<Ticket> {
        self.lookup.having[icon as usize]
    }

    /// Of these tickets, those of which no equal one with a lower number is among them.
    pub fn distinct(&self, tickets: CardSet<Ticket>) -> impl Iterator<Item = Ticket> + '_ {
        tickets
            .iter()
            .filter(move |&ticket| self.is_first_twin(ticket, tickets))
    }

    /// Of these tickets, this one and its equals, among which it has the lowest number.
    pub fn like(&self, first: Ticket, among: CardSet<Ticket>) -> CardSet<Ticket> {
        let is_like = |ticket: &Ticket| *ticket == first || self.lookup.lower_twins[ticket.index()].contains(first);
        among.iter().filter(is_like).collect()
    }

    /// An equal ticket with a lower number among these.
    pub(crate) fn lower_twin(&self, ticket: Ticket, among: CardSet<Ticket>) -> Option<Ticket> {
        self.lookup.lower_twins[ticket.index()].and(among).iter().next()
    }

    /// Is no equal ticket with a lower number among these?
    pub(crate) fn is_first_twin(&self, ticket: Ticket, among: CardSet<Ticket>) -> bool {
        self.lookup.lower_twins[ticket.index()].and(among).is_empty()
    }
}

impl Lookup {
    fn new(faces: &[Face]) -> Lookup {
        let with = |fits: &dyn Fn(&Face) -> bool| -> CardSet<Ticket> {
            faces.iter().filter(|face| fits(face)).map(|face| face.ticket).collect()
        };
        let mut lookup = Lookup {
            place: [u8::MAX; MOST_TICKETS + 1],
            slots: vec![[None; SLOTS + 1]; MOST_TICKETS + 1],
            having: Icon::ALL.map(|icon| with(&|face| face.all_icons().any(|other| other == icon))),
            rails: with(&|face| face.icons.iter().any(|icon| icon.rails() > 0)),
            money: with(&|face| face.icons.iter().any(|icon| icon.money() > 0)),
            rail_sums: vec![1; MOST_TICKETS + 1],
            money_sums: [const { Vec::new() }; MOST_MONEY as usize],
            admin: with(&|face| face.icons.iter().any(|icon| icon.is_for_administration())),
            pay3: with(&|face| face.consequence == Consequence::Pay3),
            stress1: with(&|face| face.consequence == Consequence::Stress1),
            void: with(&|face| matches!(face.class, Class::Auction { void: true, .. })),
            development: with(&|face| face.class == Class::Development),
            lower_twins: vec![CardSet::EMPTY; MOST_TICKETS + 1],
        };
        for (place, face) in faces.iter().enumerate() {
            lookup.place[face.ticket.index()] = place as u8;
            let slots = &mut lookup.slots[face.ticket.index()];
            slots
                .iter_mut()
                .zip(&face.icons)
                .for_each(|(slot, &icon)| *slot = Some(icon));
            slots[SLOTS] = face.strip.then_some(Icon::Strip);
            lookup.lower_twins[face.ticket.index()] =
                with(&|other| other.ticket < face.ticket && other.is_twin_of(face));
        }
        let sums = |value: &dyn Fn(Icon) -> u8| -> Vec<u64> {
            let of_slots = |slots: &[Option<Icon>; SLOTS + 1]| sums(slots.iter().copied().flatten(), value);
            lookup.slots.iter().map(of_slots).collect()
        };
        lookup.rail_sums = sums(&Icon::rails);
        lookup.money_sums = std::array::from_fn(|rank| sums(&|icon| icon.money_from(rank as u16 + 1)));
        lookup
    }
}

/// What some of these icons can add up to, one bit for each sum.
pub(crate) fn sums(icons: impl Iterator<Item = Icon>, value: impl Fn(Icon) -> u8) -> u64 {
    icons.fold(1, |sums, icon| sums | sums << value(icon))
}

impl Icon {
    /// Its money, if that is not less than this.
    pub(crate) const fn money_from(self, least: u16) -> u8 {
        if self.money() >= least { self.money() as u8 } else { 0 }
    }

    /// T3.10: can it be played in the administration phase?
    pub const fn is_for_administration(self) -> bool {
        self.money() > 0 || matches!(self, Icon::GetWorker | Icon::AddPassenger | Icon::DecreaseStress)
    }
}

impl Face {
    /// Can it do exactly what the other can? (A parcel number is like no other; a void ticket is protected from void tickets.)
    fn is_twin_of(&self, other: &Face) -> bool {
        let sorted = |face: &Face| {
            let mut icons: Vec<Icon> = face.all_icons().collect();
            icons.sort_unstable();
            icons
        };
        let void = |face: &Face| matches!(face.class, Class::Auction { void: true, .. });
        !self.icons.contains(&Icon::ParcelNumber)
            && sorted(self) == sorted(other)
            && self.consequence == other.consequence
            && void(self) == void(other)
    }
}
