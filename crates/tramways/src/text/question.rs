//! What is asked now, in one sentence; at the end, who won.

use anstyle::Style;
use table::phrase::Phrase;
use table::{Seat, Seats};

use crate::action::ActionKind;
use crate::payment::Bill;
use crate::pending::{Deed, Pending, Trip};
use crate::phase::{Auction, Look, Phase, Step, Turn, draft_position};
use crate::run::Run;
use crate::view::View;

use super::ink::{ASKED, GOOD};
use super::phrase::wrapped;
use super::{WIDTH, link, names, seen, ticket};

/// What the viewer is asked, or whom all wait for.
pub(super) fn sentence(view: &View) -> Vec<Phrase> {
    let awaiting = view.public.awaiting();
    let own = seen::viewer(view).filter(|&seat| awaiting.contains(seat));
    let (style, words) = match (own, awaiting.first()) {
        (Some(seat), _) => (
            ASKED,
            format!("▶ You ({}) are asked to {}.", names::player(seat), task(view, seat)),
        ),
        (None, Some(seat)) => (
            Style::new(),
            format!(
                "Waiting for {} to {}.",
                names::players(awaiting.iter()),
                task(view, seat)
            ),
        ),
        (None, None) => (GOOD, ending(view)),
    };
    wrapped(&words, WIDTH)
        .into_iter()
        .map(|row| row.all_in(style))
        .collect()
}

fn task(view: &View, seat: Seat) -> String {
    match &view.pending {
        Pending::Nothing {} => in_phase(view, seat),
        Pending::Chosen { kind } => target(*kind).into(),
        Pending::Laying { run } => laying(view, run),
        Pending::Site { at } => format!("choose the building for {}", names::place(view, *at)),
        Pending::Passenger { at } => format!("choose the destination of the passenger on {}", names::place(view, *at)),
        Pending::Travelling { trip } => travelling(view, trip),
        Pending::Paying { deed, bill, .. } if bill.money > 0 => paying(view, seat, deed, bill),
        Pending::Paying { deed, bill, .. } => format!("play {}, {}", icons_due(view, bill), purpose(view, deed)),
    }
}

fn in_phase(view: &View, seat: Seat) -> String {
    match &view.public.phase {
        Phase::Draft { taken } => draft(view, *taken),
        Phase::Books { look: None, .. } => "choose a Ticket Book to look through".into(),
        Phase::Books { look: Some(look), .. } => book(*look),
        Phase::KeepOne { .. } => "keep one of the Development cards dealt".into(),
        Phase::Auction(auction) => bidding(view, auction, seat),
        Phase::TakeCard { .. } => "take one of the open auction cards".into(),
        Phase::Void { .. } => "discard another ticket for the void one".into(),
        Phase::Line {} => line(view),
        Phase::FillHand { .. } => filling(view, seat),
        Phase::Actions(turn) => acting(view, turn),
        Phase::Administration { .. } => administering(view, seat),
        Phase::PlaceAgain { left, .. } => {
            format!(
                "put {} elsewhere: the planned square is taken",
                names::count((*left).into(), "passenger")
            )
        }
        Phase::Over {} => "rest".into(),
    }
}

/// T2.7: two Parcel cards each, four for the last player.
fn draft(view: &View, taken: u8) -> String {
    let players = view.public.players;
    let position = |taken: u8| draft_position(taken, players);
    let left = (taken..4 * players)
        .take_while(|&later| position(later) == position(taken))
        .count();
    if left == 1 {
        "take a Parcel card".into()
    } else {
        format!("take a Parcel card, and {} more after it", left - 1)
    }
}

/// T2.14.
fn book(look: Look) -> String {
    let Look { book, taken } = look;
    if taken {
        format!("leave one of the other cards open on top of Book {book}")
    } else {
        format!("keep one card of Book {book}")
    }
}

