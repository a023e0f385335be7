//! Reading: from the ids of the map to the numbers of the state. What can't exist is refused.

use std::sync::Arc;

use table::{Inconsistent, Label, Pile, Rng, Seats, Seed};

use crate::edition::Edition;
use crate::parts::cards::{Deck, Hand};
use crate::parts::customer::{Customers, Token};
use crate::parts::map::{Connection, MOST_WARDS, Map, Station, Ward};
use crate::state::imagine::imagine;
use crate::state::view::{CardsSeen, View};
use crate::state::{
    Kinds, MOST_PLAYERS, Picks, Played, Private, Public, Purchase, Step, Store, Stores, Tracks, Trip, Visited,
};

use super::form::{
    PrivateForm, PublicForm, PurchaseForm, StateForm, StepForm, StoreForm, TrackForm, TripForm, ViewForm, WaitingForm,
};

/// From the ids of the map to the numbers of the state.
struct Reader<'a>(&'a Map);

type Read<T> = Result<T, Inconsistent>;

impl Reader<'_> {
    fn ward(&self, id: Label) -> Read<Ward> {
        self.0
            .find_ward(id)
            .ok_or_else(|| Inconsistent(format!("there is no ward {id} on the map")))
    }

    fn station(&self, id: Label) -> Read<Station> {
        self.0
            .find_station(id)
            .ok_or_else(|| Inconsistent(format!("there is no station {id} on the map")))
    }

    fn connection(&self, [a, b]: [Label; 2]) -> Read<Connection> {
        let found = self.0.connection_between(self.station(a)?, self.station(b)?);
        found.ok_or_else(|| Inconsistent(format!("there is no connection {a}-{b} on the map")))
    }

    fn wards(&self, ids: &[Label]) -> Read<Vec<Ward>> {
        ids.iter().map(|&id| self.ward(id)).collect()
    }

    fn hand(&self, ids: &[Label]) -> Read<Hand> {
        Inconsistent::unless(u8::try_from(ids.len()).is_ok(), || {
            format!("{} cards in one place", ids.len())
        })?;
        Ok(self.wards(ids)?.into_iter().collect())
    }

    fn public<E: Edition>(&self, form: &PublicForm<E>) -> Read<Public<E>> {
        Ok(Public {
            players: form.players,
            open_customers: form.open_customers,
            phase: form.phase,
            seat: form.seat,
            taken: form.taken.iter().fold(Kinds::NONE, |taken, &kind| taken.with(kind)),
            step: self.step(&form.step)?,
            stores: self.stores(&form.stores)?,
            tracks: self.tracks(&form.tracks)?,
            waiting: self.waiting(&form.waiting)?,
            gone: form.gone,
            scene: E::read_scene(form.scene.as_ref(), self.0)?,
        })
    }

    fn stores(&self, forms: &[StoreForm]) -> Read<Stores> {
        let mut stores = Stores::NONE;
        for &StoreForm { station, owner, sells } in forms {
            let place = self.station(station)?;
            let is_empty = !stores.all().contains(place);
            Inconsistent::unless(is_empty, || format!("two stores stand on {station}"))?;
            stores.put(place, Store { owner, sells });
        }
        Ok(stores)
    }

    fn tracks(&self, forms: &[TrackForm]) -> Read<Tracks> {
        let mut tracks = Tracks::NONE;
        for TrackForm { between, owner } in forms {
            let place = self.connection(*between)?;
            Inconsistent::unless(!tracks.laid().contains(place), || {
                format!("two tracks lie between {} and {}", between[0], between[1])
            })?;
            tracks.lay(*owner, place);
        }
        Ok(tracks)
    }

    fn waiting(&self, forms: &[WaitingForm]) -> Read<[Customers; MOST_WARDS]> {
        let mut waiting = [Customers::NONE; MOST_WARDS];
        for WaitingForm { ward, customers } in forms {
            let place = &mut waiting[self.ward(*ward)?.index()];
            Inconsistent::unless(place.is_empty(), || {
                format!("the ward {ward} appears twice among those with customers")
            })?;
            *place = *customers;
        }
        Ok(waiting)
    }

    fn step<E: Edition>(&self, form: &StepForm<E>) -> Read<Step<E>> {
        Ok(match form {
            StepForm::Choose => Step::Choose,
            StepForm::BuildAt => Step::BuildAt,
            StepForm::BuildStore { station } => Step::BuildStore(self.station(*station)?),
            StepForm::FirstTrack => Step::FirstTrack,
            StepForm::SecondTrack { first } => Step::SecondTrack(self.connection(*first)?),
            StepForm::UpgradeAt => Step::UpgradeAt,
            StepForm::GiveUp { station } => Step::GiveUp(self.station(*station)?),
            StepForm::MoveFrom => Step::MoveFrom,
            StepForm::Pay { purchase } => Step::Pay(self.purchase(purchase)?),
            StepForm::PayThree { purchase, .. } => Step::PayThree(self.purchase(purchase)?),
            StepForm::StartAt { ward } => Step::StartAt(self.ward(*ward)?),
            StepForm::HandOver { trip } => Step::HandOver(self.trip(trip)?),
            StepForm::Travel { trip } => Step::Travel(self.trip(trip)?),
            StepForm::Figure { asked } => Step::Figure(E::read_asked(asked)),
        })
    }

    fn purchase(&self, form: &PurchaseForm) -> Read<Purchase> {
        Ok(match form {
            PurchaseForm::NewStore { station, goods } => Purchase::NewStore(self.station(*station)?, *goods),
            PurchaseForm::MoveStore { to, from } => Purchase::MoveStore(self.station(*to)?, self.station(*from)?),
            PurchaseForm::SecondTrack { first, second } => {
                Purchase::SecondTrack(self.connection(*first)?, self.connection(*second)?)
            }
            PurchaseForm::Upgrade { station, .. } => Purchase::Upgrade(self.station(*station)?),
            PurchaseForm::Move { ward } => Purchase::Move(self.ward(*ward)?),
        })
    }

    fn trip(&self, form: &TripForm) -> Read<Trip> {
        let mut visited = Visited::default();
        for &id in &form.visited {
            visited = visited.with(self.station(id)?);
        }
        Ok(Trip {
            group: form.group,
            at: self.station(form.at)?,
            visited,
            used: form.used,
            may_stop: form.may_stop,
        })
    }

    fn private(&self, form: &PrivateForm) -> Read<Private> {
        Ok(Private {
            hand: self.hand(&form.hand)?,
            earned: form.earned,
            picks: Picks::NONE,
        })
    }

    /// S8.6: the picks of whoever is paying, which must be there if they are `told` and must not if they are hidden.
    fn picks<E: Edition>(&self, form: &StepForm<E>, told: bool) -> Read<Picks> {
        let (purchase, picked) = match form {
            StepForm::Pay { purchase } => (purchase, None),
            StepForm::PayThree { purchase, picked } => (purchase, Some(picked)),
            _ => return Ok(Picks::NONE),
        };
        let customer = if let PurchaseForm::Upgrade { customer, .. } = purchase {
            Some(customer)
        } else {
            None
        };
        let fits = picked.is_none_or(|picked| picked.is_some() == told)
            && customer.is_none_or(|customer| customer.is_some() == told);
        Inconsistent::unless(fits, || {
            if told {
                "what is picked to pay is missing"
            } else {
                "what another seat has picked to pay is hidden"
            }
            .into()
        })?;
        let cards = picked
            .and_then(Option::as_ref)
            .map(|ids| self.picked(ids))
            .transpose()?;
        Ok(Picks {
            cards: cards.unwrap_or(Pile::EMPTY),
            customer: customer.copied().flatten(),
        })
    }

    fn picked(&self, ids: &[Label]) -> Read<Pile<Ward, 2>> {
        let picked = self.wards(ids)?;
        Pile::from_slice(&picked).ok_or_else(|| Inconsistent(format!("{} cards are picked of three", picked.len())))
    }

    fn cards(&self, pile: &[Label], discards: &[Label]) -> Read<Deck> {
        let pile = Pile::from_drawing_order(&self.wards(pile)?)
            .ok_or_else(|| Inconsistent("the pile has too many cards".into()))?;
        Ok(Deck {
            pile,
            discards: self.hand(discards)?,
            top: discards.last().map(|&top| self.ward(top)).transpose()?,
        })
    }
}

