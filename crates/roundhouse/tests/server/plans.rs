//! Plans at the real server: secret on every line, and carried out once, also when one of two servers is killed.

use serde_json::{Value, json};
use std::time::Duration;
use table::Viewer;
use trial::{Chance, Client, Place, Postgres, awaited, legal, seat, step, two_at_a_table};
use wire::{Branch, Fate, NewPlan, Plan, PlanStand, Refusal};

use crate::on;

async fn lay(person: &Client, table: &str, own: u8, plan: Plan) -> trial::Answer {
    let look = person.get(&format!("/api/tables/{table}")).await;
    let ply = look.ok::<wire::Update<'static>>().ply;
    let new = NewPlan {
        seat: seat(own),
        ply,
        plan,
    };
    let body = serde_json::to_string(&new).unwrap();
    let path = format!("/api/tables/{table}/plan");
    person.send(reqwest::Method::PUT, &path, Some(body), &[]).await
}

async fn stand(person: &Client, table: &str, own: u8) -> PlanStand {
    person.get(&format!("/api/tables/{table}/plan?seat={own}")).await.ok()
}

/// These decisions, one after the other, whatever others do.
fn in_a_row(acts: &[Value]) -> Plan {
    let branch = |then: Vec<Branch>, act: &Value| {
        vec![Branch {
            when: Vec::new(),
            act: act.clone(),
            then,
        }]
    };
    Plan {
        branches: acts.iter().rev().fold(Vec::new(), branch),
        ..Plan::default()
    }
}

/// Nothing of a plan is ever on another's line, in the log of the server, or in an answer to anybody else.
pub(crate) async fn a_plan_is_its_owners_secret(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    while awaited(&ada.look(&table, 0).await) != Some(0) {
        step(&table, &[&ada, &bob], &mut Chance::new(3)).await;
    }
    let (mut hers, mut watching) = (ada.socket().await, ada.at(&server.url).socket().await);
    hers.follow(&table, Some(0), 0).await;
    hers.update().await;
    let mut his = bob.socket().await;
    his.follow(&table, Some(1), 0).await;
    his.update().await;
    watching.follow(&table, Some(0), 0).await;
    watching.update().await;

    let end = json!({"end_turn": {}});
    let laid: PlanStand = lay(&bob, &table, 1, in_a_row(&[end.clone(), end.clone()])).await.ok();
    assert_eq!(laid.plan.decisions(), 2);
    assert!(his.update().await.plan.is_some(), "his own page is told");
    let path = format!("/api/tables/{table}/plan?seat=1");
    ada.get(&path).await.refused_as(Refusal::NotYours { seat: 1 });
    ada.delete(&path).await.refused_as(Refusal::NotYours { seat: 1 });
    server.stranger().get(&path).await.refused_as(Refusal::NotSignedIn);
    lay(&ada, &table, 1, in_a_row(std::slice::from_ref(&end)))
        .await
        .refused_as(Refusal::NotYours { seat: 1 });
    // her line says nothing until she moves; then what it says is her move and his, as any other
    hers.chat(&table, "your move soon").await;
    let said = hers.update().await;
    assert!(said.plan.is_none() && said.entries.is_empty() && said.info.is_none() && said.chat.len() == 1);
    let ply = ada.look(&table, 0).await.ply;
    ada.act(&table, 0, ply, &end).await.done();
    let look = ada.look(&table, 0).await;
    assert_eq!(
        (look.ply, awaited(&look)),
        (ply + 2, Some(0)),
        "his plan has ended his turn"
    );
    assert_eq!(stand(&bob, &table, 1).await.plan.decisions(), 1);
    bob.delete(&path).await.done();
    assert!(stand(&bob, &table, 1).await.plan.is_empty());
    let record = ada.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(!record.contains("branches"));
    let log = server.stop();
    assert!(!log.contains("branches") && !log.contains("end_turn"), "{log}");
}

