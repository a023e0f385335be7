//! The four lines: their tokens with the bonuses marked, their Plan cards with live ticks, their points.

use hill::cards::PlanIndex;
use hill::path::{TOKENS, is_bonus_token};
use hill::question::Question;
use hill::scoring::Tally;
use hill::{Action, Hill, Line};
use leptos::prelude::*;
use table::Seat;

use super::names;
use super::plan::{Progress, live_chip};
use super::scene;
use super::tracks::badge;
use super::ui::{Ui, data, lays, part};
use crate::picture::named;
use crate::table::Moment;
use crate::texts::t;

/// The four lines of a seat.
pub fn draw(ui: Ui, moment: &Moment<Hill>, seat: Seat) -> AnyView {
    let Some(tally) = moment.view.score(seat) else {
        return ().into_any();
    };
    let plans = scene::plans(&moment.view, seat);
    let rows = Line::ALL.map(|line| {
        Row {
            ui,
            moment,
            seat,
            line,
            tally: &tally,
            plans: &plans[line],
        }
        .draw()
    });
    view! { <section class="lines" aria-label=t!("hill.lines")>{rows.collect_view()}</section> }.into_any()
}

/// What a line's row is called by lines of the log.
pub fn line_key(seat: Seat, line: Line) -> String {
    format!("line-{}-{line}", seat.index())
}

struct Row<'a> {
    ui: Ui,
    moment: &'a Moment<Hill>,
    seat: Seat,
    line: Line,
    tally: &'a Tally,
    plans: &'a [PlanIndex],
}

impl Row<'_> {
    fn draw(&self) -> AnyView {
        let (ui, line) = (self.ui, self.line);
        let key = line_key(self.seat, line);
        let name = key.clone();
        let lit = move || ui.table.highlight.with(|lit| lit.as_deref() == Some(key.as_str()));
        let own = self.moment.seat() == Some(self.seat);
        let chosen = move || own && ui.line.get() == Some(line);
        let choose = move |_| {
            ui.line
                .update(|chosen| *chosen = if *chosen == Some(line) { None } else { Some(line) });
        };
        let label = t!("hill.show_line", line = names::line(line));
        let can = lays(self.moment).iter().any(|&(_, other, _)| other == line);
        let head = if own {
            view! {
                <button class="line-pick" data-pick=can.then_some("line") data-part=part("line", &line) title=label.clone() aria-label=label
                    aria-pressed=move || chosen().to_string() on:click=choose>
                    {badge(line)}
                </button>
            }
            .into_any()
        } else {
            view! { <span class="line-pick">{badge(line)}</span> }.into_any()
        };
        view! {
            <div class=format!("line-row {}", names::line_class(line)) data-target=name class:lit=lit class:chosen=chosen>
                {head}
                {self.tokens()}
                <span class="line-points" title=t!("hill.line_points")>{self.tally.lines[line]}</span>
                <div class="line-plans">{self.chips()}{self.assign_here()}</div>
            </div>
        }
        .into_any()
    }

    fn tokens(&self) -> AnyView {
        let path = self.moment.view.public().seats[self.seat.index()].town.path(self.line);
        let (used, laid) = (path.used(), path.tokens());
        let label = t!(
            "hill.tokens_left",
            line = names::line(self.line),
            left = TOKENS - used,
            laid = laid
        );
        let token = |n: u8| {
            let x = f64::from(n) * 18.0 - 9.0;
            let shape = if is_bonus_token(n) {
                format!("M{x} 1l8 8-8 8-8-8z")
            } else {
                format!("M{} 3h12v12h-12z", x - 6.0)
            };
            let gone = n <= used;
            let sign = is_bonus_token(n).then(|| view! { <text x=x y="12.5">"+"</text> });
            view! { <g class="supply" class:gone=gone class:next=n == used + 1><path d=shape/>{sign}</g> }
        };
        view! { <svg class="supply-row" viewBox="0 0 144 18" role="img" aria-label=label>{(1..=TOKENS).map(token).collect_view()}</svg> }.into_any()
    }

    fn chips(&self) -> AnyView {
        (0u8..)
            .zip(self.plans)
            .map(|(n, &number)| self.plan(n, number))
            .collect_view()
            .into_any()
    }

    /// A Plan card; where it can make room for another, it can be clicked.
    fn plan(&self, n: u8, number: PlanIndex) -> AnyView {
        let (ui, card) = (self.ui, self.moment.view.cards().plan(number));
        let done = self.tally.fulfilled[self.line] >> n & 1 != 0;
        let progress = Progress::of(&self.moment.view, self.seat, self.line, card.kind, done);
        let words = names::plan_card(card);
        let words = if done {
            t!("hill.plan.fulfilled", plan = words)
        } else {
            t!("hill.plan.so_far", plan = words, have = progress.have, of = progress.of)
        };
        let told = words.clone();
        let tell = move |_| ui.detail.set(Some(told.clone()));
        match self.assignment(Some(card.id)) {
            Some(action) => {
                let label = t!("hill.replace", plan = names::plan_card(card));
                let tip = label.clone();
                let drawn = view! { {live_chip(card, progress)}<span class="swap">"⇄"</span> }.into_any();
                view! {
                    <button class="plan-chip replace" title=tip data-act=data(&action)
                        data-advised=move || ui.table.advises(&action) on:click=move |_| ui.act(action)>
                        {named(label, drawn)}
                    </button>
                }
                .into_any()
            }
            None => view! {
                <span class="plan-chip" class:done=done tabindex="0" role="img" title=words.clone() aria-label=words on:pointerenter=tell
                    on:pointerleave=move |_| ui.detail.set(None)>
                    {live_chip(card, progress)}
                </span>
            }
            .into_any(),
        }
    }

    /// The allowed assignment of the Plan card at hand to this line, with this card to make room.
    fn assignment(&self, discard: Option<hill::cards::PlanId>) -> Option<Action> {
        let Question::Assign(number) = self.moment.view.question() else {
            return None;
        };
        let action = Action::Assign {
            plan: self.moment.view.cards().plan(number).id,
            line: self.line,
            discard,
        };
        (self.moment.seat() == Some(self.seat) && self.moment.legal.contains(&action)).then_some(action)
    }

    fn assign_here(&self) -> Option<AnyView> {
        let (ui, action) = (self.ui, self.assignment(None)?);
        let seat = self.seat;
        let points = ui.table.preview(&action).map_or(0, |preview| preview.points(seat));
        let label = t!("hill.put_here", line = names::line(self.line));
        let drawn = view! { {t!("hill.here")}{(points != 0).then(|| view! { <b>{super::town::signed(points)}</b> })} };
        Some(
            view! {
                <button class="plan-chip here" data-act=data(&action) data-advised=move || ui.table.advises(&action) on:click=move |_| ui.act(action)>
                    {named(label, drawn.into_any())}
                </button>
            }
            .into_any(),
        )
    }
}
