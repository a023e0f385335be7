//! What a lesson says, over its board: what there is to do, what came of it, and where to go on.

use leptos::prelude::*;
use leptos_router::components::A;

use super::host::{Help, Stand, Teacher};
use crate::shell::home::colour;
use crate::texts::t;

/// The card of a lesson.
pub fn panel(teacher: Teacher, title: String, next: Option<&'static str>) -> AnyView {
    let words = move || match teacher.stand.get() {
        Stand::Done => None,
        _ => Some(teacher.task.get()),
    };
    let count = move || {
        let now = (teacher.step.get() + 1).min(teacher.steps);
        (teacher.steps > 1)
            .then(|| view! { <span class="soft lesson-count">{t!("lesson.step", n = now, all = teacher.steps)}</span> })
    };
    let stand = move || match teacher.stand.get() {
        Stand::Open => "open",
        Stand::Missed => "missed",
        Stand::Done => "done",
    };
    view! {
        <section class="guide lesson-card" style=("--game", colour(teacher.game)) aria-label=t!("lesson.card") data-lesson=teacher.id.get_value() data-step=move || teacher.step.get() + 1 data-stand=stand>
            <div class="lesson-words">
                <p class="lesson-task"><strong>{title}</strong>{count} " " <span data-task aria-live="polite">{words}</span></p>
                <p class="lesson-said" role="status" data-said>{move || teacher.said.get()}</p>
            </div>
            <span class="ways">{move || ways(teacher, next)}</span>
        </section>
    }
    .into_any()
}

/// What can be done besides deciding.
fn ways(teacher: Teacher, next: Option<&'static str>) -> AnyView {
    let course = format!("/learn/{}", teacher.game);
    let leave = view! { <A href=course.clone() attr:class="button quiet" attr:data-leave="">{t!("lesson.leave")}</A> };
    let onward = next.map_or_else(|| course.clone(), |next| format!("{course}/{next}"));
    match teacher.stand.get() {
        Stand::Open => {
            let label = match teacher.help.get() {
                Help::None => t!("lesson.hint"),
                Help::Nudge => t!("lesson.where"),
                Help::Place => t!("lesson.exactly"),
            };
            view! {
                <button data-lesson-hint on:click=move |_| teacher.hint.run(())>{label}</button>
                <button class="quiet" data-start-over on:click=move |_| teacher.start_over.run(())>{t!("lesson.over")}</button>
                <A href=onward attr:class="button quiet" attr:data-skip="">{t!("lesson.skip")}</A>
                {leave}
            }
            .into_any()
        }
        Stand::Missed => {
            view! {
                <button class="main" data-take-back aria-keyshortcuts="u" on:click=move |_| teacher.take_back.run(())>{t!("lesson.take_back")}</button>
                {leave}
            }
            .into_any()
        }
        Stand::Done => {
            let label = if next.is_some() { t!("lesson.next") } else { t!("lesson.finish") };
            view! {
                <A href=onward attr:class="button main" attr:data-next="">{label}</A>
                {leave}
            }
            .into_any()
        }
    }
}
