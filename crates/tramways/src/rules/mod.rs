//! The rules, one file for each part of the rulebook:
//!
//! | clauses | file | |
//! |---|---|---|
//! | T2 | `setup`, `layout`, `development` | set-up |
//! | T3 | `payment`, `paying` | tickets, icons, stress, consequences |
//! | T4 | `course`, `decide`, `out_of_place` | what comes after what; who decides what, and what to answer otherwise |
//! | T5 | `auction` | the auction |
//! | T6 | `actions` | the frame of the actions |
//! | T7, T8 | `run`, `beginnings`, `builder`, `build_rails` | building rails |
//! | T9 | `upgrade_link` | upgrading a link |
//! | T10 | `construct` | buildings |
//! | T11 | `move_passenger`, `development`, `journey` | moving a passenger; what a trip would bring |
//! | T12 | `administration` | the administration |
//! | T13 | `end_of_round` | the end of a round |
//! | T14 | `round_six` | round 6 |
//! | T15 | `scoring`, `entry`, `pad` | the score, and the score of a physical game |
//! | T17 | `solo` | alone |

mod actions;
mod administration;
mod auction;
mod beginnings;
mod build_rails;
pub(crate) mod builder;
mod construct;
pub(crate) mod course;
mod decide;
pub(crate) mod development;
mod end_of_round;
pub mod entry;
mod joined;
pub mod journey;
mod layout;
pub(crate) mod move_passenger;
mod out_of_place;
mod pad;
mod paying;
pub mod payment;
mod round_six;
pub mod run;
pub mod scoring;
pub mod setup;
mod solo;
mod upgrade_link;
