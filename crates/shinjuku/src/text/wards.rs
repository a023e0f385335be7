//! The map: each ward with its waiting customers and its stations.

use crate::map::{Station, Ward};
use crate::state::{Sells, Step, Store};
use crate::view::View;

use super::ink::{BOLD, DIM, goods_in_short, ink, letter};
use super::names;
use table::phrase::Phrase;

use super::phrase::flow;
use super::{WIDTH, rule};

/// Where the waiting customers stand.
const WAITING: usize = 12;
/// Where the stations stand.
const STATIONS: usize = 26;
/// The columns of a station.
const GRID: usize = 24;

/// All wards, in the order of the map; the links.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let heading = rule(
        &Phrase::in_style(DIM, "ward")
            .up_to_column(WAITING - 3)
            .styled(DIM, "waiting")
            .up_to_column(STATIONS - 3)
            .styled(DIM, "stations"),
    );
    let wards = view.map.each_ward().flat_map(|ward| rows(view, ward));
    [heading].into_iter().chain(wards).chain(links(view)).collect()
}

fn rows(view: &View, ward: Ward) -> Vec<Phrase> {
    let waiting = names::tokens(&view.public.waiting[ward.index()]);
    let name = Phrase::in_style(
        if waiting.is_empty() { DIM } else { BOLD },
        names::cut_to(WAITING - 1, &view.map.ward(ward).name),
    );
    let waiting = flow(
        waiting.iter().map(|token| Phrase::in_style(BOLD, token)),
        1,
        STATIONS - WAITING - 1,
    );
    let stations = view
        .map
        .each_station()
        .filter(|&station| view.map.ward_of(station) == ward)
        .map(|station| cell(view, station));
    let stations = flow(stations, GRID, WIDTH - STATIONS);
    let names = [name];
    let row = |n: usize| {
        let row = part(&names, n).up_to_column(WAITING).then(&part(&waiting, n));
        row.up_to_column(STATIONS).then(&part(&stations, n))
    };
    (0..waiting.len().max(stations.len())).map(row).collect()
}

/// A row of a part, nothing below its last one.
fn part(rows: &[Phrase], n: usize) -> Phrase {
    rows.get(n).cloned().unwrap_or_default()
}

/// A station with its icon and store, and whether customers on their way are there.
fn cell(view: &View, station: Station) -> Phrase {
    let here = match view.public.step {
        Step::HandOver(trip) | Step::Travel(trip) if trip.at == station => "▶",
        _ => "",
    };
    let rank = view
        .map
        .station(station)
        .rank
        .map_or_else(String::new, |rank| format!("★{rank}"));
    let store = view.public.store(station);
    let style = if store.is_some() { BOLD } else { anstyle::Style::new() };
    Phrase::new(here)
        .styled(style, names::station(&view.map, station))
        .plain(rank)
        .plain(" ")
        .then(&store.map_or_else(|| Phrase::in_style(DIM, "–"), sign))
}

/// A store in short.
fn sign(store: Store) -> Phrase {
    let goods = match store.sells {
        Sells::Goods(goods) => goods_in_short(goods),
        Sells::Everything => "DEPT",
    };
    Phrase::in_style(ink(store.owner), format_args!("{}:{goods}", letter(store.owner)))
}

/// S6.9: the links are open to all.
fn links(view: &View) -> Vec<Phrase> {
    let links = view
        .map
        .links
        .iter()
        .map(|link| Phrase::in_style(DIM, link.map(|end| names::station(&view.map, end)).join("=")));
    let heading = (!view.map.links.is_empty()).then(|| Phrase::in_style(DIM, "open link:"));
    flow(heading.into_iter().chain(links), 1, WIDTH)
}
