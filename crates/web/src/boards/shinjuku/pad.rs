//! The score pad: what everyone has at the end of a cardboard game, and what it scores.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use shinjuku::entry::{EarnedEntry, Entry, PlayerEntry, TokensEntry};
use shinjuku::map::Map;
use shinjuku::state::{DEPARTMENT_STORES, MOST_PLAYERS};
use shinjuku::{Customer, Goods, Options, Shinjuku};
use table::{Label, Outcome, ScorePad, Seat, SeatResult};

use super::{icons, names, seats, words};
use crate::boards::player_pad::{self, PlayerPad};
use crate::texts::{key, t};

/// What is kept of the pad in the browser.
const KEPT: &str = "pad.shinjuku";
/// S2.1: how many play.
const PLAYERS: RangeInclusive<usize> = 2..=MOST_PLAYERS;

type Pad = PlayerPad<PlayerEntry>;

fn blank() -> PlayerEntry {
    PlayerEntry {
        name: String::new(),
        customers: EarnedEntry::default(),
        department_stores: Vec::new(),
    }
}

/// The pad, with the stations of the map that was chosen.
pub fn pad(options: Memo<Options>) -> AnyView {
    let pad = Pad::kept(KEPT, PLAYERS, blank);
    view! {
        <div class="shin shin-pad">
            <p class="shin-pad-intro">{t!("shinjuku.pad.intro")}</p>
            <div class="shin-pad-players">{pad.fields(move |pad, number, own| player(pad, options, number, own))}</div>
            <div class="shin-pad-tools">{pad.buttons(key!("shinjuku.pad.more"), key!("shinjuku.pad.fewer"), key!("shinjuku.pad.clear"))}</div>
            <div aria-live="polite">{move || result(&options.get(), &Entry { players: pad.players.get() })}</div>
        </div>
    }
    .into_any()
}

fn player(pad: Pad, options: Memo<Options>, number: usize, own: &PlayerEntry) -> AnyView {
    let sites = sites(&options.read().map);
    let mark = Seat::new(number as u8).map(seats::mark);
    let (class, letter) = mark.map_or(("", String::new()), |mark| (mark.class, mark.letter.to_string()));
    let hint = t!("shinjuku.pad.player", n = number + 1);
    let rename = move |event| pad.edit(number, |player| player.name = event_target_value(&event));
    view! {
        <fieldset class=format!("shin-pad-player {class}")>
            <legend><span class="shin-trip-badge">{letter}</span><input class="shin-pad-name" aria-label=hint.clone() placeholder=hint.clone() value=own.name.clone() maxlength="24" on:input=rename/></legend>
            <div class="shin-pad-row shin-pad-head"><span></span><span>{t!("shinjuku.pad.singles")}</span><span>{t!("shinjuku.pad.doubles")}</span></div>
            {Goods::ALL.map(|goods| tokens_row(pad, number, goods, own)).collect_view()}
            <div class="shin-pad-stores"><span>{t!("shinjuku.pad.department_stores")}</span>{(0..DEPARTMENT_STORES.into()).map(|place| store_choice(pad, &sites, (number, place), own)).collect_view()}</div>
        </fieldset>
    }
    .into_any()
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
            pad.edit(number, |player| {
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

fn store_choice(
    pad: Pad,
    sites: &[(u8, Label, String)],
    (number, place): (usize, usize),
    own: &PlayerEntry,
) -> AnyView {
    let chosen = own.department_stores.get(place).copied();
    let option = |&(rank, id, ref name): &(u8, Label, String)| view! { <option value=id.to_string() selected=chosen == Some(id)>{format!("{rank} {name}")}</option> };
    let options = sites.iter().map(option).collect_view();
    let change = move |event| {
        let picked = Label::new(&event_target_value(&event));
        pad.edit(number, |player| {
            let stores = &mut player.department_stores;
            match picked {
                Some(id) if place < stores.len() => stores[place] = id,
                Some(id) => stores.push(id),
                None if place < stores.len() => drop(stores.remove(place)),
                None => {}
            }
        });
        pad.redraw();
    };
    view! {
        <select aria-label=t!("shinjuku.pad.department_store", n = place + 1) on:change=change>
            <option value="" selected=chosen.is_none()>"–"</option>
            {options}
        </select>
    }
    .into_any()
}

fn result(options: &Options, entry: &Entry) -> AnyView {
    match Shinjuku::score(options, entry) {
        Ok(outcome) => scores(entry, &outcome),
        Err(error) => player_pad::problems("shin-pad-problems", &error),
    }
}

fn scores(entry: &Entry, outcome: &Outcome) -> AnyView {
    let entered = entry.players.iter().map(|player| &player.name);
    let names = player_pad::names(entered, |n| t!("shinjuku.pad.player", n = n));
    let row = |title: String, class, cell: &dyn Fn(&SeatResult) -> String| player_pad::row(outcome, title, class, cell);
    let tie = |title: String, place: usize| {
        row(title, "shin-pad-tie", &|seat| {
            seat.tie_breaks.get(place).copied().unwrap_or(0).to_string()
        })
    };
    let goods_row = |goods: Goods| {
        row(names::goods(goods), "", &|seat| {
            let part = &seat.score.parts[goods as usize];
            match part.what.number("n").filter(|_| words::is_removed(&part.what)) {
                Some(tokens) => format!("({tokens})"),
                None => part.points.to_string(),
            }
        })
    };
    let mut rows = Vec::from(Goods::ALL.map(goods_row));
    rows.extend([
        row(t!("shinjuku.pad.points"), "shin-pad-sum", &|seat| {
            seat.score.points.to_string()
        }),
        row(t!("shinjuku.pad.place"), "shin-pad-sum", &|seat| seat.place.to_string()),
        tie(t!("shinjuku.pad.tie_two"), 0),
        tie(t!("shinjuku.pad.tie_three"), 1),
        tie(t!("shinjuku.pad.tie_rank"), 2),
    ]);
    view! {
        {player_pad::score_table("shin-pad-scores", t!("shinjuku.pad.result"), names, rows)}
        <p class="shin-pad-note">{t!("shinjuku.pad.note")}</p>
    }
    .into_any()
}
