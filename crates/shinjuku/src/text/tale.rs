//! What happened, in one line.

use table::{Label, Seat};

use crate::parts::action::Kind;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::event::Event;
use crate::parts::map::Map;

use super::noun::{StationId, WardId};

table::messages! {
    /// An event in one line of the log.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Tale in crate::text::BOOK, "tale", on Map {
        TurnStarted { seat: Seat },
        Arrived { ward: WardId, customers: Customers },
        Lost { customers: Customers },
        Reshuffled,
        Chose { seat: Seat, action: Kind },
        Paid { seat: Seat, cards: Vec<WardId> },
        Built { seat: Seat, goods: Goods, station: StationId },
        StoreMoved { seat: Seat, goods: Goods, from: StationId, to: StationId },
        TrackLaid { seat: Seat, from: StationId, to: StationId },
        Upgraded { seat: Seat, station: StationId, customer: Customer },
        SetOff { seat: Seat, ward: WardId, station: StationId, customers: Customers },
        WentOn { station: StationId, owner: Seat },
        WentByLink { station: StationId },
        Served { seat: Seat, customer: Customer, station: StationId },
        Stayed { ward: WardId, customers: Customers },
        Drew { seat: Seat, cards: Vec<WardId> },
        DrewUnseen { seat: Seat, n: u8 },
        TurnEnded { seat: Seat },
        LastTurns,
        GameOver,
    }
}

impl Tale {
    /// The line of an event.
    pub fn of(event: &Event) -> Tale {
        match *event {
            Event::TurnStarted { seat } => Tale::TurnStarted { seat },
            Event::Arrived { ward, ref customers } => Tale::arrived(ward, customers),
            Event::Lost { ref customers } => Tale::lost(customers),
            Event::Reshuffled {} => Tale::Reshuffled,
            Event::Chosen { seat, action } => Tale::Chose { seat, action },
            Event::Paid { seat, ref cards } => Tale::paid(seat, cards),
            Event::Built { seat, station, goods } => Tale::built(seat, goods, station),
            Event::StoreMoved { seat, from, to, goods } => Tale::store_moved(seat, goods, [from, to]),
            Event::TrackLaid { seat, from, to } => Tale::track_laid(seat, [from, to]),
            Event::Upgraded {
                seat,
                station,
                customer,
            } => Tale::upgraded(seat, station, customer),
            Event::SetOff {
                seat,
                ward,
                station,
                ref customers,
            } => Tale::set_off(seat, ward, station, customers),
            Event::WentOn { to, owner } => Tale::went_on(to, owner),
            Event::Served {
                seat,
                station,
                customer,
            } => Tale::served(seat, customer, station),
            Event::Stayed { ward, ref customers } => Tale::stayed(ward, customers),
            Event::Drew { seat, ref cards } => Tale::drew(seat, cards),
            Event::DrewUnseen { seat, count } => Tale::DrewUnseen { seat, n: count },
            Event::TurnEnded { seat } => Tale::TurnEnded { seat },
            Event::LastTurns {} => Tale::LastTurns,
            Event::GameOver {} => Tale::GameOver,
        }
    }

    fn arrived(ward: Label, customers: &[Customer]) -> Tale {
        Tale::Arrived {
            ward: WardId(ward),
            customers: group(customers),
        }
    }

    fn lost(customers: &[Customer]) -> Tale {
        Tale::Lost {
            customers: group(customers),
        }
    }

    fn paid(seat: Seat, cards: &[Label]) -> Tale {
        Tale::Paid {
            seat,
            cards: wards(cards),
        }
    }

    const fn built(seat: Seat, goods: Goods, station: Label) -> Tale {
        Tale::Built {
            seat,
            goods,
            station: StationId(station),
        }
    }

    const fn store_moved(seat: Seat, goods: Goods, [from, to]: [Label; 2]) -> Tale {
        Tale::StoreMoved {
            seat,
            goods,
            from: StationId(from),
            to: StationId(to),
        }
    }

    const fn track_laid(seat: Seat, [from, to]: [Label; 2]) -> Tale {
        Tale::TrackLaid {
            seat,
            from: StationId(from),
            to: StationId(to),
        }
    }

    const fn upgraded(seat: Seat, station: Label, customer: Customer) -> Tale {
        Tale::Upgraded {
            seat,
            station: StationId(station),
            customer,
        }
    }

    fn set_off(seat: Seat, ward: Label, station: Label, customers: &[Customer]) -> Tale {
        Tale::SetOff {
            seat,
            ward: WardId(ward),
            station: StationId(station),
            customers: group(customers),
        }
    }

    const fn went_on(to: Label, owner: Option<Seat>) -> Tale {
        let station = StationId(to);
        match owner {
            Some(owner) => Tale::WentOn { station, owner },
            None => Tale::WentByLink { station },
        }
    }

    const fn served(seat: Seat, customer: Customer, station: Label) -> Tale {
        Tale::Served {
            seat,
            customer,
            station: StationId(station),
        }
    }

    fn stayed(ward: Label, customers: &[Customer]) -> Tale {
        Tale::Stayed {
            ward: WardId(ward),
            customers: group(customers),
        }
    }

    fn drew(seat: Seat, cards: &[Label]) -> Tale {
        if cards.is_empty() {
            return Tale::DrewUnseen { seat, n: 0 };
        }
        Tale::Drew {
            seat,
            cards: wards(cards),
        }
    }
}

fn wards(cards: &[Label]) -> Vec<WardId> {
    cards.iter().copied().map(WardId).collect()
}

fn group(customers: &[Customer]) -> Customers {
    customers.iter().copied().collect()
}
