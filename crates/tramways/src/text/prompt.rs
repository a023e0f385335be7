//! What is asked of the viewer, or whom all wait for; at the end, who won.

use table::{Message, Seat, Seats};

use crate::action::ActionKind;
use crate::book::BookNumber;
use crate::components::Components;
use crate::destination::Destination;
use crate::payment::Bill;
use crate::pending::{Deed, Pending, Trip};
use crate::phase::{Auction, Look, Phase, Step, Turn, draft_position};
use crate::rules::setup::PARCELS;
use crate::run::Run;
use crate::side::Side;
use crate::text::BOOK;
use crate::text::due::{Due, Purpose, due, purpose};
use crate::text::noun::{Bed, Money, Place};
use crate::text::seen;
use crate::ticket::Ticket;
use crate::view::View;

table::messages! {
    /// What is asked.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Prompt in BOOK, "prompt", on Components {
        Waiting { seats: Seats, what: Awaited },
        TakeParcels { n: u8 },
        ChooseBook,
        KeepFromBook { book: BookNumber },
        LeaveOpen { book: BookNumber },
        KeepDealt,
        Bid { place: u8 },
        BidBarred { barred: Vec<Money>, place: u8 },
        TakeAuctionCard,
        DiscardForVoid,
        LineOfOne { price: usize },
        Line { price: usize },
        FillHand { n: usize },
        ChooseAction { n: u8 },
        ChooseActionOrEnd,
        EndTurn,
        CommerceBook,
        CommerceDisplay,
        BuyHappiness,
        Administration,
        AdministrationPaid,
        PlacePassenger { ticket: Ticket },
        PlaceAgain { n: u8 },
        ChooseBeginning,
        ChooseLink,
        ChooseSite,
        ChooseBuildingUpgrade,
        ChoosePassenger,
        LayFirst { bed: Bed, side: Side },
        LayNext { bed: Bed, side: Side, n: u8 },
        LayOrStop { bed: Bed, side: Side, n: u8 },
        StopRails,
        ChooseBuilding { place: Place },
        ChooseDestination { place: Place },
        ChooseFirstLink { from: Place, to: Destination },
        ChooseNextLink { at: Place, to: Destination },
        PayMoney { amount: u16, purpose: Purpose },
        PayRest { amount: u16, played: u16, purpose: Purpose },
        PlayIcons { due: Due, purpose: Purpose },
        Won { seat: Seat, points: i32 },
        Shared { seats: Seats, points: i32 },
        Rated { points: i32, title: Message },
        Over,
    }
}

/// What we are waiting for another player to do.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "as in the texts")]
pub enum Awaited {
    TakeParcels,
    ChooseBook,
    LookThroughBook,
    KeepDealt,
    Bid,
    TakeAuctionCard,
    DiscardForVoid,
    Line,
    FillHand,
    Act,
    ChooseBonus,
    Administer,
    PlaceAgain,
}

table::terms! { Awaited, in BOOK, "awaited", on Components {
    TakeParcels, ChooseBook, LookThroughBook, KeepDealt, Bid, TakeAuctionCard, DiscardForVoid, Line, FillHand, Act, ChooseBonus,
    Administer, PlaceAgain,
} }

