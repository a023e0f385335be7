//! What must hold on both databases.

use wire::standing::{Deed, Privacy, Tally, WhichStandings};
use wire::{FinishedGame, WhichFinished};

use super::{GAME, House, bot, played};
use crate::people::Person;
use crate::store::{Place, params};

#[tokio::test]
async fn people_stand_where_they_should_on_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = trial::Postgres::start();
    let places: [Vec<Place>; 2] = [
        (0..5)
            .map(|n| Place::File(folder.path().join(format!("{n}.sqlite"))))
            .collect(),
        (0..5).map(|_| Place::Postgres(postgres.database())).collect(),
    ];
    for [results, servers, hidden, paged, badges] in places.map(|places| <[Place; 5]>::try_from(places).unwrap()) {
        earlier_games_get_their_results_and_are_rated_in_their_order(&results).await;
        two_servers_rate_every_game_once(&servers).await;
        who_is_hidden_is_named_to_nobody_else(&hidden).await;
        pages_follow_each_other_without_a_gap(&paged).await;
        firsts_are_told_once(&badges).await;
    }
}

async fn earlier_games_get_their_results_and_are_rated_in_their_order(place: &Place) {
    let house = House::at(place).await;
    let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
    house
        .ended("late", 20, &[played(&ada, 2, 90), played(&bob, 1, 120)])
        .await;
    house
        .ended("early", 10, &[played(&ada, 1, 110), played(&bob, 2, 100)])
        .await;
    house
        .ended("screen", 15, &[played(&ada, 1, 10), played(&ada, 2, 9)])
        .await;
    for _ in 0..2 {
        house.standing.fill_in().await.unwrap();
        house.rate_all().await;
    }
    let profile = house.standing.profile("ada", Some(&bob)).await.unwrap();
    let record = &profile.games[0];
    assert_eq!(
        (record.finished, record.contests, record.won, record.best),
        (2, 2, 1, 110)
    );
    assert_eq!(
        record
            .ratings
            .iter()
            .map(|of| (of.players, of.games))
            .collect::<Vec<_>>(),
        [(None, 2), (Some(2), 2)]
    );
    // today's challenge is told to nobody else before the day is over
    let today = "INSERT INTO dailies (day, game, person, table_id) VALUES ($1, $2, $3, 'early')";
    let day = params![crate::clock::now() / crate::clock::DAY, GAME, &ada.id];
    house.write(today, day).await;
    let best = async |reader| house.standing.profile("ada", reader).await.unwrap().games[0].best;
    assert_eq!((best(Some(&bob)).await, best(Some(&ada)).await), (90, 110));
    house
        .write("DELETE FROM dailies WHERE person = $1", params![&ada.id])
        .await;
    let with_you = Tally {
        games: 2,
        ahead: 1,
        behind: 1,
    };
    assert_eq!((profile.with_you, profile.rivals[0].tally), (Some(with_you), with_you));
    let career = house.standing.career("Ada", GAME, None).await.unwrap();
    let tables: Vec<&str> = career
        .ratings
        .iter()
        .filter_map(|moment| moment.table.as_deref())
        .collect();
    assert_eq!(tables, ["early", "late"], "in the order in which they ended");
    assert!(
        career.ratings[0].rating.points > 1_500 && career.ratings[1].rating.points < career.ratings[0].rating.points
    );
}

/// Two servers find the same games at the same time; each is rated once, and after the one before it.
async fn two_servers_rate_every_game_once(place: &Place) {
    let (one, other) = (House::at(place).await, House::at(place).await);
    let (ada, bob) = (one.account("Ada").await, one.account("Bob").await);
    for number in 0..20 {
        one.ended(
            &format!("t{number}"),
            number,
            &[played(&ada, 1, 110), played(&bob, 2, 100)],
        )
        .await;
    }
    let (filled, also) = tokio::join!(one.standing.fill_in(), other.standing.fill_in());
    filled.and(also).unwrap();
    tokio::join!(one.rate_all(), other.rate_all());
    let board = one
        .standing
        .leaderboard(GAME, &WhichStandings::default(), None)
        .await
        .unwrap();
    let rows: Vec<_> = board
        .rows
        .iter()
        .map(|row| (row.place, row.name.as_deref(), row.games, row.won))
        .collect();
    assert_eq!(rows, [(1, Some("Ada"), 20, 20), (2, Some("Bob"), 20, 0)]);
    let career = other.standing.career("Ada", GAME, None).await.unwrap();
    let points: Vec<i32> = career.ratings.iter().map(|moment| moment.rating.points).collect();
    assert!(points.len() == 20 && points.is_sorted(), "{points:?}");
}

