//! Following a game over a WebSocket.

use serde_json::Value;

use trial::{Chance, Place, Socket, play_live, seat, step, two_at_a_table};
use wire::Order;
use wire::SeatWish::{Me, Open};

pub(crate) async fn a_socket_follows_a_game_from_the_ply_it_names(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    let mut chance = Chance::new(9);
    for _ in 0..10 {
        step(&table, &[&ada, &bob], &mut chance).await;
    }

    // who has seen six entries hears of the other four
    let mut page = ada.socket().await;
    page.follow(&table, Some(0), 6).await;
    let update = page.update().await;
    let plies: Vec<usize> = update.entries.iter().map(|entry| entry.ply).collect();
    assert_eq!((plies, update.ply), (vec![6, 7, 8, 9], 10));
    let view = |update: &wire::Update<'_>| update.view.as_ref().map(|view| view.get().to_owned());
    assert_eq!(view(&update), view(&ada.look(&table, 0).await));

    // a second tab hears the same, and chat as well
    let mut tab = ada.socket().await;
    tab.follow(&table, Some(0), 10).await;
    assert!(tab.update().await.entries.is_empty());
    let mut friend = bob.socket().await;
    friend.chat(&table, "hello").await;
    friend.done().await;
    for socket in [&mut page, &mut tab] {
        let update = socket.update().await;
        assert_eq!(
            (update.chat[0].text.as_str(), update.chat[0].name.as_str()),
            ("hello", "Bob")
        );
    }
    step(&table, &[&ada, &bob], &mut chance).await;
    let (first, second) = (page.update().await, tab.update().await);
    assert_eq!((&first, first.entries.len()), (&second, 1));

    // who stops following hears no more; what is refused says why
    tab.order(|id| Order::Unfollow {
        id,
        table: table.clone(),
        seat: Some(seat(0)),
    })
    .await;
    tab.done().await;
    tab.act(&table, 1, 11, Value::Object(serde_json::Map::new())).await;
    tab.refused(403).await;
    tab.say("{\"do\": \"dance\"}".into()).await;
    tab.refused(400).await;

    // both play to the end, live
    let (mut other, rest) = (bob.socket().await, &mut Chance::new(10));
    let mut own = ada.socket().await;
    let mut mine = Chance::new(11);
    tokio::join!(
        play_live(&mut own, &table, 0, &mut mine),
        play_live(&mut other, &table, 1, rest)
    );
}

pub(crate) async fn who_is_here_is_told_to_all(place: &Place) {
    // with PostgreSQL at another server
    let one = place.serve();
    let another = place.is_shared().then(|| place.serve());
    let other = another.as_ref().unwrap_or(&one);
    let (ada, bob) = (one.guest("Ada").await, other.guest("Bob").await);
    let table = ada.table("hill", [Me, Open]).await;
    let mut page = ada.socket().await;
    page.follow(&table, Some(0), 0).await;
    let (mut first, mut second) = (bob.socket().await, bob.socket().await);
    for socket in [&mut first, &mut second] {
        socket.follow(&table, None, 0).await;
        socket.update().await;
    }
    bob.join(&table).await.done();
    hear_who_is_here(&mut page, [true, true]).await; // who has just sat down is here
    drop(first);
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert!(ada.info(&table).await.seats[1].here, "the other page is still there");
    drop(second);
    hear_who_is_here(&mut page, [true, false]).await;
    let mut again = bob.socket().await;
    again.follow(&table, Some(1), 0).await;
    hear_who_is_here(&mut page, [true, true]).await;
}

/// Waits until a page is told that these are here.
async fn hear_who_is_here(page: &mut Socket, expected: [bool; 2]) {
    loop {
        let update = page.update().await;
        if update
            .info
            .is_some_and(|info| info.seats.iter().map(|seat| seat.here).eq(expected))
        {
            return;
        }
    }
}
