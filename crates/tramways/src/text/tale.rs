//! Events in one line.

use table::{Seat, Seats};

use crate::book::BookNumber;
use crate::components::Components;
use crate::event::{Event, Played};
use crate::kind::Kind;
use crate::links::LinkEnd;
use crate::run::NewTile;
use crate::square::Square;
use crate::text::BOOK;
use crate::text::noun::{Bed, BuildingOf, InFull, LinkName, Place};
use crate::ticket::Ticket;
use crate::view::View;

table::messages! {
    /// Something that happened.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Tale in BOOK, "tale", on Components {
        RoundStarted { round: u8 },
        Bid { seat: Seat, amount: u16 },
        Passed { seat: Seat },
        PlaceTaken { seat: Seat, place: u8 },
        CardTaken { seat: Seat, ticket: InFull },
        CardsOpened { tickets: Vec<Ticket> },
        Revealed { ticket: InFull },
        LineShuffled,
        Discarded { seat: Seat, ticket: Ticket },
        TicketsPlayed { seat: Seat, played: Vec<Played> },
        Stress { seat: Seat, level: u8 },
        HappinessGained { seat: Seat, points: u16 },
        HappinessLost { seat: Seat, points: u16 },
        MoneyTaken { seat: Seat, amount: u32 },
        MoneyPaid { seat: Seat, amount: u32 },
        Built { seat: Seat, tiles: Vec<NewTile> },
        Redirected { seat: Seat, tile: NewTile },
        RedirectedAndBuilt { seat: Seat, tile: NewTile, tiles: Vec<NewTile> },
        LinkUpgraded { seat: Seat, link: LinkName },
        LinkUpgradedAt { seat: Seat, at: Square },
        Constructed { seat: Seat, building: BuildingOf, place: Bed, ticket: InFull },
        BuildingUpgraded { seat: Seat, place: Place },
        Travelled { seat: Seat, from: Place, to: Place, n: usize },
        TravelledOver { seat: Seat, from: Place, to: Place, n: usize, owners: Vec<Seat> },
        FareFromBank { seat: Seat, amount: u16 },
        Fare { seat: Seat, owner: Seat, amount: u16 },
        Awkward { seat: Seat },
        Worker { seat: Seat },
        HandLimit { seat: Seat, limit: u8 },
        Looked { seat: Seat, book: BookNumber },
        Kept { seat: Seat, ticket: InFull },
        KeptUnseen { seat: Seat },
        LeftOpen { seat: Seat, book: BookNumber, ticket: InFull },
        DevelopmentOpened { tickets: Vec<Ticket> },
        PassengerPlanned { seat: Seat, place: Place },
        PassengerAdded { seat: Seat, place: Place },
        Finished { seat: Seat },
        LinkRemoved { seat: Seat, squares: Vec<Square> },
        Reshuffled { seat: Seat },
        Drew { seat: Seat, tickets: Vec<Ticket> },
        DrewUnseen { seat: Seat, count: u8 },
        NobodyArrived { kind: Kind },
        PassengersArrived { kind: Kind, n: usize, squares: Vec<Square> },
        HandKept { seat: Seat },
        HandFilled { seat: Seat, tickets: Vec<Ticket> },
        TurnEnded { seat: Seat },
        GameOver,
    }
}

/// An event, in a game that may have gone on since. One list of all of them, so that none can be forgotten.
pub(super) fn of(view: &View, event: &Event) -> Tale {
    let place = |at| Place::of(&view.public.city, at);
    match event.clone() {
        Event::RoundStarted { round } => Tale::RoundStarted { round },
        Event::Bid { seat, amount } => Tale::Bid { seat, amount },
        Event::Passed { seat } => Tale::Passed { seat },
        Event::PlaceTaken { seat, place } => Tale::PlaceTaken { seat, place },
        Event::CardTaken { seat, ticket } => card_taken(seat, ticket),
        Event::CardsOpened { tickets } => Tale::CardsOpened { tickets },
        Event::Revealed { ticket } => Tale::Revealed { ticket: InFull(ticket) },
        Event::LineShuffled {} => Tale::LineShuffled,
        Event::Discarded { seat, ticket } => Tale::Discarded { seat, ticket },
        Event::TicketsPlayed { seat, played } => Tale::TicketsPlayed { seat, played },
        Event::Stress { seat, level } => Tale::Stress { seat, level },
        Event::Happiness { seat, points } => happiness(seat, points),
        Event::Money { seat, amount } => money(seat, amount),
        Event::Built {
            seat,
            tiles,
            redirected,
        } => built(seat, &tiles, redirected),
        Event::LinkUpgraded { seat, link } => link_upgraded(view, seat, link),
        Event::Constructed { seat, at, card, .. } => constructed(seat, at, card),
        Event::BuildingUpgraded { seat, at } => Tale::BuildingUpgraded { seat, place: place(at) },
        Event::Travelled { seat, from, to, route } => travelled(view, seat, [from, to], &route),
        Event::Fare { from, to, amount } => fare(from, to, amount),
        Event::Awkward { seat } => Tale::Awkward { seat },
        Event::Worker { seat } => Tale::Worker { seat },
        Event::HandLimit { seat, limit } => Tale::HandLimit { seat, limit },
        Event::Looked { seat, book } => Tale::Looked { seat, book },
        Event::Kept { seat, ticket } => kept(seat, ticket),
        Event::KeptUnseen { seat } => Tale::KeptUnseen { seat },
        Event::LeftOpen { seat, book, ticket } => left_open(seat, book, ticket),
        Event::DevelopmentOpened { tickets } => Tale::DevelopmentOpened { tickets },
        Event::PassengerPlanned { seat, at } => Tale::PassengerPlanned { seat, place: place(at) },
        Event::PassengerAdded { seat, at } => Tale::PassengerAdded { seat, place: place(at) },
        Event::Finished { seat } => Tale::Finished { seat },
        Event::LinkRemoved { seat, squares } => Tale::LinkRemoved { seat, squares },
        Event::Reshuffled { seat } => Tale::Reshuffled { seat },
        Event::Drew { seat, tickets } => Tale::Drew { seat, tickets },
        Event::DrewUnseen { seat, count } => Tale::DrewUnseen { seat, count },
        Event::PassengersArrived { kind, squares } => passengers_arrived(kind, squares),
        Event::HandFilled { seat, tickets } => hand_filled(seat, tickets),
        Event::TurnEnded { seat } => Tale::TurnEnded { seat },
        Event::GameOver {} => Tale::GameOver,
    }
}

