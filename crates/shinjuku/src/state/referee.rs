//! The referee: can this state exist? Checked after every action of every test, and on every state read from a file.
//!
//! Not checked: whether a state was ever reached by legal play.

use table::{Inconsistent, MOST_SEATS, Seat, Seats};

use crate::edition::Edition;
use crate::parts::action::Kind;
use crate::parts::cards::Hand;
use crate::parts::customer::{Customers, Goods};
use crate::state::{
    DEPARTMENT_STORES, MOST_PLAYERS, Phase, Picks, Played, Private, Purchase, STORES_PER_TYPE, Sells, Step, Store, Trip,
};

type Verdict = Result<(), Inconsistent>;

fn verdict(holds: bool, text: impl FnOnce() -> String) -> Verdict {
    Inconsistent::unless(holds, text)
}

impl<E: Edition> Played<E> {
    pub(crate) fn referee(&self) -> Verdict {
        self.check_frame()?;
        self.check_cards()?;
        self.check_customers()?;
        self.check_map()?;
        for seat in self.seats() {
            self.check_supply_of(seat)
                .map_err(|Inconsistent(text)| Inconsistent(format!("{seat}: {text}")))?;
        }
        self.check_step()
    }

    fn check_frame(&self) -> Verdict {
        let public = &self.public;
        verdict((2..=MOST_PLAYERS as u8).contains(&public.players), || {
            format!("{} players", public.players)
        })?;
        verdict(public.seat.index() < usize::from(public.players), || {
            format!("it is the turn of {}", public.seat)
        })?;
        verdict(public.taken.len() <= 2, || {
            "more than two actions were taken in this turn".into()
        })?;
        let last_turns = match public.phase {
            Phase::LastTurns(left) => (1..=public.players).contains(&left),
            _ => true,
        };
        verdict(last_turns, || "more last turns are left than players".into())?;
        E::check(self)?;
        let quiet = public.phase != Phase::Over || public.step == Step::Choose;
        verdict(quiet, || "something is going on after the end".into())
    }

    /// S1.2: every card is in the pile, the discards or a hand.
    fn check_cards(&self) -> Verdict {
        let in_hands: usize = self.seats().map(|seat| self.private(seat).hand.len()).sum();
        let open = E::open_cards(&self.public.scene);
        let count = self.cards.pile.len() + self.cards.discards.len() + in_hands + open.len();
        verdict(count == self.map.card_count(), || {
            format!("{count} ward cards are in play; the map has {}", self.map.card_count())
        })?;
        let mut all = self.cards.discards;
        open.each().for_each(|ward| all.add(ward));
        self.cards.pile.as_slice().iter().for_each(|&ward| all.add(ward));
        for seat in self.seats() {
            self.private(seat).hand.each().for_each(|ward| all.add(ward));
        }
        let mut listed = Hand::EMPTY;
        for ward in self.map.each_ward() {
            (0..self.map.ward(ward).cards).for_each(|_| listed.add(ward));
        }
        verdict(all == listed, || {
            "the ward cards in play are not those of the map".into()
        })?;
        let top = self
            .cards
            .top
            .map_or(self.cards.discards.is_empty(), |top| self.cards.discards.of(top) > 0);
        verdict(top, || "the top of the discards is not among them".into())?;
        self.check_picks()
    }

    /// S4.3: who pays three cards has them, those already picked among them. Nobody else has picked anything.
    fn check_picks(&self) -> Verdict {
        let (seat, step) = (self.public.seat, self.public.step);
        let Private { hand, picks, .. } = *self.private(seat);
        let three = matches!(step, Step::PayThree(_));
        let upgrades = matches!(step.purchase(), Some(Purchase::Upgrade(_)));
        let others = self
            .others_clockwise(seat)
            .any(|other| self.private(other).picks != Picks::NONE);
        let wanted = (three || picks.cards.is_empty()) && upgrades == picks.customer.is_some();
        verdict(wanted && !others, || {
            "what is picked does not fit what is paid for".into()
        })?;
        let picked: Hand = picks.cards().collect();
        verdict(picked.wards().all(|ward| picked.of(ward) <= hand.of(ward)), || {
            "cards are picked that are not in the hand".into()
        })?;
        verdict(!three || hand.len() >= 3, || {
            "there are no three cards to pay with".into()
        })
    }

