//! T11: moving a passenger.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::Action;
use crate::destination::{Destination, Destinations};
use crate::event::Event;
use crate::kind::Kind;
use crate::links::{Link, LinkEnd};
use crate::list::List;
use crate::payment::{Bill, Payment};
use crate::pending::{Deed, Pending, Trip};
use crate::phase::{Route, Step};
use crate::rules::joined::Joined;
use crate::square::{Square, SquareSet};
use crate::state::{MOST_WORKERS, Tramways};
use crate::text::Refusal;
use crate::text::noun::EndIcon;
use crate::ticket::Icon;

/// T11.15: the money of a Commerce delivery.
pub(crate) const COMMERCE: u16 = 5;

/// T11.16: the price of this many happiness points.
pub(crate) fn price(points: u8) -> u16 {
    u16::from(points) * (u16::from(points) + 1) / 2
}

impl Tramways {
    /// T11.1: a strip, and an icon for the destination.
    pub(crate) fn move_bill(to: Destination) -> Bill {
        Bill::icon(Icon::Strip, [Some(to), None])
    }

    /// T11.1: the destinations for which this seat has the icons, whether or not a passenger could go there.
    pub(crate) fn payable_destinations(&self, seat: Seat) -> impl Iterator<Item = Destination> {
        let numbers = self.hand(seat).and(self.components.cards.having(Icon::ParcelNumber));
        let parcels = numbers.iter().map(Destination::Parcel);
        let purse = self.purse(seat);
        let open = parcels.filter(move |to| self.is_location(*to));
        Kind::ALL
            .into_iter()
            .map(Destination::Kind)
            .chain(open)
            .filter(move |&to| purse.icon_and(Icon::Strip, to))
    }

    /// T11.9, T16.1, TR37: a parcel is a destination while it is a location.
    pub(crate) fn is_location(&self, to: Destination) -> bool {
        match to {
            Destination::Kind(_) => true,
            Destination::Parcel(ticket) => self.components.map.parcel_of(ticket).is_some_and(|parcel| {
                self.public.city.built(parcel.at).is_none() && self.public.city.used(parcel.at).is_empty()
            }),
        }
    }

    /// T11.6: does a trip there end at this location?
    pub(crate) fn matches(&self, to: Destination, place: Square) -> bool {
        to.matches(&self.components.map, &self.public.city, place)
    }

    /// T11.4 to T11.7: is there a way from this location to the destination, over locations that are neither visited nor match?
    fn leads_to(&self, from: Square, to: Destination, mut visited: SquareSet) -> bool {
        visited.insert(from);
        let mut reached: List<Square, { crate::map::MOST_LOCATIONS * 2 }> = List::EMPTY;
        reached.push(from);
        let mut next = 0;
        while let Some(place) = reached.get(next) {
            next += 1;
            for on in self.public.city.links.travelled().filter_map(|link| link.leads(place)) {
                if visited.contains(on) {
                    continue;
                }
                if self.matches(to, on) {
                    return true;
                }
                visited.insert(on);
                reached.push(on);
            }
        }
        false
    }

    /// T11.2: where the passenger on this square can go: to all that links join with its location. What lies on the way is a destination of its own, so nothing
    /// that a trip must not pass hides another.
    fn travels<'a>(&'a self, joined: &'a Joined, at: Square) -> impl Iterator<Item = Destination> + 'a {
        let (map, city) = (&self.components.map, &self.public.city);
        let place = city.building_place(at).expect("passengers stand on buildings");
        let others = joined.others(place);
        others.filter_map(move |other| Destination::of(map, city, other))
    }

    /// T11.2: can the passenger on this square go there?
    fn can_travel(&self, at: Square, to: Destination) -> bool {
        self.travels(&Joined::of(&self.public.city), at)
            .any(|other| other == to)
    }

    /// T11.2: the passengers that can go somewhere for which there are tickets.
    fn movable(&self, seat: Seat) -> impl Iterator<Item = Square> {
        let city = &self.public.city;
        let joined = if self.has_icon(seat, Icon::Strip) {
            Joined::of(city)
        } else {
            Joined::NONE
        };
        let at_links = |at: &Square| city.building_place(*at).is_some_and(|place| joined.has(place));
        let passengers: SquareSet = if joined.is_empty() {
            SquareSet::EMPTY
        } else {
            city.passengers().iter().filter(at_links).collect()
        };
        let payable: Destinations = if passengers.is_empty() {
            Destinations::NONE
        } else {
            self.payable_destinations(seat).collect()
        };
        let can_go = move |at: &Square| self.travels(&joined, *at).any(|to| payable.contains(to));
        passengers.iter().filter(can_go)
    }

