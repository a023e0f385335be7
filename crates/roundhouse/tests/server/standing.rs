//! Where people stand, at a real server: what a game that ends brings about.

use std::time::Duration;

use trial::{Chance, Client, Place, Postgres, play_out, two_at_a_table};
use wire::standing::{Career, Privacy, Profile, Standings};
use wire::{Credentials, Finished, NewTable, Refusal, SeatWish};

use crate::on;

async fn account(url: &str, name: &str) -> Client {
    let mut client = Client::stranger(url);
    let password = "correct horse".to_owned();
    let credentials = Credentials {
        name: name.to_owned(),
        password,
    };
    client.sign_in("/api/accounts", &credentials).await;
    client
}

/// The leaderboard, as soon as it is like this: games are rated a moment after they end.
async fn standings(client: &Client, game: &str, is_so: impl Fn(&Standings) -> bool) -> Standings {
    for _ in 0..600 {
        let found: Standings = client.get(&format!("/api/standings/{game}")).await.ok();
        if is_so(&found) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the games were not rated");
}

async fn finished(client: &Client, query: &str) -> Finished {
    client.get(&format!("/api/finished?{query}")).await.ok()
}

pub(crate) async fn a_finished_game_is_rated_and_found(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (account(&server.url, "Ada").await, account(&server.url, "Bob").await);
    let stranger = Client::stranger(&server.url);
    let table = two_at_a_table("hill", &ada, &bob).await;
    assert!(ada.info(&table).await.rated);
    play_out(&table, &[&ada, &bob], &mut Chance::new(5)).await;
    let board = standings(&stranger, "hill", |board| board.rows.len() == 2).await;
    assert_eq!(board.bots.len(), 5);
    let profile: Profile = ada.get("/api/people/BOB").await.ok();
    assert_eq!((profile.name.as_str(), profile.games[0].finished), ("Bob", 1));
    assert_eq!(profile.with_you.map(|tally| tally.games), Some(1));
    assert!(!profile.badges.is_empty());
    let career: Career = stranger.get("/api/people/bob/games/hill").await.ok();
    assert!(
        career.ratings.len() == 1 && career.openings.iter().all(|kind| kind.len() == 1),
        "{career:?}"
    );
    assert!(!career.openings.is_empty(), "the game says how it was opened");
    let found = finished(&stranger, "game=hill&player=ada").await;
    assert_eq!((found.games.len(), found.games[0].table.as_str()), (1, table.as_str()));
    // every deal is another: now and then two share the first place, and then they stand as they stood
    let is_tied = found.games[0].seats.iter().all(|seat| seat.place == 1);
    let is_ahead = board.rows[0].rating.points > board.rows[1].rating.points;
    assert_eq!(is_ahead, !is_tied, "{board:?}");

    // a second game, not for everybody and not rated
    let hidden = NewTable {
        spectators: false,
        rated: false,
        ..NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
    };
    let private = ada.make(&hidden).await.table.id;
    bob.join(&private).await.done();
    ada.start(&private).await;
    play_out(&private, &[&ada, &bob], &mut Chance::new(6)).await;
    assert_eq!(finished(&stranger, "player=ada").await.games.len(), 1);
    assert_eq!(finished(&ada, "player=ada").await.games.len(), 2, "one's own");
    let board = standings(&stranger, "hill", |board| board.rows.len() == 2).await;
    assert_eq!(board.rows[0].games, 1, "it does not count");
    stranger.get("/api/people/nobody").await.refused_as(Refusal::NoPerson {
        name: "nobody".to_owned(),
    });
    stranger
        .get("/api/finished?least=3")
        .await
        .refused_as(Refusal::GameFirst);
    stranger.get("/api/standings/nothing").await.refused(400);
    stranger.get("/api/me/privacy").await.refused_as(Refusal::NotSignedIn);
    let privacy: Privacy = ada.post("/api/me/privacy", &Privacy { hidden: true }).await.ok();
    assert!(privacy.hidden);
    stranger.get("/api/people/ada").await.refused(404);
    let told = stranger.get("/api/standings/hill").await.text + &stranger.get("/api/finished").await.text;
    assert!(!told.contains("Ada"), "{told}");
}

pub(crate) async fn around_one_screen_nobody_is_rated(place: &Place) {
    let server = place.serve();
    let ada = account(&server.url, "Ada").await;
    let table = ada.table("hill", [SeatWish::Me, SeatWish::Me]).await;
    assert!(!ada.info(&table).await.rated);
    ada.start(&table).await;
    play_out(&table, &[&ada, &ada], &mut Chance::new(7)).await;
    // a game against a bot ends after it, and is rated after it
    let other = ada.table("hill", [SeatWish::Me, SeatWish::bot("beginner")]).await;
    ada.start(&other).await;
    ada.resign(&other, 0, "beginner").await.done();
    let board = standings(&ada, "hill", |board| !board.rows.is_empty()).await;
    assert_eq!(
        (board.rows[0].games, board.rows[0].won),
        (1, 0),
        "who leaves counts as last"
    );
    let profile: Profile = ada.get("/api/people/ada").await.ok();
    assert_eq!(profile.games[0].finished, 1);
}

/// The server that rates is killed again and again; the other one goes on, and nothing is rated twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_loses_no_rating() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let (ada, bob) = (account(&one.url, "Ada").await, account(&other.url, "Bob").await);
    for number in 0..3 {
        let table = two_at_a_table("shinjuku", &ada, &bob).await;
        play_out(&table, &[&ada, &bob], &mut Chance::new(60 + number)).await;
    }
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    play_out(&table, &[&ada, &bob], &mut Chance::new(70)).await;
    one.kill();
    let board = standings(&bob, "shinjuku", |board| {
        board.rows.iter().all(|row| row.games >= 4) && board.rows.len() == 2
    })
    .await;
    assert!(board.rows.iter().all(|row| row.games == 4), "{board:?}");
    let career: Career = bob.get("/api/people/ada/games/shinjuku").await.ok();
    assert_eq!(career.ratings.len(), 4);
}
