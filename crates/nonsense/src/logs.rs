//! Logs cut off, spliced and forged.

use catalog::{AnyPlay, Steps};
use table::{Seat, Seats};

use crate::{refusal, soundness};

/// Longer games aren't checked step by step, to leave time for more games.
const STEPS: usize = 24;

/// Reads the bytes as a log. What is accepted must be a game that can be told, shown, written again and taken back.
pub fn logs(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match catalog::read_log(text) {
        Err(error) => refusal::says_why(&error),
        Ok(mut play) => {
            soundness::check(play.state());
            soundness::show(play.state());
            if play.decisions().len() <= STEPS {
                Steps::new(&*play).for_each(|step| {
                    assert!(
                        step.legal.contains(&step.action),
                        "{} was accepted and is not listed as legal",
                        step.action
                    );
                });
            }
            for seat in Seats::all(play.state().players()).iter() {
                undo(&mut *play, seat);
            }
            read_again(&*play);
        }
    }
}

/// Takes back a decision and makes it again, if that is allowed.
fn undo(play: &mut dyn AnyPlay, seat: Seat) {
    let (before, log) = (play.state().to_json(), play.log());
    let is_last = play.decisions().last().is_some_and(|last| last.seat == seat);
    match play.undo(seat) {
        Err(error) => {
            refusal::says_why(&error);
            assert_eq!(
                (play.state().to_json(), play.log()),
                (before, log),
                "a refused undo changes nothing"
            );
        }
        Ok(undone) => {
            soundness::check(play.state());
            play.act(seat, &undone.action)
                .expect("what was taken back can be done again");
            assert!(
                !is_last || play.state().to_json() == before,
                "{} taken back and done again ends elsewhere",
                undone.action
            );
        }
    }
}

fn read_again(play: &dyn AnyPlay) {
    let again = catalog::read_log(&play.log().to_string()).expect("the log of a game is a log");
    assert_eq!(
        (again.log(), again.state().to_json()),
        (play.log(), play.state().to_json()),
        "a log gives the same game again"
    );
}
