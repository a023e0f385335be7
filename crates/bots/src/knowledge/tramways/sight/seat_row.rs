//! What a net sees of a seat.

use table::{Game, Seat};
use tramways::kind::Kind;
use tramways::phase::{Auction, Phase};
use tramways::scoring::LINK;
use tramways::state::{MOST_STRESS, ROUNDS};
use tramways::ticket::{Class, Consequence, Icon};
use tramways::{Tramways, links::Link};

use super::hand::{Hand, count, end_icon, pair_stress};
use super::icons::{NAMES, many};
use super::network::{Network, PARCEL, TARGET_NAMES, TARGETS};
use super::promise::Promise;
use super::trips::{Gain, Means, Trips};
use crate::knowledge::tramways::prospects;
use crate::sight::Sheet;

/// T6: the actions of a round, ...
const ACTIONS: u32 = 3;
/// ... of which the last two are done in action round 2.
const SECOND_ACTIONS: u32 = 2;

/// What the row of a seat is made of.
pub(super) struct SeatRow<'a> {
    pub(super) game: &'a Tramways,
    pub(super) network: &'a Network,
    pub(super) trips: &'a Trips,
    pub(super) seat: Seat,
}

impl SeatRow<'_> {
    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        let hand = Hand::of(self.game, self.seat);
        let means = Means::of(self.game, self.seat, &hand);
        self.write_score(sheet);
        self.write_means(&hand, sheet);
        self.write_turn(sheet);
        self.write_auction(&hand, sheet);
        self.write_links(&hand, sheet);
        self.write_network(sheet);
        self.write_trips(&means, &hand, sheet);
        self.write_buildings(&hand, sheet);
        self.write_parcels(&hand, sheet);
        self.write_tickets(&hand, sheet);
        self.write_icons(&hand, sheet);
        sheet.about("declared");
        Promise::of(self.game, self.seat).write(sheet);
        self.write_administration(sheet);
    }

    fn write_score(&self, sheet: &mut impl Sheet) {
        let player = self.game.player(self.seat);
        let links = self.game.public().city.links().of(self.seat);
        let complete = links.filter(|link| link.is_complete()).count();
        sheet.about("score");
        sheet.number("points", self.game.points(self.seat) as f32 / 50.0);
        sheet.number("happiness", f32::from(player.hp) / 40.0);
        sheet.number("links", LINK as f32 * complete as f32 / 30.0);
        sheet.number("worth by hand", prospects(self.game, self.seat) / 5.0);
    }

    fn write_means(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let player = self.game.player(self.seat);
        let stress = f32::from(player.stress) / f32::from(MOST_STRESS);
        let money = f32::from(player.money);
        sheet.about("means");
        sheet.number("money", money / 20.0);
        sheet.number("money up to 5", (money / 5.0).min(1.0));
        sheet.number("money short of the next 10", 1.0 - (money % 10.0) / 10.0);
        sheet.number("money icons", hand.dollars() / 6.0);
        sheet.number("stress", stress);
        sheet.flag("least stress", player.stress == 1);
        sheet.number("stress near the end", (5.0 * stress - 4.0).max(0.0));
        sheet.number("workers", f32::from(player.workers) / 2.0);
        sheet.flag("no worker", player.workers == 0);
        sheet.number("hand limit above 7", f32::from(player.limit.saturating_sub(7)) / 2.0);
        sheet.number("straight tiles", f32::from(player.straights) / 12.0);
        sheet.number("curves", f32::from(player.curves) / 12.0);
    }

    fn write_turn(&self, sheet: &mut impl Sheet) {
        let public = self.game.public();
        let place = public.order.iter().position(|seat| seat == self.seat).unwrap_or(0);
        let round = self.round_actions(place);
        let over = matches!(public.phase, Phase::Over {});
        let rounds = if over { 0 } else { ROUNDS - public.round };
        sheet.about("turn");
        sheet.flag("decides", public.awaiting().contains(self.seat));
        sheet.one_of(&["first", "second", "third", "fourth", "fifth"], Some(place));
        sheet.flag("last", place + 1 == usize::from(public.players));
        sheet.number("actions to come in the round", round as f32 / 3.0);
        sheet.number("actions to come", (round + ACTIONS * u32::from(rounds)) as f32 / 18.0);
    }

    /// T6.1, T6.2: the actions to come in this round.
    fn round_actions(&self, place: usize) -> u32 {
        let Phase::Actions(turn) = self.game.public().phase else {
            return match self.game.public().phase {
                Phase::Administration { .. } | Phase::PlaceAgain { .. } | Phase::Over {} => 0,
                _ => ACTIONS,
            };
        };
        let now = turn.position.index();
        let later = if turn.second { 0 } else { SECOND_ACTIONS };
        match place.cmp(&now) {
            std::cmp::Ordering::Less => later,
            std::cmp::Ordering::Equal => later + u32::from(turn.left),
            std::cmp::Ordering::Greater => later + if turn.second { SECOND_ACTIONS } else { 1 },
        }
    }

    fn write_auction(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let public = self.game.public();
        let auction = match &public.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        };
        let by = |number: &dyn Fn(&Auction) -> f32| auction.map_or(0.0, number);
        let of_all = f32::from(public.players);
        let placed = |auction: &Auction| {
            let front = auction.front.iter().position(|seat| seat == self.seat);
            let back = auction.back.iter().position(|seat| seat == self.seat);
            let back = back.map(|place| usize::from(public.players) - 1 - place);
            front.or(back).map_or(0.0, |place| 1.0 - place as f32 / of_all)
        };
        let leads = |auction: &Auction| auction.leader(&public.order) == Some(self.seat);
        let means = f32::from(self.game.player(self.seat).money) + hand.dollars();
        sheet.about("auction");
        sheet.number(
            "still in",
            by(&|auction| f32::from(u8::from(auction.still_in.contains(self.seat)))),
        );
        sheet.number("bid", by(&|auction| f32::from(auction.bid(self.seat)) / 5.0));
        sheet.number("leads", by(&|auction| f32::from(u8::from(leads(auction)))));
        sheet.number("place taken", by(&placed));
        sheet.number(
            "means beyond the highest bid",
            by(&|auction| {
                let highest = auction.bids.iter().max().copied().unwrap_or(0);
                (means - f32::from(highest)) / 10.0
            }),
        );
        sheet.number("new place", self.new_place(auction));
    }

    /// How early a place a seat has in the order of this round, as far as that is decided.
    fn new_place(&self, auction: Option<&Auction>) -> f32 {
        let order = auction.map_or(self.game.public().order, |auction| auction.front);
        order
            .iter()
            .position(|seat| seat == self.seat)
            .map_or(0.0, |place| 1.0 - place as f32 / 5.0)
    }

    fn write_links(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let links = OwnLinks::of(self.game, self.seat, hand);
        sheet.about("links");
        sheet.number("complete", links.complete as f32 / 8.0);
        sheet.number("tiles", links.tiles as f32 / 20.0);
        sheet.number("longest", links.longest as f32 / 6.0);
        sheet.number("fares", links.fares as f32 / 25.0);
        sheet.number("upgraded", links.upgraded as f32 / 4.0);
        sheet.number("to be upgraded", links.upgradable as f32 / 6.0);
        sheet.number("to be upgraded with tickets in hand", links.payable as f32 / 3.0);
        sheet.number("incomplete", links.loose as f32 / 2.0);
        sheet.number("tiles of incomplete ones", links.loose_tiles as f32 / 5.0);
        sheet.number("incomplete ones to be lost", links.neglected as f32 / 2.0);
        let all = self.game.public().city.links().all().len().max(1);
        sheet.number("share of all", (links.complete + links.loose) as f32 / all as f32);
    }

    fn write_network(&self, sheet: &mut impl Sheet) {
        let mut joined = [0u32; TARGETS];
        let mut waiting = [0u32; TARGETS];
        let (mut locations, mut shared, mut crossings) = (0u32, 0u32, 0u32);
        for node in self.network.nodes() {
            let own = node.links_of(self.seat);
            if own > 0 {
                let target = usize::from(node.target);
                joined[target] += 1;
                waiting[target] += u32::from(node.passengers);
                locations += 1;
                shared += u32::from(node.links() > own);
                crossings += u32::from(own > 1);
            }
        }
        sheet.about("network");
        sheet.number("locations", locations as f32 / 10.0);
        sheet.number("locations shared with others", shared as f32 / 6.0);
        sheet.number("locations with several links", crossings as f32 / 5.0);
        sheet.about("locations joined");
        for (name, joined) in TARGET_NAMES.iter().zip(joined) {
            sheet.number(name, joined as f32 / 3.0);
        }
        sheet.about("passengers joined");
        for (name, waiting) in TARGET_NAMES.iter().zip(waiting).take(PARCEL) {
            sheet.number(name, waiting as f32 / 3.0);
        }
    }

    fn write_trips(&self, means: &Means, hand: &Hand, sheet: &mut impl Sheet) {
        let mut worths = [0.0f32; TARGETS];
        for (target, name) in TARGET_NAMES.iter().enumerate() {
            let gain = self.trips.gain(means, target);
            let payable = hand.trip_stress(target).map_or(0.0, |stress| 1.0 - 0.5 * stress);
            worths[target] = gain.filter(|_| payable > 0.0).map_or(0.0, |gain| gain.worth().max(0.0));
            let gain = gain.unwrap_or_default();
            sheet.about(format_args!("best trip to {name}"));
            sheet.number("tickets in hand", payable);
            sheet.number("points", gain.points / 5.0);
            sheet.number("dollars", gain.dollars / 10.0);
            // hardly anybody rides to a parcel on the rails of others
            if target != PARCEL {
                sheet.number("points of others", gain.others / 3.0);
            }
            sheet.number("worth with tickets in hand", worths[target] / 5.0);
        }
        let best = self.trips.best(means, hand);
        sheet.about("best trip with tickets in hand");
        sheet.one_of(&TARGET_NAMES, best.map(|(target, _)| target));
        best.map_or_else(Gain::default, |(_, gain)| gain).write(sheet);
        worths.sort_unstable_by(|one, other| other.total_cmp(one));
        sheet.about("trips with tickets in hand");
        sheet.number("worth of the best", worths[0] / 5.0);
        sheet.number("worth of the best two", (worths[0] + worths[1]) / 8.0);
        sheet.number("worth of the best three", (worths[0] + worths[1] + worths[2]) / 10.0);
    }

    fn write_buildings(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let city = &self.game.public().city;
        let mut of_kind = [0u32; 4];
        let (mut upgraded, mut payable, mut passengers) = (0u32, 0u32, 0u32);
        let is_ready = hand.having(Icon::UpgradeBuilding) > 0;
        for at in self.game.components().map.parcels.iter().map(|parcel| parcel.at) {
            if let Some(building) = city.built(at).filter(|building| building.owner == self.seat) {
                of_kind[building.kind.index()] += 1;
                upgraded += u32::from(building.upgraded);
                let has_icon = is_ready && hand.having(Icon::of(building.kind)) > 0;
                payable += u32::from(!building.upgraded && has_icon);
                passengers += u32::from(city.passengers().contains(at));
            }
        }
        let all: u32 = of_kind.iter().sum();
        sheet.about("own buildings");
        for (name, count) in TARGET_NAMES.iter().zip(of_kind) {
            sheet.number(name, count as f32 / 2.0);
        }
        sheet.number("upgraded", upgraded as f32 / 2.0);
        sheet.number("to be upgraded", (all - upgraded) as f32 / 3.0);
        sheet.number("to be upgraded with tickets in hand", payable as f32 / 2.0);
        sheet.number("passengers", passengers as f32 / 3.0);
    }

    fn write_parcels(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let (map, city) = (&self.game.components().map, &self.game.public().city);
        let construct = hand
            .tickets
            .and(self.game.components().cards.having(Icon::ConstructBuilding));
        let (mut bare, mut railed, mut joined, mut sites, mut strained) = (0u32, 0u32, 0u32, 0u32, 0u32);
        for parcel in &map.parcels {
            if city.disc(parcel.at) != Some(self.seat) || city.built(parcel.at).is_some() {
                continue;
            }
            let is_bare = city.used(parcel.at).is_empty();
            bare += u32::from(is_bare);
            railed += u32::from(!is_bare);
            joined += u32::from(self.network.node(parcel.at).is_some());
            if hand.tickets.contains(parcel.ticket) {
                let number = [parcel.ticket].into_iter().collect();
                match pair_stress(construct, number) {
                    Some(0.0) => sites += 1,
                    Some(_) => strained += 1,
                    None => (),
                }
            }
        }
        sheet.about("own parcels");
        sheet.number("bare", bare as f32 / 5.0);
        sheet.number("with rails", railed as f32 / 2.0);
        sheet.number("joined by links", joined as f32 / 3.0);
        sheet.number("to be built on with tickets in hand", sites as f32 / 3.0);
        sheet.number("to be built on with stress", strained as f32 / 2.0);
    }

    fn write_tickets(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let cards = &self.game.components().cards;
        let player = self.game.player(self.seat);
        let (mut void, mut pay3, mut stress1) = (0u32, 0u32, 0u32);
        for face in hand.tickets.iter().map(|ticket| cards.face(ticket)) {
            void += u32::from(matches!(face.class, Class::Auction { void: true, .. }));
            pay3 += u32::from(face.consequence == Consequence::Pay3);
            stress1 += u32::from(face.consequence == Consequence::Stress1);
        }
        let kinds = (0..PARCEL).filter(|&target| hand.having(end_icon(target)) > 0).count();
        let in_hand = hand.tickets.len();
        sheet.about("tickets");
        sheet.number("in hand", in_hand as f32 / 9.0);
        sheet.number("short of the limit", (f32::from(player.limit) - in_hand as f32) / 7.0);
        sheet.number("in the deck", self.game.deck(self.seat).len() as f32 / 8.0);
        sheet.number("discarded", player.discards.len() as f32 / 10.0);
        sheet.number("void", void as f32 / 2.0);
        sheet.number("that cost $3", pay3 as f32 / 2.0);
        sheet.number("that cost stress", stress1 as f32 / 2.0);
        sheet.number("types of destinations", kinds as f32 / 4.0);
        sheet.number("rail symbols", hand.most_rails() as f32 / 8.0);
        sheet.flag("exactly 1 rail symbol", hand.pays_rails(1));
        sheet.flag("exactly 2 rail symbols", hand.pays_rails(2));
        sheet.flag("exactly 3 rail symbols", hand.pays_rails(3));
        sheet.flag("exactly 4 rail symbols", hand.pays_rails(4));
    }

    fn write_icons(&self, hand: &Hand, sheet: &mut impl Sheet) {
        let cards = &self.game.components().cards;
        let player = self.game.player(self.seat);
        let own = self.game.private(self.seat);
        let chosen = count(cards, own.picks);
        let with_chosen = Icon::ALL.map(|icon| hand.counts[icon as usize] + chosen[icon as usize]);
        sheet.about("icons in hand");
        write_counts(with_chosen, sheet);
        sheet.about("icons in the deck");
        write_counts(count(cards, self.game.deck(self.seat)), sheet);
        sheet.about("icons discarded");
        write_counts(count(cards, player.discards.minus(own.picks)), sheet);
    }

    fn write_administration(&self, sheet: &mut impl Sheet) {
        let player = self.game.player(self.seat);
        let own = self.game.private(self.seat);
        let chooses = matches!(&self.game.public().phase,
            Phase::Administration { waiting } | Phase::FillHand { waiting } | Phase::KeepOne { waiting }
                if waiting.contains(self.seat));
        sheet.about("administration");
        sheet.flag("not finished", chooses);
        sheet.number("discarded", f32::from(player.discarded) / 3.0);
        sheet.number("passengers planned", player.planned.len() as f32 / 2.0);
        sheet.flag("a ticket is in play", !player.playing.tickets().is_empty());
        sheet.flag("a passenger is being placed", own.placing.is_some());
        sheet.number("tickets chosen for the last round", own.picks.len() as f32 / 7.0);
    }
}

