//! The board of The Rail on the Hill.
//!
//! `scene` is what lies in a town and `map` where it is in the picture; `card`, `tracks`, `plan`, `icons` draw single things;
//! `town` (with `spots`, `draft` and their `bubble`), `offer`, `tray`, `lines`, `score`, `others` are the parts of the board;
//! `ui` is what the player has in mind, `hint` what is advised; `prompt`, `events` and `names` let the game speak; `pad` is the score pad,
//! `diagrams` the pictures in the rules.

mod board;
mod bubble;
mod card;
mod diagrams;
mod draft;
mod events;
mod guide;
mod hint;
mod icons;
mod lines;
mod map;
mod names;
mod offer;
mod others;
mod pad;
mod panel;
mod plan;
mod poster;
mod prompt;
mod scene;
mod score;
mod spots;
mod town;
mod tracks;
mod tray;
mod ui;

use hill::Hill;
use leptos::prelude::*;
use table::{Present, ScoreChange, Seat};

use super::{Board, Button, Diagram, Outlook, SeatMark, Told, Way, comes_later};
use crate::table::{Guided, Moment, Table};
use crate::texts::{Key, key, t};

/// The colours of the seats.
const SEATS: [&str; 5] = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4"];

impl Board for Hill {
    comes_later!(Hill: hill, hill_rules, hill_lessons, plans_hill);

    fn board(table: Table<Hill>) -> AnyView {
        board::draw(table)
    }

    fn buttons(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
        prompt::buttons(moment)
    }

    fn usual(moment: &Moment<Hill>) -> Vec<Button<Hill>> {
        prompt::usual(moment)
    }

    fn seat_panel(table: Table<Hill>, seat: Seat) -> AnyView {
        panel::draw(table, seat)
    }

    fn score_so_far(view: &hill::View, seat: Seat) -> Option<table::ScorePart> {
        view.score_parts(seat)
    }

    fn told(view: &hill::View, event: &hill::Event, voice: &table::Voice<'_>) -> Option<String> {
        events::is_told(event).then(|| Hill::event_line(view, event).said(voice))
    }

    fn event_target(event: &hill::Event) -> Option<String> {
        events::target(event)
    }

    fn event_seat(event: &hill::Event) -> Option<Seat> {
        events::seat(event)
    }

    fn way(_: &hill::View, event: &hill::Event) -> Option<Way> {
        events::way(event)
    }

    fn opening(start: &hill::View, voice: &table::Voice<'_>) -> Vec<Told> {
        events::opening(start, voice)
    }

    fn action_target(seat: Seat, action: &hill::Action) -> Option<String> {
        events::action_target(seat, action)
    }

    fn action_places(seat: Seat, action: &hill::Action) -> Vec<String> {
        events::action_places(seat, action)
    }

    fn round(state: &Hill) -> Option<u32> {
        Some(state.public().round.into())
    }

    fn action_line(view: &hill::View, action: &hill::Action) -> String {
        events::action(view, action)
    }

    fn part_name(what: &table::Message) -> String {
        if resources(what).is_some() {
            return t!("hill.resources_left"); // how many is a note beside the points
        }
        names::said(what)
    }

    fn part_note(what: &table::Message) -> Option<String> {
        resources(what).map(names::resources)
    }

    fn gain_name(change: &ScoreChange) -> String {
        hint::gain_name(change)
    }

    fn outlook(before: &Hill, after: &Hill, seat: Seat) -> Outlook {
        hint::outlook(before, after, seat)
    }

    fn seat_mark(seat: Seat) -> SeatMark {
        SeatMark {
            class: SEATS[seat.index()],
            letter: char::from(b'1' + seat.index() as u8),
        }
    }

    fn score_pad(options: Memo<hill::Options>) -> AnyView {
        pad::draw(options)
    }

    fn pad_files() -> &'static [&'static str] {
        &["cards"]
    }

    fn diagram(clause: &str) -> Option<Diagram> {
        diagrams::diagram(clause)
    }

    const FRIENDLY: &'static str = "friendly 2";

    fn guide() -> &'static [Guided<Hill>] {
        guide::STEPS
    }

    fn guide_texts() -> Key {
        key!("learn.hill.1.title")
    }

    fn poster() -> AnyView {
        poster::draw()
    }
}

/// How many resources a part of the score is for.
fn resources(part: &table::Message) -> Option<u16> {
    u16::try_from(part.number("resources")?).ok()
}

#[cfg(test)]
mod tests {
    use super::Hill;
    use crate::table::checks;

    #[test]
    fn the_parts_of_the_running_score_are_its_points() {
        checks::parts_are_points::<Hill>();
    }

    #[test]
    fn no_choice_is_told_with_better_figures_than_the_first() {
        checks::first_is_best::<Hill>();
    }

    #[test]
    fn every_choice_of_a_hint_has_its_reason() {
        checks::reasons::<Hill>();
    }

    #[test]
    fn a_game_played_again_has_whole_turns() {
        checks::turns_are_whole::<Hill>();
    }

    #[test]
    fn the_guide_comes_to_its_end() {
        checks::the_guide_comes_to_its_end::<Hill>();
    }
}
