//! H3: rounds and their preparation.

use table::{Game, Seat, Seats};

use super::support::*;
use crate::parts::cards::{PlanId, TokenId, TownId, TownIndex};
use crate::{Action, Duty, Event, Hill, Line, Location, Options};

/// Two players who have nothing left to do in round 5 but to end their turns.
fn end_of_round() -> Position {
    Position::new(2)
        .all_done(0, Location::Resources)
        .all_done(1, Location::Plan)
}

/// Both end their turns, and the next round is prepared.
fn end_round(position: &mut Position) -> Vec<Event> {
    position.act(Action::EndTurn {});
    act(&mut position.hill, 1, Action::EndTurn {}).1
}

fn face_up_plans(hill: &Hill) -> Vec<u16> {
    hill.public
        .board
        .plans
        .as_slice()
        .iter()
        .map(|&plan| hill.cards.plan(plan).id.0)
        .collect()
}

fn face_up_tokens(hill: &Hill) -> Vec<u16> {
    hill.public
        .board
        .tokens
        .as_slice()
        .iter()
        .map(|&token| hill.cards.token(token).id.0)
        .collect()
}

/// A whole game with what happened in it.
fn whole_game(players: u8) -> (Hill, Vec<Event>) {
    let mut hill = game_in_round_1(players, &Options::default());
    let mut events = vec![Event::RoundStarted {
        round: 1,
        starting: hill.public.starting,
    }];
    while !hill.awaiting().is_empty() {
        assert_eq!(hill.outcome(), None);
        events.extend(decide(&mut hill));
    }
    (hill, events)
}

