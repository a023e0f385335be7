//! S8: what is hidden. Two states that differ only in what a viewer may not see give equal views.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Audience, Game, Rng, Seed, Viewer, heard};

use super::support::*;
use crate::state::Phase;
use crate::state::view::BagLevel;
use crate::{Action, Event, Goods, Kind, Options, Shinjuku, View, load};

/// Whether each of three seats and the spectator can tell the two apart. Who cannot is offered the same.
fn told_apart(one: &Position, other: &Position) -> [bool; 4] {
    assert!(one.game.check().is_ok() && other.game.check().is_ok());
    let differs = |seat: usize| {
        let differs = one.view(seat) != other.view(seat);
        assert!(differs || legal(&one.game, seat) == legal(&other.game, seat));
        differs
    };
    [
        differs(0),
        differs(1),
        differs(2),
        one.spectators_view() != other.spectators_view(),
    ]
}

#[test]
fn s8_1_hands_are_hidden_from_all_others() {
    let base = || Position::new(3).hand(0, "kita");
    assert_eq!(
        told_apart(&base().hand(1, "ota koto"), &base().hand(1, "chuo chuo")),
        [false, true, false, false]
    );
    let swapped = told_apart(
        &base().hand(1, "ota").hand(2, "koto"),
        &base().hand(1, "koto").hand(2, "ota"),
    );
    assert_eq!(swapped, [false, true, true, false]);
}

#[test]
fn s8_1_hand_sizes_are_public() {
    let position = Position::new(3).hand(0, "kita").hand(1, "ota koto");
    for view in [position.view(0), position.view(2), position.spectators_view()] {
        assert_eq!([0, 1, 2].map(|seat| view.hand_size(SEATS[seat])), [1, 2, 0]);
    }
}

#[test]
fn s8_1_what_is_drawn_is_told_to_one_and_counted_to_the_others() {
    let (_, told) = Position::new(3).hand(0, "kita kita koto chuo").pile("ota").act(INCOME);
    let audience = |event: &Event| told.iter().find(|told| told.event == *event).map(|told| told.to);
    assert_eq!(
        audience(&Event::Drew {
            seat: SEATS[0],
            cards: vec![label("ota")]
        }),
        Some(Audience::Only(SEATS[0]))
    );
    assert_eq!(
        audience(&Event::DrewUnseen {
            seat: SEATS[0],
            count: 1
        }),
        Some(Audience::Others(SEATS[0]))
    );
}

#[test]
fn s8_1_a_second_track_is_asked_for_whatever_the_hand() {
    let laid = |card: &str| {
        Position::new(3)
            .hand(0, card)
            .after(&[EXPAND, connect("kinshicho", "hirai")])
    };
    assert_eq!(told_apart(&laid("sumida"), &laid("ota")), [true, false, false, false]);
}

#[test]
fn s8_2_earned_customers_are_hidden_from_the_others() {
    let base = || Position::new(3).earned(0, "clothing");
    let earned = told_apart(&base().earned(1, "food"), &base().earned(1, "books2"));
    assert_eq!(earned, [false, true, false, false]);
    let whose = told_apart(&base().earned(1, "food"), &base().earned(2, "food"));
    assert_eq!(whose, [false, true, true, false]);
    let view = base().earned(1, "food").view(1);
    assert_eq!(
        [0, 1, 2].map(|seat| view.earned(SEATS[seat])),
        [None, Some(customers("food")), None]
    );
}

#[test]
fn s8_2_who_upgrades_shows_only_the_customer_given_up() {
    let upgrading = |words: &str, actions: &[Action]| {
        let position = Position::new(3)
            .store(0, "tokyo", "food")
            .hand(0, "chiyoda")
            .earned(0, words);
        position.after(&[UPGRADE, upgrade_at("tokyo")]).after(actions)
    };
    assert_eq!(
        told_apart(&upgrading("food", &[]), &upgrading("food food2", &[])),
        [true, false, false, false]
    );
    let shown = |words: &str| upgrading(words, &[give_up(false), pay("chiyoda")]);
    assert_eq!(
        told_apart(&shown("food"), &shown("food food2")),
        [true, false, false, false]
    );
    assert_eq!(shown("food").spectators_view().public().gone, customers("food"));
}

