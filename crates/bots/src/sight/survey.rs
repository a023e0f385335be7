//! For tests: whole games are looked at. Rows keep their lengths, no number is dead, and actions can be told apart.

use std::collections::BTreeSet;

use table::{Rng, Seat, Seed};

use super::{Names, Numbers, Rows};
use crate::knowledge::Knowledge;
use crate::policy::lean;

/// Plays a game to its end and shows every position with its decision. Where `is_wild`, all play at random.
pub(crate) fn play<G: Knowledge>(
    mut game: G,
    seed: &str,
    is_wild: bool,
    mut show: impl FnMut(&G, Seat, &[G::Action]),
) -> G {
    let mut rng = Rng::new(Seed::from_text(seed));
    let (mut actions, mut weights) = (Vec::new(), Vec::new());
    while let Some(seat) = game.awaiting().first() {
        actions.clear();
        game.legal(seat, &mut actions);
        show(&game, seat, &actions);
        let chosen = if is_wild {
            rng.below(actions.len() as u32) as usize
        } else {
            lean(&game, seat, &actions, &mut weights, &mut rng)
        };
        game.apply(seat, &actions[chosen], &mut ()).expect("legal");
    }
    game
}

/// Which numbers of a kind of row have been anything but 0.
#[derive(Default)]
struct Living(Vec<bool>);

impl Living {
    fn add(&mut self, rows: &Rows) {
        for row in (0..rows.count).map(|row| rows.row(row)) {
            self.0.resize(row.len().max(self.0.len()), false);
            assert_eq!(self.0.len(), row.len(), "all rows are equally long");
            for (is_used, &value) in self.0.iter_mut().zip(row) {
                assert!(value.is_finite() && value.abs() <= 8.0, "{value}");
                *is_used |= value != 0.0;
            }
        }
    }

    /// The names of numbers that were always 0.
    fn dead(&self, names: &[String]) -> Vec<String> {
        assert_eq!(self.0.len(), names.len());
        let distinct: BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "every number has a name of its own");
        let used = names.iter().zip(&self.0);
        used.filter(|(_, is_used)| !**is_used)
            .map(|(name, _)| name.clone())
            .collect()
    }
}

/// What was seen in many games.
#[derive(Default)]
pub(crate) struct Survey {
    table: Living,
    seat: Living,
    part: Living,
    action: Living,
    names: Option<Names>,
    numbers: Numbers,
    /// How many decisions there were.
    pub(crate) decisions: u32,
    /// In how many of these two actions could not be told apart.
    pub(crate) alike: u32,
}

impl Survey {
    /// Looks at a game from its beginning to its end.
    pub(crate) fn add<G: Knowledge>(&mut self, game: G, seed: &str, is_wild: bool) {
        let over = play(game, seed, is_wild, |game, seat, actions| {
            self.look_at(game, seat, actions);
        });
        self.look(&over);
    }

    fn look<G: Knowledge>(&mut self, game: &G) {
        self.numbers.see(game);
        assert_eq!(self.numbers.table.count, 1);
        assert_eq!(self.numbers.seats.count, usize::from(game.players()));
        assert_eq!(self.numbers.parts.count, self.numbers.parts_of.iter().sum::<usize>());
        self.table.add(&self.numbers.table);
        self.seat.add(&self.numbers.seats);
        self.part.add(&self.numbers.parts);
    }

    fn look_at<G: Knowledge>(&mut self, game: &G, seat: Seat, actions: &[G::Action]) {
        self.look(game);
        let names = Names::of(game, seat, actions);
        let first = self.names.get_or_insert_with(|| names.clone());
        assert!(first.table == names.table && first.seat == names.seat && first.action == names.action);
        // somebody may have no part yet
        if first.part.is_empty() {
            first.part = names.part;
        } else {
            assert!(names.part.is_empty() || first.part == names.part);
        }
        self.numbers.see_actions(game, seat, actions);
        assert_eq!(self.numbers.actions.count, actions.len());
        self.action.add(&self.numbers.actions);
        if actions.len() > 1 {
            self.decisions += 1;
            self.alike += u32::from(self.has_twins());
        }
    }

    /// Are there two actions with the same numbers?
    fn has_twins(&self) -> bool {
        let actions = &self.numbers.actions;
        let bits = |row| actions.row(row).iter().map(|value| value.to_bits()).collect();
        let distinct: BTreeSet<Vec<u32>> = (0..actions.count).map(bits).collect();
        distinct.len() < actions.count
    }

    /// The names of all numbers that were never anything but 0.
    pub(crate) fn dead(&self) -> Vec<String> {
        let names = self.names.as_ref().expect("somebody decided something");
        let kinds = [
            (&self.table, &names.table),
            (&self.seat, &names.seat),
            (&self.part, &names.part),
            (&self.action, &names.action),
        ];
        kinds
            .into_iter()
            .flat_map(|(living, names)| living.dead(names))
            .collect()
    }
}
