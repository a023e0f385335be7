//! What is asked, what was done, and what can be done, in the reader's language.

use shinjuku::action::Kind;
use shinjuku::map::{Map, Station};
use shinjuku::state::{Phase, Purchase, Sells, Step};
use shinjuku::{Action, Customer, Customers, Event, Goods, Shinjuku, View};
use table::{Label, Seat};

use super::means::asked_for;
use super::{names, seats};
use crate::boards::Button;
use crate::table::Moment;
use crate::texts::t;

/// What is expected of the viewer now.
pub fn prompt(moment: &Moment<Shinjuku>) -> String {
    let public = moment.view.public();
    if public.phase == Phase::Over {
        return t!("shinjuku.prompt.over");
    }
    if moment.seat().is_none_or(|seat| !moment.awaiting.contains(seat)) {
        return t!("shinjuku.prompt.wait");
    }
    let task = task(&moment.view);
    match public.phase {
        Phase::LastTurns(_) if public.step == Step::Choose => t!("shinjuku.prompt.last_turn", task = task),
        Phase::LastDrawn if public.step == Step::Choose => t!("shinjuku.prompt.last_drawn", task = task),
        _ => task,
    }
}

fn task(view: &View) -> String {
    let (map, public) = (view.map(), view.public());
    let station = |station: Station| names::station(map, station);
    match public.step {
        Step::Choose => choices(view),
        Step::BuildAt => t!("shinjuku.prompt.build_at"),
        Step::BuildStore(at) => build_store(view, at),
        Step::FirstTrack => t!("shinjuku.prompt.first_track"),
        Step::SecondTrack(first) => t!("shinjuku.prompt.second_track", ends = names::connection(map, first)),
        Step::UpgradeAt => t!("shinjuku.prompt.upgrade_at"),
        Step::GiveUp(at) => t!("shinjuku.prompt.give_up", station = station(at)),
        Step::MoveFrom => t!("shinjuku.prompt.move_from"),
        Step::Pay(purchase) => t!(
            "shinjuku.prompt.pay",
            wards = names::either_ward(map, asked_for(map, purchase)),
            reason = reason(map, purchase)
        ),
        Step::PayThree(purchase) => {
            t!(
                "shinjuku.prompt.pay_three",
                n = 3 - view.picks().map_or(0, |picks| picks.cards().count()),
                reason = reason(map, purchase)
            )
        }
        Step::StartAt(ward) => t!("shinjuku.prompt.start_at", ward = names::ward(map, ward)),
        Step::HandOver(trip) => t!("shinjuku.prompt.hand_over", station = station(trip.at)),
        Step::Travel(trip) if trip.may_stop => t!("shinjuku.prompt.travel_or_stop", station = station(trip.at)),
        Step::Travel(trip) => t!("shinjuku.prompt.travel", station = station(trip.at)),
    }
}

fn choices(view: &View) -> String {
    match view.public().taken.len() {
        0 => t!("shinjuku.prompt.first_action"),
        1 => t!("shinjuku.prompt.second_action"),
        _ => t!("shinjuku.prompt.end_turn"),
    }
}

fn build_store(view: &View, at: Station) -> String {
    let name = names::station(view.map(), at);
    let any = view
        .public()
        .stores_of(view.public().seat)
        .any(|(_, sells)| sells != Sells::Everything);
    if any {
        t!("shinjuku.prompt.build_or_move", station = name)
    } else {
        t!("shinjuku.prompt.build_store", station = name)
    }
}

/// What is paid for.
fn reason(map: &Map, purchase: Purchase) -> String {
    let station = |station: Station| names::station(map, station);
    match purchase {
        Purchase::NewStore(at, goods) => t!(
            "shinjuku.reason.store",
            goods = names::goods(goods),
            station = station(at)
        ),
        Purchase::MoveStore(to, from) => t!("shinjuku.reason.move_store", from = station(from), to = station(to)),
        Purchase::SecondTrack(_, second) => t!("shinjuku.reason.track", ends = names::connection(map, second)),
        Purchase::Upgrade(at) => t!("shinjuku.reason.upgrade", station = station(at)),
        Purchase::Move(ward) => t!("shinjuku.reason.move", ward = names::ward(map, ward)),
    }
}

