//! Every action that a seat can take now.

use table::Seat;

use crate::parts::action::{Action, Duty};
use crate::parts::cards::{PlanIndex, TokenIndex};
use crate::rules::lay;
use crate::rules::question::Question;
use crate::state::Hill;

impl Hill {
    /// Appends every action that this seat can take now: exactly those that `apply` accepts.
    pub(crate) fn push_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.question(seat) {
            Question::None => {}
            Question::TakeSet => self.legal_sets(out),
            Question::FirstCards => self.legal_first_cards(seat, out),
            Question::FirstUpgrade => self.legal_first_upgrades(seat, out),
            Question::FirstPlan(line) => self.legal_first_plans(seat, line, out),
            Question::Take => {
                self.legal_takes(out);
                self.legal_free_actions(seat, out);
            }
            Question::Act => self.legal_acts(seat, out),
            Question::Bonus => self.legal_bonuses(seat, out),
            Question::BonusTrack => lay::push_lays(&self.cards, self.player(seat), &[Duty::Bonus], out),
            Question::KeepPlan => self.legal_keeps::<PlanIndex>(seat, out),
            Question::Assign(plan) => self.legal_assignments(seat, plan, out),
            Question::KeepToken => self.legal_keeps::<TokenIndex>(seat, out),
            Question::Upgrade(_) => self.legal_upgrades(seat, out),
        }
    }
}
