//! From JSON to states and views, with every doubt removed on the way.

use std::sync::Arc;

use table::{Card, CardSet, Inconsistent, Pile, Rng, Seed};

use super::form::{
    BoardForm, DecksForm, DiscardsForm, LineForm, PendingForm, PlacedForm, PlayerForm, PrivateForm, PublicForm,
    SetForm, StateForm, TurnForm, ViewForm,
};
use crate::parts::cards::{Cards, MOST_CARDS, PlanId, PlanIndex, RequestIndex, TokenId, TokenIndex, TownId, TownIndex};
use crate::parts::line::ByLine;
use crate::parts::options::Options;
use crate::parts::path::{Path, TOKENS};
use crate::parts::town::{FULL_TOWN, Town};
use crate::rules::setup::CARDS_PLACED;
use crate::state::imagine::imagine;
use crate::state::view::View;
use crate::state::{
    Board, Choices, Decks, Discards, Hill, LOCATIONS, MOST_PLAYERS, Pending, Player, Private, Public, StartSet, Turn,
    Variants,
};

/// The most resources a state may be given: far more than play ever brings.
const MOST_RESOURCES: u16 = 10_000;

/// From the ids of the card list to the numbers of the state.
struct Reader<'a>(&'a Cards);

type Read<T> = Result<T, Inconsistent>;

fn known<C>(found: Option<C>, what: &str, id: impl std::fmt::Display) -> Read<C> {
    found.ok_or_else(|| Inconsistent(format!("there is no {what} {id} in the card list")))
}

fn pile<C: Card, const N: usize>(cards: &[C], what: &str) -> Read<Pile<C, N>> {
    Pile::from_slice(cards).ok_or_else(|| Inconsistent(format!("{} {what}; at most {N} are possible", cards.len())))
}

/// The set of these cards, each of which stands there once.
fn set<C: Card>(cards: &[C], what: &str) -> Read<CardSet<C>> {
    let set: CardSet<C> = cards.iter().copied().collect();
    Inconsistent::unless(set.len() == cards.len(), || {
        format!("a card or token appears twice among {what}")
    })?;
    Ok(set)
}

