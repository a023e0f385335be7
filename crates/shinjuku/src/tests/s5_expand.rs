//! S5.4 to S5.7: Expand.

use std::sync::Arc;

use table::{Game, Rng, Seed};

use super::support::*;
use crate::{Action, Event, Options, load};

/// The cards that pay for a second track, with a card of every ward in hand but no three of them.
fn paid_by(first: Action, second: Action, wards: &[&str]) -> Vec<String> {
    let pays = |ward: &&&str| {
        let laid = Position::new(2).hand(0, ward).after(&[EXPAND, first]);
        let can = laid.is_legal(second);
        if can {
            assert_eq!(laid.after(&[second, pay(ward)]).hand_of(0), "");
        } else {
            assert_eq!(laid.refused_by(second), "S5.5");
        }
        can
    };
    wards.iter().filter(pays).map(ToString::to_string).collect()
}

#[test]
fn s5_4_one_track_on_any_empty_connection_for_free() {
    let position = Position::new(2).track(1, "tokyo", "yotsuya").after(&[EXPAND]);
    assert_eq!(position.legal().len(), 66);
    for [from, to] in [["jiyugaoka", "tamagawa"], ["tokyo", "akihabara"]] {
        assert_eq!(
            position.after(&[connect(from, to)]).track_at(from, to),
            Some(0),
            "it need not connect to anything"
        );
    }
    let laid = Event::TrackLaid {
        seat: SEATS[0],
        from: label("tokyo"),
        to: label("akihabara"),
    };
    assert_eq!(position.events(connect("tokyo", "akihabara")), [laid]);
}

#[test]
fn s5_4_not_where_a_track_is_or_no_connection() {
    let position = Position::new(2)
        .track(1, "tokyo", "yotsuya")
        .track(0, "tokyo", "shimbashi")
        .after(&[EXPAND]);
    for [from, to] in [["tokyo", "yotsuya"], ["tokyo", "shimbashi"], ["tokyo", "shinjuku"]] {
        assert_eq!(position.refused_by(connect(from, to)), "S5.4");
    }
}

#[test]
fn s5_4_the_ends_may_be_named_in_either_order() {
    let mut position = Position::new(2).after(&[EXPAND]);
    position
        .game
        .apply(SEATS[0], &connect("tamagawa", "jiyugaoka"), &mut ())
        .expect("the same connection");
    assert_eq!(position.track_at("jiyugaoka", "tamagawa"), Some(0));
}

#[test]
fn s5_5_a_second_track_shares_a_station_and_costs_a_card() {
    let laid = Position::new(2)
        .hand(0, "sumida ota")
        .after(&[EXPAND, connect("akihabara", "kinshicho")]);
    assert_eq!(laid.refused_by(connect("jiyugaoka", "tamagawa")), "S5.5");
    assert_eq!(laid.refused_by(connect("shin_koiwa", "hirai")), "S5.5");
    for second in [connect("kinshicho", "hirai"), connect("akihabara", "ueno")] {
        let paying = laid.after(&[second]);
        assert_eq!(paying.legal(), [pay("sumida")]);
        assert_eq!(paying.after(&[pay("sumida")]).hand_of(0), "ota");
    }
    assert_eq!(
        laid.after(&[connect("kinshicho", "hirai"), pay("sumida")])
            .track_at("kinshicho", "hirai"),
        Some(0)
    );
}

#[test]
fn s5_5_the_second_track_is_optional() {
    let laid = Position::new(2)
        .hand(0, "sumida")
        .after(&[EXPAND, connect("akihabara", "kinshicho")]);
    let stopped = laid.after(&[STOP]);
    assert_eq!((stopped.hand_of(0), stopped.is_legal(END)), ("sumida".into(), true));
    let no_card = Position::new(2).after(&[EXPAND, connect("akihabara", "kinshicho")]);
    assert!(no_card.is_legal(END), "without a card nobody is asked");
}

#[test]
fn s5_5_the_card_matches_any_of_the_three_stations() {
    let wards = ["chiyoda", "sumida", "edogawa", "koto", "taito"];
    assert_eq!(
        paid_by(connect("akihabara", "kinshicho"), connect("kinshicho", "hirai"), &wards),
        ["chiyoda", "sumida", "edogawa"]
    );
    assert_eq!(
        paid_by(connect("kinshicho", "hirai"), connect("akihabara", "kinshicho"), &wards),
        ["chiyoda", "sumida", "edogawa"]
    );
}

