//! H10: the final scoring of one player, and the running score during play (H10.8).

use table::ScorePart;
use table::words::Say;

use crate::parts::cards::{Cards, PlanIndex, RequestIndex, RequestKind};
use crate::parts::line::{ByLine, Line};
use crate::parts::town::{Frame, PlacedCard, Town};
use crate::rules::conditions::{self, Gap, Landmarks};
use crate::rules::requests::Looked;
use crate::rules::wilds::{self, Candidate, Fulfilled, Stakes};
use crate::state::{Player, Public, REQUESTS};
use crate::text::{Noun, Part, Word};

/// H10.3: the penalty for a line without a fulfilled Plan card.
pub(crate) const EMPTY_LINE: i32 = 10;

/// H10.5: resources per point.
pub(crate) const RESOURCES_PER_POINT: i32 = 2;

/// What is scored.
#[derive(Clone, Copy)]
pub(crate) struct Scored<'a> {
    pub cards: &'a Cards,
    pub town: &'a Town,
    pub frame: Option<Frame>,
    /// The Plan cards next to each line.
    pub plans: ByLine<&'a [PlanIndex]>,
    pub wilds: usize,
    pub resources: u16,
    pub requests: &'a [RequestIndex],
}

/// The score of a player, part by part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// H10.1: the points of each line.
    pub lines: ByLine<i32>,
    /// H10.7: which Plan cards are fulfilled, Wild landmarks included: bit `n` for the `n`-th card of the line.
    pub fulfilled: ByLine<u8>,
    /// H10.2: the points of the fulfilled Plan cards.
    pub plans: i32,
    /// H10.3: the penalty, 0 or less.
    pub penalty: i32,
    /// H10.4: the points of the Request cards, from left to right.
    pub requests: [i32; REQUESTS],
    /// H10.5: the points for resources.
    pub resources: i32,
}

impl Tally {
    /// The score.
    pub fn total(&self) -> i32 {
        self.lines.values().sum::<i32>()
            + self.plans
            + self.penalty
            + self.requests.iter().sum::<i32>()
            + self.resources
    }

    /// H10.6: the fulfilled Plan cards, which break ties.
    pub fn plans_fulfilled(&self) -> u32 {
        self.fulfilled.values().map(|bits| bits.count_ones()).sum()
    }
}

