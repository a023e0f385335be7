//! What happens to plans when something else happens: takebacks, other people on the seat, a bot that stands in, the end of the game.

use std::sync::Arc;

use serde_json::json;
use wire::{Clock, Fate, NewPlan, NewTable, SeatWish};

use super::{ADA, BOB, Duel, branch, on_both, tree};
use crate::store::{Faults, How, Place, params};
use crate::tables::Move;
use crate::tables::tests::House;

/// Somebody takes back what was decided before the plan was made: its ground is gone.
#[tokio::test]
async fn a_plan_falls_with_what_it_was_made_on() {
    on_both(async |place| {
        let mut duel = Duel::begin(&place, "shinjuku").await;
        duel.before_bob().await;
        duel.act(ADA, json!({"choose": {"action": "expand"}})).await;
        let end = json!({"end_turn": {}});
        duel.lay(tree(vec![branch(&[], &end, Vec::new())])).await.unwrap();
        duel.enter(ADA, Move::Undo).await.unwrap();
        assert_eq!(duel.stand().await.fate, Some(Fate::TakenBack));

        // what is taken back after the plan was made never happened for it
        let chosen = json!({"chosen": {"seat": 0, "action": "expand"}});
        let plan = tree(vec![branch(&[chosen], &end, Vec::new())]);
        duel.lay(plan.clone()).await.unwrap();
        duel.act(ADA, json!({"choose": {"action": "expand"}})).await;
        duel.enter(ADA, Move::Undo).await.unwrap();
        assert_eq!(duel.stand().await.plan, plan, "it waits");
        duel.act(ADA, end.clone()).await;
        assert_eq!(duel.stand().await.fate, Some(Fate::NoFit), "she has not done it");
    })
    .await;
}

#[tokio::test]
async fn a_plan_goes_with_its_owner() {
    on_both(async |place| {
        // who resigns
        let mut duel = Duel::begin(&place, "shinjuku").await;
        let line = duel.before_bob().await;
        let plan = tree(vec![branch(&[], &line.options[0], Vec::new())]);
        duel.lay(plan.clone()).await.unwrap();
        assert!(duel.is_stored().await);
        let tables = duel.house.tables.clone();
        tables.resign(&duel.bob, &duel.id, BOB, "beginner").await.unwrap();
        assert!(!duel.is_stored().await);

        // whose seat another person takes by a link
        let mut duel = Duel::begin(&place, "shinjuku").await;
        let line = duel.before_bob().await;
        duel.lay(tree(vec![branch(&[], &line.options[0], Vec::new())]))
            .await
            .unwrap();
        let tables = duel.house.tables.clone();
        let link = tables.link(&duel.bob, &duel.id, BOB).await.unwrap();
        let eve = duel.house.guest("Eve").await;
        tables.claim(&eve, &link.secret).await.unwrap();
        assert!(!duel.is_stored().await, "it was Bob's, not the seat's");
        let stand = tables.read_plan(&eve, &duel.id, BOB).await.unwrap();
        assert!(stand.plan.is_empty() && stand.fate.is_none());
        let ply = duel.ply().await;
        duel.play(&line).await;
        assert_eq!(duel.ply().await, ply + line.acts.len());

        // who comes with a link of the same person has it still
        let mut duel = Duel::begin(&place, "shinjuku").await;
        let line = duel.before_bob().await;
        duel.lay(tree(vec![branch(&[], &line.options[0], Vec::new())]))
            .await
            .unwrap();
        let link = duel.house.tables.link(&duel.bob, &duel.id, BOB).await.unwrap();
        duel.house.tables.claim(&duel.bob, &link.secret).await.unwrap();
        assert!(duel.is_stored().await);

        // whoever is forgotten
        let forget = crate::plans::forget(&duel.bob.id);
        duel.house.store.write(forget).await.unwrap();
        assert!(!duel.is_stored().await);
    })
    .await;
}

#[tokio::test]
async fn a_plan_ends_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    duel.before_bob().await;
    let forced = wire::Plan {
        forced: true,
        ..wire::Plan::default()
    };
    duel.lay(forced).await.unwrap();
    while duel.step().await.is_some() {}
    assert!(!duel.is_stored().await);
    let refused = duel
        .lay(tree(vec![branch(&[], &json!({"end_turn": {}}), Vec::new())]))
        .await;
    assert_eq!(*refused.unwrap_err().reason, wire::Refusal::Over.into());
}

