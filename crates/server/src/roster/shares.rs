//! Who may think next. Places are shared fairly: first among people, then among each one's tables; within a table the first comes first.
//!
//! Each person has a clock of time that their bots have thought. Whoever's clock shows least goes next. Who comes after a pause starts at the time of those who are there, so that
//! nobody saves up for a rush.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Up to this many idle clocks are kept.
const MANY: usize = 10_000;

/// Places to think.
pub(crate) struct Shares(Arc<Mutex<Desk>>);

struct Desk {
    free: usize,
    closed: bool,
    people: HashMap<String, Person>,
    /// The clock of whoever was let in last: nobody starts earlier.
    time: Duration,
    tickets: u64,
}

#[derive(Default)]
struct Person {
    thought: Duration,
    thinking: usize,
    tables: HashMap<String, Table>,
}

#[derive(Default)]
struct Table {
    thought: Duration,
    thinking: usize,
    waiting: Vec<Waiting>,
}

struct Waiting {
    ticket: u64,
    call: oneshot::Sender<Place>,
}

/// A place to think. It is free again when this is dropped.
pub(crate) struct Place {
    desk: Arc<Mutex<Desk>>,
    person: String,
    table: String,
    since: Instant,
}

impl Shares {
    pub(crate) fn new(places: usize) -> Shares {
        let desk = Desk {
            free: places,
            closed: false,
            people: HashMap::new(),
            time: Duration::ZERO,
            tickets: 0,
        };
        Shares(Arc::new(Mutex::new(desk)))
    }

    /// A place to think for a bot at this table of this person, as soon as it is its turn; `None` if the server is about to end.
    pub(crate) async fn place(&self, person: &str, table: &str) -> Option<Place> {
        let called = {
            let mut desk = lock(&self.0);
            if desk.closed {
                return None;
            }
            let called = desk.queue(person, table);
            desk.call(&self.0);
            called
        };
        called.await.ok()
    }

    /// How many other people's bots wait.
    pub(crate) fn people_ahead(&self, person: &str) -> usize {
        let desk = lock(&self.0);
        desk.people
            .iter()
            .filter(|(name, other)| *name != person && other.tables.values().any(|table| !table.waiting.is_empty()))
            .count()
    }

    /// Nobody begins to think any more.
    pub(crate) fn close(&self) {
        let mut desk = lock(&self.0);
        desk.closed = true;
        desk.people
            .values_mut()
            .flat_map(|person| person.tables.values_mut())
            .for_each(|table| table.waiting.clear());
    }

    /// Does nobody think?
    pub(crate) fn is_silent(&self) -> bool {
        lock(&self.0).people.values().all(|person| person.thinking == 0)
    }
}

impl Desk {
    fn queue(&mut self, person: &str, table: &str) -> oneshot::Receiver<Place> {
        let (call, called) = oneshot::channel();
        self.tickets += 1;
        let person = self.people.entry(person.to_owned()).or_default();
        if !person.is_here() {
            person.thought = person.thought.max(self.time);
        }
        let time = person
            .tables
            .values()
            .filter(|table| table.is_here())
            .map(|table| table.thought)
            .min();
        let table = person.tables.entry(table.to_owned()).or_default();
        if !table.is_here() {
            table.thought = table.thought.max(time.unwrap_or_default());
        }
        table.waiting.push(Waiting {
            ticket: self.tickets,
            call,
        });
        called
    }

    /// Calls whoever's turn it is, as long as places are free.
    fn call(&mut self, desk: &Arc<Mutex<Desk>>) {
        while self.free > 0
            && let Some((person, table, next)) = self.next()
        {
            let place = Place {
                desk: desk.clone(),
                person,
                table,
                since: Instant::now(),
            };
            match next.call.send(place) {
                Ok(()) => self.free -= 1,
                // who has gone away meanwhile is not counted; its place must not be given back, for it was never taken
                Err(mut place) => self.uncount(&mut place),
            }
        }
    }

    /// Whoever's clock shows least.
    fn next(&mut self) -> Option<(String, String, Waiting)> {
        let waiting = self.people.iter().filter_map(|(name, person)| {
            let tables = person
                .tables
                .iter()
                .filter_map(|(table, queue)| Some((queue.thought, queue.waiting.first()?.ticket, table)));
            tables
                .min()
                .map(|(_, ticket, table)| (person.thought, ticket, name, table))
        });
        let (thought, _, name, table) = waiting.min()?;
        let (name, table) = (name.clone(), table.clone());
        self.time = self.time.max(thought);
        let person = self.people.get_mut(&name)?;
        person.thinking += 1;
        let queue = person.tables.get_mut(&table)?;
        queue.thinking += 1;
        let next = queue.waiting.remove(0);
        Some((name, table, next))
    }

