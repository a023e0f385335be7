//! What is kept, what is removed after a while, and how many games bots play alone.

use futures_util::future::join_all;
use sqlx::Row;
use wire::{Chosen, Clock, NewTable, Refusal, SeatWish, State};

use super::super::overview::{OWN, TO_JOIN};
use super::super::quotas::MOST_ALONE;
use super::super::sweep::Keep;
use super::{HERE, House, for_two};
use crate::clock::{DAY, now};
use crate::store::{Faults, Param, Place, params};

const KEEP: Keep = Keep {
    unplayed: 30,
    sessions: 180,
};

#[tokio::test]
async fn the_house_is_kept_in_order_on_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = trial::Postgres::start();
    let file = |name: &str| Place::File(folder.path().join(name));
    for (cleared, played) in [
        (file("a.sqlite"), file("b.sqlite")),
        (
            Place::Postgres(postgres.database()),
            Place::Postgres(postgres.database()),
        ),
    ] {
        what_never_came_to_a_game_is_removed_and_what_was_played_stays(&cleared).await;
        bots_that_stand_in_for_everybody_play_only_some_games_at_a_time(&played).await;
    }
}

/// Three tables and a person, a month ago and today.
struct Aged {
    house: House,
    never: String,
    begun: String,
    fresh: String,
    idle: String,
    /// Has played, and given the seat to another browser since.
    past: String,
}

impl Aged {
    async fn at(place: &Place) -> Aged {
        let house = House::at(place, Faults::none()).await;
        let (ada, idle, past) = (
            house.guest("Ada").await,
            house.guest("Idle").await,
            house.guest("Past").await,
        );
        let never = house.make(&ada, for_two()).await;
        let begun = house.table(&ada, Clock::None).await;
        let fresh = house.make(&ada, for_two()).await;
        house.tables.chat(&ada, &never, "is anybody there?").await.unwrap();
        let (idle, past) = (idle.id, past.id);
        Aged {
            house,
            never,
            begun,
            fresh,
            idle,
            past,
        }
    }

    async fn change(&self, sql: &'static str, params: Vec<Param>) {
        self.house.elsewhere(sql, params).await;
    }

    async fn sweep(&self) {
        self.house.tables.sweep(KEEP).await.unwrap();
    }

    async fn count(&self, sql: &'static str, params: Vec<Param>) -> usize {
        self.house.found(sql, params).await
    }

    /// A card list that only the table where nobody ever played has.
    async fn give_a_list(&self, old: i64) {
        let list = "x".repeat(1_000); // no card list at all, but nobody looks at it here
        self.change(
            "INSERT INTO lists (hash, text, created) VALUES ('old', $1, $2)",
            params![&list, old],
        )
        .await;
        self.change(
            "INSERT INTO table_lists (table_id, hash) VALUES ($1, 'old')",
            params![&self.never],
        )
        .await;
    }

    /// All but the fresh table, and the people, are this old now.
    async fn grow_old(&self, old: i64) {
        const RESULT: &str = "INSERT INTO results (table_id, seat, person, score, place, deserted, shared, opening, game, players, finished) \
                              VALUES ($1, 9, $2, 0, 1, 0, 0, '[]', 'any', 2, 1)";
        let (fresh, begun, never) = (&self.fresh, &self.begun, &self.never);
        self.change("UPDATE tables SET created = $2 WHERE id <> $1", params![fresh, old])
            .await;
        self.change("UPDATE tables SET next = $2 WHERE id = $1", params![begun, never])
            .await;
        self.change("UPDATE people SET created = $1", params![old]).await;
        self.change(
            "UPDATE sessions SET used = $2 WHERE person = $1",
            params![&self.idle, old],
        )
        .await;
        self.change("DELETE FROM sessions WHERE person = $1", params![&self.past])
            .await;
        self.change(RESULT, params![begun, &self.past]).await;
    }

