//! States and views as JSON: ids and names as in the map's file, pile and bag in drawing order, every field named.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Chance, Inconsistent, Label, Pile, Rng, Seat, Seats, Seed, Viewer};

use crate::action::Kind;
use crate::cards::{Cards, Hand};
use crate::customer::{Customer, Customers, Goods};
use crate::map::{Connection, MOST_CONNECTIONS, MOST_STATIONS, MOST_WARDS, Map, Station, Ward};
use crate::options::{Options, read_map, write_map};
use crate::state::{
    Kinds, MOST_PLAYERS, Owner, Phase, Picks, Private, Public, Purchase, Sells, Shinjuku, Step, Store, Trip, Visited,
};
use crate::view::{self, BagLevel, CardsSeen, View};

/// A complete state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateForm {
    public: PublicForm,
    private: Vec<PrivateForm>,
    /// In drawing order.
    pile: Vec<Label>,
    /// From the bottom to the top, as far as that matters: only the last one's place is known.
    discards: Vec<Label>,
    /// In drawing order.
    bag: Vec<Customer>,
    chance: Chance,
}

/// A view.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewForm {
    viewer: Viewer,
    public: PublicForm,
    own: Option<PrivateForm>,
    earned: Option<Vec<Customers>>,
    hand_sizes: Vec<u8>,
    pile: u8,
    discards: u8,
    top_discard: Option<Label>,
    bag: BagLevel,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PublicForm {
    players: u8,
    open_customers: bool,
    #[serde(serialize_with = "write_map", deserialize_with = "read_map")]
    map: Arc<Map>,
    phase: Phase,
    seat: Seat,
    taken: Vec<Kind>,
    step: StepForm,
    stores: Vec<StoreForm>,
    tracks: Vec<TrackForm>,
    waiting: Vec<WaitingForm>,
    gone: Customers,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoreForm {
    station: Label,
    owner: Seat,
    sells: Sells,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackForm {
    between: [Label; 2],
    owner: Seat,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WaitingForm {
    ward: Label,
    customers: Customers,
}

/// S8.6: `picked` is `None` in all views but the payer's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum StepForm {
    Choose,
    BuildAt,
    BuildStore {
        station: Label,
    },
    FirstTrack,
    SecondTrack {
        first: [Label; 2],
    },
    UpgradeAt,
    GiveUp {
        station: Label,
    },
    MoveFrom,
    Pay {
        purchase: PurchaseForm,
    },
    PayThree {
        purchase: PurchaseForm,
        picked: Option<Vec<Label>>,
    },
    StartAt {
        ward: Label,
    },
    HandOver {
        trip: TripForm,
    },
    Travel {
        trip: TripForm,
    },
}

/// S8.6: `customer` is `None` in all views but the payer's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum PurchaseForm {
    NewStore { station: Label, goods: Goods },
    MoveStore { to: Label, from: Label },
    SecondTrack { first: [Label; 2], second: [Label; 2] },
    Upgrade { station: Label, customer: Option<Customer> },
    Move { ward: Label },
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TripForm {
    group: Customers,
    at: Label,
    visited: Vec<Label>,
    used: Seats,
    may_stop: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivateForm {
    hand: Vec<Label>,
    earned: Customers,
}

/// From the numbers of the state to the ids of the map.
struct Writer<'a>(&'a Map);

impl Writer<'_> {
    fn ward(&self, ward: Ward) -> Label {
        self.0.ward(ward).id
    }

    fn station(&self, station: Station) -> Label {
        self.0.station(station).id
    }

    fn ends(&self, connection: Connection) -> [Label; 2] {
        self.0.ends(connection).map(|station| self.station(station))
    }

    /// What all see; and in `step`, for the whole state and for the payer, the picks, which are private (S8.6).
    fn public(&self, public: &Public, picks: Option<&Picks>, map: &Arc<Map>) -> PublicForm {
        let stores = self
            .0
            .each_station()
            .filter_map(|station| public.store(station).map(|store| (station, store)));
        let tracks = self.0.each_connection().filter_map(|connection| {
            public.tracks[connection.index()]
                .seat()
                .map(|owner| (connection, owner))
        });
        let waiting = self
            .0
            .each_ward()
            .map(|ward| (ward, public.waiting[ward.index()]))
            .filter(|(_, customers)| !customers.is_empty());
        PublicForm {
            players: public.players,
            open_customers: public.open_customers,
            map: Arc::clone(map),
            phase: public.phase,
            seat: public.seat,
            taken: Kind::ALL
                .into_iter()
                .filter(|&kind| public.taken.contains(kind))
                .collect(),
            step: self.step(public.step, picks),
            stores: stores
                .map(|(station, Store { owner, sells })| StoreForm {
                    station: self.station(station),
                    owner,
                    sells,
                })
                .collect(),
            tracks: tracks
                .map(|(connection, owner)| TrackForm {
                    between: self.ends(connection),
                    owner,
                })
                .collect(),
            waiting: waiting
                .map(|(ward, customers)| WaitingForm {
                    ward: self.ward(ward),
                    customers,
                })
                .collect(),
            gone: public.gone,
        }
    }

    fn step(&self, step: Step, picks: Option<&Picks>) -> StepForm {
        match step {
            Step::Choose => StepForm::Choose,
            Step::BuildAt => StepForm::BuildAt,
            Step::BuildStore(station) => StepForm::BuildStore {
                station: self.station(station),
            },
            Step::FirstTrack => StepForm::FirstTrack,
            Step::SecondTrack(first) => StepForm::SecondTrack {
                first: self.ends(first),
            },
            Step::UpgradeAt => StepForm::UpgradeAt,
            Step::GiveUp(station) => StepForm::GiveUp {
                station: self.station(station),
            },
            Step::MoveFrom => StepForm::MoveFrom,
            Step::Pay(purchase) => StepForm::Pay {
                purchase: self.purchase(purchase, picks),
            },
            Step::PayThree(purchase) => {
                let picked = picks.map(|picks| picks.cards().map(|ward| self.ward(ward)).collect());
                StepForm::PayThree {
                    purchase: self.purchase(purchase, picks),
                    picked,
                }
            }
            Step::StartAt(ward) => StepForm::StartAt { ward: self.ward(ward) },
            Step::HandOver(trip) => StepForm::HandOver { trip: self.trip(&trip) },
            Step::Travel(trip) => StepForm::Travel { trip: self.trip(&trip) },
        }
    }

    fn purchase(&self, purchase: Purchase, picks: Option<&Picks>) -> PurchaseForm {
        match purchase {
            Purchase::NewStore(station, goods) => PurchaseForm::NewStore {
                station: self.station(station),
                goods,
            },
            Purchase::MoveStore(to, from) => PurchaseForm::MoveStore {
                to: self.station(to),
                from: self.station(from),
            },
            Purchase::SecondTrack(first, second) => PurchaseForm::SecondTrack {
                first: self.ends(first),
                second: self.ends(second),
            },
            Purchase::Upgrade(station) => PurchaseForm::Upgrade {
                station: self.station(station),
                customer: picks.and_then(Picks::customer),
            },
            Purchase::Move(ward) => PurchaseForm::Move { ward: self.ward(ward) },
        }
    }

    fn trip(&self, trip: &Trip) -> TripForm {
        let visited = self.0.each_station().filter(|&station| trip.visited.contains(station));
        TripForm {
            group: trip.group,
            at: self.station(trip.at),
            visited: visited.map(|station| self.station(station)).collect(),
            used: trip.used,
            may_stop: trip.may_stop,
        }
    }

    fn private(&self, private: &Private) -> PrivateForm {
        PrivateForm {
            hand: private.hand.each().map(|ward| self.ward(ward)).collect(),
            earned: private.earned,
        }
    }
}

/// From the ids of the map to the numbers of the state.
struct Reader<'a>(&'a Map);

