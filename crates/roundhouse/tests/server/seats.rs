//! Who may sit where, and who may speak.

use trial::{Chance, Place, play_out, seat, two_at_a_table};
use wire::SeatWish::{Invited, Me, Open};
use wire::{AnySeat, Created, Link, Listed, NewTable, OneSeat, Refusal, Sitter, State, TableInfo, Told};

pub(crate) async fn nobody_sees_two_hands(place: &Place) {
    let server = place.serve();
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let made = ada.make(&NewTable::new("hill", [Me, Open, Open, Invited])).await;
    let (table, secret) = (made.table.id.as_str(), made.links[0].secret.as_str());
    let join = format!("/api/tables/{table}/join");
    eve.join(table).await.done();
    eve.join(table).await.refused_as(Refusal::SeatedAlready);
    eve.post(&join, &AnySeat { seat: Some(seat(2)) })
        .await
        .refused_as(Refusal::SeatedAlready);
    eve.claim(secret).await.refused_as(Refusal::SeatedAlready);
    ada.join(table).await.refused_as(Refusal::SeatedAlready);
    // the host neither; nor does a passed-on seat bring a second one
    let link: Link = ada.link(table, 0).await.ok();
    eve.claim(&link.secret).await.refused(409);
    ada.claim(&link.secret).await.done();
}

pub(crate) async fn an_invited_seat_stays_one(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let made: Created = ada
        .post("/api/tables", &NewTable::new("hill", [Me, Invited]))
        .await
        .ok();
    let (table, secret) = (made.table.id.as_str(), made.links[0].secret.as_str());
    bob.claim(secret).await.done();
    bob.order(table, "leave").await.done();
    assert_eq!(ada.info(table).await.seats[1].sitter, Sitter::Invited);
    eve.join(table).await.refused(409);
    eve.claim(secret).await.refused(404);
    let fresh: Link = ada.link(table, 1).await.ok();
    bob.claim(&fresh.secret).await.done();
    ada.start(table).await;
    // also when who was invited does not want another game
    play_out(table, &[&ada, &bob], &mut Chance::new(23)).await;
    let next: TableInfo = ada.order(table, "rematch").await.ok();
    let next = next.id.as_str();
    bob.order(next, "leave").await.done();
    assert_eq!(ada.info(next).await.seats[1].sitter, Sitter::Invited);
    eve.join(next).await.refused(409);
}

/// Who may not look on may still sit down.
pub(crate) async fn a_table_without_spectators_has_open_seats(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let made: Created = ada
        .post(
            "/api/tables",
            &NewTable {
                spectators: false,
                ..NewTable::new("hill", [Me, Open])
            },
        )
        .await
        .ok();
    let table = made.table.id.as_str();
    eve.get(&format!("/api/tables/{table}")).await.refused(403);
    bob.join(table).await.done();
    ada.start(table).await;
    eve.get(&format!("/api/tables/{table}")).await.refused(403);
}

/// Whoever asks two servers at the same moment gets no second seat, and a game does not begin without somebody who has just got up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_agree_on_who_sits_where() {
    let postgres = trial::Postgres::start();
    let postgres = crate::on(&postgres);
    let (one, other) = (postgres.serve(), postgres.serve());
    let (ada, eve) = (one.guest("Ada").await, one.guest("Eve").await);
    let there = eve.at(&other.url);
    for _ in 0..20 {
        let table = ada.table("hill", [Me, Open, Open]).await;
        let join = format!("/api/tables/{table}/join");
        let (first, second) = (AnySeat { seat: Some(seat(1)) }, AnySeat { seat: Some(seat(2)) });
        let (here, also) = tokio::join!(eve.post(&join, &first), there.post(&join, &second));
        let seats = ada.info(&table).await.seats;
        let taken = seats[1..].iter().filter(|seat| seat.sitter == Sitter::Person).count();
        assert_eq!(
            (
                taken,
                [here.status, also.status]
                    .iter()
                    .filter(|status| status.is_success())
                    .count()
            ),
            (1, 1),
            "{} {}",
            here.text,
            also.text
        );

        let table = ada.table("hill", [Me, Open]).await;
        eve.join(&table).await.done();
        let (started, left) = tokio::join!(ada.order(&table, "start"), there.order(&table, "leave"));
        let info = ada.info(&table).await;
        let expected = if started.status.is_success() {
            (State::Running, Sitter::Person)
        } else {
            (State::Open, Sitter::Open)
        };
        assert_eq!((info.state, info.seats[1].sitter), expected);
        assert_ne!(
            started.status.is_success(),
            left.status.is_success(),
            "{} {}",
            started.text,
            left.text
        );
    }
}

pub(crate) async fn the_host_can_remove_somebody(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let table = ada.table("hill", [Me, Open]).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    eve.join(&table).await.done();
    let mut page = eve.socket().await;
    page.follow(&table, Some(1), 0).await;
    page.update().await;
    eve.post(&path("remove"), &OneSeat { seat: seat(0) }).await.refused(403);
    ada.post(&path("remove"), &OneSeat { seat: seat(0) }).await.refused(409);
    ada.post(&path("remove"), &OneSeat { seat: seat(1) }).await.done();
    assert_eq!(page.ended().await, Refusal::RemovedByHost.into());
    for answer in [
        eve.join(&table).await,
        eve.get(&format!("/api/tables/{table}")).await,
        eve.chat(&table, "why?").await,
    ] {
        answer.refused_as(Refusal::RemovedByHost);
    }
    let own: Vec<Listed> = eve.get("/api/me/tables?state=open").await.ok();
    assert!(own.is_empty());
    bob.join(&table).await.done();
    ada.start(&table).await;
    ada.post(&path("remove"), &OneSeat { seat: seat(1) }).await.refused(409);
}

pub(crate) async fn who_is_asked_for_another_game_may_say_no(place: &Place) {
    let server = place.serve();
    let (ada, bob, cyd) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Cyd").await,
    );
    let table = two_at_a_table("hill", &ada, &bob).await;
    play_out(&table, &[&ada, &bob], &mut Chance::new(17)).await;
    let next: TableInfo = ada.order(&table, "rematch").await.ok();
    let id = next.id.as_str();
    let seat = &bob.info(id).await.seats[1];
    assert_eq!((seat.kept_for_you, seat.yours), (true, false));
    bob.order(id, "leave").await.done();
    assert_eq!(ada.info(id).await.seats[1].sitter, Sitter::Open);
    cyd.join(id).await.done();
    ada.start(id).await;
}

pub(crate) async fn the_host_says_who_talks(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    for (allowed, status) in [(Some(false), 403), (None, 403), (Some(true), 204)] {
        let mut new = serde_json::to_value(NewTable::new("hill", [Me, Open])).unwrap();
        match allowed {
            Some(allowed) => new["spectator_chat"] = allowed.into(),
            None => drop(new.as_object_mut().unwrap().remove("spectator_chat")), // its default
        }
        let made: Created = ada.post("/api/tables", &new).await.ok();
        let table = made.table.id.as_str();
        bob.join(table).await.done();
        bob.chat(table, "hello").await.done();
        assert_eq!(eve.chat(table, "hello").await.status, status);
        let mut page = eve.socket().await;
        page.chat(table, "hello").await;
        let told = page.next().await.unwrap();
        assert_eq!(matches!(told, Told::Refused { .. }), status == 403, "{told:?}");
        assert_eq!(matches!(told, Told::Done { .. }), status == 204, "{told:?}");
    }
}
