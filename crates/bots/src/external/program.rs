//! The command line of a program that plays: `exec:./mybot`, `exec:python3 examples/bot.py`, `exec@500ms:./mybot`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// How long a program may think about a decision by default.
const LIMIT: Duration = Duration::from_secs(10);
/// The longest limit, in milliseconds: an hour.
const LONGEST_LIMIT: u64 = 3_600_000;

/// A program, and how long it may take for an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// As typed.
    text: String,
    name: String,
    arguments: Vec<String>,
    limit: Duration,
}

/// The text is no program.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ProgramError {
    /// There is no command.
    #[error("name a program after exec:")]
    Empty,
    /// A quotation is not closed.
    #[error("close the quotation mark")]
    Quote,
    /// It has another form.
    #[error("it is written exec:PROGRAM or exec@500ms:PROGRAM (milliseconds for a decision, {LONGEST_LIMIT} at most)")]
    Form,
}

impl Program {
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn arguments(&self) -> &[String] {
        &self.arguments
    }

    pub(super) const fn limit(&self) -> Duration {
        self.limit
    }
}

impl FromStr for Program {
    type Err = ProgramError;

    fn from_str(text: &str) -> Result<Program, ProgramError> {
        let (head, command) = text.split_once(':').ok_or(ProgramError::Form)?;
        let limit = match head.strip_prefix("exec").ok_or(ProgramError::Form)? {
            "" => LIMIT,
            time => milliseconds(time).ok_or(ProgramError::Form)?,
        };
        let mut words = shlex::split(command).ok_or(ProgramError::Quote)?.into_iter();
        let name = words
            .next()
            .filter(|name| !name.is_empty())
            .ok_or(ProgramError::Empty)?;
        Ok(Program {
            text: text.into(),
            name,
            arguments: words.collect(),
            limit,
        })
    }
}

/// `@500ms`
fn milliseconds(text: &str) -> Option<Duration> {
    let number = text.strip_prefix('@')?.strip_suffix("ms")?.parse().ok()?;
    (1..=LONGEST_LIMIT)
        .contains(&number)
        .then(|| Duration::from_millis(number))
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_words_and_a_limit() {
        let program: Program = "exec:python3 'my bot.py' --slow \"a b\"".parse().expect("a program");
        assert_eq!(
            (program.name(), program.arguments()),
            ("python3", &["my bot.py", "--slow", "a b"].map(String::from)[..])
        );
        assert_eq!(program.limit(), Duration::from_secs(10));
        assert_eq!(
            "exec@250ms:./bot".parse::<Program>().expect("a program").limit(),
            Duration::from_millis(250)
        );
    }

    #[test]
    fn what_is_no_command_line_is_refused() {
        for (text, error) in [
            ("exec:", ProgramError::Empty),
            ("exec: ''", ProgramError::Empty),
            ("exec:'bot", ProgramError::Quote),
            ("exec@:bot", ProgramError::Form),
            ("exec@5:bot", ProgramError::Form),
            ("exec@0ms:bot", ProgramError::Form),
            ("exec@3600001ms:bot", ProgramError::Form),
            ("execute:bot", ProgramError::Form),
        ] {
            assert_eq!(text.parse::<Program>(), Err(error), "{text}");
        }
    }
}
