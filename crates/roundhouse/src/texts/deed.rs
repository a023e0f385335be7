//! What is done.

/// What is done, even if nobody can be told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    MoveWritten,
    MoveTakenBack,
    FileWritten,
    GameChecked,
    CopyWritten,
}

table::terms! { Deed, in super::BOOK, "deed", on () { MoveWritten, MoveTakenBack, FileWritten, GameChecked, CopyWritten } }
