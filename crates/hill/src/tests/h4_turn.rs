//! H4: a turn.

use table::{Card, Game, Seats};

use super::support::*;
use crate::parts::cards::{PlanId, PlanIndex, TokenId, TokenIndex};
use crate::state::{Pending, Phase};
use crate::{Action, BonusChoice, Duty, Event, Hill, Line, Location, Options};

/// Before action A: two roads to lay on, a card in hand, a card at each location, something face up.
fn before_a() -> Position {
    Position::new(2)
        .town(0, "+ +")
        .hand(0, &[213])
        .locations([Some(1), Some(2), Some(3), Some(4)])
        .face_up(&[5, 6], &[21, 29])
}

/// After action A at this location.
fn after_a(location: Location) -> Position {
    let mut position = before_a();
    position.act(Action::Take { location });
    position
}

const TAKE_A: Action = Action::Take {
    location: Location::Resources,
};
const END: Action = Action::EndTurn {};

fn b() -> Action {
    place(213, [0, 1], 0)
}

fn c() -> Action {
    lay(Line::Red, [0, 0], [1, 0])
}

fn can_end(position: &Position) -> bool {
    position.legal().contains(&END)
}

fn free_actions(position: &Position) -> usize {
    position
        .legal()
        .iter()
        .filter(|action| matches!(action, Action::Buy {} | Action::DiscardTrack { .. }))
        .count()
}

#[test]
fn h4_1_a_town_card_is_taken_before_anything_else() {
    let position = before_a();
    for early in [
        b(),
        c(),
        Action::Gain {},
        Action::TakePlan { plan: PlanId(5) },
        Action::TakeToken { token: TokenId(21) },
        END,
    ] {
        assert_eq!(position.refused_by(early), "H4.1");
    }
    assert_eq!(
        position.legal(),
        Location::ALL.map(|location| Action::Take { location })
    );
}

#[test]
fn h4_1_the_card_goes_into_the_hand() {
    let mut position = before_a();
    position.act(Action::Take {
        location: Location::Track,
    });
    let ids: Vec<u16> = position
        .hill
        .player(SEATS[0])
        .hand
        .as_slice()
        .iter()
        .map(|&card| position.hill.cards.town(card).id.0)
        .collect();
    assert_eq!(ids, [213, 3]);
    assert_eq!(position.refused_by(TAKE_A), "H4.1", "one card in a turn");
}

#[test]
fn h4_1_only_a_location_that_still_has_a_card_can_be_chosen() {
    let position = before_a().locations([None, Some(2), None, Some(4)]);
    assert_eq!(
        position.legal(),
        [Location::Plan, Location::Development].map(|location| Action::Take { location })
    );
    assert_eq!(position.refused_by(TAKE_A), "H4.1");
}

#[test]
fn h4_1_the_location_decides_action_d() {
    let d = [
        Action::Gain {},
        Action::TakePlan { plan: PlanId(5) },
        lay_as(Duty::Location, Line::Red, [0, 0], [1, 0]),
        Action::TakeToken { token: TokenId(21) },
    ];
    for location in Location::ALL {
        let position = after_a(location);
        for (place, action) in Location::ALL.into_iter().zip(d) {
            if place == location {
                assert!(position.legal().contains(&action));
            } else {
                assert_eq!(position.refused_by(action), "H4.1");
            }
        }
    }
}

#[test]
fn h4_2_b_c_and_d_are_done_in_any_order() {
    let [b, c, d] = [b(), c(), Action::Gain {}];
    for order in [[b, c, d], [b, d, c], [c, b, d], [c, d, b], [d, b, c], [d, c, b]] {
        let mut position = after_a(Location::Resources);
        for action in order {
            assert_eq!(position.refused_by(END), "H4.2");
            position.act(action);
        }
        position.act(END);
    }
}

#[test]
fn h4_2_b_c_and_d_are_done_once_each() {
    for (location, d) in [
        (Location::Resources, [Action::Gain {}; 2]),
        (Location::Plan, [5, 6].map(|id| Action::TakePlan { plan: PlanId(id) })),
        (
            Location::Development,
            [21, 29].map(|id| Action::TakeToken { token: TokenId(id) }),
        ),
    ] {
        let mut position = after_a(location);
        position.act(d[0]);
        if location == Location::Plan {
            position.act(Action::Assign {
                plan: PlanId(5),
                line: Line::Red,
                discard: None,
            });
        }
        assert_eq!(position.refused_by(d[1]), "H4.2");
    }
    let mut position = after_a(Location::Resources);
    position.act(b());
    assert_eq!(position.refused_by(place(1, [1, 1], 0)), "H4.2");
    position.act(c());
    assert_eq!(position.refused_by(lay(Line::Red, [0, 0], [0, 1])), "H4.2");
}

