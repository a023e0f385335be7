//! Small readable positions.
//!
//! A town is drawn as a grid of words, one per cell, top left at [0, 0] (which must be a card):
//! `.` no card · `+` roads in all directions · `o` open land in all directions · `par zoo aqu ban hos sch cit pol fir` a landmark, roads in all
//! directions · a number: that card of the standard list. The cards of our own are worth 1 for every line.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use crate::Illegal;
use table::{CardSet, Game, Pile, Seat, Seed, Takeback, Told, Viewer};

use crate::parts::cards::{Cards, PlanId, PlanIndex, Rotation, TokenId, TokenIndex, TownId, TownIndex};
use crate::parts::load;
use crate::parts::path::Path;
use crate::state::{Pending, Phase, Private, ROUNDS, Turn};
use crate::{Action, Cell, Duty, Event, Hill, Line, Location, Options, Spot};

const LANDMARKS: [(&str, &str); 9] = [
    ("par", "amusement_park"),
    ("zoo", "zoo"),
    ("aqu", "aquarium"),
    ("ban", "bank"),
    ("hos", "hospital"),
    ("sch", "school"),
    ("cit", "city_hall"),
    ("pol", "police_station"),
    ("fir", "fire_station"),
];

/// The standard list, with plain cards for pictures added: 201.. with roads, 221.. with open land, 300.. with landmarks (three of each type).
pub(super) fn test_cards() -> Arc<Cards> {
    static CARDS: LazyLock<Arc<Cards>> =
        LazyLock::new(|| Arc::new(load::from_toml(&test_list()).expect("a good list")));
    Arc::clone(&CARDS)
}

fn test_list() -> String {
    const ALL: &str = "N NE E SE S SW W NW";
    let mut list = include_str!("../../data/hill.toml").to_string();
    let mut add = |id: usize, landmark: &str, roads: &str| {
        write!(list, "\n[[town]]\nid = {id}\n{landmark}points = {{ red = 1, yellow = 1, blue = 1, black = 1 }}\nroads = \"{roads}\"\n").expect("to memory");
    };
    (201..215).for_each(|id| add(id, "", ALL));
    (221..235).for_each(|id| add(id, "", ""));
    for (kind, (_, name)) in LANDMARKS.iter().enumerate() {
        (0..3).for_each(|copy| add(300 + 10 * kind + copy, &format!("landmark = \"{name}\"\n"), ALL));
    }
    list
}

pub(super) const SEATS: [Seat; 4] = {
    const fn seat(n: u8) -> Seat {
        match Seat::new(n) {
            Some(seat) => seat,
            None => unreachable!(),
        }
    }
    [seat(0), seat(1), seat(2), seat(3)]
};

/// The cell in this column and row.
pub(super) fn cell(column: i8, row: i8) -> Cell {
    Cell::new(column, row).expect("within reach")
}

/// The spot between two cells given as [column, row].
pub(super) fn spot(a: [i8; 2], b: [i8; 2]) -> Spot {
    Spot::between(cell(a[0], a[1]), cell(b[0], b[1])).expect("neighbours")
}

/// Action C: lay a track between two cells.
pub(super) fn lay(line: Line, a: [i8; 2], b: [i8; 2]) -> Action {
    lay_as(Duty::Track, line, a, b)
}

/// Lay a track between two cells, as this action.
pub(super) fn lay_as(duty: Duty, line: Line, a: [i8; 2], b: [i8; 2]) -> Action {
    Action::Lay {
        duty,
        line,
        spot: spot(a, b),
    }
}

/// Place a Town card, turned clockwise by this many degrees.
pub(super) fn place(card: u16, [column, row]: [i8; 2], degrees: u16) -> Action {
    Action::Place {
        card: TownId(card),
        at: cell(column, row),
        turned: Rotation::try_from(degrees).expect("a quarter turn"),
    }
}

/// A game with the set-up behind it: round 5, seat 0 to act, nothing done yet in the turn. Towns, lines and all else are as told.
#[derive(Clone)]
pub(super) struct Position {
    pub hill: Hill,
}

impl Position {
    pub(super) fn new(players: u8) -> Position {
        Position::with_options(players, Options::default())
    }

