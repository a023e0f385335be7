//! Where the game stands, and what is declared.

use table::{CardSet, Inconsistent, Seat, Seats};

use crate::book::BookNumber;
use crate::destination::Destination;
use crate::payment::{Bill, Payment};
use crate::pending::{Deed, Pending, Trip};
use crate::phase::{Auction, Look, Phase, Route, Step, Turn};
use crate::state::{BOOK_CARDS, BookFace, Position, ROUNDS, Tramways};
use crate::ticket::{Icon, Ticket};

/// One text for all that is declared and cannot be.
fn cannot(fits: bool) -> Result<(), Inconsistent> {
    Inconsistent::unless(fits, || "what is going on cannot be done".into())
}

impl Pending {
    /// The tickets that a declaration names.
    pub(crate) fn tickets(&self) -> CardSet<Ticket> {
        let Pending::Paying { deed, bill, payment } = self else {
            return CardSet::EMPTY;
        };
        let card = if let Deed::Construct { card, .. } = deed {
            Some(*card)
        } else {
            None
        };
        let named = |to: Destination| {
            if let Destination::Parcel(ticket) = to {
                Some(ticket)
            } else {
                None
            }
        };
        let ends = bill.ends.into_iter().flatten().filter_map(named);
        payment.tickets().or(card.into_iter().chain(ends).collect())
    }
}

impl Tramways {
    /// The Book that somebody looks through.
    pub(crate) fn look(&self) -> Option<Look> {
        match self.public.phase {
            Phase::Books { look, .. } => look,
            Phase::Actions(Turn {
                step: Step::Look { look, .. },
                ..
            }) => Some(look),
            _ => None,
        }
    }

    /// T4: phase, round and waiting players fit together.
    pub(super) fn check_phase(&self) -> Result<(), Inconsistent> {
        let public = &self.public;
        let players = public.players;
        cannot((1..=ROUNDS).contains(&public.round) && (!public.expert || players == 2))?;
        let inside = |position: Position| cannot(position.is_taken(players));
        let some =
            |waiting: Seats| cannot(!waiting.is_empty() && waiting.iter().all(|seat| public.seats().contains(seat)));
        match public.phase {
            Phase::Draft { taken } => cannot(public.round == 1 && self.is_sound_draft(taken))?,
            Phase::KeepOne { waiting } => {
                some(waiting)?;
                self.check_dealt(waiting)?;
            }
            Phase::Auction(auction) => self.check_auction(&auction)?,
            Phase::Books { position, .. } | Phase::TakeCard { position } | Phase::Void { position } => {
                inside(position)?;
            }
            Phase::Line {} => cannot(self.is_solo() && !public.line.is_empty())?,
            Phase::Actions(turn) => {
                inside(turn.position)?;
                cannot(turn.left <= if turn.second { 2 } else { 1 })?;
                self.check_step(&turn)?;
            }
            Phase::FillHand { waiting } | Phase::Administration { waiting } => some(waiting)?,
            Phase::PlaceAgain { position, left } => {
                inside(position)?;
                let mut placed = public.order.iter().take(position.index() + 1);
                cannot(left > 0 && placed.all(|seat| self.player(seat).planned.is_empty()))?;
            }
            Phase::Over {} => (),
        }
        self.check_books()?;
        self.check_simultaneous()
    }

    /// T2.15: everyone has four cards, and who has chosen keeps one of them.
    fn check_dealt(&self, waiting: Seats) -> Result<(), Inconsistent> {
        let fits = |seat: Seat| {
            let private = &self.private[seat.index()];
            let kept = private.kept.map(|kept| private.dealt.contains(kept));
            private.dealt.len() == 4 && kept == (!waiting.contains(seat)).then_some(true)
        };
        cannot(self.seats().all(fits))
    }

