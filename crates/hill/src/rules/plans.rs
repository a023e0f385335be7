//! H9.1 to H9.3: taking and assigning Plan cards.

use crate::Illegal;
use table::{Audience, Pile, Seat, Sink, Takeback};

use crate::parts::action::{Action, Location};
use crate::parts::cards::{Cards, PlanId, PlanIndex};
use crate::parts::event::Event;
use crate::parts::line::Line;
use crate::rules::drawing::find;
use crate::state::{Hill, Pending};
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
            .take_face_up::<PlanIndex>(id)
            .ok_or(Illegal::new("H9.1", Refusal::PlanNotFaceUp))?;
        let turn = &mut self.player_mut(seat).turn;
        turn.located = true;
        turn.pending = Pending::Assign(plan);
        events.tell(Audience::Everyone, || Event::PlanTaken { seat, plan: id });
        Ok(Takeback::Open)
    }

    /// H9.1 to H9.3: every line that can take the card, and every card that can make room for it.
    pub(crate) fn legal_assignments(&self, seat: Seat, plan: PlanIndex, out: &mut Vec<Action>) {
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
        at_hand: PlanIndex,
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
                find(&self.cards, row.as_slice(), old).ok_or(Illegal::new("H9.2", Refusal::PlanNotOnLine { line }))
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
}

/// H9.2, H9.3: may a line with these Plan cards take this one, if `old` makes room?
fn check_assignment(
    cards: &Cards,
    (line, row): (Line, &Pile<PlanIndex, MOST_PLANS>),
    plan: PlanIndex,
    old: Option<PlanIndex>,
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
