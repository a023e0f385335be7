//! Webhooks: who is told what, once.

use wire::{NewsKind, Off, Refusal, Wishes};

use super::receiver::{Mood, Receiver};
use super::*;
use crate::news::Happening;
use crate::store::Write;

async fn turns_are_told_once_and_only_while_they_last(place: &Place) {
    let (office, receiver) = (Office::at(place).await, Receiver::open().await);
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let people = [&ada, &bob];
    let table = office.begun(&ada, &bob, Clock::None).await;
    // the game is in memory already when Bob wishes to be told
    office.hook(&bob, &format!("{}/bob", receiver.url), Wishes::all()).await;
    office.until_turn_of(&table, people, 1).await;
    let other = Office::at(place).await;
    tokio::join!(office.send(now()), other.send(now()), office.send(now()));
    let came = receiver.take();
    assert_eq!(came.len(), 1, "{came:?}");
    let body = came[0].json();
    assert_eq!(came[0].path, "/bob");
    let link = format!("https://round.example/table/{table}");
    assert_eq!(
        body["content"],
        format!("It’s your turn in The Rail on the Hill with Ada.\n{link}")
    );
    assert_eq!(body["news"][0]["kind"], "turn");
    assert_eq!(
        (&body["news"][0]["game"], &body["news"][0]["player"]),
        (&"hill".into(), &"Bob".into())
    );
    office.send(later(600)).await;
    assert!(receiver.take().is_empty(), "nothing is told twice");

    // whose decision comes first is not told any more
    office.until_turn_of(&table, people, 1).await;
    office.step(&table, people).await;
    while office.awaiting(&table).await.contains(Seat::new(1).unwrap()) {
        office.step(&table, people).await;
    }
    office.send(later(1)).await;
    assert!(receiver.take().is_empty(), "the turn is over");
    assert_eq!(office.waiting().await, 0);
}

/// Where a scenario must hold: on both databases.
#[tokio::test]
async fn turns_are_told_once_on_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    turns_are_told_once_and_only_while_they_last(&Place::File(folder.path().join("a.sqlite"))).await;
    let postgres = trial::Postgres::start();
    turns_are_told_once_and_only_while_they_last(&Place::Postgres(postgres.database())).await;
    every_kind_is_told(&Place::File(folder.path().join("b.sqlite"))).await;
    every_kind_is_told(&Place::Postgres(postgres.database())).await;
}

/// The whole life of a table, as its guest hears of it, and as its own webhook does.
async fn every_kind_is_told(place: &Place) {
    let (office, receiver) = (Office::at(place).await, Receiver::open().await);
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let (own, all) = (format!("{}/bob", receiver.url), format!("{}/table", receiver.url));
    office.hook(&bob, &own, Wishes::all()).await;
    let clock = Clock::days(1);
    let table = office.gathered(&ada, &bob, clock).await;
    let refused = office.news.add(&bob, new_hook(&all, Some(&table))).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::HostOnly.into());
    office.hook_of(&ada, &all, Some(&table), Wishes::all()).await;
    office.house.tables.start(&ada, &table).await.unwrap();
    office.send(now()).await;
    let told = |receiver: &Receiver, path: &str| {
        let came = receiver.take();
        let of_path = came.iter().filter(|came| came.path == path);
        of_path
            .map(|came| came.content().lines().next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let began = receiver.take();
    let of = |path: &str| began.iter().find(|came| came.path == path).unwrap().content();
    assert!(
        of("/bob").starts_with("The Rail on the Hill with Ada has begun."),
        "{}",
        of("/bob")
    );
    assert!(
        of("/table").contains("has begun.\nIt’s "),
        "one letter tells both: {}",
        of("/table")
    );

    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    assert_eq!(
        told(&receiver, "/bob"),
        ["It’s your turn in The Rail on the Hill with Ada."]
    );
    office.send(later(18 * 60 - 1)).await;
    assert!(receiver.take().is_empty());
    office.send(later(18 * 60 + 1)).await;
    let low = told(&receiver, "/bob");
    assert_eq!(
        low,
        ["Your time in The Rail on the Hill is running out: 5 hours left."],
        "only Bob's"
    );

    office.play_out(&table, [&ada, &bob]).await;
    receiver.take();
    office.send(now()).await;
    let ended: Vec<String> = receiver.texts();
    assert!(
        !ended.is_empty()
            && ended
                .iter()
                .all(|text| text.contains("The Rail on the Hill is over. Winner: ")),
        "{ended:?}"
    );
    office.house.tables.rematch(&ada, HERE, &table).await.unwrap();
    office.send(now()).await;
    assert_eq!(
        told(&receiver, "/bob"),
        ["Ada invites you to another game of The Rail on the Hill."]
    );
    // that clocks of turns which are over ran low is never told
    office.send(later(26 * 60)).await;
    assert!(receiver.take().is_empty());
    assert_eq!(office.waiting().await, 0);
}

fn new_hook(url: &str, table: Option<&str>) -> NewTarget {
    NewTarget {
        place: Where::Hook {
            url: url.to_owned(),
            table: table.map(str::to_owned),
        },
        wishes: Wishes::all(),
        proof: None,
    }
}

/// A turn that another player takes back and gives again is the same turn: it lasts until the seat itself decides.
#[tokio::test]
async fn a_turn_that_comes_again_is_not_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    office.hook(&bob, &receiver.url, only(NewsKind::Turn)).await;
    let table = office.begun(&ada, &bob, Clock::None).await;
    let (people, bobs) = ([&ada, &bob], Seat::new(1).unwrap());
    office.until_turn_of(&table, people, 1).await;
    office.send(now()).await;
    assert_eq!(receiver.take().len(), 1);
    let turn = async || {
        let live = office.house.tables.open(&table).await.unwrap();
        let sitting = office.house.tables.lock(&live).await.unwrap();
        sitting.running.as_ref().unwrap().turn_of(bobs)
    };
    let first = turn().await;
    let again = Happening {
        kind: NewsKind::Turn,
        table: &table,
        seat: 1,
        turn: first,
        at: now(),
    };
    let write = again.for_person(Write::default(), &bob.id, now());
    office.house.store.write(write).await.unwrap();
    office.send(now()).await;
    assert!(receiver.take().is_empty(), "it was told");
    while office.awaiting(&table).await.contains(bobs) {
        office.step(&table, people).await;
    }
    let second = turn().await;
    assert_ne!(first, second, "Bob has decided");
    office.until_turn_of(&table, people, 1).await;
    assert_eq!(second, turn().await, "whatever Ada did");
}

