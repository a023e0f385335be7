//! What a net sees of an action.

use hill::cards::{PlanId, PlanKind, TokenId, TokenKind, TownCard, Upgrade};
use hill::cell::{Cells, Direction};
use hill::lay::Cost;
use hill::line::ByLine;
use hill::path::is_bonus_token;
use hill::{Action, BonusChoice, Cell, Duty, Hill, Line, Spot};
use table::Seat;

use super::card::LINES;
use super::plan::{Gap, KINDS, Reach, kind_of};
use super::seen::{LANDMARKS, Seen};
use super::table_row::{TOKENS, token_of};
use crate::sight::Sheet;

/// The kinds of actions.
const ACTIONS: [&str; 19] = [
    "take a set",
    "take",
    "place",
    "lay",
    "lay at the location",
    "lay as a bonus",
    "gain",
    "take a plan",
    "take a token",
    "bonus: resources",
    "bonus: track",
    "bonus: plans",
    "keep a plan",
    "assign",
    "keep a token",
    "upgrade",
    "buy",
    "discard a track",
    "end the turn",
];

/// A decision: what is looked up for all of its actions.
pub(super) struct Decision<'a> {
    game: &'a Hill,
    seen: Seen<'a>,
    fronts: ByLine<Cells>,
    lines: [LineSeen; 4],
}

/// What is looked up of a line.
struct LineSeen {
    reach: Reach,
    /// Its Plan cards that are not yet fulfilled, and how many are.
    left: Vec<(PlanKind, Gap)>,
    fulfilled: usize,
    /// How many of its plans want each landmark.
    wants: [f32; LANDMARKS],
}

/// What is to be seen of an action; 0 where it says nothing.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a number of its own, and all of them can be so at once"
)]
struct Deed {
    kind: usize,
    location: Option<usize>,
    plan: Option<usize>,
    token: Option<usize>,
    line: Option<usize>,
    paid: f32,
    crosses: bool,
    bonus: bool,
    doubles: bool,
    /// What comes to lines at once.
    gain: f32,
    /// The most that could come to one of them next, and to all together: free, and with a resource.
    best_free: f32,
    all_free: f32,
    best_paid: f32,
    all_paid: f32,
    lines_free: f32,
    /// What plans want of it.
    wanted: f32,
    wanted_free: f32,
    /// Plans: how many it fulfils, brings nearer, spoils; what is missing after it.
    closes: f32,
    nears: f32,
    spoils: f32,
    missing: f32,
    tracks: f32,
    absent: f32,
    hopeless: bool,
    first_plan: bool,
    slots: f32,
    lost: f32,
    /// The town after it.
    neighbours: f32,
    streets_free: f32,
    streets_paid: f32,
    roads_out: f32,
    grows: f32,
    corner: bool,
    centre: bool,
    onward_free: f32,
    onward_paid: f32,
    ways_free: f32,
    beside_open: f32,
    supply: f32,
    kept: f32,
    kept_wanted: f32,
    values: [f32; 4],
}

