//! The simple forms: passing until something happens, and decisions that are none.

use serde_json::json;
use wire::{Condition, Fate, Plan, Refusal, Until};

use super::{ADA, BOB, Duel, games, on_both};
use crate::tables::Move;

fn pass(until: Until) -> Plan {
    Plan {
        pass: Some(until),
        ..Plan::default()
    }
}

fn forced() -> Plan {
    Plan {
        forced: true,
        ..Plan::default()
    }
}

#[tokio::test]
async fn who_passes_until_something_happens_passes_until_then() {
    on_both(async |place| {
        let mut duel = Duel::begin(&place, "shinjuku").await;
        let end = json!({"end_turn": {}});
        duel.before_bob().await;
        let income = Condition {
            event: json!({"chosen": {"seat": 0, "action": "income"}}),
            alike: false,
        };
        duel.lay(pass(Until::Decision(income))).await.unwrap();
        for passed in 1..=3 {
            duel.act(ADA, end.clone()).await;
            assert_eq!(duel.decisions().await.last(), Some(&(BOB, end.clone())));
            assert_eq!(duel.stand().await.carried_out, passed);
        }
        duel.act(ADA, json!({"choose": {"action": "income"}})).await;
        let stand = duel.stand().await;
        assert_eq!((stand.carried_out, stand.fate), (3, Some(Fate::Awaited)));
        assert!(duel.state().await.awaiting().contains(BOB), "Bob decides again");
    })
    .await;
}

/// Passing goes on over rounds in which other things are decided by hand, and ends when a round begins.
#[tokio::test]
async fn who_passes_until_the_round_is_over_decides_all_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "tramways").await;
    // to where Ada's next decision lets Bob pass
    let action = loop {
        let state = duel.state().await;
        let lets_pass = |action: &serde_json::Value| {
            let mut next = state.copy();
            next.act(ADA, action).is_ok() && next.pass(BOB).unwrap().is_some()
        };
        let is_adas = state.awaiting() == table::Seats::only(ADA);
        let found = state.legal(ADA).unwrap().into_iter().find(lets_pass);
        match found.filter(|_| is_adas) {
            Some(action) => break action,
            None => drop(duel.step().await.expect("there is an auction in every round")),
        }
    };
    duel.lay(pass(Until::Round)).await.unwrap();
    duel.act(ADA, action).await;
    assert!(duel.decisions().await.contains(&(BOB, json!({"pass": {}}))));
    let mut rounds = 0;
    while duel.stand().await.fate.is_none() && rounds < 5_000 {
        if duel.step().await.is_none() {
            break;
        }
        rounds += 1;
    }
    let is_over = duel.state().await.awaiting().is_empty();
    assert!(is_over || duel.stand().await.fate == Some(Fate::Awaited));
}

/// What begins with Bob's own pass ends his passing, too: otherwise his last turn would go by.
#[tokio::test]
async fn who_passes_until_the_last_turns_has_a_last_turn() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..20 {
        let place = crate::store::Place::File(folder.path().join(format!("{number}.sqlite")));
        let mut duel = Duel::begin(&place, "shinjuku").await;
        duel.chance = trial::Chance::new(number);
        loop {
            let state = duel.state().await;
            let begins = |action: serde_json::Value| {
                let told = state.copy().act(BOB, &action).unwrap().events;
                told.iter().any(|told| state.begins_round(&told.event).unwrap())
            };
            let is_it = state.awaiting().contains(BOB) && state.pass(BOB).unwrap().is_some_and(begins);
            if is_it {
                duel.lay(pass(Until::Round)).await.unwrap();
                let stand = duel.stand().await;
                assert_eq!((stand.carried_out, stand.fate), (1, Some(Fate::Awaited)));
                duel.act(ADA, json!({"end_turn": {}})).await;
                assert!(duel.state().await.awaiting().contains(BOB), "it is Bob's last turn");
                return;
            }
            if duel.step().await.is_none() {
                break; // Ada drew the last customer
            }
        }
    }
    panic!("Bob never drew the last customer");
}

#[tokio::test]
async fn where_nobody_can_pass_no_plan_does() {
    let folder = tempfile::tempdir().unwrap();
    for game in games() {
        let place = crate::store::Place::File(folder.path().join(format!("{game}.sqlite")));
        let mut duel = Duel::begin(&place, game).await;
        duel.before_bob().await;
        let can_pass = duel.state().await.can_pass();
        match duel.lay(pass(Until::Round)).await {
            Ok(_) => assert!(can_pass, "{game}"),
            Err(refused) => {
                let name = catalog::find(game).unwrap().meta().name.to_owned();
                assert!(!can_pass, "{game}");
                assert_eq!(*refused.reason, Refusal::PlanNoPass { game: name }.into());
            }
        }
    }
}

/// Whoever wants forced decisions made is never asked for one after the others have moved; all other decisions are left alone.
#[tokio::test]
async fn in_every_game_forced_decisions_are_made_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    for game in games() {
        let place = crate::store::Place::File(folder.path().join(format!("{game}.sqlite")));
        let mut duel = Duel::begin(&place, game).await;
        duel.before_bob().await;
        duel.lay(forced()).await.unwrap();
        let (mut asked, mut made) = (0, 0);
        for _ in 0..400 {
            let state = duel.state().await;
            let last = duel.decisions().await.last().map(|(seat, _)| *seat);
            if state.awaiting().contains(BOB) && last == Some(ADA) {
                asked += 1;
                assert_eq!(state.only_choice(BOB).unwrap(), None, "{game}: Bob has a choice");
            }
            if duel.step().await.is_none() {
                break;
            }
            made = made.max(duel.stand().await.carried_out);
        }
        assert!(asked > 0, "{game}");
        println!("{game}: asked {asked} times, {made} decisions were none");
        let stand = duel.stand().await;
        let is_over = duel.state().await.awaiting().is_empty();
        assert!(
            is_over || stand.plan == forced() && stand.fate.is_none(),
            "{game}: it stays"
        );
    }
}

/// What Bob takes back is not done again at once.
#[tokio::test]
async fn who_takes_back_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    duel.before_bob().await;
    duel.lay(forced()).await.unwrap();
    duel.act(ADA, json!({"end_turn": {}})).await;
    duel.act(BOB, json!({"choose": {"action": "expand"}})).await;
    assert_eq!(duel.stand().await.plan, forced(), "deciding by hand changes nothing");
    duel.enter(BOB, Move::Undo).await.unwrap();
    assert_eq!(duel.stand().await.fate, Some(Fate::Overtaken));
}
