//! S6: Move.

use super::support::*;
use crate::Event;
use crate::state::Step;

const RED: usize = 0;
const BLUE: usize = 1;
const GREEN: usize = 2;

/// The set-up A of the known results; each has one card for the ward it moves.
fn set_up_a(mover: usize, card: &str) -> Position {
    Position::new(3)
        .store(RED, "takadanobaba", "food")
        .store(RED, "shinjuku", "books")
        .track(RED, "takadanobaba", "shinjuku")
        .store(BLUE, "yotsuya", "food")
        .store(BLUE, "akihabara", "books")
        .track(BLUE, "shinjuku", "yotsuya")
        .track(BLUE, "tokyo", "yotsuya")
        .store(GREEN, "iidabashi", "electronics")
        .store(GREEN, "tokyo", "clothing")
        .track(GREEN, "iidabashi", "takadanobaba")
        .waiting("shinjuku", "clothing")
        .waiting("chiyoda", "food books")
        .hand(mover, card)
        .turn_of(mover)
}

/// Seat 0 moves the customers of a ward from a station, paying with a card of the ward.
fn moving(position: Position, ward: &str, station: &str) -> Position {
    position
        .hand(0, ward)
        .after(&[MOVE, move_from(ward), pay(ward), start_at(station)])
}

fn is_over(position: &Position) -> bool {
    position.game.public.step == Step::Choose
}

#[test]
fn s6_1_a_card_of_a_ward_with_customers_is_paid() {
    let base = || {
        Position::new(2)
            .store(0, "omori", "food")
            .store(0, "aoto", "books")
            .waiting("ota", "food")
            .waiting("katsushika", "books")
    };
    let position = base().hand(0, "ota").after(&[MOVE]);
    assert_eq!(
        position.legal(),
        [move_from("ota"), move_from("katsushika")],
        "a card of Ota is wild for its owner"
    );
    assert_eq!(position.refused_by(move_from("koto")), "S6.1");
    let paid = position.after(&[move_from("ota"), pay("ota")]);
    assert_eq!((paid.hand_of(0), paid.top()), (String::new(), Some("ota".into())));
    let other_cards = Position::new(2)
        .store(1, "omori", "food")
        .store(1, "aoto", "books")
        .waiting("ota", "food")
        .waiting("katsushika", "books");
    let one_way = other_cards.clone().hand(0, "ota").after(&[MOVE]);
    assert_eq!(one_way.refused_by(move_from("katsushika")), "S6.1");
    assert_eq!(other_cards.hand(0, "kita").refused_by(MOVE), "S6.5");
}

#[test]
fn s6_1_all_customers_leave_from_one_station_of_the_ward() {
    let base = Position::new(2)
        .store(0, "oimachi", "food")
        .track(0, "oimachi", "jiyugaoka")
        .track(0, "jiyugaoka", "tamagawa")
        .track(0, "oimachi", "omori");
    let position = base
        .waiting("ota", "food food books")
        .hand(0, "ota")
        .after(&[MOVE, move_from("ota"), pay("ota")]);
    assert_eq!(
        position.legal(),
        [start_at("omori"), start_at("tamagawa")],
        "the stations are empty"
    );
    assert_eq!(position.refused_by(start_at("oimachi")), "S6.1");
    let served = position.after(&[start_at("tamagawa"), go_to("jiyugaoka"), go_to("oimachi")]);
    assert_eq!(
        (served.waiting_in("ota"), served.waiting_in("shinagawa")),
        (String::new(), "food books".into())
    );
}

#[test]
fn s6_2_the_group_goes_along_tracks_of_whoever_and_the_link() {
    let base = Position::new(3)
        .store(0, "shibuya", "food")
        .track(1, "shinjuku", "nakano")
        .track(2, "shibuya", "yoyogi")
        .waiting("nakano", "food");
    let mut position = moving(base, "nakano", "nakano");
    for station in ["shinjuku", "yoyogi", "shibuya"] {
        assert_eq!(position.legal(), [go_to(station)]);
        position.act(go_to(station));
    }
    assert_eq!(position.earned_by(0), "food");
}

