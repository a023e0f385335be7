//! What takes too long to wait for from outside: clocks that run out, tables that are forgotten and found again.

use std::sync::Arc;
use std::time::Duration;

use table::Seat;
use wire::Clock;

use super::super::running::{Move, Since};
use super::super::{Live, MOST_OVER, Sitting, Tables};
use super::{House, for_two, to_move};
use crate::clock::now;
use crate::store::params;

async fn stood_in(tables: &Tables, live: &Live, seat: Seat) -> bool {
    tables.lock(live).await.unwrap().seats[seat.index()].stood_in
}

async fn a_bot_takes_over(clock: Clock, minutes: i64) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let id = house.table(&ada, clock).await;
    let live = house.tables.open(&id).await.unwrap();
    let seat = to_move(&house.tables.lock(&live).await.unwrap());
    house.tables.look_after(now() + 1_000).await.unwrap();
    assert!(!stood_in(&house.tables, &live, seat).await, "there is time");

    // time goes by while the server is down
    let (started, wake) = (now() - minutes * 60_000, now());
    house
        .elsewhere(
            "UPDATE tables SET started = $2, wake = $3 WHERE id = $1",
            params![&id, started, wake],
        )
        .await;
    let later = House::open(folder.path()).await;
    later.tables.look_after(now()).await.unwrap();
    let live = later.tables.open(&id).await.unwrap();
    assert!(stood_in(&later.tables, &live, seat).await, "the time is over");
    for _ in 0..500 {
        if later.tables.lock(&live).await.unwrap().ply() > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(later.tables.lock(&live).await.unwrap().ply() > 0, "the bot has moved");

    later.tables.back(&ada, &id, seat).await.unwrap();
    assert!(!stood_in(&later.tables, &live, seat).await);
    later.tables.look_after(now() + 1_000).await.unwrap();
    assert!(
        !stood_in(&later.tables, &live, seat).await,
        "who is back has a fair while"
    );
    let (own, ply, action) = {
        let sitting = later.tables.lock(&live).await.unwrap();
        let own = to_move(&sitting);
        (
            own,
            sitting.ply(),
            sitting.running.as_ref().unwrap().play().state().legal(own).unwrap()[0].clone(),
        )
    };
    assert_eq!(
        later
            .tables
            .enter(&ada, &id, own, ply, &Move::Act(action))
            .await
            .unwrap(),
        ply + 1
    );
}

#[tokio::test]
async fn a_bot_plays_for_who_is_out_of_time_until_the_player_is_back() {
    a_bot_takes_over(Clock::live(1), 2).await;
}

#[tokio::test]
async fn a_bot_plays_for_who_forgets_a_correspondence_game() {
    a_bot_takes_over(Clock::days(1), 25 * 60).await;
}

#[tokio::test]
async fn tables_that_nobody_looks_at_are_forgotten_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(house.table(&ada, Clock::None).await);
    }
    let held = house.tables.open(&ids[0]).await.unwrap();
    house.tables.memory().forget(4, |_| true);
    let kept = |id: &String| house.tables.memory().kept.contains_key(id);
    assert!(kept(&ids[0]), "somebody looks at it");
    assert!(!kept(&ids[1]) && kept(&ids[5]), "the longest idle go first");
    assert!(Arc::ptr_eq(&held, &house.tables.open(&ids[0]).await.unwrap()));
    assert_eq!(house.tables.open(&ids[1]).await.unwrap().id, ids[1]);
}

#[tokio::test]
async fn who_takes_a_seat_by_its_link_has_a_fair_while() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = house.table(&ada, Clock::live(1)).await;
    house
        .elsewhere(
            "UPDATE tables SET started = $2, wake = $3 WHERE id = $1",
            params![&id, now() - 120_000, now()],
        )
        .await;
    let later = House::open(folder.path()).await;
    let live = later.tables.open(&id).await.unwrap();
    let seat = to_move(&later.tables.lock(&live).await.unwrap());
    later.tables.look_after(now()).await.unwrap();
    assert!(stood_in(&later.tables, &live, seat).await, "the time is over");
    let link = later.tables.link(&ada, &id, seat).await.unwrap();
    later.tables.claim(&bob, &link.secret).await.unwrap();
    let sitting = later.tables.lock(&live).await.unwrap();
    let row = sitting.seat(seat).unwrap();
    assert!(
        !row.stood_in && row.extra >= 60_000,
        "otherwise the time would be over at once"
    );
}