/// How many tickets have each icon.
fn write_counts(counts: [u8; Icon::ALL.len()], sheet: &mut impl Sheet) {
    for icon in Icon::ALL {
        sheet.number(NAMES[icon as usize], f32::from(counts[icon as usize]) / many(icon));
    }
}

/// The links of a seat.
#[derive(Default)]
struct OwnLinks {
    complete: u32,
    tiles: u32,
    longest: u32,
    fares: u32,
    upgraded: u32,
    upgradable: u32,
    payable: u32,
    loose: u32,
    loose_tiles: u32,
    neglected: u32,
}

impl OwnLinks {
    fn of(game: &Tramways, seat: Seat, hand: &Hand) -> OwnLinks {
        let mut own = OwnLinks::default();
        let city = &game.public().city;
        for link in city.links().of(seat) {
            if link.is_complete() {
                own.add(game, link, hand);
            } else {
                own.loose += 1;
                own.loose_tiles += u32::from(link.tiles);
                let last = link.loose_end().and_then(|end| city.tile_at(end.at, end.side));
                own.neglected += u32::from(last.is_some_and(|tile| tile.round() < game.public().round));
            }
        }
        own
    }

    fn add(&mut self, game: &Tramways, link: &Link, hand: &Hand) {
        self.complete += 1;
        self.tiles += u32::from(link.tiles);
        self.longest = self.longest.max(link.tiles.into());
        self.fares += u32::from(link.fare());
        if link.is_upgraded() {
            self.upgraded += 1;
            return;
        }
        self.upgradable += 1;
        let (map, city) = (&game.components().map, &game.public().city);
        let is_named = |place| {
            let kind: Option<Kind> = city.kind(place);
            kind.map_or_else(
                || {
                    map.parcel_at(place)
                        .is_some_and(|parcel| hand.tickets.contains(parcel.ticket))
                },
                |kind| hand.having(Icon::of(kind)) > 0,
            )
        };
        let is_payable = hand.having(Icon::UpgradeRail) > 0 && link.places.into_iter().flatten().any(is_named);
        self.payable += u32::from(is_payable);
    }
}