#[test]
fn s6_2_not_without_a_track() {
    let base = Position::new(2)
        .store(0, "shinjuku", "food")
        .store(0, "koenji", "food")
        .track(1, "shinjuku", "nakano")
        .waiting("nakano", "food");
    let position = moving(base, "nakano", "nakano");
    assert_eq!(position.refused_by(go_to("koenji")), "S6.2");
    assert_eq!(position.refused_by(go_to("yoyogi")), "S6.2");
}

#[test]
fn s6_2_no_station_twice() {
    let base = Position::new(2)
        .track(0, "tokyo", "akihabara")
        .track(0, "tokyo", "iidabashi")
        .track(0, "akihabara", "iidabashi");
    let stores = base
        .store(0, "tokyo", "food")
        .store(0, "akihabara", "books")
        .store(0, "iidabashi", "electronics");
    let position = moving(
        stores.waiting("chiyoda", "food food books electronics"),
        "chiyoda",
        "tokyo",
    )
    .after(&[go_to("akihabara")]);
    assert_eq!(
        position.refused_by(go_to("tokyo")),
        "S6.2",
        "though it would take the second food"
    );
    let round = position.after(&[go_to("iidabashi")]);
    assert!(is_over(&round));
    assert_eq!(round.waiting_in("chiyoda"), "food");
}

#[test]
fn s6_3_a_matching_store_must_take_a_customer() {
    let line = |owner: usize| {
        let base = Position::new(2)
            .store(owner, "hatchobori", "food")
            .store(0, "monzen_nakacho", "books");
        base.track(0, "tokyo", "hatchobori")
            .track(0, "hatchobori", "monzen_nakacho")
            .waiting("chiyoda", "food food books")
    };
    for owner in [0, 1] {
        let position = moving(line(owner), "chiyoda", "tokyo").after(&[go_to("hatchobori"), go_to("monzen_nakacho")]);
        let earned = if owner == 0 {
            ["food books", ""]
        } else {
            ["books", "food"]
        };
        assert_eq!(
            [position.earned_by(0), position.earned_by(1)],
            earned,
            "exactly one, whoever owns it"
        );
        assert_eq!(position.waiting_in("koto"), "food");
    }
}

#[test]
fn s6_3_a_store_of_another_type_takes_nobody() {
    let base = Position::new(2)
        .store(1, "hatchobori", "clothing")
        .store(0, "monzen_nakacho", "books")
        .waiting("chiyoda", "books");
    let position = moving(
        base.track(0, "tokyo", "hatchobori")
            .track(0, "hatchobori", "monzen_nakacho"),
        "chiyoda",
        "tokyo",
    );
    let after = position.after(&[go_to("hatchobori"), go_to("monzen_nakacho")]);
    assert_eq!([after.earned_by(0), after.earned_by(1)], ["books", ""]);
}

#[test]
fn s6_3_the_first_station_counts() {
    let base = Position::new(2)
        .store(1, "tokyo", "food")
        .store(0, "hatchobori", "books")
        .track(0, "tokyo", "hatchobori")
        .waiting("chiyoda", "food books");
    let started = moving(base, "chiyoda", "tokyo");
    assert_eq!(started.earned_by(1), "food");
    assert_eq!(started.after(&[go_to("hatchobori")]).earned_by(0), "books");
}

#[test]
fn s6_3_a_department_store_takes_one_of_any_type() {
    for word in ["food", "clothing2", "books", "electronics2"] {
        let position = moving(
            Position::new(2)
                .store(1, "tokyo", "everything")
                .waiting("chiyoda", word),
            "chiyoda",
            "tokyo",
        );
        assert_eq!((position.earned_by(1), is_over(&position)), (word.into(), true));
    }
    let two = moving(
        Position::new(2)
            .store(1, "tokyo", "everything")
            .waiting("chiyoda", "food food"),
        "chiyoda",
        "tokyo",
    );
    assert_eq!(
        (two.earned_by(1), two.waiting_in("chiyoda")),
        ("food".into(), "food".into())
    );
}

