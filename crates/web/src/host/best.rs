//! The best results of whoever plays in this browser.

use super::kept::{self, Kept};

/// How a result compares with those before it, at the same game with as many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// There is nothing to compare it with.
    First,
    /// It is better than all before, of which this was the best.
    Best(i32),
    /// It is not: this is the best.
    Behind(i32),
}

/// How many points compare with the games of this browser. `id` is the game they were made in.
pub fn standing(game: &str, players: usize, id: &str, points: i32) -> Standing {
    compare(&kept::all(), game, players, id, points)
}

fn compare(all: &[Kept], game: &str, players: usize, id: &str, points: i32) -> Standing {
    let others = all
        .iter()
        .filter(|kept| kept.game == game && kept.seats.len() == players && kept.id != id && !kept.tried);
    match others.filter_map(own_points).max() {
        None => Standing::First,
        Some(best) if points > best => Standing::Best(best),
        Some(best) => Standing::Behind(best),
    }
}

/// The points of the only person in a finished game.
fn own_points(kept: &Kept) -> Option<i32> {
    let mut people = (0..).zip(&kept.seats).filter(|(_, seat)| seat.bot.is_none());
    let (number, _): (usize, _) = people.next()?;
    let (_, points) = kept.result.as_ref()?.get(number)?;
    people.next().is_none().then_some(*points)
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;
    use crate::host::kept::KeptSeat;

    fn kept(id: &str, seats: &str, result: Option<&[i32]>) -> Kept {
        let seat = |letter: char| match letter {
            'p' => KeptSeat::person("Ada"),
            _ => KeptSeat::bot("casual"),
        };
        Kept {
            id: id.into(),
            game: "game".into(),
            seats: seats.chars().map(seat).collect(),
            begun: 0.0,
            touched: 0.0,
            result: result.map(|points| points.iter().map(|&points| (1, points)).collect()),
            awaiting: Seats::NONE,
            tried: false,
        }
    }

    #[test]
    fn a_first_result_has_nothing_before_it() {
        let all = [kept("now", "pb", Some(&[50, 40])), kept("running", "pb", None)];
        assert_eq!(compare(&all, "game", 2, "now", 50), Standing::First);
    }

    #[test]
    fn only_the_same_game_with_as_many_players_counts() {
        let all = [
            kept("three", "pbb", Some(&[90, 1, 1])),
            kept("two", "bp", Some(&[70, 44])),
        ];
        assert_eq!(compare(&all, "game", 2, "now", 50), Standing::Best(44));
        assert_eq!(compare(&all, "game", 2, "now", 44), Standing::Behind(44));
        assert_eq!(compare(&all, "another", 2, "now", 50), Standing::First);
    }

    #[test]
    fn games_of_several_people_and_second_tries_do_not_count() {
        let tried = Kept {
            tried: true,
            ..kept("tried", "pb", Some(&[80, 2]))
        };
        let all = [kept("around one screen", "pp", Some(&[90, 80])), tried];
        assert_eq!(compare(&all, "game", 2, "now", 50), Standing::First);
    }
}
