//! Actions in a few words.

use table::Seat;

use crate::action::{Action, ActionKind};
use crate::book::BookNumber;
use crate::components::Components;
use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::rules::move_passenger::price;
use crate::side::Side;
use crate::square::Square;
use crate::text::BOOK;
use crate::text::due::{Due, due};
use crate::text::noun::{Bed, BuildingOf, InFull, LinkName, Place, Printed, Reached, face};
use crate::text::prompt::place_after_passing;
use crate::text::seen;
use crate::ticket::{Consequence, Icon, Ticket};
use crate::view::View;

table::messages! {
    /// An action.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Label in BOOK, "label", on Components {
        Take { ticket: InFull },
        TakeNewest { ticket: InFull },
        ChooseTicket { ticket: InFull },
        LookInto { book: BookNumber },
        LookIntoBook { book: BookNumber, cards: u8, open: Ticket },
        Keep { ticket: InFull },
        LeaveOpen { ticket: InFull },
        Bid { amount: u16 },
        BidWithIcons { amount: u16 },
        Pass { place: u8 },
        PassNow,
        Reveal { price: usize },
        Play { icon: Printed, ticket: Ticket },
        PlayMore { icon: Printed, ticket: Ticket },
        PlayWith { icon: Printed, ticket: Ticket, consequence: Consequence },
        PayInCash,
        PayCash { amount: u16 },
        PayRest { amount: u16 },
        Discard { ticket: Ticket },
        DiscardWith { ticket: Ticket, consequence: Consequence },
        DiscardFree { ticket: Ticket },
        DiscardFreeWith { ticket: Ticket, consequence: Consequence },
        DiscardForMoney { ticket: Ticket },
        DiscardForMoneyWith { ticket: Ticket, consequence: Consequence },
        DiscardNothing,
        Act { action: ActionKind },
        TakeMoney,
        EndTurn,
        Begin { bed: Bed, side: Side },
        BeginFrom { bed: Bed, side: Side, place: Reached },
        Redirect { at: Square, side: Side },
        RedirectTo { at: Square, side: Side, place: Reached },
        LayNext { to: Side },
        Lay { bed: Bed, from: Side, to: Side },
        LayTo { bed: Bed, from: Side, to: Side, place: Reached },
        Stop,
        StopFor { due: Due },
        LinkAt { at: Square },
        UpgradeLink { link: LinkName, n: u8 },
        TravelOnYours { place: Place, link: LinkName, fare: u16 },
        TravelOn { place: Place, seat: Seat, link: LinkName, fare: u16 },
        ChooseLink { seat: Seat, link: LinkName },
        BuildOn { place: Place },
        Upgrade { place: Place },
        MovePassenger { place: Place },
        PutPassenger { place: Place },
        ChooseSquare { place: Place },
        Construct { building: BuildingOf, ticket: InFull },
        SendTo { to: Destination },
        TakeFive,
        TakeTop,
        BuyNothing,
        Buy { points: u8, price: u16 },
        Done,
    }
}

/// An action of the viewer, or of the seat that all wait for.
pub(super) fn of(view: &View, action: &Action) -> Label {
    Teller {
        view,
        seat: seen::actor(view),
    }
    .label(action)
}

struct Teller<'a> {
    view: &'a View,
    /// Who acts, if that is known.
    seat: Option<Seat>,
}

