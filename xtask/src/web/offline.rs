//! What the app keeps, so that it works without the network.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use super::{at, is_on_demand};
use crate::failure::Failure;

/// Writes into the service worker which files there are, and a number that changes with any of them: a browser that finds another one fetches them all anew,
/// so that it never keeps parts of two programs.
pub(super) fn list_files(app: &Path) -> Result<(), Failure> {
    let worker = app.join("offline.js");
    let mut names: Vec<String> = at(app, fs::read_dir(app))?
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .filter(|name| name != "offline.js" && name != "index.html" && !is_on_demand(Path::new(name)))
        .collect();
    names.sort();
    let mut hasher = DefaultHasher::new();
    for name in &names {
        at(app, fs::read(app.join(name)))?.hash(&mut hasher);
    }
    let list: Vec<String> = names.iter().map(|name| format!("\"/{name}\"")).collect();
    let text = at(&worker, fs::read_to_string(&worker))?
        .replace("BUILD", &format!("{:016x}", hasher.finish()))
        .replace("...FILES_OF_THE_APP", &list.join(", "));
    at(&worker, fs::write(&worker, text))
}
