//! Why an action is refused.

use crate::parts::action::Location;
use crate::parts::cards::{Cards, PlanId};
use crate::parts::line::Line;

use super::BOOK;

table::messages! {
    /// What stops a player, with its numbers.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Refusal in BOOK, "refusal", on Cards {
        // Something else comes first.
        TakeSetFirst,
        PlaceFirstCards,
        PutFirstUpgrade,
        PutFirstPlan { line: Line },
        TakeCardFirst,
        NotInThisTurn,
        ChooseBonusFirst,
        LayBonusFirst,
        KeepPlanFirst,
        AssignFirst,
        KeepTokenFirst,
        PutUpgradeFirst,
        // Nothing is asked of this seat.
        OthersTakeSet,
        ChoicesMade,
        OthersTakeCard,
        NotYourTurn,
        GameOver,
        // H2: the set-up.
        SetGone,
        UpgradeBesideCards,
        OtherLineNext { line: Line },
        PlanNotDealt,
        // H4: a turn.
        OneCardATurn,
        LocationEmpty { letter: Letter },
        OtherLocation { letter: Letter, gives: Location },
        PlacedAlready,
        LaidAlready,
        LocationDone,
        PlaceBeforeEnd,
        LocationBeforeEnd { gives: Location },
        LayBeforeEnd,
        NotInHand,
        FreeActionsLater,
        // H5: placing Town cards.
        NoRotation,
        FirstCardCell,
        CellTaken,
        TouchesNoCard,
        BeyondFrame { size: i8 },
        // H6: laying tracks.
        NotAcrossTwoCards,
        SpotTaken,
        LayCosts { resources: u8, have: u16 },
        NoTracksLeft { line: Line, tracks: u8 },
        Loop { line: Line },
        NotAtEnd { line: Line },
        Branch { line: Line },
        // H7: the bonus.
        NoBonus,
        NoTrackPossible,
        NoPlanLeft,
        PlanNotDrawn,
        // H8: free actions.
        BuyCosts { resources: u8, have: u16 },
        NoTokenLeft,
        TokenNotDrawn,
        NotAnEndToken { line: Line },
        // H9: Plan cards and Development tokens.
        PlanNotFaceUp,
        OtherPlan { plan: PlanId },
        PlanNotOnLine { line: Line },
        NothingToDiscard { line: Line, held: u8, most: u8 },
        LineFull { line: Line, most: u8 },
        Twin { line: Line },
        TokenNotFaceUp,
        NoCardThere,
        CardHasToken,
    }
}

/// The letter of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letter(pub Location);

impl table::words::Argue<Cards> for Letter {
    fn argue(&self, _: &Cards) -> table::words::Argument {
        table::words::Argument::Name(self.0.letter().to_string())
    }
}
