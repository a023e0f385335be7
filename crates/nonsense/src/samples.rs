//! Good inputs, from which the fuzzer starts.

use std::path::{Path, PathBuf};
use std::{fs, io};

use table::{Seat, Seats};

use crate::positions::{self, Position};
use crate::soundness::legal;

/// A good input of a target.
pub struct Sample {
    /// The target.
    pub target: &'static str,
    /// What it is, as a file name.
    pub name: String,
    /// The input.
    pub bytes: Vec<u8>,
}

/// The samples of all targets: fresh games, the golden games and card lists of the repository, the examples in its documents.
pub fn all() -> io::Result<Vec<Sample>> {
    let mut samples: Vec<Sample> = positions::all()
        .iter()
        .enumerate()
        .flat_map(|(number, position)| of_position(number, position))
        .collect();
    samples.extend(files("logs", "tests/golden", "json")?);
    samples.extend(files("cards", "data", "toml")?);
    samples.push(Sample {
        target: "entries",
        name: "empty".into(),
        bytes: b"{}".into(),
    });
    for document in ending(entries(&root().join("docs"))?, "md") {
        samples.extend(examples("entries", &document)?);
    }
    Ok(samples)
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("it lies in the repository's crates")
}

fn of_position(number: usize, position: &Position) -> Vec<Sample> {
    let sample = |target, bytes: Vec<u8>| Sample {
        target,
        name: position.name.clone(),
        bytes,
    };
    let mut samples = vec![
        sample("logs", position.log.clone().into()),
        sample("states", position.text.clone().into()),
    ];
    let state = position.state();
    for seat in Seats::all(state.players()).iter() {
        for (index, action) in legal(&*state, seat).iter().take(4).enumerate() {
            let name = format!("{}-{}-{index}", position.name, seat.index());
            samples.push(Sample {
                target: "actions",
                name,
                bytes: action_input(number, seat, action),
            });
        }
    }
    samples
}

fn action_input(position: usize, seat: Seat, action: &serde_json::Value) -> Vec<u8> {
    [&[position as u8, u8::from(seat)], action.to_string().as_bytes()].concat()
}

/// The files with this extension in this folder of every crate.
fn files(target: &'static str, folder: &str, extension: &str) -> io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for of_crate in entries(&root().join("crates"))? {
        for path in ending(entries(&of_crate.join(folder))?, extension) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            samples.push(Sample {
                target,
                name,
                bytes: fs::read(&path)?,
            });
        }
    }
    Ok(samples)
}

fn ending(paths: Vec<PathBuf>, extension: &str) -> impl Iterator<Item = PathBuf> {
    paths
        .into_iter()
        .filter(move |path| path.extension().is_some_and(|found| found == extension))
}

/// The blocks of JSON in a Markdown file.
fn examples(target: &'static str, document: &Path) -> io::Result<Vec<Sample>> {
    let text = fs::read_to_string(document)?;
    let blocks = text
        .split("```json\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next());
    let stem = document.file_stem().unwrap_or_default().to_string_lossy();
    Ok(blocks
        .enumerate()
        .map(|(number, block)| Sample {
            target,
            name: format!("{stem}-{number}"),
            bytes: block.into(),
        })
        .collect())
}

/// The files of a folder, in the order of their names; none if the folder is missing.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => Ok(Vec::new()),
        Err(error) => Err(error),
        Ok(entries) => {
            let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
            paths.sort();
            Ok(paths)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutation::mutated;

    /// Feeds the samples of a target, and this many mutations of each.
    fn feed(target: &str, header: usize, mutations: u32, check: fn(&[u8])) {
        let samples = all().unwrap();
        let of_target: Vec<&Sample> = samples.iter().filter(|sample| sample.target == target).collect();
        assert!(!of_target.is_empty());
        for sample in of_target {
            check(&sample.bytes);
            let (head, text) = sample.bytes.split_at(header);
            let text = str::from_utf8(text).unwrap();
            (0..mutations).for_each(|number| check(&[head, mutated(text, number).as_bytes()].concat()));
        }
    }

    #[test]
    fn logs_hold() {
        feed("logs", 0, 20, crate::logs);
    }

    #[test]
    fn states_hold() {
        feed("states", 0, 20, crate::states);
    }

    #[test]
    fn actions_hold() {
        feed("actions", crate::actions::HEADER, 10, crate::actions);
    }

    #[test]
    fn entries_hold() {
        feed("entries", 0, 200, crate::entries);
    }

    #[test]
    fn cards_hold() {
        feed("cards", 0, 100, crate::cards);
    }
}
