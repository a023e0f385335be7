//! What could have been better: every turn of the viewer, or of the player whom a spectator picks, is judged in a worker, and the costliest mistakes are shown on the board.

use bots::review::{Loss, MOST_MISTAKES};
use leptos::ev;
use leptos::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::captions;
use super::finished::Slip;
use super::replay::{Replay, Wishes};
use crate::browser;
use crate::few;
use crate::texts::{percent, t, tenths};
use crate::worker::{self, Depth};

/// An uncertainty is told as this many standard errors: nineteen times out of twenty the truth lies within.
const WITHIN: f32 = 2.0;
/// Losses from this on are told without a decimal.
const ROUND: f32 = 3.0;

/// How far the review has come.
#[derive(Clone, Debug, Default)]
struct Found {
    all: usize,
    done: usize,
    is_stopped: bool,
    /// The costliest mistakes so far, worst first.
    slips: Vec<Slip>,
}

impl Found {
    fn is_done(&self) -> bool {
        self.is_stopped || self.done >= self.all
    }

    /// One more turn was judged.
    fn note(&mut self, slip: Option<Slip>) {
        self.done += 1;
        self.slips.extend(slip);
        let price = |slip: &Slip| slip.loss.price.mean;
        few::sort(&mut self.slips, |one, other| price(other).total_cmp(&price(one)));
        self.slips.truncate(MOST_MISTAKES);
    }
}

/// A review of a player's turns. A handle, cloned freely.
#[derive(Clone)]
struct Review {
    replay: Replay,
    /// Whose turns are judged.
    seat: RwSignal<Seat>,
    found: RwSignal<Option<Found>>,
    depth: RwSignal<Depth>,
}

/// A button that begins the review, and what it found.
pub(super) fn panel(replay: &Replay, wishes: Wishes) -> AnyView {
    let Some(seat) = replay.past.judged().first().copied() else {
        return ().into_any();
    };
    let review = Review::of(replay, seat);
    let wished = review.clone();
    Effect::new(move |_| {
        if wishes.review.get() {
            wished.begin();
            show();
        }
    });
    on_cleanup(worker::stop_judging);
    let whose = whose(&review, wishes);
    let found = review.found;
    let begun = Memo::new(move |_| found.with(Option::is_some));
    let shown = move || {
        if begun.get() {
            report(&review)
        } else {
            offer(&review, wishes)
        }
    };
    view! {
        <section class="review" aria-labelledby="review-title" tabindex="-1">
            <h3 id="review-title">{t!("review.title")}</h3>
            {whose}
            {shown}
        </section>
    }
    .into_any()
}

/// Brings the review into view; keys go on there, for the button that began it is gone.
fn show() {
    if let Ok(Some(review)) = browser::document().query_selector(".review") {
        let _ = review.unchecked_ref::<HtmlElement>().focus();
        review.scroll_into_view();
    }
}

