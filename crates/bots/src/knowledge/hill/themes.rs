//! What good turns are about.

use hill::cards::PlanKind;
use hill::{Action, BonusChoice, Event, Hill, Line};
use table::{Game, Seat, Viewer};

pub(super) fn abstains(action: &Action) -> bool {
    matches!(action, Action::EndTurn {})
}

/// Resources are all alike.
pub(super) fn is_payment(_: &Event) -> bool {
    false
}

/// Who sells a track in the end could as well do it in the next turn.
pub(super) fn is_quiet(seat: Seat, events: &[Event]) -> bool {
    let deeds = events.iter().filter(|event| !matches!(event, Event::Gained { .. }));
    let last = deeds
        .take_while(|event| !matches!(event, Event::TurnEnded { seat: whose } if *whose == seat))
        .last();
    matches!(last, Some(Event::TrackDiscarded { .. }))
}

pub(super) fn of(before: &Hill, after: &Hill, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
    let tally = |game: &Hill| game.view(Viewer::Seat(seat)).score(seat);
    let both = tally(before).zip(tally(after));
    let any = |what: fn(&Event) -> bool| events.iter().any(what);
    let paid: Vec<u8> = events.iter().filter_map(paid).collect();
    let mut themes = vec![
        (
            "chain",
            any(|event| {
                matches!(
                    event,
                    Event::BonusChosen {
                        choice: BonusChoice::Track,
                        ..
                    }
                )
            }),
        ),
        ("free-ride", paid.len() > 1 && paid.iter().all(|&paid| paid == 0)),
        ("corner", reaches_a_corner(after, seat, events)),
        (
            "minus-ten",
            both.as_ref()
                .is_some_and(|(before, after)| after.penalty > before.penalty),
        ),
        (
            "fulfilled",
            both.as_ref()
                .is_some_and(|(before, after)| after.plans_fulfilled() > before.plans_fulfilled()),
        ),
        ("right-place", any(|event| matches!(event, Event::Took { .. }))),
        (
            "plan-swap",
            any(|event| matches!(event, Event::Assigned { discarded: Some(_), .. })),
        ),
        ("sold-track", any(|event| matches!(event, Event::TrackDiscarded { .. }))),
        (
            "double-track",
            any(|event| {
                matches!(
                    event,
                    Event::Laid {
                        double_track: Some(_),
                        ..
                    }
                )
            }),
        ),
        ("upgrade", any(|event| matches!(event, Event::Upgraded { .. }))),
        ("new-plan", any(|event| matches!(event, Event::Assigned { .. }))),
    ];
    // what is about nothing else is about one good track, or one card in its place
    let is_plain = themes.iter().all(|(_, is_there)| !is_there);
    themes.extend([
        ("good-track", is_plain && !paid.is_empty()),
        ("good-place", is_plain && paid.is_empty()),
    ]);
    themes
}

/// What a track cost.
fn paid(event: &Event) -> Option<u8> {
    match event {
        Event::Laid { paid, .. } => Some(*paid),
        _ => None,
    }
}

/// Does a line that has a plan with corners now end in one of the finished town's frame, where none of its tracks was?
fn reaches_a_corner(after: &Hill, seat: Seat, events: &[Event]) -> bool {
    let (player, cards) = (&after.public().in_play()[seat.index()], after.cards());
    let town = &player.town;
    let Some(frame) = town.frame() else { return false };
    let asks_for_corners = |line: Line| {
        let mut kinds = player.plans[line].as_slice().iter().map(|plan| cards.plan(*plan).kind);
        kinds.any(|kind| matches!(kind, PlanKind::TopLeftToBottomRight | PlanKind::TopRightToBottomLeft))
    };
    events.iter().any(|event| match event {
        Event::Laid { line, spot, .. } if asks_for_corners(*line) => {
            let ends = town.path(*line).ends();
            ends.is_some_and(|ends| {
                ends.iter()
                    .any(|&end| spot.cells().contains(&end) && frame.corners().contains(end))
            })
        }
        _ => false,
    })
}
