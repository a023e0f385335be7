//! Carrying out an action: each goes to the rule it belongs to.

use crate::Illegal;
use table::{Seat, Sink, Takeback};

use crate::parts::action::Action;
use crate::parts::cards::{PlanIndex, TokenIndex};
use crate::parts::event::Event;
use crate::rules::question::Question;
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
        let question = self.question(seat);
        match (question, *action) {
            (Question::TakeSet, Action::TakeSet { set }) => self.take_set(seat, set, events),
            (Question::FirstCards, Action::Place { card, at, turned }) => {
                self.choose_first_card(seat, card, at, turned, events)
            }
            (Question::FirstUpgrade, Action::Upgrade { at }) => self.choose_first_upgrade(seat, at, events),
            (Question::FirstPlan(next), Action::Assign { plan, line, discard }) => {
                self.choose_first_plan(seat, next, (plan, line, discard), events)
            }
            (Question::Take, Action::Take { location }) => self.take(seat, location, events),
            (Question::Take | Question::Act, Action::Buy {}) => self.buy(seat, events),
            (Question::Take | Question::Act, Action::DiscardTrack { line, spot }) => {
                self.discard_track(seat, line, spot, events)
            }
            (Question::Act, Action::Place { card, at, turned }) => self.place(seat, card, at, turned, events),
            (Question::Act, Action::Gain {}) => self.gain(seat, events),
            (Question::Act, Action::TakePlan { plan }) => self.take_plan(seat, plan, events),
            (Question::Act, Action::TakeToken { token }) => self.take_token(seat, token, events),
            (Question::Act | Question::BonusTrack, Action::Lay { duty, line, spot }) => {
                self.lay(seat, duty, line, spot, events)
            }
            (Question::Act, Action::Take { .. }) => Err(Illegal::new("H4.1", Refusal::OneCardATurn)),
            (Question::Act, Action::EndTurn {}) => self.end_turn(seat, events),
            (Question::Bonus, Action::Bonus { choice }) => self.choose_bonus(seat, choice, events),
            (Question::KeepPlan, Action::KeepPlan { plan }) => self.keep::<PlanIndex>(seat, plan, events),
            (Question::Assign(at_hand), Action::Assign { plan, line, discard }) => {
                self.assign(seat, at_hand, (plan, line, discard), events)
            }
            (Question::KeepToken, Action::KeepToken { token }) => self.keep::<TokenIndex>(seat, token, events),
            (Question::Upgrade(token), Action::Upgrade { at }) => self.put_upgrade(seat, token, at, events),
            (question, _) => Err(question.refusal(self.public.phase)),
        }
    }
}
