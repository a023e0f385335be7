//! Being told while away: an outbox that is written with what it tells of, and a sender on each server that takes what is due to its targets.
//!
//! What is told is public: which game, which table, who, whose turn. Addresses and keys of targets never stand in the log.

mod desk;
mod hook;
mod letter;
mod mail;
mod matter;
mod outbox;
mod outside;
mod post;
mod push;
mod schedule;
mod sender;
mod target;
#[cfg(test)]
mod tests;

pub(crate) use desk::News;
pub use mail::{MailConfig, MailError};
pub(crate) use matter::{About, CUP, CupNews, Matter};
pub(crate) use outbox::Happening;
pub use post::PostConfig;
pub(crate) use post::{NoPost, Post};
pub(crate) use sender::{Sender, TICK};

use crate::store::{Write, params};

/// Forgets everything that a person said about being told.
pub(crate) fn forget(person: &str) -> Write {
    const NEWS: &str = "DELETE FROM news WHERE target IN (SELECT id FROM targets WHERE person = $1)";
    Write::default()
        .also(NEWS, params![person])
        .also("DELETE FROM targets WHERE person = $1", params![person])
        .also("DELETE FROM hours WHERE person = $1", params![person])
        .also("UPDATE people SET told = 0 WHERE id = $1", params![person])
}

/// Forgets the targets of a table, and what was to be told of it.
pub(crate) fn forget_table(table: &str) -> Write {
    const NEWS: &str = "DELETE FROM news WHERE table_id = $1";
    Write::default()
        .also(NEWS, params![table])
        .also("DELETE FROM targets WHERE table_id = $1", params![table])
}
