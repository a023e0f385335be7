//! H14: scoring a finished physical game, entered by hand. `docs/score-entry.md` shows how to write one.

mod form;

pub use form::{CardEntry, Entry, LineEntry, TownEntry, UpgradeEntry};

use table::words::Say;
use table::{CardSet, EntryError, Message, Outcome, PadRow, PadSum, ScorePad, SeatResult};

use crate::parts::cards::{Cards, PlanId, PlanIndex, RequestIndex, TokenId, TokenIndex, TokenKind, TownIndex, Upgrade};
use crate::parts::cell::{Cell, TOWN_SIZE};
use crate::parts::line::{ByLine, Line};
use crate::parts::options::Options;
use crate::parts::path::{Path, TOKENS};
use crate::parts::spot::{Spot, Spots};
use crate::parts::town::{Frame, Town};
use crate::rules::pad;
use crate::rules::plans::MOST_PLANS;
use crate::rules::scoring::Scored;
use crate::rules::solo;
use crate::state::{Hill, MOST_PLAYERS, REQUESTS, result};
use crate::text::{EntryProblem, Place};

impl ScorePad for Hill {
    type Entry = Entry;

    /// H14.1: scored by H10 to H12.
    fn score(options: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut table = Table::new(&options.cards, entry);
        let requests = table.requests(&entry.requests);
        let towns: Vec<Finished> = entry
            .towns
            .iter()
            .enumerate()
            .map(|(n, town)| table.town(n, town))
            .collect();
        if !(1..=MOST_PLAYERS).contains(&towns.len()) {
            table.problem(&EntryProblem::Towns {
                towns: towns.len(),
                most: MOST_PLAYERS,
            });
        }
        if !table.problems.is_empty() {
            return Err(EntryError(table.problems));
        }
        let result = |(town, entry): (&Finished, &TownEntry)| SeatResult {
            name: (!entry.name.is_empty()).then(|| entry.name.clone()),
            ..result(&town.scored(&options.cards, &requests))
        };
        let mut seats: Vec<SeatResult> = towns.iter().zip(&entry.towns).map(result).collect();
        if let [alone] = &mut seats[..] {
            let title = solo::title(alone.score.points, !requests.is_empty());
            alone.title = Some(title.say(&options.cards));
        }
        Ok(Outcome::ranked(seats))
    }

    fn pad_rows() -> Vec<PadRow> {
        pad::rows()
    }

    fn pad_sum(players: usize, column: &[Option<i32>]) -> PadSum {
        pad::sum(players, column)
    }
}

/// A town ready to be scored.
struct Finished {
    town: Town,
    plans: ByLine<Vec<PlanIndex>>,
    wilds: usize,
    resources: u16,
}

impl Finished {
    fn scored<'a>(&'a self, cards: &'a Cards, requests: &'a [RequestIndex]) -> Scored<'a> {
        Scored {
            cards,
            town: &self.town,
            frame: Some(Frame::AT_FIRST),
            plans: ByLine::from_fn(|line| self.plans[line].as_slice()),
            wilds: self.wilds,
            resources: self.resources,
            requests,
        }
    }
}

/// Everything on the physical table: each card and token is there once. Problems are collected, so that all can be mended at once.
struct Table<'a> {
    cards: &'a Cards,
    towns: CardSet<TownIndex>,
    plans: CardSet<PlanIndex>,
    tokens: CardSet<TokenIndex>,
    /// Tokens that are entered by their number, and so not free to stand for others.
    numbered: CardSet<TokenIndex>,
    problems: Vec<Message>,
    /// Whose town the next problems are about, and which line of it.
    about: Option<(Message, Option<Line>)>,
}

