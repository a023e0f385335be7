//! What happened and what could happen, in one line each; and the thing on the board that it is about.

use hill::cards::{Cards, PlanId, TownId};
use hill::lay::Cost;
use hill::{Action, Event, Line, Spot, View};
use table::Seat;

use super::map::Map;
use super::offer::location_key;
use super::scene::{Scene, Track};
use super::{lines, names, prompt, spots, town};
use crate::texts::t;

/// An event in one line; `None` if it is not worth one.
pub fn line(view: &View, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let cards = view.cards();
    Some(match *event {
        Event::SetTaken { seat, ref towns, token } => {
            t!(
                "hill.event.set_taken",
                name = name(seat),
                cards = names::list(towns.iter().map(|&id| landmark(cards, id))),
                token = names::token(cards, token)
            )
        }
        Event::Revealed {} => t!("hill.event.revealed"),
        Event::Placed { seat, card, .. } => t!("hill.event.placed", name = name(seat), card = landmark(cards, card)),
        Event::Upgraded { seat, token, .. } => t!(
            "hill.event.upgraded",
            name = name(seat),
            token = names::token(cards, token)
        ),
        Event::UpgradeLost { seat, token } => t!(
            "hill.event.upgrade_lost",
            name = name(seat),
            token = names::token(cards, token)
        ),
        Event::Assigned {
            seat,
            plan,
            line,
            discarded,
        } => assigned(cards, name(seat), plan, line, discarded),
        Event::RoundStarted { round, starting } => t!("hill.event.round", round = round, name = name(starting)),
        Event::PlansReshuffled {} => t!("hill.event.plans_reshuffled"),
        Event::TokensReshuffled {} => t!("hill.event.tokens_reshuffled"),
        Event::Took { seat, card, location } => t!(
            "hill.event.took",
            name = name(seat),
            card = landmark(cards, card),
            location = location.letter()
        ),
        Event::Gained { seat, resources } => t!(
            "hill.event.gained",
            name = name(seat),
            what = names::resources(resources)
        ),
        Event::PlanTaken { seat, plan } => t!(
            "hill.event.plan_taken",
            name = name(seat),
            plan = names::plan(cards, plan)
        ),
        Event::TokenTaken { seat, token } => t!(
            "hill.event.token_taken",
            name = name(seat),
            token = names::token(cards, token)
        ),
        Event::Laid {
            seat,
            line,
            paid,
            crossing,
            double_track,
            ..
        } => laid(name(seat), line, paid, crossing, double_track.is_some()),
        Event::BonusChosen { seat, choice } => t!("hill.event.bonus", name = name(seat), what = prompt::bonus(choice)),
        Event::PlansDrawn { seat, ref plans } => {
            t!(
                "hill.event.drawn",
                name = name(seat),
                what = names::list(plans.iter().map(|&plan| names::plan(cards, plan)))
            )
        }
        Event::PlansDrawnUnseen { seat, count } => t!("hill.event.plans_drawn", name = name(seat), n = count),
        Event::PlanKept { seat, plan, .. } => t!("hill.event.kept", name = name(seat), what = names::plan(cards, plan)),
        Event::Bought { seat, paid } => t!("hill.event.bought", name = name(seat), cost = names::resources(paid)),
        Event::TokensDrawn { seat, ref tokens } => {
            t!(
                "hill.event.drawn",
                name = name(seat),
                what = names::list(tokens.iter().map(|&token| names::token(cards, token)))
            )
        }
        Event::TokensDrawnUnseen { seat, count } => t!("hill.event.tokens_drawn", name = name(seat), n = count),
        Event::TokenKept { seat, token, .. } => {
            t!("hill.event.kept", name = name(seat), what = names::token(cards, token))
        }
        Event::TrackDiscarded { seat, line, .. } => t!(
            "hill.event.track_discarded",
            name = name(seat),
            line = names::line(line)
        ),
        Event::GameOver {} => t!("hill.event.over"),
        Event::PlansDiscarded { .. } | Event::BoardRevealed { .. } | Event::TurnEnded { .. } => return None,
    })
}

fn landmark(cards: &Cards, id: TownId) -> String {
    let card = cards.towns.iter().find(|card| card.id == id);
    card.map_or_else(
        || id.0.to_string(),
        |card| card.landmark.map_or_else(|| t!("hill.landmark.none"), names::landmark),
    )
}

fn assigned(cards: &Cards, name: String, plan: PlanId, line: Line, discarded: Option<PlanId>) -> String {
    let (plan, line) = (names::plan(cards, plan), names::line(line));
    match discarded {
        Some(old) => t!(
            "hill.event.replaced",
            name = name,
            plan = plan,
            line = line,
            old = names::plan(cards, old)
        ),
        None => t!("hill.event.assigned", name = name, plan = plan, line = line),
    }
}