    /// Nothing of the table is left anywhere.
    async fn check_gone(&self) {
        for (what, sql) in [
            ("table", "SELECT 1 FROM tables WHERE id = $1"),
            ("seats", "SELECT 1 FROM seats WHERE table_id = $1"),
            ("members", "SELECT 1 FROM members WHERE table_id = $1"),
            ("chat", "SELECT 1 FROM chat WHERE table_id = $1"),
            ("rematch", "SELECT 1 FROM tables WHERE next = $1"),
            ("lists", "SELECT 1 FROM table_lists WHERE table_id = $1"),
            ("news", "SELECT 1 FROM news WHERE table_id = $1"),
            ("targets", "SELECT 1 FROM targets WHERE table_id = $1"),
        ] {
            assert_eq!(self.count(sql, params![&self.never]).await, 0, "{what}");
        }
        let opened = self.house.tables.open(&self.never).await.map(|live| live.id.clone());
        assert_eq!(opened.unwrap_err().status.as_u16(), 404);
        let lists = self.count("SELECT 1 FROM lists", Vec::new()).await;
        assert_eq!(lists, 0, "no table needs it");
    }

    /// What was played, and who played, stays.
    async fn check_kept(&self) {
        let running = "SELECT 1 FROM tables WHERE id = $1 AND state = 'running'";
        assert_eq!(self.count(running, params![&self.begun]).await, 1);
        let fresh = "SELECT 1 FROM tables WHERE id = $1";
        assert_eq!(self.count(fresh, params![&self.fresh]).await, 1);
        let people = self.house.store.rows("SELECT name FROM people", Vec::new()).await;
        let names: Vec<String> = people.unwrap().iter().map(|row| row.try_get(0).unwrap()).collect();
        assert_eq!(
            names.len(),
            2,
            "who never played is gone, who has results stays: {names:?}"
        );
    }
}

async fn what_never_came_to_a_game_is_removed_and_what_was_played_stays(place: &Place) {
    let aged = Aged::at(place).await;
    let old = now() - 31 * DAY;
    aged.give_a_list(old).await;
    aged.sweep().await;
    let all = aged.count("SELECT id FROM tables", Vec::new()).await;
    assert_eq!(all, 3, "nothing is old yet");

    aged.grow_old(old).await;
    aged.sweep().await;
    let others = "SELECT id FROM tables WHERE id <> $1";
    assert_eq!(aged.count(others, params![&aged.fresh]).await, 2, "somebody is there");

    aged.change("UPDATE seats SET here_until = 0", Vec::new()).await;
    let looked_at = aged.house.tables.open(&aged.never).await.unwrap();
    let mut news = looked_at.follow();
    aged.sweep().await;
    assert!(news.has_changed().unwrap(), "whoever looks on is told");
    news.mark_unchanged();
    let locked = aged.house.tables.lock(&looked_at).await.map(|_| ());
    assert_eq!(locked.unwrap_err().status.as_u16(), 404);
    aged.check_gone().await;
    aged.check_kept().await;
}

#[tokio::test]
async fn a_session_lasts_as_long_as_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let session = house.people.guest("Ada").await.unwrap();
    let find = async || house.people.find(&session.token).await.unwrap();
    let used = async |days: i64| {
        house
            .elsewhere("UPDATE sessions SET used = $1", params![now() - days * DAY])
            .await;
    };
    let noted = async || {
        house
            .found("SELECT id FROM sessions WHERE used > $1", params![now() - DAY])
            .await
            == 1
    };
    assert!(noted().await);
    used(179).await;
    assert!(!noted().await);
    while !noted().await {
        assert!(find().await.is_some());
        tokio::task::yield_now().await; // that it is used is written down by the way
    }
    used(179).await;
    while !noted().await {
        assert!(
            !house.people.is_over(&session.person).await,
            "an open connection is use, too"
        );
        tokio::task::yield_now().await;
    }
    used(181).await;
    assert!(find().await.is_none(), "nobody has used it for half a year");
    house.tables.sweep(KEEP).await.unwrap();
    assert_eq!(house.found("SELECT id FROM sessions", Vec::new()).await, 0);
}

