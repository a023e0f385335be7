//! A plan is its owner's secret; and what is no plan is refused.

use serde_json::{Value, json};
use table::Viewer;
use wire::{NewPlan, NewTarget, NewsKind, Place as Where, Plan, Refusal, Wishes};

use super::{ADA, BOB, Duel, branch, tree};
use crate::store::params;
use crate::tables::Seen;

/// What the page of this person would be told now; nothing if nothing is new.
async fn told(duel: &Duel, person: Option<&crate::people::Person>, viewer: Viewer, seen: &mut Seen) -> Option<String> {
    let live = duel.house.tables.open(&duel.id).await.unwrap();
    let sitting = duel.house.tables.lock(&live).await.unwrap();
    if !sitting.news(person, viewer, seen) {
        return None;
    }
    let update = sitting
        .update(person, viewer, &crate::company::Silent::default(), seen)
        .unwrap();
    Some(serde_json::to_string(&update).unwrap())
}

#[tokio::test]
async fn nobody_else_hears_of_a_plan() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    let line = duel.before_bob().await;
    let (mut adas, mut bobs, mut eves) = (Seen::default(), Seen::default(), Seen::default());
    let (ada, bob) = (duel.ada.clone(), duel.bob.clone());
    told(&duel, Some(&ada), Viewer::Seat(ADA), &mut adas).await.unwrap();
    told(&duel, Some(&bob), Viewer::Seat(BOB), &mut bobs).await.unwrap();
    told(&duel, None, Viewer::Spectator, &mut eves).await.unwrap();

    let plan = tree(vec![branch(&[], &line.options[0], Vec::new())]);
    duel.lay(plan).await.unwrap();
    assert_eq!(told(&duel, Some(&ada), Viewer::Seat(ADA), &mut adas).await, None);
    assert_eq!(told(&duel, None, Viewer::Spectator, &mut eves).await, None);
    let own: Value = serde_json::from_str(
        &told(&duel, Some(&bob), Viewer::Seat(BOB), &mut bobs)
            .await
            .expect("his own page is told that there is one"),
    )
    .unwrap();
    assert!(own["plan"].is_i64());

    let tables = duel.house.tables.clone();
    let refused = tables.read_plan(&ada, &duel.id, BOB).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotYours { seat: 1 }.into());
    let refused = tables.take_plan_away(&ada, &duel.id, BOB).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotYours { seat: 1 }.into());
    let new = NewPlan {
        seat: BOB,
        ply: duel.ply().await,
        plan: Plan {
            forced: true,
            ..Plan::default()
        },
    };
    let refused = tables.lay_plan(&ada, &duel.id, new).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotYours { seat: 1 }.into());
    // whatever else is told of the table says nothing of it
    let record = tables.open(&duel.id).await.unwrap();
    let record = tables.record(&record, Some(&ada)).await.unwrap();
    assert!(!record.to_string().contains("\"branches\""));

    duel.house.tables.take_plan_away(&bob, &duel.id, BOB).await.unwrap();
    let own = told(&duel, Some(&bob), Viewer::Seat(BOB), &mut bobs).await;
    assert!(own.is_some_and(|text| !text.contains("\"plan\"")), "it is gone");
    assert_eq!(told(&duel, Some(&ada), Viewer::Seat(ADA), &mut adas).await, None);
}

