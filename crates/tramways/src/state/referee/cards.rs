//! Where the tickets are.

use table::{CardSet, Inconsistent, Pile, Seat};

use crate::components::Components;
use crate::kind::Kind;
use crate::phase::Phase;
use crate::state::{MOST_DECK, MOST_LIMIT, MOST_STRESS, MOST_WORKERS, Player, Private, Public, Tramways};
use crate::ticket::{Cards, Class, Ticket};
use crate::view::View;

/// More money or happiness than this cannot come together in a game.
const MOST_MONEY: u16 = 10_000;

/// Tickets found so far; none is found twice.
struct Found<'a> {
    cards: &'a Cards,
    all: CardSet<Ticket>,
}

impl Found<'_> {
    /// These tickets are in this place, and of the classes that belong there.
    fn add(&mut self, place: &str, tickets: CardSet<Ticket>, fits: impl Fn(Class) -> bool) -> Result<(), Inconsistent> {
        for ticket in tickets.iter() {
            Inconsistent::unless(!self.all.contains(ticket), || {
                format!("the ticket {ticket} is in two places")
            })?;
            Inconsistent::unless(fits(self.cards.face(ticket).class), || {
                format!("the ticket {ticket} does not belong in {place}")
            })?;
            self.all.insert(ticket);
        }
        Ok(())
    }
}

fn is_development(class: Class) -> bool {
    class == Class::Development
}

fn is_for_sale(class: Class) -> bool {
    matches!(class, Class::Parcel(_) | Class::Auction { .. })
}

/// Every ticket named exists in the card list.
fn exist(cards: &Cards, sets: impl IntoIterator<Item = CardSet<Ticket>>) -> Result<(), Inconsistent> {
    for ticket in sets.into_iter().flat_map(CardSet::iter) {
        Inconsistent::unless(cards.contains(ticket), || format!("there is no ticket {ticket}"))?;
    }
    Ok(())
}

/// The tickets of a pile, whatever their order.
fn tickets_of(pile: &Pile<Ticket, MOST_DECK>) -> CardSet<Ticket> {
    pile.as_slice().iter().copied().collect()
}

fn public_sets(public: &Public) -> Vec<CardSet<Ticket>> {
    let open = public.books.iter().filter_map(|book| book.open).collect();
    vec![
        public.display,
        tickets_of(&public.line),
        public.line_discards,
        public.supply,
        public.open_development,
        open,
    ]
}

fn player_sets(player: &Player) -> [CardSet<Ticket>; 5] {
    [
        player.discards,
        player.known,
        player.shuffled,
        player.boxed,
        player.playing.tickets(),
    ]
}

fn private_sets(private: &Private) -> Vec<CardSet<Ticket>> {
    let single = private.kept.into_iter().chain(private.placing).collect();
    [private.hand, private.dealt, private.picks, single]
        .into_iter()
        .chain(private.books.iter())
        .collect()
}

impl View {
    /// Every ticket that a view names exists.
    pub(crate) fn check_cards(&self) -> Result<(), Inconsistent> {
        let cards = &self.components.cards;
        exist(cards, public_sets(&self.public))?;
        exist(cards, self.players.iter().flat_map(player_sets))?;
        exist(cards, self.own.iter().flat_map(private_sets))?;
        exist(cards, [self.pending.tickets()])?;
        exist(cards, self.hands.into_iter().flatten())
    }
}

impl Tramways {
    /// T1.3, T2: every ticket is in one place at most, where it belongs.
    pub(super) fn check_cards(&self) -> Result<(), Inconsistent> {
        let cards = &*self.components.cards;
        let piles = [self.decks.auction, self.decks.development]
            .into_iter()
            .chain(self.decks.own);
        let piles: Vec<CardSet<Ticket>> = piles.map(|pile| tickets_of(&pile)).collect();
        exist(cards, public_sets(&self.public))?;
        exist(cards, self.players.iter().flat_map(player_sets))?;
        exist(cards, self.private.iter().flat_map(private_sets))?;
        exist(cards, self.declared.whose().map(|seat| self.pending(seat).tickets()))?;
        exist(cards, piles.iter().copied().chain(self.decks.books))?;
        let lens = [self.decks.auction, self.decks.development]
            .into_iter()
            .chain(self.decks.own)
            .map(|pile| pile.len());
        Inconsistent::unless(piles.iter().map(|pile| pile.len()).eq(lens), || {
            "a ticket appears twice in a deck".into()
        })?;
        let mut found = Found {
            cards,
            all: CardSet::EMPTY,
        };
        self.find_common(&mut found)?;
        for seat in self.seats() {
            self.find_own(seat, &mut found)?;
        }
        self.check_counts(found.all)
    }

