//! An empty pad for the printer: all rows, a column for as many as can play, and room for names.

use leptos::prelude::*;
use table::PadRow;

use super::desk::Desk;
use crate::texts::{t, voice};

/// The empty pad; only paper shows it.
pub fn blank(desk: Desk) -> AnyView {
    let players = desk.most();
    let cells = move || (0..players).map(|_| view! { <td></td> }).collect_view();
    let line = move |row: PadRow| view! { <tr><th scope="row">{row.what.said(&voice())}</th>{cells()}</tr> };
    let rows = desk.rows.get_value().into_iter().map(line).collect_view();
    view! {
        <table class="numbers-blank" aria-hidden="true">
            <thead><tr><td>{t!("numbers.names")}</td>{cells()}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{t!("numbers.total")}</th>{cells()}</tr></tfoot>
        </table>
    }
    .into_any()
}
