//! A town: its cards, the roads between them and the tracks.

use crate::parts::cell::{Cell, Cells, Direction};
use crate::parts::line::Line;
use crate::parts::spot::{Spot, Step};
use crate::parts::town::Town;
use crate::rules::lay::Cost;
use crate::rules::place;
use crate::text::word::Word;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::card::{self, HEIGHT, MIDDLE_ROW, ROAD, WIDTH};
use super::ink::{BOLD, DIM, ink, letter, tile};
use super::pen::Pen;

/// The columns between two cards.
pub(super) const GAP_WIDTH: usize = 5;
/// The rows between two cards.
const GAP_HEIGHT: usize = 3;
/// The columns for the numbers of the rows.
pub(super) const MARGIN: usize = 4;
/// The row for the numbers of the columns.
const HEADING: usize = 1;

/// A town, with the numbers of its columns and rows.
pub(super) fn draw(pen: Pen<'_>, town: &Town) -> Canvas {
    if town.cells().is_empty() {
        let mut canvas = Canvas::default();
        canvas.push(
            Phrase::default()
                .up_to_column(MARGIN)
                .styled(DIM, pen.say(&Word::NoCard)),
        );
        return canvas;
    }
    let mut drawing = Drawing::new(town);
    drawing.numbers(pen);
    drawing.open_cells();
    drawing.cards(pen);
    drawing.roads();
    drawing.tracks();
    drawing.canvas
}

/// A place on the canvas.
#[derive(Clone, Copy)]
struct Point {
    x: usize,
    y: usize,
}

impl Point {
    fn moved(self, columns: isize, rows: isize) -> Point {
        Point {
            x: self.x.saturating_add_signed(columns),
            y: self.y.saturating_add_signed(rows),
        }
    }
}

struct Drawing<'a> {
    town: &'a Town,
    left: i8,
    top: i8,
    /// The cells of the columns and rows that have a card.
    spanned: Cells,
    canvas: Canvas,
}

