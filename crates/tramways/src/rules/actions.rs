//! T6: the frame of the action phase.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::{Action, ActionKind};
use crate::event::Event;
use crate::pending::Pending;
use crate::phase::{Phase, Step, Turn};
use crate::rules::course::Ended;
use crate::state::Tramways;
use crate::text::Refusal;
use crate::ticket::Icon;

/// T6.1: what is taken instead of an action.
const TAKEN: u16 = 2;

impl Tramways {
    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.public.phase {
            Phase::Actions(turn) => turn,
            _ => unreachable!("only called in the action phase"),
        }
    }

    /// T6.1 to T6.3: actions that can be carried out, $2, the end of the turn.
    pub(crate) fn legal_choices(&self, seat: Seat, turn: &Turn, out: &mut Vec<Action>) {
        if turn.left > 0 {
            out.extend(
                ActionKind::ALL
                    .into_iter()
                    .filter(|&kind| self.can_act(seat, kind))
                    .map(|action| Action::Choose { action }),
            );
            if !turn.money_taken {
                out.push(Action::TakeMoney {});
            }
        }
        if may_end(turn) {
            out.push(Action::EndTurn {});
        }
    }

    /// T6.3, T3.5: an action that can be carried out in full.
    pub(crate) fn can_act(&self, seat: Seat, kind: ActionKind) -> bool {
        match kind {
            ActionKind::Build => self.can_build(seat),
            ActionKind::UpgradeLink => self.can_upgrade_link(seat),
            ActionKind::Construct => self.can_construct(seat),
            ActionKind::UpgradeBuilding => self.can_upgrade_building(seat),
            ActionKind::Move => self.can_move(seat),
        }
    }

    /// T3.5: what this action lacks.
    fn why_not(&self, seat: Seat, kind: ActionKind) -> Refusal {
        let lacks = |icon: Icon| !self.has_icon(seat, icon);
        match kind {
            ActionKind::Build if self.player(seat).workers == 0 => Refusal::NoWorker,
            ActionKind::Build if [Icon::Build1, Icon::Build2, Icon::Build3].into_iter().all(lacks) => {
                Refusal::NoBuildIcon
            }
            ActionKind::Build => Refusal::NothingToBuild,
            ActionKind::UpgradeLink if lacks(Icon::UpgradeRail) => Refusal::NoIconInHand {
                icon: Icon::UpgradeRail,
            },
            ActionKind::UpgradeLink => Refusal::NoLinkToUpgrade,
            ActionKind::Construct if lacks(Icon::ConstructBuilding) => Refusal::NoIconInHand {
                icon: Icon::ConstructBuilding,
            },
            ActionKind::Construct => Refusal::NoParcelToBuildOn,
            ActionKind::UpgradeBuilding if lacks(Icon::UpgradeBuilding) => Refusal::NoIconInHand {
                icon: Icon::UpgradeBuilding,
            },
            ActionKind::UpgradeBuilding => Refusal::NoBuildingToUpgrade,
            ActionKind::Move if lacks(Icon::Strip) => Refusal::NoIconInHand { icon: Icon::Strip },
            ActionKind::Move => Refusal::NobodyToMove,
        }
    }

    /// T6.3: an action is chosen.
    pub(crate) fn choose(&mut self, seat: Seat, turn: &Turn, kind: ActionKind) -> Result<Takeback, Illegal> {
        Illegal::unless(turn.left > 0, "T6.2", Refusal::NoActionLeft)?;
        if !self.can_act(seat, kind) {
            return Err(Illegal::new("T3.5", self.why_not(seat, kind)));
        }
        self.set_pending(seat, Pending::Chosen { kind });
        Ok(Takeback::Open)
    }

    /// T6.1, T6.2: $2 instead of an action, once in a turn.
    pub(crate) fn take_money(
        &mut self,
        seat: Seat,
        turn: &Turn,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(turn.left > 0, "T6.2", Refusal::NoActionLeft)?;
        Illegal::unless(!turn.money_taken, "T6.2", Refusal::MoneyTaken)?;
        let turn = self.turn_mut();
        turn.left -= 1;
        turn.money_taken = true;
        self.add_money(seat, TAKEN, events);
        Ok(Takeback::Open)
    }

    /// T6.4, TR18: an action is finished; the next one finds everything it made.
    pub(crate) fn action_done(&mut self) {
        let turn = self.turn_mut();
        turn.left -= 1;
        turn.step = Step::Choose {};
    }

    /// TR17: the turn ends.
    pub(crate) fn end_turn(
        &mut self,
        seat: Seat,
        turn: &Turn,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(may_end(turn), "TR17", Refusal::ActOrTakeMoney)?;
        events.tell(Audience::Everyone, || Event::TurnEnded { seat });
        let Turn { second, position, .. } = *turn;
        self.go_on(Ended::Turn { second, position }, events);
        Ok(Takeback::Closed)
    }
}

/// T6.2: everything is done, or the $2 are taken.
fn may_end(turn: &Turn) -> bool {
    turn.left == 0 || turn.money_taken
}
