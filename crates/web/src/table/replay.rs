//! The finished game once more: played by itself or gone through by hand, by step, turn and round; and going on from anywhere against bots.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::course::Course;
use super::finished::{Finished, Past, Slip};
use super::turns::Jump;
use super::{Table, captions, graph, marks, review, summary};
use crate::boards::Board;
use crate::browser;
use crate::host::best::{self, Standing};
use crate::nets;
use crate::shell::copied::Copied;
use crate::texts::{Key, key, t};

/// What the card at the end and the panels below the board share: what the page is asked for after a game, and what was found out. A handle, copied freely.
#[derive(Clone, Copy)]
pub(super) struct Wishes {
    /// Does the replay play by itself?
    pub(super) playing: RwSignal<bool>,
    /// Was a review asked for?
    pub(super) review: RwSignal<bool>,
    /// How the reader's result compares with those before it, as soon as it is known.
    pub(super) best: RwSignal<Option<Standing>>,
}

impl Wishes {
    /// Nothing is asked for yet.
    pub(super) fn new() -> Wishes {
        Wishes {
            playing: RwSignal::new(false),
            review: RwSignal::new(false),
            best: RwSignal::new(None),
        }
    }
}

/// How quickly the replay plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Speed {
    Slow,
    Normal,
    Fast,
}

impl Speed {
    const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

    const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
        }
    }

    fn of(name: &str) -> Speed {
        let found = Speed::ALL.into_iter().find(|speed| speed.name() == name);
        found.unwrap_or(Speed::Normal)
    }

    const fn label(self) -> Key {
        match self {
            Speed::Slow => key!("replay.slow"),
            Speed::Normal => key!("replay.normal"),
            Speed::Fast => key!("replay.fast"),
        }
    }

    /// How long each step is seen.
    const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Slow => 1_600,
            Speed::Normal => 800,
            Speed::Fast => 250,
        })
    }
}

/// Moving through a finished game. A handle, cloned freely.
#[derive(Clone)]
pub(super) struct Replay {
    pub(super) past: Past,
    wishes: Wishes,
    speed: RwSignal<Speed>,
    /// The mistake that is shown on the board.
    pub(super) slip: RwSignal<Option<Slip>>,
}

impl Replay {
    /// Where it stands; asks to be told of changes.
    pub(super) fn place(&self) -> usize {
        self.past.past().get().unwrap_or(self.past.last())
    }

    fn place_now(&self) -> usize {
        self.past.past().get_untracked().unwrap_or(self.past.last())
    }

    /// Goes to a place by hand: it no longer plays by itself.
    pub(super) fn go(&self, place: usize) {
        self.stay(place);
        look_at_board();
    }

    /// Shows a moment with what was played and what would have been better.
    pub(super) fn point_out(&self, slip: Slip) {
        let place = slip.place;
        self.slip.set(Some(slip));
        self.go(place);
        // the arrows say it
        self.past.highlight().set(None);
    }

    /// The mistake that is shown, while the board shows its moment.
    pub(super) fn slip_here(&self) -> Option<Slip> {
        let slip = self.slip.get()?;
        (self.past.past().get() == Some(slip.place)).then_some(slip)
    }

    /// Goes to a place, for those whose eyes are elsewhere on the page.
    pub(super) fn stay(&self, place: usize) {
        self.wishes.playing.set(false);
        self.show(place);
    }

    fn show(&self, place: usize) {
        let last = self.past.last();
        self.past.past().set((place < last).then_some(place));
        let target = self.past.target(place);
        self.past.highlight().set(target.filter(|_| place < last));
    }

    fn jump(&self, jump: Jump) {
        self.go(self.past.turns().jump(self.place_now(), jump));
    }

    /// Begins or stops to play; at the end it begins anew.
    fn toggle(&self) {
        self.wishes.playing.update(|playing| *playing = !*playing);
    }

    /// One step on, while it plays.
    fn tick(&self) {
        let place = self.place_now();
        self.show(place + 1);
        if place + 1 >= self.past.last() {
            self.wishes.playing.set(false);
        }
    }

    /// Plays as long as it is wished.
    fn run(&self) {
        let ticking = StoredValue::new(None::<IntervalHandle>);
        let stop = move || {
            if let Some(Some(old)) = ticking.try_update_value(Option::take) {
                old.clear();
            }
        };
        let replay = self.clone();
        Effect::new(move |was_playing: Option<bool>| {
            stop();
            let (playing, pause) = (replay.wishes.playing.get(), replay.speed.get().pause());
            if playing && was_playing != Some(true) {
                replay.begin();
            }
            if playing {
                let own = replay.clone();
                ticking.set_value(set_interval_with_handle(move || own.tick(), pause).ok());
            }
            playing
        });
        on_cleanup(stop);
    }

