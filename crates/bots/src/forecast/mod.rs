//! What a game in progress is likely to end with: the final score of every seat, and its chance to win.
//!
//! What a position is [worth](Knowledge::worths) guides the search and is no promise: it counts little of what is still to come. How a game goes on from
//! there on average was learned from many games, and is written down as its [`Course`].

mod chance;
mod course;

use table::{Game, MOST_SEATS, Seat, Seats};

use crate::knowledge::{Knowledge, Worths, by_seat};
use crate::net::Reader;

pub use course::{Course, Courses, CoursesError, STAGES, Stage};

/// What every seat can expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// How many play; what follows is 0 for other seats.
    pub players: u8,
    /// The final score expected, by seat.
    pub score: Worths,
    /// The chance to win, by seat; together they are 1. Who plays alone always has 1: there is nobody to lose to.
    pub win: Worths,
}

impl Forecast {
    /// What can be expected of a game in progress, by what was learned of it if that is here; of a finished one, its result.
    pub fn new<G: Knowledge>(game: &G) -> Forecast {
        match G::net() {
            Some(net) => Reader::new(net).forecast(game),
            None => Forecast::by(G::course(game.players()), game),
        }
    }

    /// What can be expected if games go by this course.
    pub fn by<G: Knowledge>(course: &Course, game: &G) -> Forecast {
        Forecast::of(course, game, &game.worths())
    }

    /// The same where the worths are known already.
    pub(crate) fn of<G: Knowledge>(course: &Course, game: &G, worths: &Worths) -> Forecast {
        let players = game.players();
        if game.awaiting().is_empty() {
            return Forecast::of_result(game);
        }
        let dues = by_seat(game, |seat| game.due(seat));
        Forecast::expect(course, game.progress(), players, worths, &dues)
    }

    /// What can be expected if games go by this course, at this point of one, from 0 to 1, where the position is worth this much to each of the players, and
    /// these turns are due to them.
    pub fn expect(course: &Course, progress: f32, players: u8, worths: &Worths, dues: &Worths) -> Forecast {
        let (stage, seats) = (course.at(progress), usize::from(players));
        let mean = |numbers: &Worths| numbers[..seats].iter().sum::<f32>() / f32::from(players);
        let (mean_worth, mean_due) = (mean(worths), mean(dues));
        let mut score = [0.0; MOST_SEATS as usize];
        for (seat, score) in score[..seats].iter_mut().enumerate() {
            *score = stage.expect(worths[seat], mean_worth, dues[seat] - mean_due);
        }
        let win = chance::to_be_highest(&score[..seats], stage.spread);
        Forecast { players, score, win }
    }

    /// How a game ended.
    pub(crate) fn of_result<G: Game>(game: &G) -> Forecast {
        let players = game.players();
        let (mut score, mut win) = ([0.0; MOST_SEATS as usize], [0.0; MOST_SEATS as usize]);
        let winners = game.winners();
        for seat in Seats::all(players).iter() {
            score[seat.index()] = game.points(seat) as f32;
            win[seat.index()] = share_of_victory(winners, seat);
        }
        Forecast { players, score, win }
    }

    /// The final score that a seat can expect.
    pub fn score(&self, seat: Seat) -> f32 {
        self.score[seat.index()]
    }

    /// A seat's chance to win, from 0 to 1.
    pub fn win(&self, seat: Seat) -> f32 {
        self.win[seat.index()]
    }

    /// The seat with the best chance to win; the first of them, if several have.
    pub fn leader(&self) -> Option<Seat> {
        let better = |best: Seat, seat: Seat| if self.win(seat) > self.win(best) { seat } else { best };
        Seats::all(self.players).iter().reduce(better)
    }
}

/// What a seat has won: 1, its share if several are first, or 0.
pub(crate) fn share_of_victory(winners: Seats, seat: Seat) -> f32 {
    if winners.contains(seat) {
        1.0 / winners.len() as f32
    } else {
        0.0
    }
}
