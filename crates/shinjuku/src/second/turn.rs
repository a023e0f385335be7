//! V4: a turn.

use table::{Audience, Label, Seat, Sink, Takeback};

use crate::parts::action::{Action, Kind};
use crate::parts::event::{Event, Figure};
use crate::parts::map::{Ward, Wards};
use crate::second::Second;
use crate::second::rules::KaijuRule;
use crate::second::scene::{Asked, Kaiju, Place, Then};
use crate::state::{Phase, Played, Step};
use crate::{Illegal, Refusal};

impl Played<Second> {
    /// V4.1: arrival, refill, Matsuri, actions. V14.6: but first the Kaiju makes room for those who arrive.
    pub(crate) fn begin(&mut self, events: &mut impl Sink<Event>) {
        let scene = &mut self.public.scene;
        (scene.wandered, scene.explored) = (false, false);
        if self.kaiju_must_make_room() {
            let (by, then) = (self.public.seat, Then::Arrive);
            self.public.step = Step::Figure(Asked::Kaiju { by, then });
        } else {
            self.arrive_then_matsuri(events);
        }
    }

    fn arrive_then_matsuri(&mut self, events: &mut impl Sink<Event>) {
        self.arrive_and_refill(events);
        self.public.step = Step::Figure(Asked::Matsuri);
        if self.next_to(self.public.scene.matsuri) == Wards::default() {
            self.after_matsuri(events);
        }
    }

    /// V10.4, V14.2: what the Kaiju does after the Matsuri.
    fn after_matsuri(&mut self, events: &mut impl Sink<Event>) {
        self.public.step = Step::Choose;
        let (rule, by) = (self.public.scene.rules.kaiju, self.public.seat);
        match self.public.scene.kaiju {
            Kaiju::Drawn(by) => self.kaiju_comes(by, Then::Choose, events),
            Kaiju::Bay => self.kaiju_comes(by, Then::Choose, events),
            Kaiju::Ward(_) if rule == KaijuRule::Bay && !self.kaiju_ways().is_empty() => {
                let then = Then::Choose;
                self.public.step = Step::Figure(Asked::Kaiju { by, then });
            }
            _ => (),
        }
    }

    /// V4.4: the wards next to one, if there is one.
    pub(crate) fn next_to(&self, ward: Option<Ward>) -> Wards {
        ward.map_or(Wards::default(), |ward| self.map.neighbours(ward))
    }

    /// Where the thing that is asked about can go.
    pub(crate) fn places_for(&self, asked: Asked) -> Wards {
        let scene = &self.public.scene;
        match asked {
            Asked::Matsuri => self.next_to(scene.matsuri),
            Asked::Wander => self.without_kaiju(self.next_to(scene.princess)),
            Asked::Explore => self.kaicho_ways(self.public.seat),
            Asked::Kaiju { .. } => self.kaiju_ways(),
            Asked::Flight { .. } | Asked::PrincessFlight { .. } => self.next_to(scene.kaiju_ward()),
        }
    }

    /// V14.7: the same wards but that of the Kaiju.
    pub(crate) fn without_kaiju(&self, wards: Wards) -> Wards {
        let kaiju = self.public.scene.kaiju_ward().map_or(Wards::default(), Wards::only);
        Wards(wards.0 & !kaiju.0)
    }

    /// A figure goes to a ward.
    pub(crate) fn put(&mut self, asked: Asked, id: Label, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        let ward = self.map.find_ward(id).ok_or(Illegal::new("V1.1", Refusal::NoWard))?;
        let clause = Second::clause_of(&self.public.scene, asked);
        let can = self.places_for(asked).contains(ward);
        Illegal::unless(can, clause, Refusal::NotThere { ward })?;
        let mut takeback = Takeback::Open;
        match asked {
            Asked::Matsuri => {
                self.public.scene.matsuri = Some(ward);
                self.tell_moved(self.public.seat, Figure::Matsuri, ward, events);
                let drawn = self.cards.pile.len();
                self.after_matsuri(events);
                if self.cards.pile.len() != drawn {
                    takeback = Takeback::Closed;
                }
            }
            Asked::Wander => self.princess_wanders(ward, events),
            Asked::Explore => self.kaicho_explores(ward, events),
            Asked::Kaiju { by, then } => takeback = self.kaiju_enters(ward, by, then, events),
            Asked::Flight { by, then } => takeback = self.they_flee(ward, by, then, events),
            Asked::PrincessFlight { by, then } => takeback = self.princess_flees(ward, by, then, events),
        }
        Ok(takeback)
    }

