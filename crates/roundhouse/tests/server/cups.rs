//! A tournament on two servers, of which one is killed.

use serde_json::json;
use trial::{Chance, Client, Place, Server};
use wire::cups::{Cup, CupCreated, CupSecret, CupState};

/// A tournament as this person sees it; nothing if the server is not there.
async fn look(person: &Client, id: &str) -> Option<Cup> {
    let answer = person
        .try_send(reqwest::Method::GET, &format!("/api/cups/{id}"), None, &[])
        .await;
    answer
        .ok()
        .filter(|answer| answer.status.is_success())
        .map(|answer| answer.json())
}

/// Decides once wherever this person is awaited. What a killed server did not answer is done later.
async fn play_on(person: &Client, id: &str, chance: &mut Chance) {
    let Some(table) = look(person, id).await.and_then(|cup| cup.your_table) else {
        return;
    };
    let path = format!("/api/tables/{table}");
    let Ok(answer) = person.try_send(reqwest::Method::GET, &path, None, &[]).await else {
        return;
    };
    let seen: wire::Update<'static> = answer.json();
    if let (Some(_), Some(seat)) = (&seen.legal, seen.seat) {
        let action = chance.pick(&seen);
        let body = json!({"seat": seat, "ply": seen.ply, "action": action}).to_string();
        let _ = person
            .try_send(reqwest::Method::POST, &format!("{path}/act"), Some(body), &[])
            .await;
    }
}

fn new() -> serde_json::Value {
    json!({"name": "Two Servers", "format": "swiss", "size": 2, "rounds": 3, "most": 4,
        "table": {"game": "hill", "seats": [], "clock": {"kind": "live", "minutes": 60}, "stand_in": "beginner"}})
}

async fn sign_up(servers: &[&Server]) -> (String, Vec<Client>) {
    let mut people = Vec::new();
    for number in 0..4 {
        people.push(servers[number % servers.len()].guest(&format!("Guest {number}")).await);
    }
    let made: CupCreated = people[0].post("/api/cups", &new()).await.ok();
    for person in &people {
        person
            .post(&format!("/api/cups/{}/join", made.id), &CupSecret::default())
            .await
            .done();
    }
    (made.id, people)
}

/// Every round has its tables once, whichever server began it, and every game is stored where all games are.
#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_when_a_server_is_killed() {
    let postgres = trial::Postgres::start();
    let place = Place::database(crate::PROGRAM, postgres.database());
    let (one, other) = (place.serve(), place.serve());
    let (id, mut people) = sign_up(&[&one, &other]).await;
    let mut chance = Chance::new(7);
    let mut to_kill = Some(one);
    for _ in 0..20_000 {
        let Some(cup) = look(&people[1], &id).await else {
            continue;
        };
        if cup.state != CupState::Running && cup.state != CupState::Open {
            break;
        }
        if cup.rounds.len() == 2
            && let Some(one) = to_kill.take()
        {
            one.kill();
            people = people.iter().map(|person| person.at(&other.url)).collect();
        }
        for person in &people {
            play_on(person, &id, &mut chance).await;
        }
    }
    let cup = look(&people[1], &id).await.unwrap();
    assert!(to_kill.is_none());
    assert_eq!(cup.state, CupState::Finished);
    assert_eq!(cup.rounds.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 2]);
    for meeting in cup.rounds.iter().flatten() {
        assert_eq!(meeting.tables.len(), 1);
        let info = people[0].info(&meeting.tables[0].id).await;
        assert_eq!(info.cup.as_deref(), Some(id.as_str()));
        assert!(info.finished.is_some());
    }
    assert_eq!(
        cup.people.iter().map(|person| person.played).collect::<Vec<_>>(),
        [3; 4]
    );
}
