//! A novice: knows only what the lessons have shown, and plays whole games with it.

use std::collections::BTreeSet;

use bots::{Knowledge, Spec};
use serde_json::Value;
use table::lesson::{Step, TryResult};
use table::{Rng, Seat, Seats, Seed, Teach, Viewer, random_decision};

/// How many games are played each time, and how many when there is time for it.
const GAMES: u32 = 40;
const MANY: u32 = 1_000;
/// Against somebody who decides at random, a novice wins nearly all games.
const WON: f32 = 0.95;

/// The kind of an action: its name.
fn kind(action: &impl serde::Serialize) -> String {
    match serde_json::to_value(action).expect("actions are JSON") {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        Value::String(name) => name,
        other => other.to_string(),
    }
}

/// The kinds that the lessons show: in their solutions, and in tries that are allowed but miss.
fn shown<G: Teach>() -> BTreeSet<String> {
    let lessons = G::lessons()
        .iter()
        .map(|source| source.lesson::<G>().expect("a lesson can be read"));
    let steps: Vec<Step<G>> = lessons.flat_map(|lesson| lesson.steps).collect();
    let solutions = steps.iter().flat_map(|step| &step.solution).map(kind);
    let tries = steps.iter().flat_map(|step| &step.tries);
    let tries = tries.filter(|tried| matches!(tried.result, TryResult::Say(_)));
    solutions.chain(tries.map(|tried| kind(&tried.does))).collect()
}

/// Plays against somebody who decides at random; gives the novice's share of the victories.
fn play<G: Knowledge + Teach>(number: u32, shown: &BTreeSet<String>) -> f32 {
    let seed = Seed::from_text(&format!("novice {number}"));
    let mut game = G::new(2, &G::Options::default(), seed).expect("two can play");
    let (mut rng, mut greedy) = (Rng::new(seed), Spec::Greedy.seat::<G>(Rng::new(seed)));
    let novice = Seat::new((number % 2) as u8).expect("a seat");
    let mut legal = Vec::new();
    while let Some((mut seat, mut action)) = random_decision(&game, &mut rng, &mut legal) {
        if game.awaiting().contains(novice) {
            seat = novice;
            legal.clear();
            game.legal(seat, &mut legal);
            let kinds: BTreeSet<String> = legal.iter().map(kind).collect();
            legal.retain(|action| shown.contains(&kind(action)));
            assert!(!legal.is_empty(), "game {number}: no lesson shows any of {kinds:?}");
            action = greedy.decide(seat, &game.view(Viewer::Seat(seat)), &legal);
        }
        game.apply(seat, &action, &mut ()).expect("what is legal is accepted");
    }
    let winners: Seats = game.winners();
    if winners.contains(novice) {
        1.0 / winners.len() as f32
    } else {
        0.0
    }
}

fn check<G: Knowledge + Teach>(games: u32) {
    if G::lessons().is_empty() {
        return; // it is not taught yet
    }
    let shown = shown::<G>();
    let won: f32 = (0..games).map(|number| play::<G>(number, &shown)).sum();
    println!("{}: {:.1} %", G::meta().id, 100.0 * won / games as f32);
    assert!(won >= WON * games as f32, "{won} of {games}, with {shown:?}");
}

macro_rules! all_games {
    ($(($game:ty, $shown:ident)),* $(,)?) => { |games: u32| { $(check::<$game>(games);)* } };
}

#[test]
fn a_novice_can_play_with_what_the_lessons_show() {
    catalog::each_game!(all_games)(GAMES);
}

#[test]
#[ignore = "takes minutes"]
fn a_novice_never_lacks_a_move_in_a_thousand_games() {
    catalog::each_game!(all_games)(MANY);
}
