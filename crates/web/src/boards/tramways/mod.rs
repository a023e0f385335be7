//! The board of Tramways: the city with its rails, the tickets that pay for everything, the auction, the schedule.

mod aim;
mod auction;
mod bill;
mod city;
mod composer;
mod desk;
mod diagrams;
mod effect;
mod facts;
mod grid;
mod ground;
mod guide;
mod hand;
mod hint;
mod icons;
mod laying;
mod names;
mod offer;
mod others;
mod pad;
mod poster;
mod rails;
mod schedule;
mod seats;
mod sketch;
mod squares;
mod tabs;
mod target;
mod thing;
mod ticket;
mod tracks;
mod travel;
mod trip;
mod words;

use leptos::prelude::*;
use table::{Present, Seat, Voice};
use tramways::{Action, Event, Options, Tramways, View};

use super::{Board, Button, Diagram, OptionChoice, Outlook, SeatMark, Told, Way, comes_later};
use crate::table::{Guided, Moment, Table};
use crate::texts::{Key, key};
use desk::Desk;

impl Board for Tramways {
    comes_later!(Tramways: tramways, tramways_rules, tramways_lessons, plans_tramways);

    fn board(table: Table<Tramways>) -> AnyView {
        let begun = Memo::new(move |_| table.moment().is_some());
        let board = move || {
            begun
                .get()
                .then(|| table.moment_now().map(|moment| tabs::whole(Desk::new(table, &moment))))
        };
        view! { <div class="tram">{board}</div> }.into_any()
    }

    fn buttons(moment: &Moment<Tramways>) -> Vec<Button<Tramways>> {
        words::buttons(moment)
    }

    fn usual(moment: &Moment<Tramways>) -> Vec<Button<Tramways>> {
        words::usual(moment)
    }

    fn seat_panel(table: Table<Tramways>, seat: Seat) -> AnyView {
        seats::panel(table, seat)
    }

    fn score_so_far(view: &tramways::View, seat: Seat) -> Option<table::ScorePart> {
        Some(view.score_parts(seat))
    }

    fn told(view: &View, event: &Event, voice: &Voice<'_>) -> Option<String> {
        words::is_told(event).then(|| Tramways::event_line(view, event).said(voice))
    }

    fn event_target(event: &Event) -> Option<String> {
        words::event_target(event)
    }

    fn is_on_board(target: &str) -> bool {
        thing::is_on_map(target)
    }

    fn event_seat(event: &Event) -> Option<Seat> {
        words::event_seat(event)
    }

    fn way(before: &View, event: &Event) -> Option<Way> {
        travel::way(before, event)
    }

    fn opening(start: &View, voice: &Voice<'_>) -> Vec<Told> {
        words::opening(start, voice)
    }

    fn action_target(_: Seat, action: &Action) -> Option<String> {
        words::action_target(action)
    }

    fn outlook(before: &Tramways, after: &Tramways, seat: Seat) -> Outlook {
        hint::outlook(before, after, seat)
    }

    fn round(state: &Tramways) -> Option<u32> {
        Some(state.public().round.into())
    }

    fn seat_mark(seat: Seat) -> SeatMark {
        seats::mark(seat)
    }

    fn score_pad(_: Memo<Options>) -> AnyView {
        pad::pad()
    }

    fn diagram(clause: &str) -> Option<Diagram> {
        diagrams::diagram(clause)
    }

    fn sketch(rows: &[String]) -> Option<Diagram> {
        sketch::sketch(rows)
    }

    const FRIENDLY: &'static str = "friendly 4";

    fn guide() -> &'static [Guided<Tramways>] {
        guide::STEPS
    }

    fn guide_texts() -> Key {
        key!("learn.tramways.1.title")
    }

    fn poster() -> AnyView {
        poster::poster()
    }

    /// T2.2: a map is easier to lay than to type.
    fn option_editor(name: &str, choice: OptionChoice) -> Option<AnyView> {
        (name == "map").then(|| composer::composer(choice))
    }
}

#[cfg(test)]
mod tests {
    use super::Tramways;
    use crate::table::checks;

    #[test]
    fn the_parts_of_the_running_score_are_its_points() {
        checks::parts_are_points::<Tramways>();
    }

    #[test]
    fn no_choice_is_told_with_better_figures_than_the_first() {
        checks::first_is_best::<Tramways>();
    }

    #[test]
    fn every_choice_of_a_hint_has_its_reason() {
        checks::reasons::<Tramways>();
    }

    #[test]
    fn a_game_played_again_has_whole_turns() {
        checks::turns_are_whole::<Tramways>();
    }

    #[test]
    fn the_guide_comes_to_its_end() {
        checks::the_guide_comes_to_its_end::<Tramways>();
    }
}
