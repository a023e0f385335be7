//! H2: the set-up, and HR2: the choices made in private.

use std::collections::BTreeSet;

use table::{Audience, Game, Pile, Seat, Seats, Seed, Told, Viewer};

use super::support::*;
use crate::parts::cards::{PlanId, PlanIndex, RequestIndex, TokenId, TokenIndex, TownId, TownIndex};
use crate::state::{Phase, StartSet};
use crate::{Action, Event, Hill, Line, Options};

const PLUS_THREE_RED: u16 = 9;
const DOUBLE_TRACK: u16 = 21;
const WILD_LANDMARK: u16 = 29;

/// A new game in which all have their sets: the private choices are next.
fn with_sets(players: u8) -> Hill {
    take_sets(new_game(players, "sets"))
}

fn take_sets(mut hill: Hill) -> Hill {
    while hill.public.phase == Phase::ChoosingSets {
        decide(&mut hill);
    }
    hill
}

/// The same, with this Development token in the first set, which goes to the last in turn order.
fn with_token(players: u8, id: u16) -> Hill {
    let mut hill = new_game(players, "token");
    let wanted = hill.cards.token_index(TokenId(id)).expect("a token of the list");
    let set = hill.public.sets[0].as_mut().expect("a set");
    let dealt = std::mem::replace(&mut set.token, wanted);
    hill.decks
        .tokens
        .as_mut_slice()
        .iter_mut()
        .filter(|token| **token == wanted)
        .for_each(|token| *token = dealt);
    take_sets(hill)
}

fn hand(hill: &Hill, seat: usize) -> Vec<u16> {
    hill.public.seats[seat]
        .hand
        .as_slice()
        .iter()
        .map(|&card| hill.cards.town(card).id.0)
        .collect()
}

fn dealt_plans(hill: &Hill, seat: usize) -> Vec<PlanId> {
    hill.private[seat]
        .plans
        .as_slice()
        .iter()
        .map(|&plan| hill.cards.plan(plan).id)
        .collect()
}

fn plan_ids<const N: usize>(hill: &Hill, plans: &Pile<PlanIndex, N>) -> Vec<PlanId> {
    plans.as_slice().iter().map(|&plan| hill.cards.plan(plan).id).collect()
}

fn assign(plan: PlanId, line: Line) -> Action {
    Action::Assign {
        plan,
        line,
        discard: None,
    }
}

/// Places the first card of the hand at [0, 0] and the second one to its right.
fn place_two(hill: &mut Hill, seat: usize) {
    let hand = hand(hill, seat);
    act(hill, seat, place(hand[0], [0, 0], 0));
    act(hill, seat, place(hand[1], [1, 0], 0));
}

/// All private choices of a seat; gives what was told with the last one.
fn choose_all(hill: &mut Hill, seat: usize) -> Vec<Told<Event>> {
    let mut told = Vec::new();
    let ready = hill.public.ready;
    while hill.public.phase == Phase::PrivateChoices && hill.public.ready == ready {
        let action = legal(hill, seat)[0];
        (_, told) = act_and_tell(hill, seat, action);
    }
    told
}

#[test]
fn h2_1_one_to_four_play() {
    let set_up = |players| Hill::new(players, &Options::default(), Seed::from_text("players"));
    assert!((1..=4).all(|players| set_up(players).is_ok()));
    for players in [0, 5] {
        let refused = set_up(players).expect_err("it should be refused");
        assert_eq!(
            refused.to_string(),
            format!("The Rail on the Hill is for 1 to 4 players, not {players}.")
        );
    }
}

#[test]
fn h2_1_the_starting_player_is_drawn_at_random() {
    for players in 1..=4 {
        let starting: Seats = (0..60)
            .map(|n| new_game(players, &n.to_string()).public.starting)
            .collect();
        assert_eq!(starting, Seats::all(players));
    }
}

#[test]
fn h2_2_each_set_has_the_next_three_cards_and_the_next_token() {
    // The same seed shuffles the same decks, however many play.
    let (alone, four) = (new_game(1, "sets"), new_game(4, "sets"));
    let (towns, tokens): (Vec<TownIndex>, Vec<TokenIndex>) = (
        alone.decks.towns.in_drawing_order().collect(),
        alone.decks.tokens.in_drawing_order().collect(),
    );
    let next = |n: usize| {
        Some(StartSet {
            towns: [towns[3 * n], towns[3 * n + 1], towns[3 * n + 2]],
            token: tokens[n],
        })
    };
    assert_eq!(four.public.sets, [alone.public.sets[0], next(0), next(1), next(2)]);
}

