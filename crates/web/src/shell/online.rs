//! The pages that are of no use without a server. They come after the pages beyond home, in a file of their own that is not kept for days without network.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use super::pages::{Show, as_it_comes};
use super::{account, claim, told};
use crate::boards::NotLoaded;
use crate::company::{AtTable, EndQuestion, LineMenu, ResetPage};
use crate::cups::CupsPage;
use crate::daily::DailyPage;
use crate::host::api;
use crate::standing::{FinishedGames, Leaderboard, ProfilePage};
use crate::table::remote_page::RemoteTable;
use crate::time::{ClockWishes, LeavePage};
use crate::watch::{DelayWish, LivePage};

/// A page that needs the server, or a part of one.
#[derive(Clone, Copy)]
pub enum OnlinePage {
    /// A table on the server.
    Table,
    /// The clock of a new table: a part of the page on which it is made.
    Clock,
    /// How far spectators of a new table are behind: another part of it.
    Delay,
    /// Games to look on at.
    Live,
    /// Days off.
    Leave,
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
    /// A new password for who has forgotten the old one.
    Reset,
    /// The company at a table, in its drawer.
    AtTable,
    /// That somebody wants the game to end, over its table.
    EndQuestion,
    /// What can be done about a line of chat.
    LineMenu,
    /// Tournaments.
    Cups,
    /// The daily challenge.
    Daily,
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
    api::learn(&wire::CUP_BOOK);
    Ok(show)
}

fn show(page: OnlinePage) -> AnyView {
    match page {
        OnlinePage::Table => view! { <RemoteTable/> }.into_any(),
        OnlinePage::Clock => view! { <ClockWishes/> }.into_any(),
        OnlinePage::Delay => view! { <DelayWish/> }.into_any(),
        OnlinePage::Live => view! { <LivePage/> }.into_any(),
        OnlinePage::Leave => view! { <LeavePage/> }.into_any(),
        OnlinePage::Claim => view! { <claim::Claim/> }.into_any(),
        OnlinePage::Account => view! { <account::AccountPage/> }.into_any(),
        OnlinePage::Told => view! { <told::ToldPage/> }.into_any(),
        OnlinePage::Profile => view! { <ProfilePage/> }.into_any(),
        OnlinePage::Standings => view! { <Leaderboard/> }.into_any(),
        OnlinePage::Finished => view! { <FinishedGames/> }.into_any(),
        OnlinePage::Reset => view! { <ResetPage/> }.into_any(),
        OnlinePage::AtTable => view! { <AtTable/> }.into_any(),
        OnlinePage::EndQuestion => view! { <EndQuestion/> }.into_any(),
        OnlinePage::LineMenu => view! { <LineMenu/> }.into_any(),
        OnlinePage::Cups => view! { <CupsPage/> }.into_any(),
        OnlinePage::Daily => view! { <DailyPage/> }.into_any(),
    }
}
