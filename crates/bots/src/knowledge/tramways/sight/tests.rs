//! Whole games are looked at.

use table::{Game, Seed};
use tramways::journey::Journey;
use tramways::{Action, ActionKind, Kind, Options, Tramways};

use super::hand::Hand;
use super::network::Network;
use super::trips::{Means, Trips};
use crate::sight::survey::{Survey, play};

/// How many games of each number of players are looked at.
const GAMES: u32 = 10;

fn deal(players: u8, number: u32) -> (Tramways, String) {
    let options = Options {
        expert: players == 2 && number % 3 == 1,
        advanced_deal: players > 1 && number % 4 == 1,
        alternate_development: number % 4 >= 2,
        ..Options::default()
    };
    let seed = format!("sight {players} {number}");
    let game = Tramways::new(players, &options, Seed::from_text(&seed));
    (game.expect("these options go together"), seed)
}

#[test]
fn whole_games_are_seen_in_rows_of_living_numbers() {
    let mut survey = Survey::default();
    for players in 1..=5 {
        for number in 0..GAMES {
            let (game, seed) = deal(players, number);
            survey.add(game, &seed, number.is_multiple_of(5));
        }
    }
    assert_eq!(survey.dead(), Vec::<String>::new());
    assert!(
        survey.alike * 10 < survey.decisions,
        "alike in {} of {} decisions",
        survey.alike,
        survey.decisions
    );
}

#[test]
fn a_trip_is_seen_where_there_is_one() {
    let mut trips = 0;
    for players in 2..=4 {
        let (game, seed) = deal(players, players.into());
        play(game, &seed, false, |game, seat, actions| {
            if !actions.iter().any(|action| matches!(action, Action::TakeMoney {})) {
                return;
            }
            let network = Network::new(&game.components().map, &game.public().city);
            let hand = Hand::of(game, seat);
            let best = Trips::new(game, &network).best(&Means::of(game, seat, &hand), &hand);
            let can_move = Action::Choose {
                action: ActionKind::Move,
            };
            assert_eq!(best.is_some(), actions.contains(&can_move));
            let Some((target, gain)) = best else { return };
            trips += 1;
            let waiting = game.public().city.passengers();
            let mut journeys = waiting.iter().flat_map(|at| game.journeys(seat, at));
            // a purchase of happiness (T11.16) is no part of a journey
            let is_it =
                |journey: &Journey| target == Kind::Leisure.index() || journey.happiness(seat) == gain.points as i32;
            assert!(journeys.any(|journey| is_it(&journey)));
        });
    }
    assert!(trips > 20);
}
