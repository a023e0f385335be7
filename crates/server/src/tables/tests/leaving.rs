//! Leave, on both databases, by a clock that the test moves.

use std::sync::Arc;

use wire::{Clock, Late, NewLeave, Refusal, Sitter, Why};

use super::House;
use super::clocks::{Both, on_both};
use crate::clock::{DAY, HOUR, Time, move_to, now};
use crate::leave::{self, LeaveDesk};

fn desk(house: &House) -> LeaveDesk {
    LeaveDesk::new(house.store.clone(), Arc::clone(&house.tables), 20)
}

fn days(first: &str, last: &str) -> NewLeave {
    NewLeave {
        first: first.to_owned(),
        last: last.to_owned(),
        zone: "Europe/Paris".to_owned(),
    }
}

fn at(text: &str) -> Time {
    text.parse::<jiff::Timestamp>().unwrap().as_millisecond()
}

async fn stands(both: &Both) {
    move_to(at("2027-02-15T12:00:00Z"));
    let slow = both.begun(Clock::days(2), Late::StandIn).await;
    let quick = both.begun(Clock::live(600), Late::StandIn).await;
    let (seat, before) = both.here.clock(&slow).await;
    let quick_before = both.here.clock(&quick).await.1.deadline;
    let person = [&both.ada, &both.bob][seat.index()];
    let (here, there) = (desk(&both.here), desk(&both.there));
    let leaves = there.take(person, &days("2027-02-16", "2027-02-19")).await.unwrap();
    assert_eq!((leaves.days, leaves.years[0].left, leaves.leaves.len()), (20, 16, 1));

    // at every table that counts in days, and nowhere else
    let (_, told) = both.here.clock(&slow).await;
    assert_eq!(told.deadline, before.deadline.map(|deadline| deadline + 4 * DAY));
    assert_eq!(
        both.here.wake(&slow).await,
        told.deadline,
        "whoever looks after the table knows"
    );
    assert_eq!(both.here.clock(&quick).await.1.deadline, quick_before);
    assert_eq!(both.here.time(&slow).await.seats[seat.index()].leave, None, "not yet");
    move_to(at("2027-02-18T12:00:00Z"));
    both.look_after().await;
    let shown = both.there.time(&slow).await.seats[seat.index()].leave;
    assert_eq!(shown, Some(at("2027-02-19T23:00:00Z")));
    let (_, told) = both.there.clock(&slow).await;
    assert_eq!(told.stands_at(now()).map(|stand| stand.why), Some(Why::Leave));

    // it ends by itself, or by being ended: the rest of its days is free again
    let leaves = here.cancel(person, &leaves.leaves[0].id).await.unwrap();
    assert_eq!((leaves.years[0].left, leaves.leaves.len()), (17, 0));
    let (_, told) = both.there.clock(&slow).await;
    let expected = before.deadline.unwrap() + 2 * DAY + 13 * HOUR;
    assert!((told.deadline.unwrap() - expected).abs() < HOUR / 60, "{told:?}");
    assert_eq!(both.there.wake(&slow).await, told.deadline);
    move_to(expected + HOUR);
    both.look_after().await;
    let live = both.here.tables.open(&slow).await.unwrap();
    let sitting = both.here.tables.lock_as_stored(&live).await.unwrap();
    let row = sitting.seat(seat).unwrap();
    assert_eq!((row.sitter, row.stood_in), (Sitter::Person, true));
}

async fn counted(both: &Both) {
    move_to(at("2027-11-18T12:00:00Z"));
    let (here, there) = (desk(&both.here), desk(&both.there));
    // over New Year, each year has its own
    let leaves = here.take(&both.ada, &days("2027-12-20", "2028-01-05")).await.unwrap();
    assert_eq!((leaves.years[0].left, leaves.years[1].left), (8, 15));
    assert_eq!(
        (leaves.leaves[0].days, leaves.leaves[0].last.as_str()),
        (17, "2028-01-05")
    );
    let refused = async |desk: &LeaveDesk, first: &str, last: &str| {
        let refused = desk.take(&both.ada, &days(first, last)).await.unwrap_err();
        *refused.reason
    };
    assert_eq!(
        refused(&there, "2028-01-05", "2028-01-06").await,
        Refusal::LeaveOverlaps.into()
    );
    assert_eq!(
        refused(&there, "2027-12-01", "2027-12-09").await,
        Refusal::LeaveUsedUp { year: 2027, left: 8 }.into()
    );
    assert_eq!(
        refused(&here, "2027-11-17", "2027-11-20").await,
        Refusal::LeaveDates.into()
    );
    // two servers are asked at once: there are days for one only
    let (early, late) = (days("2027-12-01", "2027-12-05"), days("2027-12-08", "2027-12-12"));
    let (one, other) = tokio::join!(here.take(&both.ada, &early), there.take(&both.ada, &late));
    assert!(one.is_ok() != other.is_ok());
    // what has not begun costs nothing
    let leaves = here.leaves(&both.ada).await.unwrap();
    for leave in &leaves.leaves {
        there.cancel(&both.ada, &leave.id).await.unwrap();
    }
    let leaves = here.leaves(&both.ada).await.unwrap();
    assert_eq!(
        (leaves.years[0].left, leaves.years[1].left, leaves.leaves.len()),
        (20, 20, 0)
    );
    let refused = here.cancel(&both.ada, "nonsense").await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NoLeave.into());

    there.take(&both.ada, &days("2027-11-18", "2027-11-18")).await.unwrap();
    assert!(both.here.store.write(leave::forget(&both.ada.id)).await.unwrap());
    assert_eq!(there.leaves(&both.ada).await.unwrap().leaves.len(), 0);
}

on_both! {
    clocks_stand_while_somebody_is_on_leave: stands,
    everybody_has_so_many_days_a_year: counted,
}
