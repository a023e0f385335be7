//! Tables from the first seat to the rematch.

use std::time::Duration;

use serde_json::{Value, json};

use trial::{Chance, Client, Place, awaited, games, play_out, seat, step, two_at_a_table};
use wire::SeatWish::{self, Invited, Me, Open};
use wire::{
    AnySeat, Claimed, Created, Link, Listed, NewTable, OneSeat, Refusal, Secret, Sitter, State, TableInfo, Takeback,
    Update,
};

pub(crate) async fn people_gather_and_play_a_whole_game(place: &Place) {
    let server = place.serve();
    let (ada, bob, cyd) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Cyd").await,
    );
    let table = ada.table("hill", [Open, Me, Open]).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let third = AnySeat { seat: Some(seat(2)) };
    let hash = ada.info(&table).await.hash;
    let listed = async || cyd.get("/api/tables").await.ok::<Vec<Listed>>();

    assert_eq!(listed().await[0].open, 2);
    assert_eq!(
        bob.post(&path("join"), &third).await.ok::<OneSeat>(),
        OneSeat { seat: seat(2) }
    );
    cyd.post(&path("join"), &third).await.refused(409);
    assert_eq!(cyd.join(&table).await.ok::<OneSeat>(), OneSeat { seat: seat(0) });
    cyd.post(&path("leave"), &()).await.done();
    ada.order(&table, "start")
        .await
        .refused_as(Refusal::SeatEmpty { seat: 0 });
    bob.post(&path("start"), &()).await.refused(403);
    cyd.join(&table).await.done();
    ada.start(&table).await;
    bob.post(&path("leave"), &()).await.refused(409);
    assert!(listed().await.is_empty());

    let people = [&cyd, &ada, &bob];
    let mut chance = Chance::new(3);
    let mut links = Vec::new();
    for _ in 0..20 {
        step(&table, &people, &mut chance).await;
        links.push(bob.look(&table, 2).await.chain.unwrap());
    }
    let seen: Value = ada.get(&path("record")).await.ok();
    assert!(seen["log"].is_null() && seen["entries"].as_array().unwrap().len() == 20 && seen["seat"] == 1);
    ada.get(&path("log")).await.refused(409);
    play_out(&table, &people, &mut chance).await;

    let end = bob.see(&table).await;
    let info = end.info.unwrap();
    assert_eq!((info.state, &info.hash), (State::Finished, &hash));
    let outcome = end.outcome.unwrap();
    assert_eq!(outcome.seats.len(), 3);
    let finished: Vec<Listed> = ada.get("/api/me/tables?state=finished").await.ok();
    assert_eq!(finished[0].outcome.as_ref(), Some(&outcome));
    let record = bob.get(&path("record")).await;
    verify(place, &record.text, &hash);
    check_chain(
        place,
        &record.text,
        &links.iter().map(String::as_str).collect::<Vec<_>>(),
    );
    catalog::read_log(&bob.get(&path("log")).await.text).unwrap();
}