#[test]
fn s6_4_the_mover_chooses_among_those_that_qualify() {
    let store = moving(
        Position::new(2)
            .store(1, "tokyo", "food")
            .waiting("chiyoda", "food food2 books"),
        "chiyoda",
        "tokyo",
    );
    assert_eq!(store.legal(), [hand_over("food"), hand_over("food2")]);
    assert_eq!(store.refused_by(hand_over("books")), "S6.3");
    assert_eq!(store.after(&[hand_over("food")]).waiting_in("chiyoda"), "food2 books");
    let department_store = moving(
        Position::new(2)
            .store(1, "tokyo", "everything")
            .waiting("chiyoda", "food food2 books"),
        "chiyoda",
        "tokyo",
    );
    assert_eq!(
        department_store.legal(),
        [hand_over("food"), hand_over("food2"), hand_over("books")]
    );
    assert_eq!(department_store.refused_by(hand_over("clothing")), "S6.3");
    assert_eq!(department_store.after(&[hand_over("books")]).earned_by(1), "books");
}

#[test]
fn s6_4_nobody_can_decline() {
    let position = moving(
        Position::new(2)
            .store(1, "tokyo", "food")
            .waiting("chiyoda", "food food2"),
        "chiyoda",
        "tokyo",
    );
    assert_eq!(position.refused_by(STOP), "S6.4");
    assert_eq!(position.refused_by(END), "S6.4");
}

/// Tracks from Tokyo to Hatchobori, where nothing is, and over Shimbashi (food) to Roppongi (books).
fn crossroads() -> Position {
    let tracks = Position::new(2)
        .track(0, "tokyo", "hatchobori")
        .track(0, "tokyo", "shimbashi")
        .track(0, "shimbashi", "roppongi");
    tracks.store(1, "shimbashi", "food").store(1, "roppongi", "books")
}

#[test]
fn s6_5_a_move_ends_only_where_a_customer_was_just_handed_over() {
    let position = moving(crossroads().waiting("chiyoda", "food books books"), "chiyoda", "tokyo");
    assert_eq!(position.refused_by(STOP), "S6.5");
    let served = position.after(&[go_to("shimbashi")]);
    assert_eq!(served.legal(), [go_to("roppongi"), STOP]);
    assert_eq!(served.after(&[STOP]).waiting_in("minato"), "books books");
    let passing = moving(crossroads().waiting("chiyoda", "books"), "chiyoda", "tokyo").after(&[go_to("shimbashi")]);
    assert_eq!(passing.refused_by(STOP), "S6.5");
}

#[test]
fn s6_5_a_station_is_entered_only_if_a_hand_over_can_follow() {
    let position = moving(crossroads().waiting("chiyoda", "food"), "chiyoda", "tokyo");
    assert_eq!(position.refused_by(go_to("hatchobori")), "S6.5");
    let starting =
        crossroads()
            .waiting("chiyoda", "food")
            .hand(0, "chiyoda")
            .after(&[MOVE, move_from("chiyoda"), pay("chiyoda")]);
    assert_eq!(starting.refused_by(start_at("akihabara")), "S6.5");
    assert_eq!(starting.legal(), [start_at("tokyo")]);
    let served = moving(crossroads().waiting("chiyoda", "food food"), "chiyoda", "tokyo").after(&[go_to("shimbashi")]);
    assert!(is_over(&served), "Roppongi does not take the second food");
}

#[test]
fn s6_5_a_hand_over_on_the_way_counts_before_what_is_beyond() {
    // The only food is taken at Shimbashi; nobody is left for the food store beyond.
    let position = moving(
        crossroads()
            .store(0, "roppongi", "food")
            .waiting("chiyoda", "food clothing"),
        "chiyoda",
        "tokyo",
    )
    .after(&[go_to("shimbashi")]);
    assert!(is_over(&position));
    assert_eq!([position.earned_by(0), position.earned_by(1)], ["", "food"]);
}

#[test]
fn s6_5_a_move_that_satisfies_nobody_is_not_legal() {
    let position = crossroads()
        .waiting("chiyoda", "clothing electronics2")
        .hand(0, "chiyoda");
    assert_eq!(position.refused_by(MOVE), "S6.5");
    let another = position.waiting("minato", "food").hand(0, "minato").after(&[MOVE]);
    assert_eq!(another.refused_by(move_from("chiyoda")), "S6.5");
    assert!(another.is_legal(move_from("minato")));
}

