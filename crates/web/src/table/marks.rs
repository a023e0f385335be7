//! What was played and what would have been better, as arrows over the board.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, MutationObserver, MutationObserverInit, ResizeObserver, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use super::finished::Slip;
use super::replay::Replay;
use super::review::cost;
use crate::browser;
use crate::texts::t;

/// How far an arrow that points at one thing begins from it.
const REACH: f64 = 46.0;
/// How far the two arrows lie apart where they go the same way.
const APART: f64 = 5.0;
/// The room that a label takes.
const LABEL: f64 = 90.0;
/// After this many frames in which nothing has moved nothing does: whatever glides to its place has begun by then.
const STILL: u32 = 12;

/// One of the two ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Played,
    Better,
}

impl Way {
    const fn class(self) -> &'static str {
        match self {
            Way::Played => "mark-played",
            Way::Better => "mark-better",
        }
    }

    fn label(self) -> String {
        match self {
            Way::Played => t!("review.mark_played"),
            Way::Better => t!("review.mark_better"),
        }
    }

    /// The side from which it comes.
    const fn side(self) -> f64 {
        match self {
            Way::Played => -1.0,
            Way::Better => 1.0,
        }
    }

    /// How far below the first point its word stands: the words of two arrows that begin side by side don't meet.
    const fn label_drop(self) -> f64 {
        match self {
            Way::Played => -8.0,
            Way::Better => 18.0,
        }
    }
}

/// An arrow on the screen.
#[derive(Clone, PartialEq, Debug)]
struct Arrow {
    way: Way,
    points: Vec<(f64, f64)>,
}

impl Arrow {
    /// The arrow through these points; one alone is pointed at from aside. Nothing where there are none.
    fn through(way: Way, mut points: Vec<(f64, f64)>) -> Option<Arrow> {
        points.dedup();
        let side = way.side();
        match points[..] {
            [] => return None,
            [(x, y)] => points = vec![(x + side * REACH, y - REACH), (x + side * 8.0, y - 8.0)],
            _ => points.iter_mut().for_each(|(x, y)| {
                *x += side * APART;
                *y += side * APART;
            }),
        }
        Some(Arrow { way, points })
    }

    fn path(&self) -> String {
        let point =
            |(number, (x, y)): (usize, &(f64, f64))| format!("{}{x:.0} {y:.0}", if number == 0 { 'M' } else { 'L' });
        self.points.iter().enumerate().map(point).collect()
    }

    /// Where the label stands beside the first point, and which end of it: away from the other arrow, but on the screen.
    fn label_place(&self, width: f64) -> (f64, &'static str) {
        let x = self.points[0].0;
        let is_left = match self.way {
            Way::Played => x >= LABEL,
            Way::Better => x > width - LABEL,
        };
        if is_left { (-10.0, "end") } else { (10.0, "start") }
    }

    fn draw(&self) -> AnyView {
        let (x, y) = self.points[0];
        let class = self.way.class();
        let (aside, anchor) = self.label_place(browser::width());
        view! {
            <g class=class data-mark=class>
                <path class="mark-bed" d=self.path()/>
                <path class="mark-line" d=self.path() marker-end=format!("url(#{class})")/>
                <circle class="mark-start" cx=x cy=y r="5"/>
                <text x=x + aside y=y + self.way.label_drop() text-anchor=anchor>{self.way.label()}</text>
            </g>
        }
        .into_any()
    }
}

