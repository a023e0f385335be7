//! A game that all people in it want to end.

use wire::{Refusal, State};

use super::*;

#[tokio::test]
async fn a_game_ends_when_everybody_wants_it_to() {
    on_both(async |house| {
        let (ada, bob, eve) = (
            house.account("Ada").await,
            house.account("Bob").await,
            house.account("Eve").await,
        );
        let (tables, id) = (&house.tables, house.game(&ada, &bob).await);
        let info = async || tables.info(&ada, &id).await.unwrap();
        let refused = tables.wish_end(&eve, &id, true).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::NotSeated.into());
        tables.wish_end(&ada, &id, true).await.unwrap();
        tables.wish_end(&ada, &id, true).await.unwrap();
        let asked = info().await;
        assert_eq!(
            (asked.state, asked.to_end.iter().map(u8::from).collect::<Vec<_>>()),
            (State::Running, vec![0])
        );
        tables.wish_end(&bob, &id, false).await.unwrap();
        assert!(info().await.to_end.is_empty(), "a no ends the question");
        tables.wish_end(&bob, &id, true).await.unwrap();
        tables.wish_end(&ada, &id, true).await.unwrap();
        let over = info().await;
        assert!(over.state == State::Finished && over.called_off && over.finished.is_some() && over.seed.is_some());
        let refused = tables.wish_end(&ada, &id, true).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::Over.into());
        // no result, no rating, and nothing to fill in later
        for sql in [
            "SELECT 1 FROM played",
            "SELECT 1 FROM results",
            "SELECT 1 FROM tables WHERE outcome IS NOT NULL",
        ] {
            assert_eq!(house.found(sql, vec![]).await, 0, "{sql}");
        }
        let listed = tables.own_tables(&ada, State::Finished, i64::MAX).await.unwrap();
        assert!(listed[0].called_off && listed[0].outcome.is_none());
        let live = tables.open(&id).await.unwrap();
        let record = tables.record(&live, Some(&bob)).await.unwrap();
        assert!(record["outcome"].is_null() && record["log"].is_object());
    })
    .await;
}

#[tokio::test]
async fn bots_have_no_say_in_it() {
    on_both(async |house| {
        let ada = house.account("Ada").await;
        let id = house.solo(&ada).await;
        house.tables.wish_end(&ada, &id, true).await.unwrap();
        assert!(house.tables.info(&ada, &id).await.unwrap().called_off);
        let open = house.make(&ada, for_two()).await;
        let refused = house.tables.wish_end(&ada, &open, true).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::NotBegun.into());
    })
    .await;
}

/// Two servers, two players who agree at the same moment: the game ends once, and no wish is lost.
#[tokio::test]
async fn two_servers_count_every_wish() {
    let postgres = trial::Postgres::start();
    let place = Place::Postgres(postgres.database());
    let (one, other) = (
        House::at(&place, Faults::none()).await,
        House::at(&place, Faults::none()).await,
    );
    let (ada, bob) = (one.account("Ada").await, one.account("Bob").await);
    for _ in 0..5 {
        let id = one.game(&ada, &bob).await;
        let (yes, also) = tokio::join!(
            one.tables.wish_end(&ada, &id, true),
            other.tables.wish_end(&bob, &id, true)
        );
        yes.and(also).unwrap();
        assert!(
            one.found(
                "SELECT 1 FROM tables WHERE id = $1 AND called_off = 1",
                crate::store::params![&id]
            )
            .await
                == 1
        );
    }
}
