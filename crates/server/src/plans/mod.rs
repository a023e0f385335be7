//! Plans: what players lay down for the future. A plan is its owner's secret until it is carried out: nothing but what is made for the owner ([`Plans::stand`]) ever tells of one, and a plan
//! can't be printed or sent by its type.
//!
//! What a plan waits for is found in what its owner hears ([`Since`]), never in the state or in others' actions.

mod check;
mod laid;
mod since;
#[cfg(test)]
mod tests;
mod verdict;

pub(crate) use check::checked;
pub(crate) use laid::{Laid, Plans};
pub(crate) use since::Since;
pub(crate) use verdict::{Verdict, has_come};

use crate::store::{Write, params};

/// Forgets everything that a person has planned.
pub(crate) fn forget(person: &str) -> Write {
    Write::default().also("DELETE FROM plans WHERE person = $1", params![person])
}

/// Also forgets all plans at a table whose game is over.
pub(crate) fn forget_table(write: Write, table: &str) -> Write {
    write.also("DELETE FROM plans WHERE table_id = $1", params![table])
}

/// Also forgets the plan of a seat, if it is not this person's.
pub(crate) fn forget_others(write: Write, table: &str, seat: u8, person: &str) -> Write {
    const SQL: &str = "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND person <> $3";
    write.also(SQL, params![table, seat, person])
}

/// Also forgets the plan of a seat where a bot sits by now.
pub(crate) fn forget_if_given_up(write: Write, table: &str, seat: u8) -> Write {
    const SQL: &str = "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 AND kind = 'bot')";
    write.also(SQL, params![table, seat])
}

/// Also forgets the plan of a seat that is given up.
pub(crate) fn forget_seat(write: Write, table: &str, seat: u8) -> Write {
    const SQL: &str = "DELETE FROM plans WHERE table_id = $1 AND seat = $2";
    write.also(SQL, params![table, seat])
}
