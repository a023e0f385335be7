//! Whole tournaments.

use std::collections::{BTreeMap, BTreeSet};

use cup::Format;
use wire::cups::{Cup, CupState, Leavers, NewCup};

use super::{Hall, chance, on_both, plan};
use crate::clock::now;

/// Everybody's points are those of their matches, and nobody sits at two tables.
fn check(cup: &Cup) {
    assert_eq!(cup.state, CupState::Finished);
    let mut sums: BTreeMap<u16, u32> = BTreeMap::new();
    for round in &cup.rounds {
        let mut seen = BTreeSet::new();
        for meeting in round {
            assert!(
                meeting.decided && meeting.tables.iter().all(|table| table.finished),
                "{meeting:?}"
            );
            for chair in &meeting.chairs {
                if let Some(person) = chair.person {
                    assert!(seen.insert(person), "two tables at once");
                    *sums.entry(person).or_default() += chair.points.unwrap().0;
                }
            }
        }
    }
    for (place, person) in cup.people.iter().enumerate() {
        assert_eq!(
            sums.get(&(place as u16)).copied().unwrap_or(0),
            person.points.0,
            "{person:?}"
        );
    }
    assert!(cup.people.windows(2).all(|pair| pair[0].place <= pair[1].place));
}

#[tokio::test(flavor = "multi_thread")]
async fn five_play_a_round_robin_of_pairs_and_one_leaves() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(5).await;
        let new = NewCup {
            leavers: Leavers::Out,
            ..plan(Format::RoundRobin, 2, 5)
        };
        let id = hall.cup(&people, new).await;
        assert_eq!(hall.state(&id).await, CupState::Running, "it begins when it is full");
        let mut rng = chance(5);
        hall.play_round(&id, &people, &mut rng).await;
        hall.cups.withdraw(&people[2], &id).await.unwrap();
        while hall.state(&id).await == CupState::Running {
            hall.play_round(&id, &people, &mut rng).await;
        }
        let cup = hall.look(&id).await;
        check(&cup);
        assert_eq!((cup.rounds.len(), cup.rounds_planned), (5, 5));
        assert!(cup.people.last().unwrap().left, "who has left is last");
        // all who stayed had a game in every round: against each other, once against who left, or against the house
        assert!(
            cup.people
                .iter()
                .filter(|person| !person.left)
                .all(|person| person.played == 5),
            "{:?}",
            cup.people
        );
        // every one of its games stands where all games stand
        let games = cup
            .rounds
            .iter()
            .flatten()
            .map(|meeting| meeting.tables.len())
            .sum::<usize>();
        assert_eq!(hall.house.found("SELECT table_id FROM played", Vec::new()).await, games);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_a_knockout_best_of_three_and_one_deserts() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(8).await;
        let new = NewCup {
            games: 3,
            ..plan(Format::Knockout, 2, 8)
        };
        let id = hall.cup(&people, new).await;
        let mut rng = chance(8);
        // one gives up at the table: a bot plays on, and doesn't go on whatever it reaches
        let cup = hall.cups.look(&id, None, Some(&people[3])).await.unwrap().unwrap();
        let table = cup.your_table.unwrap();
        let live = hall.house.tables.open(&table).await.unwrap();
        let seat = hall
            .house
            .tables
            .lock(&live)
            .await
            .unwrap()
            .own(&people[3].id)
            .first()
            .unwrap();
        hall.house
            .tables
            .resign(&people[3], &table, seat, "casual")
            .await
            .unwrap();
        while hall.state(&id).await == CupState::Running {
            hall.play_round(&id, &people, &mut rng).await;
        }
        let cup = hall.look(&id).await;
        check(&cup);
        assert_eq!(cup.rounds.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
        let games = cup.rounds.iter().flatten().map(|meeting| meeting.tables.len());
        assert!(
            games.clone().all(|games| (2..=3).contains(&games)),
            "{:?}",
            games.collect::<Vec<_>>()
        );
        let gone: Vec<&str> = cup
            .people
            .iter()
            .filter(|person| person.left)
            .filter_map(|person| person.name.as_deref())
            .collect();
        assert_eq!(gone, ["Guest 3"]);
        assert_eq!(cup.people.last().unwrap().name.as_deref(), Some("Guest 3"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seventeen_play_a_swiss_at_tables_of_four_and_two_leave() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(17).await;
        let id = hall
            .cup(
                &people,
                NewCup {
                    rounds: Some(2),
                    ..plan(Format::Swiss, 4, 17)
                },
            )
            .await;
        let mut rng = chance(17);
        hall.play_round(&id, &people, &mut rng).await;
        for leaver in [4, 9] {
            hall.cups.withdraw(&people[leaver], &id).await.unwrap();
        }
        while hall.state(&id).await == CupState::Running {
            hall.play_round(&id, &people, &mut rng).await;
        }
        let cup = hall.look(&id).await;
        check(&cup);
        for round in &cup.rounds {
            let sizes: Vec<usize> = round.iter().map(|meeting| meeting.chairs.len()).collect();
            assert_eq!(sizes, [4, 4, 3, 3, 3], "bots keep the places of those who left");
        }
        assert_eq!(cup.people.iter().filter(|person| person.left).count(), 2);
        assert!(cup.people[15..].iter().all(|person| person.left));
    })
    .await;
}

/// Two servers look after the same tournament at once, and one of them ends in the middle: everything happens once.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_begin_every_round_once() {
    let postgres = trial::Postgres::start();
    let place = crate::store::Place::Postgres(postgres.database());
    let (one, other) = (Hall::at(&place).await, Hall::at(&place).await);
    let people = one.people(6).await;
    let id = one
        .cups
        .create(&people[0], crate::tables::tests::HERE, plan(Format::Swiss, 2, 6))
        .await
        .unwrap()
        .id;
    for (number, person) in people.iter().enumerate() {
        let hall = if number % 2 == 0 { &one } else { &other };
        hall.cups
            .join(person, &id, &wire::cups::CupSecret::default())
            .await
            .unwrap();
        let both = tokio::join!(one.cups.look_after(now()), other.cups.look_after(now()));
        both.0.and(both.1).unwrap();
    }
    let mut rng = chance(2);
    one.play_round(&id, &people, &mut rng).await;
    let both = tokio::join!(one.cups.look_after(now()), other.cups.look_after(now()));
    both.0.and(both.1).unwrap();
    drop(one);
    while other.state(&id).await == CupState::Running {
        other.play_round(&id, &people, &mut rng).await;
    }
    let cup = other.look(&id).await;
    check(&cup);
    assert!(cup.rounds.iter().all(|round| round.len() == 3));
    assert_eq!(
        other
            .house
            .found("SELECT id FROM tables WHERE cup IS NOT NULL", Vec::new())
            .await,
        3 * cup.rounds.len()
    );
}
