//! A game that was opened: all that the page does with one, whichever it is.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::pin::Pin;

use catalog::{AnyGame, CatalogError, Choice, Erased};
use leptos::prelude::*;
use table::{Book, OptionSpec, Options, PadRow, PadSum, Seat, Seed};

use super::{Board, OptionChoice, SeatMark};
use crate::browser;
use crate::host::kept::{self, Kept, KeptSeat};
use crate::host::room::Room;
use crate::nets;
use crate::table::{page, remote_page};
use crate::worker::{Answer, Question, inside};

/// What was asked for has come, or can't be had.
pub type Brought = Pin<Box<dyn Future<Output = ()>>>;

/// A game that was opened. The page calls it by this face only, so that the game is in no file that comes before it is opened.
pub trait Opened: Send + Sync {
    /// Its words.
    fn book(&self) -> &'static Book;
    /// What can be chosen at set-up.
    fn options(&self) -> Vec<OptionSpec>;
    /// Would it take this option? Says what the value, if it is a file, calls itself.
    fn check_option(&self, option: &Choice) -> Result<Option<String>, CatalogError>;
    /// A better way to choose an option than to type it.
    fn option_editor(&self, name: &str, choice: OptionChoice) -> Option<AnyView>;
    /// Sets up a game in this browser and says its name.
    fn begin(&self, seats: Vec<KeptSeat>, options: &[(String, String)]) -> Result<String, String>;
    /// Sets up the guided first game: always the same friendly deal.
    fn begin_friendly(&self, seats: Vec<KeptSeat>) -> Result<String, String>;
    /// Sets up the same once more, with the same people, bots and options.
    fn begin_again(&self, kept: &Kept) -> Option<String>;
    /// A table in this browser.
    fn local_table(&self, id: &str) -> AnyView;
    /// A table on the server.
    fn remote_table(&self, room: Room) -> AnyView;
    /// The score pad of finished cardboard games, with the files that were chosen for its options.
    fn score_pad(&self, chosen: Signal<BTreeMap<String, String>>) -> AnyView;
    /// The options whose files the score pad reads.
    fn pad_files(&self) -> Vec<OptionSpec>;
    /// The rows of the printed score pad.
    fn pad_rows(&self) -> Vec<PadRow>;
    /// What the numbers of one of this many players come to.
    fn pad_sum(&self, players: usize, column: &[Option<i32>]) -> PadSum;
    /// What tells the things of a seat apart.
    fn seat_mark(&self, seat: Seat) -> SeatMark;
    /// Brings what was learned of it.
    fn bring_net(&self) -> Brought;
    /// Answers a question, in the worker.
    fn think(&self, question: Question) -> Answer;
}

/// A game with its type erased.
pub struct Unpacked<G>(PhantomData<fn() -> G>);

impl<G> Unpacked<G> {
    /// The game.
    pub const GAME: Unpacked<G> = Unpacked(PhantomData);
}

impl<G: Board> Opened for Unpacked<G> {
    fn book(&self) -> &'static Book {
        G::book()
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::Options::specs()
    }

    fn check_option(&self, option: &Choice) -> Result<Option<String>, CatalogError> {
        Erased::<G>::GAME.check_option(option)
    }

    fn option_editor(&self, name: &str, choice: OptionChoice) -> Option<AnyView> {
        G::option_editor(name, choice)
    }

    fn begin(&self, seats: Vec<KeptSeat>, options: &[(String, String)]) -> Result<String, String> {
        kept::begin::<G>(seats, options, browser::fresh_seed())
    }

    fn begin_friendly(&self, seats: Vec<KeptSeat>) -> Result<String, String> {
        kept::begin::<G>(seats, &[], Seed::from_text(G::FRIENDLY))
    }

    fn begin_again(&self, kept: &Kept) -> Option<String> {
        kept::begin_again::<G>(kept)
    }

    fn local_table(&self, id: &str) -> AnyView {
        page::open::<G>(id)
    }

    fn remote_table(&self, room: Room) -> AnyView {
        remote_page::open::<G>(room)
    }

    fn score_pad(&self, chosen: Signal<BTreeMap<String, String>>) -> AnyView {
        let options = Memo::new(move |_| {
            let mut options = G::Options::default();
            for (name, value) in &*chosen.read() {
                // the game has taken these files already
                let _ = options.set(name, value);
            }
            options
        });
        G::score_pad(options)
    }

    fn pad_files(&self) -> Vec<OptionSpec> {
        let read = |spec: &OptionSpec| G::pad_files().contains(&spec.name.as_str());
        G::Options::specs().into_iter().filter(read).collect()
    }

    fn pad_rows(&self) -> Vec<PadRow> {
        G::pad_rows()
    }

    fn pad_sum(&self, players: usize, column: &[Option<i32>]) -> PadSum {
        G::pad_sum(players, column)
    }

    fn seat_mark(&self, seat: Seat) -> SeatMark {
        G::seat_mark(seat)
    }

    fn bring_net(&self) -> Brought {
        Box::pin(nets::bring::<G>())
    }

    fn think(&self, question: Question) -> Answer {
        inside::think::<G>(question)
    }
}
