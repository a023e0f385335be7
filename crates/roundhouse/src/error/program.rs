//! Why a program can't play.

use bots::external::{Fault, PROTOCOL, StartError};
use table::{Message, Say};

table::messages! {
    /// What a program did wrong when it was started.
    #[derive(Clone, Debug)]
    pub(crate) enum ProgramFault in crate::texts::BOOK, "program", on () {
        NotStarted { program: String, why: String },
        Ended { program: String, status: String },
        Closed { program: String },
        Late { program: String, milliseconds: u64 },
        NoHello { program: String, said: String },
        Declined { program: String, why: String },
        Protocol { program: String, found: u32, ours: u32 },
        NotText { program: String },
        Net { program: String, why: String },
    }
}

/// As a message. What a program can do wrong only later is told in English.
pub(super) fn message(error: &StartError) -> Message {
    let program = error.program.clone();
    let fault = match &error.fault {
        Fault::NotStarted(error) => ProgramFault::NotStarted {
            program,
            why: error.to_string(),
        },
        Fault::Ended(status) => ProgramFault::Ended {
            program,
            status: status.to_string(),
        },
        Fault::Closed => ProgramFault::Closed { program },
        Fault::Late(time) => ProgramFault::Late {
            program,
            milliseconds: time.as_millis() as u64,
        },
        Fault::NoHello(said) => ProgramFault::NoHello {
            program,
            said: excerpt(said),
        },
        Fault::Refused(why) => ProgramFault::Declined {
            program,
            why: excerpt(why),
        },
        &Fault::Protocol(found) => ProgramFault::Protocol {
            program,
            found,
            ours: PROTOCOL,
        },
        Fault::Net(error) => ProgramFault::Net {
            program,
            why: error.to_string(),
        },
        Fault::NotText => ProgramFault::NotText { program },
        _ => return Message::verbatim(error.to_string()),
    };
    fault.say(&())
}

/// The longest excerpt of what a program said.
const EXCERPT: usize = 80;

/// The beginning of what a program said.
fn excerpt(said: &str) -> String {
    let said = said.trim();
    match said.char_indices().nth(EXCERPT) {
        None => said.to_owned(),
        Some((end, _)) => format!("{}…", &said[..end]),
    }
}
