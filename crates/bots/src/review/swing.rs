//! Where a game turned.

use table::{Seat, Seats};

use crate::forecast::Forecast;

/// A smaller change of the chance to win is no turning point.
const LEAST: f32 = 0.08;

/// The turns at which the game turned for whoever came out on top: after each of them the winner's chance was higher for good than it had been before. Given
/// are the forecasts at the beginning and after each turn; told are the places of the largest changes, this many at most, in the order of the game. A game
/// played alone has none.
pub fn turning_points(forecasts: &[Forecast], most: usize) -> Vec<usize> {
    let Some(winner) = forecasts.last().and_then(Forecast::leader) else {
        return Vec::new();
    };
    let mut gains: Vec<(usize, f32)> = gains(forecasts, winner).filter(|(_, gain)| *gain >= LEAST).collect();
    gains.sort_by(|a, b| b.1.total_cmp(&a.1));
    gains.truncate(most);
    let mut places: Vec<usize> = gains.into_iter().map(|(place, _)| place).collect();
    places.sort_unstable();
    places
}

/// By how much a seat's chance rose at each place, and never fell back again.
fn gains(forecasts: &[Forecast], seat: Seat) -> impl Iterator<Item = (usize, f32)> {
    debug_assert!(
        forecasts
            .iter()
            .all(|forecast| Seats::all(forecast.players).contains(seat))
    );
    let mut never_below = f32::INFINITY;
    (1..forecasts.len()).rev().map(move |place| {
        never_below = never_below.min(forecasts[place].win(seat));
        (place, never_below - forecasts[place - 1].win(seat))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forecasts of two players with these chances of the first.
    fn course(chances: &[f32]) -> Vec<Forecast> {
        let forecast = |&chance: &f32| Forecast {
            players: 2,
            score: [0.0; 5],
            win: [chance, 1.0 - chance, 0.0, 0.0, 0.0],
        };
        chances.iter().map(forecast).collect()
    }

    #[test]
    fn a_game_turns_where_it_turns_for_good() {
        // the first rise is lost again, the second stays
        let chances = [0.5, 0.8, 0.4, 0.45, 0.75, 0.7, 0.98, 1.0];
        assert_eq!(turning_points(&course(&chances), 5), [4, 6]);
        assert_eq!(turning_points(&course(&chances), 1), [6], "the larger one");
    }

    #[test]
    fn the_winners_chance_counts_whoever_it_is() {
        assert_eq!(turning_points(&course(&[0.5, 0.6, 0.2, 0.0]), 3), [2, 3]);
    }

    #[test]
    fn nothing_turns_where_nothing_changes() {
        assert_eq!(
            turning_points(&course(&[0.5, 0.52, 0.55, 0.6, 0.65]), 3),
            Vec::<usize>::new()
        );
        assert_eq!(turning_points(&[], 3), Vec::<usize>::new());
        let alone = Forecast {
            players: 1,
            score: [10.0, 0.0, 0.0, 0.0, 0.0],
            win: [1.0, 0.0, 0.0, 0.0, 0.0],
        };
        assert_eq!(turning_points(&[alone, alone, alone], 3), Vec::<usize>::new());
    }
}
