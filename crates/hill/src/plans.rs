//! H9.1 to H9.3: taking and assigning Plan cards.

use crate::Illegal;
use table::{Audience, CardNumber, Pile, Seat, Sink, Takeback};

use crate::action::{Action, Location};
use crate::cards::{Cards, PlanId};
use crate::event::Event;
use crate::line::Line;
use crate::state::{Hill, Pending, Private};
use crate::text::Refusal;

/// H9.2: the Plan cards a line holds.
pub(crate) const MOST_PLANS: usize = 4;

impl Hill {
    /// H9.1: the face-up Plan cards.
    pub(crate) fn legal_plan_takes(&self, out: &mut Vec<Action>) {
        out.extend(self.public.board.plans.as_slice().iter().map(|&plan| Action::TakePlan {
            plan: self.cards.plan(plan).id,
        }));
    }

    /// H9.1: action D at location b). The card is assigned next.
    pub(crate) fn take_plan(
        &mut self,
        seat: Seat,
        id: PlanId,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_location(seat, Location::Plan)?;
        let plan = self
            .public
            .board
            .plans
            .as_slice()
            .iter()
            .copied()
            .find(|&plan| self.cards.plan(plan).id == id);
        let plan = plan.ok_or(Illegal::new("H9.1", Refusal::PlanNotFaceUp))?;
        self.public.board.plans.remove(plan);
        let turn = &mut self.player_mut(seat).turn;
        turn.located = true;
        turn.pending = Pending::Assign(plan);
        events.tell(Audience::Everyone, || Event::PlanTaken { seat, plan: id });
        Ok(Takeback::Open)
    }

    /// H7.1: either of the two Plan cards drawn.
    pub(crate) fn legal_plan_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            self.private(seat)
                .drawn
                .as_slice()
                .iter()
                .map(|&plan| Action::KeepPlan {
                    plan: self.cards.plan(plan).id,
                }),
        );
    }

    /// H7.1: keep one, discard the other.
    pub(crate) fn keep_plan(
        &mut self,
        seat: Seat,
        id: PlanId,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let drawn = self.private(seat).drawn;
        let plan = drawn
            .as_slice()
            .iter()
            .copied()
            .find(|&plan| self.cards.plan(plan).id == id);
        let plan = plan.ok_or(Illegal::new("H7.1", Refusal::PlanNotDrawn))?;
        self.keep_drawn_plan(seat, plan, events);
        Ok(Takeback::Closed)
    }

    pub(crate) fn keep_drawn_plan(&mut self, seat: Seat, plan: CardNumber, events: &mut impl Sink<Event>) {
        let other = self.private_mut(seat).take_other_drawn(plan);
        if let Some(other) = other {
            self.public.discards.plans.insert(other);
        }
        self.player_mut(seat).turn.pending = Pending::Assign(plan);
        let id = |plan| self.cards.plan(plan).id;
        events.tell(Audience::Everyone, || Event::PlanKept {
            seat,
            plan: id(plan),
            discarded: other.map(id),
        });
    }

    /// H9.1 to H9.3: every line that can take the card, and every card that can make room for it.
    pub(crate) fn legal_assignments(&self, seat: Seat, plan: CardNumber, out: &mut Vec<Action>) {
        let id = self.cards.plan(plan).id;
        for (line, row) in self.player(seat).plans.iter() {
            if check_assignment(&self.cards, (line, row), plan, None).is_ok() {
                out.push(Action::Assign {
                    plan: id,
                    line,
                    discard: None,
                });
            }
            let replaceable = row
                .as_slice()
                .iter()
                .filter(|&&old| check_assignment(&self.cards, (line, row), plan, Some(old)).is_ok());
            out.extend(replaceable.map(|&old| Action::Assign {
                plan: id,
                line,
                discard: Some(self.cards.plan(old).id),
            }));
        }
    }

    /// H9.1: put the Plan card at hand next to a line.
    pub(crate) fn assign(
        &mut self,
        seat: Seat,
        at_hand: CardNumber,
        (id, line, discard): (PlanId, Line, Option<PlanId>),
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.cards.plan(at_hand).id == id,
            "H9.1",
            Refusal::OtherPlan {
                plan: self.cards.plan(at_hand).id,
            },
        )?;
        let row = &self.player(seat).plans[line];
        let old = discard
            .map(|old| {
                self.in_row(row, old)
                    .ok_or(Illegal::new("H9.2", Refusal::PlanNotOnLine { line }))
            })
            .transpose()?;
        check_assignment(&self.cards, (line, row), at_hand, old)?;
        if let Some(old) = old {
            self.player_mut(seat).plans[line].remove(old);
            self.public.discards.plans.insert(old);
        }
        let player = self.player_mut(seat);
        player.plans[line].push(at_hand);
        player.turn.pending = Pending::Nothing;
        events.tell(Audience::Everyone, || Event::Assigned {
            seat,
            plan: id,
            line,
            discarded: discard,
        });
        Ok(Takeback::Open)
    }

    fn in_row(&self, row: &Pile<u8, MOST_PLANS>, id: PlanId) -> Option<CardNumber> {
        row.as_slice()
            .iter()
            .copied()
            .find(|&plan| self.cards.plan(plan).id == id)
    }
}

impl Private {
    /// Empties what was drawn, and gives the card that is not this one.
    pub(crate) fn take_other_drawn(&mut self, kept: CardNumber) -> Option<CardNumber> {
        let drawn = std::mem::replace(&mut self.drawn, Pile::EMPTY);
        drawn.as_slice().iter().copied().find(|&card| card != kept)
    }
}

/// H9.2, H9.3: may a line with these Plan cards take this one, if `old` makes room?
fn check_assignment(
    cards: &Cards,
    (line, row): (Line, &Pile<u8, MOST_PLANS>),
    plan: CardNumber,
    old: Option<CardNumber>,
) -> Result<(), Illegal> {
    let full = row.len() == MOST_PLANS;
    let (held, most) = (row.len() as u8, MOST_PLANS as u8);
    Illegal::unless(
        full || old.is_none(),
        "H9.2",
        Refusal::NothingToDiscard { line, held, most },
    )?;
    Illegal::unless(!full || old.is_some(), "H9.2", Refusal::LineFull { line, most })?;
    let twin_stays = row
        .as_slice()
        .iter()
        .any(|&other| Some(other) != old && cards.are_twins(other, plan));
    Illegal::unless(!twin_stays, "H9.3", Refusal::Twin { line })
}
