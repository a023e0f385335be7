//! Shinjuku: what a seat has earned, and what its stores can reach: the wards whose customers can come to a store that wants them, along whoever's tracks.

mod leaning;
mod market;
mod networks;
mod numbering;
mod second;
mod sight;
mod themes;
mod trips;
mod way;

use shinjuku::customer::Customers;
use shinjuku::edition::Edition;
use shinjuku::map::MOST_WARDS;
use shinjuku::scoring::points_without;
use shinjuku::state::{Phase, Step};
use shinjuku::{Action, Event, Goods, Played, Shinjuku};
use table::{Game, MOST_SEATS, Seat, Seats};

use super::{Knowledge, Worths, by_seat};
use networks::{Networks, Types};
use trips::Trips;

/// What a point of the type that does not count is worth: it may count yet.
const UNCOUNTED: f32 = 0.3;
/// What a point that waits where it can be served is worth.
const WAITING: f32 = 0.4;
/// What a point that will come where it can be served is worth.
const COMING: f32 = 0.5;
/// How much a rival who can serve the same customer takes away.
const RIVAL: f32 = 0.7;
/// What a card is worth.
const CARD: f32 = 0.15;
/// More cards than this are no better.
const FULL_HAND: usize = 6;
/// What a store is worth as long as there is time.
const STORE: f32 = 0.12;
/// With fewer turns to come than this, not all that can be served will be.
const PATIENCE: f32 = 3.0;
/// With fewer points to come than this, time is running out.
const BUSY: f32 = 45.0;
/// What a customer of the best trip that could be made now is worth, beside what those who wait are worth anyway.
const TRIP: f32 = 0.6;

impl Knowledge for Shinjuku {
    const MARGIN: f32 = 8.0;
    const CLEAR: f32 = 1.0;
    const OWN: f32 = 0.5;
    const HORIZON: u32 = 5;
    const LOOK: u32 = 5;

    fn turn(&self) -> u32 {
        u32::from(u8::from(self.public().seat))
    }

    fn progress(&self) -> f32 {
        let public = self.public();
        let (all, players) = (self.map().customers.len() as f32, f32::from(public.players));
        // the first customer is there from the beginning; the last turns count as one customer each
        let done = match public.phase {
            Phase::Turns => seen(self).len() as f32 - 1.0,
            Phase::LastDrawn => all - 1.0,
            Phase::LastTurns(left) => all + players - f32::from(left),
            Phase::Over => return 1.0,
        };
        done.max(0.0) / (all + players)
    }

    fn due(&self, seat: Seat) -> f32 {
        let public = self.public();
        let ahead = ahead(self, seat);
        match public.phase {
            // nobody knows whose turn will be the last
            Phase::Turns => 1.0 - f32::from(ahead) / f32::from(public.players),
            Phase::LastDrawn => 1.0 + f32::from(u8::from(ahead == 0)),
            Phase::LastTurns(left) => f32::from(u8::from(ahead < left)),
            Phase::Over => 0.0,
        }
    }

    learned!("shinjuku.txt");
    own_net!(Shinjuku, "net-shinjuku.safetensors");

    fn worths(&self) -> Worths {
        let outlook = (!self.public().awaiting().is_empty()).then(|| Outlook::of(self));
        by_seat(self, |seat| {
            self.points(seat) as f32 + outlook.as_ref().map_or(0.0, |outlook| outlook.hope(self, seat))
        })
    }

    fn leanings(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        leaning::add(self, seat, actions, leanings);
    }

    fn abstains(action: &Action) -> bool {
        themes::abstains(action)
    }

    fn is_payment(event: &Event) -> bool {
        themes::is_payment(event)
    }

    fn is_quiet(seat: Seat, events: &[Event]) -> bool {
        themes::is_quiet(seat, events)
    }

    fn themes(before: &Shinjuku, _: &Shinjuku, seat: Seat, events: &[Event]) -> Vec<(&'static str, bool)> {
        themes::of(before, seat, events)
    }
}

/// Which wards' customers can come to whom.
struct Outlook {
    networks: Networks,
    /// By ward and seat: the types that the seat can sell to people from there.
    served: [[Types; MOST_SEATS as usize]; MOST_WARDS],
    /// The points that are still to come, by type.
    to_come: [f32; 4],
}

