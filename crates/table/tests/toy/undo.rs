//! Taking back while others go on.

use table::{Play, Seat, Seed, UndoError};

use crate::game::{Action, Toy, ToyOptions, Wagon};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn play() -> Play<Toy> {
    Play::new(2, ToyOptions::default(), Seed::from_text("undo")).unwrap()
}

/// The first wagon in this seat's hand.
fn wagon(play: &Play<Toy>, seat: Seat) -> Wagon {
    play.state().yards[seat.index()].hand[0]
}

fn park(play: &mut Play<Toy>, seat: Seat) {
    let wagon = wagon(play, seat);
    play.act(seat, &Action::Park(wagon), &mut ()).unwrap();
}

#[test]
fn the_own_decision_is_taken_back_though_another_seat_acted_since() {
    let mut play = play();
    let mut only_one = play.clone();
    park(&mut only_one, seat(1));
    let parked = wagon(&play, seat(0));
    park(&mut play, seat(0));
    park(&mut play, seat(1));
    assert_eq!(play.undo(seat(0)).map(|ply| ply.action), Ok(Action::Park(parked)));
    assert_eq!((play.state(), play.log()), (only_one.state(), only_one.log()));
}

#[test]
fn what_another_decision_depends_on_is_not_taken_back() {
    let mut play = play();
    park(&mut play, seat(0));
    park(&mut play, seat(1));
    play.act(seat(1), &Action::Ready, &mut ()).unwrap();
    let before = play.clone();
    assert_eq!(
        play.undo(seat(0)),
        Err(UndoError::Entangled { seat: seat(0) }),
        "seat 1 could not be ready without it"
    );
    assert_eq!((play.state(), play.log()), (before.state(), before.log()));
}

#[test]
fn a_closed_decision_or_none_is_not_taken_back() {
    let mut play = play();
    assert_eq!(play.undo(seat(0)), Err(UndoError::Nothing { seat: seat(0) }));
    park(&mut play, seat(0));
    park(&mut play, seat(1));
    play.act(seat(0), &Action::Ready, &mut ()).unwrap();
    assert_eq!(play.undo(seat(0)), Err(UndoError::Closed { seat: seat(0) }));
    assert_eq!(play.log().actions.len(), 3);
}