    fn uncount(&mut self, place: &mut Place) {
        let Some(person) = self.people.get_mut(&place.person) else {
            return;
        };
        person.thinking -= 1;
        if let Some(table) = person.tables.get_mut(&place.table) {
            table.thinking -= 1;
            if !table.is_here() {
                person.tables.remove(&place.table);
            }
        }
        place.person.clear();
    }

    /// A bot has thought for this long.
    fn leave(&mut self, place: &Place, thought: Duration) {
        let Some(person) = self.people.get_mut(&place.person) else {
            return;
        };
        person.thought += thought;
        person.thinking -= 1;
        if let Some(table) = person.tables.get_mut(&place.table) {
            table.thought += thought;
            table.thinking -= 1;
        }
        if !person.is_here() {
            person.tables.clear();
        }
        self.free += 1;
        if self.people.len() > MANY {
            let time = self.time;
            self.people
                .retain(|_, person| person.is_here() || person.thought > time);
        }
    }
}

impl Person {
    fn is_here(&self) -> bool {
        self.thinking > 0 || self.tables.values().any(|table| !table.waiting.is_empty())
    }
}

impl Table {
    fn is_here(&self) -> bool {
        self.thinking > 0 || !self.waiting.is_empty()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.person.is_empty() {
            return; // it never came to it
        }
        let desk = self.desk.clone();
        let mut shares = lock(&desk);
        shares.leave(self, self.since.elapsed());
        shares.call(&desk);
    }
}

fn lock(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets the bots of these tables ask for a place, in this order, and says in which order they get one. Each thinks equally long.
    fn order(asking: &[(&str, &str)]) -> Vec<String> {
        let mut desk = Desk {
            free: 0,
            closed: false,
            people: HashMap::new(),
            time: Duration::ZERO,
            tickets: 0,
        };
        let _asked: Vec<_> = asking.iter().map(|(person, table)| desk.queue(person, table)).collect();
        let shared = Arc::new(Mutex::new(Desk {
            free: 0,
            closed: true,
            people: HashMap::new(),
            time: Duration::ZERO,
            tickets: 0,
        }));
        let mut order = Vec::new();
        while let Some((person, table, _)) = desk.next() {
            order.push(format!("{person}{table}"));
            let mut place = Place {
                desk: shared.clone(),
                person,
                table,
                since: Instant::now(),
            };
            desk.leave(&place, Duration::from_secs(1));
            place.person.clear();
        }
        order
    }

    #[test]
    fn one_who_asks_much_does_not_hold_up_one_who_asks_little() {
        let mut asking = vec![("ada", "1"); 5];
        asking.push(("bob", "9"));
        assert_eq!(order(&asking), ["ada1", "bob9", "ada1", "ada1", "ada1", "ada1"]);
    }

    #[test]
    fn the_tables_of_one_person_take_turns() {
        assert_eq!(
            order(&[("ada", "1"), ("ada", "1"), ("ada", "1"), ("ada", "2"), ("ada", "3")]),
            ["ada1", "ada2", "ada3", "ada1", "ada1"]
        );
    }

    #[test]
    fn who_was_away_has_saved_nothing_up() {
        let mut desk = Desk {
            free: 0,
            closed: false,
            people: HashMap::new(),
            time: Duration::from_secs(100),
            tickets: 0,
        };
        drop(desk.queue("ada", "1"));
        assert_eq!(desk.people["ada"].thought, Duration::from_secs(100));
    }

    #[tokio::test]
    async fn a_place_is_for_one_at_a_time_and_is_passed_on() {
        let shares = Arc::new(Shares::new(1));
        let first = shares.place("ada", "1").await.unwrap();
        let waiting = tokio::spawn({
            let shares = shares.clone();
            async move { shares.place("bob", "2").await.is_some() }
        });
        while shares.people_ahead("ada") == 0 {
            tokio::task::yield_now().await;
        }
        assert!(!waiting.is_finished() && !shares.is_silent());
        // who gives up waiting takes no place
        drop(tokio::time::timeout(Duration::from_millis(1), shares.place("cyd", "3")).await);
        drop(first);
        assert!(waiting.await.unwrap());
        assert!(shares.place("ada", "1").await.is_some() && shares.is_silent());
        shares.close();
        assert!(shares.place("ada", "1").await.is_none());
    }
}
