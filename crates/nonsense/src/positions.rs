//! Positions to start from: every game, every option, every number of players, at several times of a game.

use std::sync::OnceLock;

use catalog::{AnyGame, AnyState, Choice};
use table::{OptionKind, OptionSpec, Ply, Seed};

/// A game so far.
pub(crate) struct Position {
    /// What it is, as a file name.
    pub(crate) name: String,
    /// The log that leads to it.
    pub(crate) log: String,
    /// The state, as JSON text.
    pub(crate) text: String,
}

impl Position {
    /// A fresh copy of the state.
    pub(crate) fn state(&self) -> Box<dyn AnyState> {
        catalog::read_state(&self.text).expect("a state is read as it was written")
    }
}

/// All of them; made once.
pub(crate) fn all() -> &'static [Position] {
    static ALL: OnceLock<Vec<Position>> = OnceLock::new();
    ALL.get_or_init(|| catalog::games().iter().flat_map(|&game| of_game(game)).collect())
}

fn of_game(game: &dyn AnyGame) -> Vec<Position> {
    let choices: Vec<Vec<Choice>> = std::iter::once(Vec::new())
        .chain(game.options().iter().flat_map(choices))
        .collect();
    let tables = game
        .meta()
        .players
        .flat_map(|players| choices.iter().map(move |chosen| (players, chosen)));
    tables
        .flat_map(|(players, chosen)| of_table(game, players, chosen))
        .collect()
}

/// Every choice that differs from the default, but for files.
fn choices(option: &OptionSpec) -> Vec<Vec<Choice>> {
    let values = match &option.kind {
        OptionKind::Flag => vec!["true".to_owned()],
        OptionKind::Choice { values } => values
            .iter()
            .filter(|&value| *value != option.default)
            .cloned()
            .collect(),
        OptionKind::Text { .. } | OptionKind::File => Vec::new(),
    };
    values
        .into_iter()
        .map(|value| {
            vec![Choice {
                name: option.name.clone(),
                value,
            }]
        })
        .collect()
}

/// One game: early, in the middle, and just before its end. Empty where the options don't go with the number of players.
fn of_table(game: &dyn AnyGame, players: u8, options: &[Choice]) -> Vec<Position> {
    let seed = Seed::from_text("positions");
    let Ok(whole) = game.play_out(players, options, seed) else {
        return Vec::new();
    };
    let decisions = whole.decisions();
    let lengths = [
        decisions.len() / 8,
        decisions.len() / 2,
        decisions.len().saturating_sub(1),
    ];
    lengths
        .map(|length| position(game, players, options, seed, &decisions[..length]))
        .into()
}

fn position(
    game: &dyn AnyGame,
    players: u8,
    options: &[Choice],
    seed: Seed,
    decisions: &[Ply<serde_json::Value>],
) -> Position {
    let mut play = game.start(players, options, seed).expect("it was played out before");
    for Ply { seat, action } in decisions {
        play.act(*seat, action).expect("it was played before");
    }
    let option = options.first().map_or("standard", |choice| &choice.name);
    let name = format!("{}-{players}-{option}-{}", game.meta().id, decisions.len());
    Position {
        name,
        log: play.log().to_string(),
        text: play.state().to_json().to_string(),
    }
}
