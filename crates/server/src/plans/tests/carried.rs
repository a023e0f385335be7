//! Trees that are carried out, and trees that are dropped.

use serde_json::Value;
use wire::{Condition, Fate, Plan};

use super::{BOB, Duel, branch, games, on_both, tree};
use crate::store::params;
use crate::tables::Move;

/// An event like this one that never happened: the same, of another kind or with another number in it.
fn another(event: &Value, among: &[Value]) -> Value {
    among
        .iter()
        .find(|other| *other != event)
        .cloned()
        .expect("there are different deeds")
}

#[tokio::test]
async fn in_every_game_a_plan_is_carried_out_as_soon_as_it_fits() {
    on_both(async |place| {
        for game in games() {
            let mut duel = Duel::begin(&place, game).await;
            let line = duel.before_bob().await;
            let (ply, last) = (duel.ply().await, line.options.len() - 1);
            let deed = line.deeds.last().unwrap();
            let plan = tree(vec![
                branch(&line.deeds[..line.deeds.len().min(5)], &line.options[last], Vec::new()),
                branch(&[], &line.options[0], Vec::new()),
            ]);
            assert_eq!(duel.lay(plan.clone()).await.unwrap().plan, plan, "{game}: it waits");
            duel.play(&line).await;
            assert_eq!(duel.ply().await, ply + line.acts.len() + 1, "{game} {deed}");
            assert_eq!(
                duel.decisions().await.last(),
                Some(&(BOB, line.options[last].clone())),
                "{game}: the branch that fits"
            );
            let stand = duel.stand().await;
            assert_eq!((stand.fate, stand.carried_out), (Some(Fate::Done), 1));
            assert!(stand.plan.is_empty());
        }
    })
    .await;
}

#[tokio::test]
async fn in_every_game_anything_else_leads_to_the_last_branch_or_to_none() {
    on_both(async |place| {
        for game in games() {
            let mut duel = Duel::begin(&place, game).await;
            let line = duel.before_bob().await;
            let unheard = never(&line.deeds[0]);
            let otherwise = tree(vec![
                branch(std::slice::from_ref(&unheard), &line.options[1], Vec::new()),
                branch(&[], &line.options[0], Vec::new()),
            ]);
            duel.lay(otherwise).await.unwrap();
            duel.play(&line).await;
            assert_eq!(
                duel.decisions().await.last(),
                Some(&(BOB, line.options[0].clone())),
                "{game}"
            );

            let line = duel.before_bob().await;
            let ply = duel.ply().await;
            let unheard = never(&line.deeds[0]);
            let nothing = tree(vec![branch(&[unheard], &line.options[0], Vec::new())]);
            duel.lay(nothing).await.unwrap();
            duel.play(&line).await;
            assert_eq!(
                duel.ply().await,
                ply + line.acts.len(),
                "{game}: nothing was decided for Bob"
            );
            let stand = duel.stand().await;
            assert_eq!((stand.fate, stand.plan.is_empty()), (Some(Fate::NoFit), true), "{game}");
        }
    })
    .await;
}

/// The same event, told of the seat that has never done it.
fn never(deed: &Value) -> Value {
    let text = deed.to_string().replace("\"seat\":0", "\"seat\":4");
    let event: Value = serde_json::from_str(&text).unwrap();
    another(deed, &[event])
}

#[tokio::test]
async fn what_is_alike_will_do_where_that_is_wished() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "hill").await;
    let taken = loop {
        let line = duel.before_bob().await;
        if line.deeds.iter().any(|deed| deed.get("took").is_some()) {
            break line;
        }
        duel.play(&line).await;
    };
    let took = taken.deeds.iter().find(|deed| deed.get("took").is_some()).unwrap();
    let mut other = took.clone();
    let free = ["a", "b", "c", "d"].map(Value::from);
    other["took"]["location"] = free
        .into_iter()
        .find(|place| *place != took["took"]["location"])
        .unwrap();
    let plan = |alike| Plan {
        branches: vec![wire::Branch {
            when: vec![Condition {
                event: other.clone(),
                alike,
            }],
            ..branch(&[], &taken.options[0], Vec::new())
        }],
        ..Plan::default()
    };
    duel.lay(plan(true)).await.unwrap();
    duel.play(&taken).await;
    assert_eq!(duel.stand().await.fate, Some(Fate::Done), "any card will do");
}