impl Reader<'_> {
    fn town(&self, id: TownId) -> Read<TownIndex> {
        known(self.0.town_index(id), "Town card", id.0)
    }
    fn plan(&self, id: PlanId) -> Read<PlanIndex> {
        known(self.0.plan_index(id), "Plan card", id.0)
    }
    fn token(&self, id: TokenId) -> Read<TokenIndex> {
        known(self.0.token_index(id), "Development token", id.0)
    }
    fn request(&self, id: &str) -> Read<RequestIndex> {
        known(self.0.request_index(id), "Request card", id)
    }
    fn towns(&self, ids: &[TownId]) -> Read<Vec<TownIndex>> {
        ids.iter().map(|&id| self.town(id)).collect()
    }
    fn plans(&self, ids: &[PlanId]) -> Read<Vec<PlanIndex>> {
        ids.iter().map(|&id| self.plan(id)).collect()
    }
    fn tokens(&self, ids: &[TokenId]) -> Read<Vec<TokenIndex>> {
        ids.iter().map(|&id| self.token(id)).collect()
    }

    fn public(&self, form: &PublicForm) -> Read<Public> {
        let players = form.seats.len();
        let bad_count = || {
            Inconsistent(format!(
                "{players} seats and {} sets; 1 to {MOST_PLAYERS} of each are possible",
                form.sets.len()
            ))
        };
        if !(1..=MOST_PLAYERS).contains(&players) || form.sets.len() != players {
            return Err(bad_count());
        }
        let mut sets = [None; MOST_PLAYERS];
        for (place, set) in sets.iter_mut().zip(&form.sets) {
            *place = set.as_ref().map(|set| self.set(set)).transpose()?;
        }
        Ok(Public {
            players: players as u8,
            variants: Variants {
                residents: form.residents,
                no_rotation: form.no_rotation,
                simultaneous: form.simultaneous,
            },
            phase: form.phase,
            round: form.round,
            starting: form.starting_player,
            moved: form.moved,
            ready: form.ready,
            sets,
            board: self.board(&form.board)?,
            discards: self.discards(&form.discards)?,
            requests: form
                .requests
                .as_ref()
                .map(|[a, b]| Ok([self.request(a)?, self.request(b)?]))
                .transpose()?,
            seats: self.players(&form.seats)?,
        })
    }

    fn players(&self, forms: &[PlayerForm]) -> Read<[Player; MOST_PLAYERS]> {
        let mut seats = [Player::NEW; MOST_PLAYERS];
        for ((number, place), player) in seats.iter_mut().enumerate().zip(forms) {
            *place = self
                .player(player)
                .map_err(|Inconsistent(text)| Inconsistent(format!("seat {number}: {text}")))?;
        }
        Ok(seats)
    }

    fn set(&self, form: &SetForm) -> Read<StartSet> {
        let [a, b, c] = form.towns;
        Ok(StartSet {
            towns: [self.town(a)?, self.town(b)?, self.town(c)?],
            token: self.token(form.token)?,
        })
    }

    fn board(&self, form: &BoardForm) -> Read<Board> {
        let mut towns = [None; LOCATIONS];
        for (place, id) in towns.iter_mut().zip([form.a, form.b, form.c, form.d]) {
            *place = id.map(|id| self.town(id)).transpose()?;
        }
        let (plans, tokens) = (
            pile(&self.plans(&form.plans)?, "face-up Plan cards")?,
            pile(&self.tokens(&form.tokens)?, "face-up tokens")?,
        );
        Ok(Board { towns, plans, tokens })
    }

    fn discards(&self, form: &DiscardsForm) -> Read<Discards> {
        let (towns, plans, tokens) = (
            self.towns(&form.towns)?,
            self.plans(&form.plans)?,
            self.tokens(&form.tokens)?,
        );
        Ok(Discards {
            towns: set(&towns, "the discarded Town cards")?,
            plans: set(&plans, "the discarded Plan cards")?,
            tokens: set(&tokens, "the discarded tokens")?,
        })
    }

    fn player(&self, form: &PlayerForm) -> Read<Player> {
        let mut player = Player::NEW;
        for (line, ids) in form.plans.iter() {
            player.plans[line] = pile(&self.plans(ids)?, "Plan cards next to a line")?;
        }
        player.town = self.town_of(&form.town)?;
        for (line, LineForm { path, used }) in form.lines.iter() {
            Inconsistent::unless(*used <= TOKENS, || {
                format!("H6.9 {used} tokens of the {line} line are used; it has {TOKENS}")
            })?;
            let path = Path::from_cells(path, *used).ok_or_else(|| {
                Inconsistent(format!("H6.6 the {line} line is not one unbranched path of its tokens"))
            })?;
            player.town.set_path(line, path);
        }
        Inconsistent::unless(form.resources <= MOST_RESOURCES, || {
            format!("{} resources; at most {MOST_RESOURCES} are possible", form.resources)
        })?;
        player.resources = form.resources;
        player.hand = pile(&self.towns(&form.hand)?, "Town cards in hand")?;
        player.kept = set(&self.tokens(&form.kept_tokens)?, "the kept tokens")?;
        player.turn = self.turn(&form.turn)?;
        Ok(player)
    }

    fn town_of(&self, placed: &[PlacedForm]) -> Read<Town> {
        Inconsistent::unless(placed.len() <= FULL_TOWN, || {
            format!("{} cards in a town", placed.len())
        })?;
        let mut town = Town::EMPTY;
        for form in placed {
            Inconsistent::unless(!town.cells().contains(form.at), || {
                format!("two cards lie at {}", form.at)
            })?;
            town.place(self.0, form.at, self.town(form.card)?, form.turned);
            if let Some(token) = form.token {
                town.upgrade(form.at, self.token(token)?);
            }
        }
        Ok(town)
    }

    fn turn(&self, form: &TurnForm) -> Read<Turn> {
        let pending = match form.pending {
            PendingForm::Nothing => Pending::Nothing,
            PendingForm::Bonus => Pending::Bonus,
            PendingForm::BonusTrack => Pending::BonusTrack,
            PendingForm::KeepPlan => Pending::KeepPlan,
            PendingForm::Assign(plan) => Pending::Assign(self.plan(plan)?),
            PendingForm::KeepToken => Pending::KeepToken,
            PendingForm::Upgrade(token) => Pending::Upgrade(self.token(token)?),
        };
        Ok(Turn {
            location: form.location,
            placed: form.placed,
            laid: form.laid,
            located: form.located,
            pending,
        })
    }

    fn private(&self, form: &PrivateForm, turn: &Turn) -> Read<Private> {
        let mut placed = [None; CARDS_PLACED];
        Inconsistent::unless(form.placed.len() <= placed.len(), || {
            format!("{} cards placed in the private choices", form.placed.len())
        })?;
        for (place, form) in placed.iter_mut().zip(&form.placed) {
            Inconsistent::unless(form.token.is_none(), || {
                "a token lies on a privately placed card: it belongs into 'upgrade'".into()
            })?;
            *place = Some((self.town(form.card)?, form.at, form.turned));
        }
        let mut plans = ByLine::default();
        for (line, chosen) in form.chosen_plans.iter() {
            plans[line] = chosen.map(|plan| self.plan(plan)).transpose()?;
        }
        let drawn_are_tokens = turn.pending == Pending::KeepToken;
        let odd = if drawn_are_tokens {
            !form.drawn_plans.is_empty()
        } else {
            !form.drawn_tokens.is_empty()
        };
        Inconsistent::unless(!odd, || "what is drawn does not fit what is pending".into())?;
        Ok(Private {
            plans: pile(&self.plans(&form.plans)?, "Plan cards dealt")?,
            choices: Choices {
                placed,
                upgrade: form.upgrade,
                plans,
            },
            drawn_plans: pile(&self.plans(&form.drawn_plans)?, "cards drawn")?,
            drawn_tokens: pile(&self.tokens(&form.drawn_tokens)?, "cards drawn")?,
        })
    }

    fn decks(&self, form: &DecksForm) -> Read<Decks> {
        fn deck<C: Card>(cards: &[C]) -> Read<Pile<C, MOST_CARDS>> {
            Pile::from_drawing_order(cards).ok_or_else(|| Inconsistent("a deck has too many cards".into()))
        }
        Ok(Decks {
            towns: deck(&self.towns(&form.towns)?)?,
            plans: deck(&self.plans(&form.plans)?)?,
            tokens: deck(&self.tokens(&form.tokens)?)?,
        })
    }
}