#[tokio::test]
async fn who_is_not_heard_of_for_long_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = house.make(&ada, for_two()).await;
    house.tables.join(&bob, &id, None).await.unwrap();
    let here = async |house: &House, live: &Live| {
        let sitting = house.tables.lock(live).await.unwrap();
        [0, 1].map(|seat| sitting.is_here(seat))
    };
    let live = house.tables.open(&id).await.unwrap();
    assert_eq!(here(&house, &live).await, [true, true]);

    // the server that had them both died a while ago; on another one only Ada is back
    let later = House::open(folder.path()).await;
    let live = later.tables.open(&id).await.unwrap();
    let looking = later.tables.look_on(&live, &ada, true);
    assert_eq!(here(&later, &live).await, [true, true]);
    later
        .tables
        .lock(&live)
        .await
        .unwrap()
        .seats
        .iter_mut()
        .for_each(|seat| seat.here_until = now());
    let mut changes = live.follow();
    looking.beat().await;
    assert_eq!(here(&later, &live).await, [true, false]);
    assert!(changes.has_changed().unwrap(), "all who follow the table hear of it");
    changes.borrow_and_update();
    looking.beat().await;
    assert!(!changes.has_changed().unwrap(), "nothing is new");
}

#[tokio::test]
async fn the_host_gets_no_link_to_a_seat_that_somebody_took_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = house.make(&ada, for_two()).await;
    house
        .elsewhere(
            "UPDATE seats SET kind = 'person', person = $2 WHERE table_id = $1 AND seat = 1",
            params![&id, &bob.id],
        )
        .await;
    let refusal = house
        .tables
        .link(&ada, &id, Seat::new(1).unwrap())
        .await
        .map(|link| link.secret)
        .unwrap_err();
    assert_eq!(refusal.status.as_u16(), 409);
    let row = house
        .store
        .row("SELECT link FROM seats WHERE table_id = $1 AND seat = 1", params![&id])
        .await
        .unwrap()
        .unwrap();
    assert_eq!(sqlx::Row::try_get::<Option<String>, _>(&row, 0).unwrap(), None);
}

/// What is over is forgotten soon: after a long evening the memory is not full of finished games.
#[tokio::test]
async fn tables_whose_game_is_over_are_forgotten_first() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let running = house.table(&ada, Clock::None).await;
    for _ in 0..3 * MOST_OVER {
        let id = house.make(&ada, for_two()).await;
        house
            .elsewhere("UPDATE tables SET state = 'closed' WHERE id = $1", params![&id])
            .await;
        house.tables.memory().kept.remove(&id);
        house.tables.open(&id).await.unwrap();
    }
    assert!(
        house.tables.memory().kept.len() <= MOST_OVER + 2,
        "{}",
        house.tables.memory().kept.len()
    );
    assert!(house.tables.memory().kept.contains_key(&running));
}

/// What a bot has thought of is of no use when the game went back meanwhile.
#[tokio::test]
async fn a_moment_is_over_when_something_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest("Ada").await;
    let id = house.table(&ada, Clock::None).await;
    let live = house.tables.open(&id).await.unwrap();
    for _ in 0..40 {
        let (seat, ply, action) = {
            let sitting = house.tables.lock(&live).await.unwrap();
            let seat = to_move(&sitting);
            (
                seat,
                sitting.ply(),
                sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap()[0].clone(),
            )
        };
        let other = Seat::new(1 - u8::from(seat)).unwrap();
        house
            .tables
            .enter(&ada, &id, seat, ply, &Move::Act(action))
            .await
            .unwrap();
        let since = |sitting: &Sitting, whose| sitting.running.as_ref().unwrap().since(whose, ply);
        let sitting = house.tables.lock(&live).await.unwrap();
        assert_eq!(
            (since(&sitting, seat), since(&sitting, other)),
            (Since::Overtaken, Since::OthersMoved)
        );
        drop(sitting);
        if house.tables.enter(&ada, &id, seat, ply + 1, &Move::Undo).await.is_ok() {
            let sitting = house.tables.lock(&live).await.unwrap();
            assert_eq!(since(&sitting, other), Since::Overtaken);
            assert_eq!(sitting.running.as_ref().unwrap().since(other, ply + 2), Since::Nothing);
            return;
        }
    }
    panic!("nothing could be taken back");
}