/// T2.7, T5.11, T17.6, T11.15.
const fn card_taken(seat: Seat, ticket: Ticket) -> Tale {
    let ticket = InFull(ticket);
    Tale::CardTaken { seat, ticket }
}

/// T2.14, T2.15, T11.15.
const fn kept(seat: Seat, ticket: Ticket) -> Tale {
    let ticket = InFull(ticket);
    Tale::Kept { seat, ticket }
}

/// T2.14.
const fn left_open(seat: Seat, book: BookNumber, ticket: Ticket) -> Tale {
    let ticket = InFull(ticket);
    Tale::LeftOpen { seat, book, ticket }
}

const fn happiness(seat: Seat, points: i16) -> Tale {
    let gained = points.unsigned_abs();
    if points < 0 {
        Tale::HappinessLost { seat, points: gained }
    } else {
        Tale::HappinessGained { seat, points: gained }
    }
}

const fn money(seat: Seat, amount: i32) -> Tale {
    let sum = amount.unsigned_abs();
    if amount < 0 {
        Tale::MoneyPaid { seat, amount: sum }
    } else {
        Tale::MoneyTaken { seat, amount: sum }
    }
}

/// T11.19.
const fn fare(from: Option<Seat>, to: Seat, amount: u16) -> Tale {
    match from {
        Some(seat) => Tale::Fare {
            seat,
            owner: to,
            amount,
        },
        None => Tale::FareFromBank { seat: to, amount },
    }
}

/// T7, T8.3.
fn built(seat: Seat, tiles: &[NewTile], redirected: bool) -> Tale {
    match tiles {
        [tile] if redirected => Tale::Redirected { seat, tile: *tile },
        [tile, rest @ ..] if redirected => Tale::RedirectedAndBuilt {
            seat,
            tile: *tile,
            tiles: rest.to_vec(),
        },
        tiles => Tale::Built {
            seat,
            tiles: tiles.to_vec(),
        },
    }
}

/// T9.3.
fn link_upgraded(view: &View, seat: Seat, name: LinkEnd) -> Tale {
    match view.public.city.links.named(name) {
        Some(link) => Tale::LinkUpgraded {
            seat,
            link: LinkName::of(view, link),
        },
        None => Tale::LinkUpgradedAt { seat, at: name.at },
    }
}

/// T10.3.
const fn constructed(seat: Seat, at: Square, card: Ticket) -> Tale {
    Tale::Constructed {
        seat,
        building: BuildingOf(card),
        place: Bed(at),
        ticket: InFull(card),
    }
}

/// T11: from where to where, and over whose links.
fn travelled(view: &View, seat: Seat, ends: [Square; 2], route: &[LinkEnd]) -> Tale {
    let city = &view.public.city;
    let owners: Option<Seats> = route
        .iter()
        .map(|name| city.links.named(*name).map(|link| link.owner))
        .collect();
    let ([from, to], n) = (ends.map(|at| Place::of(city, at)), route.len());
    match owners {
        Some(owners) => Tale::TravelledOver {
            seat,
            from,
            to,
            n,
            // each is named once, however many links it owns
            owners: owners.iter().collect(),
        },
        None => Tale::Travelled { seat, from, to, n },
    }
}

/// T13.5.
fn passengers_arrived(kind: Kind, squares: Vec<Square>) -> Tale {
    match squares.len() {
        0 => Tale::NobodyArrived { kind },
        n => Tale::PassengersArrived { kind, n, squares },
    }
}

/// T14.3.
fn hand_filled(seat: Seat, tickets: Vec<Ticket>) -> Tale {
    if tickets.is_empty() {
        Tale::HandKept { seat }
    } else {
        Tale::HandFilled { seat, tickets }
    }
}
