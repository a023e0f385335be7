//! The page of a table.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::Table;
use crate::boards::{self, Board, BoardVisitor};
use crate::host::kept;
use crate::host::local::Local;
use crate::texts::t;

/// A table in this browser.
#[component]
pub fn LocalTable() -> impl IntoView {
    let params = use_params_map();
    move || {
        let id = params.read().get("id").unwrap_or_default();
        let shown = kept::find(&id).and_then(|kept| boards::visit(&kept.game, Open(id)));
        shown.unwrap_or_else(|| view! { <p class="sheet narrow">{t!("table.unknown")}</p> }.into_any())
    }
}

struct Open(String);

impl BoardVisitor for Open {
    type Output = AnyView;

    fn visit<G: Board>(self) -> AnyView {
        let table = Table::<G>::new();
        if Local::open(&self.0, table) { at_table(table) } else { view! { <p class="sheet narrow">{t!("table.unknown")}</p> }.into_any() }
    }
}

/// The table with everything around the board.
pub fn at_table<G: Board>(table: Table<G>) -> AnyView {
    let prompt = move || table.moment().map(|moment| G::prompt(&moment));
    view! {
        <div class="table-page">
            <div class="prompt-bar" role="status">{prompt}</div>
            {G::board(table)}
        </div>
    }
    .into_any()
}
