//! T7.4: where a run can begin that can be finished.

use crate::links::LinkEnd;
use crate::rules::builder::Builder;
use crate::run::Run;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// So few tiles that they can't come back to the first.
const FEW: u8 = 3;

impl Builder<'_> {
    /// T7.4: every square and side where a run can begin that can be finished.
    pub(crate) fn each_beginning(&self) -> impl Iterator<Item = (Square, Side)> + '_ {
        let entered = self.entered();
        let all = entered.into_iter().fold(SquareSet::EMPTY, SquareSet::or);
        let squares = self.map.open.and(all).iter().chain(self.parcels.and(all).iter());
        let places = squares.flat_map(move |at| {
            let sides = Side::ALL
                .into_iter()
                .filter(move |side| entered[side.index()].contains(at));
            sides.map(move |from| (at, from))
        });
        let left = self.left();
        let can_finish =
            move |at, from| self.finishes_bare(&left, at, from) || self.can_go_on(&Run::beginning(at, from));
        places.filter(move |&(at, from)| self.may_begin(at, from).is_ok() && can_finish(at, from))
    }

    /// T7.4: by side, at least the squares that a run can enter there: from a location, or from the end of a link of the seat.
    fn entered(&self) -> [SquareSet; 4] {
        let places = self.city.buildings.or(self.parcels.minus(self.city.railed()));
        let mut entered = Side::ALL.map(|side| places.beside(side.opposite()));
        for end in self.city.links.of(self.seat).flat_map(|link| link.ends) {
            if let Some(at) = self.map.neighbour(end.at, end.side) {
                entered[end.side.opposite().index()].insert(at);
            }
        }
        entered
    }

    /// By side, squares that a tile can always leave there, to end loose: bare ground follows.
    fn left(&self) -> [SquareSet; 4] {
        let bare = self.map.open.minus(self.city.railed());
        Side::ALL.map(|side| bare.beside(side.opposite()))
    }

    /// Can a run that begins here surely stop after few tiles, all on bare ground, because they can be paid? Most can; for the others every way on is tried.
    fn finishes_bare(&self, left: &[SquareSet; 4], at: Square, from: Side) -> bool {
        let is_bare = self.map.open.contains(at) && !self.city.railed().contains(at);
        let tiles = FEW.min(self.straights).min(self.curves);
        let begins = || self.meets(&Run::beginning(at, from), at, from).place().is_some();
        is_bare && self.ends_bare(left, LinkEnd { at, side: from }, tiles, 0) && begins()
    }

    /// Can some of so many tiles from here on, all on bare ground, be paid together with those that cost this?
    fn ends_bare(&self, left: &[SquareSet; 4], head: LinkEnd, tiles: u8, cost: u8) -> bool {
        if tiles == 0 {
            return false;
        }
        let cost = cost + self.map.rail_cost(head.at);
        let leads = |to: &Side| *to != head.side && left[to.index()].contains(head.at);
        let mut ways = Side::ALL.into_iter().filter(leads);
        if self.can_pay_rails(cost) {
            return ways.next().is_some();
        }
        ways.filter_map(|to| Run::beyond(self.map, head.at, to))
            .any(|next| self.ends_bare(left, next, tiles - 1, cost))
    }
}
