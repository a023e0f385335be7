//! Writing: from the numbers of the state to the ids of the map.

use std::sync::Arc;

use table::Label;

use crate::edition::Edition;
use crate::parts::action::Kind;
use crate::parts::customer::Token;
use crate::parts::map::{Connection, Map, Station, Ward};
use crate::state::view::View;
use crate::state::{Picks, Played, Private, Public, Purchase, Step, Store, Trip};

use super::form::{
    PrivateForm, PublicForm, PurchaseForm, StateForm, StepForm, StoreForm, TrackForm, TripForm, ViewForm, WaitingForm,
};

/// From the numbers of the state to the ids of the map.
struct Writer<'a>(&'a Map);

impl Writer<'_> {
    fn ward(&self, ward: Ward) -> Label {
        self.0.ward(ward).id
    }

    fn station(&self, station: Station) -> Label {
        self.0.station(station).id
    }

    fn ends(&self, connection: Connection) -> [Label; 2] {
        self.0.ends(connection).map(|station| self.station(station))
    }

    /// What all see; and in `step`, for the whole state and for the payer, the picks, which are private (S8.6).
    fn public<E: Edition>(&self, public: &Public<E>, picks: Option<&Picks>, map: &Arc<Map>) -> PublicForm<E> {
        let taken = |&kind: &Kind| public.taken.contains(kind);
        PublicForm {
            players: public.players,
            open_customers: public.open_customers,
            map: Arc::clone(map),
            phase: public.phase,
            seat: public.seat,
            taken: E::KINDS.iter().copied().filter(taken).collect(),
            step: self.step(public.step, picks),
            stores: self.stores(public),
            tracks: self.tracks(public),
            waiting: self.waiting(public),
            gone: public.gone,
            scene: E::write_scene(&public.scene, self.0),
        }
    }

    fn stores<E: Edition>(&self, public: &Public<E>) -> Vec<StoreForm> {
        let form = |station: Station| {
            let Store { owner, sells } = public.store(station)?;
            let station = self.station(station);
            Some(StoreForm { station, owner, sells })
        };
        self.0.each_station().filter_map(form).collect()
    }

    fn tracks<E: Edition>(&self, public: &Public<E>) -> Vec<TrackForm> {
        let form = |connection: Connection| {
            let owner = public.tracks.owner(connection)?;
            let between = self.ends(connection);
            Some(TrackForm { between, owner })
        };
        self.0.each_connection().filter_map(form).collect()
    }

    fn waiting<E: Edition>(&self, public: &Public<E>) -> Vec<WaitingForm> {
        let form = |ward: Ward| WaitingForm {
            ward: self.ward(ward),
            customers: public.waiting[ward.index()],
        };
        let forms = self.0.each_ward().map(form);
        forms.filter(|form| !form.customers.is_empty()).collect()
    }

    fn step<E: Edition>(&self, step: Step<E>, picks: Option<&Picks>) -> StepForm<E> {
        match step {
            Step::Choose => StepForm::Choose,
            Step::BuildAt => StepForm::BuildAt,
            Step::BuildStore(station) => StepForm::BuildStore {
                station: self.station(station),
            },
            Step::FirstTrack => StepForm::FirstTrack,
            Step::SecondTrack(first) => StepForm::SecondTrack {
                first: self.ends(first),
            },
            Step::UpgradeAt => StepForm::UpgradeAt,
            Step::GiveUp(station) => StepForm::GiveUp {
                station: self.station(station),
            },
            Step::MoveFrom => StepForm::MoveFrom,
            Step::Pay(purchase) => StepForm::Pay {
                purchase: self.purchase(purchase, picks),
            },
            Step::PayThree(purchase) => {
                let picked = picks.map(|picks| picks.cards().map(|ward| self.ward(ward)).collect());
                StepForm::PayThree {
                    purchase: self.purchase(purchase, picks),
                    picked,
                }
            }
            Step::StartAt(ward) => StepForm::StartAt { ward: self.ward(ward) },
            Step::HandOver(trip) => StepForm::HandOver { trip: self.trip(&trip) },
            Step::Travel(trip) => StepForm::Travel { trip: self.trip(&trip) },
            Step::Figure(asked) => StepForm::Figure {
                asked: E::write_asked(asked),
            },
        }
    }

    fn purchase(&self, purchase: Purchase, picks: Option<&Picks>) -> PurchaseForm {
        match purchase {
            Purchase::NewStore(station, goods) => PurchaseForm::NewStore {
                station: self.station(station),
                goods,
            },
            Purchase::MoveStore(to, from) => PurchaseForm::MoveStore {
                to: self.station(to),
                from: self.station(from),
            },
            Purchase::SecondTrack(first, second) => PurchaseForm::SecondTrack {
                first: self.ends(first),
                second: self.ends(second),
            },
            Purchase::Upgrade(station) => PurchaseForm::Upgrade {
                station: self.station(station),
                customer: picks.and_then(Picks::customer),
            },
            Purchase::Move(ward) => PurchaseForm::Move { ward: self.ward(ward) },
        }
    }

    fn trip(&self, trip: &Trip) -> TripForm {
        let visited = self.0.each_station().filter(|&station| trip.visited.contains(station));
        TripForm {
            group: trip.group,
            at: self.station(trip.at),
            visited: visited.map(|station| self.station(station)).collect(),
            used: trip.used,
            may_stop: trip.may_stop,
        }
    }

    fn private(&self, private: &Private) -> PrivateForm {
        PrivateForm {
            hand: private.hand.each().map(|ward| self.ward(ward)).collect(),
            earned: private.earned,
        }
    }
}

impl<E: Edition> From<Played<E>> for StateForm<E> {
    fn from(game: Played<E>) -> StateForm<E> {
        let writer = Writer(&game.map);
        let mut below_top = game.cards.discards;
        game.cards.top.into_iter().for_each(|top| below_top.remove(top));
        StateForm {
            public: writer.public(&game.public, Some(&game.private(game.public.seat).picks), &game.map),
            private: game.seats().map(|seat| writer.private(game.private(seat))).collect(),
            pile: game
                .cards
                .pile
                .in_drawing_order()
                .map(|ward| writer.ward(ward))
                .collect(),
            discards: below_top
                .each()
                .chain(game.cards.top)
                .map(|ward| writer.ward(ward))
                .collect(),
            bag: game.bag.in_drawing_order().map(Token::customer).collect(),
            chance: game.chance,
        }
    }
}

impl<E: Edition> From<View<E>> for ViewForm<E> {
    fn from(view: View<E>) -> ViewForm<E> {
        let writer = Writer(&view.map);
        let players = usize::from(view.public.players);
        ViewForm {
            viewer: view.viewer,
            public: writer.public(&view.public, view.picks(), &view.map),
            own: view.own.as_ref().map(|own| writer.private(own)),
            earned: view.earned.map(|earned| earned[..players].to_vec()),
            hand_sizes: view.hand_sizes[..players].to_vec(),
            pile: view.cards.pile,
            discards: view.cards.discards,
            top_discard: view.cards.top.map(|top| writer.ward(top)),
            bag: view.bag,
        }
    }
}
