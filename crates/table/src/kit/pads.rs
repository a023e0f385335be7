//! The printed score pad: whoever fills it in comes to what the game itself scores.

use std::collections::BTreeSet;

use crate::chance::{Rng, Seed};
use crate::game::{Game, Present, ScorePad};
use crate::outcome::SeatResult;
use crate::pad::{self, PadSum};
use crate::random::random_decision;
use crate::rulebook;
use crate::seat::{Seat, Seats};
use crate::words::{Language, Voice};

use super::tables::combinations;

/// What somebody at the table would write down for a seat: a number for each row.
pub type Fill<G> = fn(&G, Seat, &SeatResult) -> Vec<Option<i32>>;

/// Plays random games at every table and fills in the pad for each: totals, tie-breaks, places and titles must be the game's own. Gives how many games.
pub fn check<G: Present + ScorePad>(fill: Fill<G>) -> usize {
    check_rows::<G>();
    let mut games = 0;
    for players in G::meta().players {
        for (number, options) in combinations::<G::Options>().iter().enumerate() {
            let seed = Seed::from_text(&format!("a pad for {players}, table {number}"));
            if let Ok(game) = G::new(players, options, seed) {
                check_game(&played(game), fill);
                games += 1;
            }
        }
    }
    games
}

/// Every row has a name of its own, words in every language, and a clause.
fn check_rows<G: Present + ScorePad>() {
    let rows = G::pad_rows();
    let names: BTreeSet<&str> = rows.iter().map(|row| row.id).collect();
    assert_eq!(names.len(), rows.len(), "two rows have the same name");
    for row in &rows {
        assert!(
            rulebook::clause(G::rules_in(Language::En), row.clause).is_some(),
            "{}: there is no clause {}",
            row.id,
            row.clause
        );
        let heads = Language::ALL.map(|language| row.what.said(&Voice::in_language(language)));
        assert!(heads.iter().all(|head| !head.is_empty()), "{}: {heads:?}", row.id);
    }
}

fn played<G: Game>(mut game: G) -> G {
    let (mut rng, mut buffer) = (Rng::new(Seed::from_text("who decides")), Vec::new());
    while let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) {
        game.apply(seat, &action, &mut ()).expect("a listed action");
    }
    game
}

fn check_game<G: ScorePad>(game: &G, fill: Fill<G>) {
    let (outcome, rows) = (game.outcome().expect("the game is over"), G::pad_rows());
    let sum = |(seat, result): (Seat, &SeatResult)| {
        let column = fill(game, seat, result);
        assert_eq!(column.len(), rows.len(), "a number for each row");
        for (row, number) in rows.iter().zip(&column) {
            let fits = number.is_none_or(|number| row.limits.contains(&number));
            assert!(fits, "{number:?} does not fit into {}", row.id);
        }
        G::pad_sum(outcome.seats.len(), &column)
    };
    let seats = Seats::all(game.players());
    let sums: Vec<PadSum> = seats.iter().zip(&outcome.seats).map(sum).collect();
    for (sum, result) in sums.iter().zip(&outcome.seats) {
        assert_eq!(sum.total(), result.score.points, "{:?} against {:?}", sum, result.score);
        assert_eq!(sum.tie_breaks, result.tie_breaks);
        assert_eq!(sum.title, result.title);
    }
    let places: Vec<u8> = outcome.seats.iter().map(|seat| seat.place).collect();
    assert_eq!(pad::places(&sums), places);
}
