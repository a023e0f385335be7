//! Lists the texts of the page with their places, so that a text that isn't there, or lacks what it is about, does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use table::words::{Book, Language};

fn main() {
    let texts = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("texts");
    println!("cargo::rerun-if-changed={}", texts.display());
    let source = fs::read_to_string(texts.join("en.ftl")).expect("the texts can be read");
    let book = Book::new([source.leak(), "", ""]);
    let keys: BTreeMap<String, BTreeSet<String>> = book
        .uses(Language::En)
        .into_iter()
        .map(|(id, places)| (id.replace('-', "."), places))
        .collect();
    let mut list = String::from("&[\n");
    for (key, places) in keys {
        let places: Vec<String> = places.into_iter().collect();
        writeln!(list, "    ({key:?}, &{places:?}),").expect("a string takes all text");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    fs::write(out.join("keys.rs"), list).expect("the folder of outputs can be written to");
}