type Read<T> = Result<T, Inconsistent>;

impl Reader<'_> {
    fn ward(&self, id: Label) -> Read<Ward> {
        self.0
            .find_ward(id)
            .ok_or_else(|| Inconsistent(format!("there is no ward {id} on the map")))
    }

    fn station(&self, id: Label) -> Read<Station> {
        self.0
            .find_station(id)
            .ok_or_else(|| Inconsistent(format!("there is no station {id} on the map")))
    }

    fn connection(&self, [a, b]: [Label; 2]) -> Read<Connection> {
        let found = self.0.connection_between(self.station(a)?, self.station(b)?);
        found.ok_or_else(|| Inconsistent(format!("there is no connection {a}-{b} on the map")))
    }

    fn wards(&self, ids: &[Label]) -> Read<Vec<Ward>> {
        ids.iter().map(|&id| self.ward(id)).collect()
    }

    fn hand(&self, ids: &[Label]) -> Read<Hand> {
        Inconsistent::unless(u8::try_from(ids.len()).is_ok(), || {
            format!("{} cards in one place", ids.len())
        })?;
        Ok(self.wards(ids)?.into_iter().collect())
    }

    fn public(&self, form: &PublicForm) -> Read<Public> {
        let mut stores = [None; MOST_STATIONS];
        for StoreForm { station, owner, sells } in &form.stores {
            let place = &mut stores[self.station(*station)?.index()];
            Inconsistent::unless(place.is_none(), || format!("two stores stand on {station}"))?;
            *place = Some(Store {
                owner: *owner,
                sells: *sells,
            });
        }
        let mut tracks = [Owner::NOBODY; MOST_CONNECTIONS];
        for TrackForm { between, owner } in &form.tracks {
            let place = &mut tracks[self.connection(*between)?.index()];
            Inconsistent::unless(place.is_nobody(), || {
                format!("two tracks lie between {} and {}", between[0], between[1])
            })?;
            *place = Owner::of(*owner);
        }
        let mut waiting = [Customers::NONE; MOST_WARDS];
        for WaitingForm { ward, customers } in &form.waiting {
            let place = &mut waiting[self.ward(*ward)?.index()];
            Inconsistent::unless(place.is_empty(), || {
                format!("the ward {ward} stands twice among those with customers")
            })?;
            *place = *customers;
        }
        Ok(Public {
            players: form.players,
            open_customers: form.open_customers,
            phase: form.phase,
            seat: form.seat,
            taken: form.taken.iter().fold(Kinds::NONE, |taken, &kind| taken.with(kind)),
            step: self.step(&form.step)?,
            stores,
            tracks,
            waiting,
            gone: form.gone,
        })
    }

    fn step(&self, form: &StepForm) -> Read<Step> {
        Ok(match form {
            StepForm::Choose => Step::Choose,
            StepForm::BuildAt => Step::BuildAt,
            StepForm::BuildStore { station } => Step::BuildStore(self.station(*station)?),
            StepForm::FirstTrack => Step::FirstTrack,
            StepForm::SecondTrack { first } => Step::SecondTrack(self.connection(*first)?),
            StepForm::UpgradeAt => Step::UpgradeAt,
            StepForm::GiveUp { station } => Step::GiveUp(self.station(*station)?),
            StepForm::MoveFrom => Step::MoveFrom,
            StepForm::Pay { purchase } => Step::Pay(self.purchase(purchase)?),
            StepForm::PayThree { purchase, .. } => Step::PayThree(self.purchase(purchase)?),
            StepForm::StartAt { ward } => Step::StartAt(self.ward(*ward)?),
            StepForm::HandOver { trip } => Step::HandOver(self.trip(trip)?),
            StepForm::Travel { trip } => Step::Travel(self.trip(trip)?),
        })
    }

    fn purchase(&self, form: &PurchaseForm) -> Read<Purchase> {
        Ok(match form {
            PurchaseForm::NewStore { station, goods } => Purchase::NewStore(self.station(*station)?, *goods),
            PurchaseForm::MoveStore { to, from } => Purchase::MoveStore(self.station(*to)?, self.station(*from)?),
            PurchaseForm::SecondTrack { first, second } => {
                Purchase::SecondTrack(self.connection(*first)?, self.connection(*second)?)
            }
            PurchaseForm::Upgrade { station, .. } => Purchase::Upgrade(self.station(*station)?),
            PurchaseForm::Move { ward } => Purchase::Move(self.ward(*ward)?),
        })
    }

    fn trip(&self, form: &TripForm) -> Read<Trip> {
        let mut visited = Visited::default();
        for &id in &form.visited {
            visited = visited.with(self.station(id)?);
        }
        Ok(Trip {
            group: form.group,
            at: self.station(form.at)?,
            visited,
            used: form.used,
            may_stop: form.may_stop,
        })
    }

    fn private(&self, form: &PrivateForm) -> Read<Private> {
        Ok(Private {
            hand: self.hand(&form.hand)?,
            earned: form.earned,
            picks: Picks::NONE,
        })
    }

    /// S8.6: the picks of whoever is paying, which must be there if they are `told` and must not if they are hidden.
    fn picks(&self, form: &StepForm, told: bool) -> Read<Picks> {
        let (purchase, picked) = match form {
            StepForm::Pay { purchase } => (purchase, None),
            StepForm::PayThree { purchase, picked } => (purchase, Some(picked)),
            _ => return Ok(Picks::NONE),
        };
        let customer = if let PurchaseForm::Upgrade { customer, .. } = purchase {
            Some(customer)
        } else {
            None
        };
        let fits = picked.is_none_or(|picked| picked.is_some() == told)
            && customer.is_none_or(|customer| customer.is_some() == told);
        Inconsistent::unless(fits, || {
            if told {
                "what is picked to pay is missing"
            } else {
                "what another seat has picked to pay is hidden"
            }
            .into()
        })?;
        let cards = picked
            .and_then(Option::as_ref)
            .map(|ids| self.picked(ids))
            .transpose()?;
        Ok(Picks {
            cards: cards.unwrap_or(Pile::EMPTY),
            customer: customer.copied().flatten(),
        })
    }

    fn picked(&self, ids: &[Label]) -> Read<Pile<u8, 2>> {
        let picked: Vec<u8> = self.wards(ids)?.into_iter().map(|ward| ward.0).collect();
        Pile::from_slice(&picked).ok_or_else(|| Inconsistent(format!("{} cards are picked of three", picked.len())))
    }

    fn cards(&self, pile: &[Label], discards: &[Label]) -> Read<Cards> {
        let numbers: Vec<u8> = self.wards(pile)?.into_iter().map(|ward| ward.0).collect();
        let pile =
            Pile::from_drawing_order(&numbers).ok_or_else(|| Inconsistent("the pile has too many cards".into()))?;
        Ok(Cards {
            pile,
            discards: self.hand(discards)?,
            top: discards.last().map(|&top| self.ward(top)).transpose()?,
        })
    }
}

