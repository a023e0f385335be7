//! The tree of decisions.

use table::{Rng, Seat};

use crate::knowledge::Knowledge;
use crate::policy::lean;

use super::Advice;
use super::reward::Found;

/// How curious the search is.
const CURIOSITY: f32 = 0.5;
/// A node with v visits knows at least this many decisions, times the square root of v.
const WIDTH: f32 = 2.0;

/// A decision from a node.
struct Edge<A> {
    action: A,
    seat: Seat,
    /// The node after it.
    to: u32,
    visits: u32,
    /// How often it could have been made.
    available: u32,
    reward: f32,
    score: f32,
    win: f32,
}

/// A point in the game, as far as decisions tell.
struct Node<A> {
    visits: u32,
    edges: Vec<Edge<A>>,
}

impl<A> Node<A> {
    const fn new() -> Node<A> {
        Node { visits: 0, edges: Vec::new() }
    }
}

/// The tree, and the way of the present iteration.
pub(super) struct Tree<G: Knowledge> {
    nodes: Vec<Node<G::Action>>,
    root: u32,
    /// The nodes and edges passed.
    path: Vec<(u32, u32)>,
    at: u32,
    weights: Vec<f32>,
    /// Which edge of the present node each legal action is; `NONE` if it has none.
    edge_of: Vec<u32>,
    fresh: Vec<G::Action>,
    fresh_places: Vec<usize>,
}

const NONE: u32 = u32::MAX;

impl<G: Knowledge> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            nodes: vec![Node::new()],
            root: 0,
            path: Vec::new(),
            at: 0,
            weights: Vec::new(),
            edge_of: Vec::new(),
            fresh: Vec::new(),
            fresh_places: Vec::new(),
        }
    }

    /// An iteration begins at the root.
    pub(super) fn start(&mut self) {
        self.path.clear();
        self.at = self.root;
    }

    /// Chooses one of the legal actions by its place: one that is new to the tree, or the most promising one. Says whether it is new.
    pub(super) fn descend(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> (usize, bool) {
        self.match_edges(seat, legal);
        let node = &self.nodes[self.at as usize];
        let known = self.edge_of.iter().filter(|&&edge| edge != NONE).count();
        let wanted = (WIDTH * ((node.visits + 1) as f32).sqrt()).ceil() as usize;
        if known < legal.len() && known < wanted { (self.widen(game, seat, legal, rng), true) } else { (self.most_promising(legal), false) }
    }

    fn match_edges(&mut self, seat: Seat, legal: &[G::Action]) {
        let node = &mut self.nodes[self.at as usize];
        self.edge_of.clear();
        for action in legal {
            let edge = node.edges.iter().position(|edge| edge.seat == seat && edge.action == *action);
            self.edge_of.push(edge.map_or(NONE, |edge| edge as u32));
            if let Some(edge) = edge {
                node.edges[edge].available += 1;
            }
        }
    }

    /// Adds a decision that the tree does not know, a likely one first.
    fn widen(&mut self, game: &G, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> usize {
        self.fresh.clear();
        self.fresh_places.clear();
        for (place, action) in legal.iter().enumerate().filter(|&(place, _)| self.edge_of[place] == NONE) {
            self.fresh.push(action.clone());
            self.fresh_places.push(place);
        }
        let place = self.fresh_places[lean(game, seat, &self.fresh, &mut self.weights, rng)];
        let to = self.nodes.len() as u32;
        self.nodes.push(Node::new());
        let node = &mut self.nodes[self.at as usize];
        node.edges.push(Edge { action: legal[place].clone(), seat, to, visits: 0, available: 1, reward: 0.0, score: 0.0, win: 0.0 });
        self.path.push((self.at, node.edges.len() as u32 - 1));
        self.at = to;
        place
    }

    /// The decision with the best bound: what it brought, and how little is known of it.
    fn most_promising(&mut self, legal: &[G::Action]) -> usize {
        let node = &self.nodes[self.at as usize];
        let mut best = (0, f32::NEG_INFINITY);
        for place in 0..legal.len() {
            let Some(edge) = node.edges.get(self.edge_of[place] as usize) else { continue };
            let visits = edge.visits.max(1) as f32;
            let bound = edge.reward / visits + CURIOSITY * ((edge.available.max(1) as f32).ln() / visits).sqrt();
            if bound > best.1 {
                best = (place, bound);
            }
        }
        let edge = self.edge_of[best.0];
        self.path.push((self.at, edge));
        self.at = self.nodes[self.at as usize].edges[edge as usize].to;
        best.0
    }

    /// On the way back every decision learns how good it was for the seat that made it.
    pub(super) fn learn(&mut self, own: Seat, found: &Found) {
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.reward += found.reward[edge.seat.index()];
            edge.score += found.score[own.index()];
            edge.win += found.win[own.index()];
        }
        self.nodes[self.at as usize].visits += 1;
    }

    /// The legal action that was looked at most.
    pub(super) fn best(&self, legal: &[G::Action]) -> Option<G::Action> {
        let edges = self.nodes[self.root as usize].edges.iter().filter(|edge| legal.contains(&edge.action));
        edges.max_by_key(|edge| edge.visits).map(|edge| edge.action.clone())
    }

    /// What was found out about each decision at the root.
    pub(super) fn advice(&self) -> Vec<Advice<G::Action>> {
        let node = &self.nodes[self.root as usize];
        let all = node.edges.iter().map(|edge| edge.visits).sum::<u32>().max(1) as f32;
        let tell = |edge: &Edge<G::Action>| {
            let visits = edge.visits.max(1) as f32;
            Advice { action: edge.action.clone(), share: edge.visits as f32 / all, score: edge.score / visits, win: edge.win / visits }
        };
        node.edges.iter().map(tell).collect()
    }

    /// A decision was made: what is known of what follows is kept.
    pub(super) fn follow(&mut self, action: &G::Action) {
        let next = self.nodes[self.root as usize].edges.iter().find(|edge| edge.action == *action).map(|edge| edge.to);
        match next {
            Some(node) => self.root = node,
            None => *self = Tree::new(),
        }
    }

    /// Keeps the tree only if its root can be the decision that is due: all that it knows there is legal. A tree that has grown large is not worth the walk.
    pub(super) fn keep_if(&mut self, seat: Seat, legal: &[G::Action]) {
        let root = &self.nodes[self.root as usize];
        let fits = root.edges.iter().all(|edge| edge.seat == seat && legal.contains(&edge.action));
        if !fits || root.edges.is_empty() || self.nodes.len() > 2_000_000 {
            *self = Tree::new();
        }
    }
}
