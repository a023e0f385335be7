//! A net at work on one position after another. It reuses its lists, so nothing is allocated along the way.

use std::sync::Arc;

use table::{MOST_SEATS, Seat, Seats};

use super::Net;
use super::layer::{Given, rectify};
use crate::forecast::Forecast;
use crate::sight::{Numbers, Sight};

/// Looks at positions with a net.
pub struct Reader {
    net: Arc<Net>,
    seen: Numbers,
    thoughts: Thoughts,
    #[cfg(not(target_family = "wasm"))]
    processor: pulp::Arch,
}

/// No action is likelier or less likely than this beside another one, as a power of e.
const SURE: f32 = 8.0;

impl Reader {
    /// A reader with this net.
    pub fn new(net: Arc<Net>) -> Reader {
        Reader {
            net,
            seen: Numbers::default(),
            thoughts: Thoughts::default(),
            #[cfg(not(target_family = "wasm"))]
            processor: pulp::Arch::new(),
        }
    }

    /// What every seat can expect of a position; of a finished game, its result.
    pub(crate) fn forecast<G: Sight>(&mut self, game: &G) -> Forecast {
        if game.awaiting().is_empty() {
            return Forecast::of_result(game);
        }
        self.seen.see(game);
        self.think(Asked::Forecast);
        let players = game.players();
        let mut forecast = Forecast {
            players,
            score: [0.0; MOST_SEATS as usize],
            win: [0.0; MOST_SEATS as usize],
        };
        for (seat, judged) in Seats::all(players).iter().zip(&self.thoughts.judgements) {
            forecast.score[seat.index()] = game.points(seat) as f32 + self.net.unit * judged.gain;
            forecast.win[seat.index()] = judged.standing;
        }
        share(&mut forecast.win[..usize::from(players)]);
        forecast
    }

    /// How likely a strong player is to do each of these legal actions, compared with one another. A number for each is added to the list.
    pub(crate) fn leanings<G: Sight>(&mut self, game: &G, seat: Seat, actions: &[G::Action], leanings: &mut Vec<f32>) {
        self.seen.see(game);
        self.seen.see_actions(game, seat, actions);
        self.think(Asked::Leanings(seat));
        leanings.extend(self.thoughts.votes.iter().map(|vote| vote.clamp(-SURE, SURE).exp()));
    }

    /// What it says of numbers that were seen somewhere: the gain in units, the logarithm of its spread and the standing of each seat, and the vote for each action
    /// of this seat.
    pub fn tell(&mut self, seen: Numbers, seat: Seat) -> (Vec<[f32; 3]>, Vec<f32>) {
        self.seen = seen;
        self.think(Asked::Forecast);
        let told = |judged: &Judgement| [judged.gain, judged.width, judged.standing];
        let values = self.thoughts.judgements.iter().map(told).collect();
        self.think(Asked::Leanings(seat));
        (values, self.thoughts.votes.clone())
    }

    /// Thinks with all that the processor can do.
    fn think(&mut self, asked: Asked) {
        let thinking = Thinking {
            net: &self.net,
            seen: &self.seen,
            thoughts: &mut self.thoughts,
            asked,
        };
        #[cfg(not(target_family = "wasm"))]
        self.processor.dispatch(thinking);
        #[cfg(target_family = "wasm")]
        thinking.think();
    }
}

/// What is asked of a net.
#[derive(Clone, Copy)]
enum Asked {
    Forecast,
    Leanings(Seat),
}

/// A net that is asked about what it has seen.
struct Thinking<'a> {
    net: &'a Net,
    seen: &'a Numbers,
    thoughts: &'a mut Thoughts,
    asked: Asked,
}

impl Thinking<'_> {
    #[inline(always)]
    fn think(self) {
        self.thoughts.look(self.net, self.seen);
        match self.asked {
            Asked::Forecast => self.thoughts.judge(self.net),
            Asked::Leanings(seat) => self.thoughts.vote(self.net, self.seen, seat),
        }
    }
}

#[cfg(not(target_family = "wasm"))]
impl pulp::WithSimd for Thinking<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        self.think();
    }
}

/// What the layers say.
#[derive(Default)]
struct Thoughts {
    given: Given,
    part: Vec<f32>,
    /// The sum of what the parts of a seat come to.
    parts: Vec<f32>,
    /// What the table brings to every seat.
    table: Vec<f32>,
    /// What the first layers say of every seat.
    seats: Vec<f32>,
    /// How many seats there are.
    count: usize,
    /// A seat, and the mean of the others.
    both: Vec<f32>,
    mixed: Vec<f32>,
    deep: Vec<f32>,
    judged: Vec<f32>,
    judgements: Vec<Judgement>,
    wanted: Vec<f32>,
    deed: Vec<f32>,
    vote: Vec<f32>,
    votes: Vec<f32>,
}