    /// T5: everyone is still in or has a place, and who is to bid does not lead.
    fn check_auction(&self, auction: &Auction) -> Result<(), Inconsistent> {
        let placed: Seats = auction.front.iter().chain(auction.back.iter()).collect();
        let count = auction.front.len() + auction.back.len();
        cannot(placed.len() == count && count + auction.still_in.len() == usize::from(self.public.players))?;
        cannot(
            auction
                .still_in
                .iter()
                .all(|seat| !placed.contains(seat) && self.public.seats().contains(seat))
                && auction.still_in.len() > 1,
        )?;
        let bidder = auction.position.seat(&self.public.order);
        cannot(bidder.is_some_and(|seat| auction.still_in.contains(seat) && !self.leads(seat)))
    }

    /// T2.14: the Ticket Books, and what everyone knows of them.
    fn check_books(&self) -> Result<(), Inconsistent> {
        let look = self.look();
        cannot(look.is_none_or(|look| look.book.index() < self.public.books.len()))?;
        self.check_development_rule()?;
        for (number, face) in self.public.numbered_books() {
            let look = look.filter(|look| look.book == number);
            self.check_book(number, &face, look.is_some_and(|look| look.taken))?;
            for seat in self.seats() {
                self.check_memory(number, &face, seat, look.is_some())?;
            }
            Inconsistent::unless(
                face.takers.iter().all(|taker| self.public.seats().contains(taker)),
                || format!("the Ticket Book {number} was taken from by nobody at the table"),
            )?;
        }
        let all_listed = self
            .seats()
            .all(|seat| self.private[seat.index()].books.len() == self.public.books.len());
        Inconsistent::unless(all_listed, || {
            "what the players know of the Ticket Books does not fit them".into()
        })
    }

    /// T2.14: the open card is in its Book, unless the next one is being chosen by who has just taken a card.
    fn check_book(&self, number: BookNumber, face: &BookFace, leaving: bool) -> Result<(), Inconsistent> {
        let cards = self.decks.books[number.index()];
        let says = |what: &str| format!("the Ticket Book {number} {what}");
        match face.open {
            Some(open) => {
                Inconsistent::unless(cards.contains(open) && !leaving, || says("does not hold its open card"))?;
            }
            None => Inconsistent::unless(cards.is_empty() || leaving, || says("has no open card"))?,
        }
        Inconsistent::unless(face.takers.len() + cards.len() <= BOOK_CARDS, || {
            says("has more cards than were left in it")
        })?;
        let last = face.takers.last();
        Inconsistent::unless(
            !leaving || last.is_some_and(|seat| self.public.awaiting().contains(seat)),
            || says("was taken from by another player"),
        )
    }

    /// T2.14: who took from a Book, or looks through it, knows at least what is there; others know nothing.
    fn check_memory(
        &self,
        number: BookNumber,
        face: &BookFace,
        seat: Seat,
        looked_through: bool,
    ) -> Result<(), Inconsistent> {
        let cards = self.decks.books[number.index()];
        let knows = self.private[seat.index()].books.get(number.index());
        let knows = knows.unwrap_or(CardSet::EMPTY);
        let looks = looked_through && self.public.awaiting().contains(seat);
        let took = face.takers.iter().any(|taker| taker == seat);
        let gone = knows.minus(cards).minus(self.tickets_of_later_takers(face, seat));
        let fits = if took || looks {
            cards.minus(knows).is_empty() && gone.is_empty()
        } else {
            knows.is_empty()
        };
        Inconsistent::unless(fits, || {
            format!("the Ticket Book {number} is not what {seat} saw in it")
        })
    }

    /// T2.14: what those have who took from a Book after this seat.
    fn tickets_of_later_takers(&self, face: &BookFace, seat: Seat) -> CardSet<Ticket> {
        let later = face.takers.iter().rev().take_while(|&taker| taker != seat);
        later.fold(CardSet::EMPTY, |all, taker| {
            all.or(self.hand(taker)).or(self.player(taker).known)
        })
    }

    /// T2.14, T2.15: there are Ticket Books, or a display.
    fn check_development_rule(&self) -> Result<(), Inconsistent> {
        let public = &self.public;
        let fits = if public.alternate_development {
            public.books.is_empty()
        } else {
            let undealt = self.seats().all(|seat| self.private[seat.index()].dealt.is_empty());
            public.open_development.is_empty()
                && self.decks.development.is_empty()
                && undealt
                && !matches!(public.phase, Phase::KeepOne { .. })
        };
        Inconsistent::unless(fits, || {
            "Ticket Books and the display of Development cards are for different rules (T2.14, T2.15)".into()
        })
    }

