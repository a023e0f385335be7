//! The decisions of a player: one action is one click.

use serde::{Deserialize, Serialize};
use table::Label;

use crate::parts::companion::Companion;
use crate::parts::customer::Goods;

/// One decision. Stations and wards are named by their ids in the map's file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// S3.4: choose one of the five actions.
    Choose {
        /// Which one.
        action: Kind,
    },
    /// S5.1: build on this station.
    BuildAt {
        /// An empty station.
        station: Label,
    },
    /// S5.2: the store comes from the supply.
    NewStore {
        /// What it sells.
        goods: Goods,
    },
    /// S5.2: one of your stores moves here.
    MoveStore {
        /// Where it is now.
        from: Label,
    },
    /// S5.4, S5.5: put a track on the connection between two stations.
    Connect {
        /// One end.
        from: Label,
        /// The other.
        to: Label,
    },
    /// S5.8: upgrade the store on this station.
    UpgradeAt {
        /// A station with one of your stores.
        station: Label,
    },
    /// S5.8: give up an earned customer.
    GiveUp {
        /// A double, or a single one?
        double: bool,
    },
    /// S6.1: move the customers of this ward.
    MoveFrom {
        /// The ward.
        ward: Label,
    },
    /// S6.1: they leave from this station.
    StartAt {
        /// A station of the ward.
        station: Label,
    },
    /// S6.2: they go on to this station.
    GoTo {
        /// A neighbour along a track or the link.
        station: Label,
    },
    /// S6.4: hand over this customer.
    HandOver {
        /// What it wants.
        goods: Goods,
        /// A double, or a single one?
        double: bool,
    },
    /// S4.1: pay with this card, or add it to the three that are paid together.
    Pay {
        /// The ward of the card.
        card: Label,
    },
    /// S4.3: pay with three cards, chosen next.
    PayThree {},
    /// S5.5: no second track; S6.5: the Move ends here.
    Stop {},
    /// S3.4: end the turn.
    EndTurn {},
    /// Version 2: the thing that is asked about goes to this ward.
    ToWard {
        /// The ward.
        ward: Label,
    },
    /// V13.4, V15.3, V17.3: hand over or let go somebody who travels with the customers.
    LetGo {
        /// Who it is.
        companion: Companion,
    },
    /// V12.2: the Princess wanders, free of charge.
    Wander {},
    /// V13.2: your Kaicho explores, free of charge.
    Explore {},
}

/// S3.4: the five actions, and what else is one in Version 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the actions of the rules")]
pub enum Kind {
    Build,
    Expand,
    Upgrade,
    Move,
    Income,
    /// V6.1: what Version 1 calls Build.
    Open,
    /// V14.3.
    Kaiju,
    /// V16.4.
    Reunite,
}

impl Kind {
    /// The five of Version 1.
    pub const ALL: [Kind; 5] = [Kind::Build, Kind::Expand, Kind::Upgrade, Kind::Move, Kind::Income];
}

/// S3.4: a set of actions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kinds(pub(crate) u8);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);

    /// Is this action in it?
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// With this action too.
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