#[test]
fn h4_2_b_is_always_possible() {
    for players in 1..=4 {
        let mut hill = game_in_round_1(players, &Options::default());
        while let Some(seat) = hill.awaiting().first() {
            let turn = &hill.player(seat).turn;
            if turn.location.is_some() && !turn.placed && turn.pending == Pending::Nothing {
                assert!(
                    legal(&hill, seat.index())
                        .iter()
                        .any(|action| matches!(action, Action::Place { .. }))
                );
            }
            decide(&mut hill);
        }
    }
}

#[test]
fn h4_2_the_turn_does_not_end_while_b_or_d_is_open() {
    for location in [Location::Resources, Location::Plan, Location::Development] {
        let mut position = after_a(location);
        position.act(c());
        assert_eq!(position.refused_by(END), "H4.2");
        position.act(b());
        assert_eq!(position.refused_by(END), "H4.2", "D is open");
    }
    let mut position = after_a(Location::Resources);
    position.act(c());
    position.act(Action::Gain {});
    assert_eq!(position.refused_by(END), "H4.2", "B is open");
}

/// B is done, and D where it is not a track: what is left are tracks.
fn only_tracks_left(picture: &str, location: Location) -> Position {
    let mut position = Position::new(2).town(0, picture).all_done(0, location);
    let turn = &mut position.hill.public.seats[0].turn;
    (turn.laid, turn.located) = (false, location != Location::Track);
    position
}

#[test]
fn h4_2_hr4_c_is_skipped_only_when_no_lay_is_legal() {
    assert_eq!(only_tracks_left("+ +", Location::Resources).refused_by(END), "H4.2");
    let unpayable = only_tracks_left("o o", Location::Resources).resources(0, 1);
    unpayable.clone().act(END);
    assert_eq!(
        unpayable.resources(0, 2).refused_by(END),
        "H4.2",
        "what there are resources for counts as possible"
    );
}

#[test]
fn h4_2_c_stays_open_until_the_turn_ends() {
    // No lay is legal now, but the two resources of the location make one legal.
    let mut position = Position::new(2)
        .town(0, "o o")
        .hand(0, &[213, 214])
        .took(0, Location::Resources);
    position.act(b());
    assert_eq!(position.refused_by(c()), "H6.12");
    position.act(Action::Gain {});
    assert_eq!(position.refused_by(END), "H4.2");
    position.act(c());
    position.act(END);
}

#[test]
fn h4_2_the_extra_track_is_skipped_only_when_no_lay_is_legal() {
    // One spot on roads, the other one is half open land.
    let mut position = only_tracks_left("+ + o", Location::Track);
    position.act(c());
    position.clone().act(END);
    let mut position = position.resources(0, 1);
    assert_eq!(position.refused_by(END), "H4.2");
    position.act(lay_as(Duty::Location, Line::Red, [1, 0], [2, 0]));
    position.act(END);
}

#[test]
fn h4_2_hr4_a_lay_that_needs_a_double_track_token_is_no_duty() {
    const DOUBLE_TRACK: u16 = 21;
    let mut position = only_tracks_left("+ +", Location::Resources)
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .kept(0, &[DOUBLE_TRACK]);
    position.clone().act(lay(Line::Blue, [0, 0], [1, 0]));
    position.act(END);
}

#[test]
fn h4_2_the_plan_card_and_the_token_are_skipped_when_none_lies_face_up() {
    for location in [Location::Plan, Location::Development] {
        let mut open = Position::new(2).town(0, "+").all_done(0, location);
        open.hill.public.seats[0].turn.located = false;
        assert_eq!(open.clone().face_up(&[5], &[21]).refused_by(END), "H4.2");
        open.act(END);
    }
}

#[test]
fn h4_2_a_lay_says_whether_it_is_c_or_the_extra_track() {
    let as_c = c();
    let as_d = lay_as(Duty::Location, Line::Red, [0, 0], [1, 0]);
    for (first, second) in [(as_c, Duty::Location), (as_d, Duty::Track)] {
        let mut position = after_a(Location::Track);
        position.act(b());
        position.act(first);
        let next = |duty| lay_as(duty, Line::Red, [0, 0], [0, 1]);
        let same = if second == Duty::Track {
            Duty::Location
        } else {
            Duty::Track
        };
        assert_eq!(position.refused_by(next(same)), "H4.2");
        position.act(next(second));
        position.act(END);
    }
}

