//! The outbox: news are written in the transaction of what they tell of, for each target that wants them. Nothing is lost by a kill, and the key of a row sees to it that nothing is told twice.

use wire::{NewsKind, Time};

use crate::store::{Param, Write, params};

/// For the targets of a person. Of a turn they may want to hear only after a while.
const FOR_PERSON: &str = "INSERT INTO news (target, kind, table_id, seat, turn, at, due) \
    SELECT id, $1, $2, $3, $4, $5, $6 + CASE WHEN $1 = 'turn' THEN wait * 60000 ELSE 0 END FROM targets \
    WHERE person = $7 AND table_id IS NULL AND off IS NULL AND confirmed = 1 AND kinds LIKE '% ' || $1 || ' %' ON CONFLICT DO NOTHING";
/// For the targets of a table.
const FOR_TABLE: &str = "INSERT INTO news (target, kind, table_id, seat, turn, at, due) \
    SELECT id, $1, $2, $3, $4, $5, $5 + CASE WHEN $1 = 'turn' THEN wait * 60000 ELSE 0 END FROM targets \
    WHERE table_id = $2 AND off IS NULL AND confirmed = 1 AND kinds LIKE '% ' || $1 || ' %' ON CONFLICT DO NOTHING";

/// Something that happened at a table.
#[derive(Clone, Copy)]
pub(crate) struct Happening<'a> {
    pub(crate) kind: NewsKind,
    pub(crate) table: &'a str,
    /// Whom it is about.
    pub(crate) seat: u8,
    /// Which turn of that seat it is: nobody is told of one twice.
    pub(crate) turn: i64,
    pub(crate) at: Time,
}

impl Happening<'_> {
    /// Also writes it down for a person, who is told from `due` on.
    pub(crate) fn for_person(&self, write: Write, person: &str, due: Time) -> Write {
        let mut params = self.params();
        params.extend(params![due, person]);
        write.also(FOR_PERSON, params)
    }

    /// Also writes it down for the targets of the table.
    pub(crate) fn for_table(&self, write: Write) -> Write {
        write.also(FOR_TABLE, self.params())
    }

    fn params(&self) -> Vec<Param> {
        params![self.kind.word(), self.table, self.seat, self.turn, self.at]
    }
}
