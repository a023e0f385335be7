//! New tables and rematches.

use std::collections::BTreeSet;
use std::net::IpAddr;

use bots::Level;
use table::{Seat, Seed};
use wire::{Clock, Created, Link, NewTable, Refusal, SeatWish, Sitter, State, TableInfo};

use super::Tables;
use super::options::Chosen;
use super::presence::LASTS;
use super::rows::{SeatRow, TableRow};
use crate::clock::now;
use crate::people::Person;
use crate::refusal::Refused;
use crate::roster::{BotName, Roster};
use crate::secret;
use crate::store::{Notice, Write, params};

/// A seat to be written.
struct NewSeat {
    sitter: Sitter,
    person: Option<String>,
    level: Option<BotName>,
    secret: Option<String>,
    /// Is it kept for whoever has a link, whenever nobody sits on it?
    by_invitation: bool,
}

impl NewSeat {
    fn new(wish: &SeatWish, game: &str, person: &Person, roster: &Roster) -> Result<NewSeat, Refused> {
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

/// What is written for a new table, beside its seats.
struct Plan<'a> {
    game: &'a str,
    options: &'a Chosen,
    clock: Clock,
    stand_in: &'a BotName,
    spectators: bool,
    listed: bool,
    spectator_chat: bool,
}

impl Tables {
    /// Makes a table, for somebody who asks from this address.
    pub(crate) async fn create(&self, person: &Person, address: IpAddr, new: NewTable) -> Result<Created, Refused> {
        self.check_number(person).await?;
        let seats = new
            .seats
            .iter()
            .map(|wish| NewSeat::new(wish, &new.game, person, &self.roster))
            .collect::<Result<Vec<_>, _>>()?;
        let stand_in = self
            .roster
            .find(new.stand_in.as_deref().unwrap_or(Level::Casual.name()), &new.game)?;
        let options = Chosen::new(&self.store, new.options);
        let plan = Plan {
            game: &new.game,
            options: &options,
            clock: new.clock.check()?,
            stand_in: &stand_in,
            spectators: new.spectators,
            listed: new.listed,
            spectator_chat: new.spectator_chat,
        };
        let (id, write) = write_table(
            self.if_few_open(&person.id),
            self.store.process(),
            person,
            &plan,
            &seats,
        )?;
        self.limits.table(&person.id, address, options.list_bytes())?;
        if !self.store.write(write).await? {
            self.check_number(person).await?;
            return Err(Refusal::NotMade.into());
        }
        let links = seats
            .iter()
            .enumerate()
            .filter_map(|(number, seat)| {
                Some(Link {
                    seat: Seat::new(number as u8)?,
                    secret: seat.secret.clone()?,
                })
            })
            .collect();
        Ok(Created {
            table: self.info(person, &id).await?,
            links,
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
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Finished)?;
        if !sitting.belongs(&person.id) {
            return Err(Refusal::PlayersOnly.into());
        }
        if sitting.row.next.is_none() {
            self.check_number(person).await?;
            let TableRow {
                game,
                options,
                clock,
                stand_in,
                spectators,
                listed,
                spectator_chat,
                ..
            } = sitting.row.clone();
            let plan = Plan {
                game: &game,
                options: &options,
                clock,
                stand_in: &stand_in,
                spectators,
                listed,
                spectator_chat,
            };
            let seats: Vec<NewSeat> = sitting.seats.iter().map(|seat| again(seat, person)).collect();
            let (next, write) = write_table(
                self.if_few_open(&person.id),
                self.store.process(),
                person,
                &plan,
                &seats,
            )?;
            self.limits.table(&person.id, address, 0)?;
            let write = write
                .must(
                    "UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL",
                    params![id, &next],
                )
                .tell(Notice::Table(id.to_owned()));
            self.change(&live, &mut sitting, write).await?; // if another process was faster, its table is the one
        }
        let next = sitting.row.next.clone().ok_or(Refusal::RematchNotMade)?;
        drop(sitting);
        self.agree(person, &next).await?;
        self.info(person, &next).await
    }
}

/// A seat of the next game: bots stay, who asks for it sits down, all other people are asked.
fn again(seat: &SeatRow, asking: &Person) -> NewSeat {
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

/// What this process also writes for a new table, and its id. That the game can be set up like that is found out by setting it up.
fn write_table(
    write: Write,
    process: &str,
    person: &Person,
    plan: &Plan<'_>,
    seats: &[NewSeat],
) -> Result<(String, Write), Refused> {
    let refused = |error| Refused::by(plan.game, error);
    let game = catalog::find(plan.game).map_err(refused)?;
    let (id, seed, created) = (secret::id(), Seed::new(secret::bytes()), now());
    game.start(
        u8::try_from(seats.len()).unwrap_or(u8::MAX),
        &plan.options.choices(),
        seed,
    )
    .map_err(refused)?;
    let clock = serde_json::to_string(&plan.clock).expect("a clock is JSON");
    let options = serde_json::to_string(&plan.options.told()).expect("texts are JSON");
    let rules = i64::from(game.meta().rules);
    let mut write = write.must(
        "INSERT INTO tables (id, game, rules, options, seed, host, clock, stand_in, spectators, listed, spectator_chat, state, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open', $12)",
        params![
            &id,
            plan.game,
            rules,
            options,
            seed.to_string(),
            &person.id,
            clock,
            plan.stand_in.as_str(),
            plan.spectators,
            plan.listed,
            plan.spectator_chat,
            created
        ],
    );
    write = plan.options.store(&id, write);
    for (number, seat) in seats.iter().enumerate() {
        let link = seat.secret.as_deref().map(secret::digest);
        let level = seat.level.as_ref().map(BotName::to_string);
        let here_until = if seat.person.as_ref() == Some(&person.id) {
            created + LASTS
        } else {
            0
        };
        write = write.must(
            "INSERT INTO seats (table_id, seat, kind, person, level, link, by_invitation, here_until, here_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            params![&id, number as i64, seat.sitter.word(), seat.person.clone(), level, link, seat.by_invitation, here_until, process],
        );
    }
    let people: BTreeSet<&String> = seats
        .iter()
        .filter_map(|seat| seat.person.as_ref())
        .chain([&person.id])
        .collect();
    for member in people {
        write = write.must(
            "INSERT INTO members (table_id, person, state, created) VALUES ($1, $2, 'open', $3)",
            params![&id, member, created],
        );
    }
    Ok((id, write))
}
