//! T12: the administration, for all players at once.

use std::iter::repeat_n;

use crate::Illegal;
use table::{Audience, Seat, Seats, Sink, Takeback};

use crate::action::Action;
use crate::event::{Event, Played};
use crate::payment::Payment;
use crate::phase::Phase;
use crate::rules::course::Ended;
use crate::rules::paying::no_icon_left;
use crate::square::{Square, SquareSet};
use crate::state::{MOST_WORKERS, Player, Position, Tramways};
use crate::text::Refusal;
use crate::ticket::{Icon, SLOTS, Ticket};

impl Tramways {
    /// T12.1: all players at once.
    pub(crate) fn start_administration(&mut self) {
        for player in &mut self.players {
            player.playing = Payment::NOTHING;
            player.discarded = 0;
        }
        self.public.phase = Phase::Administration {
            waiting: self.public.seats(),
        };
    }

    /// T12.1: icons to play, tickets to discard, or to be done; while a passenger is placed, its squares.
    pub(crate) fn legal_administration(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.private[seat.index()].placing.is_some() {
            out.extend(self.free_squares(seat).iter().map(|at| Action::Square { at }));
            return;
        }
        let cards = &self.components.cards;
        let hand = self.hand(seat);
        let open = self.player(seat).playing.tickets();
        for ticket in hand.or(open).and(cards.lookup.admin).iter() {
            let mut offered = 0u32;
            for icon in self
                .player(seat)
                .playing
                .free_icons(cards, ticket)
                .filter(|icon| icon.is_for_administration())
            {
                if offered >> icon as u32 & 1 == 0 && self.may_use(seat, ticket, icon).is_ok() {
                    out.push(Action::Use { ticket, icon });
                    offered |= 1 << icon as u32;
                }
            }
        }
        out.extend(
            cards
                .distinct(hand)
                .filter(|&ticket| self.may_discard(seat, ticket).is_ok())
                .map(|ticket| Action::Discard { ticket }),
        );
        out.push(Action::Done {});
    }

    /// T12.2 to T12.5: can this icon be played now? The ticket is in hand, or is the one just played (T3.3).
    fn may_use(&self, seat: Seat, ticket: Ticket, icon: Icon) -> Result<(), Illegal> {
        self.may_play(seat, ticket, icon)?;
        let player = self.player(seat);
        let cards = &self.components.cards;
        let again = player.playing.tickets().contains(ticket);
        match icon {
            Icon::GetWorker => {
                let workers = player.workers;
                Illegal::unless(workers < MOST_WORKERS, "T12.3", Refusal::WorkersFull { workers })
            }
            Icon::DecreaseStress => {
                let before = again || cards.lookup.stress1.contains(ticket);
                Illegal::unless(player.stress > 1 || before, "T12.4", Refusal::StressLowest)
            }
            Icon::AddPassenger => {
                let left = self.spaces_left();
                let room = left > 0 && !self.free_squares(seat).is_empty();
                Illegal::unless(room, "T12.5", Refusal::NoEmptySpace)?;
                let enough = left > self.needed_before(seat);
                Illegal::unless(enough, "TR31", Refusal::WaitForSpaces)
            }
            _ => Ok(()),
        }
    }

    /// T12.1, T12.8: can this icon of this ticket be played at all?
    fn may_play(&self, seat: Seat, ticket: Ticket, icon: Icon) -> Result<(), Illegal> {
        let player = self.player(seat);
        let cards = &self.components.cards;
        let again = player.playing.tickets().contains(ticket);
        let in_hand = self.hand(seat).contains(ticket);
        Illegal::unless(again || in_hand, "T12.1", Refusal::NotInHand { ticket })?;
        let fits = icon.is_for_administration();
        Illegal::unless(fits, "T3.10", Refusal::NotForAdministration { icon })?;
        let free = player.playing.is_free(cards, ticket, icon);
        Illegal::unless(free, "T12.1", no_icon_left(ticket, icon))?;
        if again {
            return Ok(());
        }
        self.is_lowest_twin(ticket, self.hand(seat), "T12.1")?;
        self.can_suffer(seat, ticket, 0, "T12.8")
    }

    /// T12.5: the building squares without a passenger.
    pub(crate) const fn empty_spaces(&self) -> SquareSet {
        self.public.city.empty_spaces()
    }

