//! T7, T8: building rails.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::Action;
use crate::event::Event;
use crate::payment::Payment;
use crate::pending::{Deed, Pending};
use crate::rules::builder::Builder;
use crate::run::Run;
use crate::side::Side;
use crate::square::Square;
use crate::state::{Player, Tramways};
use crate::text::Refusal;
use crate::tile::Tile;

impl Tramways {
    fn builder(&self, seat: Seat) -> Builder<'_> {
        let player = self.player(seat);
        Builder::new(
            &self.components.map,
            &self.public.city,
            seat,
            (player.straights, player.curves),
            self.purse(seat),
        )
    }

    /// T7.3: is there a worker, and anything to build that can be paid?
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        if self.player(seat).workers == 0 {
            return false;
        }
        let builder = self.builder(seat);
        builder.has_rails()
            && (builder.each_beginning().next().is_some() || builder.each_redirection().next().is_some())
    }

    /// T7.4, T8.3: where a run can begin, and what can be redirected.
    pub(crate) fn legal_beginnings(&self, seat: Seat, out: &mut Vec<Action>) {
        let builder = self.builder(seat);
        out.extend(builder.each_beginning().map(|(at, from)| Action::Begin { at, from }));
        out.extend(builder.each_redirection().map(|(at, to)| Action::Redirect { at, to }));
    }

    /// T7.4: where the run begins.
    pub(crate) fn begin(&mut self, seat: Seat, at: Square, from: Side) -> Result<Takeback, Illegal> {
        let builder = self.builder(seat);
        builder.may_begin(at, from)?;
        let run = Run::beginning(at, from);
        Illegal::unless(builder.can_go_on(&run), "T7.2", Refusal::NothingPayableFromHere)?;
        self.set_pending(seat, Pending::Laying { run });
        Ok(Takeback::Open)
    }

    /// T8.3: a redirection comes first.
    pub(crate) fn redirect(
        &mut self,
        seat: Seat,
        at: Square,
        to: Side,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let run = self.builder(seat).redirection(at, to)?;
        self.go_on_with(seat, run, events)
    }

    /// T7.4: the next tiles, and whether the run may stop here.
    pub(crate) fn legal_tiles(&self, seat: Seat, run: &Run, out: &mut Vec<Action>) {
        let builder = self.builder(seat);
        if builder.may_stop(run).is_ok() {
            out.push(Action::Stop {});
        }
        out.extend(builder.each_tile(run).map(|to| Action::Lay { to }));
    }

    /// T7.4: the next tile.
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        run: &Run,
        to: Side,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(!run.tiles.is_full(), "T7.13", Refusal::NoTileLeft)?;
        let run = self.builder(seat).laid(run, to)?;
        self.go_on_with(seat, run, events)
    }

    /// Goes on with a longer run; where it can only stop, it stops.
    fn go_on_with(&mut self, seat: Seat, run: Run, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let builder = self.builder(seat);
        match (builder.may_stop(&run), builder.can_go_on(&run)) {
            (Err(illegal), false) => Err(illegal),
            (Ok(bill), false) => Ok(self.ask_payment(seat, Deed::Build { run }, bill, Payment::NOTHING, events)),
            _ => {
                self.set_pending(seat, Pending::Laying { run });
                Ok(Takeback::Open)
            }
        }
    }

    /// T7.1: the run ends; now comes its payment.
    pub(crate) fn stop(&mut self, seat: Seat, run: &Run, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let bill = self.builder(seat).may_stop(run)?;
        Ok(self.ask_payment(seat, Deed::Build { run: *run }, bill, Payment::NOTHING, events))
    }

    /// Could the run have been laid tile by tile?
    pub(crate) fn is_sound_run(&self, seat: Seat, run: &Run) -> bool {
        let builder = self.builder(seat);
        let begun = run.redirects || builder.may_begin(run.start.at, run.start.side).is_ok();
        let mut tiles = run.tiles.iter();
        let first = if run.redirects {
            tiles.next().and_then(|tile| builder.redirection(tile.at, tile.to).ok())
        } else {
            Some(Run::beginning(run.start.at, run.start.side))
        };
        let whole = tiles.try_fold(first, |run, tile| run.map(|run| builder.laid(&run, tile.to).ok()));
        self.player(seat).workers > 0 && begun && whole.flatten().as_ref() == Some(run)
    }

    /// What this run costs, if it may be laid and stop here.
    pub(crate) fn run_bill(&self, seat: Seat, run: &Run) -> Option<crate::payment::Bill> {
        self.is_sound_run(seat, run)
            .then(|| self.builder(seat).may_stop(run).ok())
            .flatten()
    }

    /// T7.1, T7.14, T8.2: the worker goes, the tiles come; nothing is earned yet.
    pub(crate) fn build(&mut self, seat: Seat, run: &Run, events: &mut impl Sink<Event>) -> Takeback {
        self.player_mut(seat).workers -= 1;
        if run.redirects {
            self.lift_tile(run.start.at, run.start.side);
        }
        let round = self.public.round;
        for tile in run.tiles.iter() {
            *self.player_mut(seat).supply_mut(tile.sides().is_straight()) -= 1;
            self.public.city.lay(tile.at, Tile::new(seat, tile.sides(), round));
        }
        self.public.city.find_links(&self.components.map);
        events.tell(Audience::Everyone, || Event::Built {
            seat,
            tiles: run.tiles.iter().collect(),
            redirected: run.redirects,
        });
        self.action_done();
        Takeback::Open
    }

    /// T7.13, TR19: a tile goes back to its owner's supply.
    pub(crate) fn lift_tile(&mut self, at: Square, side: Side) {
        if let Some(tile) = self.public.city.tile_at(at, side) {
            self.public.city.lift(at, side);
            *self.player_mut(tile.owner()).supply_mut(tile.sides().is_straight()) += 1;
        }
    }
}

impl Player {
    /// T1.4: the tiles of a shape in the supply.
    fn supply_mut(&mut self, straight: bool) -> &mut u8 {
        if straight {
            &mut self.straights
        } else {
            &mut self.curves
        }
    }
}
