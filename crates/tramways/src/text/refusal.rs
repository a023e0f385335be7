//! Why an action is refused: what stops the player, with its numbers, and what would work.

use table::{Seat, Seats};

use crate::book::BookNumber;
use crate::components::Components;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::side::Side;
use crate::square::Square;
use crate::text::BOOK;
use crate::text::noun::{EndIcon, Printed};
use crate::ticket::{Icon, Ticket};

table::messages! {
    /// Why an action is refused.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Refusal in BOOK, "refusal", on Components {
        // whose turn it is
        GameOver,
        NotYourTurn { seats: Seats },
        YouAreDone { seats: Seats },

        // something else is asked
        TakeParcelFirst,
        ChooseBookFirst,
        KeepCardFirst { book: BookNumber },
        LeaveCardOpenFirst { book: BookNumber },
        KeepDealtFirst,
        AuctionFirst,
        TakeAuctionCardFirst,
        DiscardForVoidFirst,
        LineFirst,
        FillHandFirst,
        ChooseActionFirst,
        NothingToPay,
        AuctionOver,
        AdministrationLater,
        EndTurnFirst,
        BeginRailsFirst,
        ChooseLinkFirst,
        ChooseSiteFirst,
        ChooseBuildingFirst,
        ChooseUpgradeFirst,
        ChoosePassengerFirst,
        ChooseDestinationFirst,
        ChooseNextLinkFirst,
        LayTileFirst,
        CommerceBonusFirst,
        LeisureBonusFirst,
        PlacePassengerFirst,
        AdministrationNow,
        ActionsOver,
        PlaceAgainFirst { left: u8 },
        PayBidFirst { amount: u16 },
        PayRevealFirst,
        PayRailsFirst,
        PayLinkUpgradeFirst,
        PayBuildingFirst,
        PayBuildingUpgradeFirst,
        PayTripFirst,
        PayHappinessFirst { points: u8 },

        // tickets
        NotInHand { ticket: Ticket },
        NotOpen { ticket: Ticket },
        NotInBook { ticket: Ticket, book: BookNumber },
        NotDealt { ticket: Ticket },
        NotLaidOut { ticket: Ticket },
        NotInLine { ticket: Ticket },
        NotInSupply { ticket: Ticket },
        LowerTwin { twin: Ticket },
        IsVoid { ticket: Ticket },
        NoIconLeft { ticket: Ticket, icon: Printed },
        ConsequenceCosts { ticket: Ticket, cost: u16, have: u16 },
        NoBook { book: BookNumber, books: u8 },
        BookEmpty { book: BookNumber },
        DevelopmentDeckEmpty,
        NoAuctionCardLeft,
        VoidCostsATicket,

        // paying
        SmallestBid,
        SameAsYourLastBid { amount: u16 },
        SameAsBidAhead { seat: Seat, amount: u16 },
        PriceBeyondMeans { price: u16, most: u16 },
        PriceNotPayable { price: u16 },
        IconDoesNotFit { icon: Printed, ticket: Ticket },
        SpareMoneyIcon { icon: Printed, ticket: Ticket },
        CashDoesNotPay,
        CashShort { rest: u16, cash: u16 },

        // the frame of the actions
        NoActionLeft,
        MoneyTaken,
        ActOrTakeMoney,
        NoWorker,
        NoIconInHand { icon: Icon },
        NoBuildIcon,
        NothingToBuild,
        NoLinkToUpgrade,
        NoParcelToBuildOn,
        NoBuildingToUpgrade,
        NobodyToMove,

        // rails
        NoRailsHere { at: Square },
        SideInUse { at: Square, side: Side },
        OffTheMap { at: Square, side: Side },
        BeginElsewhere,
        NothingPayableFromHere,
        NoLooseEnd { at: Square },
        SameDirection { side: Side },
        SideStays { side: Side },
        RailsEndHere,
        BackWhereItCame { side: Side },
        TilesTouch { at: Square },
        IntoOthersParcel { at: Square },
        IntoUnclaimedParcel { at: Square },
        JoinsOthersRails,
        NoStraightLeft,
        NoCurveLeft,
        NoTileLeft,
        ClosesRing,
        LayATile,
        StrandsYourLink,
        NoLocationReached,
        SameLocation,
        RailsDoNotAddUp { rails: u8 },
        NoDestinationIcon { one: EndIcon, other: EndIcon },

        // links and buildings
        NoLinkThere { at: Square },
        OthersLink { seat: Seat },
        LinkIncomplete,
        LinkUpgraded,
        LinkUpgradeTakes,
        NoParcelThere { at: Square },
        NotYourParcel { at: Square },
        ParcelBuiltOver { at: Square },
        SupplyEmpty,
        ConstructTakes { number: EndIcon },
        NoPlayersBuilding { at: Square },
        OthersBuilding { seat: Seat },
        BuildingUpgraded,
        BuildingUpgradeTakes { kind: Kind },

        // passengers
        NoPassengerThere { at: Square },
        NoTicketMatches,
        NoLocation { to: Destination },
        MoveTakes { end: EndIcon },
        NoWayTo { to: Destination },
        TravelIncomplete,
        LinkElsewhere,
        VisitedAlready,
        DestinationOutOfReach { to: Destination },

        // administration
        NotForAdministration { icon: Icon },
        WorkersFull { workers: u8 },
        StressLowest,
        NoEmptySpace,
        WaitForSpaces,
        NoEmptySpaceThere { at: Square },
        DiscardCosts { cost: u16, have: u16 },
    }
}
