//! Making a tournament.

use std::net::IpAddr;

use catalog::Choice;
use cup::{Format, Plan};
use table::Seed;
use wire::cups::{CupCreated, Entry, NewCup};
use wire::{Clock, CupRefusal};

use super::Cups;
use crate::clock::{DAY, Time, now};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};
use crate::tables::checked_clock;
use crate::{secret, text};

/// The most tournaments of one person that are open or being played.
const MOST_CUPS: i64 = 10;
/// The most people; in a round robin the rounds would be too many.
pub(super) const MOST_PEOPLE: u16 = 128;
const MOST_IN_ROBIN: u16 = 24;
/// The most rounds of a Swiss tournament, and the most times around of a round robin.
const MOST_ROUNDS: u8 = 15;
const MOST_LAPS: u8 = 4;
/// The most people at a table.
const MOST_SIZE: u8 = 5;
/// How far ahead one can plan.
const LATEST: Time = 366 * DAY;

const MADE: &str = "INSERT INTO cups (id, name, host, game, plan, setup, least, most, entry, link, accounts, starts, when_full, leavers, state, created, wake) \
                    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'open', $15, $12 \
                    WHERE (SELECT COUNT(*) FROM cups WHERE host = $3 AND state IN ('open', 'running')) < $16";

impl Cups {
    /// Makes a tournament, for somebody who asks from this address.
    pub(crate) async fn create(&self, person: &Person, address: IpAddr, new: NewCup) -> Result<CupCreated, Refused> {
        let name = text::title(&new.name)?;
        let plan = self.checked(&new)?;
        let bytes = new.table.options.values().map(String::len).sum();
        self.limits.table(&person.id, address, bytes)?;
        let id = secret::id();
        let secret = (new.entry == Entry::Invited).then(secret::token);
        let json = |value: Result<String, serde_json::Error>| value.expect("it is JSON");
        let write = Write::default().must(
            MADE,
            params![
                &id,
                name,
                &person.id,
                &new.table.game,
                json(serde_json::to_string(&plan)),
                json(serde_json::to_string(&new.table)),
                i64::from(new.least),
                i64::from(new.most),
                new.entry.word(),
                secret.as_deref().map(secret::digest),
                new.accounts,
                new.starts,
                new.when_full,
                new.leavers.word(),
                now(),
                MOST_CUPS
            ],
        );
        if !self.store.write(write).await? {
            return Err(CupRefusal::TooManyCups { most: MOST_CUPS }.into());
        }
        Ok(CupCreated { id, secret })
    }

    /// The plan of a tournament, if it can be played.
    fn checked(&self, new: &NewCup) -> Result<Plan, Refused> {
        let table = &new.table;
        checked_clock(table.clock.clone())?;
        table.delay.check()?;
        if table.clock == Clock::None {
            return Err(CupRefusal::Clock.into());
        }
        if !table.seats.is_empty() {
            return Err(CupRefusal::Seats.into());
        }
        if !matches!(new.games, 1 | 3 | 5) {
            return Err(CupRefusal::Games.into());
        }
        check_people(new)?;
        if new
            .starts
            .is_some_and(|starts| !(now() - DAY..=now() + LATEST).contains(&starts))
        {
            return Err(CupRefusal::Starts.into());
        }
        let bot = table.stand_in.as_deref().unwrap_or(bots::Level::Casual.name());
        self.tables.roster().find(bot, &table.game)?;
        Ok(Plan {
            format: new.format,
            size: new.size,
            least: smallest(new)?,
            rounds: rounds(new)?,
            games: new.games,
        })
    }
}

fn check_people(new: &NewCup) -> Result<(), CupRefusal> {
    let most = if new.format == Format::RoundRobin {
        MOST_IN_ROBIN
    } else {
        MOST_PEOPLE
    };
    if !(2..=most).contains(&new.most) || new.least < 2 {
        return Err(CupRefusal::People { most });
    }
    if new.least > new.most {
        return Err(CupRefusal::Least);
    }
    Ok(())
}

/// How many rounds: as wished, or as many as it takes to find a winner.
fn rounds(new: &NewCup) -> Result<u8, CupRefusal> {
    let most = match new.format {
        Format::Swiss => MOST_ROUNDS,
        Format::RoundRobin => MOST_LAPS,
        Format::Knockout => return Ok(1),
    };
    let usual = match new.format {
        Format::Swiss => usual_rounds(new.most, new.size),
        _ => 1,
    };
    let wished = new.rounds.unwrap_or(usual);
    if (1..=most).contains(&wished) {
        Ok(wished)
    } else {
        Err(CupRefusal::Rounds { most })
    }
}

/// As many as a knockout would need, and one more at larger tables, where the second may be as good.
fn usual_rounds(people: u16, size: u8) -> u8 {
    let mut left = people;
    let mut rounds = u8::from(size > 2);
    while left > 1 {
        left = left.div_ceil(u16::from(size));
        rounds += 1;
    }
    rounds
}

/// The fewest seats of a table with which the game can be set up like that, from the largest down: what is asked of the game itself.
fn smallest(new: &NewCup) -> Result<u8, Refused> {
    let refused = |error| Refused::by(&new.table.game, error);
    let game = catalog::find(&new.table.game).map_err(refused)?;
    let most = MOST_SIZE.min(*game.meta().players.end());
    if !(2..=most).contains(&new.size) {
        return Err(CupRefusal::Size { most }.into());
    }
    let choice = |(name, value): (&String, &String)| Choice {
        name: name.clone(),
        value: value.clone(),
    };
    let options: Vec<Choice> = new.table.options.iter().map(choice).collect();
    let starts = |players: u8| game.start(players, &options, Seed::new([0; 32])).map(|_| players);
    let largest = starts(new.size).map_err(refused)?;
    let smaller = (2..largest).rev().map_while(|players| starts(players).ok()).last();
    Ok(smaller.unwrap_or(largest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swiss_has_as_many_rounds_as_it_takes() {
        assert_eq!(usual_rounds(8, 2), 3);
        assert_eq!(usual_rounds(17, 2), 5);
        assert_eq!(usual_rounds(16, 4), 3);
        assert_eq!(usual_rounds(2, 2), 1);
    }
}
