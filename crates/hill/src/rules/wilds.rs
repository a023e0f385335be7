//! H10.7: the best use of Wild landmarks, exactly.

use crate::parts::line::{ByLine, Line};
use crate::rules::plans::MOST_PLANS;

/// One Plan card for the purpose of Wild landmarks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    /// What it scores when fulfilled.
    pub points: i32,
    /// How many Wild landmarks fulfil it; 0: it is fulfilled anyway, `None`: none can.
    pub wilds: Option<u8>,
}

/// The Plan cards next to a line; what is not there cannot be fulfilled.
pub(crate) type Row = [Option<Candidate>; MOST_PLANS];

/// What fulfilled Plan cards are worth beyond their points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stakes {
    /// H10.3: what a line without a fulfilled Plan card costs.
    pub empty_line: i32,
    /// H12.L: what each fulfilled Plan card of the line with the fewest is worth.
    pub fewest: i32,
}

/// Which Plan cards are fulfilled: bit `n` for the `n`-th card of the line.
pub(crate) type Fulfilled = ByLine<u8>;

/// A way to fulfil some cards of the lines seen so far. Ways are compared by what they bring, then by how many cards they fulfil, then by the earlier
/// cards (HR11): each of the three adds up over the lines, so the best way for all is made of best ways for the lines before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Way {
    points: i32,
    cards: u32,
    /// One bit per card, the first card of the red line the highest.
    which: u16,
}

/// The best ways for the lines seen so far, by the Wild landmarks used and by the fulfilled cards of the line that has the fewest.
struct Table {
    ways: Vec<[Option<Way>; MOST_PLANS + 1]>,
}

impl Table {
    fn new(wilds: usize) -> Table {
        let mut ways = vec![[None; MOST_PLANS + 1]; wilds + 1];
        ways[0][MOST_PLANS] = Some(Way {
            points: 0,
            cards: 0,
            which: 0,
        });
        Table { ways }
    }

    fn offer(&mut self, wilds: usize, fewest: usize, way: Way) {
        let known = &mut self.ways[wilds][fewest];
        *known = (*known).max(Some(way));
    }

    /// The table after one more line.
    fn extended(&self, row: &Row, stakes: Stakes) -> Table {
        let mut next = Table {
            ways: vec![[None; MOST_PLANS + 1]; self.ways.len()],
        };
        for choice in 0..1u16 << MOST_PLANS {
            let Some(choice) = Choice::new(row, choice, stakes) else {
                continue;
            };
            for wilds in choice.wilds..self.ways.len() {
                for (fewest, way) in self.ways[wilds - choice.wilds].iter().enumerate() {
                    let Some(way) = way else { continue };
                    next.offer(wilds, fewest.min(choice.way.cards as usize), way.then(choice.way));
                }
            }
        }
        next
    }
}

impl Way {
    fn then(self, next: Way) -> Way {
        Way {
            points: self.points + next.points,
            cards: self.cards + next.cards,
            which: self.which << MOST_PLANS | next.which,
        }
    }
}

/// One way to fulfil cards of one line.
struct Choice {
    wilds: usize,
    way: Way,
}

impl Choice {
    /// Fulfils the cards of this bit set, and no others; `None` if that is not possible: some card cannot be fulfilled, or is fulfilled anyway.
    fn new(row: &Row, chosen: u16, stakes: Stakes) -> Option<Choice> {
        let mut choice = Choice {
            wilds: 0,
            way: Way {
                points: 0,
                cards: 0,
                which: 0,
            },
        };
        for (n, card) in row.iter().enumerate() {
            let is_chosen = chosen >> n & 1 != 0;
            if is_chosen {
                let card = card.as_ref()?;
                choice.wilds += usize::from(card.wilds?);
                choice.way.points += card.points;
                choice.way.cards += 1;
                choice.way.which |= 1 << (MOST_PLANS - 1 - n);
            } else if is_fulfilled(card.as_ref()) {
                return None;
            }
        }
        if choice.way.cards == 0 {
            choice.way.points -= stakes.empty_line;
        }
        Some(choice)
    }
}

/// Is this card fulfilled without a Wild landmark?
fn is_fulfilled(card: Option<&Candidate>) -> bool {
    card.is_some_and(|card| card.wilds == Some(0))
}

