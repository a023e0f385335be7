//! States edited by hand: what cannot exist is refused, and what is accepted can be played to the end.

use hill::Hill;
use serde_json::{Value, json};
use table::kit::edited::{self, state};
use table::{Game, Rng, Seed, random_decision};

/// Why an edited state is refused.
fn refusal(game: &str, decisions: usize, edit: impl FnOnce(&mut Value)) -> String {
    edited::refusal::<Hill>(game, decisions, edit)
}

#[test]
fn a_phase_that_does_not_fit_is_refused() {
    let phase = |name: &'static str| move |state: &mut Value| state["public"]["phase"] = json!(name);
    assert_eq!(
        refusal("two_players", 4, phase("choosing_sets")),
        "2 of 2 players have moved, which does not fit the phase"
    );
    assert_eq!(
        refusal("simultaneous", 133, phase("taking")),
        "4 of 4 players have moved, which does not fit the phase"
    );
    assert_eq!(
        refusal("two_players", usize::MAX, phase("turns")),
        "2 of 2 players have moved, which does not fit the phase"
    );
    assert_eq!(refusal("two_players", 60, phase("over")), "the game is over in round 5");
    assert_eq!(
        refusal("two_players", 60, |state| state["public"]["round"] = json!(6)),
        "seat 0: 7 cards in the town in round 6"
    );
}

#[test]
fn a_town_deck_that_would_run_dry_is_refused() {
    let emptied = |state: &mut Value| {
        let deck = state["decks"]["towns"].take();
        state["decks"]["towns"] = json!([]);
        let discards = state["public"]["discards"]["towns"].as_array_mut().expect("a list");
        discards.extend(deck.as_array().expect("a list").clone());
    };
    assert_eq!(
        refusal("two_players", 60, emptied),
        "the Town deck has 0 cards, which does not fit round 5"
    );
}

#[test]
fn what_stands_twice_is_refused() {
    let doubled = |list: &mut Value| {
        let first = list[0].clone();
        list.as_array_mut().expect("a list").push(first);
    };
    let discards = refusal("four_players", 200, |state| {
        doubled(&mut state["public"]["discards"]["plans"]);
    });
    assert_eq!(discards, "a card or token appears twice among the discarded Plan cards");
    let kept = refusal("four_players", 200, |state| {
        doubled(&mut state["public"]["seats"][0]["kept_tokens"]);
    });
    assert_eq!(kept, "seat 0: a card or token appears twice among the kept tokens");
    let ready = refusal("simultaneous", 133, |state| state["public"]["ready"] = json!([2, 3, 3]));
    assert_eq!(ready, "a seat appears twice in the list");
    let in_two_places = refusal("four_players", 200, |state| {
        state["public"]["seats"][1]["hand"] = json!([1]);
    });
    assert_eq!(in_two_places, "Town card 1 is in two places");
}

#[test]
fn numbers_beyond_their_bounds_are_refused() {
    let of_seat_0 = |edit: fn(&mut Value)| refusal("four_players", 200, |state| edit(&mut state["public"]["seats"][0]));
    assert_eq!(
        of_seat_0(|seat| seat["resources"] = json!(10_001)),
        "seat 0: 10001 resources; at most 10000 are possible"
    );
    assert_eq!(
        of_seat_0(|seat| seat["lines"]["red"]["used"] = json!(9)),
        "seat 0: H6.9 9 tokens of the red line are used; it has 8"
    );
    assert_eq!(
        of_seat_0(|seat| seat["town"][0]["at"] = json!([-128, 0])),
        "no cell [-128, 0]: columns and rows run from -3 to 3"
    );
}

#[test]
fn the_most_resources_can_be_played_with_to_the_end_and_read_back() {
    let mut rich = state::<Hill>("four_players", 200);
    for seat in rich["public"]["seats"].as_array_mut().expect("a list") {
        seat["resources"] = json!(10_000);
    }
    let mut game: Hill = serde_json::from_value(rich).expect("it can exist");
    let (mut rng, mut buffer) = (Rng::new(Seed::from_text("rich")), Vec::new());
    while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
        game.apply(seat, &action, &mut ()).expect("legal");
        game.check().expect("it can exist");
    }
}
