//! What the decisions of a game were worth.
//!
//! A decision is judged by what its seat saw at the time, never by what was hidden. A search finds the action that looks best. If another one was played,
//! the two are compared: from the view the same few states are imagined for both, the action is carried out in each, and a new search goes on from what the
//! seat sees then. So later luck counts for nothing, and an action that the first search hardly looked at is judged as thoroughly as its favourite.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::{Advice, Budget, Knowledge, Search};
use serde::Serialize;
use table::{Play, Ply, Present, Rng, Seat, Seats, Seed, Viewer};

/// How many states to imagine when comparing two actions.
const IMAGINED: u32 = 4;

/// How a game is analysed.
#[derive(Clone, PartialEq, Debug)]
pub struct Analyst {
    /// How long the search thinks about one decision; if something else was played, each of the two gets as long again.
    pub budget: Budget,
    /// The text from which all chance comes.
    pub seed: String,
    /// How many decisions to judge at once.
    pub threads: usize,
    /// Only the decisions of this seat.
    pub seat: Option<Seat>,
}

/// What a seat can expect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Prospect {
    /// The chance to win.
    pub win: f64,
    /// The score.
    pub score: f64,
}

/// A decision and what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judged<A> {
    /// The number of the decision in the game, from 0.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub action: A,
    /// The same in words.
    pub words: String,
    /// What could be expected before, with the best action.
    pub before: Prospect,
    /// What could be expected after the action that was played.
    pub after: Prospect,
    /// The best action; what was played if nothing better was found.
    pub best: A,
    /// The same in words.
    pub best_words: String,
    /// What the decision cost: before less after.
    pub cost: Prospect,
    /// The same as one number, in games won: the chance to win, plus half a win for a lead that is nearly a win.
    pub price: f64,
}

impl<A> Judged<A> {
    /// Was there something better?
    pub fn is_mistake(&self) -> bool {
        self.price > 0.0
    }
}

impl Analyst {
    /// Judges every decision that had a choice, in order. `done` hears how many are judged, and how many there are.
    pub fn judge<G: Knowledge + Present>(
        &self,
        play: &Play<G>,
        done: impl Fn(usize, usize) + Sync,
    ) -> Vec<Judged<G::Action>> {
        let choices = self.choices(play);
        let next = AtomicUsize::new(0);
        let judged = Mutex::new(Vec::with_capacity(choices.len()));
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    while let Some(choice) = choices.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let verdict = self.verdict(choice);
                        let mut judged = judged.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        judged.push(verdict);
                        done(judged.len(), choices.len());
                    }
                });
            }
        });
        let mut judged = judged.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        judged.sort_by_key(|judged| judged.ply);
        judged
    }

    /// The decisions with a choice.
    fn choices<G: Knowledge>(&self, play: &Play<G>) -> Vec<Choice<G>> {
        let mut game = play.log().start().expect("the log of a game being played is sound");
        let mut choices = Vec::new();
        for (ply, Ply { seat, action }) in play.log().actions.iter().enumerate() {
            let mut legal = Vec::new();
            game.legal(*seat, &mut legal);
            if legal.len() > 1 && self.seat.is_none_or(|wanted| wanted == *seat) {
                choices.push(Choice {
                    ply,
                    seat: *seat,
                    view: game.view(Viewer::Seat(*seat)),
                    legal,
                    action: action.clone(),
                });
            }
            game.apply(*seat, action, &mut ())
                .expect("the log of a game being played is sound");
        }
        choices
    }

    fn verdict<G: Knowledge + Present>(&self, choice: &Choice<G>) -> Judged<G::Action> {
        let Choice {
            ply,
            seat,
            view,
            legal,
            action,
        } = choice;
        let chance = |what: &str| Rng::new(Seed::from_text(&format!("{} decision {ply} {what}", self.seed)));
        let advice = Search::<G>::new(self.budget, chance("advice")).advise(*seat, view, legal);
        let (best, before, after) = match advice.first() {
            Some(favourite) if favourite.action != *action => {
                let before = self.follow(choice, &favourite.action, chance("compare"));
                let after = self.follow(choice, action, chance("compare"));
                if before.less(after).price::<G>() > 0.0 {
                    (favourite.action.clone(), before, after)
                } else {
                    (action.clone(), after, after)
                }
            }
            favourite => {
                let prospect = favourite.map_or(Prospect::NONE, Prospect::of);
                (action.clone(), prospect, prospect)
            }
        };
        let cost = before.less(after);
        Judged {
            ply: *ply,
            seat: *seat,
            words: G::action_label(view, action).to_string(),
            action: action.clone(),
            before: before.rounded(),
            after: after.rounded(),
            best_words: G::action_label(view, &best).to_string(),
            best,
            cost: cost.rounded(),
            price: round(cost.price::<G>()),
        }
    }

    /// What can be expected after an action, over a few imagined states.
    fn follow<G: Knowledge>(&self, choice: &Choice<G>, action: &G::Action, mut rng: Rng) -> Prospect {
        let mut sum = Prospect::NONE;
        for _ in 0..IMAGINED {
            let (mut game, chance) = (G::imagine(&choice.view, &mut rng), Rng::new(rng.seed()));
            let applied = game.apply(choice.seat, action, &mut ());
            debug_assert!(
                applied.is_ok(),
                "what is legal in the game is legal in what is imagined from its view"
            );
            let found = outlook(&game, choice.seat, part(self.budget), chance);
            (sum.win, sum.score) = (sum.win + found.win, sum.score + found.score);
        }
        Prospect {
            win: sum.win / f64::from(IMAGINED),
            score: sum.score / f64::from(IMAGINED),
        }
    }
}

