//! T5: the auction.

use crate::Illegal;
use table::{Audience, CardSet, Seat, Sink, Takeback};

use crate::action::Action;
use crate::event::Event;
use crate::payment::{Bill, Payment};
use crate::pending::Deed;
use crate::phase::{Auction, Phase};
use crate::rules::course::Ended;
use crate::state::{MOST_PLAYERS, Order, Player, Position, ROUNDS, Tramways};
use crate::text::Refusal;
use crate::ticket::{Class, Ticket};

impl Auction {
    /// T5.5: who holds the highest bid of all who are still in; of equal ones it is the first of the old order.
    pub fn leader(&self, old_order: &Order) -> Option<Seat> {
        let still_in = old_order.iter().filter(|&seat| self.still_in.contains(seat));
        still_in.fold(None, |leader, seat| {
            let highest = leader.map_or(0, |leader| self.bid(leader));
            if self.bid(seat) > highest { Some(seat) } else { leader }
        })
    }
}

impl Tramways {
    /// T5.1: bidding begins with the first of the old order.
    pub(crate) fn start_auction(&mut self, events: &mut impl Sink<Event>) {
        let still_in = self.public.seats();
        self.public.phase = Phase::Auction(Auction {
            position: Position::FIRST,
            still_in,
            bids: [0; MOST_PLAYERS],
            front: Order::EMPTY,
            back: Order::EMPTY,
        });
        self.settle_auction(events);
    }

    fn auction(&self) -> &Auction {
        match &self.public.phase {
            Phase::Auction(auction) => auction,
            _ => unreachable!("only called in the auction"),
        }
    }

    fn auction_mut(&mut self) -> &mut Auction {
        match &mut self.public.phase {
            Phase::Auction(auction) => auction,
            _ => unreachable!("only called in the auction"),
        }
    }

    /// T5.5: does this seat hold the highest bid of all who are still in?
    pub(crate) fn leads(&self, seat: Seat) -> bool {
        self.auction().leader(&self.public.order) == Some(seat)
    }

    /// T5.2, T5.9, TR15: while whose turn it is has nothing to decide, a place is taken; then the next one decides.
    fn settle_auction(&mut self, events: &mut impl Sink<Event>) {
        loop {
            let auction = self.auction();
            if auction.still_in.is_empty() {
                return self.end_auction(events);
            }
            let seat = auction.position.seat(&self.public.order).expect("a place in the order");
            let takes = auction.still_in.contains(seat) && (auction.still_in.len() == 1 || self.leads(seat));
            if auction.still_in.contains(seat) && !takes {
                return;
            }
            if takes {
                self.take_front(seat, events);
            }
            self.next_bidder();
        }
    }

    /// T5.2: the earliest free place in the new order.
    fn take_front(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let auction = self.auction_mut();
        auction.still_in = auction.still_in.without(seat);
        auction.front.push(seat);
        let place = auction.front.len() as u8;
        events.tell(Audience::Everyone, || Event::PlaceTaken { seat, place });
    }

    /// T5.1: on through the old order, again and again.
    fn next_bidder(&mut self) {
        let players = self.public.players;
        let auction = self.auction_mut();
        auction.position = auction.position.next_around(players);
    }

    /// T5.3, T5.6: is this bid another one than the seat's last, and than those of the players ahead who are still in?
    fn is_different(&self, seat: Seat, amount: u16) -> Result<(), Illegal> {
        let auction = self.auction();
        let last = auction.bid(seat);
        Illegal::unless(last != amount, "T5.3", Refusal::SameAsYourLastBid { amount })?;
        let mut ahead = self
            .public
            .order
            .iter()
            .take_while(|&other| other != seat)
            .filter(|&other| auction.still_in.contains(other));
        match ahead.find(|&other| auction.bid(other) == amount) {
            Some(seat) => Err(Illegal::new("T5.3", Refusal::SameAsBidAhead { seat, amount })),
            None => Ok(()),
        }
    }

