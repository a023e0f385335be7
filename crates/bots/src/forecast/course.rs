//! How games go on from a position, learned from many of them.

use std::fmt;

use thiserror::Error;

/// A course knows the beginning of a game, its end, and nine points between.
pub const STAGES: usize = 11;

/// What a position tells about the end, at one point of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stage {
    /// The points that come whatever the position.
    pub base: f32,
    /// How much of what the position is worth to a seat will be in its final score.
    pub own: f32,
    /// How much of what it is worth on average to all seats will be.
    pub all: f32,
    /// What a turn brings that is still due to a seat, beside the others.
    pub due: f32,
    /// How far a seat's final score is off, beside those of the others: a standard deviation.
    pub spread: f32,
}

impl Stage {
    /// The final score to expect, where the position is worth this much to a seat, and this much on average, and this many more turns than on average are due to
    /// it.
    pub fn expect(&self, worth: f32, mean: f32, due: f32) -> f32 {
        self.base + self.own * worth + self.all * mean + self.due * due
    }

    /// Part of the way from one stage to the next.
    fn towards(&self, next: &Stage, part: f32) -> Stage {
        let between = |from: f32, to: f32| from + part * (to - from);
        Stage {
            base: between(self.base, next.base),
            own: between(self.own, next.own),
            all: between(self.all, next.all),
            due: between(self.due, next.due),
            spread: between(self.spread, next.spread),
        }
    }
}

/// How games for one number of players go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    /// From the beginning of a game to its end, evenly spaced.
    pub stages: [Stage; STAGES],
}

impl Course {
    /// Takes a position at its worth: for games of which nothing was learned.
    pub const IDENTITY: Course = Course {
        stages: [Stage {
            base: 0.0,
            own: 1.0,
            all: 0.0,
            due: 0.0,
            spread: 10.0,
        }; STAGES],
    };

    /// What holds at this point of a game, from 0 to 1.
    pub fn at(&self, progress: f32) -> Stage {
        let place = progress.clamp(0.0, 1.0) * (STAGES - 1) as f32;
        let last = (place as usize).min(STAGES - 2);
        self.stages[last].towards(&self.stages[last + 1], place - last as f32)
    }
}

/// The courses of a game, by the number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Courses(Vec<(u8, Course)>);

/// A text holds no courses.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CoursesError {
    /// A line is neither a number of players nor a stage nor a remark.
    #[error("line {0} is neither 'players N' nor a stage: percent, base, own, all, due, spread")]
    Line(usize),
    /// The stages of a course are not those from 0 to 100 percent.
    #[error("the course for {0} players needs the stages 0, 10 and so on to 100 percent, in this order")]
    Stages(u8),
    /// There is no course.
    #[error("there is no course")]
    Empty,
}

impl Courses {
    /// These courses; at least one.
    pub fn new(courses: Vec<(u8, Course)>) -> Result<Courses, CoursesError> {
        if courses.is_empty() {
            return Err(CoursesError::Empty);
        }
        Ok(Courses(courses))
    }

    /// Reads courses as [`Display`](fmt::Display) writes them. Lines that begin with # are remarks.
    pub fn read(text: &str) -> Result<Courses, CoursesError> {
        let mut found: Vec<(u8, Vec<Stage>)> = Vec::new();
        for (number, line) in (1..).zip(text.lines().map(str::trim)) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(players) = line.strip_prefix("players ") {
                let players = players.trim().parse().map_err(|_| CoursesError::Line(number))?;
                found.push((players, Vec::new()));
                continue;
            }
            let (players, stages) = found.last_mut().ok_or(CoursesError::Line(number))?;
            let (percent, stage) = read_stage(line).ok_or(CoursesError::Line(number))?;
            if percent != stages.len() * 100 / (STAGES - 1) {
                return Err(CoursesError::Stages(*players));
            }
            stages.push(stage);
        }
        let whole = |(players, stages): (u8, Vec<Stage>)| {
            let stages = stages.try_into().map_err(|_| CoursesError::Stages(players))?;
            Ok((players, Course { stages }))
        };
        Courses::new(found.into_iter().map(whole).collect::<Result<_, _>>()?)
    }

    /// The course for this many players, or for the number nearest to it; alone is never near to a table.
    pub fn of(&self, players: u8) -> &Course {
        let off = |known: u8| (u8::from((known == 1) != (players == 1)), known.abs_diff(players));
        let nearest = self.0.iter().min_by_key(|(known, _)| off(*known));
        &nearest.expect("there is at least one course").1
    }

    /// The courses, each with its number of players.
    pub fn each(&self) -> impl Iterator<Item = (u8, &Course)> {
        self.0.iter().map(|(players, course)| (*players, course))
    }
}

