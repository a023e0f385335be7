//! Finds the pictures of previews, and the files of the app in the browser, which the feature `app` puts into the program: those in the folder that `ROUNDHOUSE_WEB`
//! names, or none.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=ROUNDHOUSE_WEB");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    pictures(&out);
    if env::var_os("CARGO_FEATURE_APP").is_none() {
        return;
    }
    let folder = env::var_os("ROUNDHOUSE_WEB").map(PathBuf::from);
    if let Some(folder) = &folder {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    let mut files: Vec<PathBuf> = entries
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.sort();
    let line = |path: &PathBuf| {
        let (name, whole) = (
            path.file_name().expect("files have names").to_string_lossy(),
            path.to_string_lossy(),
        );
        format!("    ({name:?}, include_bytes!({whole:?})),\n")
    };
    let list = format!("&[\n{}]\n", files.iter().map(line).collect::<String>());
    fs::write(out.join("files.rs"), list).expect("the folder of outputs can be written to");
}

/// Lists the pictures by their names, without their endings.
fn pictures(out: &Path) {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("pictures");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("the pictures can be listed");
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let line = |path: &PathBuf| {
        let name = path.file_stem().expect("files have names").to_string_lossy();
        format!("    ({name:?}, include_bytes!({:?})),\n", path.to_string_lossy())
    };
    let list = format!("&[\n{}]\n", files.iter().map(line).collect::<String>());
    fs::write(out.join("pictures.rs"), list).expect("the folder of outputs can be written to");
}
