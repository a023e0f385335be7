//! What a net sees of an action.

use shinjuku::map::{MOST_STATIONS, Station, Ward};
use shinjuku::state::{Sells, Step, Visited};
use shinjuku::{Action, Customer, Customers, Goods, Kind};
use table::{Label, Seat, Seats};

use super::table_row::{GOODS, KINDS};
use super::ward_row::Wards;
use super::web::{Web, bit, to_come};
use crate::sight::Sheet;

/// The kinds of actions; Choose and Pay are of several.
const ACTIONS: [&str; 19] = [
    "choose Build",
    "choose Expand",
    "choose Upgrade",
    "choose Move",
    "choose Income",
    "build at",
    "new store",
    "move a store",
    "connect",
    "connect once more",
    "upgrade at",
    "give up",
    "move from",
    "start at",
    "go to",
    "hand over",
    "pay",
    "stop",
    "end the turn",
];

const WISHED: [&str; 4] = ["food wished", "clothing wished", "books wished", "electronics wished"];

/// A decision: what is looked up for all of its actions.
pub(super) struct Decision<'a> {
    web: &'a Web<'a>,
    wards: Wards<'a>,
    seat: Seat,
    all_cards: f32,
    /// How much people want each type, now and later, by the number of the network.
    wishes: [[f32; 4]; MOST_STATIONS],
}

/// What is to be seen of an action; 0 where it says nothing.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a number of its own, and all of them can be so at once"
)]
struct Deed {
    kind: usize,
    goods: Option<Goods>,
    double: bool,
    three: bool,
    /// The ward: who waits there, whose cards.
    waiting: [f32; 4],
    chance: f32,
    cards: f32,
    wild: bool,
    /// What it brings, or could: to the seat, and to another one.
    gain: [f32; 2],
    theirs: f32,
    /// Wishes around a station, or that come together: of types not sold there so far, and of the others.
    wanted: f32,
    more_wanted: f32,
    /// Wishes around a station by type, and those that one more track would add.
    wishes: [f32; 4],
    wanted_soon: f32,
    /// How many tracks could be laid from it.
    open_ways: f32,
    /// The same for the other seats.
    others_wanted: f32,
    icon: bool,
    rank: f32,
    own_rail: bool,
    any_rail: bool,
    network: f32,
    joins: bool,
    own_store: bool,
    other_store: bool,
    own_ward: bool,
    supply: f32,
    earned: f32,
    behind: f32,
    worth: f32,
    steps: f32,
    links: f32,
    left: f32,
}