#[test]
fn s6_5_a_move_that_satisfies_only_opponents_is_legal() {
    let position = moving(crossroads().waiting("chiyoda", "food"), "chiyoda", "tokyo").after(&[go_to("shimbashi")]);
    assert_eq!([position.earned_by(0), position.earned_by(1)], ["", "food"]);
}

#[test]
fn s6_6_with_an_empty_group_the_move_is_over() {
    let position = moving(crossroads().waiting("chiyoda", "food"), "chiyoda", "tokyo").after(&[go_to("shimbashi")]);
    assert!(is_over(&position));
    assert!(position.game.public.waiting.iter().all(crate::Customers::is_empty));
}

#[test]
fn s6_6_the_rest_stays_with_those_already_there() {
    let base = crossroads()
        .waiting("chiyoda", "food clothing books")
        .waiting("minato", "electronics");
    let position = moving(base, "chiyoda", "tokyo").after(&[go_to("shimbashi")]);
    assert!(position.events(STOP).contains(&Event::Stayed {
        ward: label("minato"),
        customers: vec![customer("clothing"), customer("books")]
    }));
    assert_eq!(
        position.after(&[STOP]).waiting_in("minato"),
        "clothing books electronics"
    );
}

#[test]
fn s6_6_customers_on_the_way_are_not_picked_up() {
    let base = Position::new(2)
        .store(0, "monzen_nakacho", "food")
        .track(0, "tokyo", "hatchobori")
        .track(0, "hatchobori", "monzen_nakacho");
    let position = moving(
        base.waiting("chiyoda", "food").waiting("chuo", "food2"),
        "chiyoda",
        "tokyo",
    );
    let after = position.after(&[go_to("hatchobori"), go_to("monzen_nakacho")]);
    assert_eq!(
        [after.earned_by(0), after.waiting_in("chuo"), after.waiting_in("koto")],
        ["food", "food2", ""]
    );
}

/// The seats that drew cards, in order.
fn incomes(events: &[Event]) -> Vec<usize> {
    let drew = |event: &Event| {
        if let Event::DrewUnseen { seat, .. } = event {
            Some(seat.index())
        } else {
            None
        }
    };
    events.iter().filter_map(drew).collect()
}

#[test]
fn s6_7_the_other_owners_take_one_income_each_clockwise_from_the_mover() {
    let way = ["tokyo", "hatchobori", "monzen_nakacho", "kinshicho", "oshiage", "aoto"];
    let owned = [1, 0, 3, 2, 1].into_iter().zip(way.windows(2));
    let base = owned.fold(Position::new(4), |position, (owner, ends)| {
        position.track(owner, ends[0], ends[1])
    });
    let ready = base
        .store(2, "aoto", "food")
        .waiting("chiyoda", "food")
        .hand(2, "chiyoda")
        .hand(0, "ota ota ota ota ota")
        .turn_of(2);
    let mut position = ready.after(&[MOVE, move_from("chiyoda"), pay("chiyoda"), start_at("tokyo")]);
    way[1..5].iter().for_each(|station| {
        let (_, told) = position.act(go_to(station));
        assert!(
            told.iter().all(|told| !matches!(told.event, Event::DrewUnseen { .. })),
            "not before the Move is over"
        );
    });
    assert_eq!(
        incomes(&position.events(go_to("aoto"))),
        [3, 0, 1],
        "seat 1 once for two tracks, the mover not at all"
    );
    assert_eq!(position.after(&[go_to("aoto")]).hand_sizes(), [6, 5, 0, 5]);
}

#[test]
fn s6_7_who_owns_no_track_used_takes_none() {
    let base = Position::new(3)
        .track(0, "tokyo", "hatchobori")
        .track(1, "tokyo", "shimbashi")
        .store(1, "hatchobori", "food")
        .waiting("chiyoda", "food");
    let position = moving(base, "chiyoda", "tokyo").after(&[go_to("hatchobori")]);
    assert_eq!(position.hand_sizes(), [0, 0, 0]);
}

