//! The texts of every language but English, which is in the program: files for each, so that a reader loads those of one.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use super::{TEXTS, at};
use crate::failure::Failure;

/// The languages that come in files.
const LANGUAGES: [&str; 2] = ["ja", "fr"];

/// What comes together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shelf {
    /// All words: `fr.ftl`.
    Words,
    /// The rules, which few read: `RULES.fr.md`.
    Rules,
}

impl Shelf {
    const ALL: [Shelf; 2] = [Shelf::Words, Shelf::Rules];

    /// What the program calls the file of a language.
    fn name(self, language: &str) -> String {
        match self {
            Shelf::Words => language.to_owned(),
            Shelf::Rules => format!("{language}-rules"),
        }
    }

    /// Does this file belong there?
    fn has(self, path: &Path, language: &str) -> bool {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        match self {
            Shelf::Words => name == format!("{language}.ftl"),
            Shelf::Rules => name.ends_with(&format!(".{language}.md")),
        }
    }
}

/// Where the files are named, in the scripts that fetch and keep them.
const PLACE: &str = "TEXTS_OF_LANGUAGES";

/// Writes the files of each language: what the program names of it (`crate/path/of/file`), as `sources!` has it.
pub(super) fn write(crates: &Path, program: &[u8], app: &Path) -> Result<(), Failure> {
    let mut named = Vec::new();
    for (language, shelf) in LANGUAGES
        .into_iter()
        .flat_map(|language| Shelf::ALL.map(|shelf| (language, shelf)))
    {
        let (text, called) = (json(&collect(crates, language, shelf, program)?), shelf.name(language));
        let name = format!("{TEXTS}{called}.{}.json", number(&text));
        at(app, fs::write(app.join(&name), text))?;
        named.push(format!("\"{called}\": \"/{name}\""));
    }
    for script in ["start.js", "offline.js"] {
        let file = app.join(script);
        let text = at(&file, fs::read_to_string(&file))?;
        at(
            &file,
            fs::write(&file, text.replace(PLACE, &format!("{{ {} }}", named.join(", ")))),
        )?;
    }
    Ok(())
}

/// All texts of a language on a shelf that the program can ask for, by their names.
fn collect(crates: &Path, language: &str, shelf: Shelf, program: &[u8]) -> Result<BTreeMap<String, String>, Failure> {
    let mut texts = BTreeMap::new();
    let mut folders = vec![crates.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in at(&folder, fs::read_dir(&folder))? {
            let path = at(&folder, entry)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if shelf.has(&path, language) {
                let name = path
                    .strip_prefix(crates)
                    .unwrap_or(&path)
                    .to_string_lossy()
                    .replace('\\', "/");
                if is_in(program, &name) {
                    texts.insert(name, at(&path, fs::read_to_string(&path))?);
                }
            }
        }
    }
    Ok(texts)
}

fn is_in(program: &[u8], name: &str) -> bool {
    memchr::memmem::find(program, name.as_bytes()).is_some()
}

fn json(texts: &BTreeMap<String, String>) -> String {
    serde_json::to_string(texts).expect("texts by names are JSON")
}

/// What tells these texts from those of another day.
fn number(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_language_are_known_by_their_names() {
        let shelves = |name| Shelf::ALL.map(|shelf| shelf.has(Path::new(name), "fr"));
        assert_eq!(shelves("texts/fr.ftl"), [true, false]);
        assert_eq!(shelves("RULES.fr.md"), [false, true]);
        for other in ["texts/en.ftl", "RULES.md", "RULES.ja.md", "fr.rs"] {
            assert_eq!(shelves(other), [false, false], "{other}");
        }
    }

    #[test]
    fn only_what_the_program_names_is_written() {
        let crates = crate::step::root().join("crates");
        let program = b"...wire/texts/ja.ftl\0\0table/texts/ja.ftl...";
        let texts = collect(&crates, "ja", Shelf::Words, program).unwrap();
        assert_eq!(
            texts.keys().collect::<Vec<_>>(),
            ["table/texts/ja.ftl", "wire/texts/ja.ftl"]
        );
        assert!(texts.values().all(|text| text.contains(" = ")));
    }
}
