//! Clocks, days and hours in words.

use wire::{Clock, Time};

use crate::texts::{t, voice};

/// A clock in a few words, with all that it has.
pub fn clock_text(clock: &Clock) -> String {
    match clock {
        Clock::None => t!("time.none"),
        Clock::Live { minutes, increment: 0 } => t!("time.live", n = *minutes),
        Clock::Live { minutes, increment } => t!("time.live_more", n = *minutes, seconds = *increment),
        Clock::Correspondence {
            days,
            reserve,
            weekends_off,
        } => {
            let mut text = t!("time.slow", n = *days);
            if *reserve > 0 {
                text = t!(
                    "time.and",
                    one = text,
                    other = t!("time.slow_reserve", hours = *reserve)
                );
            }
            if weekends_off.is_some() {
                text = t!("time.and", one = text, other = t!("time.slow_weekends"));
            }
            text
        }
    }
}

/// How much time is left, as a clock shows it.
pub(super) fn left_text(left: Time) -> String {
    let seconds = left / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60);
    match () {
        () if days > 1 => t!("time.days", n = days),
        () if hours > 0 => format!("{hours}:{:02} h", minutes % 60),
        () => format!("{minutes}:{:02}", seconds % 60),
    }
}

/// A moment as the language writes it: the time of the day, and the day if it isn't today.
pub(super) fn moment(at: Time, now: Time) -> String {
    let (date, today) = (
        js_sys::Date::new(&(at as f64).into()),
        js_sys::Date::new(&(now as f64).into()),
    );
    let is_today = date.to_date_string() == today.to_date_string();
    let styles: &[(&str, &str)] = if is_today {
        &[("timeStyle", "short")]
    } else {
        &[("dateStyle", "medium"), ("timeStyle", "short")]
    };
    said(&date, styles)
}

/// A day, written as `2026-12-24`, as the language writes it.
pub(super) fn day(written: &str) -> String {
    // at noon it is the same day wherever one is
    let date = js_sys::Date::new(&format!("{written}T12:00:00").into());
    said(&date, &[("dateStyle", "medium")])
}

fn said(date: &js_sys::Date, styles: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (name, value) in styles {
        // an object takes any property
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    date.to_locale_string(voice().language.code(), &options).into()
}

/// Today, as an input for a day has it.
pub(super) fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}