/// The record of a fair game is accepted, and every other refused.
fn verify(place: &Place, record: &str, hash: &str) {
    let file = place.path().join("game.json");
    let run = |record: &str, hash: &str| {
        std::fs::write(&file, record).unwrap();
        place
            .program("verify")
            .arg(&file)
            .args(["--hash", hash])
            .output()
            .unwrap()
    };
    let good = run(record, hash);
    assert!(good.status.success(), "{good:?}");
    assert!(String::from_utf8_lossy(&good.stdout).contains("all legal"));
    let refused = |record: &str, hash: &str| {
        let output = run(record, hash);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let edited = |edit: fn(&mut Value)| {
        let mut value: Value = serde_json::from_str(record).unwrap();
        edit(&mut value);
        value.to_string()
    };
    assert!(refused(record, &"0".repeat(64)).contains("not the game that was begun"));
    assert!(
        refused(&edited(|record| record["hash"] = json!("0".repeat(64))), hash)
            .contains("the hash that the record says")
    );
    assert!(
        refused(
            &edited(|record| record["outcome"]["seats"][0]["place"] = json!(9)),
            hash
        )
        .contains("the result")
    );
    assert!(
        refused(
            &edited(|record| drop(record["log"]["actions"].as_array_mut().unwrap().remove(3))),
            hash
        )
        .contains("game.json")
    );
    assert!(refused(&edited(|record| record["chain"] = json!("0".repeat(64))), hash).contains("the chain"));
    assert!(refused(&edited(|record| record["entries"][0]["kind"] = json!("undo")), hash).contains("entry 0"));
    refused(&edited(|record| record["log"]["seed"] = json!("1".repeat(64))), hash);
}

/// A link that was noted during the game proves that nothing before it was left out: not even a decision that changes nothing, which all else would not notice.
fn check_chain(place: &Place, record: &str, links: &[&str]) {
    let file = place.path().join("game.json");
    let run = |record: &Value, link: &str| {
        std::fs::write(&file, record.to_string()).unwrap();
        place
            .program("verify")
            .arg(&file)
            .args(["--chain", link])
            .output()
            .unwrap()
    };
    let record: Value = serde_json::from_str(record).unwrap();
    for (number, link) in links.iter().enumerate() {
        let output = run(&record, link);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success()
                && said.contains(&format!(
                    "after {} of {} entries",
                    number + 1,
                    record["entries"].as_array().unwrap().len()
                )),
            "{output:?}"
        );
    }
    // a forger who takes something back at once, and makes the chain fit, is found out by a link that somebody noted
    let mut forged = record.clone();
    let last = forged["entries"].as_array().unwrap().len() - 1;
    forged["entries"].as_array_mut().unwrap().remove(last);
    forged["log"]["actions"].as_array_mut().unwrap().pop();
    assert_eq!(run(&forged, links[0]).status.code(), Some(2), "the result is gone");
    let other = run(&record, &"0".repeat(64));
    assert!(
        other.status.code() == Some(2) && String::from_utf8_lossy(&other.stderr).contains("not in the chain"),
        "{other:?}"
    );
}

pub(crate) async fn bots_play_with_one_person_and_restart_goes_on(place: &Place) {
    let mut server = place.serve();
    let ada = server.guest("Ada").await;
    for game in games(&ada).await {
        let mut ada = ada.at(&server.url);
        let table = ada
            .table(&game, [SeatWish::bot("beginner"), Me, SeatWish::bot("casual")])
            .await;
        ada.start(&table).await;
        let mut chance = Chance::new(4);
        for _ in 0..6 {
            let look = wait_for(&ada, &table, 1).await;
            ada.act(&table, 1, look.ply, &chance.pick(&look)).await.done();
        }
        server.kill();
        server = place.serve();
        ada = ada.at(&server.url);
        let look = wait_for(&ada, &table, 1).await;
        assert!(look.ply >= 6);
        ada.resign(&table, 1, "beginner").await.done();
        wait_for_end(&ada, &table).await;
    }
}

/// Waits until the seat is to decide.
pub(crate) async fn wait_for(client: &Client, table: &str, seat: u8) -> Update<'static> {
    for _ in 0..30_000 {
        let look = client.look(table, seat).await;
        if look.legal.is_some() {
            return look;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bots don't move");
}

pub(crate) async fn wait_for_end(client: &Client, table: &str) -> Update<'static> {
    for _ in 0..12_000 {
        let look = client.see(table).await;
        if look.outcome.is_some() {
            return look;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots don't finish");
}

pub(crate) async fn one_person_plays_all_seats_and_takes_back(place: &Place) {
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    let mut chance = Chance::new(5);
    let mut undone = 0;
    for _ in 0..60 {
        let look = ada.look(&table, 0).await;
        let seat = awaited(&look).unwrap();
        let before = ada.look(&table, seat).await;
        let ply = before.ply;
        ada.act(&table, seat, ply, &chance.pick(&before)).await.done();
        let answer = ada
            .post(
                &format!("/api/tables/{table}/undo"),
                &Takeback {
                    seat: self::seat(seat),
                    ply: ply + 1,
                },
            )
            .await;
        if answer.status.is_success() {
            undone += 1;
            let after = ada.look(&table, seat).await;
            let seen =
                |update: &Update<'_>| [&update.view, &update.legal].map(|part| part.as_ref().unwrap().get().to_owned());
            assert_eq!((seen(&after), after.ply), (seen(&before), ply + 2));
            ada.act(&table, seat, ply + 2, &chance.pick(&after)).await.done();
        } else {
            answer.refused(409);
        }
    }
    assert!(undone > 5);
    let before = ada.look(&table, 0).await;
    server.kill();
    let server = place.serve();
    let mut after = ada.at(&server.url).look(&table, 0).await;
    after.info.clone_from(&before.info);
    assert_eq!(after, before, "a game with entries taken back is rebuilt");
    play_out(&table, &[&ada.at(&server.url); 2], &mut chance).await;
}

pub(crate) async fn a_seat_is_claimed_by_its_link(place: &Place) {
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
                listed: false,
                ..NewTable::new("hill", [Me, Invited])
            },
        )
        .await
        .ok();
    let table = made.table.id.as_str();
    let secret = made.links[0].secret.as_str();
    assert_eq!(made.links[0].seat, seat(1));
    eve.join(table).await.refused(409);
    eve.post(
        "/api/claim",
        &Secret {
            secret: "guess".to_owned(),
        },
    )
    .await
    .refused(404);
    assert_eq!(
        bob.claim(secret).await.ok::<Claimed>(),
        Claimed {
            table: table.to_owned(),
            seat: seat(1)
        }
    );
    eve.claim(secret).await.refused(404);
    ada.start(table).await;

    // Bob goes on in another browser
    eve.link(table, 1).await.refused(403);
    let link: Link = bob.link(table, 1).await.ok();
    let phone = server.guest("Bob's phone").await;
    phone.claim(&link.secret).await.done();
    bob.get(&format!("/api/tables/{table}?seat=1")).await.refused(403);
    step(table, &[&ada, &phone], &mut Chance::new(6)).await;
}

