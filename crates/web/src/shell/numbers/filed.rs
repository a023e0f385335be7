//! The finished pads: when, who, how many points; each can be taken out again or thrown away.

use leptos::prelude::*;
use table::pad;

use super::desk::{Desk, name};
use super::shelf::Pad;
use crate::texts::{figure, t, voice};

/// The list, if there is one.
pub fn list(desk: Desk) -> AnyView {
    let filed = Memo::new(move |_| desk.shelf.with(|shelf| shelf.filed.clone()));
    let shown = move || {
        let filed = filed.get();
        (!filed.is_empty()).then(|| {
            view! {
                <section class="numbers-filed screen-only">
                    <h2>{t!("numbers.filed")}</h2>
                    <ul>{filed.iter().map(|pad| entry(desk, pad)).collect_view()}</ul>
                </section>
            }
        })
    };
    view! { {shown} }.into_any()
}

fn entry(desk: Desk, pad: &Pad) -> AnyView {
    let (id, sure) = (StoredValue::new(pad.id.clone()), RwSignal::new(false));
    let reopen = move |_| desk.change(|shelf| shelf.reopen(&id.get_value()));
    let remove = move |_| {
        if sure.get_untracked() {
            desk.change(|shelf| shelf.remove(&id.get_value()));
        } else {
            sure.set(true);
        }
    };
    let label = move || {
        if sure.get() {
            t!("games.sure")
        } else {
            t!("games.delete")
        }
    };
    view! {
        <li>
            <span class="soft">{date(pad.touched)}</span>
            <span>{scores(desk, pad)}</span>
            <button data-reopen on:click=reopen>{t!("numbers.reopen")}</button>
            <button class="quiet" data-remove-pad on:click=remove on:blur=move |_| sure.set(false)>{label}</button>
        </li>
    }
    .into_any()
}

/// Who had how many points, the winner first.
fn scores(desk: Desk, pad: &Pad) -> String {
    let sums = desk.sums_of(pad);
    let mut players: Vec<_> = pad::places(&sums)
        .into_iter()
        .zip(&sums)
        .enumerate()
        .map(|(number, (place, sum))| (place, number, sum.total()))
        .collect();
    players.sort_unstable();
    let score = |(_, number, points): (u8, usize, i32)| {
        let name = name(number, &pad.columns[number].name);
        t!("numbers.score", name = name, points = figure(points))
    };
    players.into_iter().map(score).collect::<Vec<_>>().join(" · ")
}

/// The day, as the reader's language writes it.
fn date(touched: f64) -> String {
    let date = js_sys::Date::new(&touched.into());
    let options = js_sys::Object::new();
    date.to_locale_date_string(voice().language.code(), &options).into()
}