    /// T5.2: pass, or any bid that is free and can be paid.
    pub(crate) fn legal_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass {});
        let purse = self.purse(seat);
        let cash = self.player(seat).money;
        let amounts = 1..=purse.most_money();
        let payable = amounts.filter(|&amount| {
            self.is_different(seat, amount).is_ok() && (amount <= cash || purse.can_pay_money(amount))
        });
        out.extend(payable.map(|amount| Action::Bid { amount }));
    }

    /// T5.3, T5.7, T5.8, TR13: a bid is named; then it is paid.
    pub(crate) fn bid(&mut self, seat: Seat, amount: u16, events: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        Illegal::unless(amount > 0, "T5.7", Refusal::SmallestBid)?;
        self.is_different(seat, amount)?;
        Tramways::can_afford(&self.purse(seat), amount, "T5.8")?;
        Ok(self.ask_payment(
            seat,
            Deed::Bid { amount },
            Bill::money(amount),
            Payment::NOTHING,
            events,
        ))
    }

    /// What a bid costs, if it may be made.
    pub(crate) fn bid_bill(&self, seat: Seat, amount: u16) -> Option<Bill> {
        (amount > 0 && self.is_different(seat, amount).is_ok()).then(|| Bill::money(amount))
    }

    /// T5.4: the bid is paid and stands.
    pub(crate) fn bid_paid(&mut self, seat: Seat, amount: u16, events: &mut impl Sink<Event>) -> Takeback {
        self.auction_mut().bids[seat.index()] = amount;
        events.tell(Audience::Everyone, || Event::Bid { seat, amount });
        self.next_bidder();
        self.settle_auction(events);
        Takeback::Closed
    }

    /// T5.2: the last free place in the new order.
    pub(crate) fn pass(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        let players = self.public.players;
        let auction = self.auction_mut();
        auction.still_in = auction.still_in.without(seat);
        auction.back.push(seat);
        let place = players + 1 - auction.back.len() as u8;
        events.tell(Audience::Everyone, || Event::Passed { seat });
        events.tell(Audience::Everyone, || Event::PlaceTaken { seat, place });
        self.next_bidder();
        self.settle_auction(events);
        Takeback::Closed
    }

    /// T5.10: the new order holds; its first player is stressed. T14.2: in round 6 twice, and there are no cards.
    fn end_auction(&mut self, events: &mut impl Sink<Event>) {
        let auction = *self.auction();
        let order: Vec<Seat> = auction.front.iter().chain(auction.back.iter().rev()).collect();
        self.public.order = Order::from_slice(&order).expect("as many as play");
        let last = self.public.round == ROUNDS;
        self.add_stress(order[0], if last { 2 } else { 1 }, events);
        self.go_on(Ended::Auction, events);
    }

    /// T5.11: the next player takes a card; after the last one new cards are laid open (T5.14), and the actions begin.
    pub(crate) fn offer_card(&mut self, position: Position, events: &mut impl Sink<Event>) {
        if position.is_taken(self.public.players) && !self.public.display.is_empty() {
            self.public.phase = Phase::TakeCard { position };
            return;
        }
        if !self.is_solo() {
            self.open_auction_cards(events);
        }
        self.go_on(Ended::Cards, events);
    }

    /// T5.11: an open auction card comes into the hand.
    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        position: Position,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.public.display.contains(ticket),
            "T5.11",
            Refusal::NotOpen { ticket },
        )?;
        self.public.display.remove(ticket);
        Ok(self.gain_auction_card(seat, position, ticket, events))
    }

    /// T5.12, T5.13, T17.9: a Parcel card gives the parcel, a void ticket costs another one.
    pub(crate) fn gain_auction_card(
        &mut self,
        seat: Seat,
        position: Position,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Takeback {
        self.receive(seat, ticket);
        events.tell(Audience::Everyone, || Event::CardTaken { seat, ticket });
        match self.components.cards.face(ticket).class {
            Class::Parcel(_) => {
                if let Some(parcel) = self.components.map.parcel_of(ticket) {
                    self.public.city.put_disc(parcel.at, seat);
                }
                self.offer_card(position.next(), events);
            }
            Class::Auction { void: true, .. } => self.public.phase = Phase::Void { position },
            _ => self.offer_card(position.next(), events),
        }
        Takeback::Closed
    }

    /// TR16: the tickets that can be discarded for a void one: not void, and their consequence can be carried out.
    fn discardable_for_void(&self, seat: Seat) -> CardSet<Ticket> {
        let hand = self.hand(seat).minus(self.components.cards.lookup.void);
        if self.player(seat).money >= 3 {
            hand
        } else {
            hand.minus(self.components.cards.lookup.pay3)
        }
    }

    /// T5.13, TR16: what can be discarded for a void ticket.
    pub(crate) fn legal_void_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let tickets = self.discardable_for_void(seat);
        if tickets.is_empty() {
            out.push(Action::DiscardNothing {});
        }
        out.extend(
            self.components
                .cards
                .distinct(tickets)
                .map(|ticket| Action::Discard { ticket }),
        );
    }

    /// T5.13, TR16: can this ticket be discarded for the void one?
    fn may_discard_for_void(&self, seat: Seat, ticket: Ticket, tickets: CardSet<Ticket>) -> Result<(), Illegal> {
        let in_hand = self.hand(seat).contains(ticket);
        Illegal::unless(in_hand, "T5.13", Refusal::NotInHand { ticket })?;
        let void = self.components.cards.lookup.void.contains(ticket);
        Illegal::unless(!void, "TR16", Refusal::IsVoid { ticket })?;
        self.can_suffer(seat, ticket, 0, "TR16")?;
        self.is_lowest_twin(ticket, tickets, "T5.13")
    }

    /// T5.13: one ticket is discarded for the void one.
    pub(crate) fn discard_for_void(
        &mut self,
        seat: Seat,
        position: Position,
        ticket: Option<Ticket>,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let tickets = self.discardable_for_void(seat);
        match ticket {
            None => Illegal::unless(tickets.is_empty(), "T5.13", Refusal::VoidCostsATicket)?,
            Some(ticket) => {
                self.may_discard_for_void(seat, ticket, tickets)?;
                self.throw_away(seat, ticket, events);
            }
        }
        self.offer_card(position.next(), events);
        Ok(Takeback::Closed)
    }

    /// T3.6: a ticket is discarded, with its consequence.
    pub(crate) fn throw_away(&mut self, seat: Seat, ticket: Ticket, events: &mut impl Sink<Event>) {
        let Player { money, stress, hp, .. } = *self.player(seat);
        self.suffer_consequence(seat, ticket);
        self.lay_open(seat, ticket);
        events.tell(Audience::Everyone, || Event::Discarded { seat, ticket });
        self.tell_money(seat, money, events);
        self.tell_stress(seat, stress, hp, events);
    }

    /// T2.13, T5.14: as many cards as players are laid open.
    pub(crate) fn open_auction_cards(&mut self, events: &mut impl Sink<Event>) {
        let cards: CardSet<Ticket> = (0..self.public.players)
            .filter_map(|_| self.decks.auction.pop())
            .collect();
        self.public.display = self.public.display.or(cards);
        if !cards.is_empty() {
            events.tell(Audience::Everyone, || Event::CardsOpened {
                tickets: cards.iter().collect(),
            });
        }
    }

    /// T2.7, T5.11: any card that lies open.
    pub(crate) fn legal_display(&self, out: &mut Vec<Action>) {
        out.extend(self.public.display.iter().map(|ticket| Action::Take { ticket }));
    }
}
