//! An attack on a server of our own, on loopback: power cuts, slow lines, nonsense, full disks, clocks that jump and a database that blinks, while people play and check that
//! nothing is lost. `cargo xtask attack` runs it.

#![allow(clippy::unwrap_used)]

mod foes;
mod house;
mod players;
mod tally;
mod weather;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Parser;
use tokio::time::{Instant, sleep};
use trial::Postgres;

use house::House;
use tally::Tally;

/// Attack a server, and tell what was tried and what fell short
#[derive(Parser)]
struct Attack {
    /// How long, half of it on SQLite and half on PostgreSQL with two servers
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// Pairs of people who play
    #[arg(long, default_value_t = 12)]
    pairs: u64,
    /// What happens when is made from this number
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The program `roundhouse`
    #[arg(long)]
    program: PathBuf,
}

/// How many talk nonsense at once: many of them wait for an answer that doesn't come.
const BABBLERS: u64 = 40;
/// How long everything may take to heal in the end.
const HEALING: Duration = Duration::from_mins(5);

#[tokio::main]
async fn main() -> ExitCode {
    let attack = Attack::parse();
    let half = Duration::from_secs_f64(attack.minutes * 30.0);
    let mut fell_short = 0;
    for on_postgres in [false, true] {
        let postgres = on_postgres.then(|| Arc::new(Postgres::start()));
        let house = House::build(&attack.program, postgres);
        println!(
            "== {} for {:.1} minutes: {}",
            if on_postgres {
                "PostgreSQL, two servers"
            } else {
                "SQLite, one server"
            },
            half.as_secs_f64() / 60.0,
            house.gear()
        );
        let tally = besiege(&attack, house, half).await;
        println!("{tally}");
        fell_short += tally.shortfalls().len();
    }
    if fell_short == 0 {
        println!("nothing fell short");
        return ExitCode::SUCCESS;
    }
    println!("{fell_short} things fell short");
    ExitCode::FAILURE
}

/// Everything at once for this long; then all is healed, and everything that was acknowledged is looked for.
async fn besiege(attack: &Attack, house: House, time: Duration) -> Arc<Tally> {
    let (house, tally) = (Arc::new(house), Arc::new(Tally::default()));
    let until = Instant::now() + time;
    let seed = |number: u64| attack.seed.wrapping_mul(1_000_003).wrapping_add(number);
    let player = |pair: u64| tokio::spawn(players::play(house.clone(), tally.clone(), seed(pair), until));
    let players: Vec<_> = (0..attack.pairs).map(player).collect();
    let mut foes = vec![
        tokio::spawn(foes::dawdle(house.clone(), tally.clone(), seed(101), until)),
        tokio::spawn(foes::chatter(house.clone(), tally.clone(), seed(103), until)),
        tokio::spawn(weather::cut_power(house.clone(), tally.clone(), seed(104), until)),
        tokio::spawn(weather::fill_disk(house.clone(), tally.clone(), seed(105), until)),
        tokio::spawn(weather::move_clock(house.clone(), tally.clone(), seed(106), until)),
        tokio::spawn(weather::shake_database(house.clone(), tally.clone(), seed(107), until)),
    ];
    let babbler = |number: u64| tokio::spawn(foes::babble(house.clone(), tally.clone(), seed(200 + number), until));
    foes.extend((0..BABBLERS).map(babbler));
    for foe in foes {
        foe.await.unwrap();
    }
    house.heal(&tally).await;
    let healing = async {
        for player in players {
            player.await.unwrap();
        }
    };
    if tokio::time::timeout(HEALING, healing).await.is_err() {
        tally.falls_short("some games did not come to their end when all was healed".into());
    }
    sleep(Duration::from_millis(100)).await;
    house.close(&tally);
    tally
}