impl Prompt {
    /// The clause that it is about.
    pub(super) fn clause(&self, view: &View) -> &'static str {
        match self {
            Prompt::Waiting { what, .. } => what.clause(),
            Prompt::TakeParcels { .. } => "T2.7",
            Prompt::ChooseBook => "T2.14",
            Prompt::KeepFromBook { .. } | Prompt::LeaveOpen { .. } => look_clause(view),
            Prompt::KeepDealt => "T2.15",
            Prompt::Bid { .. } => "T5.2",
            Prompt::BidBarred { .. } => "T5.3",
            Prompt::TakeAuctionCard => "T5.11",
            Prompt::DiscardForVoid => "T5.13",
            Prompt::LineOfOne { .. } | Prompt::Line { .. } => "T17.6",
            Prompt::FillHand { .. } => "T14.3",
            Prompt::ChooseAction { .. } | Prompt::ChooseActionOrEnd | Prompt::EndTurn => turn_clause(view),
            Prompt::CommerceBook | Prompt::CommerceDisplay => "T11.15",
            Prompt::BuyHappiness => "T11.16",
            Prompt::Administration => "T12.1",
            Prompt::AdministrationPaid => "T12.6",
            Prompt::PlacePassenger { .. } => "T12.5",
            Prompt::PlaceAgain { .. } => "TR31",
            Prompt::ChooseBeginning | Prompt::LayFirst { .. } | Prompt::LayNext { .. } => "T7.4",
            Prompt::LayOrStop { .. } | Prompt::StopRails => "T7.2",
            Prompt::ChooseLink => "T9.2",
            Prompt::ChooseSite => "T10.1",
            Prompt::ChooseBuilding { .. } => "T10.2",
            Prompt::ChooseBuildingUpgrade => "T10.11",
            Prompt::ChoosePassenger => "T11.2",
            Prompt::ChooseDestination { .. } => "T11.1",
            Prompt::ChooseFirstLink { .. } => "T11.4",
            Prompt::ChooseNextLink { .. } => "T11.5",
            Prompt::PayMoney { purpose, .. } | Prompt::PayRest { purpose, .. } | Prompt::PlayIcons { purpose, .. } => {
                purpose.clause()
            }
            Prompt::Won { .. } | Prompt::Shared { .. } | Prompt::Over => "T15.3",
            Prompt::Rated { .. } => "T17.11",
        }
    }
}

/// T2.14, T11.15: a Ticket Book is looked through at set-up, or after a delivery.
const fn look_clause(view: &View) -> &'static str {
    match view.public.phase {
        Phase::Books { .. } => "T2.14",
        _ => "T11.15",
    }
}

/// T6.1, T6.2: the action rounds differ.
const fn turn_clause(view: &View) -> &'static str {
    match view.public.phase {
        Phase::Actions(Turn { second: true, .. }) => "T6.2",
        _ => "T6.1",
    }
}

impl Awaited {
    /// The clause that says what they do.
    const fn clause(self) -> &'static str {
        match self {
            Awaited::TakeParcels => "T2.7",
            Awaited::ChooseBook | Awaited::LookThroughBook => "T2.14",
            Awaited::KeepDealt => "T2.15",
            Awaited::Bid => "T5.2",
            Awaited::TakeAuctionCard => "T5.11",
            Awaited::DiscardForVoid => "T5.13",
            Awaited::Line => "T17.6",
            Awaited::FillHand => "T14.3",
            Awaited::Act => "T6.3",
            Awaited::ChooseBonus => "T11.15",
            Awaited::Administer => "T12.1",
            Awaited::PlaceAgain => "TR31",
        }
    }
}

/// What the viewer is asked, or whom all wait for.
pub(super) fn of(view: &View) -> Prompt {
    let seats = view.public.awaiting();
    let asked = seen::viewer(view).filter(|&seat| seats.contains(seat));
    match (asked, awaited(view)) {
        (Some(seat), _) => task(view, seat),
        (None, Some(what)) => Prompt::Waiting { seats, what },
        (None, None) => ending(view),
    }
}

/// What all wait for, as far as all see it.
const fn awaited(view: &View) -> Option<Awaited> {
    Some(match view.public.phase {
        Phase::Draft { .. } => Awaited::TakeParcels,
        Phase::Books { look: None, .. } => Awaited::ChooseBook,
        Phase::Books { look: Some(_), .. } => Awaited::LookThroughBook,
        Phase::KeepOne { .. } => Awaited::KeepDealt,
        Phase::Auction(_) => Awaited::Bid,
        Phase::TakeCard { .. } => Awaited::TakeAuctionCard,
        Phase::Void { .. } => Awaited::DiscardForVoid,
        Phase::Line {} => Awaited::Line,
        Phase::FillHand { .. } => Awaited::FillHand,
        Phase::Actions(Turn { step, .. }) => match step {
            Step::Choose {} => Awaited::Act,
            Step::Look { .. } => Awaited::LookThroughBook,
            Step::Commerce { .. } | Step::Leisure { .. } => Awaited::ChooseBonus,
        },
        Phase::Administration { .. } => Awaited::Administer,
        Phase::PlaceAgain { .. } => Awaited::PlaceAgain,
        Phase::Over {} => return None,
    })
}