#[test]
fn s5_5_wildcards_pay_too() {
    let position = Position::new(2)
        .store(0, "omori", "food")
        .hand(0, "ota koto")
        .after(&[EXPAND, connect("akihabara", "kinshicho")]);
    assert_eq!(position.after(&[connect("kinshicho", "hirai")]).legal(), [pay("ota")]);
    let three = Position::new(2).hand(0, "koto koto kita").after(&[
        EXPAND,
        connect("akihabara", "kinshicho"),
        connect("kinshicho", "hirai"),
    ]);
    assert_eq!(three.legal(), [THREE]);
}

#[test]
fn s5_6_shinjuku_and_yoyogi_count_as_one_place() {
    let wards = ["shinjuku", "nakano", "shibuya", "minato", "setagaya", "chiyoda"];
    let (at_shinjuku, at_yoyogi) = (connect("shinjuku", "nakano"), connect("roppongi", "yoyogi"));
    for (first, second) in [(at_shinjuku, at_yoyogi), (at_yoyogi, at_shinjuku)] {
        assert_eq!(
            paid_by(first, second, &wards),
            ["shinjuku", "nakano", "shibuya", "minato"],
            "four stations, joined by the link"
        );
    }
}

#[test]
fn s5_6_the_other_end_of_the_link_does_not_count_where_no_track_touches_it() {
    let wards = ["shinjuku", "nakano", "setagaya", "shibuya"];
    assert_eq!(
        paid_by(connect("shinjuku", "nakano"), connect("shinjuku", "meidai_mae"), &wards),
        ["shinjuku", "nakano", "setagaya"]
    );
}

#[test]
fn s5_6_only_the_two_ends_of_the_link_are_one_place() {
    let laid = Position::new(2)
        .hand(0, "shinjuku")
        .after(&[EXPAND, connect("takadanobaba", "nakano")]);
    assert_eq!(laid.refused_by(connect("shibuya", "yoyogi")), "S5.5");
    let beyond = Position::new(2)
        .hand(0, "shinjuku")
        .after(&[EXPAND, connect("shinjuku", "nakano")]);
    assert_eq!(beyond.refused_by(connect("shibuya", "ebisu")), "S5.5");
}

#[test]
fn s5_6_on_other_maps_the_ends_of_any_link() {
    let options = Options {
        map: Arc::new(load::from_toml(super::s1_load::SMALL).expect("good")),
        ..Options::default()
    };
    let small = Position::with_options(2, &options);
    let paid = |ward: &str| {
        let laid = small.clone().hand(0, ward).after(&[EXPAND, connect("b", "c")]);
        laid.after(&[connect("d", "e"), pay(ward)]).track_at("d", "e")
    };
    assert_eq!(["north", "south", "west"].map(paid), [Some(0); 3]);
    let apart = small.hand(0, "north").after(&[EXPAND, connect("a", "b")]);
    assert_eq!(apart.refused_by(connect("d", "e")), "S5.5");
}

#[test]
fn s5_7_the_link_takes_no_track() {
    let position = Position::new(2).hand(0, "shinjuku").after(&[EXPAND]);
    assert_eq!(position.refused_by(connect("shinjuku", "yoyogi")), "S5.7");
    assert_eq!(
        position
            .after(&[connect("shinjuku", "nakano")])
            .refused_by(connect("yoyogi", "shinjuku")),
        "S5.7"
    );
}

#[test]
fn s5_7_track_is_never_moved_or_removed() {
    let mut game = new_game(2, &Options::default(), "track");
    let (mut rng, mut laid) = (Rng::new(Seed::from_text("track")), 0);
    while let Some((seat, action)) = table::random_decision(&game, &mut rng, &mut Vec::new()) {
        let before = game.public.tracks;
        game.apply(seat, &action, &mut ()).expect("it is legal");
        assert!(
            game.seats()
                .all(|seat| before.of(seat).minus(game.public.tracks.of(seat)).is_empty()),
            "{action:?}"
        );
        laid = game.public.tracks.laid().len();
    }
    assert!(laid > 5, "some track was laid");
}

#[test]
fn s5_7_without_track_there_is_no_expand() {
    assert_eq!(Position::new(2).many_tracks(0, 16, &[]).refused_by(EXPAND), "S5.7");
    assert!(
        Position::new(2)
            .many_tracks(0, 15, &[])
            .many_tracks(1, 16, &[])
            .is_legal(EXPAND)
    );
}

#[test]
fn s5_7_with_one_piece_left_there_is_no_second_track() {
    let ends = [["kinshicho", "hirai"], ["shin_koiwa", "hirai"]];
    let laid = |count: usize| {
        Position::new(2)
            .hand(0, "edogawa")
            .many_tracks(0, count, &ends)
            .after(&[EXPAND, connect("kinshicho", "hirai")])
    };
    assert!(laid(14).is_legal(connect("shin_koiwa", "hirai")));
    assert!(laid(15).is_legal(END) && !laid(15).is_legal(connect("shin_koiwa", "hirai")));
}
