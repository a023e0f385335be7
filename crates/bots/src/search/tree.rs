//! The tree of decisions.

use table::Seat;

use crate::forecast::Forecast;
use crate::knowledge::Knowledge;

use super::Advice;
use super::guide::Guide;
use super::habits::Habits;
use super::halving::Known;
use super::reward::Found;
use super::spread::Spread;

/// What a seat can decide at a node.
struct Choice<A> {
    action: A,
    seat: Seat,
    /// How likely sensible players are to choose it, beside the others.
    leaning: f32,
    /// The node after it; `NONE` as long as it was never tried, or if the tree is full.
    to: u32,
    visits: u32,
    reward: f64,
    score: f64,
    win: f64,
}

/// A point in the game, as far as decisions tell.
struct Node<A> {
    visits: u32,
    reward: f64,
    choices: Vec<Choice<A>>,
}

impl<A> Node<A> {
    const fn new() -> Node<A> {
        Node {
            visits: 0,
            reward: 0.0,
            choices: Vec::new(),
        }
    }
}

/// The tree, and the way of the present iteration.
pub(super) struct Tree<G: Knowledge> {
    /// The first is the root.
    nodes: Vec<Node<G::Action>>,
    /// How many more choices there may be.
    room: usize,
    /// The nodes and choices passed.
    path: Vec<(u32, u32)>,
    at: u32,
    spread: Spread,
    /// Which choice of the present node each legal action is.
    choice_of: Vec<u32>,
    /// The legal actions that are new to the present node, and how likely they are.
    new: Vec<G::Action>,
    leanings: Vec<f32>,
}

const NONE: u32 = u32::MAX;

impl<G: Knowledge> Tree<G> {
    /// An empty tree that may grow to this many choices.
    pub(super) fn new(room: usize) -> Tree<G> {
        Tree {
            nodes: vec![Node::new()],
            room,
            path: Vec::new(),
            at: 0,
            spread: Spread::default(),
            choice_of: Vec::new(),
            new: Vec::new(),
            leanings: Vec::new(),
        }
    }

    /// A search begins.
    pub(super) fn begin(&mut self) {
        self.spread = Spread::default();
    }

    /// An iteration begins at the root.
    pub(super) fn start(&mut self) {
        self.path.clear();
        self.at = 0;
    }

    /// Chooses the legal action that is given by its place, or else the most promising one. Says whether it was never tried before.
    pub(super) fn descend(
        &mut self,
        guide: &mut Guide<G>,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        given: Option<usize>,
    ) -> (usize, bool) {
        self.find_choices(guide, game, seat, legal);
        let place = given.unwrap_or_else(|| self.most_promising(guide.habits()));
        let number = self.choice_of[place];
        let next = self.nodes.len();
        let choice = &mut self.nodes[self.at as usize].choices[number as usize];
        self.path.push((self.at, number));
        if choice.to != NONE {
            self.at = choice.to;
            return (place, false);
        }
        // beyond a full tree, results still count but are not kept apart
        if self.room > 0 {
            choice.to = next as u32;
            self.nodes.push(Node::new());
        }
        (place, true)
    }

    /// Finds the choice that each legal action is, and adds those that are new here. Lists of legal actions are mostly in the same order, so the next is
    /// looked for from where the last was found.
    fn find_choices(&mut self, guide: &mut Guide<G>, game: &G, seat: Seat, legal: &[G::Action]) {
        let choices = &self.nodes[self.at as usize].choices;
        self.choice_of.clear();
        let mut from = 0;
        for action in legal {
            let is_it = |choice: &Choice<G::Action>| choice.seat == seat && choice.action == *action;
            let ahead = choices[from..].iter().position(is_it).map(|steps| from + steps);
            let known = ahead.or_else(|| choices[..from].iter().position(is_it));
            let number = known.unwrap_or(choices.len() + self.new.len());
            match known {
                Some(number) => from = if number + 1 < choices.len() { number + 1 } else { 0 },
                None => self.new.push(action.clone()),
            }
            self.choice_of.push(number as u32);
        }
        if !self.new.is_empty() {
            self.add_new(guide, game, seat);
        }
    }

    /// Adds the new actions to the choices of the present node.
    fn add_new(&mut self, guide: &mut Guide<G>, game: &G, seat: Seat) {
        self.leanings.clear();
        guide.leanings(game, seat, &self.new, &mut self.leanings);
        self.room = self.room.saturating_sub(self.new.len());
        let choice = |(action, leaning): (G::Action, &f32)| Choice {
            action,
            seat,
            leaning: leaning.max(0.001),
            to: NONE,
            visits: 0,
            reward: 0.0,
            score: 0.0,
            win: 0.0,
        };
        self.nodes[self.at as usize]
            .choices
            .extend(self.new.drain(..).zip(&self.leanings).map(choice));
    }

