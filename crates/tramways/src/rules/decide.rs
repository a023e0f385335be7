//! What a seat is being asked, every action it can take, and carrying one out: each goes to the rule it belongs to.

use crate::Illegal;
use table::{Seat, Seats, Sink, Takeback};

use crate::action::{Action, ActionKind};
use crate::event::Event;
use crate::pending::Pending;
use crate::phase::{Phase, Step, Turn};
use crate::rules::out_of_place::first_payment;
use crate::state::Tramways;

impl Tramways {
    /// Appends every action that this seat can take now: exactly those that [`Tramways::carry_out`] accepts.
    pub(crate) fn push_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.public.awaiting().contains(seat) {
            return;
        }
        if let Pending::Paying { bill, payment, .. } = self.pending(seat) {
            return self.legal_payments(seat, bill, *payment, out);
        }
        match &self.public.phase {
            Phase::Draft { .. } | Phase::TakeCard { .. } => self.legal_display(out),
            Phase::Books { look: None, .. } => self.legal_books(out),
            Phase::Books { look: Some(look), .. } => self.legal_keeps(*look, out),
            Phase::KeepOne { .. } => self.legal_first_keeps(seat, out),
            Phase::Auction(_) => self.legal_bids(seat, out),
            Phase::Void { .. } => self.legal_void_discards(seat, out),
            Phase::Line {} => self.legal_line(seat, out),
            Phase::FillHand { .. } => self.legal_picks(seat, out),
            Phase::Actions(turn) => self.legal_in_turn(seat, turn, out),
            Phase::Administration { .. } => self.legal_administration(seat, out),
            Phase::PlaceAgain { .. } => self.legal_places_again(out),
            Phase::Over {} => (),
        }
    }

    fn legal_in_turn(&self, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
        match (&turn.step, self.pending(seat)) {
            (Step::Commerce { .. }, _) => self.legal_commerce(out),
            (Step::Look { look, .. }, _) => self.legal_keeps(*look, out),
            (Step::Leisure { payment, .. }, _) => self.legal_purchases(seat, *payment, out),
            (Step::Choose {}, Pending::Chosen { kind }) => match kind {
                ActionKind::Build => self.legal_beginnings(seat, out),
                ActionKind::UpgradeLink => self.legal_link_upgrades(seat, out),
                ActionKind::Construct => self.legal_sites(seat, out),
                ActionKind::UpgradeBuilding => self.legal_building_upgrades(seat, out),
                ActionKind::Move => self.legal_passengers(seat, out),
            },
            (Step::Choose {}, Pending::Laying { run }) => self.legal_tiles(seat, run, out),
            (Step::Choose {}, Pending::Site { .. }) => self.legal_buildings(out),
            (Step::Choose {}, Pending::Passenger { at }) => self.legal_destinations(seat, *at, out),
            (Step::Choose {}, Pending::Travelling { trip }) => self.legal_links(trip, out),
            (Step::Choose {}, _) => self.legal_choices(seat, turn, out),
        }
    }

    /// Carries out an action if it is what the seat is asked for. Each rule checks before it changes anything.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.is_asked(seat)?;
        let Pending::Paying { deed, bill, payment } = *self.pending(seat) else {
            return self.in_phase(seat, *action, events);
        };
        match *action {
            Action::Use { ticket, icon } => self.pay_with(seat, deed, bill, payment, (ticket, icon), events),
            Action::PayCash {} => self.pay_cash(seat, deed, bill, payment, events),
            _ => Err(Illegal::new("T3.5", first_payment(&deed))),
        }
    }

    /// T4: a decision of the phase that is going on.
    fn in_phase(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        match (self.public.phase, action) {
            (Phase::Draft { taken }, Action::Take { ticket }) => self.draft(seat, taken, ticket, events),
            (Phase::Books { look: None, .. }, Action::LookInto { book }) => self.look_into(seat, book, events),
            (Phase::Books { look: Some(look), .. }, Action::Keep { ticket }) if !look.taken => {
                self.keep(seat, look, ticket, events)
            }
            (Phase::Books { look: Some(look), .. }, Action::LeaveOpen { ticket }) if look.taken => {
                self.leave_open(seat, look, ticket, events)
            }
            (Phase::KeepOne { waiting }, Action::Keep { ticket }) => self.keep_one(seat, waiting, ticket, events),
            (Phase::Auction(_), Action::Bid { amount }) => self.bid(seat, amount, events),
            (Phase::Auction(_), Action::Pass {}) => Ok(self.pass(seat, events)),
            (Phase::TakeCard { position }, Action::Take { ticket }) => self.take_card(seat, position, ticket, events),
            (Phase::Void { position }, Action::Discard { ticket }) => {
                self.discard_for_void(seat, position, Some(ticket), events)
            }
            (Phase::Void { position }, Action::DiscardNothing {}) => {
                self.discard_for_void(seat, position, None, events)
            }
            (Phase::Line {}, Action::Take { ticket }) => self.take_from_line(seat, ticket, events),
            (Phase::Line {}, Action::Reveal {}) => self.pay_for_reveal(seat, events),
            (Phase::FillHand { waiting }, Action::Take { ticket }) => self.pick(seat, waiting, ticket, events),
            (Phase::Actions(turn), action) => self.act(seat, &turn, action, events),
            (Phase::Administration { waiting }, action) => self.in_administration(seat, waiting, action, events),
            (Phase::PlaceAgain { position, left }, Action::Square { at }) => {
                self.place_again(seat, position, left, at, events)
            }
            (_, action) => Err(self.out_of_place(seat, action)),
        }
    }

    /// T12: a decision of the administration.
    fn in_administration(
        &mut self,
        seat: Seat,
        waiting: Seats,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        match (self.private[seat.index()].placing, action) {
            (Some(ticket), Action::Square { at }) => self.plan_passenger(seat, ticket, at, events),
            (None, Action::Use { ticket, icon }) => self.administer(seat, ticket, icon, events),
            (None, Action::Discard { ticket }) => self.discard(seat, ticket, events),
            (None, Action::Done {}) => Ok(self.finish_administration(seat, waiting, events)),
            (_, action) => Err(self.out_of_place(seat, action)),
        }
    }

    /// T6: a decision of the action phase.
    fn act(
        &mut self,
        seat: Seat,
        turn: &Turn,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        match (turn.step, action) {
            (Step::Choose {}, action) => self.declare(seat, turn, action, events),
            (Step::Commerce { route }, Action::TakeFive {}) => Ok(self.take_five(seat, &route, events)),
            (Step::Commerce { .. }, Action::LookInto { book }) => self.look_into(seat, book, events),
            (Step::Commerce { route }, Action::Take { ticket }) => {
                self.take_open_development(seat, ticket, &route, events)
            }
            (Step::Commerce { route }, Action::TakeTop {}) => self.take_top_development(seat, &route, events),
            (Step::Look { look, .. }, Action::Keep { ticket }) if !look.taken => self.keep(seat, look, ticket, events),
            (Step::Look { look, .. }, Action::LeaveOpen { ticket }) if look.taken => {
                self.leave_open(seat, look, ticket, events)
            }
            (Step::Leisure { payment, .. }, Action::Buy { points }) => {
                self.choose_purchase(seat, payment, points, events)
            }
            (_, action) => Err(self.out_of_place(seat, action)),
        }
    }

    /// T6.3: an action is chosen and declared, step by step.
    fn declare(
        &mut self,
        seat: Seat,
        turn: &Turn,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        match (*self.pending(seat), action) {
            (Pending::Nothing {}, Action::Choose { action }) => self.choose(seat, turn, action),
            (Pending::Nothing {}, Action::TakeMoney {}) => self.take_money(seat, turn, events),
            (Pending::Nothing {}, Action::EndTurn {}) => self.end_turn(seat, turn, events),
            (Pending::Chosen { kind }, action) => self.aim(seat, kind, action, events),
            (Pending::Laying { run }, Action::Lay { to }) => self.lay(seat, &run, to, events),
            (Pending::Laying { run }, Action::Stop {}) => self.stop(seat, &run, events),
            (Pending::Site { at }, Action::Building { card }) => self.choose_building(seat, at, card, events),
            (Pending::Passenger { at }, Action::Destination { to }) => self.choose_destination(seat, at, to, events),
            (Pending::Travelling { trip }, Action::Link { link }) => self.travel(seat, &trip, link, events),
            (_, action) => Err(self.out_of_place(seat, action)),
        }
    }

    /// T6.3: what a chosen action is done to.
    fn aim(
        &mut self,
        seat: Seat,
        kind: ActionKind,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        match (kind, action) {
            (ActionKind::Build, Action::Begin { at, from }) => self.begin(seat, at, from),
            (ActionKind::Build, Action::Redirect { at, to }) => self.redirect(seat, at, to, events),
            (ActionKind::UpgradeLink, Action::Link { link }) => self.choose_link(seat, link, events),
            (ActionKind::Construct, Action::Square { at }) => self.choose_site(seat, at),
            (ActionKind::UpgradeBuilding, Action::Square { at }) => self.choose_building_upgrade(seat, at, events),
            (ActionKind::Move, Action::Square { at }) => self.choose_passenger(seat, at),
            (_, action) => Err(self.out_of_place(seat, action)),
        }
    }
}
