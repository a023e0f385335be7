//! What people are told of a tournament, and where its pages lead.

use cup::Format;
use wire::NewsKind;
use wire::cups::CupState;

use super::{Hall, chance, on_both, plan};
use crate::cups::{matter, news};
use crate::news::About;
use crate::store::{Write, params};

/// Somebody has a place to be told at.
async fn be_told(hall: &Hall, person: &str) {
    const SQL: &str = "INSERT INTO targets (id, person, channel, address, kinds, wait, digest, confirmed, stop, created) \
                       VALUES ($1, $1, 'hook', 'http://localhost', ' turn began ended ', 0, 'never', 1, $1, 1)";
    let write = Write::default()
        .must(SQL, params![person])
        .must("UPDATE people SET told = 1 WHERE id = $1", params![person]);
    assert!(hall.house.store.write(write).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_part_hears_of_the_table_and_of_the_end() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(3).await;
        for person in &people {
            be_told(&hall, &person.id).await;
        }
        let id = hall.cup(&people, plan(Format::Knockout, 2, 3)).await;
        let of_kind = "SELECT target FROM news WHERE kind = $1 AND table_id LIKE $2";
        // two have a table, and one goes on without a game
        let place = news::place(&id);
        assert_eq!(hall.house.found(of_kind, params!["began", "cup-%"]).await, 1);
        assert_eq!(hall.house.found(of_kind, params!["began", "%"]).await, 3);
        let mut rng = chance(3);
        while hall.state(&id).await == CupState::Running {
            hall.play_round(&id, &people, &mut rng).await;
        }
        assert_eq!(hall.house.found(of_kind, params!["ended", &place]).await, 3);
        let about = |kind| About {
            kind,
            table: place.clone(),
            seat: 0,
            turn: 0,
            person: Some(people[0].id.clone()),
        };
        let ended = matter(&hall.house.store, &id, &about(NewsKind::Ended))
            .await
            .unwrap()
            .unwrap();
        let cup = ended.cup.unwrap();
        assert_eq!(cup.name, "Winter Cup");
        assert!((1..=3).contains(&cup.place.unwrap()) && ended.winners.len() == 1);
        let began = matter(&hall.house.store, &id, &about(NewsKind::Began)).await.unwrap();
        assert_eq!(began, None, "it is over: that it began is told no more");
    })
    .await;
}

/// A page that has seen everything hears nothing, and as soon as something happens, all of it.
#[tokio::test]
async fn a_page_hears_what_is_new() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(2).await;
        let id = hall.cup(&people[..1], plan(Format::Swiss, 2, 3)).await;
        let seen = hall.look(&id).await.version;
        assert!(hall.cups.look(&id, Some(seen), None).await.unwrap().is_none());
        hall.cups
            .join(&people[1], &id, &wire::cups::CupSecret::default())
            .await
            .unwrap();
        let cup = hall.cups.look(&id, Some(seen), None).await.unwrap().unwrap();
        assert_eq!(cup.people.len(), 2);
        assert!(
            !cup.yours && !cup.playing && cup.your_table.is_none(),
            "a stranger looks on"
        );
    })
    .await;
}