#[tokio::test]
async fn a_failing_webhook_has_growing_pauses_and_is_switched_off() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let target = office.hook(&bob, &receiver.url, only(NewsKind::Turn)).await;
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    let moods = [Mood::Failing, Mood::Redirecting, Mood::Missing, Mood::Hanging];
    let (mut at, mut tries) = (now(), 0);
    while office.target(&bob, &target.id).await.off.is_none() {
        receiver.be(moods[tries % moods.len()]);
        office.send(at).await;
        let came = receiver.take();
        assert_eq!(came.len(), 1, "one try at a time");
        assert!(came[0].path != "/elsewhere", "no redirect is followed");
        tries += 1;
        office.send(at + 29_000).await;
        assert!(receiver.take().is_empty(), "there is a pause");
        at += 8 * 3_600_000;
        assert!(tries < 20);
        if at - now() > 2 * DAYS {
            // news grow old: another turn brings new ones
            office.until_turn_of(&table, [&ada, &bob], 1).await;
            at = now() + (at - now()) % DAYS;
            office
                .house
                .elsewhere("UPDATE targets SET pause_until = 0", params![])
                .await;
        }
    }
    assert_eq!(tries, 12);
    assert_eq!(office.target(&bob, &target.id).await.off, Some(Off::Failing));
    assert_eq!(office.waiting().await, 0);
    // a test that works switches it on again
    let refused = office.news.try_out(&bob, &target.id).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NoAnswer.into(), "it hangs");
    receiver.be(Mood::Failing);
    let refused = office.news.try_out(&bob, &target.id).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotDelivered { status: 500 }.into());
    receiver.be(Mood::Well);
    receiver.take();
    assert_eq!(office.news.try_out(&bob, &target.id).await.unwrap().off, None);
    assert_eq!(receiver.texts(), ["It works: Roundhouse can reach you here."]);
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    assert_eq!(receiver.take().len(), 1);
}

const DAYS: Time = 24 * 3_600_000;

#[tokio::test]
async fn a_webhook_that_is_gone_is_off_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let target = office.hook(&bob, &receiver.url, only(NewsKind::Turn)).await;
    receiver.be(Mood::Gone);
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    assert_eq!(receiver.take().len(), 1);
    assert_eq!(office.target(&bob, &target.id).await.off, Some(Off::Gone));
    // what comes later is not even written down
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    assert_eq!(office.waiting().await, 0);
    let figures = office.house.metrics.text(&[]);
    assert!(
        figures.contains("roundhouse_news_off_total{channel=\"hook\"} 1"),
        "{figures}"
    );
}
