//! States edited by hand: what cannot exist is refused.

use serde_json::{Value, json};
use shinjuku::Shinjuku2;
use table::kit::edited;

/// Why an edited state is refused.
fn refusal(edit: impl FnOnce(&mut Value)) -> String {
    edited::refusal::<Shinjuku2>("../golden2/all_variants", 150, |state| {
        edit(&mut state["public"]["scene"]);
    })
}

#[test]
fn a_queue_that_cannot_be_is_refused() {
    let card = refusal(|scene| scene["queue"][0]["card"] = json!("nowhere"));
    assert_eq!(card, "there is no ward nowhere on the map");
    let short = refusal(|scene| {
        scene["queue"].as_array_mut().expect("a list").pop();
    });
    assert_eq!(short, "3 cards in the queue; there must be 4");
}

#[test]
fn figures_that_take_no_part_are_refused() {
    let matsuri = refusal(|scene| scene["matsuri"] = Value::Null);
    assert_eq!(matsuri, "a figure is missing, or takes no part");
    let rules = refusal(|scene| scene["rules"]["kaicho"] = json!(false));
    assert!(!rules.is_empty());
    let kaiju = refusal(|scene| scene["kaiju"] = json!("bay"));
    assert_eq!(kaiju, "the Kaiju is where it can't be");
    let space = refusal(|scene| scene["dog"] = json!({ "queue": { "space": 5 } }));
    assert_eq!(space, "the queue has no space 5");
}

#[test]
fn bonus_tokens_that_nobody_can_have_are_refused() {
    let bonus = refusal(|scene| scene["bonus"][0] = json!(3));
    assert_eq!(bonus, "the bonus tokens do not fit the stacks taken");
    let missing = edited::refusal::<Shinjuku2>("../golden2/all_variants", 150, |state| {
        state["public"].as_object_mut().expect("an object").remove("scene");
    });
    assert_eq!(missing, "the queue and all else beside the map is missing");
}
