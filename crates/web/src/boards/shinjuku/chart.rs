//! The map: wards, water, connections and tracks, stations with their stores, customers, and the way of a Move.

use leptos::prelude::*;
use shinjuku::map::{Connection, Map, Station, Ward};
use shinjuku::state::{Sells, Step, Store};
use shinjuku::{Customer, Customers};

use super::aim;
use super::beyond;
use super::desk::Desk;
use super::hint;
use super::icons;
use super::names;
use super::plan;
use super::seats;
use super::stands::{SCALE, Site, Stand};
use super::way;
use crate::picture::Point;
use crate::picture::zoom::Zoom;
use crate::texts::t;

/// The map.
pub fn chart(desk: Desk) -> AnyView {
    let zoom = Zoom::new(plan::EXTENT, plan::first(), desk.dragged);
    hint::look(desk, zoom);
    view! {
        <div class="shin-view">
            <svg
                class="shin-chart"
                class:near=move || zoom.is_near()
                node_ref=zoom.picture
                viewBox=move || zoom.view_box()
                role="group"
                aria-label=t!("shinjuku.map")
                on:wheel=move |event| zoom.wheel(&event)
                on:pointerdown=move |event| zoom.press(&event)
                on:pointermove=move |event| zoom.drag(&event)
                on:pointerup=move |event| zoom.release(&event)
                on:pointercancel=move |event| zoom.release(&event)
                on:dblclick=move |event| zoom.double_click(&event)
                on:focusin=move |event| zoom.reveal(&event)
            >
                {country(desk)}
                {railway(desk)}
            </svg>
            {beyond::arrows(desk, zoom)}
            {zoom.buttons()}
        </div>
    }
    .into_any()
}

/// Water, land, and the wards with their names.
fn country(desk: Desk) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let sea = plan.sea.clone().map(|sea| view! { <path class="shin-sea" d=sea/> });
    let land = plan
        .wards
        .iter()
        .map(|ward| view! { <path class="shin-land" d=ward.outline.clone()/> })
        .collect_view();
    let rivers = plan
        .rivers
        .iter()
        .map(|river| view! { <path class="shin-river" d=river.clone()/> })
        .collect_view();
    view! {
        {sea}
        {land}
        {map.each_ward().map(|ward| region(desk, ward)).collect_view()}
        {rivers}
        {map.each_ward().map(|ward| ward_name(desk, ward)).collect_view()}
    }
    .into_any()
}

/// Connections, stations and customers.
fn railway(desk: Desk) -> AnyView {
    let map = desk.map();
    let links = map.links.iter().map(|&ends| link(desk, ends)).collect_view();
    view! {
        {map.each_connection().map(|connection| rail(desk, connection)).collect_view()}
        {links}
        {way::line(desk)}
        {map.each_station().map(|station| stop(desk, station)).collect_view()}
        {map.each_station().map(|station| stop_name(desk, station)).collect_view()}
        {map.each_ward().map(|ward| waiting(desk, ward)).collect_view()}
        {way::group(desk)}
        {hint::ghosts(desk)}
    }
    .into_any()
}

/// A ward's ground. Clicking it is clicking its customers.
fn region(desk: Desk, ward: Ward) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let key = format!("ward:{}", map.ward(ward).id);
    let aim = desk.aim(move |moment| aim::at_ward(moment, ward));
    let name = key.clone();
    let lit = move || desk.table.highlight.read().as_ref() == Some(&key);
    let own = &plan.wards[ward.index()];
    view! {
        <path
            class=format!("shin-ward ward-{}", own.tint)
            class:hot=move || aim.get().allowed
            class:lit=lit
            data-target=name
            d=own.outline.clone()
            on:click=move |_| if aim.get_untracked().action.is_some() { desk.click(aim.get_untracked()) }
            on:pointerenter=move |_| desk.point(Some(aim.get_untracked()))
            on:pointerleave=move |_| desk.point(None)
        />
    }
    .into_any()
}

fn ward_name(desk: Desk, ward: Ward) -> AnyView {
    let Point { x, y } = desk.plan().wards[ward.index()].name;
    view! { <text class="shin-ward-name" x=x y=y text-anchor="middle">{names::ward(&desk.map(), ward)}</text> }
        .into_any()
}

