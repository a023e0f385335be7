//! The pages that are of no use without a server. They come after the pages beyond home, in a file of their own that is not kept for days without network.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::pages::{Show, as_it_comes};
use super::{account, claim, told};
use crate::boards::NotLoaded;
use crate::standing::{FinishedGames, Leaderboard, ProfilePage};

/// A page that needs the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnlinePage {
    /// Takes a seat that was kept for somebody.
    Claim,
    /// Who is signed in.
    Account,
    /// How one is told what happens while away.
    Told,
    /// What others see of somebody.
    Profile,
    /// The leaderboard of a game.
    Standings,
    /// Games that are over.
    Finished,
}

thread_local! {
    static HERE: Cell<Option<Show<OnlinePage>>> = const { Cell::new(None) };
}

/// A page that needs the server, as soon as it is here.
pub fn online(page: OnlinePage) -> AnyView {
    as_it_comes(&HERE, load, page)
}

async fn load() -> Result<Show<OnlinePage>, NotLoaded> {
    let show = pages().await?;
    HERE.set(Some(show));
    Ok(show)
}

/// Everything that this mentions comes when it is first called.
#[allow(clippy::unnecessary_wraps, reason = "it may not come")]
#[wasm_split(online, fallible)]
fn pages() -> Result<Show<OnlinePage>, NotLoaded> {
    Ok(show)
}

fn show(page: OnlinePage) -> AnyView {
    match page {
        OnlinePage::Claim => view! { <claim::Claim/> }.into_any(),
        OnlinePage::Account => view! { <account::AccountPage/> }.into_any(),
        OnlinePage::Told => view! { <told::ToldPage/> }.into_any(),
        OnlinePage::Profile => view! { <ProfilePage/> }.into_any(),
        OnlinePage::Standings => view! { <Leaderboard/> }.into_any(),
        OnlinePage::Finished => view! { <FinishedGames/> }.into_any(),
    }
}
