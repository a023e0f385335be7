//! Leaving for good, and taking everything home: no table of the database is forgotten.

use std::collections::BTreeSet;

use serde_json::Value;
use sqlx::Row;
use wire::company::{Complaint, Distance, Offence, Whom};
use wire::{Refusal, Sitter, State};

use super::super::places::{IMPERSONAL, PLACES};
use super::*;
use crate::store::{Store, params};
use crate::tables::Move;
use crate::tables::tests::to_move;

const NAME: &str = "Zebulon Quartz";
const MAIL: &str = "zebulon@round.example";

/// The tables of a database, each with its columns.
async fn columns(store: &Store) -> Vec<(String, String)> {
    let sql = if store.is_shared() {
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns WHERE table_schema = 'public'"
    } else {
        "SELECT tables.name, columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
    };
    let rows = store.rows(sql, params![]).await.unwrap();
    rows.iter()
        .map(|row| (row.try_get(0).unwrap(), row.try_get(1).unwrap()))
        .collect()
}

/// Where a text stands in a database, and in how many rows.
async fn places_of(store: &Store, needle: &str) -> Vec<(String, String, usize)> {
    let mut found = Vec::new();
    for (table, column) in columns(store).await {
        let sql = format!("SELECT 1 FROM {table} WHERE CAST({column} AS TEXT) LIKE '%' || $1 || '%'");
        let rows = store.rows(sql.leak(), params![needle]).await.unwrap().len();
        if rows > 0 {
            found.push((table, column, rows));
        }
    }
    found
}

/// What else there is of somebody: `$1` is the person, `$2` the text.
const ROWS: &[(&str, &str)] = &[
    (
        "INSERT INTO targets (id, person, channel, address, kinds, wait, digest, confirmed, stop, created) VALUES ('target', $1, 'mail', $2, 'turn', 0, 'never', 1, 'stop', 1)",
        MAIL,
    ),
    (
        "INSERT INTO news (target, kind, table_id, seat, turn, at) SELECT id, 'turn', 't', 0, 0, 1 FROM targets WHERE person = $1 AND $2 <> ''",
        "x",
    ),
    (
        "INSERT INTO hours (person, language, zone) VALUES ($1, 'en', $2)",
        "Europe/Paris",
    ),
    ("INSERT INTO lessons (person, lesson, done) VALUES ($1, $2, 1)", "h1"),
    (
        "INSERT INTO badges (person, game, badge, what, table_id, at) VALUES ($1, 'hill', $2, '', 't', 1)",
        "first",
    ),
    (
        "INSERT INTO rating_history (person, game, players, at, table_id, mean, deviation) VALUES ($1, 'hill', 0, 1, $2, 1, 1)",
        "t",
    ),
    (
        "INSERT INTO ratings (person, game, players, mean, deviation, floor, games, won, lot) VALUES ($1, 'hill', 0, 1, 1, 1, 1, 1, $2)",
        "lot",
    ),
    (
        "INSERT INTO results (table_id, seat, person, score, place, deserted, shared, opening, game, players, finished) SELECT id, 0, $1, 1, 1, 0, 0, '[]', $2, 2, 1 FROM tables WHERE host = $1 AND state = 'open'",
        "hill",
    ),
    (
        "INSERT INTO passkeys (id, person, name, passkey, created) VALUES ($2, $1, 'phone', '{}', 1)",
        "credential-of-zebulon",
    ),
    (
        "INSERT INTO questions (ticket, person, what, state, expires) VALUES ($2, $1, 'proof', '{}', 1)",
        "ticket",
    ),
    (
        "INSERT INTO resets (secret, person, expires) VALUES ($2, $1, 1)",
        "secret",
    ),
    (
        "INSERT INTO leaves (id, person, year, first, last, days, since, until) VALUES ($2, $1, 2026, '2026-01-01', '2026-01-02', 2, 1, 2)",
        "leave",
    ),
    (
        "INSERT INTO follows (person, followed, created) SELECT $1, id, 1 FROM people WHERE name = $2",
        "Bob",
    ),
    (
        "INSERT INTO follows (person, followed, created) SELECT id, $1, 1 FROM people WHERE name = $2",
        "Bob",
    ),
    (
        "INSERT INTO plans (table_id, seat, person, plan, mark, stamp, carried_out) SELECT id, 0, $1, $2, 1, 1, 0 FROM tables WHERE host = $1 AND state = 'running'",
        "{}",
    ),
    (
        "INSERT INTO dailies (day, game, person, table_id) SELECT 1, $2, $1, MIN(id) FROM tables WHERE host = $1",
        "hill",
    ),
    (
        "INSERT INTO cups (id, name, host, game, plan, setup, least, most, entry, accounts, when_full, leavers, state, created) VALUES ($2, 'The cup of Zebulon Quartz', $1, 'hill', '{}', '{}', 2, 8, 'open', 0, 1, 'bot', 'open', 1)",
        "gathering",
    ),
    (
        "INSERT INTO cups (id, name, host, game, plan, setup, least, most, entry, accounts, when_full, leavers, state, created, started) VALUES ($2, 'Cup', $1, 'hill', '{}', '{}', 2, 8, 'open', 0, 1, 'bot', 'running', 1, 2)",
        "running",
    ),
    (
        "INSERT INTO cup_people (cup, person, joined) VALUES ($2, $1, 1)",
        "gathering",
    ),
    (
        "INSERT INTO cup_people (cup, person, joined, number) VALUES ($2, $1, 1, 0)",
        "running",
    ),
    (
        "UPDATE tables SET barred = barred || ' ' || $1 WHERE host <> $1 AND $2 <> '' AND state = 'running'",
        "x",
    ),
];

