//! When news are told.

use wire::{Digest, Hours, NewLeave, PauseWish, Quiet};

use super::receiver::Receiver;
use super::*;
use crate::clock::{DAY, move_by};
use crate::leave::LeaveDesk;

async fn office() -> (tempfile::TempDir, Office, Receiver, [Person; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::at(&Place::File(folder.path().join("a.sqlite"))).await;
    let people = [office.house.guest("Ada").await, office.house.guest("Bob").await];
    (folder, office, Receiver::open().await, people)
}

#[tokio::test]
async fn a_turn_is_told_only_after_a_while_if_that_is_wished() {
    let (_folder, office, receiver, [ada, bob]) = office().await;
    let patient = Wishes {
        wait: 30,
        ..only(NewsKind::Turn)
    };
    office.hook(&bob, &receiver.url, patient).await;
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(later(29)).await;
    assert!(receiver.take().is_empty());
    office.send(later(31)).await;
    assert_eq!(receiver.take().len(), 1);
}

#[tokio::test]
async fn who_looks_at_the_table_is_not_told() {
    let (_folder, office, receiver, [ada, bob]) = office().await;
    office.hook(&bob, &receiver.url, only(NewsKind::Turn)).await;
    let table = office.begun(&ada, &bob, Clock::None).await;
    let live = office.house.tables.open(&table).await.unwrap();
    let mut looking = office.house.tables.look_on(&live, &bob, true);
    looking.beat().await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    assert!(
        receiver.take().is_empty(),
        "perhaps the page is gone: that is not known yet"
    );
    assert_eq!(office.waiting().await, 1);
    // the page is still there when it is due
    let due = now() + 81_000;
    office.house.tables.lock(&live).await.unwrap().seats[1].seen_until = due + 1_000;
    office.send(due).await;
    assert!(receiver.take().is_empty());
    assert_eq!(office.waiting().await, 0, "it was seen");

    // in a hidden tab nobody sees it
    looking.show(false).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    assert_eq!(receiver.take().len(), 1);

    // and who has gone since, without a word, is told then
    looking.show(true).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.house.tables.lock(&live).await.unwrap().seats[1].seen_until = 0;
    office.send(now()).await;
    assert!(receiver.take().is_empty());
    office.send(now() + 81_000).await;
    assert_eq!(receiver.take().len(), 1);
}

/// Eight in the morning after tomorrow, in Tokyo.
fn morning() -> Time {
    let day = 24 * 3_600_000;
    (now() / day + 1) * day - 3_600_000
}

#[tokio::test]
async fn quiet_hours_hold_news_back() {
    let (_folder, office, receiver, [ada, bob]) = office().await;
    office.hook(&bob, &receiver.url, only(NewsKind::Turn)).await;
    // from 90 minutes ago on, for four hours, in a zone that is not ours
    let minute = |minutes: Time| ((now() / 60_000 + 9 * 60 + minutes) % 1_440) as u16;
    let hours = Hours {
        language: "ja".to_owned(),
        zone: "Asia/Tokyo".to_owned(),
        quiet: Some(Quiet {
            from: minute(-90),
            to: minute(150),
        }),
    };
    office.news.set_hours(&bob, &hours).await.unwrap();
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    for minutes in [0, 60, 148] {
        office.send(later(minutes)).await;
        assert!(receiver.take().is_empty(), "{minutes}");
    }
    office.send(later(151)).await;
    let texts = receiver.texts();
    assert!(texts.len() == 1 && texts[0].contains("あなたの番です"), "{texts:?}");
}

#[tokio::test]
async fn news_of_a_day_come_together() {
    let (_folder, office, receiver, [ada, bob]) = office().await;
    let together = Wishes {
        digest: Digest::Daily,
        ..Wishes::all()
    };
    office.hook(&bob, &receiver.url, together).await;
    let hours = Hours {
        zone: "Asia/Tokyo".to_owned(),
        ..Hours::default()
    };
    office.news.set_hours(&bob, &hours).await.unwrap();
    for _ in 0..3 {
        let table = office.begun(&ada, &bob, Clock::None).await;
        office.until_turn_of(&table, [&ada, &bob], 1).await;
    }
    let morning = if morning() > now() {
        morning()
    } else {
        morning() + 24 * 3_600_000
    };
    office.send(now()).await;
    office.send(morning - 60_000).await;
    assert!(receiver.take().is_empty());
    office.send(morning + 1_000).await;
    let came = receiver.take();
    assert_eq!(came.len(), 1, "one letter");
    assert_eq!(
        came[0].json()["news"].as_array().unwrap().len(),
        6,
        "three games have begun, and it's Bob's turn in all"
    );
    office.send(morning + 2_000).await;
    assert!(receiver.take().is_empty());
}

/// What is told of clocks follows what holds them.
async fn clocks_are_told_in_their_own_time(place: &Place) {
    let (office, receiver) = (Office::at(place).await, Receiver::open().await);
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    office.hook(&bob, &receiver.url, only(NewsKind::Clock)).await;
    let tables = &office.house.tables;
    let table = office.begun(&ada, &bob, Clock::days(1)).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    for person in [&ada, &bob] {
        tables.pause(person, &table, PauseWish { pause: true }).await.unwrap();
    }
    move_by(10 * DAY);
    office.send(now()).await;
    assert!(receiver.take().is_empty(), "the clock stands");
    tables.resume(&ada, &table).await.unwrap();
    office.send(later(17 * 60)).await;
    assert!(receiver.take().is_empty());
    office.send(later(18 * 60 + 1)).await;
    let texts = receiver.texts();
    assert_eq!(texts.len(), 1);
    assert!(texts[0].contains("5 hours left"), "{texts:?}");

    // a leave that is cancelled makes it earlier again
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    let desk = LeaveDesk::new(office.house.store.clone(), tables.clone(), 20);
    let day = |ahead: Time| {
        jiff::Timestamp::from_millisecond(now() + ahead * DAY)
            .unwrap()
            .to_string()[..10]
            .to_owned()
    };
    let leave = NewLeave {
        first: day(0),
        last: day(5),
        zone: "UTC".to_owned(),
    };
    let leaves = desk.take(&bob, &leave).await.unwrap();
    office.send(later(20 * 60)).await;
    assert!(receiver.take().is_empty());
    desk.cancel(&bob, &leaves.leaves[0].id).await.unwrap();
    office.send(later(18 * 60 + 1)).await;
    assert_eq!(receiver.take().len(), 1);
    office.send(later(19 * 60)).await;
    assert!(receiver.take().is_empty(), "once for a turn");
}

#[tokio::test]
async fn a_clock_that_stands_is_not_told_to_run_low() {
    let folder = tempfile::tempdir().unwrap();
    clocks_are_told_in_their_own_time(&Place::File(folder.path().join("a.sqlite"))).await;
    let postgres = trial::Postgres::start();
    clocks_are_told_in_their_own_time(&Place::Postgres(postgres.database())).await;
}