impl<'a> Decision<'a> {
    pub(super) fn new(web: &'a Web<'a>, seat: Seat) -> Decision<'a> {
        Decision {
            web,
            wards: Wards::of(web, seat),
            seat,
            all_cards: web.map.card_count() as f32,
            wishes: wishes(web),
        }
    }

    pub(super) fn write(&self, action: &Action, sheet: &mut impl Sheet) {
        self.deed(action).write(sheet);
    }

    fn deed(&self, action: &Action) -> Deed {
        let found = |station: Label| self.web.map.find_station(station);
        match *action {
            Action::Choose { action } => Some(self.choose(action)),
            Action::BuildAt { station } => found(station).map(|station| self.build_at(station)),
            Action::NewStore { goods } => Some(self.new_store(goods)),
            Action::MoveStore { from } => found(from).map(|from| self.move_store(from)),
            Action::Connect { from, to } => found(from).zip(found(to)).map(|(from, to)| self.connect(from, to)),
            Action::UpgradeAt { station } => found(station).map(|station| self.upgrade_at(station)),
            Action::GiveUp { double } => Some(Deed {
                double,
                ..Deed::of_kind(11)
            }),
            Action::MoveFrom { ward } => self.web.map.find_ward(ward).map(|ward| self.move_from(ward)),
            Action::StartAt { station } => found(station).map(|station| self.go(13, station)),
            Action::GoTo { station } => found(station).map(|station| self.go(14, station)),
            Action::HandOver { goods, double } => Some(self.hand_over(Customer { goods, double })),
            Action::Pay { card } => self.web.map.find_ward(card).map(|ward| self.pay(ward)),
            Action::PayThree {} => Some(Deed {
                three: true,
                cards: self.web.game.hand_size(self.seat) as f32,
                ..Deed::of_kind(16)
            }),
            Action::Stop {} => Some(self.stop()),
            Action::EndTurn {} => Some(Deed::of_kind(18)),
            // nobody does these in Version 1
            Action::ToWard { .. } | Action::LetGo { .. } | Action::Wander {} | Action::Explore {} => None,
        }
        .unwrap_or_default()
    }

    fn choose(&self, kind: Kind) -> Deed {
        let mut deed = Deed::of_kind(kind as usize);
        deed.cards = self.web.game.hand_size(self.seat) as f32;
        if kind == Kind::Move {
            for ward in self.web.map.each_ward() {
                let gain = self.payable_gain(ward);
                if gain[1] > deed.gain[1] {
                    deed.gain = gain;
                }
            }
        }
        deed
    }

    /// What a trip from this ward could bring, if there is a card for it.
    fn payable_gain(&self, ward: Ward) -> [f32; 2] {
        if self.wards.can_pay(ward) {
            self.web.ward(ward).gain[self.seat.index()]
        } else {
            [0.0; 2]
        }
    }

    /// A ward's people, and its cards.
    fn of_ward(&self, kind: usize, ward: Ward) -> Deed {
        let (public, hand) = (self.web.game.public(), &self.web.game.private_of(self.seat).hand);
        Deed {
            waiting: Goods::ALL.map(|goods| f32::from(public.waiting[ward.index()].tokens(goods))),
            chance: f32::from(self.web.map.ward(ward).cards) / self.all_cards,
            cards: f32::from(hand.of(ward)),
            wild: self.web.is_wild(ward, self.seat),
            ..Deed::of_kind(kind)
        }
    }

    /// A station: what stands there, what leads there.
    fn of_station(&self, kind: usize, station: Station) -> Deed {
        let (web, map) = (self.web, self.web.map);
        let ward = map.ward_of(station);
        let store = web.game.public().store(station);
        let railed = web.railed.iter().fold(0, |all, stations| all | stations);
        Deed {
            wishes: self.wishes[web.number(station)],
            open_ways: web.open_ways(station) as f32,
            icon: map.station(station).rank.is_some(),
            rank: f32::from(map.station(station).rank.unwrap_or(0)),
            own_rail: web.railed[self.seat.index()] & bit(station) != 0,
            any_rail: railed & bit(station) != 0,
            network: web.network(station).count_ones() as f32,
            own_store: store.is_some_and(|store| store.owner == self.seat),
            other_store: store.is_some_and(|store| store.owner != self.seat),
            own_ward: web.stores_of(self.seat) & web.ward(ward).stations != 0,
            ..self.of_ward(kind, ward)
        }
    }

    /// How much people in the network of a station want something, now and later.
    const fn wishes(&self, station: Station, goods: Goods) -> f32 {
        self.wishes[self.web.number(station)][goods as usize]
    }

    fn build_at(&self, station: Station) -> Deed {
        let mut deed = self.of_station(5, station);
        deed.wanted_soon = self.wished_soon(station, |_| true);
        for goods in Goods::ALL
            .into_iter()
            .filter(|&goods| self.web.stores_left(self.seat, goods) > 0)
        {
            let wishes = self.wishes(station, goods);
            if self.web.shops(station, self.seat).sell(goods) {
                deed.more_wanted = deed.more_wanted.max(wishes);
            } else {
                deed.wanted = deed.wanted.max(wishes);
            }
        }
        deed
    }

    /// How much people one more track away want of some goods.
    fn wished_soon(&self, station: Station, counts: impl Fn(Goods) -> bool) -> f32 {
        let here = self.web.network(station);
        let mut sum = 0.0;
        self.web
            .for_each_network(self.web.one_track_on(here) & !here, |number| {
                let counted = Goods::ALL.into_iter().filter(|&goods| counts(goods));
                sum += counted.map(|goods| self.wishes[number][goods as usize]).sum::<f32>();
            });
        sum
    }

    fn new_store(&self, goods: Goods) -> Deed {
        let Step::BuildStore(station) = self.web.game.public().step else {
            return Deed::of_kind(6);
        };
        self.store_here(6, station, goods)
    }

    /// A store of these goods on this station.
    fn store_here(&self, kind: usize, station: Station, goods: Goods) -> Deed {
        let (web, public) = (self.web, self.web.game.public());
        let wishes = self.wishes(station, goods);
        let is_sold = web.shops(station, self.seat).sell(goods);
        let earned = web.game.earned(self.seat);
        let waiting = public.waiting[web.map.ward_of(station).index()].tokens(goods);
        Deed {
            goods: Some(goods),
            wanted: if is_sold { 0.0 } else { wishes },
            more_wanted: if is_sold { wishes } else { 0.0 },
            theirs: if web.others(station, self.seat).sell(goods) {
                1.0
            } else {
                0.0
            },
            supply: f32::from(self.web.stores_left(self.seat, goods)),
            earned: f32::from(earned.tokens(goods)),
            behind: behind(earned, goods),
            steps: f32::from(waiting.min(3)),
            wanted_soon: self.wished_soon(station, |other| other == goods),
            ..self.of_station(kind, station)
        }
    }

    fn move_store(&self, from: Station) -> Deed {
        let public = self.web.game.public();
        let (Step::BuildStore(station), Some(store)) = (public.step, public.store(from)) else {
            return Deed::of_kind(7);
        };
        let Sells::Goods(goods) = store.sells else {
            return Deed::of_kind(7);
        };
        Deed {
            left: self.wishes(from, goods),
            ..self.store_here(7, station, goods)
        }
    }

    fn connect(&self, from: Station, to: Station) -> Deed {
        let (web, public) = (self.web, self.web.game.public());
        let second = matches!(public.step, Step::SecondTrack(_));
        let mut deed = self.of_station(if second { 9 } else { 8 }, from);
        let other = self.of_station(8, to);
        deed.joins = web.network(from) != web.network(to);
        deed.own_rail |= other.own_rail;
        deed.any_rail &= other.any_rail;
        deed.own_store |= other.own_store;
        deed.other_store |= other.other_store;
        deed.own_ward |= other.own_ward;
        deed.network = deed.network.min(other.network);
        deed.links = f32::from(u8::from(web.network(from).count_ones() > 1))
            + f32::from(u8::from(web.network(to).count_ones() > 1));
        deed.left = f32::from(web.track_left(self.seat));
        deed.open_ways += other.open_ways;
        for (wishes, more) in deed.wishes.iter_mut().zip(other.wishes) {
            *wishes += if deed.joins { more } else { 0.0 };
        }
        for (waiting, more) in deed.waiting.iter_mut().zip(other.waiting) {
            *waiting += more;
        }
        if deed.joins {
            for (here, there) in [(from, to), (to, from)] {
                deed.wanted += self.wants(here, there, self.seat);
                deed.wanted_soon += self.wants_soon(here, there);
                deed.others_wanted += Seats::all(public.players)
                    .without(self.seat)
                    .iter()
                    .map(|seat| self.wants(here, there, seat))
                    .sum::<f32>();
            }
        }
        deed
    }

    /// How much people in one network want what a seat sells only in the other.
    fn wants(&self, here: Station, there: Station, seat: Seat) -> f32 {
        let (here_sold, there_sold) = (self.web.shops(here, seat), self.web.shops(there, seat));
        Goods::ALL
            .into_iter()
            .filter(|&goods| there_sold.sell(goods) && !here_sold.sell(goods))
            .map(|goods| self.wishes(here, goods))
            .sum()
    }

    /// How much people in one network want what is sold one track beyond the other.
    fn wants_soon(&self, here: Station, there: Station) -> f32 {
        let beyond = self.web.one_track_on(self.web.network(there));
        let stores = self.web.by_kind(self.seat);
        let sold = |goods: Goods| {
            (stores[goods as usize] | stores[4]) & beyond != 0
                && !self.web.shops(here, self.seat).sell(goods)
                && !self.web.shops(there, self.seat).sell(goods)
        };
        let goods = Goods::ALL.into_iter().filter(|&goods| sold(goods));
        goods.map(|goods| self.wishes(here, goods)).sum()
    }

    fn upgrade_at(&self, station: Station) -> Deed {
        let mut deed = self.of_station(10, station);
        if let Some(Sells::Goods(goods)) = self.web.game.public().store(station).map(|store| store.sells) {
            let earned = self.web.game.earned(self.seat);
            deed.goods = Some(goods);
            deed.earned = f32::from(earned.tokens(goods));
            deed.behind = behind(earned, goods);
        }
        let new = Goods::ALL
            .into_iter()
            .filter(|&goods| !self.web.shops(station, self.seat).sell(goods));
        deed.wanted = new.map(|goods| self.wishes(station, goods)).sum();
        deed
    }

    fn move_from(&self, ward: Ward) -> Deed {
        let (web, public) = (self.web, self.web.game.public());
        let waiting = &public.waiting[ward.index()];
        Deed {
            gain: web.ward(ward).gain[self.seat.index()],
            theirs: web.ward(ward).gain_of_others(self.seat),
            own_ward: web.stores_of(self.seat) & web.ward(ward).stations != 0,
            left: waiting.len() as f32,
            ..self.of_ward(12, ward)
        }
    }

    /// The group that moves, and where it was.
    fn group(&self) -> (Customers, Visited) {
        let public = self.web.game.public();
        match public.step {
            Step::StartAt(ward) => (public.waiting[ward.index()], Visited::default()),
            Step::HandOver(trip) | Step::Travel(trip) => (trip.group, trip.visited),
            _ => (Customers::NONE, Visited::default()),
        }
    }

    /// One step of a trip.
    fn go(&self, kind: usize, station: Station) -> Deed {
        let (web, public) = (self.web, self.web.game.public());
        let (group, visited) = self.group();
        let takers = web.takers(self.seat, &group);
        let mut deed = self.of_station(kind, station);
        deed.own_store = takers & bit(station) != 0;
        let mut others = Seats::all(public.players).without(self.seat).iter();
        deed.other_store = others.any(|other| web.takers(other, &group) & bit(station) != 0);
        let steps = web.steps(bit(station), takers, visited);
        deed.steps = steps.map_or(0.0, |steps| 1.0 / (1.0 + f32::from(steps)));
        deed.gain = web.shops(station, self.seat).serve(&group);
        deed.theirs = web.others(station, self.seat).serve(&group)[1];
        deed.links = (web.beside(station) & takers).count_ones() as f32;
        if let Step::Travel(trip) = public.step {
            let by = web
                .game
                .onward(trip.at)
                .find(|(other, _)| *other == station)
                .and_then(|(_, owner)| owner);
            deed.own_rail = by == Some(self.seat);
            // whoever's track is used for the first time in a trip gets an Income
            deed.any_rail = by.is_some_and(|owner| owner != self.seat && !trip.used.contains(owner));
        }
        deed
    }

    fn hand_over(&self, customer: Customer) -> Deed {
        let (web, public) = (self.web, self.web.game.public());
        let owner = match public.step {
            Step::HandOver(trip) => public.store(trip.at).map(|store| store.owner),
            _ => None,
        };
        let is_own = owner == Some(self.seat);
        let earned = owner.map_or(Customers::NONE, |owner| *web.game.earned(owner));
        let mut more = earned;
        more.add(customer);
        let worth = shinjuku::scoring::points(&more) - shinjuku::scoring::points(&earned);
        let (group, _) = self.group();
        Deed {
            goods: Some(customer.goods),
            double: customer.double,
            own_store: is_own,
            other_store: !is_own,
            earned: f32::from(earned.tokens(customer.goods)),
            behind: behind(&earned, customer.goods),
            worth: worth as f32,
            left: group.len() as f32,
            ..Deed::of_kind(15)
        }
    }

    /// A card to pay with.
    fn pay(&self, ward: Ward) -> Deed {
        Deed {
            gain: self.payable_gain(ward),
            own_ward: self.web.stores_of(self.seat) & self.web.ward(ward).stations != 0,
            three: matches!(self.web.game.public().step, Step::PayThree(_)),
            ..self.of_ward(16, ward)
        }
    }

    fn stop(&self) -> Deed {
        let (group, visited) = self.group();
        let Step::Travel(trip) = self.web.game.public().step else {
            return Deed::of_kind(17);
        };
        let takers = self.web.takers(self.seat, &group) & !bit(trip.at);
        let steps = self.web.steps(bit(trip.at), takers, visited);
        Deed {
            left: group.len() as f32,
            steps: steps.map_or(0.0, |steps| 1.0 / (1.0 + f32::from(steps))),
            gain: self.web.shops(trip.at, self.seat).serve(&group),
            theirs: self.web.others(trip.at, self.seat).serve(&group)[1],
            ..self.of_ward(17, self.web.map.ward_of(trip.at))
        }
    }
}