    /// T11: the delivery that goes on.
    fn check_step(&self, turn: &Turn) -> Result<(), Inconsistent> {
        let on_map = |route: &Route| {
            route.iter().all(|name| {
                self.public
                    .city
                    .links
                    .named(name)
                    .is_some_and(crate::links::Link::is_complete)
            })
        };
        let route = match &turn.step {
            Step::Choose {} => return Ok(()),
            Step::Commerce { route } => {
                cannot(self.has_development())?;
                route
            }
            Step::Look { route, .. } => route,
            Step::Leisure { route, payment } => {
                let seat = turn.position.seat(&self.public.order);
                cannot(seat.is_some_and(|seat| payment.tickets().minus(self.player(seat).discards).is_empty()))?;
                self.check_icons(payment)?;
                let mut icons = payment.all_icons(&self.components.cards).map(|(_, icon)| icon);
                let strip_and_leisure = [icons.next(), icons.next(), icons.next()];
                cannot(matches!(
                    strip_and_leisure,
                    [Some(Icon::Strip), Some(Icon::Leisure), None] | [Some(Icon::Leisure), Some(Icon::Strip), None]
                ))?;
                route
            }
        };
        cannot(turn.left > 0 && !route.is_empty() && on_map(route))
    }

    /// The slots of a payment exist.
    fn check_icons(&self, payment: &Payment) -> Result<(), Inconsistent> {
        let cards = &self.components.cards;
        let used: usize = payment.all_icons(cards).count();
        cannot(used == usize::from(payment.additional()) + payment.tickets().len())
    }

    /// T12, T14.3: what belongs to the simultaneous phases is there only then.
    fn check_simultaneous(&self) -> Result<(), Inconsistent> {
        let administration = matches!(self.public.phase, Phase::Administration { .. });
        let left = if let Phase::PlaceAgain { left, .. } = self.public.phase {
            usize::from(left)
        } else {
            0
        };
        let planned: usize = self.seats().map(|seat| self.player(seat).planned.len()).sum();
        Inconsistent::unless(planned + left <= self.empty_spaces().len(), || {
            "TR31 more passengers are planned than there are empty spaces".into()
        })?;
        for seat in self.seats() {
            let (player, private) = (self.player(seat), &self.private[seat.index()]);
            self.check_icons(&player.playing)?;
            let planned = player
                .planned
                .iter()
                .all(|at| self.public.city.building_squares().contains(at));
            let later = matches!(self.public.phase, Phase::PlaceAgain { .. });
            cannot(planned && (!administration || player.planned.minus(self.empty_spaces()).is_empty()))?;
            cannot(administration || later || player.planned.is_empty())?;
            cannot(player.playing.tickets().minus(player.discards).is_empty() || !administration)?;
            let waiting = self.public.awaiting().contains(seat);
            cannot(
                private
                    .placing
                    .is_none_or(|ticket| administration && waiting && self.may_place(seat, ticket)),
            )?;
            cannot(private.kept.is_none() || matches!(self.public.phase, Phase::KeepOne { .. }))?;
            if let Phase::FillHand { waiting } = self.public.phase {
                cannot(self.picks_fit(seat, waiting.contains(seat)))?;
            } else {
                cannot(private.picks.is_empty())?;
            }
        }
        Ok(())
    }

