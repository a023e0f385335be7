//! What a seat is being asked right now.

use crate::Illegal;
use table::Seat;

use crate::parts::cards::{PlanIndex, TokenIndex};
use crate::parts::line::Line;
use crate::state::{Hill, Pending, Phase, Private, Public};
use crate::text::Refusal;

/// What a seat is being asked right now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Nothing.
    None,
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
    Assign(PlanIndex),
    /// H8.1: keep one of two tokens.
    KeepToken,
    /// H9.5: put this Town upgrade on a card.
    Upgrade(TokenIndex),
}

impl Question {
    /// What the owner of `private` is asked in the game that all see.
    pub(crate) fn of(public: &Public, seat: Seat, private: &Private) -> Question {
        if !public.awaiting().contains(seat) {
            return Question::None;
        }
        let turn = &public.player(seat).turn;
        match public.phase {
            Phase::Over => Question::None,
            Phase::ChoosingSets => Question::TakeSet,
            Phase::PrivateChoices => Question::of_choices(turn.pending, private),
            Phase::Taking => Question::Take,
            Phase::Turns => match turn.pending {
                Pending::Nothing if turn.location.is_none() => Question::Take,
                Pending::Nothing => Question::Act,
                Pending::Bonus => Question::Bonus,
                Pending::BonusTrack => Question::BonusTrack,
                Pending::KeepPlan => Question::KeepPlan,
                Pending::Assign(plan) => Question::Assign(plan),
                Pending::KeepToken => Question::KeepToken,
                Pending::Upgrade(token) => Question::Upgrade(token),
            },
        }
    }

    fn of_choices(pending: Pending, private: &Private) -> Question {
        let choices = &private.choices;
        if choices.placed[1].is_none() {
            Question::FirstCards
        } else if matches!(pending, Pending::Upgrade(_)) && choices.upgrade.is_none() {
            Question::FirstUpgrade
        } else {
            choices.next_line().map_or(Question::None, Question::FirstPlan)
        }
    }

    /// H2.5 to H2.8, H4.1, H4.2, H7.1, H8.1, H9.1, H9.5, HR5: the refusal of an action that is not asked for in this phase.
    pub(crate) const fn refusal(self, phase: Phase) -> Illegal {
        match self {
            Question::None => idle_refusal(phase),
            Question::TakeSet => Illegal::new("H2.5", Refusal::TakeSetFirst),
            Question::FirstCards => Illegal::new("H2.6", Refusal::PlaceFirstCards),
            Question::FirstUpgrade => Illegal::new("H2.7", Refusal::PutFirstUpgrade),
            Question::FirstPlan(line) => Illegal::new("H2.8", Refusal::PutFirstPlan { line }),
            Question::Take => Illegal::new("H4.1", Refusal::TakeCardFirst),
            Question::Act => Illegal::new("H4.2", Refusal::NotInThisTurn),
            Question::Bonus => Illegal::new("H7.1", Refusal::ChooseBonusFirst),
            Question::BonusTrack => Illegal::new("H7.1", Refusal::LayBonusFirst),
            Question::KeepPlan => Illegal::new("H7.1", Refusal::KeepPlanFirst),
            Question::Assign(_) => Illegal::new("H9.1", Refusal::AssignFirst),
            Question::KeepToken => Illegal::new("H8.1", Refusal::KeepTokenFirst),
            Question::Upgrade(_) => Illegal::new("H9.5", Refusal::PutUpgradeFirst),
        }
    }
}

/// H2.5, HR2, H3.1, H3.6, H4.6: the refusal of any action of a seat that is asked nothing in this phase.
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
    pub(crate) fn question(&self, seat: Seat) -> Question {
        if seat.index() >= usize::from(self.public.players) {
            return Question::None;
        }
        Question::of(&self.public, seat, self.private(seat))
    }
}
