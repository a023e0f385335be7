//! The tree of decisions.

use table::Seat;

use crate::knowledge::Knowledge;

use super::Advice;
use super::reward::Found;
use super::spread::Spread;

/// How curious the search is: what little known decisions get on top, in spreads of the reward.
const CURIOSITY: f32 = 5.0;
/// The part of the curiosity that all decisions share alike, however likely they are.
const EVEN: f32 = 0.3;
/// A tree that has grown larger is not worth the walk.
const MOST_NODES: usize = 2_000_000;

/// What a seat can decide at a node.
struct Choice<A> {
    action: A,
    seat: Seat,
    /// How likely sensible players are to choose it, beside the others.
    leaning: f32,
    /// The node after it; `NONE` as long as it was never tried.
    to: u32,
    visits: u32,
    reward: f32,
    score: f32,
    win: f32,
}

/// A point in the game, as far as decisions tell.
struct Node<A> {
    visits: u32,
    reward: f32,
    choices: Vec<Choice<A>>,
}

impl<A> Node<A> {
    const fn new() -> Node<A> {
        Node { visits: 0, reward: 0.0, choices: Vec::new() }
    }
}

/// The tree, and the way of the present iteration.
pub(super) struct Tree<G: Knowledge> {
    nodes: Vec<Node<G::Action>>,
    root: u32,
    /// The nodes and choices passed.
    path: Vec<(u32, u32)>,
    at: u32,
    spread: Spread,
    /// Which choice of the present node each legal action is.
    choice_of: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl<G: Knowledge> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: vec![Node::new()], root: 0, path: Vec::new(), at: 0, spread: Spread::default(), choice_of: Vec::new() }
    }

    /// An iteration begins at the root.
    pub(super) fn start(&mut self) {
        self.path.clear();
        self.at = self.root;
    }

    /// Chooses the most promising of the legal actions, by its place. Says whether it was never tried before.
    pub(super) fn descend(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> (usize, bool) {
        self.find_choices(game, seat, legal);
        let place = self.most_promising();
        let number = self.choice_of[place];
        let next = self.nodes.len() as u32;
        let choice = &mut self.nodes[self.at as usize].choices[number as usize];
        let is_new = choice.to == NONE;
        if is_new {
            choice.to = next;
        }
        self.path.push((self.at, number));
        self.at = choice.to;
        if is_new {
            self.nodes.push(Node::new());
        }
        (place, is_new)
    }

    /// Finds the choice that each legal action is, and adds those that are new here. Lists of legal actions are mostly in the same order, so the next is
    /// looked for from where the last was found.
    fn find_choices(&mut self, game: &G, seat: Seat, legal: &[G::Action]) {
        let choices = &mut self.nodes[self.at as usize].choices;
        self.choice_of.clear();
        let known = choices.len();
        let mut from = 0;
        for action in legal {
            let is_it = |choice: &Choice<G::Action>| choice.seat == seat && choice.action == *action;
            let ahead = choices[from..known].iter().position(is_it).map(|steps| from + steps);
            let found = ahead.or_else(|| choices[..from].iter().position(is_it));
            let number = found.unwrap_or_else(|| {
                let leaning = game.leaning(seat, action).max(0.001);
                choices.push(Choice { action: action.clone(), seat, leaning, to: NONE, visits: 0, reward: 0.0, score: 0.0, win: 0.0 });
                choices.len() - 1
            });
            if number < known {
                from = (number + 1) % known;
            }
            self.choice_of.push(number as u32);
        }
    }

    /// The place of the action with the best bound: what it brought, how likely it is, and how little is known of it.
    fn most_promising(&self) -> usize {
        let node = &self.nodes[self.at as usize];
        let choices = || self.choice_of.iter().map(|&number| &node.choices[number as usize]);
        let (visits, leanings) = choices().fold((0, 0.0), |(visits, leanings), choice| (visits + choice.visits, leanings + choice.leaning));
        let curiosity = CURIOSITY * self.spread.width() * (visits as f32 + 1.0).sqrt();
        let even = EVEN / self.choice_of.len() as f32;
        // what was never tried is taken to be as good as the rest
        let usual = node.reward / node.visits.max(1) as f32;
        let bound = |choice: &Choice<G::Action>| {
            let mean = if choice.visits == 0 { usual } else { choice.reward / choice.visits as f32 };
            let likely = even + (1.0 - EVEN) * choice.leaning / leanings;
            mean + curiosity * likely / (1.0 + choice.visits as f32)
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, choice) in choices().enumerate() {
            let bound = bound(choice);
            if bound > best.1 {
                best = (place, bound);
            }
        }
        best.0
    }

    /// On the way back every decision learns how good it was for the seat that made it.
    pub(super) fn learn(&mut self, own: Seat, found: &Found) {
        self.spread.add(found.reward[own.index()]);
        for &(node, choice) in &self.path {
            let node = &mut self.nodes[node as usize];
            let choice = &mut node.choices[choice as usize];
            let reward = found.reward[choice.seat.index()];
            node.visits += 1;
            node.reward += reward;
            choice.visits += 1;
            choice.reward += reward;
            choice.score += found.score[own.index()];
            choice.win += found.win[own.index()];
        }
    }

    /// What was found out about each decision that was tried at the root.
    pub(super) fn tried(&self) -> impl Iterator<Item = Tried<G::Action>> {
        let tell = |choice: &Choice<G::Action>| Tried { action: choice.action.clone(), visits: choice.visits, score: choice.score, win: choice.win };
        self.nodes[self.root as usize].choices.iter().filter(|choice| choice.visits > 0).map(tell)
    }

    /// A decision was made: what is known of what follows is kept.
    pub(super) fn follow(&mut self, action: &G::Action) {
        let next = self.nodes[self.root as usize].choices.iter().find(|choice| choice.action == *action).map(|choice| choice.to);
        match next {
            Some(node) if node != NONE => self.root = node,
            _ => *self = Tree::new(),
        }
    }

    /// Keeps the tree only if its root can be the decision that is due: all that it knows there is legal.
    pub(super) fn keep_if(&mut self, seat: Seat, legal: &[G::Action]) {
        let root = &self.nodes[self.root as usize];
        let fits = root.choices.iter().all(|choice| choice.seat == seat && legal.contains(&choice.action));
        if !fits || root.choices.is_empty() || self.nodes.len() > MOST_NODES {
            *self = Tree::new();
        } else {
            self.spread = Spread::default();
        }
    }
}

/// What was found out about a decision.
pub(super) struct Tried<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    score: f32,
    win: f32,
}

impl<A> Tried<A> {
    /// Adds what another tree found.
    pub(super) fn add(&mut self, other: &Tried<A>) {
        self.visits += other.visits;
        self.score += other.score;
        self.win += other.win;
    }

    /// As advice, where so many iterations were made.
    pub(super) fn advice(self, all: f32) -> Advice<A> {
        let visits = self.visits as f32;
        Advice { action: self.action, share: visits / all, score: self.score / visits, win: self.win / visits }
    }
}
