//! States imagined from a view: what nobody or only others see is drawn at random.

use std::sync::Arc;

use table::{Chance, Inconsistent, Pile, Rng, Seat, Seats, Viewer};

use crate::edition::Edition;
use crate::parts::cards::{Deck, Hand};
use crate::parts::customer::{Customer, Token};
use crate::parts::map::{MOST_TOKENS, Station, Ward};

use super::view::{BagLevel, View};
use super::{MOST_PLAYERS, Played, Private, Purchase, Sells, Step};

/// A full state consistent with a view. What nobody or only others see is drawn at random.
pub(crate) fn imagine<E: Edition>(view: &View<E>, rng: &mut Rng) -> Result<Played<E>, Inconsistent> {
    let cards = Deck {
        pile: Pile::EMPTY,
        discards: Hand::EMPTY,
        top: view.cards.top,
    };
    let chance = Chance::new(rng.seed());
    let mut game = Played {
        map: Arc::clone(&view.map),
        public: view.public,
        private: [Private::NEW; MOST_PLAYERS],
        cards,
        bag: Pile::EMPTY,
        chance,
    };
    if let (Some(own), Viewer::Seat(seat)) = (view.own, view.viewer) {
        *game.private_mut(seat) = own;
    }
    imagine_cards(view, &mut game, rng)?;
    game.bag = imagine_customers(view, &mut game.private, rng)?;
    imagine_picks(view, &mut game, rng);
    Ok(game)
}

/// S8.1, S8.4: deals the cards that this viewer does not see.
fn imagine_cards<E: Edition>(view: &View<E>, game: &mut Played<E>, rng: &mut Rng) -> Result<(), Inconsistent> {
    let mut unseen = unseen_cards(view)?;
    rng.shuffle(&mut unseen);
    if !view.is_payer() {
        game.private_mut(view.public.seat).hand = promised_cards(view, game, &mut unseen)?;
    }
    let mut deal = |count: usize| -> Result<Vec<Ward>, Inconsistent> {
        let left = unseen
            .len()
            .checked_sub(count)
            .ok_or_else(|| Inconsistent("more cards are in play than exist".into()))?;
        Ok(unseen.split_off(left))
    };
    for seat in game.seats() {
        let hand = &mut game.private_mut(seat).hand;
        let missing = usize::from(view.hand_size(seat)).checked_sub(hand.len());
        let missing = missing.ok_or_else(|| Inconsistent(format!("{seat} has fewer cards than it must have")))?;
        deal(missing)?.into_iter().for_each(|ward| hand.add(ward));
    }
    let below_top = usize::from(view.cards.discards).checked_sub(usize::from(view.cards.top.is_some()));
    let below_top = below_top.ok_or_else(|| Inconsistent("the discards have a top card and no card".into()))?;
    game.cards.discards = deal(below_top)?.into_iter().chain(view.cards.top).collect();
    let pile = deal(view.cards.pile.into())?;
    game.cards.pile = Pile::from_slice(&pile).ok_or_else(|| Inconsistent("too many cards".into()))?;
    Inconsistent::unless(unseen.is_empty(), || "fewer cards are in play than exist".into())
}

/// The cards that are neither in the viewer's hand nor open on the table.
fn unseen_cards<E: Edition>(view: &View<E>) -> Result<Vec<Ward>, Inconsistent> {
    let mut known = view.own.map_or(Hand::EMPTY, |own| own.hand);
    view.cards.top.into_iter().for_each(|ward| known.add(ward));
    E::open_cards(&view.public.scene)
        .each()
        .for_each(|ward| known.add(ward));
    let mut unseen: Vec<Ward> = Vec::new();
    for ward in view.map.each_ward() {
        let left = view
            .map
            .ward(ward)
            .cards
            .checked_sub(known.of(ward))
            .ok_or_else(|| Inconsistent("more cards of a ward than exist".into()))?;
        unseen.extend((0..left).map(|_| ward));
    }
    Ok(unseen)
}

/// S4: who is paying has, with fewer than three cards in hand, one that pays.
fn promised_cards<E: Edition>(view: &View<E>, game: &Played<E>, unseen: &mut Vec<Ward>) -> Result<Hand, Inconsistent> {
    let mut promise = |fits: &dyn Fn(Ward) -> bool| -> Result<Ward, Inconsistent> {
        let place = unseen
            .iter()
            .position(|&ward| fits(ward))
            .ok_or_else(|| Inconsistent("there is no card left to pay with".into()))?;
        Ok(unseen.swap_remove(place))
    };
    match game.wards_that_pay() {
        Some(wards) if view.hand_size(view.public.seat) < 3 => {
            Ok([promise(&|ward| wards.contains(ward))?].into_iter().collect())
        }
        _ => Ok(Hand::EMPTY),
    }
}

