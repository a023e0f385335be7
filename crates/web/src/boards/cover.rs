//! What the page knows of a game before it is opened: what stands on its box.

use table::{Game, Language, Meta, Present, Voice};

use leptos::prelude::*;

use super::Board;
use super::diagram::Reference;
use super::loading::Coming;
use super::opened::Opened;
use crate::lesson::Course;
use crate::plan::Planner;

/// The box of a game. Whatever else there is of the game comes when it is opened.
pub struct Cover {
    /// What the game is.
    pub meta: Meta,
    about: fn(&Voice<'_>) -> String,
    length: fn(&Voice<'_>) -> String,
    credit: fn(&Voice<'_>) -> String,
    rules: fn(Language) -> Coming<Reference>,
    /// `None` if it can't be played in the page yet.
    inside: Option<Inside>,
}

/// What a box has if the game can be played in the page.
#[derive(Clone, Copy)]
struct Inside {
    poster: fn() -> AnyView,
    open: fn() -> Coming<&'static dyn Opened>,
    course: fn() -> Coming<&'static dyn Course>,
    planner: fn() -> Coming<&'static dyn Planner>,
}

impl Cover {
    fn new<G: Game + Present>(rules: fn(Language) -> Coming<Reference>, inside: Option<Inside>) -> Cover {
        Cover {
            meta: G::meta(),
            about: |voice| G::about().said(voice),
            length: |voice| G::length().said(voice),
            credit: |voice| G::credit().said(voice),
            rules,
            inside,
        }
    }

    fn with_board<G: Board>() -> Cover {
        let inside = Inside {
            poster: G::poster,
            open: G::open,
            course: G::learn,
            planner: G::plans,
        };
        Cover::new::<G>(G::rules, Some(inside))
    }

    /// A game without a board is only read about.
    #[allow(dead_code, reason = "every game has a board now; the next may come without one")]
    fn with_text<G: Present>() -> Cover {
        let rules = |language| -> Coming<Reference> {
            let text = G::rules_in(language);
            Box::pin(async move {
                Ok(Reference {
                    text,
                    diagram: |_| None,
                    sketch: |_| None,
                })
            })
        };
        Cover::new::<G>(rules, None)
    }

    /// One line on what it is about.
    pub fn about(&self, voice: &Voice<'_>) -> String {
        (self.about)(voice)
    }

    /// About how long it takes.
    pub fn length(&self, voice: &Voice<'_>) -> String {
        (self.length)(voice)
    }

    /// Who made it.
    pub fn credit(&self, voice: &Voice<'_>) -> String {
        (self.credit)(voice)
    }

    /// Can it be played in the page?
    pub const fn has_board(&self) -> bool {
        self.inside.is_some()
    }

    /// The picture of its poster.
    pub fn poster(&self) -> Option<AnyView> {
        self.inside.map(|inside| (inside.poster)())
    }

    /// Its rules, clause by clause: they come when they are wanted.
    pub fn rules(&self, language: Language) -> Coming<Reference> {
        let rules = self.rules;
        Box::pin(async move {
            crate::language::fetch_rules(language).await?;
            rules(language).await
        })
    }

    /// Its lessons: they come when the first is opened.
    pub fn course(&self) -> Option<Coming<&'static dyn Course>> {
        self.inside.map(|inside| (inside.course)())
    }

    /// Plan mode on its board: it comes when the first plan is made.
    pub fn planner(&self) -> Option<Coming<&'static dyn Planner>> {
        self.inside.map(|inside| (inside.planner)())
    }

    /// The game itself: it comes when it is opened.
    pub(super) fn open(&self) -> Option<Coming<&'static dyn Opened>> {
        self.inside.map(|inside| (inside.open)())
    }
}

/// The boxes of all games, in the order in which they are offered.
pub fn covers() -> Vec<Cover> {
    macro_rules! boxes {
        ($(($game:ty, $shown:ident)),* $(,)?) => { vec![$(one!($game, $shown)),*] };
    }
    macro_rules! one {
        ($game:ty, board) => {
            Cover::with_board::<$game>()
        };
        ($game:ty, text) => {
            Cover::with_text::<$game>()
        };
    }
    catalog::each_game!(boxes)
}

/// The box of the game of this id.
pub fn cover(id: &str) -> Option<Cover> {
    covers().into_iter().find(|cover| cover.meta.id == id)
}

/// Can the game of this id be played in the page?
pub fn has_board(id: &str) -> bool {
    cover(id).is_some_and(|cover| cover.has_board())
}
