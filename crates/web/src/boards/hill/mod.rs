//! The board of this game.

use hill::Hill;
use leptos::prelude::*;
use table::Seat;

use super::{Board, Button, SeatMark};
use crate::table::{Moment, Table};

impl Board for Hill {
    fn board(table: Table<Hill>) -> AnyView {
        let actions = move || {
            let moment = table.moment()?;
            let button = |action: &hill::Action| {
                let (label, data, action) = (format!("{action:?}"), serde_json::to_string(action).unwrap_or_default(), *action);
                view! { <button data-act=data on:click=move |_| table.act(action)>{label}</button> }
            };
            Some(moment.legal.iter().map(button).collect_view())
        };
        view! { <div class="plain-board">{actions}</div> }.into_any()
    }

    fn prompt(moment: &Moment<Hill>) -> String {
        format!("{} choices", moment.legal.len())
    }

    fn buttons(_: &Moment<Hill>) -> Vec<Button<Hill>> {
        Vec::new()
    }

    fn seat_panel(_: Table<Hill>, _: Seat) -> AnyView {
        ().into_any()
    }

    fn event_line(view: &hill::View, event: &hill::Event, _: &dyn Fn(Seat) -> String) -> Option<String> {
        Some(<Hill as table::Present>::event_words(view, event))
    }

    fn event_target(_: &hill::Event) -> Option<String> {
        None
    }

    fn action_line(view: &hill::View, action: &hill::Action) -> String {
        <Hill as table::Present>::action_words(view, action)
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
