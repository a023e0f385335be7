//! The board of this game.

use leptos::prelude::*;
use shinjuku::Shinjuku;
use table::Seat;

use super::{Board, Button, SeatMark};
use crate::table::{Moment, Table};

impl Board for Shinjuku {
    fn board(table: Table<Shinjuku>) -> AnyView {
        let actions = move || {
            let moment = table.moment()?;
            let button = |action: &shinjuku::Action| {
                let (label, data, action) = (format!("{action:?}"), serde_json::to_string(action).unwrap_or_default(), *action);
                view! { <button data-act=data on:click=move |_| table.act(action)>{label}</button> }
            };
            Some(moment.legal.iter().map(button).collect_view())
        };
        view! { <div class="plain-board">{actions}</div> }.into_any()
    }

    fn prompt(moment: &Moment<Shinjuku>) -> String {
        format!("{} choices", moment.legal.len())
    }

    fn buttons(_: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
        Vec::new()
    }

    fn seat_panel(_: Table<Shinjuku>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn event_line(view: &shinjuku::View, event: &shinjuku::Event, _: &dyn Fn(Seat) -> String) -> Option<String> {
        Some(<Shinjuku as table::Present>::event_words(view, event))
    }

    fn event_target(_: &shinjuku::Event) -> Option<String> {
        None
    }

    fn action_line(view: &shinjuku::View, action: &shinjuku::Action) -> String {
        <Shinjuku as table::Present>::action_words(view, action)
    }

    fn part_name(name: &str) -> String {
        name.to_owned()
    }

    fn seat_mark(_: Seat) -> SeatMark {
        SeatMark { class: "seat-0", letter: '1' }
    }

    fn score_pad() -> AnyView {
        ().into_any()
    }

    fn poster() -> AnyView {
        ().into_any()
    }
}
