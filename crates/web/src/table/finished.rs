//! A finished game with its type erased: replay, graph, summary and review are in the program once, not once for each game.

use std::sync::Arc;

use bots::Forecast;
use bots::review::Loss;
use leptos::prelude::*;
use table::{Message, Outcome, Seat};

use super::turns::Turns;
use crate::boards::SeatMark;
use crate::worker::Depth;

/// A finished game, as its table tells it.
pub(super) trait Finished: Send + Sync {
    /// Its turns, in order.
    fn turns(&self) -> &Turns;
    /// What could be expected: at the beginning, and after each turn.
    fn forecasts(&self) -> &[Forecast];
    /// How it ended.
    fn outcome(&self) -> Option<&Outcome>;
    /// How many played.
    fn players(&self) -> u8;
    /// What it has in common with all games that its result can be compared with: the game, how many play, and its options.
    fn kind(&self) -> String;
    /// The seat of the viewer.
    fn seat(&self) -> Option<Seat>;
    /// Whom texts call "you": the viewer, unless several people play at this screen.
    fn reader(&self) -> Option<Seat>;
    /// The name of whoever sat there.
    fn name(&self, seat: Seat) -> String;
    /// What tells a player's things apart.
    fn mark(&self, seat: Seat) -> SeatMark;
    /// The row of the score sheet that a part stands in.
    fn part_name(&self, what: &Message) -> String;
    /// The place that the table looks back at.
    fn past(&self) -> RwSignal<Option<usize>>;
    /// The thing on the board that is highlighted.
    fn highlight(&self) -> RwSignal<Option<String>>;
    /// What happened on the way to a place: with the last decision, or in the whole turn where that is over.
    fn told(&self, place: usize) -> Vec<String>;
    /// The thing on the board that this was about.
    fn target(&self, place: usize) -> Option<String>;
    /// Begins a new game in this browser where this one stood, against bots, and goes to its table.
    fn continue_from(&self, place: usize);
    /// Whose turns can be judged: the viewer's; everybody's for a spectator, people before bots.
    fn judged(&self) -> Vec<Seat>;
    /// How many turns of a seat there are to judge.
    fn to_judge(&self, seat: Seat) -> usize;
    /// Has one of them judged, and calls `then` with the mistake in it, if there is one.
    fn judge(self: Arc<Self>, seat: Seat, number: usize, depth: Depth, then: Box<dyn FnOnce(Option<Slip>)>);
}

impl dyn Finished + '_ {
    /// How many decisions there are.
    pub(super) fn last(&self) -> usize {
        self.turns().last()
    }

    /// Is a seat the one that texts call "you"? As texts ask it.
    pub(super) fn is_you(&self, seat: Seat) -> &'static str {
        if self.reader() == Some(seat) { "you" } else { "other" }
    }
}

/// A mistake: a moment of the game with two ways to go on from it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Slip {
    /// Where it is in the game.
    pub(super) place: usize,
    /// What was played, in words.
    pub(super) played: String,
    /// What would have been better.
    pub(super) better: String,
    /// What it cost.
    pub(super) loss: Loss,
    /// The things on the board that the played way is about, in order.
    pub(super) played_way: Vec<String>,
    /// Those of the better one.
    pub(super) better_way: Vec<String>,
}

/// A finished game that is shared by everything around it.
pub(super) type Past = Arc<dyn Finished>;
