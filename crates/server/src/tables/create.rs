//! New tables and rematches.

use std::collections::{BTreeSet, HashSet};
use std::net::IpAddr;

use bots::Level;
use table::{Seat, Seed};
use wire::{Clock, Created, Delay, Late, Link, NewTable, NewsKind, Refusal, SeatWish, Sitter, State, TableInfo};

use super::options::Chosen;
use super::presence::LASTS;
use super::rows::SeatRow;
use super::{Sitting, Tables};
use crate::clock::{self, Time, now};
use crate::news::Happening;
use crate::people::Person;
use crate::refusal::Refused;
use crate::roster::{BotName, Roster};
use crate::secret;
use crate::store::{Notice, Write, params};

/// A seat to be written.
pub(super) struct NewSeat {
    pub(super) sitter: Sitter,
    pub(super) person: Option<String>,
    pub(super) level: Option<BotName>,
    pub(super) secret: Option<String>,
    /// Is it kept for whoever has a link, whenever nobody sits on it?
    pub(super) by_invitation: bool,
}

impl NewSeat {
    fn new(wish: &SeatWish, game: &str, person: &Person, roster: &Roster) -> Result<NewSeat, Refusal> {
        let seat = |sitter| NewSeat {
            sitter,
            person: None,
            level: None,
            secret: None,
            by_invitation: false,
        };
        Ok(match wish {
            SeatWish::Me => NewSeat {
                person: Some(person.id.clone()),
                ..seat(Sitter::Person)
            },
            SeatWish::Open => seat(Sitter::Open),
            SeatWish::Invited => NewSeat {
                secret: Some(secret::token()),
                by_invitation: true,
                ..seat(Sitter::Invited)
            },
            SeatWish::Bot { level } => NewSeat {
                level: Some(roster.find(level, game)?),
                ..seat(Sitter::Bot)
            },
        })
    }
}

impl NewSeat {
    fn write(&self, write: Write, table: &str, number: i64, here_until: Time, process: &str) -> Write {
        const SQL: &str = "INSERT INTO seats (table_id, seat, kind, person, level, link, by_invitation, here_until, here_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let link = self.secret.as_deref().map(secret::digest);
        let level = self.level.as_ref().map(BotName::to_string);
        let (kind, person) = (self.sitter.word(), self.person.clone());
        write.must(
            SQL,
            params![
                table,
                number,
                kind,
                person,
                level,
                link,
                self.by_invitation,
                here_until,
                process
            ],
        )
    }
}

/// A table to write.
#[expect(clippy::struct_excessive_bools, reason = "each says something different")]
pub(super) struct Plan {
    pub(super) game: String,
    options: Chosen,
    pub(super) seats: Vec<NewSeat>,
    clock: Clock,
    late: Late,
    stand_in: BotName,
    spectators: bool,
    delay: Delay,
    listed: bool,
    spectator_chat: bool,
    rated: bool,
}

impl Tables {
    /// Makes a table, for somebody who asks from this address.
    pub(crate) async fn create(&self, person: &Person, address: IpAddr, new: NewTable) -> Result<Created, Refused> {
        self.check_number(person).await?;
        let plan = self.plan(person, new)?;
        let (id, write) = plan.write(self.if_few_open(&person.id), self.store.process(), person)?;
        self.limits.table(&person.id, address, plan.options.list_bytes())?;
        if !self.store.write(write).await? {
            self.check_number(person).await?;
            return Err(Refusal::NotMade.into());
        }
        Ok(Created {
            table: self.info(person, &id).await?,
            links: plan.links(),
        })
    }

    /// The table that somebody wishes for.
    fn plan(&self, person: &Person, new: NewTable) -> Result<Plan, Refusal> {
        let seat = |wish| NewSeat::new(wish, &new.game, person, &self.roster);
        let seats = new.seats.iter().map(seat).collect::<Result<_, _>>()?;
        self.plan_for(seats, new)
    }

