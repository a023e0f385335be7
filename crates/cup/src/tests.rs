//! Whole tournaments with results by lot: what holds for every one of them, whoever wins and whoever leaves.

use std::collections::{BTreeMap, BTreeSet};

use table::{Rng, Seed};

use crate::{Entrant, Field, Format, Match, Plan, Played, decide, next_round, rounds, sizes, standings};

/// A tournament that is played by lot.
struct Trial {
    plan: Plan,
    field: Field,
    rounds: Vec<Vec<Match>>,
    rng: Rng,
}

impl Trial {
    fn new(format: Format, size: u8, rounds: u8, people: u16) -> Trial {
        Trial {
            plan: Plan {
                format,
                size,
                least: 2,
                rounds,
                games: 1,
            },
            field: Field::new(people),
            rounds: Vec::new(),
            rng: Rng::new(Seed::new([(people as u8).wrapping_add(31 * size); 32])),
        }
    }

    /// Plays the next round; `false` if there is none.
    fn play(&mut self) -> bool {
        let Some(mut round) = next_round(&self.plan, &self.field, &self.rounds) else {
            return false;
        };
        self.check(&round);
        for played in round.iter_mut().filter(|played| !played.is_bye()) {
            self.score(played);
        }
        self.rounds.push(round);
        true
    }

    fn play_all(mut self) -> Trial {
        while self.play() {}
        self
    }

    fn score(&mut self, played: &mut Match) {
        let mut games = Vec::new();
        while played.marks.is_none() {
            let scores: Vec<i32> = played.chairs.iter().map(|_| self.rng.below(30) as i32).collect();
            let place = |own: &i32| 1 + scores.iter().filter(|other| *other > own).count() as u8;
            games.push(
                scores
                    .iter()
                    .map(|score| Played {
                        place: place(score),
                        score: *score,
                    })
                    .collect(),
            );
            played.games += 1;
            played.marks = decide(&games, self.plan.games);
        }
    }

    /// What holds for every round.
    fn check(&self, round: &[Match]) {
        let mut seen = BTreeSet::new();
        for played in round {
            assert!(played.chairs.len() <= usize::from(self.plan.size), "{round:?}");
            assert!(played.people().count() > 0, "nobody sits at a table: {round:?}");
            assert!(
                played.people().all(|entrant| seen.insert(entrant)),
                "nobody has two chairs: {round:?}"
            );
            assert!(
                played.people().all(|entrant| !self.field.out.contains(&entrant)),
                "who is out is out: {round:?}"
            );
            assert!(
                played.chairs.len() > 1 || self.plan.format == Format::Knockout,
                "everybody plays: {round:?}"
            );
        }
        if self.plan.format != Format::Knockout {
            let all: BTreeSet<Entrant> = self
                .field
                .all()
                .filter(|entrant| !self.field.out.contains(entrant))
                .collect();
            assert_eq!(seen, all, "everybody plays every round");
        }
    }

    /// How often each pair met.
    fn met(&self) -> BTreeMap<(Entrant, Entrant), usize> {
        let mut met = BTreeMap::new();
        for one in self.field.all() {
            met.extend(
                self.field
                    .all()
                    .filter(|other| one < *other)
                    .map(|other| ((one, other), 0)),
            );
        }
        for played in self.rounds.iter().flatten() {
            let people: Vec<Entrant> = played.people().collect();
            for one in &people {
                for other in people.iter().filter(|other| one < *other) {
                    *met.get_mut(&(*one, *other)).unwrap() += 1;
                }
            }
        }
        met
    }

    /// How often each had each seat.
    fn sat(&self) -> Vec<Vec<usize>> {
        let count = |entrant, seat: usize| {
            let here = |played: &&Match| !played.is_bye() && played.chairs.get(seat) == Some(&Some(entrant));
            self.rounds.iter().flatten().filter(here).count()
        };
        let seats = usize::from(self.plan.size);
        self.field
            .all()
            .map(|entrant| (0..seats).map(|seat| count(entrant, seat)).collect())
            .collect()
    }

    fn alone(&self, entrant: Entrant) -> usize {
        let alone = |played: &&Match| played.people().eq([entrant]);
        self.rounds.iter().flatten().filter(alone).count()
    }
}

/// The difference between the most and the fewest.
fn spread(numbers: impl Iterator<Item = usize> + Clone) -> usize {
    numbers.clone().max().unwrap_or(0) - numbers.min().unwrap_or(0)
}

