//! H7: the bonus for the 3rd and 6th token of a line.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::parts::action::{Action, BonusChoice};
use crate::parts::cards::PlanIndex;
use crate::parts::event::Event;
use crate::rules::drawing::Drawable;
use crate::rules::lay;
use crate::rules::turn::GAIN;
use crate::state::{Hill, Pending};
use crate::text::Refusal;

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
            BonusChoice::Plans => Illegal::unless(!PlanIndex::is_used_up(self), "H7.2", Refusal::NoPlanLeft),
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
                self.draw_to_keep::<PlanIndex>(seat, events);
                Ok(Takeback::Closed)
            }
        }
    }
}
