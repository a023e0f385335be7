//! Being hidden.

use sqlx::Row;
use wire::standing::Privacy;

use super::Standing;
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};

impl Standing {
    /// Is this person hidden?
    pub(crate) async fn privacy(&self, person: &Person) -> Result<Privacy, Refused> {
        let row = self
            .store
            .row("SELECT hidden FROM people WHERE id = $1", params![&person.id])
            .await?;
        let hidden = row.map_or(Ok(0), |row| row.try_get::<i64, _>(0))? != 0;
        Ok(Privacy { hidden })
    }

    /// Hides a person, or shows it again.
    pub(crate) async fn set_privacy(&self, person: &Person, privacy: Privacy) -> Result<Privacy, Refused> {
        const SQL: &str = "UPDATE people SET hidden = $2 WHERE id = $1";
        self.store
            .write(Write::default().must(SQL, params![&person.id, privacy.hidden]))
            .await?;
        Ok(privacy)
    }
}

/// The name of somebody in a list, as this reader is told it: nobody but themselves sees the name of who is hidden.
pub(crate) fn shown(name: Option<String>, hidden: i64, id: Option<&str>, reader: Option<&Person>) -> Option<String> {
    let is_reader = id.is_some() && reader.map(|reader| reader.id.as_str()) == id;
    name.filter(|_| hidden == 0 || is_reader)
}