/// Round robin of pairs: everybody meets everybody once, is first as often as second, and has the house once if the number is odd.
#[test]
fn in_a_round_robin_of_pairs_everybody_meets_everybody_once() {
    for people in 2..=24 {
        let trial = Trial::new(Format::RoundRobin, 2, 1, people).play_all();
        assert!(trial.met().values().all(|met| *met == 1), "{people}: {:?}", trial.met());
        assert!(
            trial.sat().iter().all(|sat| spread(sat.iter().copied()) <= 2),
            "{people}: {:?}",
            trial.sat()
        );
        let mut alone = trial.field.all().map(|entrant| trial.alone(entrant));
        assert!(alone.all(|alone| alone == usize::from(people % 2 == 1)), "{people}");
        assert_eq!(trial.rounds.len(), rounds(&trial.plan, people));
    }
}

#[test]
fn twice_around_is_even() {
    for people in 2..=12 {
        let trial = Trial::new(Format::RoundRobin, 2, 2, people).play_all();
        assert!(trial.met().values().all(|met| *met == 2));
        if people.is_multiple_of(2) {
            assert!(
                trial.sat().iter().all(|sat| spread(sat.iter().copied()) == 0),
                "{people}: {:?}",
                trial.sat()
            );
        }
    }
}

/// Round robin of larger tables: everybody meets everybody, and nobody much more often than others.
#[test]
fn in_a_round_robin_of_tables_everybody_meets_everybody() {
    for size in 3..=5 {
        for people in (3..=12).chain([15, 16, 20, 24]) {
            let trial = Trial::new(Format::RoundRobin, size, 1, people).play_all();
            let (most, least) = (
                *trial.met().values().max().unwrap(),
                *trial.met().values().min().unwrap(),
            );
            assert!(least >= 1, "{people} at {size}: {:?}", trial.met());
            assert!(
                most <= MOST_MEETINGS,
                "{people} at {size}: {most} in {} rounds",
                trial.rounds.len()
            );
            let most = sizes(people.into(), size)[0];
            let ideal = usize::from(people - 1).div_ceil(most - 1);
            assert!(
                trial.rounds.len() <= 2 * ideal + 2,
                "{people} at {size}: {} rounds, {ideal} at best",
                trial.rounds.len()
            );
            let firsts = trial.sat().into_iter().map(|sat| sat[0]).collect::<Vec<_>>();
            assert!(spread(firsts.iter().copied()) <= 2, "{people} at {size}: {firsts:?}");
        }
    }
}

/// Nobody meets anybody more often than this before all have met.
const MOST_MEETINGS: usize = 5;

/// Swiss: as long as there are others, nobody meets the same people again; nobody is alone twice; seats are even.
#[test]
fn in_a_swiss_nobody_meets_again_without_need() {
    for size in 2..=5u8 {
        for people in [5, 6, 7, 8, 11, 16, 17, 23, 32, 40, 63, 64, 128] {
            // so many that there are still others left
            let number = (usize::from(people - 1) / usize::from(size - 1) / 2).clamp(1, 7) as u8;
            let trial = Trial::new(Format::Swiss, size, number, people).play_all();
            assert_eq!(trial.rounds.len(), usize::from(number));
            let again: usize = trial.met().values().map(|met| met.saturating_sub(1)).sum();
            assert!(
                again <= forced(&trial),
                "{people} at {size}, {number} rounds: {again} meet again"
            );
            assert!(trial.field.all().all(|entrant| trial.alone(entrant) <= 1));
            let firsts: Vec<usize> = trial.sat().into_iter().map(|sat| sat[0]).collect();
            assert!(spread(firsts.iter().copied()) <= 2, "{people} at {size}: {firsts:?}");
        }
    }
}

/// How many have to meet again: where there are fewer tables than people at one of them, some of these come together again in the next round.
fn forced(trial: &Trial) -> usize {
    let round = &trial.rounds[0];
    let again = |played: &Match| played.people().count().saturating_sub(round.len());
    (trial.rounds.len() - 1) * round.iter().map(again).sum::<usize>()
}

