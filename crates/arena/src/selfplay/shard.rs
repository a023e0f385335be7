//! A file to learn from: some whole games as tensors. docs/bots.md lists them.

use std::collections::HashMap;
use std::path::Path;

use bots::{Knowledge, Numbers, Sight};
use half::f16;
use safetensors::tensor::{Dtype, TensorView};
use table::Seat;

use super::decision::Decision;
use super::seats;

/// Some whole games, decision by decision.
#[derive(Default)]
pub(super) struct Shard {
    position: Numbers,
    /// By decision.
    game: Vec<u32>,
    players: Vec<u8>,
    actor: Vec<u8>,
    /// The place of what was done among the legal actions.
    done: Vec<u16>,
    table: Vec<f16>,
    /// The score and the chance to win that the search expected for who decided; not a number where it couldn't say.
    thought: Vec<f32>,
    count: Vec<u16>,
    /// By decision and seat.
    seats: Vec<f16>,
    parts_of: Vec<u8>,
    points: Vec<f32>,
    score: Vec<f32>,
    won: Vec<f32>,
    /// By decision, seat and part.
    parts: Vec<f16>,
    /// By decision and action: what was seen of it, its place among the legal ones, and how much the search thought of it.
    actions: Vec<f16>,
    place: Vec<u16>,
    share: Vec<f32>,
    number: u32,
    is_bare: bool,
}

impl Shard {
    pub(super) const fn decisions(&self) -> usize {
        self.game.len()
    }

    /// An empty one for the game of this number. A bare one holds no numbers of what there was to see.
    pub(super) fn of_game(number: u32, is_bare: bool) -> Shard {
        Shard {
            number,
            is_bare,
            ..Shard::default()
        }
    }

    /// Adds another one.
    pub(super) fn append(&mut self, mut other: Shard) {
        self.game.append(&mut other.game);
        self.players.append(&mut other.players);
        self.actor.append(&mut other.actor);
        self.done.append(&mut other.done);
        self.table.append(&mut other.table);
        self.thought.append(&mut other.thought);
        self.count.append(&mut other.count);
        self.seats.append(&mut other.seats);
        self.parts_of.append(&mut other.parts_of);
        self.points.append(&mut other.points);
        self.score.append(&mut other.score);
        self.won.append(&mut other.won);
        self.parts.append(&mut other.parts);
        self.actions.append(&mut other.actions);
        self.place.append(&mut other.place);
        self.share.append(&mut other.share);
    }

    /// A decision: what there was to see, what the search thought, and what was done.
    pub(super) fn add<G: Knowledge>(&mut self, game: &G, seat: Seat, legal: &[G::Action], decision: &Decision) {
        self.game.push(self.number);
        self.players.push(game.players());
        self.actor.push(seat.into());
        self.done.push(decision.done);
        self.points.extend(seats(game).map(|seat| game.points(seat) as f32));
        self.thought.extend([decision.score, decision.win]);
        self.count.push(decision.shares.len() as u16);
        self.place.extend(decision.shares.iter().map(|(place, _)| place));
        self.share.extend(decision.shares.iter().map(|(_, share)| share));
        if self.is_bare {
            self.parts_of.extend(seats(game).map(|_| 0));
            return;
        }
        self.position.see(game);
        self.position.see_actions(game, seat, legal);
        extend(&mut self.table, &self.position.table.numbers);
        extend(&mut self.seats, &self.position.seats.numbers);
        extend(&mut self.parts, &self.position.parts.numbers);
        self.parts_of
            .extend(self.position.parts_of.iter().map(|&parts| parts as u8));
        for &(place, _) in &decision.shares {
            extend(&mut self.actions, self.position.actions.row(place.into()));
        }
    }

    /// The game has ended: now it is known what every position of it led to.
    pub(super) fn end<G: Knowledge>(&mut self, game: &G) {
        let winners = game.winners();
        let share = 1.0 / winners.len().max(1) as f32;
        for _ in 0..self.game.len() {
            self.score.extend(seats(game).map(|seat| game.points(seat) as f32));
            let won = |seat| if winners.contains(seat) { share } else { 0.0 };
            self.won.extend(seats(game).map(won));
        }
    }

    /// Writes the file.
    pub(super) fn write<G: Sight>(&self, seed: &str, path: &Path) -> Result<(), String> {
        let decisions = self.game.len();
        let tensors = [
            ("game", Dtype::U32, vec![decisions], bytes(&self.game, u32::to_le_bytes)),
            ("players", Dtype::U8, vec![decisions], self.players.clone()),
            ("actor", Dtype::U8, vec![decisions], self.actor.clone()),
            ("done", Dtype::U16, vec![decisions], bytes(&self.done, u16::to_le_bytes)),
            (
                "count",
                Dtype::U16,
                vec![decisions],
                bytes(&self.count, u16::to_le_bytes),
            ),
            (
                "table",
                Dtype::F16,
                rows(decisions, &self.table),
                bytes(&self.table, f16::to_le_bytes),
            ),
            (
                "thought",
                Dtype::F32,
                vec![decisions, 2],
                bytes(&self.thought, f32::to_le_bytes),
            ),
            (
                "seats",
                Dtype::F16,
                rows(self.points.len(), &self.seats),
                bytes(&self.seats, f16::to_le_bytes),
            ),
            ("parts_of", Dtype::U8, vec![self.parts_of.len()], self.parts_of.clone()),
            (
                "parts",
                Dtype::F16,
                rows(self.parts_of.iter().copied().map(usize::from).sum(), &self.parts),
                bytes(&self.parts, f16::to_le_bytes),
            ),
            (
                "points",
                Dtype::F32,
                vec![self.points.len()],
                bytes(&self.points, f32::to_le_bytes),
            ),
            (
                "score",
                Dtype::F32,
                vec![self.score.len()],
                bytes(&self.score, f32::to_le_bytes),
            ),
            (
                "won",
                Dtype::F32,
                vec![self.won.len()],
                bytes(&self.won, f32::to_le_bytes),
            ),
            (
                "actions",
                Dtype::F16,
                rows(self.share.len(), &self.actions),
                bytes(&self.actions, f16::to_le_bytes),
            ),
            (
                "place",
                Dtype::U16,
                vec![self.place.len()],
                bytes(&self.place, u16::to_le_bytes),
            ),
            (
                "share",
                Dtype::F32,
                vec![self.share.len()],
                bytes(&self.share, f32::to_le_bytes),
            ),
        ];
        let views: Vec<(&str, TensorView<'_>)> = tensors
            .iter()
            .map(|(name, kind, shape, data)| Ok((*name, TensorView::new(*kind, shape.clone(), data)?)))
            .collect::<Result<_, safetensors::SafeTensorError>>()
            .map_err(|error| error.to_string())?;
        let said = HashMap::from([
            ("game".to_owned(), G::meta().id.to_owned()),
            ("version".to_owned(), G::VERSION.to_string()),
            ("seed".to_owned(), seed.to_owned()),
        ]);
        safetensors::serialize_to_file(views, Some(said), path).map_err(|error| error.to_string())
    }
}

/// Adds numbers, shortened to 16 bits.
fn extend(numbers: &mut Vec<f16>, more: &[f32]) {
    numbers.extend(more.iter().copied().map(f16::from_f32));
}

/// The shape of so many equal rows.
fn rows<T>(count: usize, numbers: &[T]) -> Vec<usize> {
    vec![count, numbers.len() / count.max(1)]
}

fn bytes<T: Copy, const N: usize>(numbers: &[T], of: impl Fn(T) -> [u8; N]) -> Vec<u8> {
    numbers.iter().flat_map(|&number| of(number)).collect()
}
