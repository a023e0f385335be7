//! S6: Move.

use table::{Audience, Label, Seat, Seats, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::companion::Companion;
use crate::parts::customer::{Customer, Customers};
use crate::parts::event::Event;
use crate::parts::map::{Map, Station, Ward, Wards};
use crate::rules::paying::Means;
use crate::state::{Connections, Played, Public, Purchase, Stations, Step, Trip, Visited};
use crate::{Illegal, Refusal};

impl<E: Edition> Public<E> {
    /// S6.3: does a store here take a customer of the group?
    pub fn serves(&self, station: Station, group: &Customers) -> bool {
        self.stores.takers(group).contains(station)
    }

    /// S6.2, S6.9: the next stations along tracks, with their owners, and along the link, which is nobody's.
    pub fn onward<'a>(&'a self, map: &'a Map, station: Station) -> impl Iterator<Item = (Station, Option<Seat>)> + 'a {
        let tracks = map.lookup.connections_at[station.index()].iter();
        let by_track = tracks.filter_map(|&(connection, other)| {
            let owner = self.tracks.owner(connection)?;
            Some((other, Some(owner)))
        });
        by_track.chain(map.lookup.linked[station.index()].map(|other| (other, None)))
    }
}

impl<E: Edition> Played<E> {
    /// S6.1, S6.5: there must be a ward whose customers can be paid for and can satisfy somebody.
    pub(crate) fn check_move(&self, seat: Seat) -> Result<(), Illegal> {
        let means = self.means(seat);
        let mut payable = means.payable(self.map.lookup.all_wards).iter();
        let any = payable.any(|ward| self.check_move_from(means, ward).is_ok());
        let (clause, reason) = if E::STOPS_ANYWHERE {
            ("S6.1", Refusal::NothingToMove)
        } else {
            ("S6.5", Refusal::NoMove)
        };
        Illegal::unless(any, clause, reason)
    }

    fn check_move_from(&self, means: Means, ward: Ward) -> Result<(), Illegal> {
        Illegal::unless(E::waits(&self.public, ward), "S6.1", Refusal::NobodyWaits { ward })?;
        Illegal::unless(means.pay_for(Wards::only(ward)), "S6.1", Refusal::CannotPay { ward })?;
        E::check_group(self, ward)
    }

    pub(crate) fn legal_move_wards(&self, seat: Seat, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let payable = means.payable(self.map.lookup.all_wards).iter();
        let wards = payable.filter(|&ward| self.check_move_from(means, ward).is_ok());
        out.extend(wards.map(|ward| Action::MoveFrom {
            ward: self.map.ward_id(ward),
        }));
    }

    /// S6.1: the ward is chosen and paid for first.
    pub(crate) fn move_from(&mut self, seat: Seat, id: Label) -> Result<Takeback, Illegal> {
        let ward = self.map.find_ward(id).ok_or(Illegal::new("S1.1", Refusal::NoWard))?;
        self.check_move_from(self.means(seat), ward)?;
        self.public.step = Step::Pay(Purchase::Move(ward));
        Ok(Takeback::Open)
    }

    pub(crate) fn legal_starts(&self, ward: Ward, out: &mut Vec<Action>) {
        let stations = self.map.lookup.stations_of[ward.index()]
            .iter()
            .filter(|&&station| E::check_start(self, ward, station).is_ok());
        out.extend(stations.map(|&station| Action::StartAt {
            station: self.map.station_id(station),
        }));
    }

    /// S6.1, S6.8: all customers of the ward leave as one group from one of its stations; a store there takes one at once.
    pub(crate) fn start_at(
        &mut self,
        seat: Seat,
        ward: Ward,
        id: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let station = self.find_station(id)?;
        Illegal::unless(
            self.map.ward_of(station) == ward,
            "S6.1",
            Refusal::OtherWard { station, ward },
        )?;
        E::check_start(self, ward, station)?;
        let group = std::mem::take(&mut self.public.waiting[ward.index()]);
        let (start, ward, station_id) = (ward, self.map.ward(ward).id, id);
        events.tell(Audience::Everyone, || Event::SetOff {
            seat,
            ward,
            station: station_id,
            customers: group.each().collect(),
        });
        E::set_off(self, start, events);
        let mut trip = Trip {
            group,
            at: station,
            visited: Visited::default().with(station),
            used: Seats::NONE,
            may_stop: false,
        };
        trip.may_stop = E::may_stop(self, &trip, false);
        Ok(self.arrive(seat, trip, events))
    }

    /// S6.5: is a hand-over possible on one of these stations, or beyond them? It is if they and a station that takes somebody are connected by tracks, past
    /// stations not yet visited.
    pub(crate) fn reach(&self, from: Stations, takers: Stations, visited: Stations) -> bool {
        let laid = self.public.tracks.laid();
        let (mut seen, mut open) = (visited.or(from), from);
        loop {
            if !open.and(takers).is_empty() {
                return true;
            }
            let beside = open.iter().map(|station| self.beside(laid, station));
            open = beside.fold(Stations::NONE, Stations::or).minus(seen);
            if open.is_empty() {
                return false;
            }
            seen = seen.or(open);
        }
    }

    /// S6.2, S6.9: the next stations along these tracks and along the link.
    fn beside(&self, laid: Connections, station: Station) -> Stations {
        let ways = self.map.lookup.connections_at[station.index()].iter();
        let by_track = ways.filter(|(connection, _)| laid.contains(*connection));
        let by_link = self.map.lookup.linked[station.index()];
        by_track.map(|(_, other)| *other).chain(by_link).collect()
    }

    /// S6.2, S6.9: the next stations, and whose tracks lead there.
    pub fn onward(&self, station: Station) -> impl Iterator<Item = (Station, Option<Seat>)> + '_ {
        self.public.onward(&self.map, station)
    }

    /// S6.2, S6.5: may the group go on to this station?
    fn can_enter(&self, trip: &Trip, station: Station) -> bool {
        !trip.visited.contains(station) && E::check_enter(self, trip, station).is_ok()
    }

    pub(crate) fn legal_travels(&self, trip: &Trip, out: &mut Vec<Action>) {
        let next = self
            .onward(trip.at)
            .filter(|&(station, _)| self.can_enter(trip, station));
        out.extend(next.map(|(station, _)| Action::GoTo {
            station: self.map.station_id(station),
        }));
        if trip.may_stop {
            out.push(Action::Stop {});
        }
    }

    /// S6.2: on to the next station.
    pub(crate) fn go_to(
        &mut self,
        seat: Seat,
        mut trip: Trip,
        id: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let station = self.find_station(id)?;
        let way = self.onward(trip.at).find(|&(other, _)| other == station);
        let no_way = Refusal::NoWay {
            from: trip.at,
            to: station,
        };
        let (_, owner) = way.ok_or(Illegal::new("S6.2", no_way))?;
        Illegal::unless(
            !trip.visited.contains(station),
            "S6.2",
            Refusal::VisitedAlready { station },
        )?;
        E::check_enter(self, &trip, station)?;
        trip.at = station;
        trip.visited = trip.visited.with(station);
        trip.may_stop = E::may_stop(self, &trip, false);
        if let Some(owner) = owner {
            trip.used = trip.used.with(owner);
        }
        events.tell(Audience::Everyone, || Event::WentOn { to: id, owner });
        Ok(self.arrive(seat, trip, events))
    }

    /// S6.3, S6.4: at every station visited a store must take one customer it can; the mover chooses if several kinds qualify.
    fn arrive(&mut self, seat: Seat, trip: Trip, events: &mut impl Sink<Event>) -> Takeback {
        let (mut candidates, others) = (self.candidates(&trip), E::companions(self, &trip));
        match (candidates.next(), candidates.next(), others.only()) {
            (None, _, None) if others.is_empty() => self.go_on(seat, trip, events),
            (Some(only), None, _) if others.is_empty() => self.serve(seat, trip, only, events),
            (None, _, Some(only)) => self.part_with(seat, trip, only, events),
            _ => {
                self.public.step = Step::HandOver(trip);
                Takeback::Open
            }
        }
    }

    /// S6.2: nobody gets off; the mover goes on, or stops where that is allowed. V7.4: where no way leads on, the Move is over.
    fn go_on(&mut self, seat: Seat, trip: Trip, events: &mut impl Sink<Event>) -> Takeback {
        if E::STOPS_ANYWHERE && !self.leads_on(&trip) {
            return self.end_move(seat, &trip, events);
        }
        self.public.step = Step::Travel(trip);
        Takeback::Open
    }

    fn leads_on(&self, trip: &Trip) -> bool {
        !E::is_empty(self, trip) && self.onward(trip.at).any(|(station, _)| self.can_enter(trip, station))
    }

    /// S6.3: the kinds of customer that the store here takes.
    pub(crate) fn candidates(&self, trip: &Trip) -> impl Iterator<Item = Customer> + use<E> {
        let (store, group) = (self.public.store(trip.at), trip.group);
        store
            .into_iter()
            .flat_map(move |store| group.kinds().filter(move |&customer| store.sells.takes(customer)))
    }

    pub(crate) fn legal_hand_overs(&self, trip: &Trip, out: &mut Vec<Action>) {
        out.extend(
            self.candidates(trip)
                .map(|Customer { goods, double }| Action::HandOver { goods, double }),
        );
        let others = E::companions(self, trip).iter();
        out.extend(others.map(|companion| Action::LetGo { companion }));
    }

    /// S6.4: the mover's choice.
    pub(crate) fn hand_over(
        &mut self,
        seat: Seat,
        trip: Trip,
        customer: Customer,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let qualifies = self.candidates(&trip).any(|candidate| candidate == customer);
        let station = trip.at;
        Illegal::unless(qualifies, "S6.3", Refusal::NotTaken { station, customer })?;
        Ok(self.serve(seat, trip, customer, events))
    }

    /// V13.4, V15.3, V17.3: somebody else than a customer, by the mover's choice.
    pub(crate) fn let_go(
        &mut self,
        seat: Seat,
        trip: Trip,
        companion: Companion,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let qualifies = E::companions(self, &trip).contains(companion);
        let station = trip.at;
        Illegal::unless(qualifies, "S6.4", Refusal::ChooseHandedOver { station })?;
        Ok(self.part_with(seat, trip, companion, events))
    }

    fn part_with(&mut self, seat: Seat, trip: Trip, companion: Companion, events: &mut impl Sink<Event>) -> Takeback {
        E::let_go(self, &trip, companion, events);
        self.handed_over(seat, trip, events)
    }

    /// S6.3, S6.6: the owner gets the customer. The Move is over when the group is empty or can satisfy nobody further on; otherwise the mover decides.
    fn serve(&mut self, seat: Seat, mut trip: Trip, customer: Customer, events: &mut impl Sink<Event>) -> Takeback {
        trip.group.remove(customer);
        if let Some(store) = self.public.store(trip.at) {
            self.private_mut(store.owner).earned.add(customer);
            let station = self.map.station(trip.at).id;
            events.tell(Audience::Everyone, || Event::Served {
                seat: store.owner,
                station,
                customer,
            });
        }
        self.handed_over(seat, trip, events)
    }

    /// S6.6: the Move goes on if anybody is left who can.
    fn handed_over(&mut self, seat: Seat, mut trip: Trip, events: &mut impl Sink<Event>) -> Takeback {
        trip.may_stop = E::may_stop(self, &trip, true);
        if self.leads_on(&trip) {
            self.public.step = Step::Travel(trip);
            return Takeback::Open;
        }
        self.end_move(seat, &trip, events)
    }

    /// S6.5: the Move ends where a customer was just handed over.
    pub(crate) fn stop_move(
        &mut self,
        seat: Seat,
        trip: &Trip,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(trip.may_stop, "S6.5", Refusal::CannotStop { station: trip.at })?;
        Ok(self.end_move(seat, trip, events))
    }

    /// S6.6, S6.7: the rest stays in the ward of the last station; then each other player whose track was used takes one Income.
    fn end_move(&mut self, seat: Seat, trip: &Trip, events: &mut impl Sink<Event>) -> Takeback {
        let ward = self.map.ward_of(trip.at);
        if !trip.group.is_empty() {
            self.public.waiting[ward.index()].add_all(&trip.group);
            events.tell(Audience::Everyone, || Event::Stayed {
                ward: self.map.ward(ward).id,
                customers: trip.group.each().collect(),
            });
        }
        E::stay(self, ward, events);
        self.public.step = Step::Choose;
        let mut takeback = Takeback::Open;
        for other in self.others_clockwise(seat).filter(|&other| trip.used.contains(other)) {
            self.take_income(other, events);
            takeback = Takeback::Closed;
        }
        E::move_done(self, events);
        takeback
    }
}