/// Somebody of whom there is something in every table of the database.
async fn known_everywhere(house: &House, bob: &Person) -> Person {
    let person = house.account(NAME).await;
    let id = &person.id;
    let running = house.game(&person, bob).await;
    house.game(bob, &person).await;
    house.solo(&person).await;
    house.make(&person, for_two()).await;
    let gathering = house.make(bob, for_two()).await;
    house.tables.join(&person, &gathering, None).await.unwrap();
    house.tables.wish_end(&person, &running, true).await.unwrap();
    for text in ["zebulon says hello", "zebulon says more"] {
        house.tables.chat(&person, &running, text).await.unwrap();
    }
    house.tables.chat(bob, &running, "I answer").await.unwrap();
    let distances = house.tables.distances();
    let by_name = |name: &str| Whom::Name { name: name.to_owned() };
    distances
        .keep_away(&person, &by_name("Bob"), Distance::Muted)
        .await
        .unwrap();
    distances.keep_away(bob, &by_name(NAME), Distance::Muted).await.unwrap();
    let complaint = |note: &str| Complaint {
        offence: Offence::Other,
        note: note.to_owned(),
    };
    house.people.report(bob, &running, 0, &complaint("look")).await.unwrap();
    let own = complaint(&format!("signed {NAME}"));
    house.people.report(&person, &running, 2, &own).await.unwrap();
    for (sql, text) in ROWS {
        house.elsewhere(sql, params![id, *text]).await;
    }
    person
}

#[tokio::test]
async fn no_table_is_forgotten() {
    on_both(async |house| {
        let found: BTreeSet<String> = columns(&house.store)
            .await
            .into_iter()
            .map(|(table, _)| table)
            .collect();
        let listed = PLACES.iter().map(|place| place.table).chain(IMPERSONAL.iter().copied());
        let listed: BTreeSet<String> = listed.map(str::to_owned).collect();
        assert_eq!(
            found, listed,
            "say in company/places.rs what it holds of people, how they take it home and how it is forgotten"
        );
    })
    .await;
}

#[tokio::test]
async fn nothing_stays_but_anonymous_seats() {
    on_both(async |house| {
        let bob = house.account("Bob").await;
        let person = known_everywhere(house, &bob).await;
        for place in PLACES {
            let rows = house.store.rows(place.own, params![&person.id]).await.unwrap();
            // nobody has decided anything yet; who was asked of reports is told to nobody
            assert!(
                !rows.is_empty() || matches!(place.table, "actions" | "report_lines"),
                "{}",
                place.table
            );
        }
        let needles = [person.id.as_str(), NAME, MAIL, "zebulon", "Zebulon"];
        for needle in needles {
            assert!(
                !places_of(&house.store, needle).await.is_empty(),
                "{needle}: the search finds what is there"
            );
        }
        let tables = house.people.forget(&person.id).await.unwrap();
        house.tables.tell_farewell(&tables).await;
        for needle in needles {
            assert_eq!(places_of(&house.store, needle).await, [], "{needle}");
        }
        let chairs = house
            .store
            .rows("SELECT cup FROM cup_people WHERE left_at IS NOT NULL", params![]);
        let chairs: Vec<String> = chairs.await.unwrap().iter().map(|row| row.get(0)).collect();
        assert_eq!(chairs, ["running"], "somebody without a name has left");
        let again = house.people.sign_in(NAME, "correct horse").await.err().unwrap();
        assert_eq!(*again.reason, Refusal::WrongPassword.into());
        // the name is free again
        house.account(NAME).await;
    })
    .await;
}

