//! Tables and seats as they are stored.

use sqlx::Row;
use sqlx::any::AnyRow;
use table::Seed;
use wire::{Clock, Delay, Late, Sitter, State};

use super::options::Chosen;
use super::watching::read_delay;
use crate::clock::Time;
use crate::roster::BotName;
use crate::store::{Store, StoreError, params};

/// The one that is stored as this word.
fn named<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str, stored: &str) -> Option<T> {
    all.iter().copied().find(|&one| word(one) == stored)
}

/// Where a table stands, as it is stored.
pub(super) fn read_state(table: &str, stored: &str) -> Result<State, StoreError> {
    named(&State::ALL, State::word, stored).ok_or_else(|| StoreError::Unreadable {
        table: table.to_owned(),
        reason: "its state".to_owned(),
    })
}

/// A table as it is stored.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: Chosen,
    pub(crate) seed: Seed,
    pub(crate) host: String,
    pub(crate) clock: Clock,
    /// What happens to a seat whose player's time is over.
    pub(crate) late: Late,
    /// Who takes it.
    pub(crate) stand_in: BotName,
    pub(crate) spectators: bool,
    /// How far spectators are behind.
    pub(crate) delay: Delay,
    pub(crate) listed: bool,
    /// Is somebody told what happens here, by a target of the table?
    pub(crate) told: bool,
    /// May spectators speak?
    pub(crate) spectator_chat: bool,
    /// Should the result count for ratings?
    pub(crate) rated: bool,
    /// Has anybody laid down a plan here?
    pub(crate) planned: bool,
    /// Whom the host has removed, with spaces between them.
    barred: String,
    pub(crate) state: State,
    pub(crate) created: Time,
    pub(crate) started: Option<Time>,
    pub(crate) finished: Option<Time>,
    pub(crate) wake: Option<Time>,
    /// The rematch.
    pub(crate) next: Option<String>,
    /// Who wants the game to end, with spaces between them.
    pub(super) to_end: String,
    /// Did all agree to end it?
    pub(crate) called_off: bool,
    /// The tournament that it belongs to.
    pub(crate) cup: Option<String>,
    /// The day whose challenge it is.
    pub(crate) daily: Option<i64>,
}

impl TableRow {
    async fn read(store: &Store, row: &AnyRow) -> Result<TableRow, StoreError> {
        let id: String = row.try_get("id")?;
        let unreadable = |reason: &str| StoreError::Unreadable {
            table: id.clone(),
            reason: reason.to_owned(),
        };
        let text = |column: &str| row.try_get::<String, _>(column);
        let number = |column: &str| row.try_get::<i64, _>(column);
        Ok(TableRow {
            game: text("game")?,
            rules: number("rules")? as u32,
            options: Chosen::read(store, &id, &text("options")?).await?,
            seed: Seed::try_from(text("seed")?).map_err(unreadable)?,
            host: text("host")?,
            clock: serde_json::from_str(&text("clock")?).map_err(|_| unreadable("its clock"))?,
            late: named(&Late::ALL, Late::word, &text("late")?).unwrap_or_default(),
            stand_in: BotName::from(text("stand_in")?.as_str()),
            spectators: number("spectators")? != 0,
            delay: read_delay(&text("delay")?),
            listed: number("listed")? != 0,
            told: number("told")? != 0,
            spectator_chat: number("spectator_chat")? != 0,
            rated: number("rated")? != 0,
            planned: number("planned")? != 0,
            barred: text("barred")?,
            state: read_state(&id, &text("state")?)?,
            created: number("created")?,
            started: row.try_get("started")?,
            finished: row.try_get("finished")?,
            wake: row.try_get("wake")?,
            next: row.try_get("next")?,
            to_end: text("to_end")?,
            called_off: number("called_off")? != 0,
            cup: row.try_get("cup")?,
            daily: row.try_get("daily")?,
            id,
        })
    }

    /// Did the server set it up, for a tournament or a day's challenge? Then nobody leaves before it begins.
    pub(super) fn is_laid(&self) -> bool {
        self.cup.is_some() || self.daily.is_some()
    }

    /// Was this person removed by the host?
    pub(super) fn bars(&self, person: &str) -> bool {
        self.barred.split(' ').any(|barred| barred == person)
    }

