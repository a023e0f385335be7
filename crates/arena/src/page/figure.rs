//! Drawing: a figure is SVG text. All are of the same width, and scale with the page.

use std::fmt::Write as _;

use super::spread::Bins;
use super::words::{escape, number};

/// The width of every figure.
pub(super) const WIDTH: f64 = 480.0;
/// The space at either side.
const MARGIN: f64 = 14.0;

/// A figure that is being drawn.
pub(super) struct Figure {
    body: String,
    height: f64,
    about: String,
}

/// Where a text is anchored.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// Numbers on a line across the figure.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    /// From one number to another; a little wider where they are the same.
    pub(super) fn new(low: f64, high: f64) -> Scale {
        if high > low {
            Scale { low, high }
        } else {
            Scale { low, high: low + 1.0 }
        }
    }

    /// Where a number stands.
    pub(super) fn x(self, value: f64) -> f64 {
        MARGIN + (value.clamp(self.low, self.high) - self.low) / (self.high - self.low) * (WIDTH - 2.0 * MARGIN)
    }
}

/// A name cut to leave room for the value beside it.
fn shortened(name: &str) -> String {
    const LONGEST: usize = 34;
    match name.char_indices().nth(LONGEST) {
        None => name.into(),
        Some((end, _)) => format!("{}…", &name[..end]),
    }
}

impl Figure {
    /// An empty figure; `about` is for those who can't see it.
    pub(super) fn new(about: &str) -> Figure {
        Figure {
            body: String::new(),
            height: 4.0,
            about: escape(about),
        }
    }

    /// Makes room below; gives where it begins.
    pub(super) fn room(&mut self, height: f64) -> f64 {
        let top = self.height;
        self.height += height;
        top
    }

    pub(super) fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.draw(&format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" class="{class}">{}</text>"#,
            escape(text)
        ));
    }

    /// A filled box from one x to another, whichever is left.
    pub(super) fn block(&mut self, x: [f64; 2], y: f64, height: f64, class: &str, tip: &str) {
        let (left, width) = (x[0].min(x[1]), (x[1] - x[0]).abs().max(0.5));
        self.draw(&format!(r#"<rect x="{left:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" class="{class}"><title>{}</title></rect>"#, escape(tip)));
    }

    pub(super) fn line(&mut self, from: [f64; 2], to: [f64; 2], class: &str) {
        self.draw(&format!(
            r#"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}" class="{class}"/>"#,
            from[0], from[1], to[0], to[1]
        ));
    }

    pub(super) fn dot(&mut self, x: f64, y: f64, class: &str) {
        self.draw(&format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" class="{class}"/>"#));
    }

    fn draw(&mut self, element: &str) {
        self.body.push_str(element);
        self.body.push('\n');
    }

    /// A line of text above what follows: a name on the left, a value on the right.
    pub(super) fn caption(&mut self, name: &str, value: &str) {
        let y = self.room(22.0) + 16.0;
        self.text(MARGIN, y, Anchor::Start, "name", &shortened(name));
        self.text(WIDTH - MARGIN, y, Anchor::End, "value", value);
    }

    /// A histogram, with a mark at the mean.
    pub(super) fn histogram(&mut self, counts: &[u64], bins: Bins, mean: f64, class: &str) {
        const HEIGHT: f64 = 76.0;
        let scale = Scale::new(bins.from as f64, bins.end() as f64);
        let (top, highest) = (
            self.room(HEIGHT + 6.0),
            counts.iter().copied().max().unwrap_or(0).max(1) as f64,
        );
        let floor = top + HEIGHT;
        for (bin, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let from = bins.from + bin as i64 * bins.width;
            let height = count as f64 / highest * HEIGHT;
            let ends = [scale.x(from as f64) + 0.5, scale.x((from + bins.width) as f64) - 0.5];
            let values = if bins.width == 1 {
                from.to_string()
            } else {
                format!("{from} to {}", from + bins.width - 1)
            };
            self.block(ends, floor - height, height, class, &format!("{values}: {count}"));
        }
        self.line([MARGIN, floor], [WIDTH - MARGIN, floor], "axis");
        // a whole number stands for its bin of width 1, whose middle is half a unit further
        let x = scale.x(mean + 0.5);
        self.line([x, top], [x, floor], "mark");
    }

    /// The numbers below histograms.
    pub(super) fn axis(&mut self, bins: Bins) {
        let scale = Scale::new(bins.from as f64, bins.end() as f64);
        let y = self.room(20.0) + 12.0;
        let step = bins.count.div_ceil(8);
        for bin in (0..bins.count).step_by(step) {
            let from = bins.from + bin as i64 * bins.width;
            let x = if bins.width == 1 {
                scale.x(from as f64 + 0.5)
            } else {
                scale.x(from as f64)
            };
            self.text(x, y, Anchor::Middle, "tick", &number(from as f64, 0));
        }
    }

    /// A bar from zero.
    pub(super) fn bar(&mut self, scale: Scale, value: f64, class: &str, tip: &str) {
        let top = self.room(13.0);
        self.block([scale.x(0.0), scale.x(value)], top, 10.0, class, tip);
    }

    /// A dot with its interval.
    pub(super) fn estimate(&mut self, scale: Scale, value: f64, [low, high]: [f64; 2]) {
        let y = self.room(18.0) + 8.0;
        self.line([scale.x(low), y], [scale.x(high), y], "whisker");
        self.dot(scale.x(value), y, "dot");
    }

    /// A dashed line from here up to the top, with a word to it below.
    pub(super) fn reference(&mut self, scale: Scale, value: f64, words: &str) {
        let bottom = self.room(22.0);
        let x = scale.x(value);
        self.line([x, 4.0], [x, bottom + 2.0], "reference");
        self.text(x, bottom + 15.0, Anchor::Middle, "tick", words);
    }

    /// The figure as SVG.
    pub(super) fn svg(self) -> String {
        let Figure { body, height, about } = self;
        let mut svg = String::new();
        let _ = write!(
            svg,
            r#"<svg viewBox="0 0 {WIDTH} {:.0}" role="img" aria-label="{about}">{body}</svg>"#,
            height + 4.0
        );
        svg
    }
}
