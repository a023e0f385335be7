//! The fields of states and views in JSON.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Chance, Label, Seat, Seats, Viewer};

use crate::edition::Edition;
use crate::parts::action::Kind;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::Map;
use crate::parts::options::{read_map, write_map};
use crate::state::view::BagLevel;
use crate::state::{Phase, Sells};

/// A complete state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(in crate::state) struct StateForm<E: Edition> {
    pub(super) public: PublicForm<E>,
    pub(super) private: Vec<PrivateForm>,
    /// In drawing order.
    pub(super) pile: Vec<Label>,
    /// From the bottom to the top, as far as that matters: only the last one's place is known.
    pub(super) discards: Vec<Label>,
    /// In drawing order.
    pub(super) bag: Vec<Customer>,
    pub(super) chance: Chance,
}

/// A view.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(in crate::state) struct ViewForm<E: Edition> {
    pub(super) viewer: Viewer,
    pub(super) public: PublicForm<E>,
    pub(super) own: Option<PrivateForm>,
    pub(super) earned: Option<Vec<Customers>>,
    pub(super) hand_sizes: Vec<u8>,
    pub(super) pile: u8,
    pub(super) discards: u8,
    pub(super) top_discard: Option<Label>,
    pub(super) bag: BagLevel,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct PublicForm<E: Edition> {
    pub(super) players: u8,
    pub(super) open_customers: bool,
    #[serde(serialize_with = "write_map", deserialize_with = "read_map")]
    pub(super) map: Arc<Map>,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    pub(super) taken: Vec<Kind>,
    pub(super) step: StepForm<E>,
    pub(super) stores: Vec<StoreForm>,
    pub(super) tracks: Vec<TrackForm>,
    pub(super) waiting: Vec<WaitingForm>,
    pub(super) gone: Customers,
    /// What lies beside the map, in Version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) scene: Option<E::SceneForm>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoreForm {
    pub(super) station: Label,
    pub(super) owner: Seat,
    pub(super) sells: Sells,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackForm {
    pub(super) between: [Label; 2],
    pub(super) owner: Seat,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WaitingForm {
    pub(super) ward: Label,
    pub(super) customers: Customers,
}

/// S8.6: `picked` is `None` in all views but the payer's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub(super) enum StepForm<E: Edition> {
    Choose,
    BuildAt,
    BuildStore {
        station: Label,
    },
    FirstTrack,
    SecondTrack {
        first: [Label; 2],
    },
    UpgradeAt,
    GiveUp {
        station: Label,
    },
    MoveFrom,
    Pay {
        purchase: PurchaseForm,
    },
    PayThree {
        purchase: PurchaseForm,
        picked: Option<Vec<Label>>,
    },
    StartAt {
        ward: Label,
    },
    HandOver {
        trip: TripForm,
    },
    Travel {
        trip: TripForm,
    },
    Figure {
        asked: E::AskedForm,
    },
}

/// S8.6: `customer` is `None` in all views but the payer's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum PurchaseForm {
    NewStore { station: Label, goods: Goods },
    MoveStore { to: Label, from: Label },
    SecondTrack { first: [Label; 2], second: [Label; 2] },
    Upgrade { station: Label, customer: Option<Customer> },
    Move { ward: Label },
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TripForm {
    pub(super) group: Customers,
    pub(super) at: Label,
    pub(super) visited: Vec<Label>,
    pub(super) used: Seats,
    pub(super) may_stop: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrivateForm {
    pub(super) hand: Vec<Label>,
    pub(super) earned: Customers,
}
