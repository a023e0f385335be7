//! Actions in a few words.

use table::{Message, Say, Seat, Seats};

use crate::edition::Edition;
use crate::parts::action::{Action, Kind};
use crate::parts::companion::Companion;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::{Map, Station, Ward};
use crate::state::view::View;
use crate::state::{Sells, Step, Trip};

use super::noun::{StationId, WardId};

table::messages! {
    /// An action in a few words, for whoever takes it.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Label in crate::text::BOOK, "label", on Map {
        Build,
        Open,
        Expand,
        Upgrade,
        Move,
        Income { n: usize },
        BuildAt { station: StationId },
        BuildIn { station: Station, ward: Ward },
        BuildOnIcon { station: Station, ward: Ward, rank: u8 },
        NewStore { goods: Goods, left: u8 },
        MoveStore { from: StationId },
        MoveStoreTo { store: Sells, from: Station, to: Station },
        Track { from: StationId, to: StationId },
        SecondTrack { from: StationId, to: StationId },
        UpgradeAt { station: StationId },
        UpgradeStore { store: Sells, station: Station, rank: u8 },
        GiveUp { customer: Customer },
        GiveUpSingle,
        GiveUpDouble,
        MoveFrom { ward: WardId },
        MoveGroup { ward: Ward, customers: Customers },
        StartAt { station: StationId },
        GoTo { station: StationId },
        GoByYours { station: StationId },
        GoByTheirs { station: StationId, owner: Seat },
        GoByLink { station: StationId },
        /// S6.3, of a station where a customer gets off.
        ServingYou { step: Message, store: Sells },
        /// S6.3, of a station where a customer gets off.
        Serving { step: Message, store: Sells, owner: Seat },
        HandOver { customer: Customer },
        HandOverToYou { customer: Customer },
        HandOverTo { customer: Customer, owner: Seat },
        Pay { ward: WardId },
        PayWild { ward: WardId },
        PayOneOfThree { ward: WardId },
        PayThree,
        NoSecondTrack,
        EndMove { customers: Customers, ward: Ward },
        /// S6.7, of the end of a Move.
        WithIncome { step: Message, seats: Seats },
        Stop,
        EndTurn,

        // Version 2
        Kaiju,
        Reunite,
        OpenIn { station: Station, ward: Ward },
        OpenOnIcon { station: Station, ward: Ward },
        UpgradeHere { store: Sells, station: Station },
        ToWard { ward: WardId },
        Wander,
        Explore,
        LetThiefGo { goods: Goods },
        LetKaichoGo { owner: Seat },
        LetArtGo,
        LetDogGo,
    }
}

impl Label {
    /// An action of the seat whose turn it is.
    pub fn of<E: Edition>(view: &View<E>, action: &Action) -> Label {
        match *action {
            Action::Choose { action } => Label::choice(view, action),
            Action::BuildAt { station } => Label::build_at(view, StationId(station)),
            Action::NewStore { goods } => Label::NewStore {
                goods,
                left: view.public.stores_left(view.public.seat, goods),
            },
            Action::MoveStore { from } => Label::move_store(view, StationId(from)),
            Action::Connect { from, to } => Label::track(view, StationId(from), StationId(to)),
            Action::UpgradeAt { station } => Label::upgrade_at(view, StationId(station)),
            Action::GiveUp { double } => Label::give_up(view, double),
            Action::MoveFrom { ward } => Label::move_from(view, WardId(ward)),
            Action::StartAt { station } => Label::start_at(view, StationId(station)),
            Action::GoTo { station } => Label::go_to(view, StationId(station)),
            Action::HandOver { goods, double } => Label::hand_over(view, Customer { goods, double }),
            Action::Pay { card } => Label::pay(view, WardId(card)),
            Action::PayThree {} => Label::PayThree,
            Action::Stop {} => Label::stop(view),
            Action::EndTurn {} => Label::EndTurn,
            Action::ToWard { ward } => Label::ToWard { ward: WardId(ward) },
            Action::Wander {} => Label::Wander,
            Action::Explore {} => Label::Explore,
            Action::LetGo { companion } => Label::let_go(companion),
        }
    }

    /// S3.4, S5.10.
    fn choice<E: Edition>(view: &View<E>, action: Kind) -> Label {
        match action {
            Kind::Build => Label::Build,
            Kind::Open => Label::Open,
            Kind::Kaiju => Label::Kaiju,
            Kind::Reunite => Label::Reunite,
            Kind::Expand => Label::Expand,
            Kind::Upgrade => Label::Upgrade,
            Kind::Move => Label::Move,
            Kind::Income => Label::Income {
                n: view.income_of(view.public.seat),
            },
        }
    }

    fn build_at<E: Edition>(view: &View<E>, id: StationId) -> Label {
        let Some(station) = view.map.find_station(id.0) else {
            return Label::BuildAt { station: id };
        };
        let ward = view.map.ward_of(station);
        let opens = view.public.taken.contains(Kind::Open);
        match view.map.station(station).rank {
            Some(_) if opens => Label::OpenOnIcon { station, ward },
            None if opens => Label::OpenIn { station, ward },
            Some(rank) => Label::BuildOnIcon { station, ward, rank },
            None => Label::BuildIn { station, ward },
        }
    }

    /// S5.2.
    fn move_store<E: Edition>(view: &View<E>, id: StationId) -> Label {
        let found = view.map.find_station(id.0);
        let store = found.and_then(|from| Some((from, view.public.store(from)?.sells)));
        match (store, view.public.step) {
            (Some((from, store)), Step::BuildStore(to)) => Label::MoveStoreTo { store, from, to },
            _ => Label::MoveStore { from: id },
        }
    }