    /// S1.3: every customer is in the bag, in a ward, on the way, earned or gone.
    fn check_customers(&self) -> Verdict {
        let count = self.public.customers_seen()
            + self.bag.len()
            + self.seats().map(|seat| self.private(seat).earned.len()).sum::<usize>();
        let there = E::customers(&self.map);
        verdict(count == there.len(), || {
            format!("{count} customers are in play; the map has {}", there.len())
        })?;
        let mut all = self.public.gone;
        all.add_all(&E::open_customers(&self.public.scene));
        self.public.waiting.iter().for_each(|waiting| all.add_all(waiting));
        self.bag.as_slice().iter().for_each(|token| all.add(token.customer()));
        self.seats().for_each(|seat| all.add_all(&self.private(seat).earned));
        if let Step::HandOver(trip) | Step::Travel(trip) = self.public.step {
            all.add_all(&trip.group);
        }
        verdict(all == there, || "the customers in play are not those of the map".into())?;
        let nowhere = self.public.waiting[self.map.wards.len()..]
            .iter()
            .all(Customers::is_empty);
        verdict(nowhere, || "customers wait in a ward that does not exist".into())
    }

    fn check_map(&self) -> Verdict {
        let (stations, connections) = (self.map.stations.len(), self.map.connections.len());
        let (stores, tracks) = (&self.public.stores, &self.public.tracks);
        let beyond = stores.all().iter().any(|station| station.index() >= stations);
        let nowhere = tracks.laid().iter().any(|connection| connection.index() >= connections);
        verdict(!beyond && !nowhere, || {
            "something lies where the map has nothing".into()
        })?;
        let mut others = Seats::all(MOST_SEATS)
            .iter()
            .filter(|seat| seat.index() >= usize::from(self.public.players));
        let nobody = others.all(|seat| stores.of(seat).is_empty() && tracks.of(seat).is_empty());
        verdict(nobody, || "something belongs to a seat that does not take part".into())?;
        for station in stores.selling(Sells::Everything).iter() {
            verdict(self.map.station(station).rank.is_some(), || {
                format!(
                    "a department store stands on {}, which has no icon",
                    self.map.station(station).id
                )
            })?;
        }
        Ok(())
    }

    /// S1.4: nobody has more on the map than in the box.
    fn check_supply_of(&self, seat: Seat) -> Verdict {
        let count = |wanted: Sells| {
            self.public
                .stores_of(seat)
                .filter(|(_, sells)| *sells == wanted)
                .count()
        };
        for goods in Goods::ALL {
            verdict(count(Sells::Goods(goods)) <= STORES_PER_TYPE.into(), || {
                format!("too many {goods} stores")
            })?;
        }
        verdict(count(Sells::Everything) <= DEPARTMENT_STORES.into(), || {
            "too many department stores".into()
        })?;
        let laid = self.public.tracks.of(seat).len();
        verdict(laid <= E::track_supply(self.public.players).into(), || {
            "too much track".into()
        })
    }

