//! Ten thousand people and a hundred thousand finished games: how long each page takes on the server.
//!
//! `cargo nextest run --workspace --all-features --run-ignored only -E 'test(many::)' --no-capture`

use std::time::{Duration, Instant};

use wire::WhichFinished;
use wire::standing::WhichStandings;

use super::House;
use crate::people::Person;
use crate::store::{Place, Write, params};

const PEOPLE: i64 = 10_000;
const GAMES: i64 = 100_000;
/// How many rows are made by one statement.
const AT_ONCE: i64 = 5_000;
/// What the server may take for any page.
const LIMIT: Duration = Duration::from_millis(50);
/// How often everything is asked.
const TIMES: usize = 21;

/// Rows for the numbers `i` from $1 up to before $2.
macro_rules! rows {
    ($insert:literal, $($select:expr),*) => {
        concat!(
            "INSERT INTO ",
            $insert,
            " WITH RECURSIVE n(i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < $2) SELECT ",
            $($select),*
        )
    };
}
/// The results of a seat.
macro_rules! seat {
    ($seat:literal, $score:literal, $opening:literal, $which:literal) => {
        rows!(
            "results (table_id, seat, person, score, place, deserted, shared, opening, game, players, finished)",
            "'t' || CAST(i AS TEXT), ",
            $seat,
            ", ",
            who!($seat),
            ", ",
            $score,
            ", 1 + ",
            $seat,
            ", 0, 0, ",
            $opening,
            ", ",
            game!(),
            ", 2 + i % 2, i * 60000 FROM n",
            $which
        )
    };
}
macro_rules! game {
    () => {
        "CASE i % 3 WHEN 0 THEN 'hill' WHEN 1 THEN 'shinjuku' ELSE 'tramways' END"
    };
}
/// Somebody plays a twentieth of all games; the others are spread.
macro_rules! who {
    ($seat:literal) => {
        concat!(
            "CASE WHEN i % 20 = 0 AND ",
            $seat,
            " = 0 THEN 'p0' ELSE 'p' || CAST((i * 31 + ",
            $seat,
            " * 7919 + i / 97) % 10000 AS TEXT) END"
        )
    };
}

const MADE: [(i64, &str); 9] = [
    (
        PEOPLE,
        rows!(
            "people (id, name, account, looks, created)",
            "'p' || CAST(i AS TEXT), 'Person ' || CAST(i AS TEXT), 'person ' || CAST(i AS TEXT), 'person' || CAST(i AS TEXT), 1 FROM n"
        ),
    ),
    (
        GAMES,
        rows!(
            "tables (id, game, rules, options, seed, host, clock, stand_in, spectators, listed, state, created, finished)",
            "'t' || CAST(i AS TEXT), ",
            game!(),
            ", 1, '{}', '', 'p0', '{}', 'casual', 1, 1, 'finished', i, i * 60000 FROM n"
        ),
    ),
    (
        GAMES,
        rows!(
            "played (table_id, game, players, finished, best, public, rated)",
            "'t' || CAST(i AS TEXT), ",
            game!(),
            ", 2 + i % 2, i * 60000, (i * 7) % 180, CASE WHEN i % 10 = 0 THEN 0 ELSE 1 END, 1 FROM n"
        ),
    ),
    (
        GAMES,
        seat!(
            "0",
            "(i * 7) % 180",
            "'[{\"id\":\"verbatim\",\"text\":\"' || CAST(i % 9 AS TEXT) || '\"},{\"id\":\"verbatim\",\"text\":\"x\"}]'",
            ""
        ),
    ),
    (GAMES, seat!("1", "(i * 5) % 100", "'[]'", "")),
    (GAMES, seat!("2", "(i * 3) % 100", "'[]'", " WHERE i % 2 = 1")),
    (
        GAMES,
        rows!(
            "played_options (table_id, name, value, game, finished)",
            "'t' || CAST(i AS TEXT), 'residents', 'true', 'hill', i * 60000 FROM n WHERE i % 300 = 0"
        ),
    ),
    (
        PEOPLE * 9,
        rows!(
            "ratings (person, game, players, mean, deviation, floor, games, won, lot)",
            "'p' || CAST(i / 9 AS TEXT), ",
            game!(),
            ", CASE (i / 3) % 3 WHEN 0 THEN 0 ELSE 1 + (i / 3) % 3 END, 1000000 + (i * 7919) % 1000000, 60000, 880000 + (i * 7919) % 1000000, 10, 3, 'a' || CAST(i AS TEXT) FROM n"
        ),
    ),
    (
        GAMES,
        rows!(
            "rating_history (person, game, players, at, table_id, mean, deviation)",
            who!("0"),
            ", ",
            game!(),
            ", 0, i * 60000, 't' || CAST(i AS TEXT), 1500000, 60000 FROM n"
        ),
    ),
];

