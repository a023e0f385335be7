//! What a hint advises, drawn in the town: the card at its place, the track along its way; and what it costs and prepares, in words.

use std::sync::Arc;

use hill::path::is_bonus_token;
use hill::{Action, Hill, Line, Spot, View};
use leptos::prelude::*;
use table::{Argument, Game, ScoreChange, Seat, Viewer};

use super::map::Map;
use super::plan::Progress;
use super::town::{Large, shift};
use super::tracks::{letter, way};
use super::{card, names, scene};
use crate::boards::{Board, Outlook};
use crate::picture::Point;
use crate::picture::pin::pin;
use crate::table::Moment;
use crate::texts::t;

/// How far beside another track a new one lies.
const BESIDE: f64 = 9.5;

/// Everything that is advised in the viewer's town.
pub fn ghosts(large: &Large) -> AnyView {
    let (ui, map, moment, seat) = (large.ui, large.map, large.moment.clone(), large.seat);
    let taken: Vec<Spot> = large.scene.tracks.iter().map(|track| track.spot).collect();
    Effect::new(move |_| {
        let advised = ui.table.advised();
        if let Some(place) = advised.and_then(|advised| advised.steps.iter().find_map(|step| place(map, step))) {
            ui.zoom.bring(place);
        }
    });
    (move || {
        let advised = ui.table.advised().filter(|advised| advised.seat == seat)?;
        let ghosts: Vec<AnyView> = advised
            .numbered()
            .filter_map(|(number, step)| ghost(&moment, map, &taken, number, step))
            .collect();
        Some(ghosts)
    })
    .into_any()
}

/// Where in the town something is done.
fn place(map: Map, action: &Action) -> Option<Point> {
    match *action {
        Action::Place { at, .. } | Action::Upgrade { at } => Some(map.centre(at)),
        Action::Lay { spot, .. } | Action::DiscardTrack { spot, .. } => Some(map.middle(spot)),
        _ => None,
    }
}

fn ghost(moment: &Arc<Moment<Hill>>, map: Map, taken: &[Spot], number: usize, action: &Action) -> Option<AnyView> {
    let at = place(map, action)?;
    let (inside, tip) = match *action {
        Action::Place { card, turned, .. } => {
            let card = moment.view.cards().find_town(card)?;
            let picture = view! { <g transform=shift(at)>{halo()}{card::ground(card.roads.turned(turned))}{card::face(card, None)}</g> };
            (picture.into_any(), Point::new(at.x, at.y - 16.0))
        }
        Action::Upgrade { .. } => {
            let picture = view! { <g transform=shift(at)>{halo()}</g> };
            (picture.into_any(), Point::new(at.x, at.y - 16.0))
        }
        Action::Lay { line, spot, .. } => (track(map, line, spot, taken.contains(&spot), false), at),
        Action::DiscardTrack { line, spot } => (track(map, line, spot, false, true), at),
        _ => return None,
    };
    Some(view! { <g class="advised" data-advised=number>{inside}{pin(tip, number, 0.8)}</g> }.into_any())
}

fn halo() -> AnyView {
    view! { <rect class="advised-halo" x="-54" y="-54" width="108" height="108" rx="10"/> }.into_any()
}

/// A track that is advised: dashed along its way, or crossed out.
fn track(map: Map, line: Line, spot: Spot, is_beside: bool, is_gone: bool) -> AnyView {
    let [a, b] = map.ends(spot);
    let by = if is_beside { BESIDE } else { 0.0 };
    let (a, b) = (a.aside(b, by), b.aside(a, -by));
    let middle = a.middle(b);
    let cross = is_gone.then(|| {
        let Point { x, y } = middle;
        view! { <path class="advised-cross" d=format!("M{:.1} {:.1}l20 20m0 -20l-20 20", x - 10.0, y - 10.0)/> }
    });
    let badge = (!is_gone).then(|| letter(middle, line, 6.4, "token"));
    view! {
        <g class=format!("advised-track {}", names::line_class(line))>
            <path class="advised-bed" d=way(a, b)/>
            <path class="advised-rail" d=way(a, b)/>
            {badge}
            {cross}
        </g>
    }
    .into_any()
}

/// What a change of the score is for: lines by their rows, Plan cards and penalties one by one.
pub fn gain_name(change: &ScoreChange) -> String {
    let said = |name: &str| match change.what.argument(name) {
        Some(Argument::Said(message)) => names::said(message),
        _ => names::said(&change.what),
    };
    match change.what.id() {
        "part-plan" => t!("hill.hint.plan", plan = said("what")),
        "part-line-penalty" if change.points > 0 => t!("hill.hint.no_penalty", line = said("line")),
        "part-line-penalty" => t!("hill.hint.penalty", line = said("line")),
        _ => Hill::part_name(&change.row),
    }
}

/// What a decision costs and prepares.
pub fn outlook(before: &Hill, after: &Hill, seat: Seat) -> Outlook {
    let [old, new] = [before, after].map(|state| state.public().seats[seat.index()]);
    let mut outlook = Outlook::default();
    let (had, has) = (old.resources, new.resources);
    if has < had {
        outlook.costs.push(names::resources(had - has));
    } else if has > had {
        let resources = names::resources(has - had);
        outlook.prepares.push(t!("hill.hint.resources", resources = resources));
    }
    let used = old.kept.minus(new.kept);
    let tokens = used
        .iter()
        .map(|token| names::token_kind(before.cards().token(token).kind));
    outlook.costs.extend(tokens);
    outlook.prepares.extend(progress(before, after, seat));
    let bonus = |line: &Line| {
        let laid = [&old, &new].map(|player| player.town.path(*line).used());
        laid[1] > laid[0] && is_bonus_token(laid[1] + 1)
    };
    let bonuses = Line::ALL.into_iter().filter(bonus);
    outlook
        .prepares
        .extend(bonuses.map(|line| t!("hill.hint.bonus", line = names::line(line))));
    outlook
}

/// The Plan cards that come nearer without being fulfilled.
fn progress(before: &Hill, after: &Hill, seat: Seat) -> Vec<String> {
    let [old, new] = [before, after].map(|state| state.view(Viewer::Seat(seat)));
    let fulfilled = |view: &View, line: Line, n: usize| {
        view.score(seat)
            .is_some_and(|tally| tally.fulfilled[line] >> n & 1 != 0)
    };
    let mut nearer = Vec::new();
    for (line, plans) in scene::plans(&new, seat).iter() {
        for (n, &plan) in plans.iter().enumerate() {
            let kind = new.cards().plan(plan).kind;
            let far = |view: &View| Progress::of(view, seat, line, kind, fulfilled(view, line, n));
            let (was, is) = (far(&old), far(&new));
            if is.have > was.have && !is.done {
                let (plan, line) = (names::plan_kind(kind), names::line(line));
                nearer.push(t!(
                    "hill.hint.nearer",
                    plan = plan,
                    line = line,
                    have = is.have,
                    of = is.of
                ));
            }
        }
    }
    nearer.truncate(2);
    nearer
}