impl Outlook {
    fn of<E: Edition>(game: &Played<E>) -> Outlook {
        let networks = Networks::of(game);
        let mut served = [[0; MOST_SEATS as usize]; MOST_WARDS];
        let map = game.map();
        for station in map.each_station() {
            let sold = &networks.sold[networks.number(station.index())];
            for (served, sold) in served[map.ward_of(station).index()].iter_mut().zip(sold) {
                *served |= sold;
            }
        }
        Outlook {
            networks,
            served,
            to_come: points_to_come(game),
        }
    }

    /// What a seat can hope for beyond its points.
    fn hope(&self, game: &Shinjuku, seat: Seat) -> f32 {
        let public = game.public();
        let turns = self.turns_left(game, seat);
        if turns == 0.0 {
            return 0.0;
        }
        let uncounted = points_without(game.earned(seat), 0) as f32 - game.points(seat) as f32;
        let stores = public.stores_of(seat).count() as f32;
        let time = (self.to_come.iter().sum::<f32>() / BUSY).min(1.0);
        let soon = (turns / PATIENCE).min(1.0);
        let cards = game.hand_size(seat).min(FULL_HAND) as f32;
        soon * (UNCOUNTED * uncounted + CARD * cards + TRIP * Trips::of(game, seat, &self.networks).best(game))
            + self.customers(game, seat, soon)
            + STORE * stores * time
    }

    /// About how many turns a seat still has: every turn brings a customer, at least.
    fn turns_left(&self, game: &Shinjuku, seat: Seat) -> f32 {
        let public = game.public();
        let ahead = ahead(game, seat);
        match public.phase {
            Phase::Turns => 1.0 + self.to_come.iter().sum::<f32>() / f32::from(public.players),
            Phase::LastDrawn if ahead == 0 => 2.0,
            Phase::LastDrawn => 1.0,
            Phase::LastTurns(left) if ahead < left => 1.0,
            Phase::LastTurns(_) | Phase::Over => 0.0,
        }
    }

    /// What the customers that a seat can serve are worth to it, those that wait and those that will come.
    fn customers(&self, game: &Shinjuku, seat: Seat, soon: f32) -> f32 {
        let (map, public) = (game.map(), game.public());
        let all_cards = map.card_count() as f32;
        let mut sum = 0.0;
        for ward in map.each_ward() {
            let served = &self.served[ward.index()];
            if served[seat.index()] == 0 {
                continue;
            }
            let chance = f32::from(map.ward(ward).cards) / all_cards;
            for goods in Goods::ALL {
                let sells = |types: &Types| types >> goods as u8 & 1 != 0;
                if sells(&served[seat.index()]) {
                    let rivals = served.iter().filter(|types| sells(types)).count() as f32 - 1.0;
                    let waiting = public.waiting[ward.index()].points(goods) as f32;
                    sum += (WAITING * soon * waiting + COMING * chance * self.to_come[goods as usize])
                        / (1.0 + RIVAL * rivals);
                }
            }
        }
        sum
    }
}

/// How many turns of others come before a seat's next; 0 if it is its turn.
fn ahead<E: Edition>(game: &Played<E>, seat: Seat) -> u8 {
    let public = game.public();
    (u8::from(seat) + public.players - u8::from(public.seat)) % public.players
}

/// The points that are still to come, by type.
fn points_to_come<E: Edition>(game: &Played<E>) -> [f32; 4] {
    let known = seen(game);
    let all = E::customers(game.map());
    Goods::ALL.map(|goods| (all.points(goods) - known.points(goods)).max(0) as f32)
}

/// The customers that have come so far, wherever they are now.
fn seen<E: Edition>(game: &Played<E>) -> Customers {
    let mut known = game.public().gone;
    known.add_all(&E::open_customers(&game.public().scene));
    game.public().waiting.iter().for_each(|waiting| known.add_all(waiting));
    if let Step::HandOver(trip) | Step::Travel(trip) = game.public().step {
        known.add_all(&trip.group);
    }
    Seats::all(game.players())
        .iter()
        .for_each(|seat| known.add_all(game.earned(seat)));
    known
}
