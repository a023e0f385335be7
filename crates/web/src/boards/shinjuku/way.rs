//! The way of a Move: where the customers went, who got whom, who takes Income for it.

use leptos::prelude::*;
use shinjuku::map::{Map, Station, Ward};
use shinjuku::state::{Step, Trip};
use shinjuku::{Customer, Customers, Event, Shinjuku};
use table::Seat;

use super::chart;
use super::desk::Desk;
use super::icons;
use super::names;
use super::seats;
use crate::picture::Point;
use crate::table::Entry;
use crate::texts::t;

/// A station of the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    /// Where it is.
    pub station: Station,
    /// Whose track led there; `None` for the start and the link.
    pub by: Option<Seat>,
    /// Who got a customer there.
    pub served: Option<(Seat, Customer)>,
}

/// The way of the latest Move.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// Who moves.
    pub mover: Seat,
    /// The stations, in order.
    pub stops: Vec<Stop>,
    /// Who took Income after it, and how many cards.
    pub income: Vec<(Seat, usize)>,
    /// Where the rest stayed.
    pub stayed: Option<(Ward, Customers)>,
}

impl Way {
    /// The latest Move of a log, unless another action was chosen since.
    pub fn latest<'a>(map: &Map, entries: impl Iterator<Item = &'a Entry<Shinjuku>>) -> Option<Way> {
        let mut way = None;
        for event in entries.flat_map(|entry| &entry.events) {
            follow(map, &mut way, event);
        }
        way
    }

    fn join(&mut self, map: &Map, event: &Event) {
        match *event {
            Event::WentOn { to, owner } => self.stops.extend(map.find_station(to).map(|station| Stop {
                station,
                by: owner,
                served: None,
            })),
            Event::Served { seat, customer, .. } => {
                if let Some(last) = self.stops.last_mut() {
                    last.served = Some((seat, customer));
                }
            }
            Event::Stayed { ward, ref customers } => {
                self.stayed = map
                    .find_ward(ward)
                    .map(|ward| (ward, customers.iter().copied().collect()));
            }
            Event::Drew { seat, ref cards } => self.income.push((seat, cards.len())),
            Event::DrewUnseen { seat, count } => self.income.push((seat, count.into())),
            _ => {}
        }
    }
}

fn follow(map: &Map, way: &mut Option<Way>, event: &Event) {
    match *event {
        Event::SetOff { seat, station, .. } => {
            let start = map.find_station(station).map(|station| Stop {
                station,
                by: None,
                served: None,
            });
            *way = Some(Way {
                mover: seat,
                stops: start.into_iter().collect(),
                income: Vec::new(),
                stayed: None,
            });
        }
        Event::Chosen { .. } | Event::LastTurns {} => *way = None,
        _ => {
            if let Some(way) = way {
                way.join(map, event);
            }
        }
    }
}

/// The way of the latest Move that the viewer sees, as it changes.
pub fn latest(desk: Desk) -> Memo<Option<Way>> {
    Memo::new(move |_| {
        let ply = desk.table.moment()?.ply;
        let log = desk.table.log.read();
        // a Move and what follows it are a few dozen decisions at most
        let first = log.len().saturating_sub(80);
        Way::latest(
            &desk.map(),
            log[first..].iter().filter(|entry| entry.ply <= ply && !entry.undone),
        )
    })
}

/// The customers on their way right now.
fn trip(desk: Desk) -> Option<Trip> {
    match desk.table.moment()?.view.public().step {
        Step::HandOver(trip) | Step::Travel(trip) => Some(trip),
        _ => None,
    }
}

/// The way on the map.
pub fn line(desk: Desk) -> AnyView {
    let way = latest(desk);
    let line = move || {
        let way = way.get()?;
        let plan = desk.plan();
        let points: Vec<Point> = way.stops.iter().map(|stop| plan.at(stop.station)).collect();
        let path = points
            .iter()
            .map(|point| format!("{:.1},{:.1}", point.x, point.y))
            .collect::<Vec<_>>()
            .join(" ");
        let first = *points.first()?;
        Some(view! {
            <g class=format!("shin-way {}", seats::mark(way.mover).class)>
                <polyline class="shin-way-bed" points=path.clone()/>
                <polyline class="shin-way-line" points=path/>
                <circle class="shin-way-start" cx=first.x cy=first.y r="17"/>
            </g>
        })
    };
    view! { {line} }.into_any()
}

