//! T11: the trips that a passenger could make, and what each would bring to whom, before anything is decided.

use table::{Seat, Told};

use crate::event::Event;
use crate::list::List;
use crate::payment::Payment;
use crate::pending::{Deed, Trip};
use crate::phase::{Phase, Step, Turn};
use crate::rules::move_passenger::COMMERCE;
use crate::square::{Square, SquareSet};
use crate::state::{Position, Tramways};

/// The most trips of one passenger that are looked at.
const MOST_JOURNEYS: usize = 48;

/// A trip that could be made, and what would happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Journey {
    /// The trip.
    pub trip: Trip,
    /// What comes of it, paid the cheapest way; after a Commerce delivery with the money, after a Leisure delivery without a purchase.
    pub events: Vec<Event>,
    /// T11.15: the money in it for which the player may take a Development card instead.
    pub or_card: Option<u16>,
}

impl Journey {
    /// The happiness that a seat gains or loses.
    pub fn happiness(&self, of: Seat) -> i32 {
        let points = |event: &Event| match *event {
            Event::Happiness { seat, points } if seat == of => points.into(),
            _ => 0,
        };
        self.events.iter().map(points).sum()
    }

    /// The money that a seat gains or loses.
    pub fn money(&self, of: Seat) -> i32 {
        let amount = |event: &Event| match *event {
            Event::Money { seat, amount } if seat == of => amount,
            Event::Fare { to, amount, .. } if to == of => amount.into(),
            Event::Fare {
                from: Some(from),
                amount,
                ..
            } if from == of => -i32::from(amount),
            _ => 0,
        };
        self.events.iter().map(amount).sum()
    }

    /// The stress of a seat afterwards, if it changes.
    pub fn stress(&self, of: Seat) -> Option<u8> {
        self.events.iter().rev().find_map(|event| match *event {
            Event::Stress { seat, level } if seat == of => Some(level),
            _ => None,
        })
    }

    /// Does a seat get a worker?
    pub fn worker(&self, of: Seat) -> bool {
        self.events.contains(&Event::Worker { seat: of })
    }
}

impl Tramways {
    /// T11: the trips of the passenger on this square for which a seat has the tickets, as if it were that seat's turn.
    pub fn journeys(&self, seat: Seat, from: Square) -> Vec<Journey> {
        let Some(at) = self.public.city.building_place(from) else {
            return Vec::new();
        };
        let mut game = self.clone();
        let position = self.public.order.iter().position(|other| other == seat).unwrap_or(0);
        game.public.phase = Phase::Actions(Turn {
            second: false,
            position: Position::new(position as u8),
            left: 1,
            money_taken: true,
            step: Step::Choose {},
        });
        let mut trips = Vec::new();
        for destination in game.payable_destinations(seat) {
            let trip = Trip {
                from,
                destination,
                route: List::EMPTY,
                at,
                visited: SquareSet::EMPTY.with(at),
            };
            game.find_trips(trip, &mut trips);
        }
        trips.into_iter().filter_map(|trip| game.journey(seat, trip)).collect()
    }

    /// T11.3 to T11.8: every way on that arrives.
    fn find_trips(&self, trip: Trip, trips: &mut Vec<Trip>) {
        if trips.len() >= MOST_JOURNEYS {
            return;
        }
        if !trip.route.is_empty() && self.matches(trip.destination, trip.at) {
            trips.push(trip);
            return;
        }
        for link in self.next_links(&trip) {
            if let Some(on) = link.leads(trip.at) {
                self.find_trips(trip.over(link.name(), on), trips);
            }
        }
    }

    /// T3.5, T11.11 to T11.22: what comes of a trip that is paid the cheapest way.
    fn journey(&self, seat: Seat, trip: Trip) -> Option<Journey> {
        let bill = Tramways::move_bill(trip.destination);
        let payment = self.purse(seat).cheapest(&bill, &Payment::NOTHING)?.payment;
        let mut game = self.clone();
        let mut told: Vec<Told<Event>> = Vec::new();
        game.settle(seat, Deed::Move { trip }, bill, payment, &mut told);
        let step = game.turn_mut().step;
        match step {
            Step::Commerce { route } => drop(game.take_five(seat, &route, &mut told)),
            Step::Leisure { .. } => drop(game.buy_happiness(seat, 0, &mut told)),
            _ => (),
        }
        Some(Journey {
            trip,
            events: told.into_iter().map(|told| told.event).collect(),
            or_card: matches!(step, Step::Commerce { .. }).then_some(COMMERCE),
        })
    }
}
