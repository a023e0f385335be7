//! The small maps of the rules: written with two letters for each square, drawn as the board draws them.

use std::fmt::Write;

use crate::boards::Diagram;
use crate::boards::diagram::word;
use crate::texts::t;

/// The side of a square.
pub const SIDE: f64 = 44.0;

/// The sides of a square, by their letters.
const SIDES: [(char, i8, i8); 4] = [('N', -1, 0), ('E', 0, 1), ('S', 1, 0), ('W', 0, -1)];

/// Something on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Square<'a> {
    Plain,
    Mountain,
    Lake,
    Parcel(&'a str),
    Building(char),
    Rail(Rail),
    /// Two tiles, that go where their neighbours lead.
    Two,
}

/// A rail tile: whose, and between which sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rail {
    /// `o`, `b` or `p`.
    pub owner: char,
    /// Upgraded tiles have a golden edge.
    pub is_upgraded: bool,
    /// Two of `N`, `E`, `S`, `W`.
    pub sides: [char; 2],
}

impl<'a> Square<'a> {
    fn read(token: &'a str) -> Option<Square<'a>> {
        let mut letters = token.chars();
        let (first, second) = (letters.next()?, letters.next()?);
        Some(match (first, second) {
            ('.', '.') => Square::Plain,
            ('^', '^') => Square::Mountain,
            ('~', '~') => Square::Lake,
            ('+', '+') => Square::Two,
            (kind, same) if kind == same && "RCLI".contains(kind) => Square::Building(kind),
            (board, number) if board.is_ascii_uppercase() && number.is_ascii_digit() => Square::Parcel(token),
            (owner, shape) => Square::Rail(Rail {
                owner: Some(owner.to_ascii_lowercase()).filter(|owner| "obp".contains(*owner))?,
                is_upgraded: owner.is_ascii_uppercase(),
                sides: sides(shape)?,
            }),
        })
    }
}

const fn sides(shape: char) -> Option<[char; 2]> {
    Some(match shape {
        '─' => ['W', 'E'],
        '│' => ['N', 'S'],
        '└' => ['N', 'E'],
        '┘' => ['N', 'W'],
        '┌' => ['S', 'E'],
        '┐' => ['S', 'W'],
        _ => return None,
    })
}

/// A map.
struct Map<'a>(Vec<Vec<Square<'a>>>);

impl<'a> Map<'a> {
    fn read(rows: &[&'a str]) -> Option<Map<'a>> {
        let row = |row: &&'a str| row.split_whitespace().map(Square::read).collect::<Option<Vec<_>>>();
        rows.iter().map(row).collect::<Option<Vec<_>>>().map(Map)
    }

    /// Each square with its row and column.
    fn squares(&self) -> impl Iterator<Item = (usize, usize, Square<'a>)> {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(row, squares)| {
            squares
                .iter()
                .enumerate()
                .map(move |(column, square)| (row, column, *square))
        })
    }

    /// Whose rail leads to this square from beyond one of its sides.
    fn facing(&self, row: usize, column: usize, (side, down, right): (char, i8, i8)) -> Option<(char, char)> {
        let beyond = self
            .0
            .get(row.checked_add_signed(down.into())?)?
            .get(column.checked_add_signed(right.into())?)?;
        let opposite = match side {
            'N' => 'S',
            'S' => 'N',
            'E' => 'W',
            _ => 'E',
        };
        match beyond {
            Square::Rail(rail) if rail.sides.contains(&opposite) => Some((rail.owner, side)),
            _ => None,
        }
    }

    /// The tiles of a square with two: each joins the two sides from which its owner's rails come.
    fn two(&self, row: usize, column: usize) -> Vec<Rail> {
        let faced: Vec<(char, char)> = SIDES
            .iter()
            .filter_map(|&side| self.facing(row, column, side))
            .collect();
        let tile = |owner: char| {
            let own: Vec<char> = faced
                .iter()
                .filter(|(of, _)| *of == owner)
                .map(|(_, side)| *side)
                .collect();
            let sides = own.try_into().ok()?;
            Some(Rail {
                owner,
                is_upgraded: false,
                sides,
            })
        };
        "obp".chars().filter_map(tile).collect()
    }

    fn rails(&self, row: usize, column: usize, square: Square<'_>) -> Vec<Rail> {
        match square {
            Square::Rail(rail) => vec![rail],
            Square::Two => self.two(row, column),
            _ => Vec::new(),
        }
    }
}

/// A map of the rules, row by row; `None` if it is none.
pub fn sketch(rows: &[String]) -> Option<Diagram> {
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let ((width, height), inside) = map(&rows)?;
    let told: String = rows.join("\n");
    Some(Diagram::new((width, height), inside, move || words(&told)).without_caption())
}

/// A map as a part of a picture: how large it is, and how it looks.
pub fn map(rows: &[&str]) -> Option<((f64, f64), String)> {
    let map = Map::read(rows)?;
    let columns = map.0.iter().map(Vec::len).max()?;
    let mut inside = String::new();
    for (row, column, square) in map.squares() {
        let (x, y) = (column as f64 * SIDE, row as f64 * SIDE);
        let mut drawn = ground(square);
        drawn.extend(map.rails(row, column, square).into_iter().map(tile));
        let _ = write!(inside, "<g transform='translate({x} {y})'>{drawn}</g>");
    }
    Some(((columns as f64 * SIDE, map.0.len() as f64 * SIDE), inside))
}

