//! The rules, in the order of the rulebook. Here: every action a seat can take now, and carrying one out; each goes to its rule.

mod build;
pub(crate) mod ending;
pub mod entry;
mod expand;
pub(crate) mod income;
mod look_ahead;
mod movement;
mod pad;
pub(crate) mod paying;
pub mod scoring;
pub(crate) mod setup;
pub(crate) mod turn;
mod upgrade;

use table::{Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::customer::Customer;
use crate::parts::event::Event;
use crate::state::{Phase, Played, Step};
use crate::{Illegal, Refusal};

impl<E: Edition> Played<E> {
    /// Appends every action that this seat can take now: exactly those that [`Played::carry_out`] accepts.
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
            Step::Figure(asked) => out.extend(E::places(self, asked).iter().map(|ward| Action::ToWard {
                ward: self.map.ward_id(ward),
            })),
        }
    }

    /// Carries out an action if it is what the seat is asked for. Each rule checks before it changes anything.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let done = self.carry_out_asked(seat, action, events);
        done.map_err(|illegal| Illegal::new(E::clause(illegal.clause), illegal.reason))
    }

    fn carry_out_asked(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(self.public.phase != Phase::Over, "S7.1", Refusal::Over)?;
        Illegal::unless(
            self.public.awaiting().contains(seat),
            "S2.1",
            Refusal::NotYourTurn {
                seat: self.public.awaiting().first().unwrap_or(self.public.seat),
            },
        )?;
        match (self.public.step, *action) {
            (Step::Choose, Action::Choose { action }) => self.choose(seat, action, events),
            (Step::Choose, Action::EndTurn {}) => Ok(self.end_turn(seat, events)),
            (Step::Choose, Action::Wander {} | Action::Explore {}) => E::choose_free(self, seat, *action),
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
            (Step::HandOver(trip), Action::LetGo { companion }) => self.let_go(seat, trip, companion, events),
            (Step::Travel(trip), Action::GoTo { station }) => self.go_to(seat, trip, station, events),
            (Step::Travel(trip), Action::Stop {}) => self.stop_move(seat, &trip, events),
            (Step::Figure(asked), Action::ToWard { ward }) => E::place(self, asked, ward, events),
            (step, _) => Err(step.refusal()),
        }
    }
}

impl<E: Edition> Step<E> {
    /// The refusal of an action that is not asked for.
    pub(crate) fn refusal(self) -> Illegal {
        match self {
            Step::Choose => Illegal::new("S3.4", Refusal::ChooseAction),
            Step::BuildAt => Illegal::new("S5.1", Refusal::ChooseSite),
            Step::BuildStore(station) => Illegal::new("S5.2", Refusal::ChooseStore { station }),
            Step::FirstTrack => Illegal::new("S5.4", Refusal::ChooseTrack),
            Step::SecondTrack(first) => Illegal::new("S5.5", Refusal::ChooseSecondTrack { first }),
            Step::UpgradeAt => Illegal::new("S5.8", Refusal::ChooseUpgrade),
            Step::GiveUp(station) => Illegal::new("S5.8", Refusal::ChooseGivenUp { station }),
            Step::MoveFrom => Illegal::new("S6.1", Refusal::ChooseWard),
            Step::Pay(_) => Illegal::new("S4.1", Refusal::PayFirst),
            Step::PayThree(_) => Illegal::new("S4.3", Refusal::PickFirst),
            Step::StartAt(ward) => Illegal::new("S6.1", Refusal::ChooseStart { ward }),
            Step::HandOver(trip) => Illegal::new("S6.4", Refusal::ChooseHandedOver { station: trip.at }),
            Step::Travel(trip) => Illegal::new("S6.2", Refusal::GoOn { station: trip.at }),
            Step::Figure(asked) => E::not_asked(asked),
        }
    }
}
