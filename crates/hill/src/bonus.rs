//! H7: the bonus for the 3rd and 6th token of a line.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::{Action, BonusChoice};
use crate::event::Event;
use crate::lay;
use crate::state::{Hill, Pending};
use crate::text::Refusal;
use crate::turn::GAIN;

/// H7.1, H8.1: how many cards or tokens are drawn to keep one.
pub(crate) const DRAWN: usize = 2;

impl Hill {
    /// H7.1, H7.2: what is possible.
    pub(crate) fn legal_bonuses(&self, seat: Seat, out: &mut Vec<Action>) {
        let choices = [BonusChoice::Resources, BonusChoice::Track, BonusChoice::Plans];
        out.extend(
            choices
                .into_iter()
                .filter(|&choice| self.check_bonus(seat, choice).is_ok())
                .map(|choice| Action::Bonus { choice }),
        );
    }

    /// H7.2: a choice that is impossible is not offered.
    fn check_bonus(&self, seat: Seat, choice: BonusChoice) -> Result<(), Illegal> {
        match choice {
            BonusChoice::Resources => Ok(()),
            BonusChoice::Track => Illegal::unless(
                lay::can_lay(&self.cards, self.player(seat)),
                "H7.2",
                Refusal::NoTrackPossible,
            ),
            BonusChoice::Plans => {
                let none_left = self.decks.plans.is_empty() && self.public.discards.plans.is_empty();
                Illegal::unless(!none_left, "H7.2", Refusal::NoPlanLeft)
            }
        }
    }

    /// H7.1: exactly one bonus, at once.
    pub(crate) fn choose_bonus(
        &mut self,
        seat: Seat,
        choice: BonusChoice,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_bonus(seat, choice)?;
        events.tell(Audience::Everyone, || Event::BonusChosen { seat, choice });
        match choice {
            BonusChoice::Resources => {
                self.player_mut(seat).turn.pending = Pending::Nothing;
                self.add_resources(seat, GAIN, events);
                Ok(Takeback::Open)
            }
            BonusChoice::Track => {
                self.player_mut(seat).turn.pending = Pending::BonusTrack;
                Ok(Takeback::Open)
            }
            BonusChoice::Plans => {
                self.draw_plans(seat, events);
                Ok(Takeback::Closed)
            }
        }
    }

    /// H7.1, H7.2: draws two Plan cards; a single one that is left is kept.
    fn draw_plans(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        for _ in 0..DRAWN {
            if let Some(plan) = self.draw_plan(events) {
                self.private_mut(seat).drawn.push(plan);
            }
        }
        let drawn = self.private(seat).drawn;
        let ids = || drawn.as_slice().iter().map(|&plan| self.cards.plan(plan).id);
        events.tell(Audience::Only(seat), || Event::PlansDrawn {
            seat,
            plans: ids().collect(),
        });
        events.tell(Audience::Others(seat), || Event::PlansDrawnUnseen {
            seat,
            count: drawn.len() as u8,
        });
        match *drawn.as_slice() {
            [only] => self.keep_drawn_plan(seat, only, events),
            _ => self.player_mut(seat).turn.pending = Pending::KeepPlan,
        }
    }
}
