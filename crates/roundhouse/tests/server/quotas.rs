//! How much one person, or one address, may leave on the disk and take over the line.

use trial::Place;
use wire::SeatWish::{Me, Open};
use wire::{Chosen, Created, Guest, NewTable};

use crate::folder;

/// A card list of the size that a request may have at most.
fn long_list() -> String {
    let cards = include_str!("../../../hill/data/hill.toml");
    format!("{cards}\n{}", "# my own cards\n".repeat((225_000 - cards.len()) / 16))
}

/// The contents of a list are sent once, to who asks for them, and not with every update.
pub(crate) async fn own_lists_are_told_once(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let list = long_list();
    let made = ada
        .post(
            "/api/tables",
            &NewTable {
                options: [("cards".to_owned(), list.clone())].into(),
                ..NewTable::new("hill", [Me, Open])
            },
        )
        .await;
    assert!(made.text.len() < 3_000, "{}", made.text.len());
    let made = made.ok::<Created>().table;
    let Chosen::Long { list: hash } = &made.options["cards"] else {
        panic!("a long list is told by its hash");
    };
    let table = made.id.as_str();
    let mut pages = Vec::new();
    for _ in 0..5 {
        let mut page = ada.socket().await;
        page.follow(table, Some(0), 0).await;
        page.update().await;
        pages.push(page);
    }
    for _ in 0..10 {
        bob.join(table).await.done();
        bob.order(table, "leave").await.done();
    }
    bob.join(table).await.done();
    ada.start(table).await;
    for page in &mut pages {
        while page.update().await.view.is_none() {}
        let bytes: usize = page.heard.iter().map(String::len).sum();
        assert!(bytes < list.len(), "{bytes} bytes were sent to one page");
    }
    let told = bob.get(&format!("/api/lists/{hash}")).await;
    assert_eq!(told.text, list);
    assert!(told.headers["cache-control"].to_str().unwrap().contains("immutable"));
    bob.get(&format!("/api/lists/{}", "0".repeat(64))).await.refused(404);
    bob.get("/api/lists/nonsense").await.refused(404);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_cannot_fill_the_disk() {
    let place = folder();
    let server = place.serve_with(&[
        "--tables-per-hour",
        "30",
        "--address-tables-per-hour",
        "45",
        "--guests-per-hour",
        "4",
    ]);
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let list = long_list();
    let with_list = NewTable {
        options: [("cards".to_owned(), list)].into(),
        ..NewTable::new("hill", [Me])
    };
    let mut lists = 0;
    let refused = loop {
        let answer = ada.post("/api/tables", &with_list).await;
        if answer.status == 429 {
            break answer;
        }
        let table = answer.ok::<Created>().table.id;
        ada.order(&table, "leave").await.done();
        lists += 1;
    };
    assert!(
        lists <= 10 && refused.refused(429).error.contains("card lists"),
        "{lists}"
    );
    assert!(refused.headers.contains_key("retry-after"));
    let mut tables = lists;
    let plain = NewTable::new("hill", [Me]);
    while ada.post("/api/tables", &plain).await.status == 201 {
        tables += 1;
    }
    assert!((29..=32).contains(&tables), "{tables}");
    let mut others = 0;
    while bob.post("/api/tables", &plain).await.status == 201 {
        others += 1;
    }
    assert!(
        (10..=20).contains(&others),
        "an address has a limit of its own: {others}"
    );
    let mut guests = 2;
    while server
        .stranger()
        .post("/api/guests", &Guest { name: "Cyd".into() })
        .await
        .status
        == 201
    {
        guests += 1;
    }
    assert!((4..=5).contains(&guests), "{guests}");
    let size: u64 = ["roundhouse.sqlite", "roundhouse.sqlite-wal"]
        .iter()
        .map(|file| std::fs::metadata(place.data().join(file)).unwrap().len())
        .sum();
    assert!(size < 6_000_000, "the list is stored once: {size}");
    for limit in ["person_lists", "person_tables", "address_tables", "guests"] {
        server.says(&format!("limit=\"{limit}\"")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_talks_without_end() {
    let place = folder();
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    let mut lines = 0;
    while ada.chat(&table, "and another thing").await.status == 204 {
        lines += 1;
    }
    assert!((30..60).contains(&lines), "{lines}");
}
