//! Going over the board with the arrow keys, from one thing that can be done to the next in that direction.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::few;

/// What can have the focus on a board, apart from what is only looked at or scrolled.
const STOPS: &str = ".board-area :is([tabindex='0']:not(.scrolls), button:not(:disabled), a[href]):not([data-look]:not([data-act], [data-pick]))";
/// What is only looked at: Tab comes to one such thing, the arrows go on to the others.
const LOOKS: &str = ".board-area [data-look]:not([data-act], [data-pick])";
/// What is there to be done: where one begins.
const FIRST: &str = ".board-area :is([data-act], [data-pick])";
/// So much a thing counts as farther away for every pixel that it lies to the side.
const ASIDE: f64 = 2.0;

/// A way on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Left,
    Up,
    Right,
    Down,
}

impl Way {
    /// The way that a key stands for.
    pub(super) fn of(key: &str) -> Option<Way> {
        match key {
            "ArrowLeft" => Some(Way::Left),
            "ArrowUp" => Some(Way::Up),
            "ArrowRight" => Some(Way::Right),
            "ArrowDown" => Some(Way::Down),
            _ => None,
        }
    }

    /// How far it seems from one place to another on this way; `None` if that lies elsewhere.
    fn distance(self, from: (f64, f64), to: (f64, f64)) -> Option<f64> {
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let (ahead, aside) = match self {
            Way::Left => (-right, down),
            Way::Right => (right, down),
            Way::Up => (-down, right),
            Way::Down => (down, right),
        };
        (ahead > 1.0 && ahead >= aside.abs() / ASIDE).then(|| ahead + ASIDE * aside.abs())
    }

    /// What lies on this way, the nearest first.
    fn in_order<T>(self, from: (f64, f64), things: impl Iterator<Item = (T, (f64, f64))>) -> Vec<T> {
        let far = |(thing, place)| Some((self.distance(from, place)?, thing));
        let mut ahead: Vec<(f64, T)> = things.filter_map(far).collect();
        few::sort(&mut ahead, |(a, _), (b, _)| a.total_cmp(b));
        ahead.into_iter().map(|(_, thing)| thing).collect()
    }
}

/// Goes one step, if something on the board has the focus, to something like it; from the prompt, to the first thing that can be done. `false` if there was nowhere to go.
pub(super) fn step(way: Way) -> bool {
    let Some(here) = document().active_element() else {
        return false;
    };
    let like_here = [STOPS, LOOKS].into_iter().find(|like| here.matches(like) == Ok(true));
    let next = if let Some(like_here) = like_here {
        let others = all(like_here).filter(|stop| *stop != here);
        way.in_order(middle(&here), others.map(|stop| (stop.clone(), middle(&stop))))
    } else if here.matches(".prompt") == Ok(true) {
        all(FIRST).collect()
    } else {
        Vec::new()
    };
    next.iter().any(takes_focus)
}

/// Goes there, if it takes the focus: what is hidden does not.
fn takes_focus(element: &Element) -> bool {
    let _ = element.unchecked_ref::<HtmlElement>().focus(); // parts of pictures have it, too
    document().active_element().as_ref() == Some(element)
}

/// All such things that have a place on the page. What is drawn as an upright line has no width.
fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let each = found
        .into_iter()
        .flat_map(|found| (0..found.length()).filter_map(move |number| found.item(number)?.dyn_into::<Element>().ok()));
    each.filter(|element| {
        let area = element.get_bounding_client_rect();
        area.width() > 0.0 || area.height() > 0.0
    })
}

fn middle(element: &Element) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    (
        f64::midpoint(area.left(), area.right()),
        f64::midpoint(area.top(), area.bottom()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: [(f64, f64); 5] = [(0.0, 0.0), (100.0, 10.0), (100.0, 100.0), (10.0, 90.0), (300.0, 0.0)];

    fn go(way: Way, from: usize) -> Option<usize> {
        way.in_order(PLACES[from], PLACES.into_iter().enumerate())
            .first()
            .copied()
    }

    #[test]
    fn the_nearest_in_that_direction_is_next() {
        assert_eq!(
            [go(Way::Right, 0), go(Way::Down, 0), go(Way::Left, 2), go(Way::Up, 2)],
            [Some(1), Some(3), Some(3), Some(1)]
        );
    }

    #[test]
    fn at_the_edge_there_is_nothing() {
        assert_eq!(
            [go(Way::Left, 0), go(Way::Up, 0), go(Way::Down, 2), go(Way::Right, 4)],
            [None; 4]
        );
    }
}