/// The choices that have no place on the map.
pub fn buttons(moment: &Moment<Shinjuku>) -> Vec<Button<Shinjuku>> {
    let placeless = |action: &&Action| {
        matches!(
            action,
            Action::Choose { .. } | Action::PayThree {} | Action::Stop {} | Action::EndTurn {}
        )
    };
    let nothing_else = moment.legal.len() == 1;
    let button = |&action: &Action| {
        let stops = matches!(action, Action::EndTurn {}) && (nothing_else || moment.view.public().taken.len() >= 2);
        Button {
            label: button_label(&moment.view, &action),
            action,
            main: stops,
        }
    };
    moment.legal.iter().filter(placeless).map(button).collect()
}

fn button_label(view: &View, action: &Action) -> String {
    match action {
        Action::Choose { action: Kind::Income } => t!("shinjuku.button.income", n = income(view)),
        Action::Choose { action } => t!(match action {
            Kind::Build => "shinjuku.button.build",
            Kind::Expand => "shinjuku.button.expand",
            Kind::Upgrade => "shinjuku.button.upgrade",
            _ => "shinjuku.button.move",
        }),
        _ => action_line(view, action),
    }
}

/// S5.10: how many cards an Income of the present seat brings.
fn income(view: &View) -> u8 {
    5u8.saturating_sub(view.hand_size(view.public().seat)).max(1)
}

/// An action in a few words.
pub fn action_line(view: &View, action: &Action) -> String {
    let (map, public) = (view.map(), view.public());
    let station = |id: Label| names::station_with(map, id);
    match *action {
        Action::Choose { action: Kind::Income } => t!("shinjuku.button.income", n = income(view)),
        Action::Choose { action } => names::kind(action),
        Action::BuildAt { station: at } => t!("shinjuku.do.build_at", station = station(at)),
        Action::NewStore { goods } => t!("shinjuku.do.new_store", goods = names::goods(goods)),
        Action::MoveStore { from } => t!("shinjuku.do.move_store", from = station(from)),
        Action::Connect { from, to } => {
            let key = if matches!(public.step, Step::SecondTrack(_)) {
                "shinjuku.do.second_track"
            } else {
                "shinjuku.do.track"
            };
            t!(key, ends = format!("{} – {}", station(from), station(to)))
        }
        Action::UpgradeAt { station: at } => t!("shinjuku.do.upgrade", station = station(at)),
        Action::GiveUp { double } => t!(if double {
            "shinjuku.do.give_up_double"
        } else {
            "shinjuku.do.give_up"
        }),
        Action::MoveFrom { ward } => {
            let waiting = map
                .find_ward(ward)
                .map_or(Customers::NONE, |ward| public.waiting[ward.index()]);
            t!(
                "shinjuku.do.move_from",
                ward = names::ward_with(map, ward),
                customers = names::customers(&waiting)
            )
        }
        Action::StartAt { station: at } => t!("shinjuku.do.start_at", station = station(at)),
        Action::GoTo { station: to } => go_to(view, to),
        Action::HandOver { goods, double } => t!(
            "shinjuku.do.hand_over",
            customer = names::customer(Customer { goods, double })
        ),
        Action::Pay { card } => pay(view, card),
        Action::PayThree {} => t!("shinjuku.do.pay_three"),
        Action::Stop {} => stop(view),
        Action::EndTurn {} => t!("shinjuku.do.end_turn"),
    }
}

