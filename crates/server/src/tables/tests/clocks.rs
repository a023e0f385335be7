//! Clocks that a test moves: increments, reserves, weekends, pauses, and seats that are given up. On PostgreSQL with two servers, each of which does a part.

use std::rc::Rc;

use sqlx::Row;
use table::Seat;
use wire::{BackIn, Clock, Late, NewTable, PauseWish, Refusal, SeatClock, Sitter, TableTime, Why};

use super::super::running::Move;
use super::{House, for_two, to_move};
use crate::clock::{DAY, HOUR, MINUTE, Time, move_by, move_to, now};
use crate::people::Person;
use crate::store::{Faults, Place, params};

/// Two servers on one database; on a file, one that is both.
pub(super) struct Both {
    pub(super) here: Rc<House>,
    pub(super) there: Rc<House>,
    pub(super) ada: Person,
    pub(super) bob: Person,
}

impl Both {
    pub(super) async fn at(place: &Place) -> Both {
        let here = Rc::new(House::at(place, Faults::none()).await);
        let there = match place {
            Place::File(_) => here.clone(),
            Place::Postgres(_) => Rc::new(House::at(place, Faults::none()).await),
        };
        let (ada, bob) = (here.guest("Ada").await, here.guest("Bob").await);
        Both { here, there, ada, bob }
    }

    /// Ada and Bob play.
    pub(super) async fn begun(&self, clock: Clock, late: Late) -> String {
        let new = NewTable {
            clock,
            late,
            stand_in: Some("beginner".to_owned()),
            ..for_two()
        };
        let id = self.here.make(&self.ada, new).await;
        self.there.tables.join(&self.bob, &id, None).await.unwrap();
        self.here.tables.start(&self.ada, &id).await.unwrap();
        id
    }

    fn whose(&self, seat: Seat) -> &Person {
        [&self.ada, &self.bob][seat.index()]
    }

    /// Both servers look after their tables.
    pub(super) async fn look_after(&self) {
        for house in [&self.here, &self.there] {
            house.tables.look_after(now()).await.unwrap();
        }
    }
}

/// Runs it on both databases, as if each had a day of its own.
macro_rules! on_both {
    ($($test:ident: $scene:ident),* $(,)?) => {$(
        #[tokio::test]
        async fn $test() {
            let folder = tempfile::tempdir().unwrap();
            $scene(&Both::at(&$crate::store::Place::File(folder.path().join("a.sqlite"))).await).await;
            let postgres = trial::Postgres::start();
            $scene(&Both::at(&$crate::store::Place::Postgres(postgres.database())).await).await;
        }
    )*};
}
pub(super) use on_both;

impl House {
    pub(super) async fn clocks(&self, id: &str) -> Vec<Option<SeatClock>> {
        let live = self.tables.open(id).await.unwrap();
        let sitting = self.tables.lock_as_stored(&live).await.unwrap();
        let seats = (0..2).map(|seat| Seat::new(seat).unwrap());
        seats.map(|seat| Some(sitting.countdown(seat)?.told(now()))).collect()
    }

    /// The clock that runs, or stands, and whose it is.
    pub(super) async fn clock(&self, id: &str) -> (Seat, SeatClock) {
        let live = self.tables.open(id).await.unwrap();
        let seat = to_move(&self.tables.lock_as_stored(&live).await.unwrap());
        (seat, self.clocks(id).await.swap_remove(seat.index()).unwrap())
    }

    pub(super) async fn time(&self, id: &str) -> TableTime {
        let live = self.tables.open(id).await.unwrap();
        let sitting = self.tables.lock_as_stored(&live).await.unwrap();
        sitting.info(None).time.unwrap().read().unwrap()
    }

    /// When the database says that somebody has to look after a table.
    pub(super) async fn wake(&self, id: &str) -> Option<Time> {
        let row = self
            .store
            .row("SELECT wake FROM tables WHERE id = $1", params![id])
            .await;
        row.unwrap().unwrap().try_get(0).unwrap()
    }

    async fn sitter(&self, id: &str, seat: Seat) -> (Sitter, bool) {
        let live = self.tables.open(id).await.unwrap();
        let sitting = self.tables.lock_as_stored(&live).await.unwrap();
        let row = sitting.seat(seat).unwrap();
        (row.sitter, row.stood_in)
    }

    /// Whoever is to decide does, once; returns who.
    pub(super) async fn step(&self, both: &Both, id: &str) -> Seat {
        let live = self.tables.open(id).await.unwrap();
        let (seat, ply, action) = {
            let sitting = self.tables.lock_as_stored(&live).await.unwrap();
            let seat = to_move(&sitting);
            let legal = sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap();
            (seat, sitting.ply(), legal[0].clone())
        };
        let person = both.whose(seat);
        self.tables
            .enter(person, id, seat, ply, &Move::Act(action))
            .await
            .unwrap();
        seat
    }
}