/// What must hold before a state is made of what was read.
fn check_table<E: Edition>(map: &Map, public: &Public<E>) -> Result<(), Inconsistent> {
    Inconsistent::unless((2..=MOST_PLAYERS as u8).contains(&public.players), || {
        format!("{} players; 2 to {MOST_PLAYERS} are possible", public.players)
    })?;
    Inconsistent::unless(public.seat.index() < usize::from(public.players), || {
        format!("it is the turn of {}", public.seat)
    })?;
    E::check_table(map, &public.scene, public.players).map_err(|error| Inconsistent(error.to_string()))
}

impl<E: Edition> TryFrom<StateForm<E>> for Played<E> {
    type Error = Inconsistent;

    fn try_from(form: StateForm<E>) -> Result<Played<E>, Inconsistent> {
        let map = Arc::clone(&form.public.map);
        let reader = Reader(&map);
        let public = reader.public(&form.public)?;
        check_table(&map, &public)?;
        Inconsistent::unless(form.private.len() == usize::from(public.players), || {
            format!("{} private parts", form.private.len())
        })?;
        let mut private = [Private::NEW; MOST_PLAYERS];
        for (place, form) in private.iter_mut().zip(&form.private) {
            *place = reader.private(form)?;
        }
        private[public.seat.index()].picks = reader.picks(&form.public.step, true)?;
        let bag: Vec<Token> = form.bag.iter().map(|customer| customer.token()).collect();
        let bag =
            Pile::from_drawing_order(&bag).ok_or_else(|| Inconsistent("the bag has too many customers".into()))?;
        let cards = reader.cards(&form.pile, &form.discards)?;
        let game = Played {
            map: Arc::clone(&map),
            public,
            private,
            cards,
            bag,
            chance: form.chance,
        };
        game.referee()?;
        Ok(game)
    }
}

