//! The sums over all games of one number of players.

use std::collections::{BTreeMap, BTreeSet};

use wire::strategy::{Group, Kind, Part, Table, Thing};

use super::clustered::Clustered;
use super::lexicon::Lexicon;
use super::round::{round, rounded};
use crate::interval::Mean;
use crate::rows::Row;

/// What fewer players had, or what comes from fewer deals, is not told.
const FEWEST: u64 = 30;

/// The sums over all games of one number of players.
#[derive(Default)]
pub(super) struct Sums {
    games: u64,
    seeds: BTreeSet<String>,
    seats: Vec<Clustered>,
    /// In the order in which score sheets have them.
    parts: Vec<(String, PartSums)>,
    things: BTreeMap<Kind, BTreeMap<String, ThingSums>>,
}

/// A main part of the score, in the games in which it counts.
#[derive(Default)]
struct PartSums {
    winners: Clustered,
    others: Clustered,
    lead: Clustered,
}

/// The players who had a thing.
#[derive(Default)]
struct ThingSums {
    /// What it is worth points for, if that is always the same.
    detail: Option<String>,
    points: Mean,
    win: Clustered,
    margin: Clustered,
}

impl Sums {
    /// Adds a game: the rows of its players in the order of the seats. Games of the same deal come one after the other.
    pub(super) fn add(&mut self, deal: u64, game: &[Row]) {
        self.games += 1;
        self.seats.resize(game.len(), Clustered::default());
        if let Some(first) = game.first().filter(|first| !self.seeds.contains(&first.setting.seed)) {
            self.seeds.insert(first.setting.seed.clone());
        }
        self.add_parts(deal, game);
        let scores: i32 = game.iter().map(|row| row.score).sum();
        for (row, seat) in game.iter().zip(0..) {
            let others = f64::from(scores - row.score) / (game.len() as f64 - 1.0);
            let margin = f64::from(row.score) - others;
            self.seats[seat].add(deal, row.win_share);
            self.add_things(deal, row, margin);
        }
    }

    fn add_parts(&mut self, deal: u64, game: &[Row]) {
        let (winners, others): (Vec<&Row>, Vec<&Row>) = game.iter().partition(|row| row.place == 1);
        if winners.is_empty() || others.is_empty() {
            return;
        }
        let mut names: Vec<&str> = Vec::new();
        for part in game.iter().flat_map(|row| &row.parts).filter(|part| part.is_main()) {
            if !names.contains(&part.item.as_str()) {
                names.push(&part.item);
            }
        }
        for name in names {
            let [winners, others] = [&winners, &others].map(|rows| mean_points(rows, name));
            let known = self.parts.iter().position(|(known, _)| known == name);
            let place = known.unwrap_or_else(|| {
                self.parts.push((name.into(), PartSums::default()));
                self.parts.len() - 1
            });
            let sums = &mut self.parts[place].1;
            sums.winners.add(deal, winners);
            sums.others.add(deal, others);
            sums.lead.add(deal, winners - others);
        }
    }

    fn add_things(&mut self, deal: u64, row: &Row, margin: f64) {
        let mut scored: BTreeMap<&str, (i32, &str)> = BTreeMap::new();
        for part in row.parts.iter().filter(|part| part.leaf && !part.is_main()) {
            scored.entry(&part.item).or_insert((0, part.name())).0 += part.points;
        }
        for (item, (points, detail)) in scored {
            self.thing(Kind::Scored, item).add(deal, row, margin, points, detail);
        }
        for holding in row.holdings.iter().collect::<BTreeSet<_>>() {
            self.thing(Kind::Had, holding).add(deal, row, margin, 0, holding);
        }
        for (place, opening) in row.opening.iter().enumerate() {
            self.thing(Kind::Opened(place), opening)
                .add(deal, row, margin, 0, opening);
        }
    }

    fn thing(&mut self, kind: Kind, name: &str) -> &mut ThingSums {
        let things = self.things.entry(kind).or_default();
        if !things.contains_key(name) {
            things.insert(name.into(), ThingSums::default());
        }
        things.get_mut(name).expect("it is there now")
    }

    /// What the games say.
    pub(super) fn table(&self, lexicon: &mut Lexicon<'_>) -> Table {
        let players = self.seats.len();
        Table {
            players: players as u32,
            games: self.games,
            seeds: self.seeds.iter().cloned().collect(),
            seats: self
                .seats
                .iter()
                .filter_map(|seat| seat.above(0.0, 2).map(rounded))
                .collect(),
            parts: self
                .parts
                .iter()
                .filter_map(|(name, sums)| sums.part(name, lexicon))
                .collect(),
            groups: self.groups(lexicon),
        }
    }

    fn groups(&self, lexicon: &mut Lexicon<'_>) -> Vec<Group> {
        let rows = self.games * self.seats.len() as u64;
        let even = 1.0 / self.seats.len() as f64;
        let group = |(&kind, things): (&Kind, &BTreeMap<String, ThingSums>)| {
            // what everybody has tells nobody apart
            let telling = things
                .iter()
                .filter(|(_, sums)| (FEWEST..rows).contains(&sums.win.count()));
            let mut things: Vec<Thing> = telling
                .filter_map(|(name, sums)| sums.thing(kind, name, even, lexicon))
                .collect();
            things.sort_by(|one, other| other.win.0.total_cmp(&one.win.0));
            Group { kind, things }
        };
        let groups: Vec<Group> = self.things.iter().map(group).collect();
        groups.into_iter().filter(|group| !group.things.is_empty()).collect()
    }
}

/// The mean points of a part; a player without it counts 0.
fn mean_points(rows: &[&Row], name: &str) -> f64 {
    let parts = rows.iter().flat_map(|row| &row.parts);
    let points: i32 = parts
        .filter(|part| part.is_main() && part.item == name)
        .map(|part| part.points)
        .sum();
    f64::from(points) / rows.len() as f64
}

impl PartSums {
    fn part(&self, name: &str, lexicon: &mut Lexicon<'_>) -> Option<Part> {
        let lead = self.lead.above(0.0, FEWEST)?;
        Some(Part {
            what: lexicon.place(name),
            games: self.lead.count(),
            winners: round(self.winners.mean()),
            others: round(self.others.mean()),
            lead: rounded(lead),
        })
    }
}

impl ThingSums {
    fn add(&mut self, deal: u64, row: &Row, margin: f64, points: i32, detail: &str) {
        if self.points.count() == 0 {
            self.detail = Some(detail.into());
        } else if self.detail.as_deref() != Some(detail) {
            self.detail = None;
        }
        self.points.add(points);
        self.win.add(deal, row.win_share);
        self.margin.add(deal, margin);
    }

    fn thing(&self, kind: Kind, name: &str, even: f64, lexicon: &mut Lexicon<'_>) -> Option<Thing> {
        let win = self.win.above(even, FEWEST)?;
        let margin = self.margin.above(0.0, FEWEST)?;
        let detail = self.detail.as_deref().filter(|detail| *detail != name);
        Some(Thing {
            what: lexicon.place(name),
            detail: detail.map(|detail| lexicon.place(detail)),
            times: self.win.count(),
            points: (kind == Kind::Scored).then(|| round(self.points.mean())),
            win: rounded(win),
            margin: rounded(margin),
        })
    }
}
