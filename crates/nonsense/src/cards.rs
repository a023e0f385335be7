//! The user's card lists.

use catalog::{AnyGame, Choice};
use table::{OptionKind, Seed};

use crate::{refusal, soundness};

/// Gives the bytes to every option of every game that takes a file. What is accepted must play to its end for every number of players, or be refused
/// for that number.
pub fn cards(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    for &game in catalog::games() {
        for option in game
            .options()
            .into_iter()
            .filter(|option| option.kind == OptionKind::File)
        {
            let options = [Choice {
                name: option.name,
                value: text.to_owned(),
            }];
            game.meta().players.for_each(|players| play(game, players, &options));
        }
    }
}

fn play(game: &dyn AnyGame, players: u8, options: &[Choice]) {
    match game.play_out(players, options, Seed::from_text("cards")) {
        Err(error) => refusal::says_why(&error),
        Ok(play) => {
            assert!(play.state().outcome().is_some(), "a game played out is over");
            soundness::check(play.state());
            soundness::show(play.state());
            let again = catalog::read_log(&play.log().to_string()).expect("the log of a game is a log");
            assert_eq!(
                again.state().to_json(),
                play.state().to_json(),
                "a log gives the same game again"
            );
        }
    }
}
