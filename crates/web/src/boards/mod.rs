//! The boards: the only place in the page that names games. A game comes in files of its own when it is [`Opened`]; until then the page has its [`Cover`].

mod cover;
pub mod hill;
mod loading;
mod opened;
mod player_pad;
pub mod shinjuku;
pub mod tramways;

pub use cover::{Cover, cover, covers, has_board};
pub(crate) use loading::comes_later;
pub use loading::{Coming, Fetching, NotLoaded, load, loaded, prepare, with_coming, with_game};
pub use opened::{Opened, Unpacked};

use std::collections::BTreeMap;

use bots::Knowledge;
use leptos::prelude::*;
use table::{Game, Language, Message, Present, ScorePad, Seat, Voice};

use crate::table::{Moment, Table};
use crate::texts;

/// A game that can be played in the page.
///
/// Whatever commits an action when it is clicked bears `data-act` (the action as JSON); whatever only leads there (picking a card, showing a ghost) bears `data-pick`.
/// Styles come from classes and SVG attributes, never from `style="..."` (the page's policy forbids it; `style:name=` is fine).
pub trait Board: Knowledge + Present + ScorePad {
    /// The game with its board and bots, when it comes: written by `comes_later!`.
    fn open() -> Coming<&'static dyn Opened>;

    /// Its rules, when they come: written by `comes_later!`.
    fn rules(language: Language) -> Coming<&'static str>;

    /// The board with everything on it that can be clicked.
    fn board(table: Table<Self>) -> AnyView;

    /// What is expected of the viewer now, in one sentence.
    fn sentence(moment: &Moment<Self>) -> String {
        Self::prompt(&moment.view).said(&texts::voice())
    }

    /// The choices that have no place on the board, in the order in which they are offered.
    fn buttons(moment: &Moment<Self>) -> Vec<Button<Self>>;

    /// What the players' panel shows of a seat beside its name: resources, hand, score.
    fn seat_panel(table: Table<Self>, seat: Seat) -> AnyView;

    /// An event in one line; `None` if it is not worth one. The voice names seats.
    fn told(view: &Self::View, event: &Self::Event, voice: &Voice<'_>) -> Option<String> {
        Some(Self::event_line(view, event).said(voice))
    }

    /// The thing on the board that an event is about: boards highlight it while it is [`Table::highlight`].
    fn event_target(event: &Self::Event) -> Option<String>;

    /// The thing on the board that an action of a seat is about, called as events call it: pointing at a hint highlights it.
    fn action_target(seat: Seat, action: &Self::Action) -> Option<String>;

    /// The things on the board that lead through an action, in order: an arrow that shows it goes from one to the next. Those that aren't called otherwise bear
    /// their names as `data-target`.
    fn action_places(seat: Seat, action: &Self::Action) -> Vec<String> {
        Self::action_target(seat, action).into_iter().collect()
    }

    /// The round, where the game counts them; 0 is the set-up.
    fn round(_state: &Self) -> Option<u32> {
        None
    }

    /// An action in a few words, for hints.
    fn action_line(view: &Self::View, action: &Self::Action) -> String {
        Self::action_label(view, action).said(&texts::voice())
    }

    /// The row of the score sheet that a part stands in: parts with the same name share one.
    fn part_name(what: &Message) -> String {
        what.said(&texts::voice())
    }

    /// What else a part tells beside its points, such as how many tokens it counts.
    fn part_note(_what: &Message) -> Option<String> {
        None
    }

    /// The colour class and letter of a seat: what tells players apart.
    fn seat_mark(seat: Seat) -> SeatMark;

    /// The score pad of finished cardboard games.
    fn score_pad() -> AnyView;

    /// The steps of the guided first game: a title and a few sentences each.
    fn steps() -> Vec<(String, String)>;

    /// The picture of the game's poster. It is shown before the game has come, and so has nothing of the game in it.
    fn poster() -> AnyView;

    /// A better way to choose an option than to type it, shown below the field in which it is typed.
    fn option_editor(_name: &str, _choice: OptionChoice) -> Option<AnyView> {
        None
    }
}

/// An option that is being chosen, and what it has to do with.
#[derive(Clone, Copy)]
pub struct OptionChoice {
    /// Its value now.
    pub now: Signal<String>,
    /// Everything that is chosen so far, as typed; files in full.
    pub options: Signal<BTreeMap<String, String>>,
    /// How many play.
    pub players: Signal<usize>,
    /// Chooses a value.
    pub choose: Callback<String>,
}

/// What tells a player's things apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatMark {
    /// A class that sets `--seat` to the colour.
    pub class: &'static str,
    /// A letter or digit.
    pub letter: char,
}

/// A choice in the prompt bar.
#[derive(Clone, Debug)]
pub struct Button<G: Game> {
    /// What is written on it.
    pub label: String,
    /// What it does.
    pub action: G::Action,
    /// Is it what one most likely wants, such as ending the turn when nothing else is left?
    pub main: bool,
}