#[test]
fn s8_2_after_the_game_the_screens_are_lifted() {
    let over = Position::new(3).earned(1, "food").phase(Phase::Over);
    assert_eq!(over.spectators_view().earned(SEATS[1]), Some(customers("food")));
}

#[test]
fn s8_3_number_and_kinds_in_the_bag_are_hidden() {
    let fewer = told_apart(
        &Position::new(3).earned(1, "food"),
        &Position::new(3).earned(1, "food food books electronics"),
    );
    assert_eq!(fewer, [false, true, false, false]);
}

#[test]
fn s8_3_the_table_shows_full_half_or_few() {
    let level = |left: usize| Position::new(2).bag_of(left).spectators_view().bag();
    assert_eq!([52, 35].map(level), [BagLevel::Full; 2]);
    assert_eq!([34, 18].map(level), [BagLevel::Half; 2]);
    assert_eq!([17, 1].map(level), [BagLevel::Few; 2]);
}

#[test]
fn s8_3_on_other_maps_it_is_thirds() {
    let options = Options {
        map: Arc::new(load::from_toml(super::s1_load::SMALL).expect("good")),
        ..Options::default()
    };
    let level = |left: usize| Position::with_options(2, &options).bag_of(left).spectators_view().bag();
    assert_eq!([10, 7].map(level), [BagLevel::Full; 2]);
    assert_eq!([6, 4].map(level), [BagLevel::Half; 2]);
    assert_eq!([3, 1].map(level), [BagLevel::Few; 2]);
}

#[test]
fn s8_4_of_the_discards_only_the_top_is_shown() {
    let below = told_apart(&Position::new(3).pile("ota koto"), &Position::new(3).pile("chuo taito"));
    assert_eq!(below, [false; 4]);
    let view = Position::new(3).pile("ota koto").spectators_view();
    assert_eq!(
        (
            view.cards().top.map(|top| view.map().ward(top).id),
            view.cards().discards
        ),
        (Some(label("edogawa")), 70)
    );
    let (edogawa, katsushika) = (
        Position::new(3).pile("ota ota ota ota"),
        Position::new(3).pile("edogawa edogawa edogawa edogawa"),
    );
    assert_eq!(told_apart(&edogawa, &katsushika), [true; 4], "another card on top");
}

#[test]
fn s8_4_cards_paid_together_are_discarded_in_the_order_of_the_ward_list() {
    let position =
        Position::new(2)
            .hand(0, "koto ota kita")
            .after(&[BUILD, build_at("aoto"), new_store(Goods::Food), THREE]);
    for order in [["kita", "ota", "koto"], ["koto", "kita", "ota"]] {
        assert_eq!(position.after(&order.map(pay)).top(), Some("kita".into()));
    }
}

#[test]
fn s8_4_the_order_of_deck_and_bag_is_hidden_from_all() {
    assert_eq!(
        told_apart(
            &Position::new(3).pile("ota koto kita"),
            &Position::new(3).pile("kita ota koto")
        ),
        [false; 4]
    );
    assert_eq!(
        told_apart(&Position::new(3).bag("food books"), &Position::new(3).bag("books food")),
        [false; 4]
    );
}

#[test]
fn s8_5_all_else_is_public() {
    let base = || Position::new(3).earned(1, "food");
    let changes = [
        base().store(1, "omori", "food"),
        base().track(1, "oimachi", "omori"),
        base().waiting("ota", "books"),
        base().bag_of(50),
        base().turn_of(1),
        base().taken(&[Kind::Expand]),
        base().pile("ota ota"),
        base().after(&[EXPAND]),
        base().phase(Phase::LastDrawn),
    ];
    for changed in changes {
        assert_eq!(told_apart(&base(), &changed), [true; 4]);
    }
}

#[test]
fn s8_5_every_gain_is_seen_when_it_happens() {
    let base = Position::new(3)
        .store(1, "tokyo", "food")
        .waiting("chiyoda", "food2")
        .hand(0, "chiyoda");
    let (_, told) = base
        .after(&[MOVE, move_from("chiyoda"), pay("chiyoda")])
        .act(start_at("tokyo"));
    let gain = Event::Served {
        seat: SEATS[1],
        station: label("tokyo"),
        customer: customer("food2"),
    };
    assert!(
        told.iter()
            .any(|told| told.event == gain && told.to == Audience::Everyone)
    );
}

