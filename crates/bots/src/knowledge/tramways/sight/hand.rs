//! What the tickets in a hand can do.

use table::{CardSet, Seat};
use tramways::Tramways;
use tramways::destination::Destination;
use tramways::kind::Kind;
use tramways::ticket::{Cards, Icon, Ticket};

use super::network::{PARCEL, TARGETS};

/// What the tickets in a hand can do.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) tickets: CardSet<Ticket>,
    /// How many tickets have each icon.
    pub(super) counts: [u8; Icon::ALL.len()],
    /// T7.2: the sums of rail symbols that can be paid, one bit for each.
    pub(super) sums: u32,
    /// T11.1: the stress that the icons for a trip to each kind of destination cost, if there are such icons.
    trip_stress: [Option<f32>; TARGETS],
}

/// The icons counted in a set of tickets.
pub(super) fn count(cards: &Cards, tickets: CardSet<Ticket>) -> [u8; Icon::ALL.len()] {
    Icon::ALL.map(|icon| tickets.and(cards.having(icon)).len() as u8)
}

impl Hand {
    pub(super) fn of(game: &Tramways, seat: Seat) -> Hand {
        Hand::new(&game.components().cards, game.hand(seat))
    }

    fn new(cards: &Cards, tickets: CardSet<Ticket>) -> Hand {
        let counts = count(cards, tickets);
        let mut sums = 1u32;
        for icon in [Icon::Build1, Icon::Build2, Icon::Build3] {
            for _ in 0..counts[icon as usize] {
                sums |= sums << icon.rails();
            }
        }
        let strips = tickets.and(cards.having(Icon::Strip));
        let mut trip_stress = [None; TARGETS];
        for (target, stress) in trip_stress.iter_mut().enumerate() {
            let ends = tickets.and(cards.having(end_icon(target)));
            *stress = pair_stress(strips, ends);
        }
        Hand {
            tickets,
            counts,
            sums,
            trip_stress,
        }
    }

    /// T3.10: what the money icons are worth together.
    pub(super) fn dollars(&self) -> f32 {
        let icons = [Icon::Money1, Icon::Money2, Icon::Money3].into_iter();
        icons
            .map(|icon| f32::from(self.counts[icon as usize]) * f32::from(icon.money()))
            .sum()
    }

    /// How many tickets have this icon.
    pub(super) const fn having(&self, icon: Icon) -> u8 {
        self.counts[icon as usize]
    }

    /// T11.1: the stress that the icons for a trip cost; `None` if there are none. Which parcel it is does not matter here.
    pub(super) const fn trip_stress(&self, target: usize) -> Option<f32> {
        self.trip_stress[target]
    }

    /// The most rail symbols in one action.
    pub(super) const fn most_rails(&self) -> u32 {
        self.sums.ilog2()
    }

    /// T7.2: can this many rail symbols be paid exactly?
    pub(super) const fn pays_rails(&self, rails: u32) -> bool {
        rails > 0 && rails < 32 && self.sums >> rails & 1 != 0
    }

    /// T7.1: is there an icon for a location with this name?
    pub(super) fn names(&self, end: Destination) -> bool {
        match end {
            Destination::Kind(kind) => self.having(Icon::of(kind)) > 0,
            Destination::Parcel(ticket) => self.tickets.contains(ticket),
        }
    }
}

/// T3.3: the stress of playing an icon of one of these tickets and an icon of one of those.
pub(super) fn pair_stress(ones: CardSet<Ticket>, others: CardSet<Ticket>) -> Option<f32> {
    if ones.is_empty() || others.is_empty() {
        None
    } else if ones.or(others).len() > 1 {
        Some(0.0)
    } else {
        Some(1.0)
    }
}

/// The icon for such a destination.
pub(super) const fn end_icon(target: usize) -> Icon {
    match target {
        PARCEL => Icon::ParcelNumber,
        kind => Icon::of(Kind::ALL[kind]),
    }
}
