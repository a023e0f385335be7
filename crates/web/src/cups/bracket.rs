//! A knockout as a bracket: a column for each round, those to come empty.

use leptos::prelude::*;
use wire::cups::Cup;

use super::facts::round_name;
use super::rounds::table;
use crate::texts::t;

/// The bracket. On a narrow screen it scrolls sideways, for itself.
pub(super) fn bracket(cup: &Cup) -> AnyView {
    if cup.rounds.is_empty() {
        return ().into_any();
    }
    let columns = usize::from(cup.rounds_planned).max(cup.rounds.len());
    let column = |round: usize| {
        let tables = cup.rounds.get(round).into_iter().flatten();
        let tables = tables.map(|meeting| table(cup, meeting)).collect_view();
        let empty = (round >= cup.rounds.len())
            .then(|| view! { <div class="cup-table to-come"><p class="soft">{t!("cups.to_come")}</p></div> });
        view! { <section><h3>{round_name(cup, round)}</h3><div class="column" data-round=round + 1>{tables}{empty}</div></section> }
    };
    view! {
        <h2>{t!("cups.bracket")}</h2>
        <div class="bracket" tabindex="0" role="group" aria-label=t!("cups.bracket")>{(0..columns).map(column).collect_view()}</div>
    }
    .into_any()
}
