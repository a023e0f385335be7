//! S4: paying.

use table::{Audience, Label, Pile, Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::cards::Hand;
use crate::parts::event::Event;
use crate::parts::map::{Map, Ward, Wards};
use crate::state::{Played, Private, Purchase, Step};
use crate::{Illegal, Refusal};

/// S4.3: the cards that together are a wildcard.
pub(crate) const THREE: usize = 3;

/// S4: what a seat can pay with.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    /// The wards of the cards in hand.
    cards: Wards,
    /// S4.2: those of them that are wild.
    wild: Wards,
    /// S4.3: are there three cards?
    three: bool,
}

impl Means {
    /// S4: is there a way to pay when a card of one of these wards is asked for?
    pub(crate) const fn pay_for(self, asked: Wards) -> bool {
        self.three || self.single_cards(asked).0 != 0
    }

    /// S4: the wards of these for which there is a way to pay when one of their cards is asked for.
    pub(crate) const fn payable(self, asked: Wards) -> Wards {
        if self.three || self.wild.0 != 0 {
            asked
        } else {
            Wards(asked.0 & self.cards.0)
        }
    }

    const fn single_cards(self, asked: Wards) -> Wards {
        Wards(asked.0 & self.cards.0 | self.wild.0)
    }
}

/// S4: a way to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// S4.1: a card of the ward.
    Card,
    /// S4.2: this wildcard.
    Wildcard(Ward),
    /// S4.3: three cards, where there are three.
    Three,
}

impl Payment {
    /// S4.1 to S4.3: the cheapest way to pay from this hand: a matching card before a wildcard before three cards.
    pub(crate) fn cheapest(hand: &Hand, wild: Wards, asked: Wards) -> Payment {
        if hand.wards().any(|ward| asked.contains(ward)) {
            return Payment::Card;
        }
        let wildcard = hand.wards().find(|&ward| wild.contains(ward));
        wildcard.map_or(Payment::Three, Payment::Wildcard)
    }
}

impl<E: Edition> Step<E> {
    /// S4.1: the wards of which a card is asked for now, or will be when the details are chosen.
    pub fn asked_for(self, map: &Map) -> Option<Wards> {
        match self {
            Step::BuildStore(station) | Step::GiveUp(station) => Some(Wards::only(map.ward_of(station))),
            Step::Pay(purchase) => Some(purchase.asked_for(map)),
            _ => None,
        }
    }
}

impl Purchase {
    /// S4.1: the wards of which a card is asked for. For a second track (S5.5, S5.6) it is any ward with an end of one of the two tracks.
    pub fn asked_for(self, map: &Map) -> Wards {
        match self {
            Purchase::NewStore(station, _) | Purchase::MoveStore(station, _) | Purchase::Upgrade(station) => {
                Wards::only(map.ward_of(station))
            }
            Purchase::SecondTrack(first, second) => {
                map.lookup.wards_at[first.index()].or(map.lookup.wards_at[second.index()])
            }
            Purchase::Move(ward) => Wards::only(ward),
        }
    }
}

impl<E: Edition> Played<E> {
    /// S4.1 to S4.3: the wards whose single card pays when a card of one of these is asked for.
    fn single_cards(&self, seat: Seat, asked: Wards) -> Wards {
        self.means(seat).single_cards(asked)
    }

