//! T1.2: files of boards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{FORMAT, LoadError, check_head, file_from_toml, parcel_name};
use crate::board::{BOARD_COLUMNS, BOARD_ROWS, Board, Boards, Ground};
use crate::kind::Kind;

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardsFile {
    format: u32,
    name: String,
    #[serde(default)]
    board: BTreeMap<String, BoardEntry>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardEntry {
    grid: String,
}

/// Reads and checks boards.
pub fn boards_from_toml(text: &str) -> Result<Boards, LoadError> {
    Boards::try_from(file_from_toml::<BoardsFile>(text)?)
}

impl TryFrom<BoardsFile> for Boards {
    type Error = LoadError;

    fn try_from(file: BoardsFile) -> Result<Boards, LoadError> {
        check_head(file.format, &file.name)?;
        if file.board.is_empty() {
            return Err(LoadError::Whole("there are no boards; 1 to 26 are possible".into()));
        }
        let read = |(letter, entry): (&String, &BoardEntry)| {
            read_board(letter, &entry.grid).map_err(|reason| LoadError::Entry {
                kind: "board",
                id: letter.clone(),
                reason,
            })
        };
        let boards = file.board.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Boards {
            name: file.name,
            boards,
        })
    }
}

/// A letter, three rows of five squares, each parcel once.
fn read_board(letter: &str, grid: &str) -> Result<Board, String> {
    let letter = board_letter(letter).ok_or("a board is named by one letter from A to Z")?;
    let rows: Vec<&str> = grid.trim().lines().collect();
    if rows.len() != BOARD_ROWS {
        return Err(format!("{} rows; a board has {BOARD_ROWS}", rows.len()));
    }
    let mut board = Board {
        letter,
        grid: [[Ground::Plain; BOARD_COLUMNS]; BOARD_ROWS],
    };
    for (row, text) in rows.iter().enumerate() {
        read_row(&mut board, row, text).map_err(|reason| format!("row {}: {reason}", row + 1))?;
    }
    Ok(board)
}

fn board_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters
        .next()
        .filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())
}

fn read_row(board: &mut Board, row: usize, text: &str) -> Result<(), String> {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    if tokens.len() != BOARD_COLUMNS {
        return Err(format!("{} squares; a row has {BOARD_COLUMNS}", tokens.len()));
    }
    for (column, token) in tokens.into_iter().enumerate() {
        let ground = ground(board.letter, token)?;
        if matches!(ground, Ground::Parcel(name) if board.parcels().any(|other| other == name)) {
            return Err(format!("the parcel {token} appears twice on the board"));
        }
        board.grid[row][column] = ground;
    }
    Ok(())
}

/// What a token says of its square.
fn ground(board: char, token: &str) -> Result<Ground, String> {
    match token {
        ".." => return Ok(Ground::Plain),
        "^^" => return Ok(Ground::Mountain),
        "~~" => return Ok(Ground::Lake),
        _ => {}
    }
    if let Some(kind) = Kind::ALL.into_iter().find(|&kind| token == doubled(kind)) {
        return Ok(Ground::Building(kind));
    }
    match parcel_name(token) {
        Some(name) if token.starts_with(board) => Ok(Ground::Parcel(name)),
        Some(_) => Err(format!(
            "the parcel {token} is of another board; here they are {board}1 to {board}9"
        )),
        None => Err(format!(
            "unknown square '{token}'; there are .. ^^ ~~ RR CC LL II and the parcels {board}1 to {board}9"
        )),
    }
}

fn doubled(kind: Kind) -> String {
    kind.letter().to_string().repeat(2)
}

impl From<&Boards> for BoardsFile {
    fn from(boards: &Boards) -> BoardsFile {
        let entry = |board: &Board| (board.letter.to_string(), BoardEntry { grid: grid_text(board) });
        BoardsFile {
            format: FORMAT,
            name: boards.name.clone(),
            board: boards.boards.iter().map(entry).collect(),
        }
    }
}

fn grid_text(board: &Board) -> String {
    let row = |row: &[Ground; BOARD_COLUMNS]| row.map(token).join(" ") + "\n";
    board.grid.iter().map(row).collect()
}

fn token(ground: Ground) -> String {
    match ground {
        Ground::Plain => "..".into(),
        Ground::Mountain => "^^".into(),
        Ground::Lake => "~~".into(),
        Ground::Parcel(name) => name.to_string(),
        Ground::Building(kind) => doubled(kind),
        Ground::Outside => "--".into(), // no board has it; refused on reading
    }
}