impl From<Shinjuku> for StateForm {
    fn from(game: Shinjuku) -> StateForm {
        let writer = Writer(&game.map);
        let mut below_top = game.cards.discards;
        game.cards.top.into_iter().for_each(|top| below_top.remove(top));
        StateForm {
            public: writer.public(&game.public, Some(&game.private(game.public.seat).picks), &game.map),
            private: game.seats().map(|seat| writer.private(game.private(seat))).collect(),
            pile: game
                .cards
                .pile
                .in_drawing_order()
                .map(|card| writer.ward(Ward(card)))
                .collect(),
            discards: below_top
                .each()
                .chain(game.cards.top)
                .map(|ward| writer.ward(ward))
                .collect(),
            bag: game.bag.in_drawing_order().map(Customer::from_number).collect(),
            chance: game.chance,
        }
    }
}

/// What must hold before a state is made of what was read.
fn check_table(map: &Arc<Map>, public: &Public) -> Result<(), Inconsistent> {
    Inconsistent::unless((2..=MOST_PLAYERS as u8).contains(&public.players), || {
        format!("{} players; 2 to {MOST_PLAYERS} are possible", public.players)
    })?;
    Inconsistent::unless(public.seat.index() < usize::from(public.players), || {
        format!("it is the turn of {}", public.seat)
    })?;
    let options = Options {
        open_customers: public.open_customers,
        map: Arc::clone(map),
    };
    options
        .check_supply(public.players)
        .map_err(|error| Inconsistent(error.to_string()))
}

