//! Pictures of text: what a terminal would show, as an SVG, and as a PNG for chat apps that take nothing else.

mod ink;

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use resvg::{tiny_skia, usvg};

use crate::words::escaped;
use ink::{Ink, Run};

pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;
/// The space around.
const MARGIN: f64 = 40.0;
/// Where the text begins, below the heading.
const TOP: f64 = 150.0;
/// How wide and how high a letter is for its size.
const ADVANCE: f64 = 0.602;
const LEADING: f64 = 1.22;
/// Letters are neither smaller nor larger than this.
const SMALLEST: f64 = 13.0;
const LARGEST: f64 = 22.0;
const FONTS: &str =
    "DejaVu Sans Mono, Noto Sans Mono, Liberation Mono, Noto Sans Mono CJK JP, Noto Sans CJK JP, monospace";

/// A picture with a heading, a caption and text below, as far as there is room.
pub(crate) fn svg(heading: &str, caption: &str, text: &str) -> String {
    let rows: Vec<Vec<Run>> = text.lines().map(ink::runs).collect();
    let columns = rows
        .iter()
        .filter_map(|row| row.last())
        .map(Run::end)
        .max()
        .unwrap_or(1);
    let room = f64::from(WIDTH) - 2.0 * MARGIN;
    let size = (room / (columns as f64 * ADVANCE)).clamp(SMALLEST, LARGEST);
    let most = ((f64::from(HEIGHT) - TOP - MARGIN / 2.0) / (size * LEADING)) as usize;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"{FONTS}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{}\"/>",
        ink::GROUND
    );
    line(&mut svg, (MARGIN, 72.0), 40.0, &Ink::heading(), heading);
    line(
        &mut svg,
        (MARGIN, 114.0),
        24.0,
        &Ink::plain(),
        &shortened(caption, (room / (24.0 * ADVANCE)) as usize),
    );
    for (number, row) in rows.iter().take(most).enumerate() {
        let y = TOP + (number as f64 + 0.8) * size * LEADING;
        for run in row {
            draw(&mut svg, run, size, y);
        }
    }
    svg.push_str("</svg>");
    svg
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// A run of letters in its place: each begins at its own column, whatever the font makes of those before it.
fn draw(svg: &mut String, run: &Run, size: f64, y: f64) {
    let x = MARGIN + run.column as f64 * size * ADVANCE;
    if let Some(paper) = &run.ink.paper {
        let (width, height) = ((run.end() - run.column) as f64 * size * ADVANCE, size * LEADING);
        let _ = write!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{paper}\"/>",
            y - size * 0.95
        );
    }
    if !run.text.trim().is_empty() {
        line(svg, (x, y), size, &run.ink, &run.text);
    }
}

fn line(svg: &mut String, (x, y): (f64, f64), size: f64, ink: &Ink, text: &str) {
    let weight = if ink.is_bold { "bold" } else { "normal" };
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" font-weight=\"{weight}\" fill=\"{}\" xml:space=\"preserve\">{}</text>",
        ink.letters,
        escaped(text)
    );
}

/// The fonts of this machine.
static FACES: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut faces = Database::new();
    faces.load_system_fonts();
    Arc::new(faces)
});

/// The same as a PNG; nothing on a machine without fonts.
pub(crate) fn png(svg: &str) -> Option<Vec<u8>> {
    if FACES.is_empty() {
        return None;
    }
    let options = usvg::Options {
        fontdb: FACES.clone(),
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options).ok()?;
    let mut picture = tiny_skia::Pixmap::new(WIDTH, HEIGHT)?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut picture.as_mut());
    picture.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_what_a_terminal_shows_and_nothing_that_is_markup() {
        let drawn = svg(
            "Hill: move 3",
            "<b>Ada</b> & Bob",
            "\u{1b}[1m\u{1b}[91mR5\u{1b}[0m  \u{1b}[41mX\u{1b}[0m end",
        );
        assert!(drawn.contains("&lt;b&gt;Ada&lt;/b&gt; &amp; Bob"));
        assert!(drawn.contains(">R5</text>") && drawn.contains("font-weight=\"bold\""));
        assert!(!drawn.contains('\u{1b}'));
        assert!(usvg::Tree::from_str(&drawn, &usvg::Options::default()).is_ok());
    }

    #[test]
    fn a_png_is_one_where_there_are_fonts() {
        let drawn = svg("Heading", "caption", "text");
        match png(&drawn) {
            Some(bytes) => assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n"),
            None => assert!(FACES.is_empty()),
        }
    }

    #[test]
    fn a_long_caption_is_cut() {
        assert_eq!(shortened("abcdef", 4), "abc…");
        assert_eq!(shortened("abcd", 4), "abcd");
    }
}
