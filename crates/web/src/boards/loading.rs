//! How games come: each in files of its own, when it is opened.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::pin::Pin;

use leptos::prelude::*;
use wasm_split_helpers::SplitLoaderError;

use super::cover::cover;
use super::opened::Opened;
use crate::browser;
use crate::texts::t;

/// Something that is on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, NotLoaded>>>>;

/// It did not come: the server can't be reached, or has a newer app than this page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLoaded;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

/// What comes later of a board, and in which files: the game with its board and bots, its rules with their pictures, its lessons, and plan mode. Each further file would share something else with
/// each of the others, in a file of its own: with twelve there were a hundred and fifty.
macro_rules! comes_later {
    ($game:ident: $opened:ident, $rules:ident, $lessons:ident, $plans:ident) => {
        fn open() -> $crate::boards::Coming<&'static dyn $crate::boards::Opened> {
            #[wasm_split_helpers::wasm_split($opened, fallible)]
            fn opened() -> Result<&'static dyn $crate::boards::Opened, $crate::boards::NotLoaded> {
                Ok(&$crate::boards::Unpacked::<$game>::GAME)
            }
            Box::pin(opened())
        }

        fn rules(language: table::Language) -> $crate::boards::Coming<$crate::boards::Reference> {
            #[wasm_split_helpers::wasm_split($rules, fallible)]
            fn rules(language: table::Language) -> Result<$crate::boards::Reference, $crate::boards::NotLoaded> {
                Ok($crate::boards::Reference {
                    text: <$game as table::Present>::rules_in(language),
                    diagram: <$game as $crate::boards::Board>::diagram,
                    sketch: <$game as $crate::boards::Board>::sketch,
                })
            }
            Box::pin(rules(language))
        }

        fn learn() -> $crate::boards::Coming<&'static dyn $crate::lesson::Course> {
            #[wasm_split_helpers::wasm_split($lessons, fallible)]
            fn course() -> Result<&'static dyn $crate::lesson::Course, $crate::boards::NotLoaded> {
                Ok(&$crate::lesson::Taught::<$game>::COURSE)
            }
            Box::pin(course())
        }

        fn plans() -> $crate::boards::Coming<&'static dyn $crate::plan::Planner> {
            #[wasm_split_helpers::wasm_split($plans, fallible)]
            fn planner() -> Result<&'static dyn $crate::plan::Planner, $crate::boards::NotLoaded> {
                Ok(&$crate::plan::Planned::<$game>::PLANNER)
            }
            Box::pin(planner())
        }
    };
}
pub(crate) use comes_later;

thread_local! {
    static LOADED: RefCell<BTreeMap<String, &'static dyn Opened>> = RefCell::default();
}

/// The game of this id, if it has come.
pub fn loaded(id: &str) -> Option<&'static dyn Opened> {
    LOADED.with_borrow(|loaded| loaded.get(id).copied())
}

/// The game of this id, when it comes.
pub async fn load(id: &str) -> Result<&'static dyn Opened, NotLoaded> {
    if let Some(game) = loaded(id) {
        return Ok(game);
    }
    let coming = cover(id).and_then(|cover| cover.open()).ok_or(NotLoaded)?;
    let game = coming.await?;
    LOADED.with_borrow_mut(|loaded| loaded.insert(id.to_owned(), game));
    Ok(game)
}

/// Lets a game come that will soon be wanted.
pub fn prepare(id: &'static str) {
    if loaded(id).is_none() {
        // whoever wants it will see if it didn't come
        leptos::task::spawn_local(async move {
            let _ = load(id).await;
        });
    }
}

/// What is shown of a game once it is here; until then, that it comes.
pub fn with_game(id: &str, show: impl Fn(&'static dyn Opened) -> AnyView + Send + Sync + 'static) -> AnyView {
    if let Some(game) = loaded(id) {
        return show(game);
    }
    let id = id.to_owned();
    let fetching = cover(&id).map_or_else(|| Fetching::of(&id), |cover| Fetching::of(cover.meta.name));
    with_coming(fetching, async move { load(&id).await }, show)
}

/// What is said while something comes, and if it doesn't.
pub struct Fetching {
    /// It comes.
    pub coming: String,
    /// It didn't come.
    pub failed: String,
}

impl Fetching {
    /// Something of the game of this name.
    pub fn of(game: &str) -> Fetching {
        Fetching {
            coming: t!("loading.coming", game = game),
            failed: t!("loading.failed", game = game),
        }
    }
}

/// What is shown of something once it is here; until then, that it comes.
pub fn with_coming<T: Copy + Send + Sync + 'static>(
    fetching: Fetching,
    coming: impl Future<Output = Result<T, NotLoaded>> + 'static,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let here = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let came = coming.await;
        here.try_set(Some(came));
    });
    let shown = move || match here.get() {
        None => view! { <p class="sheet narrow soft" role="status">{fetching.coming.clone()}</p> }.into_any(),
        Some(Ok(thing)) => show(thing),
        Some(Err(NotLoaded)) => not_loaded(fetching.failed.clone()),
    };
    view! { {shown} }.into_any()
}

fn not_loaded(why: String) -> AnyView {
    let again = move |_| browser::reload();
    view! {
        <section class="sheet narrow" role="alert" data-not-loaded>
            <p>{why}</p>
            <p><button class="main" on:click=again>{t!("loading.again")}</button></p>
        </section>
    }
    .into_any()
}