    /// Do people see no difference? All else never changes.
    pub(super) fn looks_like(&self, other: &TableRow) -> bool {
        (self.state, self.started, self.finished, &self.next, &self.to_end)
            == (other.state, other.started, other.finished, &other.next, &other.to_end)
    }

    /// The table with this id.
    pub(crate) async fn find(store: &Store, id: &str) -> Result<Option<TableRow>, StoreError> {
        const SQL: &str = "SELECT id, game, rules, options, seed, host, clock, late, stand_in, spectators, delay, listed, told, spectator_chat, rated, planned, barred, state, created, started, \
                           finished, wake, next, to_end, called_off, cup, daily FROM tables WHERE id = $1";
        match store.row(SQL, params![id]).await? {
            Some(row) => TableRow::read(store, &row).await.map(Some),
            None => Ok(None),
        }
    }
}

/// A seat as it is stored, with the name of the person.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub(crate) struct SeatRow {
    pub(crate) sitter: Sitter,
    /// Who plays, is asked to, or has resigned.
    pub(crate) person: Option<String>,
    pub(crate) name: Option<String>,
    /// Has the person no account? Then anybody may have taken the name.
    pub(crate) guest: bool,
    /// Of a bot.
    pub(crate) level: Option<BotName>,
    /// Does a bot play until the person is back?
    pub(crate) stood_in: bool,
    pub(crate) extra: Time,
    pub(crate) back_at: Time,
    /// Until then the person counts as present, unless its pages say more.
    pub(crate) here_until: Time,
    /// Until then the person looks at the table, unless its pages say more.
    pub(crate) seen_until: Time,
    /// Has the person asked for a pause, or agreed to one?
    pub(crate) pause_wish: bool,
    /// When the person wants to be back.
    pub(crate) back_by: Time,
    /// Does the person want to be told anything while away?
    pub(crate) told: bool,
    /// Is it kept for whoever has a link, whenever nobody sits on it?
    pub(crate) by_invitation: bool,
}

impl SeatRow {
    fn read(row: &AnyRow, table: &str) -> Result<SeatRow, StoreError> {
        let unreadable = |reason: &str| StoreError::Unreadable {
            table: table.to_owned(),
            reason: reason.to_owned(),
        };
        let level: Option<String> = row.try_get("level")?;
        Ok(SeatRow {
            sitter: named(&Sitter::ALL, Sitter::word, &row.try_get::<String, _>("kind")?)
                .ok_or_else(|| unreadable("a seat"))?,
            person: row.try_get("person")?,
            name: row.try_get("name")?,
            guest: row.try_get::<Option<String>, _>("account")?.is_none(),
            level: level.as_deref().map(BotName::from),
            stood_in: row.try_get::<i64, _>("stood_in")? != 0,
            extra: row.try_get("extra")?,
            back_at: row.try_get("back_at")?,
            here_until: row.try_get("here_until")?,
            seen_until: row.try_get("seen_until")?,
            pause_wish: row.try_get::<i64, _>("pause_wish")? != 0,
            back_by: row.try_get("back_by")?,
            told: row.try_get::<Option<i64>, _>("told")?.is_some_and(|told| told != 0),
            by_invitation: row.try_get::<i64, _>("by_invitation")? != 0,
        })
    }

    /// Does a person decide for it?
    pub(crate) fn plays(&self) -> bool {
        self.sitter == Sitter::Person && !self.stood_in
    }

    /// What people see of it.
    pub(super) fn looks(&self) -> impl PartialEq + use<'_> {
        (
            self.sitter,
            self.person.as_deref(),
            self.name.as_deref(),
            self.guest,
            self.level.as_ref(),
            self.stood_in,
            self.pause_wish,
            self.back_by,
        )
    }

    /// The seats of a table in their order.
    pub(crate) async fn all(store: &Store, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        const SQL: &str = "SELECT kind, person, people.name AS name, people.account AS account, people.told AS told, level, stood_in, extra, back_at, here_until, seen_until, \
                           pause_wish, back_by, by_invitation FROM seats \
                           LEFT JOIN people ON people.id = seats.person WHERE table_id = $1 ORDER BY seat";
        store
            .rows(SQL, params![table])
            .await?
            .iter()
            .map(|row| SeatRow::read(row, table))
            .collect()
    }
}
