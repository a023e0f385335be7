//! A tie at the top: who had as many points as the winner, and what decided between them.

use crate::outcome::Outcome;
use crate::seat::{Seat, Seats};
use crate::words::Message;

/// Several had the most points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// A tie-break decided.
    Broken {
        /// The points that they had.
        points: i32,
        /// Who won.
        winner: Seat,
        /// Who came closest.
        rival: Seat,
        /// Which of the [tie-breaks](crate::SeatResult::tie_breaks) decided, from 0.
        by: usize,
        /// What the winner had of it.
        more: i32,
        /// What the rival had of it.
        fewer: i32,
    },
    /// Nothing decided: they share the victory.
    Shared {
        /// The points that they had.
        points: i32,
        /// Who shares it.
        winners: Seats,
    },
}

/// What a game says of a tie, with the clause of its rules that decides it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The clause.
    pub clause: &'static str,
    /// How it was decided.
    pub message: Message,
}

impl Outcome {
    /// The tie at the top, if there was one.
    pub fn tie(&self) -> Option<Tie> {
        let points = self.seats.iter().map(|seat| seat.score.points).max()?;
        let tied = || {
            Seats::all(self.seats.len() as u8)
                .iter()
                .filter(move |&seat| self.points(seat) == points)
        };
        let winners = self.winners();
        if winners.len() > 1 {
            return Some(Tie::Shared { points, winners });
        }
        let winner = winners.first()?;
        let rival = tied()
            .filter(|&seat| seat != winner)
            .min_by_key(|seat| self.seats[seat.index()].place)?;
        let breaks = |seat: Seat| self.seats[seat.index()].tie_breaks.iter().copied();
        let (by, (more, fewer)) = breaks(winner)
            .zip(breaks(rival))
            .enumerate()
            .find(|(_, (own, other))| own != other)?;
        Some(Tie::Broken {
            points,
            winner,
            rival,
            by,
            more,
            fewer,
        })
    }

    fn points(&self, seat: Seat) -> i32 {
        self.seats[seat.index()].score.points
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::{ScorePart, SeatResult};

    fn outcome(results: &[(i32, &[i32])]) -> Outcome {
        let seat = |&(points, tie_breaks): &(i32, &[i32])| SeatResult {
            place: 0,
            score: ScorePart::leaf("", Message::verbatim("all"), points),
            tie_breaks: tie_breaks.to_vec(),
            name: None,
            title: None,
        };
        Outcome::ranked(results.iter().map(seat).collect())
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn more_points_are_no_tie() {
        assert_eq!(outcome(&[(10, &[1]), (9, &[2])]).tie(), None);
        assert_eq!(outcome(&[(10, &[1])]).tie(), None);
    }

    #[test]
    fn the_first_difference_decides_against_whoever_came_closest() {
        let tie = outcome(&[(10, &[3, 1]), (12, &[3, 4]), (12, &[3, 7]), (12, &[2, 9])]).tie();
        let broken = Tie::Broken {
            points: 12,
            winner: seat(2),
            rival: seat(1),
            by: 1,
            more: 7,
            fewer: 4,
        };
        assert_eq!(tie, Some(broken));
    }

    #[test]
    fn who_is_equal_in_all_shares() {
        let tie = outcome(&[(12, &[3]), (12, &[2]), (12, &[3])]).tie();
        let winners = Seats::NONE.with(seat(0)).with(seat(2));
        assert_eq!(tie, Some(Tie::Shared { points: 12, winners }));
    }
}
