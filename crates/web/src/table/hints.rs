//! "What would the bot do?": the best few choices with what is expected of them.

use std::sync::Arc;

use leptos::prelude::*;

use table::Seat;

use super::{Entry, Moment, Table};
use crate::boards::Board;
use crate::texts::{figure, t};
use crate::worker::{self, Task, Weighed};

/// How long is thought about a hint, in milliseconds.
const THOUGHT: u32 = 700;

/// The hints for the present decision.
pub(super) struct Hints<G: Board> {
    table: Table<G>,
    asked: RwSignal<Option<Asked<G>>>,
}

/// A decision that was asked about.
#[derive(Clone)]
struct Asked<G: Board> {
    seat: Seat,
    ply: usize,
    /// What there was to choose from.
    legal: Arc<Vec<G::Action>>,
    /// The advice; `None` while the bot thinks.
    best: Option<Vec<Weighed>>,
}

impl<G: Board> Asked<G> {
    /// Is it still to be made? Others may have decided meanwhile.
    fn is_due(&self, table: Table<G>) -> bool {
        let same = |moment: &Arc<Moment<G>>| moment.seat() == Some(self.seat) && moment.legal == self.legal;
        let decided = |entry: &Entry<G>| entry.seat == self.seat && entry.ply > self.ply;
        table.history.with(|history| history.last().is_some_and(same)) && !table.log.with(|log| log.iter().any(decided))
    }
}

impl<G: Board> Clone for Hints<G> {
    fn clone(&self) -> Hints<G> {
        *self
    }
}
impl<G: Board> Copy for Hints<G> {}

impl<G: Board> Hints<G> {
    pub(super) fn new(table: Table<G>) -> Hints<G> {
        let asked = RwSignal::new(None::<Asked<G>>);
        Effect::new(move |_| {
            if asked.get().is_some_and(|asked| !asked.is_due(table)) {
                asked.set(None);
            }
        });
        Hints { table, asked }
    }

    /// Asks the worker for the best choices.
    pub(super) fn ask(self) {
        let Some(moment) = self.table.moment_now() else { return };
        let Some(seat) = moment.seat().filter(|_| moment.is_mine()) else {
            return;
        };
        let (ply, asked) = (moment.ply, self.asked);
        asked.set(Some(Asked {
            seat,
            ply,
            legal: moment.legal.clone(),
            best: None,
        }));
        worker::ask::<G>(
            "hint",
            seat,
            Task::Advise(THOUGHT),
            &moment.view,
            &moment.legal,
            move |best| {
                // the page may have gone on, or gone
                let _ = asked.try_update(|asked| {
                    if let Some(asked) = asked.as_mut().filter(|asked| (asked.seat, asked.ply) == (seat, ply)) {
                        asked.best = Some(best);
                    }
                });
            },
        );
    }

    /// Was a hint asked for?
    pub(super) fn is_asked(self) -> bool {
        self.asked.with(Option::is_some)
    }

    /// The panel; empty unless hints for the present decision were asked for.
    pub(super) fn panel(self) -> AnyView {
        let shown = move || {
            let is_mine = self.table.moment()?.is_mine();
            let Asked { best, .. } = self.asked.get().filter(|asked| is_mine && asked.is_due(self.table))?;
            let Some(best) = best else {
                return Some(view! { <p class="thinking" role="status">{t!("hints.thinking")}</p> }.into_any());
            };
            let rows = best.into_iter().filter_map(|weighed| self.row(&weighed)).collect_view();
            Some(view! { <ol class="hints">{rows}</ol> }.into_any())
        };
        view! { <section class="hint-panel" aria-live="polite">{move || shown().map(|list| view! { <h2>{t!("hints.title")}</h2>{list} })}</section> }.into_any()
    }

    fn row(self, weighed: &Weighed) -> Option<AnyView> {
        let moment = self.table.moment_now()?;
        let action: G::Action = serde_json::from_value(weighed.action.clone()).ok()?;
        let words = G::action_line(&moment.view, &action);
        let alone = self.table.sitters.with_untracked(Vec::len) < 2;
        let score = figure(weighed.score.round() as i32);
        let result = if alone {
            t!("hints.expected_alone", score = score)
        } else {
            t!(
                "hints.expected",
                score = score,
                win = format!("{:.0}", weighed.win * 100.0)
            )
        };
        let target = moment.seat().and_then(|seat| G::action_target(seat, &action));
        let light = move || self.table.highlight.set(target.clone());
        let dark = move || self.table.highlight.set(None);
        let act = move |_| {
            dark();
            self.table.act(action.clone());
        };
        Some(
            view! {
                <li><button class="hint" on:click=act on:pointerenter={ let light = light.clone(); move |_| light() } on:focus=move |_| light()
                    on:pointerleave=move |_| dark() on:blur=move |_| dark()>
                    <b>{words}</b><small>{result}</small>
                </button></li>
            }
            .into_any(),
        )
    }
}
