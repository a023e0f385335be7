//! Where games are kept and go on.

pub mod kept;
pub mod local;
