//! Where games are kept and go on.

pub mod api;
pub mod best;
mod decision;
mod desk;
pub mod kept;
mod left;
pub mod line;
pub mod local;
pub mod remote;
pub mod room;
pub mod session;
mod tab;
