//! Passwords. Checking one is made to cost time and memory, so only a few are checked at once.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use wire::Refusal;

use crate::refusal::Refused;

/// How many are checked at once.
const AT_ONCE: usize = 2;
/// How many may wait.
const WAITING: usize = 50;

/// Checks and hashes passwords.
pub(crate) struct Passwords {
    queue: Semaphore,
    working: Semaphore,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords {
            queue: Semaphore::new(AT_ONCE + WAITING),
            working: Semaphore::new(AT_ONCE),
        }
    }

    /// What is stored of a password.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, Refused> {
        let password = password.to_owned();
        let hash = move || {
            Argon2::default()
                .hash_password(password.as_bytes())
                .map(|hash: argon2::password_hash::phc::PasswordHash| hash.to_string())
        };
        self.work(hash).await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Refusal::PasswordNotStored.into()
        })
    }

    /// Is it the password? Without a stored one it takes as long and is not, so that nobody learns which accounts there are.
    pub(crate) async fn check(&self, password: &str, stored: Option<String>) -> Result<bool, Refused> {
        let password = password.to_owned();
        let verified = |stored: &str, password: &str| {
            PasswordHash::new(stored)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        let in_vain = |password: &str| {
            let hashed: Result<PasswordHash, _> = Argon2::default().hash_password(password.as_bytes());
            drop(hashed);
            false
        };
        self.work(move || stored.map_or_else(|| in_vain(&password), |stored| verified(&stored, &password)))
            .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refused> {
        let _queued = self.queue.try_acquire().map_err(|_| Refusal::PasswordsBusy)?;
        let _working = self.working.acquire().await.map_err(|_| Refusal::PasswordsBusy)?;
        Ok(tokio::task::spawn_blocking(work)
            .await
            .map_err(|_| Refusal::PasswordsBusy)?)
    }
}