#[test]
fn s8_5_the_option_open_customers_shows_what_all_have_earned() {
    let options = Options {
        open_customers: true,
        ..Options::default()
    };
    let open = |words: &str| Position::with_options(3, &options).earned(1, words);
    assert_eq!(told_apart(&open("food"), &open("books2")), [true; 4]);
    assert_eq!(open("food").view(0).earned(SEATS[1]), Some(customers("food")));
    assert_eq!(Position::new(3).earned(1, "food").view(0).earned(SEATS[1]), None);
}

/// Seat 0 pays three cards for a store at Aoto, and has picked these.
fn paying_three(picked: &[&str]) -> Position {
    let position = Position::new(3).hand(0, "koto ota kita taito").after(&[
        BUILD,
        build_at("aoto"),
        new_store(Goods::Food),
        THREE,
    ]);
    position.after(&picked.iter().map(|card| pay(card)).collect::<Vec<_>>())
}

/// Seat 0 has earned a single and a double, and gives up one of them for an upgrade at Tokyo.
fn giving_up(double: bool, open_customers: bool) -> Position {
    let position = Position::with_options(
        3,
        &Options {
            open_customers,
            ..Options::default()
        },
    );
    let position = position
        .store(0, "tokyo", "food")
        .hand(0, "chiyoda ota koto")
        .earned(0, "food food2");
    position.after(&[UPGRADE, upgrade_at("tokyo"), give_up(double)])
}

/// What all but seat 0 hear of an action of seat 0, one after the other.
fn heard_by_others(position: &Position, action: Action) -> Vec<Event> {
    let (_, told) = position.clone().act(action);
    let others = [Viewer::Seat(SEATS[1]), Viewer::Seat(SEATS[2]), Viewer::Spectator];
    others
        .into_iter()
        .flat_map(|viewer| heard(&told, viewer))
        .cloned()
        .collect()
}

#[test]
fn s8_6_which_cards_are_picked_and_how_many_is_hidden() {
    let hidden: [&[&str]; 5] = [&[], &["koto"], &["ota"], &["koto", "ota"], &["kita", "taito"]];
    for (number, one) in hidden.iter().enumerate() {
        for other in &hidden[number + 1..] {
            assert_eq!(
                told_apart(&paying_three(one), &paying_three(other)),
                [true, false, false, false],
                "{one:?} {other:?}"
            );
        }
    }
    for picking in [&[][..], &["koto"]] {
        assert_eq!(heard_by_others(&paying_three(picking), pay("ota")), []);
    }
    assert_eq!(
        told_apart(&paying_three(&[]), &paying_three(&[]).store(1, "omori", "food")),
        [true; 4],
        "what lies open is not"
    );
}

#[test]
fn s8_6_a_single_or_a_double_to_be_given_up_is_hidden() {
    for open_customers in [false, true] {
        for further in [&[][..], &[THREE], &[THREE, pay("ota")]] {
            let [single, double] = [false, true].map(|double| giving_up(double, open_customers).after(further));
            assert_eq!(told_apart(&single, &double), [true, false, false, false], "{further:?}");
        }
    }
    let choosing = Position::new(3)
        .store(0, "tokyo", "food")
        .hand(0, "chiyoda")
        .earned(0, "food food2")
        .after(&[UPGRADE, upgrade_at("tokyo")]);
    assert_eq!(
        [false, true].map(|double| heard_by_others(&choosing, give_up(double))),
        [[], []]
    );
}

#[test]
fn s8_6_what_is_paid_for_and_that_three_cards_pay_for_it_is_public() {
    let choosing = Position::new(3)
        .hand(0, "koto ota kita")
        .after(&[BUILD, build_at("aoto")]);
    let paying = |goods: Goods| choosing.after(&[new_store(goods)]);
    assert_eq!(told_apart(&paying(Goods::Food), &paying(Goods::Books)), [true; 4]);
    assert_eq!(
        told_apart(&paying(Goods::Food), &paying(Goods::Food).after(&[THREE])),
        [true; 4]
    );
}

