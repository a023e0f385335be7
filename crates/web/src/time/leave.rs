//! The page on which one takes leave.

use leptos::prelude::*;
use leptos_router::components::A;
use wire::{Leave, Leaves, NewLeave};

use super::words::{day, today};
use crate::browser;
use crate::host::api::{self, Refused};
use crate::host::session::{Known, Session};
use crate::shell::bell;
use crate::shell::fields::problem;
use crate::shell::heading::Heading;
use crate::texts::t;

/// What the server knows. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
struct Desk {
    leaves: RwSignal<Option<Leaves>>,
    error: RwSignal<Option<String>>,
    done: RwSignal<Option<String>>,
}

impl Desk {
    /// Does something at the server, and shows what it knows then.
    fn carry_out(self, done: Option<String>, work: impl Future<Output = Result<Leaves, Refused>> + 'static) {
        self.error.set(None);
        self.done.set(None);
        leptos::task::spawn_local(async move {
            match work.await {
                Ok(leaves) => {
                    let _ = self.leaves.try_set(Some(leaves));
                    let _ = self.done.try_set(done);
                }
                Err(refused) => drop(self.error.try_set(Some(refused.text))),
            }
        });
    }
}

/// The page.
#[component]
pub fn LeavePage() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let known = move || match session.get() {
        Known::Unknown => view! { <p class="soft">{t!("online.connecting")}</p> }.into_any(),
        Known::Unreachable => view! { <p class="soft">{t!("online.unreachable")}</p> }.into_any(),
        Known::Nobody => view! { <p>{t!("told.nobody")}" "<A href="/account">{t!("told.sign_in")}</A></p> }.into_any(),
        Known::Somebody(_) => signed_in(),
    };
    view! {
        <section class="sheet narrow">
            <Heading text=t!("time.leave_title")/>
            <p>{t!("time.leave_text")}</p>
            {known}
        </section>
    }
}

fn signed_in() -> AnyView {
    let desk = Desk {
        leaves: RwSignal::default(),
        error: RwSignal::default(),
        done: RwSignal::default(),
    };
    desk.carry_out(None, async { api::get("/api/me/leave").await });
    let years = move || {
        let leaves = desk.leaves.get()?;
        let year = |year: &wire::LeaveYear| view! { <li data-year=year.year>{t!("time.leave_left", n = year.left, year = year.year)}</li> };
        Some(view! { <ul>{leaves.years.iter().map(year).collect_view()}</ul> })
    };
    let taken = move || {
        let leaves = desk.leaves.get()?.leaves;
        let line = |leave: &Leave| view! { <li><Taken desk leave=leave.clone()/></li> };
        Some(if leaves.is_empty() {
            view! { <p class="soft">{t!("time.leave_none")}</p> }.into_any()
        } else {
            view! { <ul class="targets" data-leaves>{leaves.iter().map(line).collect_view()}</ul> }.into_any()
        })
    };
    view! {
        {years}
        <h2>{t!("time.leave_taken")}</h2>
        {taken}
        <h2>{t!("time.leave_take")}</h2>
        <Take desk/>
        <p class="done" role="status">{move || desk.done.get()}</p>
        {problem(desk.error)}
    }
    .into_any()
}

/// A leave that is taken, and the way to end it.
#[component]
fn Taken(desk: Desk, leave: Leave) -> impl IntoView {
    let goes_on = leave.since <= browser::now() as i64;
    let id = StoredValue::new(leave.id.clone());
    let cancel = move |_| {
        let done = if goes_on {
            t!("time.leave_ended")
        } else {
            t!("time.leave_cancelled")
        };
        let path = format!("/api/me/leave/{}", id.get_value());
        desk.carry_out(Some(done), async move { api::end(&path).await });
    };
    let span = t!(
        "time.leave_span",
        first = day(&leave.first),
        last = day(&leave.last),
        n = leave.days
    );
    let way = if goes_on {
        t!("time.leave_end")
    } else {
        t!("time.leave_cancel")
    };
    let label = format!("{way}: {span}");
    view! {
        <span>{span}</span>" "
        {goes_on.then(|| view! { <span class="tag">{t!("time.leave_now")}</span> })}
        <button data-leave-end aria-label=label on:click=cancel>{way}</button>
    }
}

/// A form to take one.
#[component]
fn Take(desk: Desk) -> impl IntoView {
    let (first, last) = (RwSignal::new(today()), RwSignal::new(today()));
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let new = NewLeave {
            first: first.get_untracked(),
            last: last.get_untracked(),
            zone: bell::zone(),
        };
        desk.carry_out(Some(t!("time.leave_done")), async move {
            api::post("/api/me/leave", &new).await
        });
    };
    let input = move |name: &'static str, label: String, value: RwSignal<String>| {
        view! {
            <label class="field"><span class="label">{label}</span>
                <input type="date" name=name required min=today() prop:value=value on:input=move |event| value.set(event_target_value(&event))/></label>
        }
    };
    view! {
        <form on:submit=enter>
            {input("first", t!("time.leave_first"), first)}
            {input("last", t!("time.leave_last"), last)}
            <p class="soft note">{t!("time.leave_zone", zone = bell::zone())}</p>
            <button class="main" data-take-leave>{t!("time.leave_button")}</button>
        </form>
    }
}
