//! The course of the expected result: a curve for each player, with the turns at which the game turned.

use bots::Forecast;
use bots::review::turning_points;
use leptos::ev;
use leptos::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::captions;
use super::finished::Finished;
use super::replay::Replay;
use super::turns::Jump;
use crate::texts::{Key, figure, key, percent, t};

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
/// Room for the figures at the left, the rounds below, the letters at the right, and above.
const LEFT: f32 = 42.0;
const BELOW: f32 = 30.0;
const RIGHT: f32 = 16.0;
const ABOVE: f32 = 12.0;
/// The most turning points that are marked.
const MOST_POINTS: usize = 4;
/// The most rounds that are written below.
const MOST_ROUNDS: usize = 10;

/// What the curves show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Score,
    Win,
}

impl Mode {
    const ALL: [Mode; 2] = [Mode::Score, Mode::Win];

    const fn label(self) -> Key {
        match self {
            Mode::Score => key!("graph.score"),
            Mode::Win => key!("graph.win"),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Mode::Score => "score",
            Mode::Win => "win",
        }
    }

    fn value(self, forecast: &Forecast, seat: Seat) -> f32 {
        match self {
            Mode::Score => forecast.score(seat),
            Mode::Win => 100.0 * forecast.win(seat),
        }
    }
}

/// Where values lie in the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    /// How many turns there are.
    turns: usize,
    low: f32,
    high: f32,
}

impl Scale {
    fn of(past: &dyn Finished, mode: Mode) -> Scale {
        let turns = past.turns().all().len();
        if mode == Mode::Win {
            return Scale {
                turns,
                low: 0.0,
                high: 100.0,
            };
        }
        let seats = || (0..past.players()).filter_map(Seat::new);
        let values = || {
            let each = |forecast: &'_ Forecast| seats().map(|seat| forecast.score(seat)).collect::<Vec<_>>();
            past.forecasts().iter().flat_map(each)
        };
        Scale {
            turns,
            low: values().fold(0.0, f32::min),
            high: values().fold(1.0, f32::max),
        }
    }

    fn x(self, turn: usize) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * turn as f32 / self.turns.max(1) as f32
    }

    fn y(self, value: f32) -> f32 {
        let high = HEIGHT - BELOW - ABOVE;
        ABOVE + high * (1.0 - (value - self.low) / (self.high - self.low).max(1.0))
    }

    /// The turn that is nearest to a share of the width.
    fn turn(self, share: f32) -> usize {
        let along = (share * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
        (along.clamp(0.0, 1.0) * self.turns as f32).round() as usize
    }

    /// The values at which lines are drawn across: about five, round numbers.
    fn levels(self) -> Vec<i32> {
        let apart = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
            .into_iter()
            .find(|&apart| (self.high - self.low) / apart as f32 <= 5.5)
            .unwrap_or(1_000);
        let [first, last] = [(self.low / apart as f32).ceil(), (self.high / apart as f32).floor()];
        (first as i32..=last as i32).map(|number| number * apart).collect()
    }
}

/// What the graph needs to draw and to answer.
#[derive(Clone)]
struct Graph {
    replay: Replay,
    mode: RwSignal<Mode>,
    /// The turn that is pointed at.
    pointed: RwSignal<Option<usize>>,
}

/// The curves, the figures at the turn that is pointed at or shown, and the turning points.
pub(super) fn graph(replay: &Replay) -> AnyView {
    let graph = Graph {
        replay: replay.clone(),
        mode: RwSignal::new(Mode::Score),
        pointed: RwSignal::new(None),
    };
    let (picture, own, points) = (graph.clone(), graph.clone(), graph.clone());
    view! {
        <figure class="curves" data-course>
            <figcaption>{graph.modes()}</figcaption>
            {graph.board(move || picture.picture())}
            <p class="course-figures" data-figures>{move || own.figures(own.told())}</p>
            {move || points.points()}
        </figure>
    }
    .into_any()
}

