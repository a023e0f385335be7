//! Many games, from beginning to end: no dead end anywhere.

use table::{Game, Outcome, Rng, Seed, random_decision};
use tramways::{Options, Tramways};

use crate::simple::Simple;

const GAMES: u32 = 1_000;
/// A game takes fewer decisions than this.
const MOST_DECISIONS: u32 = 5_000;

/// The tables: every option in turn.
fn options(players: u8, number: u32) -> Options {
    Options {
        expert: players == 2 && number.is_multiple_of(5),
        advanced_deal: number.is_multiple_of(2),
        alternate_development: number.is_multiple_of(3),
        ..Options::default()
    }
}

fn new_game(players: u8, number: u32) -> Tramways {
    let seed = Seed::from_text(&format!("whole games {players} {number}"));
    Tramways::new(players, &options(players, number), seed).expect("these options fit")
}

fn random_games(players: u8) {
    let mut rng = Rng::new(Seed::from_text("random players"));
    let mut buffer = Vec::new();
    for number in 0..GAMES {
        let mut game = new_game(players, number);
        let mut decisions = 0;
        while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
            game.apply(seat, &action, &mut ()).expect("it is legal");
            decisions += 1;
            assert!(decisions < MOST_DECISIONS, "game {number} does not end");
        }
        assert!(game.outcome().is_some(), "game {number} stops in the middle");
    }
}

/// The end of a game of simple players that try this many ways in every turn.
fn simple_game(players: u8, number: u32, ways: usize) -> Outcome {
    let mut game = new_game(players, number);
    let mut simple: Vec<Simple> = (0..players)
        .map(|seat| Simple::with_ways(Rng::new(Seed::from_text(&format!("{number} {seat}"))), ways))
        .collect();
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().first() {
        let action = simple[seat.index()].decide(&game, seat);
        game.apply(seat, &action, &mut ())
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "game {number} does not end");
    }
    game.outcome()
        .unwrap_or_else(|| panic!("game {number} stops in the middle"))
}

fn simple_games(players: u8) {
    (0..GAMES).for_each(|number| drop(simple_game(players, number, 6)));
}

#[test]
fn random_players_alone() {
    random_games(1);
}

#[test]
fn random_players_two() {
    random_games(2);
}

#[test]
fn random_players_three() {
    random_games(3);
}

#[test]
fn random_players_four() {
    random_games(4);
}

#[test]
fn random_players_five() {
    random_games(5);
}

#[test]
fn simple_players_alone() {
    simple_games(1);
}

#[test]
fn simple_players_two() {
    simple_games(2);
}

#[test]
fn simple_players_three() {
    simple_games(3);
}

#[test]
fn simple_players_four() {
    simple_games(4);
}

#[test]
fn simple_players_five() {
    simple_games(5);
}

/// The numbers of boards and cards are such that sensible play makes 30 to 50 points and 4 to 6 complete links.
#[test]
fn simple_players_score_as_people_do() {
    let seats: Vec<_> = (0..60).flat_map(|number| simple_game(3, number, 60).seats).collect();
    let count = seats.len() as i32;
    let points = seats.iter().map(|seat| seat.score.points).sum::<i32>() / count;
    let tenths_of_links = 10 * seats.iter().map(|seat| seat.score.parts[1].points / 3).sum::<i32>() / count;
    assert!((30..=50).contains(&points), "{points} points");
    assert!(
        (35..=60).contains(&tenths_of_links),
        "{tenths_of_links} tenths of a link"
    );
}
