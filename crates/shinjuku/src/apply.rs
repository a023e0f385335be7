//! What a seat is being asked, every action it can take, and carrying one out: each goes to the rule it belongs to.

use crate::Illegal;
use table::{Seat, Sink, Takeback};

use crate::action::Action;
use crate::customer::Customer;
use crate::event::Event;
use crate::state::{Phase, Shinjuku, Step};

impl Shinjuku {
    /// Appends every action that this seat can take now: exactly those that [`Shinjuku::carry_out`] accepts.
    pub(crate) fn push_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.public.awaiting().contains(seat) {
            return;
        }
        match self.public.step {
            Step::Choose => self.legal_choices(seat, out),
            Step::BuildAt => self.legal_sites(seat, out),
            Step::BuildStore(_) => self.legal_stores(seat, out),
            Step::FirstTrack => self.legal_first_tracks(out),
            Step::SecondTrack(first) => self.legal_second_tracks(seat, first, out),
            Step::UpgradeAt => self.legal_upgrades(seat, out),
            Step::GiveUp(station) => self.legal_give_ups(seat, station, out),
            Step::MoveFrom => self.legal_move_wards(seat, out),
            Step::Pay(purchase) => self.legal_payments(seat, purchase, out),
            Step::PayThree(_) => self.legal_picks(seat, out),
            Step::StartAt(ward) => self.legal_starts(ward, out),
            Step::HandOver(trip) => self.legal_hand_overs(&trip, out),
            Step::Travel(trip) => self.legal_travels(&trip, out),
        }
    }

    /// Carries out an action if it is what the seat is asked for. Each rule checks before it changes anything.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(self.public.phase != Phase::Over, "S7.1", "the game is over")?;
        Illegal::unless(
            self.public.awaiting().contains(seat),
            "S2.1",
            "it is not this seat's turn",
        )?;
        match (self.public.step, *action) {
            (Step::Choose, Action::Choose { action }) => self.choose(seat, action, events),
            (Step::Choose, Action::EndTurn {}) => Ok(self.end_turn(seat, events)),
            (Step::BuildAt, Action::BuildAt { station }) => self.build_at(seat, station),
            (Step::BuildStore(station), Action::NewStore { goods }) => self.choose_new_store(seat, station, goods),
            (Step::BuildStore(station), Action::MoveStore { from }) => self.choose_moved_store(seat, station, from),
            (Step::FirstTrack, Action::Connect { from, to }) => self.lay_first(seat, from, to, events),
            (Step::SecondTrack(first), Action::Connect { from, to }) => self.choose_second(seat, first, from, to),
            (Step::SecondTrack(_), Action::Stop {}) => {
                self.public.step = Step::Choose;
                Ok(Takeback::Open)
            }
            (Step::UpgradeAt, Action::UpgradeAt { station }) => self.upgrade_at(seat, station),
            (Step::GiveUp(station), Action::GiveUp { double }) => self.give_up(seat, station, double),
            (Step::MoveFrom, Action::MoveFrom { ward }) => self.move_from(seat, ward),
            (Step::Pay(purchase), Action::Pay { card }) => self.pay(seat, purchase, card, events),
            (Step::Pay(purchase), Action::PayThree {}) => self.pay_three(seat, purchase),
            (Step::PayThree(purchase), Action::Pay { card }) => self.pick(seat, purchase, card, events),
            (Step::StartAt(ward), Action::StartAt { station }) => self.start_at(seat, ward, station, events),
            (Step::HandOver(trip), Action::HandOver { goods, double }) => {
                self.hand_over(seat, trip, Customer { goods, double }, events)
            }
            (Step::Travel(trip), Action::GoTo { station }) => self.go_to(seat, trip, station, events),
            (Step::Travel(trip), Action::Stop {}) => self.stop_move(seat, &trip, events),
            (step, _) => Err(step.refusal()),
        }
    }
}

impl Step {
    /// The refusal of an action that is not asked for.
    const fn refusal(self) -> Illegal {
        match self {
            Step::Choose => Illegal::new("S3.4", "an action is to be chosen now, or the turn ended"),
            Step::BuildAt => Illegal::new("S5.1", "the station to build on is to be chosen now"),
            Step::BuildStore(_) => Illegal::new("S5.2", "the store to build is to be chosen now"),
            Step::FirstTrack => Illegal::new("S5.4", "the connection for the track is to be chosen now"),
            Step::SecondTrack(_) => Illegal::new("S5.5", "a second track is to be chosen now, or none"),
            Step::UpgradeAt => Illegal::new("S5.8", "the store to upgrade is to be chosen now"),
            Step::GiveUp(_) => Illegal::new("S5.8", "the customer to give up is to be chosen now"),
            Step::MoveFrom => Illegal::new("S6.1", "the ward whose customers move is to be chosen now"),
            Step::Pay(_) => Illegal::new("S4.1", "the action is to be paid for now"),
            Step::PayThree(_) => Illegal::new("S4.3", "three cards to pay are to be picked now"),
            Step::StartAt(_) => Illegal::new("S6.1", "the station from which the customers leave is to be chosen now"),
            Step::HandOver(_) => Illegal::new("S6.4", "the customer to hand over is to be chosen now"),
            Step::Travel(_) => Illegal::new("S6.2", "the next station is to be chosen now"),
        }
    }
}