fn go_to(view: &View, to: Label) -> String {
    let (map, public) = (view.map(), view.public());
    let name = names::station_with(map, to);
    let Step::Travel(trip) = public.step else {
        return t!("shinjuku.do.go_to", station = name);
    };
    let connection = map.find_station(to).and_then(|to| map.connection_between(trip.at, to));
    match connection.map(|connection| public.tracks[connection.index()].seat()) {
        Some(Some(owner)) if owner == public.seat => t!("shinjuku.do.go_by_own", station = name),
        Some(Some(owner)) => t!(
            "shinjuku.do.go_by_other",
            station = name,
            company = names::company(owner)
        ),
        Some(None) => t!("shinjuku.do.go_to", station = name),
        None => t!("shinjuku.do.go_by_link", station = name),
    }
}

fn pay(view: &View, card: Label) -> String {
    let (map, public) = (view.map(), view.public());
    let name = names::ward_with(map, card);
    let wild = map
        .find_ward(card)
        .is_some_and(|ward| public.wild_wards(map, public.seat).contains(ward));
    match public.step {
        Step::PayThree(_) => t!("shinjuku.do.pay_one_of_three", ward = name),
        Step::Pay(purchase)
            if wild
                && map
                    .find_ward(card)
                    .is_some_and(|ward| !asked_for(map, purchase).contains(ward)) =>
        {
            t!("shinjuku.do.pay_wild", ward = name)
        }
        _ => t!("shinjuku.do.pay", ward = name),
    }
}

fn stop(view: &View) -> String {
    match view.public().step {
        Step::Travel(trip) => {
            let end = t!(
                "shinjuku.do.stop_move",
                ward = names::ward(view.map(), view.map().ward_of(trip.at)),
                n = trip.group.len()
            );
            let paid: Vec<String> = trip
                .used
                .without(view.public().seat)
                .iter()
                .map(|seat| seats::mark(seat).letter.to_string())
                .collect();
            if paid.is_empty() {
                end
            } else {
                t!("shinjuku.do.stop_with_income", end = end, companies = paid.join(", "))
            }
        }
        _ => t!("shinjuku.do.stop_track"),
    }
}

/// An event in one line; `None` for what another line tells already.
pub fn event_line(view: &View, event: &Event, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let map = view.map();
    let station = |id: Label| names::station_with(map, id);
    let ward = |id: Label| names::ward_with(map, id);
    Some(match *event {
        Event::TurnStarted { seat } => t!("shinjuku.event.turn", name = name(seat)),
        Event::Arrived {
            ward: at,
            ref customers,
        } => t!("shinjuku.event.arrived", ward = ward(at), customers = some(customers)),
        Event::Lost { ref customers } => t!("shinjuku.event.lost", customers = some(customers)),
        Event::Reshuffled {} => t!("shinjuku.event.reshuffled"),
        Event::Chosen { seat, action } => t!("shinjuku.event.chosen", name = name(seat), action = names::kind(action)),
        Event::Paid { seat, ref cards } => t!("shinjuku.event.paid", name = name(seat), cards = card_names(map, cards)),
        Event::Built {
            seat,
            station: at,
            goods,
        } => t!(
            "shinjuku.event.built",
            name = name(seat),
            goods = names::goods(goods),
            station = station(at)
        ),
        Event::StoreMoved { seat, from, to, goods } => {
            t!(
                "shinjuku.event.store_moved",
                name = name(seat),
                goods = names::goods(goods),
                from = station(from),
                to = station(to)
            )
        }
        Event::TrackLaid { seat, from, to } => t!(
            "shinjuku.event.track",
            name = name(seat),
            from = station(from),
            to = station(to)
        ),
        Event::Upgraded {
            seat,
            station: at,
            customer,
        } => {
            t!(
                "shinjuku.event.upgraded",
                name = name(seat),
                station = station(at),
                customer = names::customer(customer)
            )
        }
        Event::SetOff {
            seat,
            ward: of,
            station: at,
            ref customers,
        } => {
            t!(
                "shinjuku.event.set_off",
                name = name(seat),
                ward = ward(of),
                station = station(at),
                customers = some(customers)
            )
        }
        Event::WentOn { to, owner: Some(owner) } => {
            t!("shinjuku.event.went_on", station = station(to), name = name(owner))
        }
        Event::WentOn { to, owner: None } => t!("shinjuku.event.went_by_link", station = station(to)),
        Event::Served {
            seat,
            station: at,
            customer,
        } => {
            t!(
                "shinjuku.event.served",
                name = name(seat),
                station = station(at),
                customer = names::customer(customer)
            )
        }
        Event::Stayed {
            ward: at,
            ref customers,
        } => t!("shinjuku.event.stayed", ward = ward(at), customers = some(customers)),
        Event::Drew { ref cards, .. } if cards.is_empty() => return None,
        Event::Drew { seat, ref cards } => t!("shinjuku.event.drew", name = name(seat), cards = card_names(map, cards)),
        Event::DrewUnseen { seat, count } => t!("shinjuku.event.drew_unseen", name = name(seat), n = count),
        Event::TurnEnded { .. } => return None,
        Event::LastTurns {} => t!("shinjuku.event.last_turns"),
        Event::GameOver {} => t!("shinjuku.event.over"),
    })
}