/// That it came to nothing is told to its owner alone, and not to the other's page, which could conclude that there was one.
#[tokio::test]
async fn that_a_plan_was_dropped_is_told_to_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    let line = duel.before_bob().await;
    for (name, person) in [("bob", &duel.bob), ("ada", &duel.ada)] {
        let sql = "INSERT INTO targets (id, person, channel, address, kinds, wait, digest, confirmed, stop, created) \
                   VALUES ($1, $2, 'hook', 'https://round.example', ' plan ', 0, 'never', 1, $1, 1)";
        duel.house.elsewhere(sql, params![name, &person.id]).await;
        let told = "UPDATE people SET told = 1 WHERE id = $1";
        duel.house.elsewhere(told, params![&person.id]).await;
    }
    duel.house.tables.touch(&duel.id).await.unwrap();
    let income = json!({"chosen": {"seat": 0, "action": "income"}});
    let never = if line.deeds.contains(&income) {
        json!({"chosen": {"seat": 0, "action": "upgrade"}})
    } else {
        income
    };
    duel.lay(tree(vec![branch(&[never], &line.options[0], Vec::new())]))
        .await
        .unwrap();
    duel.play(&line).await;
    let news = "SELECT target FROM news WHERE table_id = $1 AND kind = 'plan' AND target = $2";
    assert_eq!(duel.house.found(news, params![&duel.id, "bob"]).await, 1);
    assert_eq!(duel.house.found(news, params![&duel.id, "ada"]).await, 0);
    let about = |ply: usize| crate::news::About {
        kind: NewsKind::Plan,
        table: duel.id.clone(),
        seat: 1,
        turn: ply as i64,
        person: Some(duel.bob.id.clone()),
    };
    let ply = duel.ply().await;
    assert!(
        duel.house.tables.matter(&about(ply)).await.unwrap().is_some(),
        "it is so"
    );
    duel.act(BOB, line.options[0].clone()).await;
    assert!(
        duel.house.tables.matter(&about(ply)).await.unwrap().is_none(),
        "who has decided since knows it"
    );
}

#[tokio::test]
async fn what_is_no_plan_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut duel = Duel::in_file(folder.path(), "shinjuku").await;
    let line = duel.before_bob().await;
    let (act, deed) = (&line.options[0], &line.deeds[0]);
    let one = |when: &[Value], act: &Value| tree(vec![branch(when, act, Vec::new())]);
    let own: Value = serde_json::from_str(&deed.to_string().replace("\"seat\":0", "\"seat\":1")).unwrap();
    let many = tree(vec![branch(&[], act, Vec::new()); 61]);
    let deep = (0..61).fold(Vec::new(), |then, _| vec![branch(&[], act, then)]);
    let long = one(&[], &json!("x".repeat(20_000)));
    let cases = [
        (Plan::default(), "PlanEmpty"),
        (many, "PlanLarge"),
        (tree(deep), "PlanLarge"),
        (long, "PlanLarge"),
        (one(&vec![deed.clone(); 13], act), "PlanConditions"),
        (one(&[own], act), "PlanOwnDecision"),
        (one(&[json!({"turn_started": {"seat": 0}})], act), "PlanUnseen"),
        (one(&[json!({"nonsense": 1})], act), "PlanUnseen"),
        (one(&[], &json!({"nonsense": 1})), "NoAction"),
    ];
    for (plan, name) in cases {
        let refused = duel.lay(plan).await.unwrap_err();
        let line = refused.reason.line();
        assert!(refused.status.is_client_error(), "{name}: {line}");
        assert!(!line.contains('\n') && line.len() < 400, "{line}");
        assert!(
            format!("{:?}", refused.reason)
                .to_lowercase()
                .replace('-', "")
                .contains(&name.to_lowercase()),
            "{name}: {:?}",
            refused.reason
        );
        assert!(!duel.is_stored().await, "{name}");
    }
    // a plan of another moment: Bob has decided since
    let old = duel.ply().await;
    duel.play(&line).await;
    duel.act(BOB, act.clone()).await;
    let new = NewPlan {
        seat: BOB,
        ply: old,
        plan: one(&[], act),
    };
    let refused = duel.house.tables.lay_plan(&duel.bob, &duel.id, new).await.unwrap_err();
    assert_eq!(refused.status.as_u16(), 409);
}

#[test]
fn a_place_to_be_told_at_may_want_to_hear_of_plans() {
    let wishes = Wishes::all();
    assert!(wishes.kinds.contains(&NewsKind::Plan));
    let place = Where::Hook {
        url: String::new(),
        table: None,
    };
    let text = serde_json::to_string(&NewTarget::new(place, wishes)).unwrap();
    assert!(text.contains("\"plan\""));
}
