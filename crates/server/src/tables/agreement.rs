//! A game that all people in it want to end: it is over, without a result.

use table::{Seat, Seats};
use wire::{NewsKind, Refusal, Sitter, State};

use super::{Sitting, Tables};
use crate::clock::now;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};

/// How often it is tried again when somebody else was faster.
const TRIES: usize = 4;

const NOTE: &str = "UPDATE tables SET to_end = $3 WHERE id = $1 AND state = 'running' AND to_end = $2";
const END: &str = "UPDATE tables SET state = 'finished', finished = $3, called_off = 1, to_end = '', wake = NULL WHERE id = $1 AND state = 'running' AND to_end = $2";

impl Tables {
    /// Somebody wants the game to end, or doesn't. When everybody does, it is over; a no ends that it is asked.
    pub(crate) async fn wish_end(&self, person: &Person, id: &str, end: bool) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        for _ in 0..TRIES {
            sitting.check_state(State::Running)?;
            if sitting.own(&person.id).is_empty() {
                return Err(Refusal::NotSeated.into());
            }
            let before = sitting.row.to_end.clone();
            let wishes = sitting.wishes_with(&person.id, end);
            if wishes == before {
                return Ok(());
            }
            let write = if sitting.is_unanimous(&wishes) {
                sitting.end_without_result(id, &before, &person.id)
            } else {
                Write::default().must(NOTE, params![id, &before, &wishes])
            };
            if self.change(&live, &mut sitting, write).await? {
                if sitting.row.state == State::Finished {
                    self.over(id);
                }
                return Ok(());
            }
        }
        Err(Refusal::OthersFaster.into())
    }
}

impl Sitting {
    /// Who wants it to end, after this person has said so or not.
    fn wishes_with(&self, person: &str, end: bool) -> String {
        let before = &self.row.to_end;
        if !end {
            return String::new();
        }
        if wants(before, person) {
            return before.clone();
        }
        format!("{before} {person}")
    }

    /// Does everybody who plays want it?
    fn is_unanimous(&self, wishes: &str) -> bool {
        let mut players = self.seats.iter().filter(|seat| seat.sitter == Sitter::Person);
        players.all(|seat| seat.person.as_deref().is_none_or(|person| wants(wishes, person)))
    }

    fn end_without_result(&self, id: &str, before: &str, who: &str) -> Write {
        let at = now();
        let write = Write::default()
            .must(END, params![id, before, at])
            .also("UPDATE members SET state = 'finished' WHERE table_id = $1", params![id]);
        let write = crate::plans::forget_table(write, id);
        self.tell_all(write, NewsKind::Ended, Some(who), at)
    }

    /// The seats whose players want the game to end.
    pub(super) fn to_end(&self) -> Seats {
        let wanted = |seat: &Seat| {
            let row = self.seats.get(seat.index());
            row.filter(|row| row.sitter == Sitter::Person)
                .and_then(|row| row.person.as_deref())
                .is_some_and(|person| wants(&self.row.to_end, person))
        };
        Seats::all(self.seats.len() as u8).iter().filter(wanted).collect()
    }
}

fn wants(wishes: &str, person: &str) -> bool {
    wishes.split(' ').any(|wish| wish == person)
}
