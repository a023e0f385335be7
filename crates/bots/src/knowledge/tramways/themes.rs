//! What good turns are about.

use table::Seat;
use tramways::event::Played;
use tramways::state::ROUNDS;
use tramways::{Action, Event, Tramways};

/// A ride over this many links is a long one.
const LONG: usize = 3;

pub(super) fn abstains(action: &Action) -> bool {
    matches!(
        action,
        Action::EndTurn {} | Action::Stop {} | Action::Pass {} | Action::Done {} | Action::DiscardNothing {}
    )
}

/// What is left of money and nerves tells a turn from another, even where the same was built.
pub(super) fn is_payment(event: &Event) -> bool {
    matches!(event, Event::TicketsPlayed { .. })
}

/// Whatever is built, ridden or bought there is for the points that come of it.
pub(super) fn is_quiet(_: Seat, _: &[Event]) -> bool {
    false
}

pub(super) fn of(before: &Tramways, _: &Tramways, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
    let any = |what: &dyn Fn(&Event) -> bool| events.iter().any(what);
    let is_spent =
        |event: &Event| matches!(event, Event::Money { seat: whose, amount } if *whose == seat && *amount < 0);
    let is_happier =
        |event: &Event| matches!(event, Event::Happiness { seat: whose, points } if *whose == seat && *points > 0);
    let twice = |played: &Vec<Played>| played.iter().any(|played| played.icons.len() > 1);
    vec![
        (
            "long-ride",
            any(&|event| matches!(event, Event::Travelled { route, .. } if route.len() >= LONG)),
        ),
        (
            "ride",
            any(&|event| matches!(event, Event::Travelled { route, .. } if route.len() < LONG)),
        ),
        (
            "one-ticket",
            any(&|event| matches!(event, Event::TicketsPlayed { played, .. } if twice(played))),
        ),
        ("bid", any(&|event| matches!(event, Event::Bid { .. }))),
        ("happiness-sale", any(&is_spent) && any(&is_happier)),
        (
            "redirect",
            any(&|event| matches!(event, Event::Built { redirected: true, .. })),
        ),
        (
            "rails",
            any(&|event| matches!(event, Event::Built { redirected: false, .. })),
        ),
        ("house", any(&|event| matches!(event, Event::Constructed { .. }))),
        ("awkward", any(&|event| matches!(event, Event::Awkward { .. }))),
        (
            "upgrade",
            any(&|event| matches!(event, Event::LinkUpgraded { .. } | Event::BuildingUpgraded { .. })),
        ),
        ("last-round", before.public().round == ROUNDS),
    ]
}
