//! The score sheet at the end, as on the paper pad, with the replay below it.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Outcome, ScorePart, Seat};

use super::end::{self, Ended};
use super::replay::Wishes;
use super::rule_sheet::rule_link;
use super::{Table, replay};
use crate::boards::Board;
use crate::browser;
use crate::texts::{figure, t};

/// The sheet, once the game is over, with what leads to another one; and the card that tells that it is.
pub(super) fn sheet<G: Board>(table: Table<G>, again: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    let outcome = Memo::new(move |_| end::outcome(table));
    let wishes = Wishes::new();
    let again = StoredValue::new_local(Box::new(again) as Box<dyn Fn() -> AnyView>);
    let again = move || again.with_value(|again| again());
    let shown = move || {
        let outcome = outcome.get()?;
        let result = outcome.clone();
        // who sits where may change; the replay goes on
        Some(view! {
           <section class="score-sheet" aria-label=t!("sheet.title")>
               <div>
                   <h2>{t!("sheet.title")}</h2>
                   {move || Ended::of(table, &result).told(wishes)}
                   {move || scores(table, &outcome)}
                   {again()}
               </div>
               {replay::panel(table, wishes)}
           </section>
        })
    };
    view! { {end::card(table, outcome, wishes, again)}{shown} }.into_any()
}

/// The way to the sheet, for it lies below the board.
pub(super) fn way() -> AnyView {
    view! { <button class="main" data-sheet on:click=|_| show()>{t!("sheet.title")}</button> }.into_any()
}

/// Brings the sheet into view.
pub(super) fn show() {
    if let Ok(Some(sheet)) = browser::document().query_selector(".score-sheet") {
        sheet.scroll_into_view();
    }
}

/// A line of the sheet: a part of the score, for all seats.
struct Row {
    depth: usize,
    name: String,
    clause: String,
    cells: Vec<Option<(i32, Option<String>)>>,
}

fn scores<G: Board>(table: Table<G>, outcome: &Arc<Outcome>) -> AnyView {
    let seats: Vec<Seat> = (0..outcome.seats.len() as u8).filter_map(Seat::new).collect();
    let head = seats.iter().map(|&seat| {
        let (mark, result) = (G::seat_mark(seat), &outcome.seats[seat.index()]);
        let title = result.title.as_ref().map(|title| view! { <small class="title">{G::part_name(title)}</small> });
        view! { <th scope="col" class=mark.class class:winner=result.place == 1><span class="mark">{mark.letter.to_string()}</span>{table.name(seat)}{title}</th> }
    });
    let mut rows = Vec::new();
    let scores: Vec<Option<&ScorePart>> = outcome.seats.iter().map(|seat| Some(&seat.score)).collect();
    collect::<G>(&scores, 0, &mut rows);
    let total = rows.remove(0);
    let has_details = rows.iter().any(|row| row.depth > 1);
    let body = rows.into_iter().map(|row| line::<G>(row, "td")).collect_view();
    let places = outcome
        .seats
        .iter()
        .map(|seat| view! { <td>{t!("sheet.place_number", n = seat.place)}</td> })
        .collect_view();
    let several = seats.len() > 1;
    let details = RwSignal::new(false);
    let toggle = move |_| details.update(|open| *open = !*open);
    let more = has_details
        .then(|| view! { <button class="quiet" data-details aria-pressed=move || details.get().to_string() on:click=toggle>{t!("sheet.details")}</button> });
    view! {
        <div class="scroll" role="region" aria-label=t!("sheet.title") tabindex="0">
            {more}
            <table class="scores" class:details=details>
                <thead><tr><th></th>{head.collect_view()}</tr></thead>
                <tbody>{body}</tbody>
                <tfoot>{line::<G>(total, "total")}{several.then(|| view! { <tr><th scope="row">{t!("sheet.place")}</th>{places}</tr> })}</tfoot>
            </table>
        </div>
    }
    .into_any()
}

/// The parts of several scores side by side: those with the same name share a row. Single cards are too much for a sheet.
fn collect<G: Board>(scores: &[Option<&ScorePart>], depth: usize, rows: &mut Vec<Row>) {
    let Some(first) = scores.iter().flatten().next() else {
        return;
    };
    rows.push(Row {
        depth,
        name: G::part_name(&first.what),
        clause: first.clause.to_string(),
        cells: scores
            .iter()
            .map(|score| score.map(|score| (score.points, G::part_note(&score.what))))
            .collect(),
    });
    if depth >= 2 {
        return;
    }
    let mut names: Vec<String> = Vec::new();
    for part in scores.iter().flatten().flat_map(|score| &score.parts) {
        let name = G::part_name(&part.what);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    for name in names {
        let of_score = |score: &ScorePart| score.parts.iter().position(|part| G::part_name(&part.what) == name);
        let parts: Vec<Option<&ScorePart>> = scores
            .iter()
            .map(|score| score.and_then(|score| score.parts.get(of_score(score)?)))
            .collect();
        collect::<G>(&parts, depth + 1, rows);
    }
}

fn line<G: Board>(row: Row, class: &'static str) -> AnyView {
    let game = G::meta().id;
    let cell = |cell: Option<(i32, Option<String>)>| {
        let (points, note) = cell.map_or((None, None), |(points, note)| (Some(figure(points)), note));
        view! { <td>{note.map(|note| view! { <small>{note}</small> })}{points}</td> }
    };
    let points = row.cells.into_iter().map(cell).collect_view();
    let link = (!row.clause.is_empty()).then(|| rule_link(game, &row.clause, row.clause.clone(), ""));
    view! { <tr class=format!("{class} depth-{}", row.depth)><th scope="row">{row.name}" "{link}</th>{points}</tr> }
        .into_any()
}
