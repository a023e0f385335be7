//! That it is really somebody, before something that can't be undone.

use wire::Refusal;
use wire::account::Proof;

use super::Site;
use crate::people::{People, Person};
use crate::refusal::Refused;
use crate::store::params;

impl People {
    /// Refuses whoever doesn't prove to be this person, by password or passkey. A guest has nothing to prove it with but the session.
    pub(crate) async fn prove(&self, person: &Person, site: &Site, proof: &Proof) -> Result<(), Refused> {
        let Some(account) = &person.account else {
            return Ok(());
        };
        let proven = match (&proof.password, &proof.passkey) {
            (Some(password), _) => self.knows_password(person, account, password).await?,
            (None, Some(answer)) => self.answered(person, site, answer).await?,
            (None, None) => false,
        };
        if proven { Ok(()) } else { Err(Refusal::NotYou.into()) }
    }

    async fn knows_password(&self, person: &Person, account: &str, password: &str) -> Result<bool, Refused> {
        use sqlx::Row;
        const SQL: &str = "SELECT password FROM people WHERE id = $1";
        let account = crate::names::key(account);
        self.limits().account(&account)?;
        let row = self.store().row(SQL, params![&person.id]).await?;
        let stored: Option<String> = row.map(|row| row.try_get(0)).transpose()?.flatten();
        let is_right = self.passwords().check(password, stored).await?;
        if is_right {
            self.limits().right_password(&account);
        }
        Ok(is_right)
    }
}
