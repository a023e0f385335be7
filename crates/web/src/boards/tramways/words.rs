//! What the page adds to the words of the game: buttons, what the log leaves out, and what lines of the log are about.

use table::{Seat, Voice};
use tramways::pending::Pending;
use tramways::phase::{Phase, Step, Turn};
use tramways::{Action, ActionKind, Event, Tramways, View};

use super::names;
use super::thing;
use crate::boards::{Board, Button, Told};
use crate::table::Moment;

/// The choices that have no place on the board.
pub fn buttons(moment: &Moment<Tramways>) -> Vec<Button<Tramways>> {
    let has_no_place = |action: &&Action| {
        matches!(
            action,
            Action::Choose { .. }
                | Action::TakeMoney {}
                | Action::EndTurn {}
                | Action::Stop {}
                | Action::Reveal {}
                | Action::DiscardNothing {}
                | Action::Destination { .. }
                | Action::TakeFive {}
                | Action::TakeTop {}
                | Action::Buy { .. }
                | Action::Done {}
        )
    };
    let without_place = moment.legal.iter().filter(has_no_place);
    without_place.map(|&action| button(moment, action)).collect()
}

/// T6.3, T7.4, T17.6: what a turn is made of, the end of rails, the next card of the line.
pub fn usual(moment: &Moment<Tramways>) -> Vec<Button<Tramways>> {
    let actions = match (moment.view.public().phase, moment.view.pending()) {
        (
            Phase::Actions(Turn {
                step: Step::Choose {}, ..
            }),
            Pending::Nothing {},
        ) => {
            let kinds = ActionKind::ALL.map(|action| Action::Choose { action });
            kinds
                .into_iter()
                .chain([Action::TakeMoney {}, Action::EndTurn {}])
                .collect()
        }
        (
            Phase::Actions(Turn {
                step: Step::Choose {}, ..
            }),
            Pending::Laying { .. },
        ) => vec![Action::Stop {}],
        (Phase::Line {}, Pending::Nothing {}) => vec![Action::Reveal {}],
        _ => Vec::new(),
    };
    actions.into_iter().map(|action| button(moment, action)).collect()
}

fn button(moment: &Moment<Tramways>, action: Action) -> Button<Tramways> {
    Button {
        label: names::decision(&moment.view, &action),
        action,
        main: moment.legal.len() == 1 || matches!(action, Action::Stop {}),
    }
}

/// Is an event worth a line of the log?
pub fn is_told(event: &Event) -> bool {
    match event {
        Event::TurnEnded { .. } | Event::PassengerPlanned { .. } => false,
        Event::Drew { tickets, .. } => !tickets.is_empty(),
        Event::DrewUnseen { count, .. } => *count > 0,
        _ => true,
    }
}

/// The thing on the map that an event is about.
pub fn event_target(event: &Event) -> Option<String> {
    match event {
        Event::Built { tiles, .. } => tiles.first().map(|tile| thing::square(tile.at)),
        Event::LinkUpgraded { link, .. } => Some(thing::link(*link)),
        Event::Constructed { at, .. }
        | Event::BuildingUpgraded { at, .. }
        | Event::PassengerPlanned { at, .. }
        | Event::PassengerAdded { at, .. } => Some(thing::square(*at)),
        Event::Travelled { to, .. } => Some(thing::square(*to)),
        Event::LinkRemoved { squares, .. } | Event::PassengersArrived { squares, .. } => {
            squares.first().map(|&at| thing::square(at))
        }
        _ => None,
    }
}

/// Whose thing an event tells of; a fare is the thing of who gets it.
pub const fn event_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::Bid { seat, .. }
        | Event::Passed { seat }
        | Event::PlaceTaken { seat, .. }
        | Event::Stress { seat, .. }
        | Event::Happiness { seat, .. }
        | Event::Money { seat, .. }
        | Event::Built { seat, .. }
        | Event::LinkUpgraded { seat, .. }
        | Event::Constructed { seat, .. }
        | Event::BuildingUpgraded { seat, .. }
        | Event::Travelled { seat, .. }
        | Event::Fare { to: seat, .. }
        | Event::Awkward { seat }
        | Event::Worker { seat }
        | Event::PassengerPlanned { seat, .. }
        | Event::PassengerAdded { seat, .. }
        | Event::Finished { seat }
        | Event::LinkRemoved { seat, .. }
        | Event::TurnEnded { seat } => Some(seat),
        Event::RoundStarted { .. } | Event::PassengersArrived { .. } | Event::GameOver {} => None,
        _ => ticket_seat(event),
    }
}