impl Graph {
    fn past(&self) -> &dyn Finished {
        &*self.replay.past
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.past().players()).filter_map(Seat::new)
    }

    /// The turn that the replay shows.
    fn stand(&self) -> usize {
        self.past().turns().over_at(self.replay.place())
    }

    /// The turn that is told of.
    fn told(&self) -> usize {
        self.pointed.get().unwrap_or_else(|| self.stand())
    }

    fn go(&self, turn: usize) {
        self.replay.stay(self.past().turns().after(turn));
    }

    /// Alone there is no chance to win.
    fn modes(&self) -> AnyView {
        if self.past().players() == 1 {
            return t!("graph.score").into_any();
        }
        let mode = self.mode;
        let button = |each: Mode| {
            let pressed = move || (mode.get() == each).to_string();
            view! { <button class="quiet" data-mode=each.name() aria-pressed=pressed on:click=move |_| mode.set(each)>{t!(each.label())}</button> }
        };
        view! { <span class="modes" role="group" aria-label=t!("graph.mode")>{Mode::ALL.map(button)}</span> }.into_any()
    }

    /// What is pointed at, clicked, and gone through by keys.
    fn board(&self, picture: impl Fn() -> AnyView + Send + 'static) -> AnyView {
        let (moved, clicked, keys, words, now) = (self.clone(), self.clone(), self.clone(), self.clone(), self.clone());
        let pointed = self.pointed;
        let turns = self.past().turns().all().len();
        view! {
            <div class="course-board" role="slider" tabindex="0" aria-label=t!("graph.title") aria-valuemin="0" aria-valuemax=turns
                aria-valuenow=move || now.stand() aria-valuetext=move || words.figures(words.stand())
                on:pointermove=move |event| pointed.set(moved.turn_at(&event)) on:pointerleave=move |_| pointed.set(None)
                on:click=move |event| if let Some(turn) = clicked.turn_at(&event) { clicked.go(turn) }
                on:keydown=move |event| keys.press(&event)>
                {picture}
            </div>
        }
        .into_any()
    }

    fn turn_at(&self, event: &ev::MouseEvent) -> Option<usize> {
        let board = event.current_target()?.dyn_into::<Element>().ok()?;
        let area = board.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - area.left()) / area.width().max(1.0);
        Some(Scale::of(self.past(), self.mode.get_untracked()).turn(share as f32))
    }

    fn press(&self, event: &ev::KeyboardEvent) {
        let jump = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => Jump::TurnBack,
            "ArrowRight" | "ArrowUp" => Jump::Turn,
            "PageDown" => Jump::RoundBack,
            "PageUp" => Jump::Round,
            "Home" => Jump::First,
            "End" => Jump::Last,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let place = self.past().turns().after(self.stand());
        self.replay.stay(self.past().turns().jump(place, jump));
    }

    fn picture(&self) -> AnyView {
        let scale = Scale::of(self.past(), self.mode.get());
        let curves = self.seats().map(|seat| self.curve(scale, seat)).collect_view();
        let (stand, pointed) = (self.clone(), self.pointed);
        let stand = move || scale.x(stand.stand());
        let aim = move || {
            pointed.get().map(|turn| {
                let x = scale.x(turn);
                view! { <line class="aim" x1=x x2=x y1=ABOVE y2=HEIGHT - BELOW/> }
            })
        };
        view! {
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {self.levels(scale)}
                {self.rounds(scale)}
                {curves}
                <line class="stand" x1=stand.clone() x2=stand y1=ABOVE y2=HEIGHT - BELOW/>
                {aim}
                {self.marks(scale)}
            </svg>
        }
        .into_any()
    }

    /// Lines across the picture, each with its value.
    fn levels(&self, scale: Scale) -> AnyView {
        let are_chances = self.mode.get() == Mode::Win;
        let level = |level: i32| {
            let y = scale.y(level as f32);
            let value = if are_chances {
                percent(level as f32 / 100.0)
            } else {
                figure(level)
            };
            view! { <line class="level" x1=LEFT x2=WIDTH - RIGHT y1=y y2=y/><text x=LEFT - 6.0 y=y + 4.0 text-anchor="end">{value}</text> }
        };
        scale.levels().into_iter().map(level).collect_view().into_any()
    }

    /// Where rounds begin.
    fn rounds(&self, scale: Scale) -> AnyView {
        let rounds = self.past().turns().rounds();
        let every = rounds.len().div_ceil(MOST_ROUNDS).max(1);
        let round = |(number, (round, place)): (usize, (u32, usize))| {
            let x = scale.x(self.past().turns().over_at(place));
            let is_named = round > 0 && number % every == 0;
            let name =
                is_named.then(|| view! { <text x=x y=HEIGHT - BELOW + 14.0 text-anchor="middle">{round}</text> });
            view! { <line class="round" x1=x x2=x y1=HEIGHT - BELOW y2=HEIGHT - BELOW + 4.0/>{name} }
        };
        let axis = t!("graph.rounds");
        view! {
            <line class="ground" x1=LEFT x2=WIDTH - RIGHT y1=HEIGHT - BELOW y2=HEIGHT - BELOW/>
            {rounds.into_iter().enumerate().map(round).collect_view()}
            <text class="axis" x=WIDTH - RIGHT y=HEIGHT - 2.0 text-anchor="end">{axis}</text>
        }
        .into_any()
    }

    /// How a seat fared.
    fn curve(&self, scale: Scale, seat: Seat) -> AnyView {
        let mode = self.mode.get();
        let values: Vec<f32> = self
            .past()
            .forecasts()
            .iter()
            .map(|forecast| mode.value(forecast, seat))
            .collect();
        let points: Vec<String> = values
            .iter()
            .enumerate()
            .map(|(turn, value)| format!("{:.1},{:.1}", scale.x(turn), scale.y(*value)))
            .collect();
        let mark = self.past().mark(seat);
        let end = scale.y(values.last().copied().unwrap_or_default());
        view! {
            <g class=format!("curve {}", mark.class) data-curve>
                <polyline points=points.join(" ")/>
                <circle cx=WIDTH - RIGHT cy=end r="8"/>
                <text class="letter" x=WIDTH - RIGHT y=end + 4.0 text-anchor="middle">{mark.letter.to_string()}</text>
            </g>
        }
        .into_any()
    }

    /// The turning points, by the number of the turn after which they are seen.
    fn turning(&self) -> Vec<usize> {
        turning_points(self.past().forecasts(), MOST_POINTS)
    }

    /// Whose game it became.
    fn winner(&self) -> Option<Seat> {
        self.past().forecasts().last().and_then(Forecast::leader)
    }

    fn marks(&self, scale: Scale) -> AnyView {
        let Some(winner) = self.winner() else {
            return ().into_any();
        };
        let mode = self.mode.get();
        let mark = |(number, turn): (usize, usize)| {
            let (x, y) = (
                scale.x(turn),
                scale.y(mode.value(&self.past().forecasts()[turn], winner)),
            );
            view! { <circle class="turning" cx=x cy=y r="9"/><text class="turning-number" x=x y=y + 4.0 text-anchor="middle">{number}</text> }
        };
        (1..).zip(self.turning()).map(mark).collect_view().into_any()
    }

    /// The turning points in words: they lead there.
    fn points(&self) -> AnyView {
        let turning = self.turning();
        let Some(winner) = self.winner().filter(|_| !turning.is_empty()) else {
            return ().into_any();
        };
        let point = |turn: usize| {
            let graph = self.clone();
            let (before, after) = (&self.past().forecasts()[turn - 1], &self.past().forecasts()[turn]);
            let whose = self.past().turns().all().get(turn - 1);
            let text = t!(
                "graph.point",
                turn = whose.map(|turn| captions::turn(self.past(), turn)).unwrap_or_default(),
                who = self.past().name(winner),
                who_is = self.past().is_you(winner),
                from = percent(before.win(winner)),
                to = percent(after.win(winner))
            );
            let go = move |_| graph.replay.go(graph.past().turns().after(turn));
            view! { <li><button class="quiet" data-turning on:click=go>{text}</button></li> }
        };
        view! {
            <h3>{t!("graph.turning")}</h3>
            <ol class="turning-points">{turning.into_iter().map(point).collect_view()}</ol>
        }
        .into_any()
    }

    /// What could be expected after a turn.
    fn figures(&self, turn: usize) -> String {
        let heading = captions::heading(self.past(), self.past().turns().after(turn));
        let Some(forecast) = self.past().forecasts().get(turn) else {
            return heading;
        };
        let alone = self.past().players() == 1;
        let seat = |seat: Seat| {
            let score = figure(forecast.score(seat).round() as i32);
            if alone {
                t!("graph.figure_alone", score = score)
            } else {
                let (name, win) = (self.past().name(seat), percent(forecast.win(seat)));
                t!("graph.figure", name = name, score = score, win = win)
            }
        };
        let figures: Vec<String> = self.seats().map(seat).collect();
        t!("graph.figures", heading = heading, figures = figures.join(" · "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(low: f32, high: f32) -> Scale {
        Scale { turns: 10, low, high }
    }

    #[test]
    fn levels_are_about_five_round_numbers() {
        assert_eq!(scale(0.0, 100.0).levels(), [0, 20, 40, 60, 80, 100]);
        assert_eq!(scale(-22.0, 174.0).levels(), [0, 50, 100, 150]);
        assert_eq!(scale(0.0, 12.5).levels(), [0, 5, 10]);
    }

    #[test]
    fn what_is_pointed_at_is_the_nearest_turn() {
        let scale = scale(0.0, 1.0);
        let share = |turn: usize| scale.x(turn) / WIDTH;
        assert_eq!([0, 3, 10].map(|turn| scale.turn(share(turn))), [0, 3, 10]);
        assert_eq!((scale.turn(-1.0), scale.turn(2.0)), (0, 10));
        assert_eq!(scale.turn(share(4) + 0.01), 4);
    }

    #[test]
    fn high_values_lie_above_low_ones() {
        let scale = scale(-10.0, 50.0);
        assert!(scale.y(50.0) < scale.y(0.0) && scale.y(0.0) < scale.y(-10.0));
        assert!((scale.y(50.0) - ABOVE).abs() < 0.01 && (scale.y(-10.0) - (HEIGHT - BELOW)).abs() < 0.01);
    }
}
