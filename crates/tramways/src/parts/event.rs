//! What happened, for the log, the animation and the analysis.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::book::BookNumber;
use crate::kind::Kind;
use crate::links::LinkEnd;
use crate::run::NewTile;
use crate::square::Square;
use crate::ticket::{Icon, Ticket};

/// A ticket that was played, and the icons used of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The ticket.
    pub ticket: Ticket,
    /// The icons.
    pub icons: Vec<Icon>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named as in the actions")]
pub enum Event {
    /// T4.1: a round began.
    RoundStarted { round: u8 },
    /// T5.2: a bid was made and paid.
    Bid { seat: Seat, amount: u16 },
    /// T5.2: a player passed.
    Passed { seat: Seat },
    /// T5: a player has this place in the new order, from 1.
    PlaceTaken { seat: Seat, place: u8 },
    /// T2.7, T5.11, T17.6, T11.15: an open card was taken.
    CardTaken { seat: Seat, ticket: Ticket },
    /// T5.14: new auction cards lie open.
    CardsOpened { tickets: Vec<Ticket> },
    /// T17.6: the next card of the solo line.
    Revealed { ticket: Ticket },
    /// T17.8: the discards of the solo line were shuffled.
    LineShuffled {},
    /// T5.13, T12.6: a ticket was discarded.
    Discarded { seat: Seat, ticket: Ticket },
    /// T3: tickets were played.
    TicketsPlayed { seat: Seat, played: Vec<Played> },
    /// T3.8: the stress changed to this level.
    Stress { seat: Seat, level: u8 },
    /// Happiness was gained or lost.
    Happiness { seat: Seat, points: i16 },
    /// T6.1, T11.15, T12.2: money came from the bank, or went there.
    Money { seat: Seat, amount: i32 },
    /// T7: rails were laid; the first tile replaces another one if `redirected`.
    Built {
        seat: Seat,
        tiles: Vec<NewTile>,
        redirected: bool,
    },
    /// T9.3: a link was upgraded.
    LinkUpgraded { seat: Seat, link: LinkEnd },
    /// T10.3: a building was constructed.
    Constructed {
        seat: Seat,
        at: Square,
        kind: Kind,
        card: Ticket,
    },
    /// T10.12: a building was upgraded.
    BuildingUpgraded { seat: Seat, at: Square },
    /// T11: a passenger travelled.
    Travelled {
        seat: Seat,
        from: Square,
        to: Square,
        route: Vec<LinkEnd>,
    },
    /// T11.19: a fare was paid by a player, or by the bank.
    Fare { from: Option<Seat>, to: Seat, amount: u16 },
    /// T11.22: an awkward situation.
    Awkward { seat: Seat },
    /// T3.11, T11.14: a player has a worker more.
    Worker { seat: Seat },
    /// T10.6: a player's hand limit rose.
    HandLimit { seat: Seat, limit: u8 },
    /// T2.14: a player looks through a Ticket Book.
    Looked { seat: Seat, book: BookNumber },
    /// T2.14, T2.15, T11.15: a player has this Development card; only that player sees which.
    Kept { seat: Seat, ticket: Ticket },
    /// What the others see of it.
    KeptUnseen { seat: Seat },
    /// T2.14: this card lies open on a Book.
    LeftOpen {
        seat: Seat,
        book: BookNumber,
        ticket: Ticket,
    },
    /// T2.15: these Development cards lie open.
    DevelopmentOpened { tickets: Vec<Ticket> },
    /// T12.5: a passenger is to stand here.
    PassengerPlanned { seat: Seat, at: Square },
    /// T12.5: a passenger stands here.
    PassengerAdded { seat: Seat, at: Square },
    /// T12.9: a player has finished the administration.
    Finished { seat: Seat },
    /// T8.5: a neglected link was removed.
    LinkRemoved { seat: Seat, squares: Vec<Square> },
    /// T13.3: a player's discards were shuffled into a new deck.
    Reshuffled { seat: Seat },
    /// T13.2: tickets were drawn; only who drew them sees which.
    Drew { seat: Seat, tickets: Vec<Ticket> },
    /// What the others see of it.
    DrewUnseen { seat: Seat, count: u8 },
    /// T13.5: new passengers at the buildings of a type.
    PassengersArrived { kind: Kind, squares: Vec<Square> },
    /// T14.3: a player has chosen these tickets for round 6.
    HandFilled { seat: Seat, tickets: Vec<Ticket> },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game is over.
    GameOver {},
}

impl Event {
    /// Whose decision it tells. What was paid, drawn and earned tells none.
    pub(crate) const fn deed(&self) -> Option<Seat> {
        match *self {
            Event::Bid { seat, .. }
            | Event::Passed { seat }
            | Event::CardTaken { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Built { seat, .. }
            | Event::LinkUpgraded { seat, .. }
            | Event::Constructed { seat, .. }
            | Event::BuildingUpgraded { seat, .. }
            | Event::Travelled { seat, .. }
            | Event::Looked { seat, .. }
            | Event::LeftOpen { seat, .. }
            | Event::PassengerPlanned { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
