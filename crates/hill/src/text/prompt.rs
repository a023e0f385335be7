//! What is asked now, in one sentence; at the end, who won.

use table::words::Say;
use table::{Seat, Seats};

use crate::parts::action::Location;
use crate::parts::cards::{Cards, PlanId, TokenId};
use crate::parts::line::Line;
use crate::rules::lay;
use crate::rules::question::Question;
use crate::rules::solo;
use crate::state::view::View;
use crate::state::{Phase, Player, Private};

use super::part::Title;
use super::{BOOK, seen};

table::messages! {
    /// What is asked, or whom all wait for.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Prompt in BOOK, "prompt", on Cards {
        TakeSet,
        FirstCard,
        SecondCard,
        FirstUpgrade,
        FirstPlan { line: Line },
        Take,
        /// H4.2: several actions are open.
        Act { tasks: Vec<Task> },
        /// H4.2: one action is open.
        ActLast { tasks: Vec<Task> },
        /// H4.2: only lays that need a Double Track token are left.
        ActOrEnd { tasks: Vec<Task> },
        EndTurn,
        Bonus,
        BonusTrack,
        KeepPlan,
        Assign { plan: PlanId },
        KeepToken,
        Upgrade { token: TokenId },
        WaitSet { seat: Seat },
        WaitChoices { seats: Seats },
        WaitTake { seat: Seat },
        WaitTurn { seat: Seat },
        WaitBonus { seat: Seat },
        WaitPlan { seat: Seat },
        WaitToken { seat: Seat },
        WaitTurns { seats: Seats },
        /// At the end, before anybody has a score.
        Over,
        /// H10.6.
        Won { seat: Seat, points: i32, plans: u32 },
        /// H10.6: still tied.
        Shared { seats: Seats, points: i32, plans: u32 },
        /// H13.2.
        Solo { points: i32, title: Title },
    }
}

table::messages! {
    /// H4.2: an action that is still open.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Task in BOOK, "task", on Cards { Place, Lay, Gain, TakePlan, LayExtra, TakeToken }
}

impl Task {
    /// The clause that it is about.
    const fn clause(self) -> &'static str {
        match self {
            Task::Place => "H4.5",
            Task::Lay => "H6.1",
            Task::Gain | Task::LayExtra => "H3.7",
            Task::TakePlan => "H9.1",
            Task::TakeToken => "H9.4",
        }
    }
}

impl table::words::Argue<Cards> for Task {
    fn argue(&self, on: &Cards) -> table::words::Argument {
        table::words::Argument::Said(Box::new(self.say(on)))
    }
}

impl table::words::Argue<Cards> for Title {
    fn argue(&self, on: &Cards) -> table::words::Argument {
        table::words::Argument::Said(Box::new(self.say(on)))
    }
}

impl Prompt {
    /// What the viewer is asked, or whom all wait for.
    pub fn of(view: &View) -> Prompt {
        match (seen::viewer(view), view.question()) {
            (Some(seat), question) if question != Question::None => Prompt::asked(view, seat, question),
            _ => Prompt::waiting(view),
        }
    }

