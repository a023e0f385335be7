//! Events in one line. They are plain text: whoever tells them may colour the whole line.

use table::{Label, Seat};

use crate::customer::Customer;
use crate::event::Event;
use crate::map::Map;
use crate::view::View;

use super::names::{self, company};

/// An event, in a game that may have gone on since.
pub(super) fn words(view: &View, event: &Event) -> String {
    let map = &*view.map;
    let station = |id: Label| names::station_with(map, id);
    match *event {
        Event::TurnStarted { seat } => format!("the turn of {} begins", company(seat)),
        Event::Arrived { ward, ref customers } => format!(
            "customers arrive in {}: {}",
            names::ward_with(map, ward),
            names::customers(customers)
        ),
        Event::Lost { ref customers } => format!(
            "there is no card; customers leave the game: {}",
            names::customers(customers)
        ),
        Event::Reshuffled {} => "the discards are shuffled into a new pile".into(),
        Event::Chosen { seat, action } => format!("{} chooses {}", company(seat), names::action(action)),
        Event::Paid { seat, ref cards } => format!("{} pays {}", company(seat), cards_in_words(map, cards)),
        Event::Built {
            seat,
            station: at,
            goods,
        } => format!("{} builds a {goods} store at {}", company(seat), station(at)),
        Event::StoreMoved { seat, from, to, goods } => format!(
            "{} moves the {goods} store from {} to {}",
            company(seat),
            station(from),
            station(to)
        ),
        Event::TrackLaid { seat, from, to } => {
            format!("{} lays track {}-{}", company(seat), station(from), station(to))
        }
        Event::Upgraded {
            seat,
            station: at,
            customer,
        } => {
            format!(
                "{} builds a department store at {}, giving up 1 {customer}",
                company(seat),
                station(at)
            )
        }
        Event::SetOff {
            seat,
            ward,
            station: at,
            ref customers,
        } => set_off(map, seat, ward, at, customers),
        Event::WentOn { to, owner: Some(owner) } => {
            format!("they go on to {} by track of {}", station(to), company(owner))
        }
        Event::WentOn { to, owner: None } => format!("they go on to {} by the link", station(to)),
        Event::Served {
            seat,
            station: at,
            customer,
        } => format!("{} earns 1 {customer} at {}", company(seat), station(at)),
        Event::Stayed { ward, ref customers } => format!(
            "in {} stay {}",
            names::ward_with(map, ward),
            names::customers(customers)
        ),
        Event::Drew { seat, ref cards } => format!("{} draws {}", company(seat), cards_in_words(map, cards)),
        Event::DrewUnseen { seat, count } => format!("{} draws {}", company(seat), names::count(count.into(), "card")),
        Event::TurnEnded { seat } => format!("{} ends the turn", company(seat)),
        Event::LastTurns {} => "the last customer was drawn: everyone takes one Income and has one last turn".into(),
        Event::GameOver {} => "the game is over".into(),
    }
}

fn cards_in_words(map: &Map, cards: &[Label]) -> String {
    names::list(cards.iter().map(|&card| names::ward_with(map, card)).collect())
}

fn set_off(map: &Map, seat: Seat, ward: Label, station: Label, customers: &[Customer]) -> String {
    let (ward, station) = (names::ward_with(map, ward), names::station_with(map, station));
    format!(
        "{} moves the customers of {ward} from {station}: {}",
        company(seat),
        names::customers(customers)
    )
}
