//! What is wrong with a file of a net.

use thiserror::Error;

/// The file is no net, or none for this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NetError {
    /// The file can't be read.
    #[error("the file can't be read: {0}")]
    File(String),
    /// It isn't written as safetensors.
    #[error("it isn't a file of tensors: {0}")]
    Format(String),
    /// A tensor is missing, or isn't as it should be.
    #[error("its tensor '{0}' is missing or has another shape")]
    Tensor(&'static str),
    /// Something that should be said beside the tensors isn't.
    #[error("it doesn't say '{0}'")]
    Unsaid(&'static str),
    /// It has learned another game.
    #[error("it has learned {learned}, not {game}")]
    Game {
        /// The game that it has learned.
        learned: String,
        /// The game that was to be played.
        game: &'static str,
    },
    /// It has learned from other numbers.
    #[error("it has learned from version {learned} of the numbers; this is version {version}")]
    Version {
        /// The version that it has learned from.
        learned: u32,
        /// The present version.
        version: u32,
    },
}
