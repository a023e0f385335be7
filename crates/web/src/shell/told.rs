//! How one is told what happens at one's tables: in the page, and with the page closed.

mod hours;
mod places;
mod target;

use leptos::prelude::*;
use leptos_router::components::A;
use wire::NewsSettings;

use super::bell;
use super::fields::{Switch, problem};
use super::heading::Heading;
use super::unheard;
use crate::host::api::{self, Refused};
use crate::host::session::{Known, Session};
use crate::settings::settings;
use crate::texts::t;

/// What the server knows of it. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
struct Told {
    settings: RwSignal<Option<NewsSettings>>,
    error: RwSignal<Option<String>>,
    /// What went well.
    done: RwSignal<Option<String>>,
}

impl Told {
    fn new() -> Told {
        let told = Told {
            settings: RwSignal::default(),
            error: RwSignal::default(),
            done: RwSignal::default(),
        };
        told.carry_out(async || Ok(None));
        told
    }

    /// Does something at the server, tells what came of it, and looks at what the server knows then.
    fn carry_out(self, work: impl AsyncFnOnce() -> Result<Option<String>, String> + 'static) {
        leptos::task::spawn_local(async move {
            self.error.try_set(None);
            self.done.try_set(None);
            match work().await {
                Ok(done) => drop(self.done.try_set(done)),
                Err(error) => drop(self.error.try_set(Some(error))),
            }
            match api::get::<NewsSettings>("/api/me/news").await {
                Ok(settings) => {
                    unheard::remember(!settings.targets.is_empty());
                    let _ = self.settings.try_set(Some(settings));
                }
                Err(refused) => drop(self.error.try_set(Some(refused.text))),
            }
        });
    }
}

fn words(refused: Refused) -> String {
    refused.text
}

/// The page about it.
#[component]
pub fn ToldPage() -> impl IntoView {
    let session = Session::find();
    session.ask();
    let beyond = move || match session.get() {
        Known::Unknown => view! { <p class="soft">{t!("online.connecting")}</p> }.into_any(),
        Known::Unreachable => view! { <p class="soft">{t!("online.unreachable")}</p> }.into_any(),
        Known::Nobody => view! { <p>{t!("told.nobody")}" "<A href="/account">{t!("told.sign_in")}</A></p> }.into_any(),
        Known::Somebody(_) => signed_in(),
    };
    view! {
        <section class="sheet narrow settings told">
            <Heading text=t!("told.title")/>
            <h2>{t!("told.open")}</h2>
            <p class="soft">{t!("told.open_text")}</p>
            <InPage/>
            <h2>{t!("told.closed")}</h2>
            <p class="soft">{t!("told.closed_text")}</p>
            {beyond}
        </section>
    }
}

/// What the page itself does while it is open.
#[component]
fn InPage() -> impl IntoView {
    let (chosen, error) = (settings(), RwSignal::new(None));
    let sound = move |on: bool| {
        chosen.change(|chosen| chosen.sound = on);
        if on {
            bell::sound();
        }
    };
    let notices = move |on: bool| {
        leptos::task::spawn_local(async move {
            let may = on && bell::ask().await;
            chosen.change(|chosen| chosen.notices = may);
            error.try_set((on && !may).then(|| t!("told.denied")));
        });
    };
    let notifies = Signal::derive(move || chosen.get().notices && bell::permission() == "granted");
    view! {
        <Switch label=t!("told.sound") now=Signal::derive(move || chosen.get().sound) choose=sound/>
        <Switch label=t!("told.notices") now=notifies choose=notices/>
        {problem(error)}
    }
}

fn signed_in() -> AnyView {
    let told = Told::new();
    let is_known = Memo::new(move |_| told.settings.with(Option::is_some));
    view! {
        <p class="done" role="status">{move || told.done.get()}</p>
        {problem(told.error)}
        {move || is_known.get().then(|| view! { <places::Places told/> <hours::HoursForm told/> })}
    }
    .into_any()
}