impl TryFrom<StateForm> for Shinjuku {
    type Error = Inconsistent;

    fn try_from(form: StateForm) -> Result<Shinjuku, Inconsistent> {
        let map = Arc::clone(&form.public.map);
        let reader = Reader(&map);
        let public = reader.public(&form.public)?;
        check_table(&map, &public)?;
        Inconsistent::unless(form.private.len() == usize::from(public.players), || {
            format!("{} private parts", form.private.len())
        })?;
        let mut private = [Private::NEW; MOST_PLAYERS];
        for (place, form) in private.iter_mut().zip(&form.private) {
            *place = reader.private(form)?;
        }
        private[public.seat.index()].picks = reader.picks(&form.public.step, true)?;
        let bag: Vec<u8> = form.bag.iter().map(|customer| customer.number()).collect();
        let bag =
            Pile::from_drawing_order(&bag).ok_or_else(|| Inconsistent("the bag has too many customers".into()))?;
        let cards = reader.cards(&form.pile, &form.discards)?;
        let game = Shinjuku {
            map: Arc::clone(&map),
            public,
            private,
            cards,
            bag,
            chance: form.chance,
        };
        game.referee()?;
        Ok(game)
    }
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        let writer = Writer(&view.map);
        let players = usize::from(view.public.players);
        ViewForm {
            viewer: view.viewer,
            public: writer.public(&view.public, view.picks(), &view.map),
            own: view.own.as_ref().map(|own| writer.private(own)),
            earned: view.earned.map(|earned| earned[..players].to_vec()),
            hand_sizes: view.hand_sizes[..players].to_vec(),
            pile: view.cards.pile,
            discards: view.cards.discards,
            top_discard: view.cards.top.map(|top| writer.ward(top)),
            bag: view.bag,
        }
    }
}

