//! A broken promise, and which one.

use std::any::Any;
use std::fmt;

use crate::error::Illegal;
use crate::seat::Seat;

/// One of the promises that a game keeps; [`super`] says what each means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Check {
    DeadEnd,
    OutOfTurn,
    Endless,
    Duplicate,
    Listed,
    Unlisted,
    Conceivable,
    Refusal,
    Referee,
    Outcome,
    Replay,
    Undo,
    RoundTrip,
    Imagine,
    Secrecy,
    Open,
    Panic,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::DeadEnd => "dead end",
            Check::OutOfTurn => "out of turn",
            Check::Endless => "endless",
            Check::Duplicate => "duplicate",
            Check::Listed => "listed",
            Check::Unlisted => "unlisted",
            Check::Conceivable => "conceivable",
            Check::Refusal => "refusal",
            Check::Referee => "referee",
            Check::Outcome => "outcome",
            Check::Replay => "replay",
            Check::Undo => "undo",
            Check::RoundTrip => "round trip",
            Check::Imagine => "imagine",
            Check::Secrecy => "secrecy",
            Check::Open => "open",
            Check::Panic => "panic",
        })
    }
}

/// A broken promise.
#[derive(Debug)]
pub(super) struct Failure {
    check: Check,
    what: String,
}

/// Kept or broken.
pub(super) type Verdict = Result<(), Failure>;

impl Check {
    /// This promise was broken.
    pub(super) fn broken(self, what: impl Into<String>) -> Failure {
        Failure {
            check: self,
            what: what.into(),
        }
    }

    /// Kept if the condition holds.
    pub(super) fn unless(self, condition: bool, what: impl FnOnce() -> String) -> Verdict {
        if condition { Ok(()) } else { Err(self.broken(what())) }
    }
}

impl Failure {
    /// A listed action was refused.
    pub(super) fn refused<A: fmt::Debug, R: fmt::Debug>(seat: Seat, action: &A, illegal: &Illegal<R>) -> Failure {
        Check::Listed.broken(format!("{seat} is offered {action:?}, but it is refused: {illegal:?}"))
    }

    /// The game itself panicked.
    pub(super) fn panicked(payload: &(dyn Any + Send)) -> Failure {
        let text = payload
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| payload.downcast_ref::<&str>().copied());
        Check::Panic.broken(text.unwrap_or("the game panicked without words"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "check `{}` failed: {}", self.check, self.what)
    }
}