    /// With these options, and the test cards.
    pub(super) fn with_options(players: u8, mut options: Options) -> Position {
        options.cards = test_cards();
        let mut hill = Hill::new(players, &options, Seed::from_text("position")).expect("a legal set-up");
        hill.public.phase = Phase::Turns;
        hill.public.starting = SEATS[0];
        hill.public.moved = 0;
        hill.public.round = 5;
        hill.public.sets = [None; 4];
        for seat in hill.seats() {
            for plan in std::mem::replace(hill.private_mut(seat), Private::NEW).plans.as_slice() {
                hill.public.discards.plans.insert(*plan);
            }
            hill.player_mut(seat).resources = 0;
        }
        Position { hill }
    }

    /// Draws a town.
    pub(super) fn town(mut self, seat: usize, picture: &str) -> Position {
        let rows = picture.lines().map(str::trim).filter(|line| !line.is_empty());
        for (row, line) in rows.enumerate() {
            for (column, word) in line.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
                let card = self.unused_card(word);
                let cards = Arc::clone(&self.hill.cards);
                self.hill.public.seats[seat]
                    .town
                    .place(&cards, cell(column as i8, row as i8), card, Rotation::NONE);
            }
        }
        self
    }

    fn unused_card(&mut self, word: &str) -> TownIndex {
        let ids = match word {
            "+" => 201..215,
            "o" => 221..235,
            word => {
                let landmark = LANDMARKS.iter().position(|(short, _)| *short == word);
                let [first, copies] = landmark.map_or_else(
                    || [word.parse().expect("a word of the pictures"), 1],
                    |kind| [300 + 10 * kind as u16, 3],
                );
                first..first + copies
            }
        };
        let used = |card: TownIndex| {
            self.hill
                .public
                .in_play()
                .iter()
                .any(|player| player.town.placed().iter().any(|placed| placed.card == card))
        };
        let card = ids
            .map(|id| self.town_number(id))
            .find(|&card| !used(card))
            .expect("enough cards for pictures");
        self.hill.decks.towns.remove(card);
        card
    }

    fn town_number(&self, id: u16) -> TownIndex {
        self.hill.cards.town_index(TownId(id)).expect("a card of the list")
    }

    fn plan_number(&self, id: u16) -> PlanIndex {
        self.hill.cards.plan_index(PlanId(id)).expect("a card of the list")
    }

    fn token_number(&self, id: u16) -> TokenIndex {
        self.hill.cards.token_index(TokenId(id)).expect("a token of the list")
    }

    /// Lays a whole line over these cells, with as many tokens used as lie there.
    pub(super) fn line(self, seat: usize, line: Line, path: &[[i8; 2]]) -> Position {
        let used = path.len().saturating_sub(1) as u8;
        self.line_with_used(seat, line, path, used)
    }

    /// The same, with this many tokens gone from the supply.
    pub(super) fn line_with_used(mut self, seat: usize, line: Line, path: &[[i8; 2]], used: u8) -> Position {
        let cells: Vec<Cell> = path.iter().map(|&[column, row]| cell(column, row)).collect();
        self.hill.public.seats[seat]
            .town
            .set_path(line, Path::from_cells(&cells, used).expect("a path"));
        self
    }

    /// Puts these Plan cards next to a line, taken from wherever they are.
    pub(super) fn plans(mut self, seat: usize, line: Line, ids: &[u16]) -> Position {
        for &id in ids {
            let plan = self.plan_number(id);
            self.take_plan_away(plan);
            self.hill.public.seats[seat].plans[line].push(plan);
        }
        self
    }

    fn take_plan_away(&mut self, plan: PlanIndex) {
        self.hill.decks.plans.remove(plan);
        self.hill.public.discards.plans.remove(plan);
        self.hill.public.board.plans.remove(plan);
    }

    fn take_token_away(&mut self, token: TokenIndex) {
        self.hill.decks.tokens.remove(token);
        self.hill.public.discards.tokens.remove(token);
        self.hill.public.board.tokens.remove(token);
    }

    pub(super) fn resources(mut self, seat: usize, resources: u16) -> Position {
        self.hill.public.seats[seat].resources = resources;
        self
    }

    /// Keeps these Development tokens.
    pub(super) fn kept(mut self, seat: usize, ids: &[u16]) -> Position {
        for &id in ids {
            let token = self.token_number(id);
            self.take_token_away(token);
            self.hill.public.seats[seat].kept.insert(token);
        }
        self
    }

    /// Puts this Town upgrade on a card.
    pub(super) fn upgrade(mut self, seat: usize, at: [i8; 2], id: u16) -> Position {
        let token = self.token_number(id);
        self.take_token_away(token);
        self.hill.public.seats[seat].town.upgrade(cell(at[0], at[1]), token);
        self
    }

    /// These Town cards are in hand.
    pub(super) fn hand(mut self, seat: usize, ids: &[u16]) -> Position {
        let cards: Vec<TownIndex> = ids.iter().map(|&id| self.town_number(id)).collect();
        cards.iter().for_each(|&card| self.hill.decks.towns.remove(card));
        self.hill.public.seats[seat].hand = Pile::from_slice(&cards).expect("at most three");
        self
    }

    /// These Plan cards and tokens lie face up on the main board.
    pub(super) fn face_up(mut self, plans: &[u16], tokens: &[u16]) -> Position {
        for &id in plans {
            let plan = self.plan_number(id);
            self.take_plan_away(plan);
            self.hill.public.board.plans.push(plan);
        }
        for &id in tokens {
            let token = self.token_number(id);
            self.take_token_away(token);
            self.hill.public.board.tokens.push(token);
        }
        self
    }

    /// The Plan deck consists of these cards, in drawing order, and its discard is empty.
    pub(super) fn plan_deck(mut self, ids: &[u16]) -> Position {
        let plans: Vec<PlanIndex> = ids.iter().map(|&id| self.plan_number(id)).collect();
        self.hill.public.discards.plans = CardSet::EMPTY;
        self.hill.decks.plans = Pile::from_drawing_order(&plans).expect("fits");
        self
    }

    /// The Development pile consists of these tokens, in drawing order, and its discard is empty.
    pub(super) fn token_pile(mut self, ids: &[u16]) -> Position {
        let tokens: Vec<TokenIndex> = ids.iter().map(|&id| self.token_number(id)).collect();
        self.hill.public.discards.tokens = CardSet::EMPTY;
        self.hill.decks.tokens = Pile::from_drawing_order(&tokens).expect("fits");
        self
    }

    /// The discards of Plan cards and tokens consist of these.
    pub(super) fn discards(mut self, plans: &[u16], tokens: &[u16]) -> Position {
        self.hill.public.discards.plans = plans.iter().map(|&id| self.plan_number(id)).collect();
        self.hill.public.discards.tokens = tokens.iter().map(|&id| self.token_number(id)).collect();
        self
    }

    /// These Town cards lie at the four locations.
    pub(super) fn locations(mut self, ids: [Option<u16>; 4]) -> Position {
        self.hill.public.board.towns = ids.map(|id| id.map(|id| self.town_number(id)));
        self.hill
            .public
            .board
            .towns
            .iter()
            .flatten()
            .for_each(|&card| self.hill.decks.towns.remove(card));
        self
    }

    /// The seat has taken its Town card from this location; B, C and D are open.
    pub(super) fn took(mut self, seat: usize, location: Location) -> Position {
        self.hill.public.seats[seat].turn = Turn {
            location: Some(location),
            ..Turn::default()
        };
        self
    }

    /// B, C and D of the seat are done, all that is left is to end the turn.
    pub(super) fn all_done(mut self, seat: usize, location: Location) -> Position {
        self.hill.public.seats[seat].turn = Turn {
            location: Some(location),
            placed: true,
            laid: true,
            located: true,
            pending: Pending::Nothing,
        };
        self
    }

    pub(super) fn round(mut self, round: u8) -> Position {
        self.hill.public.round = round;
        self
    }

    /// The Requests of the Residents' variant, by their letters.
    pub(super) fn requests(mut self, letters: [&str; 2]) -> Position {
        let number = |letter: &str| self.hill.cards.request_index(letter).expect("a letter from A to L");
        self.hill.public.requests = Some(letters.map(number));
        self.hill.public.variants.residents = true;
        self
    }

    /// The game is over, with all as it lies.
    pub(super) fn over(self) -> Position {
        let mut position = self.round(ROUNDS);
        position.hill.public.phase = Phase::Over;
        position
    }

    /// The Plan cards next to a line of seat 0.
    pub(super) fn plans_of(&self, line: Line) -> Vec<u16> {
        self.hill.public.seats[0].plans[line]
            .as_slice()
            .iter()
            .map(|&plan| self.hill.cards.plan(plan).id.0)
            .collect()
    }

    /// The Development tokens that seat 0 keeps.
    pub(super) fn kept_tokens(&self) -> Vec<u16> {
        self.token_ids(self.hill.public.seats[0].kept)
    }

    /// The discarded Development tokens.
    pub(super) fn discarded_tokens(&self) -> Vec<u16> {
        self.token_ids(self.hill.public.discards.tokens)
    }

    /// The discarded Plan cards.
    pub(super) fn discarded_plans(&self) -> Vec<u16> {
        self.hill
            .public
            .discards
            .plans
            .iter()
            .map(|plan| self.hill.cards.plan(plan).id.0)
            .collect()
    }

    fn token_ids(&self, tokens: CardSet<TokenIndex>) -> Vec<u16> {
        tokens.iter().map(|token| self.hill.cards.token(token).id.0).collect()
    }

    /// Everything seat 0 can do.
    pub(super) fn legal(&self) -> Vec<Action> {
        legal(&self.hill, 0)
    }

    /// Seat 0 acts, legally.
    pub(super) fn act(&mut self, action: Action) -> (Takeback, Vec<Event>) {
        act(&mut self.hill, 0, action)
    }

    /// Why seat 0 may not do this. The state must be untouched.
    pub(super) fn refused(&self, action: Action) -> Illegal {
        refused(&self.hill, 0, action)
    }

    /// The clause by which seat 0 may not do this.
    pub(super) fn refused_by(&self, action: Action) -> &'static str {
        self.refused(action).clause
    }

    /// What a lay of seat 0 costs, given plenty to pay for it.
    pub(super) fn cost_of(&self, lay: Action) -> u16 {
        const PLENTY: u16 = 9;
        let mut tried = self.clone().resources(0, PLENTY);
        tried.act(lay);
        PLENTY - tried.hill.player(SEATS[0]).resources
    }

    /// The score of seat 0 as the game stands.
    pub(super) fn score(&self) -> crate::rules::scoring::Tally {
        self.hill
            .view(Viewer::Spectator)
            .score(SEATS[0])
            .expect("seat 0 takes part")
    }
}

