//! Files that are damaged.

use trial::{Chance, Place, UNLIMITED, step};
use wire::Refusal;
use wire::SeatWish::Me;

use crate::folder;

const PAGE: usize = 4096;

/// Zeroes the pages of the database file of which this holds, as a broken disk may. Returns how many.
fn damage(place: &Place, which: impl Fn(usize, &[u8]) -> bool) -> usize {
    let path = place.data().join("roundhouse.sqlite");
    let mut bytes = std::fs::read(&path).unwrap();
    let mut damaged = 0;
    for (number, page) in bytes.chunks_mut(PAGE).enumerate() {
        if which(number, page) {
            page.fill(0);
            damaged += 1;
        }
    }
    std::fs::write(&path, bytes).unwrap();
    damaged
}

async fn with_a_game(place: &Place) -> (trial::Client, String) {
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    let mut chance = Chance::new(77);
    for _ in 0..60 {
        step(&table, &[&ada, &ada], &mut chance).await;
    }
    server.stop();
    (ada, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_file_is_refused_with_one_clear_line() {
    let place = folder();
    with_a_game(&place).await;
    place.serve().stop(); // a sound one is not
    damage(&place, |number, _| (2..30).contains(&number));
    let Err(said) = place.try_serve(&UNLIMITED) else {
        panic!("a damaged file is served")
    };
    let errors: Vec<&str> = said.lines().filter(|line| !line.contains(" INFO ")).collect();
    assert_eq!(errors.len(), 1, "{said}");
    assert!(
        errors[0].contains("roundhouse.sqlite: the database is damaged")
            && errors[0].contains("put a backup in its place"),
        "{said}"
    );
    // nor is what was never a database
    std::fs::write(place.data().join("roundhouse.sqlite"), "this is my diary".repeat(1_000)).unwrap();
    let Err(said) = place.try_serve(&UNLIMITED) else {
        panic!("a diary is served")
    };
    assert!(
        said.contains("the database is damaged (file is not a database)"),
        "{said}"
    );
}

/// If nobody looked for it at the start, the server says it as soon as it meets the damage.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damage_that_is_met_later_is_told_to_whoever_asks() {
    let place = folder();
    let (ada, table) = with_a_game(&place).await;
    // the pages with the moves of the game
    let damaged = damage(&place, |_, page| {
        page.windows(table.len())
            .filter(|window| *window == table.as_bytes())
            .count()
            > 10
    });
    assert!(damaged > 0);
    let server = place.serve_also(&["--check-seconds", "0"]);
    let ada = ada.at(&server.url);
    ada.get(&format!("/api/tables/{table}?seat=0")).await.refused(503);
    ada.get("/health").await.refused_as(Refusal::Damaged);
    server.says("the database file is damaged").await;
}
