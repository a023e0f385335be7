//! What is kept, what is removed after a while, and how many games bots play alone.

use serde_json::json;
use sqlx::Row;

use super::super::overview::{OWN, TO_JOIN};
use super::super::quotas::MOST_ALONE;
use super::super::sweep::Keep;
use super::{HERE, House};
use crate::clock::{DAY, now};
use crate::store::params;

const KEEP: Keep = Keep { unplayed: 30, sessions: 180 };

#[tokio::test]
async fn what_never_came_to_a_game_is_removed_and_what_was_played_stays() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (ada, idle) = (house.guest("Ada").await, house.guest("Idle").await);
    let list = "x".repeat(1_000); // no card list at all, but nobody looks at it here
    let never = house.make(&ada, json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let begun = house.table(&ada, json!({"kind": "none"})).await;
    let fresh = house.make(&ada, json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    house.tables.chat(&ada, &never, "is anybody there?").await.unwrap();
    let old = now() - 31 * DAY;
    house.elsewhere("INSERT INTO lists (hash, text, created) VALUES ('old', $1, $2)", params![&list, old]).await;
    house.elsewhere("INSERT INTO table_lists (table_id, hash) VALUES ($1, 'old')", params![&never]).await;
    house.tables.sweep(KEEP).await.unwrap();
    assert_eq!(house.found("SELECT id FROM tables", Vec::new()).await, 3, "nothing is old yet");

    house.elsewhere("UPDATE tables SET created = $2 WHERE id <> $1", params![&fresh, old]).await;
    house.elsewhere("UPDATE tables SET next = $2 WHERE id = $1", params![&begun, &never]).await;
    house.elsewhere("UPDATE people SET created = $1", params![old]).await;
    house.elsewhere("UPDATE sessions SET used = $2 WHERE person = $1", params![&idle.id, old]).await;
    house.tables.sweep(KEEP).await.unwrap();
    assert_eq!(house.found("SELECT id FROM tables WHERE id <> $1", params![&fresh]).await, 2, "somebody is there");
    house.elsewhere("UPDATE seats SET here_until = 0", Vec::new()).await;
    house.tables.sweep(KEEP).await.unwrap();
    for (what, sql) in [
        ("table", "SELECT 1 FROM tables WHERE id = $1"),
        ("seats", "SELECT 1 FROM seats WHERE table_id = $1"),
        ("members", "SELECT 1 FROM members WHERE table_id = $1"),
        ("chat", "SELECT 1 FROM chat WHERE table_id = $1"),
        ("rematch", "SELECT 1 FROM tables WHERE next = $1"),
        ("lists", "SELECT 1 FROM table_lists WHERE table_id = $1"),
    ] {
        assert_eq!(house.found(sql, params![&never]).await, 0, "{what}");
    }
    assert_eq!(house.tables.open(&never).await.map(|live| live.id.clone()).unwrap_err().status.as_u16(), 404);
    assert_eq!(house.found("SELECT 1 FROM tables WHERE id = $1 AND state = 'running'", params![&begun]).await, 1);
    assert_eq!(house.found("SELECT 1 FROM tables WHERE id = $1", params![&fresh]).await, 1);
    assert_eq!(house.found("SELECT 1 FROM lists", Vec::new()).await, 0, "no table needs it");
    let names = house.store.rows("SELECT name FROM people", Vec::new()).await.unwrap();
    assert_eq!(names.iter().map(|row| row.try_get::<String, _>(0).unwrap()).collect::<Vec<_>>(), ["Ada"], "who never played is gone");
}

#[tokio::test]
async fn a_session_lasts_as_long_as_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let session = house.people.guest("Ada").await.unwrap();
    let find = async || house.people.find(&session.token).await.unwrap();
    let used = async |days: i64| house.elsewhere("UPDATE sessions SET used = $1", params![now() - days * DAY]).await;
    assert!(!find().await.unwrap().is_new_day);
    used(179).await;
    assert!(find().await.unwrap().is_new_day);
    while find().await.unwrap().is_new_day {
        tokio::task::yield_now().await; // that it is used is written down by the way
    }
    used(181).await;
    assert!(find().await.is_none(), "nobody has used it for half a year");
    house.tables.sweep(KEEP).await.unwrap();
    assert_eq!(house.found("SELECT id FROM sessions", Vec::new()).await, 0);
}

