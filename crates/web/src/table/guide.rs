//! The guided first game: the steps of the lesson, one by one, beside the board.

use leptos::prelude::*;

use super::Table;
use crate::boards::Board;
use crate::browser;
use crate::shell::learn::steps;
use crate::texts::t;

/// Where the lesson stands: the table it is held at, and the step.
type Lesson = (String, usize);

/// The card with the present step, if a lesson is held at this table.
pub(super) fn card<G: Board>(table: Table<G>) -> AnyView {
    let id = table.id();
    let lesson = browser::load::<Lesson>("learn").filter(|(at, _)| *at == id);
    let Some((_, first)) = lesson else { return ().into_any() };
    let step = RwSignal::new(Some(first));
    Effect::new(move |_| match step.get() {
        Some(step) => browser::keep("learn", &(id.clone(), step)),
        None => browser::forget("learn"),
    });
    let shown = move || {
        let steps = steps(G::meta().id);
        let (number, all) = (step.get()?, steps.len());
        let (title, text) = steps.into_iter().nth(number)?;
        let is_last = number + 1 == all;
        let next = move |_| step.set((!is_last).then_some(number + 1));
        let back = (number > 0).then(|| view! { <button class="quiet" on:click=move |_| step.set(Some(number - 1))>{t!("guide.back")}</button> });
        Some(view! {
            <section class="guide" aria-live="polite" aria-label=t!("guide.title")>
                <p class="guide-place">{t!("guide.step", n = number + 1, all = all)}</p>
                <h2>{title}</h2>
                <p>{text}</p>
                <div class="choices">
                    {back}
                    <button class="main" data-guide-next on:click=next>{if is_last { t!("guide.done") } else { t!("guide.next") }}</button>
                    <button class="quiet" on:click=move |_| step.set(None)>{t!("guide.leave")}</button>
                </div>
            </section>
        })
    };
    shown.into_any()
}
