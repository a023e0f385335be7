//! Making a tournament.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a draft is a handle of signals, copied freely"
)]

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wire::cups::{CupCreated, Entry, Format, Leavers, NewCup};
use wire::{Clock, NewTable};

use super::format_name;
use super::preset::{Preset, largest};
use crate::boards;
use crate::browser;
use crate::host::api;
use crate::shell::fields::{Level, Pick, Switch, problem};
use crate::shell::heading::Heading;
use crate::shell::naming::signed_in;
use crate::shell::new_game::Plan;
use crate::shell::new_options::GameOptions;
use crate::texts::t;
use crate::time::clock_text;

/// A tournament being made: a handle of signals.
#[derive(Clone, Copy)]
struct Draft {
    name: RwSignal<String>,
    game: RwSignal<&'static str>,
    preset: RwSignal<Preset>,
    format: RwSignal<Format>,
    size: RwSignal<u8>,
    /// 0: as many as it takes.
    rounds: RwSignal<u8>,
    games: RwSignal<u8>,
    least: RwSignal<u16>,
    most: RwSignal<u16>,
    clock: RwSignal<Clock>,
    entry: RwSignal<Entry>,
    accounts: RwSignal<bool>,
    starts: RwSignal<String>,
    when_full: RwSignal<bool>,
    leavers: RwSignal<Leavers>,
    bot: RwSignal<String>,
    rated: RwSignal<bool>,
    spectators: RwSignal<bool>,
    /// The game's options are chosen as for any table.
    plan: Plan,
    error: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

impl Draft {
    fn new() -> Draft {
        let (game, preset) = (boards::covers()[0].meta.id, Preset::Evening);
        Draft {
            name: RwSignal::default(),
            game: RwSignal::new(game),
            preset: RwSignal::new(preset),
            format: RwSignal::new(preset.format()),
            size: RwSignal::new(preset.size(game)),
            rounds: RwSignal::new(0),
            games: RwSignal::new(1),
            least: RwSignal::new(2),
            most: RwSignal::new(preset.most()),
            clock: RwSignal::new(preset.clock()),
            entry: RwSignal::new(Entry::Open),
            accounts: RwSignal::new(false),
            starts: RwSignal::default(),
            when_full: RwSignal::new(true),
            leavers: RwSignal::new(Leavers::Bot),
            bot: RwSignal::new(bots::Level::Casual.name().to_owned()),
            rated: RwSignal::new(true),
            spectators: RwSignal::new(true),
            plan: Plan::new(),
            error: RwSignal::default(),
            busy: RwSignal::new(false),
        }
    }

    /// Another game, or another preset: what follows from it is as it usually is.
    fn fill_in(self, game: &'static str, preset: Preset) {
        self.plan.options.set(std::collections::BTreeMap::default());
        self.game.set(game);
        self.preset.set(preset);
        self.format.set(preset.format());
        self.size.set(preset.size(game));
        self.clock.set(preset.clock());
        self.most.set(preset.most());
        self.rounds.set(0);
    }

    fn written(self) -> NewCup {
        let rounds = self.rounds.get_untracked();
        let starts = js_sys::Date::new(&self.starts.get_untracked().into()).get_time();
        NewCup {
            name: self.name.get_untracked(),
            format: self.format.get_untracked(),
            size: self.size.get_untracked(),
            rounds: (rounds > 0).then_some(rounds),
            games: self.games.get_untracked(),
            least: self.least.get_untracked(),
            most: self.most.get_untracked(),
            entry: self.entry.get_untracked(),
            accounts: self.accounts.get_untracked(),
            starts: (!starts.is_nan()).then_some(starts as i64),
            when_full: self.when_full.get_untracked(),
            leavers: self.leavers.get_untracked(),
            table: NewTable {
                options: self.plan.options.get_untracked(),
                clock: self.clock.get_untracked(),
                stand_in: Some(self.bot.get_untracked()),
                spectators: self.spectators.get_untracked(),
                rated: self.rated.get_untracked(),
                ..NewTable::new(self.game.get_untracked(), [])
            },
        }
    }
}

/// The page on which a tournament is made.
#[component]
pub fn NewCupPage() -> impl IntoView {
    let text = Signal::derive(|| t!("cups.name_yourself"));
    signed_in(text, Callback::new(|()| {}), || view! { <CupForm/> }.into_any())
}

#[component]
fn CupForm() -> impl IntoView {
    let (draft, navigate) = (Draft::new(), use_navigate());
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (navigate, new, here) = (navigate.clone(), draft.written(), browser::path());
        draft.busy.set(true);
        draft.error.set(None);
        leptos::task::spawn_local(async move {
            match api::post::<CupCreated>("/api/cups", &new).await {
                Ok(made) => {
                    if let Some(secret) = made.secret {
                        browser::keep(&format!("cup.{}", made.id), &secret);
                    }
                    // unless the reader has gone elsewhere meanwhile
                    if browser::path() == here {
                        navigate(&format!("/cups/{}", made.id), NavigateOptions::default());
                    }
                }
                Err(refused) => {
                    draft.busy.try_set(false);
                    draft.error.try_set(Some(refused.text));
                }
            }
        });
    };
    let games = boards::covers()
        .iter()
        .map(|cover| (cover.meta.id, cover.meta.name.to_owned()))
        .collect();
    view! {
        <section class="sheet narrow set-up cup-form">
            <Heading text=t!("cups.new")/>
            <form on:submit=make>
                <label class="field"><span class="label">{t!("cups.name")}</span>
                    <input name="cup" required maxlength="60" prop:value=draft.name on:input=move |event| draft.name.set(event_target_value(&event))/></label>
                <Pick label=t!("cups.game") choices=games now=draft.game choose=move |game| draft.fill_in(game, draft.preset.get_untracked())/>
                <Pick label=t!("cups.preset") choices=Preset::all() now=draft.preset choose=move |preset| draft.fill_in(draft.game.get_untracked(), preset)/>
                <p class="soft note">{move || draft.preset.get().text()}</p>
                {number(t!("cups.most"), draft.most, 128)}
                <Pick label=t!("cups.entry") choices=vec![(Entry::Open, t!("cups.entry_open")), (Entry::Invited, t!("cups.entry_invited"))]
                    now=draft.entry choose=move |entry| draft.entry.set(entry)/>
                <details data-more-settings><summary>{t!("cups.more")}</summary>{move || more(draft, draft.game.get())}</details>
                {problem(draft.error)}
                <p class="ways"><button class="main big" data-make-cup disabled=draft.busy>{t!("cups.make")}</button></p>
            </form>
        </section>
    }
}

