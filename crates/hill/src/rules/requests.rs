//! H12: the Residents' Requests.

use crate::parts::cards::{Cards, Category, RequestKind};
use crate::parts::cell::Cells;
use crate::parts::line::{ByLine, Line};
use crate::parts::spot::Step;
use crate::parts::town::{FULL_TOWN, Frame, Town};
use crate::rules::conditions::Landmarks;

/// What a request looks at.
pub(crate) struct Looked<'a> {
    pub cards: &'a Cards,
    pub town: &'a Town,
    /// Without a frame, rows, columns, corners and centre are nowhere yet (H10.8).
    pub frame: Option<Frame>,
    /// How many Plan cards of each line are fulfilled.
    pub fulfilled: ByLine<u8>,
}

impl Looked<'_> {
    /// How often a request is met; its points count that many times.
    pub(crate) fn times_met(&self, kind: RequestKind) -> usize {
        match kind {
            RequestKind::TopToBottom => {
                self.lines_in_frame(|on, frame| touches(on, frame.top_row(), 1) && touches(on, frame.bottom_row(), 1))
            }
            RequestKind::LeftToRight => self.lines_in_frame(|on, frame| {
                touches(on, frame.left_column(), 1) && touches(on, frame.right_column(), 1)
            }),
            RequestKind::FourColourCards => self.cards_with_colours(self.town.cells(), 4),
            RequestKind::OuterThreeColourCards => {
                self.frame.map_or(0, |frame| self.cards_with_colours(frame.outer(), 3))
            }
            RequestKind::CornerTwoColourCards => self
                .frame
                .map_or(0, |frame| self.cards_with_colours(frame.corners(), 2)),
            RequestKind::Crossings => self.crossings(),
            RequestKind::ThreeOfCentre => self.lines_in_frame(|on, frame| touches(on, frame.centre(), 3)),
            RequestKind::TwoCorners => self.lines_in_frame(|on, frame| touches(on, frame.corners(), 2)),
            RequestKind::TwoOfEachCategory => self.lines_with_each_category(),
            RequestKind::EveryCardServed => usize::from(self.every_card_is_served()),
            RequestKind::ShortestLine => self.shortest_line(),
            RequestKind::LeastPlannedLine => self.fulfilled.values().copied().min().map_or(0, usize::from),
        }
    }

    /// H12.A, H12.B, H12.G, H12.H: lines that pass certain parts of the frame.
    fn lines_in_frame(&self, passes: impl Fn(Cells, Frame) -> bool) -> usize {
        let Some(frame) = self.frame else { return 0 };
        Line::ALL
            .into_iter()
            .filter(|&line| passes(self.town.path(line).on(), frame))
            .count()
    }

    /// H12.C, H12.D, H12.E: cards with this many colours or more.
    fn cards_with_colours(&self, among: Cells, least: usize) -> usize {
        let colours = |cell| {
            Line::ALL
                .into_iter()
                .filter(|&line| self.town.path(line).on().contains(cell))
                .count()
        };
        among.iter().filter(|&cell| colours(cell) >= least).count()
    }

    /// H12.F: both diagonals of four cards taken, once per crossing point (HR12).
    fn crossings(&self) -> usize {
        let tracks = self.town.tracks();
        tracks
            .iter()
            .filter(|spot| spot.step() == Step::SE && spot.crossing().is_some_and(|other| tracks.contains(other)))
            .count()
    }

    /// H12.I: at least 2 landmarks in each of the three categories; Wild landmarks don't count (HR13).
    fn lines_with_each_category(&self) -> usize {
        let each = |line: &Line| {
            let landmarks = Landmarks::passed(self.cards, self.town, self.town.path(*line));
            [Category::Leisure, Category::Welfare, Category::Public]
                .into_iter()
                .all(|category| landmarks.of_category(category) >= 2)
        };
        Line::ALL.iter().filter(|line| each(line)).count()
    }

    /// H12.J: all 16 cards are there and each has a track token on it.
    fn every_card_is_served(&self) -> bool {
        let served = Line::ALL
            .into_iter()
            .fold(Cells::NONE, |served, line| served.or(self.town.path(line).on()));
        self.town.cells().len() == FULL_TOWN && self.town.cells().minus(served).is_empty()
    }

    /// H12.K: the tokens of the line with the fewest in the town.
    fn shortest_line(&self) -> usize {
        Line::ALL
            .into_iter()
            .map(|line| usize::from(self.town.path(line).tokens()))
            .min()
            .unwrap_or(0)
    }
}

/// Does a line on these cells pass at least this many of those?
fn touches(on: Cells, part: Cells, least: usize) -> bool {
    on.and(part).len() >= least
}
