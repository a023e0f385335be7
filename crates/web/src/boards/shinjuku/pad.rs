//! The score pad: what everyone has at the end of a cardboard game, and what it scores.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use shinjuku::entry::{EarnedEntry, Entry, PlayerEntry, TokensEntry};
use shinjuku::map::Map;
use shinjuku::state::{DEPARTMENT_STORES, MOST_PLAYERS};
use shinjuku::{Customer, Goods, Options, Shinjuku};
use table::{EntryError, Label, Message, Outcome, ScorePad, Seat};

use super::{icons, names, seats, words};
use crate::browser;
use crate::texts::{Key, key, t, voice};

/// What is kept of the pad in the browser.
const KEPT: &str = "pad.shinjuku";
/// S2.1: how many play.
const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;

/// The pad. A handle, copied freely.
#[derive(Clone, Copy)]
struct Pad {
    entry: RwSignal<Entry>,
    /// Goes up when the fields must be drawn anew, which typing does not do.
    drawn: RwSignal<u32>,
}

fn blank(players: usize) -> Entry {
    Entry {
        players: vec![
            PlayerEntry {
                name: String::new(),
                customers: EarnedEntry::default(),
                department_stores: Vec::new()
            };
            players
        ],
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
        <div class="shin shin-pad">
            <p class="shin-pad-intro">{t!("shinjuku.pad.intro")}</p>
            <div class="shin-pad-players">{fields}</div>
            <div class="shin-pad-tools">
                {number_button(pad, key!("shinjuku.pad.more"), |players| players < *PLAYERS.end(), |entry| entry.players.extend(blank(1).players))}
                {number_button(pad, key!("shinjuku.pad.fewer"), |players| players > *PLAYERS.start(), |entry| drop(entry.players.pop()))}
                {number_button(pad, key!("shinjuku.pad.clear"), |_| true, |entry| *entry = blank(entry.players.len()))}
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
    let hint = t!("shinjuku.pad.player", n = number + 1);
    let rename = move |event| edit(pad, number, |player| player.name = event_target_value(&event));
    view! {
        <fieldset class=format!("shin-pad-player {class}")>
            <legend><span class="shin-trip-badge">{letter}</span><input class="shin-pad-name" aria-label=hint.clone() placeholder=hint.clone() value=own.name.clone() maxlength="24" on:input=rename/></legend>
            <div class="shin-pad-row shin-pad-head"><span></span><span>{t!("shinjuku.pad.singles")}</span><span>{t!("shinjuku.pad.doubles")}</span></div>
            {Goods::ALL.map(|goods| tokens_row(pad, number, goods, &own)).collect_view()}
            <div class="shin-pad-stores"><span>{t!("shinjuku.pad.department_stores")}</span>{(0..DEPARTMENT_STORES.into()).map(|place| store_choice(pad, number, place, &own)).collect_view()}</div>
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

fn tokens_of(player: &mut PlayerEntry, goods: Goods) -> &mut TokensEntry {
    match goods {
        Goods::Food => &mut player.customers.food,
        Goods::Clothing => &mut player.customers.clothing,
        Goods::Books => &mut player.customers.books,
        Goods::Electronics => &mut player.customers.electronics,
    }
}

fn tokens_row(pad: Pad, number: usize, goods: Goods, own: &PlayerEntry) -> AnyView {
    let field = |double: bool| {
        let customer = Customer { goods, double };
        let (value, label) = (own.customers.of(customer), names::customer(customer));
        let change = move |event| {
            let count = event_target_value(&event).parse().unwrap_or(0);
            edit(pad, number, |player| {
                let tokens = tokens_of(player, goods);
                *(if double {
                    &mut tokens.doubles
                } else {
                    &mut tokens.singles
                }) = count;
            });
        };
        let shown = if value == 0 { String::new() } else { value.to_string() };
        view! { <input type="number" inputmode="numeric" min="0" max="20" placeholder="0" aria-label=label value=shown on:input=change/> }
    };
    view! {
        <div class="shin-pad-row">
            <span class="shin-pad-goods">{icons::token_picture(Customer { goods, double: false })}{names::goods(goods)}</span>
            {field(false)}
            {field(true)}
        </div>
    }
    .into_any()
}

/// The stations with the icon, by rank.
fn sites(map: &Map) -> Vec<(u8, Label, String)> {
    let mut sites: Vec<_> = map
        .each_station()
        .filter_map(|station| {
            Some((
                map.station(station).rank?,
                map.station(station).id,
                names::station(map, station),
            ))
        })
        .collect();
    sites.sort_unstable_by_key(|(rank, ..)| *rank);
    sites
}

fn store_choice(pad: Pad, number: usize, place: usize, own: &PlayerEntry) -> AnyView {
    let chosen = own.department_stores.get(place).copied();
    let option = |(rank, id, name): (u8, Label, String)| view! { <option value=id.to_string() selected=chosen == Some(id)>{format!("{rank} {name}")}</option> };
    let options = sites(&Map::standard()).into_iter().map(option).collect_view();
    let change = move |event| {
        let picked = Label::new(&event_target_value(&event));
        edit(pad, number, |player| {
            let stores = &mut player.department_stores;
            match picked {
                Some(id) if place < stores.len() => stores[place] = id,
                Some(id) => stores.push(id),
                None if place < stores.len() => drop(stores.remove(place)),
                None => {}
            }
        });
        pad.drawn.update(|drawn| *drawn += 1);
    };
    view! {
        <select aria-label=t!("shinjuku.pad.department_store", n = place + 1) on:change=change>
            <option value="" selected=chosen.is_none()>"–"</option>
            {options}
        </select>
    }
    .into_any()
}

fn result(entry: &Entry) -> AnyView {
    match Shinjuku::score(&Options::default(), entry) {
        Ok(outcome) => scores(entry, &outcome),
        Err(EntryError(problems)) => {
            let problem = |problem: &Message| view! { <li>{problem.said(&voice())}</li> };
            view! { <ul class="shin-pad-problems">{problems.iter().map(problem).collect_view()}</ul> }.into_any()
        }
    }
}

fn player_names(entry: &Entry) -> Vec<String> {
    let name = |(n, player): (usize, &PlayerEntry)| {
        if player.name.is_empty() {
            t!("shinjuku.pad.player", n = n)
        } else {
            player.name.clone()
        }
    };
    (1..).zip(&entry.players).map(name).collect()
}

fn scores(entry: &Entry, outcome: &Outcome) -> AnyView {
    let names = player_names(entry);
    let row = |title: String, class: &'static str, cell: &dyn Fn(usize) -> String| {
        let cells = (0..names.len())
            .map(|number| view! { <td>{cell(number)}</td> })
            .collect_view();
        view! { <tr class=class><th scope="row">{title}</th>{cells}</tr> }
    };
    let of = |number: usize| &outcome.seats[number];
    let parts = Goods::ALL.map(|goods| {
        row(names::goods(goods), "", &|number| {
            let part = &of(number).score.parts[goods as usize];
            match part.what.number("n").filter(|_| words::is_removed(&part.what)) {
                Some(tokens) => format!("({tokens})"),
                None => part.points.to_string(),
            }
        })
    });
    let tie = |place: usize| move |number: usize| of(number).tie_breaks.get(place).copied().unwrap_or(0).to_string();
    view! {
        <table class="shin-pad-scores">
            <caption>{t!("shinjuku.pad.result")}</caption>
            <thead><tr><td></td>{names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view()}</tr></thead>
            <tbody>
                {parts.collect_view()}
                {row(t!("shinjuku.pad.points"), "shin-pad-sum", &|number| of(number).score.points.to_string())}
                {row(t!("shinjuku.pad.place"), "shin-pad-sum", &|number| of(number).place.to_string())}
                {row(t!("shinjuku.pad.tie_two"), "shin-pad-tie", &tie(0))}
                {row(t!("shinjuku.pad.tie_three"), "shin-pad-tie", &tie(1))}
                {row(t!("shinjuku.pad.tie_rank"), "shin-pad-tie", &tie(2))}
            </tbody>
        </table>
        <p class="shin-pad-note">{t!("shinjuku.pad.note")}</p>
    }
    .into_any()
}