fn some(customers: &[Customer]) -> String {
    names::customers(&customers.iter().copied().collect())
}

fn card_names(map: &Map, cards: &[Label]) -> String {
    names::list(
        &cards
            .iter()
            .map(|&card| names::ward_with(map, card))
            .collect::<Vec<_>>(),
    )
}

/// The thing on the map that an event is about.
pub fn event_target(event: &Event) -> Option<String> {
    match *event {
        Event::Arrived { ward, .. } | Event::Stayed { ward, .. } => Some(format!("ward:{ward}")),
        Event::Built { station, .. }
        | Event::Upgraded { station, .. }
        | Event::SetOff { station, .. }
        | Event::Served { station, .. } => Some(format!("station:{station}")),
        Event::StoreMoved { to, .. } | Event::WentOn { to, .. } => Some(format!("station:{to}")),
        Event::TrackLaid { from, to, .. } => Some(format!("track:{from}:{to}")),
        _ => None,
    }
}

/// The thing on the map that an action is about.
pub fn action_target(action: &Action) -> Option<String> {
    match *action {
        Action::BuildAt { station }
        | Action::UpgradeAt { station }
        | Action::StartAt { station }
        | Action::GoTo { station } => Some(format!("station:{station}")),
        Action::MoveStore { from } => Some(format!("station:{from}")),
        Action::Connect { from, to } => Some(format!("track:{from}:{to}")),
        Action::MoveFrom { ward } => Some(format!("ward:{ward}")),
        _ => None,
    }
}

/// A part of the score, without its numbers, so that all players' parts share a line.
pub fn part_name(name: &str) -> String {
    match read_part(name) {
        Some((_, goods, _)) => t!(&format!("shinjuku.part.{}", goods.name())),
        None if name == "customers" => t!("shinjuku.part.customers"),
        None => name.to_owned(),
    }
}

/// How many tokens a part of the score counts, and whether they are removed.
pub fn part_note(name: &str) -> Option<String> {
    let (number, _, removed) = read_part(name)?;
    Some(if removed {
        t!("shinjuku.part.removed", number = number)
    } else {
        t!("shinjuku.part.kept", number = number)
    })
}

/// The engine calls parts `3 food (removed: most tokens)`.
pub fn read_part(name: &str) -> Option<(&str, Goods, bool)> {
    let (part, removed) = name
        .strip_suffix(" (removed: most tokens)")
        .map_or((name, false), |part| (part, true));
    let (number, goods) = part.split_once(' ')?;
    Some((
        number,
        Goods::ALL.into_iter().find(|known| known.name() == goods)?,
        removed,
    ))
}
