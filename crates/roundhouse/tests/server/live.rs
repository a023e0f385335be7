//! Following a game over a WebSocket.

use serde_json::json;

use trial::{Chance, Place, Socket, play_live, step, two_at_a_table};

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
    let update = page.next_of("update").await;
    let plies: Vec<u64> = update["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["ply"].as_u64().unwrap())
        .collect();
    assert_eq!((plies, &update["ply"]), (vec![6, 7, 8, 9], &json!(10)));
    assert_eq!(update["view"], ada.look(&table, 0).await["view"]);

    // a second tab hears the same, and chat as well
    let mut tab = ada.socket().await;
    tab.follow(&table, Some(0), 10).await;
    assert!(tab.next_of("update").await["entries"].as_array().unwrap().is_empty());
    let mut friend = bob.socket().await;
    friend
        .order(json!({"do": "chat", "table": table, "text": "hello"}))
        .await;
    friend.next_of("done").await;
    for socket in [&mut page, &mut tab] {
        let update = socket.next_of("update").await;
        assert_eq!(
            (&update["chat"][0]["text"], &update["chat"][0]["name"]),
            (&json!("hello"), &json!("Bob"))
        );
    }
    step(&table, &[&ada, &bob], &mut chance).await;
    let (first, second) = (page.next_of("update").await, tab.next_of("update").await);
    assert_eq!((&first, first["entries"].as_array().unwrap().len()), (&second, 1));

    // who stops following hears no more; what is refused says why
    tab.order(json!({"do": "unfollow", "table": table, "seat": 0})).await;
    tab.next_of("done").await;
    tab.order(json!({"do": "act", "table": table, "seat": 1, "ply": 11, "action": {}}))
        .await;
    assert_eq!(tab.next().await.unwrap()["status"], 403);
    tab.say("{\"do\": \"dance\"}".into()).await;
    assert_eq!(tab.next().await.unwrap()["status"], 400);

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
    let table = ada.table("hill", &json!([{"kind": "me"}, {"kind": "open"}])).await;
    let mut page = ada.socket().await;
    page.follow(&table, Some(0), 0).await;
    let (mut first, mut second) = (bob.socket().await, bob.socket().await);
    for socket in [&mut first, &mut second] {
        socket.follow(&table, None, 0).await;
        socket.next_of("update").await;
    }
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    hear_who_is_here(&mut page, [true, true]).await; // who has just sat down is here
    drop(first);
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    assert_eq!(
        ada.look(&table, 0).await["info"]["seats"][1]["here"],
        true,
        "the other page is still there"
    );
    drop(second);
    hear_who_is_here(&mut page, [true, false]).await;
    let mut again = bob.socket().await;
    again.follow(&table, Some(1), 0).await;
    hear_who_is_here(&mut page, [true, true]).await;
}

/// Waits until a page is told that these are here.
async fn hear_who_is_here(page: &mut Socket, expected: [bool; 2]) {
    loop {
        let update = page.next_of("update").await;
        let seats = update["info"]["seats"].as_array();
        if seats.is_some_and(|seats| seats.iter().map(|seat| seat["here"].as_bool().unwrap()).eq(expected)) {
            return;
        }
    }
}
