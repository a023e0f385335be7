//! What a net sees: the table, each seat, and the wards as they are to it.

mod action_row;
mod seat_row;
mod table_row;
mod ward_row;
mod web;

use shinjuku::{Action, Shinjuku};
use table::{Game, Seat, Seats};

use crate::knowledge::Knowledge;
use crate::sight::{Row, Sheet, Sight, power};
use action_row::Decision;
use ward_row::Wards;
use web::Web;

impl Sight for Shinjuku {
    const VERSION: u32 = 2;

    fn see(&self, sheet: &mut impl Sheet) {
        let web = Web::of(self);
        sheet.row(Row::Table);
        table_row::write(&web, sheet);
        let worths = self.worths();
        for seat in Seats::all(self.players()).iter() {
            let wards = Wards::of(&web, seat);
            sheet.row(Row::Seat(seat));
            seat_row::write(&web, &wards, sheet);
            let hope = worths[seat.index()] - self.points(seat) as f32;
            sheet.number("worth beyond the points", hope / 10.0);
            wards.write(sheet);
        }
    }

    fn see_actions(&self, seat: Seat, actions: &[Action], sheet: &mut impl Sheet) {
        let web = Web::of(self);
        let decision = Decision::new(&web, seat);
        let mut leanings = Vec::with_capacity(actions.len());
        self.leanings(seat, actions, &mut leanings);
        for (action, leaning) in actions.iter().zip(leanings) {
            sheet.row(Row::Action);
            decision.write(action, sheet);
            sheet.number("leaning", power(leaning));
        }
    }
}

#[cfg(test)]
mod tests {
    use shinjuku::{Options, Shinjuku};
    use table::{Game, Seed};

    use crate::sight::survey::Survey;

    #[test]
    fn whole_games_are_seen_in_rows_of_living_numbers() {
        let mut survey = Survey::default();
        for players in 2..=4 {
            for number in 0..12 {
                let seed = format!("sight {players} {number}");
                let game = Shinjuku::new(players, &Options::default(), Seed::from_text(&seed));
                survey.add(game.expect("a game begins"), &seed, number % 6 == 0);
            }
        }
        assert_eq!(survey.dead(), Vec::<String>::new());
        assert!(
            survey.alike * 5 < survey.decisions,
            "alike in {} of {} decisions",
            survey.alike,
            survey.decisions
        );
    }
}
