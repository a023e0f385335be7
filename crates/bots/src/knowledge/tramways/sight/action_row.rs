//! What a net sees of an action.

use table::Seat;
use tramways::destination::Destination;
use tramways::kind::Kind;
use tramways::links::LinkEnd;
use tramways::pending::Pending;
use tramways::phase::{Auction, Phase};
use tramways::side::Side;
use tramways::square::Square;
use tramways::state::MOST_LIMIT;
use tramways::ticket::{Class, Consequence, Icon, Ticket};
use tramways::{Action, ActionKind, Tramways};

use super::hand::{Hand, count};
use super::kinds::{KIND_NAMES, kind_of};
use super::network::{Network, PARCEL, Way};
use super::place::{Nearness, Place};
use super::rails::Rails;
use super::track::Track;
use super::trips::{Gain, Means, Trips, best_from, best_on};
use crate::knowledge::tramways::leaning;
use crate::sight::Sheet;

/// T6.1: what is taken instead of an action.
const TAKEN: f32 = 2.0;
/// T11.15: the money of a Commerce delivery.
const COMMERCE: f32 = 5.0;
/// T3.6: what the consequence "pay $3" costs.
const CONSEQUENCE: f32 = 3.0;
/// T9.3, T10.12: the happiness for an upgrade.
const UPGRADE: f32 = 3.0;

/// What all actions of a decision have in common.
pub(super) struct Decision<'a> {
    pub(super) game: &'a Tramways,
    pub(super) seat: Seat,
    pub(super) network: &'a Network,
    pub(super) hand: Hand,
    /// The icons of all tickets of the seat, wherever they are.
    pub(super) owned: [u8; Icon::ALL.len()],
    means: Means,
    pub(super) track: Track<'a>,
    pub(super) pending: &'a Pending,
    /// The way so far of the passenger on its way.
    way: Option<Way>,
}

/// The numbers of an action that are gathered before they are written.
#[derive(Default)]
pub(super) struct Row {
    pub(super) ticket: Option<Ticket>,
    pub(super) used: Option<Icon>,
    pub(super) in_play: bool,
    pub(super) gain: Gain,
    amount: f32,
    rest: f32,
    above: f32,
    place: f32,
    pub(super) at: Option<Square>,
    pub(super) to: Option<Square>,
    pub(super) rails: Rails,
}

