//! The table of the pad: a row for each thing that scores, a column for each player.

use leptos::prelude::*;
use table::{PadRow, PadSum, Seat, Worth, pad};

use super::cell::cell;
use super::desk::{Desk, name};
use crate::texts::{figure, t, voice};

/// The table, drawn anew when there is another pad or another number of players.
pub fn grid(desk: Desk) -> AnyView {
    let table = move || {
        desk.drawn.track();
        whole(desk, desk.shelf.with_untracked(|shelf| shelf.open.columns.len()))
    };
    view! { <div class="wide numbers-wide">{table}</div> }.into_any()
}

fn whole(desk: Desk, players: usize) -> AnyView {
    let of_kind = move |is_tie: bool| {
        let rows = desk.rows.get_value().into_iter().enumerate();
        let wanted = rows.filter(move |(_, row)| (row.worth == Worth::Tie) == is_tie);
        wanted
            .map(move |(place, row)| line(desk, (place, row), players))
            .collect_view()
    };
    let ties = move || {
        desk.is_tied
            .get()
            .then(|| view! { <tbody class="numbers-ties">{of_kind(true)}</tbody> })
    };
    view! {
        <table class="numbers-table">
            <thead><tr><td></td>{(0..players).map(|player| head(desk, player)).collect_view()}</tr></thead>
            <tbody>{of_kind(false)}</tbody>
            {ties}
            <tfoot>{total(desk, players)}{last(desk, players)}</tfoot>
        </table>
    }
    .into_any()
}

/// The name of a player, with the mark that the player's things bear.
fn head(desk: Desk, player: usize) -> AnyView {
    let mark = Seat::new(player as u8).map(|seat| desk.game.seat_mark(seat));
    let (class, letter) = mark.map_or(("", String::new()), |mark| (mark.class, mark.letter.to_string()));
    let entered = desk
        .shelf
        .with_untracked(|shelf| shelf.open.columns[player].name.clone());
    let rename = move |event| desk.write(player, |column| column.name = event_target_value(&event));
    let hint = name(player, "");
    view! {
        <th scope="col" class=class>
            <span class="mark" aria-hidden="true">{letter}</span>
            <input id=format!("numbers-player-{player}") data-player=player maxlength="24" aria-label=hint.clone() placeholder=hint value=entered on:input=rename/>
        </th>
    }
    .into_any()
}

fn line(desk: Desk, (place, row): (usize, PadRow), players: usize) -> AnyView {
    let rule = format!("/rules/{}/{}", desk.id.get_value(), row.clause);
    let cells = (0..players)
        .map(|player| cell(desk, place, &row, player))
        .collect_view();
    view! {
        <tr data-row=row.id>
            <th scope="row"><span id=format!("numbers-row-{}", row.id)>{row.what.said(&voice())}</span>" "<a class="rule-link screen-only" href=rule>{row.clause}</a></th>
            {cells}
        </tr>
    }
    .into_any()
}

/// Something of each column's sum.
fn foot(
    desk: Desk,
    class: &'static str,
    title: String,
    players: usize,
    said: impl Fn(&[PadSum], usize) -> String + Copy + Send + 'static,
) -> AnyView {
    let cell = move |player: usize| view! { <td>{move || said(&desk.sums.read(), player)}</td> };
    view! { <tr class=class><th scope="row">{title}</th>{(0..players).map(cell).collect_view()}</tr> }.into_any()
}

fn total(desk: Desk, players: usize) -> AnyView {
    let said = |sums: &[PadSum], player: usize| sums.get(player).map_or_else(String::new, |sum| figure(sum.total()));
    foot(desk, "numbers-total", t!("numbers.total"), players, said)
}

/// The places, once everybody has numbers; alone the title that the total earns.
fn last(desk: Desk, players: usize) -> Option<AnyView> {
    if players == 1 {
        let title = |sums: &[PadSum], player: usize| {
            let title = sums.get(player).and_then(|sum| sum.title.as_ref());
            title.map_or_else(String::new, |title| title.said(&voice()))
        };
        let has_titles = desk
            .sums
            .with_untracked(|sums| sums.iter().any(|sum| sum.title.is_some()));
        let name = || t!("numbers.rating", game = desk.id.get_value());
        return has_titles.then(|| foot(desk, "numbers-title", name(), players, title));
    }
    let place = move |sums: &[PadSum], player: usize| {
        let is_filled = desk.shelf.with(|shelf| shelf.open.is_filled());
        let place = pad::places(sums).get(player).filter(|_| is_filled).copied();
        place.map_or_else(String::new, |place| t!("numbers.nth", n = place))
    };
    Some(foot(desk, "numbers-place", t!("numbers.place"), players, place))
}
