//! What is going on in a turn.

use table::Seats;

use crate::edition::Edition;
use crate::first::First;
use crate::parts::customer::{Customers, Goods};
use crate::parts::map::{Connection, Station, Ward};
use crate::parts::stations::Stations;

/// What is going on in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<E: Edition = First> {
    /// S3.4: choose an action, or end the turn.
    Choose,
    /// S5.1: the station to build on.
    BuildAt,
    /// S5.2: the store that comes to this station.
    BuildStore(Station),
    /// S5.4: the first track.
    FirstTrack,
    /// S5.5: a second track that continues this one, or none.
    SecondTrack(Connection),
    /// S5.8: the store to upgrade.
    UpgradeAt,
    /// S5.8: which customer is given up for the store here.
    GiveUp(Station),
    /// S6.1: the ward whose customers move.
    MoveFrom,
    /// S4: pay for this.
    Pay(Purchase),
    /// S4.3: pick three cards for this. Which have been picked only the payer sees (S8.6).
    PayThree(Purchase),
    /// S6.1: the station of this ward from which the customers leave.
    StartAt(Ward),
    /// S6.4: which customer is handed over.
    HandOver(Trip),
    /// S6.2, S6.5: on to the next station, or stop.
    Travel(Trip),
    /// Where a figure goes that Version 1 doesn't have.
    Figure(E::Asked),
}

impl<E: Edition> Step<E> {
    /// S4: what is being paid for.
    pub const fn purchase(self) -> Option<Purchase> {
        match self {
            Step::Pay(purchase) | Step::PayThree(purchase) => Some(purchase),
            _ => None,
        }
    }
}

/// S4: what is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// S5.1: a store from the supply.
    NewStore(Station, Goods),
    /// S5.2: a store that moves: to the first station from the second.
    MoveStore(Station, Station),
    /// S5.5: a second track, after the first.
    SecondTrack(Connection, Connection),
    /// S5.8: an upgrade. Which customer is given up only the payer sees until it is paid for (S8.6).
    Upgrade(Station),
    /// S6.1: a Move of the customers of this ward.
    Move(Ward),
}

/// S6: customers on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trip {
    /// The customers still in the group.
    pub group: Customers,
    /// Where they are.
    pub at: Station,
    /// Where they have been, this station included.
    pub visited: Visited,
    /// Whose tracks they used.
    pub used: Seats,
    /// S6.5: was a customer just handed over here, so that the Move may end?
    pub may_stop: bool,
}

/// S6.2: the stations of a trip.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Visited(pub(crate) Stations);

impl Visited {
    /// Was this station visited?
    pub const fn contains(self, station: Station) -> bool {
        self.0.contains(station)
    }

    /// With this station too.
    pub const fn with(self, station: Station) -> Visited {
        Visited(self.0.with(station))
    }
}
