//! The spots of the viewer's town: where tracks can be laid, what they cost, and the little chooser where there is more than one choice.

use hill::cards::TokenKind;
use hill::lay::Cost;
use hill::question::Question;
use hill::{Action, Duty, Hill, Line, Spot};
use leptos::prelude::*;

use super::map::Map;
use super::scene::Track;
use super::town::{Large, signed};
use super::tracks::{badge, way};
use super::ui::{Ui, data, keys, lays, part};
use super::{bubble, icons, names};
use crate::table::Moment;
use crate::texts::t;

/// What can be done at a spot.
fn choices(moment: &Moment<Hill>, spot: Spot, chosen: Option<Line>) -> Vec<Action> {
    let allowed = lays(moment)
        .into_iter()
        .filter(|&(_, line, at)| at == spot && chosen.is_none_or(|chosen| chosen == line));
    let mut choices: Vec<Action> = allowed
        .map(|(duty, line, spot)| Action::Lay { duty, line, spot })
        .collect();
    choices.extend(
        moment
            .legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::DiscardTrack { spot: at, .. } if *at == spot)),
    );
    choices
}

/// A lay that is refused where none is possible: the refusal tells why.
fn impossible(moment: &Moment<Hill>, spot: Spot, chosen: Option<Line>) -> Action {
    let turn = moment.seat().map(|seat| moment.view.public().seats[seat.index()].turn);
    let duty = match moment.view.question() {
        Question::BonusTrack => Duty::Bonus,
        _ if turn.is_some_and(|turn| turn.laid && !turn.located && turn.location == Some(hill::Location::Track)) => {
            Duty::Location
        }
        _ => Duty::Track,
    };
    Action::Lay {
        duty,
        line: chosen.unwrap_or(Line::Red),
        spot,
    }
}

/// What a lay costs, in words.
pub fn cost_words(cost: Cost) -> String {
    let mut parts = Vec::new();
    if cost.open_halves > 0 {
        parts.push(t!("hill.cost.open", n = cost.open_halves));
    }
    if cost.crossing {
        parts.push(t!("hill.cost.crossing"));
    }
    match cost.resources() {
        0 => t!("hill.cost.free"),
        n => t!(
            "hill.cost.total",
            what = parts.join(" + "),
            cost = names::resources(n.into())
        ),
    }
}

/// What is told of a spot: the cost, and what each line would gain.
fn words(ui: Ui, moment: &Moment<Hill>, spot: Spot) -> String {
    let Some(seat) = moment.seat() else {
        return String::new();
    };
    let town = &moment.view.public().seats[seat.index()].town;
    let choices = choices(moment, spot, ui.line.get_untracked());
    let gains = choices.iter().filter_map(|action| match action {
        Action::Lay { line, .. } => {
            let points = ui.table.preview(action).map_or(0, |preview| preview.points(seat));
            Some(t!("hill.gain", what = names::line(*line), n = signed(points)))
        }
        _ => None,
    });
    let gains = names::list(gains);
    if gains.is_empty() {
        return discard_words(&choices);
    }
    let double = if town.tracks().contains(spot) {
        format!(" + {}", names::token_kind(TokenKind::DoubleTrack))
    } else {
        String::new()
    };
    format!("{}{double} · {gains}", cost_words(Cost::of(town, spot)))
}

fn discard_words(choices: &[Action]) -> String {
    choices.first().map(|_| t!("hill.discard_track")).unwrap_or_default()
}

