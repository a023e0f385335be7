//! The map: each ward with its waiting customers and its stations.

use table::Say;
use table::phrase::Phrase;

use crate::edition::Edition;
use crate::parts::map::{Station, Ward};
use crate::state::{Step, Store};
use crate::text::noun;

use super::flow::flow;
use super::ink::{BOLD, DIM, ink, letter};
use super::{Picture, Short, WIDTH, Word, rule};

/// Where the waiting customers stand.
const WAITING: usize = 12;
/// Where the stations stand.
const STATIONS: usize = 26;
/// The columns of a station.
const GRID: usize = 24;
/// What stands before a heading.
const RULE: usize = 3;

impl<E: Edition> Picture<'_, E> {
    /// All wards, in the order of the map; the links.
    pub(super) fn wards(&self) -> Vec<Phrase> {
        let heading = Phrase::in_style(DIM, self.word(&Word::Ward))
            .up_to_column(WAITING - RULE)
            .styled(DIM, self.word(&Word::Waiting))
            .up_to_column(STATIONS - RULE)
            .styled(DIM, self.word(&Word::Stations));
        let wards = self.map().each_ward().flat_map(|ward| self.rows(ward));
        [rule(&heading)].into_iter().chain(wards).chain(self.links()).collect()
    }

    fn rows(&self, ward: Ward) -> Vec<Phrase> {
        let tokens = self.tokens(&self.view.public.waiting[ward.index()]);
        let name = Phrase::in_style(
            if tokens.is_empty() { DIM } else { BOLD },
            noun::cut(WAITING - 1, &self.ward(ward)),
        );
        let signs = E::signs(self, ward);
        let tokens = tokens.iter().map(|token| Phrase::in_style(BOLD, token)).chain(signs);
        let waiting = flow(tokens, 1, STATIONS - WAITING - 1);
        let stations = self.map().stations_of(ward).iter();
        let stations = flow(stations.map(|&station| self.cell(station)), GRID, WIDTH - STATIONS);
        let names = [name];
        let row = |n: usize| {
            let row = part(&names, n).up_to_column(WAITING).then(&part(&waiting, n));
            row.up_to_column(STATIONS).then(&part(&stations, n))
        };
        (0..waiting.len().max(stations.len())).map(row).collect()
    }

    /// A station with its icon and store, and whether customers on their way are there.
    fn cell(&self, station: Station) -> Phrase {
        let here = match self.view.public.step {
            Step::HandOver(trip) | Step::Travel(trip) if trip.at == station => "▶",
            _ => "",
        };
        let rank = self.map().station(station).rank;
        let rank = rank.map_or_else(
            String::new,
            |rank| if E::RANKS { format!("★{rank}") } else { "★".into() },
        );
        let store = self.view.public.store(station);
        let style = if store.is_some() { BOLD } else { anstyle::Style::new() };
        Phrase::new(here)
            .styled(style, self.station(station))
            .plain(rank)
            .plain(" ")
            .then(&store.map_or_else(|| Phrase::in_style(DIM, "–"), |store| self.sign(store)))
    }

    /// A store in short.
    fn sign(&self, store: Store) -> Phrase {
        let short = self.say(&Short::of(store.sells).say(self.map()));
        Phrase::in_style(ink(store.owner), format_args!("{}:{short}", letter(store.owner)))
    }

    /// S6.9: the links are open to all.
    fn links(&self) -> Vec<Phrase> {
        let links = &self.map().links;
        let words = links
            .iter()
            .map(|link| Phrase::in_style(DIM, link.map(|end| self.station(end)).join("=")));
        let heading = (!links.is_empty()).then(|| Phrase::in_style(DIM, self.word(&Word::Links)));
        flow(heading.into_iter().chain(words), 1, WIDTH)
    }
}

/// A row of a part, nothing below its last one.
fn part(rows: &[Phrase], n: usize) -> Phrase {
    rows.get(n).cloned().unwrap_or_default()
}