#[test]
fn s8_6_a_complete_payment_is_shown() {
    let heard_thrice = |position: &Position, card: &str, event: &Event| {
        let told = heard_by_others(position, pay(card));
        assert_eq!(told.iter().filter(|told| *told == event).count(), 3, "{told:?}");
    };
    let paid = Event::Paid {
        seat: SEATS[0],
        cards: ["taito", "koto", "ota"].map(label).to_vec(),
    };
    heard_thrice(&paying_three(&["taito", "ota"]), "koto", &paid);
    for (double, word) in [(false, "food"), (true, "food2")] {
        let upgraded = Event::Upgraded {
            seat: SEATS[0],
            station: label("tokyo"),
            customer: customer(word),
        };
        heard_thrice(&giving_up(double, false), "chiyoda", &upgraded);
        assert_eq!(
            giving_up(double, false)
                .after(&[pay("chiyoda")])
                .spectators_view()
                .public()
                .gone,
            customers(word)
        );
    }
}

#[test]
fn s8_6_others_imagine_any_customer_that_fits_and_no_card() {
    let mut rng = Rng::new(Seed::from_text("picks"));
    for open_customers in [false, true] {
        let view = giving_up(true, open_customers).after(&[THREE, pay("ota")]).view(1);
        let mut imagine = || {
            let imagined = Shinjuku::imagine(&view, &mut rng);
            assert_eq!((imagined.check(), imagined.view(view.viewer()) == view), (Ok(()), true));
            imagined.private[0].picks
        };
        let picks: Vec<_> = (0..50).map(|_| imagine()).collect();
        assert!(picks.iter().all(|picks| picks.cards().count() == 0));
        for word in ["food", "food2"] {
            assert!(
                picks.iter().any(|picks| picks.customer() == Some(customer(word))),
                "{word}"
            );
        }
    }
}

fn as_json(view: &View) -> Value {
    serde_json::to_value(view).expect("a view can be written")
}

#[test]
fn s8_6_as_json_the_state_and_the_payer_see_the_picks_and_others_none() {
    let position = giving_up(true, false).after(&[THREE, pay("ota"), pay("koto")]);
    let step = |customer: Value, picked: Value| json!({ "pay_three": { "purchase": { "upgrade": { "station": "tokyo", "customer": customer } }, "picked": picked } });
    let (shown, hidden) = (
        step(json!({ "goods": "food", "double": true }), json!(["ota", "koto"])),
        step(Value::Null, Value::Null),
    );
    let state = serde_json::to_value(&position.game).expect("a state can be written");
    assert_eq!(state["public"]["step"], shown);
    assert_eq!(as_json(&position.view(0))["public"]["step"], shown);
    for view in [position.view(1), position.view(2), position.spectators_view()] {
        assert_eq!(as_json(&view)["public"]["step"], hidden);
    }
    assert!(serde_json::from_value::<Shinjuku>(state).expect("it can be read") == position.game);
    for view in [position.view(0), position.view(1), position.spectators_view()] {
        assert!(serde_json::from_value::<View>(as_json(&view)).expect("it can be read") == view);
    }
}

#[test]
fn s8_6_a_view_that_shows_too_much_or_too_little_is_refused() {
    let position = giving_up(true, false).after(&[THREE, pay("ota")]);
    let [own, others] = [0, 1].map(|seat| as_json(&position.view(seat)));
    let with_step = |mut view: Value, step: &Value| {
        view["public"]["step"] = step.clone();
        serde_json::from_value::<View>(view)
            .expect_err("it should be refused")
            .to_string()
    };
    assert_eq!(
        with_step(others.clone(), &own["public"]["step"]),
        "what another seat has picked to pay is hidden"
    );
    assert_eq!(
        with_step(own, &others["public"]["step"]),
        "what is picked to pay is missing"
    );
    let mut state = serde_json::to_value(&position.game).expect("a state can be written");
    state["public"]["step"] = others["public"]["step"].clone();
    assert_eq!(
        serde_json::from_value::<Shinjuku>(state)
            .expect_err("it should be refused")
            .to_string(),
        "what is picked to pay is missing"
    );
}
