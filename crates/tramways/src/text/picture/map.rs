//! The map, drawn in the notation of the rules: a square is two characters.

use table::phrase::Phrase;

use crate::board::Ground;
use crate::pending::Pending;
use crate::side::{Side, Sides};
use crate::square::Square;
use crate::tile::Tile;

use super::Sight;
use super::ink::{BOLD, DIM, LAKE, MOUNTAIN, PROVISIONAL, ink, letter, tile};

/// Where the first square begins, after the number of the row.
const MARGIN: usize = 3;

/// The columns of the whole map.
pub(super) fn width(view: &Sight<'_>) -> usize {
    MARGIN + 3 * usize::from(view.components.map.columns)
}

/// The squares, under the numbers of their columns and after those of their rows.
pub(in crate::text) fn draw(view: &Sight<'_>) -> Vec<Phrase> {
    let map = &view.components.map;
    let columns = (0..map.columns).fold(Phrase::default().up_to_column(MARGIN), |row, column| {
        row.styled(DIM, format_args!("{column:>2} "))
    });
    std::iter::once(columns)
        .chain((0..map.rows).map(|row| line(view, row)))
        .collect()
}

fn line(view: &Sight<'_>, row: u8) -> Phrase {
    let squares = (0..view.components.map.columns).filter_map(|column| Square::new(row, column));
    squares.fold(Phrase::in_style(DIM, format_args!("{row:>2} ")), |line, at| {
        line.then(&square(view, at)).plain(" ")
    })
}

/// A square: its rail, or else what stands or is printed there.
fn square(view: &Sight<'_>, at: Square) -> Phrase {
    match &rails(view, at)[..] {
        [] if next(view) != Some(at) => ground(view, at),
        [] if view.components.map.parcel_at(at).is_some() => ground(view, at).all_in(PROVISIONAL),
        [] => Phrase::in_style(PROVISIONAL, "??"),
        [rail] => rail.clone(),
        _ => Phrase::in_style(if is_provisional(view, at) { PROVISIONAL } else { BOLD }, "++"),
    }
}

/// The tiles on a square, each as owner and shape; those that the viewer has declared and not paid yet with a question mark.
pub(super) fn rails(view: &Sight<'_>, at: Square) -> Vec<Phrase> {
    let run = view.run();
    let is_relaid = |tile: &Tile| {
        run.is_some_and(|run| run.redirects && run.start.at == at && tile.sides().contains(run.start.side))
    };
    let laid = view
        .public
        .city
        .tiles(at)
        .into_iter()
        .filter(|tile| tile.is_some() && !is_relaid(tile));
    let laid = laid.map(|tile| {
        Phrase::in_style(
            ink(tile.owner()),
            format_args!("{}{}", letter(tile.owner(), tile.is_upgraded()), shape(tile.sides())),
        )
    });
    let new = run
        .into_iter()
        .flat_map(|run| run.tiles.iter())
        .filter(|tile| tile.at == at);
    laid.chain(new.map(|tile| Phrase::in_style(PROVISIONAL, format_args!("?{}", shape(tile.sides())))))
        .collect()
}

fn is_provisional(view: &Sight<'_>, at: Square) -> bool {
    view.run().is_some_and(|run| run.tiles.iter().any(|tile| tile.at == at))
}

/// T7.4: where the viewer lays the next tile.
fn next(view: &Sight<'_>) -> Option<Square> {
    match view.pending() {
        Pending::Laying { run } => run.head(&view.components.map).map(|head| head.at),
        _ => None,
    }
}

/// The shape of a tile.
pub(in crate::text) fn shape(sides: Sides) -> char {
    let has = |side: Side| sides.contains(side);
    match (has(Side::North), has(Side::East), has(Side::South), has(Side::West)) {
        (true, true, ..) => '└',
        (true, _, true, _) => '│',
        (true, ..) => '┘',
        (_, true, true, _) => '┌',
        (_, true, ..) => '─',
        _ => '┐',
    }
}

/// A square without rail. Passengers are underlined; in words they stand beside the map.
fn ground(view: &Sight<'_>, at: Square) -> Phrase {
    let city = &view.public.city;
    if let Some(kind) = city.kind(at) {
        let style = if city.passengers().contains(at) {
            tile(kind).bold().underline()
        } else {
            tile(kind)
        };
        return Phrase::in_style(style, format_args!("{0}{0}", kind.letter()));
    }
    match view.components.map.ground(at) {
        Ground::Outside => Phrase::new("  "),
        Ground::Mountain => Phrase::in_style(MOUNTAIN, "^^"),
        Ground::Lake => Phrase::in_style(LAKE, "~~"),
        Ground::Parcel(name) => Phrase::in_style(city.disc(at).map_or(BOLD, ink), name),
        Ground::Plain | Ground::Building(_) => Phrase::in_style(DIM, ".."),
    }
}
