//! The score, part by part, and the titles of the solo game.

use crate::parts::cards::{Cards, PlanKind, RequestKind, TownId};
use crate::parts::line::Line;

use super::BOOK;
use super::noun::LineName;

table::messages! {
    /// What points are for.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Part in BOOK, "part", on Cards {
        /// All of them.
        Score,
        /// H10.1: the cards a line passes.
        Line { line: LineName },
        /// H10.1: a card of a line.
        Card { town: TownId },
        /// H10.1: a card whose value for the line was raised.
        UpgradedCard { town: TownId },
        /// H10.2: the Plan cards of a line.
        Plans { line: Line },
        /// H10.2: a Plan card.
        Plan { what: PlanKind },
        /// H10.3: the lines without a fulfilled Plan card.
        Penalty,
        /// H10.3: one of them.
        LinePenalty { line: Line },
        /// H10.4: a Request card.
        Request { letter: String, what: RequestKind },
        /// H10.5: the resources left.
        Resources { resources: u16 },
    }
}

table::messages! {
    /// The rows of the printed score pad that are not called like a part of the score.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Row in BOOK, "row", on Cards {
        /// H10.3: how many lines without a fulfilled Plan card.
        Penalty { each: i32 },
        /// H10.4: the points of one of the Request cards.
        Request { n: u8 },
        /// H10.5: how many resources are left.
        Resources { each: i32 },
        /// H10.6: how many Plan cards are fulfilled.
        PlansFulfilled,
    }
}

table::messages! {
    /// H13.2: the titles of the solo game, the best first.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Title in BOOK, "title", on Cards {
        GodLevel,
        InhumanlyExcellent,
        Legendary,
        Top,
        HighlySkilled,
        Skilled,
        AboveAverage,
        Average,
        Inexperienced,
        Newbie,
        Unsuited,
    }
}