/// The group that travels.
pub fn group(desk: Desk) -> AnyView {
    let here = Memo::new(move |_| trip(desk).map(|trip| (trip.at, trip.group)));
    let shift = move || {
        let at = here.get().map_or(Point::new(0.0, 0.0), |(at, _)| desk.plan().at(at));
        format!("translate({:.1}px, {:.1}px)", at.x, at.y)
    };
    let travellers = move || {
        here.get().map(|(_, group)| {
            let (wide, high) = chart::extent(group);
            let (wide, high) = (wide + 13.0, high + 9.0);
            view! {
                <path class="shin-group-stem" d="M0 14 L-9 30 L9 30 Z"/>
                <rect class="shin-group-bed" x=-wide / 2.0 y="28" width=wide height=high rx="18"/>
                <g transform="translate(0 48)">{chart::tokens(group)}</g>
            }
        })
    };
    view! { <g class="shin-group" style:transform=shift>{travellers}</g> }.into_any()
}

/// The Move in words and tokens: every stop, who got whom, and the Income it triggers.
pub fn sheet(desk: Desk) -> AnyView {
    let way = latest(desk);
    let sheet = move || {
        let way = way.get()?;
        let stops = way.stops.iter().map(|stop| stop_line(desk, stop)).collect_view();
        Some(view! {
            <section class="shin-trip" aria-label=t!("shinjuku.trip.title")>
                <h3><span class=format!("shin-trip-badge {}", seats::mark(way.mover).class)>{seats::mark(way.mover).letter.to_string()}</span>{t!("shinjuku.trip.of", name = desk.table.name(way.mover))}</h3>
                <ol>{stops}</ol>
                {rest(desk, &way)}
                {income(desk, &way)}
            </section>
        })
    };
    view! { {sheet} }.into_any()
}

fn stop_line(desk: Desk, stop: &Stop) -> AnyView {
    let name = names::station(&desk.map(), stop.station);
    let by = stop.by.map(|owner| {
        let mark = seats::mark(owner);
        view! { <span class=format!("shin-trip-by {}", mark.class) title=t!("shinjuku.trip.by", name = desk.table.name(owner))>{mark.letter.to_string()}</span> }
    });
    let served = stop.served.map(|(seat, customer)| {
        let words = t!("shinjuku.trip.gets", name = desk.table.name(seat), customer = names::customer(customer));
        let title = words.clone();
        view! { <span class="shin-trip-served" title=title>{icons::token_picture(customer)}<span>{desk.table.name(seat)}</span><span class="hidden-text">{words}</span></span> }
    });
    view! { <li>{by}<span class="trip-stop">{name}</span>{served}</li> }.into_any()
}

fn rest(desk: Desk, way: &Way) -> Option<AnyView> {
    let (ward, customers) = way.stayed?;
    let words = t!(
        "shinjuku.trip.stay",
        ward = names::ward(&desk.map(), ward),
        customers = names::customers(&customers)
    );
    Some(view! { <p>{words}</p> }.into_any())
}

/// S6.7: the Income that was taken, or will be.
fn income(desk: Desk, way: &Way) -> Option<AnyView> {
    let name = |seat: Seat| desk.table.name(seat);
    let words = if way.income.is_empty() {
        let used = trip(desk)?.used.without(way.mover);
        let names: Vec<String> = used.iter().map(name).collect();
        if names.is_empty() {
            t!("shinjuku.trip.no_income")
        } else {
            t!("shinjuku.trip.will_draw", names = names::list(&names))
        }
    } else {
        let drawn: Vec<String> = way
            .income
            .iter()
            .map(|&(seat, n)| t!("shinjuku.trip.drew", name = name(seat), n = n))
            .collect();
        names::list(&drawn)
    };
    Some(view! { <p class="shin-trip-income">{words}</p> }.into_any())
}
