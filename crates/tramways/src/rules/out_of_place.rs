//! Why an action is out of place: what is asked instead.

use table::Seat;

use crate::Illegal;
use crate::action::{Action, ActionKind};
use crate::pending::{Deed, Pending};
use crate::phase::{Look, Phase, Step, Turn};
use crate::state::Tramways;
use crate::text::Refusal;

impl Tramways {
    /// T4.2, T14.5: the game goes on, and waits for this seat.
    pub(crate) fn is_asked(&self, seat: Seat) -> Result<(), Illegal> {
        let over = matches!(self.public.phase, Phase::Over {});
        Illegal::unless(!over, "T14.5", Refusal::GameOver)?;
        let seats = self.public.awaiting();
        let together = matches!(
            self.public.phase,
            Phase::KeepOne { .. } | Phase::FillHand { .. } | Phase::Administration { .. }
        );
        let reason = if together && self.public.seats().contains(seat) {
            Refusal::YouAreDone { seats }
        } else {
            Refusal::NotYourTurn { seats }
        };
        Illegal::unless(seats.contains(seat), "T4.2", reason)
    }

    /// T4.1: this action is no answer to what the seat is asked; what is.
    pub(crate) fn out_of_place(&self, seat: Seat, action: Action) -> Illegal {
        let reason = match self.public.phase {
            Phase::Draft { .. } => Refusal::TakeParcelFirst,
            Phase::Books { look: None, .. } => Refusal::ChooseBookFirst,
            Phase::Books { look: Some(look), .. } => first_from_book(look),
            Phase::KeepOne { .. } => Refusal::KeepDealtFirst,
            Phase::Auction(_) => Refusal::AuctionFirst,
            Phase::TakeCard { .. } => Refusal::TakeAuctionCardFirst,
            Phase::Void { .. } => Refusal::DiscardForVoidFirst,
            Phase::Line {} => Refusal::LineFirst,
            Phase::FillHand { .. } => Refusal::FillHandFirst,
            Phase::Actions(turn) => self.first_in_turn(seat, &turn, action),
            Phase::Administration { .. } => self.first_in_administration(seat, action),
            Phase::PlaceAgain { left, .. } => Refusal::PlaceAgainFirst { left },
            Phase::Over {} => Refusal::GameOver,
        };
        Illegal::new("T4.1", reason)
    }

    /// T6: what a turn asks first.
    fn first_in_turn(&self, seat: Seat, turn: &Turn, action: Action) -> Refusal {
        match turn.step {
            Step::Commerce { .. } => Refusal::CommerceBonusFirst,
            Step::Look { look, .. } => first_from_book(look),
            Step::Leisure { .. } => Refusal::LeisureBonusFirst,
            Step::Choose {} => match *self.pending(seat) {
                Pending::Nothing {} => first_choice(turn, action),
                Pending::Chosen { kind } => first_target(kind),
                Pending::Laying { .. } => Refusal::LayTileFirst,
                Pending::Site { .. } => Refusal::ChooseBuildingFirst,
                Pending::Passenger { .. } => Refusal::ChooseDestinationFirst,
                Pending::Travelling { .. } => Refusal::ChooseNextLinkFirst,
                Pending::Paying { deed, .. } => first_payment(&deed),
            },
        }
    }

    /// T12: what the administration asks first.
    fn first_in_administration(&self, seat: Seat, action: Action) -> Refusal {
        if self.private[seat.index()].placing.is_some() {
            return Refusal::PlacePassengerFirst;
        }
        match action {
            Action::Choose { .. } | Action::TakeMoney {} | Action::EndTurn {} => Refusal::ActionsOver,
            _ => Refusal::AdministrationNow,
        }
    }
}

/// T2.14: a look through a Ticket Book is finished first.
const fn first_from_book(Look { book, taken }: Look) -> Refusal {
    if taken {
        Refusal::LeaveCardOpenFirst { book }
    } else {
        Refusal::KeepCardFirst { book }
    }
}

/// T6.1, T6.2: an action is chosen first.
const fn first_choice(turn: &Turn, action: Action) -> Refusal {
    match action {
        Action::Bid { .. } | Action::Pass {} => Refusal::AuctionOver,
        Action::Done {} => Refusal::AdministrationLater,
        _ if turn.left == 0 => Refusal::EndTurnFirst,
        Action::Use { .. } | Action::PayCash {} => Refusal::NothingToPay,
        _ => Refusal::ChooseActionFirst,
    }
}

/// T6.3: what an action is done to comes first.
const fn first_target(kind: ActionKind) -> Refusal {
    match kind {
        ActionKind::Build => Refusal::BeginRailsFirst,
        ActionKind::UpgradeLink => Refusal::ChooseLinkFirst,
        ActionKind::Construct => Refusal::ChooseSiteFirst,
        ActionKind::UpgradeBuilding => Refusal::ChooseUpgradeFirst,
        ActionKind::Move => Refusal::ChoosePassengerFirst,
    }
}

/// T3.5: what was announced is paid first.
pub(crate) const fn first_payment(deed: &Deed) -> Refusal {
    match *deed {
        Deed::Bid { amount } => Refusal::PayBidFirst { amount },
        Deed::Reveal {} => Refusal::PayRevealFirst,
        Deed::Build { .. } => Refusal::PayRailsFirst,
        Deed::UpgradeLink { .. } => Refusal::PayLinkUpgradeFirst,
        Deed::Construct { .. } => Refusal::PayBuildingFirst,
        Deed::UpgradeBuilding { .. } => Refusal::PayBuildingUpgradeFirst,
        Deed::Move { .. } => Refusal::PayTripFirst,
        Deed::Happiness { points } => Refusal::PayHappinessFirst { points },
    }
}
