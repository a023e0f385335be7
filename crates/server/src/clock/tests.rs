//! Clocks, by the wall they hang on.

use jiff::Timestamp;
use wire::{Clock, Why};

use super::*;

fn at(text: &str) -> Time {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

fn shown(moment: Option<Time>) -> String {
    moment.map_or_else(
        || "never".to_owned(),
        |moment| Timestamp::from_millisecond(moment).unwrap().to_string(),
    )
}

fn weekends(zone_name: &str) -> Standstill {
    Standstill::new(&[]).with_weekends(Some(zone(zone_name).unwrap()))
}

fn span(from: &str, to: &str) -> Span {
    Span {
        from: at(from),
        to: Some(at(to)),
    }
}

fn slow(days: u32, reserve: u32) -> Clock {
    Clock::Correspondence {
        days,
        reserve,
        weekends_off: None,
    }
}

fn fischer(minutes: u32, increment: u32) -> Clock {
    Clock::Live { minutes, increment }
}

/// A clock that counts from then on, at the first decision.
fn fresh(clock: &Clock, since: &str, standstill: Standstill) -> Countdown {
    Countdown::new(clock, &Spent::begun(at(since), true), Given::default(), standstill).unwrap()
}

/// 2026-11-18 is a Wednesday. In Paris clocks go back on Sunday, 25 October and forward on Sunday, 29 March; in New York on 1 November and 8 March.
#[test]
fn days_end_where_the_calendar_on_the_wall_says() {
    let rows: [(u32, &str, &str, &str); 12] = [
        (3, "Europe/Paris", "2026-11-16T10:00:00Z", "2026-11-19T10:00:00Z"),
        // over a weekend
        (3, "Europe/Paris", "2026-11-19T10:00:00Z", "2026-11-24T10:00:00Z"),
        // from a Saturday and a Sunday on: it begins on Monday
        (1, "Europe/Paris", "2026-11-21T10:00:00Z", "2026-11-23T23:00:00Z"),
        (1, "Europe/Paris", "2026-11-22T22:59:59.999Z", "2026-11-23T23:00:00Z"),
        // to the very end of Friday, and not over the weekend
        (1, "Europe/Paris", "2026-11-19T23:00:00Z", "2026-11-20T23:00:00Z"),
        // it is Saturday in Tokyo and in Auckland while it is Friday in Paris
        (1, "Asia/Tokyo", "2026-11-20T14:00:00Z", "2026-11-23T14:00:00Z"),
        (1, "Pacific/Auckland", "2026-11-20T12:00:00Z", "2026-11-23T11:00:00Z"),
        // a weekend of 49 hours, and one of 47
        (2, "Europe/Paris", "2026-10-23T10:00:00Z", "2026-10-27T11:00:00Z"),
        (2, "Europe/Paris", "2026-03-27T10:00:00Z", "2026-03-31T09:00:00Z"),
        (2, "America/New_York", "2026-10-30T12:00:00Z", "2026-11-03T13:00:00Z"),
        (2, "America/New_York", "2026-03-06T12:00:00Z", "2026-03-10T11:00:00Z"),
        // four weekends
        (20, "UTC", "2026-11-16T00:00:00Z", "2026-12-12T00:00:00Z"),
    ];
    for (days, zone, since, deadline) in rows {
        let clock = fresh(&slow(days, 0), since, weekends(zone));
        assert_eq!(shown(clock.deadline()), deadline, "{days} days from {since} in {zone}");
        let end = clock.deadline().unwrap();
        assert_eq!(clock.left(end), 0);
        assert_eq!(clock.left(end - HOUR), HOUR, "{since} in {zone}");
    }
}

/// In Cairo the day on which clocks go forward, a Friday, has no midnight; in Beirut it is a Sunday.
#[test]
fn a_weekend_begins_with_its_first_moment() {
    let cairo = fresh(&slow(1, 0), "2026-04-23T12:00:00Z", weekends("Africa/Cairo"));
    assert_eq!(shown(cairo.deadline()), "2026-04-24T12:00:00Z");
    let beirut = fresh(&slow(1, 0), "2026-03-27T12:00:00Z", weekends("Asia/Beirut"));
    assert_eq!(shown(beirut.deadline()), "2026-03-30T11:00:00Z");
}

#[test]
fn a_clock_stands_while_its_player_is_on_leave() {
    let leave = [span("2026-11-18T00:00:00Z", "2026-11-20T00:00:00Z")];
    let standstill = Standstill::new(&[]).with(&leave, Why::Leave);
    let clock = fresh(&slow(1, 0), "2026-11-17T12:00:00Z", standstill.clone());
    assert_eq!(shown(clock.deadline()), "2026-11-20T12:00:00Z");
    assert_eq!(clock.left(at("2026-11-19T09:00:00Z")), 12 * HOUR);
    let before = fresh(&slow(1, 0), "2026-11-16T12:00:00Z", standstill.clone());
    assert_eq!(shown(before.deadline()), "2026-11-17T12:00:00Z");
    // a leave that runs into a weekend
    let zone = zone("UTC").unwrap();
    let leave = [span("2026-11-19T00:00:00Z", "2026-11-22T12:00:00Z")];
    let both = Standstill::new(&[]).with(&leave, Why::Leave).with_weekends(Some(zone));
    let clock = fresh(&slow(1, 0), "2026-11-18T12:00:00Z", both);
    assert_eq!(shown(clock.deadline()), "2026-11-23T12:00:00Z");
}

#[test]
fn a_pause_holds_every_clock() {
    let over = [span("2026-11-18T10:00:00Z", "2026-11-18T11:00:00Z")];
    let live = fresh(&fischer(5, 0), "2026-11-18T09:58:00Z", Standstill::new(&over));
    assert_eq!(shown(live.deadline()), "2026-11-18T11:03:00Z");
    let open = [Span {
        from: at("2026-11-18T10:00:00Z"),
        to: None,
    }];
    let live = fresh(&fischer(5, 0), "2026-11-18T09:58:00Z", Standstill::new(&open));
    assert_eq!(live.deadline(), None);
    assert_eq!(live.left(at("2027-01-01T00:00:00Z")), 3 * MINUTE);
    let told = live.told(at("2026-11-18T12:00:00Z"));
    assert_eq!((told.deadline, told.left, told.stands.len()), (None, 3 * MINUTE, 1));
    // whose time was over before is late in spite of it
    let late = fresh(&fischer(1, 0), "2026-11-18T09:58:00Z", Standstill::new(&open));
    assert_eq!(shown(late.deadline()), "2026-11-18T09:59:00Z");
}

#[test]
fn each_turn_of_a_live_clock_adds_its_increment() {
    let clock = fischer(5, 10);
    let mut spent = Spent::begun(0, true);
    let left = |spent: &Spent, now| {
        let countdown = Countdown::new(&clock, spent, Given::default(), Standstill::default());
        countdown.unwrap().left(now)
    };
    assert_eq!(left(&spent, 0), 5 * MINUTE + 10_000, "the first turn, too");
    // two decisions of one turn
    spent.close(20_000);
    spent.await_from(20_000);
    assert_eq!(left(&spent, 30_000), 5 * MINUTE + 10_000 - 30_000);
    spent.close(30_000);
    spent.await_from(90_000);
    spent.begin_turn(2);
    assert_eq!(left(&spent, 90_000), 5 * MINUTE + 20_000 - 30_000);
    spent.begin_turn(2);
    assert_eq!(left(&spent, 90_000), 5 * MINUTE + 20_000 - 30_000, "a turn counts once");
}

#[test]
fn a_live_clock_counts_what_was_used_and_gives_who_is_back_a_minute() {
    let clock = fischer(2, 0);
    let mut spent = Spent::begun(0, true);
    spent.close(MINUTE);
    spent.await_from(2 * MINUTE);
    let countdown = |extra| {
        let given = Given { extra, back_at: 0 };
        Countdown::new(&clock, &spent, given, Standstill::default()).unwrap()
    };
    assert_eq!(countdown(0).deadline(), Some(3 * MINUTE));
    let late = 7 * MINUTE;
    let extra = countdown(0).grace(&clock, late);
    assert_eq!(countdown(extra).deadline(), Some(late + MINUTE));
    assert_eq!(countdown(0).grace(&clock, 2 * MINUTE), 0);
}

#[test]
fn a_reserve_is_for_the_whole_game() {
    let clock = slow(1, 48);
    let mut spent = Spent::begun(0, true);
    let countdown = |spent: &Spent, back_at| {
        let given = Given { extra: 0, back_at };
        Countdown::new(&clock, spent, given, Standstill::default()).unwrap()
    };
    assert_eq!(countdown(&spent, 0).deadline(), Some(3 * DAY));
    assert_eq!(countdown(&spent, 0).told(0).reserve, Some(2 * DAY));
    // a decision in time takes nothing of it, one that takes two days half of it
    spent.close(DAY);
    spent.await_from(DAY);
    spent.close(3 * DAY);
    spent.await_from(4 * DAY);
    assert_eq!(countdown(&spent, 0).deadline(), Some(4 * DAY + 2 * DAY));
    let told = countdown(&spent, 0).told(5 * DAY + 6 * HOUR);
    assert_eq!(
        (told.left, told.reserve),
        (18 * HOUR, Some(18 * HOUR)),
        "it is being used"
    );
    // and who let it run out has the days alone, from coming back on
    spent.close(30 * DAY);
    spent.await_from(31 * DAY);
    assert_eq!(countdown(&spent, 32 * DAY).deadline(), Some(33 * DAY));
}

#[test]
fn a_clock_runs_low_a_quarter_before_its_end_in_its_own_time() {
    let low = |clock: &Clock, standstill| shown(fresh(clock, "2026-11-18T00:00:00Z", standstill).low());
    assert_eq!(low(&slow(1, 0), Standstill::default()), "2026-11-18T18:00:00Z");
    assert_eq!(low(&slow(3, 0), Standstill::default()), "2026-11-20T12:00:00Z");
    assert_eq!(low(&slow(3, 0), weekends("UTC")), "2026-11-20T12:00:00Z");
    assert_eq!(low(&slow(4, 0), weekends("UTC")), "2026-11-23T12:00:00Z");
    assert_eq!(low(&fischer(3, 0), Standstill::default()), "never", "that is too short");
    assert_eq!(low(&fischer(20, 0), Standstill::default()), "2026-11-18T00:15:00Z");
}

#[test]
fn a_page_counts_down_as_the_server_does() {
    let clock = fresh(&slow(3, 24), "2026-11-18T15:00:00Z", weekends("Europe/Paris"));
    let told = clock.told(at("2026-11-19T08:00:00Z"));
    assert_eq!(told.stands.len(), 1);
    assert_eq!(told.deadline, clock.deadline());
    for hours in 0..160 {
        let now = at("2026-11-19T08:00:00Z") + hours * HOUR;
        assert_eq!(told.left_at(now), clock.left(now).max(0), "{hours} hours later");
    }
    let sunday = at("2026-11-22T12:00:00Z");
    assert_eq!(told.stands_at(sunday).map(|stand| stand.why), Some(Why::Weekend));
    assert_eq!(told.stands_at(at("2026-11-23T12:00:00Z")), None);
}

#[test]
fn no_clock_is_no_deadline() {
    assert_eq!(
        Countdown::new(&Clock::None, &Spent::default(), Given::default(), Standstill::default()),
        None
    );
}

#[test]
fn a_test_moves_the_clock() {
    let before = now();
    move_by(3 * DAY);
    assert!(now() - before >= 3 * DAY);
    move_to(at("2026-11-18T00:00:00Z"));
    assert!(now() - at("2026-11-18T00:00:00Z") < DAY);
}
