//! From states and views to what is written.

use std::sync::Arc;

use super::form::{
    BoardForm, DecksForm, DiscardsForm, LineForm, PendingForm, PlacedForm, PlayerForm, PrivateForm, PublicForm,
    SetForm, StateForm, TurnForm, ViewForm,
};
use crate::parts::cards::{Cards, PlanId, PlanIndex, TokenId, TokenIndex, TownId, TownIndex};
use crate::parts::line::ByLine;
use crate::parts::path::Path;
use crate::parts::town::Town;
use crate::state::view::View;
use crate::state::{Board, Hill, Pending, Player, Private, Public, StartSet, Turn, Variants};

/// From the numbers of the state to the ids of the card list.
struct Writer<'a>(&'a Cards);

impl Writer<'_> {
    fn town(&self, card: TownIndex) -> TownId {
        self.0.town(card).id
    }
    fn plan(&self, card: PlanIndex) -> PlanId {
        self.0.plan(card).id
    }
    fn token(&self, card: TokenIndex) -> TokenId {
        self.0.token(card).id
    }
    fn towns(&self, cards: impl IntoIterator<Item = TownIndex>) -> Vec<TownId> {
        cards.into_iter().map(|card| self.town(card)).collect()
    }
    fn plans(&self, cards: impl IntoIterator<Item = PlanIndex>) -> Vec<PlanId> {
        cards.into_iter().map(|card| self.plan(card)).collect()
    }
    fn tokens(&self, cards: impl IntoIterator<Item = TokenIndex>) -> Vec<TokenId> {
        cards.into_iter().map(|card| self.token(card)).collect()
    }

    fn public(&self, public: &Public, cards: &Arc<Cards>) -> PublicForm {
        let Variants {
            residents,
            no_rotation,
            simultaneous,
        } = public.variants;
        let set = |set: &StartSet| SetForm {
            towns: set.towns.map(|card| self.town(card)),
            token: self.token(set.token),
        };
        PublicForm {
            residents,
            no_rotation,
            simultaneous,
            cards: Arc::clone(cards),
            phase: public.phase,
            round: public.round,
            starting_player: public.starting,
            moved: public.moved,
            ready: public.ready,
            sets: public.sets[..usize::from(public.players)]
                .iter()
                .map(|on_offer| on_offer.as_ref().map(set))
                .collect(),
            board: self.board(&public.board),
            discards: DiscardsForm {
                towns: self.towns(public.discards.towns.iter()),
                plans: self.plans(public.discards.plans.iter()),
                tokens: self.tokens(public.discards.tokens.iter()),
            },
            requests: public
                .requests
                .map(|requests| requests.map(|request| self.0.request(request).id.clone())),
            seats: public.in_play().iter().map(|player| self.player(player)).collect(),
        }
    }

    fn board(&self, board: &Board) -> BoardForm {
        let [a, b, c, d] = board.towns.map(|card| card.map(|card| self.town(card)));
        let (plans, tokens) = (
            board.plans.as_slice().iter().copied(),
            board.tokens.as_slice().iter().copied(),
        );
        BoardForm {
            a,
            b,
            c,
            d,
            plans: self.plans(plans),
            tokens: self.tokens(tokens),
        }
    }

    fn player(&self, player: &Player) -> PlayerForm {
        let line = |path: &Path| LineForm {
            path: path.cells().to_vec(),
            used: path.used(),
        };
        PlayerForm {
            resources: player.resources,
            hand: self.towns(player.hand.as_slice().iter().copied()),
            kept_tokens: self.tokens(player.kept.iter()),
            plans: ByLine::from_fn(|line| self.plans(player.plans[line].as_slice().iter().copied())),
            town: self.town_cards(&player.town),
            lines: ByLine::from_fn(|colour| line(player.town.path(colour))),
            turn: self.turn(&player.turn),
        }
    }

    fn town_cards(&self, town: &Town) -> Vec<PlacedForm> {
        let cards = town.placed().iter();
        cards
            .map(|placed| PlacedForm {
                at: placed.cell,
                card: self.town(placed.card),
                turned: placed.rotation,
                token: placed.token.map(|token| self.token(token)),
            })
            .collect()
    }

    fn turn(&self, turn: &Turn) -> TurnForm {
        let pending = match turn.pending {
            Pending::Nothing => PendingForm::Nothing,
            Pending::Bonus => PendingForm::Bonus,
            Pending::BonusTrack => PendingForm::BonusTrack,
            Pending::KeepPlan => PendingForm::KeepPlan,
            Pending::Assign(plan) => PendingForm::Assign(self.plan(plan)),
            Pending::KeepToken => PendingForm::KeepToken,
            Pending::Upgrade(token) => PendingForm::Upgrade(self.token(token)),
        };
        TurnForm {
            location: turn.location,
            placed: turn.placed,
            laid: turn.laid,
            located: turn.located,
            pending,
        }
    }

    fn private(&self, private: &Private) -> PrivateForm {
        PrivateForm {
            plans: self.plans(private.plans.as_slice().iter().copied()),
            placed: self.town_cards(&private.choices.town(self.0)),
            upgrade: private.choices.upgrade,
            chosen_plans: ByLine::from_fn(|line| private.choices.plans[line].map(|plan| self.plan(plan))),
            drawn_plans: self.plans(private.drawn_plans.as_slice().iter().copied()),
            drawn_tokens: self.tokens(private.drawn_tokens.as_slice().iter().copied()),
        }
    }
}

impl From<Hill> for StateForm {
    fn from(hill: Hill) -> StateForm {
        let writer = Writer(&hill.cards);
        StateForm {
            public: writer.public(&hill.public, &hill.cards),
            private: hill.seats().map(|seat| writer.private(hill.private(seat))).collect(),
            decks: DecksForm {
                towns: writer.towns(hill.decks.towns.in_drawing_order()),
                plans: writer.plans(hill.decks.plans.in_drawing_order()),
                tokens: writer.tokens(hill.decks.tokens.in_drawing_order()),
            },
            chance: hill.chance,
        }
    }
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        let writer = Writer(&view.cards);
        let own = view.own.as_ref().map(|own| writer.private(own));
        let score = |player| view.tally(player).total();
        ViewForm {
            viewer: view.viewer,
            public: writer.public(&view.public, &view.cards),
            own,
            deck_sizes: view.deck_sizes,
            scores: view.public.in_play().iter().map(score).collect(),
        }
    }
}
