//! Power cuts: a server that is killed again and again while people play loses no move that it has acknowledged.

use std::time::Duration;

use trial::{Chance, Client, Ledger, games, play_out, two_at_a_table};
use wire::State;

use crate::folder;

const KILLS: usize = 55;
const TABLES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let place = folder();
    let mut server = place.serve();
    let people = [server.guest("Ada").await, server.guest("Bob").await];
    let games = games(&people[0]).await;
    let acknowledged = Ledger::default();
    let mut chance = Chance::new(31);
    let mut tables: Vec<String> = Vec::new();
    let mut finished = Vec::new();
    for kill in 0..KILLS {
        // tables whose game is over make room for new ones
        let here = people.clone().map(|person| person.at(&server.url));
        let mut running = Vec::new();
        for table in tables {
            let over = here[0].info(&table).await.state == State::Finished;
            if over {
                finished.push(table);
            } else {
                running.push(table);
            }
        }
        tables = running;
        while tables.len() < TABLES {
            tables.push(two_at_a_table(&games[(kill + tables.len()) % games.len()], &here[0], &here[1]).await);
        }
        acknowledged.check(&here[0], &tables).await;
        let so_far = acknowledged.len();
        let mut players = Vec::new();
        for table in &tables {
            for (seat, person) in (0..).zip(&here) {
                let chance = Chance::new(chance.below(1 << 30) as u64);
                players.push(tokio::spawn(acknowledged.clone().play(
                    person.clone(),
                    table.clone(),
                    seat,
                    chance,
                )));
            }
        }
        acknowledged.reach(so_far + 5).await; // six games cannot all be over before that
        tokio::time::sleep(Duration::from_millis(chance.below(350) as u64)).await;
        server.kill();
        for player in players {
            player.await.unwrap();
        }
        server = place.serve();
    }
    let here = people.clone().map(|person| person.at(&server.url));
    acknowledged.check(&here[0], &tables).await;
    for table in &tables {
        play_out(table, &[&here[0], &here[1]], &mut chance).await;
    }
    finished.extend(tables);
    compare_with_the_logs(&here[0], &finished, &acknowledged).await;
    println!(
        "{KILLS} kills, {} games, {} acknowledged moves",
        finished.len(),
        acknowledged.len()
    );
    assert!(
        acknowledged.len() > 4 * KILLS,
        "too little happened to show anything: {}",
        acknowledged.len()
    );
}

/// Every acknowledged move stands in the log of its game, in its place.
pub(crate) async fn compare_with_the_logs(person: &Client, tables: &[String], acknowledged: &Ledger) {
    for table in tables {
        let log = person.get(&format!("/api/tables/{table}/log")).await;
        catalog::read_log(&log.text).unwrap();
        assert_eq!(
            acknowledged.missing(table, &log.ok()),
            0,
            "moves of table {table} were acknowledged and are lost"
        );
    }
}