impl<'a> Decision<'a> {
    pub(super) fn new(game: &'a Tramways, seat: Seat, network: &'a Network) -> Decision<'a> {
        let cards = &game.components().cards;
        let mut hand = Hand::of(game, seat);
        let own = game.private(seat);
        let owned = hand.tickets.or(game.deck(seat)).or(game.player(seat).discards);
        count(cards, own.picks)
            .iter()
            .zip(&mut hand.counts)
            .for_each(|(chosen, all)| *all += chosen);
        let pending = game.pending(seat);
        let way = match pending {
            Pending::Travelling { trip } => way_so_far(game, network, trip.from, trip.route.iter()),
            _ => None,
        };
        Decision {
            game,
            seat,
            network,
            means: Means::of(game, seat, &hand),
            owned: count(cards, owned),
            hand,
            track: Track::new(game, seat),
            pending,
            way,
        }
    }

    pub(super) fn write(&self, action: &Action, sheet: &mut impl Sheet) {
        let row = self.row(action);
        sheet.one_of(&KIND_NAMES, Some(kind_of(self.game, self.seat, action)));
        sheet.number("leaning", leaning(action).max(1e-6).ln().clamp(-6.0, 6.0) / 3.0);
        self.write_ticket(&row, sheet);
        sheet.about("brings");
        row.gain.write(sheet);
        sheet.about("choice");
        sheet.number("amount", row.amount / 5.0);
        sheet.number("left of the means", row.rest);
        sheet.number("above the highest bid", row.above / 5.0);
        sheet.number("place in the turn order", row.place);
        let at = row.at.or_else(|| self.parcel(row.ticket?));
        let place = |at: Square| Place::at(self.game, self.network, &self.track, self.seat, at);
        let nearness = at.map_or_else(Nearness::default, |at| {
            Nearness::of(self.game, self.network, self.seat, at)
        });
        sheet.about("where");
        at.map_or_else(Place::default, place).write(sheet);
        nearness.write(sheet);
        sheet.about("to");
        row.to.map_or_else(Place::default, place).write(sheet);
        sheet.about("rails");
        row.rails.write(sheet);
    }

    fn row(&self, action: &Action) -> Row {
        let mut row = Row::default();
        match *action {
            Action::Take { ticket } => self.take(&mut row, ticket),
            Action::Keep { ticket } | Action::LeaveOpen { ticket } => row.ticket = Some(ticket),
            Action::LookInto { book } => {
                let face = self.game.public().books.get(book.index());
                row.ticket = face.and_then(|face| face.open);
                row.amount = face.map_or(0.0, |face| 4.0 - face.takers.len() as f32);
            }
            Action::Bid { amount } => self.bid(&mut row, amount),
            Action::Pass {} => self.pass(&mut row),
            Action::Reveal {} => self.pay(&mut row, self.game.public().line.len() as f32),
            Action::Use { ticket, icon } => self.play(&mut row, ticket, icon),
            Action::PayCash {} => self.pay_cash(&mut row),
            Action::Discard { ticket } => self.discard(&mut row, ticket),
            Action::Choose { action } => self.choose(&mut row, action),
            Action::TakeMoney {} => row.gain.dollars = TAKEN,
            Action::TakeFive {} => row.gain.dollars = COMMERCE,
            Action::Begin { at, from } => self.begin(&mut row, at, from),
            Action::Redirect { at, to } => self.redirect(&mut row, at, to),
            Action::Lay { to } => self.lay(&mut row, to),
            Action::Stop {} => self.stop(&mut row),
            Action::Link { link } => self.link(&mut row, link),
            Action::Square { at } => self.square(&mut row, at),
            Action::Building { card } => self.building(&mut row, card),
            Action::Destination { to } => self.destination(&mut row, to),
            Action::Buy { points } => {
                let points = f32::from(points);
                row.amount = points;
                row.gain.points = points;
                self.pay(&mut row, points * (points + 1.0) / 2.0);
            }
            Action::TakeTop {} | Action::EndTurn {} | Action::DiscardNothing {} | Action::Done {} => (),
        }
        row
    }

    /// The parcel of a Parcel card.
    fn parcel(&self, ticket: Ticket) -> Option<Square> {
        self.game.components().map.parcel_of(ticket).map(|parcel| parcel.at)
    }

    /// What the seat has, in cash and money icons.
    fn purse(&self) -> f32 {
        f32::from(self.game.player(self.seat).money) + self.hand.dollars()
    }

    fn pay(&self, row: &mut Row, price: f32) {
        row.gain.dollars -= price;
        row.rest = ((self.purse() - price) / self.purse().max(1.0)).clamp(0.0, 1.0);
    }

    fn take(&self, row: &mut Row, ticket: Ticket) {
        row.ticket = Some(ticket);
        let line = self.game.public().line;
        if line.as_slice().last() == Some(&ticket) {
            row.gain.stress = 1.0;
        }
    }

    fn bid(&self, row: &mut Row, amount: u16) {
        let Phase::Auction(auction) = &self.game.public().phase else {
            return;
        };
        let highest = self.highest_of_others(auction);
        let ahead = auction
            .still_in
            .iter()
            .filter(|&seat| seat != self.seat && auction.bid(seat) > amount)
            .count();
        row.amount = f32::from(amount);
        row.above = (f32::from(amount) - f32::from(highest)).clamp(-10.0, 10.0);
        row.place = self.early(auction.front.len() + ahead);
        self.pay(row, f32::from(amount));
    }

    fn pass(&self, row: &mut Row) {
        if let Phase::Auction(auction) = &self.game.public().phase {
            row.place = self.early(usize::from(self.game.public().players) - 1 - auction.back.len());
            row.rest = 1.0;
            row.above = -f32::from(self.highest_of_others(auction)).min(10.0);
        }
    }

    fn highest_of_others(&self, auction: &Auction) -> u16 {
        let others = auction.still_in.without(self.seat);
        others.iter().map(|seat| auction.bid(seat)).max().unwrap_or(0)
    }

    /// How early a place is.
    fn early(&self, place: usize) -> f32 {
        1.0 - place as f32 / f32::from(self.game.public().players)
    }

    /// T3.3, T3.6: what playing an icon costs, and in the administration what it brings.
    fn play(&self, row: &mut Row, ticket: Ticket, icon: Icon) {
        row.ticket = Some(ticket);
        row.used = Some(icon);
        let in_play = match self.pending {
            Pending::Paying { payment, .. } => payment.tickets(),
            _ => self.game.player(self.seat).playing.tickets(),
        };
        row.in_play = in_play.contains(ticket);
        if row.in_play {
            row.gain.stress += 1.0;
        } else {
            self.suffer(row, ticket);
        }
        row.gain.dollars += f32::from(icon.money());
        match icon {
            Icon::GetWorker => row.gain.workers += 1.0,
            Icon::DecreaseStress => row.gain.stress -= 1.0,
            _ => (),
        }
        if let Pending::Paying { bill, .. } = self.pending {
            row.amount = f32::from(bill.rails) - f32::from(icon.rails());
            row.rest = (f32::from(bill.money) - f32::from(icon.money())).clamp(-3.0, 10.0) / 10.0;
        }
    }

    fn suffer(&self, row: &mut Row, ticket: Ticket) {
        match self.game.components().cards.face(ticket).consequence {
            Consequence::None => (),
            Consequence::Pay3 => row.gain.dollars -= CONSEQUENCE,
            Consequence::Stress1 => row.gain.stress += 1.0,
        }
    }

    fn pay_cash(&self, row: &mut Row) {
        if let Pending::Paying { bill, payment, .. } = self.pending {
            let icons = payment.money(&self.game.components().cards);
            self.pay(row, f32::from(bill.money.saturating_sub(icons)));
        }
    }

    fn discard(&self, row: &mut Row, ticket: Ticket) {
        row.ticket = Some(ticket);
        self.suffer(row, ticket);
        let player = self.game.player(self.seat);
        if matches!(self.game.public().phase, Phase::Administration { .. }) && player.discarded > 0 {
            row.gain.dollars -= 1.0;
        }
    }

    fn choose(&self, row: &mut Row, kind: ActionKind) {
        match kind {
            ActionKind::Move => {
                let trips = Trips::new(self.game, self.network);
                if let Some((_, gain)) = trips.best(&self.means, &self.hand) {
                    row.gain = gain;
                }
            }
            ActionKind::UpgradeLink | ActionKind::UpgradeBuilding => row.gain.points = UPGRADE,
            ActionKind::Construct => row.gain.points = 1.0,
            ActionKind::Build => row.amount = self.hand.most_rails() as f32,
        }
    }

    fn link(&self, row: &mut Row, name: LinkEnd) {
        let city = &self.game.public().city;
        let Some(link) = city.links().named(name) else { return };
        if let (Pending::Travelling { trip }, Some(way)) = (self.pending, &self.way) {
            let target = match trip.destination {
                Destination::Kind(kind) => kind.index(),
                Destination::Parcel(_) => PARCEL,
            };
            row.at = Some(trip.at);
            row.to = link.leads(trip.at);
            let on = self.network.over(way, name);
            let gain = on.and_then(|on| best_on(self.game, self.network, &self.means, &self.hand, &on, target));
            row.gain = gain.unwrap_or_default();
            return;
        }
        row.gain.points = UPGRADE;
        row.gain.length = 1.0;
        row.amount = link.fare_when_upgraded().into();
        [row.at, row.to] = link.places;
        row.rails.tile = link.tiles.into();
        row.rails.cost = link.tiles.into();
    }

    /// T11.2: a passenger to move; T10: a parcel or a building; T12.5: a new passenger.
    fn square(&self, row: &mut Row, at: Square) {
        row.at = Some(at);
        match self.pending {
            Pending::Chosen {
                kind: ActionKind::UpgradeBuilding,
            } => row.gain.points = UPGRADE,
            Pending::Chosen {
                kind: ActionKind::Construct,
            } => row.gain.points = 1.0,
            _ => {
                let city = &self.game.public().city;
                if let Some(place) = city.building_place(at)
                    && let Some((target, gain)) = self.best_from(place, None)
                {
                    row.gain = gain;
                    row.used = Some(super::hand::end_icon(target));
                }
            }
        }
    }

    fn best_from(&self, place: Square, only: Option<usize>) -> Option<(usize, Gain)> {
        best_from(self.game, self.network, &self.means, &self.hand, place, only)
    }

    /// T10.2: the building and its card; it merges with neighbours of its type.
    fn building(&self, row: &mut Row, card: Ticket) {
        row.ticket = Some(card);
        row.gain.points = 1.0;
        let Pending::Site { at } = *self.pending else { return };
        row.at = Some(at);
        if let Class::Building(kind) = self.game.components().cards.face(card).class {
            let (map, city) = (&self.game.components().map, &self.game.public().city);
            let beside = Side::ALL.into_iter().filter_map(|side| map.neighbour(at, side));
            let merged = beside.filter(|&next| city.kind(next) == Some(kind));
            row.to = merged.clone().next();
            row.amount = merged.count() as f32;
            row.used = Some(Icon::of(kind));
            let limit = self.game.player(self.seat).limit;
            row.place = f32::from(u8::from(kind == Kind::Industry && limit < MOST_LIMIT));
        }
    }

    fn destination(&self, row: &mut Row, to: Destination) {
        row.used = Some(to.icon());
        let target = match to {
            Destination::Kind(kind) => kind.index(),
            Destination::Parcel(ticket) => {
                row.ticket = Some(ticket);
                row.to = self.parcel(ticket);
                PARCEL
            }
        };
        if let Pending::Passenger { at } = *self.pending {
            row.at = Some(at);
            let place = self.game.public().city.building_place(at);
            let best = place.and_then(|place| self.best_from(place, Some(target)));
            row.gain = best.map_or_else(Gain::default, |(_, gain)| gain);
        }
    }
}

/// The way of a passenger so far.
fn way_so_far(
    game: &Tramways,
    network: &Network,
    from: Square,
    mut route: impl Iterator<Item = LinkEnd>,
) -> Option<Way> {
    let start = network.beginning_at(game.public().city.building_place(from)?)?;
    route.try_fold(start, |way, name| network.over(&way, name))
}
