//! Connections: who gets in, for how long, and where from.

mod address;
mod descriptors;
mod door;
mod ticket;
mod tls;
mod watched;

pub(crate) use address::Proxies;
pub use address::{PublicUrl, UrlError};
pub(crate) use descriptors::{Room, raise};
pub(crate) use door::{Door, Lines};
pub(crate) use ticket::Ticket;
pub(crate) use tls::connector;

/// Waits until the server is about to end.
pub(crate) async fn stopped(stopping: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await; // if nobody can tell any more, it is over, too
}