#[test]
fn h4_3_free_actions_are_possible_at_any_time_of_the_own_turn_also_before_a() {
    let mut position = before_a()
        .line(0, Line::Blue, &[[0, 0], [1, 0]])
        .resources(0, 3)
        .kept(0, &[22]);
    for action in [TAKE_A, b(), Action::Gain {}, c()] {
        assert_eq!(free_actions(&position), 2, "buy or discard the only blue track");
        position.act(action);
    }
    assert_eq!(free_actions(&position), 3, "and the red one");
    position.act(END);
    assert_eq!(
        refused(&position.hill, 0, Action::Buy {}).clause,
        "H3.6",
        "the turn is over"
    );
}

#[test]
fn h4_3_free_actions_are_possible_as_often_as_wanted() {
    const DOUBLE_TRACKS: [u16; 4] = [21, 22, 23, 24];
    let mut position = Position::new(2)
        .town(0, "+ + +")
        .line(0, Line::Red, &[[0, 0], [1, 0], [2, 0]])
        .resources(0, 2)
        .token_pile(&DOUBLE_TRACKS);
    position.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([0, 0], [1, 0]),
    });
    position.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([1, 0], [2, 0]),
    });
    for id in [21, 23] {
        position.act(Action::Buy {});
        position.act(Action::KeepToken { token: TokenId(id) });
    }
    assert_eq!(position.hill.player(SEATS[0]).kept.len(), 2);
}