/// Whose tickets an event tells of; nobody's when they lie open for all.
const fn ticket_seat(event: &Event) -> Option<Seat> {
    match *event {
        Event::CardTaken { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::TicketsPlayed { seat, .. }
        | Event::HandLimit { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::KeptUnseen { seat }
        | Event::LeftOpen { seat, .. }
        | Event::Reshuffled { seat }
        | Event::Drew { seat, .. }
        | Event::DrewUnseen { seat, .. }
        | Event::HandFilled { seat, .. } => Some(seat),
        _ => None,
    }
}

/// T2.13, T2.15: the open cards. The first round begins later, when everyone has a Development card.
pub fn opening(start: &View, voice: &Voice<'_>) -> Vec<Told> {
    let public = start.public();
    let open = |cards: table::CardSet<tramways::ticket::Ticket>| cards.iter().collect::<Vec<_>>();
    let mut events = Vec::new();
    // in the draft they are Parcel cards, which the map shows
    if !public.display.is_empty() && !matches!(public.phase, Phase::Draft { .. }) {
        let tickets = open(public.display);
        events.push(Event::CardsOpened { tickets });
    }
    if !public.open_development.is_empty() {
        let tickets = open(public.open_development);
        events.push(Event::DevelopmentOpened { tickets });
    }
    let told = |event: Event| {
        Some(Told {
            text: Tramways::told(start, &event, voice)?,
            target: event_target(&event),
        })
    };
    events.into_iter().filter_map(told).collect()
}

/// The thing on the map or beside it that an action is about.
pub fn action_target(action: &Action) -> Option<String> {
    match *action {
        Action::Begin { at, .. } | Action::Redirect { at, .. } | Action::Square { at } => Some(thing::square(at)),
        Action::Link { link } => Some(thing::link(link)),
        Action::Bid { amount } => Some(thing::bid(amount)),
        Action::Pass {} => Some(thing::PASS.to_owned()),
        Action::Take { ticket }
        | Action::Keep { ticket }
        | Action::LeaveOpen { ticket }
        | Action::Use { ticket, .. }
        | Action::Discard { ticket }
        | Action::Building { card: ticket } => Some(thing::ticket(ticket)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use table::{Game, Rng, Seed, random_decision};

    use super::*;

    /// Every decision that could be made in some random games.
    fn decisions() -> HashSet<Action> {
        let (mut found, mut legal, mut buffer) = (HashSet::new(), Vec::new(), Vec::new());
        for (players, seed) in [(1, "alone"), (3, "three"), (4, "four")] {
            let mut game = Tramways::new(players, &tramways::Options::default(), Seed::from_text(seed)).unwrap();
            let mut rng = Rng::new(Seed::from_text(seed));
            while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
                legal.clear();
                game.legal(seat, &mut legal);
                found.extend(legal.iter().copied());
                game.apply(seat, &action, &mut ()).unwrap();
            }
        }
        found
    }

    #[test]
    fn every_bid_and_every_ticket_has_its_mark() {
        let (mut bids, mut tickets) = (HashSet::new(), HashSet::new());
        for action in decisions() {
            let target = action_target(&action);
            match action {
                Action::Bid { amount } => {
                    assert_eq!(target, Some(format!("bid:{amount}")));
                    assert!(bids.insert(target), "every amount has its square: {action:?}");
                }
                Action::Pass {} => assert_eq!(target.as_deref(), Some("pass")),
                Action::Take { ticket }
                | Action::Keep { ticket }
                | Action::LeaveOpen { ticket }
                | Action::Use { ticket, .. }
                | Action::Discard { ticket }
                | Action::Building { card: ticket } => {
                    assert_eq!(target, Some(thing::ticket(ticket)), "{action:?}");
                    tickets.insert((ticket, target));
                }
                _ => {}
            }
        }
        let names: HashSet<_> = tickets.iter().map(|(_, target)| target.clone()).collect();
        assert!(
            bids.len() > 3 && tickets.len() > 20,
            "{} bids, {} tickets",
            bids.len(),
            tickets.len()
        );
        assert_eq!(names.len(), tickets.len(), "no two tickets have the same mark");
    }
}