pub(super) fn legal(hill: &Hill, seat: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    hill.legal(SEATS[seat], &mut actions);
    actions
}

pub(super) fn act(hill: &mut Hill, seat: usize, action: Action) -> (Takeback, Vec<Event>) {
    let (takeback, told) = act_and_tell(hill, seat, action);
    (takeback, told.into_iter().map(|told| told.event).collect())
}

/// The same, with who hears of what.
pub(super) fn act_and_tell(hill: &mut Hill, seat: usize, action: Action) -> (Takeback, Vec<Told<Event>>) {
    assert!(
        legal(hill, seat).contains(&action),
        "{action:?} is not in the legal list {:?}",
        legal(hill, seat)
    );
    let mut told = Vec::new();
    let takeback = hill
        .apply(SEATS[seat], &action, &mut told)
        .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
    (takeback, told)
}

pub(super) fn refused(hill: &Hill, seat: usize, action: Action) -> Illegal {
    assert!(!legal(hill, seat).contains(&action), "{action:?} is in the legal list");
    let mut tried = hill.clone();
    let illegal = tried
        .apply(SEATS[seat], &action, &mut ())
        .expect_err("it should be refused");
    assert!(tried == *hill, "a refused action changes nothing");
    illegal
}

/// A new game with the standard cards and options.
pub(super) fn new_game(players: u8, seed: &str) -> Hill {
    Hill::new(players, &Options::default(), Seed::from_text(seed)).expect("a legal set-up")
}

/// One decision of the first seat that owes one, as simple as can be: it ends its turn as soon as it may, and gives what happened.
pub(super) fn decide(hill: &mut Hill) -> Vec<Event> {
    let seat = hill.awaiting().first().expect("the game goes on").index();
    let actions = legal(hill, seat);
    let action = if actions.contains(&Action::EndTurn {}) {
        Action::EndTurn {}
    } else {
        actions[0]
    };
    let (_, events) = act(hill, seat, action);
    hill.check()
        .unwrap_or_else(|inconsistent| panic!("after {action:?}: {inconsistent}"));
    events
}

/// A new game with the set-up behind it.
pub(super) fn game_in_round_1(players: u8, options: &Options) -> Hill {
    let mut hill = Hill::new(players, options, Seed::from_text("round 1")).expect("a legal set-up");
    while hill.public.round == 0 {
        decide(&mut hill);
    }
    hill
}
