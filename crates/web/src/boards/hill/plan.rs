//! Plan cards and Development tokens.

use hill::cards::{Category, Landmark, PlanCard, PlanKind, Token, TokenKind, Upgrade};
use hill::cell::Cells;
use hill::conditions::Landmarks;
use hill::path::Path;
use hill::town::{Frame, Town};
use hill::{Line, View};
use leptos::prelude::*;
use table::Seat;

use super::{card, icons, names};
use crate::texts::t;

/// How far a line is with a Plan card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Is it fulfilled, perhaps with Wild landmarks?
    pub done: bool,
    /// What is there.
    pub have: u8,
    /// Of how many.
    pub of: u8,
    /// For the three landmarks: which are there.
    pub landmarks: [bool; 3],
}

impl Progress {
    /// How far a line of a town is.
    pub fn of(view: &View, seat: Seat, line: Line, kind: PlanKind, done: bool) -> Progress {
        let town = &view.public().seats[seat.index()].town;
        let path = town.path(line);
        let passed = Landmarks::passed(view.cards(), town, path);
        let mut landmarks = [false; 3];
        if let PlanKind::ThreeLandmarks(named) = kind {
            landmarks = named.map(|landmark| passed.of_type(landmark) > 0);
        }
        let (have, of) = counts(kind, town, path, &passed);
        Progress {
            done,
            have,
            of,
            landmarks,
        }
    }
}

/// How much of it there is, and how much is asked for.
fn counts(kind: PlanKind, town: &Town, path: &Path, passed: &Landmarks) -> (u8, u8) {
    let of = |landmarks: &[Landmark]| {
        let there = landmarks.iter().filter(|&&landmark| passed.of_type(landmark) > 0);
        there.count() as u8
    };
    let ends = |corners: Option<Cells>| corners.map_or(0, |corners| corners.and(path.on()).len() as u8);
    let (have, asked) = match kind {
        PlanKind::ThreeLandmarks(named) => (of(&named), 3),
        PlanKind::FourOfACategory => (most_of_a_category(passed), 4),
        PlanKind::FiveTypes => (of(&Landmark::ALL), 5),
        PlanKind::TwoPairs => (in_pairs(passed), 4),
        PlanKind::SevenTracks => (path.tokens(), 7),
        PlanKind::TopLeftToBottomRight => (ends(town.frame().map(Frame::falling_corners)), 2),
        PlanKind::TopRightToBottomLeft => (ends(town.frame().map(Frame::rising_corners)), 2),
    };
    (have.min(asked), asked)
}

fn most_of_a_category(passed: &Landmarks) -> u8 {
    [Category::Leisure, Category::Welfare, Category::Public]
        .map(|category| passed.of_category(category))
        .into_iter()
        .max()
        .unwrap_or(0)
}

fn in_pairs(passed: &Landmarks) -> u8 {
    let pairs = Landmark::ALL.map(|landmark| passed.of_type(landmark) / 2 * 2);
    pairs.into_iter().sum()
}

/// What a Plan card shows: three landmarks, or a little drawing of what it asks for.
fn emblem(kind: PlanKind, landmarks: [bool; 3]) -> AnyView {
    match kind {
        PlanKind::ThreeLandmarks(named) => {
            let icon = |(landmark, there): (Landmark, bool)| view! { <span class="wanted" class:there=there>{icons::landmark_icon(landmark)}</span> };
            named.into_iter().zip(landmarks).map(icon).collect_view().into_any()
        }
        PlanKind::FourOfACategory => {
            let outlines = [Category::Leisure, Category::Welfare, Category::Public].map(icons::category_icon);
            view! { <b class="times">"4×"</b><span class="one-of">{outlines.collect_view()}</span> }.into_any()
        }
        PlanKind::FiveTypes => {
            view! { <b class="times">"5"</b><span class="words">{t!("hill.plan.types_short")}</span> }.into_any()
        }
        PlanKind::TwoPairs => {
            view! { <b class="times">"2+2"</b><span class="words">{t!("hill.plan.pairs_short")}</span> }.into_any()
        }
        PlanKind::SevenTracks => view! { <b class="times">"7"</b>{icons::track_icon()} }.into_any(),
        PlanKind::TopLeftToBottomRight => corners("M4 4L20 20", "M1 1h7v7H1zM16 16h7v7h-7z"),
        PlanKind::TopRightToBottomLeft => corners("M20 4L4 20", "M16 1h7v7h-7zM1 16h7v7H1z"),
    }
}

fn corners(way: &'static str, squares: &'static str) -> AnyView {
    view! {
        <svg class="icon corners" viewBox="0 0 24 24" aria-hidden="true">
            <path class="grid" d="M1 1h22v22H1zM8.3 1v22M15.7 1v22M1 8.3h22M1 15.7h22"/>
            <path class="i-fill" d=squares/>
            <path class="i-stroke" d=way/>
        </svg>
    }
    .into_any()
}

/// The face of a Plan card: points, emblem, words.
pub fn face(plan: &PlanCard) -> AnyView {
    let words = names::plan_kind(plan.kind);
    let emblem = emblem(plan.kind, [true; 3]);
    view! {
        <span class="points">{plan.points}</span>
        <span class="emblem">{emblem}</span>
        <span class="plan-words">{words}</span>
    }
    .into_any()
}

/// A Plan card, small: its points and emblem.
pub fn chip(plan: &PlanCard) -> AnyView {
    view! { <span class="points">{plan.points}</span><span class="emblem">{emblem(plan.kind, [true; 3])}</span> }
        .into_any()
}

/// A Plan card next to a line, small: with a tick, or how far it is.
pub fn live_chip(plan: &PlanCard, progress: Progress) -> AnyView {
    let three = matches!(plan.kind, PlanKind::ThreeLandmarks(_));
    let far = (!three && !progress.done).then(|| view! { <span class="far">{progress.have}"/"{progress.of}</span> });
    let landmarks = if progress.done { [true; 3] } else { progress.landmarks };
    view! {
        <span class="points">{plan.points}</span>
        <span class="emblem live">{emblem(plan.kind, landmarks)}</span>
        {far}
        {progress.done.then(|| view! { <span class="tick" aria-hidden="true">"✓"</span> })}
    }
    .into_any()
}

/// The face of a Development token.
pub fn token(token: &Token) -> AnyView {
    match token.kind {
        TokenKind::Upgrade(upgrade) => {
            let (Upgrade::DoubleValue(line) | Upgrade::PlusThree(line)) = upgrade;
            view! { <span class=format!("coin {}", names::line_class(line))><b>{card::upgrade_words(upgrade)}</b><i>{names::letter(line)}</i></span> }
                .into_any()
        }
        TokenKind::DoubleTrack => view! { <span class="coin plain">{icons::double_icon()}</span> }.into_any(),
        TokenKind::WildLandmark => view! { <span class="coin plain">{icons::wild_icon()}</span> }.into_any(),
    }
}
