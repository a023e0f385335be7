//! What sensible players do: move those who come to their own stores, build where something is wanted, join what belongs together.

use shinjuku::edition::Edition;
use shinjuku::map::Map;
use shinjuku::state::{STORES_PER_TYPE, Step, Visited};
use shinjuku::{Action, Goods, Kind, Played};
use table::{Label, Seat};

use super::market::Market;
use super::way::Way;

/// How much players lean to a customer more.
const EAGER: f32 = 3.0;
/// What hardly anybody does.
const RARE: f32 = 0.1;
/// A hand with fewer cards than this needs more.
const SMALL_HAND: usize = 3;

/// How likely each action is, added to the list.
pub(super) fn add<E: Edition>(game: &Played<E>, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
    match game.public().step {
        Step::Choose
        | Step::MoveFrom
        | Step::BuildAt
        | Step::BuildStore(_)
        | Step::FirstTrack
        | Step::SecondTrack(_) => {
            let market = Market::of(game, seat);
            leanings.extend(actions.iter().map(|action| business(game, seat, &market, action)));
        }
        Step::StartAt(ward) => {
            let way = Way::of(game, seat, game.public().waiting[ward.index()], Visited::default());
            leanings.extend(actions.iter().map(|action| way.leaning(game, action)));
        }
        Step::Travel(trip) => {
            let way = Way::of(game, seat, trip.group, trip.visited);
            let goes_on = E::STOPS_ANYWHERE && way.goes_on(game, trip.at);
            leanings.extend(actions.iter().map(|action| match action {
                Action::Stop {} if goes_on => RARE,
                _ => way.leaning(game, action),
            }));
        }
        Step::HandOver(_) | Step::Pay(_) | Step::PayThree(_) | Step::UpgradeAt | Step::GiveUp(_) | Step::Figure(_) => {
            leanings.extend(actions.iter().map(|action| detail(game, seat, action)));
        }
    }
}

/// What depends on the market. Department stores come as they may: with three of them customers come twice as quickly, and more are left over.
fn business<E: Edition>(game: &Played<E>, seat: Seat, market: &Market, action: &Action) -> f32 {
    let (map, public) = (game.map(), game.public());
    match *action {
        Action::Choose { action: Kind::Move } => RARE + EAGER * market.trips.best(game),
        Action::Choose { action: Kind::Expand } => 3.5,
        Action::Choose {
            action: Kind::Build | Kind::Open,
        } => 1.5,
        Action::Choose { action: Kind::Kaiju } | Action::Wander {} | Action::Explore {} => 0.3,
        Action::Choose { action: Kind::Income } if game.hand_size(seat) < SMALL_HAND => 2.0,
        Action::Choose { action: Kind::Income } => 0.4,
        Action::MoveFrom { ward } => {
            RARE + EAGER * map.find_ward(ward).map_or(0.0, |ward| market.trips.gain(game, ward))
        }
        Action::BuildAt { station } => build_at(map, market, station),
        Action::NewStore { goods } => new_store(public.step, market, goods),
        Action::Connect { from, to } => {
            let ends = map.find_station(from).zip(map.find_station(to));
            RARE + ends.map_or(0.0, |(from, to)| market.joining(from, to))
        }
        Action::EndTurn {} | Action::MoveStore { .. } => RARE,
        _ => 1.0,
    }
}

/// Stores belong where something is wanted, and where they can become department stores.
fn build_at(map: &Map, market: &Market, station: Label) -> f32 {
    let Some(station) = map.find_station(station) else {
        return 1.0;
    };
    let in_supply = Goods::ALL.into_iter().filter(|&goods| market.supply(goods) > 0);
    let wanted = in_supply
        .map(|goods| market.missing(station, goods))
        .fold(0.0, f32::max);
    let rank = if map.station(station).rank.is_some() { 0.5 } else { 0.0 };
    0.2 + rank + wanted
}

/// What is wanted is sold, and a bit of everything.
fn new_store<E: Edition>(step: Step<E>, market: &Market, goods: Goods) -> f32 {
    let Step::BuildStore(station) = step else { return 1.0 };
    let first = if market.supply(goods) == STORES_PER_TYPE {
        0.5
    } else {
        0.0
    };
    RARE + first + market.missing(station, goods)
}

/// What depends on little.
fn detail<E: Edition>(game: &Played<E>, seat: Seat, action: &Action) -> f32 {
    let (map, public) = (game.map(), game.public());
    match *action {
        Action::HandOver { goods, double } => hand_over(game, seat, goods, double),
        // wildcards are kept
        Action::Pay { card }
            if map
                .find_ward(card)
                .is_some_and(|ward| public.wild_wards(map, seat).contains(ward)) =>
        {
            1.0
        }
        Action::Pay { .. } => 2.0,
        Action::PayThree {} => RARE,
        // a figure that makes cards wild goes where there are some in hand
        Action::ToWard { ward } => {
            1.0 + map
                .find_ward(ward)
                .map_or(0.0, |ward| f32::from(game.private_of(seat).hand.of(ward)))
        }
        Action::LetGo { .. } => 0.5,
        _ => 1.0,
    }
}

/// A player's stores want doubles, and types the player has few of; those of others get the rest.
fn hand_over<E: Edition>(game: &Played<E>, seat: Seat, goods: Goods, double: bool) -> f32 {
    let public = game.public();
    let own = match public.step {
        Step::HandOver(trip) => public.store(trip.at).is_some_and(|store| store.owner == seat),
        _ => true,
    };
    let earned = game.earned(seat);
    let rarer = Goods::ALL
        .into_iter()
        .filter(|&other| earned.tokens(other) > earned.tokens(goods))
        .count() as f32;
    let wanted = (1.0 + rarer) * if double { 2.0 } else { 1.0 };
    if own { wanted } else { 1.0 / wanted }
}
