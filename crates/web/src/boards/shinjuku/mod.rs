//! The board of Shinjuku: the map of Tokyo with its wards, tracks, stores and customers; below it what the viewer has.

mod aim;
mod area;
mod beyond;
mod chart;
mod contour;
mod desk;
mod diagrams;
mod effect;
mod guide;
mod hand;
mod hint;
mod icons;
mod labels;
mod means;
mod names;
mod own;
mod pad;
mod plan;
mod poster;
mod regions;
mod seats;
mod stands;
#[cfg(test)]
mod tests;
mod tokyo;
mod tray;
mod way;
mod words;

use leptos::prelude::*;
use shinjuku::{Action, Event, Options, Shinjuku, View};
use table::{Message, Present, Seat, Voice};

use super::{Board, Button, Diagram, Outlook, SeatMark, Told, Way, comes_later};
use crate::table::{Guided, Moment, Table};
use crate::texts::{Key, key};
use desk::Desk;

impl Board for Shinjuku {
    comes_later!(Shinjuku: shinjuku, shinjuku_rules, shinjuku_lessons, plans_shinjuku);

    fn board(table: Table<Shinjuku>) -> AnyView {
        let begun = Memo::new(move |_| table.moment().is_some());
        let board = move || {
            begun
                .get()
                .then(|| table.moment_now().map(|moment| whole(Desk::new(table, &moment))))
        };
        view! { <div class="shin">{board}</div> }.into_any()
    }

    fn buttons(moment: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
        words::buttons(moment)
    }

    fn usual(moment: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
        words::usual(moment)
    }

    fn seat_panel(table: Table<Shinjuku>, seat: Seat) -> AnyView {
        seats::panel(table, seat)
    }

    fn score_so_far(view: &shinjuku::View, seat: Seat) -> Option<table::ScorePart> {
        view.score_parts(seat)
    }

    fn told(view: &View, event: &Event, voice: &Voice<'_>) -> Option<String> {
        words::is_told(event).then(|| Shinjuku::event_line(view, event).said(voice))
    }

    fn event_target(event: &Event) -> Option<String> {
        words::event_target(event)
    }

    fn event_seat(event: &Event) -> Option<Seat> {
        words::event_seat(event)
    }

    fn way(before: &View, event: &Event) -> Option<Way> {
        words::way(before, event)
    }

    fn opening(start: &View, voice: &Voice<'_>) -> Vec<Told> {
        words::opening(start, voice)
    }

    fn action_target(_: Seat, action: &Action) -> Option<String> {
        words::action_target(action)
    }

    fn action_places(_: Seat, action: &Action) -> Vec<String> {
        words::action_places(action)
    }

    fn part_name(what: &Message) -> String {
        words::part_name(what)
    }

    fn part_note(what: &Message) -> Option<String> {
        words::part_note(what)
    }

    fn outlook(before: &Shinjuku, after: &Shinjuku, seat: Seat) -> Outlook {
        hint::outlook(before, after, seat)
    }

    fn seat_mark(seat: Seat) -> SeatMark {
        seats::mark(seat)
    }

    fn score_pad(options: Memo<Options>) -> AnyView {
        pad::pad(options)
    }

    fn pad_files() -> &'static [&'static str] {
        &["map"]
    }

    fn diagram(clause: &str) -> Option<Diagram> {
        diagrams::diagram(clause)
    }

    const FRIENDLY: &'static str = "friendly 1";

    fn guide() -> &'static [Guided<Shinjuku>] {
        guide::STEPS
    }

    fn guide_texts() -> Key {
        key!("learn.shinjuku.1.title")
    }

    fn poster() -> AnyView {
        poster::poster()
    }
}

/// The map, and what the viewer has.
fn whole(desk: Desk) -> AnyView {
    view! {
        <div class="shin-map">
            {chart::chart(desk)}
            {effect::line(desk)}
            {way::sheet(desk)}
        </div>
        <div class="shin-own">
            <div class="shin-hand-place">{tray::tray(desk)}{hand::hand(desk)}</div>
            {own::earned(desk)}
            {own::supply(desk)}
        </div>
    }
    .into_any()
}
