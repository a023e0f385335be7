//! Carrying out an action: each goes to the rule it belongs to.

use crate::Illegal;
use table::{Seat, Sink, Takeback};

use crate::action::Action;
use crate::event::Event;
use crate::stage::Stage;
use crate::state::Hill;
use crate::text::Refusal;

impl Hill {
    /// Carries out an action if it is what the seat is asked for. Each rule checks before it changes anything.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let stage = self.stage(seat);
        match (stage, *action) {
            (Stage::TakeSet, Action::TakeSet { set }) => self.take_set(seat, set, events),
            (Stage::FirstCards, Action::Place { card, at, turned }) => {
                self.choose_first_card(seat, card, at, turned, events)
            }
            (Stage::FirstUpgrade, Action::Upgrade { at }) => self.choose_first_upgrade(seat, at, events),
            (Stage::FirstPlan(next), Action::Assign { plan, line, discard }) => {
                self.choose_first_plan(seat, next, (plan, line, discard), events)
            }
            (Stage::Take, Action::Take { location }) => self.take(seat, location, events),
            (Stage::Take | Stage::Act, Action::Buy {}) => self.buy(seat, events),
            (Stage::Take | Stage::Act, Action::DiscardTrack { line, spot }) => {
                self.discard_track(seat, line, spot, events)
            }
            (Stage::Act, Action::Place { card, at, turned }) => self.place(seat, card, at, turned, events),
            (Stage::Act, Action::Gain {}) => self.gain(seat, events),
            (Stage::Act, Action::TakePlan { plan }) => self.take_plan(seat, plan, events),
            (Stage::Act, Action::TakeToken { token }) => self.take_token(seat, token, events),
            (Stage::Act | Stage::BonusTrack, Action::Lay { duty, line, spot }) => {
                self.lay(seat, duty, line, spot, events)
            }
            (Stage::Act, Action::Take { .. }) => Err(Illegal::new("H4.1", Refusal::OneCardATurn)),
            (Stage::Act, Action::EndTurn {}) => self.end_turn(seat, events),
            (Stage::Bonus, Action::Bonus { choice }) => self.choose_bonus(seat, choice, events),
            (Stage::KeepPlan, Action::KeepPlan { plan }) => self.keep_plan(seat, plan, events),
            (Stage::Assign(at_hand), Action::Assign { plan, line, discard }) => {
                self.assign(seat, at_hand, (plan, line, discard), events)
            }
            (Stage::KeepToken, Action::KeepToken { token }) => self.keep_token(seat, token, events),
            (Stage::Upgrade(token), Action::Upgrade { at }) => self.put_upgrade(seat, token, at, events),
            (stage, _) => Err(stage.refusal(self.public.phase)),
        }
    }
}
