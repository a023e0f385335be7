//! What a hint advises, drawn on the map: the rails with their curves, the trip, the square; and what it costs and prepares, in words.

use leptos::prelude::*;
use table::{Game, Seat, Seats};
use tramways::links::{LinkEnd, Links};
use tramways::run::NewTile;
use tramways::square::Square;
use tramways::{Action, Event, Tramways, View};

use super::desk::Desk;
use super::{grid, laying, rails, seats, trip};
use crate::boards::Outlook;
use crate::picture::Point;
use crate::picture::pin::pin;
use crate::picture::zoom::Zoom;
use crate::table::{Advised, Moment};
use crate::texts::t;

/// How large pins are on the map.
const PIN: f64 = 1.3;

/// Everything that is advised on the map.
pub fn ghosts(desk: Desk) -> AnyView {
    let drawn = move || {
        let (advised, moment) = (desk.table.advised()?, desk.table.moment()?);
        let view = advised.view();
        let marks: Vec<AnyView> = advised
            .numbered()
            .filter_map(|(number, step)| mark(&moment, number, step))
            .collect();
        Some(view! { {tiles(&advised, &view)}{route(&moment, &advised, &view)}{marks} })
    };
    view! { <g class="tram-advised">{drawn}</g> }.into_any()
}

/// Looks where something is advised.
pub fn look(desk: Desk, zoom: Zoom) {
    Effect::new(move |_| {
        let shown = desk.table.advised().zip(desk.table.moment());
        let place = shown.and_then(|(advised, moment)| advised.steps.iter().find_map(|step| place(&moment, step)));
        if let Some(place) = place {
            zoom.bring(place);
        }
    });
}

/// Where on the map something is done.
fn place(moment: &Moment<Tramways>, action: &Action) -> Option<Point> {
    match *action {
        Action::Begin { at, .. } | Action::Redirect { at, .. } | Action::Square { at } => Some(grid::centre(at)),
        Action::Lay { .. } => laying::head_of(moment).map(|head| grid::centre(head.at)),
        Action::Link { link } => Some(grid::centre(middle_of(&moment.view, link)?)),
        _ => None,
    }
}

/// A square in the middle of a link.
fn middle_of(view: &View, name: LinkEnd) -> Option<Square> {
    let (map, city) = (&view.components().map, &view.public().city);
    let tiles = Links::tiles_of(map, city, city.links().named(name)?);
    tiles.get(tiles.len() / 2).map(|end| end.at)
}

/// A pin where a step is done. Of rails that go on only the first has one: the others follow its tiles.
fn mark(moment: &Moment<Tramways>, number: usize, action: &Action) -> Option<AnyView> {
    if number > 1 && matches!(action, Action::Lay { .. }) {
        return None;
    }
    let at = place(moment, action)?;
    let square = match *action {
        Action::Square { at } => {
            let Point { x, y } = grid::corner(at);
            let side = grid::SIDE - 6.0;
            Some(view! { <rect class="advised-halo" x=x + 3.0 y=y + 3.0 width=side height=side rx="9"/> })
        }
        _ => None,
    };
    let link = match *action {
        Action::Link { link } => {
            let d = trip::way(&moment.view, std::iter::once(link));
            Some(view! { <path class="advised-link" d=d/> })
        }
        _ => None,
    };
    let tip = Point::new(at.x, at.y - 10.0);
    Some(view! { <g class="advised" data-advised=number>{square}{link}{pin(tip, number, PIN)}</g> }.into_any())
}

/// The rails that would lie there: declared, or built.
fn tiles(advised: &Advised<Tramways>, after: &View) -> Option<AnyView> {
    let way = |tile: &NewTile| grid::way(tile.at, tile.from, tile.to);
    let declared: String = after
        .run()
        .map(|run| run.tiles.iter().map(|tile| way(&tile)).collect())
        .unwrap_or_default();
    let built: String = advised
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Built { tiles, .. } => Some(tiles.iter().map(way).collect::<String>()),
            _ => None,
        })
        .collect();
    let rails = declared + &built;
    let lays = |step: &Action| {
        matches!(
            step,
            Action::Begin { .. } | Action::Redirect { .. } | Action::Lay { .. }
        )
    };
    let number = step_of(advised, lays);
    (!rails.is_empty())
        .then(|| view! { <g class="advised" data-advised=number>{rails::ghost(advised.seat, rails)}</g> }.into_any())
}

/// The number of the first step like that.
fn step_of(advised: &Advised<Tramways>, is_it: impl Fn(&Action) -> bool) -> Option<usize> {
    advised
        .numbered()
        .find(|(_, step)| is_it(step))
        .map(|(number, _)| number)
}

