//! The styles of the app: all files in the order of their names, as one, without what only their readers need.

use std::fs;
use std::path::{Path, PathBuf};

use super::at;
use crate::failure::Failure;

/// Writes all styles of a folder into one file.
pub(super) fn write(from: &Path, to: &Path) -> Result<(), Failure> {
    let mut files: Vec<PathBuf> = at(from, fs::read_dir(from))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    let texts: Vec<String> = files
        .iter()
        .map(|file| at(file, fs::read_to_string(file)))
        .collect::<Result<_, _>>()?;
    at(to, fs::write(to, bare(&texts.concat())))
}

/// Without comments, indentation and empty lines. No style of ours has a comment's marks in a string.
fn bare(style: &str) -> String {
    let mut text = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_stay_at_home() {
        let style = "/* one */\na {\n  color: red; /* two\n lines */\n}\n\nb { content: \"x\"; }\n/* open";
        assert_eq!(bare(style), "a {\ncolor: red;\n}\nb { content: \"x\"; }\n");
    }
}
