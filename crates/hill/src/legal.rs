//! Every action that a seat can take now.

use table::Seat;

use crate::action::{Action, Duty};
use crate::lay;
use crate::stage::Stage;
use crate::state::Hill;

impl Hill {
    /// Appends every action that this seat can take now: exactly those that `apply` accepts.
    pub(crate) fn push_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.stage(seat) {
            Stage::Idle => {}
            Stage::TakeSet => self.legal_sets(out),
            Stage::FirstCards => self.legal_first_cards(seat, out),
            Stage::FirstUpgrade => self.legal_first_upgrades(seat, out),
            Stage::FirstPlan(line) => self.legal_first_plans(seat, line, out),
            Stage::Take => {
                self.legal_takes(out);
                self.legal_free_actions(seat, out);
            }
            Stage::Act => self.legal_acts(seat, out),
            Stage::Bonus => self.legal_bonuses(seat, out),
            Stage::BonusTrack => lay::push_lays(&self.cards, self.player(seat), &[Duty::Bonus], out),
            Stage::KeepPlan => self.legal_plan_keeps(seat, out),
            Stage::Assign(plan) => self.legal_assignments(seat, plan, out),
            Stage::KeepToken => self.legal_token_keeps(seat, out),
            Stage::Upgrade(_) => self.legal_upgrades(seat, out),
        }
    }
}