/// What a net says of a seat.
struct Judgement {
    /// What it still gains, in units.
    gain: f32,
    /// The logarithm of how far that may be off.
    width: f32,
    /// Its standing in the race for victory.
    standing: f32,
}

impl Thoughts {
    /// The first layers, for all seats.
    #[inline(always)]
    fn look(&mut self, net: &Net, seen: &Numbers) {
        self.count = seen.parts_of.len();
        self.table.clear();
        self.table.extend_from_slice(net.seat.own());
        net.seat.add(0, &seen.table.numbers, &mut self.given, &mut self.table);
        self.seats.clear();
        let (mut first_part, own) = (0, seen.table.width());
        for (seat, &parts) in seen.parts_of.iter().enumerate() {
            self.add_parts(net, seen, first_part..first_part + parts);
            first_part += parts;
            self.seats.extend_from_slice(&self.table);
            let seats = &mut self.seats[seat * net.seat.width()..];
            net.seat.add(own, seen.seats.row(seat), &mut self.given, seats);
            let sums = &self.parts[..net.part.outputs()];
            net.seat.add(own + seen.seats.width(), sums, &mut self.given, seats);
        }
        rectify(&mut self.seats);
    }

    /// What these parts come to.
    #[inline(always)]
    fn add_parts(&mut self, net: &Net, seen: &Numbers, parts: std::ops::Range<usize>) {
        self.parts.clear();
        self.parts.resize(net.part.width(), 0.0);
        for part in parts {
            net.part.of(seen.parts.row(part), &mut self.given, &mut self.part);
            for (sum, number) in self.parts.iter_mut().zip(&self.part) {
                *sum += number.max(0.0);
            }
        }
    }

    /// The second layer, for one seat.
    #[inline(always)]
    fn mix(&mut self, net: &Net, seat: usize) {
        let (width, outputs) = (net.seat.width(), net.seat.outputs());
        let part = 1.0 / (self.count.max(2) - 1) as f32;
        self.both.clear();
        self.both.extend_from_slice(&self.seats[seat * width..][..outputs]);
        self.both.resize(2 * outputs, 0.0);
        for other in (0..self.count).filter(|&other| other != seat) {
            let other = &self.seats[other * width..][..outputs];
            for (mean, number) in self.both[outputs..].iter_mut().zip(other) {
                *mean += part * number;
            }
        }
        net.mix.of(&self.both, &mut self.given, &mut self.mixed);
        rectify(&mut self.mixed);
    }

    /// What every seat can expect.
    #[inline(always)]
    fn judge(&mut self, net: &Net) {
        self.judgements.clear();
        for seat in 0..self.count {
            self.mix(net, seat);
            let mixed = &self.mixed[..net.mix.outputs()];
            net.deep.of(mixed, &mut self.given, &mut self.deep);
            rectify(&mut self.deep);
            let deep = &self.deep[..net.deep.outputs()];
            net.judge.of(deep, &mut self.given, &mut self.judged);
            self.judgements.push(Judgement {
                gain: self.judged[0],
                width: self.judged[1],
                standing: self.judged[2],
            });
        }
    }

    /// How likely each action is.
    #[inline(always)]
    fn vote(&mut self, net: &Net, seen: &Numbers, seat: Seat) {
        self.mix(net, seat.index());
        let mixed = &self.mixed[..net.mix.outputs()];
        net.want.of(mixed, &mut self.given, &mut self.wanted);
        self.votes.clear();
        for place in 0..seen.actions.count {
            self.deed.clear();
            self.deed.extend_from_slice(&self.wanted);
            net.deed
                .add(0, seen.actions.row(place), &mut self.given, &mut self.deed);
            rectify(&mut self.deed);
            let deed = &self.deed[..net.deed.outputs()];
            net.vote.of(deed, &mut self.given, &mut self.vote);
            self.votes.push(self.vote[0]);
        }
    }
}

/// From standings to chances, which are 1 together.
fn share(standings: &mut [f32]) {
    let best = standings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for standing in &mut *standings {
        *standing = (*standing - best).exp();
        sum += *standing;
    }
    standings.iter_mut().for_each(|chance| *chance /= sum);
}