#[tokio::test]
async fn a_decision_that_is_not_allowed_is_not_made() {
    on_both(async |place| {
        for game in games() {
            let mut duel = Duel::begin(&place, game).await;
            let line = duel.before_bob().await;
            let ply = duel.ply().await;
            // what Ada decided at the beginning is an action of the game, but not one of Bob's then
            let decided = duel.decisions().await;
            let illegal = decided.iter().map(|(_, action)| action).chain(&line.acts);
            let illegal = illegal.clone().find(|action| !line.options.contains(action));
            let Some(illegal) = illegal else { continue };
            duel.lay(tree(vec![branch(&[], illegal, Vec::new())])).await.unwrap();
            duel.play(&line).await;
            assert_eq!(duel.ply().await, ply + line.acts.len(), "{game}");
            assert_eq!(duel.stand().await.fate, Some(Fate::Illegal), "{game}");
            duel.act(BOB, line.options[0].clone()).await; // and the game goes on
        }
    })
    .await;
}

/// A plan goes on over several decisions and turns; whatever Bob takes back ends it.
#[tokio::test]
async fn a_plan_goes_on_after_its_decisions_until_bob_takes_one_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    let line = duel.before_bob().await;
    let expand = serde_json::json!({"choose": {"action": "expand"}});
    let end = serde_json::json!({"end_turn": {}});
    let plan = tree(vec![branch(
        &[],
        &end,
        vec![branch(
            &[],
            &expand,
            vec![branch(&[line.deeds[0].clone()], &end, Vec::new())],
        )],
    )]);
    duel.lay(plan).await.unwrap();
    duel.play(&line).await;
    assert_eq!(
        duel.stand().await.carried_out,
        1,
        "the turn is over; the next has another decision"
    );
    duel.act(super::ADA, end.clone()).await;
    let stand = duel.stand().await;
    assert_eq!(stand.carried_out, 2);
    // in the middle of a turn nothing more fits, because Ada has done nothing since
    assert_eq!(stand.fate, Some(Fate::NoFit));
    assert_eq!(duel.decisions().await.last(), Some(&(BOB, expand.clone())));

    duel.enter(BOB, Move::Undo).await.unwrap();
    let waits = tree(vec![branch(&[], &expand, vec![branch(&[], &end, Vec::new())])]);
    duel.act(BOB, end.clone()).await;
    duel.lay(waits).await.unwrap();
    duel.act(super::ADA, end.clone()).await;
    let stand = duel.stand().await;
    assert_eq!(
        (stand.carried_out, stand.fate),
        (1, Some(Fate::Illegal)),
        "an action that has begun is finished first"
    );
}

/// Bots decide in between, as often as they want.
#[tokio::test]
async fn a_plan_is_carried_out_after_the_turns_of_bots() {
    let folder = tempfile::tempdir().unwrap();
    let bot = || wire::SeatWish::Bot {
        level: "beginner".to_owned(),
    };
    let new = wire::NewTable::new("shinjuku", [bot(), wire::SeatWish::Open, bot()]);
    let duel = Duel::of(&crate::store::Place::File(folder.path().join("bots.sqlite")), new).await;
    let end = serde_json::json!({"end_turn": {}});
    let three = branch(&[], &end, vec![branch(&[], &end, vec![branch(&[], &end, Vec::new())])]);
    duel.lay(tree(vec![three])).await.unwrap();
    for _ in 0..2_400 {
        if duel.stand().await.fate == Some(Fate::Done) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let stand = duel.stand().await;
    assert_eq!((stand.carried_out, stand.fate), (3, Some(Fate::Done)));
    let bobs = duel.decisions().await.into_iter().filter(|(seat, _)| *seat == BOB);
    assert_eq!(bobs.count(), 3);
}

/// Each of two servers finds that the time of a plan has come.
#[tokio::test]
async fn two_servers_carry_a_plan_out_once() {
    let postgres = trial::Postgres::start();
    let place = crate::store::Place::Postgres(postgres.database());
    let mut duel = Duel::begin(&place, "shinjuku").await;
    let other = crate::tables::tests::House::at(&place, crate::store::Faults::none()).await;
    for _ in 0..10 {
        let line = duel.before_bob().await;
        let ply = duel.ply().await;
        other.tables.open(&duel.id).await.unwrap();
        duel.lay(tree(vec![branch(&[], &line.options[0], Vec::new())]))
            .await
            .unwrap();
        let (last, before) = line.acts.split_last().unwrap();
        for action in before {
            duel.act(super::ADA, action.clone()).await;
        }
        // the other server has not heard of it, and looks by itself
        let late = crate::clock::now() + 1_000_000;
        let ((), looked) = tokio::join!(duel.act(super::ADA, last.clone()), other.tables.look_after(late));
        looked.unwrap();
        other.tables.look_after(late).await.unwrap();
        assert_eq!(duel.ply().await, ply + line.acts.len() + 1);
        assert_eq!(duel.stand().await.carried_out, 1);
    }
    let twice = "SELECT ply FROM actions WHERE table_id = $1 AND seat = 1 GROUP BY ply HAVING COUNT(*) > 1";
    assert_eq!(duel.house.found(twice, params![&duel.id]).await, 0);
}
