//! S7.1: how turns and the game end.

use table::{Audience, Seat, Sink, Takeback};

use crate::parts::event::Event;
use crate::state::{Phase, Shinjuku};

impl Shinjuku {
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
