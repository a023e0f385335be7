//! The pages beyond home. They come together in a file of their own, so that home is there at once.

use std::cell::Cell;
use std::thread::LocalKey;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::{about, course, games, new_game, pad, puzzles, rules, settings, strategy};
use crate::boards::{Fetching, NotLoaded, with_coming};
use crate::texts::t;

/// A page beyond home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// Sets up a game.
    NewGame,
    /// The games of this browser and this player.
    Games,
    /// The course of a game.
    Learn,
    /// A lesson.
    Lesson,
    /// The puzzles of a game.
    Puzzles,
    /// A puzzle.
    OnePuzzle,
    /// All rules.
    AllRules,
    /// The rules of a game.
    Rules,
    /// What is known about a game.
    Strategy,
    /// All score pads.
    Pads,
    /// The score pad of a game.
    Pad,
    /// The settings.
    Settings,
    /// What this is.
    About,
}

/// What shows the pages that come together, once they have come.
pub(super) type Show<P> = fn(P) -> AnyView;
/// Where that is kept.
pub(super) type Here<P> = LocalKey<Cell<Option<Show<P>>>>;

thread_local! {
    static HERE: Cell<Option<Show<Page>>> = const { Cell::new(None) };
}

/// A page beyond home, as soon as it is here.
pub fn later(page: Page) -> AnyView {
    as_it_comes(&HERE, load, page)
}

/// A page of those that come together, as soon as they are here; until then, that it comes.
pub(super) fn as_it_comes<P, L>(here: &'static Here<P>, load: impl Fn() -> L, page: P) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    L: Future<Output = Result<Show<P>, NotLoaded>> + 'static,
{
    if let Some(show) = here.get() {
        return show(page);
    }
    let fetching = Fetching {
        coming: t!("loading.page"),
        failed: t!("loading.page_failed"),
    };
    with_coming(fetching, load(), move |show: Show<P>| show(page))
}

/// Lets them come that will soon be wanted.
pub fn prepare() {
    if HERE.get().is_some() {
        return;
    }
    leptos::task::spawn_local(async {
        // whoever wants them will see if they didn't come
        let _ = load().await;
    });
}

async fn load() -> Result<Show<Page>, NotLoaded> {
    let show = pages().await?;
    HERE.set(Some(show));
    Ok(show)
}

/// Everything that this mentions comes when it is first called.
#[allow(clippy::unnecessary_wraps, reason = "it may not come")]
#[wasm_split(pages, fallible)]
fn pages() -> Result<Show<Page>, NotLoaded> {
    Ok(show)
}

fn show(page: Page) -> AnyView {
    match page {
        Page::NewGame => view! { <new_game::NewGame/> }.into_any(),
        Page::Games => view! { <games::Games/> }.into_any(),
        Page::Learn => view! { <course::Line/> }.into_any(),
        Page::Lesson => view! { <course::Lesson/> }.into_any(),
        Page::Puzzles => view! { <puzzles::Puzzles/> }.into_any(),
        Page::OnePuzzle => view! { <puzzles::OnePuzzle/> }.into_any(),
        Page::AllRules => view! { <rules::AllRules/> }.into_any(),
        Page::Rules => view! { <rules::Rules/> }.into_any(),
        Page::Strategy => view! { <strategy::StrategyPage/> }.into_any(),
        Page::Pads => view! { <pad::Pads/> }.into_any(),
        Page::Pad => view! { <pad::Pad/> }.into_any(),
        Page::Settings => view! { <settings::SettingsPage/> }.into_any(),
        Page::About => view! { <about::About/> }.into_any(),
    }
}
