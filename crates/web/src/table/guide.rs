//! The guide through a first game: what to do next, with a light on what is meant. It moves on by itself when the thing was done.

use leptos::prelude::*;
use table::Game;

use super::Table;
use crate::boards::Board;
use crate::shell::home::colour;
use crate::shell::learn;
use crate::texts::t;

/// A step of the guide.
#[derive(Clone, Copy)]
pub struct Guided<G: Game> {
    /// The part of the board that is meant.
    pub light: &'static str,
    /// Was it done, if this happened with a decision of one's own?
    pub is_done: fn(&G::Event) -> bool,
    /// Is it there to be read, for a turn?
    pub is_read: bool,
}

impl<G: Game> Guided<G> {
    /// Something to do.
    pub const fn to_do(light: &'static str, is_done: fn(&G::Event) -> bool) -> Guided<G> {
        Guided {
            light,
            is_done,
            is_read: false,
        }
    }

    /// Something to know, until this happens.
    pub const fn to_read(light: &'static str, is_done: fn(&G::Event) -> bool) -> Guided<G> {
        Guided {
            light,
            is_done,
            is_read: true,
        }
    }
}

/// The step after these events.
fn after<G: Game>(steps: &[Guided<G>], mut step: usize, events: &[G::Event]) -> usize {
    while let Some(guided) = steps.get(step).filter(|_| step + 1 < steps.len()) {
        if !events.iter().any(guided.is_done) {
            break;
        }
        step += 1;
        // what was just come to has not been read yet
        if steps[step].is_read {
            break;
        }
    }
    step
}

/// The guide's card, while it is at this table.
pub(super) fn guide<G: Board>(table: Table<G>, id: &str) -> Option<AnyView> {
    let now = RwSignal::new(Some(learn::step_at(id)?));
    let id = StoredValue::new(id.to_owned());
    let go = move |step: usize| {
        id.with_value(|id| learn::go(id, step));
        now.set(Some(step));
    };
    follow(table, now, go);
    light(table, now);
    let texts = StoredValue::new(learn::steps(G::guide_texts()));
    let last = texts.with_value(Vec::len).checked_sub(1)?;
    let end = move |_| {
        learn::put_away(G::meta().id);
        now.set(None);
    };
    let card = move || {
        let step = now.get()?.min(last);
        let (title, text) = texts.with_value(|texts| texts[step].clone());
        Some(view! {
            <section class="guide" aria-live="polite" aria-label=t!("learn.guide") data-guide=step>
                <span class="step-number" aria-hidden="true">{step + 1}</span>
                <p><strong>{title}</strong> " " {text}</p>
                <span class="ways">
                    <button class="quiet" data-back disabled=step == 0 on:click=move |_| go(step - 1)>{t!("learn.back")}</button>
                    <button data-on disabled=step == last on:click=move |_| go(step + 1)>{t!("learn.next", n = step + 1, all = last + 1)}</button>
                    <button class="quiet" data-away aria-label=t!("learn.end") title=t!("learn.end") on:click=end>"✕"</button>
                </span>
            </section>
        })
    };
    Some(view! { <div class="guide-place" style=("--game", colour(G::meta().id))>{card}</div> }.into_any())
}

/// Moves on with what the viewer does.
fn follow<G: Board>(table: Table<G>, now: RwSignal<Option<usize>>, go: impl Fn(usize) + Copy + Send + Sync + 'static) {
    Effect::new(move |seen: Option<usize>| {
        let seat = table
            .history
            .with_untracked(|history| history.last().and_then(|moment| moment.seat()));
        table.log.with(|log| {
            // what was there when the page came was done before
            let new = log.get(seen.unwrap_or(log.len())..).unwrap_or_default();
            let own = new.iter().filter(|entry| Some(entry.seat) == seat && !entry.undone);
            for entry in own {
                let Some(step) = now.get_untracked() else { break };
                let next = after(G::guide(), step, &entry.events);
                if next != step {
                    go(next);
                }
            }
            log.len()
        })
    });
}

/// Lights up what is meant.
fn light<G: Board>(table: Table<G>, now: RwSignal<Option<usize>>) {
    Effect::new(move |_| {
        let step = now.get().and_then(|step| G::guide().get(step));
        table.light.set(step.map(|step| step.light));
    });
}

#[cfg(test)]
pub mod tests {
    use bots::Spec;
    use table::{Rng, Seat, Seed, Viewer};

    use super::*;

    /// Every step has a text, and somebody who plays the guided game sees all of them.
    pub fn the_guide_comes_to_its_end<G: Board>() {
        let (steps, texts) = (G::guide(), learn::steps(G::guide_texts()));
        assert_eq!(steps.len(), texts.len());
        let (own, seed) = (Seat::new(0).unwrap(), Seed::from_text(G::FRIENDLY));
        let mut game = G::new(G::meta().usual_players, &G::Options::default(), seed).unwrap();
        let mut bot = Spec::Greedy.seat::<G>(Rng::new(seed));
        let (mut step, mut seen) = (0, vec![0]);
        while let Some(seat) = game.awaiting().first() {
            let (mut legal, mut told) = (Vec::new(), Vec::new());
            game.legal(seat, &mut legal);
            let action = bot.decide(seat, &game.view(Viewer::Seat(seat)), &legal);
            game.apply(seat, &action, &mut told).unwrap();
            if seat == own {
                let events: Vec<G::Event> = table::heard(&told, Viewer::Seat(own)).cloned().collect();
                step = after(steps, step, &events);
                seen.push(step);
            }
        }
        assert_eq!(step, steps.len() - 1, "{seen:?}");
    }
}
