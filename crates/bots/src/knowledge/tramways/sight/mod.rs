//! What a net sees.

mod action_row;
mod hand;
mod icons;
mod kinds;
mod network;
mod place;
mod promise;
mod rails;
mod seat_row;
mod table_row;
mod ticket;
mod track;
mod trips;

#[cfg(test)]
mod tests;

use table::Seat;
use tramways::{Action, Tramways};

use crate::sight::{Row, Sheet, Sight};
use action_row::Decision;
use network::Network;
use seat_row::SeatRow;
use trips::Trips;

impl Sight for Tramways {
    const VERSION: u32 = 1;

    fn see(&self, sheet: &mut impl Sheet) {
        let network = Network::new(&self.components().map, &self.public().city);
        let trips = Trips::new(self, &network);
        sheet.row(Row::Table);
        table_row::write(self, &network, sheet);
        for seat in self.public().seats().iter() {
            sheet.row(Row::Seat(seat));
            let row = SeatRow {
                game: self,
                network: &network,
                trips: &trips,
                seat,
            };
            row.write(sheet);
        }
    }

    fn see_actions(&self, seat: Seat, actions: &[Action], sheet: &mut impl Sheet) {
        let network = Network::new(&self.components().map, &self.public().city);
        let decision = Decision::new(self, seat, &network);
        for action in actions {
            sheet.row(Row::Action);
            decision.write(action, sheet);
        }
    }
}