/// A number that is typed.
fn number(label: String, now: RwSignal<u16>, most: u16) -> impl IntoView {
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).parse() {
            now.set(number);
        }
    };
    view! { <label class="field"><span class="label">{label}</span><input type="number" class="short" required min="2" max=most prop:value=move || now.get().to_string() on:input=change/></label> }
}

/// Everything else.
fn more(draft: Draft, game: &'static str) -> impl IntoView {
    let formats = Format::ALL.map(|format| (format, format_name(format))).to_vec();
    let sizes = (2..=largest(game)).map(|size| (size, size.to_string())).collect();
    let series = vec![
        (1, t!("cups.games_one")),
        (3, t!("cups.games_of", n = 3)),
        (5, t!("cups.games_of", n = 5)),
    ];
    let names = clocks().iter().map(clock_text).enumerate().collect();
    let clock = Signal::derive(move || {
        let now = draft.clock.get();
        clocks().iter().position(|clock| *clock == now).unwrap_or(usize::MAX)
    });
    let leavers = vec![
        (Leavers::Bot, t!("cups.leavers_bot")),
        (Leavers::Out, t!("cups.leavers_out")),
    ];
    let bot = Signal::derive(move || draft.bot.get());
    view! {
        <Pick label=t!("cups.format") choices=formats now=draft.format choose=move |format| draft.format.set(format)/>
        <Pick label=t!("cups.size") choices=sizes now=draft.size choose=move |size| draft.size.set(size)/>
        {move || rounds(draft)}
        <Pick label=t!("cups.games") choices=series now=draft.games choose=move |games| draft.games.set(games)/>
        <Pick label=t!("friends.clock") choices=names now=clock choose=move |chosen: usize| draft.clock.set(clocks()[chosen].clone())/>
        <label class="field"><span class="label">{t!("cups.starts")}</span>
            <input type="datetime-local" name="starts" prop:value=draft.starts on:input=move |event| draft.starts.set(event_target_value(&event))/></label>
        <Switch label=t!("cups.when_full") now=draft.when_full choose=move |on| draft.when_full.set(on)/>
        {number(t!("cups.least"), draft.least, 128)}
        <Pick label=t!("cups.leavers") choices=leavers now=draft.leavers choose=move |leavers| draft.leavers.set(leavers)/>
        <div class="field"><span class="label">{t!("cups.bot")}</span><Level label=t!("cups.bot") now=bot choose=move |level| draft.bot.set(level)/></div>
        <Switch label=t!("cups.accounts") now=draft.accounts choose=move |on| draft.accounts.set(on)/>
        <Switch label=t!("friends.spectators") now=draft.spectators choose=move |on| draft.spectators.set(on)/>
        <Switch label=t!("friends.rated") now=draft.rated choose=move |on| draft.rated.set(on)/>
        {boards::with_game(game, move |opened| view! { <GameOptions plan=draft.plan id=game.to_owned() game=opened/> }.into_any())}
    }
}

/// The clocks to choose from.
const fn clocks() -> [Clock; 4] {
    [Clock::live(20), Clock::live(45), Clock::days(1), Clock::days(3)]
}

/// How many rounds, where that can be chosen.
fn rounds(draft: Draft) -> Option<AnyView> {
    let (label, most) = match draft.format.get() {
        Format::Knockout => return None,
        Format::Swiss => (t!("cups.rounds"), 9),
        Format::RoundRobin => (t!("cups.laps"), 4),
    };
    let choices = (0..=most)
        .map(|n| (n, if n == 0 { t!("cups.rounds_auto") } else { n.to_string() }))
        .collect();
    Some(view! { <Pick label choices now=draft.rounds choose=move |rounds| draft.rounds.set(rounds)/> }.into_any())
}