impl TryFrom<StateForm> for Hill {
    type Error = Inconsistent;

    fn try_from(form: StateForm) -> Result<Hill, Inconsistent> {
        let cards = Arc::clone(&form.public.cards);
        let reader = Reader(&cards);
        let public = reader.public(&form.public)?;
        let players = usize::from(public.players);
        Inconsistent::unless(form.private.len() == players, || {
            format!("{} private parts for {players} seats", form.private.len())
        })?;
        check_supply(&cards, &public)?;
        let mut private = [Private::NEW; MOST_PLAYERS];
        for (number, ((place, form), player)) in private.iter_mut().zip(&form.private).zip(&public.seats).enumerate() {
            *place = reader
                .private(form, &player.turn)
                .map_err(|Inconsistent(text)| Inconsistent(format!("seat {number}: {text}")))?;
        }
        let hill = Hill {
            decks: reader.decks(&form.decks)?,
            cards: Arc::clone(&cards),
            public,
            private,
            chance: form.chance,
        };
        hill.referee()?;
        Ok(hill)
    }
}

/// A game with these cards could not have been set up, and might not be played to its end.
fn check_supply(cards: &Arc<Cards>, public: &Public) -> Result<(), Inconsistent> {
    let options = Options {
        residents: public.variants.residents,
        cards: Arc::clone(cards),
        ..Options::default()
    };
    options
        .check_supply(public.players)
        .map_err(|error| Inconsistent(error.to_string()))
}

impl TryFrom<ViewForm> for View {
    type Error = Inconsistent;

    /// A view is accepted if a state can be imagined from it that can exist.
    fn try_from(form: ViewForm) -> Result<View, Inconsistent> {
        let cards = Arc::clone(&form.public.cards);
        let reader = Reader(&cards);
        let public = reader.public(&form.public)?;
        check_supply(&cards, &public)?;
        let seat = form
            .viewer
            .seat()
            .filter(|seat| seat.index() < usize::from(public.players));
        let own = match (seat, &form.own) {
            (Some(seat), Some(own)) => Some(reader.private(own, &public.player(seat).turn)?),
            (None, None) => None,
            _ => {
                return Err(Inconsistent(
                    "a seat's view has its own part, a spectator's has none".into(),
                ));
            }
        };
        let view = View {
            cards: Arc::clone(&cards),
            viewer: form.viewer,
            public,
            own,
            deck_sizes: form.deck_sizes,
        };
        imagine(&view, &mut Rng::new(Seed::new([0; 32])))?.referee()?;
        Ok(view)
    }
}