    /// The clause that it is about.
    pub fn clause(&self) -> &'static str {
        match self {
            Prompt::TakeSet | Prompt::WaitSet { .. } => "H2.5",
            Prompt::FirstCard | Prompt::SecondCard => "H2.6",
            Prompt::FirstUpgrade => "H2.7",
            Prompt::FirstPlan { .. } => "H2.8",
            Prompt::WaitChoices { .. } => "HR2",
            Prompt::Take | Prompt::WaitTake { .. } => "H4.1",
            Prompt::ActLast { tasks } => tasks.first().map_or("H4.2", |task| task.clause()),
            Prompt::Act { .. } | Prompt::ActOrEnd { .. } | Prompt::WaitTurn { .. } => "H4.2",
            Prompt::EndTurn => "H4.4",
            Prompt::WaitTurns { .. } => "H4.6",
            Prompt::Bonus | Prompt::BonusTrack | Prompt::KeepPlan | Prompt::WaitBonus { .. } => "H7.1",
            Prompt::KeepToken => "H8.1",
            Prompt::WaitPlan { .. } => "H9.1",
            Prompt::Assign { .. } => "H9.2",
            Prompt::WaitToken { .. } => "H9.4",
            Prompt::Upgrade { .. } => "H9.5",
            Prompt::Over | Prompt::Won { .. } | Prompt::Shared { .. } => "H10.6",
            Prompt::Solo { .. } => "H13.2",
        }
    }

    fn asked(view: &View, seat: Seat, question: Question) -> Prompt {
        let cards = &view.cards;
        match question {
            Question::None => Prompt::waiting(view),
            Question::TakeSet => Prompt::TakeSet,
            Question::FirstCards if view.own.is_some_and(|own| own.choices.placed[0].is_some()) => Prompt::SecondCard,
            Question::FirstCards => Prompt::FirstCard,
            Question::FirstUpgrade => Prompt::FirstUpgrade,
            Question::FirstPlan(line) => Prompt::FirstPlan { line },
            Question::Take => Prompt::Take,
            Question::Act => Prompt::acts(view, view.public.player(seat)),
            Question::Bonus => Prompt::Bonus,
            Question::BonusTrack => Prompt::BonusTrack,
            Question::KeepPlan => Prompt::KeepPlan,
            Question::Assign(plan) => Prompt::Assign {
                plan: cards.plan(plan).id,
            },
            Question::KeepToken => Prompt::KeepToken,
            Question::Upgrade(token) => Prompt::Upgrade {
                token: cards.token(token).id,
            },
        }
    }

    /// H4.2: which of B, C and D are still open. At the end of the turn, tracks that can't be laid are skipped.
    fn acts(view: &View, player: &Player) -> Prompt {
        let turn = &player.turn;
        let location = turn.location.filter(|_| !turn.located);
        let duty = location.and_then(|location| location_task(view, location));
        let mut tasks: Vec<Task> = (!turn.placed).then_some(Task::Place).into_iter().chain(duty).collect();
        let only_tracks = tasks.is_empty();
        if !only_tracks || lay::can_lay(&view.cards, player) {
            tasks.extend((!turn.laid).then_some(Task::Lay));
            tasks.extend((location == Some(Location::Track)).then_some(Task::LayExtra));
        }
        match tasks.len() {
            0 => Prompt::EndTurn,
            _ if only_tracks && !lay::must_lay(player) => Prompt::ActOrEnd { tasks },
            1 => Prompt::ActLast { tasks },
            _ => Prompt::Act { tasks },
        }
    }

    /// What others are asked, as far as all can know.
    fn waiting(view: &View) -> Prompt {
        let awaiting = view.public.awaiting();
        let Some(seat) = awaiting.first() else {
            return Prompt::ending(view);
        };
        if view.public.phase == Phase::PrivateChoices {
            return Prompt::WaitChoices { seats: awaiting };
        }
        if awaiting != Seats::only(seat) {
            return Prompt::WaitTurns { seats: awaiting };
        }
        match Question::of(&view.public, seat, &Private::NEW) {
            Question::TakeSet => Prompt::WaitSet { seat },
            Question::Take => Prompt::WaitTake { seat },
            Question::Bonus => Prompt::WaitBonus { seat },
            Question::KeepPlan | Question::Assign(_) => Prompt::WaitPlan { seat },
            Question::KeepToken | Question::Upgrade(_) => Prompt::WaitToken { seat },
            _ => Prompt::WaitTurn { seat },
        }
    }

    /// H10.6, H13.2: who won.
    fn ending(view: &View) -> Prompt {
        let scores = Seats::all(view.public.players)
            .iter()
            .filter_map(|seat| Some((seat, view.score(seat)?)));
        let merits: Vec<_> = scores
            .map(|(seat, tally)| (seat, (tally.total(), tally.plans_fulfilled())))
            .collect();
        let Some(&(seat, best)) = merits.iter().max_by_key(|(_, merit)| *merit) else {
            return Prompt::Over;
        };
        let (points, plans) = best;
        if merits.len() == 1 {
            let title = solo::title(points, view.public.variants.residents);
            return Prompt::Solo { points, title };
        }
        let seats: Seats = merits
            .iter()
            .filter(|(_, merit)| *merit == best)
            .map(|&(seat, _)| seat)
            .collect();
        if seats.len() == 1 {
            Prompt::Won { seat, points, plans }
        } else {
            Prompt::Shared { seats, points, plans }
        }
    }
}

/// H3.7: what is left to do at a location, other than laying a track.
fn location_task(view: &View, location: Location) -> Option<Task> {
    let board = &view.public.board;
    match location {
        Location::Resources => Some(Task::Gain),
        Location::Plan => (!board.plans.is_empty()).then_some(Task::TakePlan),
        Location::Development => (!board.tokens.is_empty()).then_some(Task::TakeToken),
        Location::Track => None,
    }
}