/// Games whose people are all out of time are played by bots alone, too.
async fn bots_that_stand_in_for_everybody_play_only_some_games_at_a_time(place: &Place) {
    let house = House::at(place, Faults::none()).await;
    let ada = house.guest("Ada").await;
    let games = MOST_ALONE as usize + 5;
    for _ in 0..games {
        let id = house
            .make(
                &ada,
                NewTable {
                    clock: Clock::days(1),
                    ..NewTable::new("hill", [SeatWish::Me])
                },
            )
            .await;
        house.tables.start(&ada, &id).await.unwrap();
    }
    house
        .elsewhere(
            "UPDATE tables SET started = $1, wake = $2",
            params![now() - 2 * DAY, now()],
        )
        .await;
    let later = House::at(place, Faults::none()).await;
    later.tables.roster().close().await; // nobody thinks, so no game ends meanwhile
    later.tables.look_after(now()).await.unwrap();
    let stood_in = async || {
        later
            .found("SELECT DISTINCT table_id FROM seats WHERE stood_in = 1", Vec::new())
            .await
    };
    assert_eq!(stood_in().await, MOST_ALONE as usize);
    assert_eq!(
        later
            .found("SELECT id FROM tables WHERE wake > $1", params![now()])
            .await,
        games,
        "the others are looked at again later"
    );
    // when a game is over, the next one goes on
    later.elsewhere("UPDATE tables SET state = 'finished', wake = NULL WHERE id IN (SELECT table_id FROM seats WHERE stood_in = 1 LIMIT 1)", Vec::new()).await;
    later
        .elsewhere(
            "UPDATE members SET state = 'finished' WHERE table_id IN (SELECT id FROM tables WHERE state = 'finished')",
            Vec::new(),
        )
        .await;
    later
        .elsewhere("UPDATE tables SET wake = $1 WHERE state = 'running'", params![now()])
        .await;
    later.tables.look_after(now()).await.unwrap();
    assert_eq!(stood_in().await, MOST_ALONE as usize + 1);
    let refusal = later.tables.check_alone(&ada).await.unwrap_err();
    assert_eq!(*refusal.reason, Refusal::BotsAlone { most: 20 }.into());
}

/// Your list of tables comes as quickly with very many tables of others: it is found by an index.
#[tokio::test]
async fn lists_are_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let plan = async |sql: &str, params| {
        let sql: &'static str = Box::leak(format!("EXPLAIN QUERY PLAN {sql}").into_boxed_str());
        let rows = house.store.rows(sql, params).await.unwrap();
        rows.iter()
            .map(|row| row.try_get::<String, _>("detail").unwrap())
            .collect::<Vec<_>>()
            .join("; ")
    };
    let own = plan(OWN, params!["a", "finished", 1_i64]).await;
    assert!(
        own.contains("members_of_person (person=? AND state=? AND created<?)")
            && !own.contains("SCAN members")
            && !own.contains("SCAN tables"),
        "{own}"
    );
    let to_join = plan(TO_JOIN, params![1_i64]).await;
    assert!(
        to_join.contains("tables_to_join (state=? AND listed=? AND created<?)") && !to_join.contains("SCAN tables"),
        "{to_join}"
    );
    let ada = house.guest("Ada").await;
    let id = house.make(&ada, for_two()).await;
    let listed = house.tables.own_tables(&ada, State::Open, i64::MAX).await.unwrap();
    assert_eq!(listed.iter().map(|table| &table.id).collect::<Vec<_>>(), [&id]);
}

#[tokio::test]
async fn a_list_is_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let cards = format!(
        "{}\n{}",
        include_str!("../../../../hill/data/hill.toml"),
        "# my own\n".repeat(100)
    );
    let new = NewTable {
        options: [("cards".to_owned(), cards.clone())].into(),
        ..NewTable::new("hill", [SeatWish::Me, SeatWish::Me])
    };
    let mut ids = Vec::new();
    for _ in 0..5 {
        ids.push(house.make(&ada, new.clone()).await);
    }
    assert_eq!(house.found("SELECT hash FROM lists", Vec::new()).await, 1);
    let later = House::open(folder.path()).await;
    for id in &ids {
        later.tables.start(&ada, id).await.unwrap(); // the game can be set up from it
        let live = later.tables.open(id).await.unwrap();
        let info = later.tables.lock(&live).await.unwrap().info(None);
        let told = serde_json::to_string(&info).unwrap();
        assert!(told.len() < 2_000, "the list itself is not told with the table: {told}");
        let Some(Chosen::Long { list: hash }) = info.options.get("cards") else {
            panic!("the list is told by its hash: {told}");
        };
        assert_eq!(later.store.list(hash).await.unwrap().unwrap().text, cards);
    }
    let bytes: i64 = later
        .store
        .row("SELECT LENGTH(options) FROM tables", Vec::new())
        .await
        .unwrap()
        .unwrap()
        .try_get(0)
        .unwrap();
    assert!(bytes < 200, "{bytes}");
    assert!(later.tables.create(&ada, HERE, new).await.is_ok());
}