#[test]
fn h2_2_there_is_one_set_per_player_face_up() {
    for players in 1..=4 {
        let hill = new_game(players, "face up");
        let seen = hill.view(Viewer::Spectator);
        assert_eq!(seen.public().sets, hill.public.sets);
        assert_eq!(seen.public().sets.iter().flatten().count(), usize::from(players));
    }
}

#[test]
fn h2_3_starting_resources_depend_on_the_number_of_players() {
    let resources = |players: u8| {
        new_game(players, "resources")
            .public
            .in_play()
            .iter()
            .map(|player| player.resources)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        [1, 2, 3, 4].map(resources),
        [vec![1], vec![1; 2], vec![2; 3], vec![4; 4]]
    );
}

#[test]
fn h2_4_each_player_is_dealt_six_plan_cards() {
    let hill = new_game(4, "plans");
    let dealt: BTreeSet<PlanId> = (0..4).flat_map(|seat| dealt_plans(&hill, seat)).collect();
    assert_eq!(dealt.len(), 24);
    assert_eq!(hill.decks.plans.len(), 60 - 24);
}

#[test]
fn h2_4_dealt_plan_cards_are_hidden_from_the_others() {
    let hill = new_game(2, "plans");
    let mut other = hill.clone();
    let exchanged = other.decks.plans.pop().expect("a deck");
    other.decks.plans.push(std::mem::replace(
        &mut other.private[1].plans.as_mut_slice()[3],
        exchanged,
    ));
    for viewer in [Viewer::Seat(SEATS[0]), Viewer::Spectator] {
        assert_eq!(hill.view(viewer), other.view(viewer));
    }
    assert_ne!(
        hill.view(Viewer::Seat(SEATS[1])),
        other.view(Viewer::Seat(SEATS[1])),
        "a player sees their cards"
    );
}

#[test]
fn h2_5_the_last_in_turn_order_chooses_first_and_the_starting_player_last() {
    let mut hill = new_game(4, "order");
    let starting = hill.public.starting;
    let mut order: Vec<Seat> = Vec::new();
    for set in [2, 0, 3, 1] {
        let chooser = hill.awaiting().first().expect("somebody chooses");
        assert_eq!(hill.awaiting(), Seats::only(chooser));
        let waiting = (0..4).find(|&seat| SEATS[seat] != chooser).expect("somebody waits");
        assert_eq!(refused(&hill, waiting, Action::TakeSet { set }).clause, "H2.5");
        act(&mut hill, chooser.index(), Action::TakeSet { set });
        order.push(chooser);
    }
    assert_eq!(order, [3, 2, 1, 0].map(|steps| starting.clockwise(steps, 4)));
    assert_eq!(hill.public.phase, Phase::PrivateChoices);
}

#[test]
fn h2_5_a_set_is_taken_whole_and_only_once() {
    let mut hill = new_game(2, "once");
    let set = hill.public.sets[1].expect("a set");
    let (last, first) = (hill.public.in_turn_order(1).index(), hill.public.starting.index());
    act(&mut hill, last, Action::TakeSet { set: 1 });
    assert_eq!(hill.public.seats[last].hand.as_slice(), set.towns);
    assert_eq!(legal(&hill, first), [Action::TakeSet { set: 0 }]);
    assert_eq!(refused(&hill, first, Action::TakeSet { set: 1 }).clause, "H2.5");
    assert_eq!(refused(&hill, first, Action::TakeSet { set: 4 }).clause, "H2.5");
}

#[test]
fn h2_6_two_of_the_three_cards_are_placed_by_the_placement_rules() {
    let mut hill = with_sets(1);
    let [a, b, c] = hand(&hill, 0)[..] else {
        panic!("three cards")
    };
    assert_eq!(refused(&hill, 0, place(a, [1, 0], 0)).clause, "H5.1");
    act(&mut hill, 0, place(b, [0, 0], 90));
    assert_eq!(refused(&hill, 0, place(a, [2, 0], 0)).clause, "H5.2");
    assert_eq!(refused(&hill, 0, place(b, [1, 0], 0)).clause, "H2.6");
    let another = (1..=68).find(|id| ![a, b, c].contains(id)).expect("another card");
    assert_eq!(refused(&hill, 0, place(another, [1, 0], 0)).clause, "H2.6");
    act(&mut hill, 0, place(c, [1, 1], 0));
    assert!(
        !legal(&hill, 0)
            .iter()
            .any(|action| matches!(action, Action::Place { .. })),
        "the third card is not placed"
    );
}