/// A decision with a choice.
struct Choice<G: Knowledge> {
    ply: usize,
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    action: G::Action,
}

/// The part of a budget that each imagined state gets, when two actions are compared: each of them gets the whole.
fn part(budget: Budget) -> Budget {
    match budget {
        Budget::Iterations(number) => Budget::Iterations((number / IMAGINED).max(1)),
        Budget::Time(time) => Budget::Time((time / IMAGINED).max(Duration::from_millis(1))),
    }
}

/// What a seat can expect in a state, judging by what it sees.
fn outlook<G: Knowledge>(game: &G, seat: Seat, budget: Budget, rng: Rng) -> Prospect {
    let awaiting = game.awaiting();
    let Some(decider) = Seats::only(seat)
        .iter()
        .find(|&seat| awaiting.contains(seat))
        .or(awaiting.first())
    else {
        return Prospect::at_the_end(game, seat);
    };
    let mut legal = Vec::new();
    game.legal(decider, &mut legal);
    let advice = Search::<G>::new(budget, rng).advise(seat, &game.view(Viewer::Seat(seat)), &legal);
    // the seat itself does what is best for it; the choices of others count by how much they lean to them
    if decider == seat {
        advice.first().map_or_else(|| Prospect::now(game, seat), Prospect::of)
    } else {
        Prospect::mean(&advice).unwrap_or_else(|| Prospect::now(game, seat))
    }
}

impl Prospect {
    const NONE: Prospect = Prospect { win: 0.0, score: 0.0 };

    fn of<A>(advice: &Advice<A>) -> Prospect {
        Prospect {
            win: advice.win.into(),
            score: advice.score.into(),
        }
    }

    /// The mean over the actions, by the share that each of them got; `None` if none got any.
    fn mean<A>(advice: &[Advice<A>]) -> Option<Prospect> {
        let all: f64 = advice.iter().map(|advice| f64::from(advice.share)).sum();
        let mean = |what: fn(&Advice<A>) -> f32| {
            advice
                .iter()
                .map(|advice| f64::from(advice.share) * f64::from(what(advice)))
                .sum::<f64>()
                / all
        };
        (all > 0.0).then(|| Prospect {
            win: mean(|advice| advice.win),
            score: mean(|advice| advice.score),
        })
    }

    /// The result, once the game is over.
    fn at_the_end<G: Knowledge>(game: &G, seat: Seat) -> Prospect {
        let Some(outcome) = game.outcome() else {
            return Prospect::now(game, seat);
        };
        let winners = outcome.seats.iter().filter(|result| result.place == 1).count().max(1);
        let own = &outcome.seats[seat.index()];
        Prospect {
            win: if own.place == 1 { 1.0 / winners as f64 } else { 0.0 },
            score: own.score.points.into(),
        }
    }

    /// The prospect if the game ended now.
    fn now<G: Knowledge>(game: &G, seat: Seat) -> Prospect {
        let leads = Seats::all(game.players())
            .iter()
            .all(|other| game.points(other) <= game.points(seat));
        Prospect {
            win: f64::from(u8::from(leads)),
            score: game.points(seat).into(),
        }
    }

    fn less(self, other: Prospect) -> Prospect {
        Prospect {
            win: self.win - other.win,
            score: self.score - other.score,
        }
    }

    /// As one number, in games won. Points count even if the game is as good as decided, or played alone.
    fn price<G: Knowledge>(self) -> f64 {
        self.win + 0.5 * self.score / f64::from(G::MARGIN)
    }

    /// Rounded to what is meaningful.
    fn rounded(self) -> Prospect {
        Prospect {
            win: round(self.win),
            score: round(self.score),
        }
    }
}

/// To four digits after the point.
fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// The costliest mistakes, the worst first.
pub fn mistakes<A>(judged: &[Judged<A>], most: usize) -> Vec<&Judged<A>> {
    let mut mistakes: Vec<&Judged<A>> = judged.iter().filter(|judged| judged.is_mistake()).collect();
    mistakes.sort_by(|a, b| b.price.total_cmp(&a.price));
    mistakes.truncate(most);
    mistakes
}
