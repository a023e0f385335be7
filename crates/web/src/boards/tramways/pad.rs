//! The score pad: what everyone has at the end of a cardboard game, and what it scores (T15).

use std::ops::RangeInclusive;

use leptos::prelude::*;
use table::{EntryError, Message, Outcome, ScorePad, Seat};
use tramways::entry::{Entry, PlayerEntry};
use tramways::state::{MOST_PLAYERS, MOST_STRESS};
use tramways::{Options, Tramways};

use super::{seats, tracks};
use crate::browser;
use crate::texts::{Key, figure, key, t, voice};

/// What is kept of the pad in the browser.
const KEPT: &str = "pad.tramways";
/// T1.1: how many play.
const PLAYERS: RangeInclusive<usize> = 1..=MOST_PLAYERS;

/// The pad. A handle, copied freely.
#[derive(Clone, Copy)]
struct Pad {
    entry: RwSignal<Entry>,
    /// Goes up when the fields must be drawn anew, which typing does not do.
    drawn: RwSignal<u32>,
}

fn blank(players: usize) -> Entry {
    let player = PlayerEntry {
        name: String::new(),
        hp: 0,
        complete_links: 0,
        stress: 1,
        money: 0,
    };
    Entry {
        players: vec![player; players],
    }
}

/// The pad.
pub fn pad() -> AnyView {
    let kept = browser::load::<Entry>(KEPT).filter(|entry| PLAYERS.contains(&entry.players.len()));
    let pad = Pad {
        entry: RwSignal::new(kept.unwrap_or_else(|| blank(3))),
        drawn: RwSignal::new(0),
    };
    Effect::new(move |_| browser::keep(KEPT, &*pad.entry.read()));
    let fields = move || {
        pad.drawn.get();
        let players = pad.entry.read_untracked().players.len();
        (0..players).map(|number| player(pad, number)).collect_view()
    };
    view! {
        <div class="tram-pad">
            <p class="tram-pad-intro">{t!("tramways.pad.intro")}</p>
            <div class="tram-pad-players">{fields}</div>
            <div class="tram-pad-tools">
                {number_button(pad, key!("tramways.pad.more"), |players| players < *PLAYERS.end(), |entry| entry.players.extend(blank(1).players))}
                {number_button(pad, key!("tramways.pad.fewer"), |players| players > *PLAYERS.start(), |entry| drop(entry.players.pop()))}
                {number_button(pad, key!("tramways.pad.clear"), |_| true, |entry| *entry = blank(entry.players.len()))}
            </div>
            <div aria-live="polite">{move || result(&pad.entry.read())}</div>
        </div>
    }
    .into_any()
}

fn number_button(pad: Pad, key: Key, allowed: fn(usize) -> bool, change: fn(&mut Entry)) -> AnyView {
    let press = move |_| {
        pad.entry.update(change);
        pad.drawn.update(|drawn| *drawn += 1);
    };
    view! { <button disabled=move || !allowed(pad.entry.read().players.len()) on:click=press>{t!(key)}</button> }
        .into_any()
}

fn player(pad: Pad, number: usize) -> AnyView {
    let own = pad.entry.read_untracked().players[number].clone();
    let mark = Seat::new(number as u8).map(seats::mark);
    let (class, letter) = mark.map_or(("", String::new()), |mark| (mark.class, mark.letter.to_string()));
    let hint = t!("tramways.pad.player", n = number + 1);
    let rename = move |event| edit(pad, number, |player| player.name = event_target_value(&event));
    let stress = move || {
        let stress = pad.entry.read().players.get(number).map_or(1, |player| player.stress);
        tracks::gauge(stress.clamp(1, MOST_STRESS))
    };
    view! {
        <fieldset class=format!("tram-pad-player {class}")>
            <legend><span class="tram-token" aria-hidden="true">{letter}</span><input class="tram-pad-name" aria-label=hint.clone() placeholder=hint.clone() value=own.name.clone() maxlength="24" on:input=rename/></legend>
            {field(pad, number, key!("tramways.pad.happiness"), i32::from(own.hp), |player, value| player.hp = value as i16)}
            {field(pad, number, key!("tramways.pad.links"), own.complete_links.into(), |player, value| player.complete_links = value.clamp(0, 255) as u8)}
            {field(pad, number, key!("tramways.pad.money"), own.money.into(), |player, value| player.money = value.max(0) as u16)}
            {field(pad, number, key!("tramways.pad.stress"), own.stress.into(), |player, value| player.stress = value.clamp(0, 255) as u8)}
            {stress}
        </fieldset>
    }
    .into_any()
}

fn edit(pad: Pad, number: usize, change: impl FnOnce(&mut PlayerEntry)) {
    pad.entry.update(|entry| {
        if let Some(player) = entry.players.get_mut(number) {
            change(player);
        }
    });
}

/// A number of one player; what is not one counts as 0.
fn field(pad: Pad, number: usize, key: Key, value: i32, write: fn(&mut PlayerEntry, i32)) -> AnyView {
    let change = move |event| {
        let typed: i32 = event_target_value(&event).trim().parse().unwrap_or(0);
        edit(pad, number, |player| write(player, typed.clamp(-30_000, 30_000)));
    };
    let shown = if value == 0 { String::new() } else { value.to_string() };
    view! { <label class="tram-pad-row"><span>{t!(key)}</span><input type="number" placeholder="0" value=shown on:input=change/></label> }.into_any()
}

fn result(entry: &Entry) -> AnyView {
    match Tramways::score(&Options::default(), entry) {
        Ok(outcome) => scores(entry, &outcome),
        Err(EntryError(problems)) => {
            let problem = |problem: &Message| view! { <li>{problem.said(&voice())}</li> };
            view! { <ul class="tram-pad-problems">{problems.iter().map(problem).collect_view()}</ul> }.into_any()
        }
    }
}

fn player_names(entry: &Entry) -> Vec<String> {
    let name = |(n, player): (usize, &PlayerEntry)| {
        if player.name.is_empty() {
            t!("tramways.pad.player", n = n)
        } else {
            player.name.clone()
        }
    };
    (1..).zip(&entry.players).map(name).collect()
}

/// T15.1: the parts of the score in the words of the game; T15.3: the places, or T17.11: alone the rating.
fn scores(entry: &Entry, outcome: &Outcome) -> AnyView {
    let names = player_names(entry);
    let row = |title: String, class: &'static str, cell: &dyn Fn(usize) -> String| {
        let cells = (0..names.len())
            .map(|number| view! { <td>{cell(number)}</td> })
            .collect_view();
        view! { <tr class=class><th scope="row">{title}</th>{cells}</tr> }
    };
    let of = |number: usize| &outcome.seats[number];
    let parts = of(0).score.parts.iter().enumerate().map(|(place, part)| {
        row(part.what.said(&voice()), "", &|number| {
            figure(of(number).score.parts[place].points)
        })
    });
    let last = match &of(0).title {
        Some(title) => row(t!("tramways.pad.rating"), "tram-pad-sum", &|_| title.said(&voice())),
        None => row(t!("tramways.pad.place"), "tram-pad-sum", &|number| {
            of(number).place.to_string()
        }),
    };
    view! {
        <table class="tram-pad-scores">
            <caption>{t!("tramways.pad.result")}</caption>
            <thead><tr><td></td>{names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view()}</tr></thead>
            <tbody>
                {parts.collect_view()}
                {row(t!("tramways.pad.points"), "tram-pad-sum", &|number| figure(of(number).score.points))}
                {last}
            </tbody>
        </table>
        <p class="tram-pad-note">{t!("tramways.pad.note")}</p>
    }
    .into_any()
}
