//! The score pad: what everyone has at the end of a cardboard game, and what it scores (T15).

use std::ops::RangeInclusive;

use leptos::prelude::*;
use table::{Outcome, ScorePad, ScorePart, Seat, SeatResult};
use tramways::entry::{Entry, PlayerEntry};
use tramways::state::{MOST_PLAYERS, MOST_STRESS};
use tramways::{Options, Tramways};

use super::{seats, tracks};
use crate::boards::player_pad::{self, PlayerPad};
use crate::texts::{Key, figure, key, t, voice};

/// What is kept of the pad in the browser.
const KEPT: &str = "pad.tramways";
/// T1.1: how many play.
const PLAYERS: RangeInclusive<usize> = 1..=MOST_PLAYERS;

type Pad = PlayerPad<PlayerEntry>;

fn blank() -> PlayerEntry {
    PlayerEntry {
        name: String::new(),
        hp: 0,
        complete_links: 0,
        stress: 1,
        money: 0,
    }
}

/// The pad.
pub fn pad() -> AnyView {
    let pad = Pad::kept(KEPT, PLAYERS, blank);
    view! {
        <div class="tram-pad">
            <p class="tram-pad-intro">{t!("tramways.pad.intro")}</p>
            <div class="tram-pad-players">{pad.fields(player)}</div>
            <div class="tram-pad-tools">{pad.buttons(key!("tramways.pad.more"), key!("tramways.pad.fewer"), key!("tramways.pad.clear"))}</div>
            <div aria-live="polite">{move || result(&Entry { players: pad.players.get() })}</div>
        </div>
    }
    .into_any()
}

fn player(pad: Pad, number: usize, own: &PlayerEntry) -> AnyView {
    let mark = Seat::new(number as u8).map(seats::mark);
    let (class, letter) = mark.map_or(("", String::new()), |mark| (mark.class, mark.letter.to_string()));
    let hint = t!("tramways.pad.player", n = number + 1);
    let rename = move |event| pad.edit(number, |player| player.name = event_target_value(&event));
    let stress = move || {
        let stress = pad.players.read().get(number).map_or(1, |player| player.stress);
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

/// A number of one player; what is not one counts as 0.
fn field(pad: Pad, number: usize, key: Key, value: i32, write: fn(&mut PlayerEntry, i32)) -> AnyView {
    let change = move |event| {
        let typed: i32 = event_target_value(&event).trim().parse().unwrap_or(0);
        pad.edit(number, |player| write(player, typed.clamp(-30_000, 30_000)));
    };
    let shown = if value == 0 { String::new() } else { value.to_string() };
    view! { <label class="tram-pad-row"><span>{t!(key)}</span><input type="number" placeholder="0" value=shown on:input=change/></label> }.into_any()
}

fn result(entry: &Entry) -> AnyView {
    match Tramways::score(&Options::default(), entry) {
        Ok(outcome) => scores(entry, &outcome),
        Err(error) => player_pad::problems("tram-pad-problems", &error),
    }
}

/// T15.1: the parts of the score in the words of the game; T15.3: the places, or T17.11: alone the rating.
fn scores(entry: &Entry, outcome: &Outcome) -> AnyView {
    let entered = entry.players.iter().map(|player| &player.name);
    let names = player_pad::names(entered, |n| t!("tramways.pad.player", n = n));
    let first = &outcome.seats[0];
    let part = |(place, part): (usize, &ScorePart)| {
        let points = |seat: &SeatResult| figure(seat.score.parts[place].points);
        player_pad::row(outcome, part.what.said(&voice()), "", points)
    };
    let sum =
        |title: String, cell: &dyn Fn(&SeatResult) -> String| player_pad::row(outcome, title, "tram-pad-sum", cell);
    let mut rows: Vec<AnyView> = first.score.parts.iter().enumerate().map(part).collect();
    rows.push(sum(t!("tramways.pad.points"), &|seat| figure(seat.score.points)));
    rows.push(match &first.title {
        Some(title) => sum(t!("tramways.pad.rating"), &|_| title.said(&voice())),
        None => sum(t!("tramways.pad.place"), &|seat| seat.place.to_string()),
    });
    view! {
        {player_pad::score_table("tram-pad-scores", t!("tramways.pad.result"), names, rows)}
        <p class="tram-pad-note">{t!("tramways.pad.note")}</p>
    }
    .into_any()
}