#[test]
fn h4_3_hr5_free_actions_never_come_in_the_middle_of_another_action_or_bonus() {
    let drawn = |mut position: Position, places: [u8; 2]| {
        let private = &mut position.hill.private[0];
        for place in places {
            private.drawn_plans.push(PlanIndex::from_number(place));
            private.drawn_tokens.push(TokenIndex::from_number(place));
        }
        position
    };
    let position = Position::new(2)
        .town(0, "+ + +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .resources(0, 9)
        .took(0, Location::Resources);
    for (pending, clause) in [
        (Pending::Bonus, "H7.1"),
        (Pending::BonusTrack, "H7.1"),
        (Pending::KeepPlan, "H7.1"),
        (Pending::Assign(PlanIndex::FIRST), "H9.1"),
        (Pending::KeepToken, "H8.1"),
        (Pending::Upgrade(TokenIndex::FIRST), "H9.5"),
    ] {
        let mut position = drawn(position.clone(), [3, 4]);
        position.hill.public.seats[0].turn.pending = pending;
        assert_eq!(free_actions(&position), 0);
        assert_eq!(position.refused_by(Action::Buy {}), clause);
        assert_eq!(
            position.refused_by(Action::DiscardTrack {
                line: Line::Red,
                spot: spot([0, 0], [1, 0])
            }),
            clause
        );
    }
}

#[test]
fn h4_4_the_turn_ends_when_all_is_done_and_the_player_says_so() {
    let mut position = Position::new(2)
        .town(0, "+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .all_done(0, Location::Resources);
    assert_eq!(position.hill.awaiting(), Seats::only(SEATS[0]));
    position.act(Action::DiscardTrack {
        line: Line::Red,
        spot: spot([0, 0], [1, 0]),
    });
    assert!(can_end(&position), "and C, once done, is not open again");
    let (_, events) = position.act(END);
    assert_eq!(events, [Event::TurnEnded { seat: SEATS[0] }]);
    assert_eq!(position.hill.awaiting(), Seats::only(SEATS[1]));
}

#[test]
fn h4_5_either_card_of_the_hand_can_be_placed_and_the_other_stays() {
    let position = Position::new(2)
        .town(0, "+")
        .hand(0, &[7, 8])
        .took(0, Location::Resources);
    for (placed, left) in [(7, 8), (8, 7)] {
        let mut position = position.clone();
        position.act(place(placed, [1, 0], 0));
        let hand: Vec<u16> = position
            .hill
            .player(SEATS[0])
            .hand
            .as_slice()
            .iter()
            .map(|&card| position.hill.cards.town(card).id.0)
            .collect();
        assert_eq!(hand, [left]);
        assert_eq!(position.refused_by(place(left, [0, 1], 0)), "H4.2");
    }
    assert_eq!(position.refused_by(place(9, [1, 0], 0)), "H4.5");
}

#[test]
fn h4_5_the_last_card_is_never_placed() {
    let mut hill = game_in_round_1(2, &Options::default());
    while !hill.awaiting().is_empty() {
        decide(&mut hill);
    }
    assert!(hill.public.in_play().iter().all(|player| player.hand.len() == 1));
}

fn simultaneous() -> Options {
    Options {
        simultaneous: true,
        ..Options::default()
    }
}

/// Three players in round 1, one after the other about to take their cards.
fn taking() -> (Hill, [usize; 3]) {
    let hill = game_in_round_1(3, &simultaneous());
    let order = [0, 1, 2].map(|steps| hill.public.in_turn_order(steps).index());
    (hill, order)
}

#[test]
fn h4_6_with_simultaneous_play_the_cards_are_taken_one_after_the_other() {
    let (mut hill, order) = taking();
    let [first, second, third] = order;
    let take = |location| Action::Take { location };
    assert_eq!(hill.awaiting(), Seats::only(SEATS[first]));
    assert_eq!(refused(&hill, second, take(Location::Plan)).clause, "H4.6");
    act(&mut hill, first, take(Location::Plan));
    assert_eq!(hill.awaiting(), Seats::only(SEATS[second]));
    assert_eq!(
        refused(&hill, first, take(Location::Track)).clause,
        "H4.6",
        "not yet the rest of the turn"
    );
    assert_eq!(
        refused(&hill, second, take(Location::Plan)).clause,
        "H4.1",
        "that card is gone"
    );
    act(&mut hill, second, take(Location::Track));
    assert_eq!(hill.awaiting(), Seats::only(SEATS[third]));
}

#[test]
fn h4_6_there_are_no_free_actions_before_all_have_taken_a_card() {
    let position = Position::with_options(2, simultaneous())
        .town(0, "+ +")
        .line(0, Line::Red, &[[0, 0], [1, 0]])
        .resources(0, 3);
    let mut position = position.locations([Some(1), Some(2), Some(3), Some(4)]);
    position.hill.public.phase = Phase::Taking;
    assert_eq!(
        position.legal(),
        Location::ALL.map(|location| Action::Take { location })
    );
    assert_eq!(position.refused_by(Action::Buy {}), "H4.6");
    assert_eq!(
        position.refused_by(Action::DiscardTrack {
            line: Line::Red,
            spot: spot([0, 0], [1, 0])
        }),
        "H4.6"
    );
    position.act(TAKE_A);
    act(
        &mut position.hill,
        1,
        Action::Take {
            location: Location::Plan,
        },
    );
    assert_eq!(free_actions(&position), 2, "they come with the rest of the turn");
}

#[test]
fn h4_6_then_all_play_the_rest_of_their_turns_at_the_same_time() {
    let (mut hill, order) = taking();
    let [first, second, third] = order;
    while hill.public.phase == Phase::Taking {
        decide(&mut hill);
    }
    assert_eq!(hill.awaiting(), Seats::all(3));
    // Each does one thing, last in turn order first; then the second one plays to the end before the others.
    for seat in [third, first, second] {
        let action = legal(&hill, seat)[0];
        act(&mut hill, seat, action);
    }
    for seat in [second, third, first] {
        assert!(hill.awaiting().contains(SEATS[seat]) && hill.public.round == 1);
        while hill.public.round == 1 && hill.awaiting().contains(SEATS[seat]) {
            let actions = legal(&hill, seat);
            act(&mut hill, seat, if actions.contains(&END) { END } else { actions[0] });
        }
    }
    assert_eq!(
        (hill.public.round, hill.public.phase),
        (2, Phase::Taking),
        "the round ends when all have ended their turns"
    );
}

#[test]
fn h4_6_hr6_draws_happen_in_the_order_in_which_they_arrive() {
    const TOKENS: [u16; 4] = [21, 22, 23, 24];
    let position = Position::with_options(2, simultaneous())
        .token_pile(&TOKENS)
        .resources(0, 3)
        .resources(1, 3);
    let position = position.took(0, Location::Resources).took(1, Location::Plan);
    for (first, second) in [(0, 1), (1, 0)] {
        let mut hill = position.hill.clone();
        act(&mut hill, first, Action::Buy {});
        act(&mut hill, second, Action::Buy {});
        let keep = |ids: [u16; 2]| ids.map(|id| Action::KeepToken { token: TokenId(id) }).to_vec();
        assert_eq!(
            (legal(&hill, first), legal(&hill, second)),
            (keep([21, 22]), keep([23, 24]))
        );
    }
}

#[test]
fn h4_6_hr6_what_was_drawn_comes_again_from_the_recorded_order() {
    use table::{Play, Seed};
    let mut play = Play::<Hill>::new(3, simultaneous(), Seed::from_text("recorded")).expect("a legal set-up");
    for n in 0.. {
        // Now this seat, now that one: as they arrive.
        let awaited: Vec<_> = play.state().awaiting().iter().collect();
        let Some(&seat) = awaited.get(n % awaited.len().max(1)) else {
            break;
        };
        let actions = legal(play.state(), seat.index());
        let drawing = [
            Action::Bonus {
                choice: BonusChoice::Plans,
            },
            Action::Buy {},
            END,
        ]
        .into_iter()
        .find(|action| actions.contains(action));
        play.act(seat, &drawing.unwrap_or(actions[0]), &mut ()).expect("legal");
    }
    assert!(play.state().outcome().is_some());
    assert_eq!(
        Play::from_log(play.log().clone()).expect("a legal log").state(),
        play.state()
    );
}
