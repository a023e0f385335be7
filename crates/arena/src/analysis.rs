//! What the turns of a game were worth: a review of the whole game, on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::review::{Finding, Loss, Reviewer, Turn, Verdict, labels, mistakes, turning_points, turns};
use bots::{Forecast, Knowledge};
use serde::{Serialize, Serializer};
use table::{Log, Message, Play, Present, Seat, Seats, Seed};

/// How many turning points are told.
const TURNING_POINTS: usize = 3;
/// Sound logs only.
const SOUND: &str = "the log of a game being played is sound";

/// How a game is analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analyst {
    /// How many iterations the search thinks about one decision: the budget of a hint.
    pub iterations: u32,
    /// In how many imagined states two ways of playing a turn are compared.
    pub imagined: u32,
    /// The text from which the chance of comparisons comes.
    pub seed: String,
    /// How many turns to judge at once.
    pub threads: usize,
    /// Only the turns of this seat.
    pub seat: Option<Seat>,
}

/// What a game was like.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis<A> {
    /// The turns that were judged, in the order in which they began.
    pub turns: Vec<JudgedTurn<A>>,
    /// What all could expect at the beginning and after each turn.
    pub prospects: Vec<Prospect>,
    /// Where the game turned: places in the list of prospects.
    pub turning_points: Vec<usize>,
    /// The costliest mistakes, worst first: places in the list of turns.
    pub mistakes: Vec<usize>,
}

/// A turn and what it was worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct JudgedTurn<A> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of its first decision in the game, from 0.
    pub first: usize,
    /// The number of its last.
    pub last: usize,
    /// What was played.
    pub played: Line<A>,
    /// What was found out about it.
    pub finding: Found,
    /// Where it went wrong, if it was a mistake.
    pub mistake: Option<Better<A>>,
}

/// What was found out about a turn, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// It is what a hint would have recommended.
    AsAdvised,
    /// It is that in another order.
    Reordered,
    /// It is something else, and not certainly worse.
    AsGood,
    /// It was certainly worse.
    Mistake,
}

/// Decisions, and the same in words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line<A> {
    /// The decisions.
    pub actions: Vec<A>,
    /// The same in words; in JSON they are English.
    #[serde(serialize_with = "in_english")]
    pub words: Vec<Message>,
}

fn in_english<S: Serializer>(words: &[Message], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(ToString::to_string))
}

/// What would have been better.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Better<A> {
    /// The number of the decision from which on.
    pub ply: usize,
    /// What was played from there.
    pub played: Line<A>,
    /// What would have been better.
    pub better: Line<A>,
    /// What it would have brought.
    pub loss: Loss,
}

/// What every seat can expect at one point of the game, in the order of the seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Prospect {
    /// How many decisions were made before.
    pub ply: usize,
    /// The final scores.
    pub score: Vec<f64>,
    /// The chances to win.
    pub win: Vec<f64>,
}

impl Analyst {
    /// Judges every turn in order. `done` hears how many are judged, and how many there are.
    pub fn judge<G: Knowledge + Present>(
        &self,
        play: &Play<G>,
        done: impl Fn(usize, usize) + Sync,
    ) -> Analysis<G::Action> {
        let turns = self.turns(play.log());
        let mut verdicts = self.verdicts(&turns, done);
        verdicts.sort_by_key(|(place, _)| *place);
        let verdicts: Vec<Verdict<G::Action>> = verdicts.into_iter().map(|(_, verdict)| verdict).collect();
        let place_of = |verdict: &Verdict<G::Action>| verdicts.iter().position(|other| std::ptr::eq(other, verdict));
        let worst = mistakes(&verdicts, bots::review::MOST_MISTAKES);
        let forecasts = forecasts(play.log());
        Analysis {
            mistakes: worst.into_iter().filter_map(place_of).collect(),
            turns: turns
                .iter()
                .zip(&verdicts)
                .map(|(turn, verdict)| turn.judged(verdict))
                .collect(),
            turning_points: turning_points(
                &forecasts.iter().map(|(_, forecast)| *forecast).collect::<Vec<_>>(),
                TURNING_POINTS,
            ),
            prospects: forecasts
                .iter()
                .map(|(ply, forecast)| Prospect::of(*ply, forecast))
                .collect(),
        }
    }

