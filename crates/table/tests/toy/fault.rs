//! What can be wrong with a toy.

use serde::{Deserialize, Serialize};

/// One thing that is wrong, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Fault {
    #[default]
    None,
    /// `legal` lists an action that `apply` refuses.
    ListsIllegal,
    /// `legal` misses an action that `apply` accepts.
    MissesLegal,
    /// `legal` lists an action twice.
    ListsTwice,
    /// `legal` lists actions for who is not awaited.
    ListsForOthers,
    /// `apply` accepts a draw from who is not awaited.
    AcceptsFromOthers,
    /// A refused action changes the state.
    RefusalChanges,
    /// A refused action tells an event.
    RefusalTells,
    /// A refused action has no reason.
    RefusalSilent,
    /// The order of the legal list depends on the top of the pile.
    OrderLeaks,
    /// A reason depends on the top of the pile.
    ReasonLeaks,
    /// The view shows the seed.
    SeedLeaks,
    /// The view shows all hands.
    HandsLeak,
    /// The view of the sitters shows all that is hidden.
    AllLeaks,
    /// Everybody hears which wagon was parked.
    EventLeaks,
    /// Everybody hears which wagon was drawn.
    DrawLeaks,
    /// Who is ready shows what it parked, and can take that back.
    ReadyShows,
    /// Imagined hands are too small.
    ImagineLoses,
    /// Imagined states have a wagon twice.
    ImagineDoubles,
    /// Imagined states depend on more than the rng.
    ImagineVaries,
    /// A draw can be taken back.
    DrawIsOpen,
    /// After scrapping there is nothing left to do.
    DeadEnd,
    /// The state as JSON misses something.
    JsonForgets,
    /// Reading a state back loses something that equality does not see.
    JsonForgetsQuietly,
    /// A draw depends on more than the state.
    DrawVaries,
    /// The set-up depends on more than the seed.
    SetupVaries,
    /// A score is not the sum of its parts.
    WrongSum,
    /// The points of a seat are not its score.
    WrongPoints,
    /// Everybody wins.
    WrongPlaces,
    /// There is an outcome before the end.
    EarlyOutcome,
    /// There is no outcome at the end.
    NoOutcome,
    /// A drawn wagon stays in the pile too.
    DoubleWagon,
    /// The rounds are not counted.
    Endless,
    /// The second round panics.
    Panics,
}

impl Fault {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    pub fn is_none(&self) -> bool {
        *self == Fault::None
    }
}
