//! Who follows somebody is told of games to watch, and of nothing else.

use wire::Refusal;

use super::receiver::Receiver;
use super::*;
use crate::follows::{self, Follows};

/// Somebody keeps another one away.
const BLOCK: &str = "INSERT INTO shunned (id, person, other, distance, since) VALUES ('1', $1, $2, 'blocked', 1)";

async fn told_to_followers(place: &Place) {
    let (office, receiver) = (Office::at(place).await, Receiver::open().await);
    let account = async |name: &str| {
        office
            .house
            .people
            .register(name, "correct horse")
            .await
            .unwrap()
            .person
    };
    let (ada, bob, eve) = (
        account("Ada").await,
        account("Bob").await,
        office.house.guest("Eve").await,
    );
    let follows = Follows::new(office.house.store.clone());
    office.hook(&eve, &receiver.url, only(NewsKind::Began)).await;
    let refused = follows.follow(&eve, "Nobody").await.unwrap_err();
    assert_eq!(
        *refused.reason,
        Refusal::NoPerson {
            name: "Nobody".to_owned()
        }
        .into()
    );
    let refused = follows.follow(&ada, "ada").await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::FollowYourself.into());
    for _ in 0..2 {
        follows.follow(&eve, "ada").await.unwrap();
    }
    assert_eq!(follows.all(&eve).await.unwrap().len(), 1);

    let table = office.begun(&ada, &bob, Clock::None).await;
    office.send(now()).await;
    let texts = receiver.texts();
    assert_eq!(texts.len(), 1);
    assert!(
        texts[0].starts_with("Ada has started a game of The Rail on the Hill. You can watch it."),
        "{texts:?}"
    );
    assert!(
        texts[0].contains(&table) || receiver.url.is_empty(),
        "with the way there: {texts:?}"
    );
    assert_eq!(follows.all(&eve).await.unwrap()[0].playing, 1);
    office.send(now()).await;
    assert!(receiver.take().is_empty(), "once");

    // not of tables that are not for everybody, nor of who is hidden
    let private = NewTable {
        listed: false,
        ..NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
    };
    let id = office.house.make(&ada, private).await;
    office.house.tables.join(&bob, &id, None).await.unwrap();
    office.house.tables.start(&ada, &id).await.unwrap();
    office
        .house
        .elsewhere("UPDATE people SET hidden = 1 WHERE id = $1", params![&ada.id])
        .await;
    office.begun(&ada, &bob, Clock::None).await;
    office.send(now()).await;
    assert!(receiver.take().is_empty());
    assert!(follows.all(&eve).await.unwrap().is_empty(), "nor shown");

    office
        .house
        .elsewhere("UPDATE people SET hidden = 0 WHERE id = $1", params![&ada.id])
        .await;
    // nor of who has blocked the follower
    office.house.elsewhere(BLOCK, params![&ada.id, &eve.id]).await;
    office.begun(&ada, &bob, Clock::None).await;
    office.send(now()).await;
    assert!(receiver.take().is_empty());
    office.house.elsewhere("DELETE FROM shunned", params![]).await;
    follows.unfollow(&eve, "Ada").await.unwrap();
    office.begun(&ada, &bob, Clock::None).await;
    office.send(now()).await;
    assert!(receiver.take().is_empty());
    follows.follow(&eve, "Ada").await.unwrap();
    assert!(office.house.store.write(follows::forget(&ada.id)).await.unwrap());
    assert!(follows.all(&eve).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_follows_a_player_is_told_of_games_to_watch() {
    let folder = tempfile::tempdir().unwrap();
    told_to_followers(&Place::File(folder.path().join("a.sqlite"))).await;
    let postgres = trial::Postgres::start();
    told_to_followers(&Place::Postgres(postgres.database())).await;
}
