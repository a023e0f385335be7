//! What a seat has declared of a bid or an action that is not paid yet.

use serde::{Deserialize, Serialize};

use crate::action::ActionKind;
use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::payment::{Bill, Payment};
use crate::phase::Route;
use crate::run::Run;
use crate::square::{Square, SquareSet};
use crate::ticket::Ticket;

/// A declaration in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// None.
    Nothing {},
    /// T6.3: the kind of action is chosen, its target is not.
    Chosen {
        /// Which kind.
        kind: ActionKind,
    },
    /// T7.4: rails are being laid.
    Laying {
        /// The tiles so far.
        run: Run,
    },
    /// T10.2: the parcel is chosen, the building is not.
    Site {
        /// The parcel.
        at: Square,
    },
    /// T11.2: the passenger is chosen, the destination is not.
    Passenger {
        /// Where it stands.
        at: Square,
    },
    /// T11.8: a passenger is on its way.
    Travelling {
        /// The trip so far.
        trip: Trip,
    },
    /// The tickets that pay are being chosen.
    Paying {
        /// What they pay for.
        deed: Deed,
        /// What is still to be played.
        bill: Bill,
        /// The icons chosen.
        payment: Payment,
    },
}

impl Default for Pending {
    fn default() -> Pending {
        Pending::Nothing {}
    }
}

/// T11: a passenger's trip.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trip {
    /// The square the passenger leaves.
    pub from: Square,
    /// T11.1: where it wants to go.
    pub destination: Destination,
    /// The links so far.
    pub route: Route,
    /// The location reached.
    pub at: Square,
    /// T11.7: the locations visited, this one included.
    pub visited: SquareSet,
}

/// What is paid for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// T5.2: a bid.
    Bid {
        /// How much.
        amount: u16,
    },
    /// T17.6: the next card of the solo line.
    Reveal {},
    /// T7: a run of rails.
    Build {
        /// The tiles.
        run: Run,
    },
    /// T9: upgrading a link.
    UpgradeLink {
        /// The link.
        link: LinkEnd,
    },
    /// T10.1: a building.
    Construct {
        /// The parcel.
        at: Square,
        /// Its Building card.
        card: Ticket,
    },
    /// T10.10: upgrading a building.
    UpgradeBuilding {
        /// Where it stands.
        at: Square,
    },
    /// T11: a trip.
    Move {
        /// The whole of it.
        trip: Trip,
    },
    /// T11.16: happiness.
    Happiness {
        /// How many points.
        points: u8,
    },
}
