//! Where bots think, a few at once, and where they rest between two decisions.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::shares::{Place, Shares};
use super::{BotName, Seated};
use table::Seat;

/// A bot between two decisions.
pub(crate) struct Resting {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) name: BotName,
    /// The number of the entry that it added last. It is of use only as long as that is the seat's last one.
    pub(crate) entry: usize,
    pub(crate) bot: Seated,
}

/// Where bots of one kind think and rest. Who thinks is not among the resting, so no bot ever makes two decisions at once.
pub(crate) struct Pool {
    places: Shares,
    /// How many may rest.
    most: usize,
    /// Longest idle first.
    resting: Mutex<VecDeque<Resting>>,
    /// Is it of no use to keep a bot that has to wait for others?
    for_a_turn: bool,
}

impl Pool {
    /// For bots that keep what they have thought for the rest of their turn.
    pub(super) fn of_ours(thinking: usize, most: usize) -> Pool {
        Pool {
            places: Shares::new(thinking),
            most,
            resting: Mutex::default(),
            for_a_turn: true,
        }
    }

    /// For a program, which runs as long as the game.
    pub(super) fn of_a_program(thinking: usize, most: usize) -> Pool {
        Pool {
            for_a_turn: false,
            ..Pool::of_ours(thinking, most)
        }
    }

    /// A place to think for a bot at this table of this person, as soon as it is its turn; `None` if the server is about to end.
    pub(crate) async fn place(&self, person: &str, table: &str) -> Option<Place> {
        self.places.place(person, table).await
    }

    /// How many other people's bots wait for a place.
    pub(crate) fn people_ahead(&self, person: &str) -> usize {
        self.places.people_ahead(person)
    }

    /// The bot that rests on this seat.
    pub(crate) fn take(&self, table: &str, seat: Seat) -> Option<Resting> {
        let mut resting = self.resting();
        let place = resting
            .iter()
            .position(|known| known.seat == seat && known.table == table)?;
        resting.remove(place)
    }

    /// A bot rests. If there are too many, the one that has rested longest leaves.
    pub(crate) fn rest(&self, bot: Resting) {
        let mut resting = self.resting();
        resting.push_back(bot);
        if resting.len() > self.most {
            resting.pop_front();
        }
    }

    /// Those who rest at this table and are not needed there any more. `decides` says whether a bot of this name has a seat, `awaited` whether the seat is awaited.
    pub(crate) fn part(
        &self,
        table: &str,
        decides: impl Fn(Seat, &BotName) -> bool,
        awaited: impl Fn(Seat) -> bool,
    ) -> Vec<Resting> {
        let needed = |bot: &Resting| decides(bot.seat, &bot.name) && (!self.for_a_turn || awaited(bot.seat));
        let mut resting = self.resting();
        let mut parted = Vec::new();
        while let Some(place) = resting.iter().position(|bot| bot.table == table && !needed(bot)) {
            parted.extend(resting.remove(place));
        }
        parted
    }

    /// Nobody begins to think any more.
    pub(super) fn close(&self) {
        self.places.close();
    }

    /// Waits until nobody thinks.
    pub(super) async fn silence(&self) {
        while !self.places.is_silent() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// All who rest.
    pub(super) fn clear(&self) -> Vec<Resting> {
        self.resting().drain(..).collect()
    }

    fn resting(&self) -> MutexGuard<'_, VecDeque<Resting>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use bots::Spec;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    fn rest(pool: &Pool, table: &str, number: u8) {
        let bot = Seated::new("hill", &Spec::Random).unwrap();
        pool.rest(Resting {
            table: table.into(),
            seat: seat(number),
            name: BotName::from("mybot"),
            entry: 0,
            bot,
        });
    }

    #[test]
    fn who_has_rested_longest_leaves_first() {
        let pool = Pool::of_a_program(1, 2);
        rest(&pool, "a", 0);
        rest(&pool, "a", 1);
        let again = pool.take("a", seat(0)).unwrap();
        assert!(pool.take("a", seat(0)).is_none(), "who thinks does not rest");
        pool.rest(again);
        rest(&pool, "b", 0);
        assert!(pool.take("a", seat(1)).is_none());
        assert!(pool.take("a", seat(0)).is_some() && pool.take("b", seat(0)).is_some());
    }

    #[test]
    fn who_is_not_needed_parts() {
        for (pool, staying) in [(Pool::of_a_program(1, 9), 2), (Pool::of_ours(1, 9), 1)] {
            for (table, number) in [("a", 0), ("a", 1), ("a", 2), ("b", 2)] {
                rest(&pool, table, number);
            }
            let parted = pool.part(
                "a",
                |whose, name| whose != seat(2) && *name == BotName::from("mybot"),
                |whose| whose == seat(0),
            );
            assert_eq!(parted.len(), 3 - staying);
            assert!(
                pool.take("a", seat(0)).is_some()
                    && pool.take("a", seat(2)).is_none()
                    && pool.take("b", seat(2)).is_some()
            );
        }
    }
}
