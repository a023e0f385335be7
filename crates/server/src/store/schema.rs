//! The tables of the database: one schema for both engines, brought up to date at every start.

use sqlx::Row;

use super::link::{Link, Uncommitted};
use super::{Engine, StoreError};
use crate::clock::now;
use crate::names;

/// What changed from version to version. A version that was released is never edited: what comes later is a step of its own.
const STEPS: &[&[&str]] = &[
    FIRST,
    PRESENCE,
    HOUSEKEEPING,
    LESSONS,
    NEWS,
    STANDING,
    COMPANY,
    TIME,
    CUPS,
    PLANS,
];

/// People, tables, games.
const FIRST: &[&str] = &[
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, created BIGINT NOT NULL)",
    "CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), created BIGINT NOT NULL)",
    "CREATE INDEX sessions_of_person ON sessions (person)",
    // `wake` is when somebody has to look after a running table: a clock runs out, or a bot should have moved long ago
    "CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, rules BIGINT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, \
     host TEXT NOT NULL REFERENCES people(id), clock TEXT NOT NULL, stand_in TEXT NOT NULL, spectators BIGINT NOT NULL, listed BIGINT NOT NULL, \
     state TEXT NOT NULL, created BIGINT NOT NULL, started BIGINT, finished BIGINT, outcome TEXT, wake BIGINT, next TEXT)",
    "CREATE INDEX tables_by_state ON tables (state, created)",
    "CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL",
    "CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, kind TEXT NOT NULL, person TEXT REFERENCES people(id), \
     level TEXT, stood_in BIGINT NOT NULL DEFAULT 0, extra BIGINT NOT NULL DEFAULT 0, back_at BIGINT NOT NULL DEFAULT 0, link TEXT UNIQUE, \
     PRIMARY KEY (table_id, seat))",
    "CREATE INDEX seats_of_person ON seats (person)",
    // append-only: nothing ever updates or deletes here
    "CREATE TABLE actions (table_id TEXT NOT NULL, ply BIGINT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, action TEXT NOT NULL, at BIGINT NOT NULL, \
     PRIMARY KEY (table_id, ply))",
    "CREATE TABLE chat (table_id TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at BIGINT NOT NULL, \
     PRIMARY KEY (table_id, number))",
];

/// Until when the owner of a seat counts as present, and at which server that was said last.
const PRESENCE: &[&str] = &[
    "ALTER TABLE seats ADD COLUMN here_until BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN here_at TEXT NOT NULL DEFAULT ''",
];

/// What keeps the house in order: who is a member of which table (so that nobody's list needs a look at all tables), lists stored once, when sessions were used, names that look
/// alike, seats that are kept for somebody.
const HOUSEKEEPING: &[&str] = &[
    "CREATE TABLE members (table_id TEXT NOT NULL REFERENCES tables(id), person TEXT NOT NULL, state TEXT NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (table_id, person))",
    "CREATE INDEX members_of_person ON members (person, state, created)",
    "INSERT INTO members (table_id, person, state, created) SELECT id, host, state, created FROM tables",
    "INSERT INTO members (table_id, person, state, created) SELECT DISTINCT tables.id, seats.person, tables.state, tables.created \
     FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person IS NOT NULL AND seats.person <> tables.host",
    "CREATE TABLE lists (hash TEXT PRIMARY KEY, text TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE table_lists (table_id TEXT NOT NULL REFERENCES tables(id), hash TEXT NOT NULL REFERENCES lists(hash), PRIMARY KEY (table_id, hash))",
    "CREATE INDEX tables_with_list ON table_lists (hash)",
    "CREATE INDEX tables_of_host ON tables (host, state)",
    "CREATE INDEX tables_to_join ON tables (state, listed, created)",
    "CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL",
    "ALTER TABLE tables ADD COLUMN spectator_chat BIGINT NOT NULL DEFAULT 1",
    "ALTER TABLE tables ADD COLUMN barred TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE seats ADD COLUMN by_invitation BIGINT NOT NULL DEFAULT 0",
    "UPDATE seats SET by_invitation = 1 WHERE kind = 'invited'",
    "ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX sessions_by_use ON sessions (used)",
    "ALTER TABLE people ADD COLUMN looks TEXT",
    "CREATE INDEX people_by_looks ON people (looks)",
    "CREATE INDEX guests_by_age ON people (created) WHERE account IS NULL",
];

