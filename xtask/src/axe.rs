//! axe-core, which finds what makes a page hard to use for some: one version of it from npm, checked before it is used.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha512};

use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::tools::patiently;

/// Raising it may bring new findings: then the pages are mended, or a rule is left out in `e2e/src/axe.rs` with its reason.
const VERSION: &str = "4.14.0";
/// What npm's registry says of the package: its `dist.integrity`, in hexadecimal.
const SHA512: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b826035d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

/// Where the script is, once it is fetched.
pub(crate) fn script() -> PathBuf {
    folder().join(format!("axe-{VERSION}.js"))
}

fn folder() -> PathBuf {
    target_dir().join("tools")
}

/// Fetches the script where it is missing.
pub(crate) fn fetch() -> Result<(), Failure> {
    if script().is_file() {
        return Ok(());
    }
    eprintln!("xtask: axe-core is missing");
    let missing = || Failure::Missing {
        tool: "axe-core".into(),
    };
    let at = |error| Failure::File { path: folder(), error };
    fs::create_dir_all(folder()).map_err(at)?;
    let package = folder().join(format!("axe-core-{VERSION}.tgz"));
    if !patiently(|| download(&package) && is_sound(&package)) {
        let _ = fs::remove_file(&package);
        return Err(missing());
    }
    unpack(&package)?;
    fs::rename(folder().join("package/axe.min.js"), script()).map_err(at)
}

/// With curl, or with npm where there is no curl.
fn download(package: &Path) -> bool {
    let url = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
    let curl = Step::new("curl --fail --silent --show-error --location --output")
        .arg(package)
        .arg(url);
    curl.run().is_ok()
        || Step::new(&format!("npm pack axe-core@{VERSION} --silent --pack-destination"))
            .arg(folder())
            .run()
            .is_ok()
}

fn unpack(package: &Path) -> Result<(), Failure> {
    Step::new("tar --extract --gzip --file")
        .arg(package)
        .arg("--directory")
        .arg(folder())
        .arg("package/axe.min.js")
        .run()
}

/// Is it the package that was published?
fn is_sound(package: &Path) -> bool {
    fs::read(package).is_ok_and(|bytes| hash(&bytes) == SHA512)
}

fn hash(bytes: &[u8]) -> String {
    Sha512::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}"); // a text takes everything
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_tampered_with_is_not_sound() {
        let folder = std::env::temp_dir().join(format!("axe-{}", std::process::id()));
        fs::write(&folder, "something else").unwrap();
        assert!(!is_sound(&folder) && SHA512.len() == 128);
        fs::remove_file(&folder).unwrap();
    }

    #[test]
    fn a_hash_is_written_in_hexadecimal() {
        assert!(hash(b"abc").starts_with("ddaf35a193617abacc417349ae204131"));
    }
}
