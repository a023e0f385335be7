//! Signing up, starting, leaving, calling off.

use cup::Format;
use wire::cups::{CupSecret, CupState, Entry, NewCup, WhichCups};
use wire::{Clock, CupRefusal, SeatWish};

use super::{Hall, on_both, plan};
use crate::clock::{DAY, now};
use crate::refusal::Refused;
use crate::store::params;
use crate::tables::Keep;
use crate::tables::tests::HERE;

/// What is wrong with a tournament.
type Change<'a> = &'a dyn Fn(&mut NewCup);

fn refused<T>(result: Result<T, Refused>) -> wire::Reason {
    *result.err().expect("it is refused").reason
}

#[tokio::test]
async fn whoever_has_the_link_signs_up_and_nobody_twice() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(4).await;
        let new = NewCup {
            entry: Entry::Invited,
            ..plan(Format::Swiss, 2, 3)
        };
        let made = hall.cups.create(&people[0], HERE, new).await.unwrap();
        let (id, link) = (made.id, CupSecret { secret: made.secret });
        let without = hall.cups.join(&people[1], &id, &CupSecret::default()).await;
        assert_eq!(refused(without), CupRefusal::Link.into());
        hall.cups.join(&people[1], &id, &link).await.unwrap();
        assert_eq!(
            refused(hall.cups.join(&people[1], &id, &link).await),
            CupRefusal::Entered.into()
        );
        // another link: the one before is of no use any more
        let fresh = hall.cups.link(&people[0], &id).await.unwrap();
        assert_eq!(
            refused(hall.cups.join(&people[2], &id, &link).await),
            CupRefusal::Link.into()
        );
        hall.cups.join(&people[2], &id, &fresh).await.unwrap();
        hall.cups.join(&people[3], &id, &fresh).await.unwrap();
        assert_eq!(hall.state(&id).await, CupState::Running);
        assert_eq!(
            refused(hall.cups.join(&people[0], &id, &fresh).await),
            CupRefusal::Begun.into()
        );
        let listed = hall.cups.list(&WhichCups::default(), Some(&people[0])).await.unwrap();
        assert!(listed.is_empty(), "who has no link doesn't see it");
        let own = WhichCups {
            mine: true,
            before: None,
        };
        assert_eq!(hall.cups.list(&own, Some(&people[1])).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn it_starts_at_its_time_or_not_at_all() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(4).await;
        let at = now() + DAY;
        let new = |least| NewCup {
            starts: Some(at),
            least,
            ..plan(Format::Swiss, 2, 8)
        };
        let (enough, too_few) = (hall.cup(&people, new(4)).await, hall.cup(&people, new(5)).await);
        hall.cups.look_after(at - 1).await.unwrap();
        assert_eq!(hall.state(&enough).await, CupState::Open);
        hall.cups.look_after(at).await.unwrap();
        assert_eq!(hall.state(&enough).await, CupState::Running);
        assert_eq!(hall.state(&too_few).await, CupState::Cancelled);
        let began = "SELECT id FROM tables WHERE cup = $1 AND state = 'running'";
        assert_eq!(hall.house.found(began, params![&enough]).await, 2);
    })
    .await;
}

#[tokio::test]
async fn the_organiser_starts_and_calls_off_and_nobody_else() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(3).await;
        let id = hall.cup(&people[..1], plan(Format::Swiss, 2, 8)).await;
        assert_eq!(
            refused(hall.cups.start(&people[0], &id).await),
            CupRefusal::Few { least: 2 }.into()
        );
        hall.cups.join(&people[1], &id, &CupSecret::default()).await.unwrap();
        hall.cups.join(&people[2], &id, &CupSecret::default()).await.unwrap();
        hall.cups.withdraw(&people[2], &id).await.unwrap();
        assert_eq!(
            hall.look(&id).await.people.len(),
            2,
            "before it begins, leaving leaves no trace"
        );
        for act in ["start", "cancel"] {
            let by_another = match act {
                "start" => hall.cups.start(&people[1], &id).await,
                _ => hall.cups.cancel(&people[1], &id).await,
            };
            assert_eq!(refused(by_another), CupRefusal::OrganiserOnly.into());
        }
        hall.cups.start(&people[0], &id).await.unwrap();
        assert_eq!(hall.state(&id).await, CupState::Running);
        hall.cups.cancel(&people[0], &id).await.unwrap();
        assert_eq!(hall.state(&id).await, CupState::Cancelled);
        let goes_on = "SELECT id FROM tables WHERE cup = $1 AND state = 'running'";
        assert_eq!(
            hall.house.found(goes_on, params![&id]).await,
            1,
            "the game can be played to its end"
        );
        assert_eq!(
            refused(hall.cups.withdraw(&people[1], &id).await),
            CupRefusal::NotRunning.into()
        );
    })
    .await;
}