    /// T11.1: is there one?
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        self.movable(seat).next().is_some()
    }

    /// T11.2: the passengers that can be moved.
    pub(crate) fn legal_passengers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.movable(seat).map(|at| Action::Square { at }));
    }

    /// T11.2: the passenger.
    pub(crate) fn choose_passenger(&mut self, seat: Seat, at: Square) -> Result<Takeback, Illegal> {
        let there = self.public.city.passengers().contains(at);
        Illegal::unless(there, "T11.2", Refusal::NoPassengerThere { at })?;
        let travels: Destinations = self.travels(&Joined::of(&self.public.city), at).collect();
        let can = self.payable_destinations(seat).any(|to| travels.contains(to));
        Illegal::unless(can, "T11.3", Refusal::NoTicketMatches)?;
        self.set_pending(seat, Pending::Passenger { at });
        Ok(Takeback::Open)
    }

    /// T11.1: where this passenger can go.
    pub(crate) fn legal_destinations(&self, seat: Seat, at: Square, out: &mut Vec<Action>) {
        let travels: Destinations = self.travels(&Joined::of(&self.public.city), at).collect();
        let payable = self.payable_destinations(seat).filter(|&to| travels.contains(to));
        out.extend(payable.map(|to| Action::Destination { to }));
    }

    /// T11.1: the destination.
    pub(crate) fn choose_destination(
        &mut self,
        seat: Seat,
        from: Square,
        to: Destination,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(self.is_location(to), "T11.9", Refusal::NoLocation { to })?;
        let paid = self.purse(seat).icon_and(Icon::Strip, to);
        Illegal::unless(paid, "T11.1", Refusal::MoveTakes { end: EndIcon(to) })?;
        Illegal::unless(self.can_travel(from, to), "T11.3", Refusal::NoWayTo { to })?;
        let at = self
            .public
            .city
            .building_place(from)
            .expect("passengers stand on buildings");
        let trip = Trip {
            from,
            destination: to,
            route: List::EMPTY,
            at,
            visited: SquareSet::EMPTY.with(at),
        };
        Ok(self.travel_on(seat, trip, events))
    }

    /// T11.5: the links over which the trip can go on and still arrive.
    pub(crate) fn next_links(&self, trip: &Trip) -> impl Iterator<Item = &Link> {
        let trip = *trip;
        self.public
            .city
            .links
            .travelled()
            .filter(move |link| self.may_travel(&trip, link).is_ok())
    }

    /// T11.3 to T11.8, T8.6, TR38: may the trip go on over this link? Where it leads.
    fn may_travel(&self, trip: &Trip, link: &Link) -> Result<Square, Illegal> {
        Illegal::unless(link.is_complete(), "T11.3", Refusal::TravelIncomplete)?;
        let on = link
            .leads(trip.at)
            .ok_or(Illegal::new("T11.5", Refusal::LinkElsewhere))?;
        Illegal::unless(!trip.visited.contains(on), "T11.7", Refusal::VisitedAlready)?;
        let to = trip.destination;
        let arrives = self.matches(to, on) || self.leads_to(on, to, trip.visited);
        Illegal::unless(arrives, "T11.8", Refusal::DestinationOutOfReach { to })?;
        Ok(on)
    }

    /// T11.8: the links over which the trip can go on.
    pub(crate) fn legal_links(&self, trip: &Trip, out: &mut Vec<Action>) {
        out.extend(self.next_links(trip).map(|link| Action::Link { link: link.name() }));
    }

    /// T11.8: the next link.
    pub(crate) fn travel(
        &mut self,
        seat: Seat,
        trip: &Trip,
        name: LinkEnd,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let link = self
            .public
            .city
            .links
            .named(name)
            .ok_or(Illegal::new("T11.3", Refusal::NoLinkThere { at: name.at }))?;
        let on = self.may_travel(trip, link)?;
        Ok(self.travel_on(seat, trip.over(name, on), events))
    }

    /// T11.6: stops where the destination is reached; where there is only one way on, goes that way.
    fn travel_on(&mut self, seat: Seat, mut trip: Trip, events: &mut impl Sink<Event>) -> Takeback {
        loop {
            if !trip.route.is_empty() && self.matches(trip.destination, trip.at) {
                let bill = Tramways::move_bill(trip.destination);
                return self.ask_payment(seat, Deed::Move { trip }, bill, Payment::NOTHING, events);
            }
            let only = {
                let mut links = self.next_links(&trip);
                let first = links.next().copied();
                first.filter(|_| links.next().is_none())
            };
            let Some((link, on)) = only.and_then(|link| link.leads(trip.at).map(|on| (link, on))) else {
                self.set_pending(seat, Pending::Travelling { trip });
                return Takeback::Open;
            };
            trip = trip.over(link.name(), on);
        }
    }

    /// T11.11 to T11.16, T11.23: the passenger goes; owners are happy; then the bonus.
    pub(crate) fn deliver(
        &mut self,
        seat: Seat,
        trip: &Trip,
        payment: Payment,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        self.public.city.remove_passenger(trip.from);
        let (from, to) = (trip.from, trip.at);
        events.tell(Audience::Everyone, || Event::Travelled {
            seat,
            from,
            to,
            route: trip.route.iter().collect(),
        });
        for name in trip.route.iter() {
            let owner = self
                .public
                .city
                .links
                .named(name)
                .expect("the route is on the map")
                .owner;
            self.add_happiness(owner, 1, events);
        }
        self.give_bonus(seat, trip, payment, events)
    }

    /// T11.12 to T11.16: the bonus of the destination, and then the fares. T11.12: a parcel gives none; T11.13: a Residence calms.
    fn give_bonus(&mut self, seat: Seat, trip: &Trip, payment: Payment, events: &mut impl Sink<Event>) -> Takeback {
        match trip.destination {
            Destination::Parcel(_) => self.pay_fares(seat, &trip.route, events),
            Destination::Kind(Kind::Residence) => {
                let (stress, hp) = (self.player(seat).stress, self.player(seat).hp);
                self.player_mut(seat).stress_down();
                self.tell_stress(seat, stress, hp, events);
                self.pay_fares(seat, &trip.route, events);
            }
            Destination::Kind(Kind::Industry) => {
                self.add_stress(seat, 1, events);
                self.add_worker(seat, events);
                self.pay_fares(seat, &trip.route, events);
            }
            Destination::Kind(Kind::Commerce) => {
                self.add_stress(seat, 1, events);
                if self.has_development() {
                    self.turn_mut().step = Step::Commerce { route: trip.route };
                } else {
                    return self.take_five(seat, &trip.route, events);
                }
            }
            Destination::Kind(Kind::Leisure) => {
                self.turn_mut().step = Step::Leisure {
                    route: trip.route,
                    payment,
                };
            }
        }
        Takeback::Open
    }

    /// T3.11: one more worker, at most two.
    pub(crate) fn add_worker(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        if self.player(seat).workers < MOST_WORKERS {
            self.player_mut(seat).workers += 1;
            events.tell(Audience::Everyone, || Event::Worker { seat });
        }
    }

    /// T11.15: $5.
    pub(crate) fn take_five(&mut self, seat: Seat, route: &Route, events: &mut impl Sink<Event>) -> Takeback {
        self.add_money(seat, COMMERCE, events);
        self.pay_fares(seat, route, events);
        Takeback::Open
    }

    /// T11.16, T11.17: the happiness that can be paid, or none.
    pub(crate) fn legal_purchases(&self, seat: Seat, payment: Payment, out: &mut Vec<Action>) {
        out.push(Action::Buy { points: 0 });
        let purse = self.purse_with(seat, payment);
        let most = purse.most_money();
        let points = (1..=u8::MAX)
            .take_while(|&points| price(points) <= most)
            .filter(|&points| purse.can_pay_money(price(points)));
        out.extend(points.map(|points| Action::Buy { points }));
    }

    /// T11.16: happiness is bought once.
    pub(crate) fn choose_purchase(
        &mut self,
        seat: Seat,
        payment: Payment,
        points: u8,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        if points == 0 {
            return Ok(self.buy_happiness(seat, 0, events));
        }
        let price = price(points);
        Tramways::can_afford(&self.purse_with(seat, payment), price, "T11.17")?;
        Ok(self.ask_payment(seat, Deed::Happiness { points }, Bill::money(price), payment, events))
    }

    /// T11.16, then T11.18: the purchase is paid; now the fares.
    pub(crate) fn buy_happiness(&mut self, seat: Seat, points: u8, events: &mut impl Sink<Event>) -> Takeback {
        if points > 0 {
            self.add_happiness(seat, points.into(), events);
        }
        let Step::Leisure { route, .. } = self.turn_mut().step else {
            unreachable!("happiness is bought in a Leisure delivery")
        };
        self.pay_fares(seat, &route, events);
        Takeback::Open
    }

    /// T11.18 to T11.22, T11.21, TR30: fares link by link, until one cannot be paid.
    pub(crate) fn pay_fares(&mut self, seat: Seat, route: &Route, events: &mut impl Sink<Event>) {
        for name in route.iter() {
            let link = *self.public.city.links.named(name).expect("the route is on the map");
            let fare = link.fare();
            if link.owner == seat {
                self.player_mut(seat).money += fare;
                events.tell(Audience::Everyone, || Event::Fare {
                    from: None,
                    to: seat,
                    amount: fare,
                });
                continue;
            }
            let amount = fare.min(self.player(seat).money);
            self.player_mut(seat).money -= amount;
            self.player_mut(link.owner).money += amount;
            events.tell(Audience::Everyone, || Event::Fare {
                from: Some(seat),
                to: link.owner,
                amount,
            });
            if amount < fare {
                events.tell(Audience::Everyone, || Event::Awkward { seat });
                self.add_stress(seat, 1, events);
                break;
            }
        }
        self.action_done();
    }
}

impl Trip {
    /// The trip with one more link.
    pub(crate) fn over(mut self, link: LinkEnd, on: Square) -> Trip {
        self.route.push(link);
        self.at = on;
        self.visited.insert(on);
        self
    }
}
