//! Actions in a few words. They are plain text: whoever tells them may colour the whole line.

use table::Seat;

use crate::action::{Action, ActionKind};
use crate::links::LinkEnd;
use crate::movement::price;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::side::Side;
use crate::square::Square;
use crate::ticket::{Icon, Ticket};
use crate::view::View;

use super::{link, names, question, seen, ticket};

/// An action of the viewer, or of the seat that all wait for.
pub(super) fn words(view: &View, action: &Action) -> String {
    Teller {
        view,
        seat: seen::actor(view),
    }
    .words(action)
}

struct Teller<'a> {
    view: &'a View,
    /// Who acts, if that is known.
    seat: Option<Seat>,
}

impl Teller<'_> {
    fn words(&self, action: &Action) -> String {
        match *action {
            Action::Take { ticket } => self.take(ticket),
            Action::LookInto { book } => self.look_into(book),
            Action::Keep { ticket } => format!("keep {}", self.in_full(ticket)),
            Action::LeaveOpen { ticket } => format!("leave open {}", self.in_full(ticket)),
            Action::Bid { amount } => self.bid(amount),
            Action::Pass {} => self.pass(),
            Action::Reveal {} => format!("pay ${} and reveal the next card", self.view.public.line.len()),
            Action::Use { ticket, icon } => self.play(ticket, icon),
            Action::PayCash {} => self.pay_cash(),
            Action::Discard { ticket } => self.discard(ticket),
            Action::DiscardNothing {} => "discard nothing: no ticket can be discarded".into(),
            Action::Choose { action } => names::action(action).into(),
            Action::TakeMoney {} => "take $2".into(),
            Action::EndTurn {} => "end the turn".into(),
            Action::Begin { at, from } => self.begin(at, from),
            Action::Redirect { at, to } => format!(
                "redirect the rail on {at} to the {}{}",
                names::side(to),
                self.reaching(at, to)
            ),
            Action::Lay { to } => self.lay(to),
            Action::Stop {} => self.stop(),
            Action::Link { link } => self.link(link),
            Action::Square { at } => self.square(at),
            Action::Building { card } => format!(
                "construct {} and take {}",
                names::building(self.view, card),
                self.in_full(card)
            ),
            Action::Destination { to } => format!("send it to {}", names::destination(self.view, to)),
            Action::TakeFive {} => "take $5".into(),
            Action::TakeTop {} => "take the top card of the Development deck".into(),
            Action::Buy { points: 0 } => "buy no happiness".into(),
            Action::Buy { points } => format!("buy {points} HP for ${}", price(points)),
            Action::Done {} => "finish the administration".into(),
        }
    }

    fn in_full(&self, ticket: Ticket) -> String {
        ticket::words(&self.view.components.cards, ticket)
    }

    fn name(&self, ticket: Ticket) -> String {
        ticket::name(&self.view.components.cards, ticket)
    }

    /// T2.7, T5.11, T17.6, T14.3, T11.15.
    fn take(&self, ticket: Ticket) -> String {
        let public = &self.view.public;
        let newest = public
            .line
            .as_slice()
            .last()
            .is_some_and(|&card| Ticket(card) == ticket);
        let (verb, note) = match public.phase {
            Phase::FillHand { .. } => ("choose", ""),
            Phase::Line {} if newest => ("take", " (the newest: stress +1)"),
            _ => ("take", ""),
        };
        format!("{verb} {}{note}", self.in_full(ticket))
    }

    fn look_into(&self, book: u8) -> String {
        let open = self.view.public.books.get(book.into()).and_then(|face| face.open);
        let open = open.map_or_else(String::new, |open| format!(", {} on top", self.name(open)));
        let size = self
            .view
            .book_sizes
            .get(usize::from(book))
            .map_or_else(String::new, |&size| {
                format!(" ({}{open})", names::count(size.into(), "card"))
            });
        format!("look through Book {book}{size}")
    }

    /// T5.8.
    fn bid(&self, amount: u16) -> String {
        let icons = self.seat.is_some_and(|seat| self.view.player(seat).money < amount);
        format!("bid ${amount}{}", if icons { " (with money icons)" } else { "" })
    }

    /// T5.2.
    fn pass(&self) -> String {
        match &self.view.public.phase {
            Phase::Auction(auction) => format!(
                "pass and be {}",
                names::ordinal(question::place_after_passing(self.view, auction))
            ),
            _ => "pass".into(),
        }
    }

    /// T3.3, T3.6: an icon is played, and what that costs.
    fn play(&self, card: Ticket, icon: Icon) -> String {
        let cards = &self.view.components.cards;
        let in_play = self
            .seat
            .is_some_and(|seat| seen::payment(self.view, seat).tickets().contains(card.into()));
        let toll = if in_play {
            Some("stress +1, one more icon of it")
        } else {
            self.consequence(card)
        };
        let toll = toll.map_or_else(String::new, |toll| format!(" ({toll})"));
        format!("play {} of {}{toll}", ticket::icon(cards, card, icon), self.name(card))
    }

    fn consequence(&self, card: Ticket) -> Option<&'static str> {
        ticket::face(&self.view.components.cards, card).and_then(ticket::consequence)
    }

    /// T5.8.
    fn pay_cash(&self) -> String {
        let (Pending::Paying { bill, payment, .. }, cards) = (&self.view.pending, &self.view.components.cards) else {
            return "pay in cash".into();
        };
        let played: u16 = payment.all_icons(cards).map(|(_, icon)| icon.money()).sum();
        let rest = if played > 0 { "the remaining " } else { "" };
        format!("pay {rest}${} in cash", bill.money.saturating_sub(played))
    }

    /// T5.13, T12.6, T12.8.
    fn discard(&self, card: Ticket) -> String {
        let further = self.seat.is_some_and(|seat| self.view.player(seat).discarded > 0);
        let price = match self.view.public.phase {
            Phase::Administration { .. } if further => Some("$1"),
            Phase::Administration { .. } => Some("free"),
            _ => None,
        };
        let notes: Vec<&str> = price.into_iter().chain(self.consequence(card)).collect();
        let notes = if notes.is_empty() {
            String::new()
        } else {
            format!(" ({})", notes.join(", "))
        };
        format!("discard {}{notes}", self.name(card))
    }

    /// T7.4.
    fn begin(&self, at: Square, from: Side) -> String {
        let ground = names::ground(self.view, at);
        match self.faces(at, from) {
            Some(what) => format!("begin on {ground}, coming from {what} in the {}", names::side(from)),
            None => format!("begin on {ground}, coming from the {}", names::side(from)),
        }
    }

    /// TR10: what a side of a square faces: a location, or an own link.
    fn faces(&self, at: Square, side: Side) -> Option<String> {
        let (map, city) = (&self.view.components.map, &self.view.public.city);
        let (next, seat) = (map.neighbour(at, side)?, self.seat?);
        if city
            .tile_at(next, side.opposite())
            .is_some_and(|tile| tile.belongs_to(seat))
        {
            return city
                .links
                .through(city, next, side.opposite())
                .map(|link| format!("the link {}", link::ends(self.view, link)));
        }
        city.place_for(map, seat, next).map(|_| names::place(self.view, next))
    }

    fn reaching(&self, at: Square, to: Side) -> String {
        let laid = |next: Square| seen::run(self.view).is_some_and(|run| run.tiles.iter().any(|tile| tile.at == next));
        let next = self.view.components.map.neighbour(at, to).filter(|&next| !laid(next));
        next.and_then(|_| self.faces(at, to))
            .map_or_else(String::new, |what| format!(", reaching {what}"))
    }

    /// T7.4.
    fn lay(&self, to: Side) -> String {
        let head = seen::run(self.view).and_then(|run| run.head(&self.view.components.map));
        match head {
            Some(LinkEnd { at, side }) => {
                let (from, way) = (names::side(side), names::side(to));
                format!(
                    "lay a tile from {from} to {way} on {}{}",
                    names::ground(self.view, at),
                    self.reaching(at, to)
                )
            }
            None => format!("lay the next tile to the {}", names::side(to)),
        }
    }

    /// T7.1: what it takes.
    fn stop(&self) -> String {
        seen::stop(self.view).map_or_else(
            || "end the rails here".into(),
            |bill| format!("end the rails here: {}", question::icons_due(self.view, &bill)),
        )
    }

    /// T9.1, T11.8.
    fn link(&self, name: LinkEnd) -> String {
        let Some(link) = self.view.public.city.links.named(name) else {
            return format!("choose the link at {}", name.at);
        };
        let words = link::name(self.view, link);
        match &self.view.pending {
            Pending::Chosen { .. } => format!("upgrade the link {words}, {}", names::count(link.tiles.into(), "tile")),
            Pending::Travelling { trip } => {
                let on = link
                    .leads(trip.at)
                    .map_or_else(String::new, |on| format!(" to {}", names::place(self.view, on)));
                let owner = if self.seat == Some(link.owner) {
                    "your own".into()
                } else {
                    format!("{}'s", names::player(link.owner))
                };
                format!("go on{on} by {owner} link {words}, fare ${}", link.fare())
            }
            _ => format!("choose the link {words} of {}", names::player(link.owner)),
        }
    }

    /// T10.1, T10.10, T11.2, T12.5.
    fn square(&self, at: Square) -> String {
        let place = names::place(self.view, at);
        match (&self.view.pending, &self.view.public.phase) {
            (
                Pending::Chosen {
                    kind: ActionKind::Construct,
                },
                _,
            ) => format!("build on {place}"),
            (
                Pending::Chosen {
                    kind: ActionKind::UpgradeBuilding,
                },
                _,
            ) => format!("upgrade {place}"),
            (Pending::Chosen { kind: ActionKind::Move }, _) => format!("move the passenger on {place}"),
            (_, Phase::Administration { .. } | Phase::PlaceAgain { .. }) => format!("put the passenger on {place}"),
            _ => format!("choose {place}"),
        }
    }
}