/// A connection: open, or with somebody's track.
fn rail(desk: Desk, connection: Connection) -> AnyView {
    let map = desk.map();
    let [a, b] = desk.plan().ends(&map, connection);
    let middle = a.middle(b);
    let owner = Memo::new(move |_| {
        desk.table
            .moment()
            .and_then(|moment| moment.view.public().tracks.owner(connection))
    });
    let track = move || {
        let mark = seats::mark(owner.get()?);
        Some(view! {
            <g class=format!("shin-track {}", mark.class)>
                <line class="shin-track-bed" x1=a.x y1=a.y x2=b.x y2=b.y/>
                <line class="shin-track-line" x1=a.x y1=a.y x2=b.x y2=b.y/>
                <line class="shin-track-pattern" x1=a.x y1=a.y x2=b.x y2=b.y/>
                <circle class="shin-track-badge" cx=middle.x cy=middle.y r="9.500"/>
                <text class="shin-track-letter" x=middle.x y=middle.y + 4.800 text-anchor="middle">{mark.letter.to_string()}</text>
            </g>
        })
    };
    let words = names::connection(&map, connection);
    let label = move || match owner.get() {
        Some(seat) => t!("shinjuku.label.track", ends = words, name = desk.table.name(seat)),
        None => t!("shinjuku.label.open", ends = words),
    };
    let aim = desk.aim(move |moment| aim::at_connection(moment, connection));
    let [from, to] = map.ends(connection).map(|end| map.station(end).id);
    let inside = view! {
        <line class="shin-rail-open" class:laid=move || owner.get().is_some() x1=a.x y1=a.y x2=b.x y2=b.y/>
        {track}
        <line class="shin-rail-hit" x1=a.x y1=a.y x2=b.x y2=b.y/>
    };
    desk.target("shin-rail", format!("track:{from}:{to}"), aim, label, inside.into_any())
}

/// A link: open to everybody, nobody's.
fn link(desk: Desk, ends: [Station; 2]) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let [a, b] = ends.map(|end| plan.at(end));
    let words = names::link(&map, ends);
    let inside = view! {
        <line class="shin-link-bed" x1=a.x y1=a.y x2=b.x y2=b.y/>
        <line class="shin-link-line" x1=a.x y1=a.y x2=b.x y2=b.y/>
        <line class="shin-rail-hit" x1=a.x y1=a.y x2=b.x y2=b.y/>
    };
    let aim = desk.aim(move |moment| aim::at_link(moment, ends));
    desk.target(
        "shin-rail link",
        "link".into(),
        aim,
        move || t!("shinjuku.label.link", ends = words),
        inside.into_any(),
    )
}

/// A station: its sign, its store.
fn stop(desk: Desk, station: Station) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let (at, info) = (plan.at(station), map.station(station));
    let store = Memo::new(move |_| {
        desk.table
            .moment()
            .and_then(|moment| moment.view.public().store(station).map(Held))
    });
    let words = station_words(&map, station);
    let label = move || match store.get() {
        Some(Held(store)) => t!(
            "shinjuku.label.with_store",
            station = words,
            store = names::store(store.sells),
            name = desk.table.name(store.owner)
        ),
        None => words.clone(),
    };
    let picked = move || {
        desk.table
            .moment()
            .is_some_and(|moment| is_picked(moment.view.public().step, station))
    };
    let stand = plan.stands[station.index()];
    let site = Site {
        at,
        is_ranked: info.rank.is_some(),
    };
    let inside = view! {
        <g transform=format!("translate({:.1} {:.1})", at.x, at.y)>
            <circle class="shin-stop-hit" r="24"/>
            <circle class="shin-stop-glow" class:picked=picked r="19"/>
            {sign(info.rank)}
        </g>
    };
    let aim = desk.aim(move |moment| aim::at_station(moment, station));
    let key = format!("station:{}", info.id);
    // the store stands beside the button: its letter is no part of the station's name
    view! {
        {desk.target("shin-stop", key, aim, label, inside.into_any())}
        {move || store.get().map(|Held(store)| building(stand, site, store))}
    }
    .into_any()
}

/// The store of a station, where it stands.
fn building(stand: Stand, site: Site, store: Store) -> AnyView {
    let ground = stand.ground(site, store.sells == Sells::Everything);
    let (x, y) = (site.at.x + ground.x, site.at.y + ground.y);
    view! { <g class="shin-stop-store" transform=format!("translate({x:.1} {y:.1}) scale({SCALE})")>{icons::store(store)}</g> }
        .into_any()
}

