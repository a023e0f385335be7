//! What a step moves glides over the board along its way: from thing to thing, as the board has named them in `data-target`.

use js_sys::{Function, JSON, Reflect};
use leptos::html;
use leptos::prelude::*;
use serde_json::{Value, json};
use table::Seat;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use super::pace;
use super::reel::{Reel, Step};
use crate::boards::{Board, Way};
use crate::browser;
use crate::picture::Point;
use crate::settings::{Speed, settings};
use crate::table::Table;

/// A movement takes this share of the time that its step has.
const SHARE: f64 = 0.75;

/// The stage: over the whole window, out of everybody's way.
pub(in crate::table) fn stage<G: Board>(table: Table<G>) -> AnyView {
    let stage = NodeRef::<html::Div>::new();
    let beat = Memo::new(move |_| table.film.reel.with(Reel::beat));
    Effect::new(move |_| {
        let plays = beat.get().is_some_and(|(_, plays)| plays);
        let Some(stage) = stage.get() else { return };
        stage.set_inner_html("");
        let step = table.film.reel.with_untracked(|reel| reel.now().cloned());
        if let Some(step) = step.filter(|step| plays && !step.ways.is_empty() && moves()) {
            // by then the board shows the step
            request_animation_frame(move || run::<G>(&stage, &step));
        }
    });
    view! { <div class="film-stage" aria-hidden="true" node_ref=stage></div> }.into_any()
}

/// Does anything move at all?
fn moves() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    settings().now().speed() != Speed::Instant && !asked.is_some_and(|asked| asked.matches())
}

fn run<G: Board>(stage: &HtmlElement, step: &Step) {
    let Some(time) = pace::time(settings().now().speed(), &step.text) else {
        return;
    };
    let time = time.as_secs_f64() * 1_000.0 * SHARE;
    for way in &step.ways {
        let stops: Vec<Point> = way.stops.iter().filter_map(|stop| place(stop)).collect();
        let legs = legs(&stops);
        if legs.is_empty() {
            continue;
        }
        if way.is_laid {
            legs.iter().for_each(|leg| lay::<G>(stage, way.seat, leg, time));
        }
        send::<G>(stage, way, &stops[0], &legs, time);
    }
}

/// A part of a way between two stops, and when it is travelled: shares of the whole time.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Leg {
    from: Point,
    to: Point,
    begin: f64,
    end: f64,
}

/// The legs of a way, each as long in time as it is on the board.
fn legs(stops: &[Point]) -> Vec<Leg> {
    let pairs = || stops.windows(2).map(|pair| (pair[0], pair[1]));
    let whole: f64 = pairs().map(|(from, to)| from.distance(to)).sum();
    if whole < 1.0 {
        return Vec::new();
    }
    let mut begin = 0.0;
    let leg = |(from, to): (Point, Point)| {
        let leg = Leg {
            from,
            to,
            begin,
            end: begin + from.distance(to) / whole,
        };
        begin = leg.end;
        leg
    };
    pairs().map(leg).collect()
}

/// Where a thing is in the window, if it is there at all. Of several of the same name the smallest is meant: a ward's customers rather than its ground.
fn place(stop: &str) -> Option<Point> {
    let selector = match Way::player_of(stop) {
        Some(seat) => format!(".players [data-seat='{}'] .mark", u8::from(seat)),
        None => format!(".board-area [data-target='{stop}']"),
    };
    let found = browser::document().query_selector_all(&selector).ok()?;
    let areas = (0..found.length()).filter_map(|number| found.item(number)?.dyn_into::<Element>().ok());
    let smallest = areas
        .map(|element| element.get_bounding_client_rect())
        .filter(|area| area.width() > 0.0 || area.height() > 0.0)
        .min_by(|one, other| (one.width() * one.height()).total_cmp(&(other.width() * other.height())))?;
    Some(Point::new(
        f64::midpoint(smallest.left(), smallest.right()),
        f64::midpoint(smallest.top(), smallest.bottom()),
    ))
}

/// A part of the stage in the colour of a seat.
fn prop<G: Board>(stage: &HtmlElement, class: &str, seat: Option<Seat>) -> Option<HtmlElement> {
    let prop: HtmlElement = browser::document().create_element("div").ok()?.dyn_into().ok()?;
    let mark = seat.map(G::seat_mark);
    prop.set_class_name(&format!("{class} {}", mark.map_or("", |mark| mark.class)));
    stage.append_child(&prop).ok()?;
    Some(prop)
}

/// A token goes along the way.
fn send<G: Board>(stage: &HtmlElement, way: &Way, first: &Point, legs: &[Leg], time: f64) {
    let Some(token) = prop::<G>(stage, "film-token", way.seat) else {
        return;
    };
    if let Some(seat) = way.seat {
        token.set_text_content(Some(&G::seat_mark(seat).letter.to_string()));
    }
    let at = |point: &Point, offset: f64| json!({"transform": format!("translate({:.1}px, {:.1}px)", point.x, point.y), "offset": offset});
    let mut frames = vec![at(first, 0.0)];
    frames.extend(legs.iter().map(|leg| at(&leg.to, leg.end.min(1.0))));
    animate(
        &token,
        &json!(frames),
        &json!({"duration": time, "fill": "both", "easing": "ease-in-out"}),
    );
}

/// A rail grows from stop to stop.
fn lay<G: Board>(stage: &HtmlElement, seat: Option<Seat>, leg: &Leg, time: f64) {
    let Some(rail) = prop::<G>(stage, "film-rail", seat) else {
        return;
    };
    let angle = (leg.to.y - leg.from.y).atan2(leg.to.x - leg.from.x);
    let _ = rail
        .style()
        .set_property("width", &format!("{:.1}px", leg.from.distance(leg.to)));
    let frame = |part: f64| {
        let (x, y) = (leg.from.x, leg.from.y);
        json!({"transform": format!("translate({x:.1}px, {y:.1}px) rotate({angle:.4}rad) scaleX({part})")})
    };
    let timing = json!({"delay": leg.begin * time, "duration": (leg.end - leg.begin) * time, "fill": "both"});
    animate(&rail, &json!([frame(0.0), frame(1.0)]), &timing);
}

/// Element.animate; the page's policy has nothing against it.
fn animate(element: &HtmlElement, frames: &Value, timing: &Value) {
    let read = |value: &Value| JSON::parse(&value.to_string()).unwrap_or(JsValue::NULL);
    let function = Reflect::get(element, &"animate".into()).and_then(JsCast::dyn_into::<Function>);
    if let Ok(animate) = function {
        let _ = animate.call2(element, &read(frames), &read(timing));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_travelled_evenly() {
        let stops = [(0.0, 0.0), (30.0, 0.0), (30.0, 10.0)].map(|(x, y)| Point::new(x, y));
        let times: Vec<(f64, f64)> = legs(&stops).iter().map(|leg| (leg.begin, leg.end)).collect();
        assert_eq!(times, [(0.0, 0.75), (0.75, 1.0)]);
    }

    #[test]
    fn what_stays_where_it_is_does_not_move() {
        let here = Point::new(5.0, 5.0);
        assert!(legs(&[]).is_empty() && legs(&[here]).is_empty() && legs(&[here, here]).is_empty());
    }
}
