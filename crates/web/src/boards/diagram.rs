//! Small pictures beside the clauses of the rules. They come with the rules, and so have nothing of the game in them.

use leptos::prelude::*;

/// The rules of a game in a language, with their pictures.
#[derive(Clone, Copy)]
pub struct Reference {
    /// Clause by clause, as Markdown.
    pub text: &'static str,
    /// The picture beside a clause, if it has one.
    pub diagram: fn(&str) -> Option<Diagram>,
    /// The picture that the text draws with letters.
    pub sketch: fn(&[String]) -> Option<Diagram>,
}

/// A picture that explains a clause.
///
/// It is written as SVG and not built element by element: so it takes a tenth of the room, and nothing in it ever changes.
pub struct Diagram {
    size: (f64, f64),
    inside: String,
    text: Box<dyn FnOnce() -> String>,
    has_caption: bool,
}

impl Diagram {
    /// A picture of this width and height. The text says what it shows: below it, and to those who don't see it.
    pub fn new(size: (f64, f64), inside: String, text: impl FnOnce() -> String + 'static) -> Diagram {
        Diagram {
            size,
            inside,
            text: Box::new(text),
            has_caption: true,
        }
    }

    /// The same without the text below it, where the words around it explain it.
    #[must_use]
    pub fn without_caption(self) -> Diagram {
        Diagram {
            has_caption: false,
            ..self
        }
    }

    /// The picture beside the clause of this number; without one in the middle of the text.
    pub fn show(self, clause: Option<String>) -> AnyView {
        let ((width, height), text) = (self.size, (self.text)());
        // a little more around it: strokes at the edge stay whole
        let area = format!("-2 -2 {} {}", width + 4.0, height + 4.0);
        let natural = format!("{}px", 1.35 * width);
        let caption = self
            .has_caption
            .then(|| view! { <figcaption aria-hidden="true">{text.clone()}</figcaption> });
        view! {
            <figure class="diagram" data-diagram=clause>
                <svg viewBox=area role="img" aria-label=text style:max-width=natural inner_html=self.inside></svg>
                {caption}
            </figure>
        }
        .into_any()
    }
}

/// A word or number in a picture, around a point.
pub fn word(x: f64, y: f64, class: &str, text: &str) -> String {
    format!("<text x='{x}' y='{y}' class='dg-word {class}'>{text}</text>")
}

/// A sign that something is allowed, or isn't.
pub fn verdict(x: f64, y: f64, is_allowed: bool) -> String {
    let (class, path) = if is_allowed {
        ("dg-yes", "M-4 0l3 3.500L4.500-3.500")
    } else {
        ("dg-no", "M-3.500-3.500l7 7M3.500-3.500l-7 7")
    };
    format!("<g class='{class}' transform='translate({x} {y})'><circle r='8'/><path d='{path}'/></g>")
}

/// An arrow from one point to another.
pub fn arrow(from: (f64, f64), to: (f64, f64)) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / long, dy / long);
    let back = |aside: f64| (to.0 - 7.0 * ux - aside * uy, to.1 - 7.0 * uy + aside * ux);
    let ((ax, ay), (bx, by)) = (back(4.5), back(-4.5));
    format!(
        "<path class='dg-arrow' d='M{} {}L{:.1} {:.1}M{ax:.1} {ay:.1}L{} {}L{bx:.1} {by:.1}'/>",
        from.0, from.1, to.0, to.1, to.0, to.1
    )
}

#[cfg(test)]
pub(crate) mod tests {
    use table::{Language, Present, rulebook};

    use super::super::Board;
    use super::{Diagram, arrow};

    fn is_drawn(Diagram { inside, size, .. }: &Diagram) -> bool {
        let (opened, closed) = (inside.matches('<').count(), inside.matches('>').count());
        opened > 3 && opened == closed && !inside.contains("style=") && !inside.contains("NaN") && size.0 > 40.0
    }

    /// These clauses have pictures, all pictures belong to clauses of the rules, and all that the text draws with letters can be drawn.
    pub fn check<G: Board>(wanted: &[&str], sketches: usize) {
        for language in Language::ALL {
            let rules = <G as Present>::rules_in(language);
            let clauses = rulebook::numbers(rules);
            for &clause in wanted {
                assert!(clauses.iter().any(|own| own == clause), "there is no clause {clause}");
                assert!(G::diagram(clause).is_some_and(|diagram| is_drawn(&diagram)), "{clause}");
            }
            let drawn = clauses.iter().filter(|clause| G::diagram(clause).is_some()).count();
            assert_eq!(drawn, wanted.len(), "{}: all of them are named here", language.code());
            let texts = rulebook::parse(rules).into_iter().filter_map(|part| match part {
                rulebook::Part::Sketch(rows) => Some(rows),
                _ => None,
            });
            let shown = texts.filter(|rows| G::sketch(rows).is_some_and(|sketch| is_drawn(&sketch)));
            assert_eq!(shown.count(), sketches, "{}", language.code());
        }
    }

    #[test]
    fn an_arrow_ends_where_it_points_to() {
        assert_eq!(
            arrow((0.0, 0.0), (20.0, 0.0)),
            "<path class='dg-arrow' d='M0 0L20.0 0.0M13.0 4.5L20 0L13.0 -4.5'/>"
        );
    }
}