    pub(crate) fn tell_moved(&self, seat: Seat, figure: Figure, ward: Ward, events: &mut impl Sink<Event>) {
        let ward = self.map.ward(ward).id;
        events.tell(Audience::Everyone, || Event::FigureMoved { seat, figure, ward });
    }

    /// How it goes on when the Kaiju has moved and all have fled.
    pub(crate) fn go_on_with(&mut self, by: Seat, then: Then, events: &mut impl Sink<Event>) -> Takeback {
        self.public.step = Step::Choose;
        match then {
            Then::Arrive => {
                self.arrive_then_matsuri(events);
                Takeback::Closed
            }
            Then::Choose if by == self.public.seat => Takeback::Open,
            Then::Choose => Takeback::Closed,
            Then::EndTurn => self.end_turn(self.public.seat, events),
        }
    }

    /// V11.1: the free actions that are possible now: once per turn each, as long as at most one action was taken.
    pub(crate) fn free_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        for action in [Action::Wander {}, Action::Explore {}] {
            if self.check_free(seat, action).is_ok() {
                out.push(action);
            }
        }
    }

    fn check_free(&self, seat: Seat, action: Action) -> Result<Asked, Illegal> {
        let scene = &self.public.scene;
        let (clause, in_play, done, asked) = match action {
            Action::Wander {} => ("V12.2", scene.rules.princess, scene.wandered, Asked::Wander),
            _ => ("V13.2", scene.rules.kaicho, scene.explored, Asked::Explore),
        };
        Illegal::unless(in_play, clause, Refusal::NotInThisGame)?;
        Illegal::unless(!done, "V11.1", Refusal::FreeActionTaken)?;
        Illegal::unless(self.public.actions_left() > 0, "V11.1", Refusal::TwoActionsTaken)?;
        debug_assert_eq!(seat, self.public.seat, "only who has the turn is asked");
        let any = !self.places_for(asked).is_empty();
        Illegal::unless(any, clause, Refusal::NoNeighbour)?;
        Ok(asked)
    }

    /// V11.1: a free action begins.
    pub(crate) fn begin_free(&mut self, seat: Seat, action: Action) -> Result<Takeback, Illegal> {
        let asked = self.check_free(seat, action)?;
        self.public.step = Step::Figure(asked);
        Ok(Takeback::Open)
    }

    /// V14.3, V16.4: the actions that only variants have.
    pub(crate) fn check_variant(&self, kind: Kind) -> Result<(), Illegal> {
        let scene = &self.public.scene;
        match kind {
            Kind::Kaiju => {
                let on_map = scene.rules.kaiju == KaijuRule::Deck && scene.kaiju_ward().is_some();
                Illegal::unless(on_map, "V14.3", Refusal::NoKaiju)?;
                Illegal::unless(!self.kaiju_ways().is_empty(), "V14.3", Refusal::NoNeighbour)
            }
            _ => self.check_reunite(),
        }
    }

    /// V14.3, V16.4: one of them begins.
    pub(crate) fn begin_variant(&mut self, seat: Seat, kind: Kind) {
        let by = seat;
        let then = Then::Choose;
        self.public.step = match (kind, self.public.scene.dog) {
            (Kind::Reunite, Place::Ward(ward)) => Step::StartAt(ward),
            _ => Step::Figure(Asked::Kaiju { by, then }),
        };
    }

    /// V4.6, V14.2: Income ends the turn; but first whoever drew the Kaiju brings it ashore.
    pub(crate) fn income_then(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        match self.public.scene.kaiju {
            Kaiju::Drawn(by) => self.kaiju_comes(by, Then::EndTurn, events),
            _ => return self.end_turn(seat, events),
        }
        Takeback::Closed
    }

    /// V8.2, V8.3, V8.5: the last turns are whole ones; the game ends when it would be the turn of the starting player, once the queue has ended.
    pub(crate) fn count_to_the_end(&self, seat: Seat) -> Phase {
        let players = self.public.players;
        match self.public.phase {
            Phase::LastDrawn => {
                let next = seat.clockwise(1, players);
                let left = (u8::from(self.public.scene.starting) + players - u8::from(next)) % players;
                if left == 0 { Phase::Over } else { Phase::LastTurns(left) }
            }
            Phase::LastTurns(0 | 1) => Phase::Over,
            Phase::LastTurns(left) => Phase::LastTurns(left - 1),
            phase => phase,
        }
    }
}