/// S8.2, S8.3: customers that this viewer does not see are in the bag or behind the screens of the others.
fn imagine_customers<E: Edition>(
    view: &View<E>,
    seats: &mut [Private; MOST_PLAYERS],
    rng: &mut Rng,
) -> Result<Pile<Token, MOST_TOKENS>, Inconsistent> {
    let mut seen = view.public.gone;
    seen.add_all(&E::open_customers(&view.public.scene));
    view.public.waiting.iter().for_each(|waiting| seen.add_all(waiting));
    if let Step::HandOver(trip) | Step::Travel(trip) = view.public.step {
        seen.add_all(&trip.group);
    }
    for seat in Seats::all(view.public.players).iter() {
        if let Some(earned) = view.earned(seat) {
            seats[seat.index()].earned = earned;
            seen.add_all(&earned);
        }
    }
    let unseen = E::customers(&view.map)
        .without(&seen)
        .ok_or_else(|| Inconsistent("more customers of a kind than exist".into()))?;
    let mut unseen: Vec<Customer> = unseen.each().collect();
    rng.shuffle(&mut unseen);
    give_what_is_promised(view, seats, &mut unseen)?;
    let in_bag = imagine_bag_size(view, unseen.len(), rng)?;
    let screens: Vec<Seat> = Seats::all(view.public.players)
        .iter()
        .filter(|&seat| view.earned(seat).is_none())
        .collect();
    for customer in unseen.split_off(in_bag) {
        let seat = rng
            .pick(&screens)
            .ok_or_else(|| Inconsistent("customers are missing".into()))?;
        seats[seat.index()].earned.add(customer);
    }
    let bag: Vec<Token> = unseen.into_iter().map(Customer::token).collect();
    Pile::from_slice(&bag).ok_or_else(|| Inconsistent("too many customers".into()))
}

/// S5.8: who is upgrading has a customer that it takes.
fn give_what_is_promised<E: Edition>(
    view: &View<E>,
    seats: &mut [Private; MOST_PLAYERS],
    unseen: &mut Vec<Customer>,
) -> Result<(), Inconsistent> {
    let (public, seat) = (&view.public, view.public.seat);
    let fits: Box<dyn Fn(Customer) -> bool> = match public.step {
        _ if view.earned(seat).is_some() => return Ok(()),
        Step::GiveUp(station) | Step::Pay(Purchase::Upgrade(station)) | Step::PayThree(Purchase::Upgrade(station)) => {
            let sells = public.store(station).map(|store| store.sells);
            Box::new(move |customer| sells == Some(Sells::Goods(customer.goods)))
        }
        Step::UpgradeAt => {
            let icon = |station: Station| view.map.station(station).rank.is_some();
            let sold: Vec<Sells> = public
                .stores_of(seat)
                .filter(|&(station, _)| icon(station))
                .map(|(_, sells)| sells)
                .collect();
            Box::new(move |customer| sold.contains(&Sells::Goods(customer.goods)))
        }
        _ => return Ok(()),
    };
    let place = unseen
        .iter()
        .position(|&customer| fits(customer))
        .ok_or_else(|| Inconsistent("there is no customer to be given up".into()))?;
    seats[seat.index()].earned.add(unseen.swap_remove(place));
    Ok(())
}

/// S8.6: another seat has picked any of its customers that the upgrade takes, and no card yet: how many it has picked is hidden too.
fn imagine_picks<E: Edition>(view: &View<E>, game: &mut Played<E>, rng: &mut Rng) {
    let Some(Purchase::Upgrade(station)) = view.public.step.purchase().filter(|_| !view.is_payer()) else {
        return;
    };
    let takes = |customer: Customer| {
        view.public
            .store(station)
            .is_some_and(|store| store.sells.takes(customer))
    };
    let private = game.private_mut(view.public.seat);
    let offered: Vec<Customer> = private.earned.each().filter(|&customer| takes(customer)).collect();
    private.picks.customer = rng.pick(&offered).copied();
}

/// S8.3: any number of customers in the bag that looks like this; all of them where no screen can hide one.
fn imagine_bag_size<E: Edition>(view: &View<E>, unseen: usize, rng: &mut Rng) -> Result<usize, Inconsistent> {
    let all = E::customers(&view.map).len();
    let all_seen = Seats::all(view.public.players)
        .iter()
        .all(|seat| view.earned(seat).is_some());
    let sizes: Vec<usize> = (0..=unseen)
        .filter(|&size| BagLevel::of(size, all) == view.bag && (!all_seen || size == unseen))
        .collect();
    rng.pick(&sizes)
        .copied()
        .ok_or_else(|| Inconsistent("the bag is fuller or emptier than it can be".into()))
}