    /// T12.5: those where this seat does not plan a passenger yet.
    fn free_squares(&self, seat: Seat) -> SquareSet {
        self.empty_spaces().minus(self.player(seat).planned)
    }

    /// TR31: the empty spaces less all planned passengers.
    fn spaces_left(&self) -> usize {
        let planned: usize = self.seats().map(|seat| self.player(seat).planned.len()).sum();
        self.empty_spaces().len().saturating_sub(planned)
    }

    /// TR31: how many spaces the players before this seat in the turn order could still need.
    fn needed_before(&self, seat: Seat) -> usize {
        let Phase::Administration { waiting } = self.public.phase else {
            return 0;
        };
        let before = self
            .public
            .order
            .iter()
            .take_while(|&other| other != seat)
            .filter(|&other| waiting.contains(other));
        before.map(|other| self.possible_passengers(other)).sum()
    }

    /// TR31: how many passengers a player could still add at most, as far as the others know.
    fn possible_passengers(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let cards = &self.components.cards;
        let open = player.playing.tickets().iter().map(|ticket| {
            let icons = player.playing.free_icons(cards, ticket);
            icons.filter(|&icon| icon == Icon::AddPassenger).count()
        });
        open.sum::<usize>() + self.passengers_in_hand(seat)
    }

    /// TR31, T18.2: the most passengers that a hand of this size can add: it may hold the best of the seen and unseen tickets.
    fn passengers_in_hand(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let cards = &self.components.cards;
        let known = player.known.minus(player.discards).minus(player.boxed);
        let hand = self.hand(seat).len();
        let unseen = hand + self.decks.own[seat.index()].len() - known.len();
        let icons = |ticket: Ticket| {
            let slots = cards.slots(ticket).iter();
            slots.filter(|icon| **icon == Some(Icon::AddPassenger)).count()
        };
        let having = cards.having(Icon::AddPassenger);
        let best = having.and(cards.lookup.development).iter().map(icons).max();
        // how many tickets there may be with this many icons
        let mut tickets = [0; SLOTS + 2];
        having.and(known).iter().for_each(|ticket| tickets[icons(ticket)] += 1);
        tickets[best.unwrap_or(0)] += unseen;
        let most_first = (1..tickets.len()).rev();
        most_first
            .flat_map(|icons| repeat_n(icons, tickets[icons]))
            .take(hand)
            .sum()
    }

    /// T12.5: can the passenger of this ticket be placed?
    pub(crate) fn may_place(&self, seat: Seat, ticket: Ticket) -> bool {
        self.may_play(seat, ticket, Icon::AddPassenger).is_ok() && !self.free_squares(seat).is_empty()
    }

    /// T12.1: an icon is played.
    pub(crate) fn administer(
        &mut self,
        seat: Seat,
        ticket: Ticket,
        icon: Icon,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.may_use(seat, ticket, icon)?;
        if icon == Icon::AddPassenger {
            self.private_mut(seat).placing = Some(ticket);
        } else {
            self.use_icon(seat, ticket, icon, events);
        }
        Ok(Takeback::Open)
    }

    /// T3.3, T3.6, T12.7: consequence or additional stress first, then what the icon does.
    fn use_icon(&mut self, seat: Seat, ticket: Ticket, icon: Icon, events: &mut impl Sink<Event>) {
        let Player { money, stress, hp, .. } = *self.player(seat);
        let playing = self.player(seat).playing;
        let again = playing.tickets().contains(ticket);
        if again {
            self.player_mut(seat).stress_up(1);
        } else {
            self.suffer_consequence(seat, ticket);
            self.lay_open(seat, ticket);
        }
        let base = if again { playing } else { Payment::NOTHING };
        self.player_mut(seat).playing = base.with(&self.components.cards, ticket, icon);
        events.tell(Audience::Everyone, || Event::TicketsPlayed {
            seat,
            played: vec![Played {
                ticket,
                icons: vec![icon],
            }],
        });
        self.tell_money(seat, money, events);
        if icon == Icon::DecreaseStress {
            self.player_mut(seat).stress_down();
        }
        self.tell_stress(seat, stress, hp, events);
        match icon {
            Icon::GetWorker => self.add_worker(seat, events),
            _ if icon.money() > 0 => self.add_money(seat, icon.money(), events),
            _ => (),
        }
    }