/// The spots on which a track can be laid, as thin dashes with what they cost.
pub fn candidates(large: &Large) -> AnyView {
    let (ui, moment, map) = (large.ui, large.moment.clone(), large.map);
    (move || {
        let chosen = ui.line.get();
        let allowed = lays(&moment);
        let mut spots: Vec<Spot> = allowed
            .iter()
            .filter(|(_, line, _)| chosen.is_none_or(|chosen| chosen == *line))
            .map(|&(.., spot)| spot)
            .collect();
        spots.sort();
        spots.dedup();
        let class = |spot: Spot| {
            let mut lines = allowed.iter().filter(|&&(.., at)| at == spot).map(|&(_, line, _)| line);
            let only = chosen.or_else(|| lines.next().filter(|_| lines.next().is_none()));
            only.map_or("any", names::line_class)
        };
        let dash = |spot: Spot| {
            let [a, b] = map.ends(spot);
            view! { <path class=class(spot) d=way(a.towards(b, 0.26), a.towards(b, 0.74))/> }
        };
        view! { <g class="candidates" class:one=chosen.is_some()>{spots.into_iter().map(dash).collect_view()}</g> }
    })
    .into_any()
}

/// The track that the pointer is about to lay.
fn pointed(ui: Ui) -> Option<Track> {
    match ui.hover.get()? {
        Action::Lay { line, spot, .. } => Some(Track { line, spot }),
        _ => None,
    }
}

/// The track that may be laid next, before it is.
pub fn trial(large: &Large) -> AnyView {
    let (ui, map, scene) = (large.ui, large.map, large.scene.clone());
    (move || {
        let Track { line, spot } = pointed(ui)?;
        let taken = scene.tracks.iter().any(|track| track.spot == spot);
        let [a, b] = map.ends(spot);
        let by = if taken { 9.5 } else { 0.0 };
        let (a, b) = (a.aside(b, by), b.aside(a, -by));
        Some(view! { <g class=format!("track trial {}", names::line_class(line))><path class="rail" d=way(a.towards(b, 0.14), a.towards(b, 0.86))/></g> })
    })
    .into_any()
}

/// What can be clicked: every spot between two cards.
pub fn targets(large: &Large) -> AnyView {
    let (ui, moment, map, spots) = (large.ui, large.moment.clone(), large.map, large.scene.spots());
    if !moment.is_mine()
        || !matches!(
            moment.view.question(),
            Question::Act | Question::BonusTrack | Question::Take
        )
    {
        return ().into_any();
    }
    let tracks = large.scene.tracks.clone();
    (move || {
        let chosen = ui.line.get();
        let is_open = |spot: Spot| !choices(&moment, spot, chosen).is_empty();
        // the middle of two diagonals belongs to the one that can be used, and otherwise to neither
        let has_middle = |spot: Spot| {
            let other = spot.crossing().filter(|other| spots.contains(other));
            other.is_none_or(|other| is_open(spot) && !is_open(other))
        };
        let target = |&spot: &Spot| target(ui, &moment, reach(map, spot, has_middle(spot)), spot, chosen, &tracks);
        view! { <g class="targets">{spots.iter().map(target).collect_view()}</g> }
    })
    .into_any()
}

fn reach(map: Map, spot: Spot, has_middle: bool) -> String {
    let [a, b] = map.ends(spot);
    if has_middle {
        return way(a.towards(b, 0.24), a.towards(b, 0.76));
    }
    format!(
        "{}{}",
        way(a.towards(b, 0.22), a.towards(b, 0.45)),
        way(a.towards(b, 0.55), a.towards(b, 0.78))
    )
}

