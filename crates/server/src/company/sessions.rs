//! Where somebody is signed in, and signing out there.

use sqlx::Row;
use wire::Refusal;
use wire::account::SessionInfo;

use super::Device;
use crate::people::{People, Person, end_all, end_others};
use crate::refusal::Refused;
use crate::store::{Write, params};

/// How much of a session's hash names it: enough to tell those of one person apart.
const NAME: usize = 20;

fn name(session: &str) -> &str {
    session.get(..NAME).unwrap_or(session)
}

impl People {
    /// Where somebody is signed in; where it was used last comes first.
    pub(crate) async fn signed_in(&self, person: &Person) -> Result<Vec<SessionInfo>, Refused> {
        const SQL: &str =
            "SELECT id, device, created, used FROM sessions WHERE person = $1 ORDER BY used DESC, created DESC";
        let mut sessions = Vec::new();
        for row in self.store().rows(SQL, params![&person.id]).await? {
            let id: String = row.try_get("id")?;
            let device = Device::read(&row.try_get::<String, _>("device")?);
            sessions.push(SessionInfo {
                current: id == person.session,
                id: name(&id).to_owned(),
                browser: device.browser.map(str::to_owned),
                system: device.system.map(str::to_owned),
                created: row.try_get("created")?,
                used: row.try_get("used")?,
            });
        }
        Ok(sessions)
    }

    /// Signs out in one place.
    pub(crate) async fn sign_out_there(&self, person: &Person, id: &str) -> Result<(), Refused> {
        let sessions = self.sessions(&person.id).await?;
        let session = sessions.into_iter().find(|session| name(session) == id);
        self.end(vec![session.ok_or(Refusal::NoSession)?]).await
    }

    /// Writes down on what a session is. Nobody waits for it.
    pub(crate) fn note_device(&self, session: &str, device: Device) {
        const SQL: &str = "UPDATE sessions SET device = $2 WHERE id = $1";
        if device == Device::default() {
            return;
        }
        let (store, session) = (self.shared_store(), session.to_owned());
        tokio::spawn(async move {
            let write = Write::default().also(SQL, params![session, device.text()]);
            let _ = store.write(write).await; // then the list says nothing of it
        });
    }

    /// Another password for an account. All sessions but this one end, and so do links for who has forgotten it.
    pub(crate) async fn change_password(
        &self,
        person: &str,
        stays: Option<&str>,
        password: &str,
    ) -> Result<(), Refused> {
        const SQL: &str = "UPDATE people SET password = $2 WHERE id = $1 AND account IS NOT NULL";
        crate::text::password(password)?;
        let hash = self.passwords().hash(password).await?;
        let mut old = self.sessions(person).await?;
        old.retain(|session| stays != Some(session.as_str()));
        let write = Write::default()
            .must(SQL, params![person, hash])
            .also("DELETE FROM resets WHERE person = $1", params![person]);
        let write = end_others(end_all(write, &old), person, stays.unwrap_or_default());
        if !self.store().write(write).await? {
            return Err(Refusal::AccountsOnly.into());
        }
        old.into_iter().for_each(|session| self.hear_end(session));
        Ok(())
    }
}
