//! A game that bots play, decision by decision.

use arena::tell_faults;
use bots::{Bot, Knowledge, Spec, Visitor, visit};
use catalog::{AnyGame, AnyPlay, CatalogError, Choice};
use serde_json::Value;
use table::{Game, Options, Play, Ply, Present, Rng, Seed, Viewer};

/// A game that bots play. As an iterator it gives each decision as it is made.
pub(crate) trait BotGame: Iterator<Item = Ply<Value>> {
    /// What has been played so far.
    fn play(&self) -> &dyn AnyPlay;
}

/// Sets up a game with one bot for each seat. The bots' luck comes from the seed, too.
pub(crate) fn set_up(
    game: &dyn AnyGame,
    bots: &[Spec],
    choices: &[Choice],
    seed: Seed,
) -> Result<Box<dyn BotGame>, CatalogError> {
    // random games are older than all other bots, and their seeds keep giving the same games
    if bots.iter().all(|bot| *bot == Spec::Random) {
        let play = game.play_out(bots.len() as u8, choices, seed)?;
        return Ok(Box::new(Played {
            decisions: play.decisions().into_iter(),
            play,
        }));
    }
    with_knowledge(game.meta().id, SetUp { bots, choices, seed })?
}

/// Does something with a game that bots know; refuses any other.
pub(crate) fn with_knowledge<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, CatalogError> {
    visit(id, visitor).ok_or_else(|| CatalogError::UnknownGame {
        id: id.into(),
        known: bots::knowledge::games().map(Into::into).collect(),
    })
}

/// A game that is already played.
struct Played {
    play: Box<dyn AnyPlay>,
    decisions: std::vec::IntoIter<Ply<Value>>,
}

impl BotGame for Played {
    fn play(&self) -> &dyn AnyPlay {
        self.play.as_ref()
    }
}

impl Iterator for Played {
    type Item = Ply<Value>;

    fn next(&mut self) -> Option<Ply<Value>> {
        self.decisions.next()
    }
}

struct SetUp<'a> {
    bots: &'a [Spec],
    choices: &'a [Choice],
    seed: Seed,
}

impl Visitor for SetUp<'_> {
    type Output = Result<Box<dyn BotGame>, CatalogError>;

    fn visit<G: Knowledge + Present>(self) -> Result<Box<dyn BotGame>, CatalogError> {
        let SetUp { bots, choices, seed } = self;
        let mut options = G::Options::default();
        for Choice { name, value } in choices {
            options.set(name, value)?;
        }
        let play = Play::<G>::new(bots.len() as u8, options, seed)?;
        let chance = |seat: usize| Rng::new(Seed::from_text(&format!("the bot on seat {seat} of {seed}")));
        let bots = bots
            .iter()
            .enumerate()
            .map(|(seat, bot)| bot.seat::<G>(chance(seat)))
            .collect();
        Ok(Box::new(Seated {
            play,
            bots,
            legal: Vec::new(),
        }))
    }
}

struct Seated<G: Game> {
    play: Play<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    legal: Vec<G::Action>,
}

impl<G: Knowledge + Present> BotGame for Seated<G> {
    fn play(&self) -> &dyn AnyPlay {
        &self.play
    }
}

impl<G: Knowledge + Present> Iterator for Seated<G> {
    type Item = Ply<Value>;

    fn next(&mut self) -> Option<Ply<Value>> {
        let state = self.play.state();
        let Some(seat) = Game::awaiting(state).first() else {
            if let Some(outcome) = Game::outcome(state) {
                self.bots.drain(..).for_each(|mut bot| bot.end(&outcome));
            }
            return None;
        };
        self.legal.clear();
        Game::legal(state, seat, &mut self.legal);
        let bot = &mut self.bots[seat.index()];
        let action = bot.decide(seat, &Game::view(state, Viewer::Seat(seat)), &self.legal);
        tell_faults(bot.faults());
        self.play.act(seat, &action, &mut ()).expect("a bot does what is legal");
        let action = serde_json::to_value(&action).expect("messages have text for keys, so nothing can fail");
        Some(Ply { seat, action })
    }
}