/// The lessons that accounts have done.
const LESSONS: &[&str] = &[
    "CREATE TABLE lessons (person TEXT NOT NULL REFERENCES people(id), lesson TEXT NOT NULL, done BIGINT NOT NULL, PRIMARY KEY (person, lesson))",
];

/// What people are told of while they are away. `targets` are the places where somebody wants to be told, `hours` when not, and `news` is the outbox: a row for each piece of news and target, written
/// with the thing that it tells of, taken by whichever server finds it due (`lease`, `holder`), and kept for a while without `due` once it was told, so that nothing is told twice.
const NEWS: &[&str] = &[
    "CREATE TABLE targets (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), table_id TEXT, channel TEXT NOT NULL, address TEXT NOT NULL, kinds TEXT NOT NULL, \
     wait BIGINT NOT NULL, digest TEXT NOT NULL, confirmed BIGINT NOT NULL, confirm TEXT UNIQUE, stop TEXT NOT NULL UNIQUE, failures BIGINT NOT NULL DEFAULT 0, \
     pause_until BIGINT NOT NULL DEFAULT 0, off TEXT, created BIGINT NOT NULL)",
    "CREATE INDEX targets_of_person ON targets (person)",
    "CREATE INDEX targets_of_table ON targets (table_id) WHERE table_id IS NOT NULL",
    "CREATE TABLE hours (person TEXT PRIMARY KEY REFERENCES people(id), language TEXT NOT NULL, zone TEXT NOT NULL, quiet_from BIGINT, quiet_to BIGINT)",
    "CREATE TABLE news (target TEXT NOT NULL REFERENCES targets(id), kind TEXT NOT NULL, table_id TEXT NOT NULL, seat BIGINT NOT NULL, turn BIGINT NOT NULL, at BIGINT NOT NULL, \
     due BIGINT, lease BIGINT NOT NULL DEFAULT 0, holder TEXT NOT NULL DEFAULT '', PRIMARY KEY (target, kind, table_id, seat, turn))",
    "CREATE INDEX news_due ON news (due) WHERE due IS NOT NULL",
    "CREATE INDEX news_told ON news (at) WHERE due IS NULL",
    "CREATE INDEX news_of_table ON news (table_id)",
    // does anybody want to be told? Then every turn looks for targets, and otherwise none does
    "ALTER TABLE people ADD COLUMN told BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN told BIGINT NOT NULL DEFAULT 0",
    // until when a page that can be seen follows the table
    "ALTER TABLE seats ADD COLUMN seen_until BIGINT NOT NULL DEFAULT 0",
];

/// What came of the games, and where people stand. `due` is when a game ended of which nothing else is made yet; `lot` is a chance order among equals; games of any number of
/// players have 0.
const STANDING: &[&str] = &[
    "ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 1",
    "CREATE INDEX tables_by_finish ON tables (finished, id) WHERE state = 'finished'",
    "CREATE TABLE played (table_id TEXT PRIMARY KEY REFERENCES tables(id), game TEXT NOT NULL, players BIGINT NOT NULL, finished BIGINT NOT NULL, best BIGINT NOT NULL, \
     public BIGINT NOT NULL, rated BIGINT NOT NULL, due BIGINT)",
    "CREATE INDEX played_due ON played (due, table_id) WHERE due IS NOT NULL",
    "CREATE INDEX played_by_time ON played (finished, table_id, players, best) WHERE public = 1",
    "CREATE INDEX played_by_game ON played (game, finished, table_id, players, best) WHERE public = 1",
    "CREATE INDEX played_by_score ON played (game, best, table_id, finished, players) WHERE public = 1",
    "CREATE TABLE played_options (table_id TEXT NOT NULL REFERENCES tables(id), name TEXT NOT NULL, value TEXT NOT NULL, game TEXT NOT NULL, finished BIGINT NOT NULL, \
     PRIMARY KEY (table_id, name))",
    "CREATE INDEX played_by_option ON played_options (game, name, value, finished, table_id)",
    "CREATE TABLE results (table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, person TEXT REFERENCES people(id), level TEXT, score BIGINT NOT NULL, \
     place BIGINT NOT NULL, deserted BIGINT NOT NULL, shared BIGINT NOT NULL, title TEXT, opening TEXT NOT NULL, game TEXT NOT NULL, players BIGINT NOT NULL, \
     finished BIGINT NOT NULL, PRIMARY KEY (table_id, seat))",
    "CREATE INDEX results_of_person ON results (person, finished, table_id) WHERE person IS NOT NULL",
    "CREATE INDEX results_of_person_in_game ON results (person, game, finished) WHERE person IS NOT NULL",
    "CREATE TABLE ratings (person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, players BIGINT NOT NULL, mean BIGINT NOT NULL, deviation BIGINT NOT NULL, \
     floor BIGINT NOT NULL, games BIGINT NOT NULL, won BIGINT NOT NULL, lot TEXT NOT NULL, PRIMARY KEY (person, game, players))",
    "CREATE INDEX ratings_in_order ON ratings (game, players, floor, lot)",
    "CREATE TABLE rating_history (person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, players BIGINT NOT NULL, at BIGINT NOT NULL, table_id TEXT NOT NULL, \
     mean BIGINT NOT NULL, deviation BIGINT NOT NULL, PRIMARY KEY (person, game, players, at, table_id))",
    "CREATE TABLE badges (person TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, badge TEXT NOT NULL, what TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, \
     PRIMARY KEY (person, game, badge))",
];

