//! States and views edited by hand: what cannot exist is refused.

use serde_json::{Value, json};
use shinjuku::{Shinjuku, View};
use table::kit::{edited, golden};
use table::{Game, Viewer};

fn game(decisions: usize) -> Shinjuku {
    golden::position("three_players", decisions)
}

/// Why an edited state is refused.
fn refusal(edit: impl FnOnce(&mut Value)) -> String {
    edited::refusal::<Shinjuku>("three_players", 150, edit)
}

/// The edited state is in the middle of an action of this kind.
fn at_step(action: &str, step: Value) -> String {
    refusal(|state| {
        state["public"]["taken"] = json!([action]);
        state["public"]["step"] = step;
    })
}

#[test]
fn more_cards_or_customers_than_a_byte_counts_are_refused() {
    let cards = refusal(|state| {
        let hand = |count: usize| Value::from(vec!["ota"; count]);
        state["private"][0]["hand"] = hand(200);
        state["private"][1]["hand"] = hand(56);
    });
    assert!(cards.ends_with("ward cards are in play; the map has 72"), "{cards}");
    let customers = refusal(|state| state["private"][0]["earned"] = Value::from(vec![json!({ "goods": "food" }); 255]));
    assert!(
        customers.ends_with("customers are in play; the map has 52"),
        "{customers}"
    );
}

#[test]
fn steps_that_lead_nowhere_are_refused() {
    let taken =
        serde_json::to_value(game(150)).expect("a state can be written")["public"]["stores"][0]["station"].clone();
    assert_eq!(
        at_step("build", json!({ "build_store": { "station": taken } })),
        "what is going on cannot be done"
    );
    let second = json!({ "second_track": { "first": ["daiba", "shin_kiba"] } });
    assert_eq!(at_step("expand", second), "what is going on cannot be done");
}

#[test]
fn a_view_of_a_seat_that_does_not_take_part_is_refused() {
    let mut view = serde_json::to_value(game(150).view(Viewer::Spectator)).expect("a view can be written");
    view["public"]["seat"] = json!(4);
    assert_eq!(
        serde_json::from_value::<View>(view)
            .expect_err("it should be refused")
            .to_string(),
        "it is the turn of seat 4"
    );
}