impl<'a> Scored<'a> {
    /// A player as the game stands: conditions on the frame count once the cards fix it (H10.8).
    pub(crate) fn in_play(cards: &'a Cards, public: &'a Public, player: &'a Player) -> Scored<'a> {
        Scored {
            cards,
            town: &player.town,
            frame: player.town.frame(),
            plans: ByLine::from_fn(|line| player.plans[line].as_slice()),
            wilds: player.kept.and(cards.wilds).len(),
            resources: player.resources,
            requests: public.requests.as_ref().map_or(&[], |requests| requests.as_slice()),
        }
    }

    /// H10: all parts of the score.
    pub(crate) fn tally(&self) -> Tally {
        let fulfilled = self.fulfilled();
        let mut tally = Tally {
            lines: ByLine::from_fn(|line| self.passed(line).map(|placed| value(self.cards, placed, line)).sum()),
            plans: 0,
            penalty: -EMPTY_LINE * fulfilled.values().filter(|&&bits| bits == 0).count() as i32,
            requests: [0; REQUESTS],
            resources: i32::from(self.resources) / RESOURCES_PER_POINT,
            fulfilled,
        };
        for line in Line::ALL {
            tally.plans += (0u8..)
                .zip(self.plans[line])
                .map(|(n, &plan)| self.plan_points(&tally, line, n, plan))
                .sum::<i32>();
        }
        for (points, &request) in tally.requests.iter_mut().zip(self.requests) {
            *points = self.request_points(&tally.fulfilled, request);
        }
        tally
    }

    /// H10.1: the cards a line passes.
    fn passed(&self, line: Line) -> impl Iterator<Item = &PlacedCard> {
        let on = self.town.path(line).on();
        self.town.placed().iter().filter(move |placed| on.contains(placed.cell))
    }

    /// H10.2: the points of the `n`-th Plan card of a line.
    fn plan_points(&self, tally: &Tally, line: Line, n: u8, plan: PlanIndex) -> i32 {
        if tally.fulfilled[line] >> n & 1 == 0 {
            0
        } else {
            i32::from(self.cards.plan(plan).points)
        }
    }

    /// H10.7, H11: which Plan cards are fulfilled.
    fn fulfilled(&self) -> Fulfilled {
        let rows = ByLine::from_fn(|line| {
            let path = self.town.path(line);
            let landmarks = Landmarks::passed(self.cards, self.town, path);
            let candidate = |&plan: &PlanIndex| {
                self.candidate(
                    plan,
                    conditions::gap(self.cards.plan(plan).kind, path, &landmarks, self.frame),
                )
            };
            std::array::from_fn(|n| self.plans[line].get(n).map(candidate))
        });
        wilds::best(
            &rows,
            self.wilds,
            Stakes {
                empty_line: EMPTY_LINE,
                fewest: self.least_planned_points(),
            },
        )
    }

    /// H11.8: how many Wild landmarks a Plan card needs.
    fn candidate(&self, plan: PlanIndex, gap: Gap) -> Candidate {
        let wilds = match gap {
            Gap::Landmarks(missing) => Some(missing),
            Gap::Other => None,
        };
        Candidate {
            points: self.cards.plan(plan).points.into(),
            wilds,
        }
    }

    /// H12.L: what a fulfilled Plan card of the line with the fewest is worth, if such a Request lies there.
    fn least_planned_points(&self) -> i32 {
        let requests = self.requests.iter().map(|&request| self.cards.request(request));
        requests
            .filter(|request| request.kind == RequestKind::LeastPlannedLine)
            .map(|request| i32::from(request.points))
            .sum()
    }

    /// H10.4: the points of a Request card.
    fn request_points(&self, fulfilled: &Fulfilled, request: RequestIndex) -> i32 {
        let fulfilled = ByLine::from_fn(|line| fulfilled[line].count_ones() as u8);
        let looked = Looked {
            cards: self.cards,
            town: self.town,
            frame: self.frame,
            fulfilled,
        };
        let card = self.cards.request(request);
        looked.times_met(card.kind) as i32 * i32::from(card.points)
    }

    /// H10.1 to H10.5: the score as on the score pad, down to the single card.
    pub(crate) fn breakdown(&self) -> ScorePart {
        let tally = self.tally();
        let mut parts: Vec<ScorePart> = Line::ALL.into_iter().map(|line| self.line_part(line)).collect();
        parts.extend(Line::ALL.into_iter().map(|line| self.plans_part(&tally, line)));
        parts.push(self.penalty_part(&tally));
        for (&points, &request) in tally.requests.iter().zip(self.requests) {
            let card = self.cards.request(request);
            let what = Part::Request {
                letter: card.id.clone(),
                what: card.kind,
            };
            parts.push(ScorePart::leaf("H10.4", what.say(self.cards), points));
        }
        let resources = self.resources;
        let left = ScorePart::leaf("H10.5", Part::Resources { resources }.say(self.cards), tally.resources);
        parts.push(left.of_item(Word::Resources.say(self.cards)));
        ScorePart::sum("H10", Part::Score.say(self.cards), parts)
    }

    /// H10.1: the cards a line passes.
    fn line_part(&self, line: Line) -> ScorePart {
        let card = |placed: &PlacedCard| {
            let (card, points) = (self.cards.town(placed.card), value(self.cards, placed, line));
            let town = card.id;
            let what = if points == i32::from(card.values[line]) {
                Part::Card { town }
            } else {
                Part::UpgradedCard { town }
            };
            ScorePart::leaf("H10.1", what.say(self.cards), points).of_item(Noun::from(card).say(self.cards))
        };
        let what = Part::Line { line: line.into() };
        ScorePart::sum("H10.1", what.say(self.cards), self.passed(line).map(card).collect())
    }

    /// H10.2: the Plan cards of a line.
    fn plans_part(&self, tally: &Tally, line: Line) -> ScorePart {
        let plan = |(n, &plan): (u8, &PlanIndex)| {
            let card = self.cards.plan(plan);
            let (what, number) = (Part::Plan { what: card.kind }, card.id.0);
            ScorePart::leaf("H10.2", what.say(self.cards), self.plan_points(tally, line, n, plan))
                .of_item(Noun::PlanNumber { number }.say(self.cards))
        };
        let what = Part::Plans { line };
        ScorePart::sum(
            "H10.2",
            what.say(self.cards),
            (0u8..).zip(self.plans[line]).map(plan).collect(),
        )
    }

    /// H10.3: the lines without a fulfilled Plan card.
    fn penalty_part(&self, tally: &Tally) -> ScorePart {
        let empty = tally.fulfilled.iter().filter(|(_, bits)| **bits == 0);
        let parts = empty
            .map(|(line, _)| ScorePart::leaf("H10.3", Part::LinePenalty { line }.say(self.cards), -EMPTY_LINE))
            .collect();
        ScorePart::sum("H10.3", Part::Penalty.say(self.cards), parts)
    }
}

/// H10.1: what a card is worth for a line, after upgrades.
pub fn value(cards: &Cards, placed: &PlacedCard, line: Line) -> i32 {
    let plain = i32::from(cards.town(placed.card).values[line]);
    placed
        .token
        .and_then(|token| cards.upgrade(token))
        .map_or(plain, |upgrade| upgrade.raise(line, plain))
}