async fn who_is_hidden_is_named_to_nobody_else(place: &Place) {
    let house = House::at(place).await;
    let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
    house
        .ended("t", 10, &[played(&ada, 1, 110), played(&bob, 2, 100)])
        .await;
    house.standing.fill_in().await.unwrap();
    house.rate_all().await;
    let standing = &house.standing;
    standing.set_privacy(&ada, Privacy { hidden: true }).await.unwrap();
    assert!(standing.privacy(&ada).await.unwrap().hidden && !standing.privacy(&bob).await.unwrap().hidden);
    let which = WhichStandings::default();
    let named = |reader| async move {
        let board = standing
            .leaderboard(GAME, &WhichStandings::default(), reader)
            .await
            .unwrap();
        let found = standing.finished(&WhichFinished::default(), reader).await.unwrap();
        let bob = standing.profile("Bob", reader).await.unwrap();
        (
            board.rows[0].name.clone(),
            found.games[0].seats[0].name.clone(),
            bob.rivals[0].name.clone(),
        )
    };
    assert_eq!(named(Some(&bob)).await, (None, None, None));
    assert_eq!(named(None).await, (None, None, None));
    let own = Some("Ada".to_owned());
    assert_eq!(named(Some(&ada)).await, (own.clone(), own.clone(), own));
    assert!(
        standing.leaderboard(GAME, &which, Some(&ada)).await.unwrap().rows[0]
            .rating
            .points
            > 1_500,
        "the rating stays"
    );
    for (reader, found) in [(Some(&ada), true), (Some(&bob), false), (None, false)] {
        assert_eq!(standing.profile("Ada", reader).await.is_ok(), found);
        assert_eq!(standing.career("Ada", GAME, reader).await.is_ok(), found);
        let which = WhichFinished {
            player: Some("ada".into()),
            ..WhichFinished::default()
        };
        assert_eq!(standing.finished(&which, reader).await.is_ok(), found);
    }
    standing.set_privacy(&ada, Privacy { hidden: false }).await.unwrap();
    assert!(standing.profile("Ada", None).await.is_ok());
}

async fn pages_follow_each_other_without_a_gap(place: &Place) {
    let house = House::at(place).await;
    let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
    for number in 0..45i32 {
        let (id, at) = (format!("t{number}"), i64::from(number / 3)); // some end at the same moment
        house
            .ended(&id, at, &[played(&ada, 1, 100 + number % 5), played(&bob, 2, 50)])
            .await;
    }
    house.standing.fill_in().await.unwrap();
    house
        .write("UPDATE played SET public = 0 WHERE table_id = 't44'", params![])
        .await;
    house.write("INSERT INTO played_options (table_id, name, value, game, finished) VALUES ('t3', 'residents', 'true', $1, 1)", params![GAME]).await;
    let any = WhichFinished::default();
    let tables = all(&house, any.clone(), None).await;
    assert_eq!(tables.len(), 44, "one is not for everybody");
    assert!(tables.is_sorted_by_key(|(table, at, _)| std::cmp::Reverse((*at, table.clone()))));
    let of_game = WhichFinished {
        game: Some(GAME.into()),
        ..any.clone()
    };
    assert_eq!(all(&house, of_game.clone(), None).await, tables);
    let own = WhichFinished {
        player: Some("ADA".into()),
        ..any.clone()
    };
    assert_eq!(
        (
            all(&house, own.clone(), Some(&ada)).await.len(),
            all(&house, own, Some(&bob)).await.len()
        ),
        (45, 44)
    );
    let best = all(
        &house,
        WhichFinished {
            least: Some(103),
            ..of_game.clone()
        },
        None,
    )
    .await;
    assert!(
        best.len() == 17 && best.is_sorted_by_key(|(table, _, points)| std::cmp::Reverse((*points, table.clone()))),
        "{best:?}"
    );
    let days = all(
        &house,
        WhichFinished {
            from: Some(2),
            to: Some(4),
            ..any.clone()
        },
        None,
    )
    .await;
    assert_eq!(days.len(), 6);
    let option = |option: &str| WhichFinished {
        option: Some(option.into()),
        ..of_game.clone()
    };
    assert_eq!(
        (
            all(&house, option("residents=true"), None).await.len(),
            all(&house, option("residents=false"), None).await.len()
        ),
        (1, 43)
    );
    assert_eq!(
        all(
            &house,
            WhichFinished {
                players: Some(3),
                ..any.clone()
            },
            None
        )
        .await
        .len(),
        0
    );
    wrong_questions_are_refused(&house).await;
    people_follow_each_other(&house).await;
}

