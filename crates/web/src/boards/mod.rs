//! The boards: the only place in the page that names games. A game comes in files of its own when it is [`Opened`]; until then the page has its [`Cover`].

mod cover;
pub mod diagram;
pub mod hill;
mod loading;
mod opened;
mod player_pad;
pub mod shinjuku;
pub mod tramways;

pub use cover::{Cover, cover, covers, has_board};
pub use diagram::{Diagram, Reference};
pub(crate) use loading::comes_later;
pub use loading::{Coming, Fetching, NotLoaded, load, loaded, prepare, with_coming, with_game};
pub use opened::{Opened, Unpacked};

use std::collections::BTreeMap;

use bots::Knowledge;
use leptos::prelude::*;
use table::{Game, Language, Message, Present, ScoreChange, ScorePad, ScorePart, Seat, Voice};

use crate::lesson::Course;
use crate::plan::Planner;
use crate::table::{Guided, Moment, Table};
use crate::texts::{self, Key};

/// A game that can be played in the page.
///
/// Whatever commits an action when it is clicked bears `data-act` (the action as JSON); whatever only leads there (picking a card, showing a ghost) bears `data-pick`, and what
/// it decides of an action as `data-part`, where there are several to choose from.
/// What a hint advises bears `data-advised` (the number of the step): see [`Table::advised`].
/// Styles come from classes and SVG attributes, never from `style="..."` (the page's policy forbids it; `style:name=` is fine).
pub trait Board: Knowledge + Present + ScorePad {
    /// The game with its board and bots, when it comes: written by `comes_later!`.
    fn open() -> Coming<&'static dyn Opened>;

    /// Its rules, when they come: written by `comes_later!`.
    fn rules(language: Language) -> Coming<Reference>;

    /// Its lessons, when they come: written by `comes_later!`.
    fn learn() -> Coming<&'static dyn Course>;

    /// Plan mode on its board, when it comes: written by `comes_later!`.
    fn plans() -> Coming<&'static dyn Planner>;

    /// The picture beside a clause of the rules. It comes with the rules, and so has nothing of the game in it.
    fn diagram(_clause: &str) -> Option<Diagram> {
        None
    }

    /// The picture that the rules draw with letters, row by row.
    fn sketch(_rows: &[String]) -> Option<Diagram> {
        None
    }

    /// The board with everything on it that can be clicked.
    fn board(table: Table<Self>) -> AnyView;

    /// What is expected of the viewer now, in one sentence.
    fn sentence(moment: &Moment<Self>) -> String {
        Self::prompt(&moment.view).said(&texts::voice())
    }

    /// The choices that have no place on the board, in the order in which they are offered.
    fn buttons(moment: &Moment<Self>) -> Vec<Button<Self>>;

    /// What such choices usually are at a moment like this, in their order: those that are not possible now are shown all the same, with the engine's refusal.
    fn usual(_moment: &Moment<Self>) -> Vec<Button<Self>> {
        Vec::new()
    }

    /// What the players' panel shows of a seat beside its name: resources, hand, score.
    fn seat_panel(table: Table<Self>, seat: Seat) -> AnyView;

    /// What a seat would score if the game ended now, with all parts; `None` where the viewer may not know.
    fn score_so_far(view: &Self::View, seat: Seat) -> Option<ScorePart>;

    /// An event in one line; `None` if it is not worth one. The voice names seats.
    fn told(view: &Self::View, event: &Self::Event, voice: &Voice<'_>) -> Option<String> {
        Some(Self::event_line(view, event).said(voice))
    }

    /// The thing on the board that an event is about: boards highlight it while it is [`Table::highlight`].
    fn event_target(event: &Self::Event) -> Option<String>;

    /// Whose thing an event tells of: who decided, who is paid a fare, in whose town a card lies; nobody's, if it is everybody's.
    fn event_seat(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// The way along which an event moved something; `before` is what was seen before that. Things bear their names in `data-target`.
    fn way(_before: &Self::View, _event: &Self::Event) -> Option<Way> {
        None
    }

    /// What was dealt and drawn at set-up, as the view of the first moment shows it.
    fn opening(_start: &Self::View, _voice: &Voice<'_>) -> Vec<Told> {
        Vec::new()
    }

    /// The thing on the board that an action of a seat is about, called as events call it: pointing at a hint highlights it.
    fn action_target(seat: Seat, action: &Self::Action) -> Option<String>;

    /// The things on the board that lead through an action, in order: an arrow that shows it goes from one to the next. Those that aren't called otherwise bear
    /// their names as `data-target`.
    fn action_places(seat: Seat, action: &Self::Action) -> Vec<String> {
        Self::action_target(seat, action).into_iter().collect()
    }

    /// Does what is called so lie on the board itself? Arrows keep to the board where something of theirs is there; what lies in a hand is told in words.
    fn is_on_board(_target: &str) -> bool {
        true
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

    /// What a change of the score is for, in a hint: changes of the same name are told together.
    fn gain_name(change: &ScoreChange) -> String {
        Self::part_name(&change.row)
    }

    /// What a decision costs a seat besides points, and what it gets ready, in the terms of the game: both states are imagined, so only what the seat can
    /// know of them counts.
    fn outlook(before: &Self, after: &Self, seat: Seat) -> Outlook;

    /// The colour class and letter of a seat: what tells players apart.
    fn seat_mark(seat: Seat) -> SeatMark;

    /// The score pad of finished cardboard games, with the lists and maps that were chosen.
    fn score_pad(options: Memo<Self::Options>) -> AnyView;

    /// The options whose files the score pad reads: cards with their points, a map with its stations.
    fn pad_files() -> &'static [&'static str] {
        &[]
    }

    /// The seed of the guided first game: a friendly deal, in which whoever just takes what looks good wins clearly.
    const FRIENDLY: &'static str;

    /// The steps of the guide through a first game.
    fn guide() -> &'static [Guided<Self>];

    /// Where the texts of the guide begin: the key of the first title.
    fn guide_texts() -> Key;

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

/// A sentence about something on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The thing, as [`Board::event_target`] calls it.
    pub target: Option<String>,
}

/// A way over the board along which something moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The things that it leads along, as [`Board::event_target`] calls them, or players ([`Way::player`]).
    pub stops: Vec<String>,
    /// Whose colour what moves has.
    pub seat: Option<Seat>,
    /// Do rails come to lie along it?
    pub is_laid: bool,
}

impl Way {
    /// Something of a seat goes from stop to stop.
    pub fn along(seat: Option<Seat>, stops: impl Into<Vec<String>>) -> Way {
        Way {
            stops: stops.into(),
            seat,
            is_laid: false,
        }
    }

    /// Rails of a seat are laid from stop to stop.
    pub fn laid(seat: Seat, stops: impl Into<Vec<String>>) -> Way {
        Way {
            is_laid: true,
            ..Way::along(Some(seat), stops)
        }
    }

    /// The stop at a player: where the players' panel has the mark.
    pub fn player(seat: Seat) -> String {
        format!("player {}", u8::from(seat))
    }

    /// The player at a stop.
    pub fn player_of(stop: &str) -> Option<Seat> {
        stop.strip_prefix("player ")?.parse().ok().and_then(Seat::new)
    }
}

/// What a decision costs and gets ready, a few words each: "2 resources".
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Outlook {
    /// What it costs besides points.
    pub costs: Vec<String>,
    /// What becomes possible, or comes nearer.
    pub prepares: Vec<String>,
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