#[test]
fn h2_6_the_third_card_stays_in_hand() {
    let mut hill = with_sets(1);
    let [a, b, c] = hand(&hill, 0)[..] else {
        panic!("three cards")
    };
    place_two(&mut hill, 0);
    choose_all(&mut hill, 0);
    let placed: Vec<TownId> = hill.public.seats[0]
        .town
        .placed()
        .iter()
        .map(|placed| hill.cards.town(placed.card).id)
        .collect();
    assert_eq!((placed, hand(&hill, 0)), (vec![TownId(a), TownId(b)], vec![c]));
}

#[test]
fn h2_7_a_town_upgrade_goes_on_one_of_the_two_placed_cards() {
    let mut hill = with_token(1, PLUS_THREE_RED);
    place_two(&mut hill, 0);
    let [first, second, beside] = [cell(0, 0), cell(1, 0), cell(0, 1)];
    assert_eq!(
        legal(&hill, 0),
        [Action::Upgrade { at: first }, Action::Upgrade { at: second }]
    );
    assert_eq!(refused(&hill, 0, Action::Upgrade { at: beside }).clause, "H2.7");
    assert_eq!(
        refused(&hill, 0, assign(dealt_plans(&hill, 0)[0], Line::Red)).clause,
        "H2.7"
    );
    act(&mut hill, 0, Action::Upgrade { at: second });
    choose_all(&mut hill, 0);
    let player = &hill.public.seats[0];
    let token = player
        .town
        .card_at(second)
        .and_then(|placed| placed.token)
        .map(|token| hill.cards.token(token).id);
    assert_eq!((token, player.kept.len()), (Some(TokenId(PLUS_THREE_RED)), 0));
    assert_eq!(player.town.card_at(first).and_then(|placed| placed.token), None);
}

#[test]
fn h2_7_any_other_token_of_the_set_is_kept() {
    for id in [DOUBLE_TRACK, WILD_LANDMARK] {
        let mut hill = with_token(1, id);
        place_two(&mut hill, 0);
        assert_eq!(refused(&hill, 0, Action::Upgrade { at: cell(0, 0) }).clause, "H2.8");
        choose_all(&mut hill, 0);
        let kept: Vec<TokenId> = hill.public.seats[0]
            .kept
            .iter()
            .map(|token| hill.cards.token(token).id)
            .collect();
        assert_eq!(kept, [TokenId(id)]);
    }
}

#[test]
fn h2_8_each_line_gets_exactly_one_of_the_six_plan_cards() {
    let mut hill = with_token(1, DOUBLE_TRACK);
    place_two(&mut hill, 0);
    let plans = dealt_plans(&hill, 0);
    let another = (1..=60)
        .map(PlanId)
        .find(|plan| !plans.contains(plan))
        .expect("another card");
    assert_eq!(refused(&hill, 0, assign(another, Line::Red)).clause, "H2.8");
    assert_eq!(
        refused(&hill, 0, assign(plans[0], Line::Yellow)).clause,
        "H2.8",
        "red comes first"
    );
    let discarding = Action::Assign {
        plan: plans[4],
        line: Line::Red,
        discard: Some(plans[0]),
    };
    assert_eq!(refused(&hill, 0, discarding).clause, "H9.2");
    act(&mut hill, 0, assign(plans[4], Line::Red));
    assert_eq!(refused(&hill, 0, assign(plans[1], Line::Red)).clause, "H2.8");
    assert_eq!(refused(&hill, 0, assign(plans[4], Line::Yellow)).clause, "H2.8");
    for (plan, line) in [
        (plans[0], Line::Yellow),
        (plans[5], Line::Blue),
        (plans[2], Line::Black),
    ] {
        assert_eq!(hill.public.round, 0, "the set-up goes on");
        act(&mut hill, 0, assign(plan, line));
    }
    assert_eq!(hill.public.round, 1, "the set-up is over");
    let rows = &hill.public.seats[0].plans;
    assert_eq!(
        [rows.red, rows.yellow, rows.blue, rows.black].map(|row| plan_ids(&hill, &row)),
        [[plans[4]], [plans[0]], [plans[5]], [plans[2]]]
    );
}

#[test]
fn h2_8_the_other_two_plan_cards_are_discarded() {
    let mut hill = with_token(1, DOUBLE_TRACK);
    place_two(&mut hill, 0);
    let mut plans = dealt_plans(&hill, 0);
    Line::ALL
        .into_iter()
        .zip(&plans)
        .for_each(|(line, &plan)| _ = act(&mut hill, 0, assign(plan, line)));
    let discarded: BTreeSet<PlanId> = hill
        .public
        .discards
        .plans
        .iter()
        .map(|plan| hill.cards.plan(plan).id)
        .collect();
    assert_eq!(discarded, plans.split_off(4).into_iter().collect());
    assert!(hill.private[0].plans.is_empty());
}

