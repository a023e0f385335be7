//! Which games are played: who meets whom, on which deal, on which seats, and which of them are one shard's.

use std::str::FromStr;

use thiserror::Error;

/// A game on the schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Its number in the whole match, from 0; the same in whichever shard it is played.
    pub number: u64,
    /// The number of its deal, from 0; the same deals are played by everybody, on every seat.
    pub deal: u32,
    /// Who sits on each seat: places in the list of players.
    pub seating: Vec<usize>,
}

/// One of several equal parts of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Which one, from 0.
    index: u32,
    /// How many there are.
    of: u32,
}

/// The text is no shard.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("write a shard as K/N, such as 1/4 for the first of four, with K from 1 to N and N up to {MOST_SHARDS}")]
pub struct ShardError;

/// More parts than this are refused.
const MOST_SHARDS: u32 = 100_000;

impl Shard {
    /// The whole match.
    pub const WHOLE: Shard = Shard { index: 0, of: 1 };
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Shard, ShardError> {
        let (number, of) = text.split_once('/').ok_or(ShardError)?;
        let digits = |text: &str| {
            text.bytes()
                .all(|byte| byte.is_ascii_digit())
                .then(|| text.parse::<u32>().ok())
                .flatten()
        };
        let (number, of) = (digits(number).ok_or(ShardError)?, digits(of).ok_or(ShardError)?);
        if (1..=of).contains(&number) && of <= MOST_SHARDS {
            Ok(Shard { index: number - 1, of })
        } else {
            Err(ShardError)
        }
    }
}

/// The games of a match.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// Who meets at a table: every combination of players that fills it.
    tables: Vec<Vec<usize>>,
    /// The games of each table.
    games: u32,
    shard: Shard,
}

impl Schedule {
    pub(crate) fn new(players: usize, seats: usize, games: u32, shard: Shard) -> Schedule {
        Schedule {
            tables: combinations(players, seats),
            games,
            shard,
        }
    }

    /// How many games the shard has.
    pub(crate) fn len(&self) -> u64 {
        let (tables, seats) = (self.tables.len() as u64, self.tables.first().map_or(1, Vec::len) as u64);
        let deals = u64::from(self.games).div_ceil(seats);
        let (index, of) = (u64::from(self.shard.index), u64::from(self.shard.of));
        let own = (tables * deals).saturating_sub(index).div_ceil(of);
        // the last deal of a table may be played in fewer rotations
        let last_ones = (1..=tables).filter(|table| (table * deals - 1) % of == index).count() as u64;
        own * seats - last_ones * (deals * seats - u64::from(self.games))
    }

    /// The shard's games in their order. All seatings of a deal are in the same shard.
    pub(crate) fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        let deals = self.tables.iter().zip(0u64..).flat_map(|(table, place)| {
            let deals = self.games.div_ceil(table.len() as u32);
            (0..deals).map(move |deal| (table, place, deal))
        });
        let own = deals.skip(self.shard.index as usize).step_by(self.shard.of as usize);
        own.flat_map(move |(table, place, deal)| {
            let first = deal * table.len() as u32;
            let games = first..(first + table.len() as u32).min(self.games);
            games.map(move |game| Fixture {
                number: place * u64::from(self.games) + u64::from(game),
                deal,
                seating: rotated(table, (game - first) as usize),
            })
        })
    }
}

/// Who sits where after this many rotations.
fn rotated(table: &[usize], by: usize) -> Vec<usize> {
    [&table[by..], &table[..by]].concat()
}

/// All ways to choose this many out of all, each in ascending order.
fn combinations(all: usize, chosen: usize) -> Vec<Vec<usize>> {
    if chosen == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        combinations(last, chosen - 1)
            .into_iter()
            .map(move |mut rest| (rest.push(last), rest).1)
    };
    let mut found: Vec<Vec<usize>> = (0..all).flat_map(with_last).collect();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_on_the_same_deals_and_all_seats() {
        let fixtures: Vec<Fixture> = Schedule::new(3, 2, 4, Shard::WHOLE).fixtures().collect();
        let pairs = [
            [0, 1],
            [1, 0],
            [0, 1],
            [1, 0],
            [0, 2],
            [2, 0],
            [0, 2],
            [2, 0],
            [1, 2],
            [2, 1],
            [1, 2],
            [2, 1],
        ];
        assert_eq!(
            fixtures.iter().map(|game| game.seating.clone()).collect::<Vec<_>>(),
            pairs
        );
        assert_eq!(
            fixtures.iter().map(|game| game.deal).collect::<Vec<_>>(),
            [0, 0, 1, 1].repeat(3)
        );
        assert_eq!(
            fixtures.iter().map(|game| game.number).collect::<Vec<_>>(),
            (0..12).collect::<Vec<_>>()
        );
    }

    #[test]
    fn shards_add_up_and_keep_deals_together() {
        let games = |shard: &str| {
            Schedule::new(4, 3, 10, shard.parse().unwrap())
                .fixtures()
                .collect::<Vec<_>>()
        };
        let mut together: Vec<Fixture> = (1..=3).flat_map(|shard| games(&format!("{shard}/3"))).collect();
        together.sort_by_key(|game| game.number);
        assert_eq!(together, games("1/1"));
        for (players, seats, number, shard) in [
            (4, 3, 10, "2/3"),
            (4, 3, 10, "3/3"),
            (2, 2, 7, "1/1"),
            (5, 2, 1, "4/7"),
            (3, 3, 2, "2/2"),
            (2, 1, 3, "5/9"),
        ] {
            let schedule = Schedule::new(players, seats, number, shard.parse().unwrap());
            assert_eq!(
                schedule.len(),
                schedule.fixtures().count() as u64,
                "{players} {seats} {number} {shard}"
            );
        }
        for game in games("2/3") {
            assert!(
                !games("1/3")
                    .iter()
                    .any(|other| (other.deal, other.number / 10) == (game.deal, game.number / 10)),
                "{game:?}"
            );
        }
    }

    #[test]
    fn a_shard_is_one_of_several() {
        for wrong in [
            "",
            "1",
            "0/2",
            "3/2",
            "1/0",
            "-1/2",
            "+1/2",
            "1/2/3",
            "a/b",
            "1/100001",
            "99999999999/99999999999",
        ] {
            assert_eq!(wrong.parse::<Shard>(), Err(ShardError), "{wrong}");
        }
        assert_eq!("1/1".parse(), Ok(Shard::WHOLE));
    }
}