fn task(view: &View, seat: Seat) -> Prompt {
    let place = |at| Place::of(&view.public.city, at);
    match view.pending() {
        Pending::Nothing {} => in_phase(view, seat),
        Pending::Chosen { kind } => target(*kind),
        Pending::Laying { run } => laying(view, run),
        Pending::Site { at } => Prompt::ChooseBuilding { place: place(*at) },
        Pending::Passenger { at } => Prompt::ChooseDestination { place: place(*at) },
        Pending::Travelling { trip } => travelling(view, trip),
        Pending::Paying { deed, bill, .. } if bill.money > 0 => paying(view, seat, deed, bill),
        Pending::Paying { deed, bill, .. } => Prompt::PlayIcons {
            due: due(bill),
            purpose: purpose(view, deed),
        },
    }
}

fn in_phase(view: &View, seat: Seat) -> Prompt {
    match &view.public.phase {
        Phase::Draft { taken } => draft(view, *taken),
        Phase::Books { look: None, .. } => Prompt::ChooseBook,
        Phase::Books { look: Some(look), .. } => book(*look),
        Phase::KeepOne { .. } => Prompt::KeepDealt,
        Phase::Auction(auction) => bidding(view, auction, seat),
        Phase::TakeCard { .. } => Prompt::TakeAuctionCard,
        Phase::Void { .. } => Prompt::DiscardForVoid,
        Phase::Line {} => match view.public.line.len() {
            1 => Prompt::LineOfOne { price: 1 },
            price => Prompt::Line { price },
        },
        Phase::FillHand { .. } => filling(view, seat),
        Phase::Actions(turn) => acting(view, turn),
        Phase::Administration { .. } => administering(view, seat),
        Phase::PlaceAgain { left, .. } => Prompt::PlaceAgain { n: *left },
        Phase::Over {} => Prompt::Over,
    }
}

/// T2.7: two Parcel cards each, four for the last player.
fn draft(view: &View, taken: u8) -> Prompt {
    let players = view.public.players;
    let position = |taken: u8| draft_position(taken, players);
    let left = (taken..PARCELS as u8 * players)
        .take_while(|&later| position(later) == position(taken))
        .count();
    Prompt::TakeParcels { n: left as u8 }
}

/// T2.14.
const fn book(Look { book, taken }: Look) -> Prompt {
    if taken {
        Prompt::LeaveOpen { book }
    } else {
        Prompt::KeepFromBook { book }
    }
}

/// T5.2, T5.3: which bids are barred, and what passing means.
fn bidding(view: &View, auction: &Auction, seat: Seat) -> Prompt {
    let ahead = view
        .public
        .order
        .iter()
        .take_while(|&other| other != seat)
        .filter(|&other| auction.still_in.contains(other));
    let mut barred: Vec<u16> = ahead
        .chain([seat])
        .map(|other| auction.bid(other))
        .filter(|&bid| bid > 0)
        .collect();
    barred.sort_unstable();
    barred.dedup();
    let place = place_after_passing(view, auction);
    if barred.is_empty() {
        return Prompt::Bid { place };
    }
    let barred = barred.into_iter().map(Money).collect();
    Prompt::BidBarred { barred, place }
}

/// T5.2: the last free place.
pub(super) const fn place_after_passing(view: &View, auction: &Auction) -> u8 {
    view.public.players.saturating_sub(auction.back.len() as u8)
}

