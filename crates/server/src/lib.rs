//! Tables over the network that never lose a move: people, seats, live updates and storage for any game of the catalog.
//!
//! [`serve()`] runs a server until it is told to stop; [`backup`] copies the database of a running one. What is told to a player is a view, never a state. A move
//! is first checked by the rules in memory, then stored, and only then acknowledged and shown.

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod clock;
mod company;
mod cups;
mod daily;
mod follows;
mod leave;
mod lessons;
mod limits;
mod metrics;
mod names;
mod net;
mod news;
mod password;
mod people;
mod plans;
mod refusal;
mod roster;
mod secret;
mod standing;
mod store;
mod tables;
mod text;
mod web;
mod words;

mod serve;
mod sketch;

pub use company::{CallError, FilterError, OperatorError, operator_call, operator_token};
pub use limits::Quotas;
pub use net::{PublicUrl, UrlError};
pub use news::{MailConfig, MailError, PostConfig};
pub use roster::{NameError, NamedProgram};
pub use serve::{Config, ServeError, backup, data_folder, serve};
pub use store::{Place, StoreError};