/// A stage and how far the game is there, in percent.
fn read_stage(line: &str) -> Option<(usize, Stage)> {
    let mut words = line.split_whitespace();
    let percent = words.next()?.parse().ok()?;
    let mut number = || words.next()?.parse::<f32>().ok().filter(|number| number.is_finite());
    let stage = Stage {
        base: number()?,
        own: number()?,
        all: number()?,
        due: number()?,
        spread: number()?,
    };
    words.next().is_none().then_some((percent, stage))
}

impl fmt::Display for Courses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (players, course) in self.each() {
            writeln!(f, "\nplayers {players}")?;
            writeln!(f, "# %      base      own      all      due   spread")?;
            for (place, stage) in course.stages.iter().enumerate() {
                let percent = place * 100 / (STAGES - 1);
                let Stage {
                    base,
                    own,
                    all,
                    due,
                    spread,
                } = stage;
                writeln!(
                    f,
                    "{percent:>3} {base:>9.3} {own:>8.4} {all:>8.4} {due:>8.3} {spread:>8.3}"
                )?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A course whose base goes from 100 to 0.
    fn falling() -> Course {
        let mut course = Course::IDENTITY;
        for (place, stage) in course.stages.iter_mut().enumerate() {
            stage.base = 100.0 - 10.0 * place as f32;
        }
        course
    }

    #[test]
    fn between_two_stages_lies_what_is_between() {
        for (progress, base) in [
            (0.0, 100.0),
            (0.25, 75.0),
            (0.999, 0.1),
            (1.0, 0.0),
            (-1.0, 100.0),
            (7.0, 0.0),
        ] {
            let found = falling().at(progress).base;
            assert!((found - base).abs() < 1e-3, "{progress}: {found}");
        }
    }

    #[test]
    fn courses_are_read_as_they_are_written() {
        let courses = Courses(vec![(2, falling()), (4, Course::IDENTITY)]);
        let text = format!("# how they were made\n{courses}");
        assert_eq!(Courses::read(&text), Ok(courses));
    }

    #[test]
    fn what_is_no_course_is_refused() {
        let whole = Courses(vec![(2, falling())]).to_string();
        let short: String = whole.split_inclusive('\n').take(8).collect();
        assert_eq!(Courses::read(&short), Err(CoursesError::Stages(2)));
        assert_eq!(Courses::read("# nothing"), Err(CoursesError::Empty));
        assert_eq!(Courses::read("0 1 1 0 0 1"), Err(CoursesError::Line(1)));
        assert_eq!(Courses::read("players 2\n0 1 1 0 0"), Err(CoursesError::Line(2)));
        assert_eq!(Courses::read("players 2\n10 1 1 0 0 1"), Err(CoursesError::Stages(2)));
    }

    #[test]
    fn the_nearest_table_stands_in() {
        let course = |base| Course {
            stages: [Stage {
                base,
                ..Course::IDENTITY.stages[0]
            }; STAGES],
        };
        let courses = Courses(vec![(1, course(1.0)), (3, course(3.0)), (4, course(4.0))]);
        for (players, base) in [(1, 1.0), (2, 3.0), (3, 3.0), (5, 4.0)] {
            assert!((courses.of(players).at(0.0).base - base).abs() < 1e-6, "{players}");
        }
    }
}