impl<'a> Decision<'a> {
    pub(super) fn new(game: &'a Hill, seat: Seat) -> Decision<'a> {
        let seen = Seen::of(game, seat);
        let fronts = seen.fronts();
        let lines = Line::ALL.map(|line| LineSeen::of(&seen, line, fronts[line]));
        Decision {
            game,
            seen,
            fronts,
            lines,
        }
    }

    pub(super) fn write(&self, action: &Action, sheet: &mut impl Sheet) {
        self.deed(action)
            .write(f32::from(self.seen.player.resources.min(10)), sheet);
    }

    fn deed(&self, action: &Action) -> Deed {
        let cards = self.seen.cards;
        match *action {
            Action::TakeSet { set } => self.set(set),
            Action::Take { location } => {
                let town = self.game.public().board.towns[location as usize];
                Deed {
                    kind: 1,
                    location: Some(location as usize),
                    ..town.map(|town| self.card(cards.town(town))).unwrap_or_default()
                }
            }
            Action::Place { card, at, turned } => cards
                .find_town(card)
                .map(|card| self.place(card, at, turned))
                .unwrap_or_default(),
            Action::Lay { duty, line, spot } => self.lay(duty, line, spot),
            Action::Gain {} => Deed::of_kind(6),
            Action::TakePlan { plan } => self.plan(7, plan),
            Action::TakeToken { token } => self.token(8, token),
            Action::Bonus { choice } => Deed::of_kind(match choice {
                BonusChoice::Resources => 9,
                BonusChoice::Track => 10,
                BonusChoice::Plans => 11,
            }),
            Action::KeepPlan { plan } => self.plan(12, plan),
            Action::Assign { plan, line, discard } => self.assign(plan, line, discard),
            Action::KeepToken { token } => self.token(14, token),
            Action::Upgrade { at } => self.upgrade(at),
            Action::Buy {} => Deed::of_kind(16),
            Action::DiscardTrack { line, spot } => self.discard(line, spot),
            Action::EndTurn {} => Deed {
                lost: f32::from(u8::from(!self.seen.player.turn.laid)),
                ..Deed::of_kind(18)
            },
        }
    }

    /// A set of cards, as one.
    fn set(&self, set: u8) -> Deed {
        let cards = self.seen.cards;
        let Some(set) = self.game.public().sets.get(usize::from(set)).copied().flatten() else {
            return Deed::default();
        };
        let mut deed = Deed {
            token: Some(token_of(cards.token(set.token).kind)),
            ..Deed::default()
        };
        for town in set.towns {
            let card = cards.town(town);
            for line in Line::ALL {
                deed.values[line as usize] += f32::from(card.values[line]) / 3.0;
            }
            deed.wanted += f32::from(u8::from(card.landmark.is_some()));
            deed.roads_out += road_count(card) / 3.0;
        }
        deed
    }

    /// A card to be taken.
    fn card(&self, card: &TownCard) -> Deed {
        let values = Line::ALL.map(|line| {
            if self.lines[line as usize].reach.supply > 0 {
                f32::from(card.values[line])
            } else {
                0.0
            }
        });
        Deed {
            values,
            wanted: self.wanted(card),
            roads_out: road_count(card),
            ..Deed::default()
        }
    }

    /// How many plans want its landmark.
    fn wanted(&self, card: &TownCard) -> f32 {
        card.landmark.map_or(0.0, |landmark| {
            self.lines.iter().map(|line| line.wants[landmark as usize]).sum()
        })
    }

    fn place(&self, card: &TownCard, at: Cell, turned: hill::cards::Rotation) -> Deed {
        let town = &self.seen.player.town;
        let roads = card.roads.turned(turned);
        let mut deed = Deed::of_kind(2);
        let (mut free, mut paid) = ([0.0_f32; 4], [0.0_f32; 4]);
        for direction in Direction::ALL {
            let Some(other) = at.step(direction) else { continue };
            let near = roads.has(direction);
            if !town.cells().contains(other) {
                deed.roads_out += f32::from(u8::from(near && self.seen.open.contains(other)));
                continue;
            }
            let far = town.roads(direction.opposite()).contains(other);
            deed.neighbours += 1.0;
            deed.streets_free += f32::from(u8::from(near && far));
            deed.streets_paid += f32::from(u8::from(near != far));
            for line in Line::ALL {
                let seen = &self.lines[line as usize];
                if seen.reach.tokens > 0 && self.fronts[line].contains(other) {
                    let value = f32::from(card.values[line]);
                    let wanted = card.landmark.map_or(0.0, |landmark| seen.wants[landmark as usize]);
                    let (all, wants) = if near && far {
                        (&mut free, &mut deed.wanted_free)
                    } else {
                        (&mut paid, &mut deed.wanted)
                    };
                    if all[line as usize] == 0.0 {
                        *wants += wanted;
                    }
                    all[line as usize] = all[line as usize].max(value);
                }
            }
        }
        deed.best_free = free.into_iter().fold(0.0, f32::max);
        deed.all_free = free.into_iter().sum();
        deed.lines_free = free.iter().filter(|&&value| value > 0.0).count() as f32;
        deed.best_paid = paid.into_iter().fold(0.0, f32::max);
        deed.all_paid = paid.into_iter().sum();
        self.see_frame(at, &mut deed);
        for &other in self.seen.player.hand.as_slice() {
            let other = self.seen.cards.town(other);
            if other.id != card.id {
                deed.kept += Line::ALL
                    .into_iter()
                    .map(|line| f32::from(other.values[line]))
                    .sum::<f32>();
                deed.kept_wanted += self.wanted(other);
            }
        }
        deed.values = Line::ALL.map(|line| f32::from(card.values[line]));
        deed
    }

    /// Where in the frame a cell is, and how a card there makes the town grow.
    fn see_frame(&self, at: Cell, deed: &mut Deed) {
        let cells = self.seen.player.town.cells();
        if cells.is_empty() {
            return;
        }
        let ([left, right], [top, bottom]) = cells.span();
        let grows = |at: i8, [least, most]: [i8; 2]| u8::from(at < least || at > most);
        deed.grows = f32::from(grows(at.column(), [left, right]) + grows(at.row(), [top, bottom]));
        if let Some(frame) = self.seen.player.town.frame() {
            deed.corner = frame.corners().contains(at);
            deed.centre = frame.centre().contains(at);
        }
    }

    fn lay(&self, duty: Duty, line: Line, spot: Spot) -> Deed {
        let (town, seen) = (&self.seen.player.town, &self.lines[line as usize]);
        let cost = Cost::of(town, spot);
        let new: Cells = spot
            .cells()
            .into_iter()
            .filter(|&cell| !seen.reach.on.contains(cell))
            .collect();
        let after = seen.reach.with(&self.seen, new);
        let kind = match duty {
            Duty::Track => 3,
            Duty::Location => 4,
            Duty::Bonus => 5,
        };
        let mut deed = Deed {
            line: Some(line as usize),
            paid: f32::from(cost.resources()),
            crosses: cost.crossing,
            bonus: is_bonus_token(town.path(line).used() + 1),
            doubles: town.tracks().contains(spot),
            gain: self.seen.sum(new, line),
            supply: f32::from(after.supply),
            first_plan: seen.fulfilled == 0,
            ..Deed::of_kind(kind)
        };
        for (plan, before) in &seen.left {
            let gap = Gap::of(&self.seen, &after, *plan);
            deed.closes += f32::from(u8::from(gap.is_closed()));
            deed.nears += before.missing - gap.missing;
            deed.missing += (before.tracks - gap.tracks).max(-2.0);
            deed.spoils += f32::from(u8::from(gap.is_hopeless(&after) && !before.is_hopeless(&seen.reach)));
        }
        let free = self.seen.streets.onward(new, 0).minus(after.on);
        let paid = self.seen.streets.onward(new, 1).minus(after.on);
        deed.onward_free = self.seen.best(free, line);
        deed.onward_paid = self.seen.best(paid, line);
        deed.ways_free = free.len() as f32;
        deed.beside_open = new.with_neighbours().and(self.seen.open).len() as f32;
        deed
    }

    fn plan(&self, kind: usize, plan: PlanId) -> Deed {
        let Some(card) = self.seen.cards.find_plan(plan) else {
            return Deed::default();
        };
        let mut deed = Deed {
            plan: Some(kind_of(card.kind)),
            missing: 9.0,
            tracks: 9.0,
            ..Deed::of_kind(kind)
        };
        for line in &self.lines {
            let gap = Gap::of(&self.seen, &line.reach, card.kind);
            deed.closes += f32::from(u8::from(gap.is_closed()));
            deed.first_plan |= line.fulfilled == 0 && gap.missing <= 1.0;
            if !gap.is_hopeless(&line.reach) {
                deed.missing = deed.missing.min(gap.missing);
                deed.tracks = deed.tracks.min(gap.tracks);
            }
        }
        deed.hopeless = deed.missing >= 9.0;
        deed
    }

    fn assign(&self, plan: PlanId, line: Line, discard: Option<PlanId>) -> Deed {
        let (cards, seen) = (self.seen.cards, &self.lines[line as usize]);
        let Some(card) = cards.find_plan(plan) else {
            return Deed::default();
        };
        let gap = Gap::of(&self.seen, &seen.reach, card.kind);
        let old = discard
            .and_then(|old| cards.find_plan(old))
            .map(|old| Gap::of(&self.seen, &seen.reach, old.kind));
        Deed {
            plan: Some(kind_of(card.kind)),
            line: Some(line as usize),
            closes: f32::from(u8::from(gap.is_closed())),
            missing: gap.missing,
            tracks: gap.tracks,
            absent: gap.absent,
            hopeless: gap.is_hopeless(&seen.reach),
            first_plan: seen.fulfilled == 0,
            slots: self.seen.player.plans[line].len() as f32,
            lost: old.map_or(0.0, |old| {
                if old.is_closed() {
                    3.0
                } else {
                    1.0 / (1.0 + old.missing)
                }
            }),
            spoils: old.map_or(0.0, |old| f32::from(u8::from(old.is_hopeless(&seen.reach)))),
            supply: f32::from(seen.reach.supply),
            gain: f32::from(seen.reach.tokens),
            ..Deed::of_kind(13)
        }
    }

    fn token(&self, kind: usize, token: TokenId) -> Deed {
        let Some(token) = self.seen.cards.find_token(token) else {
            return Deed::default();
        };
        let mut deed = Deed {
            token: Some(token_of(token.kind)),
            ..Deed::of_kind(kind)
        };
        if let TokenKind::Upgrade(upgrade) = token.kind {
            let (line, on) = self.raised_line(upgrade);
            let bare = self.seen.player.town.cells().minus(self.seen.player.town.upgraded());
            deed.line = Some(line as usize);
            deed.gain = self.best_raise(upgrade, line, bare.and(on));
            deed.best_free = self.best_raise(upgrade, line, bare);
            deed.supply = f32::from(self.lines[line as usize].reach.supply);
        }
        deed
    }

    /// The line that an upgrade is for, and the cards that it passes.
    fn raised_line(&self, upgrade: Upgrade) -> (Line, Cells) {
        let (Upgrade::DoubleValue(line) | Upgrade::PlusThree(line)) = upgrade;
        (line, self.lines[line as usize].reach.on)
    }

    /// The most that an upgrade adds to one of these cards.
    fn best_raise(&self, upgrade: Upgrade, line: Line, cells: Cells) -> f32 {
        let raise = |cell| {
            let value = self.seen.value(cell, line);
            upgrade.raise(line, value as i32) as f32 - value
        };
        cells.iter().map(raise).fold(0.0, f32::max)
    }

    fn upgrade(&self, at: Cell) -> Deed {
        let hill::state::Pending::Upgrade(token) = self.seen.player.turn.pending else {
            return Deed::of_kind(15);
        };
        let Some(upgrade) = self.seen.cards.upgrade(token) else {
            return Deed::of_kind(15);
        };
        let (line, on) = self.raised_line(upgrade);
        let raise = self.best_raise(upgrade, line, Cells::only(at));
        let layers = &self.lines[line as usize].reach.layers;
        Deed {
            token: Some(0),
            line: Some(line as usize),
            gain: if on.contains(at) { raise } else { 0.0 },
            best_free: if layers[0].contains(at) { raise } else { 0.0 },
            best_paid: if layers[1].contains(at) { raise } else { 0.0 },
            all_paid: raise,
            supply: f32::from(self.lines[line as usize].reach.supply),
            ..Deed::of_kind(15)
        }
    }

    fn discard(&self, line: Line, spot: Spot) -> Deed {
        let path = self.seen.player.town.path(line);
        let end = path.ends().into_iter().flatten().find(|end| spot.cells().contains(end));
        let seen = &self.lines[line as usize];
        Deed {
            line: Some(line as usize),
            lost: end.map_or(0.0, |end| self.seen.value(end, line)) / 3.0,
            slots: seen.fulfilled as f32,
            supply: f32::from(seen.reach.supply),
            ..Deed::of_kind(17)
        }
    }
}

impl LineSeen {
    fn of(seen: &Seen<'_>, line: Line, front: Cells) -> LineSeen {
        let reach = Reach::of(seen, line, front);
        let mut left = Vec::new();
        let mut wants = [0.0; LANDMARKS];
        let plans = seen.player.plans[line].as_slice();
        for &card in plans {
            let kind = seen.cards.plan(card).kind;
            let gap = Gap::of(seen, &reach, kind);
            if gap.is_closed() {
                continue;
            }
            left.push((kind, gap));
            match kind {
                PlanKind::ThreeLandmarks(named) => {
                    for landmark in named
                        .into_iter()
                        .filter(|&landmark| reach.passed[landmark as usize] == 0)
                    {
                        wants[landmark as usize] += 1.0;
                    }
                }
                PlanKind::FourOfACategory | PlanKind::FiveTypes | PlanKind::TwoPairs => {
                    wants.iter_mut().for_each(|wants| *wants += 0.3);
                }
                PlanKind::SevenTracks | PlanKind::TopLeftToBottomRight | PlanKind::TopRightToBottomLeft => {}
            }
        }
        LineSeen {
            fulfilled: plans.len() - left.len(),
            reach,
            left,
            wants,
        }
    }
}

/// In how many directions a card has a road.
fn road_count(card: &TownCard) -> f32 {
    Direction::ALL
        .into_iter()
        .filter(|&direction| card.roads.has(direction))
        .count() as f32
}

impl Deed {
    fn of_kind(kind: usize) -> Deed {
        Deed {
            kind,
            ..Deed::default()
        }
    }

