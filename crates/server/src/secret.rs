//! Secrets and names that nobody can guess.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use sha2::{Digest, Sha256};

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A fresh id, such as that of a table: 80 random bits.
pub(crate) fn id() -> String {
    hex::encode(bytes::<10>())
}

/// A fresh secret, such as that of a session: 256 random bits.
pub(crate) fn token() -> String {
    hex::encode(bytes::<32>())
}

/// What is stored of a secret: whoever reads the database cannot use it.
pub(crate) fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// The 64 secret bytes in this file; a new file, which only the user can read, gets new ones.
pub(crate) fn key_file(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read_to_string(path) {
        Ok(text) => read_key(text.trim()).ok_or_else(|| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                "isn't a key file of ours; remove it, and everyone has to sign in again",
            )
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = hex::encode(bytes::<64>());
            let mut file = create_private(path)?;
            file.write_all(key.as_bytes())?;
            file.sync_all()?;
            Ok(read_key(&key).expect("it was just written"))
        }
        Err(error) => Err(error),
    }
}

/// The 64 bytes of a written key.
pub(crate) fn read_key(text: &str) -> Option<Vec<u8>> {
    hex::decode(text).ok().filter(|key| key.len() == 64)
}

/// A new file that only the user can read.
pub(crate) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes a folder that only the user can look into, if it is not there.
pub(crate) fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}
