//! What the page adds to the words of the game: buttons, what the log leaves out, the rows of the score sheet.

use shinjuku::{Action, Event, Shinjuku};
use table::Message;
use table::words::Argument;

use crate::boards::{Board, Button};
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
    let nothing_else = moment.legal.len() == 1 || moment.view.public().actions_left() == 0;
    let button = |&action: &Action| Button {
        label: Shinjuku::action_line(&moment.view, &action),
        action,
        main: nothing_else && matches!(action, Action::EndTurn {}),
    };
    moment.legal.iter().filter(placeless).map(button).collect()
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