/// Good company: sessions with the device they are on, passkeys and the questions that browsers were asked about them, links of forgotten passwords, whom somebody keeps away, what was reported
/// (with the lines as they were said), who is suspended, and who wants a game to end. `to_end` are people, with spaces between them.
const COMPANY: &[&str] = &[
    "ALTER TABLE people ADD COLUMN suspended TEXT",
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN to_end TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tables ADD COLUMN called_off BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX people_by_age ON people (created, id)",
    "CREATE INDEX chat_of_person ON chat (person)",
    "CREATE INDEX targets_by_address ON targets (LOWER(address)) WHERE channel = 'mail'",
    "CREATE TABLE passkeys (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), name TEXT NOT NULL, passkey TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT)",
    "CREATE INDEX passkeys_of_person ON passkeys (person)",
    "CREATE TABLE questions (ticket TEXT PRIMARY KEY, person TEXT REFERENCES people(id), what TEXT NOT NULL, state TEXT NOT NULL, expires BIGINT NOT NULL)",
    "CREATE TABLE resets (secret TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), expires BIGINT NOT NULL)",
    "CREATE INDEX resets_of_person ON resets (person)",
    "CREATE TABLE shunned (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id), other TEXT NOT NULL REFERENCES people(id), distance TEXT NOT NULL, \
     since BIGINT NOT NULL, UNIQUE (person, other))",
    "CREATE INDEX shunned_others ON shunned (other)",
    "CREATE TABLE reports (id TEXT PRIMARY KEY, table_id TEXT NOT NULL, line BIGINT NOT NULL, reporter TEXT REFERENCES people(id), accused TEXT NOT NULL REFERENCES people(id), \
     offence TEXT NOT NULL, note TEXT NOT NULL, at BIGINT NOT NULL, closed BIGINT, UNIQUE (table_id, line, reporter))",
    "CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL",
    "CREATE INDEX reports_of_accused ON reports (accused)",
    "CREATE INDEX reports_of_reporter ON reports (reporter)",
    "CREATE TABLE report_lines (report TEXT NOT NULL REFERENCES reports(id), number BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, \
     at BIGINT NOT NULL, PRIMARY KEY (report, number))",
    "CREATE INDEX report_lines_of_person ON report_lines (person)",
];

/// Clocks that stand, and those who look on. A pause without end goes on; a leave that reaches into another year has a row for each, so that each year's days can be counted.
const TIME: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN late TEXT NOT NULL DEFAULT 'stand_in'",
    "ALTER TABLE seats ADD COLUMN pause_wish BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE seats ADD COLUMN back_by BIGINT NOT NULL DEFAULT 0",
    // spectators who are behind, who looks on where, and who follows whom
    "ALTER TABLE tables ADD COLUMN delay TEXT NOT NULL DEFAULT ''",
    "CREATE TABLE watching (table_id TEXT NOT NULL, process TEXT NOT NULL, people BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (table_id, process))",
    "CREATE TABLE follows (person TEXT NOT NULL REFERENCES people(id), followed TEXT NOT NULL REFERENCES people(id), created BIGINT NOT NULL, PRIMARY KEY (person, followed))",
    "CREATE INDEX followers ON follows (followed)",
    "CREATE TABLE pauses (table_id TEXT NOT NULL REFERENCES tables(id), since BIGINT NOT NULL, until BIGINT, PRIMARY KEY (table_id, since))",
    "CREATE TABLE leaves (id TEXT NOT NULL, person TEXT NOT NULL REFERENCES people(id), year BIGINT NOT NULL, first TEXT NOT NULL, last TEXT NOT NULL, days BIGINT NOT NULL, \
     since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (person, id, year))",
];