/// Others' games go on with a bot; a game that nobody else plays is over, and a table that gathers is closed.
#[tokio::test]
async fn who_leaves_spoils_no_game() {
    on_both(async |house| {
        let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
        let together = house.game(&ada, &bob).await;
        let (alone, gathering) = (house.solo(&ada).await, house.make(&ada, for_two()).await);
        let joined = house.make(&bob, for_two()).await;
        house.tables.join(&ada, &joined, None).await.unwrap();
        let tables = house.people.forget(&ada.id).await.unwrap();
        house.tables.tell_farewell(&tables).await;
        let info = async |id: &str| house.tables.info(&bob, id).await.unwrap();
        let seats = info(&together).await.seats;
        assert_eq!((seats[0].sitter, seats[0].name.as_deref()), (Sitter::Bot, None));
        assert_eq!((info(&together).await.state, seats[1].yours), (State::Running, true));
        assert_eq!(info(&joined).await.seats[1].sitter, Sitter::Open);
        assert_eq!(info(&gathering).await.state, State::Closed);
        let over = info(&alone).await;
        assert!(over.state == State::Finished && over.called_off);
        // Bob plays on: the bot moves in the place of who left
        let live = house.tables.open(&together).await.unwrap();
        house.tables.look_after(i64::MAX).await.unwrap();
        loop {
            let next = {
                let sitting = house.tables.lock(&live).await.unwrap();
                let seat = to_move(&sitting);
                let legal = sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap();
                (seat.index() == 1).then(|| (seat, sitting.ply(), legal[0].clone()))
            };
            if let Some((seat, ply, action)) = next {
                house
                    .tables
                    .enter(&bob, &together, seat, ply, &Move::Act(action))
                    .await
                    .unwrap();
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn all_ones_data_can_be_taken_home() {
    on_both(async |house| {
        let bob = house.account("Bob").await;
        let person = known_everywhere(house, &bob).await;
        let all = house.people.takeaway(&person).await.unwrap();
        let data = all["data"].as_object().unwrap();
        let rows = |table: &str| data[table].as_array().map_or(0, Vec::len);
        assert_eq!(data.len(), PLACES.len());
        for (table, column, found) in places_of(&house.store, &person.id).await {
            // who is somebody else's business: whom others keep away, what they reported, whom they removed, who sat at their tables
            let is_others = matches!(
                (table.as_str(), column.as_str()),
                ("shunned", "other") | ("reports", "accused") | ("report_lines", _) | ("tables", "barred" | "to_end")
            );
            assert!(
                is_others || rows(&table) == found,
                "{table}.{column}: {found} rows, {} taken home",
                rows(&table)
            );
        }
        let text = all.to_string();
        for own in [
            NAME,
            MAIL,
            "zebulon says hello",
            "Europe/Paris",
            "phone",
            "signed Zebulon",
        ] {
            assert!(text.contains(own), "{own}");
        }
        // nothing that could be used, and nothing of a game that goes on
        for secret in [person.session.as_str(), "argon2", "I answer", "'stop'", "seed"] {
            assert!(!text.contains(secret), "{secret}");
        }
        assert_eq!(data["people"][0]["account"], Value::from("zebulon quartz"));
    })
    .await;
}

#[tokio::test]
async fn a_decision_is_taken_home_by_who_made_it() {
    on_both(async |house| {
        let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
        let id = house.game(&ada, &bob).await;
        let live = house.tables.open(&id).await.unwrap();
        let (seat, action) = {
            let sitting = house.tables.lock(&live).await.unwrap();
            let seat = to_move(&sitting);
            let legal = sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap();
            (seat, legal[0].clone())
        };
        let (mover, other) = if seat.index() == 0 { (&ada, &bob) } else { (&bob, &ada) };
        house
            .tables
            .enter(mover, &id, seat, 0, &Move::Act(action))
            .await
            .unwrap();
        let decisions = async |person| {
            house.people.takeaway(person).await.unwrap()["data"]["actions"]
                .as_array()
                .unwrap()
                .len()
        };
        assert_eq!((decisions(mover).await, decisions(other).await), (1, 0));
    })
    .await;
}
