//! Ways to play the rest of a turn.

use table::{Rng, Seat, Seed, Takeback, Viewer, heard};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::outlook::after;
use crate::search::Search;
use crate::spec::Budget;

/// The most decisions of a line: a turn may go round in circles.
const LONGEST: usize = 40;
/// After the first decision a search knows most of the turn, and thinks this many times shorter.
const LATER: u32 = 4;

/// A way to play the rest of a turn.
#[derive(Clone)]
pub(super) struct Line<G: Knowledge> {
    pub(super) actions: Vec<G::Action>,
    /// How many of them were really decisions.
    pub(super) choices: usize,
    /// Where it leads to.
    pub(super) end: G,
    /// What the seat hears of it.
    pub(super) events: Vec<G::Event>,
}

impl<G: Knowledge> Line<G> {
    /// Does another way do the same? It may do it in another order, or pay otherwise: nobody can tell which is better.
    pub(super) fn is_like(&self, other: &Line<G>) -> bool {
        let deeds = |line: &Line<G>| -> Vec<G::Event> {
            let deeds = line.events.iter().filter(|event| !G::is_payment(event));
            deeds.cloned().collect()
        };
        let (own, mut others) = (deeds(self), deeds(other));
        let mut is_among_others = |event: &G::Event| {
            let place = others.iter().position(|other| other == event);
            place.map(|place| others.swap_remove(place)).is_some()
        };
        self.end == other.end || own.iter().all(&mut is_among_others) && others.is_empty()
    }

    /// Can't a person see what it is good for?
    pub(super) fn is_quiet(&self, seat: Seat) -> bool {
        G::is_quiet(seat, &self.events)
    }
}

/// Is the answer complete? It is once the turn of that number is over for the seat, or its last decision has brought something up that nobody could know.
pub fn is_over<G: Knowledge>(game: &G, seat: Seat, turn: u32, last: Takeback) -> bool {
    last == Takeback::Closed || game.turn() != turn || !game.awaiting().contains(seat)
}

/// Whose turn is played, and where it begins.
pub(super) struct Start<'a, G: Knowledge> {
    pub(super) game: &'a G,
    pub(super) seat: Seat,
}

impl<G: Knowledge> Start<'_, G> {
    /// These decisions and then those of a bot; `None` if they are not possible, or lead in circles.
    fn play(&self, first: &[G::Action], mut decide: impl FnMut(&G, &[G::Action]) -> G::Action) -> Option<Line<G>> {
        let (turn, mut given, mut legal) = (self.game.turn(), first.iter(), Vec::new());
        let mut line = Line {
            actions: Vec::new(),
            choices: 0,
            end: self.game.clone(),
            events: Vec::new(),
        };
        let mut told = Vec::new();
        while line.actions.len() < LONGEST {
            legal.clear();
            line.end.legal(self.seat, &mut legal);
            let action = match (given.next(), &legal[..]) {
                (Some(given), _) => given.clone(),
                (None, []) => return None,
                (None, [only]) => only.clone(),
                (None, several) => decide(&line.end, several),
            };
            told.clear();
            let takeback = line.end.apply(self.seat, &action, &mut told).ok()?;
            line.events.extend(heard(&told, Viewer::Seat(self.seat)).cloned());
            line.actions.push(action);
            line.choices += usize::from(legal.len() > 1);
            if is_over(&line.end, self.seat, turn, takeback) {
                return Some(line);
            }
        }
        None
    }

    /// These decisions, as far as they belong to the answer; `None` if they are not complete.
    pub(super) fn follow<'b>(&self, decisions: impl Iterator<Item = &'b G::Action>) -> Option<Line<G>> {
        let all: Vec<G::Action> = decisions.cloned().collect();
        let mut is_short = false;
        let line = self.play(&all, |_, legal| {
            is_short = true;
            legal[0].clone()
        });
        line.filter(|_| !is_short)
    }

    /// What a search does after these decisions.
    pub(super) fn by_search(&self, first: &[G::Action], iterations: u32, luck: Seed) -> Option<Line<G>> {
        let mut search = Search::<G>::new(Budget::Iterations(iterations), Rng::new(luck));
        self.play(first, |game, legal| {
            let action = search.decide(self.seat, &game.view(Viewer::Seat(self.seat)), legal);
            search.set_budget(Budget::Iterations((iterations / LATER).max(1)));
            action
        })
    }

    /// What a greedy player does.
    pub(super) fn by_greedy(&self, luck: Seed) -> Option<Line<G>> {
        let mut greedy = Greedy::<G>::new(Rng::new(luck));
        self.play(&[], |game, legal| {
            greedy.decide(self.seat, &game.view(Viewer::Seat(self.seat)), legal)
        })
    }

    /// Ways that leave a line at one of its decisions: for each the few others that look best, played on by a search.
    pub(super) fn beside(&self, line: &[G::Action], others: usize, iterations: u32, rng: &mut Rng) -> Vec<Line<G>> {
        let (mut found, mut legal) = (Vec::new(), Vec::new());
        for (number, action) in line.iter().enumerate() {
            let Some(game) = after(self.game, self.seat, &line[..number]) else {
                break;
            };
            legal.clear();
            game.legal(self.seat, &mut legal);
            if legal.len() < 2 {
                continue;
            }
            let mut search = Search::<G>::new(Budget::Iterations(iterations), Rng::new(rng.seed()));
            let advice = search.advise(self.seat, &game.view(Viewer::Seat(self.seat)), &legal);
            let others = advice
                .into_iter()
                .filter(|advice| advice.action != *action)
                .take(others);
            for other in others {
                let first = [&line[..number], &[other.action]].concat();
                found.extend(self.by_search(&first, iterations, rng.seed()));
            }
        }
        found
    }
}

/// Without those that do the same as an earlier one.
pub(super) fn distinct<G: Knowledge>(lines: impl IntoIterator<Item = Line<G>>) -> Vec<Line<G>> {
    let mut kept: Vec<Line<G>> = Vec::new();
    for line in lines {
        if !kept.iter().any(|known| known.is_like(&line)) {
            kept.push(line);
        }
    }
    kept
}