#[test]
fn h2_8_placed_plan_cards_are_public() {
    let mut hill = with_sets(2);
    let plans = [dealt_plans(&hill, 0), dealt_plans(&hill, 1)];
    choose_all(&mut hill, 0);
    choose_all(&mut hill, 1);
    let seen = hill.view(Viewer::Spectator);
    for (player, dealt) in seen.public().in_play().iter().zip(plans) {
        assert!(
            player
                .plans
                .values()
                .all(|row| row.len() == 1 && dealt.contains(&plan_ids(&hill, row)[0]))
        );
    }
}

#[test]
fn hr2_h2_6_all_choose_at_the_same_time_in_any_order() {
    let mut hill = with_sets(3);
    assert_eq!(hill.awaiting(), Seats::all(3));
    place_two(&mut hill, 2);
    place_two(&mut hill, 0);
    choose_all(&mut hill, 2);
    assert_eq!(hill.awaiting(), Seats::all(3).without(SEATS[2]));
    assert_eq!(refused(&hill, 2, assign(PlanId(1), Line::Red)).clause, "HR2");
    choose_all(&mut hill, 0);
    choose_all(&mut hill, 1);
    assert_eq!(hill.public.round, 1);
}

#[test]
fn hr2_h2_6_h2_7_h2_8_nobody_sees_the_choices_of_another_before_all_are_done() {
    let mut hill = with_token(2, PLUS_THREE_RED);
    let (other, chooser) = (hill.public.in_turn_order(0), hill.public.in_turn_order(1));
    while !hill.public.ready.contains(chooser) {
        let before = [Viewer::Seat(other), Viewer::Spectator].map(|viewer| hill.view(viewer));
        let action = legal(&hill, chooser.index())[0];
        let (_, told) = act_and_tell(&mut hill, chooser.index(), action);
        assert!(told.iter().all(|told| told.to == Audience::Only(chooser)), "{told:?}");
        for before in before {
            let mut after = hill.view(before.viewer());
            after.public.ready = Seats::NONE; // That a seat is done may be seen.
            assert_eq!(after, before);
        }
    }
    assert!(
        hill.public
            .in_play()
            .iter()
            .all(|player| player.town.cells().is_empty())
    );
}

#[test]
fn hr2_h2_6_h2_7_h2_8_when_all_are_done_all_is_revealed() {
    let mut hill = with_token(2, PLUS_THREE_RED);
    let (late, early) = (hill.public.in_turn_order(0), hill.public.in_turn_order(1));
    choose_all(&mut hill, early.index());
    let told = choose_all(&mut hill, late.index());
    let hears = |viewer, of: Seat| {
        let choice = |event: &Event| match *event {
            Event::Placed { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Assigned { seat, .. }
            | Event::PlansDiscarded { seat, .. } => seat == of,
            _ => false,
        };
        table::heard(&told, viewer).filter(|event| choice(event)).count()
    };
    assert!(told.contains(&Told {
        to: Audience::Everyone,
        event: Event::Revealed {}
    }));
    // Two cards, the upgrade, four Plan cards, and what is discarded. Who chose has heard all but the last before.
    assert_eq!(
        [Viewer::Spectator, Viewer::Seat(late), Viewer::Seat(early)].map(|viewer| hears(viewer, early)),
        [8, 8, 1]
    );
    assert!(hears(Viewer::Spectator, late) >= 7);
    assert!(
        hill.public
            .in_play()
            .iter()
            .all(|player| player.town.placed().len() == 2)
    );
}

#[test]
fn h2_9_with_the_residents_variant_two_random_requests_are_revealed() {
    let options = Options {
        residents: true,
        ..Options::default()
    };
    let requests = |n: u32| {
        Hill::new(2, &options, Seed::from_text(&n.to_string()))
            .expect("a legal set-up")
            .public
            .requests
            .expect("the variant")
    };
    let (left, right): (BTreeSet<RequestIndex>, BTreeSet<RequestIndex>) =
        (0..200).map(requests).map(|[left, right]| (left, right)).unzip();
    assert_eq!((left.len(), right.len()), (12, 12));
    assert!((0..200).map(requests).all(|[left, right]| left != right));
    assert_eq!(new_game(2, "plain").public.requests, None);
}
