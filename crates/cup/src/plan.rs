//! How a tournament is played.

use serde::{Deserialize, Serialize};

/// The kind of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// A few rounds, each against others who stand about as well.
    Swiss,
    /// Only the best of each table go on, until one table is left.
    Knockout,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 3] = [Format::RoundRobin, Format::Swiss, Format::Knockout];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Format::RoundRobin => "round_robin",
            Format::Swiss => "swiss",
            Format::Knockout => "knockout",
        }
    }
}

/// How a tournament is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// Its kind.
    pub format: Format,
    /// The most people at a table: 2 to 5.
    pub size: u8,
    /// The fewest seats that the game takes: where there are fewer people, the house fills up.
    pub least: u8,
    /// Swiss: how many rounds. Round robin: how often everybody meets everybody. A knockout has as many as it takes.
    pub rounds: u8,
    /// The most games that a table plays in a round, until nobody can catch up with the first.
    pub games: u8,
}

/// How many people sit at each table: as few tables as possible, as even as possible. Only tables of two can't take everybody: an odd one out sits alone.
pub fn sizes(people: usize, size: u8) -> Vec<usize> {
    if people == 0 {
        return Vec::new();
    }
    let tables = people.div_ceil(usize::from(size.max(1)));
    let (each, more) = (people / tables, people % tables);
    (0..tables).map(|table| each + usize::from(table < more)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_few_and_even() {
        assert_eq!(sizes(8, 4), [4, 4]);
        assert_eq!(sizes(9, 4), [3, 3, 3]);
        assert_eq!(sizes(5, 4), [3, 2]);
        assert_eq!(sizes(17, 4), [4, 4, 3, 3, 3]);
        assert_eq!(sizes(5, 2), [2, 2, 1]);
        assert_eq!(sizes(3, 5), [3]);
        assert_eq!(sizes(0, 3), Vec::<usize>::new());
    }

    /// Nobody sits alone but at tables of two, the sizes differ by one at most, and all have a chair.
    #[test]
    fn all_have_a_chair() {
        for size in 2..=5 {
            for people in 2..200 {
                let sizes = sizes(people, size);
                let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
                assert_eq!(sizes.iter().sum::<usize>(), people);
                assert!(most - least <= 1 && *most <= usize::from(size), "{people} at {size}");
                assert!(*least >= 2 || (size == 2 && people % 2 == 1), "{people} at {size}");
            }
        }
    }
}