    /// Such a table with these seats.
    pub(super) fn plan_for(&self, seats: Vec<NewSeat>, new: NewTable) -> Result<Plan, Refusal> {
        let stand_in = new.stand_in.as_deref().unwrap_or(Level::Casual.name());
        Ok(Plan {
            seats,
            stand_in: self.roster.find(stand_in, &new.game)?,
            clock: checked_clock(new.clock)?,
            late: new.late,
            options: Chosen::new(&self.store, new.options),
            game: new.game,
            spectators: new.spectators,
            delay: new.delay.check()?,
            listed: new.listed,
            // what they said would belong to another moment
            spectator_chat: new.spectator_chat && new.delay == Delay::None,
            rated: new.rated,
        })
    }

    pub(crate) async fn info(&self, person: &Person, id: &str) -> Result<TableInfo, Refused> {
        let live = self.open(id).await?;
        let sitting = self.lock(&live).await?;
        Ok(sitting.info(Some(&person.id)))
    }

    /// A table like this one, with seats kept for the same people, for another game. Whoever asks first is its host; each of the others who asks says yes to it, and is led to the
    /// same table. It begins only when all have.
    pub(crate) async fn rematch(&self, person: &Person, address: IpAddr, id: &str) -> Result<TableInfo, Refused> {
        const FOLLOWED: &str = "UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Finished)?;
        if !sitting.belongs(&person.id) {
            return Err(Refusal::PlayersOnly.into());
        }
        if sitting.row.next.is_none() {
            self.check_number(person).await?;
            let blockers = self.distances.blockers_of(&person.id).await?;
            let plan = Plan::again(&sitting, person, &blockers);
            let (next, write) = plan.write(self.if_few_open(&person.id), self.store.process(), person)?;
            self.limits.table(&person.id, address, 0)?;
            let write = plan
                .invite(write, &next)
                .must(FOLLOWED, params![id, &next])
                .tell(Notice::Table(id.to_owned()));
            self.change(&live, &mut sitting, write).await?; // if another process was faster, its table is the one
        }
        let next = sitting.row.next.clone().ok_or(Refusal::RematchNotMade)?;
        drop(sitting);
        self.agree(person, &next).await?;
        self.info(person, &next).await
    }
}

impl Plan {
    /// Another game at a table like this one. Who has blocked the one who asks for it is not asked.
    fn again(sitting: &Sitting, person: &Person, blockers: &HashSet<String>) -> Plan {
        let row = sitting.row.clone();
        Plan {
            game: row.game,
            options: row.options,
            seats: sitting.seats.iter().map(|seat| again(seat, person, blockers)).collect(),
            clock: row.clock,
            late: row.late,
            stand_in: row.stand_in,
            spectators: row.spectators,
            delay: row.delay,
            listed: row.listed,
            spectator_chat: row.spectator_chat,
            rated: row.rated,
        }
    }

    /// Also writes for those who are asked that they are.
    fn invite(&self, write: Write, id: &str) -> Write {
        let asked = self
            .seats
            .iter()
            .zip(0..)
            .filter(|(seat, _)| seat.sitter == Sitter::Asked);
        asked.fold(write, |write, (seat, number)| {
            let at = now();
            let invited = Happening {
                kind: NewsKind::Invited,
                table: id,
                seat: number,
                turn: 0,
                at,
            };
            match &seat.person {
                Some(person) => invited.for_person(write, person, at),
                None => write,
            }
        })
    }

    /// The secret links of its invited seats.
    fn links(&self) -> Vec<Link> {
        let link = |(number, seat): (u8, &NewSeat)| {
            Some(Link {
                seat: Seat::new(number)?,
                secret: seat.secret.clone()?,
            })
        };
        (0..).zip(&self.seats).filter_map(link).collect()
    }