/// How much people in each network want each type, now and later. A ward counts once in each network that it has a station of.
fn wishes(web: &Web<'_>) -> [[f32; 4]; MOST_STATIONS] {
    let mut wishes = [[0.0; 4]; MOST_STATIONS];
    let (to_come, all_cards) = (to_come(web.game), web.map.card_count() as f32);
    for ward in web.map.each_ward() {
        let waiting = &web.game.public().waiting[ward.index()];
        let chance = f32::from(web.map.ward(ward).cards) / all_cards;
        let mut counted = 0_u64;
        for &station in web.map.stations_of(ward) {
            let network = web.number(station);
            if counted >> network & 1 == 0 {
                counted |= 1 << network;
                for goods in Goods::ALL {
                    let points = waiting.points(goods) as f32;
                    wishes[network][goods as usize] += points + 0.5 * chance * to_come[goods as usize][1];
                }
            }
        }
    }
    wishes
}

/// How many tokens fewer than of the type with most.
fn behind(earned: &Customers, goods: Goods) -> f32 {
    let most = Goods::ALL
        .map(|goods| earned.tokens(goods))
        .into_iter()
        .max()
        .unwrap_or(0);
    f32::from(most - earned.tokens(goods))
}

impl Deed {
    fn of_kind(kind: usize) -> Deed {
        Deed {
            kind,
            ..Deed::default()
        }
    }

