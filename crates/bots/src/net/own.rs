//! The net of a game itself: part of the program, or brought to a page that wants it.

use std::sync::{Arc, OnceLock};

use super::{Net, NetError};
use crate::sight::Sight;

/// Where a game's own net is.
#[derive(Debug, Default)]
pub struct OwnNet(OnceLock<Arc<Net>>);

impl OwnNet {
    /// No net yet.
    pub const fn new() -> OwnNet {
        OwnNet(OnceLock::new())
    }

    /// The net, if it is here.
    pub fn get(&self) -> Option<Arc<Net>> {
        self.0.get().map(Arc::clone)
    }

    /// Brings the net, as a file has it. Whoever comes second changes nothing.
    pub fn bring<G: Sight>(&self, bytes: &[u8]) -> Result<Arc<Net>, NetError> {
        let net = Net::read(bytes)?;
        net.check::<G>()?;
        Ok(Arc::clone(self.0.get_or_init(|| Arc::new(net))))
    }
}