    /// What this process also writes for the table, and its id. That the game can be set up like that is found out by setting it up.
    fn write(&self, write: Write, process: &str, person: &Person) -> Result<(String, Write), Refused> {
        let (id, seed) = (secret::id(), Seed::new(secret::bytes()));
        let write = self.write_as(write, process, &id, seed, &person.id, &[&person.id])?;
        Ok((id, write))
    }

    /// The same with this id and this seed, for this host; these count as being there now, and are members like all who have a seat.
    pub(super) fn write_as(
        &self,
        write: Write,
        process: &str,
        id: &str,
        seed: Seed,
        host: &str,
        here: &[&String],
    ) -> Result<Write, Refused> {
        let refused = |error| Refused::by(&self.game, error);
        let game = catalog::find(&self.game).map_err(refused)?;
        let created = now();
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        game.start(players, &self.options.choices(), seed).map_err(refused)?;
        let mut write = self.write_row(write, id, game.meta().rules, seed, host, created);
        write = self.options.store(id, write);
        for (number, seat) in self.seats.iter().enumerate() {
            let is_here = seat.person.as_ref().is_some_and(|person| here.contains(&person));
            let here_until = if is_here { created + LASTS } else { 0 };
            write = seat.write(write, id, number as i64, here_until, process);
        }
        let seated = self.seats.iter().filter_map(|seat| seat.person.as_ref());
        let members: BTreeSet<&String> = seated.chain(here.iter().copied()).collect();
        for member in members {
            write = write.must(
                "INSERT INTO members (table_id, person, state, created) VALUES ($1, $2, 'open', $3)",
                params![id, member, created],
            );
        }
        Ok(write)
    }

    fn write_row(&self, write: Write, id: &str, rules: u32, seed: Seed, host: &str, created: Time) -> Write {
        const SQL: &str = "INSERT INTO tables (id, game, rules, options, seed, host, clock, late, stand_in, spectators, delay, listed, spectator_chat, rated, state, created) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'open', $15)";
        let clock = serde_json::to_string(&self.clock).expect("a clock is JSON");
        let options = serde_json::to_string(&self.options.told()).expect("texts are JSON");
        write.must(
            SQL,
            params![
                id,
                &self.game,
                i64::from(rules),
                options,
                seed.to_string(),
                host,
                clock,
                self.late.word(),
                self.stand_in.as_str(),
                self.spectators,
                serde_json::to_string(&self.delay).expect("a delay is JSON"),
                self.listed,
                self.spectator_chat,
                self.rated,
                created
            ],
        )
    }
}

/// Refuses a clock with too much or too little on it, and weekends of nowhere.
pub(crate) fn checked_clock(clock: Clock) -> Result<Clock, Refusal> {
    let clock = clock.check()?;
    if let Clock::Correspondence {
        weekends_off: Some(zone),
        ..
    } = &clock
    {
        clock::zone(zone)?;
    }
    Ok(clock)
}

/// A seat of the next game: bots stay, who asks for it sits down, all other people are asked.
fn again(seat: &SeatRow, asking: &Person, blockers: &HashSet<String>) -> NewSeat {
    let is_open = match &seat.person {
        Some(person) => blockers.contains(person),
        None => seat.sitter == Sitter::Person, // whoever it was has left for good
    };
    if is_open {
        return NewSeat {
            sitter: if seat.by_invitation {
                Sitter::Invited
            } else {
                Sitter::Open
            },
            person: None,
            level: None,
            secret: None,
            by_invitation: seat.by_invitation,
        };
    }
    let sitter = match &seat.person {
        None => seat.sitter,
        Some(person) if *person == asking.id => Sitter::Person,
        Some(_) => Sitter::Asked,
    };
    NewSeat {
        sitter,
        person: seat.person.clone(),
        level: if seat.person.is_some() {
            None
        } else {
            seat.level.clone()
        },
        secret: None,
        by_invitation: seat.by_invitation,
    }
}
