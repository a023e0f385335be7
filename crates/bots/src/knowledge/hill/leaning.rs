//! What sensible players do.

use std::cell::LazyCell;

use hill::cards::{Cards, PlanId, PlanKind};
use hill::conditions::Landmarks;
use hill::lay::Cost;
use hill::scoring::value;
use hill::state::Player;
use hill::{Action, BonusChoice, Hill, Line, Location, Spot};
use table::Seat;

use super::wishes::{COST, COUNTED, NAMED, Site, Wishes};
use super::{Reach, needed};

/// How much players lean to what brings a point more.
const EAGER: f32 = 0.6;

/// How likely each action is, added to the list.
pub(super) fn add(game: &Hill, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
    let (cards, player) = (game.cards(), &game.public().seats[seat.index()]);
    let wishes = LazyCell::new(|| Wishes::of(cards, player));
    let mut site: Option<Site<'_>> = None;
    leanings.extend(actions.iter().map(|action| {
        match *action {
            Action::Take { location } => {
                let card = game.public().board.towns[location as usize];
                location_leaning(player, location) * card.map_or(1.0, |card| wishes.taken(cards.town(card)))
            }
            // a card comes to the same cell turned in up to four ways, one after the other
            Action::Place { card, at, turned } => {
                if !site.as_ref().is_some_and(|site| site.is(card, at)) {
                    site = cards.find_town(card).map(|card| wishes.site(&player.town, card, at));
                }
                site.as_ref().map_or(1.0, |site| site.leaning(turned))
            }
            _ => leaning(cards, player, action),
        }
    }));
}

/// How likely an action is that has nothing to do with Town cards.
fn leaning(cards: &Cards, player: &Player, action: &Action) -> f32 {
    match *action {
        Action::DiscardTrack { .. } => 0.005,
        Action::Buy {} => 0.1,
        Action::EndTurn {} => 2.0,
        Action::Lay { line, spot, .. } => lay_leaning(cards, player, line, spot),
        Action::Assign { plan, line, .. } => plan_leaning(cards, player, plan, &[line]),
        Action::TakePlan { plan } | Action::KeepPlan { plan } => plan_leaning(cards, player, plan, &Line::ALL),
        Action::Bonus {
            choice: BonusChoice::Track,
        } => 3.0,
        _ => 1.0,
    }
}

/// Tracks first, then plans, and resources as long as there are few.
const fn location_leaning(player: &Player, location: Location) -> f32 {
    match location {
        Location::Track => 2.0,
        Location::Plan => 1.5,
        Location::Resources if player.resources < 2 => 1.5,
        _ => 1.0,
    }
}

/// Tracks lead to cards of value, to landmarks that plans name, and not over open land.
fn lay_leaning(cards: &Cards, player: &Player, line: Line, spot: Spot) -> f32 {
    let town = &player.town;
    let path = town.path(line);
    let found = spot.cells().map(|cell| {
        let is_new = !path.on().contains(cell);
        is_new.then(|| town.card_at(cell)).flatten()
    });
    let new = || found.iter().copied().flatten();
    let mut gain: f32 = new().map(|placed| value(cards, placed, line) as f32).sum();
    for plan in player.plans[line].as_slice() {
        match cards.plan(*plan).kind {
            PlanKind::ThreeLandmarks(named) => {
                let fits = new()
                    .filter_map(|placed| cards.town(placed.card).landmark)
                    .filter(|landmark| named.contains(landmark))
                    .count();
                gain += NAMED * fits as f32;
            }
            PlanKind::SevenTracks => gain += 0.5,
            _ => {
                gain += COUNTED
                    * new()
                        .filter(|placed| cards.town(placed.card).landmark.is_some())
                        .count() as f32;
            }
        }
    }
    let cost = f32::from(Cost::of(town, spot).resources());
    let double = if town.tracks().contains(spot) { 0.3 } else { 1.0 };
    double * (EAGER * (gain - COST * cost)).exp()
}

/// Plans are for lines that need little for them.
fn plan_leaning(cards: &Cards, player: &Player, plan: PlanId, lines: &[Line]) -> f32 {
    let Some(plan) = cards.plans.iter().find(|card| card.id == plan) else {
        return 1.0;
    };
    let tokens = |&line: &Line| {
        let path = player.town.path(line);
        let passed = Landmarks::passed(cards, &player.town, path);
        let reach = Reach::of(&player.town, path);
        needed(cards, player, (path, &passed), &reach, plan.kind).unwrap_or(0)
    };
    let least = lines.iter().map(tokens).min().unwrap_or(0);
    3.0 / (1.0 + least as f32)
}
