//! The first round, and every game of every round: what is written for it.

use cup::{Entrant, Match, next_round, turned};
use table::{Rng, Seed};
use wire::NewsKind;

use super::Cups;
use super::entering::tell_all;
use super::stage::{Meeting, Stage};
use crate::clock::Time;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};
use crate::tables::{Chair, Laid, Purpose};

/// From the version that was read on, a tournament is looked after again at this moment.
const GO_ON: &str = "UPDATE cups SET version = version + 1, wake = $3 WHERE id = $1 AND version = $2";

/// A write that is refused if anything has happened in the tournament since it was read.
pub(super) fn go_on(stage: &Stage, now: Time) -> Write {
    Write::default().must(GO_ON, params![&stage.row.id, stage.row.version, now])
}

impl Cups {
    /// Draws the numbers, and begins the first round.
    pub(super) fn begin(&self, stage: &mut Stage, now: Time) -> Result<Write, Refused> {
        const BEGIN: &str = "UPDATE cups SET state = 'running', started = $2 WHERE id = $1";
        const DRAW: &str = "UPDATE cup_people SET number = $3 WHERE cup = $1 AND person = $2";
        let id = stage.row.id.clone();
        Rng::new(Seed::new(secret::bytes())).shuffle(&mut stage.people);
        let mut write = go_on(stage, now).also(BEGIN, params![&id, now]);
        for (player, number) in stage.people.iter().zip(0i64..) {
            write = write.must(DRAW, params![&id, &player.person, number]);
        }
        let Some(round) = next_round(&stage.row.plan, &stage.field(), &[]) else {
            return Ok(super::entering::called_off(stage)); // nobody to play with
        };
        // whoever has a table hears of that; who has none hears that it began
        let has_table = |number: usize| {
            let here = |played: &Match| played.people().any(|entrant| usize::from(entrant.0) == number);
            round.iter().any(|played| here(played) && !played.is_bye())
        };
        let write = tell_all(write, stage, NewsKind::Began, |number| !has_table(number));
        self.write_round(write, stage, 0, &round)
    }

    /// Also writes a round, with the first game of each match.
    pub(super) fn write_round(
        &self,
        mut write: Write,
        stage: &Stage,
        round: usize,
        matches: &[Match],
    ) -> Result<Write, Refused> {
        const SQL: &str = "INSERT INTO cup_matches (cup, round, number, chairs, marks) VALUES ($1, $2, $3, $4, $5)";
        for (played, number) in matches.iter().zip(0usize..) {
            let json = |text: Result<String, serde_json::Error>| text.expect("numbers are JSON");
            let marks = played.marks.as_ref().map(|marks| json(serde_json::to_string(marks)));
            let chairs = json(serde_json::to_string(&played.chairs));
            write = write.must(SQL, params![&stage.row.id, round as i64, number as i64, chairs, marks]);
            if !played.is_bye() {
                write = self.write_game(write, stage, (round, number), &played.chairs, 0)?;
            }
        }
        Ok(write)
    }

    /// Also writes the next game of a match that goes on.
    pub(super) fn write_next_game(
        &self,
        write: Write,
        stage: &Stage,
        place: (usize, usize),
        meeting: &Meeting,
    ) -> Result<Write, Refused> {
        self.write_game(write, stage, place, &meeting.played.chairs, meeting.games.len())
    }

    /// Also writes a game of a match, by its place in the rounds: everybody one seat further than in the game before. For who has left, a bot sits there.
    fn write_game(
        &self,
        write: Write,
        stage: &Stage,
        (round, number): (usize, usize),
        chairs: &[Option<Entrant>],
        game: usize,
    ) -> Result<Write, Refused> {
        const SQL: &str = "INSERT INTO cup_games (cup, round, number, game, table_id) VALUES ($1, $2, $3, $4, $5)";
        let row = &stage.row;
        let seat = |chair: usize| {
            let player = chairs[chair].and_then(|entrant| stage.player(entrant));
            match player.filter(|player| player.left_at.is_none()) {
                Some(player) => Chair::Person(player.person.clone()),
                None => Chair::Bot(row.bot().to_owned()),
            }
        };
        let laid = Laid {
            host: &row.host,
            table: row.table.clone(),
            chairs: turned(chairs.len(), game).into_iter().map(seat).collect(),
            seed: Seed::new(secret::bytes()),
            purpose: Purpose::Cup(&row.id),
        };
        let (table, write) = self.tables.lay(write, laid)?;
        Ok(write.must(SQL, params![&row.id, round as i64, number as i64, game as i64, table]))
    }
}
