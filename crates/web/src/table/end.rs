//! The end of a game: how it was won, and the ways on from there.

use std::sync::Arc;

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use table::{Outcome, Seat, Seats, Voice};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::course::reader;
use super::replay::Wishes;
use super::rule_sheet::{RuleSheet, rule_link};
use super::{Table, sheet};
use crate::boards::{Board, SeatMark};
use crate::browser;
use crate::few;
use crate::host::best::Standing;
use crate::texts::{figure, t};

/// A game that has ended, with all that is said of it: the same for every game.
pub(super) struct Ended {
    game: &'static str,
    outcome: Arc<Outcome>,
    /// Whom texts call "you".
    reader: Option<Seat>,
    names: Vec<String>,
    marks: Vec<SeatMark>,
    /// The title that the reader earned.
    title: Option<String>,
    /// How a tie was decided, and by which clause.
    tie: Option<(String, &'static str)>,
}

impl Ended {
    /// How the game of a table ended.
    pub(super) fn of<G: Board>(table: Table<G>, outcome: &Arc<Outcome>) -> Ended {
        let seats = || Seats::all(outcome.seats.len() as u8).iter();
        let reader = reader(table);
        let name = |seat| table.name(seat);
        let voice = Voice {
            you: reader,
            name: Some(&name),
            ..crate::texts::voice()
        };
        let ruling = outcome.tie().and_then(|tie| G::tie_ruling(&tie));
        let own = reader.and_then(|seat| outcome.seats.get(seat.index()));
        Ended {
            game: G::meta().id,
            outcome: outcome.clone(),
            reader,
            names: seats().map(name).collect(),
            marks: seats().map(G::seat_mark).collect(),
            title: own.and_then(|result| result.title.as_ref()).map(G::part_name),
            tie: ruling.map(|ruling| (ruling.message.said(&voice), ruling.clause)),
        }
    }

