//! Where most was lost: every decision of the viewer is weighed again by the bot that gives hints.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Log, Seat, Viewer};

use super::Table;
use super::replay::{Course, look_back};
use crate::boards::Board;
use crate::texts::{self, t};
use crate::worker::{self, Task, Weighed};

/// How long is thought about each decision, in milliseconds.
const THOUGHT: u32 = 120;
/// How many decisions are shown.
const SHOWN: usize = 5;

/// A decision that cost something.
#[derive(Clone)]
struct Mistake {
    ply: usize,
    played: String,
    better: String,
    lost: f32,
}

/// How far the review has come.
#[derive(Clone, Default)]
struct Found {
    done: usize,
    all: usize,
    mistakes: Vec<Mistake>,
}

/// A button that begins the review, and what it found.
pub(super) fn panel<G: Board>(table: Table<G>, course: Arc<Course<G>>) -> AnyView {
    let Some(seat) = course.viewer.seat() else {
        return ().into_any();
    };
    let found = RwSignal::new(None::<Found>);
    let begin = move |_| {
        // the first and forced decisions tell nothing
        let plies: Vec<usize> = (0..course.log.actions.len())
            .filter(|&ply| course.log.actions[ply].seat == seat)
            .collect();
        found.set(Some(Found {
            done: 0,
            all: plies.len(),
            mistakes: Vec::new(),
        }));
        weigh_next(Arc::new(course.log.clone()), seat, plies.into(), found);
    };
    let shown = move || match found.get() {
        None => view! { <button data-review on:click=begin.clone()>{t!("review.begin")}</button> }.into_any(),
        Some(found) => report(table, &found),
    };
    view! { <section class="review">{shown}</section> }.into_any()
}

fn report<G: Board>(table: Table<G>, found: &Found) -> AnyView {
    let progress = (found.done < found.all).then(|| {
        view! { <p role="status"><progress max=found.all value=found.done></progress>" "{t!("review.progress", n = found.done, all = found.all)}</p> }
    });
    let row = |mistake: Mistake| {
        let ply = mistake.ply;
        let lost = t!("review.lost", points = texts::tenths(mistake.lost.into()));
        view! {
            <li><button class="hint" on:click=move |_| look_back(table, Some(ply))>
                <b>{t!("review.played", action = mistake.played)}</b>
                <small>{t!("review.better", action = mistake.better)}" · "{lost}</small>
            </button></li>
        }
    };
    let rows = found.mistakes.iter().take(SHOWN).cloned().map(row).collect_view();
    let none = (found.done == found.all && found.mistakes.is_empty()).then(|| view! { <p>{t!("review.none")}</p> });
    view! { <h3>{t!("review.title")}</h3>{progress}<ol class="hints">{rows}</ol>{none} }.into_any()
}

/// Weighs the next decision, and then those after it.
fn weigh_next<G: Board>(
    log: Arc<Log<G>>,
    seat: Seat,
    mut plies: std::collections::VecDeque<usize>,
    found: RwSignal<Option<Found>>,
) {
    let Some(ply) = plies.pop_front() else { return };
    let mut before = (*log).clone();
    before.actions.truncate(ply);
    let Ok(state) = before.replay() else { return };
    let (view, mut legal) = (state.view(Viewer::Seat(seat)), Vec::new());
    state.legal(seat, &mut legal);
    let played = log.actions[ply].action.clone();
    let words_view = view.clone();
    worker::ask::<G>(
        "review",
        seat,
        Task::Review(THOUGHT, serde_json::to_value(&played).unwrap_or_default()),
        &view,
        &legal,
        move |weighed| {
            let mistake = mistake::<G>(ply, &words_view, &weighed);
            let gone = found.try_update(|found| {
                if let Some(found) = found {
                    found.done += 1;
                    found.mistakes.extend(mistake);
                    found.mistakes.sort_by(|one, other| other.lost.total_cmp(&one.lost));
                }
            });
            if gone.is_some() {
                weigh_next(log, seat, plies, found);
            }
        },
    );
}

/// The best and the played decision, in this order: what was lost, if it is worth telling.
fn mistake<G: Board>(ply: usize, view: &G::View, weighed: &[Weighed]) -> Option<Mistake> {
    let [best, played] = weighed else { return None };
    let lost = best.score - played.score;
    let words = |weighed: &Weighed| {
        serde_json::from_value(weighed.action.clone())
            .map(|action| G::action_line(view, &action))
            .ok()
    };
    if lost < 0.5 || best.action == played.action {
        None
    } else {
        Some(Mistake {
            ply,
            played: words(played)?,
            better: words(best)?,
            lost,
        })
    }
}