fn target(ui: Ui, moment: &Moment<Hill>, d: String, spot: Spot, chosen: Option<Line>, tracks: &[Track]) -> AnyView {
    let choices = choices(moment, spot, chosen);
    let only = match choices[..] {
        [action @ Action::Lay { .. }] => Some(action),
        _ => None,
    };
    let refused = impossible(moment, spot, chosen);
    let none = choices.is_empty();
    let press = move || match only {
        Some(action) => ui.act(action),
        None if none => ui.act(refused),
        None => ui
            .spot
            .update(|open| *open = if *open == Some(spot) { None } else { Some(spot) }),
    };
    let first = choices.first().copied();
    let enter = move || {
        let Some(moment) = ui.table.moment_now() else { return };
        ui.hover.set(first);
        ui.detail
            .set(Some(words(ui, &moment, spot)).filter(|words| !words.is_empty()));
    };
    let leave = move || {
        ui.hover.set(None);
        ui.detail.set(None);
    };
    let here = tracks.iter().any(|track| track.spot == spot);
    let label = label(moment, spot);
    view! {
        <path class="target" class:legal=!none class:taken=here d=d role="button" tabindex=if none { "-1" } else { "0" } aria-label=label
            data-act=only.map(|action| data(&action)) data-pick=(only.is_none() && !none).then_some("spot") data-part=part("spot", &spot)
            on:click=move |_| press() on:keydown=keys(press)
            on:pointerenter=move |_| enter() on:focus=move |_| enter() on:pointerleave=move |_| leave() on:blur=move |_| leave()/>
    }
    .into_any()
}

/// A spot for those who hear the page: between which cards it is.
fn label(moment: &Moment<Hill>, spot: Spot) -> String {
    let name = |cell| {
        let seat = moment.seat()?;
        let placed = moment.view.public().seats[seat.index()].town.card_at(cell)?.card;
        Some(names::town_card(moment.view.cards().town(placed)))
    };
    let [a, b] = spot.cells().map(|cell| name(cell).unwrap_or_default());
    t!("hill.spot", a = a, b = b)
}

/// The width of the chooser, the height of its head and of a choice, in letters.
const WIDE: f64 = 12.8;
const HEAD: f64 = 3.6;
const ROW: f64 = 2.9;

/// The chooser at the spot that is open: beside the two cards that it is about.
pub fn overlay(large: &Large) -> AnyView {
    let (ui, moment, map, cards) = (large.ui, large.moment.clone(), large.map, large.scene.cells());
    (move || {
        let spot = ui.spot.get()?;
        let seat = moment.seat()?;
        let town = moment.view.public().seats[seat.index()].town;
        let cost = Cost::of(&town, spot);
        let choices = choices(&moment, spot, ui.line.get());
        let lays = choices.iter().any(|action| matches!(action, Action::Lay { .. }));
        let double = town
            .tracks()
            .contains(spot)
            .then(|| format!(" + {}", names::token_kind(TokenKind::DoubleTrack)));
        let size = (WIDE, HEAD + ROW * choices.len() as f64);
        let (left, top) = bubble::corner(ui.zoom, map, cards, &spot.cells(), size);
        let chooser = NodeRef::new();
        bubble::show(chooser);
        Some(view! {
            <div class="chooser" style:left=left style:top=top node_ref=chooser>
                {lays.then(|| view! { <p>{cost_words(cost)}{double}</p> })}
                {choices.into_iter().map(|action| choice(ui, action)).collect_view()}
                <button class="tool close" aria-label=t!("hill.close") on:click=move |_| ui.spot.set(None)>"✕"</button>
            </div>
        })
    })
    .into_any()
}

fn choice(ui: Ui, action: Action) -> AnyView {
    let seat = ui.table.moment_now().and_then(|moment| moment.seat());
    let points = ui
        .table
        .preview(&action)
        .ok()
        .zip(seat)
        .map_or(0, |(preview, seat)| preview.points(seat));
    let (sign, words) = match action {
        Action::Lay { line, .. } => (badge(line), t!("hill.lay_line", line = names::line(line))),
        Action::DiscardTrack { line, .. } => (
            view! { {badge(line)}{icons::resource_icon()} }.into_any(),
            t!("hill.discard_track"),
        ),
        _ => (().into_any(), String::new()),
    };
    view! {
        <button class="choice" data-act=data(&action) data-advised=move || ui.table.advises(&action) on:click=move |_| ui.act(action)
            on:pointerenter=move |_| ui.hover.set(Some(action)) on:pointerleave=move |_| ui.hover.set(None)>
            {sign}<span>{words}</span><b>{signed(points)}</b>
        </button>
    }
    .into_any()
}
