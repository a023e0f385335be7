//! Actions in a few words. They are plain text: whoever tells them may colour the whole line.

use table::{Label, Seat};

use crate::action::{Action, Kind};
use crate::customer::{Customer, Customers};
use crate::map::{Station, Ward, Wards};
use crate::state::{Sells, Step};
use crate::view::View;

use super::{names, seen};

/// An action of the seat whose turn it is.
pub(super) fn words(view: &View, action: &Action) -> String {
    Teller {
        view,
        seat: view.public.seat,
    }
    .words(action)
}

struct Teller<'a> {
    view: &'a View,
    /// Who acts.
    seat: Seat,
}

impl Teller<'_> {
    fn words(&self, action: &Action) -> String {
        match *action {
            Action::Choose { action } => self.choose(action),
            Action::BuildAt { station } => format!("build at {}", self.site(station)),
            Action::NewStore { goods } => format!(
                "build a new {goods} store ({} in supply)",
                self.view.public.stores_left(self.seat, goods)
            ),
            Action::MoveStore { from } => self.move_store(from),
            Action::Connect { from, to } => self.connect(from, to),
            Action::UpgradeAt { station } => format!("upgrade {}at {}", self.store_at(station), self.site(station)),
            Action::GiveUp { double } => self.give_up(double),
            Action::MoveFrom { ward } => self.move_from(ward),
            Action::StartAt { station } => format!(
                "set off from {}{}",
                self.station(station),
                self.taker(station, self.waiting())
            ),
            Action::GoTo { station } => self.go_to(station),
            Action::HandOver { goods, double } => self.hand_over(Customer { goods, double }),
            Action::Pay { card } => self.pay(card),
            Action::PayThree {} => "pay any three cards".into(),
            Action::Stop {} => self.stop(),
            Action::EndTurn {} => "end the turn".into(),
        }
    }

    fn station(&self, id: Label) -> String {
        names::station_with(&self.view.map, id)
    }

    fn ward(&self, id: Label) -> String {
        names::ward_with(&self.view.map, id)
    }

    fn found(&self, id: Label) -> Option<Station> {
        self.view.map.find_station(id)
    }

    /// S3.4.
    fn choose(&self, action: Kind) -> String {
        match action {
            Kind::Build => "Build: put a store on a station".into(),
            Kind::Expand => "Expand: lay one or two tracks".into(),
            Kind::Upgrade => "Upgrade: make a store a department store".into(),
            Kind::Move => "Move: move the customers of a ward".into(),
            Kind::Income => format!("Income: {}, and end the turn", self.income()),
        }
    }

    /// S5.10.
    fn income(&self) -> &'static str {
        let cards = self.view.hand_sizes.get(self.seat.index()).copied().unwrap_or(0);
        if cards < 5 { "draw up to 5 cards" } else { "draw 1 card" }
    }

    /// A station with its ward and icon.
    fn site(&self, id: Label) -> String {
        let Some(station) = self.found(id) else {
            return self.station(id);
        };
        let rank = self
            .view
            .map
            .station(station)
            .rank
            .map_or_else(String::new, |rank| format!(", icon {rank}"));
        format!(
            "{} ({}{rank})",
            self.station(id),
            names::ward(&self.view.map, self.view.map.ward_of(station))
        )
    }

    fn store_at(&self, id: Label) -> String {
        let store = self.found(id).and_then(|station| self.view.public.store(station));
        store.map_or_else(String::new, |store| format!("the {} ", names::store(store.sells)))
    }

    /// S5.2.
    fn move_store(&self, from: Label) -> String {
        let to = match self.view.public.step {
            Step::BuildStore(to) => format!(" to {}", names::station(&self.view.map, to)),
            _ => String::new(),
        };
        format!("move {}from {}{to}", self.store_at(from), self.station(from))
    }

    /// S5.4, S5.5.
    fn connect(&self, from: Label, to: Label) -> String {
        let second = if matches!(self.view.public.step, Step::SecondTrack(_)) {
            "second track"
        } else {
            "track"
        };
        format!("lay {second} {}-{}", self.station(from), self.station(to))
    }

    /// S5.8.
    fn give_up(&self, double: bool) -> String {
        let sells = match self.view.public.step {
            Step::GiveUp(station) => self.view.public.store(station).map(|store| store.sells),
            _ => None,
        };
        match sells {
            Some(Sells::Goods(goods)) => format!("give up 1 {}", Customer { goods, double }),
            _ => format!("give up a {} customer", if double { "double" } else { "single" }),
        }
    }

    /// S6.1.
    fn move_from(&self, id: Label) -> String {
        let waiting = self
            .view
            .map
            .find_ward(id)
            .map(|ward| self.view.public.waiting[ward.index()]);
        let tokens = waiting
            .filter(|waiting| !waiting.is_empty())
            .map(|waiting| format!(" ({})", names::tokens(&waiting).join(" ")));
        format!("move the customers of {}{}", self.ward(id), tokens.unwrap_or_default())
    }

    /// The customers about to set off.
    fn waiting(&self) -> Customers {
        match self.view.public.step {
            Step::StartAt(ward) => self.view.public.waiting[ward.index()],
            _ => Customers::NONE,
        }
    }

    /// S6.3: whose store takes one of these customers.
    fn taker(&self, id: Label, group: Customers) -> String {
        let store = self.found(id).and_then(|station| self.view.public.store(station));
        let store = store.filter(|store| group.kinds().any(|customer| store.sells.takes(customer)));
        store.map_or_else(String::new, |store| {
            format!(": {} takes one", names::owned_store(store))
        })
    }

    /// S6.2, S6.7.
    fn go_to(&self, id: Label) -> String {
        let Step::Travel(trip) = self.view.public.step else {
            return format!("go on to {}", self.station(id));
        };
        let connection = self
            .found(id)
            .and_then(|station| self.view.map.connection_between(trip.at, station));
        let way = match connection.map(|connection| self.view.public.tracks[connection.index()].seat()) {
            Some(Some(owner)) if owner == self.seat => " by own track".into(),
            Some(Some(owner)) => format!(" by track of {}", names::company(owner)),
            Some(None) => String::new(),
            None => " by the link".into(),
        };
        format!("go on to {}{way}{}", self.station(id), self.taker(id, trip.group))
    }

    /// S6.4.
    fn hand_over(&self, customer: Customer) -> String {
        let store = match self.view.public.step {
            Step::HandOver(trip) => self.view.public.store(trip.at),
            _ => None,
        };
        let to = store.map_or_else(String::new, |store| format!(" to {}", names::company(store.owner)));
        format!("hand over 1 {customer}{to}")
    }

    /// S4.1 to S4.3.
    fn pay(&self, card: Label) -> String {
        let is_wild = |ward: Ward, asked: Wards| {
            !asked.contains(ward) && self.view.public.wild_wards(&self.view.map, self.seat).contains(ward)
        };
        let note = match (self.view.public.step, self.view.map.find_ward(card)) {
            (Step::PayThree(_), _) => " as one of three",
            (Step::Pay(purchase), Some(ward)) if is_wild(ward, seen::asked_for(self.view, purchase)) => {
                " as a wildcard"
            }
            _ => "",
        };
        format!("pay {}{note}", self.ward(card))
    }

    /// S5.5, S6.6.
    fn stop(&self) -> String {
        match self.view.public.step {
            Step::SecondTrack(_) => "lay no second track".into(),
            Step::Travel(trip) => {
                let ward = names::ward(&self.view.map, self.view.map.ward_of(trip.at));
                format!("end the Move: {} stay in {ward}", names::tokens(&trip.group).join(" "))
            }
            _ => "stop".into(),
        }
    }
}
