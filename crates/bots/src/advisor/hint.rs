//! What a hint tells: a choice, and how good it is beside the first one.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::forecast::Forecast;
use crate::knowledge::Knowledge;
use crate::loss::{Difference, Loss};

/// One of the actions that look best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// What to expect of it.
    pub expected: Expected,
}

/// What to expect of a choice. Only the first has figures of its own; the others are told by what they certainly cost beside it, so none of them can ever
/// look better.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// The first choice.
    Best {
        /// The final score to expect after it.
        score: f32,
        /// The chance to win after it.
        win: f32,
    },
    /// Not certainly worse than the first.
    AsGood,
    /// Certainly worse than the first.
    Worse(Loss),
    /// Nothing could be tried out: no imagined state allowed all the choices. They stand in the order in which the search trusts them.
    Unknown,
}

/// The choices as hints, the best first. They come in the order in which a search trusts them, with what each led to in the same states. The first stays the
/// first unless another one is certainly better.
pub(super) fn ranked<G: Knowledge>(
    seat: Seat,
    choices: Vec<G::Action>,
    states: &[Vec<Forecast>],
) -> Vec<Hint<G::Action>> {
    let loss = |of: usize, beside: usize| loss::<G>(seat, states, of, beside);
    let better = (1..choices.len()).filter_map(|other| Some((other, loss(0, other)?.price.mean)));
    let first = better
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
        .map_or(0, |(place, _)| place);
    let hint = |(place, action): (usize, G::Action)| Hint {
        action,
        expected: if states.is_empty() {
            Expected::Unknown
        } else if place == first {
            mean(seat, states, first)
        } else {
            loss(place, first).map_or(Expected::AsGood, Expected::Worse)
        },
    };
    let mut hints: Vec<Hint<G::Action>> = choices.into_iter().enumerate().map(hint).collect();
    hints.sort_by(|a, b| a.expected.behind().total_cmp(&b.expected.behind()));
    hints
}

impl Expected {
    /// How far it is behind the first, to order choices by.
    fn behind(&self) -> f32 {
        match self {
            Expected::Best { .. } => -1.0,
            Expected::AsGood | Expected::Unknown => 0.0,
            Expected::Worse(loss) => loss.price.mean,
        }
    }
}

/// What one choice costs beside another, if that is certain.
fn loss<G: Knowledge>(seat: Seat, states: &[Vec<Forecast>], of: usize, beside: usize) -> Option<Loss> {
    let difference = |state: &Vec<Forecast>| Difference {
        score: state[beside].score(seat) - state[of].score(seat),
        win: state[beside].win(seat) - state[of].win(seat),
    };
    let differences: Vec<Difference> = states.iter().map(difference).collect();
    (differences.len() > 1)
        .then(|| Loss::of::<G>(&differences))
        .filter(Loss::is_certain)
}

/// What the choice at this place led to, on average over the states, of which there is at least one.
fn mean(seat: Seat, states: &[Vec<Forecast>], place: usize) -> Expected {
    let mean = |figure: fn(&Forecast, Seat) -> f32| {
        states.iter().map(|state| figure(&state[place], seat)).sum::<f32>() / states.len() as f32
    };
    Expected::Best {
        score: mean(Forecast::score),
        win: mean(Forecast::win),
    }
}

#[cfg(test)]
mod tests {
    use hill::Hill;
    use table::{Game, Seed};

    use super::*;

    /// Three things that can be done, wherever in a game there are three.
    fn three_choices() -> Vec<<Hill as Game>::Action> {
        let mut game = Hill::new(2, &hill::Options::default(), Seed::from_text("hints")).unwrap();
        loop {
            let (seat, mut legal) = (game.awaiting().first().unwrap(), Vec::new());
            game.legal(seat, &mut legal);
            if legal.len() >= 3 {
                legal.truncate(3);
                return legal;
            }
            game.apply(seat, &legal[0], &mut ()).unwrap();
        }
    }

    /// The choices with what the first seat can expect of each, in several states.
    fn ranked(states: &[[f32; 3]]) -> Vec<(usize, Expected)> {
        let seat = Seat::new(0).unwrap();
        let forecast = |&win: &f32| Forecast {
            players: 2,
            score: [100.0 * win, 50.0, 0.0, 0.0, 0.0],
            win: [win, 1.0 - win, 0.0, 0.0, 0.0],
        };
        let states: Vec<Vec<Forecast>> = states
            .iter()
            .map(|state| state.iter().map(forecast).collect())
            .collect();
        let legal = three_choices();
        let choices = legal.clone();
        let hints = super::ranked::<Hill>(seat, choices, &states);
        let place = |hint: &Hint<_>| legal.iter().position(|action| *action == hint.action).unwrap();
        hints.iter().map(|hint| (place(hint), hint.expected)).collect()
    }

    #[test]
    fn a_choice_that_is_certainly_better_comes_first() {
        let hints = ranked(&[[0.4, 0.6, 0.5], [0.3, 0.51, 0.4], [0.5, 0.69, 0.6], [0.4, 0.6, 0.5]]);
        let places: Vec<usize> = hints.iter().map(|(place, _)| *place).collect();
        assert_eq!(places, [1, 2, 0]);
        assert!(
            matches!(hints[0].1, Expected::Best { win, .. } if (win - 0.6).abs() < 0.001),
            "{hints:?}"
        );
        assert!(
            matches!(hints[2].1, Expected::Worse(loss) if (loss.win.mean - 0.2).abs() < 0.001),
            "{hints:?}"
        );
    }

    #[test]
    fn what_only_luck_made_better_is_as_good() {
        let hints = ranked(&[[0.4, 0.9, 0.1], [0.4, 0.2, 0.0], [0.4, 0.4, 0.1], [0.4, 0.3, 0.1]]);
        assert!(matches!(hints[0], (0, Expected::Best { .. })), "{hints:?}");
        assert_eq!(hints[1], (1, Expected::AsGood));
        assert!(matches!(hints[2], (2, Expected::Worse(_))), "{hints:?}");
    }

    #[test]
    fn what_could_not_be_tried_out_has_no_figures() {
        let unknown = |place| (place, Expected::Unknown);
        assert_eq!(ranked(&[]), [unknown(0), unknown(1), unknown(2)]);
    }
}