#[tokio::test]
async fn also_a_session_of_one_day_lasts_as_long_as_it_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let people = house.people_for(1);
    let session = people.guest("Ada").await.unwrap();
    house
        .elsewhere("UPDATE sessions SET used = $1", params![now() - DAY * 3 / 4])
        .await;
    while house
        .found("SELECT id FROM sessions WHERE used > $1", params![now() - DAY / 2])
        .await
        == 0
    {
        assert!(people.find(&session.token).await.unwrap().is_some());
        tokio::task::yield_now().await;
    }
}

/// Names were not always made plain; whoever has an account from before gets in as ever.
#[tokio::test]
async fn an_account_is_found_by_the_name_it_was_made_with() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    house.people.become_account(&ada, "Ada", "correct horse").await.unwrap();
    for (account, written) in [
        ("ada  l", "Ada  L"),
        ("ｂｏｂ", " ＢｏＢ "),
        ("a\u{200d}b", "A\u{200d}b"),
    ] {
        house
            .elsewhere("UPDATE people SET account = $1", params![account])
            .await;
        assert!(
            house.people.sign_in(written, "correct horse").await.is_ok(),
            "{written:?}"
        );
        assert!(house.people.sign_in(written, "battery staple").await.is_err());
    }
}

/// Nobody collects sessions without end.
#[tokio::test]
async fn the_oldest_session_ends_when_there_are_too_many() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let mut newest = house.people.become_account(&ada, "Ada", "correct horse").await.unwrap();
    for number in 0..60_i64 {
        house
            .elsewhere(
                "INSERT INTO sessions (id, person, created, used) VALUES ($1, $2, 0, $3)",
                params![number.to_string(), &ada.id, now() - DAY + number],
            )
            .await;
    }
    let mut endings = house.people.endings();
    newest = house
        .people
        .sign_in(&newest.person.name, "correct horse")
        .await
        .unwrap();
    assert_eq!(house.found("SELECT id FROM sessions", Vec::new()).await, 50);
    assert_eq!(
        house
            .found(
                "SELECT id FROM sessions WHERE id = $1 OR id = '59'",
                params![&newest.person.session]
            )
            .await,
        2
    );
    let mut ended = 0;
    while endings.try_recv().is_ok() {
        ended += 1;
    }
    assert_eq!(ended, 12, "their connections are closed");
}

/// What is counted first and written later can be overtaken: ask for everything at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_everything_at_once_gets_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = trial::Postgres::start();
    for place in [
        Place::File(folder.path().join("test.sqlite")),
        Place::Postgres(postgres.database()),
    ] {
        let houses = match &place {
            Place::File(_) => vec![House::at(&place, Faults::none()).await],
            Place::Postgres(_) => vec![
                House::at(&place, Faults::none()).await,
                House::at(&place, Faults::none()).await,
            ],
        };
        let ada = houses[0].guest("Ada").await;
        for house in &houses {
            house.tables.roster().close().await; // no game ends meanwhile
        }
        let bot = SeatWish::bot("beginner");
        let new = NewTable::new("hill", [bot.clone(), bot]);
        let somewhere = |number: usize| &houses[number % houses.len()];
        let made = join_all((0..60).map(|number| somewhere(number).tables.create(&ada, HERE, new.clone()))).await;
        let ids: Vec<String> = made.into_iter().flatten().map(|made| made.table.id).collect();
        assert_eq!(ids.len(), 50, "open tables");
        let started = join_all(
            ids.iter()
                .enumerate()
                .map(|(number, id)| somewhere(number).tables.start(&ada, id)),
        )
        .await;
        let refusals: Vec<_> = started.into_iter().filter_map(Result::err).collect();
        assert_eq!(ids.len() - refusals.len(), MOST_ALONE as usize, "games of bots alone");
        assert!(
            refusals.iter().all(|refusal| refusal.status.as_u16() == 429),
            "{:?}",
            refusals.iter().map(ToString::to_string).collect::<Vec<_>>()
        );
    }
}
