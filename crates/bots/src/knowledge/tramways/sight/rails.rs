//! What a net sees of rails that are laid.

use tramways::board::Ground;
use tramways::links::{Link, LinkEnd};
use tramways::pending::Pending;
use tramways::run::{NewTile, Run};
use tramways::side::{Side, Sides};
use tramways::square::Square;

use super::action_row::{Decision, Row};
use super::network::TARGET_NAMES;
use super::track::{Meets, Reach, Stop};
use crate::sight::Sheet;

/// What is known of rails that are laid.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a number of its own")]
pub(super) struct Rails {
    /// The symbols of the whole run.
    pub(super) cost: u32,
    pub(super) tile: u32,
    is_curve: bool,
    completes: bool,
    joins: bool,
    goes_on: bool,
    on_parcel: bool,
    is_shared: bool,
    is_parallel: bool,
    reach: Reach,
}

impl Decision<'_> {
    pub(super) fn begin(&self, row: &mut Row, at: Square, from: Side) {
        let run = Run::beginning(at, from);
        let behind = self.track.behind(&run);
        let head = LinkEnd { at, side: from };
        row.at = behind.place().or_else(|| self.track.beyond(at, from));
        row.rails.tile = self.track.cost(at);
        row.rails.goes_on = behind.joins_loose();
        row.rails.joins = behind.joins_complete();
        self.look(row, &run, at, Sides::NONE);
        self.look_ahead(row, &run, (head, 0), behind);
    }

    pub(super) fn redirect(&self, row: &mut Row, at: Square, to: Side) {
        let city = &self.game.public().city;
        let links = city.links();
        let loose = links.of(self.seat).filter_map(Link::loose_end).find(|end| end.at == at);
        let tile = loose.and_then(|end| city.tile_at(at, end.side).map(|tile| tile.sides().other(end.side)));
        let Some(back) = tile else { return };
        let run = Run {
            start: LinkEnd { at, side: back },
            redirects: true,
            ..Run::beginning(at, back)
        };
        self.lay_tile(row, &run, NewTile { at, from: back, to }, 1);
        row.rails.goes_on = true;
    }

    pub(super) fn lay(&self, row: &mut Row, to: Side) {
        let Pending::Laying { run } = self.pending else { return };
        let map = &self.game.components().map;
        let Some(head) = run.head(map) else { return };
        let cost = u32::from(run.cost(map)) + self.track.cost(head.at);
        let tile = NewTile {
            at: head.at,
            from: head.side,
            to,
        };
        self.lay_tile(row, run, tile, cost);
    }

    /// A tile is laid; the run has then cost this much.
    fn lay_tile(&self, row: &mut Row, run: &Run, tile: NewTile, cost: u32) {
        let behind = self.track.behind(run);
        let ahead = self.track.meets(tile.at, tile.to);
        row.at = behind.place();
        row.rails.tile = self.track.cost(tile.at);
        self.look(row, run, tile.at, tile.sides());
        self.end(row, Stop::between(behind, ahead, cost), ahead);
        if let Meets::Head(head) = ahead {
            let mut longer = *run;
            if !longer.tiles.is_full() {
                longer.tiles.push(tile);
            }
            self.look_ahead(row, &longer, (head, cost), behind);
        }
    }

    pub(super) fn stop(&self, row: &mut Row) {
        let Pending::Laying { run } = self.pending else { return };
        let stop = self.track.stop(run);
        let ahead = run
            .tiles
            .last()
            .map_or(Meets::Dead, |tile| self.track.meets(tile.at, tile.to));
        row.at = stop.start;
        self.end(row, stop, ahead);
    }

    /// What comes of it if the run ends here.
    fn end(&self, row: &mut Row, stop: Stop, ahead: Meets) {
        row.rails.cost = stop.cost;
        row.rails.completes = stop.end.is_some();
        row.rails.joins = ahead.joins_complete() || ahead.joins_loose();
        if stop.end.is_some() {
            row.gain.points = stop.points;
            self.lead_to(row, stop.end);
        }
    }

    /// T7.6, T7.10: the square that a tile lies on.
    fn look(&self, row: &mut Row, run: &Run, at: Square, sides: Sides) {
        let used = self.game.public().city.used(at);
        row.rails.is_curve = sides != Sides::NONE && !sides.is_straight();
        row.rails.is_shared = !used.is_empty() && !run.redirects;
        row.rails.on_parcel = matches!(self.game.components().map.ground(at), Ground::Parcel(_));
    }

    /// What could be completed from here.
    fn look_ahead(&self, row: &mut Row, run: &Run, head: (LinkEnd, u32), behind: Meets) {
        let reach = self.track.reach((self.network, &self.hand), run, head, behind.place());
        row.rails.reach = reach;
        self.lead_to(row, reach.payable.or(reach.nearest).map(|(place, _)| place));
    }

    /// The link leads there.
    fn lead_to(&self, row: &mut Row, to: Option<Square>) {
        row.to = to;
        if let (Some(at), Some(to)) = (row.at, to) {
            row.rails.is_parallel = self.network.joins(self.seat, at, to);
        }
    }
}

impl Rails {
    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        let symbols = |found: Option<(Square, u32)>| found.map_or(0.0, |(_, cost)| 1.0 - cost as f32 / 8.0);
        sheet.number("symbols so far", self.cost as f32 / 5.0);
        sheet.number("symbols of the tile", self.tile as f32 / 2.0);
        sheet.flag("curve", self.is_curve);
        sheet.flag("complete", self.completes);
        sheet.flag("join a link", self.joins);
        sheet.flag("go on from a loose end", self.goes_on);
        sheet.flag("on a parcel", self.on_parcel);
        sheet.flag("beside other rails", self.is_shared);
        sheet.flag("where a link is already", self.is_parallel);
        sheet.number("near to what can be paid", symbols(self.reach.payable));
        sheet.number("locations in reach", self.reach.ways as f32 / 4.0);
        sheet.number("squares in reach", self.reach.squares as f32 / 30.0);
        for (name, symbols) in TARGET_NAMES.iter().zip(self.reach.symbols) {
            sheet.number(name, if symbols == 0 { 0.0 } else { 1.0 - symbols as f32 / 8.0 });
        }
    }
}
