//! Maps drawn in the notation of the examples: reading them, and comparing them with a position.

use table::Seat;

use super::{Position, at};
use crate::Kind;
use crate::board::Ground;
use crate::side::{Side, Sides};
use crate::square::Square;
use crate::state::MOST_PLAYERS;
use crate::tile::Tile;

/// The letters of the seats.
const LETTERS: [char; MOST_PLAYERS] = ['o', 'b', 'p', 'g', 'u'];
/// The shapes of tiles.
const SHAPES: [(char, Side, Side); 6] = [
    ('─', Side::West, Side::East),
    ('│', Side::North, Side::South),
    ('└', Side::North, Side::East),
    ('┘', Side::North, Side::West),
    ('┌', Side::South, Side::East),
    ('┐', Side::South, Side::West),
];

/// The tile of a token such as `o─`; `None` if it is none.
pub(super) fn tile(token: &str, round: u8) -> Option<Tile> {
    let mut symbols = token.chars();
    let (letter, shape) = (symbols.next()?, symbols.next()?);
    let owner = LETTERS.iter().position(|&own| own == letter.to_ascii_lowercase())?;
    let (_, a, b) = SHAPES.into_iter().find(|&(symbol, ..)| symbol == shape)?;
    let tile = Tile::new(Seat::new(owner as u8)?, Sides::of(a, b), round);
    Some(if letter.is_ascii_uppercase() {
        tile.upgraded()
    } else {
        tile
    })
}

/// The token of a tile.
pub(super) fn token(tile: Tile) -> String {
    let (shape, ..) = SHAPES
        .into_iter()
        .find(|&(_, a, b)| Sides::of(a, b) == tile.sides())
        .expect("six shapes");
    let letter = LETTERS[tile.owner().index()];
    format!(
        "{}{shape}",
        if tile.is_upgraded() {
            letter.to_ascii_uppercase()
        } else {
            letter
        }
    )
}

/// The ground of a token; `None` for rails.
pub(super) fn ground(token: &str) -> Option<Ground> {
    let symbols: Vec<char> = token.chars().collect();
    match symbols[..] {
        ['.', '.'] => Some(Ground::Plain),
        ['^', '^'] => Some(Ground::Mountain),
        ['~', '~'] => Some(Ground::Lake),
        [a, b] if a == b && Kind::from_letter(a).is_some() => Kind::from_letter(a).map(Ground::Building),
        [letter, digit] if letter.is_ascii_uppercase() && digit.is_ascii_digit() => {
            table::Label::new(token).map(Ground::Parcel)
        }
        _ => None,
    }
}

/// The tokens of a picture, row by row, with their squares.
pub(super) fn tokens(picture: &str) -> impl Iterator<Item = (Square, &str)> {
    let rows = picture.lines().map(str::trim).filter(|line| !line.is_empty());
    (0u8..).zip(rows).flat_map(|(row, line)| {
        (0u8..)
            .zip(line.split_whitespace())
            .map(move |(column, token)| (at(row, column), token))
    })
}

impl Position {
    /// The map is as drawn.
    pub(in crate::tests) fn assert_map(&self, picture: &str) {
        let drawn: Vec<(Square, String)> = tokens(picture)
            .map(|(square, token)| (square, token.to_owned()))
            .collect();
        let seen: Vec<(Square, String)> = drawn
            .iter()
            .map(|&(square, _)| (square, self.token_at(square)))
            .collect();
        assert_eq!(seen, drawn);
    }

    fn token_at(&self, square: Square) -> String {
        let (map, city) = (&self.game.components.map, &self.game.public.city);
        let tiles: Vec<Tile> = city.tiles(square).into_iter().filter(|tile| tile.is_some()).collect();
        if let Some(kind) = city.kind(square) {
            return format!("{0}{0}", kind.letter());
        }
        match (&tiles[..], map.ground(square)) {
            ([_, _], _) => "++".into(),
            ([tile], _) => token(*tile),
            (_, Ground::Plain) => "..".into(),
            (_, Ground::Mountain) => "^^".into(),
            (_, Ground::Lake) => "~~".into(),
            (_, Ground::Parcel(name)) => name.to_string(),
            (_, other) => panic!("{other:?}"),
        }
    }
}
