//! The tracks of a company, as routes.

use table::Seat;

use crate::edition::Edition;
use crate::parts::map::{Map, Station};
use crate::state::Public;

/// The tracks of a seat, those that meet one after the other joined into routes as long as they happen to get. Every track is in one route, once.
pub(super) fn of<E: Edition>(map: &Map, public: &Public<E>, seat: Seat) -> Vec<Vec<Station>> {
    let own = public.tracks.of(seat).iter();
    let mut left: Vec<[Station; 2]> = own.map(|connection| map.ends(connection)).collect();
    let mut routes = Vec::new();
    while let Some([first, second]) = (!left.is_empty()).then(|| left.remove(0)) {
        let mut route = vec![first, second];
        for _both_ends in 0..2 {
            extend(&mut route, &mut left);
            route.reverse();
        }
        routes.push(route);
    }
    routes
}

/// Goes on from the last station while there is a track.
fn extend(route: &mut Vec<Station>, left: &mut Vec<[Station; 2]>) {
    while let Some(&last) = route.last()
        && let Some(place) = left.iter().position(|ends| ends.contains(&last))
    {
        let [a, b] = left.remove(place);
        route.push(if a == last { b } else { a });
    }
}