fn at(text: &str) -> Time {
    text.parse::<jiff::Timestamp>().unwrap().as_millisecond()
}

/// Is it so much, give or take what the machine itself took?
#[track_caller]
fn about(found: Time, expected: Time) {
    assert!((found - expected).abs() < MINUTE / 2, "{found} is not about {expected}");
}

async fn increments(both: &Both) {
    let clock = Clock::Live {
        minutes: 5,
        increment: 60,
    };
    let id = both.begun(clock, Late::StandIn).await;
    let (first, told) = both.here.clock(&id).await;
    about(told.left, 6 * MINUTE);
    move_by(2 * MINUTE);
    // a turn of several decisions gets its seconds once
    while both.here.clock(&id).await.0 == first {
        both.here.step(both, &id).await;
    }
    about(both.there.clock(&id).await.1.left, 6 * MINUTE);
    let second = both.there.clock(&id).await.0;
    while both.there.clock(&id).await.0 == second {
        both.there.step(both, &id).await;
    }
    let (seat, told) = both.here.clock(&id).await;
    assert_eq!(seat, first);
    about(told.left, 5 * MINUTE);
    assert_eq!(
        both.here.wake(&id).await,
        told.deadline,
        "the database wakes when the page says so"
    );
}

async fn weekends(both: &Both) {
    move_to(at("2027-02-18T12:00:00Z")); // a Thursday
    let clock = Clock::Correspondence {
        days: 2,
        reserve: 0,
        weekends_off: Some("Europe/Paris".to_owned()),
    };
    let id = both.begun(clock, Late::StandIn).await;
    let (seat, told) = both.here.clock(&id).await;
    about(told.deadline.unwrap(), at("2027-02-22T12:00:00Z"));
    assert_eq!(both.there.wake(&id).await, told.deadline);
    for (moment, is_over) in [
        ("2027-02-20T13:00:00Z", false),
        ("2027-02-21T23:00:00Z", false),
        ("2027-02-22T11:58:00Z", false),
        ("2027-02-22T12:02:00Z", true),
    ] {
        move_to(at(moment));
        both.look_after().await;
        let sitter = both.there.sitter(&id, seat).await;
        assert_eq!(sitter, (Sitter::Person, is_over), "{moment}");
    }
}

async fn reserve(both: &Both) {
    let clock = Clock::Correspondence {
        days: 1,
        reserve: 24,
        weekends_off: None,
    };
    let id = both.begun(clock, Late::StandIn).await;
    let (seat, told) = both.here.clock(&id).await;
    assert_eq!((told.left / HOUR, told.reserve), (47, Some(DAY)));
    move_by(36 * HOUR);
    both.look_after().await;
    assert_eq!(
        both.there.sitter(&id, seat).await,
        (Sitter::Person, false),
        "there is a reserve"
    );
    both.there.step(both, &id).await;
    while both.here.clock(&id).await.0 != seat {
        both.here.step(both, &id).await;
    }
    let (_, told) = both.here.clock(&id).await;
    about(told.left, 36 * HOUR);
    about(told.reserve.unwrap(), 12 * HOUR);
}

async fn pause(both: &Both) {
    let id = both.begun(Clock::live(10), Late::StandIn).await;
    let (yes, no) = (PauseWish { pause: true }, PauseWish { pause: false });
    let (seat, before) = both.here.clock(&id).await;
    let eve = both.here.guest("Eve").await;
    let refused = both.here.tables.pause(&eve, &id, yes).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotSeated.into());

    both.here.tables.pause(&both.ada, &id, yes).await.unwrap();
    let time = both.there.time(&id).await;
    assert_eq!(
        (time.paused, time.seats[0].pause, time.seats[1].pause),
        (None, true, false)
    );
    about(
        both.there.clock(&id).await.1.deadline.unwrap(),
        before.deadline.unwrap(),
    );
    both.there.tables.pause(&both.bob, &id, no).await.unwrap();
    assert!(
        both.here.time(&id).await.seats.iter().all(|seat| !seat.pause),
        "no is no"
    );

    both.there.tables.pause(&both.bob, &id, yes).await.unwrap();
    assert!(both.here.time(&id).await.paused.is_none());
    both.here.tables.pause(&both.ada, &id, yes).await.unwrap();
    let time = both.there.time(&id).await;
    assert!(time.paused.is_some() && time.seats.iter().all(|seat| !seat.pause));
    let (_, standing) = both.there.clock(&id).await;
    assert_eq!((standing.deadline, both.there.wake(&id).await), (None, None));
    assert_eq!(standing.stands_at(now()).map(|stand| stand.why), Some(Why::Pause));
    let refused = both.here.tables.pause(&both.ada, &id, yes).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::PausedAlready.into());

    move_by(30 * DAY);
    both.look_after().await;
    assert_eq!(both.here.sitter(&id, seat).await, (Sitter::Person, false));
    both.there.tables.resume(&both.bob, &id).await.unwrap();
    let (_, after) = both.here.clock(&id).await;
    about(after.deadline.unwrap(), before.deadline.unwrap() + 30 * DAY);
    assert_eq!(both.here.wake(&id).await, after.deadline);
    let refused = both.here.tables.resume(&both.ada, &id).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotPaused.into());
    move_by(11 * MINUTE);
    both.look_after().await;
    assert_eq!(
        both.here.sitter(&id, seat).await,
        (Sitter::Person, true),
        "the clock ran again"
    );
}

