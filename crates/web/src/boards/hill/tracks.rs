//! Tracks: strong strokes from card to card, side by side where they share a spot, as a bridge where they cross.

use hill::spot::Step;
use hill::{Cell, Line, Spot};
use leptos::prelude::*;

use super::map::Map;
use super::names;
use super::scene::{Scene, Track};
use crate::few;
use crate::picture::Point;

/// From one track to the next on the same spot.
const LANE: f64 = 9.5;

/// How far from the middle of its last card a line's end badge is.
const END: f64 = 30.0;

/// A straight way.
pub fn way(a: Point, b: Point) -> String {
    format!("M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y)
}

/// Which of the tracks on its spot a track is, and of how many.
fn place(scene: &Scene, track: Track) -> (usize, usize) {
    let lines = scene.lines_on(track.spot);
    (
        lines.iter().position(|&line| line == track.line).unwrap_or(0),
        lines.len().max(1),
    )
}

/// The two ends of a track, in its lane.
fn lane(map: Map, scene: &Scene, track: Track) -> [Point; 2] {
    let (place, of) = place(scene, track);
    let by = (place as f64 - (of - 1) as f64 / 2.0) * LANE;
    let [a, b] = map.ends(track.spot);
    [a.aside(b, by), b.aside(a, -by)]
}

/// Does another track cross this spot?
fn is_crossed(scene: &Scene, spot: Spot) -> bool {
    spot.crossing()
        .is_some_and(|other| scene.tracks.iter().any(|track| track.spot == other))
}

/// All tracks of a town. `fresh` says which have just been laid.
pub fn draw(map: Map, scene: &Scene, fresh: &dyn Fn(Track) -> bool, lit: &dyn Fn(Track) -> Signal<bool>) -> AnyView {
    let mut tracks = scene.tracks.clone();
    // what falls to the right is the bridge
    few::sort_by_key(&mut tracks, |track| {
        (is_crossed(scene, track.spot), track.spot.step() == Step::SE)
    });
    let strokes = tracks
        .iter()
        .map(|&track| stroke(map, scene, track, fresh(track), lit(track)))
        .collect_view();
    let badges = tracks
        .iter()
        .map(|&track| token_badge(map, scene, track))
        .collect_view();
    let ends = scene
        .ends
        .iter()
        .map(|&(track, cell)| end_badge(map, scene, track, cell))
        .collect_view();
    view! { <g class="tracks">{strokes}{badges}{ends}</g> }.into_any()
}

fn stroke(map: Map, scene: &Scene, track: Track, fresh: bool, lit: Signal<bool>) -> AnyView {
    let [a, b] = lane(map, scene, track);
    let d = way(a, b);
    let bridge = (track.spot.step() == Step::SE && is_crossed(scene, track.spot)).then(|| parapets(a, b));
    view! {
        <g class=move || format!("track {}{}{}", names::line_class(track.line), if fresh { " fresh" } else { "" }, if lit.get() { " lit" } else { "" })>
            {bridge}
            <path class="casing" d=d.clone()/>
            <path class="rail" d=d.clone()/>
            <path class=format!("rail-pattern pattern-{}", names::letter(track.line)) d=d/>
        </g>
    }
    .into_any()
}

/// The sides of a bridge.
fn parapets(a: Point, b: Point) -> AnyView {
    let (near, far) = (a.towards(b, 0.42), a.towards(b, 0.58));
    let side = |by: f64| way(near.aside(far, by), far.aside(near, -by));
    view! { <path class="bridge" d=format!("{}{}", side(9.5), side(-9.5))/> }.into_any()
}

/// The letter on a track token; on crossed spots nearer to one card, so that both can be read.
///
/// Tracks side by side have theirs one after the other; there the badge of an end is enough.
fn token_badge(map: Map, scene: &Scene, track: Track) -> Option<AnyView> {
    let (place, of) = place(scene, track);
    if of > 1 && scene.ends.iter().any(|(end, _)| *end == track) {
        return None;
    }
    let [a, b] = lane(map, scene, track);
    let middle = if is_crossed(scene, track.spot) { 0.38 } else { 0.5 };
    let part = middle + (place as f64 - (of - 1) as f64 / 2.0) * 0.13;
    Some(letter(a.towards(b, part), track.line, 6.4, "token"))
}

fn end_badge(map: Map, scene: &Scene, track: Track, cell: Cell) -> AnyView {
    let [a, b] = lane(map, scene, track);
    let (end, other) = if track.spot.cell() == cell { (a, b) } else { (b, a) };
    let nearer = scene
        .ends
        .iter()
        .filter(|(other, at)| *at == cell && other.spot == track.spot && other.line < track.line)
        .count();
    let far = END + nearer as f64 * 17.0;
    letter(
        end.towards(other, far / end.distance(other).max(1.0)),
        track.line,
        8.5,
        "end",
    )
}

/// The round badge of a line.
pub fn letter(at: Point, line: Line, radius: f64, class: &'static str) -> AnyView {
    view! {
        <g class=format!("badge {class} {}", names::line_class(line)) transform=format!("translate({:.1} {:.1})", at.x, at.y)>
            <circle r=radius/>
            <text y=radius * 0.42 font-size=radius * 1.25>{names::letter(line)}</text>
        </g>
    }
    .into_any()
}

/// The round badge of a line as a picture of its own.
pub fn badge(line: Line) -> AnyView {
    view! { <svg class="line-badge" viewBox="-11 -11 22 22" aria-hidden="true" data-word=names::whole_line(line)>{letter(Point { x: 0.0, y: 0.0 }, line, 10.0, "plain")}</svg> }.into_any()
}
