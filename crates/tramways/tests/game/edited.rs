//! States and views edited by hand: what cannot exist is refused.

use serde_json::{Value, json};
use table::kit::{edited, golden};
use table::{Game, Viewer};
use tramways::{Tramways, View};

fn game(decisions: usize) -> Tramways {
    golden::position("three_players", decisions)
}

/// A state in which everyone has built something.
const LATE: usize = 250;

/// Why an edited state is refused.
fn refusal(edit: impl FnOnce(&mut Value)) -> String {
    edited::refusal::<Tramways>("three_players", LATE, edit)
}

#[track_caller]
fn assert_refused(reason: &str, edit: impl FnOnce(&mut Value)) {
    let told = refusal(edit);
    assert!(told.contains(reason), "{told}");
}

#[test]
fn a_state_as_it_is_can_be_read() {
    let state = serde_json::to_value(game(LATE)).expect("a state can be written");
    assert_eq!(
        serde_json::from_value::<Tramways>(state).expect("nothing was edited"),
        game(LATE)
    );
}

#[test]
fn tickets_are_in_one_place() {
    assert_refused("is in two places", |state| {
        let ticket = state["players"][0]["discards"][0].clone();
        state["private"][0]["hand"].as_array_mut().expect("a list").push(ticket);
    });
    assert_refused("there is no ticket #120", |state| {
        state["private"][0]["hand"]
            .as_array_mut()
            .expect("a list")
            .push(json!(120));
    });
    assert_refused("is not there", |state| {
        state["players"][0]["discards"]
            .as_array_mut()
            .expect("a list")
            .remove(0);
    });
}

#[test]
fn tiles_are_counted_and_lie_where_they_may() {
    assert_refused("curves; there are 12", |state| {
        state["players"][1]["curves"] = json!(12);
    });
    assert_refused("T7.6 tiles overlap", |state| {
        let tile = state["public"]["city"]["tiles"][0].clone();
        state["public"]["city"]["tiles"]
            .as_array_mut()
            .expect("a list")
            .push(tile);
    });
    assert_refused("was laid in round 6", |state| {
        state["public"]["city"]["tiles"][0]["round"] = json!(6);
    });
    assert_refused("there is no tile like the one on", |state| {
        state["public"]["city"]["tiles"][0]["sides"] = json!(["north", "north"]);
    });
    assert_refused("stands beside the buildings", |state| {
        state["public"]["city"]["passengers"]
            .as_array_mut()
            .expect("a list")
            .push(json!([14, 9]));
    });
}

#[test]
fn players_keep_within_their_limits() {
    assert_refused("T3.11 3 workers", |state| state["players"][0]["workers"] = json!(3));
    assert_refused("T3.8 stress 0", |state| state["players"][0]["stress"] = json!(0));
    assert_refused("T3.8 stress 22", |state| state["players"][0]["stress"] = json!(22));
    assert_refused("T10.6 the hand limit is", |state| {
        state["players"][0]["limit"] = json!(6);
    });
    assert_refused("are too much", |state| state["players"][0]["money"] = json!(60_000));
}

#[test]
fn what_goes_on_must_be_possible() {
    let run = json!({ "laying": { "run": { "start": { "at": [14, 9], "side": "north" }, "redirects": false, "tiles": [] } } });
    assert_refused("what is going on cannot be done", |state| {
        state["public"]["phase"] = json!({ "actions": { "second": true, "position": 0, "left": 2, "money_taken": false, "step": { "choose": {} } } });
        state["pending"] = run;
    });
    assert_refused("what is going on cannot be done", |state| {
        state["public"]["phase"] = json!({ "take_card": { "position": 7 } });
    });
    assert_refused("the turn order", |state| state["public"]["order"] = json!([0, 0, 1]));
    assert_refused("the turn order", |state| state["public"]["players"] = json!(2));
}

#[test]
fn a_view_that_no_state_has_is_refused() {
    let mut view = serde_json::to_value(game(LATE).view(Viewer::Spectator)).expect("a view can be written");
    view["hand_sizes"][0] = json!(0);
    assert!(
        serde_json::from_value::<View>(view)
            .expect_err("it should be refused")
            .to_string()
            .contains("smaller than it can be")
    );
    let mut view = serde_json::to_value(game(LATE).view(Viewer::Spectator)).expect("a view can be written");
    view["auction_deck"] = json!(60);
    assert!(
        serde_json::from_value::<View>(view)
            .expect_err("it should be refused")
            .to_string()
            .contains("larger than it can be")
    );
}