fn ground(square: Square<'_>) -> String {
    let land = "<rect class='dg-land' width='44' height='44'/>";
    match square {
        Square::Plain | Square::Rail(_) | Square::Two => land.to_owned(),
        Square::Mountain => format!("{land}<path class='dg-peak' d='M4 38 17 12l7 11 5-7 11 22z'/>"),
        Square::Lake => {
            "<rect class='dg-lake' width='44' height='44'/><path class='dg-wave' d='M8 18q5-4 10 0t10 0 8 0M8 30q5-4 10 0t10 0 8 0'/>".to_owned()
        }
        Square::Parcel(name) => {
            format!("{land}<rect class='dg-lot' x='4' y='4' width='36' height='36' rx='3'/>") + &word(22.0, 28.0, "dg-bold", name)
        }
        Square::Building(kind) => format!(
            "{land}<rect class='dg-house dg-kind-{}' x='2' y='2' width='40' height='40' rx='4'/>",
            kind.to_ascii_lowercase()
        ) + &word(22.0, 29.0, "dg-kind-letter", &kind.to_string()),
    }
}

/// A rail tile on its square, with the letter of its owner.
pub fn tile(rail: Rail) -> String {
    let point = |side: char| match side {
        'N' => "22 0",
        'E' => "44 22",
        'S' => "22 44",
        _ => "0 22",
    };
    let [from, to] = rail.sides.map(point);
    let way = format!("M{from}Q22 22 {to}");
    let grand = if rail.is_upgraded {
        format!("<path class='dg-grand' d='{way}'/>")
    } else {
        String::new()
    };
    let owner = rail.owner;
    format!("{grand}<path class='dg-bed' d='{way}'/><path class='dg-way dg-{owner}' d='{way}'/>") + &letter(rail)
}

/// The owner's letter, where the tile has its middle.
fn letter(rail: Rail) -> String {
    let is_straight = matches!(rail.sides, ['W', 'E'] | ['N', 'S']);
    let aside = |side: char| {
        if is_straight {
            return (0.0, 0.0);
        }
        match side {
            'N' => (0.0, -6.0),
            'E' => (6.0, 0.0),
            'S' => (0.0, 6.0),
            _ => (-6.0, 0.0),
        }
    };
    let (ax, ay) = aside(rail.sides[0]);
    let (bx, by) = aside(rail.sides[1]);
    let (x, y) = (22.0 + ax + bx, 22.0 + ay + by);
    format!(
        "<circle class='dg-owner-disc dg-{}' cx='{x}' cy='{y}' r='7'/>",
        rail.owner
    ) + &word(
        x,
        y + 3.5,
        "dg-small dg-on-owner",
        &rail.owner.to_ascii_uppercase().to_string(),
    )
}

/// A map in words, square by square; what is plain is left out.
fn words(rows: &str) -> String {
    let rows: Vec<&str> = rows.lines().collect();
    let Some(map) = Map::read(&rows) else {
        return String::new();
    };
    let mut things = Vec::new();
    for (row, column, square) in map.squares() {
        let mut add = |what: String| things.push(t!("tramways_diagrams.at", what = what, row = row, column = column));
        match square {
            Square::Plain => {}
            Square::Mountain => add(t!("tramways_diagrams.mountain")),
            Square::Lake => add(t!("tramways_diagrams.lake")),
            Square::Parcel(name) => add(t!("tramways_diagrams.parcel", name = name)),
            Square::Building(kind) => add(t!("tramways_diagrams.building", kind = kind)),
            Square::Rail(_) | Square::Two => map.rails(row, column, square).into_iter().map(rail_words).for_each(add),
        }
    }
    t!("tramways_diagrams.map", rows = rows.len(), things = things)
}

fn rail_words(rail: Rail) -> String {
    let owner = match rail.owner {
        'o' => t!("tramways_diagrams.orange"),
        'b' => t!("tramways_diagrams.brown"),
        _ => t!("tramways_diagrams.pink"),
    };
    let sides = format!("{}-{}", rail.sides[0], rail.sides[1]);
    if rail.is_upgraded {
        t!("tramways_diagrams.upgraded", owner = owner, sides = sides)
    } else {
        t!("tramways_diagrams.rail", owner = owner, sides = sides)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_is_read() {
        let map = Map::read(&["RR o─ .. O┐", "~~ ^^ A1 b│"]).expect("a map");
        assert_eq!(map.0[0][0], Square::Building('R'));
        assert_eq!(map.0[1][2], Square::Parcel("A1"));
        let rail = |owner, is_upgraded, sides| {
            Square::Rail(Rail {
                owner,
                is_upgraded,
                sides,
            })
        };
        assert_eq!(map.0[0][3], rail('o', true, ['S', 'W']));
        assert_eq!(map.0[1][3], rail('b', false, ['N', 'S']));
        assert!(Map::read(&["not a map"]).is_none() && Map::read(&["x─"]).is_none());
    }

    #[test]
    fn two_tiles_on_a_square_go_where_their_neighbours_lead() {
        let map = Map::read(&[".. o┌ ..", "p└ ++ p─", ".. o│ .."]).expect("a map");
        let rails = map.two(1, 1);
        let sides: Vec<_> = rails.iter().map(|rail| (rail.owner, rail.sides)).collect();
        assert_eq!(sides, [('o', ['N', 'S']), ('p', ['E', 'W'])]);
    }
}
