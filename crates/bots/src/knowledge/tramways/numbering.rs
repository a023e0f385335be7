//! The index of every action of Tramways: tickets by their numbers, squares by row and column, links by the end that names them. A payment is played icon by
//! icon, so it needs no index for each combination of tickets.
//!
//! Bids of more than $255 have no index, nor has happiness of more than 31 points at once: a single purchase of it would cost $528.

use table::Seat;
use tramways::side::Side;
use tramways::square::Square;
use tramways::ticket::Ticket;
use tramways::{Action, Tramways};

use crate::numbering::{Block, Numbered, see_one};
use crate::sight::Sheet;

/// A ticket.
const TICKET: (&str, u16) = ("ticket", 128);
const ROW: (&str, u16) = ("row", 15);
const COLUMN: (&str, u16) = ("column", 10);
const SIDE: (&str, u16) = ("north, east, south, west", 4);

const TAKE: Block = Block::new("take", &[TICKET]);
const LOOK_INTO: Block = TAKE.then("look_into", &[("book", 16)]);
const KEEP: Block = LOOK_INTO.then("keep", &[TICKET]);
const LEAVE_OPEN: Block = KEEP.then("leave_open", &[TICKET]);
const BID: Block = LEAVE_OPEN.then("bid", &[("amount", 256)]);
const PASS: Block = BID.then("pass", &[]);
const REVEAL: Block = PASS.then("reveal", &[]);
const USE: Block = REVEAL.then("use", &[TICKET, ("icon", 18)]);
const PAY_CASH: Block = USE.then("pay_cash", &[]);
const DISCARD: Block = PAY_CASH.then("discard", &[TICKET]);
const DISCARD_NOTHING: Block = DISCARD.then("discard_nothing", &[]);
const CHOOSE: Block = DISCARD_NOTHING.then(
    "choose",
    &[("build, upgrade link, construct, upgrade building, move", 5)],
);
const TAKE_MONEY: Block = CHOOSE.then("take_money", &[]);
const END_TURN: Block = TAKE_MONEY.then("end_turn", &[]);
const BEGIN: Block = END_TURN.then("begin", &[ROW, COLUMN, SIDE]);
const REDIRECT: Block = BEGIN.then("redirect", &[ROW, COLUMN, SIDE]);
const LAY: Block = REDIRECT.then("lay", &[SIDE]);
const STOP: Block = LAY.then("stop", &[]);
const LINK: Block = STOP.then("link", &[ROW, COLUMN, SIDE]);
const SQUARE: Block = LINK.then("square", &[ROW, COLUMN]);
const BUILDING: Block = SQUARE.then("building", &[TICKET]);
const DESTINATION: Block = BUILDING.then("destination", &[("type, or parcel of the ticket + 3", 131)]);
const TAKE_FIVE: Block = DESTINATION.then("take_five", &[]);
const TAKE_TOP: Block = TAKE_FIVE.then("take_top", &[]);
const BUY: Block = TAKE_TOP.then("buy", &[("points", 32)]);
const DONE: Block = BUY.then("done", &[]);

impl Numbered for Tramways {
    const BLOCKS: &'static [Block] = &[
        TAKE,
        LOOK_INTO,
        KEEP,
        LEAVE_OPEN,
        BID,
        PASS,
        REVEAL,
        USE,
        PAY_CASH,
        DISCARD,
        DISCARD_NOTHING,
        CHOOSE,
        TAKE_MONEY,
        END_TURN,
        BEGIN,
        REDIRECT,
        LAY,
        STOP,
        LINK,
        SQUARE,
        BUILDING,
        DESTINATION,
        TAKE_FIVE,
        TAKE_TOP,
        BUY,
        DONE,
    ];

    fn number(&self, _: Seat, legal: &[Action], indexes: &mut Vec<u16>) {
        indexes.extend(legal.iter().map(index));
    }

    /// None of these numbers looks at what others hold.
    fn see_own(&self, seat: Seat, sheet: &mut impl Sheet) {
        see_one(self, seat, sheet);
    }
}

fn index(action: &Action) -> u16 {
    match *action {
        Action::Take { ticket } => TAKE.at([ticket.index()]),
        Action::LookInto { book } => LOOK_INTO.at([book.index()]),
        Action::Keep { ticket } => KEEP.at([ticket.index()]),
        Action::LeaveOpen { ticket } => LEAVE_OPEN.at([ticket.index()]),
        Action::Bid { amount } => BID.at([amount.into()]),
        Action::Pass {} => PASS.at([]),
        Action::Reveal {} => REVEAL.at([]),
        Action::Use { ticket, icon } => USE.at([ticket.index(), icon as usize]),
        Action::PayCash {} => PAY_CASH.at([]),
        Action::Discard { ticket } => DISCARD.at([ticket.index()]),
        Action::DiscardNothing {} => DISCARD_NOTHING.at([]),
        Action::Choose { action } => CHOOSE.at([action as usize]),
        Action::TakeMoney {} => TAKE_MONEY.at([]),
        Action::EndTurn {} => END_TURN.at([]),
        Action::Begin { at, from } => at_side(BEGIN, at, from),
        Action::Redirect { at, to } => at_side(REDIRECT, at, to),
        Action::Lay { to } => LAY.at([to.index()]),
        Action::Stop {} => STOP.at([]),
        Action::Link { link } => at_side(LINK, link.at, link.side),
        Action::Square { at } => SQUARE.at([at.row().into(), at.column().into()]),
        Action::Building { card } => BUILDING.at([card.index()]),
        Action::Destination { to } => DESTINATION.at([place(to)]),
        Action::TakeFive {} => TAKE_FIVE.at([]),
        Action::TakeTop {} => TAKE_TOP.at([]),
        Action::Buy { points } => BUY.at([points.into()]),
        Action::Done {} => DONE.at([]),
    }
}

fn at_side(block: Block, at: Square, side: Side) -> u16 {
    block.at([at.row().into(), at.column().into(), side.index()])
}

/// The four types, then the parcels: tickets are numbered from 1.
const fn place(to: tramways::destination::Destination) -> usize {
    use tramways::destination::Destination;
    match to {
        Destination::Kind(kind) => kind.index(),
        Destination::Parcel(ticket) => 3 + Ticket::index(ticket),
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Seed};
    use tramways::{Options, Tramways};

    use crate::numbering::tests::check;

    #[test]
    fn every_action_has_an_index_of_its_own() {
        let games = (0..240).map(|number| {
            let seed = Seed::from_text(&format!("{number}"));
            Tramways::new(number as u8 % 5 + 1, &Options::default(), seed).expect("a game begins")
        });
        assert!(check(games) > 30_000);
    }
}