    /// S4: what a seat can pay with.
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let cards = self.private(seat).hand.ward_set();
        Means {
            cards,
            wild: Wards(self.public.wild_wards(&self.map, seat).0 & cards.0),
            three: self.can_pay_three(seat),
        }
    }

    fn can_pay_three(&self, seat: Seat) -> bool {
        self.private(seat).hand.len() >= THREE
    }

    /// S4: the wards of which one card would pay for what the present seat is about; `None` if it is about nothing that must be paid for.
    pub(crate) fn wards_that_pay(&self) -> Option<Wards> {
        let asked = match self.public.step {
            Step::BuildAt => self
                .map
                .each_station()
                .filter(|&station| !self.public.stores.all().contains(station))
                .map(|station| self.map.ward_of(station))
                .collect(),
            Step::UpgradeAt => Wards::default(),
            Step::MoveFrom => self
                .map
                .each_ward()
                .filter(|&ward| E::check_group(self, ward).is_ok())
                .collect(),
            step => step.asked_for(&self.map)?,
        };
        Some(Wards(asked.0 | self.public.wild_wards(&self.map, self.public.seat).0))
    }

    /// S4: a matching card before a wildcard before three cards; identical cards once.
    pub(crate) fn legal_payments(&self, seat: Seat, purchase: Purchase, out: &mut Vec<Action>) {
        let asked = purchase.asked_for(&self.map);
        let single = self.single_cards(seat, asked);
        let (matching, others) = (Wards(single.0 & asked.0), Wards(single.0 & !asked.0));
        out.extend(matching.iter().chain(others.iter()).map(|ward| Action::Pay {
            card: self.map.ward_id(ward),
        }));
        if self.can_pay_three(seat) {
            out.push(Action::PayThree {});
        }
    }

    /// S4.1, S4.2: pay with one card.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        purchase: Purchase,
        card: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let ward = self.in_hand(seat, card)?;
        let wards = purchase.asked_for(&self.map);
        let pays = self.single_cards(seat, wards).contains(ward);
        Illegal::unless(pays, "S4.1", Refusal::CardDoesNotPay { wards })?;
        Ok(self.pay_with(seat, purchase, &[ward], events))
    }

    fn in_hand(&self, seat: Seat, card: Label) -> Result<Ward, Illegal> {
        let ward = self.map.find_ward(card);
        let ward = ward.ok_or(Illegal::new("S4.1", Refusal::NoWard))?;
        let in_hand = self.private(seat).hand.of(ward) > 0;
        Illegal::unless(in_hand, "S4.1", Refusal::NotInHand { ward })?;
        Ok(ward)
    }

    /// S4.3: pay with three cards, one after the other.
    pub(crate) fn pay_three(&mut self, seat: Seat, purchase: Purchase) -> Result<Takeback, Illegal> {
        let have = self.private(seat).hand.len() as u8;
        Illegal::unless(self.can_pay_three(seat), "S4.3", Refusal::NotThree { have })?;
        self.public.step = Step::PayThree(purchase);
        Ok(Takeback::Open)
    }

    /// S4.3: any card not yet picked.
    pub(crate) fn legal_picks(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.unpicked(seat).wards().map(|ward| Action::Pay {
            card: self.map.ward_id(ward),
        }));
    }

    /// The cards in hand that are not picked.
    fn unpicked(&self, seat: Seat) -> Hand {
        let Private { mut hand, picks, .. } = *self.private(seat);
        picks.cards().for_each(|ward| hand.remove(ward));
        hand
    }

    /// S4.3, S8.6: pick one of three cards, in secret; with the third they are paid.
    pub(crate) fn pick(
        &mut self,
        seat: Seat,
        purchase: Purchase,
        card: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        let ward = self.in_hand(seat, card)?;
        Illegal::unless(
            self.unpicked(seat).of(ward) > 0,
            "S4.3",
            Refusal::PickedAlready { ward },
        )?;
        let picked = &mut self.private_mut(seat).picks.cards;
        if let [first, second] = *picked.as_slice() {
            return Ok(self.pay_with(seat, purchase, &[first, second, ward], events));
        }
        picked.push(ward);
        Ok(Takeback::Open)
    }

    /// S4.1, S8.4, S8.6: the cards are shown and discarded in the order of the ward list; then what they pay for happens.
    fn pay_with(&mut self, seat: Seat, purchase: Purchase, cards: &[Ward], events: &mut impl Sink<Event>) -> Takeback {
        let paid: Hand = cards.iter().copied().collect();
        self.private_mut(seat).picks.cards = Pile::EMPTY;
        for ward in paid.each() {
            self.private_mut(seat).hand.remove(ward);
            self.cards.discard(ward);
        }
        events.tell(Audience::Everyone, || Event::Paid {
            seat,
            cards: paid.each().map(|ward| self.map.ward(ward).id).collect(),
        });
        match purchase {
            Purchase::NewStore(station, goods) => self.build_new(seat, station, goods, events),
            Purchase::MoveStore(to, from) => self.build_moved(seat, to, from, events),
            Purchase::SecondTrack(_, second) => self.lay_second(seat, second, events),
            Purchase::Upgrade(station) => self.upgrade(seat, station, events),
            Purchase::Move(ward) => self.public.step = Step::StartAt(ward),
        }
        Takeback::Open
    }
}