impl Teller<'_> {
    fn label(&self, action: &Action) -> Label {
        match *action {
            Action::Take { ticket } => self.take(InFull(ticket)),
            Action::LookInto { book } => self.look_into(book),
            Action::Keep { ticket } => Label::Keep { ticket: InFull(ticket) },
            Action::LeaveOpen { ticket } => Label::LeaveOpen { ticket: InFull(ticket) },
            Action::Bid { amount } => self.bid(amount),
            Action::Pass {} => self.pass(),
            Action::Reveal {} => Label::Reveal {
                price: self.view.public.line.len(),
            },
            Action::Use { ticket, icon } => self.play(ticket, icon),
            Action::PayCash {} => self.pay_cash(),
            Action::Discard { ticket } => self.discard(ticket),
            Action::DiscardNothing {} => Label::DiscardNothing,
            Action::Choose { action } => Label::Act { action },
            Action::TakeMoney {} => Label::TakeMoney,
            Action::EndTurn {} => Label::EndTurn,
            Action::TakeFive {} => Label::TakeFive,
            Action::TakeTop {} => Label::TakeTop,
            Action::Buy { points: 0 } => Label::BuyNothing,
            Action::Buy { points } => Label::Buy {
                points,
                price: price(points),
            },
            Action::Done {} => Label::Done,
            _ => self.on_the_map(action),
        }
    }

    /// Rails, links, squares and destinations.
    fn on_the_map(&self, action: &Action) -> Label {
        match *action {
            Action::Begin { at, from } => self.begin(at, from),
            Action::Redirect { at, to } => self.redirect(at, to),
            Action::Lay { to } => self.lay(to),
            Action::Link { link } => self.link(link),
            Action::Square { at } => self.square(Place::of(&self.view.public.city, at)),
            Action::Building { card } => Label::Construct {
                building: BuildingOf(card),
                ticket: InFull(card),
            },
            Action::Destination { to } => Label::SendTo { to },
            _ => seen::stop(self.view).map_or(Label::Stop, |bill| Label::StopFor { due: due(&bill) }),
        }
    }

    /// T2.7, T5.11, T17.6, T14.3, T11.15.
    fn take(&self, ticket: InFull) -> Label {
        let public = &self.view.public;
        let newest = public.line.as_slice().last() == Some(&ticket.0);
        match public.phase {
            Phase::FillHand { .. } => Label::ChooseTicket { ticket },
            Phase::Line {} if newest => Label::TakeNewest { ticket },
            _ => Label::Take { ticket },
        }
    }

    fn look_into(&self, book: BookNumber) -> Label {
        let open = self.view.public.books.get(book.index()).and_then(|face| face.open);
        match (self.view.book_sizes.get(book.index()), open) {
            (Some(&cards), Some(open)) => Label::LookIntoBook { book, cards, open },
            _ => Label::LookInto { book },
        }
    }

    /// T5.8.
    fn bid(&self, amount: u16) -> Label {
        if self.seat.is_some_and(|seat| self.view.player(seat).money < amount) {
            Label::BidWithIcons { amount }
        } else {
            Label::Bid { amount }
        }
    }

    /// T5.2.
    const fn pass(&self) -> Label {
        match &self.view.public.phase {
            Phase::Auction(auction) => Label::Pass {
                place: place_after_passing(self.view, auction),
            },
            _ => Label::PassNow,
        }
    }

    /// T3.3, T3.6: an icon is played, and what that costs.
    fn play(&self, ticket: Ticket, icon: Icon) -> Label {
        let in_play = self
            .seat
            .is_some_and(|seat| seen::payment(self.view, seat).tickets().contains(ticket));
        let icon = Printed::Icon(ticket, icon);
        match self.consequence(ticket) {
            _ if in_play => Label::PlayMore { icon, ticket },
            Some(consequence) => Label::PlayWith {
                icon,
                ticket,
                consequence,
            },
            None => Label::Play { icon, ticket },
        }
    }

    fn consequence(&self, ticket: Ticket) -> Option<Consequence> {
        let consequence = face(&self.view.components.cards, ticket)?.consequence;
        (consequence != Consequence::None).then_some(consequence)
    }

    /// T5.8.
    fn pay_cash(&self) -> Label {
        let (Pending::Paying { bill, payment, .. }, cards) = (self.view.pending(), &self.view.components.cards) else {
            return Label::PayInCash;
        };
        let played: u16 = payment.all_icons(cards).map(|(_, icon)| icon.money()).sum();
        let amount = bill.money.saturating_sub(played);
        if played > 0 {
            Label::PayRest { amount }
        } else {
            Label::PayCash { amount }
        }
    }

    /// T5.13, T12.6, T12.8.
    fn discard(&self, ticket: Ticket) -> Label {
        let further = self.seat.is_some_and(|seat| self.view.player(seat).discarded > 0);
        let administration = matches!(self.view.public.phase, Phase::Administration { .. });
        match (self.consequence(ticket), administration, further) {
            (None, false, _) => Label::Discard { ticket },
            (None, true, false) => Label::DiscardFree { ticket },
            (None, true, true) => Label::DiscardForMoney { ticket },
            (Some(consequence), false, _) => Label::DiscardWith { ticket, consequence },
            (Some(consequence), true, false) => Label::DiscardFreeWith { ticket, consequence },
            (Some(consequence), true, true) => Label::DiscardForMoneyWith { ticket, consequence },
        }
    }

    /// T7.4.
    fn begin(&self, at: Square, side: Side) -> Label {
        let bed = Bed(at);
        match self.faces(at, side) {
            Some(place) => Label::BeginFrom { bed, side, place },
            None => Label::Begin { bed, side },
        }
    }

    /// TR10: what a side of a square faces: a location, or a link of the seat.
    fn faces(&self, at: Square, side: Side) -> Option<Reached> {
        let (map, city) = (&self.view.components.map, &self.view.public.city);
        let (next, seat) = (map.neighbour(at, side)?, self.seat?);
        let tile = city.tile_at(next, side.opposite());
        if tile.is_some_and(|tile| tile.belongs_to(seat)) {
            let link = city.links.through(city, next, side.opposite())?;
            return Some(Reached::Link(LinkName::of(self.view, link)));
        }
        city.place_for(map, seat, next)
            .map(|_| Reached::Place(Place::of(city, next)))
    }

    fn reached(&self, at: Square, to: Side) -> Option<Reached> {
        let laid = |next: Square| {
            self.view
                .run()
                .is_some_and(|run| run.tiles.iter().any(|tile| tile.at == next))
        };
        let next = self.view.components.map.neighbour(at, to).filter(|&next| !laid(next));
        next.and_then(|_| self.faces(at, to))
    }

    /// T8.3.
    fn redirect(&self, at: Square, side: Side) -> Label {
        match self.reached(at, side) {
            Some(place) => Label::RedirectTo { at, side, place },
            None => Label::Redirect { at, side },
        }
    }

    /// T7.4.
    fn lay(&self, to: Side) -> Label {
        let head = self.view.run().and_then(|run| run.head(&self.view.components.map));
        let Some(LinkEnd { at, side: from }) = head else {
            return Label::LayNext { to };
        };
        let bed = Bed(at);
        match self.reached(at, to) {
            Some(place) => Label::LayTo { bed, from, to, place },
            None => Label::Lay { bed, from, to },
        }
    }

    /// T9.1, T11.8.
    fn link(&self, name: LinkEnd) -> Label {
        let Some(found) = self.view.public.city.links.named(name) else {
            return Label::LinkAt { at: name.at };
        };
        let link = LinkName::of(self.view, found);
        let (seat, fare) = (found.owner, found.fare());
        match self.view.pending() {
            Pending::Chosen { .. } => Label::UpgradeLink { link, n: found.tiles },
            Pending::Travelling { trip } => match found.leads(trip.at) {
                Some(on) => {
                    let place = Place::of(&self.view.public.city, on);
                    if self.seat == Some(seat) {
                        Label::TravelOnYours { place, link, fare }
                    } else {
                        Label::TravelOn {
                            place,
                            seat,
                            link,
                            fare,
                        }
                    }
                }
                None => Label::ChooseLink { seat, link },
            },
            _ => Label::ChooseLink { seat, link },
        }
    }

    /// T10.1, T10.10, T11.2, T12.5.
    const fn square(&self, place: Place) -> Label {
        match (self.view.pending(), &self.view.public.phase) {
            (Pending::Chosen { kind }, _) => match kind {
                ActionKind::Construct => Label::BuildOn { place },
                ActionKind::UpgradeBuilding => Label::Upgrade { place },
                ActionKind::Move => Label::MovePassenger { place },
                ActionKind::Build | ActionKind::UpgradeLink => Label::ChooseSquare { place },
            },
            (_, Phase::Administration { .. } | Phase::PlaceAgain { .. }) => Label::PutPassenger { place },
            _ => Label::ChooseSquare { place },
        }
    }
}
