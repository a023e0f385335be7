//! What a viewer is told of a table: views, never states.

use serde::Serialize;
use serde_json::value::RawValue;
use table::{Outcome, Seat, Seats, Viewer};
use utoipa::ToSchema;

use super::chat::ChatLine;
use super::live::Sitting;
use super::options::ToldOptions;
use super::rows::{SeatRow, Sitter, State};
use super::running::Heard;
use crate::clock::{Clock, Time};
use crate::people::Person;
use crate::refusal::Refusal;

/// A table, its seats, and how it was set up.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub(crate) struct TableInfo {
    id: String,
    /// The game's id.
    game: String,
    /// By name; long ones by their hash.
    options: ToldOptions,
    state: State,
    seats: Vec<SeatInfo>,
    clock: Clock,
    /// The level of the bot that takes a seat whose player's time is over.
    stand_in: String,
    /// May others look on?
    spectators: bool,
    /// Is it in the list of open tables?
    listed: bool,
    /// May spectators speak?
    spectator_chat: bool,
    /// Are you its host?
    host: bool,
    /// Milliseconds since 1970.
    #[schema(value_type = i64)]
    created: Time,
    #[schema(value_type = Option<i64>)]
    started: Option<Time>,
    #[schema(value_type = Option<i64>)]
    finished: Option<Time>,
    /// SHA-256 of the secret seed, in hex. It never changes.
    hash: String,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// The rematch.
    next: Option<String>,
    /// If a bot of this table has to wait for a place to think: how many other people's bots wait, too.
    bots_wait: Option<usize>,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
struct SeatInfo {
    sitter: Sitter,
    /// The person's name.
    name: Option<String>,
    /// Has the person no account? Then anybody may have taken the name.
    guest: bool,
    /// The bot's level.
    level: Option<String>,
    /// Does a bot play until the person is back?
    stood_in: bool,
    /// Does a page of the person follow the table, at whichever server, or did so a moment ago?
    here: bool,
    /// Is it yours?
    yours: bool,
    /// Is it kept for you, if you want another game?
    kept_for_you: bool,
}

/// How far somebody has seen a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    /// Entries of the game.
    pub(crate) ply: usize,
    /// Lines of chat, by the number of the next.
    pub(crate) chat: i64,
    /// The edition of the table and its seats; 0 for never.
    pub(crate) edition: u64,
}

/// What is new at a table, for one viewer.
#[derive(Serialize, ToSchema)]
pub(crate) struct Update<'a> {
    table: &'a str,
    /// Through whose eyes; null for a spectator.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// How many entries the game has: what has been seen now.
    ply: usize,
    /// The last link of the chain over all entries: who notes it can check later that the record is what was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<String>,
    /// The table and its seats, if something about them is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    info: Option<TableInfo>,
    /// What happened since, as far as this viewer may know.
    entries: Vec<Heard<'a>>,
    /// What was said since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chat: Vec<&'a ChatLine>,
    /// The seats that owe a decision.
    #[schema(value_type = Vec<u8>)]
    awaiting: Seats,
    /// What the viewer sees; null before the game begins.
    #[schema(value_type = Option<Object>)]
    view: Option<Box<RawValue>>,
    /// All that the viewer's seat can do now.
    #[schema(value_type = Vec<Object>)]
    legal: Option<Box<RawValue>>,
    /// When the time of each seat is over, in milliseconds since 1970: for those that are awaited, at tables with a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Option<i64>>>)]
    deadlines: Option<Vec<Option<Time>>>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
}

impl Sitting {
    pub(crate) fn info(&self, person: Option<&str>) -> TableInfo {
        let row = &self.row;
        let over = row.state == State::Finished;
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            options: row.options.told(),
            state: row.state,
            seats: self
                .seats
                .iter()
                .zip(0u8..)
                .map(|(seat, number)| seat_info(seat, self.is_here(number), person))
                .collect(),
            clock: row.clock,
            stand_in: row.stand_in.to_string(),
            spectators: row.spectators,
            listed: row.listed,
            spectator_chat: row.spectator_chat,
            host: person == Some(&row.host),
            created: row.created,
            started: row.started,
            finished: row.finished,
            hash: row.seed.commitment(),
            seed: over.then(|| row.seed.to_string()),
            next: row.next.clone(),
            bots_wait: self.bots_wait,
        }
    }

    /// Has anything changed since?
    pub(crate) fn news(&self, seen: &Seen) -> bool {
        seen.edition != self.edition
            || self.ply() != seen.ply
            || self.chat.last().is_some_and(|line| line.number >= seen.chat)
    }

    pub(crate) fn ply(&self) -> usize {
        self.running.as_ref().map_or(0, super::running::Running::ply)
    }

    /// What is new for a viewer, who then has seen it.
    pub(crate) fn update(
        &self,
        person: Option<&Person>,
        viewer: Viewer,
        seen: &mut Seen,
    ) -> Result<Update<'_>, Refusal> {
        let state = self.running.as_ref().map(|running| running.play().state());
        let own = viewer.seat().filter(|&seat| self.awaiting().contains(seat));
        let person = person.map(|person| person.id.as_str());
        let update = Update {
            table: &self.row.id,
            seat: viewer.seat(),
            ply: self.ply(),
            chain: self.running.as_ref().map(super::running::Running::chain),
            info: (seen.edition != self.edition).then(|| self.info(person)),
            entries: self
                .running
                .as_ref()
                .map_or(Vec::new(), |running| running.heard(viewer, seen.ply)),
            chat: self.chat.iter().filter(|line| line.number >= seen.chat).collect(),
            awaiting: self.awaiting(),
            view: state.map(|state| state.view_text(viewer)).transpose()?,
            legal: state.zip(own).map(|(state, seat)| state.legal_text(seat)).transpose()?,
            deadlines: (self.row.clock != Clock::None).then(|| {
                (0..self.seats.len() as u8)
                    .map(|seat| self.deadline(Seat::new(seat)?))
                    .collect()
            }),
            outcome: state.and_then(catalog::AnyState::outcome),
        };
        *seen = Seen {
            ply: self.ply(),
            chat: self.chat.last().map_or(0, |line| line.number + 1),
            edition: self.edition,
        };
        Ok(update)
    }
}

fn seat_info(seat: &SeatRow, here: bool, person: Option<&str>) -> SeatInfo {
    let is_own = person.is_some() && seat.person.as_deref() == person;
    SeatInfo {
        sitter: seat.sitter,
        name: seat.name.clone(),
        guest: seat.person.is_some() && seat.guest,
        level: seat.level.as_ref().map(ToString::to_string),
        stood_in: seat.stood_in,
        here,
        yours: seat.sitter == Sitter::Person && is_own,
        kept_for_you: seat.sitter == Sitter::Asked && is_own,
    }
}
