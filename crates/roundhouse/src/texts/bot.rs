//! How bots and levels play.

use bots::Level;

table::messages! {
    /// How a bot plays.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum BotLine in super::BOOK, "bot", on () {
        /// Above the bots.
        Heading,
        Random,
        Greedy,
        /// A search by the clock.
        Timed,
        /// A search by its iterations.
        Counted,
        /// Several searches at once.
        Threaded,
        /// A search with a net.
        Learned,
        /// A program of your own.
        Program,
    }
}

table::messages! {
    /// How a level plays.
    #[derive(Clone, Copy, Debug)]
    pub(crate) enum LevelLine in super::BOOK, "level", on () {
        /// Above the levels.
        Heading,
        Beginner,
        Casual,
        Skilled,
        Expert,
        Master,
    }
}

impl From<Level> for LevelLine {
    fn from(level: Level) -> LevelLine {
        match level {
            Level::Beginner => LevelLine::Beginner,
            Level::Casual => LevelLine::Casual,
            Level::Skilled => LevelLine::Skilled,
            Level::Expert => LevelLine::Expert,
            Level::Master => LevelLine::Master,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Voice;

    use super::*;
    use crate::texts::Speak;

    #[test]
    fn the_server_says_the_same_of_a_level() {
        for level in Level::ALL {
            assert_eq!(LevelLine::from(level).said(&Voice::default()), level.line());
        }
    }
}
