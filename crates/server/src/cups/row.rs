//! A tournament as it is stored.

use cup::Plan;
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::NewTable;
use wire::cups::{CupState, Entry, Leavers};

use crate::clock::Time;
use crate::store::{Store, StoreError, params};

/// A tournament as it is stored.
#[derive(Clone)]
pub(super) struct CupRow {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) host: String,
    /// The organiser's name, and whether lists leave it out.
    pub(super) host_name: String,
    pub(super) host_hidden: bool,
    pub(super) game: String,
    pub(super) plan: Plan,
    /// How its tables are made, but for their seats.
    pub(super) table: NewTable,
    pub(super) least: u16,
    pub(super) most: u16,
    pub(super) entry: Entry,
    /// The digest of the secret that one needs to sign up.
    pub(super) link: Option<String>,
    pub(super) accounts: bool,
    pub(super) starts: Option<Time>,
    pub(super) when_full: bool,
    pub(super) leavers: Leavers,
    pub(super) state: CupState,
    pub(super) started: Option<Time>,
    pub(super) finished: Option<Time>,
    pub(super) version: i64,
}

impl CupRow {
    pub(super) async fn find(store: &Store, id: &str) -> Result<Option<CupRow>, StoreError> {
        const SQL: &str = "SELECT cups.id AS id, cups.name AS name, host, people.name AS host_name, hidden, game, plan, setup, least, most, entry, link, accounts, starts, when_full, leavers, \
                           state, started, finished, version FROM cups JOIN people ON people.id = cups.host WHERE cups.id = $1";
        if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(None); // nor can every database be asked for any text
        }
        let row = store.row(SQL, params![id]).await?;
        row.as_ref().map(CupRow::read).transpose()
    }

    fn read(row: &AnyRow) -> Result<CupRow, StoreError> {
        let id: String = row.try_get("id")?;
        let unreadable = |reason: &str| StoreError::Unreadable {
            table: id.clone(),
            reason: format!("of this tournament: {reason}"),
        };
        let text = |column: &str| row.try_get::<String, _>(column);
        let number = |column: &str| row.try_get::<i64, _>(column);
        let word = text("state")?;
        let state = read_state(&word).ok_or_else(|| unreadable("its state"))?;
        let (entry, leavers) = (text("entry")?, text("leavers")?);
        Ok(CupRow {
            name: text("name")?,
            host: text("host")?,
            host_name: text("host_name")?,
            host_hidden: number("hidden")? != 0,
            game: text("game")?,
            plan: serde_json::from_str(&text("plan")?).map_err(|_| unreadable("its plan"))?,
            table: serde_json::from_str(&text("setup")?).map_err(|_| unreadable("its tables"))?,
            least: number("least")? as u16,
            most: number("most")? as u16,
            entry: Entry::ALL
                .into_iter()
                .find(|one| one.word() == entry)
                .unwrap_or_default(),
            link: row.try_get("link")?,
            accounts: number("accounts")? != 0,
            starts: row.try_get("starts")?,
            when_full: number("when_full")? != 0,
            leavers: Leavers::ALL
                .into_iter()
                .find(|one| one.word() == leavers)
                .unwrap_or_default(),
            state,
            started: row.try_get("started")?,
            finished: row.try_get("finished")?,
            version: number("version")?,
            id,
        })
    }

    /// The bot that sits where nobody does.
    pub(super) fn bot(&self) -> &str {
        self.table.stand_in.as_deref().unwrap_or(bots::Level::Casual.name())
    }
}

pub(super) fn read_state(word: &str) -> Option<CupState> {
    CupState::ALL.into_iter().find(|state| state.word() == word)
}