/// Whose turns a spectator wants to have judged. Another choice is another review.
fn whose(review: &Review, wishes: Wishes) -> AnyView {
    let seats = review.replay.past.judged();
    if seats.len() < 2 {
        return ().into_any();
    }
    let (own, names) = (review.clone(), review.replay.past.clone());
    let choose = move |event: ev::Event| {
        let chosen = event_target_value(&event).parse().ok().and_then(Seat::new);
        if let Some(seat) = chosen {
            own.stop();
            wishes.review.set(false);
            own.found.set(None);
            own.seat.set(seat);
        }
    };
    let option = |seat: Seat| {
        let names = names.clone();
        view! { <option value=u8::from(seat).to_string()>{move || names.name(seat)}</option> }
    };
    view! {
        <label class="review-whose">
            {t!("review.whose")}" "
            <select data-whose on:change=choose>{seats.into_iter().map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn offer(review: &Review, wishes: Wishes) -> AnyView {
    let depth = review.depth;
    let (about, begin) = if review.replay.past.seat().is_some() {
        (t!("review.about"), t!("review.begin"))
    } else {
        (t!("review.about_other"), t!("review.begin_other"))
    };
    let choose = move |event: ev::Event| {
        let chosen = if event_target_checked(&event) {
            Depth::Quick
        } else {
            Depth::Usual
        };
        browser::keep("review.depth", &chosen);
        depth.set(chosen);
    };
    view! {
        <p class="soft">{about}</p>
        <p class="review-offer">
            <button class="main" data-review on:click=move |_| wishes.review.set(true)>{begin}</button>
            <label>
                <input type="checkbox" data-quick prop:checked=move || depth.get() == Depth::Quick on:change=choose/>
                {t!("review.quick")}
            </label>
        </p>
    }
    .into_any()
}

impl Review {
    /// A review of the turns of this seat; nobody has asked for it yet.
    fn of(replay: &Replay, seat: Seat) -> Review {
        Review {
            replay: replay.clone(),
            seat: RwSignal::new(seat),
            found: RwSignal::new(None),
            depth: RwSignal::new(browser::load("review.depth").unwrap_or_default()),
        }
    }

    fn begin(&self) {
        if self.found.with_untracked(Option::is_some) {
            return;
        }
        let all = self.replay.past.to_judge(self.seat.get_untracked());
        self.found.set(Some(Found {
            all,
            ..Found::default()
        }));
        self.clone().judge_from(0);
    }

    /// Judges a turn, and then those after it.
    fn judge_from(self, number: usize) {
        let (past, seat) = (self.replay.past.clone(), self.seat.get_untracked());
        if number >= past.to_judge(seat) {
            return worker::stop_judging();
        }
        let depth = self.depth.get_untracked();
        let then = move |slip| {
            let goes_on = self.found.try_update(|found| {
                let found = found.as_mut().filter(|found| !found.is_stopped)?;
                found.note(slip);
                Some(())
            });
            if goes_on.flatten().is_some() {
                self.judge_from(number + 1);
            }
        };
        past.judge(seat, number, depth, Box::new(then));
    }

    fn stop(&self) {
        self.found.update(|found| {
            if let Some(found) = found {
                found.is_stopped = true;
            }
        });
        worker::stop_judging();
    }
}

fn report(review: &Review) -> AnyView {
    let (found, own, replay) = (review.found, review.clone(), review.replay.clone());
    let read = move || found.get().unwrap_or_default();
    let is_done = Memo::new(move |_| read().is_done());
    let progress = move || if is_done.get() { done(&read()) } else { goes_on(&own) };
    let none =
        move || (is_done.get() && read().slips.is_empty()).then(|| view! { <p data-none>{t!("review.none")}</p> });
    // rows stay as they are while others come: who is at a button stays there
    view! {
        {progress}
        <ol class="mistakes"><For each=move || read().slips key=|slip| slip.place children=move |slip| row(&replay, &slip)/></ol>
        {none}
    }
    .into_any()
}

fn goes_on(review: &Review) -> AnyView {
    let (found, own) = (review.found, review.clone());
    let all = found.with_untracked(|found| found.as_ref().map_or(0, |found| found.all));
    let done = move || found.with(|found| found.as_ref().map_or(0, |found| found.done));
    view! {
        <p class="review-progress">
            <progress max=all value=done aria-label=t!("review.title")></progress>
            <span>{move || t!("review.progress", n = done(), all = all)}</span>
            <button class="quiet" data-review-stop on:click=move |_| own.stop()>{t!("review.stop")}</button>
        </p>
    }
    .into_any()
}

fn done(found: &Found) -> AnyView {
    let text = if found.is_stopped {
        t!("review.stopped", n = found.done, all = found.all)
    } else {
        t!("review.done", n = found.all)
    };
    view! { <p class="soft" role="status" data-review-done>{text}</p> }.into_any()
}

fn row(replay: &Replay, slip: &Slip) -> AnyView {
    let (past, place) = (replay.past.clone(), slip.place);
    let heading = captions::heading(&*past, place + 1);
    let (shown, own) = (slip.clone(), replay.clone());
    view! {
        <li data-mistake=place>
            <p class="mistake-head"><b>{heading}</b>" "<span class="cost" data-cost>{cost(&slip.loss)}</span></p>
            <p class="played">{t!("review.played", action = slip.played)}</p>
            <p class="better">{t!("review.better", action = slip.better)}</p>
            <p class="mistake-ways">
                <button data-show-mistake on:click=move |_| own.point_out(shown.clone())>{t!("review.show")}</button>
                <button data-try on:click=move |_| past.continue_from(place)>{t!("review.try")}</button>
            </p>
        </li>
    }
    .into_any()
}

/// What a mistake cost, with its uncertainty: points, and the chance to win where that counts.
pub(super) fn cost(loss: &Loss) -> String {
    let number = |value: f32| {
        if loss.score.mean >= ROUND {
            table::words::figure(value.round() as i64)
        } else {
            tenths(value.into())
        }
    };
    let within = |error: f32| {
        let within = WITHIN * error;
        number(if loss.score.mean >= ROUND {
            within.max(1.0)
        } else {
            within.max(0.1)
        })
    };
    let (points, win) = (&loss.score, &loss.win);
    if points.mean < 0.1 {
        let (chance, within) = (percent(win.mean), percent((WITHIN * win.error).max(0.01)));
        return t!("review.cost_win", chance = chance, within = within);
    }
    t!(
        "review.cost",
        points = number(points.mean),
        within = within(points.error)
    )
}

#[cfg(test)]
mod tests {
    use bots::review::Estimate;

    use super::*;

    fn loss(score: (f32, f32), win: (f32, f32)) -> Loss {
        let estimate = |(mean, error)| Estimate { mean, error };
        Loss {
            score: estimate(score),
            win: estimate(win),
            price: estimate(win),
        }
    }

    #[test]
    fn a_loss_is_told_with_its_uncertainty() {
        assert_eq!(cost(&loss((6.2, 1.1), (0.1, 0.02))), "about 6 points ± 2");
        assert_eq!(cost(&loss((1.25, 0.2), (0.0, 0.0))), "about 1.2 points ± 0.4");
        assert_eq!(cost(&loss((8.0, 0.0), (0.0, 0.0))), "about 8 points ± 1");
    }

    #[test]
    fn a_loss_of_chances_alone_is_told_as_such() {
        assert_eq!(
            cost(&loss((0.0, 0.3), (0.12, 0.02))),
            "about 12% of the chance to win ± 4%"
        );
    }

    #[test]
    fn the_five_costliest_are_kept_worst_first() {
        let slip = |place: usize, price: f32| Slip {
            place,
            played: String::new(),
            better: String::new(),
            loss: loss((1.0, 0.1), (price, 0.01)),
            played_way: Vec::new(),
            better_way: Vec::new(),
        };
        let mut found = Found {
            all: 8,
            ..Found::default()
        };
        for (place, price) in [0.1, 0.5, 0.2, 0.9, 0.3, 0.4].into_iter().enumerate() {
            found.note(Some(slip(place, price)));
        }
        found.note(None);
        let places: Vec<usize> = found.slips.iter().map(|slip| slip.place).collect();
        assert_eq!(places, [3, 1, 5, 4, 2]);
        assert!(!found.is_done());
        found.note(None);
        assert!(found.is_done());
    }
}