    fn write(&self, sheet: &mut impl Sheet) {
        debug_assert!(KINDS.len() == 5, "the first actions choose one of the five");
        sheet.one_of(&ACTIONS, Some(self.kind));
        sheet.one_of(&GOODS, self.goods.map(|goods| goods as usize));
        sheet.flag("double", self.double);
        sheet.flag("three cards", self.three);
        sheet.about("waiting");
        for (name, waiting) in GOODS.into_iter().zip(self.waiting) {
            sheet.number(name, waiting / 3.0);
        }
        sheet.about("");
        sheet.number("share of cards", 10.0 * self.chance);
        sheet.number("cards", self.cards / 4.0);
        sheet.flag("wild", self.wild);
        sheet.number("gain", self.gain[0] / 3.0);
        sheet.number("points", self.gain[1] / 4.0);
        sheet.number("points to another", self.theirs / 4.0);
        sheet.number("wanted", self.wanted / 6.0);
        sheet.number("wanted though sold", self.more_wanted / 6.0);
        for (name, wishes) in WISHED.into_iter().zip(self.wishes) {
            sheet.number(name, wishes / 6.0);
        }
        sheet.number("wanted soon", self.wanted_soon / 10.0);
        sheet.number("open ways", self.open_ways / 6.0);
        sheet.number("wanted of others", self.others_wanted / 6.0);
        sheet.flag("icon", self.icon);
        sheet.number("rank", self.rank / 12.0);
        sheet.flag("own track", self.own_rail);
        sheet.flag("any track", self.any_rail);
        sheet.number("network", self.network / 20.0);
        sheet.flag("joins networks", self.joins);
        sheet.flag("own store", self.own_store);
        sheet.flag("another's store", self.other_store);
        sheet.flag("own ward", self.own_ward);
        sheet.number("supply", self.supply / 2.0);
        sheet.number("earned", self.earned / 6.0);
        sheet.number("behind the most", self.behind / 4.0);
        sheet.number("worth", self.worth / 2.0);
        sheet.number("nearness", self.steps);
        sheet.number("links", self.links / 2.0);
        sheet.number("left", self.left / 8.0);
    }
}
