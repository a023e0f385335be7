//! What came of a game, as it is stored when it ends.

use catalog::AnyPlay;
use table::{Message, Outcome, SeatResult};
use wire::Sitter;

use super::counting::counts;
use crate::clock::Time;
use crate::store::{Write, params};
use crate::tables::{SeatRow, TableRow};

const PLAYED: &str = "INSERT INTO played (table_id, game, players, finished, best, public, rated, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $4) ON CONFLICT DO NOTHING";
const RESULT: &str = "INSERT INTO results (table_id, seat, person, level, score, place, deserted, shared, title, opening, game, players, finished) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING";
const OPTION: &str = "INSERT INTO played_options (table_id, name, value, game, finished) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";

/// A game that has ended.
pub(crate) struct Ending<'a> {
    pub(crate) row: &'a TableRow,
    pub(crate) seats: &'a [SeatRow],
    pub(crate) outcome: &'a Outcome,
    pub(crate) finished: Time,
    /// How each seat opened the game; nothing if that can't be told any more.
    openings: Vec<Vec<Message>>,
}

impl<'a> Ending<'a> {
    /// A game that has just ended, or one of earlier, with the game itself if it can still be played again.
    pub(crate) fn new(
        row: &'a TableRow,
        seats: &'a [SeatRow],
        outcome: &'a Outcome,
        finished: Time,
        play: Option<&dyn AnyPlay>,
    ) -> Ending<'a> {
        Ending {
            row,
            seats,
            outcome,
            finished,
            openings: play.map(AnyPlay::openings).unwrap_or_default(),
        }
    }

    /// Also writes down what came of it. Nothing happens if that was done already.
    pub(crate) fn write(&self, write: Write) -> Write {
        let (id, game) = (&self.row.id, &self.row.game);
        let best = self.outcome.seats.iter().map(|seat| seat.score.points).max();
        let rated = counts(self.row.rated, game, self.seats);
        let played = params![
            id,
            game,
            self.players(),
            self.finished,
            i64::from(best.unwrap_or(0)),
            // only what stood in the list of tables stands in the list of games
            self.row.spectators && self.row.listed,
            rated
        ];
        let write = write.also(PLAYED, played);
        let write = self.options().fold(write, |write, (name, value)| {
            write.also(OPTION, params![id, name, value, game, self.finished])
        });
        let seats = self.seats.iter().zip(&self.outcome.seats).zip(0u8..);
        seats.fold(write, |write, ((seat, result), number)| {
            self.write_seat(write, number, seat, result)
        })
    }

    fn write_seat(&self, write: Write, number: u8, seat: &SeatRow, result: &SeatResult) -> Write {
        let has_left = seat.person.is_some() && (seat.sitter == Sitter::Bot || seat.stood_in);
        let level = seat.level.as_ref().filter(|_| seat.person.is_none());
        let json = |message: &Message| serde_json::to_string(message).expect("a message is JSON");
        let opening = self.openings.get(usize::from(number)).map_or(&[][..], Vec::as_slice);
        write.also(
            RESULT,
            params![
                &self.row.id,
                number,
                seat.person.clone(),
                level.map(ToString::to_string),
                i64::from(result.score.points),
                result.place,
                has_left,
                self.is_shared(seat),
                result.title.as_ref().map(json),
                serde_json::to_string(opening).expect("messages are JSON"),
                &self.row.game,
                self.players(),
                self.finished
            ],
        )
    }

    fn players(&self) -> i64 {
        self.seats.len() as i64
    }

    /// Does the person of this seat have others, too? Around one screen nobody's result is anybody's own.
    fn is_shared(&self, seat: &SeatRow) -> bool {
        let own = |other: &&SeatRow| other.person.is_some() && other.person == seat.person;
        self.seats.iter().filter(own).count() > 1
    }

    /// What was chosen otherwise than usual, as far as it is short.
    fn options(&self) -> impl Iterator<Item = (String, String)> + use<> {
        let usual = catalog::find(&self.row.game).map(|game| game.info().options);
        let usual = usual.unwrap_or_default();
        let is_usual = move |name: &str, value: &str| {
            usual
                .iter()
                .any(|option| option.name == name && option.default == value)
        };
        let chosen = self.row.options.told().into_iter();
        chosen.filter_map(move |(name, value)| match value {
            wire::Chosen::Short(value) if !is_usual(&name, &value) => Some((name, value)),
            _ => None,
        })
    }
}
