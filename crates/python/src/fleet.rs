//! Many games of one kind that are stepped together.

use std::sync::Arc;

use bots::numbering::UNNUMBERED;
use bots::{Knowledge, Visitor};
use catalog::{CatalogError, Choice};
use rayon::{ThreadPool, ThreadPoolBuilder};
use table::{Present, Rng, Seat, Seats, Seed};

use crate::held::{choose, players_of};
use crate::shape::{Points, Seeing, Shape, points};

/// What is rewarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// A share of the victory, at the end.
    Win,
    /// The lead over the best of the others, at the end; alone, the score.
    Margin,
    /// Every point as it is gained.
    Gain,
}

/// Where a fleet writes: one row for each game.
pub(crate) struct Board<'a> {
    pub(crate) observations: &'a mut [f32],
    pub(crate) masks: &'a mut [bool],
    pub(crate) seats: &'a mut [u8],
    pub(crate) rewards: &'a mut [f32],
    pub(crate) dones: &'a mut [bool],
    pub(crate) scores: &'a mut [i32],
}

/// How a fleet is set up.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) games: usize,
    pub(crate) players: Option<i64>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) seed: String,
    pub(crate) threads: usize,
    pub(crate) reward: Reward,
    pub(crate) seeing: Seeing,
}

/// How wide a fleet's rows are.
#[derive(Clone, Copy)]
pub(crate) struct Widths {
    pub(crate) games: usize,
    pub(crate) players: usize,
    pub(crate) observation: usize,
    pub(crate) actions: usize,
}

/// A game whose chosen action isn't legal.
pub(crate) struct Astray {
    pub(crate) game: usize,
    pub(crate) index: i64,
}

