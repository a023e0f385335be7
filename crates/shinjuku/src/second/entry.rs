//! V9: scoring a finished physical game, entered by hand.

use serde::{Deserialize, Serialize};
use table::{EntryError, Game, Message, Outcome, PadRow, PadSum, Say, ScorePad, SeatResult};

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::Map;
use crate::rules::entry::EarnedEntry;
use crate::second::components::{STACKS, customers};
use crate::second::options::Options;
use crate::second::pad;
use crate::second::rules::Bonus;
use crate::second::scoring::{Collection, of_collection};
use crate::state::Shinjuku2;
use crate::text::EntryProblem;

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
    /// V9.1: the customers earned and kept, by type.
    #[serde(default)]
    pub customers: EarnedEntry,
    /// V6.7: the bonus tokens.
    #[serde(default)]
    pub bonus: u8,
    /// V17.1: the art collectors, with that variant.
    #[serde(default)]
    pub art: u8,
    /// V10.6: as which of all players this one took a bonus token first, from 1; 0 for who took none.
    #[serde(default)]
    pub took: u8,
}

impl ScorePad for Shinjuku2 {
    type Entry = Entry;

    fn score(options: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut problems = Vec::new();
        check_players(&options.map, entry, &mut problems);
        check_tokens(&options.map, entry, &mut problems);
        check_bonus(options, entry, &mut problems);
        if problems.is_empty() {
            let seats = entry.players.iter().map(|player| result(options, player)).collect();
            Ok(Outcome::ranked(seats))
        } else {
            Err(EntryError(problems))
        }
    }

    fn pad_rows() -> Vec<PadRow> {
        pad::rows()
    }

    fn pad_sum(_: usize, column: &[Option<i32>]) -> PadSum {
        pad::sum(column)
    }
}

/// V2.1: the game is for this many.
fn check_players(map: &Map, entry: &Entry, problems: &mut Vec<Message>) {
    let (n, players) = (entry.players.len(), Shinjuku2::meta().players);
    if !u8::try_from(n).is_ok_and(|n| players.contains(&n)) {
        let (least, most) = players.into_inner();
        problems.push(EntryProblem::Players { n, least, most }.say(map));
    }
}

/// V1.2: no more tokens than there are.
fn check_tokens(map: &Map, entry: &Entry, problems: &mut Vec<Message>) {
    for customer in Customer::all() {
        let tokens = entry.players.iter().map(|player| player.customers.of(customer));
        let (entered, there) = (tokens.map(u32::from).sum(), customers().of(customer));
        if entered > there.into() {
            let problem = EntryProblem::Tokens {
                entered,
                there,
                customer,
            };
            problems.push(problem.say(map));
        }
    }
}

/// V6.7, V17.1: no more bonus tokens, or art, than there are.
fn check_bonus(options: &Options, entry: &Entry, problems: &mut Vec<Message>) {
    let there: u32 = STACKS.iter().copied().map(u32::from).sum();
    let (bonus, art) = match (options.bonus, options.art) {
        (Bonus::Tokens, false) => (there, 0),
        (Bonus::Tokens, true) => (0, there),
        _ => (0, 0),
    };
    let sum = |of: fn(&PlayerEntry) -> u8| entry.players.iter().map(|player| u32::from(of(player))).sum::<u32>();
    let entered = sum(|player| player.bonus);
    if entered > bonus {
        problems.push(EntryProblem::Bonus { entered, there: bonus }.say(&options.map));
    }
    let entered = sum(|player| player.art);
    if entered > art {
        problems.push(EntryProblem::Art { entered, there: art }.say(&options.map));
    }
}

fn result(options: &Options, player: &PlayerEntry) -> SeatResult {
    let tokens: Customers = player.customers.tokens();
    let collection = Collection {
        types: Goods::ALL.map(|goods| tokens.points(goods)),
        art: options.art.then(|| player.art.into()),
        bonus: player.bonus.into(),
    };
    let first = match player.took {
        order @ 1..=4 if options.first_token => 5 - i32::from(order),
        _ => 0,
    };
    SeatResult {
        name: (!player.name.is_empty()).then(|| player.name.clone()),
        ..of_collection(&options.map, &collection, first)
    }
}
