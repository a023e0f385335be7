//! What a puzzle says, over its board: what is asked, what a try is worth, and the best turn beside it.

use bots::puzzle::Judgement;
use leptos::prelude::*;
use leptos_router::components::A;

use super::compared::Side;
use super::host::{Coach, Stand};
use super::{Opening, grade};
use crate::shell::home::colour;
use crate::texts::{signed, t, tenths};

/// A turn that is behind by less is the best one: nobody reads more than tenths.
const TOLD: f32 = 0.05;

/// The card of a puzzle.
pub fn panel(coach: Coach, opening: Opening) -> AnyView {
    let stand = move || match coach.stand.get() {
        Stand::Open => "open",
        Stand::Judging => "judging",
        Stand::Judged(Some(Judgement { solves: true, .. })) => "done",
        Stand::Judged(_) => "missed",
        Stand::Shown => "shown",
    };
    let themes = opening.themes.clone();
    let about = move || {
        let is_known = coach.hints.get() > 0 || !coach.sides.read().is_empty();
        (is_known && !themes.is_empty()).then(|| t!("puzzle.about", themes = themes.clone()))
    };
    let (heading, id, game, level) = (opening.title.clone(), opening.id.clone(), opening.game, opening.grade);
    view! {
        <section class="guide lesson-card puzzle-card" style=("--game", colour(game)) aria-label=t!("puzzle.card") data-puzzle=id data-stand=stand>
            <div class="lesson-words">
                <p class="lesson-task"><strong>{heading}</strong>" "{grade(level)}" "<span data-task>{move || task(coach)}</span></p>
                {move || so_far(coach)}
                <p class="lesson-said" role="status" data-said>{move || said(coach)}" "{about}</p>
                {move || sides(coach)}
            </div>
            <span class="ways">{move || ways(coach, &opening)}</span>
        </section>
    }
    .into_any()
}

/// What is looked for: a turn, or the rest of one.
fn task(coach: Coach) -> String {
    if coach.so_far.read().is_empty() {
        t!("puzzle.task")
    } else {
        t!("puzzle.rest")
    }
}

/// What was already decided in this turn, as long as the rest is looked for.
fn so_far(coach: Coach) -> Option<AnyView> {
    let words = coach.so_far.get();
    let is_open = coach.stand.get() == Stand::Open;
    let shown = (is_open && !words.is_empty()).then(|| t!("puzzle.so_far", words = words.join(&t!("puzzle.then"))))?;
    Some(view! { <p class="soft" data-so-far>{shown}</p> }.into_any())
}

/// What came of it.
fn said(coach: Coach) -> Option<String> {
    match coach.stand.get() {
        Stand::Open => None,
        Stand::Judging => Some(t!("puzzle.judging")),
        Stand::Judged(None) => Some(t!("puzzle.unknown")),
        Stand::Judged(Some(judgement)) if judgement.solves && judgement.behind >= TOLD => {
            Some(t!("puzzle.solved_too", points = tenths(judgement.behind.into())))
        }
        Stand::Judged(Some(judgement)) if judgement.solves => Some(t!("puzzle.solved")),
        Stand::Judged(Some(judgement)) => Some(t!("puzzle.missed", points = tenths(judgement.behind.into()))),
        Stand::Shown => Some(t!("puzzle.shown")),
    }
}

/// The best turn and what was tried, side by side.
fn sides(coach: Coach) -> Option<AnyView> {
    let sides = coach.sides.get();
    if sides.is_empty() {
        return None;
    }
    let names = [t!("puzzle.best"), t!("puzzle.yours")];
    let shown = names
        .into_iter()
        .zip(sides)
        .enumerate()
        .map(|(number, (name, side))| column(coach, number, name, side));
    Some(view! { <div class="puzzle-sides" data-sides>{shown.collect_view()}</div> }.into_any())
}

fn column(coach: Coach, number: usize, name: String, side: Side) -> AnyView {
    let part = |(name, points): (String, i32)| view! { <li><span>{name}</span> <b>{signed(points)}</b></li> };
    let score = side
        .score
        .map(|score| t!("puzzle.expected", points = tenths(score.into())));
    view! {
        <div>
            <h3>{name}</h3>
            <p>{side.words.join(&t!("puzzle.then"))}</p>
            <p>{at_once(side.before, side.after)}</p>
            <ul>{side.parts.into_iter().map(part).collect_view()}</ul>
            <p class="soft">{score}</p>
            <button class="quiet" data-side=number.to_string() on:click=move |_| coach.look.run(number)>{t!("puzzle.look")}</button>
        </div>
    }
    .into_any()
}

/// The points before and after the turn.
fn at_once(before: i32, after: i32) -> String {
    t!("puzzle.at_once", before = before, after = after)
}

/// What can be done besides deciding.
fn ways(coach: Coach, opening: &Opening) -> AnyView {
    let leave = view! { <A href=format!("/puzzles/{}", opening.game) attr:class="button quiet" attr:data-leave="">{t!("puzzle.leave")}</A> };
    let next =
        view! { <A href=opening.next.run(()) attr:class="button main" attr:data-next="">{t!("puzzle.next")}</A> };
    let again = view! { <button data-again on:click=move |_| coach.again.run(())>{t!("puzzle.again")}</button> };
    let give_up = view! { <button class="quiet" data-give-up on:click=move |_| coach.give_up.run(())>{t!("puzzle.give_up")}</button> };
    match coach.stand.get() {
        Stand::Open | Stand::Judging => {
            let label = if coach.hints.get() == 0 {
                t!("lesson.hint")
            } else {
                t!("lesson.where")
            };
            view! {
                <button data-lesson-hint on:click=move |_| coach.hint.run(())>{label}</button>
                {again}{give_up}{leave}
            }
            .into_any()
        }
        Stand::Judged(Some(Judgement { solves: true, .. })) => {
            view! { {next}{again}{unclear(opening)}{leave} }.into_any()
        }
        Stand::Judged(_) => view! { {again}{give_up}{leave} }.into_any(),
        Stand::Shown => view! { {next}{again}{unclear(opening)}{leave} }.into_any(),
    }
}

/// Whoever finds a puzzle unclear never sees it again.
fn unclear(opening: &Opening) -> AnyView {
    let (dislike, done) = (opening.dislike, RwSignal::new(false));
    let click = move |_| {
        dislike.run(());
        done.set(true);
    };
    let shown = move || {
        if done.get() {
            view! { <span class="soft" role="status">{t!("puzzle.noted")}</span> }.into_any()
        } else {
            view! { <button class="quiet" data-unclear on:click=click>{t!("puzzle.unclear")}</button> }.into_any()
        }
    };
    view! { {shown} }.into_any()
}
