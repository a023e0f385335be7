//! Score pads with the same fields for every player: keeping what is entered, adding and removing players, and the table of the scores.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{EntryError, Message, Outcome, SeatResult};

use crate::browser;
use crate::texts::{Key, t, voice};

/// How many players a blank pad has.
const AT_FIRST: usize = 3;

/// What is kept of a pad in the browser: the whole entry, as the game reads it.
#[derive(Serialize, Deserialize)]
struct Kept<P> {
    players: Vec<P>,
}

/// A pad on which a `P` is entered for each player. A handle, copied freely.
pub struct PlayerPad<P> {
    /// What is entered.
    pub players: RwSignal<Vec<P>>,
    /// Goes up when the fields must be drawn anew, which typing does not do.
    drawn: RwSignal<u32>,
    least: usize,
    most: usize,
    blank: fn() -> P,
}

impl<P> Clone for PlayerPad<P> {
    fn clone(&self) -> PlayerPad<P> {
        *self
    }
}
impl<P> Copy for PlayerPad<P> {}

impl<P: Clone + Serialize + DeserializeOwned + Send + Sync + 'static> PlayerPad<P> {
    /// The pad that the browser keeps under this name, if this game can have its number of players; or else a blank one.
    pub fn kept(name: &'static str, counts: RangeInclusive<usize>, blank: fn() -> P) -> PlayerPad<P> {
        let kept = browser::load::<Kept<P>>(name).map(|kept| kept.players);
        let kept = kept.filter(|players| counts.contains(&players.len()));
        let players = RwSignal::new(kept.unwrap_or_else(|| vec![blank(); AT_FIRST]));
        Effect::new(move |_| browser::keep(name, &Kept { players: players.get() }));
        let (least, most) = counts.into_inner();
        PlayerPad {
            players,
            drawn: RwSignal::new(0),
            least,
            most,
            blank,
        }
    }

    /// The fields of every player, drawn by number with what is entered.
    pub fn fields(self, player: impl Fn(PlayerPad<P>, usize, &P) -> AnyView + Send + 'static) -> AnyView {
        let fields = move || {
            self.drawn.track();
            let players = self.players.get_untracked();
            let each = players.iter().enumerate();
            each.map(|(number, own)| player(self, number, own)).collect_view()
        };
        view! { {fields} }.into_any()
    }

    /// Draws the fields anew.
    pub fn redraw(self) {
        self.drawn.update(|drawn| *drawn += 1);
    }

    /// Changes what is entered for a player.
    pub fn edit(self, number: usize, change: impl FnOnce(&mut P)) {
        self.players.update(|players| {
            if let Some(player) = players.get_mut(number) {
                change(player);
            }
        });
    }

    /// The buttons that add a player, remove one, and clear the pad.
    pub fn buttons(self, more: Key, fewer: Key, clear: Key) -> AnyView {
        let PlayerPad { least, most, blank, .. } = self;
        view! {
            {self.button(more, move |count| count < most, move |players| players.push(blank()))}
            {self.button(fewer, move |count| count > least, |players| drop(players.pop()))}
            {self.button(clear, |_| true, move |players| players.fill_with(blank))}
        }
        .into_any()
    }

    fn button(
        self,
        key: Key,
        allowed: impl Fn(usize) -> bool + Send + 'static,
        change: impl Fn(&mut Vec<P>) + 'static,
    ) -> AnyView {
        let press = move |_| {
            self.players.update(&change);
            self.redraw();
        };
        view! { <button disabled=move || !allowed(self.players.read().len()) on:click=press>{t!(key)}</button> }
            .into_any()
    }
}

/// The names of the players, with numbers for those who have none.
pub fn names<'a>(entered: impl Iterator<Item = &'a String>, numbered: fn(usize) -> String) -> Vec<String> {
    let name = |(n, name): (usize, &String)| if name.is_empty() { numbered(n) } else { name.clone() };
    (1..).zip(entered).map(name).collect()
}

/// Everything that is wrong with an entry.
pub fn problems(class: &'static str, EntryError(problems): &EntryError) -> AnyView {
    let problem = |problem: &Message| view! { <li>{problem.said(&voice())}</li> };
    view! { <ul class=class>{problems.iter().map(problem).collect_view()}</ul> }.into_any()
}

/// The table of the scores, with a column for each name.
pub fn score_table(class: &'static str, caption: String, names: Vec<String>, rows: Vec<AnyView>) -> AnyView {
    let name = |name: String| view! { <th scope="col">{name}</th> };
    view! {
        <table class=class>
            <caption>{caption}</caption>
            <thead><tr><td></td>{names.into_iter().map(name).collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// A row of that table: something of each player's result.
pub fn row(outcome: &Outcome, title: String, class: &'static str, cell: impl Fn(&SeatResult) -> String) -> AnyView {
    let cell = |seat: &SeatResult| view! { <td>{cell(seat)}</td> };
    let cells = outcome.seats.iter().map(cell).collect_view();
    view! { <tr class=class><th scope="row">{title}</th>{cells}</tr> }.into_any()
}