/// Many games of one kind.
pub(crate) trait AnyFleet: Send + Sync {
    fn widths(&self) -> Widths;
    /// Begins all games anew.
    fn reset(&mut self, seed: Option<&str>, board: Board<'_>);
    /// One decision in each game. If one isn't legal, nothing happens in any.
    fn step(&mut self, actions: &[i64], board: Board<'_>) -> Result<(), Astray>;
    /// Draws a legal action for each game.
    fn sample(&mut self, actions: &mut [i64]);
}

/// Makes a fleet of whichever game.
pub(crate) struct Launch(pub(crate) Plan);

impl Visitor for Launch {
    type Output = Result<Box<dyn AnyFleet>, CatalogError>;

    fn visit<G: Knowledge + Present>(self) -> Self::Output {
        Ok(Box::new(Fleet::<G>::new(&self.0)?))
    }
}

/// What all games of a fleet have in common.
struct Course<G: Knowledge> {
    players: u8,
    options: G::Options,
    seed: String,
    games: u64,
    reward: Reward,
    seeing: Seeing,
    shape: Arc<Shape>,
}

struct Fleet<G: Knowledge> {
    course: Course<G>,
    slots: Vec<Slot<G>>,
    pool: Option<ThreadPool>,
    /// Was it reset before?
    is_begun: bool,
}

/// One of the games.
struct Slot<G: Knowledge> {
    /// Its number in the fleet.
    place: u64,
    /// How many games were played here before.
    before: u64,
    game: G,
    seat: Seat,
    legal: Vec<G::Action>,
    indexes: Vec<u16>,
    /// Which of the legal actions was chosen.
    chosen: usize,
    points: Points,
    rng: Rng,
}

impl<G: Knowledge> Course<G> {
    /// The seed of a game: the same whatever happens in the others.
    fn seed(&self, place: u64, before: u64, what: &str) -> Seed {
        let number = place + before * self.games;
        Seed::from_text(&format!("{} {what} {number}", self.seed))
    }

    fn game(&self, place: u64, before: u64) -> Result<G, CatalogError> {
        Ok(G::new(self.players, &self.options, self.seed(place, before, "deal"))?)
    }
}

impl<G: Knowledge> Slot<G> {
    fn new(course: &Course<G>, place: u64) -> Result<Slot<G>, CatalogError> {
        let game = course.game(place, 0)?;
        let mut slot = Slot {
            place,
            before: 0,
            points: points(&game),
            game,
            seat: Seats::all(1).first().expect("a table has a seat"),
            legal: Vec::with_capacity(256),
            indexes: Vec::with_capacity(256),
            chosen: 0,
            rng: Rng::new(course.seed(place, 0, "luck")),
        };
        slot.list();
        Ok(slot)
    }

    /// Who decides next, and what they can do.
    fn list(&mut self) {
        self.legal.clear();
        self.indexes.clear();
        if let Some(seat) = self.game.awaiting().first() {
            self.seat = seat;
            self.game.legal(seat, &mut self.legal);
            self.game.number(seat, &self.legal, &mut self.indexes);
        }
    }

    fn begin(&mut self, course: &Course<G>) {
        let game = course.game(self.place, self.before);
        self.game = game.expect("the same options were accepted before");
        if course.reward == Reward::Gain {
            self.points = points(&self.game);
        }
        self.list();
    }

    fn place_of(&self, index: i64) -> Option<usize> {
        let index = u16::try_from(index).ok().filter(|&index| index != UNNUMBERED)?;
        self.indexes.iter().position(|&other| other == index)
    }

    fn step(&mut self, course: &Course<G>, row: &mut Board<'_>) {
        let applied = self.game.apply(self.seat, &self.legal[self.chosen], &mut ());
        debug_assert!(applied.is_ok(), "what is legal is accepted");
        self.list();
        let is_over = self.legal.is_empty();
        row.dones[0] = is_over;
        self.reward(course.reward, is_over, row.rewards);
        if is_over {
            for (score, seat) in row.scores.iter_mut().zip(Seats::all(course.players).iter()) {
                *score = self.game.points(seat);
            }
            self.before += 1;
            self.begin(course);
        }
        self.show(course, row);
    }

    fn reward(&mut self, reward: Reward, is_over: bool, rewards: &mut [f32]) {
        match reward {
            Reward::Gain => {
                let now = points(&self.game);
                for ((reward, now), before) in rewards.iter_mut().zip(now).zip(self.points) {
                    *reward = (now - before) as f32;
                }
                self.points = now;
            }
            _ if !is_over => rewards.fill(0.0),
            Reward::Win => {
                let winners = self.game.winners();
                let share = 1.0 / winners.len().max(1) as f32;
                for (reward, seat) in rewards.iter_mut().zip(Seats::all(self.game.players()).iter()) {
                    *reward = if winners.contains(seat) { share } else { 0.0 };
                }
            }
            Reward::Margin => {
                let points = points(&self.game);
                let points = &points[..rewards.len()];
                for (seat, reward) in rewards.iter_mut().enumerate() {
                    let others = points.iter().enumerate().filter(|&(other, _)| other != seat);
                    let best = others.map(|(_, &points)| points).max().unwrap_or(0);
                    *reward = (points[seat] - best) as f32;
                }
            }
        }
    }

    /// Writes what the seat sees and may do.
    fn show(&mut self, course: &Course<G>, row: &mut Board<'_>) {
        row.seats[0] = self.seat.into();
        row.masks.fill(false);
        for &index in &self.indexes {
            if let Some(is_legal) = row.masks.get_mut(usize::from(index)) {
                *is_legal = true;
            }
        }
        if !row.observations.is_empty() {
            let (shape, rng) = (&course.shape, &mut self.rng);
            shape.write(&self.game, self.seat, course.seeing, rng, row.observations);
        }
    }
}

impl<G: Knowledge> Fleet<G> {
    fn new(plan: &Plan) -> Result<Fleet<G>, CatalogError> {
        let course = Course::<G> {
            players: players_of::<G>(plan.players)?,
            options: choose::<G>(&plan.choices)?,
            seed: plan.seed.clone(),
            games: plan.games as u64,
            reward: plan.reward,
            seeing: plan.seeing,
            shape: Shape::of::<G>(),
        };
        let slots = (0..course.games).map(|place| Slot::new(&course, place));
        let slots = slots.collect::<Result<_, _>>()?;
        let pool = (plan.threads > 1).then(|| ThreadPoolBuilder::new().num_threads(plan.threads).build().ok());
        Ok(Fleet {
            course,
            slots,
            pool: pool.flatten(),
            is_begun: false,
        })
    }

    /// Does something with each game and its row, on all threads.
    fn each(&mut self, board: Board<'_>, work: impl Fn(&mut Slot<G>, &Course<G>, &mut Board<'_>) + Sync) {
        let widths = self.widths();
        let course = &self.course;
        let run = |slots: &mut [Slot<G>], mut board: Board<'_>| {
            for slot in slots {
                work(slot, course, &mut board.take(1, widths));
            }
        };
        let Some(pool) = &self.pool else {
            return run(&mut self.slots, board);
        };
        let share = widths.games.div_ceil(pool.current_num_threads());
        let mut board = board;
        pool.in_place_scope(|scope| {
            for slots in self.slots.chunks_mut(share) {
                let part = board.take(slots.len(), widths);
                let run = &run;
                scope.spawn(move |_| run(slots, part));
            }
        });
    }
}

