//! S7.1: how turns and the game end.

use table::{Audience, Outcome, Seat, SeatResult, Seats, Sink, Takeback};

use crate::edition::Edition;
use crate::first::First;
use crate::parts::customer::Customers;
use crate::parts::event::Event;
use crate::parts::map::Map;
use crate::state::{Phase, Played, Public};

impl<E: Edition> Played<E> {
    /// S3.4: the turn ends.
    pub(crate) fn end_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        events.tell(Audience::Everyone, || Event::TurnEnded { seat });
        let phase = E::turn_ended(self, seat, events);
        self.public.phase = phase;
        if phase == Phase::Over {
            events.tell(Audience::Everyone, || Event::GameOver {});
        } else {
            self.public.seat = seat.clockwise(1, self.public.players);
            self.start_turn(events);
        }
        Takeback::Closed
    }
}

impl Played<First> {
    /// S7.1: after the turn of whoever drew the last customer everyone takes one Income and has one last turn.
    pub(crate) fn count_last_turns(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Phase {
        let players = self.public.players;
        match self.public.phase {
            Phase::LastDrawn => {
                events.tell(Audience::Everyone, || Event::LastTurns {});
                (1..=players).for_each(|steps| self.take_income(seat.clockwise(steps, players), events));
                Phase::LastTurns(players)
            }
            Phase::LastTurns(0 | 1) => Phase::Over,
            Phase::LastTurns(left) => Phase::LastTurns(left - 1),
            phase => phase,
        }
    }
}

/// S7.2 to S7.4: the places and scores when the game is over and all have lifted their screens.
pub(crate) fn outcome<E: Edition>(
    map: &Map,
    public: &Public<E>,
    earned: impl Fn(Seat) -> Option<Customers>,
) -> Option<Outcome> {
    if public.phase != Phase::Over {
        return None;
    }
    let result = |seat: Seat| Some(E::result(map, public, seat, &earned(seat)?));
    let seats: Option<Vec<SeatResult>> = Seats::all(public.players).iter().map(result).collect();
    seats.map(Outcome::ranked)
}
