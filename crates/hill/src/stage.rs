//! What a seat is being asked right now.

use crate::Illegal;
use table::{CardNumber, Seat};

use crate::line::Line;
use crate::state::{Hill, Pending, Phase, Private, Public};

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
            Stage::TakeSet => Illegal::new("H2.5", "a set is to be taken now"),
            Stage::FirstCards => Illegal::new("H2.6", "two of the three Town cards are to be placed now"),
            Stage::FirstUpgrade => Illegal::new("H2.7", "the Town upgrade is to be put on one of the two cards now"),
            Stage::FirstPlan(_) => Illegal::new(
                "H2.8",
                "a Plan card is to be put next to each line now, in the order red, yellow, blue, black",
            ),
            Stage::Take => Illegal::new("H4.1", "a Town card is to be taken first"),
            Stage::Act => Illegal::new("H4.2", "this is not one of the actions B, C and D, nor a free action"),
            Stage::Bonus => Illegal::new("H7.1", "the bonus is to be chosen at once, before anything else"),
            Stage::BonusTrack => Illegal::new("H7.1", "the extra track of the bonus is to be laid now"),
            Stage::KeepPlan => Illegal::new("H7.1", "one of the two Plan cards drawn is to be kept now"),
            Stage::Assign(_) => Illegal::new("H9.1", "the Plan card is to be assigned to a line at once"),
            Stage::KeepToken => Illegal::new("H8.1", "one of the two Development tokens drawn is to be kept now"),
            Stage::Upgrade(_) => Illegal::new("H9.5", "the Town upgrade is to be put on a card at once"),
        }
    }
}

/// The refusal of any action of a seat that is not asked anything in this phase.
const fn idle_refusal(phase: Phase) -> Illegal {
    match phase {
        Phase::ChoosingSets => Illegal::new("H2.5", "it is another seat's turn to take a set"),
        Phase::PrivateChoices => Illegal::new(
            "HR2",
            "the private choices of this seat are made, and revealed when all are done",
        ),
        Phase::Taking => Illegal::new("H4.6", "it is another seat's turn to take a Town card"),
        Phase::Turns => Illegal::new("H3.6", "it is not this seat's turn"),
        Phase::Over => Illegal::new("H3.1", "the game is over"),
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