impl<'a> Board<'a> {
    /// Takes the first rows off.
    fn take(&mut self, games: usize, widths: Widths) -> Board<'a> {
        let observation = if self.observations.is_empty() {
            0
        } else {
            widths.observation
        };
        Board {
            observations: front(&mut self.observations, games * observation),
            masks: front(&mut self.masks, games * widths.actions),
            seats: front(&mut self.seats, games),
            rewards: front(&mut self.rewards, games * widths.players),
            dones: front(&mut self.dones, games),
            scores: front(&mut self.scores, games * widths.players),
        }
    }
}

/// Takes the first places off.
#[expect(clippy::mut_mut, reason = "what is left takes the place of what there was")]
fn front<'a, T>(of: &mut &'a mut [T], len: usize) -> &'a mut [T] {
    let (front, rest) = std::mem::take(of).split_at_mut(len);
    *of = rest;
    front
}

impl<G: Knowledge + Present> AnyFleet for Fleet<G> {
    fn widths(&self) -> Widths {
        Fleet::widths(self)
    }

    fn reset(&mut self, seed: Option<&str>, board: Board<'_>) {
        if let Some(seed) = seed {
            seed.clone_into(&mut self.course.seed);
        }
        let is_new = seed.is_some() || !self.is_begun;
        self.is_begun = true;
        self.each(board, |slot, course, row| {
            slot.before = if is_new { 0 } else { slot.before + 1 };
            if is_new {
                slot.rng = Rng::new(course.seed(slot.place, 0, "luck"));
            }
            slot.begin(course);
            row.rewards.fill(0.0);
            row.dones.fill(false);
            row.scores.fill(0);
            slot.show(course, row);
        });
    }

    fn step(&mut self, actions: &[i64], board: Board<'_>) -> Result<(), Astray> {
        for (game, (slot, &index)) in self.slots.iter_mut().zip(actions).enumerate() {
            slot.chosen = slot.place_of(index).ok_or(Astray { game, index })?;
        }
        self.each(board, Slot::step);
        Ok(())
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (action, slot) in actions.iter_mut().zip(&mut self.slots) {
            let numbered = |indexes: &[u16], rng: &mut Rng| loop {
                match rng.pick(indexes) {
                    Some(&UNNUMBERED) => {}
                    Some(&index) => return index,
                    None => return UNNUMBERED,
                }
            };
            *action = numbered(&slot.indexes, &mut slot.rng).into();
        }
    }
}

impl<G: Knowledge> Fleet<G> {
    fn widths(&self) -> Widths {
        Widths {
            games: self.slots.len(),
            players: self.course.players.into(),
            observation: self.course.shape.len(self.course.seeing, self.course.players),
            actions: bots::numbering::len(G::BLOCKS),
        }
    }
}