    fn write(&self, resources: f32, sheet: &mut impl Sheet) {
        sheet.one_of(&ACTIONS, Some(self.kind));
        sheet.one_of(&["location a", "location b", "location c", "location d"], self.location);
        sheet.one_of(&KINDS, self.plan);
        sheet.one_of(&TOKENS, self.token);
        sheet.one_of(&LINES, self.line);
        let paid = self.paid as usize;
        sheet.one_of(&["for 1", "for 2", "for 3", "for 4"], paid.checked_sub(1));
        sheet.number(
            "part of the resources",
            if paid > 0 { self.paid / resources.max(1.0) } else { 0.0 },
        );
        sheet.number("resources", resources / 10.0);
        sheet.flag("crosses", self.crosses);
        sheet.flag("brings a bonus", self.bonus);
        sheet.flag("spends a Double Track", self.doubles);
        sheet.number("points at once", self.gain / 5.0);
        sheet.number("best free", self.best_free / 5.0);
        sheet.number("all free", self.all_free / 10.0);
        sheet.number("best for 1", self.best_paid / 5.0);
        sheet.number("all for 1", self.all_paid / 10.0);
        sheet.number("lines that come for free", self.lines_free / 3.0);
        sheet.number("wanted by plans", self.wanted / 2.0);
        sheet.number("wanted by plans for free", self.wanted_free / 2.0);
        sheet.number("plans fulfilled", self.closes);
        sheet.number("plans brought nearer", self.nears / 2.0);
        sheet.number("plans spoiled", self.spoils);
        sheet.number("missing", self.missing / 4.0);
        sheet.number("tracks", self.tracks / 8.0);
        sheet.number("absent", self.absent / 3.0);
        sheet.flag("hopeless", self.hopeless);
        sheet.flag("no plan fulfilled yet", self.first_plan);
        sheet.number("plans there", self.slots / 4.0);
        sheet.number("lost", self.lost / 2.0);
        sheet.number("neighbours", self.neighbours / 8.0);
        sheet.number("free streets", self.streets_free / 4.0);
        sheet.number("streets for 1", self.streets_paid / 4.0);
        sheet.number("roads out", self.roads_out / 4.0);
        sheet.number("grows", self.grows / 2.0);
        sheet.flag("corner", self.corner);
        sheet.flag("centre", self.centre);
        sheet.number("best onward for free", self.onward_free / 5.0);
        sheet.number("best onward for 1", self.onward_paid / 5.0);
        sheet.number("ways onward", self.ways_free / 4.0);
        sheet.number("open cells beside", self.beside_open / 5.0);
        sheet.number("supply", self.supply / 8.0);
        sheet.number("card kept", self.kept / 15.0);
        sheet.number("card kept is wanted", self.kept_wanted / 2.0);
        sheet.about("card");
        for (name, value) in LINES.into_iter().zip(self.values) {
            sheet.number(name, value / 5.0);
        }
        sheet.about("");
    }
}
