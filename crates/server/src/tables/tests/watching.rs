//! Spectators who are behind see nothing that is newer, whichever way they ask; and the list of games to look on at. On both databases.

use serde_json::Value;
use table::{Language, Seat, Viewer};
use wire::{Clock, Delay, Late, NewTable, Refusal, Span};

use super::super::Seen;
use super::clocks::{Both, on_both};
use super::{House, for_two};
use crate::clock::{MINUTE, move_by};
use crate::store::params;
use crate::words::Words;

/// What spectators saw at each ply of a game, as long as they were not behind.
async fn seen_at_each_ply(house: &House, id: &str) -> String {
    let live = house.tables.open(id).await.unwrap();
    let sitting = house.tables.lock_as_stored(&live).await.unwrap();
    let state = sitting.running.as_ref().unwrap().play().state();
    state.view_text(Viewer::Spectator).unwrap().get().to_owned()
}

/// Everything that a stranger gets: the update, the past and the record.
async fn strangers(house: &House, id: &str) -> (Value, Value, Value) {
    let live = house.tables.open(id).await.unwrap();
    let update = {
        let sitting = house.tables.lock_as_stored(&live).await.unwrap();
        let viewer = sitting.viewer(None, None).unwrap();
        let update = sitting
            .update(None, viewer, &crate::company::Silent::default(), &mut Seen::default())
            .unwrap();
        serde_json::to_value(update).unwrap()
    };
    let past = house.tables.past(&live, None, Span::default()).await.unwrap();
    let record = house.tables.record(&live, None).await.unwrap();
    (update, serde_json::to_value(past).unwrap(), record)
}

async fn delayed(both: &Both, delay: Delay) -> String {
    let new = NewTable {
        delay,
        clock: Clock::live(600),
        late: Late::StandIn,
        spectator_chat: true,
        ..for_two()
    };
    let id = both.here.make(&both.ada, new).await;
    both.there.tables.join(&both.bob, &id, None).await.unwrap();
    both.here.tables.start(&both.ada, &id).await.unwrap();
    id
}

/// A stranger knows exactly this many entries, and nothing of a later one.
#[track_caller]
fn knows(seen: &(Value, Value, Value), ply: usize, views: &[String]) {
    let (update, past, record) = seen;
    assert_eq!(update["ply"], ply);
    let view: Value = serde_json::from_str(&views[ply]).unwrap();
    assert_eq!(update["view"], view);
    assert_eq!(update["entries"].as_array().unwrap().len(), ply);
    assert!(
        update.get("deadlines").is_none() && update.get("clocks").is_none(),
        "whose clock runs is news"
    );
    let moments = past["moments"].as_array().unwrap();
    assert_eq!(moments.last().unwrap()["ply"], ply);
    assert_eq!(moments.last().unwrap()["awaiting"], update["awaiting"]);
    assert_eq!(record["entries"].as_array().unwrap().len(), ply);
    assert_eq!(record["view"], view);
}

async fn by_decisions(both: &Both) {
    let id = delayed(both, Delay::Decisions { n: 3 }).await;
    let mut views = vec![seen_at_each_ply(&both.here, &id).await];
    for entered in 1..=12usize {
        both.here.step(both, &id).await;
        views.push(seen_at_each_ply(&both.here, &id).await);
        knows(&strangers(&both.there, &id).await, entered.saturating_sub(3), &views);
    }
    // a player sees the present
    let live = both.there.tables.open(&id).await.unwrap();
    let sitting = both.there.tables.lock_as_stored(&live).await.unwrap();
    let own = Viewer::Seat(Seat::new(0).unwrap());
    assert_eq!(
        sitting
            .update(
                Some(&both.ada),
                own,
                &crate::company::Silent::default(),
                &mut Seen::default()
            )
            .unwrap()
            .ply,
        12
    );
    drop(sitting);
    // nor does a link to a later move show it
    let seen = both
        .there
        .tables
        .seen_move(&live, 12, Words(Language::En))
        .await
        .unwrap();
    assert_eq!(seen.number, 9);
    let before = both
        .there
        .tables
        .seen_move(&live, 9, Words(Language::En))
        .await
        .unwrap();
    assert_eq!((seen.picture, seen.caption), (before.picture, before.caption));
    assert_eq!(both.there.tables.running_games(None).await.unwrap()[0].decisions, 9);
}

