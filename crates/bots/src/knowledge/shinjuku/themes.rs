//! What good turns are about.

use shinjuku::edition::Edition;
use shinjuku::{Action, Event, Kind, Played};
use table::{Label, Seat};

/// A tour with this many customers is a grand one.
const GRAND: usize = 3;
/// A way of this many steps goes round something.
const LONG: usize = 3;
/// So many cards are paid together as a wild one.
const WILD: usize = 3;

pub(super) fn abstains(action: &Action) -> bool {
    matches!(action, Action::Stop {} | Action::EndTurn {})
}

pub(super) fn is_payment(event: &Event) -> bool {
    matches!(event, Event::Paid { .. })
}

/// Of all tracks and stores that may be useful one day nobody can see which is the best.
pub(super) fn is_quiet(seat: Seat, events: &[Event]) -> bool {
    let is_served = |event: &Event| matches!(event, Event::Served { seat: whose, .. } if *whose == seat);
    !events.iter().any(is_served)
}

pub(super) fn of<E: Edition>(before: &Played<E>, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
    let any = |what: &dyn Fn(&Event) -> bool| events.iter().any(what);
    let count = |what: &dyn Fn(&Event) -> bool| events.iter().filter(|event| what(event)).count();
    let own = count(&|event| matches!(event, Event::Served { seat: whose, .. } if *whose == seat));
    let others = count(&|event| matches!(event, Event::Served { seat: whose, .. } if *whose != seat));
    let steps = count(&|event| matches!(event, Event::WentOn { .. }));
    let foreign = any(&|event| matches!(event, Event::WentOn { owner: Some(owner), .. } if *owner != seat));
    let built = any(&|event| matches!(event, Event::Built { .. } | Event::StoreMoved { .. }));
    let mut themes = vec![
        ("grand-tour", own >= GRAND),
        ("bypass", own > 0 && others == 0 && steps >= LONG),
        ("own-rails", own > 0 && steps > 1 && !foreign),
        ("build-and-collect", collects_where_it_built(seat, events)),
        ("rails", any(&|event| matches!(event, Event::TrackLaid { .. }))),
        (
            "wild-payment",
            any(&|event| matches!(event, Event::Paid { cards, .. } if cards.len() >= WILD)),
        ),
        ("balance", serves_the_fewest(before, seat, events)),
        (
            "good-ending",
            any(&|event| {
                matches!(
                    event,
                    Event::Chosen {
                        action: Kind::Income,
                        ..
                    }
                )
            }),
        ),
        (
            "department-store",
            any(&|event| matches!(event, Event::Upgraded { .. })),
        ),
        ("new-store", built && !collects_where_it_built(seat, events)),
    ];
    let is_plain = themes.iter().all(|(_, is_there)| !is_there);
    themes.push(("short-way", is_plain));
    themes
}

/// Does a store earn something in the turn that it came in?
fn collects_where_it_built(seat: Seat, events: &[Event]) -> bool {
    let mut new = events.iter().filter_map(|event| match event {
        Event::Built { station, .. } | Event::StoreMoved { to: station, .. } => Some(station),
        _ => None,
    });
    let earns = |new: &Label| {
        let is_there = |event: &Event| matches!(event, Event::Served { seat: whose, station, .. } if *whose == seat && station == new);
        events.iter().any(is_there)
    };
    new.any(earns)
}

/// Does the seat earn what it has the fewest of?
fn serves_the_fewest<E: Edition>(before: &Played<E>, seat: Seat, events: &[Event]) -> bool {
    let earned = before.earned(seat);
    let fewest = shinjuku::Goods::ALL.into_iter().map(|goods| earned.tokens(goods)).min();
    events.iter().any(|event| match event {
        Event::Served {
            seat: whose, customer, ..
        } if *whose == seat => Some(earned.tokens(customer.goods)) == fewest,
        _ => false,
    })
}
