//! The things on the board that events and actions are about, and which events are worth a line.

use hill::cards::{Cards, TownCard};
use hill::cell::Direction;
use hill::{Action, Cell, Event, View};
use table::{Seat, Voice};

use super::offer::{location_key, set_key};
use super::scene::{Scene, Track};
use super::{lines, names, town};
use crate::boards::{Told, Way};
use crate::texts::{Key, key, t};

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
        Action::TakeSet { set } => Some(set_key(set)),
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

/// An action in a few words. The town shows no columns and rows: a place is told by the cards beside it.
pub fn action(view: &View, action: &Action) -> String {
    let Action::Place { card, at, turned } = *action else {
        return names::action(view, action);
    };
    let seat = view.viewer().seat();
    let scene = seat.map(|seat| Scene::of(view, seat)).unwrap_or_default();
    let (cards, degrees) = (view.cards(), turned.degrees());
    let town = names::town(cards, card);
    let beside = beside(cards, &scene, at).unwrap_or_else(|| t!("hill.beside.first"));
    t!("hill.place_at", town = town, beside = beside, degrees = degrees)
}

/// A place where no card lies yet.
pub fn free_place(cards: &Cards, scene: &Scene, at: Cell) -> String {
    match beside(cards, scene, at) {
        Some(beside) => t!("hill.free_place", beside = beside),
        None if scene.lots.is_empty() => t!("hill.free_place", beside = t!("hill.beside.first")),
        None => t!("hill.far_place"),
    }
}

/// Where a place is, by a card that lies there: best one at an edge, and one with a landmark.
fn beside(cards: &Cards, scene: &Scene, at: Cell) -> Option<String> {
    let (direction, card) = neighbour(cards, scene, at)?;
    let (key, town) = (side(direction), names::town_card(card));
    Some(t!(key, town = town))
}

/// The card beside a place that is named easiest, and the direction of the place from there.
fn neighbour<'a>(cards: &'a Cards, scene: &Scene, at: Cell) -> Option<(Direction, &'a TownCard)> {
    let beside = scene.lots.iter().filter_map(|lot| {
        let direction = lot.cell.direction_to(at)?;
        Some((direction, cards.town(lot.card)))
    });
    beside.min_by_key(|(direction, card)| {
        let (x, y) = direction.offset();
        (x != 0 && y != 0, card.landmark.is_none(), card.id)
    })
}

const fn side(direction: Direction) -> Key {
    match direction {
        Direction::N => key!("hill.beside.above", town),
        Direction::NE => key!("hill.beside.above_right", town),
        Direction::E => key!("hill.beside.right", town),
        Direction::SE => key!("hill.beside.below_right", town),
        Direction::S => key!("hill.beside.below", town),
        Direction::SW => key!("hill.beside.below_left", town),
        Direction::W => key!("hill.beside.left", town),
        Direction::NW => key!("hill.beside.above_left", town),
    }
}

#[cfg(test)]
mod tests {
    use hill::cards::{Rotation, TownIndex};

    use super::super::scene::Lot;
    use super::*;

    fn cell(column: i8, row: i8) -> Cell {
        Cell::new(column, row).unwrap()
    }

    /// A town with a card that has a landmark, or one that has none, on each of these cells.
    fn town(cards: &Cards, cells: &[(i8, i8, bool)]) -> Scene {
        let mut numbers: Vec<TownIndex> = cards
            .towns
            .iter()
            .filter_map(|card| cards.town_index(card.id))
            .collect();
        let lots = cells.iter().map(|&(column, row, has_landmark)| {
            let place = numbers
                .iter()
                .position(|&number| cards.town(number).landmark.is_some() == has_landmark)
                .unwrap();
            Lot {
                cell: cell(column, row),
                card: numbers.remove(place),
                turned: Rotation::NONE,
                upgrade: None,
            }
        });
        Scene {
            lots: lots.collect(),
            ..Scene::default()
        }
    }

    #[test]
    fn a_place_is_told_by_the_card_at_its_edge_before_the_one_at_its_corner() {
        let cards = Cards::standard();
        let scene = town(&cards, &[(0, 0, true), (1, 0, false)]);
        let (direction, card) = neighbour(&cards, &scene, cell(1, -1)).unwrap();
        assert_eq!((direction, card.landmark.is_some()), (Direction::N, false));
    }

    #[test]
    fn a_place_is_told_by_a_landmark_where_there_is_one() {
        let cards = Cards::standard();
        let scene = town(&cards, &[(0, 0, false), (1, 1, true)]);
        let (direction, card) = neighbour(&cards, &scene, cell(0, 1)).unwrap();
        assert_eq!((direction, card.landmark.is_some()), (Direction::W, true));
        assert!(neighbour(&cards, &scene, cell(-2, 0)).is_none());
    }
}
