//! States and views as JSON: ids and names as in the card lists, cells as [column, row], decks in drawing order, every field named.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{CardNumber, CardSet, Chance, Inconsistent, Pile, Rng, Seat, Seats, Seed, Viewer};

use crate::action::Location;
use crate::cards::{Cards, PlanId, Rotation, TokenId, TownId};
use crate::cell::Cell;
use crate::line::ByLine;
use crate::options::{Options, read_cards, write_cards};
use crate::path::Path;
use crate::scoring::Scored;
use crate::state::{Board, Choices, Decks, Discards, Hill, MOST_PLAYERS, Pending, Phase, Player, Private, Public, StartSet, Turn, Variants};
use crate::town::{FULL_TOWN, Town};
use crate::view::{self, DeckSizes, View};

/// A complete state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateForm {
    public: PublicForm,
    private: Vec<PrivateForm>,
    decks: DecksForm,
    chance: Chance,
}

/// A view.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewForm {
    viewer: Viewer,
    public: PublicForm,
    own: Option<PrivateForm>,
    deck_sizes: DeckSizes,
    /// The running score of each seat (H10.8). It follows from the rest: written for the reader, and not read back.
    #[serde(default)]
    scores: Vec<i32>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PublicForm {
    residents: bool,
    no_rotation: bool,
    simultaneous: bool,
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    cards: Arc<Cards>,
    phase: Phase,
    round: u8,
    starting_player: Seat,
    moved: u8,
    ready: Seats,
    sets: Vec<Option<SetForm>>,
    board: BoardForm,
    discards: DiscardsForm,
    requests: Option<[String; 2]>,
    seats: Vec<PlayerForm>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetForm {
    towns: [TownId; 3],
    token: TokenId,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardForm {
    a: Option<TownId>,
    b: Option<TownId>,
    c: Option<TownId>,
    d: Option<TownId>,
    plans: Vec<PlanId>,
    tokens: Vec<TokenId>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscardsForm {
    towns: Vec<TownId>,
    plans: Vec<PlanId>,
    tokens: Vec<TokenId>,
}

/// In drawing order.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecksForm {
    towns: Vec<TownId>,
    plans: Vec<PlanId>,
    tokens: Vec<TokenId>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    resources: u16,
    hand: Vec<TownId>,
    kept_tokens: Vec<TokenId>,
    plans: ByLine<Vec<PlanId>>,
    town: Vec<PlacedForm>,
    lines: ByLine<LineForm>,
    turn: TurnForm,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedForm {
    at: Cell,
    card: TownId,
    turned: Rotation,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<TokenId>,
}

/// A line: the cells it passes from end to end, and the tokens that have left its supply.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineForm {
    path: Vec<Cell>,
    used: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnForm {
    location: Option<Location>,
    placed: bool,
    laid: bool,
    located: bool,
    pending: PendingForm,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PendingForm {
    Nothing,
    Bonus,
    BonusTrack,
    KeepPlan,
    Assign(PlanId),
    KeepToken,
    Upgrade(TokenId),
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivateForm {
    plans: Vec<PlanId>,
    placed: Vec<PlacedForm>,
    upgrade: Option<Cell>,
    chosen_plans: ByLine<Option<PlanId>>,
    drawn_plans: Vec<PlanId>,
    drawn_tokens: Vec<TokenId>,
}

/// From the numbers of the state to the ids of the card list.
struct Writer<'a>(&'a Cards);

impl Writer<'_> {
    fn town(&self, card: CardNumber) -> TownId {
        self.0.town(card).id
    }
    fn plan(&self, card: CardNumber) -> PlanId {
        self.0.plan(card).id
    }
    fn token(&self, card: CardNumber) -> TokenId {
        self.0.token(card).id
    }
    fn towns(&self, cards: impl IntoIterator<Item = CardNumber>) -> Vec<TownId> {
        cards.into_iter().map(|card| self.town(card)).collect()
    }
    fn plans(&self, cards: impl IntoIterator<Item = CardNumber>) -> Vec<PlanId> {
        cards.into_iter().map(|card| self.plan(card)).collect()
    }
    fn tokens(&self, cards: impl IntoIterator<Item = CardNumber>) -> Vec<TokenId> {
        cards.into_iter().map(|card| self.token(card)).collect()
    }

    fn public(&self, public: &Public, cards: &Arc<Cards>) -> PublicForm {
        let Variants { residents, no_rotation, simultaneous } = public.variants;
        let set = |set: &StartSet| SetForm { towns: set.towns.map(|card| self.town(card)), token: self.token(set.token) };
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
            sets: public.sets[..usize::from(public.players)].iter().map(|on_offer| on_offer.as_ref().map(set)).collect(),
            board: self.board(&public.board),
            discards: DiscardsForm {
                towns: self.towns(public.discards.towns.iter()),
                plans: self.plans(public.discards.plans.iter()),
                tokens: self.tokens(public.discards.tokens.iter()),
            },
            requests: public.requests.map(|requests| requests.map(|request| self.0.request(request).id.clone())),
            seats: public.in_play().iter().map(|player| self.player(player)).collect(),
        }
    }

    fn board(&self, board: &Board) -> BoardForm {
        let [a, b, c, d] = board.towns.map(|card| card.map(|card| self.town(card)));
        let (plans, tokens) = (board.plans.as_slice().iter().copied(), board.tokens.as_slice().iter().copied());
        BoardForm { a, b, c, d, plans: self.plans(plans), tokens: self.tokens(tokens) }
    }

    fn player(&self, player: &Player) -> PlayerForm {
        let line = |path: &Path| LineForm { path: path.cells().to_vec(), used: path.used() };
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
        TurnForm { location: turn.location, placed: turn.placed, laid: turn.laid, located: turn.located, pending }
    }

    fn private(&self, private: &Private, turn: &Turn) -> PrivateForm {
        let drawn = private.drawn.as_slice().iter().copied();
        let drawn_are_tokens = turn.pending == Pending::KeepToken;
        PrivateForm {
            plans: self.plans(private.plans.as_slice().iter().copied()),
            placed: self.town_cards(&private.choices.town(self.0)),
            upgrade: private.choices.upgrade,
            chosen_plans: ByLine::from_fn(|line| private.choices.plans[line].map(|plan| self.plan(plan))),
            drawn_plans: if drawn_are_tokens { Vec::new() } else { self.plans(drawn.clone()) },
            drawn_tokens: if drawn_are_tokens { self.tokens(drawn) } else { Vec::new() },
        }
    }
}

/// From the ids of the card list to the numbers of the state.
struct Reader<'a>(&'a Cards);

type Read<T> = Result<T, Inconsistent>;

fn number(found: Option<usize>, what: &str, id: impl std::fmt::Display) -> Read<CardNumber> {
    found.and_then(|place| CardNumber::try_from(place).ok()).ok_or_else(|| Inconsistent(format!("there is no {what} {id} in the card list")))
}

fn pile<const N: usize>(cards: &[CardNumber], what: &str) -> Read<Pile<N>> {
    Pile::from_slice(cards).ok_or_else(|| Inconsistent(format!("{} {what}; at most {N} are possible", cards.len())))
}

impl Reader<'_> {
    fn town(&self, id: TownId) -> Read<CardNumber> {
        number(self.0.towns.iter().position(|card| card.id == id), "town card", id.0)
    }
    fn plan(&self, id: PlanId) -> Read<CardNumber> {
        number(self.0.plans.iter().position(|card| card.id == id), "plan card", id.0)
    }
    fn token(&self, id: TokenId) -> Read<CardNumber> {
        number(self.0.tokens.iter().position(|token| token.id == id), "development token", id.0)
    }
    fn request(&self, id: &str) -> Read<CardNumber> {
        number(self.0.requests.iter().position(|card| card.id == id), "request card", id)
    }
    fn towns(&self, ids: &[TownId]) -> Read<Vec<CardNumber>> {
        ids.iter().map(|&id| self.town(id)).collect()
    }
    fn plans(&self, ids: &[PlanId]) -> Read<Vec<CardNumber>> {
        ids.iter().map(|&id| self.plan(id)).collect()
    }
    fn tokens(&self, ids: &[TokenId]) -> Read<Vec<CardNumber>> {
        ids.iter().map(|&id| self.token(id)).collect()
    }

    fn public(&self, form: &PublicForm) -> Read<Public> {
        let players = form.seats.len();
        let bad_count = || Inconsistent(format!("{players} seats and {} sets; 1 to {MOST_PLAYERS} of each are possible", form.sets.len()));
        if !(1..=MOST_PLAYERS).contains(&players) || form.sets.len() != players {
            return Err(bad_count());
        }
        let mut sets = [None; MOST_PLAYERS];
        for (place, set) in sets.iter_mut().zip(&form.sets) {
            *place = set.as_ref().map(|set| self.set(set)).transpose()?;
        }
        let mut seats = [Player::NEW; MOST_PLAYERS];
        for (place, player) in seats.iter_mut().zip(&form.seats) {
            *place = self.player(player)?;
        }
        Ok(Public {
            players: players as u8,
            variants: Variants { residents: form.residents, no_rotation: form.no_rotation, simultaneous: form.simultaneous },
            phase: form.phase,
            round: form.round,
            starting: form.starting_player,
            moved: form.moved,
            ready: form.ready,
            sets,
            board: self.board(&form.board)?,
            discards: self.discards(&form.discards)?,
            requests: form.requests.as_ref().map(|[a, b]| Ok([self.request(a)?, self.request(b)?])).transpose()?,
            seats,
        })
    }

    fn set(&self, form: &SetForm) -> Read<StartSet> {
        let [a, b, c] = form.towns;
        Ok(StartSet { towns: [self.town(a)?, self.town(b)?, self.town(c)?], token: self.token(form.token)? })
    }

    fn board(&self, form: &BoardForm) -> Read<Board> {
        let mut towns = [None; 4];
        for (place, id) in towns.iter_mut().zip([form.a, form.b, form.c, form.d]) {
            *place = id.map(|id| self.town(id)).transpose()?;
        }
        let (plans, tokens) = (pile(&self.plans(&form.plans)?, "face-up Plan cards")?, pile(&self.tokens(&form.tokens)?, "face-up tokens")?);
        Ok(Board { towns, plans, tokens })
    }

    fn discards(&self, form: &DiscardsForm) -> Read<Discards> {
        let set = |cards: Vec<CardNumber>| cards.into_iter().collect::<CardSet>();
        Ok(Discards { towns: set(self.towns(&form.towns)?), plans: set(self.plans(&form.plans)?), tokens: set(self.tokens(&form.tokens)?) })
    }

    fn player(&self, form: &PlayerForm) -> Read<Player> {
        let mut player = Player::NEW;
        for (line, ids) in form.plans.iter() {
            player.plans[line] = pile(&self.plans(ids)?, "Plan cards next to a line")?;
        }
        player.town = self.town_of(&form.town)?;
        for (line, LineForm { path, used }) in form.lines.iter() {
            let path = Path::from_cells(path, *used).ok_or_else(|| Inconsistent(format!("H6.6 the {line} line is not one unbranched path of its tokens")))?;
            player.town.set_path(line, path);
        }
        player.resources = form.resources;
        player.hand = pile(&self.towns(&form.hand)?, "Town cards in hand")?;
        player.kept = self.tokens(&form.kept_tokens)?.into_iter().collect();
        player.turn = self.turn(&form.turn)?;
        Ok(player)
    }

    fn town_of(&self, placed: &[PlacedForm]) -> Read<Town> {
        Inconsistent::unless(placed.len() <= FULL_TOWN, || format!("{} cards in a town", placed.len()))?;
        let mut town = Town::EMPTY;
        for form in placed {
            Inconsistent::unless(!town.cells().contains(form.at), || format!("two cards lie at {}", form.at))?;
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
        Ok(Turn { location: form.location, placed: form.placed, laid: form.laid, located: form.located, pending })
    }

    fn private(&self, form: &PrivateForm, turn: &Turn) -> Read<Private> {
        let mut placed = [None; 2];
        Inconsistent::unless(form.placed.len() <= placed.len(), || format!("{} cards placed in the private choices", form.placed.len()))?;
        for (place, form) in placed.iter_mut().zip(&form.placed) {
            Inconsistent::unless(form.token.is_none(), || "a token lies on a privately placed card: it belongs into 'upgrade'".into())?;
            *place = Some((self.town(form.card)?, form.at, form.turned));
        }
        let mut plans = ByLine::default();
        for (line, chosen) in form.chosen_plans.iter() {
            plans[line] = chosen.map(|plan| self.plan(plan)).transpose()?;
        }
        let drawn_are_tokens = turn.pending == Pending::KeepToken;
        let odd = if drawn_are_tokens { !form.drawn_plans.is_empty() } else { !form.drawn_tokens.is_empty() };
        Inconsistent::unless(!odd, || "what is drawn does not fit what is pending".into())?;
        let drawn = if drawn_are_tokens { self.tokens(&form.drawn_tokens)? } else { self.plans(&form.drawn_plans)? };
        Ok(Private {
            plans: pile(&self.plans(&form.plans)?, "Plan cards dealt")?,
            choices: Choices { placed, upgrade: form.upgrade, plans },
            drawn: pile(&drawn, "cards drawn")?,
        })
    }

    fn decks(&self, form: &DecksForm) -> Read<Decks> {
        let deck = |cards: Vec<CardNumber>| Pile::from_drawing_order(&cards).ok_or_else(|| Inconsistent("a deck has too many cards".into()));
        Ok(Decks { towns: deck(self.towns(&form.towns)?)?, plans: deck(self.plans(&form.plans)?)?, tokens: deck(self.tokens(&form.tokens)?)? })
    }
}

impl From<Hill> for StateForm {
    fn from(hill: Hill) -> StateForm {
        let writer = Writer(&hill.cards);
        StateForm {
            public: writer.public(&hill.public, &hill.cards),
            private: hill.seats().map(|seat| writer.private(hill.private(seat), &hill.player(seat).turn)).collect(),
            decks: DecksForm {
                towns: writer.towns(hill.decks.towns.in_drawing_order()),
                plans: writer.plans(hill.decks.plans.in_drawing_order()),
                tokens: writer.tokens(hill.decks.tokens.in_drawing_order()),
            },
            chance: hill.chance,
        }
    }
}

impl TryFrom<StateForm> for Hill {
    type Error = Inconsistent;

    fn try_from(form: StateForm) -> Result<Hill, Inconsistent> {
        let cards = Arc::clone(&form.public.cards);
        let reader = Reader(&cards);
        let public = reader.public(&form.public)?;
        let players = usize::from(public.players);
        Inconsistent::unless(form.private.len() == players, || format!("{} private parts for {players} seats", form.private.len()))?;
        check_supply(&cards, &public)?;
        let mut private = [Private::NEW; MOST_PLAYERS];
        for ((place, form), player) in private.iter_mut().zip(&form.private).zip(&public.seats) {
            *place = reader.private(form, &player.turn)?;
        }
        let hill = Hill { decks: reader.decks(&form.decks)?, cards: Arc::clone(&cards), public, private, chance: form.chance };
        hill.referee()?;
        Ok(hill)
    }
}

/// A game with these cards could not have been set up, and might not be played to its end.
fn check_supply(cards: &Arc<Cards>, public: &Public) -> Result<(), Inconsistent> {
    let options = Options { residents: public.variants.residents, cards: Arc::clone(cards), ..Options::default() };
    options.check_supply(public.players).map_err(|error| Inconsistent(error.to_string()))
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        let writer = Writer(&view.cards);
        let own = view.viewer.seat().zip(view.own).map(|(seat, own)| writer.private(&own, &view.public.player(seat).turn));
        let score = |player| Scored::in_play(&view.cards, &view.public, player).tally().total();
        ViewForm {
            viewer: view.viewer,
            public: writer.public(&view.public, &view.cards),
            own,
            deck_sizes: view.deck_sizes,
            scores: view.public.in_play().iter().map(score).collect(),
        }
    }
}

impl TryFrom<ViewForm> for View {
    type Error = Inconsistent;

    /// A view is accepted if a state can be imagined from it that can exist.
    fn try_from(form: ViewForm) -> Result<View, Inconsistent> {
        let cards = Arc::clone(&form.public.cards);
        let reader = Reader(&cards);
        let public = reader.public(&form.public)?;
        check_supply(&cards, &public)?;
        let seat = form.viewer.seat().filter(|seat| seat.index() < usize::from(public.players));
        let own = match (seat, &form.own) {
            (Some(seat), Some(own)) => Some(reader.private(own, &public.player(seat).turn)?),
            (None, None) => None,
            _ => return Err(Inconsistent("a seat's view has its own part, a spectator's has none".into())),
        };
        let view = View { cards: Arc::clone(&cards), viewer: form.viewer, public, own, deck_sizes: form.deck_sizes };
        view::imagine(&view, &mut Rng::new(Seed::new([0; 32])))?.referee()?;
        Ok(view)
    }
}
