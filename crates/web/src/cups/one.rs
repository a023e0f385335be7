//! A tournament to follow: what one can do, where everybody stands, and every round.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use wire::cups::{Cup, CupSecret, CupState, Format};

use super::bracket::bracket;
use super::facts::{facts, standing};
use super::organiser::{has_enough, organiser};
use super::rounds::rounds;
use super::standings::standings;
use crate::browser;
use crate::host::api::{self, Refused};
use crate::host::session::{Known, Session};
use crate::shell::fields::problem;
use crate::shell::heading::Heading;
use crate::shell::home::{badge, colour};
use crate::shell::naming::Naming;
use crate::standing::{Asked, answered};
use crate::texts::t;

/// How often it is asked whether something is new.
const LOOK: Duration = Duration::from_secs(3);

/// A tournament that is followed: a handle of signals.
#[derive(Clone, Copy)]
pub(super) struct Followed {
    id: StoredValue<String>,
    pub(super) cup: Asked<Cup>,
    pub(super) error: RwSignal<Option<String>>,
}

impl Followed {
    fn new(id: String) -> Followed {
        let followed = Followed {
            id: StoredValue::new(id),
            cup: RwSignal::new(None),
            error: RwSignal::default(),
        };
        leptos::task::spawn_local(async move {
            // until the page is left; as long as it is hidden, nobody wants to know
            while browser::document().hidden() || followed.look().await {
                browser::pause(LOOK).await;
            }
        });
        followed
    }

    pub(super) fn id(self) -> String {
        self.id.try_get_value().unwrap_or_default()
    }

    /// Asks for what is new; `false` when nobody wants to know any more.
    async fn look(self) -> bool {
        let Some(seen) = self.cup.try_get_untracked() else {
            return false;
        };
        let seen = seen.and_then(Result::ok).map(|cup| format!("?seen={}", cup.version));
        let asked = api::get_new::<Cup>(&format!(
            "/api/cups/{}{}",
            self.id(),
            seen.as_deref().unwrap_or_default()
        ))
        .await;
        match asked {
            Ok(None) => true,
            Ok(Some(cup)) => self.cup.try_set(Some(Ok(cup))).is_none(),
            // a lost line is no reason to show nothing
            Err(_) if seen.is_some() => true,
            Err(refused) => {
                let is_final = refused.status == 404;
                self.cup.try_set(Some(Err(refused))).is_none() && !is_final
            }
        }
    }

    /// Does something at the server, and looks at what came of it.
    pub(super) fn carry_out(self, work: impl Future<Output = Result<(), Refused>> + 'static) {
        leptos::task::spawn_local(async move {
            self.error.try_set(None);
            if let Err(refused) = work.await {
                self.error.try_set(Some(refused.text));
            }
            self.look().await;
        });
    }

    /// An order that needs no words.
    pub(super) fn order(self, what: &'static str) {
        let path = format!("/api/cups/{}/{what}", self.id());
        self.carry_out(async move { api::order(&path).await });
    }
}

/// A tournament.
#[component]
pub fn CupPage(
    /// Its id.
    id: String,
) -> impl IntoView {
    let session = Session::find();
    session.ask();
    let followed = Followed::new(id);
    // another person sees other things
    Effect::new(move |before: Option<Known>| {
        let now = session.get();
        if before.is_some_and(|before| before != now) {
            followed.cup.update(|cup| {
                if let Some(Ok(cup)) = cup {
                    cup.version = -1;
                }
            });
            leptos::task::spawn_local(async move {
                followed.look().await;
            });
        }
        now
    });
    // the head stays as it is while the rest changes, so that nobody who reads or types loses their place
    let known = Memo::new(move |_| followed.cup.with(|cup| cup.as_ref().map(Result::is_ok)));
    move || {
        known.get();
        let cup = followed.cup.get_untracked();
        let asked = RwSignal::new(cup);
        answered(asked, move |cup| shown(followed, &cup))
    }
}