/// Games whose people are all out of time are played by bots alone, too.
#[tokio::test]
async fn bots_that_stand_in_for_everybody_play_only_some_games_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let games = MOST_ALONE as usize + 5;
    for _ in 0..games {
        let id = house.make(&ada, json!({"game": "hill", "seats": [{"kind": "me"}], "clock": {"kind": "correspondence", "days": 1}})).await;
        house.tables.start(&ada, &id).await.unwrap();
    }
    house.elsewhere("UPDATE tables SET started = $1, wake = $2", params![now() - 2 * DAY, now()]).await;
    let later = House::open(folder.path()).await;
    later.tables.roster().close().await; // nobody thinks, so no game ends meanwhile
    later.tables.look_after(now()).await.unwrap();
    let stood_in = async || later.found("SELECT DISTINCT table_id FROM seats WHERE stood_in = 1", Vec::new()).await;
    assert_eq!(stood_in().await, MOST_ALONE as usize);
    assert_eq!(later.found("SELECT id FROM tables WHERE wake > $1", params![now()]).await, games, "the others are looked at again later");
    // when a game is over, the next one goes on
    later.elsewhere("UPDATE tables SET state = 'finished', wake = NULL WHERE id IN (SELECT table_id FROM seats WHERE stood_in = 1 LIMIT 1)", Vec::new()).await;
    later.elsewhere("UPDATE members SET state = 'finished' WHERE table_id IN (SELECT id FROM tables WHERE state = 'finished')", Vec::new()).await;
    later.elsewhere("UPDATE tables SET wake = $1 WHERE state = 'running'", params![now()]).await;
    later.tables.look_after(now()).await.unwrap();
    assert_eq!(stood_in().await, MOST_ALONE as usize + 1);
    let refusal = later.tables.check_alone(&ada).await.unwrap_err();
    assert!(refusal.text.contains("bots alone play 20"), "{}", refusal.text);
}

/// With very many tables of others a list of one's own takes no longer: it is found by an index.
#[tokio::test]
async fn lists_are_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let plan = async |sql: &str, params| {
        let sql: &'static str = Box::leak(format!("EXPLAIN QUERY PLAN {sql}").into_boxed_str());
        let rows = house.store.rows(sql, params).await.unwrap();
        rows.iter().map(|row| row.try_get::<String, _>("detail").unwrap()).collect::<Vec<_>>().join("; ")
    };
    let own = plan(OWN, params!["a", "finished", 1_i64]).await;
    assert!(own.contains("members_of_person (person=? AND state=? AND created<?)") && !own.contains("SCAN members") && !own.contains("SCAN tables"), "{own}");
    let to_join = plan(TO_JOIN, params![1_i64]).await;
    assert!(to_join.contains("tables_to_join (state=? AND listed=? AND created<?)") && !to_join.contains("SCAN tables"), "{to_join}");
    let ada = house.guest("Ada").await;
    let id = house.make(&ada, json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let listed = serde_json::to_value(house.tables.own_tables(&ada, super::super::State::Open, i64::MAX).await.unwrap()).unwrap();
    assert_eq!((&listed[0]["id"], listed.as_array().unwrap().len()), (&json!(id), 1));
}

#[tokio::test]
async fn a_list_is_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let cards = format!("{}\n{}", include_str!("../../../../hill/data/hill.toml"), "# my own\n".repeat(100));
    let new = json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"cards": cards}});
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(house.make(&ada, new.clone()).await);
    }
    assert_eq!(house.found("SELECT hash FROM lists", Vec::new()).await, 1);
    let later = House::open(folder.path()).await;
    for id in &ids {
        later.tables.start(&ada, id).await.unwrap(); // the game can be set up from it
        let live = later.tables.open(id).await.unwrap();
        let info = serde_json::to_value(later.tables.lock(&live).await.unwrap().info(None)).unwrap();
        assert!(info.to_string().len() < 2_000, "the list itself is not told with the table: {info}");
        let hash = info["options"]["cards"]["list"].as_str().unwrap();
        assert_eq!(later.store.list(hash).await.unwrap().unwrap().text, cards);
    }
    let bytes: i64 = later.store.row("SELECT LENGTH(options) FROM tables", Vec::new()).await.unwrap().unwrap().try_get(0).unwrap();
    assert!(bytes < 200, "{bytes}");
    assert!(later.tables.create(&ada, HERE, serde_json::from_value(new).unwrap()).await.is_ok());
}