    fn find_common(&self, found: &mut Found<'_>) -> Result<(), Inconsistent> {
        let public = &self.public;
        found.add("the display", public.display, is_for_sale)?;
        found.add("the line", tickets_of(&public.line), is_for_sale)?;
        found.add("the discards of the line", public.line_discards, is_for_sale)?;
        found.add("the auction deck", tickets_of(&self.decks.auction), is_for_sale)?;
        found.add("the supply of buildings", public.supply, |class| {
            matches!(class, Class::Building(_))
        })?;
        found.add("the open Development cards", public.open_development, is_development)?;
        found.add(
            "the Development deck",
            tickets_of(&self.decks.development),
            is_development,
        )?;
        Inconsistent::unless(tickets_of(&public.line).len() == public.line.len(), || {
            "a ticket appears twice in the line".into()
        })?;
        let for_sale = public.line.len() + public.line_discards.len() + self.decks.auction.len();
        Inconsistent::unless(for_sale <= MOST_DECK, || {
            format!("{for_sale} auction cards in deck and line; {MOST_DECK} are possible")
        })?;
        for book in &self.decks.books {
            found.add("a Ticket Book", *book, is_development)?;
        }
        Ok(())
    }

    /// T18.2: what a player has, and what all know of it.
    fn find_own(&self, seat: Seat, found: &mut Found<'_>) -> Result<(), Inconsistent> {
        let (player, private) = (self.player(seat), &self.private[seat.index()]);
        let deck = tickets_of(&self.decks.own[seat.index()]);
        found.add("a hand", private.hand, |_| true)?;
        found.add("a deck", deck, |_| true)?;
        found.add("a discard pile", player.discards, |_| true)?;
        found.add("the box", player.boxed, |_| true)?;
        if matches!(self.public.phase, Phase::KeepOne { .. }) {
            found.add("the cards dealt", private.dealt, is_development)?;
        }
        let all = private.hand.or(deck).or(player.discards).or(player.boxed);
        Inconsistent::unless(all.len() <= MOST_DECK, || {
            format!("{seat} has {} tickets; {MOST_DECK} are possible", all.len())
        })?;
        self.check_knowledge(seat, all, deck)?;
        let says = |what: &str| format!("{seat}: {what}");
        Inconsistent::unless(private.picks.minus(player.discards).is_empty(), || {
            says("a ticket is chosen that is not laid out")
        })?;
        Inconsistent::unless(
            private.dealt.minus(self.components.cards.lookup.development).is_empty(),
            || says("other cards than Development were dealt"),
        )
    }

    /// T18.2: what all know of a player's tickets is so, and only Development cards in hand are unknown to them.
    fn check_knowledge(&self, seat: Seat, all: CardSet<Ticket>, deck: CardSet<Ticket>) -> Result<(), Inconsistent> {
        let (player, hand) = (self.player(seat), self.hand(seat));
        let says = |what: &str| format!("{seat}: {what}");
        Inconsistent::unless(player.known.minus(all).is_empty(), || {
            says("a ticket that all know it to have is not there")
        })?;
        let may_be_unknown = hand.and(self.components.cards.lookup.development);
        Inconsistent::unless(all.minus(player.known).minus(may_be_unknown).is_empty(), || {
            says("only Development cards in hand can be unknown to the others")
        })?;
        Inconsistent::unless(deck.minus(player.shuffled).is_empty(), || {
            says("the deck holds tickets that were not shuffled into it")
        })?;
        let undrawn = hand.or(deck).and(player.known);
        Inconsistent::unless(player.shuffled.minus(undrawn).is_empty(), || {
            says("a shuffled ticket is neither in the deck nor in hand")
        })
    }

