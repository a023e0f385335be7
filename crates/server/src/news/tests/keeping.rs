//! What is kept, and for how long.

use wire::Refusal;

use super::receiver::Receiver;
use super::*;
use crate::clock::DAY;

#[tokio::test]
async fn everything_about_being_told_can_be_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    office.hook(&bob, &receiver.url, Wishes::all()).await;
    office.news.set_hours(&bob, &wire::Hours::default()).await.unwrap();
    office.begun(&ada, &bob, Clock::None).await;
    assert!(office.waiting().await > 0);
    office.news.forget(&bob).await.unwrap();
    for sql in [
        "SELECT 1 FROM targets",
        "SELECT 1 FROM hours",
        "SELECT 1 FROM news",
        "SELECT 1 FROM people WHERE told = 1",
    ] {
        assert_eq!(office.house.found(sql, params![]).await, 0, "{sql}");
    }
    office.send(later(1)).await;
    assert!(receiver.take().is_empty());
}

#[tokio::test]
async fn what_was_told_is_known_for_a_week() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    office.hook(&bob, &receiver.url, only(NewsKind::Began)).await;
    office.begun(&ada, &bob, Clock::None).await;
    office.send(now()).await;
    let kept = async || office.house.found("SELECT 1 FROM news", params![]).await;
    office.sender.tidy(now() + 6 * DAY).await.unwrap();
    assert_eq!(kept().await, 1);
    office.sender.tidy(now() + 8 * DAY).await.unwrap();
    assert_eq!(kept().await, 0);
}

#[tokio::test]
async fn wishes_that_make_no_sense_are_refused_and_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (office, receiver) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let hook = |url: &str, wishes: Wishes| NewTarget {
        place: Where::Hook {
            url: url.to_owned(),
            table: None,
        },
        wishes,
        proof: None,
    };
    let none = Wishes {
        kinds: Vec::new(),
        ..Wishes::all()
    };
    let long = Wishes {
        wait: Wishes::LONGEST_WAIT + 1,
        ..Wishes::all()
    };
    for (new, refusal) in [
        (hook(&receiver.url, none), Refusal::NoNewsKind),
        (
            hook(&receiver.url, long),
            Refusal::LongWait {
                most: Wishes::LONGEST_WAIT,
            },
        ),
        (hook("nonsense", Wishes::all()), Refusal::WebAddress { most: 1_000 }),
    ] {
        let refused = office.news.add(&ada, new).await.unwrap_err();
        assert_eq!(*refused.reason, refusal.into());
    }
    let settings = office.news.settings(&ada).await.unwrap();
    assert_eq!((settings.targets.len(), settings.hours), (0, None));
    // the same place again is no other place
    let first = office.hook(&ada, &receiver.url, Wishes::all()).await;
    let again = office.hook(&ada, &receiver.url, only(NewsKind::Turn)).await;
    assert_eq!((first.id.clone(), again.wishes.kinds), (again.id, vec![NewsKind::Turn]));
    // nobody else's target can be touched
    for refused in [
        office.news.remove(&bob, &first.id).await.unwrap_err(),
        office.news.try_out(&bob, &first.id).await.map(|_| ()).unwrap_err(),
        office
            .news
            .change(&bob, &first.id, &Wishes::all())
            .await
            .map(|_| ())
            .unwrap_err(),
    ] {
        assert_eq!(*refused.reason, Refusal::NoTarget.into());
    }
    for number in 1..20 {
        office
            .hook(&ada, &format!("{}/{number}", receiver.url), Wishes::all())
            .await;
    }
    let refused = office
        .news
        .add(&ada, hook(&format!("{}/20", receiver.url), Wishes::all()))
        .await
        .unwrap_err();
    assert_eq!(*refused.reason, Refusal::TooManyTargets { most: 20 }.into());
}