pub(crate) async fn a_bot_plays_on_for_who_resigns(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    let refused = ada.resign(&table, 0, "genius").await.refused(400);
    assert!(refused.error.contains("master"), "{refused:?}");
    ada.resign(&table, 1, "beginner").await.refused(403);
    ada.resign(&table, 0, "beginner").await.done();
    ada.get(&format!("/api/tables/{table}?seat=0")).await.refused(403);
    let seat = &bob.info(&table).await.seats[0];
    assert_eq!(
        (seat.sitter, seat.level.as_deref(), seat.name.as_deref()),
        (Sitter::Bot, Some("beginner"), Some("Ada"))
    );
    bob.resign(&table, 1, "beginner").await.done();
    wait_for_end(&bob, &table).await;
    bob.resign(&table, 1, "beginner").await.refused(403);
}

pub(crate) async fn who_is_not_invited_sees_nothing(place: &Place) {
    let server = place.serve();
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let made: Created = ada
        .post(
            "/api/tables",
            &NewTable {
                spectators: false,
                ..NewTable::new("hill", [Me, Me])
            },
        )
        .await
        .ok();
    let table = made.table.id.as_str();
    ada.start(table).await;
    for path in ["", "?seat=0", "/record"] {
        eve.get(&format!("/api/tables/{table}{path}")).await.refused(403);
        server
            .stranger()
            .get(&format!("/api/tables/{table}{path}"))
            .await
            .refused(403);
    }
    eve.chat(table, "hello").await.refused(403);
    let mut socket = eve.socket().await;
    socket.follow(table, None, 0).await;
    socket.refused(403).await;

    let open = ada.table("hill", [Me, Me]).await;
    ada.start(&open).await;
    let seen = server.stranger().see(&open).await;
    assert!(seen.seat.is_none() && seen.legal.is_none() && seen.view.is_some());
}

pub(crate) async fn a_rematch_leads_all_to_the_same_table(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let table = two_at_a_table("hill", &ada, &bob).await;
    let rematch = format!("/api/tables/{table}/rematch");
    bob.post(&rematch, &()).await.refused(409);
    play_out(&table, &[&ada, &bob], &mut Chance::new(7)).await;
    eve.post(&rematch, &()).await.refused(403);
    let next: TableInfo = bob.post(&rematch, &()).await.ok();
    // it begins only when all have said yes
    let (seats, id) = (&next.seats, next.id.as_str());
    assert_eq!(
        (seats[0].sitter, seats[0].name.as_deref(), seats[1].sitter),
        (Sitter::Asked, Some("Ada"), Sitter::Person)
    );
    bob.order(id, "start")
        .await
        .refused_as(Refusal::NotAgreed { name: "Ada".to_owned() });
    eve.join(id).await.refused(409);
    assert_eq!(
        ada.get("/api/me/tables?state=open").await.ok::<Vec<Listed>>()[0].id,
        id,
        "who is asked finds the table"
    );
    let same: TableInfo = ada.post(&rematch, &()).await.ok();
    assert_eq!((&same.id, same.host, next.host), (&next.id, false, true));
    assert_ne!(next.hash, ada.info(&table).await.hash);
    let id = next.id.as_str();
    bob.start(id).await;
    step(id, &[&ada, &bob], &mut Chance::new(8)).await;
}
