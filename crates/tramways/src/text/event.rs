//! Events in one line. They are plain text: whoever tells them may colour the whole line.

use table::Seat;

use crate::event::{Event, Played};
use crate::kind::Kind;
use crate::links::LinkEnd;
use crate::run::NewTile;
use crate::square::Square;
use crate::ticket::{Cards, Ticket};
use crate::view::View;

use super::names::{self, player};
use super::{link, ticket};

/// An event, in a game that may have gone on since.
pub(super) fn words(view: &View, event: &Event) -> String {
    let cards = &view.components.cards;
    let name = |card: Ticket| ticket::name(cards, card);
    match *event {
        Event::RoundStarted { round } => format!("round {round} begins"),
        Event::Bid { seat, amount } => format!("{} bids ${amount}", player(seat)),
        Event::Passed { seat } => format!("{} passes", player(seat)),
        Event::PlaceTaken { seat, place } => format!("{} is {} in the new order", player(seat), names::ordinal(place)),
        Event::CardTaken { seat, ticket } => format!("{} takes {}", player(seat), ticket::words(cards, ticket)),
        Event::CardsOpened { ref tickets } => format!("new auction cards lie open: {}", ticket::list(cards, tickets)),
        Event::Revealed { ticket } => format!("the next card of the line is {}", ticket::words(cards, ticket)),
        Event::LineShuffled {} => "the discards of the line are shuffled into a new deck".into(),
        Event::Discarded { seat, ticket } => format!("{} discards {}", player(seat), name(ticket)),
        Event::TicketsPlayed { seat, ref played } => format!("{} plays {}", player(seat), icons(cards, played)),
        Event::Stress { seat, level } => format!("{} has stress {level}", player(seat)),
        Event::Happiness { seat, points } if points < 0 => {
            format!("{} loses {} HP", player(seat), points.unsigned_abs())
        }
        Event::Happiness { seat, points } => format!("{} gains {points} HP", player(seat)),
        Event::Money { seat, amount } if amount < 0 => {
            format!("{} pays ${} to the bank", player(seat), amount.unsigned_abs())
        }
        Event::Money { seat, amount } => format!("{} takes ${amount} from the bank", player(seat)),
        Event::Built {
            seat,
            ref tiles,
            redirected,
        } => built(seat, tiles, redirected),
        Event::LinkUpgraded { seat, link } => format!("{} upgrades the link {}", player(seat), link_named(view, link)),
        Event::Constructed { seat, at, kind, card } => constructed(view, seat, at, kind, card),
        Event::BuildingUpgraded { seat, at } => format!("{} upgrades {}", player(seat), names::place(view, at)),
        Event::Travelled {
            seat,
            from,
            to,
            ref route,
        } => travelled(view, seat, [from, to], route),
        Event::Fare { from: None, to, amount } => format!("the bank pays {} a fare of ${amount}", player(to)),
        Event::Fare {
            from: Some(from),
            to,
            amount,
        } => format!("{} pays {} a fare of ${amount}", player(from), player(to)),
        Event::Awkward { seat } => format!(
            "awkward: {} cannot pay that fare in full, and no more fares are paid on this trip",
            player(seat)
        ),
        Event::Worker { seat } => format!("{} gets a rail worker", player(seat)),
        Event::HandLimit { seat, limit } => format!("the hand limit of {} rises to {limit}", player(seat)),
        Event::Looked { seat, book } => format!("{} looks through Book {book}", player(seat)),
        Event::Kept { seat, ticket } => format!("{} keeps {}", player(seat), ticket::words(cards, ticket)),
        Event::KeptUnseen { seat } => format!("{} keeps a Development card", player(seat)),
        Event::LeftOpen { seat, book, ticket } => format!(
            "{} leaves {} open on Book {book}",
            player(seat),
            ticket::words(cards, ticket)
        ),
        Event::DevelopmentOpened { ref tickets } => {
            format!("new Development cards lie open: {}", ticket::list(cards, tickets))
        }
        Event::PassengerPlanned { seat, at } => {
            format!("{} plans a passenger on {}", player(seat), names::place(view, at))
        }
        Event::PassengerAdded { seat, at } => {
            format!("{} puts a passenger on {}", player(seat), names::place(view, at))
        }
        Event::Finished { seat } => format!("{} has finished the administration", player(seat)),
        Event::LinkRemoved { seat, ref squares } => format!(
            "the neglected link of {} on {} is removed",
            player(seat),
            names::squares(squares)
        ),
        Event::Reshuffled { seat } => format!("{} shuffles the discard pile into a new deck", player(seat)),
        Event::Drew { seat, ref tickets } => {
            format!("{} draws {}", player(seat), ticket::list_in_brief(cards, tickets))
        }
        Event::DrewUnseen { seat, count } => format!("{} draws {}", player(seat), names::count(count.into(), "ticket")),
        Event::PassengersArrived { kind, ref squares } => arrived(kind, squares),
        Event::HandFilled { seat, ref tickets } if tickets.is_empty() => {
            format!("{} takes no more tickets for round 6", player(seat))
        }
        Event::HandFilled { seat, ref tickets } => format!(
            "for round 6 {} takes {}",
            player(seat),
            ticket::list_in_brief(cards, tickets)
        ),
        Event::TurnEnded { seat } => format!("{} ends the turn", player(seat)),
        Event::GameOver {} => "the game is over".into(),
    }
}

