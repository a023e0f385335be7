//! Every prompt leads to a clause of the rules.

use std::collections::BTreeSet;

use crate::chance::{Rng, Seed};
use crate::game::Present;
use crate::random::random_decision;
use crate::rulebook;
use crate::seat::Viewer;
use crate::words::Language;

use super::tables::combinations;

/// Plays random games at every table, and panics if a prompt that anybody sees on the way names a clause that the rules don't have. Gives all clauses that were
/// named.
pub fn check_clauses<G: Present>() -> BTreeSet<&'static str> {
    let mut named = BTreeSet::new();
    for players in G::meta().players {
        for options in combinations::<G::Options>() {
            if let Ok(game) = G::new(players, &options, Seed::from_text("which clause is it about?")) {
                name_all(game, &mut named);
            }
        }
    }
    for language in Language::ALL {
        let clauses = rulebook::numbers(G::rules_in(language));
        let unknown: Vec<_> = named
            .iter()
            .filter(|&&name| !clauses.iter().any(|clause| clause == name))
            .collect();
        assert!(
            unknown.is_empty(),
            "{}: there are no clauses {unknown:?}",
            language.code()
        );
    }
    named
}

fn name_all<G: Present>(mut game: G, named: &mut BTreeSet<&'static str>) {
    let (mut rng, mut buffer) = (Rng::new(Seed::from_text("who decides")), Vec::new());
    loop {
        let clause = |viewer| G::prompt_clause(&game.view(viewer));
        named.extend(Viewer::all(game.players()).map(clause));
        let Some((seat, action)) = random_decision(&game, &mut rng, &mut buffer) else {
            return;
        };
        game.apply(seat, &action, &mut ()).expect("a listed action");
    }
}