impl<'a> Table<'a> {
    fn new(cards: &'a Cards, entry: &Entry) -> Table<'a> {
        let upgrades = entry
            .towns
            .iter()
            .flat_map(|town| &town.cards)
            .filter_map(|card| card.upgrade);
        let numbered = upgrades
            .filter_map(|upgrade| match upgrade {
                UpgradeEntry::Token(id) => cards.token_index(id),
                _ => None,
            })
            .collect();
        Table {
            cards,
            towns: CardSet::EMPTY,
            plans: CardSet::EMPTY,
            tokens: CardSet::EMPTY,
            numbered,
            problems: Vec::new(),
            about: None,
        }
    }

    fn problem(&mut self, problem: &EntryProblem) {
        let problem = problem.say(self.cards);
        let problem = match self.about.clone() {
            None => problem,
            Some((whose, None)) => EntryProblem::Of { whose, problem }.say(self.cards),
            Some((whose, Some(line))) => EntryProblem::OfLine { whose, line, problem }.say(self.cards),
        };
        self.problems.push(problem);
    }

    /// A problem with the clause that makes it one.
    fn breach(&mut self, clause: &str, problem: &EntryProblem) {
        self.problem(&EntryProblem::By {
            problem: problem.say(self.cards),
            clause: clause.into(),
        });
    }

    /// H2.9: the Request cards.
    fn requests(&mut self, ids: &[String]) -> Vec<RequestIndex> {
        if !(ids.is_empty() || ids.len() == REQUESTS) {
            self.breach("H2.9", &EntryProblem::Requests { requests: ids.len() });
        }
        if ids.len() == REQUESTS && ids[0] == ids[1] {
            self.problem(&EntryProblem::RequestTwice { letter: ids[0].clone() });
        }
        let mut requests = Vec::new();
        for id in ids {
            match self.cards.request_index(id) {
                Some(request) => requests.push(request),
                None => self.problem(&EntryProblem::NoRequest { letter: id.clone() }),
            }
        }
        requests
    }

    /// H14.1: a player's town.
    fn town(&mut self, number: usize, entry: &TownEntry) -> Finished {
        let whose = if entry.name.is_empty() {
            EntryProblem::TownName { number: number + 1 }.say(self.cards)
        } else {
            Message::verbatim(entry.name.clone())
        };
        self.about = Some((whose.clone(), None));
        let mut town = Town::EMPTY;
        for card in &entry.cards {
            self.card(&mut town, entry.frame, card);
        }
        if town.cells().is_empty() && entry.cards.iter().all(|card| in_frame(entry.frame, card.at).is_none()) {
            self.problem(&EntryProblem::BeyondFrame {
                place: Place(entry.frame),
            });
        }
        let wilds = self.wild_landmarks(entry.wild_landmarks);
        let mut plans = ByLine::default();
        for (line, line_entry) in entry.lines.iter() {
            self.about = Some((whose.clone(), Some(line)));
            if let Some(path) = self.path(entry, &line_entry.tracks) {
                town.set_path(line, path);
            }
            plans[line] = self.plans(&line_entry.plans);
        }
        self.about = None;
        Finished {
            town,
            plans,
            wilds,
            resources: entry.resources,
        }
    }

    /// H14.2: cards beyond the frame are removed before scoring.
    fn card(&mut self, town: &mut Town, frame: [i8; 2], entry: &CardEntry) {
        let Some(number) = self.cards.town_index(entry.card) else {
            return self.problem(&EntryProblem::NoTown { number: entry.card.0 });
        };
        if self.towns.contains(number) {
            return self.problem(&EntryProblem::TownTwice { number: entry.card.0 });
        }
        self.towns.insert(number);
        let upgrade = entry.upgrade.and_then(|upgrade| self.upgrade(upgrade));
        let Some(cell) = in_frame(frame, entry.at) else { return };
        if town.cells().contains(cell) {
            return self.problem(&EntryProblem::TwoCards { place: Place(entry.at) });
        }
        town.place(self.cards, cell, number, entry.turned);
        if let Some(token) = upgrade {
            town.upgrade(cell, token);
        }
    }

    /// The next unused token of the card list that is this upgrade.
    fn upgrade(&mut self, entry: UpgradeEntry) -> Option<TokenIndex> {
        let is_it = |kind: TokenKind, id: TokenId| match entry {
            UpgradeEntry::DoubleValue(line) => kind == TokenKind::Upgrade(Upgrade::DoubleValue(line)),
            UpgradeEntry::PlusThree(line) => kind == TokenKind::Upgrade(Upgrade::PlusThree(line)),
            UpgradeEntry::Token(entered) => id == entered && matches!(kind, TokenKind::Upgrade(_)),
        };
        let taken = |number: TokenIndex| match entry {
            UpgradeEntry::Token(_) => self.tokens.contains(number),
            _ => self.tokens.contains(number) || self.numbered.contains(number),
        };
        let found = CardSet::first(self.cards.tokens.len())
            .iter()
            .filter(|&number| {
                let token = self.cards.token(number);
                is_it(token.kind, token.id)
            })
            .find(|&number| !taken(number));
        match found {
            Some(token) => self.tokens.insert(token),
            None => self.problem(&EntryProblem::NoUpgrade { upgrade: entry }),
        }
        found
    }

    /// H9.6: the Wild landmarks kept.
    fn wild_landmarks(&mut self, count: u8) -> usize {
        let left: Vec<TokenIndex> = self
            .cards
            .wilds
            .minus(self.tokens)
            .iter()
            .take(usize::from(count))
            .collect();
        if left.len() < usize::from(count) {
            self.problem(&EntryProblem::Wilds {
                wilds: count,
                left: left.len(),
            });
        }
        left.iter().for_each(|&token| self.tokens.insert(token));
        left.len()
    }

    /// H9.2, H9.3: the Plan cards of a line.
    fn plans(&mut self, ids: &[PlanId]) -> Vec<PlanIndex> {
        let mut row: Vec<PlanIndex> = Vec::new();
        for id in ids {
            match self.cards.plan_index(*id) {
                None => self.problem(&EntryProblem::NoPlan { number: id.0 }),
                Some(plan) if self.plans.contains(plan) => self.problem(&EntryProblem::PlanTwice { number: id.0 }),
                Some(plan) => {
                    if row.iter().any(|&other| self.cards.are_twins(other, plan)) {
                        self.breach("H9.3", &EntryProblem::Twin { number: id.0 });
                    }
                    self.plans.insert(plan);
                    row.push(plan);
                }
            }
        }
        if row.len() > MOST_PLANS {
            let (plans, most) = (row.len(), MOST_PLANS);
            self.breach("H9.2", &EntryProblem::ManyPlans { plans, most });
        }
        row
    }

    /// H14.2: the path of a line, without the tokens on removed cards; every breach of H6.1 and H6.6 to H6.9 is reported.
    fn path(&mut self, entry: &TownEntry, tracks: &[[[i8; 2]; 2]]) -> Option<Path> {
        let mut spots = Spots::NONE;
        for &[a, b] in tracks {
            let (here, there) = (Place(a), Place(b));
            let on_cards = [a, b]
                .iter()
                .all(|place| entry.cards.iter().any(|card| card.at == *place));
            if !are_neighbours(a, b) {
                self.breach("H6.1", &EntryProblem::NoNeighbours { a: here, b: there });
            } else if !on_cards {
                self.breach("H6.1", &EntryProblem::NoCards { a: here, b: there });
            } else if let Some(spot) = spot_in_frame(entry.frame, [a, b]) {
                if spots.contains(spot) {
                    self.breach("H6.3", &EntryProblem::TrackTwice { a: here, b: there });
                }
                spots.insert(spot);
            }
        }
        if tracks.len() > usize::from(TOKENS) {
            let (tracks, most) = (tracks.len(), TOKENS);
            self.breach("H6.9", &EntryProblem::ManyTracks { tracks, most });
            return None;
        }
        self.check_shape(spots).then(|| walk(spots)).flatten()
    }

    /// H6.6 to H6.8: one unbranched path without a loop.
    fn check_shape(&mut self, spots: Spots) -> bool {
        let tokens_on = |cell: Cell| spots.iter().filter(|spot| spot.cells().contains(&cell)).count();
        let passed: Vec<Cell> = Cell::all().filter(|&cell| tokens_on(cell) > 0).collect();
        let ends = passed.iter().filter(|&&cell| tokens_on(cell) == 1).count();
        let before = self.problems.len();
        if passed.iter().any(|&cell| tokens_on(cell) > 2) {
            self.breach("H6.7", &EntryProblem::Branch);
        } else if !spots.is_empty() && ends == 0 {
            self.breach("H6.8", &EntryProblem::Loop);
        } else if walk(spots).is_none_or(|path| usize::from(path.tokens()) != spots.iter().count()) {
            self.breach("H6.6", &EntryProblem::Broken);
        }
        self.problems.len() == before
    }
}

/// The cell of an entered place, with the frame's top left at [0, 0]; `None` beyond the frame.
fn in_frame(frame: [i8; 2], at: [i8; 2]) -> Option<Cell> {
    let [column, row] = [at[0].checked_sub(frame[0])?, at[1].checked_sub(frame[1])?];
    let inside = (0..TOWN_SIZE).contains(&column) && (0..TOWN_SIZE).contains(&row);
    if inside { Cell::new(column, row) } else { None }
}

/// H6.1: do these two places share an edge or a corner?
fn are_neighbours(a: [i8; 2], b: [i8; 2]) -> bool {
    a != b && a[0].abs_diff(b[0]) <= 1 && a[1].abs_diff(b[1]) <= 1
}

/// The spot of an entered track; `None` if one of its ends is beyond the frame.
fn spot_in_frame(frame: [i8; 2], [a, b]: [[i8; 2]; 2]) -> Option<Spot> {
    Spot::between(in_frame(frame, a)?, in_frame(frame, b)?)
}

/// Follows these spots from one end as far as they lead.
fn walk(mut spots: Spots) -> Option<Path> {
    let tokens_on = |cell: Cell| spots.iter().filter(|spot| spot.cells().contains(&cell)).count();
    let Some(end) = Cell::all().find(|&cell| tokens_on(cell) == 1) else {
        return spots.is_empty().then_some(Path::NEW);
    };
    let mut cells = vec![end];
    while let Some(spot) = cells
        .last()
        .and_then(|last| spots.iter().find(|spot| spot.cells().contains(last)))
    {
        spots.remove(spot);
        let [a, b] = spot.cells();
        cells.push(if cells.last() == Some(&a) { b } else { a });
    }
    Path::from_cells(&cells, cells.len() as u8 - 1)
}
