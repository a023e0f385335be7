//! What a connection has as long as it is open.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::OwnedSemaphorePermit;

use crate::limits::Held;
use crate::metrics::Counting;

/// What a connection has as long as it is open: its place among all, and among those of its address. A WebSocket takes it over.
#[derive(Clone)]
pub(crate) struct Ticket(#[expect(dead_code, reason = "it is held, and counts as long")] Arc<Parts>);

struct Parts {
    _place: OwnedSemaphorePermit,
    _of_address: Option<Held<IpAddr>>,
    _counted: Counting,
}

impl Ticket {
    pub(super) fn new(place: OwnedSemaphorePermit, of_address: Option<Held<IpAddr>>, counted: Counting) -> Ticket {
        Ticket(Arc::new(Parts {
            _place: place,
            _of_address: of_address,
            _counted: counted,
        }))
    }
}
