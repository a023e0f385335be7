//! What comes next in a tournament, whenever its time has come.

use std::sync::Arc;

use cup::{Entrant, Mark, Played, decide, next_round};
use sqlx::Row;
use wire::cups::CupState;
use wire::{NewsKind, State};

use super::Cups;
use super::begin::go_on;
use super::entering::{called_off, tell_all};
use super::stage::{Game, Meeting, Player, Stage};
use crate::clock::Time;
use crate::refusal::Refused;
use crate::store::{Write, params};

/// When a tournament that could not be looked after is looked at again.
const LATER: Time = 60_000;
/// More steps than follow each other at one moment.
const MOST_STEPS: usize = 1_000;

/// What is due in a tournament.
enum Due {
    /// Nothing before this moment.
    Nothing(Option<Time>),
    /// This; then it is looked at again.
    Step(Write),
}

impl Cups {
    /// Looks after the tournaments whose time has come by then.
    pub(crate) async fn look_after(self: &Arc<Self>, now: Time) -> Result<(), Refused> {
        const SQL: &str = "SELECT id FROM cups WHERE wake <= $1 ORDER BY wake LIMIT 50";
        const WAIT: &str = "UPDATE cups SET wake = $2 WHERE id = $1";
        for row in self.store.rows(SQL, params![now]).await? {
            let id: String = row.try_get(0)?;
            match self.step(&id, now).await {
                Err(refusal) if !refusal.passes() => {
                    tracing::warn!(cup = id, reason = %refusal, "a tournament cannot go on");
                    self.store
                        .write(Write::default().also(WAIT, params![&id, now + LATER]))
                        .await?;
                }
                stepped => stepped?,
            }
        }
        Ok(())
    }

    /// Does everything that is due in a tournament. Whatever another server does meanwhile is left to it.
    pub(crate) async fn step(self: &Arc<Self>, id: &str, now: Time) -> Result<(), Refused> {
        const REST: &str = "UPDATE cups SET wake = $3 WHERE id = $1 AND version = $2";
        for _ in 0..MOST_STEPS {
            let Some(mut stage) = Stage::load(&self.store, id).await? else {
                return Ok(());
            };
            self.begin_tables(&stage).await?;
            match self.due(&mut stage, now)? {
                Due::Step(write) => {
                    self.store.write(write).await?; // if it is refused, something has happened: it is looked at again
                }
                Due::Nothing(wake) => {
                    let rest = Write::default().must(REST, params![id, stage.row.version, wake]);
                    if self.store.write(rest).await? {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    /// Sets off the games that are set up. One at a time: each does no harm if another server did it.
    async fn begin_tables(&self, stage: &Stage) -> Result<(), Refused> {
        for (_, game) in stage.running().filter(|(_, game)| game.state == State::Open) {
            self.tables.begin(&game.table).await?;
        }
        Ok(())
    }

    fn due(&self, stage: &mut Stage, now: Time) -> Result<Due, Refused> {
        match stage.row.state {
            CupState::Open => self.due_before(stage, now),
            CupState::Running => self.due_during(stage, now),
            CupState::Finished | CupState::Cancelled => Ok(Due::Nothing(None)),
        }
    }

    /// Does it begin? It does when it is full, or at its time; with too few people it is called off then.
    fn due_before(&self, stage: &mut Stage, now: Time) -> Result<Due, Refused> {
        let (row, number) = (&stage.row, stage.people.len());
        let is_full = row.when_full && number >= usize::from(row.most);
        let is_time = row.starts.is_some_and(|starts| starts <= now);
        let is_enough = number >= usize::from(row.least);
        Ok(match (is_enough, is_full || is_time) {
            (true, true) => Due::Step(self.begin(stage, now)?),
            (false, true) => Due::Step(called_off(stage)),
            (_, false) => Due::Nothing(row.starts),
        })
    }

    /// What games have ended, what that decides, and what follows: another game, another round, the end.
    fn due_during(&self, stage: &Stage, now: Time) -> Result<Due, Refused> {
        let round = stage.rounds.len().saturating_sub(1);
        let mut write = go_on(stage, now);
        let (mut news, mut open) = (false, false);
        for (number, meeting) in stage.rounds.last().into_iter().flatten().enumerate() {
            if meeting.played.marks.is_some() {
                continue;
            }
            open = true;
            if !meeting.games.iter().all(|game| game.state == State::Finished) {
                continue;
            }
            news = true;
            let deserters = deserters(stage, meeting);
            write = match decide(&results(meeting), stage.row.plan.games) {
                // who let a bot play on has left; what follows is seen then
                _ if !deserters.is_empty() => mark_left(write, stage, &deserters, now),
                Some(marks) => write_marks(write, stage, (round, number), &marks),
                None => self.write_next_game(write, stage, (round, number), meeting)?,
            };
        }
        if news {
            return Ok(Due::Step(write));
        }
        if open {
            // the end of a game wakes it, but one that people called off together doesn't
            return Ok(Due::Nothing(Some(now + LATER)));
        }
        Ok(Due::Step(
            match next_round(&stage.row.plan, &stage.field(), &stage.matches()) {
                Some(matches) => self.write_round(write, stage, round + 1, &matches)?,
                None => end(write, stage, now),
            },
        ))
    }
}

/// Those who let a bot play on in the last game of a match, and have neither left before nor come back since it began.
fn deserters(stage: &Stage, meeting: &Meeting) -> Vec<Entrant> {
    let Some(last) = meeting.games.last() else {
        return Vec::new();
    };
    let both = meeting.played.chairs.iter().zip(&last.results);
    let deserted = both.filter(|(_, sat)| sat.deserted);
    let is_new = |player: &Player| player.left_at.is_none() && player.back_at < last.created;
    let stays = |entrant: &Entrant| stage.player(*entrant).is_some_and(is_new);
    deserted.filter_map(|(chair, _)| *chair).filter(stays).collect()
}

/// Also writes that these have left.
fn mark_left(write: Write, stage: &Stage, who: &[Entrant], now: Time) -> Write {
    const SQL: &str = "UPDATE cup_people SET left_at = $3 WHERE cup = $1 AND number = $2 AND left_at IS NULL";
    who.iter().fold(write, |write, Entrant(number)| {
        write.also(SQL, params![&stage.row.id, i64::from(*number), now])
    })
}

/// Also writes what came of a match.
fn write_marks(write: Write, stage: &Stage, (round, number): (usize, usize), marks: &[Mark]) -> Write {
    const SQL: &str =
        "UPDATE cup_matches SET marks = $4 WHERE cup = $1 AND round = $2 AND number = $3 AND marks IS NULL";
    let marks = serde_json::to_string(marks).expect("numbers are JSON");
    write.must(SQL, params![&stage.row.id, round as i64, number as i64, marks])
}

/// What came of the games of a match. One without results was called off by all who played: nobody is ahead in it.
fn results(meeting: &Meeting) -> Vec<Vec<Played>> {
    let even = Played { place: 1, score: 0 };
    let game = |game: &Game| match game.results.as_slice() {
        [] => vec![even; meeting.played.chairs.len()],
        results => results.iter().map(|sat| sat.played).collect(),
    };
    meeting.games.iter().map(game).collect()
}

/// Also writes that a tournament is over.
fn end(write: Write, stage: &Stage, now: Time) -> Write {
    const SQL: &str = "UPDATE cups SET state = 'finished', finished = $2 WHERE id = $1";
    let write = write.must(SQL, params![&stage.row.id, now]);
    tell_all(write, stage, NewsKind::Ended, |_| true)
}
