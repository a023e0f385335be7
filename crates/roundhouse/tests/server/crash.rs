//! Power cuts: a server that is killed again and again while people play loses no move that it has acknowledged.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::place::Place;
use crate::play::{Chance, games, play_out, two_at_a_table};

const KILLS: usize = 55;
const TABLES: usize = 6;

/// Moves that were acknowledged: by table and ply, who did what.
type Acknowledged = Arc<Mutex<HashMap<(String, usize), (usize, Value)>>>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let place = Place::folder();
    let mut server = place.serve();
    let people = [server.guest("Ada").await, server.guest("Bob").await];
    let games = games(&people[0]).await;
    let acknowledged = Acknowledged::default();
    let mut chance = Chance::new(31);
    let mut tables = Vec::new();
    let mut finished = Vec::new();
    for kill in 0..KILLS {
        // tables whose game is over make room for new ones
        let here = people.clone().map(|person| person.at(&server.url));
        let mut running = Vec::new();
        for table in tables {
            let over = here[0].get(&format!("/api/tables/{table}")).await.ok()["info"]["state"] == "finished";
            if over { finished.push(table) } else { running.push(table) }
        }
        tables = running;
        while tables.len() < TABLES {
            tables.push(two_at_a_table(&games[(kill + tables.len()) % games.len()], &here[0], &here[1]).await);
        }
        check(&here[0], &tables, &acknowledged).await;
        let so_far = acknowledged.lock().unwrap().len();
        let mut players = Vec::new();
        for table in &tables {
            for (seat, person) in here.iter().enumerate() {
                let chance = Chance::new(chance.below(1 << 30) as u64);
                players.push(tokio::spawn(play_until_the_end_comes(person.clone(), table.clone(), seat, chance, acknowledged.clone())));
            }
        }
        wait_for_moves(&acknowledged, so_far).await;
        tokio::time::sleep(Duration::from_millis(chance.below(350) as u64)).await;
        server.kill();
        for player in players {
            player.await.unwrap();
        }
        server = place.serve();
    }
    let here = people.clone().map(|person| person.at(&server.url));
    check(&here[0], &tables, &acknowledged).await;
    for table in &tables {
        play_out(table, &[&here[0], &here[1]], &mut chance).await;
    }
    finished.extend(tables);
    let moves = compare_with_the_logs(&here[0], &finished, &acknowledged).await;
    println!("{KILLS} kills, {} games, {moves} acknowledged moves", finished.len());
    assert!(moves > 4 * KILLS, "too little happened to show anything: {moves}");
}

/// Waits until a few moves more are acknowledged. Six games cannot all be over before that.
async fn wait_for_moves(acknowledged: &Acknowledged, so_far: usize) {
    for _ in 0..60_000 {
        if acknowledged.lock().unwrap().len() >= so_far + 5 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("nobody moves");
}

/// Plays over a socket until the server or the game ends, and notes what is acknowledged.
async fn play_until_the_end_comes(person: Client, table: String, seat: usize, mut chance: Chance, acknowledged: Acknowledged) {
    let Ok(mut socket) = person.try_socket(None).await else { return };
    socket.follow(&table, Some(seat), 0).await;
    let mut orders = HashMap::new();
    while let Some(message) = socket.next().await {
        if message["type"] == "done" && message["ply"].is_u64() {
            let action: Value = orders.remove(&message["id"].as_u64().unwrap()).expect("only what was ordered is done");
            let before = acknowledged.lock().unwrap().insert((table.clone(), message["ply"].as_u64().unwrap() as usize - 1), (seat, action));
            assert_eq!(before, None, "two moves were acknowledged for one ply");
        }
        if message["type"] == "update" && message["legal"].is_array() {
            let (action, ply) = (chance.pick(&message["legal"]), message["ply"].as_u64().unwrap() as usize);
            let order = json!({"do": "act", "table": table, "seat": seat, "ply": ply, "action": action});
            let Some(id) = socket.order(order).await else { return };
            orders.insert(id, action);
        }
    }
}

/// No table has fewer entries than were acknowledged.
async fn check(person: &Client, tables: &[String], acknowledged: &Acknowledged) {
    for table in tables {
        let ply = person.look(table, 0).await["ply"].as_u64().unwrap() as usize;
        let most = acknowledged.lock().unwrap().keys().filter(|(of, _)| of == table).map(|(_, ply)| ply + 1).max().unwrap_or(0);
        assert!(ply >= most, "table {table} has {ply} entries, but {most} were acknowledged");
    }
}

/// Every acknowledged move stands in the log of its game, in its place. Returns how many there are.
async fn compare_with_the_logs(person: &Client, tables: &[String], acknowledged: &Acknowledged) -> usize {
    let acknowledged = acknowledged.lock().unwrap().clone();
    let mut logs = HashMap::new();
    for table in tables {
        let log = person.get(&format!("/api/tables/{table}/log")).await;
        catalog::read_log(&log.text).unwrap();
        logs.insert(table.clone(), log.ok());
    }
    for ((table, ply), (seat, action)) in &acknowledged {
        let entry = &logs[table]["actions"][*ply];
        assert_eq!(*entry, json!({"seat": seat, "action": action}), "move {ply} of table {table} was acknowledged and is lost");
    }
    acknowledged.len()
}
