//! Two servers on one PostgreSQL, with players on both.

use trial::{Chance, Postgres, awaited, games, legal, play_live, two_at_a_table};
use wire::SeatWish::{Me, Open};
use wire::State;

use crate::on;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_on_two_servers_share_a_table() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let (ada, bob) = (one.guest("Ada").await, other.guest("Bob").await);
    for (number, game) in games(&ada).await.iter().enumerate() {
        let table = two_at_a_table(game, &ada, &bob).await;
        let (mut here, mut there, mut looker) = (
            ada.socket().await,
            bob.socket().await,
            ada.at(&other.url).socket().await,
        );
        looker.follow(&table, Some(0), 0).await;
        looker.update().await;
        here.chat(&table, "good luck").await;
        let mut said = looker.update().await;
        while said.chat.is_empty() {
            said = looker.update().await; // the start of the game is news there, too
        }
        assert_eq!(said.chat[0].text, "good luck");
        let (mut a, mut b) = (Chance::new(41 + number as u64), Chance::new(51 + number as u64));
        tokio::join!(
            play_live(&mut here, &table, 0, &mut a),
            play_live(&mut there, &table, 1, &mut b)
        );
        let (mine, theirs) = (ada.look(&table, 0).await, ada.at(&other.url).look(&table, 0).await);
        let view = |update: &wire::Update<'_>| update.view.as_ref().map(|view| view.get().to_owned());
        assert_eq!(
            (view(&mine), &mine.outcome, mine.ply),
            (view(&theirs), &theirs.outcome, theirs.ply)
        );
        let log = ada.get(&format!("/api/tables/{table}/log")).await.text;
        assert_eq!(log, bob.get(&format!("/api/tables/{table}/log")).await.text);
        assert_eq!(catalog::read_log(&log).unwrap().decisions().len(), mine.ply);
    }
    the_same_ply_is_won_once(&ada, &ada.at(&other.url)).await;
    let mut there = bob.at(&one.url).socket().await;
    bob.delete("/api/sessions").await.done();
    assert!(
        there.next().await.is_none(),
        "a session that is ended here is ended there"
    );

    // when one server dies, the other goes on with its tables
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    let look = ada.look(&table, 0).await;
    one.kill();
    let ada = ada.at(&other.url);
    let seat = awaited(&look).unwrap();
    let action = legal(&ada.look(&table, seat).await)[0].clone();
    ada.act(&table, seat, 0, &action).await.done();
}

/// What was done at one server is known at the other in the next moment, before any notice of it can have arrived.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_server_answered_the_other_knows() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let (ada, bob) = (one.guest("Ada").await, other.guest("Bob").await);
    for _ in 0..30 {
        let table = ada.table("hill", [Me, Open]).await;
        assert_eq!(bob.info(&table).await.state, State::Open); // from now on both have it in memory
        bob.join(&table).await.done();
        ada.start(&table).await;
        let seat = awaited(&bob.look(&table, 1).await).expect("the game has begun");
        let (mover, next) = if seat == 0 { (&ada, &bob) } else { (&bob, &ada) };
        let action = legal(&mover.look(&table, seat).await)[0].clone();
        mover.act(&table, seat, 0, &action).await.done();
        assert_eq!(next.look(&table, 1 - seat).await.ply, 1);
    }
}

/// Who has seen the game begin at one server can decide at the other at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_decision_may_come_at_another_server() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let ada = one.guest("Ada").await;
    let there = ada.at(&other.url);
    for _ in 0..30 {
        let table = ada.table("hill", [Me, Me]).await;
        there.look(&table, 0).await;
        ada.start(&table).await;
        let seat = awaited(&ada.look(&table, 0).await).expect("the game has begun");
        let action = legal(&ada.look(&table, seat).await)[0].clone();
        there.act(&table, seat, 0, &action).await.done();
    }
}

/// The same person decides for the same seat in two browsers at the same moment: one of the two is stored.
async fn the_same_ply_is_won_once(here: &trial::Client, there: &trial::Client) {
    let table = here.table("hill", [Me, Me]).await;
    here.start(&table).await;
    for _ in 0..20 {
        let look = here.look(&table, 0).await;
        let seat = awaited(&look).unwrap();
        let own = here.look(&table, seat).await;
        let ply = own.ply;
        let actions = legal(&own);
        let (first, last) = (&actions[0], &actions[actions.len() - 1]);
        let (a, b) = tokio::join!(here.act(&table, seat, ply, first), there.act(&table, seat, ply, last));
        let accepted = [&a, &b].into_iter().filter(|answer| answer.status.is_success()).count();
        assert_eq!(accepted, 1, "{a:?} {b:?}");
        [a, b]
            .iter()
            .filter(|answer| !answer.status.is_success())
            .for_each(|answer| drop(answer.refused(409)));
        assert_eq!(here.look(&table, 0).await.ply, ply + 1);
    }
}