/// H10.7: which Plan cards are fulfilled when the Wild landmarks are used in the best way.
pub(crate) fn best(rows: &ByLine<Row>, wilds: usize, stakes: Stakes) -> Fulfilled {
    if wilds == 0 {
        return ByLine::from_fn(|line| bits(rows[line].iter().map(|card| is_fulfilled(card.as_ref()))));
    }
    let most_useful: usize = rows
        .values()
        .flatten()
        .flatten()
        .filter_map(|card| card.wilds)
        .map(usize::from)
        .sum();
    let table = rows.values().fold(Table::new(wilds.min(most_useful)), |table, row| {
        table.extended(row, stakes)
    });
    let total = |fewest: usize, way: &Way| Way {
        points: way.points + stakes.fewest * fewest as i32,
        ..*way
    };
    let ways = table.ways.iter().flat_map(|by_fewest| by_fewest.iter().enumerate());
    let best = ways
        .filter_map(|(fewest, way)| Some(total(fewest, way.as_ref()?)))
        .max()
        .expect("using no Wild landmark is always possible");
    ByLine::from_fn(|line| {
        let row = best.which >> (MOST_PLANS * (Line::ALL.len() - 1 - line as usize));
        bits((0..MOST_PLANS).map(|n| row >> (MOST_PLANS - 1 - n) & 1 != 0))
    })
}

fn bits(flags: impl Iterator<Item = bool>) -> u8 {
    flags.enumerate().map(|(n, flag)| u8::from(flag) << n).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rng, Seed};

    const STAKES: Stakes = Stakes {
        empty_line: 10,
        fewest: 4,
    };

    /// The total that a set of fulfilled cards brings.
    fn value(rows: &ByLine<Row>, fulfilled: &Fulfilled) -> (i32, u32) {
        let chosen = |line: Line| {
            (0..)
                .zip(rows[line].iter().flatten())
                .filter(move |(n, _)| fulfilled[line] >> n & 1 != 0)
                .map(|(_, card): (i32, _)| card)
        };
        let counts = Line::ALL.map(|line| chosen(line).count() as i32);
        let points: i32 = Line::ALL.into_iter().flat_map(chosen).map(|card| card.points).sum();
        let empty = counts.iter().filter(|&&count| count == 0).count() as i32;
        (
            points - STAKES.empty_line * empty + STAKES.fewest * counts.iter().min().unwrap(),
            counts.iter().sum::<i32>() as u32,
        )
    }

    /// By trying every set of cards.
    fn best_by_trial(rows: &ByLine<Row>, wilds: usize) -> Fulfilled {
        let sets = (0..=u16::MAX).map(|set| ByLine::from_fn(|line| (set >> (4 * line as u16)) as u8 & 15));
        let possible = sets.filter(|set| {
            let mut used = 0;
            let fits = Line::ALL.into_iter().all(|line| {
                (0..4).all(|n| match (&rows[line][n], set[line] >> n & 1) {
                    (None, chosen) => chosen == 0,
                    (Some(card), 0) => card.wilds != Some(0),
                    (Some(card), _) => card.wilds.is_some_and(|cost| {
                        used += usize::from(cost);
                        true
                    }),
                })
            });
            fits && used <= wilds
        });
        let early = |set: &Fulfilled| Line::ALL.map(|line| set[line].reverse_bits());
        possible.max_by_key(|set| (value(rows, set), early(set))).unwrap()
    }

    #[test]
    fn h10_7_the_best_assignment_is_found_among_all() {
        let mut rng = Rng::new(Seed::from_text("wilds"));
        for _ in 0..60 {
            let mut card = || Candidate {
                points: [6, 8][rng.below(2) as usize],
                wilds: [None, Some(0), Some(1), Some(1), Some(2), Some(3)][rng.below(6) as usize],
            };
            let rows =
                ByLine::from_fn(|line| std::array::from_fn(|n| (n < [4, 2, 3, 4][line as usize]).then(&mut card)));
            let wilds = rng.below(9) as usize;
            assert_eq!(
                best(&rows, wilds, STAKES),
                best_by_trial(&rows, wilds),
                "{rows:?} with {wilds}"
            );
        }
    }
}
