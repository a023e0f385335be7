//! Scoring a finished physical game, entered by hand (S7).

use serde::{Deserialize, Serialize};
use table::{EntryError, Game, Label, Message, Outcome, PadRow, PadSum, Say, ScorePad, SeatResult};

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::Map;
use crate::parts::options::Options;
use crate::rules::{pad, scoring};
use crate::state::{DEPARTMENT_STORES, Shinjuku};
use crate::text::noun::StationId;
use crate::text::{EntryProblem, Noun};

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The players.
    pub players: Vec<PlayerEntry>,
}

/// What one player has at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEntry {
    /// Who it is.
    #[serde(default)]
    pub name: String,
    /// The customers earned, by type.
    #[serde(default)]
    pub customers: EarnedEntry,
    /// The stations of the player's department stores.
    #[serde(default)]
    pub department_stores: Vec<Label>,
}

/// Tokens by type.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the types of goods")]
pub struct EarnedEntry {
    pub food: TokensEntry,
    pub clothing: TokensEntry,
    pub books: TokensEntry,
    pub electronics: TokensEntry,
}

/// Tokens of one type.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TokensEntry {
    /// Worth 1.
    pub singles: u8,
    /// Worth 2.
    pub doubles: u8,
}

impl EarnedEntry {
    /// How many tokens of this kind.
    pub const fn of(&self, Customer { goods, double }: Customer) -> u8 {
        let tokens = match goods {
            Goods::Food => self.food,
            Goods::Clothing => self.clothing,
            Goods::Books => self.books,
            Goods::Electronics => self.electronics,
        };
        if double { tokens.doubles } else { tokens.singles }
    }

    /// All tokens.
    pub(crate) fn tokens(&self) -> Customers {
        let of_kind = |customer: Customer| (0..self.of(customer)).map(move |_| customer);
        Customer::all().flat_map(of_kind).collect()
    }
}

impl ScorePad for Shinjuku {
    type Entry = Entry;

    fn score(options: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut reader = Reader {
            map: &options.map,
            taken: Vec::new(),
            problems: Vec::new(),
        };
        reader.check_players(entry);
        reader.check_tokens(entry);
        let seats: Vec<SeatResult> = (1..)
            .zip(&entry.players)
            .map(|(number, player)| reader.result(number, player))
            .collect();
        if reader.problems.is_empty() {
            Ok(Outcome::ranked(seats))
        } else {
            Err(EntryError(reader.problems))
        }
    }

    fn pad_rows() -> Vec<PadRow> {
        pad::rows()
    }

    fn pad_sum(_: usize, column: &[Option<i32>]) -> PadSum {
        pad::sum(column)
    }
}

/// Reads an entry, and notes all that is wrong with it.
struct Reader<'a> {
    map: &'a Map,
    /// The stations of the department stores read so far.
    taken: Vec<Label>,
    problems: Vec<Message>,
}

impl Reader<'_> {
    fn note(&mut self, problem: &EntryProblem) {
        self.problems.push(problem.say(self.map));
    }

    /// S2.1: the game is for this many.
    fn check_players(&mut self, entry: &Entry) {
        let (n, players) = (entry.players.len(), Shinjuku::meta().players);
        if !u8::try_from(n).is_ok_and(|n| players.contains(&n)) {
            let (least, most) = players.into_inner();
            self.note(&EntryProblem::Players { n, least, most });
        }
    }

    /// S1.3: no more tokens than the map has.
    fn check_tokens(&mut self, entry: &Entry) {
        for customer in Customer::all() {
            let tokens = entry.players.iter().map(|player| player.customers.of(customer));
            let (entered, there) = (tokens.map(u32::from).sum(), self.map.customers.of(customer));
            if entered > there.into() {
                self.note(&EntryProblem::Tokens {
                    entered,
                    there,
                    customer,
                });
            }
        }
    }

    fn result(&mut self, number: usize, player: &PlayerEntry) -> SeatResult {
        let name = (!player.name.is_empty()).then(|| player.name.clone());
        let called = match &name {
            Some(name) => Noun::Entered { name: name.clone() },
            None => Noun::Unnamed { n: number },
        };
        let best_rank = self.best_rank(&called.say(self.map), &player.department_stores);
        SeatResult {
            name,
            ..scoring::result(self.map, &player.customers.tokens(), best_rank)
        }
    }

    /// S1.4, S7.4: the highest rank number among these stations.
    fn best_rank(&mut self, player: &Message, stations: &[Label]) -> u8 {
        if stations.len() > DEPARTMENT_STORES.into() {
            self.note(&EntryProblem::DepartmentStores {
                player: player.clone(),
                n: stations.len(),
                all: DEPARTMENT_STORES,
            });
        }
        let ranks = stations.iter().map(|&id| self.rank(player, id));
        ranks.max().unwrap_or(0)
    }

    /// S5.1, S5.8: the rank number of a station for which a department store is entered; 0 if none can be there.
    fn rank(&mut self, player: &Message, id: Label) -> u8 {
        let (player, station) = (player.clone(), StationId(id));
        let twice = self.taken.contains(&id);
        self.taken.push(id);
        match self.map.find_station(id).map(|station| self.map.station(station).rank) {
            None => self.note(&EntryProblem::NoStation { player, station }),
            Some(None) => self.note(&EntryProblem::NoIcon { player, station }),
            Some(Some(_)) if twice => self.note(&EntryProblem::Taken { player, station }),
            Some(Some(rank)) => return rank,
        }
        0
    }
}
