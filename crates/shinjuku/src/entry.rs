//! Scoring a finished physical game, entered by hand (S7).

use serde::{Deserialize, Serialize};
use table::{EntryError, Label, Outcome, ScorePad, SeatResult};

use crate::customer::{Customer, Customers, Goods};
use crate::options::Options;
use crate::scoring;
use crate::state::Shinjuku;

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
    fn of(&self, goods: Goods) -> TokensEntry {
        match goods {
            Goods::Food => self.food,
            Goods::Clothing => self.clothing,
            Goods::Books => self.books,
            Goods::Electronics => self.electronics,
        }
    }
}

impl ScorePad for Shinjuku {
    type Entry = Entry;

    fn score(options: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&entry.players.len()) {
            problems.push(format!(
                "{} players are entered; 2 to 4 are possible",
                entry.players.len()
            ));
        }
        check_tokens(options, entry, &mut problems);
        let mut taken = Vec::new();
        let mut seats = Vec::new();
        for (number, player) in entry.players.iter().enumerate() {
            let name = if player.name.is_empty() {
                format!("player {}", number + 1)
            } else {
                player.name.clone()
            };
            let best_rank = best_rank(options, &name, &player.department_stores, &mut taken, &mut problems);
            let earned = earned(&player.customers);
            seats.push(SeatResult {
                name: (!player.name.is_empty()).then(|| player.name.clone()),
                ..scoring::result(&earned, best_rank)
            });
        }
        if problems.is_empty() {
            Ok(Outcome::ranked(seats))
        } else {
            Err(EntryError(problems.into_iter().map(Into::into).collect()))
        }
    }
}

/// S1.3: no more tokens than the map has.
fn check_tokens(options: &Options, entry: &Entry, problems: &mut Vec<String>) {
    for goods in Goods::ALL {
        for double in [false, true] {
            let count = |player: &PlayerEntry| {
                let tokens = player.customers.of(goods);
                u32::from(if double { tokens.doubles } else { tokens.singles })
            };
            let (entered, there) = (
                entry.players.iter().map(count).sum::<u32>(),
                options.map.customers.of(Customer { goods, double }),
            );
            if entered > there.into() {
                problems.push(format!(
                    "{entered} {} tokens are entered; there are {there}",
                    Customer { goods, double }
                ));
            }
        }
    }
}

fn earned(entry: &EarnedEntry) -> Customers {
    let tokens = Customer::all().flat_map(|customer| {
        let tokens = entry.of(customer.goods);
        (0..if customer.double {
            tokens.doubles
        } else {
            tokens.singles
        })
            .map(move |_| customer)
    });
    tokens.collect()
}

/// S7.4: the highest rank number among these stations.
fn best_rank(
    options: &Options,
    name: &str,
    stations: &[Label],
    taken: &mut Vec<Label>,
    problems: &mut Vec<String>,
) -> u8 {
    if stations.len() > 3 {
        problems.push(format!(
            "{name}: S1.4 {} department stores are entered; a player has 3",
            stations.len()
        ));
    }
    let mut best = 0;
    for &id in stations {
        match options
            .map
            .find_station(id)
            .map(|station| options.map.station(station).rank)
        {
            None => problems.push(format!("{name}: there is no station {id} on the map")),
            Some(None) => problems.push(format!("{name}: S5.8 the station {id} has no department store icon")),
            Some(Some(_)) if taken.contains(&id) => {
                problems.push(format!("{name}: S5.1 there is another department store on {id}"))
            }
            Some(Some(rank)) => best = best.max(rank),
        }
        taken.push(id);
    }
    best
}