/// The sign of a station, with its rank where it has the icon.
fn sign(rank: Option<u8>) -> AnyView {
    match rank {
        Some(rank) => view! {
            <rect class="shin-stop-sign" x="-13" y="-12" width="26" height="24" rx="6"/>
            <text class="shin-stop-rank" y="5.500" text-anchor="middle">{rank}</text>
        }
        .into_any(),
        None => view! { <circle class="shin-stop-sign" r="9"/> }.into_any(),
    }
}

/// A station with its ward and rank, for those who hear the map.
fn station_words(map: &Map, station: Station) -> String {
    let words = t!(
        "shinjuku.label.station",
        name = names::station(map, station),
        ward = names::ward(map, map.ward_of(station))
    );
    match map.station(station).rank {
        Some(rank) => t!("shinjuku.label.icon", station = words, rank = rank),
        None => words,
    }
}

/// A store, which is compared by what it is.
#[derive(Clone, Copy, PartialEq)]
struct Held(Store);

/// Is the step about this station?
fn is_picked(step: Step, station: Station) -> bool {
    use shinjuku::state::Purchase;
    match step {
        Step::BuildStore(at) | Step::GiveUp(at) => at == station,
        Step::Pay(purchase) | Step::PayThree(purchase) => match purchase {
            Purchase::NewStore(at, _) | Purchase::MoveStore(at, _) | Purchase::Upgrade(at) => at == station,
            Purchase::SecondTrack(..) | Purchase::Move(_) => false,
        },
        _ => false,
    }
}

fn stop_name(desk: Desk, station: Station) -> AnyView {
    let label = desk.plan().labels[station.index()];
    view! { <text class="shin-stop-name" x=label.at.x y=label.at.y text-anchor=label.anchor>{names::station(&desk.map(), station)}</text> }.into_any()
}

/// The customers that wait in a ward.
fn waiting(desk: Desk, ward: Ward) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let here = Memo::new(move |_| {
        desk.table
            .moment()
            .map_or(Customers::NONE, |moment| moment.view.public().waiting[ward.index()])
    });
    let Point { x, y } = plan.wards[ward.index()].name;
    let inside = view! { <g transform=format!("translate({x:.1} {:.1}) scale(1.12)", y + 23.0)>{move || tokens(here.get())}</g> };
    let name = names::ward(&map, ward);
    let label = move || {
        t!(
            "shinjuku.label.waiting",
            ward = name,
            customers = names::customers(&here.get())
        )
    };
    let aim = desk.aim(move |moment| {
        if moment.view.public().waiting[ward.index()].is_empty() {
            aim::Aim::default()
        } else {
            aim::at_ward(moment, ward)
        }
    });
    desk.target(
        "shin-waiting",
        format!("ward:{}", map.ward(ward).id),
        aim,
        label,
        inside.into_any(),
    )
}

/// Tokens side by side around the origin, those of a kind piled up, in rows.
pub fn tokens(customers: Customers) -> AnyView {
    let token = |(customer, x, y): (Customer, f64, f64)| view! { <g transform=format!("translate({x:.1} {y:.1})")>{icons::token(customer)}</g> };
    rows(customers).into_iter().map(token).collect_view().into_any()
}

/// How wide and high the tokens lie.
pub fn extent(customers: Customers) -> (f64, f64) {
    let places = rows(customers);
    let far = |of: fn(&(Customer, f64, f64)) -> f64| places.iter().map(of).fold(0.0, f64::max);
    (2.0 * far(|place| place.1) + 30.0, far(|place| place.2) + 30.0)
}

/// Where each token lies.
fn rows(customers: Customers) -> Vec<(Customer, f64, f64)> {
    const APART: f64 = 30.0;
    const PILED: f64 = 11.0;
    const WIDEST: f64 = 96.0;
    let mut rows: Vec<Vec<(Customer, f64)>> = vec![Vec::new()];
    let mut before: Option<(Customer, f64)> = None;
    for customer in customers.each() {
        let x = before.map_or(0.0, |(last, x)| x + if last == customer { PILED } else { APART });
        let is_new = x > WIDEST && before.is_some_and(|(last, _)| last != customer);
        if is_new {
            rows.push(Vec::new());
        }
        let x = if is_new { 0.0 } else { x };
        rows.last_mut().expect("there is a row").push((customer, x));
        before = Some((customer, x));
    }
    let centred = |(number, row): (usize, Vec<(Customer, f64)>)| {
        let wide = row.last().map_or(0.0, |(_, x)| *x);
        row.into_iter()
            .map(move |(customer, x)| (customer, x - wide / 2.0, number as f64 * 27.0))
    };
    rows.into_iter().enumerate().flat_map(centred).collect()
}