impl Drawing<'_> {
    fn new(town: &Town) -> Drawing<'_> {
        let ([left, right], [top, bottom]) = town.span();
        Drawing {
            town,
            left,
            top,
            spanned: Cells::rectangle(left..=right, top..=bottom),
            canvas: Canvas::default(),
        }
    }

    fn put(&mut self, at: Point, phrase: &Phrase) {
        self.canvas.put(at.x, at.y, phrase);
    }

    /// The top left corner of a card.
    fn corner(&self, cell: Cell) -> Point {
        let columns = usize::from((cell.column() - self.left).unsigned_abs());
        let rows = usize::from((cell.row() - self.top).unsigned_abs());
        Point {
            x: MARGIN + columns * (WIDTH + GAP_WIDTH),
            y: HEADING + rows * (HEIGHT + GAP_HEIGHT),
        }
    }

    /// Where roads and tracks in this direction leave a card.
    fn exit(&self, cell: Cell, direction: Direction) -> Point {
        let (x, y) = card::exit(direction);
        self.corner(cell).moved(x as isize, y as isize)
    }

    fn numbers(&mut self, pen: Pen<'_>) {
        for cell in self.spanned.iter() {
            let corner = self.corner(cell);
            if cell.row() == self.top {
                let number = Phrase::in_style(DIM, pen.say(&Word::Column { column: cell.column() }));
                let indent = WIDTH.saturating_sub(number.width()) / 2;
                self.put(
                    Point {
                        x: corner.x + indent,
                        y: 0,
                    },
                    &number,
                );
            }
            if cell.column() == self.left {
                self.put(
                    Point {
                        x: 0,
                        y: corner.y + MIDDLE_ROW - 1,
                    },
                    &Phrase::in_style(DIM, pen.say(&Word::Row)),
                );
                self.put(
                    Point {
                        x: 0,
                        y: corner.y + MIDDLE_ROW,
                    },
                    &Phrase::in_style(DIM, format_args!("{:>2}", cell.row())),
                );
            }
        }
    }

    /// H5.2: where the next card can go.
    fn open_cells(&mut self) {
        for cell in place::open_cells(self.town).and(self.spanned).iter() {
            let words = format!("[{},{}]", cell.column(), cell.row());
            let indent = (WIDTH - words.len()) / 2;
            self.put(
                self.corner(cell).moved(indent as isize, MIDDLE_ROW as isize),
                &Phrase::in_style(DIM, words),
            );
        }
    }

    fn cards(&mut self, pen: Pen<'_>) {
        for placed in self.town.placed() {
            let Point { x, y } = self.corner(placed.cell);
            self.canvas.stamp(
                x,
                y,
                &card::draw(pen, pen.cards().town(placed.card), placed.rotation, placed.token),
            );
        }
    }

    /// Roads reach half-way to the next card: what is a road all the way is free to lay on (H6.2).
    fn roads(&mut self) {
        for direction in Direction::ALL {
            let within = self.spanned.and(self.spanned.moved(direction.opposite()));
            for cell in self.town.roads(direction).and(within).iter() {
                self.half_road(cell, direction);
            }
        }
        let town = self.town;
        for spot in Spot::all().filter(|&spot| is_road(town, spot)) {
            self.whole_road(spot);
        }
    }

    fn half_road(&mut self, cell: Cell, direction: Direction) {
        let (columns, rows) = direction.offset();
        let steps = if rows == 0 { GAP_WIDTH / 2 } else { GAP_HEIGHT / 2 };
        for step in 1..=steps as isize {
            let at = self
                .exit(cell, direction)
                .moved(isize::from(columns) * step, isize::from(rows) * step);
            self.put(at, &Phrase::in_style(ROAD, road(direction)));
        }
    }

    fn whole_road(&mut self, spot: Spot) {
        let crossed = spot.crossing().is_some_and(|other| is_road(self.town, other));
        self.put(
            self.middle(spot),
            &Phrase::in_style(ROAD, if crossed { '╳' } else { road(spot.step().direction()) }),
        );
        // A half road begins at the corner of its card; a whole one runs straight through the middle.
        match spot.step() {
            Step::SE => self.diagonal_ends(spot, &Phrase::in_style(ROAD, " ╲"), &Phrase::in_style(ROAD, "╲ ")),
            Step::SW => self.diagonal_ends(spot, &Phrase::in_style(ROAD, "╱ "), &Phrase::in_style(ROAD, " ╱")),
            Step::E | Step::S => {}
        }
    }

    /// What stands above and below the middle of a diagonal spot, each two columns wide.
    fn diagonal_ends(&mut self, spot: Spot, upper: &Phrase, lower: &Phrase) {
        let middle = self.middle(spot);
        let (left, right) = (middle.moved(-(GAP_WIDTH as isize / 2), 0), middle.moved(1, 0));
        let (above, below) = if spot.step() == Step::SE {
            (left, right)
        } else {
            (right, left)
        };
        self.put(above.moved(0, -1), upper);
        self.put(below.moved(0, 1), lower);
    }

    /// The middle between the two cards.
    fn middle(&self, spot: Spot) -> Point {
        let (columns, rows) = spot.step().direction().offset();
        let (across, down) = (1 + GAP_WIDTH / 2, 1 + GAP_HEIGHT / 2);
        self.exit(spot.cell(), spot.step().direction()).moved(
            isize::from(columns) * across as isize,
            isize::from(rows) * down as isize,
        )
    }

    fn tracks(&mut self) {
        for spot in self.town.tracks().iter() {
            let lines: Vec<Line> = self.town.lines_on(spot).collect();
            let (Some(&first), Some(&last)) = (lines.first(), lines.last()) else {
                continue;
            };
            match spot.step() {
                Step::E => self.level_track(spot, &lines, first, last),
                Step::S => self.upright_track(spot, &lines, first, last),
                Step::SE | Step::SW => self.diagonal_track(spot, &lines, first),
            }
        }
    }

    fn level_track(&mut self, spot: Spot, lines: &[Line], first: Line, last: Line) {
        let before = (GAP_WIDTH - lines.len()) / 2;
        let after = GAP_WIDTH - lines.len() - before;
        let track = Phrase::in_style(ink(first), "━".repeat(before))
            .then(&letters(lines))
            .styled(ink(last), "━".repeat(after));
        self.put(self.exit(spot.cell(), Direction::E).moved(1, 0), &track);
    }

    fn upright_track(&mut self, spot: Spot, lines: &[Line], first: Line, last: Line) {
        let middle = self.middle(spot);
        self.put(middle.moved(0, -1), &Phrase::in_style(ink(first), '┃'));
        self.put(middle.moved(-(lines.len() as isize - 1) / 2, 0), &letters(lines));
        self.put(middle.moved(0, 1), &Phrase::in_style(ink(last), '┃'));
    }

    /// The letters lie at the two cards, so that both diagonals of a crossing can be read.
    fn diagonal_track(&mut self, spot: Spot, lines: &[Line], first: Line) {
        let falling = spot.step() == Step::SE;
        let (near, far) = if lines.len() > 2 {
            lines.split_at(2)
        } else {
            (lines, lines)
        };
        self.diagonal_ends(
            spot,
            &diagonal_end(near, falling, falling),
            &diagonal_end(far, falling, !falling),
        );
        let crossed = spot.crossing().is_some_and(|other| self.town.tracks().contains(other));
        let sign = if crossed {
            Phrase::in_style(BOLD, '╳')
        } else {
            Phrase::in_style(ink(first), diagonal(falling))
        };
        self.put(self.middle(spot), &sign);
    }
}

/// Is there a road all the way between two cards?
fn is_road(town: &Town, spot: Spot) -> bool {
    spot.cells().iter().all(|&cell| town.cells().contains(cell)) && Cost::of(town, spot).open_halves == 0
}

/// One or two letters, in two columns: a single one lies next to its card.
fn diagonal_end(lines: &[Line], falling: bool, card_is_left: bool) -> Phrase {
    match lines {
        [line] => {
            let stroke = Phrase::in_style(ink(*line), diagonal(falling));
            if card_is_left {
                letters(lines).then(&stroke)
            } else {
                stroke.then(&letters(lines))
            }
        }
        lines => letters(lines),
    }
}

const fn diagonal(falling: bool) -> char {
    if falling { '╲' } else { '╱' }
}

/// Track tokens seen from above.
fn letters(lines: &[Line]) -> Phrase {
    lines.iter().fold(Phrase::default(), |phrase, &line| {
        phrase.styled(tile(line), letter(line))
    })
}

/// A road between two cards.
const fn road(direction: Direction) -> char {
    match direction {
        Direction::N | Direction::S => '║',
        Direction::E | Direction::W => '═',
        Direction::NE | Direction::SW => '╱',
        Direction::SE | Direction::NW => '╲',
    }
}

/// Where the cards of a column begin, counted from 0.
pub(super) const fn column_start(column: usize) -> usize {
    MARGIN + column * (WIDTH + GAP_WIDTH)
}
