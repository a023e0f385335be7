//! The games that go on, at the top of home.

use leptos::prelude::*;
use leptos_router::components::A;
use wasm_split_helpers::wasm_split;

use super::home::badge;
use super::turn::{Turn, against, local_turn, remote_turn};
use crate::boards::{self, NotLoaded};
use crate::browser;
use crate::few;
use crate::host::api::{self, Listed};
use crate::host::kept::{self, Kept};
use crate::host::session::Session;
use crate::texts::t;

/// More than this are found under My games.
const SHOWN: usize = 4;

/// A game that goes on, as its ticket says.
#[derive(Clone)]
struct Ticket {
    address: String,
    game: String,
    names: String,
    note: String,
    /// Whose turn it is, where that is known.
    turn: Option<Turn>,
}

/// The games that go on.
#[component]
pub fn Continued() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let online = RwSignal::new(Vec::<Ticket>::new());
    Effect::new(move |_| {
        if session.me().is_some() {
            leptos::task::spawn_local(async move {
                // a page that can't be fetched says so where it is wanted
                let _ = find_online(online).await;
            });
        }
    });
    let running = kept::all().into_iter().filter(|kept| kept.result.is_none());
    let local: Vec<Ticket> = running.take(SHOWN).map(|kept| local_ticket(&kept)).collect();
    move || {
        let mut tickets = online.get();
        few::sort_by_key(&mut tickets, |ticket| ticket.turn != Some(Turn::Yours));
        tickets.extend(local.clone());
        (!tickets.is_empty()).then(|| {
            view! {
                <section class="continued" aria-labelledby="continued">
                    <h2 id="continued">{t!("home.continue")}</h2>
                    <div class="tickets">{tickets.into_iter().map(shown).collect_view()}</div>
                </section>
            }
        })
    }
}

/// Finds the games on the server: with the pages beyond home, because most who come have none.
#[allow(clippy::unnecessary_wraps, reason = "it may not come")]
#[wasm_split(pages, fallible)]
fn find_online(found: RwSignal<Vec<Ticket>>) -> Result<(), NotLoaded> {
    leptos::task::spawn_local(async move {
        let Ok(mut tables) = api::get::<Vec<Listed>>("/api/me/tables?state=running").await else {
            return;
        };
        few::sort_by_key(&mut tables, |table| !table.is_your_turn());
        tables.truncate(SHOWN);
        found.try_set(tables.iter().map(remote_ticket).collect());
    });
    Ok(())
}

fn local_ticket(kept: &Kept) -> Ticket {
    let sitters = kept::sitters(&kept.seats).into_iter();
    Ticket {
        address: format!("/local/{}", kept.id),
        game: kept.game.clone(),
        names: sitters.map(|sitter| sitter.name).collect::<Vec<_>>().join(" · "),
        note: ago(kept.touched),
        turn: local_turn(kept),
    }
}

fn remote_ticket(listed: &Listed) -> Ticket {
    Ticket {
        address: format!("/table/{}", listed.id),
        game: listed.game.clone(),
        names: against(listed),
        note: api::clock_text(&listed.clock),
        turn: remote_turn(listed),
    }
}

fn shown(ticket: Ticket) -> impl IntoView {
    let Ticket {
        address,
        game,
        names,
        note,
        turn,
    } = ticket;
    view! {
        <A href=address attr:class="ticket">
            {badge(&game)}
            <span><strong>{game_name(&game)}</strong><span class="soft">{names}</span></span>
            {turn.map(Turn::shown)}
            <span class="soft when">{note}</span>
        </A>
    }
}

/// The full name of a game.
pub fn game_name(id: &str) -> String {
    boards::cover(id).map_or_else(|| id.to_owned(), |cover| cover.meta.name.to_owned())
}

/// How long ago a moment is, in words.
pub fn ago(then: f64) -> String {
    let minutes = ((browser::now() - then) / 60_000.0).max(0.0) as u64;
    match minutes {
        0..2 => t!("home.just_now"),
        2..60 => t!("home.minutes_ago", n = minutes),
        60..1440 => t!("home.hours_ago", n = minutes / 60),
        _ => t!("home.days_ago", n = minutes / 1440),
    }
}
