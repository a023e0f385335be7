//! Following players: a list of one's own, which nobody else sees. Who follows somebody is told when a game of theirs begins that anybody may watch. Whoever has
//! blocked somebody is followed by that person no longer, without being told so: it looks as if there was no such player.

use std::sync::Arc;

use sqlx::Row;
use table::words::excerpt;
use wire::{Followed, NewsKind, Refusal, Time};

use crate::clock::now;
use crate::names;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Store, Write, params};

/// The most people that one person follows.
const MOST: i64 = 200;

/// For the targets of everybody who follows this person and doesn't play here: it is told as a game that began.
const TELL: &str = "INSERT INTO news (target, kind, table_id, seat, turn, at, due) SELECT targets.id, $1, $2, $3, 0, $4, $4 FROM follows \
    JOIN targets ON targets.person = follows.person JOIN people ON people.id = follows.followed \
    WHERE follows.followed = $5 AND people.hidden = 0 AND targets.table_id IS NULL AND targets.off IS NULL AND targets.confirmed = 1 \
    AND targets.kinds LIKE '% ' || $1 || ' %' \
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = $2 AND seats.person = follows.person) \
    AND NOT EXISTS (SELECT 1 FROM shunned WHERE shunned.person = follows.followed AND shunned.other = follows.person AND shunned.distance = 'blocked') \
    ON CONFLICT DO NOTHING";

/// Also tells those who follow a person that a game of theirs begins.
pub(crate) fn tell_followers(write: Write, table: &str, seat: u8, person: &str, at: Time) -> Write {
    write.also(TELL, params![NewsKind::Began.word(), table, seat, at, person])
}

/// Forgets whom a person follows, and who follows that person.
pub(crate) fn forget(person: &str) -> Write {
    Write::default().also(
        "DELETE FROM follows WHERE person = $1 OR followed = $1",
        params![person],
    )
}

/// Whom people follow.
pub(crate) struct Follows {
    store: Arc<Store>,
}

impl Follows {
    pub(crate) fn new(store: Arc<Store>) -> Follows {
        Follows { store }
    }

    /// Whom somebody follows, by name. Who has hidden since isn't shown.
    pub(crate) async fn all(&self, person: &Person) -> Result<Vec<Followed>, Refused> {
        const SQL: &str = "SELECT people.name AS name, (SELECT COUNT(DISTINCT tables.id) FROM seats JOIN tables ON tables.id = seats.table_id \
                           WHERE seats.person = people.id AND seats.kind = 'person' AND tables.state = 'running' AND tables.listed = 1 AND tables.spectators = 1) AS playing \
                           FROM follows JOIN people ON people.id = follows.followed WHERE follows.person = $1 AND people.hidden = 0 \
                           AND NOT EXISTS (SELECT 1 FROM shunned WHERE shunned.person = people.id AND shunned.other = $1 AND shunned.distance = 'blocked') ORDER BY people.name";
        let mut all = Vec::new();
        for row in self.store.rows(SQL, params![&person.id]).await? {
            all.push(Followed {
                name: row.try_get("name")?,
                playing: u32::try_from(row.try_get::<i64, _>("playing")?).unwrap_or(0),
            });
        }
        Ok(all)
    }

    /// Follows an account that shows itself.
    pub(crate) async fn follow(&self, person: &Person, name: &str) -> Result<(), Refused> {
        const SQL: &str = "INSERT INTO follows (person, followed, created) SELECT $1, $2, $3 \
                           WHERE (SELECT COUNT(*) FROM follows AS others WHERE others.person = $1) < $4 ON CONFLICT DO NOTHING";
        let followed = self.find(person, name).await?;
        if followed == person.id {
            return Err(Refusal::FollowYourself.into());
        }
        let known = "SELECT 1 FROM follows WHERE person = $1 AND followed = $2";
        if self.store.row(known, params![&person.id, &followed]).await?.is_some() {
            return Ok(());
        }
        let write = Write::default().must(SQL, params![&person.id, &followed, now(), MOST]);
        if self.store.write(write).await? {
            Ok(())
        } else {
            Err(Refusal::TooManyFollowed { most: MOST }.into())
        }
    }

    /// Follows somebody no longer.
    pub(crate) async fn unfollow(&self, person: &Person, name: &str) -> Result<(), Refused> {
        const SQL: &str = "DELETE FROM follows WHERE person = $1 AND followed IN (SELECT id FROM people WHERE account = $2 OR account = $3)";
        let [account, before] = names::keys(name);
        self.store
            .write(Write::default().also(SQL, params![&person.id, account, before]))
            .await?;
        Ok(())
    }

    /// Who is called so, and has not blocked the one who looks.
    async fn find(&self, person: &Person, name: &str) -> Result<String, Refused> {
        const SQL: &str = "SELECT id FROM people WHERE (account = $1 OR account = $2) AND hidden = 0 \
                           AND NOT EXISTS (SELECT 1 FROM shunned WHERE shunned.person = people.id AND shunned.other = $3 AND shunned.distance = 'blocked') \
                           ORDER BY account <> $1";
        let [account, before] = names::keys(name);
        let row = self.store.row(SQL, params![account, before, &person.id]).await?;
        let row = row.ok_or_else(|| Refusal::NoPerson {
            name: excerpt(name, 40),
        })?;
        Ok(row.try_get(0)?)
    }
}
