//! What can be chosen beyond the edge of the picture: an arrow tells how much there is, and leads there.

use leptos::prelude::*;
use shinjuku::Shinjuku;
use shinjuku::map::Map;

use super::aim::{self, Aim};
use super::desk::Desk;
use super::plan::Plan;
use crate::picture::Point;
use crate::picture::zoom::{Frame, Zoom};
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// An edge of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edge {
    Left,
    Right,
    Top,
    Bottom,
}

impl Edge {
    const ALL: [Edge; 4] = [Edge::Left, Edge::Right, Edge::Top, Edge::Bottom];

    /// The edge beyond which a place lies, if it is not in the frame.
    fn beyond(frame: Frame, place: Point) -> Option<Edge> {
        let over = [
            frame.x - place.x,
            place.x - frame.x - frame.wide,
            frame.y - place.y,
            place.y - frame.y - frame.high,
        ];
        let (edge, farthest) = Edge::ALL
            .into_iter()
            .zip(over)
            .max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (farthest > 0.0).then_some(edge)
    }

    const fn class(self) -> &'static str {
        match self {
            Edge::Left => "shin-beyond left",
            Edge::Right => "shin-beyond right",
            Edge::Top => "shin-beyond top",
            Edge::Bottom => "shin-beyond bottom",
        }
    }

    /// The name of the text that tells where an arrow leads.
    const fn text(self) -> Key {
        match self {
            Edge::Left => key!("shinjuku.beyond.left", n),
            Edge::Right => key!("shinjuku.beyond.right", n),
            Edge::Top => key!("shinjuku.beyond.top", n),
            Edge::Bottom => key!("shinjuku.beyond.bottom", n),
        }
    }

    const fn arrow(self) -> &'static str {
        match self {
            Edge::Left => "←",
            Edge::Right => "→",
            Edge::Top => "↑",
            Edge::Bottom => "↓",
        }
    }
}

/// What lies beyond an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Beyond {
    number: usize,
    /// The place in its middle.
    goal: Point,
}

/// The arrows at the edges. Each keeps its place in the page, so that a key pressed twice does not go there and back.
pub fn arrows(desk: Desk, zoom: Zoom) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let places = Memo::new(move |_| {
        desk.table
            .moment()
            .map(|moment| places(&moment, &map, &plan))
            .unwrap_or_default()
    });
    let arrow = move |edge: Edge| {
        let beyond = Memo::new(move |_| zoom.seen().and_then(|seen| beyond(seen, edge, &places.read())));
        move || {
            let Beyond { number, goal } = beyond.get()?;
            let words = t!(edge.text(), n = number);
            Some(
                view! { <button class=edge.class() title=words.clone() aria-label=words on:click=move |_| zoom.show(goal)>{edge.arrow()}" "{number}</button> },
            )
        }
    };
    Edge::ALL.map(arrow).collect_view().into_any()
}

/// Where everything is that can be chosen now.
fn places(moment: &Moment<Shinjuku>, map: &Map, plan: &Plan) -> Vec<Point> {
    let only = |aim: Aim, place: Point| aim.allowed.then_some(place);
    let wards = map
        .each_ward()
        .filter_map(|ward| only(aim::at_ward(moment, ward), plan.wards[ward.index()].name));
    let mut places: Vec<Point> = wards.collect();
    // a ward is chosen at its stations, too: it counts once
    if places.is_empty() {
        places.extend(
            map.each_station()
                .filter_map(|station| only(aim::at_station(moment, station), plan.at(station))),
        );
    }
    // the way of a group is chosen by its next station, tracks by the connection
    if places.is_empty() {
        places.extend(map.each_connection().filter_map(|connection| {
            let [a, b] = plan.ends(map, connection);
            only(aim::at_connection(moment, connection), a.middle(b))
        }));
    }
    places
}

/// What lies beyond one edge of what is seen.
fn beyond(seen: Frame, edge: Edge, places: &[Point]) -> Option<Beyond> {
    let there: Vec<Point> = places
        .iter()
        .copied()
        .filter(|&place| Edge::beyond(seen, place) == Some(edge))
        .collect();
    let number = there.len();
    let (x, y) = there
        .iter()
        .fold((0.0, 0.0), |(x, y), place| (x + place.x, y + place.y));
    let middle = Point::new(x / number as f64, y / number as f64);
    // between two far parts there may be nothing at all
    let goal = there
        .into_iter()
        .min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)))?;
    Some(Beyond { number, goal })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Frame = Frame {
        x: 200.0,
        y: 0.0,
        wide: 600.0,
        high: 900.0,
    };

    #[test]
    fn what_is_in_the_picture_needs_no_arrow() {
        let places = [Point::new(201.0, 450.0), Point::new(799.0, 899.0)];
        assert_eq!(Edge::ALL.map(|edge| beyond(SEEN, edge, &places)), [None; 4]);
    }

    #[test]
    fn every_place_outside_is_told_once_where_it_is_farthest() {
        let places = [
            Point::new(100.0, 100.0),
            Point::new(900.0, 100.0),
            Point::new(1100.0, 300.0),
            Point::new(500.0, -10.0),
            Point::new(810.0, 1200.0),
        ];
        let numbers = Edge::ALL.map(|edge| beyond(SEEN, edge, &places).map_or(0, |beyond| beyond.number));
        assert_eq!(numbers, [1, 2, 1, 1]);
    }

    #[test]
    fn an_arrow_leads_to_one_of_the_places() {
        let places = [
            Point::new(900.0, 0.0),
            Point::new(900.0, 900.0),
            Point::new(1000.0, 900.0),
        ];
        assert_eq!(
            beyond(SEEN, Edge::Right, &places).map(|beyond| beyond.goal),
            Some(places[1])
        );
    }
}