/// The decision that ends a game may be a plan's: it is stored with the end, which removes all plans.
#[tokio::test]
async fn a_plan_may_end_the_game() {
    on_both(async |place| {
        let mut duel = Duel::begin(&place, "shinjuku").await;
        let (seat, last) = loop {
            let state = duel.state().await;
            let seat = state.awaiting().first().expect("the game is not over");
            let ends = |action: &serde_json::Value| {
                let mut next = state.copy();
                next.act(seat, action).is_ok() && next.awaiting().is_empty()
            };
            match state.legal(seat).unwrap().into_iter().find(ends) {
                Some(action) => break (seat, action),
                None => drop(duel.step().await),
            }
        };
        let new = NewPlan {
            seat,
            ply: duel.ply().await,
            plan: tree(vec![branch(&[], &last, Vec::new())]),
        };
        let owner = duel.owner(seat);
        duel.house.tables.lay_plan(owner, &duel.id, new).await.unwrap();
        assert_eq!(duel.decisions().await.last(), Some(&(seat, last)));
        assert!(duel.state().await.awaiting().is_empty() && !duel.is_stored().await);
    })
    .await;
}

/// While a bot plays for Bob, it decides and not his plan; when he is back, the plan is over.
#[tokio::test]
async fn a_bot_that_stands_in_follows_no_plan() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("plans.sqlite"));
    let new = NewTable {
        clock: Clock::days(1),
        stand_in: Some("beginner".to_owned()),
        ..NewTable::new("shinjuku", [SeatWish::Me, SeatWish::Open])
    };
    let mut duel = Duel::of(&place, new).await;
    let line = duel.before_bob().await;
    duel.lay(tree(vec![branch(&[], &line.options[0], Vec::new())]))
        .await
        .unwrap();
    duel.house
        .elsewhere(
            "UPDATE seats SET stood_in = 1 WHERE table_id = $1 AND seat = 1",
            params![&duel.id],
        )
        .await;
    duel.house.tables.touch(&duel.id).await.unwrap();
    let again = tree(vec![branch(&[], &line.options[0], Vec::new())]);
    assert_eq!(
        *duel.lay(again).await.unwrap_err().reason,
        wire::Refusal::PlanStoodIn.into()
    );
    duel.play(&line).await;
    for _ in 0..2_400 {
        if duel.decisions().await.last().is_some_and(|(seat, _)| *seat == BOB) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(duel.stand().await.carried_out, 0, "the bot has decided");
    duel.house.tables.back(&duel.bob, &duel.id, BOB).await.unwrap();
    assert_eq!(duel.stand().await.fate, Some(Fate::Overtaken));
}

/// Every statement goes wrong once, while a plan is laid down and carried out. The game goes on, and what a server could not do is done when the table is looked after: once.
#[tokio::test]
async fn what_could_not_be_stored_is_done_later_and_once() {
    for how in [How::Refused, How::AnswerLost, How::GivenUp] {
        for statements in 0.. {
            if !struck(statements, how).await {
                assert!(statements > 8, "there is something that can go wrong");
                break;
            }
        }
    }
}

/// Whether a fault after so many statements struck at all.
async fn struck(statements: i64, how: How) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("plans.sqlite"));
    let duel = Duel::begin(&place, "shinjuku").await;
    let end = json!({"end_turn": {}});
    if duel.state().await.awaiting().contains(BOB) {
        duel.act(BOB, end.clone()).await;
    }
    let ply = duel.ply().await;
    let faults = Arc::new(Faults::after(statements, how));
    let house = House::with(&place, faults.clone()).await;
    let plan = || NewPlan {
        seat: BOB,
        ply,
        plan: tree(vec![branch(&[], &end, Vec::new())]),
    };
    let tables = &house.tables;
    while tables.lay_plan(&duel.bob, &duel.id, plan()).await.is_err() {}
    let entry = Move::Act(end.clone());
    while let Err(refused) = tables.enter(&duel.ada, &duel.id, ADA, ply, &entry).await {
        if refused.status.as_u16() == 409 {
            break; // it was stored after all
        }
    }
    let live = tables.open(&duel.id).await.unwrap();
    let now = tables.lock(&live).await.unwrap().ply();
    if now == ply + 1 {
        let wake = tables.lock(&live).await.unwrap().row.wake;
        tables
            .look_after(wake.expect("a plan whose time has come is looked after"))
            .await
            .unwrap();
    }
    for _ in 0..2 {
        tables.look_after(crate::clock::now() + 1_000_000).await.unwrap();
        assert_eq!(tables.lock(&live).await.unwrap().ply(), ply + 2, "{how:?} {statements}");
    }
    let stand = tables.read_plan(&duel.bob, &duel.id, BOB).await.unwrap();
    assert_eq!(
        (stand.carried_out, stand.fate),
        (1, Some(Fate::Done)),
        "{how:?} {statements}"
    );
    faults.struck()
}