#[tokio::test]
async fn who_has_left_may_come_back_but_not_to_a_knockout() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(4).await;
        for format in [Format::Swiss, Format::Knockout] {
            let id = hall.cup(&people, plan(format, 2, 4)).await;
            hall.cups.withdraw(&people[1], &id).await.unwrap();
            let seen = hall.cups.look(&id, None, Some(&people[1])).await.unwrap().unwrap();
            assert!(!seen.playing && seen.your_table.is_none());
            assert_eq!(seen.may_return, format == Format::Swiss);
            let back = hall.cups.come_back(&people[1], &id).await;
            assert_eq!(back.is_ok(), format == Format::Swiss);
            assert!(
                hall.cups.come_back(&people[0], &id).await.is_err(),
                "who has not left can't come back"
            );
        }
    })
    .await;
}

/// Whoever comes back while a bot still plays the game that was left has come back.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_back_before_the_bot_is_done_stays() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(4).await;
        let id = hall.cup(&people, plan(Format::Swiss, 2, 4)).await;
        hall.cups.withdraw(&people[1], &id).await.unwrap();
        hall.cups.come_back(&people[1], &id).await.unwrap();
        hall.play_round(&id, &people, &mut super::chance(7)).await;
        let seen = hall.cups.look(&id, None, Some(&people[1])).await.unwrap().unwrap();
        assert!(seen.playing && seen.rounds.len() == 2);
    })
    .await;
}

/// A table that was laid by a server that ended before it could begin the game, in a tournament that was called off then, doesn't keep the house from being tidied up.
#[tokio::test]
async fn a_laid_table_that_never_began_is_removed() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(2).await;
        let id = hall.cup(&people, plan(Format::Swiss, 2, 2)).await;
        hall.cups.cancel(&people[0], &id).await.unwrap();
        let old = "UPDATE tables SET state = 'open', created = 1 WHERE cup = $1";
        hall.house.elsewhere(old, params![&id]).await;
        let keep = Keep {
            unplayed: 30,
            sessions: 30,
        };
        hall.house.tables.sweep(keep).await.unwrap();
        let left = "SELECT id FROM tables WHERE cup = $1";
        assert_eq!(hall.house.found(left, params![&id]).await, 0);
    })
    .await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let hall = Hall::at(&crate::store::Place::File(folder.path().join("cups.sqlite"))).await;
    let people = hall.people(1).await;
    let wrong = |change: &dyn Fn(&mut NewCup)| {
        let mut new = plan(Format::Swiss, 2, 8);
        change(&mut new);
        new
    };
    let tries: [(Change<'_>, CupRefusal); 8] = [
        (&|new| new.name = " ".into(), CupRefusal::Name { most: 60 }),
        (&|new| new.size = 1, CupRefusal::Size { most: 4 }),
        (&|new| new.games = 2, CupRefusal::Games),
        (&|new| new.rounds = Some(40), CupRefusal::Rounds { most: 15 }),
        (&|new| new.most = 500, CupRefusal::People { most: 128 }),
        (&|new| new.least = 9, CupRefusal::Least),
        (&|new| new.table.clock = Clock::None, CupRefusal::Clock),
        (&|new| new.table.seats = vec![SeatWish::Me], CupRefusal::Seats),
    ];
    for (change, refusal) in tries {
        let made = hall.cups.create(&people[0], HERE, wrong(change)).await;
        assert_eq!(refused(made), refusal.into());
    }
    for number in 0..11 {
        let made = hall.cups.create(&people[0], HERE, plan(Format::Knockout, 2, 8)).await;
        assert_eq!(made.is_ok(), number < 10, "{number}");
    }
}

#[tokio::test]
async fn what_never_began_is_removed_after_a_while() {
    on_both(async |place| {
        let hall = Hall::at(&place).await;
        let people = hall.people(2).await;
        let id = hall.cup(&people, plan(Format::Swiss, 2, 8)).await;
        hall.cups.sweep(30).await.unwrap();
        assert_eq!(hall.state(&id).await, CupState::Open);
        hall.house.elsewhere("UPDATE cups SET created = 1", Vec::new()).await;
        hall.cups.sweep(30).await.unwrap();
        assert_eq!(hall.state(&id).await, CupState::Cancelled);
        hall.cups.sweep(30).await.unwrap();
        assert_eq!(hall.house.found("SELECT id FROM cups", Vec::new()).await, 0);
    })
    .await;
}
