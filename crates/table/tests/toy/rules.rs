//! The clauses of the toy.

use table::{Audience, Game, Seat, Seats, Seed, Takeback, Told};

use crate::game::{Action, Event, Stage, Toy, ToyOptions, Yard, weight};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn start(players: u8) -> Toy {
    Toy::new(players, &ToyOptions::default(), Seed::from_text("rules")).unwrap()
}

/// Seat 0 of 2 to act, with this train, pile and scrap.
fn turn(train: &[u8], pile: &[u8], scrap: &[u8]) -> Toy {
    let yard = Yard {
        train: train.to_vec(),
        ..Yard::default()
    };
    let stage = Stage::Turn {
        seat: seat(0),
        scrapped: false,
    };
    Toy {
        stage,
        yards: vec![yard, Yard::default()],
        pile: pile.to_vec(),
        scrap: scrap.to_vec(),
        ..start(2)
    }
}

fn act(toy: &mut Toy, number: u8, action: Action) -> (Takeback, Vec<Told<Event>>) {
    let mut told = Vec::new();
    (toy.apply(seat(number), &action, &mut told).unwrap(), told)
}

#[test]
fn y1_1_wagons_and_players() {
    assert_eq!([0, 1, 6, 7, 19].map(weight), [-1, 0, 5, -1, 4]);
    assert!(Toy::new(6, &ToyOptions::default(), Seed::from_text("rules")).is_err());
}

#[test]
fn y1_2_two_wagons_each_and_the_rest_is_the_pile() {
    let toy = start(5);
    assert!(toy.yards.iter().all(|yard| yard.hand.len() == 2));
    assert_eq!(toy.pile.len(), 10);
}

#[test]
fn y2_1_y2_2_all_park_then_all_are_ready_then_all_is_shown() {
    let mut toy = start(2);
    let hands = [0, 1].map(|n: usize| toy.yards[n].hand[0]);
    assert_eq!(toy.awaiting(), Seats::all(2));
    act(&mut toy, 1, Action::Park(hands[1]));
    assert_eq!(toy.awaiting(), Seats::only(seat(0)));
    assert_eq!(toy.apply(seat(1), &Action::Ready, &mut ()).unwrap_err().clause, "Y2.1");
    assert_eq!(act(&mut toy, 0, Action::Park(hands[0])).0, Takeback::Open);
    act(&mut toy, 0, Action::Ready);
    let (takeback, told) = act(&mut toy, 1, Action::Ready);
    assert_eq!(
        told[1],
        Told {
            to: Audience::Everyone,
            event: Event::Shown(hands.map(Some).to_vec())
        }
    );
    assert_eq!(
        (takeback, toy.yards[1].train.clone()),
        (Takeback::Closed, vec![hands[1]])
    );
}

#[test]
fn y3_1_one_wagon_is_scrapped_each_turn() {
    let mut toy = turn(&[4, 5], &[6], &[]);
    assert_eq!(act(&mut toy, 0, Action::Scrap(4)).0, Takeback::Open);
    assert_eq!(
        toy.apply(seat(0), &Action::Scrap(5), &mut ()).unwrap_err().clause,
        "Y3.1"
    );
    assert_eq!((toy.yards[0].train.clone(), toy.scrap), (vec![5], vec![4]));
}

#[test]
fn y3_2_a_draw_ends_the_turn_and_reshuffles_only_an_empty_pile() {
    let mut toy = turn(&[], &[6], &[1, 2]);
    act(&mut toy, 0, Action::Draw);
    assert_eq!(
        (toy.yards[0].hand.clone(), toy.scrap.len(), toy.awaiting()),
        (vec![6], 2, Seats::only(seat(1)))
    );
    let (_, told) = act(&mut toy, 1, Action::Draw);
    assert_eq!(
        (told[0].event.clone(), toy.pile.len(), toy.scrap.len()),
        (Event::Reshuffled, 1, 0)
    );
    let mut empty = turn(&[], &[], &[]);
    act(&mut empty, 0, Action::Draw);
    assert!(empty.yards[0].hand.is_empty());
}

#[test]
fn y4_1_y4_2_after_three_rounds_the_heavier_train_wins_then_the_longer() {
    let mut toy = Toy {
        round: 3,
        ..turn(&[6, 1], &[], &[])
    };
    toy.yards[1].train = vec![6];
    assert!(toy.outcome().is_none());
    act(&mut toy, 0, Action::Draw);
    act(&mut toy, 1, Action::Draw);
    let outcome = toy.outcome().unwrap();
    assert_eq!(
        outcome
            .seats
            .iter()
            .map(|seat| (seat.place, seat.score.points))
            .collect::<Vec<_>>(),
        [(1, 5), (2, 5)]
    );
}
