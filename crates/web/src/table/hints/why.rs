//! Why something is advised, in one line: what it brings, what it costs, what it prepares, and how much better it is than the rest.

use table::{ScoreChange, Seat};

use super::{Choice, figures};
use crate::boards::{Board, Outlook};
use crate::few;
use crate::table::Advised;
use crate::texts::{figure, t};

/// More parts of a gain than this are too much for a line.
const MOST_PARTS: usize = 3;

/// Why one of these choices is advised, or what speaks for it. `is_forced` if nothing else is allowed.
pub(super) fn line<G: Board>(advised: &Advised<G>, choices: &[Choice<G>], number: usize, is_forced: bool) -> String {
    let Advised {
        seat,
        ref before,
        ref after,
        ..
    } = *advised;
    let outlook = G::outlook(before, after, seat);
    let gains = gains::<G>(&after.standing(seat).since(&before.standing(seat)));
    let told = [
        gained(&gains, advised.steps.len() > 1),
        prepared(outlook, gains.is_empty()),
        compared(choices, number).or_else(|| is_forced.then(|| t!("hints.only"))),
    ];
    told.into_iter().flatten().collect::<Vec<_>>().join(&t!("hints.gap"))
}

/// The parts of the score that change, by what the game calls them.
fn gains<G: Board>(changes: &[ScoreChange]) -> Vec<(String, i32)> {
    merged(changes.iter().map(|change| (G::gain_name(change), change.points)))
}

/// Parts of the same name together, without those that come to nothing; what matters most first.
pub(super) fn merged(parts: impl Iterator<Item = (String, i32)>) -> Vec<(String, i32)> {
    let mut merged: Vec<(String, i32)> = Vec::new();
    for (name, points) in parts {
        match merged.iter_mut().find(|(other, _)| *other == name) {
            Some((_, sum)) => *sum += points,
            None => merged.push((name, points)),
        }
    }
    merged.retain(|(_, points)| *points != 0);
    few::sort_by_key(&mut merged, |(_, points)| std::cmp::Reverse(points.abs()));
    merged
}

/// "+6 points: Red line +4, Plan card +2."
fn gained(gains: &[(String, i32)], with_more: bool) -> Option<String> {
    let total: i32 = gains.iter().map(|(_, points)| points).sum();
    let mut parts: Vec<String> = gains
        .iter()
        .take(MOST_PARTS)
        .map(|(name, points)| t!("hints.part", name = name, points = signed(*points)))
        .collect();
    if gains.len() > MOST_PARTS {
        parts.push(t!("hints.more_parts"));
    }
    let (points, parts) = (points(total), parts);
    match (gains.is_empty(), with_more) {
        (true, _) => None,
        (false, false) => Some(t!("hints.gains_now", points = points, parts = parts)),
        (false, true) => Some(t!("hints.gains_then", points = points, parts = parts)),
    }
}

/// What it costs and prepares; something is always said where there are no points.
fn prepared(Outlook { costs, prepares }: Outlook, no_points: bool) -> Option<String> {
    let nothing = no_points && costs.is_empty() && prepares.is_empty();
    let costs = (!costs.is_empty()).then(|| t!("hints.costs", what = costs));
    let prepares = (!prepares.is_empty()).then(|| t!("hints.prepares", what = prepares));
    let told: Vec<String> = costs
        .into_iter()
        .chain(prepares)
        .chain(nothing.then(|| t!("hints.nothing_yet")))
        .collect();
    (!told.is_empty()).then(|| told.join(&t!("hints.gap")))
}

/// How much better the first is than the next, or how much worse another one than the first.
fn compared<G: Board>(choices: &[Choice<G>], number: usize) -> Option<String> {
    match number {
        0 => choices.get(1).and_then(|next| figures::lead(&next.expected)),
        _ => choices.get(number).and_then(|own| figures::lag(&own.expected)),
    }
}

/// A number of points with its sign and its unit.
fn points(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    t!("hints.points", sign = sign, n = number.unsigned_abs())
}

/// A number with its sign.
fn signed(number: i32) -> String {
    if number > 0 {
        format!("+{number}")
    } else {
        figure(number)
    }
}

/// The steps after the first, in words.
pub(super) fn steps<G: Board>(advised: &Advised<G>) -> Vec<String> {
    let mut state = advised.before.clone();
    let mut words = Vec::new();
    for step in &advised.steps {
        words.push(G::action_line(&seen(&state, advised.seat), step));
        if state.apply(advised.seat, step, &mut ()).is_err() {
            break;
        }
    }
    words.split_off(words.len().min(1))
}

fn seen<G: Board>(state: &G, seat: Seat) -> G::View {
    state.view(table::Viewer::Seat(seat))
}
