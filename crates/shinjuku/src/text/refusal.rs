//! Why an action is refused: what stops you, and what would work.

use table::Seat;

use crate::parts::action::Kind;
use crate::parts::customer::{Customer, Goods};
use crate::parts::map::{Connection, Map, Station, Ward, Wards};

table::messages! {
    /// Why an action is refused.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Refusal in crate::text::BOOK, "refusal", on Map {
        // what something else is asked before
        Over,
        NotYourTurn { seat: Seat },
        ChooseAction,
        ChooseSite,
        ChooseStore { station: Station },
        ChooseTrack,
        ChooseSecondTrack { first: Connection },
        ChooseUpgrade,
        ChooseGivenUp { station: Station },
        ChooseWard,
        PayFirst,
        PickFirst,
        ChooseStart { ward: Ward },
        ChooseHandedOver { station: Station },
        GoOn { station: Station },

        // S1 components
        NoStation,
        NoWard,

        // S3 a turn
        TwoActionsTaken,
        TakenAlready { action: Kind },

        // S4 paying
        CardDoesNotPay { wards: Wards },
        NotInHand { ward: Ward },
        NotThree { have: u8 },
        PickedAlready { ward: Ward },
        CannotPay { ward: Ward },

        // S5 Build
        NowhereToBuild { cards: u8 },
        Occupied { station: Station },
        NoStoreLeft { goods: Goods },
        NotYourStore { station: Station },
        DepartmentStoresStay { station: Station },

        // S5 Expand
        NoTrackLeft,
        NoConnectionLeft,
        LinkTakesNoTrack { from: Station, to: Station },
        NoConnection { from: Station, to: Station },
        TrackThere { track: Connection },
        LastTrackLaid,
        NotContinuing { first: Connection },
        CannotPaySecond { second: Connection, wards: Wards },

        // S5 Upgrade
        NoDepartmentStoreLeft { all: u8 },
        NothingToUpgrade,
        NoStoreThere { station: Station },
        StoreOf { station: Station, owner: Seat },
        NoIcon { station: Station },
        NoCustomerFor { goods: Goods },
        NotEarned { customer: Customer },

        // S6 Move
        NoMove,
        NobodyWaits { ward: Ward },
        MoveServesNobody { ward: Ward },
        OtherWard { station: Station, ward: Ward },
        StartServesNobody { station: Station },
        NoWay { from: Station, to: Station },
        VisitedAlready { station: Station },
        DeadEnd { station: Station },
        NotTaken { station: Station, customer: Customer },
        CannotStop { station: Station },

        // Version 2
        NothingToMove,
        ChooseMatsuri,
        ChoosePrincess,
        ChooseKaicho,
        ChooseKaiju,
        ChooseFlight,
        NotThere { ward: Ward },
        NotInThisGame,
        FreeActionTaken,
        NoNeighbour,
        NoKaiju,
        NoDog,
        NoWayHome,
        KaijuThere { ward: Ward },
        DogThere { ward: Ward },
    }
}