    /// What each of these turns was worth, with its place, in any order.
    fn verdicts<G: Knowledge>(
        &self,
        turns: &[Begun<G>],
        done: impl Fn(usize, usize) + Sync,
    ) -> Vec<(usize, Verdict<G::Action>)> {
        let reviewer = Reviewer {
            iterations: self.iterations,
            hint: self.iterations,
            imagined: self.imagined,
            seed: Seed::from_text(&self.seed),
        };
        let next = AtomicUsize::new(0);
        let judged = Mutex::new(Vec::with_capacity(turns.len()));
        let work = || {
            loop {
                let place = next.fetch_add(1, Ordering::Relaxed);
                let Some(Begun { states, turn }) = turns.get(place) else {
                    break;
                };
                let verdict = reviewer.judge(&states[0], turn);
                let mut judged = judged.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                judged.push((place, verdict));
                done(judged.len(), turns.len());
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(work);
            }
        });
        judged.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The turns to judge.
    fn turns<G: Knowledge>(&self, log: &Log<G>) -> Vec<Begun<G>> {
        let mut states = vec![log.start().expect(SOUND)];
        log.replay_with(&mut (), |_, state: &G, (), _| states.push(state.clone()))
            .expect(SOUND);
        let wanted = |turn: &Turn<G::Action>| self.seat.is_none_or(|seat| seat == turn.seat);
        let begun = |turn: Turn<G::Action>| Begun {
            states: states[turn.first..=turn.last()].to_vec(),
            turn,
        };
        let turns = turns(log).expect(SOUND);
        turns.into_iter().filter(wanted).map(begun).collect()
    }
}

/// A turn with the states before each of its decisions.
struct Begun<G: Knowledge> {
    states: Vec<G>,
    turn: Turn<G::Action>,
}

impl<G: Knowledge + Present> Begun<G> {
    fn judged(&self, verdict: &Verdict<G::Action>) -> JudgedTurn<G::Action> {
        let Begun { turn, .. } = self;
        JudgedTurn {
            seat: turn.seat,
            first: turn.first,
            last: turn.last(),
            played: self.played(),
            finding: Found::of(&verdict.finding),
            mistake: verdict.mistake().map(|mistake| Better {
                ply: mistake.ply,
                played: self.line(mistake.ply, &mistake.played),
                better: self.line(mistake.ply, &mistake.better),
                loss: mistake.loss,
            }),
        }
    }

    /// What was played in this turn, each decision as the seat saw the game then.
    fn played(&self) -> Line<G::Action> {
        let own = || self.turn.own();
        Line {
            actions: own().map(|(_, action)| action.clone()).collect(),
            words: own()
                .flat_map(|(ply, action)| self.line(ply, std::slice::from_ref(action)).words)
                .collect(),
        }
    }

    /// Decisions from this one on, in words.
    fn line(&self, ply: usize, actions: &[G::Action]) -> Line<G::Action> {
        Line {
            actions: actions.to_vec(),
            words: labels(&self.states[ply - self.turn.first], self.turn.seat, actions),
        }
    }
}

impl Found {
    const fn of<A>(finding: &Finding<A>) -> Found {
        match finding {
            Finding::AsAdvised => Found::AsAdvised,
            Finding::Reordered => Found::Reordered,
            Finding::AsGood => Found::AsGood,
            Finding::Mistake(_) => Found::Mistake,
        }
    }
}

/// What could be expected at the beginning, after each turn and now, with the number of decisions before.
fn forecasts<G: Knowledge>(log: &Log<G>) -> Vec<(usize, Forecast)> {
    let start = log.start().expect(SOUND);
    let mut forecasts = vec![(0, Forecast::new(&start))];
    let (mut turn, end) = (start.turn(), log.actions.len());
    log.replay_with(&mut (), |ply, state: &G, (), _| {
        if state.turn() != turn || ply + 1 == end {
            forecasts.push((ply + 1, Forecast::new(state)));
        }
        turn = state.turn();
    })
    .expect(SOUND);
    forecasts
}

impl Prospect {
    fn of(ply: usize, forecast: &Forecast) -> Prospect {
        let seats = || Seats::all(forecast.players).iter();
        Prospect {
            ply,
            score: seats().map(|seat| round(forecast.score(seat))).collect(),
            win: seats().map(|seat| round(forecast.win(seat))).collect(),
        }
    }
}

/// To four digits after the point: what is meaningful.
fn round(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}