#[test]
fn h3_1_a_game_has_14_rounds_and_is_scored_after_them() {
    let (hill, events) = whole_game(2);
    let rounds: Vec<u8> = events
        .iter()
        .filter_map(|event| {
            if let Event::RoundStarted { round, .. } = event {
                Some(*round)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(rounds, (1..=14).collect::<Vec<_>>());
    assert_eq!(events.last(), Some(&Event::GameOver {}));
    assert!(hill.outcome().is_some());
    assert_eq!(
        refused(
            &hill,
            0,
            Action::Take {
                location: Location::Plan
            }
        )
        .clause,
        "H3.1"
    );
}

#[test]
fn h3_1_the_preparation_comes_before_the_main_phase() {
    let mut position = end_of_round();
    let events = end_round(&mut position);
    assert!(
        matches!(
            events[..],
            [
                Event::TurnEnded { .. },
                Event::RoundStarted { round: 6, .. },
                Event::BoardRevealed { .. }
            ]
        ),
        "{events:?}"
    );
}

#[test]
fn h3_2_the_starting_player_role_passes_to_the_left() {
    let (_, events) = whole_game(3);
    let starting: Vec<Seat> = events
        .iter()
        .filter_map(|event| {
            if let Event::RoundStarted { starting, .. } = event {
                Some(*starting)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        starting,
        (0..14)
            .map(|round| starting[0].clockwise(round % 3, 3))
            .collect::<Vec<_>>()
    );
}

#[test]
fn h3_2_round_1_belongs_to_the_starting_player_drawn() {
    let drawn = Hill::new(4, &Options::default(), table::Seed::from_text("round 1"))
        .expect("a legal set-up")
        .public
        .starting;
    assert_eq!(game_in_round_1(4, &Options::default()).public.starting, drawn);
}

#[test]
fn h3_3_what_is_left_on_the_main_board_goes_to_its_discard() {
    let mut position = end_of_round()
        .locations([None, None, Some(7), Some(8)])
        .plan_deck(&[3, 4, 5])
        .token_pile(&[11, 12, 13])
        .face_up(&[1, 2], &[10]);
    end_round(&mut position);
    let Hill { cards, public, .. } = &position.hill;
    assert_eq!(
        public
            .discards
            .towns
            .iter()
            .map(|card| cards.town(card).id)
            .collect::<Vec<_>>(),
        [TownId(7), TownId(8)]
    );
    assert_eq!(
        public
            .discards
            .plans
            .iter()
            .map(|plan| cards.plan(plan).id)
            .collect::<Vec<_>>(),
        [PlanId(1), PlanId(2)]
    );
    assert_eq!(
        public
            .discards
            .tokens
            .iter()
            .map(|token| cards.token(token).id)
            .collect::<Vec<_>>(),
        [TokenId(10)]
    );
}

#[test]
fn h3_4_four_town_cards_two_plan_cards_and_two_tokens_are_revealed() {
    let mut position = end_of_round().plan_deck(&[3, 4, 5]).token_pile(&[11, 12, 13]);
    let next: Vec<TownIndex> = position.hill.decks.towns.in_drawing_order().take(4).collect();
    let events = end_round(&mut position);
    let board = &position.hill.public.board;
    assert_eq!(board.towns.to_vec(), next.iter().copied().map(Some).collect::<Vec<_>>());
    assert_eq!(
        (face_up_plans(&position.hill), face_up_tokens(&position.hill)),
        (vec![3, 4], vec![11, 12])
    );
    let towns = next.iter().map(|&card| position.hill.cards.town(card).id).collect();
    let revealed = Event::BoardRevealed {
        towns,
        plans: vec![PlanId(3), PlanId(4)],
        tokens: vec![TokenId(11), TokenId(12)],
    };
    assert_eq!(events.last(), Some(&revealed));
}

#[test]
fn h3_5_no_reshuffle_while_the_last_cards_are_enough() {
    let mut position = end_of_round()
        .plan_deck(&[3, 4])
        .token_pile(&[11, 12])
        .discards(&[1, 2], &[9, 10]);
    let events = end_round(&mut position);
    assert!(!events.contains(&Event::PlansReshuffled {}) && !events.contains(&Event::TokensReshuffled {}));
    assert_eq!(
        (face_up_plans(&position.hill), face_up_tokens(&position.hill)),
        (vec![3, 4], vec![11, 12])
    );
    let Hill { public, decks, .. } = &position.hill;
    assert!(
        decks.plans.is_empty() && public.discards.plans.len() == 2,
        "the empty deck waits for the next draw"
    );
    assert!(decks.tokens.is_empty() && public.discards.tokens.len() == 2);
}

#[test]
fn h3_5_a_deck_that_runs_out_is_made_anew_from_the_discard() {
    let mut position = end_of_round()
        .plan_deck(&[3])
        .token_pile(&[11])
        .discards(&[1, 2], &[9, 10]);
    let events = end_round(&mut position);
    assert!(events.contains(&Event::PlansReshuffled {}) && events.contains(&Event::TokensReshuffled {}));
    let (plans, tokens) = (face_up_plans(&position.hill), face_up_tokens(&position.hill));
    assert!(
        plans[0] == 3 && [1, 2].contains(&plans[1]),
        "first what is there, then from the new deck: {plans:?}"
    );
    assert!(tokens[0] == 11 && [9, 10].contains(&tokens[1]), "{tokens:?}");
    let Hill { public, decks, .. } = &position.hill;
    assert_eq!((decks.plans.len(), public.discards.plans.len()), (1, 0));
    assert_eq!((decks.tokens.len(), public.discards.tokens.len()), (1, 0));
}

#[test]
fn h3_5_the_new_deck_is_shuffled() {
    let discarded: Vec<u16> = (1..=40).collect();
    let mut position = end_of_round().plan_deck(&[]).discards(&discarded, &[]);
    end_round(&mut position);
    let drawn: Vec<u16> = position
        .hill
        .decks
        .plans
        .in_drawing_order()
        .map(|plan| position.hill.cards.plan(plan).id.0)
        .collect();
    assert_eq!(drawn.len(), 38);
    assert!(!drawn.is_sorted() && !drawn.iter().rev().is_sorted());
}

#[test]
fn h3_5_h3_3_what_was_cleared_from_the_board_can_come_back_at_once() {
    let mut position = end_of_round().plan_deck(&[]).face_up(&[1, 2], &[]);
    end_round(&mut position);
    let mut plans = face_up_plans(&position.hill);
    plans.sort_unstable();
    assert_eq!(plans, [1, 2]);
}

#[test]
fn h3_5_hr3_if_even_the_discard_is_not_enough_fewer_are_revealed() {
    let mut position = end_of_round().plan_deck(&[]).token_pile(&[]).discards(&[1], &[]);
    end_round(&mut position);
    assert_eq!(
        (face_up_plans(&position.hill), face_up_tokens(&position.hill)),
        (vec![1], vec![])
    );
}

#[test]
fn h3_5_hr3_fewer_tokens_are_drawn_by_who_buys() {
    let mut position = Position::new(2).resources(0, 3).token_pile(&[]).discards(&[], &[21]);
    let (_, events) = position.act(Action::Buy {});
    assert!(events.contains(&Event::TokensReshuffled {}));
    assert!(events.contains(&Event::TokenKept {
        seat: SEATS[0],
        token: TokenId(21),
        discarded: None
    }));
}

#[test]
fn h3_6_turns_go_clockwise_from_the_starting_player_one_each() {
    let mut hill = game_in_round_1(3, &Options::default());
    let starting = hill.public.starting;
    for steps in 0..3 {
        let seat = starting.clockwise(steps, 3);
        assert_eq!(hill.awaiting(), Seats::only(seat));
        let waiting = seat.clockwise(1, 3).index();
        assert_eq!(refused(&hill, waiting, legal(&hill, seat.index())[0]).clause, "H3.6");
        while hill.public.round == 1 && hill.awaiting().contains(seat) {
            decide(&mut hill);
        }
    }
    assert_eq!(hill.public.round, 2);
}

#[test]
fn h3_7_the_locations_from_left_to_right_give_resources_a_plan_card_a_track_and_a_token() {
    let position = Position::new(2)
        .town(0, "+ +")
        .hand(0, &[214])
        .locations([Some(1), Some(2), Some(3), Some(4)])
        .face_up(&[5], &[21]);
    let took = |card: u16, location: Location| {
        let mut position = position.clone();
        position.act(Action::Take { location });
        let taken = position.hill.player(SEATS[0]).hand.as_slice()[1];
        assert_eq!(position.hill.cards.town(taken).id, TownId(card));
        position
    };
    took(1, Location::Resources).act(Action::Gain {});
    took(2, Location::Plan).act(Action::TakePlan { plan: PlanId(5) });
    took(3, Location::Track).act(lay_as(Duty::Location, Line::Red, [0, 0], [1, 0]));
    took(4, Location::Development).act(Action::TakeToken { token: TokenId(21) });
}

#[test]
fn h3_7_the_first_location_gives_two_resources() {
    let mut position = Position::new(2).resources(0, 1).took(0, Location::Resources);
    let (_, events) = position.act(Action::Gain {});
    assert_eq!(
        events,
        [Event::Gained {
            seat: SEATS[0],
            resources: 2
        }]
    );
    assert_eq!(position.hill.player(SEATS[0]).resources, 3);
}