    /// What is declared can be, and is as far as it can be.
    pub(super) fn check_pending(&self) -> Result<(), Inconsistent> {
        let awaited = self.public.awaiting();
        let decider = awaited.first().filter(|&seat| awaited == Seats::only(seat));
        cannot(self.declared.whose().is_none_or(|whose| decider == Some(whose)))?;
        let Some(seat) = decider else { return Ok(()) };
        let choosing = matches!(
            self.public.phase,
            Phase::Actions(Turn {
                step: Step::Choose {},
                left: 1..,
                ..
            })
        );
        match *self.pending(seat) {
            Pending::Chosen { .. }
            | Pending::Laying { .. }
            | Pending::Site { .. }
            | Pending::Passenger { .. }
            | Pending::Travelling { .. }
                if !choosing =>
            {
                cannot(false)
            }
            Pending::Nothing {} => Ok(()),
            Pending::Chosen { kind } => cannot(self.can_act(seat, kind)),
            Pending::Laying { run } => cannot(self.is_sound_run(seat, &run)),
            Pending::Site { at } => cannot(self.site_bill(seat, at).is_some()),
            Pending::Passenger { at } => cannot(self.public.city.passengers().contains(at)),
            Pending::Travelling { trip } => {
                let payable =
                    self.is_location(trip.destination) && self.purse(seat).icon_and(Icon::Strip, trip.destination);
                cannot(payable && self.is_sound_trip(&trip))
            }
            Pending::Paying { deed, bill, payment } => self.check_paying(seat, &deed, &bill, &payment, choosing),
        }
    }

    /// A payment in progress: the bill is what the deed costs less what is played.
    fn check_paying(
        &self,
        seat: Seat,
        deed: &Deed,
        bill: &Bill,
        payment: &Payment,
        choosing: bool,
    ) -> Result<(), Inconsistent> {
        self.check_icons(payment)?;
        let (asked, before) = match (deed, self.public.phase) {
            (Deed::Bid { .. }, Phase::Auction(_)) | (Deed::Reveal {}, Phase::Line {}) => (true, Payment::NOTHING),
            (
                Deed::Happiness { .. },
                Phase::Actions(Turn {
                    step: Step::Leisure { payment, .. },
                    ..
                }),
            ) => (true, payment),
            (Deed::Bid { .. } | Deed::Reveal {} | Deed::Happiness { .. }, _) => (false, Payment::NOTHING),
            _ => (choosing, Payment::NOTHING),
        };
        cannot(asked)?;
        let there = payment.tickets().minus(before.tickets());
        cannot(there.minus(self.hand(seat)).is_empty() && before.is_part_of(payment))?;
        let full = self.full_bill(seat, deed);
        cannot(full.is_some_and(|full| full.less(&self.components.cards, payment, &before) == Some(*bill)))?;
        cannot(!bill.is_paid() && self.purse_with(seat, *payment).can_pay(bill))
    }

    /// What a deed costs in all; `None` if it cannot be done.
    fn full_bill(&self, seat: Seat, deed: &Deed) -> Option<Bill> {
        match deed {
            Deed::Bid { amount } => self.bid_bill(seat, *amount),
            Deed::Reveal {} => self.reveal_price().map(Bill::money),
            Deed::Happiness { points } => {
                (*points > 0).then(|| Bill::money(crate::rules::move_passenger::price(*points)))
            }
            Deed::Build { run } => self.run_bill(seat, run),
            Deed::UpgradeLink { link } => self.link_upgrade_bill(seat, *link),
            Deed::Construct { at, card } => self.site_bill(seat, *at).filter(|_| self.public.supply.contains(*card)),
            Deed::UpgradeBuilding { at } => self.building_upgrade_bill(seat, *at),
            Deed::Move { trip } => {
                let arrived = trip
                    .destination
                    .matches(&self.components.map, &self.public.city, trip.at)
                    && !trip.route.is_empty();
                (arrived && self.is_sound_trip(trip)).then(|| Bill::icon(Icon::Strip, [Some(trip.destination), None]))
            }
        }
    }

    /// T11: does the trip lead where it says, link by link?
    fn is_sound_trip(&self, trip: &Trip) -> bool {
        let city = &self.public.city;
        let Some(start) = city
            .building_place(trip.from)
            .filter(|_| city.passengers().contains(trip.from))
        else {
            return false;
        };
        let mut visited = crate::square::SquareSet::EMPTY.with(start);
        let mut at = start;
        for name in trip.route.iter() {
            let on = city
                .links
                .named(name)
                .and_then(|link| link.leads(at))
                .filter(|&on| !visited.contains(on));
            let Some(on) = on.filter(|_| at == start || !trip.destination.matches(&self.components.map, city, at))
            else {
                return false;
            };
            visited.insert(on);
            at = on;
        }
        at == trip.at && visited == trip.visited
    }
}