/// The arrows, as long as the board shows the moment that they belong to.
pub(super) fn overlay(replay: &Replay) -> AnyView {
    let own = replay.clone();
    let follower = Follower {
        shown: Memo::new(move |_| own.slip_here()),
        arrows: RwSignal::new(Vec::new()),
        left: StoredValue::new(0),
    };
    let Follower { shown, arrows, .. } = follower;
    Effect::new(move |_| {
        if let Some(slip) = shown.get() {
            follower.watch_board();
            follower.look();
            request_animation_frame(move || bring_into_sight(&slip));
        } else {
            arrows.set(Vec::new());
        }
    });
    let head = |way: Way| {
        view! {
            <marker id=way.class() class=way.class() viewBox="0 0 10 10" refX="8" refY="5" markerWidth="16" markerHeight="16" markerUnits="userSpaceOnUse" orient="auto-start-reverse">
                <path d="M0 0L10 5L0 10z"/>
            </marker>
        }
    };
    let drawn = move || arrows.with(|arrows| arrows.iter().map(Arrow::draw).collect_view());
    let picture = move || {
        shown.get().map(|_| {
            view! {
                <svg class="marks" aria-hidden="true">
                    <defs>{head(Way::Played)}{head(Way::Better)}</defs>
                    {drawn}
                </svg>
            }
        })
    };
    picture.into_any()
}

/// Keeps the arrows where their things are, however the board is scrolled or enlarged. A handle, copied freely.
#[derive(Clone, Copy)]
struct Follower {
    shown: Memo<Option<Slip>>,
    arrows: RwSignal<Vec<Arrow>>,
    /// How many frames it still looks; 0 while nothing moves.
    left: StoredValue<u32>,
}

impl Follower {
    /// Looks whenever something may have moved, until the cleanup of whoever watches.
    fn watch_board(self) {
        let look = Closure::<dyn Fn()>::new(move || self.look());
        let call: &js_sys::Function = look.as_ref().unchecked_ref();
        let board = browser::document().query_selector(".board-area").ok().flatten();
        let (Some(board), Ok(changes), Ok(sizes)) = (board, MutationObserver::new(call), ResizeObserver::new(call))
        else {
            return;
        };
        // zooming and stepping through the game change the picture itself
        let anything = MutationObserverInit::new();
        anything.set_subtree(true);
        anything.set_child_list(true);
        anything.set_attributes(true);
        let _ = changes.observe_with_options(&board, &anything);
        sizes.observe(&board);
        // captured, for what scrolls within the page does not tell the page
        let _ = window().add_event_listener_with_callback_and_bool("scroll", call, true);
        let _ = window().add_event_listener_with_callback("resize", call);
        let watching = StoredValue::new_local((changes, sizes, look));
        on_cleanup(move || {
            watching.try_with_value(|(changes, sizes, look)| {
                let call = look.as_ref().unchecked_ref();
                changes.disconnect();
                sizes.disconnect();
                let _ = window().remove_event_listener_with_callback_and_bool("scroll", call, true);
                let _ = window().remove_event_listener_with_callback("resize", call);
            });
        });
    }

    /// Something may have moved: looks until nothing does.
    fn look(self) {
        let left = self.left.try_update_value(|left| std::mem::replace(left, STILL));
        if left == Some(0) {
            request_animation_frame(move || self.follow());
        }
    }

    fn follow(self) {
        let has_moved = self.draw();
        let left = self.left.try_update_value(|left| {
            *left = if has_moved { STILL } else { *left - 1 };
            *left
        });
        if left.is_some_and(|left| left > 0) {
            request_animation_frame(move || self.follow());
        }
    }

    /// Draws the arrows where their things are now. Says whether that is elsewhere than before.
    fn draw(self) -> bool {
        let Some(slip) = self.shown.try_get_untracked().flatten() else {
            return false;
        };
        let seen: Vec<Arrow> = [(Way::Played, &slip.played_way), (Way::Better, &slip.better_way)]
            .into_iter()
            .filter_map(|(way, things)| Arrow::through(way, things.iter().filter_map(|name| middle(name)).collect()))
            .collect();
        let has_moved = self.arrows.try_with_untracked(|before| *before != seen) == Some(true);
        if has_moved {
            self.arrows.set(seen);
        }
        has_moved
    }
}

