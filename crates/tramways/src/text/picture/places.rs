//! What stands beside the map: where passengers come next, the buildings with their passengers, the parcels, the squares with two tiles.

use table::Seat;
use table::phrase::Phrase;

use crate::kind::Kind;
use crate::map::Parcel;
use crate::square::Square;

use super::ink::{BOLD, DIM, ink, letter};
use super::phrase::{flow, labelled};
use super::{Sight, Word, map};

/// Where the rows begin, after their labels.
const INDENT: usize = 10;
/// Where parcels begin, after their owners.
const OWNER: usize = 10;

/// Everything, in rows of at most this width.
pub(in crate::text) fn draw(view: &Sight<'_>, width: usize) -> Vec<Phrase> {
    let width = width.saturating_sub(INDENT);
    let rows = |label: &str, rows: Vec<Phrase>| labelled(&Phrase::in_style(DIM, label), INDENT, rows);
    let buildings = Kind::ALL
        .into_iter()
        .flat_map(|kind| rows(&view.said(&kind), flow(buildings(view, kind), 1, width)));
    let shared = flow(shared(view), 2, width);
    rows(&view.word(Word::Arrivals), vec![arrivals(view)])
        .into_iter()
        .chain(buildings)
        .chain(rows(&view.word(Word::Parcels), parcels(view, width)))
        .chain(rows("++", shared))
        .collect()
}

/// T2.19: the types at whose buildings passengers arrive.
fn arrivals(view: &Sight<'_>) -> Phrase {
    let left = (1u8..)
        .zip(view.public.types)
        .filter(|(round, _)| *round >= view.public.round);
    let words: Vec<String> = left.map(|(round, kind)| format!("{round} {}", kind.letter())).collect();
    if words.is_empty() {
        Phrase::in_style(DIM, view.word(Word::NoMore))
    } else {
        Phrase::new(view.word(Word::AfterRounds {
            rounds: words.join(", "),
        }))
    }
}

/// T16.3: the squares of the buildings of a type; those after a + belong to the building before.
fn buildings(view: &Sight<'_>, kind: Kind) -> Vec<Phrase> {
    let city = &view.public.city;
    let squares = city.building_squares().iter().filter(|&at| city.kind(at) == Some(kind));
    let mut squares: Vec<(Option<Square>, Square)> = squares.map(|at| (city.building_place(at), at)).collect();
    squares.sort_unstable();
    let sign = |&(place, at): &(Option<Square>, Square)| building(view, at, place == Some(at));
    if squares.is_empty() {
        vec![Phrase::in_style(DIM, view.word(Word::None))]
    } else {
        squares.iter().map(sign).collect()
    }
}

/// A building square: whose it is, and whether a passenger stands on it.
fn building(view: &Sight<'_>, at: Square, first: bool) -> Phrase {
    let city = &view.public.city;
    let joined = if first { "" } else { "+" };
    let (style, star) = if city.passengers().contains(at) {
        (BOLD, "*")
    } else {
        (DIM, "")
    };
    let square = Phrase::in_style(style, format_args!("{joined}{at}"));
    let owner = city.built(at).map_or_else(Phrase::default, |built| {
        Phrase::in_style(ink(built.owner), letter(built.owner, built.upgraded))
    });
    square.then(&owner).styled(style, star)
}

/// T1.9: the parcels of each player, and those without a disc.
fn parcels(view: &Sight<'_>, width: usize) -> Vec<Phrase> {
    let seats = view.public.seats().iter().map(Some).chain([None]);
    seats
        .flat_map(|seat| {
            labelled(
                &owner(view, seat),
                OWNER,
                flow(parcels_of(view, seat), 1, width.saturating_sub(OWNER)),
            )
        })
        .collect()
}

fn owner(view: &Sight<'_>, seat: Option<Seat>) -> Phrase {
    seat.map_or_else(
        || Phrase::new(view.word(Word::Unclaimed)),
        |seat| Phrase::in_style(ink(seat), view.who(seat)),
    )
}

fn parcels_of(view: &Sight<'_>, seat: Option<Seat>) -> Vec<Phrase> {
    view.components
        .map
        .parcels
        .iter()
        .filter(|parcel| view.public.city.disc(parcel.at) == seat)
        .map(|parcel| state(view, parcel))
        .collect()
}

/// A parcel; where the map shows something else, what that is.
fn state(view: &Sight<'_>, Parcel { name, at, .. }: &Parcel) -> Phrase {
    let city = &view.public.city;
    match city.kind(*at) {
        Some(kind) => Phrase::in_style(DIM, format_args!("{name}={}{at}", kind.letter())),
        None if city.used(*at).is_empty() => Phrase::new(name),
        None => Phrase::new(view.word(Word::Rail {
            name: name.to_string(),
            at: *at,
        })),
    }
}

/// T7.6: squares with two tiles.
fn shared(view: &Sight<'_>) -> Vec<Phrase> {
    let tiles = |at: Square| match &map::rails(view, at)[..] {
        [one, other, ..] => Some(Phrase::new(format_args!("{at} ")).then(one).plain(" ").then(other)),
        _ => None,
    };
    view.components.map.squares().filter_map(tiles).collect()
}