async fn given_up(both: &Both) {
    let id = both.begun(Clock::days(1), Late::GiveUp).await;
    let seat = both.here.clock(&id).await.0;
    let person = both.whose(seat);
    move_by(25 * HOUR);
    both.look_after().await;
    assert_eq!(both.there.sitter(&id, seat).await, (Sitter::Bot, false));
    let refused = both.there.tables.back(person, &id, seat).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotYours { seat: seat.into() }.into());
    let info = both.here.tables.info(person, &id).await.unwrap();
    assert!(info.own().is_empty(), "a spectator from now on");
    assert_eq!(info.seats[seat.index()].level.as_deref(), Some("beginner"));
    let left = "SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'bot' AND person = $2";
    assert_eq!(
        both.here.found(left, params![&id, &person.id]).await,
        1,
        "who counts as last"
    );
}

async fn back(both: &Both) {
    let id = both.begun(Clock::days(3), Late::StandIn).await;
    let seat = both.here.clock(&id).await.0;
    let person = both.whose(seat);
    both.here
        .tables
        .be_back(person, &id, BackIn { minutes: 90 })
        .await
        .unwrap();
    let shown = both.there.time(&id).await.seats[seat.index()].back_by.unwrap();
    about(shown, now() + 90 * MINUTE);
    let far = BackIn {
        minutes: BackIn::MOST + 1,
    };
    let refused = both.here.tables.be_back(person, &id, far).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::LongAbsence { most: 60 }.into());
    both.there.step(both, &id).await;
    let time = both.here.time(&id).await;
    assert_eq!(time.seats[seat.index()].back_by, None, "who decides is back");
    both.here
        .tables
        .be_back(person, &id, BackIn { minutes: 5 })
        .await
        .unwrap();
    both.here
        .tables
        .be_back(person, &id, BackIn { minutes: 0 })
        .await
        .unwrap();
    assert_eq!(both.there.time(&id).await.seats[seat.index()].back_by, None);
}

on_both! {
    each_turn_adds_its_seconds_once: increments,
    weekends_are_off: weekends,
    a_reserve_helps_who_is_late: reserve,
    a_pause_needs_all_and_ends_by_anybody: pause,
    a_seat_without_time_is_given_up_for_good: given_up,
    who_is_away_says_when_to_be_back: back,
}

#[tokio::test]
async fn taking_back_gives_nobody_more_time() {
    let folder = tempfile::tempdir().unwrap();
    let both = Both::at(&Place::File(folder.path().join("a.sqlite"))).await;
    let clock = Clock::Live {
        minutes: 5,
        increment: 60,
    };
    let id = both.begun(clock, Late::StandIn).await;
    let live = both.here.tables.open(&id).await.unwrap();
    let mut undone = 0;
    for _ in 0..60 {
        let before = both.here.clock(&id).await;
        let seat = both.here.step(&both, &id).await;
        let ply = both.here.tables.lock(&live).await.unwrap().ply();
        let undo = both
            .here
            .tables
            .enter(both.whose(seat), &id, seat, ply, &Move::Undo)
            .await;
        if undo.is_ok() {
            undone += 1;
            let after = both.here.clock(&id).await;
            assert_eq!(after.0, before.0);
            about(after.1.left, before.1.left);
            both.here.step(&both, &id).await;
        }
    }
    assert!(undone > 5, "{undone}");
}

#[tokio::test]
async fn a_table_without_a_clock_has_nothing_to_pause() {
    let folder = tempfile::tempdir().unwrap();
    let both = Both::at(&Place::File(folder.path().join("a.sqlite"))).await;
    let id = both.begun(Clock::None, Late::StandIn).await;
    let refused = both.here.tables.pause(&both.ada, &id, PauseWish { pause: true }).await;
    assert_eq!(*refused.unwrap_err().reason, Refusal::NoClock.into());
    let nowhere = NewTable {
        clock: Clock::Correspondence {
            days: 3,
            reserve: 0,
            weekends_off: Some("Mars/Base".to_owned()),
        },
        ..for_two()
    };
    let refused = both
        .here
        .tables
        .create(&both.ada, super::HERE, nowhere)
        .await
        .err()
        .unwrap();
    assert_eq!(
        *refused.reason,
        Refusal::NoZone {
            name: "Mars/Base".to_owned()
        }
        .into()
    );
}