/// T5.2, T5.3: which bids are barred, and what passing means.
fn bidding(view: &View, auction: &Auction, seat: Seat) -> String {
    let before = view
        .public
        .order
        .iter()
        .take_while(|&other| other != seat)
        .filter(|&other| auction.still_in.contains(other));
    let mut barred: Vec<u16> = before
        .chain([seat])
        .map(|other| auction.bid(other))
        .filter(|&bid| bid > 0)
        .collect();
    barred.sort_unstable();
    barred.dedup();
    let barred = names::either(barred.iter().map(|bid| format!("${bid}")).collect::<Vec<_>>());
    let bid = if barred == "nothing" {
        "bid".into()
    } else {
        format!("bid (but not {barred})")
    };
    format!(
        "{bid}, or pass and be {}",
        names::ordinal(place_after_passing(view, auction))
    )
}

/// T5.2: the last free place.
pub(super) fn place_after_passing(view: &View, auction: &Auction) -> u8 {
    view.public.players.saturating_sub(auction.back.len() as u8)
}

/// T17.6.
fn line(view: &View) -> String {
    let earlier = if view.public.line.len() > 1 {
        "take a card of the line (the newest costs 1 stress)"
    } else {
        "take the card of the line for 1 stress"
    };
    format!("{earlier}, or reveal the next one for ${}", view.public.line.len())
}

/// T14.3.
fn filling(view: &View, seat: Seat) -> String {
    let Some(own) = view.own.filter(|_| seen::viewer(view) == Some(seat)) else {
        return "choose tickets for round 6".into();
    };
    let room = usize::from(view.player(seat).limit).saturating_sub(own.hand.len() + own.picks.len());
    format!(
        "choose {} for round 6 among those laid out",
        names::count(room, "more ticket")
    )
}

/// T6.1, T6.2, T11.15, T11.16.
fn acting(view: &View, turn: &Turn) -> String {
    match turn.step {
        Step::Choose {} => match (turn.left, turn.money_taken) {
            (0, _) => "end the turn".into(),
            (left, false) => format!(
                "choose an action or take $2 ({} left)",
                names::count(left.into(), "action")
            ),
            (_, true) => "choose an action, or end the turn".into(),
        },
        Step::Commerce { .. } if view.public.alternate_development => {
            "take $5, an open Development card, or the top one of the deck".into()
        }
        Step::Commerce { .. } => "take $5, or look through a Ticket Book for a card".into(),
        Step::Look { look, .. } => book(look),
        Step::Leisure { .. } => {
            "buy happiness (1 HP $1, 2 HP $3, 3 HP $6, 4 HP $10, 5 HP $15 and so on), or none".into()
        }
    }
}

/// T12.
fn administering(view: &View, seat: Seat) -> String {
    let own = view.own.filter(|_| seen::viewer(view) == Some(seat));
    match own.and_then(|own| own.placing) {
        Some(card) => format!(
            "choose the square for the passenger of {}",
            ticket::name(&view.components.cards, card)
        ),
        None if own.is_none() => "finish the administration".into(),
        None => {
            let price = if view.player(seat).discarded == 0 {
                "the first is free"
            } else {
                "$1 each"
            };
            format!(
                "play icons ($, Worker, Stress -1, Passenger), discard tickets ({price}), or finish the administration"
            )
        }
    }
}

const fn target(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Build => "choose where the rails begin, or which loose end to redirect",
        ActionKind::UpgradeLink => "choose the link to upgrade",
        ActionKind::Construct => "choose the parcel to build on",
        ActionKind::UpgradeBuilding => "choose the building to upgrade",
        ActionKind::Move => "choose the passenger to move",
    }
}

