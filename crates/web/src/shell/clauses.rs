//! The clauses of a rulebook, drawn: with links to each other, tables, and pictures.

use leptos::prelude::*;
use leptos_router::components::A;
use table::rulebook::{self, Part, Piece};

use crate::boards::Reference;
use crate::lesson::Stop;
use crate::texts::t;

/// Whose rules are shown, and where a link to a clause leads.
#[derive(Clone, Copy)]
pub struct Book {
    /// The id of the game.
    pub id: &'static str,
    /// The letter before the numbers of its clauses.
    pub letter: char,
    /// The rules.
    pub rules: Reference,
    /// The clause that is looked for.
    pub marked: Signal<String>,
    /// Where a clause is shown without leaving the page; `None` if it has a page of its own.
    pub here: Option<Callback<String>>,
    /// The lessons that can be tried from here, once they have come.
    pub lessons: RwSignal<Vec<Stop>>,
}

impl Book {
    /// Where a clause of theirs stands.
    pub fn address(self, number: &str) -> String {
        format!("/rules/{}/{number}", self.id)
    }

    /// A link to a clause.
    pub fn link(self, number: &str, class: &'static str) -> AnyView {
        let (address, number) = (self.address(number), number.to_owned());
        let Some(here) = self.here else {
            return view! { <A href=address scroll=false attr:class=class>{number}</A> }.into_any();
        };
        let word = number.clone();
        let show = move |event: leptos::ev::MouseEvent| {
            if is_plain(&event) {
                event.prevent_default();
                here.run(number.clone());
            }
        };
        view! { <a href=address class=class on:click=show>{word}</a> }.into_any()
    }

    /// A part of them.
    pub fn show(self, part: Part) -> AnyView {
        match part {
            Part::Heading { depth, number, text } => heading(depth, number, text),
            Part::Clause { number, text } => self.clause(number, &text),
            Part::Text(text) => view! { <p>{self.line(&text)}</p> }.into_any(),
            Part::Table(rows) => self.table(&rows),
            Part::Sketch(rows) => match (self.rules.sketch)(&rows) {
                Some(picture) => picture.show(None),
                None => view! { <pre>{rows.join("\n")}</pre> }.into_any(),
            },
        }
    }

    fn clause(self, number: String, text: &str) -> AnyView {
        let (id, own) = (number.clone(), number.clone());
        let is_marked = move || !own.is_empty() && own.eq_ignore_ascii_case(&self.marked.read());
        let link = (!number.is_empty()).then(|| self.link(&number, "number"));
        let picture = (self.rules.diagram)(&number).map(|picture| picture.show(Some(number.clone())));
        let trial = move || self.trial(&number);
        view! { <div class="clause" id=id class:marked=is_marked>{link}<p>{self.line(text)}" "{trial}</p>{picture}</div> }
            .into_any()
    }

    /// The lesson in which a clause can be tried, at its step: the first that teaches it.
    fn trial(self, number: &str) -> Option<AnyView> {
        let teaches = |stop: &&Stop| stop.clauses.iter().any(|clause| clause == number);
        let (lesson, title) = self.lessons.with(|lessons| {
            let stop = lessons.iter().find(teaches)?;
            Some((stop.id, stop.title.clone()))
        })?;
        let address = format!("/learn/{}/{lesson}?clause={number}", self.id);
        Some(view! { <A href=address attr:class="try-it" attr:title=title>{t!("rules.try_it")}</A> }.into_any())
    }

    fn table(self, rows: &[Vec<String>]) -> AnyView {
        let [head, body @ ..] = rows else { return ().into_any() };
        let head = head
            .iter()
            .map(|cell| view! { <th>{self.line(cell)}</th> })
            .collect_view();
        let row = |row: &Vec<String>| view! { <tr>{row.iter().map(|cell| view! { <td>{self.line(cell)}</td> }).collect_view()}</tr> };
        view! { <div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body.iter().map(row).collect_view()}</tbody></table></div> }.into_any()
    }

    /// A line with its emphasis, and with links to the clauses it names.
    fn line(self, text: &str) -> Vec<AnyView> {
        let piece = |piece: Piece| match piece {
            Piece::Plain(text) => text.into_any(),
            Piece::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
            Piece::Emphasis(text) => view! { <em>{text}</em> }.into_any(),
            Piece::Code(text) => view! { <code>{text}</code> }.into_any(),
            Piece::Clause(number) => self.link(&number, ""),
        };
        rulebook::pieces(text, self.letter).into_iter().map(piece).collect()
    }
}

fn heading(depth: u8, number: Option<String>, text: String) -> AnyView {
    let id = number.clone().unwrap_or_default();
    let words = view! { {number.map(|number| view! { <span class="number">{number}</span> " " })} {text} };
    if depth <= 2 {
        view! { <h2 id=id>{words}</h2> }.into_any()
    } else {
        view! { <h3 id=id>{words}</h3> }.into_any()
    }
}

/// Does a click ask for the link itself, and not for another tab or window?
pub fn is_plain(event: &leptos::ev::MouseEvent) -> bool {
    event.button() == 0 && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key())
}

/// The section in which a clause stands: its heading, and all up to the next one. All rules, if there is no such clause.
pub fn section(parts: &[Part], clause: &str) -> Vec<Part> {
    let is_it = |part: &Part| match part {
        Part::Heading { number, .. } => number.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(clause)),
        Part::Clause { number, .. } => number.eq_ignore_ascii_case(clause),
        _ => false,
    };
    let begins = |part: &Part| matches!(part, Part::Heading { depth: ..=2, .. });
    let Some(place) = parts.iter().position(is_it) else {
        return parts.to_vec();
    };
    let first = parts[..=place].iter().rposition(begins).unwrap_or(0);
    let length = parts[first + 1..].iter().position(begins);
    let last = length.map_or(parts.len(), |length| first + 1 + length);
    parts[first..last].to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_read_with_its_section() {
        let parts =
            rulebook::parse("# Rules\n\n## X1 One\n- X1.1 a\n- X1.2 b\n\n## X2 Two\n- X2.1 c\n### Three\n- X2.2 d\n");
        let numbers = |clause: &str| {
            let section = section(&parts, clause);
            let number = |part: &Part| match part {
                Part::Clause { number, .. } => Some(number.clone()),
                _ => None,
            };
            section.iter().filter_map(number).collect::<Vec<_>>()
        };
        assert_eq!(numbers("X1.2"), ["X1.1", "X1.2"]);
        assert_eq!(numbers("x2.2"), ["X2.1", "X2.2"]);
        assert_eq!(numbers("X1"), ["X1.1", "X1.2"]);
        assert_eq!(numbers("X9").len(), 4);
    }
}