impl TryFrom<ViewForm> for View {
    type Error = Inconsistent;

    /// A view is accepted if a state can be imagined from it that can exist.
    fn try_from(form: ViewForm) -> Result<View, Inconsistent> {
        let map = Arc::clone(&form.public.map);
        let reader = Reader(&map);
        let public = reader.public(&form.public)?;
        check_table(&map, &public)?;
        let players = usize::from(public.players);
        let is_seat = form.viewer.seat().is_some_and(|seat| seat.index() < players);
        let per_seat =
            form.hand_sizes.len() == players && form.earned.as_ref().is_none_or(|earned| earned.len() == players);
        Inconsistent::unless(is_seat == form.own.is_some() && per_seat, || {
            "the view does not fit its viewer".into()
        })?;
        let mut hand_sizes = [0; MOST_PLAYERS];
        hand_sizes[..players].copy_from_slice(&form.hand_sizes);
        let earned = form.earned.map(|listed| {
            let mut earned = [Customers::NONE; MOST_PLAYERS];
            earned[..players].copy_from_slice(&listed);
            earned
        });
        let cards = CardsSeen {
            pile: form.pile,
            discards: form.discards,
            top: form.top_discard.map(|top| reader.ward(top)).transpose()?,
        };
        let own = form.own.as_ref().map(|own| reader.private(own)).transpose()?;
        let mut view = View {
            map: Arc::clone(&map),
            viewer: form.viewer,
            public,
            own,
            earned,
            hand_sizes,
            cards,
            bag: form.bag,
        };
        let picks = reader.picks(&form.public.step, view.is_payer())?;
        view.own.iter_mut().for_each(|own| own.picks = picks);
        let earned: usize = Seats::all(public.players)
            .iter()
            .filter_map(|seat| view.earned(seat))
            .map(|earned| earned.len())
            .sum();
        let fits = earned + public.customers_seen() <= map.customers.len()
            && own.is_none_or(|own| own.hand.len() <= map.card_count());
        Inconsistent::unless(fits, || "more cards or customers are seen than the map has".into())?;
        view::imagine(&view, &mut Rng::new(Seed::new([0; 32])))?.referee()?;
        Ok(view)
    }
}
