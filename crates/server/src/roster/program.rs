//! Programs that whoever runs the server has named: `mybot=exec:./mybot`.

use std::str::FromStr;

use bots::Level;
use bots::external::{Fault, Program, ProgramError, StartError};
use bots::{Knowledge, Spec, Visitor, visit};
use table::Present;
use thiserror::Error;

/// The longest name of a program.
const LONGEST_NAME: usize = 30;

/// A program that speaks the bot protocol, and the name by which players seat it: `mybot=exec:./mybot`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedProgram {
    pub(super) name: String,
    pub(super) program: Program,
}

/// What was written is no program with a name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NameError {
    /// There is no name.
    #[error("it is written NAME=exec:PROGRAM")]
    Form,
    /// The name has other characters, or is too long.
    #[error("'{0}' isn't a name for a bot: use 1 to {LONGEST_NAME} lower-case letters, digits and dashes")]
    Name(String),
    /// A level has this name.
    #[error("'{0}' is a level already; give the program another name")]
    Level(String),
    /// The program cannot be meant like that.
    #[error(transparent)]
    Program(#[from] ProgramError),
}

impl NamedProgram {
    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

impl FromStr for NamedProgram {
    type Err = NameError;

    fn from_str(text: &str) -> Result<NamedProgram, NameError> {
        let (name, program) = text.split_once('=').ok_or(NameError::Form)?;
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if !(1..=LONGEST_NAME).contains(&name.len()) || !name.bytes().all(fits) {
            return Err(NameError::Name(name.into()));
        }
        if Level::find(name).is_some() {
            return Err(NameError::Level(name.into()));
        }
        Ok(NamedProgram {
            name: name.into(),
            program: program.parse()?,
        })
    }
}

/// A game that a program does not play, and why.
pub(super) struct Declined {
    pub(super) game: &'static str,
    pub(super) why: String,
}

/// Starts a program once for each game and hears what it says. It may decline some games; what cannot be started, or plays none, is refused.
pub(super) fn try_out(program: &Program) -> Result<Vec<Declined>, StartError> {
    let games = catalog::games();
    let mut declined = Vec::new();
    for game in games {
        let meta = game.meta();
        let players = (*meta.players.start()).max(2);
        match visit(
            meta.id,
            TryOut {
                spec: Spec::Exec(program.clone()),
                players,
            },
        ) {
            Some(Err(StartError {
                fault: Fault::Refused(why),
                ..
            })) if declined.len() + 1 < games.len() => {
                declined.push(Declined { game: meta.id, why });
            }
            Some(tried) => tried?,
            None => {}
        }
    }
    Ok(declined)
}

struct TryOut {
    spec: Spec,
    players: u8,
}

impl Visitor for TryOut {
    type Output = Result<(), StartError>;

    fn visit<G: Knowledge + Present>(self) -> Result<(), StartError> {
        self.spec.try_out::<G>(self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_a_plain_name_of_its_own() {
        let named: NamedProgram = "my-bot2=exec@500ms:./mybot --deep=3".parse().unwrap();
        assert_eq!(
            (named.name.as_str(), named.program.to_string().as_str()),
            ("my-bot2", "exec@500ms:./mybot --deep=3")
        );
        let error = |text: &str| text.parse::<NamedProgram>().unwrap_err();
        assert_eq!(error("exec:./mybot"), NameError::Form);
        for name in ["", "My", "my bot", "mÿ", "a_b", &"x".repeat(31)] {
            assert_eq!(error(&format!("{name}=exec:./mybot")), NameError::Name(name.into()));
        }
        assert_eq!(error("casual=exec:./mybot"), NameError::Level("casual".into()));
        assert_eq!(error("my=./mybot"), NameError::Program(ProgramError::Form));
        assert_eq!(error("my=exec:"), NameError::Program(ProgramError::Empty));
    }
}
