//! Who sits with whom: tables at which the least is wrong, found by swapping people until no swap helps, from several beginnings.

use table::{Rng, Seed};

/// What is wrong with two people at one table, and with somebody alone.
pub(crate) struct Costs {
    pub(crate) pairs: Vec<Vec<u64>>,
    pub(crate) alone: Vec<u64>,
}

/// How often it is tried from another beginning.
const TRIES: usize = 40;

/// Puts people, by their place in the costs, at tables of these sizes. The order that is given is kept where nothing is wrong with it; the same input always gives the same tables.
pub(crate) fn arrange(sizes: &[usize], costs: &Costs) -> Vec<Vec<usize>> {
    let people: usize = sizes.iter().sum();
    let mut best = Tables::new(sizes, (0..people).collect());
    best.improve(costs);
    let mut least = best.cost(costs);
    let mut rng = Rng::new(Seed::new([7; 32]));
    for _ in 0..TRIES {
        if least == 0 || sizes.len() < 2 {
            break;
        }
        let mut tables = best.clone();
        tables.shake(&mut rng);
        tables.improve(costs);
        let cost = tables.cost(costs);
        if cost < least {
            (best, least) = (tables, cost);
        }
    }
    best.split()
}

/// All chairs in one row, table by table.
#[derive(Clone)]
struct Tables {
    row: Vec<usize>,
    /// The table of each chair.
    table: Vec<usize>,
    /// Where each table begins, and where the last ends.
    starts: Vec<usize>,
}

impl Tables {
    fn new(sizes: &[usize], row: Vec<usize>) -> Tables {
        let mut starts = vec![0];
        starts.extend(sizes.iter().scan(0, |sum, size| {
            *sum += size;
            Some(*sum)
        }));
        let table = sizes
            .iter()
            .enumerate()
            .flat_map(|(table, size)| std::iter::repeat_n(table, *size))
            .collect();
        Tables { row, table, starts }
    }

    fn at(&self, table: usize) -> &[usize] {
        &self.row[self.starts[table]..self.starts[table + 1]]
    }

    fn split(&self) -> Vec<Vec<usize>> {
        (0..self.starts.len() - 1)
            .map(|table| self.at(table).to_vec())
            .collect()
    }

    fn cost(&self, costs: &Costs) -> u64 {
        (0..self.starts.len() - 1).map(|table| self.cost_at(table, costs)).sum()
    }

    fn cost_at(&self, table: usize, costs: &Costs) -> u64 {
        match self.at(table) {
            [alone] => costs.alone[*alone],
            people => {
                let with = |(number, one): (usize, &usize)| -> u64 {
                    people[..number].iter().map(|other| costs.pairs[*one][*other]).sum()
                };
                people.iter().enumerate().map(with).sum()
            }
        }
    }

    /// Swaps people of two tables as long as that helps.
    fn improve(&mut self, costs: &Costs) {
        while self.improve_once(costs) {}
    }

    fn improve_once(&mut self, costs: &Costs) -> bool {
        let mut helped = false;
        for one in 0..self.row.len() {
            for other in one + 1..self.row.len() {
                let (here, there) = (self.table[one], self.table[other]);
                if here == there {
                    continue;
                }
                let before = self.cost_at(here, costs) + self.cost_at(there, costs);
                self.row.swap(one, other);
                if self.cost_at(here, costs) + self.cost_at(there, costs) < before {
                    helped = true;
                } else {
                    self.row.swap(one, other);
                }
            }
        }
        helped
    }

    /// Swaps a few at random.
    fn shake(&mut self, rng: &mut Rng) {
        let people = self.row.len() as u32;
        for _ in 0..3 + people / 8 {
            self.row.swap(rng.below(people) as usize, rng.below(people) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs(people: usize, apart: &[(usize, usize)]) -> Costs {
        let mut pairs = vec![vec![0; people]; people];
        for &(one, other) in apart {
            (pairs[one][other], pairs[other][one]) = (1, 1);
        }
        Costs {
            pairs,
            alone: vec![0; people],
        }
    }

    #[test]
    fn where_nothing_is_wrong_the_order_stays() {
        assert_eq!(arrange(&[2, 2, 1], &costs(5, &[])), [vec![0, 1], vec![2, 3], vec![4]]);
    }

    #[test]
    fn who_should_not_meet_sits_apart() {
        let tables = arrange(&[2, 2], &costs(4, &[(0, 1), (2, 3), (0, 2), (1, 3)]));
        assert!(
            tables.iter().all(|table| table.contains(&0) == table.contains(&3)),
            "{tables:?}"
        );
    }

    #[test]
    fn the_same_input_gives_the_same_tables() {
        let apart: Vec<(usize, usize)> = (0..11).map(|one| (one, one + 1)).collect();
        assert_eq!(
            arrange(&[4, 4, 4], &costs(12, &apart)),
            arrange(&[4, 4, 4], &costs(12, &apart))
        );
    }
}
