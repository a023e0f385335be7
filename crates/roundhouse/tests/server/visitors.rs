//! Ways in: without a name, with an account from the first minute, by a link.

use trial::{Chance, Place, step, two_at_a_table};
use wire::SeatWish::{Invited, Me as Myself, Open};
use wire::{Created, Credentials, Listed, Me, NewTable, Offered, Refusal, Secret};

fn credentials(name: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: "correct horse".to_owned(),
    }
}

pub(crate) async fn who_has_no_name_looks_on(place: &Place) {
    let server = place.serve();
    let (ada, bob, stranger) = (server.guest("Ada").await, server.guest("Bob").await, server.stranger());
    let table = two_at_a_table("hill", &ada, &bob).await;
    let mut page = stranger.visitor_socket().await;
    page.follow(&table, None, 0).await;
    let seen = page.update().await;
    assert!(seen.seat.is_none() && seen.legal.is_none() && seen.view.is_some());
    step(&table, &[&ada, &bob], &mut Chance::new(1)).await;
    while page.update().await.ply < seen.ply + 1 {}
    let mut page = stranger.visitor_socket().await;
    page.chat(&table, "hello").await;
    page.refused(401).await;
    page.follow(&table, Some(0), 0).await;
    page.refused(403).await;

    // each hears which lines are their own
    ada.chat(&table, "good luck").await.done();
    let yours = async |who: &trial::Client| who.see(&table).await.chat[0].yours;
    assert!(yours(&ada).await && !yours(&bob).await && !yours(&stranger).await);

    let private: Created = ada
        .post(
            "/api/tables",
            &NewTable {
                spectators: false,
                ..NewTable::new("hill", [Myself, Open])
            },
        )
        .await
        .ok();
    let mut page = stranger.visitor_socket().await;
    page.follow(&private.table.id, None, 0).await;
    page.refused(403).await;
}

pub(crate) async fn an_account_keeps_its_name_and_seats(place: &Place) {
    let server = place.serve();
    let (mut ada, mut bob) = (server.stranger(), server.guest("Bob").await);
    ada.sign_in("/api/accounts", &credentials("Ada")).await;
    let me: Me = ada.get("/api/me").await.ok();
    assert_eq!((me.name.as_str(), me.account.as_deref()), ("Ada", Some("Ada")));
    server
        .stranger()
        .post("/api/accounts", &credentials("ADA"))
        .await
        .refused_as(Refusal::NameTaken);
    server
        .stranger()
        .post(
            "/api/accounts",
            &Credentials {
                password: "short".to_owned(),
                ..credentials("Cyd")
            },
        )
        .await
        .refused(400);

    // the others see at once that a guest is none any more
    let table = two_at_a_table("hill", &ada, &bob).await;
    let mut page = ada.socket().await;
    page.follow(&table, Some(0), 0).await;
    let guest = |info: Option<wire::TableInfo>| info.map(|info| (info.seats[1].guest, info.seats[1].name.clone()));
    assert_eq!(guest(page.update().await.info), Some((true, Some("Bob".to_owned()))));
    bob.sign_in("/api/me/account", &credentials("Bob")).await;
    loop {
        if guest(page.update().await.info) == Some((false, Some("Bob".to_owned()))) {
            break;
        }
    }
    step(&table, &[&ada, &bob], &mut Chance::new(1)).await;
}

pub(crate) async fn own_tables_say_whose_turn_it_is(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("shinjuku", &ada, &bob).await;
    let waiting = ada.table("hill", [Myself, Open]).await;
    let own = async |who: &trial::Client, state: &str| {
        let path = format!("/api/me/tables?state={state}");
        who.get(&path).await.ok::<Vec<Listed>>().remove(0)
    };
    let (for_ada, for_bob) = (own(&ada, "running").await, own(&bob, "running").await);
    assert_eq!((&for_ada.id, &for_bob.id), (&table, &table));
    let names: Vec<_> = for_ada
        .seats
        .iter()
        .map(|seat| (seat.name.as_deref(), seat.yours))
        .collect();
    assert_eq!(names, [(Some("Ada"), true), (Some("Bob"), false)]);
    let awaited = ada.see(&table).await.awaiting;
    assert!(!awaited.is_empty() && for_ada.awaiting == awaited);
    assert!(for_ada.is_your_turn() || for_bob.is_your_turn());
    assert_eq!(own(&ada, "open").await.id, waiting);
    let listed: Vec<Listed> = server.stranger().get("/api/tables").await.ok();
    assert!(
        listed.iter().all(|table| table.seats.is_empty()),
        "strangers see the host's name alone"
    );
}

pub(crate) async fn a_link_says_what_it_leads_to(place: &Place) {
    let server = place.serve();
    let (ada, bob, stranger) = (server.guest("Ada").await, server.guest("Bob").await, server.stranger());
    let made: Created = ada
        .post("/api/tables", &NewTable::new("hill", [Myself, Invited]))
        .await
        .ok();
    let look = async |secret: &str| {
        let secret = secret.to_owned();
        stranger.post("/api/claim/look", &Secret { secret }).await
    };
    let secret = made.links[0].secret.as_str();
    let offered: Offered = look(secret).await.ok();
    assert_eq!((offered.game.as_str(), offered.host.as_str()), ("hill", "Ada"));
    look("nothing").await.refused_as(Refusal::DeadLink);
    bob.claim(secret).await.done();
    look(secret).await.refused_as(Refusal::DeadLink);
}