    fn points(&self, seat: Seat) -> i32 {
        self.outcome.seats[seat.index()].score.points
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Who won, in one sentence.
    fn headline(&self) -> String {
        let first = winners(&self.outcome);
        let Some(winner) = first.first() else {
            return t!("end.title");
        };
        if self.names.len() == 1 {
            return t!("end.alone", points = self.points(winner));
        }
        if first.len() > 1 {
            let names: Vec<&str> = first.iter().map(|seat| self.name(seat)).collect();
            return t!("end.shared", names = names, points = self.points(winner));
        }
        self.win(winner)
    }

    /// That somebody won alone.
    fn win(&self, winner: Seat) -> String {
        let (who, points) = (self.name(winner), figure(self.points(winner)));
        let who_is = if self.reader == Some(winner) { "you" } else { "other" };
        let rival = second(&self.outcome).filter(|_| self.outcome.tie().is_none());
        let Some(rival) = rival else {
            return t!("end.wins_tie", who = who, who_is = who_is);
        };
        let next = figure(self.points(rival));
        if self.names.len() == 2 {
            return t!("end.wins", who = who, who_is = who_is, points = points, next = next);
        }
        let rival = self.name(rival);
        t!(
            "end.wins_ahead",
            who = who,
            who_is = who_is,
            points = points,
            rival = rival,
            next = next
        )
    }

    /// What decided a tie, the reader's title and best result.
    pub(super) fn told(&self, wishes: Wishes) -> AnyView {
        let tie = self.tie.as_ref().map(|(text, clause)| {
            let rule = rule_link(self.game, clause, t!("table.rule", clause = clause), "");
            view! { <p class="end-tie" data-tie>{text.clone()}" "{rule}</p> }
        });
        let title = self.title.as_ref().map(|title| {
            view! { <p class="end-earned" data-own-title>{t!("end.own_title", game = self.game, title = title)}</p> }
        });
        let best = self.reader.map(|seat| {
            let (players, points) = (self.names.len(), self.points(seat));
            let said =
                move |standing| view! { <p class="end-best" data-best>{compared(standing, players, points)}</p> };
            move || wishes.best.get().map(said)
        });
        view! { {tie}{title}{best} }.into_any()
    }

    fn winners_marks(&self) -> AnyView {
        let mark = |seat: Seat| {
            let mark = self.marks[seat.index()];
            view! { <span class=format!("mark {}", mark.class)>{mark.letter.to_string()}</span> }
        };
        winners(&self.outcome).iter().map(mark).collect_view().into_any()
    }

    /// Everybody by place, where there are more than two.
    fn places(&self) -> AnyView {
        let mut seats: Vec<Seat> = Seats::all(self.names.len() as u8).iter().collect();
        if seats.len() < 3 {
            return ().into_any();
        }
        few::sort_by_key(&mut seats, |seat| self.outcome.seats[seat.index()].place);
        let row = |seat: Seat| {
            let (mark, place) = (self.marks[seat.index()], self.outcome.seats[seat.index()].place);
            view! {
                <li class=mark.class>
                    <span class="place">{t!("sheet.place_number", n = place)}</span>
                    <span class="mark" aria-hidden="true">{mark.letter.to_string()}</span>
                    <span class="name">{self.name(seat).to_owned()}</span>
                    <b>{figure(self.points(seat))}</b>
                </li>
            }
        };
        view! { <ol class="end-places">{seats.into_iter().map(row).collect_view()}</ol> }.into_any()
    }
}

/// How a result compares with those before it.
fn compared(standing: Standing, players: usize, points: i32) -> String {
    match standing {
        Standing::First => t!("end.best_first", players = players, points = figure(points)),
        Standing::Best(before) => t!(
            "end.best_new",
            players = players,
            points = figure(points),
            before = figure(before)
        ),
        Standing::Behind(best) => t!("end.best_still", players = players, best = figure(best)),
    }
}

/// The card, when a game ends in front of the reader. `again` leads to another game.
pub(super) fn card<G: Board>(
    table: Table<G>,
    outcome: Memo<Option<Arc<Outcome>>>,
    wishes: Wishes,
    again: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let open = opens(table);
    // not before the board shows the end, and not while its past is looked at
    let is_seen = Memo::new(move |_| table.moment().is_some_and(|moment| moment.outcome.is_some()));
    let shown = move || {
        if open.get() && is_seen.get() {
            Some(Ended::of(table, &outcome.get()?).card(open, wishes, again()))
        } else {
            None
        }
    };
    close_by_key(open);
    shown.into_any()
}

/// Is open from the moment at which a game that was running ends.
fn opens<G: Board>(table: Table<G>) -> RwSignal<bool> {
    let open = RwSignal::new(false);
    Effect::new(move |was_running: Option<bool>| {
        let last = table.history.with(|history| history.last().cloned());
        let Some(moment) = last else {
            return was_running.unwrap_or(false);
        };
        let running = moment.outcome.is_none();
        if was_running == Some(true) && !running {
            open.set(true);
        }
        running
    });
    open
}

fn close_by_key(open: RwSignal<bool>) {
    let rules = use_context::<RuleSheet>();
    let keys = window_event_listener(ev::keydown, move |event| {
        // a rule that was looked up lies above the card
        let is_covered = rules.is_some_and(RuleSheet::is_open);
        if event.key() == "Escape" && !is_covered && open.get_untracked() {
            close(open);
        }
    });
    on_cleanup(move || keys.remove());
}

/// Closes the card; who played by keys goes on at the prompt.
fn close(open: RwSignal<bool>) {
    open.set(false);
    let prompt = browser::document().query_selector(".prompt").ok().flatten();
    if let Some(prompt) = prompt.and_then(|prompt| prompt.dyn_into::<HtmlElement>().ok()) {
        let _ = prompt.focus();
    }
}

impl Ended {
    fn card(&self, open: RwSignal<bool>, wishes: Wishes, again: AnyView) -> AnyView {
        let card = NodeRef::<html::Section>::new();
        Effect::new(move |_| {
            if let Some(card) = card.get() {
                let _ = card.focus();
            }
        });
        view! {
            <section class="end-card" data-end role="dialog" aria-labelledby="end-title" tabindex="-1" node_ref=card>
                <button class="quiet end-close" data-end-close aria-label=t!("table.close") on:click=move |_| close(open)>"×"</button>
                <p class="end-marks" aria-hidden="true">{self.winners_marks()}</p>
                <h2 id="end-title" data-end-title>{self.headline()}</h2>
                {self.told(wishes)}
                {self.places()}
                <div class="end-ways">{ways(open, wishes)}{again}</div>
            </section>
        }
        .into_any()
    }
}

/// The ways on: what happened, and what could have.
fn ways(open: RwSignal<bool>, wishes: Wishes) -> AnyView {
    let sheet = move |_| {
        open.set(false);
        sheet::show();
    };
    let review = move |_| {
        open.set(false);
        wishes.review.set(true);
    };
    let replay = move |_| {
        open.set(false);
        wishes.playing.set(true);
    };
    view! {
        <button data-end-sheet on:click=sheet>{t!("sheet.title")}</button>
        <button data-end-review on:click=review>{t!("end.review")}</button>
        <button data-end-replay on:click=replay>{t!("end.replay")}</button>
    }
    .into_any()
}

/// How the game ended, once it has.
pub(super) fn outcome<G: Board>(table: Table<G>) -> Option<Arc<Outcome>> {
    // how it came to the end is seen first
    if table.film.is_running() {
        return None;
    }
    table
        .history
        .with(|history| history.last().and_then(|moment| moment.outcome.clone()))
}

/// Who is first.
pub(super) fn winners(outcome: &Outcome) -> Seats {
    let all = Seats::all(outcome.seats.len() as u8);
    all.iter()
        .filter(|seat| outcome.seats[seat.index()].place == 1)
        .fold(Seats::NONE, Seats::with)
}

/// The best of those who are not first.
pub(super) fn second(outcome: &Outcome) -> Option<Seat> {
    let all = Seats::all(outcome.seats.len() as u8);
    all.iter()
        .filter(|seat| outcome.seats[seat.index()].place > 1)
        .min_by_key(|seat| outcome.seats[seat.index()].place)
}