async fn fill(house: &House) {
    for (rows, sql) in MADE {
        for from in (0..rows).step_by(AT_ONCE as usize) {
            let to = rows.min(from + AT_ONCE);
            house
                .store
                .write(Write::default().also(sql, params![from, to]))
                .await
                .unwrap();
        }
    }
}

/// The times of something, and the slowest of the quicker half.
async fn time(what: &str, mut ask: impl AsyncFnMut(usize)) -> Duration {
    let mut times = Vec::with_capacity(TIMES);
    for number in 0..TIMES {
        let begun = Instant::now();
        ask(number).await;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let (median, longest) = (times[TIMES / 2], times[TIMES - 1]);
    println!(
        "  {what:32} median {:6.1} ms, longest {:6.1} ms",
        median.as_secs_f64() * 1e3,
        longest.as_secs_f64() * 1e3
    );
    median
}

/// What is searched for, each time with another number.
type Search = fn(usize) -> WhichFinished;

/// All kinds of searches, by name.
fn searches() -> Vec<(&'static str, Search)> {
    fn of(game: &str) -> WhichFinished {
        WhichFinished {
            game: Some(game.into()),
            ..WhichFinished::default()
        }
    }
    fn with_option(option: &str) -> WhichFinished {
        WhichFinished {
            option: Some(option.into()),
            ..of("hill")
        }
    }
    fn by(which: WhichFinished, player: usize) -> WhichFinished {
        WhichFinished {
            player: Some(format!("Person {player}")),
            ..which
        }
    }
    fn with(which: WhichFinished, least: i32) -> WhichFinished {
        WhichFinished {
            least: Some(least),
            ..which
        }
    }
    vec![
        ("finished games", |_| WhichFinished::default()),
        ("deep in them", |n| WhichFinished {
            after: Some(format!("{}.t", 3_000_000 * n)),
            ..WhichFinished::default()
        }),
        ("of a game", |_| of("tramways")),
        ("of a player", |n| by(WhichFinished::default(), 41 * n)),
        ("of a busy player, in a game", |_| by(of("hill"), 0)),
        ("by points", |_| with(of("hill"), 100)),
        ("by points nobody had", |_| with(of("hill"), 1_000)),
        ("by points, on a day long ago", |_| WhichFinished {
            to: Some(86_400_000),
            ..with(of("hill"), 10)
        }),
        ("with a rare option", |_| with_option("residents=true")),
        ("with the usual option", |_| with_option("residents=false")),
        ("with players that never were", |_| WhichFinished {
            players: Some(5),
            ..of("hill")
        }),
        ("of a day", |n| WhichFinished {
            from: Some(86_400_000 * n as i64),
            to: Some(86_400_000 * (n as i64 + 1)),
            ..WhichFinished::default()
        }),
    ]
}

async fn measure(place: &Place) -> Vec<Duration> {
    let house = House::at(place).await;
    let begun = Instant::now();
    fill(&house).await;
    // a database that lives does this by itself
    house
        .store
        .write(Write::default().also("ANALYZE", params![]))
        .await
        .unwrap();
    println!("{place:?}: filled in {:.0} s", begun.elapsed().as_secs_f64());
    let (standing, busy, other) = (&house.standing, somebody("p0"), somebody("p7"));
    let (first, middle) = (
        WhichStandings::default(),
        WhichStandings {
            players: None,
            after: Some("1400000.a".into()),
        },
    );
    let board = async |which: &WhichStandings| {
        standing.leaderboard("hill", which, Some(&busy)).await.unwrap();
    };
    let profile = async |number: usize| {
        standing
            .profile(&format!("Person {number}"), Some(&other))
            .await
            .unwrap();
    };
    let mut times = vec![
        time("leaderboard", async |_| board(&first).await).await,
        time("leaderboard, in the middle", async |_| board(&middle).await).await,
        time("profile", async |n| profile(37 * n).await).await,
        time("profile of a busy person", async |_| profile(0).await).await,
    ];
    let career = async |_| {
        standing.career("Person 0", "hill", None).await.unwrap();
    };
    times.push(time("course and openings", career).await);
    for (what, which) in searches() {
        let search = async |n| {
            standing.finished(&which(n), None).await.unwrap();
        };
        times.push(time(what, search).await);
    }
    times
}

/// Somebody who was made as a row.
fn somebody(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: String::new(),
        account: None,
        session: String::new(),
    }
}

#[tokio::test]
#[ignore = "makes half a million rows, twice: a minute or two"]
async fn every_page_is_quick_with_ten_thousand_people_and_a_hundred_thousand_games() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = trial::Postgres::start();
    for place in [
        Place::File(folder.path().join("many.sqlite")),
        Place::Postgres(postgres.database()),
    ] {
        let slow: Vec<Duration> = measure(&place)
            .await
            .into_iter()
            .filter(|median| *median > LIMIT)
            .collect();
        assert!(slow.is_empty(), "{place:?}: {slow:?}");
    }
}