/// Tournaments and the daily challenge. `version` goes up with everything that happens in a tournament: whoever wants the next thing to happen names the one that it has seen, so that it happens once.
const CUPS: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN cup TEXT",
    "ALTER TABLE tables ADD COLUMN daily BIGINT",
    "CREATE TABLE cups (id TEXT PRIMARY KEY, name TEXT NOT NULL, host TEXT NOT NULL REFERENCES people(id), game TEXT NOT NULL, plan TEXT NOT NULL, setup TEXT NOT NULL, \
     least BIGINT NOT NULL, most BIGINT NOT NULL, entry TEXT NOT NULL, link TEXT UNIQUE, accounts BIGINT NOT NULL, starts BIGINT, when_full BIGINT NOT NULL, leavers TEXT NOT NULL, \
     state TEXT NOT NULL, created BIGINT NOT NULL, started BIGINT, finished BIGINT, wake BIGINT, version BIGINT NOT NULL DEFAULT 1)",
    "CREATE INDEX cups_to_wake ON cups (wake) WHERE wake IS NOT NULL",
    "CREATE INDEX cups_in_list ON cups (entry, created)",
    "CREATE INDEX cups_of_host ON cups (host, state)",
    // `number` is drawn when it begins; `left_at` is when somebody left, `back_at` when the person came back; who is gone for good keeps a place without a name
    "CREATE TABLE cup_people (cup TEXT NOT NULL REFERENCES cups(id), person TEXT REFERENCES people(id), joined BIGINT NOT NULL, number BIGINT, left_at BIGINT, \
     back_at BIGINT NOT NULL DEFAULT 0, UNIQUE (cup, person))",
    "CREATE INDEX cups_of_person ON cup_people (person, cup)",
    "CREATE TABLE cup_matches (cup TEXT NOT NULL REFERENCES cups(id), round BIGINT NOT NULL, number BIGINT NOT NULL, chairs TEXT NOT NULL, marks TEXT, \
     PRIMARY KEY (cup, round, number))",
    "CREATE TABLE cup_games (cup TEXT NOT NULL REFERENCES cups(id), round BIGINT NOT NULL, number BIGINT NOT NULL, game BIGINT NOT NULL, table_id TEXT NOT NULL UNIQUE REFERENCES tables(id), \
     PRIMARY KEY (cup, round, number, game))",
    "CREATE TABLE dailies (day BIGINT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL REFERENCES people(id), table_id TEXT NOT NULL UNIQUE REFERENCES tables(id), \
     PRIMARY KEY (day, game, person))",
    "CREATE INDEX dailies_of_person ON dailies (person, game, day)",
];

/// What players have laid down for the future, one plan for each seat. `stamp` is another number after each change: who carries out a plan says which one it was. `fate` is what became of it.
const PLANS: &[&str] = &[
    "CREATE TABLE plans (table_id TEXT NOT NULL REFERENCES tables(id), seat BIGINT NOT NULL, person TEXT NOT NULL, plan TEXT NOT NULL, mark BIGINT NOT NULL, stamp BIGINT NOT NULL, \
     carried_out BIGINT NOT NULL, fate TEXT, PRIMARY KEY (table_id, seat))",
    "CREATE INDEX plans_of_person ON plans (person)",
    // does anybody plan at this table? Then its plans are read with it, and otherwise never
    "ALTER TABLE tables ADD COLUMN planned BIGINT NOT NULL DEFAULT 0",
    // who is told of turns is also told when a plan for one comes to nothing
    "UPDATE targets SET kinds = kinds || 'plan ' WHERE kinds LIKE '% turn %'",
];

/// Any number will do, as long as no other program on the database uses it.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7246380)";

