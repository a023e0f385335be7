//! Everything around the tables.

pub mod brand;
pub mod home;
pub mod missing;
