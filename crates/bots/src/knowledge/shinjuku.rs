//! Shinjuku: what a seat has earned, and what its stores can reach: the wards whose customers can come to a store that wants them, along whoever's tracks.

use shinjuku::map::{Connection, MOST_STATIONS, MOST_WARDS, Station};
use shinjuku::scoring::points_without;
use shinjuku::state::{Phase, STORES_PER_TYPE, Sells, Step};
use shinjuku::{Action, Goods, Kind, Shinjuku};
use table::{Game, Label, MOST_SEATS, Seat, Seats};

use super::{Knowledge, Worths};

/// What a point of the type that does not count is worth: it may count yet.
const UNCOUNTED: f32 = 0.3;
/// What a point that waits where it can be served is worth.
const WAITING: f32 = 0.45;
/// What a point that will come where it can be served is worth.
const COMING: f32 = 0.4;
/// How much a rival who can serve the same customer takes away.
const RIVAL: f32 = 0.7;
/// What a card is worth.
const CARD: f32 = 0.15;
/// More cards than this are no better.
const FULL_HAND: usize = 6;
/// What a store is worth as long as there is time.
const STORE: f32 = 0.2;
/// With fewer turns to come than this, not all that can be served will be.
const PATIENCE: f32 = 3.0;
/// With fewer points to come than this, time is running out.
const BUSY: f32 = 30.0;

impl Knowledge for Shinjuku {
    const MARGIN: f32 = 8.0;
    const HORIZON: u32 = 2;

    fn turn(&self) -> u32 {
        u32::from(u8::from(self.public().seat))
    }

    fn worths(&self) -> Worths {
        let mut worths = [0.0; MOST_SEATS as usize];
        let seats = Seats::all(self.players());
        for seat in seats.iter() {
            worths[seat.index()] = self.points(seat) as f32;
        }
        if !self.public().awaiting().is_empty() {
            let outlook = Outlook::of(self);
            for seat in seats.iter() {
                worths[seat.index()] += outlook.hope(self, seat);
            }
        }
        worths
    }

    fn leaning(&self, seat: Seat, action: &Action) -> f32 {
        leaning(self, seat, action)
    }
}

/// The types that are sold, a bit for each.
type Types = u8;

/// Which wards' customers can come to whom.
struct Outlook {
    /// By ward and seat: the types that the seat can sell to people from there.
    served: [[Types; MOST_SEATS as usize]; MOST_WARDS],
    /// The points that are still to come, by type.
    to_come: [f32; 4],
}

impl Outlook {
    fn of(game: &Shinjuku) -> Outlook {
        let networks = Networks::of(game);
        let mut served = [[0; MOST_SEATS as usize]; MOST_WARDS];
        let map = game.map();
        for station in map.each_station() {
            let sold = &networks.sold[networks.number(station.index())];
            for (served, sold) in served[map.ward_of(station).index()].iter_mut().zip(sold) {
                *served |= sold;
            }
        }
        let mut known = game.public().gone;
        game.public().waiting.iter().for_each(|waiting| known.add_all(waiting));
        if let Step::HandOver(trip) | Step::Travel(trip) = game.public().step {
            known.add_all(&trip.group);
        }
        Seats::all(game.players()).iter().for_each(|seat| known.add_all(game.earned(seat)));
        Outlook { served, to_come: Goods::ALL.map(|goods| (map.customers.points(goods) - known.points(goods)).max(0) as f32) }
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
        UNCOUNTED * uncounted * soon + self.customers(game, seat, soon) + CARD * soon * game.hand_size(seat).min(FULL_HAND) as f32 + STORE * stores * time
    }

    /// About how many turns a seat still has: every turn brings a customer, at least.
    fn turns_left(&self, game: &Shinjuku, seat: Seat) -> f32 {
        let public = game.public();
        let ahead = (u8::from(seat) + public.players - u8::from(public.seat)) % public.players;
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
                    sum += (WAITING * soon * waiting + COMING * chance * self.to_come[goods as usize]) / (1.0 + RIVAL * rivals);
                }
            }
        }
        sum
    }
}

/// The stations that tracks and links join.
struct Networks {
    of: [u8; MOST_STATIONS],
    /// What each seat sells in a network, by the number of the network.
    sold: [[Types; MOST_SEATS as usize]; MOST_STATIONS],
}

