//! What can happen to a house: the power fails, the disk is full, the clock jumps, the database goes away.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};
use trial::Chance;

use crate::house::House;
use crate::tally::Tally;

/// Waits between two troubles, but not beyond the end.
async fn pause(chance: &mut Chance, seconds: std::ops::Range<usize>, until: Instant) {
    let wait = Duration::from_millis((1_000 * seconds.start + chance.below(1_000 * seconds.len())) as u64);
    sleep_until((Instant::now() + wait).min(until)).await;
}

/// Kills a server again and again, or asks it to end, and starts it anew.
pub(crate) async fn cut_power(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    while Instant::now() < until {
        pause(&mut chance, 3..14, until).await;
        house.look(&tally);
        let number = chance.below(house.number());
        if let Some(server) = house.take(number) {
            House::read_log(&server.log(), &tally);
            if chance.below(4) == 0 {
                let begun = Instant::now();
                let log = tokio::task::spawn_blocking(move || server.stop()).await.unwrap();
                tally.time("to end when asked to (SIGTERM)", begun.elapsed());
                House::read_log(&log, &tally);
                tally.count("servers asked to end");
            } else {
                server.kill();
                tally.count("servers killed");
            }
        }
        let again = Instant::now();
        while !start(&house, number).await {
            tally.count("starts that had to be tried again (full disk, no database)");
            sleep(Duration::from_millis(300)).await;
            if again.elapsed() > Duration::from_mins(2) {
                return tally.falls_short("a server could not be started for two minutes".into());
            }
        }
    }
}

async fn start(house: &Arc<House>, number: usize) -> bool {
    let house = house.clone();
    tokio::task::spawn_blocking(move || house.start(number)).await.unwrap()
}

/// Fills the disk for a while.
pub(crate) async fn fill_disk(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    while let Some(disk) = house.disk.as_ref().filter(|_| Instant::now() < until) {
        pause(&mut chance, 10..40, until).await;
        disk.fill();
        tally.count("times the disk was full");
        pause(&mut chance, 1..5, until).await;
        disk.clear();
        house.becomes_well(0, &tally, "after the disk was full").await;
    }
}

/// The clock jumps: some minutes, a day or two, back and forth.
pub(crate) async fn move_clock(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    let mut seconds: i64 = 0;
    while let Some(clock) = house.clock.as_ref().filter(|_| Instant::now() < until) {
        pause(&mut chance, 5..25, until).await;
        let jump = [60, 3_600, 86_400, 3 * 86_400][chance.below(4)];
        seconds = if seconds.abs() > 10 * 86_400 || chance.below(4) == 0 {
            0
        } else {
            seconds + if chance.below(2) == 0 { jump } else { -jump }
        };
        clock.set(seconds);
        tally.count("jumps of the clock");
    }
}

/// Connections to the database are cut, or it is away for some seconds.
pub(crate) async fn shake_database(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    while let Some(postgres) = house.postgres.clone().filter(|_| Instant::now() < until) {
        pause(&mut chance, 5..25, until).await;
        let away = chance.below(2) == 0;
        let cut = postgres.clone();
        tokio::task::spawn_blocking(move || if away { cut.stop() } else { cut.cut_connections() })
            .await
            .unwrap();
        if !away {
            tally.count("times all connections to the database were cut");
            continue;
        }
        tally.count("times the database was away");
        pause(&mut chance, 1..6, until).await;
        tokio::task::spawn_blocking(move || postgres.restart()).await.unwrap();
        for number in 0..house.number() {
            house
                .becomes_well(number as u64, &tally, "after the database was away")
                .await;
        }
    }
}