    /// T2.9, T2.18, T10: tickets that come with something on the map.
    fn check_counts(&self, found: CardSet<Ticket>) -> Result<(), Inconsistent> {
        for seat in self.seats() {
            for kind in Kind::ALL {
                self.check_building_cards(seat, kind)?;
            }
        }
        self.check_discs()?;
        self.check_parcel_cards(found)
    }

    /// T10.4: a player has a Building card for each building.
    fn check_building_cards(&self, seat: Seat, kind: Kind) -> Result<(), Inconsistent> {
        let cards = self.components.cards.of_class(|class| class == Class::Building(kind));
        let tickets = self.player(seat).known.and(cards).len();
        let built = self.buildings(seat, kind);
        Inconsistent::unless(tickets == built, || {
            format!("{seat} has {tickets} cards for {built} buildings of the type {kind}")
        })
    }

    /// The buildings of a type that a player has constructed.
    fn buildings(&self, seat: Seat, kind: Kind) -> usize {
        let parcels = self.components.map.parcels.iter();
        parcels
            .filter_map(|parcel| self.public.city.built(parcel.at))
            .filter(|building| building.owner == seat && building.kind == kind)
            .count()
    }

    /// T1.9: whose disc lies on a parcel has its Parcel card.
    fn check_discs(&self) -> Result<(), Inconsistent> {
        for parcel in &self.components.map.parcels {
            let owner = self
                .seats()
                .find(|&seat| self.player(seat).known.contains(parcel.ticket));
            Inconsistent::unless(owner == self.public.city.disc(parcel.at), || {
                format!("T1.9 the disc on {} and its Parcel card disagree", parcel.name)
            })?;
        }
        Ok(())
    }

    /// T2.3: the Parcel cards that take part are those of the parcels on the map.
    fn check_parcel_cards(&self, found: CardSet<Ticket>) -> Result<(), Inconsistent> {
        let Components { cards, map, .. } = &*self.components;
        let on_map: CardSet<Ticket> = map.parcels.iter().map(|parcel| parcel.ticket).collect();
        let parcels = found.and(cards.of_class(|class| matches!(class, Class::Parcel(_))));
        Inconsistent::unless(parcels.minus(on_map).is_empty(), || {
            "T2.3 a Parcel card takes part whose parcel is not on the map".into()
        })?;
        Inconsistent::unless(on_map.minus(parcels).is_empty(), || {
            "T2.3 a Parcel card is missing".into()
        })
    }

    /// T3, T10.6: the players' own boards.
    pub(super) fn check_players(&self) -> Result<(), Inconsistent> {
        for seat in self.seats() {
            let player = self.player(seat);
            let says = |what: String| format!("{seat}: {what}");
            Inconsistent::unless((1..=MOST_STRESS).contains(&player.stress), || {
                says(format!("T3.8 stress {}", player.stress))
            })?;
            Inconsistent::unless(player.workers <= MOST_WORKERS, || {
                says(format!("T3.11 {} workers", player.workers))
            })?;
            let industries = self.buildings(seat, Kind::Industry);
            let limit = (7 + industries).min(MOST_LIMIT.into());
            Inconsistent::unless(usize::from(player.limit) == limit, || {
                says(format!("T10.6 the hand limit is {}, not {}", limit, player.limit))
            })?;
        }
        Ok(())
    }

    /// What is read keeps far enough from the limits of the numbers that play can go on.
    pub(crate) fn check_amounts(&self) -> Result<(), Inconsistent> {
        for seat in self.seats() {
            let player = self.player(seat);
            let says = |what: String| format!("{seat}: {what}");
            Inconsistent::unless(player.money <= MOST_MONEY, || {
                says(format!("${} are too much", player.money))
            })?;
            Inconsistent::unless(player.hp.unsigned_abs() <= MOST_MONEY, || {
                says(format!("{} happiness is too much", player.hp))
            })?;
            Inconsistent::unless(player.discarded <= 100, || {
                says("too many tickets were discarded".into())
            })?;
        }
        let bids = if let Phase::Auction(auction) = &self.public.phase {
            auction.bids
        } else {
            [0; 5]
        };
        Inconsistent::unless(bids.iter().all(|&bid| bid <= MOST_MONEY), || "a bid is too high".into())
    }
}
