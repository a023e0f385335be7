//! S3: a turn.

use table::{Audience, Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::first::First;
use crate::parts::action::{Action, Kind};
use crate::parts::customer::{Customers, Token};
use crate::parts::event::Event;
use crate::state::{Kinds, Phase, Played, Public, Step};
use crate::{Illegal, Refusal};

/// S3.4: the actions of a turn.
const MOST_ACTIONS: u32 = 2;

/// S3.1: with this many department stores on the map, two customers arrive.
const BUSY: usize = 3;

impl Public {
    /// S3.1: how many customers arrive at the start of a turn.
    pub fn arrivals(&self) -> usize {
        if self.department_stores() < BUSY { 1 } else { 2 }
    }
}

impl<E: Edition> Public<E> {
    /// S3.4: how many actions the present seat may still take.
    pub const fn actions_left(&self) -> u32 {
        MOST_ACTIONS.saturating_sub(self.taken.len())
    }
}

impl<E: Edition> Played<E> {
    /// S3.1: the turn of the present seat begins.
    pub(crate) fn start_turn(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.public.seat;
        (self.public.taken, self.public.step) = (Kinds::NONE, Step::Choose);
        events.tell(Audience::Everyone, || Event::TurnStarted { seat });
        E::begin_turn(self, events);
    }
}

impl Played<First> {
    /// S3.1 to S3.3: customers arrive, all into the ward of the card drawn.
    pub(crate) fn customers_arrive(&mut self, events: &mut impl Sink<Event>) {
        let customers: Customers = (0..self.public.arrivals())
            .filter_map(|_| self.bag.pop())
            .map(Token::customer)
            .collect();
        if let Some(ward) = self.draw_card(None, events) {
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
}

impl<E: Edition> Played<E> {
    /// S3.4: each action that is possible and not yet taken; the end of the turn.
    pub(crate) fn legal_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(
            E::KINDS
                .iter()
                .filter(|&&action| self.check_choice(seat, action).is_ok())
                .map(|&action| Action::Choose { action }),
        );
        E::free_choices(self, seat, out);
        out.push(Action::EndTurn {});
    }

    fn check_choice(&self, seat: Seat, action: Kind) -> Result<(), Illegal> {
        Illegal::unless(E::KINDS.contains(&action), "S3.4", Refusal::ChooseAction)?;
        Illegal::unless(self.public.actions_left() > 0, "S3.4", Refusal::TwoActionsTaken)?;
        Illegal::unless(
            !self.public.taken.contains(action),
            "S3.4",
            Refusal::TakenAlready { action },
        )?;
        match action {
            Kind::Build | Kind::Open => self.check_build(seat),
            Kind::Expand => self.check_expand(seat),
            Kind::Upgrade => self.check_upgrade(seat),
            Kind::Move => self.check_move(seat),
            Kind::Income => Ok(()),
            Kind::Kaiju | Kind::Reunite => E::check_own(self, seat, action),
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
            Kind::Build | Kind::Open => Step::BuildAt,
            Kind::Expand => Step::FirstTrack,
            Kind::Upgrade => Step::UpgradeAt,
            Kind::Move => Step::MoveFrom,
            Kind::Income => {
                self.take_income(seat, events);
                return Ok(E::income_done(self, seat, events));
            }
            Kind::Kaiju | Kind::Reunite => {
                E::begin_own(self, seat, action);
                return Ok(Takeback::Open);
            }
        };
        Ok(Takeback::Open)
    }
}
