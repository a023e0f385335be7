//! What a seat is being asked right now.

use crate::Illegal;
use table::{CardNumber, Seat};

use crate::line::Line;
use crate::state::{Hill, Pending, Phase, Private, Public};
use crate::text::Refusal;

/// What a seat is being asked right now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Nothing.
    Idle,
    /// H2.5: take a set.
    TakeSet,
    /// H2.6: place one of the first two cards.
    FirstCards,
    /// H2.7: put the Town upgrade of the set on a card.
    FirstUpgrade,
    /// H2.8: choose the first Plan card of this line.
    FirstPlan(Line),
    /// H4.1: take a Town card.
    Take,
    /// H4.2: the rest of the turn.
    Act,
    /// H7.1: choose a bonus.
    Bonus,
    /// H7.1: lay the extra track of a bonus.
    BonusTrack,
    /// H7.1: keep one of two Plan cards.
    KeepPlan,
    /// H9.1: assign this Plan card.
    Assign(CardNumber),
    /// H8.1: keep one of two tokens.
    KeepToken,
    /// H9.5: put this Town upgrade on a card.
    Upgrade(CardNumber),
}

impl Stage {
    /// What the owner of `private` is asked in the game that all see.
    pub(crate) fn of(public: &Public, seat: Seat, private: &Private) -> Stage {
        if !public.awaiting().contains(seat) {
            return Stage::Idle;
        }
        let turn = &public.player(seat).turn;
        match public.phase {
            Phase::Over => Stage::Idle,
            Phase::ChoosingSets => Stage::TakeSet,
            Phase::PrivateChoices => Stage::of_choices(turn.pending, private),
            Phase::Taking => Stage::Take,
            Phase::Turns => match turn.pending {
                Pending::Nothing if turn.location.is_none() => Stage::Take,
                Pending::Nothing => Stage::Act,
                Pending::Bonus => Stage::Bonus,
                Pending::BonusTrack => Stage::BonusTrack,
                Pending::KeepPlan => Stage::KeepPlan,
                Pending::Assign(plan) => Stage::Assign(plan),
                Pending::KeepToken => Stage::KeepToken,
                Pending::Upgrade(token) => Stage::Upgrade(token),
            },
        }
    }

    fn of_choices(pending: Pending, private: &Private) -> Stage {
        let choices = &private.choices;
        if choices.placed[1].is_none() {
            Stage::FirstCards
        } else if matches!(pending, Pending::Upgrade(_)) && choices.upgrade.is_none() {
            Stage::FirstUpgrade
        } else {
            choices.next_line().map_or(Stage::Idle, Stage::FirstPlan)
        }
    }

    /// The refusal of an action that is not asked for in this phase.
    pub(crate) const fn refusal(self, phase: Phase) -> Illegal {
        match self {
            Stage::Idle => idle_refusal(phase),
            Stage::TakeSet => Illegal::new("H2.5", Refusal::TakeSetFirst),
            Stage::FirstCards => Illegal::new("H2.6", Refusal::PlaceFirstCards),
            Stage::FirstUpgrade => Illegal::new("H2.7", Refusal::PutFirstUpgrade),
            Stage::FirstPlan(line) => Illegal::new("H2.8", Refusal::PutFirstPlan { line }),
            Stage::Take => Illegal::new("H4.1", Refusal::TakeCardFirst),
            Stage::Act => Illegal::new("H4.2", Refusal::NotInThisTurn),
            Stage::Bonus => Illegal::new("H7.1", Refusal::ChooseBonusFirst),
            Stage::BonusTrack => Illegal::new("H7.1", Refusal::LayBonusFirst),
            Stage::KeepPlan => Illegal::new("H7.1", Refusal::KeepPlanFirst),
            Stage::Assign(_) => Illegal::new("H9.1", Refusal::AssignFirst),
            Stage::KeepToken => Illegal::new("H8.1", Refusal::KeepTokenFirst),
            Stage::Upgrade(_) => Illegal::new("H9.5", Refusal::PutUpgradeFirst),
        }
    }
}

/// The refusal of any action of a seat that is not asked anything in this phase.
const fn idle_refusal(phase: Phase) -> Illegal {
    match phase {
        Phase::ChoosingSets => Illegal::new("H2.5", Refusal::OthersTakeSet),
        Phase::PrivateChoices => Illegal::new("HR2", Refusal::ChoicesMade),
        Phase::Taking => Illegal::new("H4.6", Refusal::OthersTakeCard),
        Phase::Turns => Illegal::new("H3.6", Refusal::NotYourTurn),
        Phase::Over => Illegal::new("H3.1", Refusal::GameOver),
    }
}

impl Hill {
    pub(crate) fn stage(&self, seat: Seat) -> Stage {
        if seat.index() >= usize::from(self.public.players) {
            return Stage::Idle;
        }
        Stage::of(&self.public, seat, self.private(seat))
    }
}
