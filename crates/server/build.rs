//! Finds the files of the app in the browser, which the feature `app` puts into the program.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=ROUNDHOUSE_WEB");
    if env::var_os("CARGO_FEATURE_APP").is_none() {
        return;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    let folder = env::var_os("ROUNDHOUSE_WEB").map_or_else(|| default_folder(&out), PathBuf::from);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(&folder).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default();
    files.sort();
    let line = |path: &PathBuf| format!("    ({:?}, include_bytes!({:?})),\n", path.file_name().expect("files have names").to_string_lossy(), path.to_string_lossy());
    let list = format!("&[\n{}]\n", files.iter().map(line).collect::<String>());
    fs::write(out.join("files.rs"), list).expect("the folder of outputs can be written to");
}

/// `web` in the folder of all build outputs: beside the folder of the profile, in which ours is a few levels deep.
fn default_folder(out: &Path) -> PathBuf {
    out.ancestors().map(|folder| folder.join("web")).find(|folder| folder.join("index.html").exists()).unwrap_or_else(|| out.join("no-app"))
}
