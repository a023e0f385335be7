//! What happened, for the log, the animation and the analysis.

use serde::{Deserialize, Serialize};
use table::{Label, Seat};

use crate::parts::action::Kind;
use crate::parts::companion::Companion;
use crate::parts::customer::{Customer, Goods};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named as in the actions")]
pub enum Event {
    /// A turn began.
    TurnStarted { seat: Seat },
    /// S3.2: customers arrived in the ward of the card drawn.
    Arrived { ward: Label, customers: Vec<Customer> },
    /// S3.2: there was no card; the customers due left the game.
    Lost { customers: Vec<Customer> },
    /// S5.11: the discards were shuffled into a new pile.
    Reshuffled {},
    /// S3.4: an action was chosen.
    Chosen { seat: Seat, action: Kind },
    /// S4.1: cards were paid.
    Paid { seat: Seat, cards: Vec<Label> },
    /// S5.1: a store was built.
    Built { seat: Seat, station: Label, goods: Goods },
    /// S5.2: a store moved.
    StoreMoved {
        seat: Seat,
        from: Label,
        to: Label,
        goods: Goods,
    },
    /// S5.4: a track was laid.
    TrackLaid { seat: Seat, from: Label, to: Label },
    /// S5.8: a store became a department store; the customer left the game.
    Upgraded {
        seat: Seat,
        station: Label,
        customer: Customer,
    },
    /// S6.1: the customers of a ward set off.
    SetOff {
        seat: Seat,
        ward: Label,
        station: Label,
        customers: Vec<Customer>,
    },
    /// S6.2: they went on; `owner` is whose track it was, none for the link.
    WentOn { to: Label, owner: Option<Seat> },
    /// S6.3: the owner of a store got a customer.
    Served {
        seat: Seat,
        station: Label,
        customer: Customer,
    },
    /// S6.6: the rest stayed in a ward.
    Stayed { ward: Label, customers: Vec<Customer> },
    /// S5.10: cards were drawn; only who drew them sees which.
    Drew { seat: Seat, cards: Vec<Label> },
    /// What the others see of it.
    DrewUnseen { seat: Seat, count: u8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// S7.1: the last customer has been drawn; everyone has one more turn.
    LastTurns {},
    /// The game is over, and the screens are lifted.
    GameOver {},

    /// V4.2: the card of space 1 was taken into the hand.
    CardTaken { seat: Seat, ward: Label },
    /// V4.3: there was no new card; the one of space 1 stays in the queue.
    CardStays { ward: Label },
    /// V4.3: a new card lies on space 4.
    Uncovered { ward: Label },
    /// V3.1: a customer was added to the queue, on this space.
    Queued { customer: Customer, space: u8, ward: Label },
    /// V6.7: bonus tokens were taken.
    BonusTaken { seat: Seat, count: u8 },
    /// V8.2: the queue has ended.
    QueueEnded {},
    /// V4.4, V12.2, V13.2, V14: somebody moved a figure to a ward.
    FigureMoved { seat: Seat, figure: Figure, ward: Label },
    /// V14.2: the card of the Kaiju was drawn.
    KaijuDrawn { seat: Seat },
    /// V10.4: the Kaiju swims in the bay.
    KaijuInBay {},
    /// V14.4: those in the Kaiju's ward fled to another.
    Fled {
        ward: Label,
        customers: Vec<Customer>,
        companions: Vec<Companion>,
    },
    /// V11.3: these arrived, set off or stayed with the customers.
    Accompanied { ward: Label, companions: Vec<Companion> },
    /// V13.4, V15.4, V17.3: somebody was handed over or let go at a station.
    LetGo {
        station: Label,
        companion: Companion,
        owner: Option<Seat>,
    },
    /// V15.2, V16.5, V17.2: somebody who is no customer joined the queue, on this space.
    CompanionQueued { companion: Companion, space: u8 },
    /// V16.5, V17.2: somebody left the game.
    CompanionGone { companion: Companion },
    /// V17.2: an art collector of the stack was earned.
    ArtEarned { seat: Seat },
}

/// A figure that players move from ward to ward in Version 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "their names say it")]
pub enum Figure {
    Matsuri,
    Princess,
    Kaicho,
    Kaiju,
}

impl Event {
    /// Whose decision it tells. Which cards were paid and drawn, and who arrived, tells none.
    pub(crate) const fn deed(&self) -> Option<Seat> {
        match *self {
            Event::Chosen { seat, .. }
            | Event::Built { seat, .. }
            | Event::StoreMoved { seat, .. }
            | Event::TrackLaid { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::SetOff { seat, .. }
            | Event::FigureMoved { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