/// The thing on the board that bears this name, where it can be seen.
fn thing(name: &str) -> Option<Element> {
    let selector = format!(".board-area [data-target=\"{name}\"]");
    let found = browser::document().query_selector_all(&selector).ok()?;
    let mut each = (0..found.length()).filter_map(|number| found.item(number)?.dyn_into::<Element>().ok());
    each.find(|element| {
        let area = element.get_bounding_client_rect();
        area.width() > 0.0 || area.height() > 0.0
    })
}

/// The middle of the thing of this name, on the screen.
fn middle(name: &str) -> Option<(f64, f64)> {
    let area = thing(name)?.get_bounding_client_rect();
    let middle = |from: f64, to: f64| f64::midpoint(from, to).round();
    Some((middle(area.left(), area.right()), middle(area.top(), area.bottom())))
}

/// Scrolls to where an arrow ends or begins, unless one does in sight: on a phone a board is longer than the screen.
fn bring_into_sight(slip: &Slip) {
    let ways = [&slip.better_way, &slip.played_way];
    let ends = || ways.into_iter().flat_map(|way| [way.last(), way.first()]).flatten();
    if ends().filter_map(|name| middle(name)).any(|(_, y)| is_in_sight(y)) {
        return;
    }
    if let Some(end) = ends().find_map(|name| thing(name)) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        end.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Is this height between the prompt and the bar of the replay?
fn is_in_sight(y: f64) -> bool {
    let area = |selector| {
        let found = browser::document().query_selector(selector).ok().flatten();
        found.map(|element| element.get_bounding_client_rect())
    };
    let above = area(".prompt-bar").map_or(0.0, |prompt| prompt.bottom());
    let below = area(".replay-bar").map_or(f64::INFINITY, |bar| bar.top());
    (above..=below).contains(&y)
}

/// What the arrows mean, in words, with the way to try it.
pub(super) fn card(replay: &Replay) -> AnyView {
    let own = replay.clone();
    let shown = move || {
        let slip = own.slip_here()?;
        let (past, place, shown) = (own.past.clone(), slip.place, own.slip);
        let brings = t!("review.brings", cost = cost(&slip.loss));
        Some(view! {
            <div class="mark-card" data-mark-card role="status">
                <p class="mark-played"><b>{t!("review.mark_played")}</b>" "{slip.played}</p>
                <p class="mark-better"><b>{t!("review.mark_better")}</b>" "{slip.better}" "<span class="cost">{brings}</span></p>
                <p class="mistake-ways">
                    <button class="main" data-try-shown on:click=move |_| past.continue_from(place)>{t!("review.try")}</button>
                    <button class="quiet" aria-label=t!("table.close") on:click=move |_| shown.set(None)>"×"</button>
                </p>
            </div>
        })
    };
    shown.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_pointed_at_from_aside() {
        let arrow = Arrow::through(Way::Better, vec![(100.0, 100.0), (100.0, 100.0)]).unwrap();
        assert_eq!(arrow.points, [(146.0, 54.0), (108.0, 92.0)]);
        assert_eq!(arrow.path(), "M146 54L108 92");
    }

    #[test]
    fn labels_stay_on_the_screen() {
        let place = |way, x| {
            Arrow::through(way, vec![(x, 50.0), (200.0, 80.0)])
                .unwrap()
                .label_place(390.0)
        };
        assert_eq!(place(Way::Played, 200.0), (-10.0, "end"));
        assert_eq!(place(Way::Played, 30.0), (10.0, "start"));
        assert_eq!(place(Way::Better, 200.0), (10.0, "start"));
        assert_eq!(place(Way::Better, 350.0), (-10.0, "end"));
    }

    #[test]
    fn several_things_are_gone_through_beside_the_other_way() {
        let way = |way| Arrow::through(way, vec![(0.0, 0.0), (50.0, 20.0)]).unwrap().points;
        assert_eq!(way(Way::Played), [(-5.0, -5.0), (45.0, 15.0)]);
        assert_eq!(way(Way::Better), [(5.0, 5.0), (55.0, 25.0)]);
        assert_eq!(Arrow::through(Way::Played, Vec::new()), None);
    }
}
