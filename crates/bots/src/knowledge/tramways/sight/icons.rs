//! The icons of tickets.

use tramways::kind::Kind;
use tramways::ticket::{Face, Icon};

use crate::sight::Sheet;

/// What each icon is called, in the order of all icons.
pub(super) const NAMES: [&str; Icon::ALL.len()] = [
    "build 1",
    "build 2",
    "build 3",
    "upgrade rail",
    "construct building",
    "upgrade building",
    "parcel number",
    "Residence",
    "Commerce",
    "Leisure",
    "Industry",
    "$1",
    "$2",
    "$3",
    "get worker",
    "add passenger",
    "decrease stress",
    "strip",
];

/// How many tickets with an icon are many: most tickets have a strip.
pub(super) const fn many(icon: Icon) -> f32 {
    match icon {
        Icon::Strip => 8.0,
        _ => 3.0,
    }
}

/// The icons of one ticket, or one icon.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Icons(u32);

impl Icons {
    pub(super) const NONE: Icons = Icons(0);

    pub(super) fn of(face: &Face) -> Icons {
        face.all_icons().fold(Icons::NONE, Icons::with)
    }

    pub(super) const fn with(self, icon: Icon) -> Icons {
        Icons(self.0 | 1 << icon as u32)
    }

    pub(super) const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon as u32 & 1 != 0
    }

    /// The icons of this that are not in the other.
    pub(super) const fn minus(self, other: Icons) -> Icons {
        Icons(self.0 & !other.0)
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many of them are among these.
    pub(super) const fn len_in(self, others: Icons) -> f32 {
        (self.0 & others.0).count_ones() as f32
    }

    /// T7.2: the rail symbols together.
    pub(super) const fn rails(self) -> u32 {
        (self.0 & 1) + 2 * (self.0 >> 1 & 1) + 3 * (self.0 >> 2 & 1)
    }

    /// The dollars together.
    pub(super) const fn dollars(self) -> u32 {
        let money = self.0 >> Icon::Money1 as u32;
        (money & 1) + 2 * (money >> 1 & 1) + 3 * (money >> 2 & 1)
    }

    pub(super) fn write(self, sheet: &mut impl Sheet) {
        sheet.number("rail symbols", self.rails() as f32 / 3.0);
        sheet.number("dollars shown", self.dollars() as f32 / 3.0);
        for icon in Icon::ALL {
            if icon.rails() == 0 && icon.money() == 0 {
                sheet.flag(NAMES[icon as usize], self.contains(icon));
            }
        }
    }
}

/// The type that a destination icon names.
pub(super) fn target_of(icon: Icon) -> Option<usize> {
    Kind::ALL.iter().position(|&kind| Icon::of(kind) == icon)
}
