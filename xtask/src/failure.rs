//! Why a chore failed.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why a chore failed, told to whoever ran it.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("failed: {0}")]
    Step(String),
    #[error("could not run {command}: {error}")]
    Start { command: String, error: io::Error },
    #[error("{tool} is missing and could not be installed")]
    Missing { tool: String },
    #[error("no fuzz target '{name}'; there are: {known}")]
    Target { name: String, known: String },
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{0} printed something else than expected: {1}")]
    Output(String, serde_json::Error),
    #[error("the app cannot be bound to the browser: {0}")]
    Bindgen(String),
    #[error("the app cannot be cut into its parts: {0}")]
    Split(String),
    #[error("the app is {kilobytes} kB compressed, which is too much to load")]
    TooLarge { kilobytes: usize },
    #[error("the fuzzer found {}", .0.join("\n  and "))]
    Findings(Vec<String>),
}