impl Networks {
    fn of(game: &Shinjuku) -> Networks {
        let mut networks = Networks { of: std::array::from_fn(|station| station as u8), sold: [[0; MOST_SEATS as usize]; MOST_STATIONS] };
        let (map, public) = (game.map(), game.public());
        for connection in map.each_connection() {
            if !public.tracks[connection.index()].is_nobody() {
                let [a, b] = map.ends(connection);
                networks.join(a.index(), b.index());
            }
        }
        for [a, b] in &map.links {
            networks.join(a.index(), b.index());
        }
        for station in map.each_station() {
            if let Some(store) = public.store(station) {
                let number = networks.number(station.index());
                networks.sold[number][store.owner.index()] |= types(store.sells);
            }
        }
        networks
    }

    fn number(&self, mut station: usize) -> usize {
        while usize::from(self.of[station]) != station {
            station = usize::from(self.of[station]);
        }
        station
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.number(a), self.number(b));
        self.of[a.max(b)] = a.min(b) as u8;
    }
}

fn types(sells: Sells) -> Types {
    match sells {
        Sells::Goods(goods) => 1 << goods as u8,
        Sells::Everything => 0b1111,
    }
}

/// What sensible players do.
fn leaning(game: &Shinjuku, seat: Seat, action: &Action) -> f32 {
    let (map, public) = (game.map(), game.public());
    match *action {
        Action::EndTurn {} | Action::PayThree {} | Action::MoveStore { .. } => 0.1,
        Action::Choose { action } => match action {
            Kind::Move | Kind::Upgrade => 3.0,
            Kind::Build => 1.5,
            Kind::Expand => 2.0,
            Kind::Income if game.hand_size(seat) < 3 => 2.0,
            Kind::Income => 0.4,
        },
        Action::MoveFrom { ward } => map.find_ward(ward).map_or(1.0, |ward| public.waiting[ward.index()].len() as f32),
        Action::StartAt { station } | Action::GoTo { station } => {
            let store = map.find_station(station).and_then(|station| public.store(station));
            store.map_or(1.0, |store| if store.owner == seat { 5.0 } else { 0.4 })
        }
        Action::HandOver { goods, double } => hand_over(game, seat, goods, double),
        Action::BuildAt { station } => map.find_station(station).map_or(1.0, |station| {
            let rank = if map.station(station).rank.is_some() { 0.5 } else { 0.0 };
            1.0 + rank + tracks_at(game, station).count() as f32
        }),
        Action::NewStore { goods } if public.stores_left(seat, goods) == STORES_PER_TYPE => 2.0,
        Action::NewStore { .. } => 0.5,
        Action::Connect { from, to } => 0.3 + worth_joining(game, seat, from) + worth_joining(game, seat, to),
        _ => 1.0,
    }
}

/// One's own stores want doubles, and types of which one has little; those of others get the rest.
fn hand_over(game: &Shinjuku, seat: Seat, goods: Goods, double: bool) -> f32 {
    let public = game.public();
    let own = match public.step {
        Step::HandOver(trip) => public.store(trip.at).is_some_and(|store| store.owner == seat),
        _ => true,
    };
    let earned = game.earned(seat);
    let rarer = Goods::ALL.into_iter().filter(|&other| earned.tokens(other) > earned.tokens(goods)).count() as f32;
    let wanted = (1.0 + rarer) * if double { 2.0 } else { 1.0 };
    if own { wanted } else { 1.0 / wanted }
}

/// Tracks lead on from tracks, and to one's own stores.
fn worth_joining(game: &Shinjuku, seat: Seat, station: Label) -> f32 {
    let Some(station) = game.map().find_station(station) else { return 0.0 };
    let tracks = if tracks_at(game, station).next().is_some() { 1.0 } else { 0.0 };
    let store = if game.public().store(station).is_some_and(|store| store.owner == seat) { 2.0 } else { 0.0 };
    tracks + store
}

/// The tracks that end at a station, whoever's.
fn tracks_at(game: &Shinjuku, station: Station) -> impl Iterator<Item = Connection> {
    game.map().connections_at(station).filter(|connection| !game.public().tracks[connection.index()].is_nobody())
}