fn shown(followed: Followed, cup: &Cup) -> AnyView {
    let current = move || followed.cup.get().and_then(Result::ok);
    let part = move |show: fn(&Cup) -> AnyView| move || current().map(|cup| show(&cup));
    let is_knockout = cup.format == Format::Knockout;
    view! {
        <section class="sheet cup" style=("--game", colour(&cup.game)) data-cup-page=cup.id.clone()>
            <div class="title-row">{badge(&cup.game)}<Heading text=cup.name.clone()/></div>
            <p class="soft facts" data-facts>{facts(cup)}</p>
            <p class="lead" role="status" data-state=move || current().map(|cup| cup.state.word())>{move || current().map(|cup| standing(&cup))}</p>
            {part_about(followed, |cup| (cup.state, cup.playing, cup.may_return, cup.your_table.clone()), your_ways)}
            {problem(followed.error)}
            {part_about(followed, |cup| (cup.state, cup.yours, has_enough(cup), None), organiser)}
            {part(standings)}
            {move || current().map(|cup| if is_knockout { bracket(&cup) } else { rounds(&cup) })}
            <p class="ways"><A href="/cups">{t!("cups.all")}</A></p>
        </section>
    }
    .into_any()
}

/// What a part of the page depends on: where the tournament stands, two facts, and a table.
type About = (CupState, bool, bool, Option<String>);

/// A part that is made anew only when what it is about has changed, and not whenever anybody signs up: what is typed there, or half decided, stays.
fn part_about(followed: Followed, about: fn(&Cup) -> About, show: fn(Followed, &Cup) -> AnyView) -> AnyView {
    let about = Memo::new(move |_| {
        let known = followed.cup.read();
        known.as_ref()?.as_ref().ok().map(about)
    });
    let shown = move || {
        about.with(|_| ()); // one that is only tracked would never be found out
        let cup = followed.cup.get_untracked()?.ok()?;
        Some(show(followed, &cup))
    };
    view! { {shown} }.into_any()
}

/// What the reader can do.
fn your_ways(followed: Followed, cup: &Cup) -> AnyView {
    let table = cup.your_table.clone().map(|table| {
        view! { <A href=format!("/table/{table}") attr:class="button main big" attr:data-your-table="">{t!("cups.your_table")}</A> }
    });
    let way = match cup.state {
        CupState::Open if cup.playing => Some(leave(followed, t!("cups.withdraw"), None)),
        CupState::Open => Some(view! { <SignUp followed/> }.into_any()),
        CupState::Running if cup.playing => Some(leave(followed, t!("cups.withdraw"), Some(t!("cups.withdraw_sure")))),
        CupState::Running if cup.may_return => {
            Some(view! { <button class="main" data-return on:click=move |_| followed.order("return")>{t!("cups.return")}</button> }.into_any())
        }
        _ => None,
    };
    view! { <div class="ways cup-ways">{table}{way}</div> }.into_any()
}

/// Leaving, in two clicks where a game may go on.
fn leave(followed: Followed, text: String, sure: Option<String>) -> AnyView {
    let asks = RwSignal::new(false);
    let go = move |_| followed.order("withdraw");
    let Some(question) = sure else {
        return view! { <button data-withdraw on:click=go>{text}</button> }.into_any();
    };
    let ways = move || {
        if asks.get() {
            view! {
                <span class="sure"><span>{question.clone()}</span> <button class="main" data-withdraw on:click=go>{text.clone()}</button>
                    <button on:click=move |_| asks.set(false)>{t!("lobby.stay")}</button></span>
            }
            .into_any()
        } else {
            view! { <button class="quiet" data-withdraw-ask on:click=move |_| asks.set(true)>{text.clone()}</button> }
                .into_any()
        }
    };
    view! { {ways} }.into_any()
}

/// Signing up; whoever has no name is asked for one first.
#[component]
fn SignUp(
    /// The tournament.
    followed: Followed,
) -> impl IntoView {
    let (session, query, asks) = (Session::find(), use_query_map(), RwSignal::new(false));
    let join = move || {
        let secret = query.read_untracked().get("key");
        let path = format!("/api/cups/{}/join", followed.id());
        followed.carry_out(async move { api::tell(&path, &CupSecret { secret }).await });
    };
    let click = move |_| match session.me_now() {
        Some(_) => join(),
        None => asks.set(true),
    };
    let named = Callback::new(|()| {});
    move || {
        if asks.get() && session.me().is_none() {
            return view! { <Naming text=Signal::derive(|| t!("cups.name_yourself")) named/> }.into_any();
        }
        view! { <button class="main big" data-join on:click=click>{t!("cups.join")}</button> }.into_any()
    }
}