fn icons(cards: &Cards, played: &[Played]) -> String {
    let of = |Played { ticket: card, icons }: &Played| {
        let icons = names::list(icons.iter().map(|&icon| ticket::icon(cards, *card, icon)).collect());
        format!("{icons} of {}", ticket::name(cards, *card))
    };
    played.iter().map(of).collect::<Vec<_>>().join(", ")
}

/// T7, T8.3.
fn built(seat: Seat, tiles: &[NewTile], redirected: bool) -> String {
    let tile = |tile: &NewTile| format!("{} {}-{}", tile.at, tile.from.letter(), tile.to.letter());
    let all = |tiles: &[NewTile]| tiles.iter().map(tile).collect::<Vec<_>>().join(", ");
    match tiles {
        [first] if redirected => format!("{} redirects a rail: {}", player(seat), tile(first)),
        [first, rest @ ..] if redirected => format!(
            "{} redirects a rail, {}, and goes on: {}",
            player(seat),
            tile(first),
            all(rest)
        ),
        _ => format!("{} lays rails: {}", player(seat), all(tiles)),
    }
}

fn link_named(view: &View, name: LinkEnd) -> String {
    view.public
        .city
        .links
        .named(name)
        .map_or_else(|| format!("at {}", name.at), |link| link::name(view, link))
}

fn constructed(view: &View, seat: Seat, at: Square, kind: Kind, card: Ticket) -> String {
    let parcel = view
        .components
        .map
        .parcel_at(at)
        .map_or_else(|| at.to_string(), |parcel| format!("parcel {} {at}", parcel.name));
    let kind = names::one(kind);
    format!(
        "{} constructs {kind} on {parcel} and takes {}",
        player(seat),
        ticket::words(&view.components.cards, card)
    )
}

/// T11: from where to where, and over whose links.
fn travelled(view: &View, seat: Seat, ends: [Square; 2], route: &[LinkEnd]) -> String {
    let owner = |name: &LinkEnd| {
        view.public
            .city
            .links
            .named(*name)
            .map(|link| player(link.owner).to_string())
    };
    let owners: Option<Vec<String>> = route.iter().map(owner).collect();
    let owners = owners.map_or_else(String::new, |owners| format!(" of {}", names::list(owners)));
    let [from, to] = ends.map(|at| names::place(view, at));
    format!(
        "{} moves the passenger from {from} to {to} by {}{owners}",
        player(seat),
        names::count(route.len(), "link")
    )
}

/// T13.5.
fn arrived(kind: Kind, squares: &[Square]) -> String {
    match squares {
        [] => format!("no passenger arrives: no {kind} has an empty square"),
        [only] => format!("a passenger arrives at the {kind} {only}"),
        several => format!(
            "passengers arrive at every {kind} with room: {}",
            names::squares(several)
        ),
    }
}