fn laid(name: String, line: Line, paid: u8, crossing: bool, double: bool) -> String {
    let mut notes = vec![if paid == 0 {
        t!("hill.cost.free")
    } else {
        names::resources(paid)
    }];
    if crossing {
        notes.push(t!("hill.cost.crossing"));
    }
    if double {
        notes.push(t!("hill.token.double_track"));
    }
    t!(
        "hill.event.laid",
        name = name,
        line = names::line(line),
        cost = names::list(notes)
    )
}

/// The thing on the board that an event is about.
pub fn target(event: &Event) -> Option<String> {
    match *event {
        Event::Placed { seat, at, .. } | Event::Upgraded { seat, at, .. } => Some(town::card_key(seat, at)),
        Event::Assigned { seat, line, .. } => Some(lines::line_key(seat, line)),
        Event::Took { location, .. } => Some(location_key(location)),
        Event::Laid { seat, line, spot, .. } | Event::TrackDiscarded { seat, line, spot } => {
            Some(town::track_key(seat, Track { line, spot }))
        }
        _ => None,
    }
}

/// The thing on the board that an action of a seat is about.
pub fn action_target(seat: Seat, action: &Action) -> Option<String> {
    match *action {
        Action::Take { location } => Some(location_key(location)),
        Action::Place { at, .. } | Action::Upgrade { at } => Some(town::card_key(seat, at)),
        Action::Lay { line, spot, .. } | Action::DiscardTrack { line, spot } => {
            Some(town::track_key(seat, Track { line, spot }))
        }
        Action::Assign { line, .. } => Some(lines::line_key(seat, line)),
        _ => None,
    }
}

/// An action in a few words.
pub fn action(view: &View, action: &Action) -> String {
    let cards = view.cards();
    match *action {
        Action::TakeSet { set } => t!("hill.action.set", n = set + 1),
        Action::Take { location } => {
            let card = view.public().board.towns[location as usize]
                .map(|card| names::town_card(cards.town(card)))
                .unwrap_or_default();
            t!("hill.take_card", card = card, gives = names::gives(location))
        }
        Action::Place { card, at, turned } => {
            let (column, row) = shown_at(view, at);
            t!(
                "hill.action.place",
                card = names::town(cards, card),
                column = column,
                row = row,
                degrees = turned.degrees()
            )
        }
        Action::Lay { line, spot, .. } => lay(view, line, spot),
        Action::Gain {} => t!("hill.take_resources"),
        Action::TakePlan { plan } => t!("hill.take_plan", plan = names::plan(cards, plan)),
        Action::TakeToken { token } => t!("hill.take_token", token = names::token(cards, token)),
        Action::Bonus { choice } => prompt::bonus(choice),
        Action::KeepPlan { plan } => t!("hill.keep_plan", plan = names::plan(cards, plan)),
        Action::Assign { plan, line, .. } => {
            t!("hill.assign", plan = names::plan(cards, plan), line = names::line(line))
        }
        Action::KeepToken { token } => t!("hill.keep_token", token = names::token(cards, token)),
        Action::Upgrade { at } => t!("hill.upgrade_here", card = card_at(view, at)),
        Action::Buy {} => t!("hill.buy"),
        Action::DiscardTrack { line, .. } => t!("hill.action.discard", line = names::line(line)),
        Action::EndTurn {} => t!("hill.end_turn"),
    }
}

/// Whose town an action is about: the viewer's.
fn own_town(view: &View) -> Option<&hill::town::Town> {
    view.viewer()
        .seat()
        .and_then(|seat| view.public().in_play().get(seat.index()))
        .map(|player| &player.town)
}

/// The column and the row in which the viewer's own town shows a cell.
fn shown_at(view: &View, at: hill::Cell) -> (i8, i8) {
    let scene = view
        .viewer()
        .seat()
        .map(|seat| Scene::of(view, seat))
        .unwrap_or_default();
    Map::with_room(&scene).place(at)
}

fn card_at(view: &View, at: hill::Cell) -> String {
    let placed = own_town(view)
        .and_then(|town| town.card_at(at))
        .map(|placed| placed.card);
    let chosen = || {
        view.own()?
            .choices
            .placed
            .iter()
            .flatten()
            .find(|(_, cell, _)| *cell == at)
            .map(|&(card, ..)| card)
    };
    placed
        .or_else(chosen)
        .map(|card| names::town_card(view.cards().town(card)))
        .unwrap_or_default()
}

fn lay(view: &View, line: Line, spot: Spot) -> String {
    let [a, b] = spot.cells().map(|cell| card_at(view, cell));
    let cost = own_town(view)
        .map(|town| spots::cost_words(Cost::of(town, spot)))
        .unwrap_or_default();
    t!("hill.action.lay", line = names::line(line), a = a, b = b, cost = cost)
}
