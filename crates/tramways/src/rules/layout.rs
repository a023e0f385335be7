//! T2.1 to T2.4: how the boards lie.

use std::sync::Arc;

use table::words::Say;
use table::{Chance, Rng, SetupError};

use crate::board::Ground;
use crate::components::Components;
use crate::kind::Kind;
use crate::map::{Layout, Placed};
use crate::options::{Options, RANDOM};
use crate::rules::setup::{Needs, refused};
use crate::text::part::SetupProblem;

/// T2.1 to T2.4, T17.2: the boards, as given or at random.
pub(super) fn lay_out(needs: &Needs, options: &Options, chance: &mut Chance) -> Result<Components, SetupError> {
    let made = |layout: Layout| {
        let components =
            Components::new(Arc::clone(&options.boards), Arc::clone(&options.cards), layout).map_err(|problem| {
                refused(&SetupProblem::MapIsWrong {
                    reason: problem.say(&()),
                })
            })?;
        let there = components.map.parcels.len();
        let needed = needs.parcels;
        if there < needed {
            return Err(refused(&SetupProblem::TooFewParcels { there, needed }));
        }
        Ok(components)
    };
    if options.map == RANDOM {
        return made(random_layout(needs, options, chance)?);
    }
    let layout = Layout::parse(&options.map, needs.abreast).map_err(|problem| {
        refused(&SetupProblem::MapIsWrong {
            reason: problem.say(&()),
        })
    })?;
    let (there, needed) = (layout.boards().count(), needs.boards);
    if there != needed {
        return Err(refused(&SetupProblem::BoardsOnMap { there, needed }));
    }
    made(layout)
}

/// TR3: boards at random, turned at random, drawn again while parcels are too few or a type of building is missing.
fn random_layout(needs: &Needs, options: &Options, chance: &mut Chance) -> Result<Layout, SetupError> {
    let boards = &options.boards.boards;
    let (there, needed) = (boards.len(), needs.boards);
    if there < needed {
        return Err(refused(&SetupProblem::TooFewBoards { there, needed }));
    }
    let enough_parcels = |chosen: &[usize]| {
        chosen
            .iter()
            .map(|&board| boards[board].parcels().count())
            .sum::<usize>()
            >= needs.parcels
    };
    let has = |chosen: &[usize], kind: Kind| {
        chosen
            .iter()
            .any(|&board| boards[board].squares().any(|ground| ground == Ground::Building(kind)))
    };
    let sensible = |chosen: &[usize]| enough_parcels(chosen) && Kind::ALL.into_iter().all(|kind| has(chosen, kind));
    Ok(chance.draw(|rng| {
        let mut chosen: Vec<usize> = (0..boards.len()).collect();
        for _ in 0..1_000 {
            rng.shuffle(&mut chosen);
            if sensible(&chosen[..needs.boards]) {
                break;
            }
        }
        if !enough_parcels(&chosen[..needs.boards]) {
            chosen.sort_by_key(|&board| std::cmp::Reverse(boards[board].parcels().count()));
        }
        let placed = |&board: &usize, rng: &mut Rng| Placed {
            letter: boards[board].letter,
            turned: rng.below(2) == 1,
        };
        let placed: Vec<Placed> = chosen[..needs.boards].iter().map(|board| placed(board, rng)).collect();
        Layout::rectangle(&placed, needs.abreast)
    }))
}