/// T14.3.
fn filling(view: &View, seat: Seat) -> Prompt {
    let chosen = view.own.map_or(0, |own| own.hand.len() + own.picks.len());
    Prompt::FillHand {
        n: usize::from(view.player(seat).limit).saturating_sub(chosen),
    }
}

/// T6.1, T6.2, T11.15, T11.16.
const fn acting(view: &View, turn: &Turn) -> Prompt {
    match turn.step {
        Step::Choose {} => match (turn.left, turn.money_taken) {
            (0, _) => Prompt::EndTurn,
            (n, false) => Prompt::ChooseAction { n },
            (_, true) => Prompt::ChooseActionOrEnd,
        },
        Step::Commerce { .. } if view.public.alternate_development => Prompt::CommerceDisplay,
        Step::Commerce { .. } => Prompt::CommerceBook,
        Step::Look { look, .. } => book(look),
        Step::Leisure { .. } => Prompt::BuyHappiness,
    }
}

/// T12.
fn administering(view: &View, seat: Seat) -> Prompt {
    match view.own.and_then(|own| own.placing) {
        Some(ticket) => Prompt::PlacePassenger { ticket },
        None if view.player(seat).discarded == 0 => Prompt::Administration,
        None => Prompt::AdministrationPaid,
    }
}

const fn target(kind: ActionKind) -> Prompt {
    match kind {
        ActionKind::Build => Prompt::ChooseBeginning,
        ActionKind::UpgradeLink => Prompt::ChooseLink,
        ActionKind::Construct => Prompt::ChooseSite,
        ActionKind::UpgradeBuilding => Prompt::ChooseBuildingUpgrade,
        ActionKind::Move => Prompt::ChoosePassenger,
    }
}

/// T7.4.
fn laying(view: &View, run: &Run) -> Prompt {
    let map = &view.components.map;
    let n = run.cost(map);
    let Some(head) = run.head(map) else {
        return Prompt::StopRails;
    };
    let (bed, side) = (Bed(head.at), head.side);
    if run.tiles.is_empty() {
        Prompt::LayFirst { bed, side }
    } else if seen::stop(view).is_some() {
        Prompt::LayOrStop { bed, side, n }
    } else {
        Prompt::LayNext { bed, side, n }
    }
}

/// T11.8.
fn travelling(view: &View, trip: &Trip) -> Prompt {
    let place = |at| Place::of(&view.public.city, at);
    let to = trip.destination;
    if trip.route.is_empty() {
        Prompt::ChooseFirstLink {
            from: place(trip.from),
            to,
        }
    } else {
        Prompt::ChooseNextLink { at: place(trip.at), to }
    }
}

/// T5.8: a price, and what of it is played already.
fn paying(view: &View, seat: Seat, deed: &Deed, bill: &Bill) -> Prompt {
    let played: u16 = seen::payment(view, seat)
        .all_icons(&view.components.cards)
        .map(|(_, icon)| icon.money())
        .sum();
    let (amount, purpose) = (bill.money, purpose(view, deed));
    if played > 0 {
        Prompt::PayRest {
            amount,
            played,
            purpose,
        }
    } else {
        Prompt::PayMoney { amount, purpose }
    }
}

/// T15.3, T17.11.
fn ending(view: &View) -> Prompt {
    let Some(outcome) = seen::outcome(view) else {
        return Prompt::Over;
    };
    if let [alone] = &outcome.seats[..]
        && let Some(title) = alone.title.clone()
    {
        let points = alone.score.points;
        return Prompt::Rated { points, title };
    }
    let results = view.public.seats().iter().zip(&outcome.seats);
    let winners: Vec<(Seat, i32)> = results
        .filter(|(_, result)| result.place == 1)
        .map(|(seat, result)| (seat, result.score.points))
        .collect();
    match winners[..] {
        [(seat, points)] => Prompt::Won { seat, points },
        [(_, points), ..] => Prompt::Shared {
            seats: winners.iter().map(|(seat, _)| *seat).collect(),
            points,
        },
        [] => Prompt::Over,
    }
}
