//! The things on the board that events and actions are about, and which events are worth a line.

use hill::text::{Label, Noun};
use hill::{Action, Event, View};
use table::{Say, Seat};

use super::map::Map;
use super::offer::location_key;
use super::scene::{Scene, Track};
use super::{lines, names, town};

/// Is an event worth a line of the log? What the board shows anyway is not.
pub const fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::PlansDiscarded { .. } | Event::BoardRevealed { .. } | Event::TurnEnded { .. }
    )
}

/// The thing on the board that an event is about.
pub fn target(event: &Event) -> Option<String> {
    match *event {
        Event::Placed { seat, at, .. } | Event::Upgraded { seat, at, .. } => Some(town::card_key(seat, at)),
        Event::Assigned { seat, line, .. } => Some(lines::line_key(seat, line)),
        Event::Took { location, .. } => Some(location_key(location)),
        Event::Laid { seat, line, spot, .. } | Event::TrackDiscarded { seat, line, spot } => {
            Some(town::track_key(seat, Track { line, spot }))
        }
        _ => None,
    }
}

/// The thing on the board that an action of a seat is about.
pub fn action_target(seat: Seat, action: &Action) -> Option<String> {
    match *action {
        Action::Take { location } => Some(location_key(location)),
        Action::Place { at, .. } | Action::Upgrade { at } => Some(town::card_key(seat, at)),
        Action::Lay { line, spot, .. } | Action::DiscardTrack { line, spot } => {
            Some(town::track_key(seat, Track { line, spot }))
        }
        Action::Assign { line, .. } => Some(lines::line_key(seat, line)),
        _ => None,
    }
}

/// The things on the board that lead through an action: a track goes from card to card.
pub fn action_places(seat: Seat, action: &Action) -> Vec<String> {
    match *action {
        Action::Lay { spot, .. } => spot.cells().map(|cell| town::card_key(seat, cell)).to_vec(),
        _ => action_target(seat, action).into_iter().collect(),
    }
}

/// An action in a few words. Places are counted as the viewer's town shows them.
pub fn action(view: &View, action: &Action) -> String {
    let Action::Place { card, at, turned } = *action else {
        return names::action(view, action);
    };
    let (column, row) = shown_at(view, at);
    let label = Label::place(view.cards(), card, &Noun::Cell { column, row }, turned);
    names::said(&label.say(view.cards()))
}

/// The column and the row in which the viewer's town shows a cell.
fn shown_at(view: &View, at: hill::Cell) -> (i8, i8) {
    let scene = view
        .viewer()
        .seat()
        .map(|seat| Scene::of(view, seat))
        .unwrap_or_default();
    Map::with_room(&scene).place(at)
}
