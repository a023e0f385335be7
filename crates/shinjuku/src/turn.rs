//! S3: a turn; S7.1: how the game ends.

use crate::Illegal;
use table::{Audience, Seat, Sink, Takeback};

use crate::action::{Action, Kind};
use crate::customer::{Customer, Customers};
use crate::event::Event;
use crate::state::{Kinds, Phase, Shinjuku, Step};

/// S3.4: the actions of a turn.
const MOST_ACTIONS: u32 = 2;

/// S3.1: with this many department stores on the map, two customers arrive.
const BUSY: usize = 3;

impl Shinjuku {
    /// S3.1 to S3.3: the turn of the present seat begins; customers arrive, except in the last turns (S7.1).
    pub(crate) fn start_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.public.seat;
        (self.public.taken, self.public.step) = (Kinds::NONE, Step::Choose);
        events.tell(Audience::Everyone, || Event::TurnStarted { seat });
        if self.public.phase == Phase::Turns {
            self.customers_arrive(events);
        }
    }

    fn customers_arrive(&mut self, events: &mut impl Sink<Event>) {
        let due = if self.public.department_stores() < BUSY { 1 } else { 2 };
        let customers: Customers = (0..due)
            .filter_map(|_| self.bag.pop())
            .map(Customer::from_number)
            .collect();
        if let Some(ward) = self.draw_card(events) {
            self.public.waiting[ward.index()].add_all(&customers);
            self.cards.discard(ward);
            events.tell(Audience::Everyone, || Event::Arrived {
                ward: self.map.ward(ward).id,
                customers: customers.each().collect(),
            });
        } else {
            self.public.gone.add_all(&customers);
            events.tell(Audience::Everyone, || Event::Lost {
                customers: customers.each().collect(),
            });
        }
        if self.bag.is_empty() {
            self.public.phase = Phase::LastDrawn;
        }
    }

    /// S3.4: each action that is possible and not yet taken; the end of the turn.
    pub(crate) fn legal_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            Kind::ALL
                .into_iter()
                .filter(|&action| self.check_choice(seat, action).is_ok())
                .map(|action| Action::Choose { action }),
        );
        out.push(Action::EndTurn {});
    }

    fn check_choice(&self, seat: Seat, action: Kind) -> Result<(), Illegal> {
        Illegal::unless(
            self.public.taken.len() < MOST_ACTIONS,
            "S3.4",
            "two actions have been taken in this turn",
        )?;
        Illegal::unless(
            !self.public.taken.contains(action),
            "S3.4",
            "each action is taken once in a turn",
        )?;
        match action {
            Kind::Build => self.check_build(seat),
            Kind::Expand => self.check_expand(seat),
            Kind::Upgrade => self.check_upgrade(seat),
            Kind::Move => self.check_move(seat),
            Kind::Income => Ok(()),
        }
    }

    /// S3.4, S3.5: an action begins; Income is done at once and ends the turn.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        action: Kind,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.check_choice(seat, action)?;
        events.tell(Audience::Everyone, || Event::Chosen { seat, action });
        self.public.taken = self.public.taken.with(action);
        self.public.step = match action {
            Kind::Build => Step::BuildAt,
            Kind::Expand => Step::FirstTrack,
            Kind::Upgrade => Step::UpgradeAt,
            Kind::Move => Step::MoveFrom,
            Kind::Income => {
                self.take_income(seat, events);
                return Ok(self.end_turn(seat, events));
            }
        };
        Ok(Takeback::Open)
    }

    /// S3.4, S7.1: the turn ends. After the turn of whoever drew the last customer everyone takes one Income and has one last turn.
    pub(crate) fn end_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        events.tell(Audience::Everyone, || Event::TurnEnded { seat });
        let players = self.public.players;
        self.public.phase = match self.public.phase {
            Phase::LastDrawn => {
                events.tell(Audience::Everyone, || Event::LastTurns {});
                (1..=players).for_each(|steps| self.take_income(seat.clockwise(steps, players), events));
                Phase::LastTurns(players)
            }
            Phase::LastTurns(0 | 1) => {
                events.tell(Audience::Everyone, || Event::GameOver {});
                Phase::Over
            }
            Phase::LastTurns(left) => Phase::LastTurns(left - 1),
            phase => phase,
        };
        if self.public.phase != Phase::Over {
            self.public.seat = seat.clockwise(1, players);
            self.start_turn(events);
        }
        Takeback::Closed
    }
}
