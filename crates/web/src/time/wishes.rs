//! Choosing the clock of a new table: a few that fit most, and everything else behind one more click.

use leptos::prelude::*;
use wire::{Clock, Late};

use super::words::clock_text;
use crate::shell::bell;
use crate::shell::fields::{Pick, Switch};
use crate::texts::t;

/// What is chosen. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct TimeWishes {
    /// The clock.
    pub clock: RwSignal<Clock>,
    /// What happens when time is over.
    pub late: RwSignal<Late>,
}

/// Clocks that fit most.
fn presets() -> [Clock; 5] {
    [
        Clock::None,
        Clock::Live {
            minutes: 5,
            increment: 10,
        },
        Clock::Live {
            minutes: 20,
            increment: 30,
        },
        Clock::days(1),
        Clock::Correspondence {
            days: 3,
            reserve: 0,
            weekends_off: Some(bell::zone()),
        },
    ]
}

/// The kinds of clocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    None,
    Live,
    Slow,
}

impl Kind {
    fn of(clock: &Clock) -> Kind {
        match clock {
            Clock::None => Kind::None,
            Clock::Live { .. } => Kind::Live,
            Clock::Correspondence { .. } => Kind::Slow,
        }
    }

    /// One of this kind to begin with.
    fn clock(self) -> Clock {
        match self {
            Kind::None => Clock::None,
            Kind::Live => Clock::Live {
                minutes: 20,
                increment: 30,
            },
            Kind::Slow => Clock::days(3),
        }
    }
}

/// The clock of a new table.
#[component]
pub fn ClockWishes() -> impl IntoView {
    let Some(wishes) = use_context::<TimeWishes>() else {
        return ().into_any();
    };
    let TimeWishes { clock, late } = wishes;
    let presets = StoredValue::new(presets());
    let names = presets.with_value(|presets| presets.iter().map(clock_text).enumerate().collect());
    let now = Signal::derive(move || {
        let known = presets.with_value(|presets| presets.iter().position(|preset| clock.with(|clock| clock == preset)));
        known.unwrap_or(usize::MAX)
    });
    let choose = move |number: usize| {
        let chosen = presets.with_value(|presets| presets.get(number).cloned());
        clock.set(chosen.unwrap_or_default());
    };
    let has_clock = Memo::new(move |_| clock.with(|clock| *clock != Clock::None));
    let lates = vec![
        (Late::StandIn, t!("time.late_stand_in")),
        (Late::GiveUp, t!("time.late_give_up")),
    ];
    let own = move || {
        (now.get() == usize::MAX).then(|| view! { <p class="soft note" data-own-clock>{clock.with(clock_text)}</p> })
    };
    view! {
        <div data-clocks><Pick label=t!("friends.clock") choices=names now choose/></div>
        {own}
        <details data-clock-details>
            <summary>{t!("time.details")}</summary>
            <Details clock/>
        </details>
        {move || has_clock.get().then(|| view! {
            <div data-late><Pick label=t!("time.late") choices=lates.clone() now=late choose=move |chosen| late.set(chosen)/></div>
            <p class="soft note">{move || match late.get() { Late::StandIn => t!("time.late_stand_in_note"), Late::GiveUp => t!("time.late_give_up_note") }}</p>
        })}
    }
    .into_any()
}

/// Every part of a clock.
#[component]
fn Details(clock: RwSignal<Clock>) -> impl IntoView {
    let kind = Memo::new(move |_| clock.with(Kind::of));
    let kinds = vec![
        (Kind::None, t!("time.kind_none")),
        (Kind::Live, t!("time.kind_live")),
        (Kind::Slow, t!("time.kind_slow")),
    ];
    let fields = move || match kind.get() {
        Kind::None => ().into_any(),
        Kind::Live => view! { <LiveFields clock/> }.into_any(),
        Kind::Slow => view! { <SlowFields clock/> }.into_any(),
    };
    view! {
        <Pick label=t!("time.kind") choices=kinds now=kind choose=move |kind: Kind| clock.set(kind.clock())/>
        {fields}
    }
}

#[component]
fn LiveFields(clock: RwSignal<Clock>) -> impl IntoView {
    let of = |clock: &Clock| match clock {
        Clock::Live { minutes, increment } => (*minutes, *increment),
        _ => (20, 30),
    };
    let (minutes, increment) = (move || clock.with(of).0, move || clock.with(of).1);
    let set = move |minutes, increment| clock.set(Clock::Live { minutes, increment });
    view! {
        <Number name="minutes" label=t!("time.minutes") least=1 most=Clock::MOST_MINUTES now=Signal::derive(minutes) set=move |number| set(number, increment())/>
        <Number name="increment" label=t!("time.increment") least=0 most=Clock::MOST_INCREMENT now=Signal::derive(increment) set=move |number| set(minutes(), number)/>
        <p class="soft note">{t!("time.increment_note")}</p>
    }
}

#[component]
fn SlowFields(clock: RwSignal<Clock>) -> impl IntoView {
    let days = move || match clock.get() {
        Clock::Correspondence { days, .. } => days,
        _ => 3,
    };
    let reserve = move || match clock.get() {
        Clock::Correspondence { reserve, .. } => reserve,
        _ => 0,
    };
    let zone = move || match clock.get() {
        Clock::Correspondence { weekends_off, .. } => weekends_off,
        _ => None,
    };
    let set = move |days, reserve, weekends_off| {
        clock.set(Clock::Correspondence {
            days,
            reserve,
            weekends_off,
        });
    };
    let is_off = Memo::new(move |_| zone().is_some());
    let write_zone = move |event| {
        let name = event_target_value(&event).trim().to_owned();
        set(
            days(),
            reserve(),
            Some(if name.is_empty() { bell::zone() } else { name }),
        );
    };
    view! {
        <Number name="days" label=t!("time.days_each") least=1 most=Clock::MOST_DAYS now=Signal::derive(days) set=move |number| set(number, reserve(), zone())/>
        <Number name="reserve" label=t!("time.reserve") least=0 most=Clock::MOST_RESERVE now=Signal::derive(reserve) set=move |number| set(days(), number, zone())/>
        <p class="soft note">{t!("time.reserve_note")}</p>
        <Switch label=t!("time.weekends") now=is_off choose=move |on| set(days(), reserve(), on.then(bell::zone))/>
        {move || is_off.get().then(|| view! {
            <label class="field"><span class="label">{t!("time.zone")}</span>
                <input name="clock-zone" maxlength="64" autocomplete="off" prop:value=move || zone().unwrap_or_default() on:change=write_zone/></label>
        })}
    }
}

/// A whole number between two others; what is no such number changes nothing.
#[component]
fn Number(
    name: &'static str,
    label: String,
    least: u32,
    most: u32,
    now: Signal<u32>,
    set: impl Fn(u32) + Copy + 'static,
) -> impl IntoView {
    let change = move |event| {
        if let Ok(number) = event_target_value(&event).trim().parse::<u32>() {
            set(number.clamp(least, most));
        }
    };
    view! {
        <label class="field"><span class="label">{label}</span>
            <input type="number" name=name min=least max=most required prop:value=move || now.get() on:change=change/></label>
    }
}
