//! What many games between equal bots say about a game: how much oftener those win who begin, or have a card, or open in some way; and where winners get
//! their points. Every number comes with its interval.

mod clustered;
mod lexicon;
mod round;
mod sums;

use std::collections::{BTreeMap, HashSet};

use wire::strategy::Strategy;

use crate::page::{Games, Kind, PageError, identity};
use crate::rows::{Row, Words};
use lexicon::Lexicon;
use sums::Sums;

/// Facts in the making: tables of games go in, facts come out.
#[derive(Default)]
pub struct Strategist {
    kind: Option<(Kind, String)>,
    games: Games,
    /// The seed, the number and our own count of the last deal.
    deal: (String, u32, u64),
    seen: HashSet<u64>,
    sums: BTreeMap<u32, Sums>,
    words: Words,
}

impl Strategist {
    /// Adds a row. The rows of a game come one after the other, in the order of the seats, and so do the games of a deal. A game that comes again counts once.
    pub fn add(&mut self, row: Row) -> Result<(), PageError> {
        self.check(&row)?;
        if let Some(game) = self.games.add(row)? {
            self.add_game(&game);
        }
        Ok(())
    }

    /// Ends a table, whose texts mean this.
    pub fn end_of_table(&mut self, words: Words) -> Result<(), PageError> {
        self.words.extend(words);
        self.games.end_of_table()
    }

    /// How many games there are, each counted once.
    pub fn games(&self) -> u64 {
        self.seen.len() as u64
    }

    /// The facts, gathered on this day by this version of the program.
    pub fn strategy(&self, made: &str, program: &str) -> Result<Strategy, PageError> {
        let (kind, bot) = self.kind.as_ref().ok_or(PageError::Empty)?;
        let mut lexicon = Lexicon::new(&self.words);
        let tables = self.sums.values().map(|sums| sums.table(&mut lexicon)).collect();
        Ok(Strategy {
            game: kind.game.clone(),
            rules: kind.rules,
            options: kind.options.clone(),
            bot: bot.clone(),
            made: made.into(),
            program: program.into(),
            words: lexicon.into_list(),
            tables,
        })
    }

    /// The same game by the same rules, for two or more, between equal bots.
    fn check(&mut self, row: &Row) -> Result<(), PageError> {
        if row.players < 2 {
            return Err(PageError::Alone);
        }
        let found = Kind::of(row);
        let (kind, bot) = self.kind.get_or_insert_with(|| (found.clone(), row.bot.clone()));
        kind.check_rules(&found)?;
        if *bot == row.bot {
            Ok(())
        } else {
            Err(PageError::mixed("the bot", &row.bot, bot))
        }
    }

    fn add_game(&mut self, game: &[Row]) {
        let Some(first) = game.first() else { return };
        if !self.seen.insert(identity(game)) {
            return;
        }
        let (seed, deal, count) = &mut self.deal;
        if (&*seed, *deal) != (&first.setting.seed, first.deal) {
            (*seed, *deal, *count) = (first.setting.seed.clone(), first.deal, *count + 1);
        }
        self.sums.entry(first.players).or_default().add(*count, game);
    }
}