    /// The place of the action with the best bound: what it brought, how likely it is, and how little is known about it. Where there are many, unlikely ones wait
    /// until the node has been visited often enough.
    fn most_promising(&self, habits: &Habits) -> usize {
        let node = &self.nodes[self.at as usize];
        let choices = || self.choice_of.iter().map(|&number| &node.choices[number as usize]);
        let (mut visits, mut tried, mut leanings) = (0, 0, 0.0);
        for choice in choices() {
            visits += choice.visits;
            tried += u32::from(choice.visits > 0);
            leanings += choice.leaning;
        }
        let root = (visits as f32 + 1.0).sqrt();
        let is_wide = tried as f32 >= habits.width * root;
        let curiosity = habits.curiosity * self.spread.width() * root;
        let even = habits.even / self.choice_of.len() as f32;
        // an untried choice is assumed to be as good as the rest
        let usual = mean(node.reward, node.visits);
        let bound = |choice: &Choice<G::Action>| {
            let reward = if choice.visits == 0 {
                usual
            } else {
                mean(choice.reward, choice.visits)
            };
            let likely = even + (1.0 - habits.even) * choice.leaning / leanings;
            reward + curiosity * likely / (1.0 + choice.visits as f32)
        };
        let mut best = (0, f32::NEG_INFINITY);
        let mut likeliest = f32::NEG_INFINITY;
        for (place, choice) in choices()
            .enumerate()
            .filter(|(_, choice)| choice.visits > 0 || !is_wide)
        {
            // of those never tried, one that is no likelier than an earlier one has no better bound
            if choice.visits == 0 && choice.leaning <= likeliest {
                continue;
            }
            let bound = bound(choice);
            if choice.visits == 0 && !bound.is_nan() {
                likeliest = choice.leaning;
            }
            if bound > best.1 {
                best = (place, bound);
            }
        }
        best.0
    }

    /// On the way back every decision learns how good it was for the seat that made it.
    /// Only where somebody wants advice does it learn what to expect, too: that takes time, and decides nothing.
    pub(super) fn learn(&mut self, own: Seat, found: &Found, forecast: Option<&Forecast>) {
        let (score, win) = forecast.map_or((0.0, 0.0), |forecast| (forecast.score(own), forecast.win(own)));
        self.spread.add(found.reward[own.index()]);
        for &(node, choice) in &self.path {
            let node = &mut self.nodes[node as usize];
            let choice = &mut node.choices[choice as usize];
            let reward = f64::from(found.reward[choice.seat.index()]);
            node.visits += 1;
            node.reward += reward;
            choice.visits += 1;
            choice.reward += reward;
            choice.score += f64::from(score);
            choice.win += f64::from(win);
        }
    }

    /// What is known about each decision tried at the root.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        let tell = |choice: &Choice<G::Action>| Tried {
            action: choice.action.clone(),
            visits: choice.visits,
            score: choice.score,
            win: choice.win,
        };
        self.nodes[0]
            .choices
            .iter()
            .filter(|choice| choice.visits > 0)
            .map(tell)
    }

    /// What is known at the root about each of these actions of a seat.
    pub(super) fn known(&self, seat: Seat, legal: &[G::Action]) -> Vec<Known> {
        let choices = &self.nodes[0].choices;
        let find = |action: &G::Action| {
            choices
                .iter()
                .find(|choice| choice.seat == seat && choice.action == *action)
        };
        let known = |action| {
            find(action).map_or(Known::default(), |choice| Known {
                leaning: choice.leaning,
                visits: choice.visits,
                reward: mean(choice.reward, choice.visits),
            })
        };
        legal.iter().map(known).collect()
    }

    /// A decision was made: keep what is known about its future.
    pub(super) fn follow(&mut self, seat: Seat, action: &G::Action) {
        let next = self.nodes[0]
            .choices
            .iter()
            .find(|choice| choice.seat == seat && choice.action == *action)
            .map(|choice| choice.to);
        self.prune(next.unwrap_or(NONE));
    }

    /// Keeps a node and all that follows from it; it becomes the root. Without such a node, the tree is empty.
    fn prune(&mut self, root: u32) {
        self.room += self.nodes.iter().map(|node| node.choices.len()).sum::<usize>();
        let mut take = |node: u32| {
            self.nodes
                .get_mut(node as usize)
                .map_or(Node::new(), |node| std::mem::replace(node, Node::new()))
        };
        let mut kept = vec![take(root)];
        let mut looked = 0;
        while looked < kept.len() {
            for number in 0..kept[looked].choices.len() {
                let to = kept[looked].choices[number].to;
                if to != NONE {
                    kept[looked].choices[number].to = kept.len() as u32;
                    kept.push(take(to));
                }
            }
            looked += 1;
        }
        self.room = self
            .room
            .saturating_sub(kept.iter().map(|node| node.choices.len()).sum());
        self.nodes = kept;
    }

    /// Can the root be the decision that is due? Everything known there must be legal.
    pub(super) fn fits(&self, seat: Seat, legal: &[G::Action]) -> bool {
        self.nodes[0]
            .choices
            .iter()
            .all(|choice| choice.seat == seat && legal.contains(&choice.action))
    }
}

/// The mean of this many.
fn mean(sum: f64, number: u32) -> f32 {
    (sum / f64::from(number.max(1))) as f32
}

/// What is known about a decision.
pub(super) struct Tried<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    score: f64,
    win: f64,
}

impl<A> Tried<A> {
    /// Adds what another tree found.
    pub(super) fn add(&mut self, other: &Tried<A>) {
        self.visits += other.visits;
        self.score += other.score;
        self.win += other.win;
    }

    /// As advice, out of this many iterations.
    pub(super) fn advice(self, all: f32) -> Advice<A> {
        Advice {
            action: self.action,
            share: self.visits as f32 / all,
            score: mean(self.score, self.visits),
            win: mean(self.win, self.visits),
        }
    }
}