/// Is a bid advised, or to pass?
pub fn is_about_auction(advised: &Advised<Tramways>) -> bool {
    step_of(advised, |step| matches!(step, Action::Bid { .. } | Action::Pass {})).is_some()
}

/// The number of the step that plays an icon, where this many equal icons of the ticket are played before it.
pub fn icon_step(steps: &[Action], icon: &Action, earlier: usize) -> Option<usize> {
    let played = (1..).zip(steps).filter(|(_, step)| *step == icon);
    played.map(|(number, _)| number).nth(earlier)
}

/// The trip that would be made, with an end that is seen.
fn route(moment: &Moment<Tramways>, advised: &Advised<Tramways>, after: &View) -> Option<AnyView> {
    let travelled = advised.events.iter().find_map(|event| match event {
        Event::Travelled { to, route, .. } => Some((*to, route.clone())),
        _ => None,
    });
    let declared = || trip::made(after).map(|trip| (trip.at, trip.route.iter().collect::<Vec<_>>()));
    let (to, links) = travelled.or_else(declared)?;
    let d = trip::way(&moment.view, links.into_iter());
    let Point { x, y } = grid::centre(to);
    let number = step_of(advised, |step| {
        matches!(step, Action::Destination { .. } | Action::Link { .. })
    });
    Some(
        view! {
            <g class=format!("advised {}", seats::mark(advised.seat).class) data-advised=number>
                <path class="advised-route" d=d/>
                <circle class="advised-goal" cx=x cy=y r="34"/>
                <circle class="advised-goal" cx=x cy=y r="24"/>
            </g>
        }
        .into_any(),
    )
}

/// What a decision costs and prepares.
pub fn outlook(before: &Tramways, after: &Tramways, seat: Seat) -> Outlook {
    let [old, new] = [before, after].map(|state| *state.player(seat));
    let mut outlook = Outlook::default();
    let money = i32::from(new.money) - i32::from(old.money);
    if money < 0 {
        outlook.costs.push(t!("tramways.hint.money", n = -money));
    } else if money > 0 {
        outlook.prepares.push(t!("tramways.hint.more_money", n = money));
    }
    let tickets = after.hand_size(seat) as i64 - before.hand_size(seat) as i64;
    if tickets < 0 {
        outlook.costs.push(t!("tramways.hint.tickets", n = -tickets));
    } else if tickets > 0 {
        outlook.prepares.push(t!("tramways.hint.more_tickets", n = tickets));
    }
    outlook.costs.extend(for_others(before, after, seat));
    outlook.prepares.extend(opened(before, after, seat));
    outlook
}

/// What the other players get.
fn for_others(before: &Tramways, after: &Tramways, seat: Seat) -> Vec<String> {
    let others = Seats::all(before.players()).without(seat);
    let of_all = |count: &dyn Fn(&Tramways, Seat) -> i32| -> i32 {
        others
            .iter()
            .map(|other| count(after, other) - count(before, other))
            .sum()
    };
    let happiness = of_all(&|state, other| state.player(other).hp.into());
    let money = of_all(&|state, other| state.player(other).money.into());
    [
        (happiness > 0).then(|| t!("tramways.hint.others_happiness", n = happiness)),
        (money > 0).then(|| t!("tramways.hint.others_money", n = money)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What becomes possible: links under way, a larger hand, another worker.
fn opened(before: &Tramways, after: &Tramways, seat: Seat) -> Vec<String> {
    let loose = |state: &Tramways| {
        let links = state.public().city.links().of(seat);
        links.filter(|link| !link.is_complete()).count()
    };
    let (old, new) = (before.player(seat), after.player(seat));
    let begun = loose(after).saturating_sub(loose(before));
    let (limit, workers) = (
        new.limit.saturating_sub(old.limit),
        new.workers.saturating_sub(old.workers),
    );
    let told = [
        (begun > 0).then(|| t!("tramways.hint.begun", n = begun, points = tramways::scoring::LINK)),
        (limit > 0).then(|| t!("tramways.hint.limit", n = new.limit)),
        (workers > 0).then(|| t!("tramways.hint.worker", n = workers)),
    ];
    told.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use tramways::ticket::{Icon, Ticket};

    use super::*;

    #[test]
    fn of_two_equal_icons_each_has_its_own_step() {
        let [one, other] = [3, 4].map(|number| Action::Use {
            ticket: Ticket::new(number).unwrap(),
            icon: Icon::Build1,
        });
        let steps = [Action::Bid { amount: 4 }, one, other, one];
        assert_eq!(icon_step(&steps, &one, 0), Some(2));
        assert_eq!(icon_step(&steps, &one, 1), Some(4));
        assert_eq!(icon_step(&steps, &other, 0), Some(3));
        assert_eq!(icon_step(&steps, &other, 1), None);
    }
}