#[test]
fn s6_8_a_move_may_consist_of_the_start_alone() {
    let position = moving(
        Position::new(2)
            .store(0, "tokyo", "food")
            .waiting("chiyoda", "food books"),
        "chiyoda",
        "tokyo",
    );
    assert!(is_over(&position));
    assert_eq!(
        (position.earned_by(0), position.waiting_in("chiyoda")),
        ("food".into(), "books".into())
    );
    let stop = moving(
        crossroads().store(0, "tokyo", "food").waiting("chiyoda", "food books"),
        "chiyoda",
        "tokyo",
    )
    .after(&[STOP]);
    assert_eq!(
        (stop.earned_by(0), stop.waiting_in("chiyoda")),
        ("food".into(), "books".into())
    );
}

#[test]
fn s6_9_the_link_is_nobodys_track() {
    let base = Position::new(2)
        .store(1, "yoyogi", "food")
        .store(1, "shinjuku", "books")
        .waiting("shinjuku", "food");
    let position = moving(base, "shinjuku", "shinjuku");
    assert!(position.events(go_to("yoyogi")).contains(&Event::WentOn {
        to: label("yoyogi"),
        owner: None
    }));
    let after = position.after(&[go_to("yoyogi")]);
    assert_eq!((after.earned_by(1), after.hand_sizes()), ("food".into(), vec![0, 0]));
}

#[test]
fn s6_7_set_up_a_green_moves_shinjuku_ward_to_tokyo() {
    let position = set_up_a(GREEN, "shinjuku").after(&[MOVE, move_from("shinjuku"), pay("shinjuku")]);
    let ways: [(&[&str], [usize; 3]); 3] = [
        (&["yotsuya", "tokyo"], [0, 5, 0]),
        (&["shinjuku", "yotsuya", "tokyo"], [0, 5, 0]),
        (&["takadanobaba", "shinjuku", "yotsuya", "tokyo"], [5, 5, 0]),
    ];
    for (way, hands) in ways {
        let mut moved = position.after(&[start_at(way[0])]);
        way[1..]
            .iter()
            .for_each(|station| moved = moved.after(&[go_to(station)]));
        assert_eq!(
            [moved.earned_by(RED), moved.earned_by(BLUE), moved.earned_by(GREEN)],
            ["", "", "clothing"]
        );
        assert_eq!(moved.hand_sizes(), hands, "{way:?}");
    }
}

#[test]
fn s6_8_set_up_a_blue_moves_chiyoda_ward() {
    let position = set_up_a(BLUE, "chiyoda").after(&[MOVE, move_from("chiyoda"), pay("chiyoda")]);
    let akihabara = position.after(&[start_at("akihabara")]);
    assert_eq!(
        (
            akihabara.earned_by(BLUE),
            akihabara.waiting_in("chiyoda"),
            is_over(&akihabara)
        ),
        ("books".into(), "food".into(), true)
    );
    let yotsuya = position.after(&[start_at("tokyo"), go_to("yotsuya"), STOP]);
    assert_eq!(
        (yotsuya.earned_by(BLUE), yotsuya.waiting_in("shinjuku")),
        ("food".into(), "clothing books".into())
    );
    assert_eq!(yotsuya.hand_sizes(), [0, 0, 0], "nobody has Income");
}

#[test]
fn s6_7_set_up_a_red_moves_chiyoda_ward() {
    let position = set_up_a(RED, "chiyoda").after(&[MOVE, move_from("chiyoda"), pay("chiyoda")]);
    let own = position.after(&[start_at("iidabashi"), go_to("takadanobaba"), go_to("shinjuku")]);
    assert_eq!(
        (own.earned_by(RED), own.hand_sizes()),
        ("food books".into(), vec![0, 0, 5])
    );
    let shared = position.after(&[start_at("tokyo"), go_to("yotsuya"), go_to("shinjuku")]);
    assert_eq!([shared.earned_by(RED), shared.earned_by(BLUE)], ["books", "food"]);
    assert_eq!(shared.hand_sizes(), [0, 5, 0]);
}
