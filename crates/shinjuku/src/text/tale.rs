//! What happened, in one line.

use table::{Label, Seat};

use crate::parts::action::Kind;
use crate::parts::companion::Companion;
use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::event::{Event, Figure};
use crate::parts::map::Map;

use super::noun::{Party, StationId, WardId};

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

        // Version 2
        CardTaken { seat: Seat, ward: WardId },
        CardStays { ward: WardId },
        Uncovered { ward: WardId },
        Queued { customer: Customer, space: u8, ward: WardId },
        BonusTaken { seat: Seat, n: u8 },
        QueueEnded,
        MatsuriMoved { seat: Seat, ward: WardId },
        PrincessMoved { seat: Seat, ward: WardId },
        KaichoMoved { seat: Seat, ward: WardId },
        KaijuMoved { seat: Seat, ward: WardId },
        KaijuDrawn { seat: Seat },
        KaijuInBay,
        Fled { ward: WardId, group: Party },
        Accompanied { ward: WardId, group: Party },
        ThiefCaught { goods: Goods, station: StationId },
        KaichoLetGo { seat: Seat, station: StationId },
        ArtServed { seat: Seat, station: StationId },
        CompanionQueued { companion: Companion, space: u8 },
        CompanionGone { companion: Companion },
        ArtEarned { seat: Seat },
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
            ref other => Tale::of_second(other),
        }
    }

    /// The line of an event of Version 2.
    fn of_second(event: &Event) -> Tale {
        match *event {
            Event::CardTaken { seat, ward } => Tale::CardTaken {
                seat,
                ward: WardId(ward),
            },
            Event::CardStays { ward } => Tale::CardStays { ward: WardId(ward) },
            Event::Uncovered { ward } => Tale::Uncovered { ward: WardId(ward) },
            Event::Queued { customer, space, ward } => Tale::Queued {
                customer,
                space,
                ward: WardId(ward),
            },
            Event::BonusTaken { seat, count } => Tale::BonusTaken { seat, n: count },
            Event::FigureMoved { seat, figure, ward } => Tale::figure_moved(seat, figure, WardId(ward)),
            Event::KaijuDrawn { seat } => Tale::KaijuDrawn { seat },
            Event::KaijuInBay {} => Tale::KaijuInBay,
            Event::Fled {
                ward,
                ref customers,
                ref companions,
            } => Tale::Fled {
                ward: WardId(ward),
                group: Party::new(customers, companions),
            },
            Event::Accompanied { ward, ref companions } => Tale::Accompanied {
                ward: WardId(ward),
                group: Party::new(&[], companions),
            },
            Event::LetGo {
                station,
                companion,
                owner,
            } => Tale::let_go(StationId(station), companion, owner),
            Event::CompanionQueued { companion, space } => Tale::CompanionQueued { companion, space },
            Event::CompanionGone { companion } => Tale::CompanionGone { companion },
            Event::ArtEarned { seat } => Tale::ArtEarned { seat },
            _ => Tale::QueueEnded,
        }
    }

    const fn figure_moved(seat: Seat, figure: Figure, ward: WardId) -> Tale {
        match figure {
            Figure::Matsuri => Tale::MatsuriMoved { seat, ward },
            Figure::Princess => Tale::PrincessMoved { seat, ward },
            Figure::Kaicho => Tale::KaichoMoved { seat, ward },
            Figure::Kaiju => Tale::KaijuMoved { seat, ward },
        }
    }

    const fn let_go(station: StationId, companion: Companion, owner: Option<Seat>) -> Tale {
        match (companion, owner) {
            (Companion::Thief { goods }, _) => Tale::ThiefCaught { goods, station },
            (Companion::Kaicho { owner }, _) => Tale::KaichoLetGo { seat: owner, station },
            (Companion::Art {}, Some(seat)) => Tale::ArtServed { seat, station },
            (companion, _) => Tale::CompanionGone { companion },
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