/// Brings the database up to date. Processes that start together wait for each other.
pub(super) async fn bring_up_to_date(link: &mut Link) -> Result<(), StoreError> {
    link.begin().await?;
    link.take_time().await?;
    if link.engine() == Engine::Postgres {
        link.fetch(sqlx::query(LOCK)).await?;
    }
    link.execute(sqlx::query(
        "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)",
    ))
    .await?;
    let rows = link
        .fetch(sqlx::query("SELECT COALESCE(MAX(version), 0) FROM schema_version"))
        .await?;
    let found: i64 = rows.first().map_or(Ok(0), |row| row.try_get(0))?;
    let found = found as usize;
    if found > STEPS.len() {
        return Err(StoreError::Newer);
    }
    for statement in STEPS[found..].iter().copied().flatten() {
        link.execute(sqlx::query(*statement)).await?;
    }
    if found < 3 {
        link.execute(sqlx::query("UPDATE sessions SET used = $1").bind(now()))
            .await?;
        note_looks(link).await?;
    }
    if found < STEPS.len() {
        link.execute(sqlx::query("INSERT INTO schema_version VALUES ($1)").bind(STEPS.len() as i64))
            .await?;
    }
    link.commit().await.map_err(|uncommitted| match uncommitted {
        Uncommitted::Nothing(error) | Uncommitted::Unknown(_, error) => error.into(),
    })
}

/// How the names of the accounts look.
async fn note_looks(link: &mut Link) -> Result<(), StoreError> {
    for row in link
        .fetch(sqlx::query("SELECT id, name FROM people WHERE account IS NOT NULL"))
        .await?
    {
        let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        link.execute(
            sqlx::query("UPDATE people SET looks = $2 WHERE id = $1")
                .bind(id)
                .bind(names::looks(&name)),
        )
        .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::{Faults, Place};
    use super::*;

    async fn open(place: &Place) -> Link {
        sqlx::any::install_default_drivers();
        Link::open(place, Arc::new(Faults::none())).await.unwrap()
    }

    /// Everything that the first version knew stands in the newest one as it should.
    async fn an_old_database_keeps_everything(place: &Place) {
        let mut old = open(place).await;
        let rows = [
            "CREATE TABLE schema_version (version BIGINT NOT NULL)",
            "INSERT INTO schema_version VALUES (1)",
            "INSERT INTO people (id, name, created) VALUES ('bob', 'Bob', 1)",
            "INSERT INTO people (id, name, account, password, created) VALUES ('ada', 'Ada', 'ada', '', 1)",
            "INSERT INTO sessions (id, person, created) VALUES ('s', 'ada', 1)",
            "INSERT INTO tables (id, game, rules, options, seed, host, clock, stand_in, spectators, listed, state, created) \
             VALUES ('t', 'hill', 1, '{}', '', 'ada', '{}', 'casual', 1, 1, 'open', 1)",
            "INSERT INTO seats (table_id, seat, kind, person) VALUES ('t', 0, 'person', 'ada')",
            "INSERT INTO seats (table_id, seat, kind, person) VALUES ('t', 1, 'person', 'bob')",
            "INSERT INTO seats (table_id, seat, kind) VALUES ('t', 2, 'invited')",
        ];
        for statement in FIRST.iter().chain(&rows) {
            old.execute(sqlx::query(*statement)).await.unwrap();
        }
        for _ in 0..2 {
            bring_up_to_date(&mut old).await.unwrap();
        }
        let mut text = async |sql: &'static str| {
            let rows = old.fetch(sqlx::query(sql)).await.unwrap();
            rows.iter()
                .map(|row| row.try_get::<String, _>(0).unwrap())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            text("SELECT person FROM seats WHERE here_until = 0 AND person IS NOT NULL ORDER BY seat").await,
            "ada bob"
        );
        assert_eq!(
            text("SELECT person FROM members WHERE state = 'open' AND created = 1 ORDER BY person").await,
            "ada bob"
        );
        assert_eq!(text("SELECT kind FROM seats WHERE by_invitation = 1").await, "invited");
        assert_eq!(text("SELECT name FROM people WHERE looks IS NOT NULL").await, "Ada");
        assert_eq!(
            text("SELECT id FROM sessions WHERE used > 1").await,
            "s",
            "nobody is signed out by an upgrade"
        );
        assert_eq!(
            text("SELECT id FROM tables WHERE spectator_chat = 1").await,
            "t",
            "what a table allowed, it still allows"
        );
        old.execute(sqlx::query("INSERT INTO schema_version VALUES (99)"))
            .await
            .unwrap();
        assert!(matches!(bring_up_to_date(&mut old).await, Err(StoreError::Newer)));
    }

    #[tokio::test]
    async fn a_database_of_an_older_version_is_brought_up_to_date_and_keeps_everything() {
        let folder = tempfile::tempdir().unwrap();
        an_old_database_keeps_everything(&Place::File(folder.path().join("old.sqlite"))).await;
        let postgres = trial::Postgres::start();
        an_old_database_keeps_everything(&Place::Postgres(postgres.database())).await;
    }
}