    fn begin(&self) {
        if self.place_now() >= self.past.last() {
            self.show(0);
        }
        look_at_board();
    }

    /// Keys that work wherever nothing else uses them.
    fn listen(&self) {
        let replay = self.clone();
        let keys = window_event_listener(ev::keydown, move |event| {
            if let Some(wish) = wish(&event) {
                event.prevent_default();
                match wish {
                    Wish::Toggle => replay.toggle(),
                    Wish::Jump(jump) => replay.jump(jump),
                }
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Opens at the moment that the address names, and keeps it in the address.
    fn follow_address(&self) {
        let (query, replay) = (use_query_map(), self.clone());
        let named = Memo::new(move |_| {
            let query = query.read();
            let at = query.get("at").or_else(|| query.get("move"))?;
            at.parse::<usize>().ok()
        });
        Effect::new(move |_| {
            if let Some(at) = named.get() {
                replay.go(at);
            }
        });
        let replay = self.clone();
        let changes = StoredValue::new(0_u32);
        Effect::new(move |before: Option<usize>| {
            let place = replay.place();
            // browsers mind when the address changes all the time
            if before.is_some_and(|before| before != place) && !replay.wishes.playing.get() {
                changes.update_value(|changes| *changes += 1);
                let (change, address) = (changes.get_value(), address(place, replay.past.last()));
                set_timeout(
                    move || {
                        if changes.try_get_value() == Some(change) {
                            write_address(&address);
                        }
                    },
                    SETTLED,
                );
            }
            place
        });
    }
}

/// The address changes when nobody has moved on for so long.
const SETTLED: Duration = Duration::from_millis(400);

/// The address of a moment.
fn address(place: usize, last: usize) -> String {
    let path = window().location().pathname().unwrap_or_default();
    if place < last {
        format!("{path}?at={place}")
    } else {
        path
    }
}

fn write_address(address: &str) {
    let is_here = window()
        .location()
        .pathname()
        .is_ok_and(|path| address.split('?').next() == Some(path.as_str()));
    if let Ok(history) = window().history()
        && is_here
    {
        let state = history.state().unwrap_or_default();
        let _ = history.replace_state_with_url(&state, "", Some(address));
    }
}

/// What a key asks for.
enum Wish {
    Toggle,
    Jump(Jump),
}

/// What a key asks for, unless it means something else where the focus is.
fn wish(event: &KeyboardEvent) -> Option<Wish> {
    if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_at = |selector: &str| {
        focused
            .as_ref()
            .is_some_and(|focused| matches!(focused.closest(selector), Ok(Some(_))))
    };
    // lists, fields and the slider have arrows of their own, buttons a space bar
    if is_at("input, textarea, select, [contenteditable], [role=slider], [aria-modal=true]") {
        return None;
    }
    let jump = match (event.key().as_str(), event.shift_key()) {
        (" ", _) if !is_at("button, a, summary, [role=button], [data-look]") => return Some(Wish::Toggle),
        ("ArrowLeft", false) => Jump::StepBack,
        ("ArrowRight", false) => Jump::Step,
        ("ArrowLeft", true) => Jump::TurnBack,
        ("ArrowRight", true) => Jump::Turn,
        ("PageUp", true) => Jump::RoundBack,
        ("PageDown", true) => Jump::Round,
        ("Home", true) => Jump::First,
        ("End", true) => Jump::Last,
        _ => return None,
    };
    Some(Wish::Jump(jump))
}

/// The panels beside the score sheet, and the bar below everything.
pub(super) fn panel<G: Board>(table: Table<G>, wishes: Wishes) -> AnyView {
    let past = RwSignal::new(None::<Past>);
    let id = table.id();
    table.with_host(|host| {
        host.with_log(Box::new(move |log| {
            // the graph tells what was learned of the game, as hints and reviews do
            leptos::task::spawn_local(async move {
                nets::bring::<G>().await;
                if past.is_disposed() {
                    return;
                }
                let course: Past = Arc::new(Course::recall(table, log));
                wishes.best.set(noted(&*course, &id));
                past.set(Some(course));
            });
        }));
    });
    shown(past, wishes)
}

/// Notes the reader's result.
fn noted(past: &dyn Finished, table: &str) -> Option<Standing> {
    let seat = untrack(|| past.reader())?;
    let result = past.outcome()?.seats.get(seat.index())?;
    best::note(&past.kind(), table, result.score.points)
}

fn shown(past: RwSignal<Option<Past>>, wishes: Wishes) -> AnyView {
    let kept = browser::load::<String>("replay.speed").unwrap_or_default();
    let speed = RwSignal::new(Speed::of(&kept));
    let shown = move || {
        let replay = Replay {
            past: past.get()?,
            wishes,
            speed,
            slip: RwSignal::new(None),
        };
        replay.run();
        replay.listen();
        replay.follow_address();
        let told = replay.past.clone();
        Some(view! {
            <div class="replay">
                {move || summary::panel(&*told)}
                {graph::graph(&replay)}
                {review::panel(&replay, wishes)}
                {bar(&replay)}
                {marks::overlay(&replay)}
            </div>
        })
    };
    shown.into_any()
}

fn bar(replay: &Replay) -> AnyView {
    let (own, place) = (replay.clone(), replay.clone());
    let playing = replay.wishes.playing;
    let live = move || if playing.get() { "off" } else { "polite" };
    let caption = move || captions::caption(&*own.past, own.place());
    let is_idle = move || place.place() == place.past.last() && !playing.get();
    view! {
        <div class="replay-bar" class:idle=is_idle role="group" aria-label=t!("replay.title")>
            {marks::card(replay)}
            <p class="replay-caption" data-caption tabindex="0" aria-live=live>{caption}</p>
            <div class="replay-way">{ways(replay)}</div>
            {slider(replay)}
            <div class="replay-more">{speeds(replay.speed)}{link(replay)}{go_on(replay)}</div>
        </div>
    }
    .into_any()
}

/// The buttons that move through the game.
fn ways(replay: &Replay) -> AnyView {
    let way = |jump: Jump, sign: &'static str, name: &'static str, label: String| {
        let (own, place) = (replay.clone(), replay.clone());
        let is_back = matches!(jump, Jump::First | Jump::RoundBack | Jump::TurnBack | Jump::StepBack);
        let disabled = move || place.place() == if is_back { 0 } else { place.past.last() };
        view! { <button class="way" data-jump=name title=label.clone() aria-label=label disabled=disabled on:click=move |_| own.jump(jump)>{sign}</button> }
    };
    let (own, playing) = (replay.clone(), replay.wishes.playing);
    let label = move || {
        if playing.get() {
            t!("replay.pause")
        } else {
            t!("replay.play")
        }
    };
    view! {
        {way(Jump::First, "⇤", "first", t!("replay.first"))}
        {way(Jump::RoundBack, "⋘", "round-back", t!("replay.round_back"))}
        {way(Jump::TurnBack, "«", "turn-back", t!("replay.turn_back"))}
        {way(Jump::StepBack, "‹", "step-back", t!("replay.step_back"))}
        <button class="way main" data-play title=label aria-label=label on:click=move |_| own.toggle()>
            {move || if playing.get() { "❚❚" } else { "▶" }}
        </button>
        {way(Jump::Step, "›", "step", t!("replay.step"))}
        {way(Jump::Turn, "»", "turn", t!("replay.turn"))}
        {way(Jump::Round, "⋙", "round", t!("replay.round"))}
        {way(Jump::Last, "⇥", "last", t!("replay.last"))}
    }
    .into_any()
}

/// The slider goes by turns.
fn slider(replay: &Replay) -> AnyView {
    let (own, value, words) = (replay.clone(), replay.clone(), replay.clone());
    let turns = replay.past.turns().all().len();
    let value = move || value.past.turns().over_at(value.place());
    let words = move || captions::heading(&*words.past, words.place());
    let go = move |event: ev::Event| {
        let turn = event_target_value(&event).parse().unwrap_or(turns);
        own.go(own.past.turns().after(turn));
    };
    view! {
        <input type="range" data-replay aria-label=t!("replay.by_turn") aria-valuetext=words min="0" max=turns
            prop:value=move || value().to_string() on:input=go/>
    }
    .into_any()
}

fn speeds(speed: RwSignal<Speed>) -> AnyView {
    let choose = move |event: ev::Event| {
        let chosen = Speed::of(&event_target_value(&event));
        browser::keep("replay.speed", &chosen.name());
        speed.set(chosen);
    };
    let option = move |each: Speed| view! { <option value=each.name() selected=move || speed.get() == each>{t!(each.label())}</option> };
    view! {
        <select data-speed aria-label=t!("replay.speed") title=t!("replay.speed") on:change=choose>
            {Speed::ALL.map(option)}
        </select>
    }
    .into_any()
}

/// The address of what is shown, to be passed on. That of a game in this browser leads back to it here.
fn link(replay: &Replay) -> AnyView {
    let (own, last) = (replay.clone(), replay.past.last());
    let place = Memo::new(move |_| own.place());
    (move || view! { <Copied address=address(place.get(), last) label=t!("replay.copy")/> }).into_any()
}

fn go_on(replay: &Replay) -> AnyView {
    let (own, at_end) = (replay.clone(), replay.clone());
    let at_end = move || at_end.place() == at_end.past.last();
    let go_on = move |_| own.past.continue_from(own.place_now());
    view! { <button data-continue disabled=at_end on:click=go_on>{t!("replay.continue")}</button> }.into_any()
}

/// Brings the board into view.
fn look_at_board() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}
