//! What a seat can expect once its turn is over.

use table::{Game, Rng, Seat, Seed, Viewer};

use crate::forecast::Forecast;
use crate::knowledge::Knowledge;
use crate::loss::Difference;
use crate::search::{Advice, Search};
use crate::spec::Budget;

/// The most decisions with which a turn is finished.
const LONGEST: u32 = 40;

/// Looks beyond a turn of a seat.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    pub(crate) seat: Seat,
    /// The turn, as [`Knowledge::turn`] counts.
    pub(crate) turn: u32,
    /// How long it thinks about each decision.
    pub(crate) iterations: u32,
}

impl Outlook {
    fn budget(&self) -> Budget {
        Budget::Iterations(self.iterations)
    }

    /// Plays the rest of the turn as a short search would, so that positions can be compared.
    pub(crate) fn finish<G: Knowledge>(&self, mut game: G, rng: &mut Rng) -> G {
        let mut legal = Vec::new();
        for _ in 0..LONGEST {
            if game.turn() != self.turn || !game.awaiting().contains(self.seat) {
                break;
            }
            legal.clear();
            game.legal(self.seat, &mut legal);
            let action = match &legal[..] {
                [only] => only.clone(),
                several => {
                    let view = game.view(Viewer::Seat(self.seat));
                    let mut search = Search::<G>::knowing(self.budget(), Rng::new(rng.seed()));
                    let advice = search.advise(self.seat, &view, several).into_iter().next();
                    advice.map_or_else(|| several[0].clone(), |advice| advice.action)
                }
            };
            if game.apply(self.seat, &action, &mut ()).is_err() {
                break;
            }
        }
        game
    }

    /// What the seat can expect in a state, judging by what it sees.
    pub(crate) fn expect<G: Knowledge>(&self, game: &G, luck: Seed) -> Difference {
        let (awaiting, seat) = (game.awaiting(), self.seat);
        let now = || {
            let forecast = Forecast::new(game);
            Difference {
                score: forecast.score(seat),
                win: forecast.win(seat),
            }
        };
        let Some(first) = awaiting.first() else {
            return now();
        };
        let decider = if awaiting.contains(seat) { seat } else { first };
        let mut legal = Vec::new();
        game.legal(decider, &mut legal);
        let advice =
            Search::<G>::knowing(self.budget(), Rng::new(luck)).advise(seat, &game.view(Viewer::Seat(seat)), &legal);
        // the seat itself does what is best for it; the choices of others count by how much they lean to them
        if decider == seat {
            mean(&advice[..advice.len().min(1)]).unwrap_or_else(now)
        } else {
            mean(&advice).unwrap_or_else(now)
        }
    }
}

/// What can be expected over these actions, by the share that each of them got; `None` if there are none.
fn mean<A>(advice: &[Advice<A>]) -> Option<Difference> {
    let all: f32 = advice.iter().map(|advice| advice.share).sum();
    let mean = |what: fn(&Advice<A>) -> f32| advice.iter().map(|advice| advice.share * what(advice)).sum::<f32>() / all;
    (all > 0.0).then(|| Difference {
        score: mean(|advice| advice.score),
        win: mean(|advice| advice.win),
    })
}

/// The state after these decisions of a seat; `None` if they are not all legal.
pub(crate) fn after<'a, G: Game>(game: &G, seat: Seat, line: impl IntoIterator<Item = &'a G::Action>) -> Option<G> {
    let mut game = game.clone();
    for action in line {
        game.apply(seat, action, &mut ()).ok()?;
    }
    Some(game)
}