async fn by_minutes(both: &Both) {
    let id = delayed(both, Delay::Minutes { n: 10 }).await;
    let mut views = vec![seen_at_each_ply(&both.here, &id).await];
    for _ in 0..4 {
        both.here.step(both, &id).await;
        views.push(seen_at_each_ply(&both.here, &id).await);
        move_by(4 * MINUTE);
    }
    both.here.tables.chat(&both.ada, &id, "now we see").await.unwrap();
    // they were entered 16, 12, 8 and 4 minutes ago
    let seen = strangers(&both.there, &id).await;
    knows(&seen, 2, &views);
    assert!(seen.0.get("chat").is_none(), "players may speak of what comes");
    assert_eq!(seen.0["info"]["spectator_chat"], false, "nor do spectators answer");
    let live = both.there.tables.open(&id).await.unwrap();
    let more = both
        .there
        .tables
        .lock(&live)
        .await
        .unwrap()
        .sees_more_at(Viewer::Spectator);
    assert!(more.is_some(), "a page looks again by itself");
    move_by(3 * MINUTE);
    knows(&strangers(&both.there, &id).await, 3, &views);
    move_by(8 * MINUTE);
    let seen = strangers(&both.here, &id).await;
    knows(&seen, 4, &views);
    assert_eq!(seen.0["chat"][0]["text"], "now we see");
}

async fn listed(both: &Both) {
    let open = both.begun(Clock::None, Late::StandIn).await;
    let private = NewTable {
        listed: false,
        ..for_two()
    };
    let private = both.here.make(&both.ada, private).await;
    both.here.tables.join(&both.bob, &private, None).await.unwrap();
    both.here.tables.start(&both.ada, &private).await.unwrap();
    both.here.step(both, &open).await;
    let hide = "UPDATE people SET hidden = 1 WHERE id = $1";
    both.here.elsewhere(hide, params![&both.bob.id]).await;
    let live = both.here.tables.open(&open).await.unwrap();
    let watching = both.here.tables.watch(&live);
    watching.beat().await;
    let found = both.there.tables.running_games(None).await.unwrap();
    assert_eq!(found.len(), 1, "only what is listed");
    assert_eq!(
        (found[0].id.as_str(), found[0].decisions, found[0].watching),
        (open.as_str(), 1, 1)
    );
    let names: Vec<Option<&str>> = found[0].seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Ada"), None], "who is hidden is somebody");
    move_by(2 * MINUTE);
    let found = both.there.tables.running_games(Some(&both.bob)).await.unwrap();
    assert_eq!(found[0].watching, 0, "a server that died watches nothing");
    assert_eq!(
        found[0].seats[1].name.as_deref(),
        Some("Bob"),
        "to oneself one isn't hidden"
    );
}

async fn linked(both: &Both) {
    let id = both.begun(Clock::None, Late::StandIn).await;
    for _ in 0..6 {
        both.here.step(both, &id).await;
    }
    let live = both.there.tables.open(&id).await.unwrap();
    let words = Words(Language::Fr);
    let seen = both.there.tables.seen_move(&live, 4, words).await.unwrap();
    assert_eq!((seen.number, seen.is_over), (4, false));
    assert!(
        !seen.picture.is_empty() && seen.caption.contains("Ada") | seen.caption.contains("Bob"),
        "{}",
        seen.caption
    );
    let closed = "UPDATE tables SET spectators = 0 WHERE id = $1";
    both.there.elsewhere(closed, params![&id]).await;
    let fresh = both.there.tables.open(&id).await.unwrap();
    fresh.inner.lock().await.stale = true;
    let refused = both.there.tables.seen_move(&fresh, 4, words).await.err().unwrap();
    assert_eq!(*refused.reason, Refusal::NoSpectators.into());
}

on_both! {
    spectators_are_so_many_decisions_behind: by_decisions,
    spectators_are_so_many_minutes_behind: by_minutes,
    games_that_go_on_are_listed: listed,
    a_link_to_a_move_shows_what_strangers_may_see: linked,
}
