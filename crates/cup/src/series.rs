//! A series of games at one table: when it is decided, and what came of it.

use crate::matched::Mark;
use crate::points::Points;

/// What came of one game for a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// 1 for the winner; equals share a place.
    pub place: u8,
    /// The game's own points.
    pub score: i32,
}

/// What came of a series of at most so many games, if it is decided: when all are played, or nobody can catch up with the first any more. Each game has its results in the order
/// of the chairs of the first game.
pub fn decide(games: &[Vec<Played>], most: u8) -> Option<Vec<Mark>> {
    let chairs = games.first()?.len();
    let mut points = vec![Points(0); chairs];
    let mut margins = vec![0; chairs];
    for game in games {
        let merits: Vec<_> = game.iter().map(|played| std::cmp::Reverse(played.place)).collect();
        for (sum, share) in points.iter_mut().zip(Points::shares(&merits)) {
            *sum += share;
        }
        for (chair, sum) in margins.iter_mut().enumerate() {
            *sum += margin(game, chair);
        }
    }
    let left = u32::from(most).saturating_sub(games.len() as u32);
    if left > 0 && !is_out_of_reach(&points, left) {
        return None;
    }
    let shares = Points::shares(&points).into_iter().zip(margins);
    Some(shares.map(|(points, margin)| Mark { points, margin }).collect())
}

/// Who sits on which seat in a game of a series, as places in the order of the first game: everybody moves on by one seat.
pub fn turned(chairs: usize, game: usize) -> Vec<usize> {
    (0..chairs).map(|seat| (seat + game) % chairs.max(1)).collect()
}

fn is_out_of_reach(points: &[Points], left: u32) -> bool {
    let mut best = points.to_vec();
    best.sort_unstable();
    match best.as_slice() {
        [.., second, first] => first.0 > second.0 + left * Points::WIN.0,
        _ => true,
    }
}

/// How far a chair is ahead of the average of the others, in twelfths.
fn margin(game: &[Played], chair: usize) -> i32 {
    let others: Vec<i32> = game
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != chair)
        .map(|(_, played)| played.score)
        .collect();
    match (game.get(chair), others.len() as i32) {
        (Some(own), number @ 1..) => 12 * own.score - 12 * others.iter().sum::<i32>() / number,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(scores: &[i32]) -> Vec<Played> {
        let place = |own: &i32| 1 + scores.iter().filter(|other| *other > own).count() as u8;
        scores
            .iter()
            .map(|score| Played {
                place: place(score),
                score: *score,
            })
            .collect()
    }

    fn points(games: &[Vec<Played>], most: u8) -> Option<Vec<u32>> {
        Some(decide(games, most)?.iter().map(|mark| mark.points.0).collect())
    }

    #[test]
    fn one_game_decides_itself() {
        assert_eq!(points(&[game(&[30, 20, 40])], 1), Some(vec![12, 0, 24]));
        assert_eq!(points(&[], 1), None);
    }

    #[test]
    fn two_of_three_are_enough_for_two() {
        let (ada, bob) = (game(&[30, 20]), game(&[20, 30]));
        assert_eq!(points(std::slice::from_ref(&ada), 3), None);
        assert_eq!(points(&[ada.clone(), ada.clone()], 3), Some(vec![24, 0]));
        assert_eq!(points(&[ada.clone(), bob.clone()], 3), None);
        assert_eq!(points(&[ada.clone(), bob.clone(), bob], 3), Some(vec![0, 24]));
    }

    /// A draw leaves everything open until the last game.
    #[test]
    fn a_series_can_end_even() {
        let draw = game(&[25, 25]);
        assert_eq!(points(&[draw.clone(), draw.clone()], 3), None);
        assert_eq!(points(&[draw.clone(), draw.clone(), draw], 3), Some(vec![12, 12]));
    }

    #[test]
    fn a_margin_is_over_the_average_of_the_others() {
        let marks = decide(&[game(&[30, 20, 40])], 1).unwrap();
        assert_eq!(marks.iter().map(|mark| mark.margin).collect::<Vec<_>>(), [0, -180, 180]);
    }

    /// In a series as long as the table is wide, everybody sits everywhere once.
    #[test]
    fn everybody_moves_on_by_a_seat() {
        assert_eq!(turned(3, 0), [0, 1, 2]);
        assert_eq!(turned(3, 1), [1, 2, 0]);
        for seat in 0..3 {
            let mut sat: Vec<usize> = (0..3).map(|game| turned(3, game)[seat]).collect();
            sat.sort_unstable();
            assert_eq!(sat, [0, 1, 2]);
        }
    }
}
