//! A disk that is full for a while: what cannot be stored is told at once, nothing that was acknowledged is lost, and when there is room again everything goes on by itself.

use std::time::Duration;

use trial::{Chance, Client, Ledger, Place, Postgres, Resource, Server, SmallDisk, legal, play_out, two_at_a_table};
use wire::SeatWish::{self, Me};
use wire::{Guest, NewTable};

use crate::crash::compare_with_the_logs;
use crate::tables::wait_for;
use crate::{PROGRAM, folder, in_english, on};

/// Moves after the disk was full.
const AFTERWARDS: usize = 150;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_disk_that_was_full_loses_nothing() {
    let Some(disk) = SmallDisk::mount(8) else {
        println!("this machine lets nobody mount a file system; the other tests of this kind have to do");
        return;
    };
    let place = in_english(Place::at(PROGRAM, disk.path()));
    survives(&place, |_| disk.fill(), |_| disk.clear()).await;
}

/// The same by a limit on the size of files, which needs no rights.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_that_cannot_grow_lose_nothing() {
    let place = folder().after("trap '' XFSZ");
    let wal = place.data().join("roundhouse.sqlite-wal");
    let fill = move |server: &Server| server.limit(Resource::Fsize, Some(std::fs::metadata(&wal).unwrap().len()));
    survives(&place, fill, |server| server.limit(Resource::Fsize, None)).await;
}

/// PostgreSQL that takes no writes for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_takes_no_writes_for_a_while_loses_nothing() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let url = place.database_url().unwrap();
    survives(
        &place,
        |_| postgres.set_read_only(url, true),
        |_| postgres.set_read_only(url, false),
    )
    .await;
}

async fn survives(place: &Place, fill: impl Fn(&Server), clear: impl Fn(&Server)) {
    let server = place.serve();
    let people = [&server.guest("Ada").await, &server.guest("Bob").await];
    let mut play = Evening {
        people,
        ledger: Ledger::default(),
        tables: Vec::new(),
        chance: Chance::new(91),
    };
    let with_bot = people[0].table("hill", [Me, SeatWish::bot("beginner")]).await;
    people[0].start(&with_bot).await;
    for _ in 0..20 {
        assert_eq!(play.step().await, 200);
    }

    fill(&server);
    while play.step().await != 503 {}
    assert_eq!(people[0].get("/health").await.status, 503, "who asks is told");
    assert_eq!(people[0].get("/ready").await.status, 503);
    server
        .stranger()
        .post("/api/guests", &Guest { name: "Cyd".into() })
        .await
        .refused(503);
    server.says("the database cannot be written to").await;

    clear(&server);
    for _ in 0..6_000 {
        if people[0].get("/health").await.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    people[0].get("/ready").await.done();
    server.says("the database can be written to again").await;
    let cyd = server.guest("Cyd").await;
    cyd.get("/api/me").await.done();
    for _ in 0..AFTERWARDS {
        assert_eq!(play.step().await, 200);
    }
    // the bot goes on, too
    for _ in 0..3 {
        let look = wait_for(people[0], &with_bot, 0).await;
        people[0].act(&with_bot, 0, look.ply, &legal(&look)[0]).await.done();
    }

    server.stop();
    let server = place.serve();
    let here = people.map(|person| person.at(&server.url));
    cyd.at(&server.url).get("/api/me").await.done();
    play.ledger.check(&here[0], &play.tables).await;
    let last = play.tables.last().unwrap();
    play_out(last, &[&here[0], &here[1]], &mut play.chance).await;
    compare_with_the_logs(&here[0], &play.tables, &play.ledger).await;
    assert!(play.ledger.len() >= AFTERWARDS + 20);
}

/// Two people play game after game.
struct Evening<'a> {
    people: [&'a Client; 2],
    ledger: Ledger,
    tables: Vec<String>,
    chance: Chance,
}

impl Evening<'_> {
    /// One move, after a new table has been set up where that is needed. Returns the status of the answer.
    async fn step(&mut self) -> u16 {
        loop {
            if let Some(table) = self.tables.last()
                && let Some(status) = self.ledger.step(table, &self.people, &mut self.chance).await
            {
                return status;
            }
            let seats = NewTable::new("hill", [Me, Me]);
            if self.people[0].post("/api/tables", &seats).await.status == 503 {
                return 503;
            }
            self.tables
                .push(two_at_a_table("hill", self.people[0], self.people[1]).await);
        }
    }
}