/// Swiss: people meet others who stand about as well.
#[test]
fn in_a_swiss_equals_meet() {
    let mut trial = Trial::new(Format::Swiss, 2, 5, 32);
    while trial.play() {
        let before = &trial.rounds[..trial.rounds.len() - 1];
        let rows = standings(&trial.plan, &trial.field, before);
        let points = |entrant: Entrant| rows.iter().find(|row| row.entrant == entrant).unwrap().points.0;
        for played in trial.rounds.last().unwrap() {
            let points: Vec<u32> = played.people().map(points).collect();
            assert!(points[0].abs_diff(points[1]) <= 24, "{points:?}");
        }
    }
    let last = standings(&trial.plan, &trial.field, &trial.rounds);
    assert_eq!(
        last.iter().filter(|row| row.points.0 == 5 * 24).count(),
        1,
        "one of 32 wins all of five rounds, unless there are draws"
    );
}

/// Knockout: it ends with one table, nobody who is out comes back, and at tables of two everybody but the winner loses once.
#[test]
fn a_knockout_ends_with_one_table() {
    for size in 2..=5 {
        for people in 2..=64 {
            let trial = Trial::new(Format::Knockout, size, 1, people).play_all();
            let last = trial.rounds.last().unwrap();
            assert_eq!(last.len(), 1, "{people} at {size}");
            assert_eq!(trial.rounds.len(), rounds(&trial.plan, people), "{people} at {size}");
            for pair in trial.rounds.windows(2) {
                let [before, after] = pair else { unreachable!() };
                let here: BTreeSet<Entrant> = before.iter().flat_map(Match::people).collect();
                assert!(
                    after
                        .iter()
                        .flat_map(Match::people)
                        .all(|entrant| here.contains(&entrant))
                );
            }
            if size == 2 {
                let games = trial.rounds.iter().flatten().filter(|played| !played.is_bye()).count();
                assert_eq!(games, usize::from(people) - 1);
                assert!(
                    trial
                        .rounds
                        .iter()
                        .all(|round| round.iter().filter(|played| played.is_bye()).count() <= 1)
                );
            }
            let winner = standings(&trial.plan, &trial.field, &trial.rounds)[0].entrant;
            assert!(last[0].people().any(|entrant| entrant == winner), "{people} at {size}");
        }
    }
}

/// Whoever leaves and whenever: every round holds, and who stayed stands before who left.
#[test]
fn people_may_leave_at_any_time() {
    for format in Format::ALL {
        for size in 2..=5 {
            for people in [5, 8, 17] {
                for replaced in [true, false] {
                    let mut trial = Trial::new(format, size, 4, people);
                    while trial.play() {
                        let leaver = Entrant(trial.rng.below(people.into()) as u16);
                        if trial.rounds.len() % 2 == 1 {
                            let gone = if replaced {
                                &mut trial.field.replaced
                            } else {
                                &mut trial.field.out
                            };
                            gone.insert(leaver);
                        }
                    }
                    let rows = standings(&trial.plan, &trial.field, &trial.rounds);
                    assert_eq!(rows.len(), usize::from(people));
                    assert!(
                        rows.windows(2).all(|pair| !pair[0].has_left || pair[1].has_left),
                        "{rows:?}"
                    );
                }
            }
        }
    }
}

/// The house fills up where the game needs more than come together.
#[test]
fn the_house_fills_up() {
    let mut trial = Trial::new(Format::Swiss, 4, 2, 5);
    trial.plan.least = 3;
    let round = next_round(&trial.plan, &trial.field, &[]).unwrap();
    let chairs: Vec<(usize, usize)> = round
        .iter()
        .map(|played| (played.chairs.len(), played.people().count()))
        .collect();
    assert_eq!(chairs, [(3, 3), (3, 2)]);
}

/// Best of three turns the seats: over a series of two both are first once.
#[test]
fn a_series_counts_every_seat() {
    let mut trial = Trial::new(Format::Swiss, 2, 3, 4);
    trial.plan.games = 3;
    let trial = trial.play_all();
    assert!(
        trial
            .rounds
            .iter()
            .flatten()
            .all(|played| (2..=3).contains(&played.games))
    );
}

/// Alone at the end: who is left has won, and there is nothing more to play.
#[test]
fn one_alone_plays_no_further_round() {
    let mut trial = Trial::new(Format::Swiss, 2, 5, 3);
    assert!(trial.play());
    trial.field.out.extend([Entrant(0), Entrant(2)]);
    assert!(!trial.play());
    assert_eq!(
        standings(&trial.plan, &trial.field, &trial.rounds)[0].entrant,
        Entrant(1)
    );
}