impl<E: Edition> TryFrom<ViewForm<E>> for View<E> {
    type Error = Inconsistent;

    /// A view is accepted if a state can be imagined from it that can exist.
    fn try_from(form: ViewForm<E>) -> Result<View<E>, Inconsistent> {
        let map = Arc::clone(&form.public.map);
        let reader = Reader(&map);
        let public = reader.public(&form.public)?;
        check_table(&map, &public)?;
        check_viewer(&form, &public)?;
        let cards = CardsSeen {
            pile: form.pile,
            discards: form.discards,
            top: form.top_discard.map(|top| reader.ward(top)).transpose()?,
        };
        let own = form.own.as_ref().map(|own| reader.private(own)).transpose()?;
        let mut view = View {
            map: Arc::clone(&map),
            viewer: form.viewer,
            public,
            own,
            earned: form.earned.as_deref().map(|listed| per_seat(listed, Customers::NONE)),
            hand_sizes: per_seat(&form.hand_sizes, 0),
            cards,
            bag: form.bag,
        };
        let picks = reader.picks(&form.public.step, view.is_payer())?;
        view.own.iter_mut().for_each(|own| own.picks = picks);
        check_amounts(&view)?;
        imagine(&view, &mut Rng::new(Seed::new([0; 32])))?.referee()?;
        Ok(view)
    }
}

/// A view has the private part of its viewer and no other, and a hand size for each seat.
fn check_viewer<E: Edition>(form: &ViewForm<E>, public: &Public<E>) -> Result<(), Inconsistent> {
    let players = usize::from(public.players);
    let is_seat = form.viewer.seat().is_some_and(|seat| seat.index() < players);
    let of_all = form.hand_sizes.len() == players && form.earned.as_ref().is_none_or(|earned| earned.len() == players);
    Inconsistent::unless(is_seat == form.own.is_some() && of_all, || {
        "the view does not fit its viewer".into()
    })
}

/// No more is seen than the map has.
fn check_amounts<E: Edition>(view: &View<E>) -> Result<(), Inconsistent> {
    let earned: usize = Seats::all(view.public.players)
        .iter()
        .filter_map(|seat| view.earned(seat))
        .map(|earned| earned.len())
        .sum();
    let fits = earned + view.public.customers_seen() <= E::customers(&view.map).len()
        && view.own.is_none_or(|own| own.hand.len() <= view.map.card_count());
    Inconsistent::unless(fits, || "more cards or customers are seen than the map has".into())
}

/// What is listed, and nothing for the seats that nobody has.
fn per_seat<T: Copy>(listed: &[T], nothing: T) -> [T; MOST_PLAYERS] {
    std::array::from_fn(|seat| listed.get(seat).copied().unwrap_or(nothing))
}
