//! Tables that the server sets up itself: those of tournaments, and the day's challenge.

use std::sync::Arc;

use table::Seed;
use wire::{NewTable, Refusal, Sitter, State};

use super::Tables;
use super::create::NewSeat;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};

/// Who sits on a seat of such a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Chair {
    /// This person.
    Person(String),
    /// A bot.
    Bot(String),
}

/// What a table is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose<'a> {
    /// A game of this tournament.
    Cup(&'a str),
    /// The challenge of this day.
    Daily(i64),
}

/// A table to set up.
pub(crate) struct Laid<'a> {
    pub(crate) host: &'a str,
    /// How it is made, but for its seats.
    pub(crate) table: NewTable,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) seed: Seed,
    pub(crate) purpose: Purpose<'a>,
}

impl Tables {
    /// Also writes such a table. Its game doesn't begin before [`begin`](Tables::begin) says so.
    pub(crate) fn lay(&self, write: Write, laid: Laid<'_>) -> Result<(String, Write), Refused> {
        const MARK: &str = "UPDATE tables SET cup = $2, daily = $3 WHERE id = $1";
        let seats = laid.chairs.into_iter().map(|chair| self.chair(chair, &laid.table.game));
        let seats = seats.collect::<Result<_, _>>()?;
        let plan = self.plan_for(seats, laid.table)?;
        let id = secret::id();
        let write = plan.write_as(write, self.store.process(), &id, laid.seed, laid.host, &[])?;
        let (cup, daily) = match laid.purpose {
            Purpose::Cup(cup) => (Some(cup.to_owned()), None),
            Purpose::Daily(day) => (None, Some(day)),
        };
        let write = write.must(MARK, params![&id, cup, daily]);
        Ok((id, write))
    }

    fn chair(&self, chair: Chair, game: &str) -> Result<NewSeat, Refusal> {
        let (sitter, person, level) = match chair {
            Chair::Person(person) => (Sitter::Person, Some(person), None),
            Chair::Bot(level) => (Sitter::Bot, None, Some(self.roster.find(&level, game)?)),
        };
        Ok(NewSeat {
            sitter,
            person,
            level,
            secret: None,
            by_invitation: false,
        })
    }

    /// Begins the game of a table that was set up so. It does no harm if it has begun already.
    pub(crate) async fn begin(self: &Arc<Self>, id: &str) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        if sitting.row.state != State::Open {
            return Ok(());
        }
        let write = self.seating(id);
        self.set_off(&live, &mut sitting, write, "").await?; // if another server was faster, that is as well
        self.rest(&live, &mut sitting).await
    }
}
