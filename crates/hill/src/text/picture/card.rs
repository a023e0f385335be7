//! A Town card.

use anstyle::Style;

use crate::parts::cards::{Roads, Rotation, TokenIndex, TownCard, Upgrade};
use crate::parts::cell::Direction;
use crate::parts::line::Line;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::ink::{BOLD, DIM, category_ink, category_sign, ink, letter};
use super::pen::Pen;

/// The columns of a card.
pub(super) const WIDTH: usize = 13;
/// The rows of a card.
pub(super) const HEIGHT: usize = 5;

/// Where roads to the north and south leave the card.
const MIDDLE_COLUMN: usize = WIDTH / 2;
/// Where roads to the west and east leave the card.
pub(super) const MIDDLE_ROW: usize = HEIGHT / 2;

/// The style of roads.
pub(super) const ROAD: Style = Style::new();

/// A card as it is turned, with the Development token on it.
pub(super) fn draw(pen: Pen<'_>, card: &TownCard, rotation: Rotation, token: Option<TokenIndex>) -> Canvas {
    let mut canvas = Canvas::default();
    let edge = "─".repeat(WIDTH - 2);
    canvas.push(Phrase::in_style(DIM, format_args!("╭{edge}╮")));
    canvas.push(framed(&Phrase::in_style(BOLD, card.id.0), &raised(pen, card, token)));
    canvas.push(framed(&landmark(pen, card).unwrap_or_default(), &Phrase::default()));
    canvas.push(framed(&values(card), &Phrase::default()));
    canvas.push(Phrase::in_style(DIM, format_args!("╰{edge}╯")));
    draw_roads(&mut canvas, card.roads.turned(rotation));
    canvas
}

/// One row between the edges: something on the left, something on the right.
fn framed(left: &Phrase, right: &Phrase) -> Phrase {
    let room = (WIDTH - 1).saturating_sub(right.width());
    Phrase::in_style(DIM, "│")
        .then(left)
        .up_to_column(room)
        .then(right)
        .styled(DIM, "│")
}

/// H10.1: what the Town upgrade makes of its colour's value.
fn raised(pen: Pen<'_>, card: &TownCard, token: Option<TokenIndex>) -> Phrase {
    let Some(upgrade) = token.and_then(|token| pen.cards().upgrade(token)) else {
        return Phrase::default();
    };
    let (line, sign) = match upgrade {
        Upgrade::DoubleValue(line) => (line, "×2"),
        Upgrade::PlusThree(line) => (line, "+3"),
    };
    let value = upgrade.raise(line, card.values[line].into());
    Phrase::in_style(ink(line), format_args!("{}{sign}={value}", letter(line)))
}

fn landmark(pen: Pen<'_>, card: &TownCard) -> Option<Phrase> {
    let (category, name) = (card.landmark?.category(), pen.landmark(card)?);
    Some(Phrase::in_style(
        category_ink(category),
        format_args!("{} {name}", category_sign(category)),
    ))
}

/// The values, in the order red, yellow, blue, black.
fn values(card: &TownCard) -> Phrase {
    let value = |phrase: Phrase, line| {
        let gap = if phrase.width() == 0 { "" } else { " " };
        phrase
            .plain(gap)
            .styled(ink(line), format_args!("{}{}", letter(line), card.values[line]))
    };
    Line::ALL.into_iter().fold(Phrase::default(), value)
}

/// The roads where they leave the card.
fn draw_roads(canvas: &mut Canvas, roads: Roads) {
    for direction in Direction::ALL.into_iter().filter(|&direction| roads.has(direction)) {
        let (x, y) = exit(direction);
        canvas.put(x, y, &Phrase::in_style(ROAD, sign(direction)));
    }
}

/// Where a road in this direction leaves the card.
pub(super) const fn exit(direction: Direction) -> (usize, usize) {
    let (columns, rows) = direction.offset();
    let x = match columns {
        -1 => 0,
        0 => MIDDLE_COLUMN,
        _ => WIDTH - 1,
    };
    let y = match rows {
        -1 => 0,
        0 => MIDDLE_ROW,
        _ => HEIGHT - 1,
    };
    (x, y)
}

/// A road on the edge of a card.
const fn sign(direction: Direction) -> char {
    match direction {
        Direction::N => '╨',
        Direction::E => '╞',
        Direction::S => '╥',
        Direction::W => '╡',
        Direction::NE | Direction::SW => '╱',
        Direction::SE | Direction::NW => '╲',
    }
}
