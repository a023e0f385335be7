//! The operator: whoever has the token. It is made at the first start, or comes from the environment; it is never logged, and compared in the same time whatever is wrong with it.

use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};
use sqlx::Row;
use subtle::ConstantTimeEq;
use thiserror::Error;

use crate::secret;
use crate::store::{Place, Store, StoreError, Write, params};

/// The file of the token, where everything else is in files.
const FILE: &str = "operator.token";
/// Shorter than this, somebody could guess it.
const LEAST: usize = 16;

/// Why there is no operator's token.
#[derive(Debug, Error)]
pub enum OperatorError {
    /// The file can't be used.
    #[error("{}: {error}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// It could be guessed.
    #[error("the operator's token has to have at least {LEAST} characters")]
    Short,
    /// The database can't be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No server has run here yet.
    #[error("there is no operator's token here; start the server once, or name one in ROUNDHOUSE_OPERATOR_TOKEN")]
    Missing,
}

/// Knows the operator.
pub(crate) struct Operator(Sha256Hash);

type Sha256Hash = [u8; 32];

fn hash(token: &str) -> Sha256Hash {
    Sha256::digest(token.as_bytes()).into()
}

impl Operator {
    /// Whoever has this token; without one, whoever has that of the folder or, where servers share a database, of the database. A new one is made if there is none.
    pub(crate) async fn know(
        given: Option<&str>,
        place: &Place,
        data: &Path,
        store: &Store,
    ) -> Result<Operator, OperatorError> {
        let token = match (given, place) {
            (Some(given), _) => given.trim().to_owned(),
            (None, Place::File(_)) => of_file(&data.join(FILE), true)?,
            (None, Place::Postgres(_)) => of_database(store).await?,
        };
        if token.len() < LEAST {
            return Err(OperatorError::Short);
        }
        Ok(Operator(hash(&token)))
    }

    /// Is it the operator's token?
    pub(crate) fn is(&self, token: &str) -> bool {
        hash(token).ct_eq(&self.0).into()
    }
}

fn of_file(path: &Path, make: bool) -> Result<String, OperatorError> {
    let failed = |error| OperatorError::File {
        path: path.to_owned(),
        error,
    };
    match std::fs::read_to_string(path) {
        Ok(text) => Ok(text.trim().to_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound && make => {
            let token = secret::token();
            let mut file = secret::create_private(path).map_err(failed)?;
            io::Write::write_all(&mut file, token.as_bytes()).map_err(failed)?;
            file.sync_all().map_err(failed)?;
            Ok(token)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(OperatorError::Missing),
        Err(error) => Err(failed(error)),
    }
}

const READ: &str = "SELECT value FROM settings WHERE name = 'operator token'";

async fn of_database(store: &Store) -> Result<String, OperatorError> {
    const INSERT: &str = "INSERT INTO settings (name, value) VALUES ('operator token', $1) ON CONFLICT DO NOTHING";
    store
        .write(Write::default().also(INSERT, params![secret::token()]))
        .await?;
    let row = store.row(READ, Vec::new()).await?;
    let row = row.ok_or(OperatorError::Missing)?;
    Ok(row.try_get(0).map_err(StoreError::from)?)
}

/// The token that a server on this folder, or on this PostgreSQL database, made for its operator.
pub async fn operator_token(data: &Path, database_url: Option<&str>) -> Result<String, OperatorError> {
    let Some(url) = database_url else {
        return of_file(&data.join(FILE), false);
    };
    let found = crate::store::look_up(url, READ).await?;
    found.ok_or(OperatorError::Missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_made_once_and_only_its_owner_can_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        assert!(matches!(of_file(&path, false), Err(OperatorError::Missing)));
        let token = of_file(&path, true).unwrap();
        assert_eq!(of_file(&path, true).unwrap(), token);
        assert_eq!(of_file(&path, false).unwrap(), token);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        let operator = Operator(hash(&token));
        assert!(operator.is(&token));
        for wrong in ["", "x", &token[1..], &format!("{token}0")] {
            assert!(!operator.is(wrong), "{wrong}");
        }
    }
}
