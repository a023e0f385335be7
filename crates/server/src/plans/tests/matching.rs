//! What fits, and what doesn't: plans against what was heard, without any table.

use std::borrow::Cow;

use catalog::AnyPlay;
use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use table::{Seat, Seed};
use wire::{Condition, EntryKind, Fate, Heard, Plan, Until};

use super::{ADA, BOB, branch, tree};
use crate::plans::{Since, Verdict};

/// A game in which Bob is to move.
fn game() -> Box<dyn AnyPlay> {
    let game = catalog::find("shinjuku").unwrap();
    (0..100)
        .map(|seed| game.start(2, &[], Seed::from_text(&format!("plans {seed}"))).unwrap())
        .find(|play| play.state().awaiting().contains(BOB))
        .unwrap()
}

fn act(seat: Seat, events: &[Value]) -> Heard<'static> {
    Heard {
        ply: 0,
        seat,
        kind: EntryKind::Act,
        events: events
            .iter()
            .map(|event| Cow::Owned(to_raw_value(event).unwrap()))
            .collect(),
    }
}

fn undo(seat: Seat) -> Heard<'static> {
    Heard {
        kind: EntryKind::Undo,
        ..act(seat, &[])
    }
}

fn chosen(seat: u8, action: &str) -> Value {
    json!({"chosen": {"seat": seat, "action": action}})
}

fn end() -> Value {
    json!({"end_turn": {}})
}

/// What the plan comes to, in a word.
fn verdict(plan: &Plan, heard: &[Heard<'_>]) -> String {
    let play = game();
    let since = Since::of(heard, BOB, play.state());
    match Verdict::of(plan, BOB, &since, play.state()) {
        Verdict::Wait => "wait".to_owned(),
        Verdict::Act { action, .. } => action.to_string(),
        Verdict::Over { fate, .. } => fate.word().to_owned(),
    }
}

#[test]
fn a_condition_is_one_event_or_its_kind() {
    let play = game();
    let since = Since::of(&[act(ADA, &[chosen(0, "build")])], BOB, play.state());
    let fits = |event: Value, alike| since.fits(&Condition { event, alike }, play.state());
    assert!(fits(chosen(0, "build"), false));
    assert!(!fits(chosen(0, "move"), false));
    assert!(fits(chosen(0, "move"), true), "another of the same kind");
    assert!(!fits(chosen(2, "build"), true), "of somebody else");
    assert!(!fits(
        json!({"built": {"seat": 0, "station": "a", "goods": "food"}}),
        true
    ));
    assert!(!fits(json!("nonsense"), true));
    assert!(!fits(json!({"turn_started": {"seat": 0}}), true), "nobody decided that");
}

#[test]
fn all_conditions_of_a_branch_must_have_come_in_whichever_order() {
    let plan = tree(vec![
        branch(&[chosen(0, "build"), chosen(0, "move")], &json!("both"), Vec::new()),
        branch(&[chosen(0, "build")], &json!("one"), Vec::new()),
        branch(&[], &json!("none"), Vec::new()),
    ]);
    let (built, moved) = (act(ADA, &[chosen(0, "build")]), act(ADA, &[chosen(0, "move")]));
    assert_eq!(verdict(&plan, &[moved.clone(), built.clone()]), "\"both\"");
    assert_eq!(verdict(&plan, &[built]), "\"one\"");
    assert_eq!(verdict(&plan, &[moved]), "\"none\"");
    assert_eq!(verdict(&plan, &[]), "\"none\"");
    let only_both = tree(plan.branches[..1].to_vec());
    assert_eq!(verdict(&only_both, &[]), Fate::NoFit.word());
}

#[test]
fn what_was_taken_back_never_happened() {
    let plan = tree(vec![branch(&[chosen(0, "build")], &end(), Vec::new())]);
    let built = act(ADA, &[chosen(0, "build")]);
    let taken_back = [built.clone(), undo(ADA)];
    assert_eq!(verdict(&plan, &taken_back), Fate::NoFit.word());
    let again = [built.clone(), undo(ADA), built];
    assert_eq!(verdict(&plan, &again), end().to_string());
    assert_eq!(verdict(&plan, &[undo(ADA)]), Fate::TakenBack.word(), "something older");
    assert_eq!(
        verdict(&plan, &[undo(BOB)]),
        Fate::Overtaken.word(),
        "something of his own"
    );
    assert_eq!(verdict(&plan, &[act(BOB, &[])]), Fate::Overtaken.word());
}

#[test]
fn the_simple_forms_leave_alone_who_decides_by_hand() {
    let pass = Plan {
        pass: Some(Until::Decision(Condition {
            event: chosen(0, "build"),
            alike: false,
        })),
        ..Plan::default()
    };
    assert_eq!(verdict(&pass, &[act(ADA, &[])]), end().to_string());
    assert_eq!(verdict(&pass, &[act(ADA, &[]), act(BOB, &[])]), "wait");
    assert_eq!(verdict(&pass, &[act(ADA, &[chosen(0, "build")])]), Fate::Awaited.word());
    let last_turns = Plan {
        pass: Some(Until::Round),
        ..Plan::default()
    };
    assert_eq!(
        verdict(&last_turns, &[act(ADA, &[json!({"last_turns": {}})])]),
        Fate::Awaited.word()
    );
    let forced = Plan {
        forced: true,
        ..Plan::default()
    };
    assert_eq!(verdict(&forced, &[]), "wait", "a turn may begin with several actions");
    assert_eq!(verdict(&Plan::default(), &[]), "wait");
}
