//! What the page adds to the words of the game: buttons, what the log leaves out, the rows of the score sheet.

use shinjuku::state::Step;
use shinjuku::{Action, Event, Kind, Shinjuku, View};
use table::words::Argument;
use table::{Label, Message, Seat, Voice};

use crate::boards::{Board, Button, Told, Way};
use crate::table::Moment;
use crate::texts::{t, voice};

/// The choices that have no place on the map.
pub fn buttons(moment: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
    let placeless = |action: &&Action| {
        matches!(
            action,
            Action::Choose { .. } | Action::PayThree {} | Action::Stop {} | Action::EndTurn {}
        )
    };
    let placeless = moment.legal.iter().filter(placeless);
    placeless.map(|&action| button(moment, action)).collect()
}

/// S3.4, S4.3, S6.5: the five actions of a turn, paying with three cards, the end of a Move.
pub fn usual(moment: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
    let actions = match moment.view.public().step {
        Step::Choose => Kind::ALL.map(|action| Action::Choose { action }).to_vec(),
        Step::Pay(_) => vec![Action::PayThree {}],
        Step::Travel(_) => vec![Action::Stop {}],
        _ => Vec::new(),
    };
    actions.into_iter().map(|action| button(moment, action)).collect()
}

fn button(moment: &Moment<Shinjuku>, action: Action) -> Button<Shinjuku> {
    let nothing_else = moment.legal.len() == 1 || moment.view.public().actions_left() == 0;
    Button {
        label: Shinjuku::action_line(&moment.view, &action),
        action,
        main: nothing_else && matches!(action, Action::EndTurn {}),
    }
}

/// Is an event worth a line of the log? Another line tells the end of a turn, and a draw of nothing.
pub const fn is_told(event: &Event) -> bool {
    match event {
        Event::TurnEnded { .. } => false,
        Event::Drew { cards, .. } => !cards.is_empty(),
        _ => true,
    }
}

/// The thing on the map that an event is about.
pub fn event_target(event: &Event) -> Option<String> {
    match *event {
        Event::Arrived { ward, .. } | Event::Stayed { ward, .. } => Some(format!("ward:{ward}")),
        Event::Built { station, .. }
        | Event::Upgraded { station, .. }
        | Event::SetOff { station, .. }
        | Event::Served { station, .. } => Some(format!("station:{station}")),
        Event::StoreMoved { to, .. } | Event::WentOn { to, .. } => Some(format!("station:{to}")),
        Event::TrackLaid { from, to, .. } => Some(format!("track:{from}:{to}")),
        _ => None,
    }
}

/// Whose thing an event tells of: the owner of a track, the owner of a store, who draws.
pub const fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::TurnStarted { seat }
        | Event::Chosen { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Built { seat, .. }
        | Event::StoreMoved { seat, .. }
        | Event::TrackLaid { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::SetOff { seat, .. }
        | Event::Served { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrewUnseen { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::WentOn { owner, .. } => owner,
        _ => None,
    }
}

fn at_station(station: Label) -> String {
    format!("station:{station}")
}

/// The way along which an event moves something. A group that goes on is moved by the map itself.
pub fn way(before: &View, event: &Event) -> Option<Way> {
    Some(match *event {
        Event::TrackLaid { seat, from, to } => Way::laid(seat, [from, to].map(at_station)),
        Event::StoreMoved { seat, from, to, .. } => Way::along(Some(seat), [from, to].map(at_station)),
        Event::Built { seat, station, .. } | Event::Upgraded { seat, station, .. } => {
            Way::along(Some(seat), [Way::player(seat), at_station(station)])
        }
        Event::SetOff {
            seat, ward, station, ..
        } => Way::along(Some(seat), [format!("ward:{ward}"), at_station(station)]),
        Event::Served { seat, station, .. } => Way::along(Some(seat), [at_station(station), Way::player(seat)]),
        Event::Stayed { ward, .. } => {
            let (Step::HandOver(trip) | Step::Travel(trip)) = before.public().step else {
                return None;
            };
            let from = before.map().station(trip.at).id;
            Way::along(None, [at_station(from), format!("ward:{ward}")])
        }
        _ => return None,
    })
}

/// S2.1, S3.2: who begins, and the customers of the first turn.
pub fn opening(start: &View, voice: &Voice<'_>) -> Vec<Told> {
    let (public, map) = (start.public(), start.map());
    let arrived = map
        .each_ward()
        .filter(|ward| !public.waiting[ward.index()].is_empty())
        .map(|ward| Event::Arrived {
            ward: map.ward(ward).id,
            customers: public.waiting[ward.index()].each().collect(),
        });
    let first = Event::TurnStarted { seat: public.seat };
    let told = |event: Event| {
        Some(Told {
            text: Shinjuku::told(start, &event, voice)?,
            target: event_target(&event),
        })
    };
    [first].into_iter().chain(arrived).filter_map(told).collect()
}

/// The thing on the map that an action is about.
pub fn action_target(action: &Action) -> Option<String> {
    match *action {
        Action::BuildAt { station }
        | Action::UpgradeAt { station }
        | Action::StartAt { station }
        | Action::GoTo { station } => Some(format!("station:{station}")),
        Action::MoveStore { from } => Some(format!("station:{from}")),
        Action::Connect { from, to } => Some(format!("track:{from}:{to}")),
        Action::MoveFrom { ward } => Some(format!("ward:{ward}")),
        _ => None,
    }
}

/// The things on the map that lead through an action: a track goes from station to station.
pub fn action_places(action: &Action) -> Vec<String> {
    match *action {
        Action::Connect { from, to } => [from, to].map(|end| format!("station:{end}")).to_vec(),
        _ => action_target(action).into_iter().collect(),
    }
}

/// The row of a part of the score: its type of goods, without its numbers, so that all players' parts share a line.
pub fn part_name(what: &Message) -> String {
    let words = match what.argument("goods") {
        Some(Argument::Said(goods)) => goods.said(&voice()),
        _ => what.said(&voice()),
    };
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many tokens a part of the score counts, and whether they are removed.
pub fn part_note(what: &Message) -> Option<String> {
    let number = what.number("n")?;
    Some(if is_removed(what) {
        t!("shinjuku.part.removed", number = number)
    } else {
        t!("shinjuku.part.kept", number = number)
    })
}

/// S7.2: is it the part of the type that is removed?
pub fn is_removed(what: &Message) -> bool {
    what.id() == "part-removed"
}