/// Everything that is found, page after page: the table, when it ended, and the points of the first seat.
async fn all(house: &House, which: WhichFinished, reader: Option<&Person>) -> Vec<(String, i64, i32)> {
    let (mut which, mut tables) = (which, Vec::new());
    loop {
        let page = house.standing.finished(&which, reader).await.unwrap();
        let told = |game: &FinishedGame| (game.table.clone(), game.finished, game.seats[0].points);
        tables.extend(page.games.iter().map(told));
        which.after = page.next;
        if which.after.is_none() {
            return tables;
        }
    }
}

async fn wrong_questions_are_refused(house: &House) {
    let any = WhichFinished::default();
    let option = |option: &str| WhichFinished {
        option: Some(option.into()),
        game: Some(GAME.into()),
        ..WhichFinished::default()
    };
    for wrong in [
        WhichFinished {
            least: Some(1),
            ..any.clone()
        },
        WhichFinished {
            after: Some("1; DROP".into()),
            ..any.clone()
        },
        WhichFinished {
            game: Some("nothing".into()),
            ..any.clone()
        },
        option("nothing=1"),
    ] {
        assert_eq!(
            house.standing.finished(&wrong, None).await.unwrap_err().status.as_u16(),
            400,
            "{wrong:?}"
        );
    }
}

/// A leaderboard of more than a page.
async fn people_follow_each_other(house: &House) {
    const RATING: &str = "INSERT INTO ratings (person, game, players, mean, deviation, floor, games, won, lot) VALUES ($1, $2, 0, 1500000, 1000, $3, 1, 0, $4)";
    for number in 0..110i64 {
        let id = format!("p{number}");
        house
            .write(
                "INSERT INTO people (id, name, created) VALUES ($1, $1, 1)",
                params![&id],
            )
            .await;
        house
            .write(RATING, params![&id, GAME, number / 4, format!("{number:032x}")])
            .await;
    }
    let (mut which, mut seen) = (WhichStandings::default(), Vec::new());
    loop {
        let page = house.standing.leaderboard(GAME, &which, None).await.unwrap();
        seen.extend(page.rows.iter().map(|row| (row.place, row.name.clone().unwrap())));
        which.after = page.next;
        if which.after.is_none() {
            break;
        }
    }
    let expected: Vec<_> = (0..110).map(|place| (place + 1, format!("p{}", 109 - place))).collect();
    assert_eq!(seen, expected);
    let wrong = WhichStandings {
        after: Some("x".into()),
        ..which
    };
    assert_eq!(
        house
            .standing
            .leaderboard(GAME, &wrong, None)
            .await
            .unwrap_err()
            .status
            .as_u16(),
        400
    );
}

async fn firsts_are_told_once(place: &Place) {
    let house = House::at(place).await;
    let ada = house.account("Ada").await;
    house.ended("a", 1, &[played(&ada, 2, 60), bot("casual", 1, 100)]).await;
    house
        .ended("b", 2, &[played(&ada, 1, 160), bot("casual", 2, 100)])
        .await;
    house
        .ended("c", 3, &[played(&ada, 1, 110), bot("casual", 2, 100)])
        .await;
    house.standing.fill_in().await.unwrap();
    house.rate_all().await;
    let profile = house.standing.profile("Ada", None).await.unwrap();
    let mut deeds: Vec<(String, Deed)> = profile
        .badges
        .into_iter()
        .filter_map(|badge| Some((badge.table?, badge.deed)))
        .collect();
    deeds.sort_by_key(|(table, deed)| (table.clone(), format!("{deed:?}")));
    let level = "casual".to_owned();
    let first = [("a", Deed::Finished), ("a", Deed::Points { points: 50 })];
    let second = [
        ("b", Deed::Beat { level }),
        ("b", Deed::Points { points: 150 }),
        ("b", Deed::Won),
    ];
    let expected: Vec<_> = first
        .into_iter()
        .chain(second)
        .map(|(table, deed)| (table.to_owned(), deed))
        .collect();
    assert_eq!(deeds, expected);
}
