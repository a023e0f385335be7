//! H4: a turn, actions A and D-a, and its end.

use crate::Illegal;
use table::{Audience, Seat, Seats, Sink, Takeback};

use crate::parts::action::{Action, Duty, Location};
use crate::parts::event::Event;
use crate::rules::lay;
use crate::state::{Hill, Pending, Phase};
use crate::text::{Letter, Refusal};

/// H3.7 a), H7.1: the resources of the location, and of a bonus.
pub(crate) const GAIN: u8 = 2;

impl Hill {
    /// H4.1: any location that still has a Town card.
    pub(crate) fn legal_takes(&self, out: &mut Vec<Action>) {
        let open = |&location: &Location| self.public.board.towns[location as usize].is_some();
        out.extend(
            Location::ALL
                .into_iter()
                .filter(open)
                .map(|location| Action::Take { location }),
        );
    }

    /// H4.1: action A. The location decides action D.
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        location: Location,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let card = self.public.board.towns[location as usize].take();
        let card = card.ok_or(Illegal::new(
            "H4.1",
            Refusal::LocationEmpty {
                letter: Letter(location),
            },
        ))?;
        let player = self.player_mut(seat);
        player.hand.push(card);
        player.turn.location = Some(location);
        events.tell(Audience::Everyone, || Event::Took {
            seat,
            card: self.cards.town(card).id,
            location,
        });
        if self.public.phase != Phase::Taking {
            return Ok(Takeback::Open);
        }
        // H4.6: the next one takes; when all have, all play on at the same time.
        self.public.moved += 1;
        if self.public.moved == self.public.players {
            self.public.phase = Phase::Turns;
        }
        Ok(Takeback::Closed)
    }

    /// H4.2: B, C and D in any order, each once; free actions; the end when all is done.
    pub(crate) fn legal_acts(&self, seat: Seat, out: &mut Vec<Action>) {
        let turn = &self.player(seat).turn;
        if !turn.placed {
            self.legal_placements(seat, out);
        }
        let duties: &[Duty] = match (!turn.laid, !turn.located && turn.location == Some(Location::Track)) {
            (true, true) => &[Duty::Track, Duty::Location],
            (true, false) => &[Duty::Track],
            (false, true) => &[Duty::Location],
            (false, false) => &[],
        };
        lay::push_lays(&self.cards, self.player(seat), duties, out);
        if !turn.located {
            match turn.location {
                Some(Location::Resources) => out.push(Action::Gain {}),
                Some(Location::Plan) => self.legal_plan_takes(out),
                Some(Location::Development) => self.legal_token_takes(out),
                Some(Location::Track) | None => {}
            }
        }
        self.legal_free_actions(seat, out);
        if self.check_end(seat).is_ok() {
            out.push(Action::EndTurn {});
        }
    }

    /// H3.7 a): action D at the first location.
    pub(crate) fn gain(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        self.check_location(seat, Location::Resources)?;
        self.player_mut(seat).turn.located = true;
        self.add_resources(seat, GAIN, events);
        Ok(Takeback::Open)
    }

    pub(crate) fn add_resources(&mut self, seat: Seat, resources: u8, events: &mut impl Sink<Event>) {
        self.player_mut(seat).resources += u16::from(resources);
        events.tell(Audience::Everyone, || Event::Gained { seat, resources });
    }

    /// H4.2: action D belongs to the location of the card taken, and is done once.
    pub(crate) fn check_location(&self, seat: Seat, location: Location) -> Result<(), Illegal> {
        let turn = &self.player(seat).turn;
        let taken_from = turn.location.unwrap_or(location);
        let other = Refusal::OtherLocation {
            letter: Letter(taken_from),
            gives: taken_from,
        };
        Illegal::unless(turn.location == Some(location), "H4.1", other)?;
        Illegal::unless(!turn.located, "H4.2", Refusal::LocationDone)
    }

    /// H4.4: the turn ends when A to D are done and the player says so. Tracks that cannot be laid, and what does not lie face up, are skipped (H4.2).
    fn check_end(&self, seat: Seat) -> Result<(), Illegal> {
        let (player, board) = (self.player(seat), &self.public.board);
        let turn = &player.turn;
        debug_assert_eq!(turn.pending, Pending::Nothing);
        Illegal::unless(turn.placed, "H4.2", Refusal::PlaceBeforeEnd)?;
        let open = turn.location.filter(|location| match location {
            _ if turn.located => false,
            Location::Resources => true,
            Location::Plan => !board.plans.is_empty(),
            Location::Development => !board.tokens.is_empty(),
            Location::Track => false,
        });
        if let Some(gives) = open {
            return Err(Illegal::new("H4.2", Refusal::LocationBeforeEnd { gives }));
        }
        let track_open = !turn.laid || (turn.location == Some(Location::Track) && !turn.located);
        Illegal::unless(!track_open || !lay::must_lay(player), "H4.2", Refusal::LayBeforeEnd)
    }

    /// H4.4.
    pub(crate) fn end_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        self.check_end(seat)?;
        events.tell(Audience::Everyone, || Event::TurnEnded { seat });
        let public = &mut self.public;
        public.ready = public.ready.with(seat);
        if !public.variants.simultaneous {
            public.moved += 1;
        }
        if public.ready == Seats::all(public.players) {
            self.end_round(events);
        }
        Ok(Takeback::Closed)
    }
}