    /// S5.4, S5.5.
    const fn track<E: Edition>(view: &View<E>, from: StationId, to: StationId) -> Label {
        match view.public.step {
            Step::SecondTrack(_) => Label::SecondTrack { from, to },
            _ => Label::Track { from, to },
        }
    }

    /// S5.8.
    fn upgrade_at<E: Edition>(view: &View<E>, id: StationId) -> Label {
        let upgrade = |station: Station| {
            let store = view.public.store(station)?.sells;
            Some(match view.map.station(station).rank.filter(|_| E::RANKS) {
                Some(rank) => Label::UpgradeStore { store, station, rank },
                None => Label::UpgradeHere { store, station },
            })
        };
        let found = view.map.find_station(id.0).and_then(upgrade);
        found.unwrap_or(Label::UpgradeAt { station: id })
    }

    /// S5.8.
    fn give_up<E: Edition>(view: &View<E>, double: bool) -> Label {
        let store = match view.public.step {
            Step::GiveUp(station) => view.public.store(station),
            _ => None,
        };
        match store.map(|store| store.sells) {
            Some(Sells::Goods(goods)) => Label::GiveUp {
                customer: Customer { goods, double },
            },
            _ if double => Label::GiveUpDouble,
            _ => Label::GiveUpSingle,
        }
    }

    /// S6.1.
    fn move_from<E: Edition>(view: &View<E>, id: WardId) -> Label {
        let Some(ward) = view.map.find_ward(id.0) else {
            return Label::MoveFrom { ward: id };
        };
        let customers = view.public.waiting[ward.index()];
        if customers.is_empty() {
            return Label::MoveFrom { ward: id };
        }
        Label::MoveGroup { ward, customers }
    }

    /// S6.1.
    fn start_at<E: Edition>(view: &View<E>, id: StationId) -> Label {
        let waiting = match view.public.step {
            Step::StartAt(ward) => view.public.waiting[ward.index()],
            _ => Customers::NONE,
        };
        Label::StartAt { station: id }.serving(view, id, waiting)
    }

    /// V13.4, V15.3, V17.3.
    const fn let_go(companion: Companion) -> Label {
        match companion {
            Companion::Thief { goods } => Label::LetThiefGo { goods },
            Companion::Kaicho { owner } => Label::LetKaichoGo { owner },
            Companion::Art {} => Label::LetArtGo,
            Companion::Dog {} => Label::LetDogGo,
        }
    }

    /// S6.2, S6.7, S6.9.
    fn go_to<E: Edition>(view: &View<E>, id: StationId) -> Label {
        let (map, public) = (&view.map, &view.public);
        let Step::Travel(trip) = public.step else {
            return Label::GoTo { station: id };
        };
        let station = map.find_station(id.0);
        let way = station.and_then(|to| public.onward(map, trip.at).find(|&(other, _)| other == to));
        let go = match way {
            None => Label::GoTo { station: id },
            Some((_, None)) => Label::GoByLink { station: id },
            Some((_, Some(owner))) if owner == public.seat => Label::GoByYours { station: id },
            Some((_, Some(owner))) => Label::GoByTheirs { station: id, owner },
        };
        go.serving(view, id, trip.group)
    }

    /// S6.3: and whose store takes one of these customers.
    fn serving<E: Edition>(self, view: &View<E>, id: StationId, group: Customers) -> Label {
        let found = view.map.find_station(id.0);
        let station = found.filter(|&station| view.public.serves(station, &group));
        match station.and_then(|station| view.public.store(station)) {
            None => self,
            Some(store) if store.owner == view.public.seat => Label::ServingYou {
                step: self.say(&view.map),
                store: store.sells,
            },
            Some(store) => Label::Serving {
                step: self.say(&view.map),
                store: store.sells,
                owner: store.owner,
            },
        }
    }

    /// S6.4.
    fn hand_over<E: Edition>(view: &View<E>, customer: Customer) -> Label {
        let store = match view.public.step {
            Step::HandOver(trip) => view.public.store(trip.at),
            _ => None,
        };
        match store.map(|store| store.owner) {
            None => Label::HandOver { customer },
            Some(owner) if owner == view.public.seat => Label::HandOverToYou { customer },
            Some(owner) => Label::HandOverTo { customer, owner },
        }
    }

    /// S4.1 to S4.3.
    fn pay<E: Edition>(view: &View<E>, id: WardId) -> Label {
        let (map, public) = (&view.map, &view.public);
        match (public.step, map.find_ward(id.0)) {
            (Step::PayThree(_), _) => Label::PayOneOfThree { ward: id },
            (Step::Pay(purchase), Some(ward))
                if !purchase.asked_for(map).contains(ward) && public.wild_wards(map, public.seat).contains(ward) =>
            {
                Label::PayWild { ward: id }
            }
            _ => Label::Pay { ward: id },
        }
    }

    /// S5.5, S6.5.
    fn stop<E: Edition>(view: &View<E>) -> Label {
        match view.public.step {
            Step::SecondTrack(_) => Label::NoSecondTrack,
            Step::Travel(trip) => Label::end_move(view, &trip),
            _ => Label::Stop,
        }
    }

    /// S6.6, S6.7.
    fn end_move<E: Edition>(view: &View<E>, trip: &Trip) -> Label {
        let end = Label::EndMove {
            customers: trip.group,
            ward: view.map.ward_of(trip.at),
        };
        let seats = trip.used.without(view.public.seat);
        if seats.is_empty() {
            return end;
        }
        Label::WithIncome {
            step: end.say(&view.map),
            seats,
        }
    }
}
