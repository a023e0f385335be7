//! What a net sees: the table, each player, and each line of a player.

mod action_row;
mod card;
mod line_row;
mod plan;
mod seat_row;
mod seen;
mod streets;
mod table_row;

use hill::cell::Cells;
use hill::state::Phase;
use hill::{Action, Hill, Line};
use table::{Game, Seat, Seats};

use super::worth;
use crate::knowledge::Knowledge;
use crate::sight::{Row, Sheet, Sight, power};
use action_row::Decision;
pub(super) use plan::kind_of;
use seen::Seen;
pub(super) use table_row::token_of;

impl Sight for Hill {
    const VERSION: u32 = 2;

    fn see(&self, sheet: &mut impl Sheet) {
        see_table(self, sheet);
        for seat in Seats::all(self.players()).iter() {
            see_seat(self, seat, sheet);
        }
    }

    fn see_actions(&self, seat: Seat, actions: &[Action], sheet: &mut impl Sheet) {
        let decision = Decision::new(self, seat);
        let mut leanings = Vec::with_capacity(actions.len());
        self.leanings(seat, actions, &mut leanings);
        for (action, leaning) in actions.iter().zip(leanings) {
            sheet.row(Row::Action);
            decision.write(action, sheet);
            sheet.number("leaning", power(leaning));
        }
    }
}

pub(super) fn see_table(game: &Hill, sheet: &mut impl Sheet) {
    sheet.row(Row::Table);
    table_row::write(game, sheet);
}

/// The row of a seat, and those of its lines.
pub(super) fn see_seat(game: &Hill, seat: Seat, sheet: &mut impl Sheet) {
    let seen = Seen::of(game, seat);
    sheet.row(Row::Seat(seat));
    seat_row::write(game, seat, &seen, sheet);
    let hope = worth(game, seat) - game.points(seat) as f32;
    sheet.number("worth beyond the points", hope / 40.0);
    let fronts = seen.fronts();
    for line in Line::ALL {
        sheet.row(Row::Part);
        line_row::write(&seen, line, fronts[line], sheet);
    }
}

/// The cells of a seat's town, with the cards that it has chosen to place at set-up.
pub(super) fn town_of(game: &Hill, seat: Seat) -> Cells {
    match game.public().phase {
        Phase::PrivateChoices => game.player_as_chosen(seat).town.cells(),
        _ => game.public().seats[seat.index()].town.cells(),
    }
}

#[cfg(test)]
mod tests {
    use hill::{Hill, Options};
    use table::{Game, Seed};

    use crate::sight::survey::Survey;

    #[test]
    fn whole_games_are_seen_in_rows_of_living_numbers() {
        let mut survey = Survey::default();
        for players in 1..=4 {
            for number in 0..16 {
                let seed = format!("sight {players} {number}");
                let options = Options {
                    residents: number % 3 == 1,
                    no_rotation: number % 4 == 2,
                    simultaneous: players > 1 && number % 3 == 2,
                    ..Options::default()
                };
                let game = Hill::new(players, &options, Seed::from_text(&seed));
                survey.add(game.expect("a game begins"), &seed, number % 6 == 0);
            }
        }
        assert_eq!(survey.dead(), Vec::<String>::new());
        assert!(
            survey.alike * 2 < survey.decisions,
            "alike in {} of {} decisions",
            survey.alike,
            survey.decisions
        );
    }
}