    /// What is going on can be gone on with, and belongs to an action of this turn.
    fn check_step(&self) -> Verdict {
        let (public, seat) = (&self.public, self.public.seat);
        let action = match public.step {
            Step::Choose | Step::Figure(_) => None,
            Step::Pay(purchase) | Step::PayThree(purchase) => Some(purchase.action::<E>()),
            Step::BuildAt | Step::BuildStore(_) => Some(builds::<E>()),
            Step::FirstTrack | Step::SecondTrack(_) => Some(Kind::Expand),
            Step::UpgradeAt | Step::GiveUp(_) => Some(Kind::Upgrade),
            Step::MoveFrom | Step::StartAt(_) | Step::HandOver(_) | Step::Travel(_) => Some(Kind::Move),
        };
        let belongs =
            |action| public.taken.contains(action) || action == Kind::Move && public.taken.contains(Kind::Reunite);
        verdict(action.is_none_or(belongs), || {
            "what is going on belongs to no action of this turn".into()
        })?;
        let goes_on = public.phase != Phase::Over;
        let ends = !matches!(public.step, Step::Figure(_));
        verdict(!(goes_on && ends && public.taken.contains(Kind::Income)), || {
            "Income was taken, and ends the turn".into()
        })?;
        let possible = match public.step {
            Step::BuildStore(station) => self.can_build_at(self.means(seat), station),
            Step::FirstTrack => self.check_expand(seat).is_ok(),
            Step::SecondTrack(first) => public.tracks.of(seat).contains(first),
            Step::UpgradeAt | Step::GiveUp(_) => public.department_stores_left(seat) > 0,
            Step::HandOver(trip) => E::check_trip(self, &trip, true),
            Step::Travel(trip) => E::check_trip(self, &trip, false),
            _ => true,
        };
        verdict(possible, || "what is going on cannot be done".into())?;
        self.check_purchase(seat)?;
        if let Step::HandOver(trip) | Step::Travel(trip) = public.step {
            self.check_trip(&trip)?;
        }
        let mut legal = Vec::new();
        self.push_legal(public.awaiting().first().unwrap_or(seat), &mut legal);
        verdict(!goes_on || !legal.is_empty(), || {
            "what is going on leads nowhere".into()
        })
    }

    fn check_purchase(&self, seat: Seat) -> Verdict {
        let Some(purchase) = self.public.step.purchase() else {
            return Ok(());
        };
        let empty = |station| self.public.store(station).is_none();
        let own = |station, wanted: Option<Goods>| match self.public.store(station) {
            Some(Store {
                owner,
                sells: Sells::Goods(goods),
            }) => owner == seat && wanted.is_none_or(|wanted| wanted == goods),
            _ => false,
        };
        let free = |connection: crate::parts::map::Connection| !self.public.tracks.laid().contains(connection);
        let possible = match purchase {
            Purchase::NewStore(station, goods) => empty(station) && self.public.stores_left(seat, goods) > 0,
            Purchase::MoveStore(to, from) => empty(to) && own(from, None),
            Purchase::SecondTrack(first, second) => {
                let own_first = self.public.tracks.of(seat).contains(first);
                own_first && free(second) && self.continues(first, second) && self.public.track_left(seat) > 0
            }
            Purchase::Upgrade(station) => {
                let Private { earned, picks, .. } = self.private(seat);
                let offered = picks
                    .customer
                    .is_some_and(|customer| own(station, Some(customer.goods)) && earned.of(customer) > 0);
                offered && self.map.station(station).rank.is_some() && self.public.department_stores_left(seat) > 0
            }
            Purchase::Move(ward) => E::check_group(self, ward).is_ok(),
        };
        verdict(possible, || "what is paid for cannot be done".into())
    }

    fn check_trip(&self, trip: &Trip) -> Verdict {
        verdict(!E::is_empty(self, trip) && trip.visited.contains(trip.at), || {
            "the trip has lost its customers or its way".into()
        })?;
        let stations = self.map.stations.len();
        let known = trip.visited.0.iter().all(|station| station.index() < stations);
        verdict(known, || "the trip has been where the map has nothing".into())?;
        let players = trip
            .used
            .iter()
            .all(|seat| seat.index() < usize::from(self.public.players));
        verdict(players, || "the trip used tracks of nobody".into())
    }
}

/// S5.1, V6.1: what building is called.
fn builds<E: Edition>() -> Kind {
    if E::KINDS.contains(&Kind::Open) {
        Kind::Open
    } else {
        Kind::Build
    }
}

impl Purchase {
    /// The action that it belongs to.
    fn action<E: Edition>(self) -> Kind {
        match self {
            Purchase::NewStore(..) | Purchase::MoveStore(..) => builds::<E>(),
            Purchase::SecondTrack(..) => Kind::Expand,
            Purchase::Upgrade(..) => Kind::Upgrade,
            Purchase::Move(_) => Kind::Move,
        }
    }
}