    /// T12.5: where the new passenger is to stand.
    pub(crate) fn plan_passenger(
        &mut self,
        seat: Seat,
        ticket: Ticket,
        at: Square,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.free_squares(seat).contains(at),
            "T12.5",
            Refusal::NoEmptySpaceThere { at },
        )?;
        self.private_mut(seat).placing = None;
        self.use_icon(seat, ticket, Icon::AddPassenger, events);
        self.player_mut(seat).planned.insert(at);
        events.tell(Audience::Everyone, || Event::PassengerPlanned { seat, at });
        Ok(Takeback::Open)
    }

    /// T12.6, T12.8: the first discard is free, each further one costs $1; the consequence must be payable too.
    fn may_discard(&self, seat: Seat, ticket: Ticket) -> Result<(), Illegal> {
        let hand = self.hand(seat);
        Illegal::unless(hand.contains(ticket), "T12.6", Refusal::NotInHand { ticket })?;
        self.is_lowest_twin(ticket, hand, "T12.6")?;
        let (cost, have) = (self.discard_price(seat), self.player(seat).money);
        Illegal::unless(have >= cost, "T12.6", Refusal::DiscardCosts { cost, have })?;
        self.can_suffer(seat, ticket, cost, "T12.8")
    }

    /// T12.6: what the next discard costs.
    fn discard_price(&self, seat: Seat) -> u16 {
        u16::from(self.player(seat).discarded > 0)
    }

    /// T12.6, T12.7: a ticket is discarded.
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        self.may_discard(seat, ticket)?;
        let price = self.discard_price(seat);
        let player = self.player_mut(seat);
        let money = player.money;
        player.money -= price;
        player.discarded += 1;
        player.playing = Payment::NOTHING;
        self.tell_money(seat, money, events);
        self.throw_away(seat, ticket, events);
        Ok(Takeback::Open)
    }

    /// T12.9: a player has finished; when all have, the passengers are put in turn order (TR31).
    pub(crate) fn finish_administration(
        &mut self,
        seat: Seat,
        waiting: Seats,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        let waiting = waiting.without(seat);
        self.player_mut(seat).playing = Payment::NOTHING;
        self.public.phase = Phase::Administration { waiting };
        events.tell(Audience::Everyone, || Event::Finished { seat });
        if waiting.is_empty() {
            self.put_passengers(Position::FIRST, events);
            return Takeback::Closed;
        }
        Takeback::Open
    }

    /// TR31: planned passengers are put from this place of the turn order on. Who finds a square taken chooses another one.
    fn put_passengers(&mut self, from: Position, events: &mut impl Sink<Event>) {
        let mut position = from;
        while let Some(seat) = position.seat(&self.public.order) {
            let planned = std::mem::replace(&mut self.player_mut(seat).planned, SquareSet::EMPTY);
            let mut left = 0;
            for at in planned.iter() {
                if self.public.city.passengers().contains(at) {
                    left += 1;
                } else {
                    self.put_passenger(seat, at, events);
                }
            }
            if left > 0 {
                self.public.phase = Phase::PlaceAgain { position, left };
                return;
            }
            position = position.next();
        }
        self.go_on(Ended::Administration, events);
    }

    /// T12.5: a passenger stands there.
    fn put_passenger(&mut self, seat: Seat, at: Square, events: &mut impl Sink<Event>) {
        self.public.city.add_passenger(at);
        events.tell(Audience::Everyone, || Event::PassengerAdded { seat, at });
    }

    /// TR31: the empty spaces.
    pub(crate) fn legal_places_again(&self, out: &mut Vec<Action>) {
        out.extend(self.empty_spaces().iter().map(|at| Action::Square { at }));
    }

    /// TR31: another square for a passenger whose own was taken.
    pub(crate) fn place_again(
        &mut self,
        seat: Seat,
        position: Position,
        left: u8,
        at: Square,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.empty_spaces().contains(at),
            "T12.5",
            Refusal::NoEmptySpaceThere { at },
        )?;
        self.put_passenger(seat, at, events);
        if left > 1 {
            self.public.phase = Phase::PlaceAgain {
                position,
                left: left - 1,
            };
        } else {
            self.put_passengers(position.next(), events);
        }
        Ok(Takeback::Closed)
    }
}
