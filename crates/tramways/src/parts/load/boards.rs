//! T1.2: files of boards.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use table::Say;

use super::{FORMAT, LoadError, check_head, entry_error, file_from_toml, parcel_name, whole_error};
use crate::board::{BOARD_COLUMNS, BOARD_ROWS, Board, Boards, Ground};
use crate::kind::Kind;
use crate::text::load::{EntryKind, LoadProblem};

/// One for each letter.
const MOST_BOARDS: usize = 26;

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
            return Err(whole_error(&LoadProblem::NoBoards { most: MOST_BOARDS }));
        }
        let read = |(letter, entry): (&String, &BoardEntry)| {
            read_board(letter, &entry.grid).map_err(|problem| entry_error(EntryKind::Board, letter, &problem))
        };
        let boards = file.board.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Boards {
            name: file.name,
            boards,
        })
    }
}

/// A letter, three rows of five squares, each parcel once.
fn read_board(letter: &str, grid: &str) -> Result<Board, LoadProblem> {
    let letter = board_letter(letter).ok_or(LoadProblem::BoardLetter)?;
    let rows: Vec<&str> = grid.trim().lines().collect();
    if rows.len() != BOARD_ROWS {
        return Err(LoadProblem::Rows {
            there: rows.len(),
            rows: BOARD_ROWS,
        });
    }
    let mut board = Board {
        letter,
        grid: [[Ground::Plain; BOARD_COLUMNS]; BOARD_ROWS],
    };
    for (row, text) in rows.iter().enumerate() {
        read_row(&mut board, row, text).map_err(|problem| LoadProblem::InRow {
            row: row + 1,
            problem: Box::new(problem.say(&())),
        })?;
    }
    Ok(board)
}

fn board_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters
        .next()
        .filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())
}

fn read_row(board: &mut Board, row: usize, text: &str) -> Result<(), LoadProblem> {
    let tokens: Vec<&str> = text.split_whitespace().collect();
    if tokens.len() != BOARD_COLUMNS {
        return Err(LoadProblem::Squares {
            there: tokens.len(),
            squares: BOARD_COLUMNS,
        });
    }
    for (column, token) in tokens.into_iter().enumerate() {
        let ground = ground(board.letter, token)?;
        if matches!(ground, Ground::Parcel(name) if board.parcels().any(|other| other == name)) {
            return Err(LoadProblem::ParcelTwice { parcel: token.into() });
        }
        board.grid[row][column] = ground;
    }
    Ok(())
}

/// What a token says of its square.
fn ground(board: char, token: &str) -> Result<Ground, LoadProblem> {
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
        Some(_) => Err(LoadProblem::OtherBoard {
            parcel: token.into(),
            board: board.into(),
        }),
        None => Err(LoadProblem::NoSquare {
            token: token.into(),
            board: board.into(),
        }),
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
