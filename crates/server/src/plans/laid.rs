//! The plans of a table, as they are stored.

use std::collections::BTreeMap;

use sqlx::Row;
use table::Seat;
use wire::{Fate, Plan, PlanStand};

use super::check::text;
use super::verdict::without_tree;
use crate::secret;
use crate::store::{Store, StoreError, Write, params};

/// A plan that lies at a seat, or what became of it. Only its owner is told: see [`Plans::stand`].
#[derive(Clone)]
pub(crate) struct Laid {
    owner: String,
    plan: Plan,
    /// From which entry on it looks at what happens.
    mark: usize,
    /// Another one whenever something changes. Whoever changes something says which it was: so nothing is carried out twice.
    stamp: i64,
    carried_out: usize,
    fate: Option<Fate>,
}

impl Laid {
    /// A plan that is made at this ply.
    pub(crate) fn new(owner: &str, plan: Plan, mark: usize) -> Laid {
        Laid {
            owner: owner.to_owned(),
            plan,
            mark,
            stamp: fresh(),
            carried_out: 0,
            fate: None,
        }
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    pub(crate) fn mark(&self) -> usize {
        self.mark
    }

    /// After one of its decisions, with so many entries then.
    pub(crate) fn carried_out(&self, rest: Plan, ply: usize) -> Laid {
        Laid {
            fate: rest.is_empty().then_some(Fate::Done),
            plan: rest,
            mark: ply,
            stamp: fresh(),
            carried_out: self.carried_out + 1,
            owner: self.owner.clone(),
        }
    }

    /// After it was dropped, with so many entries then.
    pub(crate) fn over(&self, fate: Fate, rest: Plan, ply: usize) -> Laid {
        Laid {
            fate: Some(fate),
            plan: rest,
            mark: ply,
            stamp: fresh(),
            ..self.clone()
        }
    }

    /// The same, if what it passes for came with that decision.
    pub(crate) fn awaited(self) -> Laid {
        Laid {
            fate: Some(Fate::Awaited),
            plan: without_tree(&self.plan),
            ..self
        }
    }

    /// After its decision turned out to be against the rules, with so many entries then.
    pub(crate) fn illegal(&self, ply: usize) -> Laid {
        self.over(Fate::Illegal, without_tree(&self.plan), ply)
    }

    /// Also lays it down, in place of whatever lies there.
    pub(crate) fn lay(&self, write: Write, table: &str, seat: Seat) -> Write {
        const SQL: &str = "INSERT INTO plans (table_id, seat, person, plan, mark, stamp, carried_out, fate) VALUES ($1, $2, $3, $4, $5, $6, $7, NULL) \
                           ON CONFLICT (table_id, seat) DO UPDATE SET person = $3, plan = $4, mark = $5, stamp = $6, carried_out = $7, fate = NULL";
        write.must(
            SQL,
            params![
                table,
                u8::from(seat),
                &self.owner,
                text(&self.plan),
                self.mark as i64,
                self.stamp,
                self.carried_out as i64
            ],
        )
    }

    /// Also puts it in the place of what lies there, which must still be `before`.
    pub(crate) fn replace(&self, write: Write, table: &str, seat: Seat, before: &Laid) -> Write {
        const SQL: &str = "UPDATE plans SET plan = $4, mark = $5, stamp = $6, carried_out = $7, fate = $8 WHERE table_id = $1 AND seat = $2 AND stamp = $3";
        let fate = self.fate.map(|fate| fate.word().to_owned());
        write.must(
            SQL,
            params![
                table,
                u8::from(seat),
                before.stamp,
                text(&self.plan),
                self.mark as i64,
                self.stamp,
                self.carried_out as i64,
                fate
            ],
        )
    }
}

/// A number that no plan had before, and that JavaScript can tell from others.
fn fresh() -> i64 {
    i64::from_le_bytes(secret::bytes()) & ((1 << 53) - 1) | 1
}

/// The plans of a table.
#[derive(Default)]
pub(crate) struct Plans(BTreeMap<u8, Laid>);

impl Plans {
    /// Those that are stored.
    pub(crate) async fn read(store: &Store, table: &str) -> Result<Plans, StoreError> {
        const SQL: &str = "SELECT seat, person, plan, mark, stamp, carried_out, fate FROM plans WHERE table_id = $1";
        let mut plans = BTreeMap::new();
        for row in store.rows(SQL, params![table]).await? {
            let fate: Option<String> = row.try_get("fate")?;
            let plan: String = row.try_get("plan")?;
            let laid = Laid {
                owner: row.try_get("person")?,
                // one that an older program wrote and this one can't read waits for nothing
                plan: serde_json::from_str(&plan).unwrap_or_default(),
                mark: row.try_get::<i64, _>("mark")? as usize,
                stamp: row.try_get("stamp")?,
                carried_out: row.try_get::<i64, _>("carried_out")? as usize,
                fate: fate.and_then(|word| Fate::ALL.into_iter().find(|fate| fate.word() == word)),
            };
            plans.insert(row.try_get::<i64, _>("seat")? as u8, laid);
        }
        Ok(Plans(plans))
    }

    /// The seats at which plans lie.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.keys().filter_map(|&seat| Seat::new(seat))
    }

    /// What a person has laid down for a seat. Anybody else has nothing there.
    pub(crate) fn laid(&self, seat: Seat, person: &str) -> Option<&Laid> {
        self.0.get(&u8::from(seat)).filter(|laid| laid.owner == person)
    }

    /// How the plan of a person for a seat stands, for that person.
    pub(crate) fn stand(&self, seat: Seat, person: &str) -> PlanStand {
        let laid = self.laid(seat, person);
        laid.map_or_else(PlanStand::default, |laid| PlanStand {
            plan: laid.plan.clone(),
            ply: laid.mark,
            carried_out: laid.carried_out,
            fate: laid.fate,
        })
    }

    /// A number that changes whenever something becomes of this person's plan; 0 for none.
    pub(crate) fn stamp(&self, seat: Seat, person: &str) -> i64 {
        self.laid(seat, person).map_or(0, |laid| laid.stamp)
    }

    /// Since which ply the person has to know that the plan was dropped.
    pub(crate) fn dropped_at(&self, seat: Seat, person: &str) -> Option<usize> {
        let laid = self.laid(seat, person)?;
        laid.fate.is_some_and(Fate::is_dropped).then_some(laid.mark)
    }

    /// Puts a plan in the place of the one that lies there, and returns that.
    pub(crate) fn put(&mut self, seat: Seat, laid: Laid) -> Option<Laid> {
        self.0.insert(u8::from(seat), laid)
    }
}