/// Bad plans are refused in one line, over HTTP too.
pub(crate) async fn what_is_no_plan_is_refused(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    let path = format!("/api/tables/{table}/plan");
    for body in [
        "{}",
        "nonsense",
        r#"{"seat": 1, "ply": 0, "plan": {"branch": []}}"#,
        r#"{"seat": 1, "ply": 0, "plan": {}}"#,
        r#"{"seat": 9, "ply": 0, "plan": {"forced": true}}"#,
        r#"{"seat": 1, "ply": 77, "plan": {"forced": true}}"#,
        r#"{"seat": 1, "ply": 0, "plan": {"branches": [{"act": {"fly": {}}}]}}"#,
    ] {
        let answer = bob.send(reqwest::Method::PUT, &path, Some(body.to_owned()), &[]).await;
        let status = answer.status.as_u16();
        assert!((400..500).contains(&status), "{body}: {answer:?}");
        answer.refused(status);
        assert!(stand(&bob, &table, 1).await.plan.is_empty(), "{body}");
    }
    // 100 levels of nothing
    let deep = r#"{"act": 1, "then": ["#.repeat(100) + &"]}".repeat(100);
    let body = format!(r#"{{"seat": 1, "ply": 0, "plan": {{"branches": [{deep}]}}}}"#);
    bob.send(reqwest::Method::PUT, &path, Some(body), &[])
        .await
        .refused(400);
}

/// Bob's plans lie at many tables; Ada moves at all of them over one server, which is killed in the middle. Whatever she did there, his answer comes once, and only once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_is_carried_out_once_when_one_of_two_servers_is_killed() {
    const TABLES: usize = 10;
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let (ada, bob) = (one.guest("Ada").await, other.guest("Bob").await);
    let end = json!({"end_turn": {}});
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let table = two_at_a_table("shinjuku", &ada, &bob).await;
        if awaited(&ada.look(&table, 0).await) != Some(0) {
            bob.act(&table, 1, 0, &end).await.done();
        }
        let ply = ada.look(&table, 0).await.ply;
        let plan = in_a_row(std::slice::from_ref(&end));
        lay(&bob, &table, 1, plan).await.done();
        tables.push((table, ply));
    }
    // all at once, and the server is killed while some are under way
    let moves: Vec<_> = tables
        .iter()
        .map(|(table, ply)| {
            let (ada, table, ply, end) = (ada.clone(), table.clone(), *ply, end.clone());
            let body = serde_json::to_string(&wire::Decision {
                seat: seat(0),
                ply,
                action: end,
            });
            tokio::spawn(async move {
                let path = format!("/api/tables/{table}/act");
                let answer = ada.try_send(reqwest::Method::POST, &path, Some(body.unwrap()), &[]);
                answer.await.is_ok_and(|answer| answer.status.is_success())
            })
        })
        .collect();
    for _ in 0..10_000 {
        // as soon as one of her moves is there
        if ada.at(&other.url).look(&tables[0].0, 0).await.ply > tables[0].1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    one.kill();
    let mut acknowledged = Vec::new();
    for sent in moves {
        acknowledged.push(sent.await.unwrap());
    }
    let ada = ada.at(&other.url);
    for ((table, ply), acknowledged) in tables.iter().zip(&acknowledged) {
        let mut now = ada.look(table, 0).await.ply;
        assert!(now > *ply || !acknowledged, "an acknowledged move is there");
        if now == *ply {
            ada.act(table, 0, *ply, &end).await.done(); // it was lost with the server: she moves again
        }
        // what the killed server left undone, the other one finds when it looks after the table
        for _ in 0..1_200 {
            now = ada.look(table, 0).await.ply;
            if now > *ply + 1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(now, *ply + 2, "Bob's answer");
        let stood = stand(&bob, table, 1).await;
        assert_eq!((stood.carried_out, stood.fate), (1, Some(Fate::Done)));
    }
    // and nothing comes later
    tokio::time::sleep(Duration::from_secs(3)).await;
    for (table, ply) in &tables {
        assert_eq!(ada.look(table, 0).await.ply, *ply + 2);
    }
}

/// A plan survives the server at which it was laid down.
pub(crate) async fn a_plan_waits_for_the_next_server(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    let end = json!({"end_turn": {}});
    if awaited(&ada.look(&table, 0).await) != Some(0) {
        bob.act(&table, 1, 0, &end).await.done();
    }
    lay(&bob, &table, 1, in_a_row(&[end.clone(), end.clone()])).await.done();
    server.kill();
    let server = place.serve();
    let (ada, bob) = (ada.at(&server.url), bob.at(&server.url));
    let ply = ada.look(&table, 0).await.ply;
    ada.act(&table, 0, ply, &end).await.done();
    assert_eq!(ada.look(&table, 0).await.ply, ply + 2, "a restart loses no plan");
    let own = bob.look(&table, 1).await;
    assert!(legal(&own).is_empty() && own.seat.map(Viewer::Seat).is_some());
    assert_eq!(stand(&bob, &table, 1).await.plan.decisions(), 1);
}