/// T7.4.
fn laying(view: &View, run: &Run) -> String {
    let map = &view.components.map;
    let which = if run.tiles.is_empty() { "first" } else { "next" };
    let coming = run.head(map).map_or_else(String::new, |head| {
        format!(
            " on {}, coming from the {}",
            names::ground(view, head.at),
            names::side(head.side)
        )
    });
    let stop = if seen::stop(view).is_some() {
        ", or end the rails"
    } else {
        ""
    };
    format!(
        "lay the {which} tile{coming}{stop} ({} so far)",
        names::count(run.cost(map).into(), "rail symbol")
    )
}

/// T11.8.
fn travelling(view: &View, trip: &Trip) -> String {
    let at = if trip.route.is_empty() {
        String::new()
    } else {
        format!(", now at {}", names::place(view, trip.at))
    };
    let to = names::destination(view, trip.destination);
    format!(
        "choose the next link for the passenger from {} to {to}{at}",
        names::place(view, trip.from)
    )
}

/// T5.8: a price, and what of it is played already.
fn paying(view: &View, seat: Seat, deed: &Deed, bill: &Bill) -> String {
    let played: u16 = seen::payment(view, seat)
        .all_icons(&view.components.cards)
        .map(|(_, icon)| icon.money())
        .sum();
    let so_far = if played > 0 {
        format!(" (${played} in icons so far)")
    } else {
        String::new()
    };
    format!(
        "pay ${} {} with money icons or cash{so_far}",
        bill.money,
        purpose(view, deed)
    )
}

/// TR21: what is still to be played: rail symbols or one icon, then a destination.
pub(super) fn icons_due(view: &View, bill: &Bill) -> String {
    let mut ends: Vec<String> = bill
        .ends
        .into_iter()
        .flatten()
        .map(|end| names::short_destination(view, end))
        .collect();
    ends.dedup();
    let first = match (bill.rails, bill.icon) {
        (0, None) => None,
        (0, Some(icon)) => Some(ticket::wanted(icon)),
        (rails, _) => Some(format!(
            "Build icons for exactly {}",
            names::count(rails.into(), "rail symbol")
        )),
    };
    let end = (!ends.is_empty()).then(|| names::either(ends));
    first.into_iter().chain(end).collect::<Vec<_>>().join(", then ")
}

/// What is paid for.
fn purpose(view: &View, deed: &Deed) -> String {
    match deed {
        Deed::Bid { .. } => "for the bid".into(),
        Deed::Reveal {} => "for the next card of the line".into(),
        Deed::Build { run } => format!("to lay {}", names::count(run.tiles.len(), "tile")),
        Deed::UpgradeLink { link } => match view.public.city.links.named(*link) {
            Some(link) => format!("to upgrade the link {}", link::name(view, link)),
            None => "to upgrade the link".into(),
        },
        Deed::Construct { at, card } => format!(
            "to construct {} on {}",
            names::building(view, *card),
            names::place(view, *at)
        ),
        Deed::UpgradeBuilding { at } => format!("to upgrade {}", names::place(view, *at)),
        Deed::Move { trip } => format!(
            "to move the passenger from {} to {}",
            names::place(view, trip.from),
            names::place(view, trip.at)
        ),
        Deed::Happiness { points } => format!("for {points} HP"),
    }
}

/// T15.3, T17.11.
fn ending(view: &View) -> String {
    let Some(outcome) = seen::outcome(view) else {
        return "The game is over.".into();
    };
    if let [alone] = &outcome.seats[..] {
        let title = alone.title.as_ref().map(ToString::to_string).unwrap_or_default();
        return format!("The game is over: {} points, {title}.", alone.score.points);
    }
    let results = view
        .public
        .seats()
        .iter()
        .zip(&outcome.seats)
        .filter(|(_, result)| result.place == 1);
    let winners: Vec<_> = results.collect();
    let points = winners.first().map_or(0, |(_, result)| result.score.points);
    let seats: Seats = winners.iter().map(|(seat, _)| *seat).collect();
    let verb = if seats.len() == 1 { "wins" } else { "share the victory" };
    format!(
        "The game is over: {} {verb} with {points} points.",
        names::players(seats.iter())
    )
}
