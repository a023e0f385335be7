//! What is asked now, in one sentence; at the end, who won.

use anstyle::Style;
use table::Seat;

use crate::action::Kind;
use crate::state::{Picks, Purchase, Step, Trip};
use crate::view::View;

use super::ink::{ASKED, GOOD};
use table::phrase::Phrase;

use super::phrase::flow;
use super::{WIDTH, names, seen};

/// What the viewer is asked, or whom all wait for.
pub(super) fn sentence(view: &View) -> Vec<Phrase> {
    let (style, words) = match view.public.awaiting().first() {
        None => (GOOD, ending(view)),
        Some(seat) if seen::viewer(view) == Some(seat) => (
            ASKED,
            format!("▶ You ({}) are asked to {}.", names::company(seat), task(view)),
        ),
        Some(seat) => (
            Style::new(),
            format!("Waiting for {} to {}.", names::company(seat), task(view)),
        ),
    };
    flow(words.split(' ').map(Phrase::new), 1, WIDTH)
        .into_iter()
        .map(|row| row.all_in(style))
        .collect()
}

fn task(view: &View) -> String {
    let map = &view.map;
    match view.public.step {
        Step::Choose => choices(view),
        Step::BuildAt => "choose the station to build on".into(),
        Step::BuildStore(station) => format!("choose the store for {}", names::station(map, station)),
        Step::FirstTrack => "lay a track".into(),
        Step::SecondTrack(first) => format!(
            "lay a second track that continues {}, for a card, or none",
            names::connection(map, first)
        ),
        Step::UpgradeAt => "choose the store to upgrade".into(),
        Step::GiveUp(station) => format!(
            "choose the customer to give up for the upgrade at {}",
            names::station(map, station)
        ),
        Step::MoveFrom => "choose the ward whose customers move".into(),
        Step::Pay(purchase) => format!(
            "pay a card of {} or a wildcard {}",
            names::either_ward(map, seen::asked_for(view, purchase)),
            reason(view, purchase)
        ),
        Step::PayThree(purchase) => format!("pick {} to pay {}", picks(view), reason(view, purchase)),
        Step::StartAt(ward) => format!(
            "choose the station of {} where the customers set off",
            names::ward(map, ward)
        ),
        Step::HandOver(trip) => format!(
            "choose which of {} to hand over at {}",
            tokens(&trip),
            names::station(map, trip.at)
        ),
        Step::Travel(trip) => {
            let stop = if trip.may_stop { ", or end the Move" } else { "" };
            format!("move {} on from {}{stop}", tokens(&trip), names::station(map, trip.at))
        }
    }
}

fn tokens(trip: &Trip) -> String {
    names::tokens(&trip.group).join(" ")
}

/// S3.4: the actions not yet taken.
fn choices(view: &View) -> String {
    let taken = view.public.taken;
    if taken.len() >= 2 {
        return "end the turn".into();
    }
    let open = Kind::ALL
        .into_iter()
        .filter(|&kind| !taken.contains(kind))
        .map(|kind| names::action(kind).into());
    format!("choose {}, or end the turn", names::either(open.collect()))
}

/// S4.3: how many of the three cards are still to be picked, as far as the viewer may know (S8.6).
fn picks(view: &View) -> String {
    let picked: Vec<String> = view
        .picks()
        .into_iter()
        .flat_map(Picks::cards)
        .map(|ward| names::ward(&view.map, ward))
        .collect();
    match &picked[..] {
        [] => "three cards".into(),
        [first] => format!("two cards besides {first}"),
        [first, second, ..] => format!("one card besides {first} and {second}"),
    }
}

/// What is paid for.
fn reason(view: &View, purchase: Purchase) -> String {
    let map = &view.map;
    match purchase {
        Purchase::NewStore(station, goods) => format!("for a {goods} store at {}", names::station(map, station)),
        Purchase::MoveStore(to, from) => format!(
            "for the store that moves from {} to {}",
            names::station(map, from),
            names::station(map, to)
        ),
        Purchase::SecondTrack(_, second) => format!("for the track {}", names::connection(map, second)),
        Purchase::Upgrade(station) => {
            let given_up = view
                .picks()
                .and_then(Picks::customer)
                .map_or_else(String::new, |customer| format!(", giving up 1 {customer}"));
            format!("for the upgrade at {}{given_up}", names::station(map, station))
        }
        Purchase::Move(ward) => format!("for the Move from {}", names::ward(map, ward)),
    }
}

/// S7.2 to S7.4.
fn ending(view: &View) -> String {
    let Some(outcome) = seen::outcome(view) else {
        return "The game is over.".into();
    };
    let results = (0u8..).map_while(Seat::new).zip(&outcome.seats);
    let winners: Vec<_> = results.filter(|(_, result)| result.place == 1).collect();
    let points = winners.first().map_or(0, |(_, result)| result.score.points);
    let verb = if winners.len() == 1 {
        "wins"
    } else {
        "share the victory"
    };
    let names = names::list(winners.iter().map(|&(seat, _)| names::company(seat)).collect());
    format!(
        "The game is over: {names} {verb} with {}.",
        names::count(usize::try_from(points).unwrap_or(0), "point")
    )
}
