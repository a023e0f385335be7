//! The things on the board that events and actions are about, and which events are worth a line.

use hill::text::{Label, Noun};
use hill::{Action, Event, View};
use table::{Say, Seat, Voice};

use super::map::Map;
use super::offer::location_key;
use super::scene::{Scene, Track};
use super::{lines, names, town};
use crate::boards::{Told, Way};
use crate::texts::t;

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

/// Whose thing an event tells of.
pub const fn seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::SetTaken { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Upgraded { seat, .. }
        | Event::UpgradeLost { seat, .. }
        | Event::Assigned { seat, .. }
        | Event::PlansDiscarded { seat, .. }
        | Event::Took { seat, .. }
        | Event::Gained { seat, .. }
        | Event::PlanTaken { seat, .. }
        | Event::TokenTaken { seat, .. }
        | Event::Laid { seat, .. }
        | Event::BonusChosen { seat, .. }
        | Event::PlansDrawn { seat, .. }
        | Event::PlansDrawnUnseen { seat, .. }
        | Event::PlanKept { seat, .. }
        | Event::Bought { seat, .. }
        | Event::TokensDrawn { seat, .. }
        | Event::TokensDrawnUnseen { seat, .. }
        | Event::TokenKept { seat, .. }
        | Event::TrackDiscarded { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::Revealed {}
        | Event::RoundStarted { .. }
        | Event::BoardRevealed { .. }
        | Event::PlansReshuffled {}
        | Event::TokensReshuffled {}
        | Event::GameOver {} => None,
    }
}

/// The way along which an event moves something. The town itself draws a track from card to card; what was laid goes with it.
pub fn way(event: &Event) -> Option<Way> {
    let (seat, stops) = match *event {
        Event::Took { seat, location, .. } => (seat, [location_key(location), Way::player(seat)]),
        Event::Placed { seat, at, .. } | Event::Upgraded { seat, at, .. } => {
            (seat, [Way::player(seat), town::card_key(seat, at)])
        }
        Event::Laid { seat, spot, .. } => (seat, spot.cells().map(|cell| town::card_key(seat, cell))),
        Event::Assigned { seat, line, .. } => (seat, [Way::player(seat), lines::line_key(seat, line)]),
        _ => return None,
    };
    Some(Way::along(Some(seat), stops))
}

/// H2.2 to H2.5: what was laid out, and who chooses first.
pub fn opening(start: &View, voice: &Voice<'_>) -> Vec<Told> {
    let public = start.public();
    let told = |text| Told { text, target: None };
    if public.players == 1 {
        return vec![told(t!("hill.opening_alone"))];
    }
    let sets = public.sets.iter().flatten().count();
    let mut lines = vec![told(t!("hill.opening", n = sets))];
    lines.extend(public.awaiting().first().map(|seat| {
        if voice.you == Some(seat) {
            told(t!("hill.opening_you"))
        } else {
            let name = voice.name.map_or_else(String::new, |name| name(seat));
            told(t!("hill.opening_first", name = name))
        }
    }));
    lines
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
