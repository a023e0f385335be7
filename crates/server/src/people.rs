//! People: guests and accounts, and the sessions in which they are signed in.

use std::sync::Arc;

use serde::Serialize;
use sqlx::Row;
use tokio::sync::broadcast;
use utoipa::ToSchema;

use crate::clock::now;
use crate::password::Passwords;
use crate::refusal::Refusal;
use crate::store::{Notice, Store, Write, params};
use crate::{secret, text};

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The name with which an account signs in; `None` for a guest.
    pub(crate) account: Option<String>,
    /// The session, as it is stored.
    pub(crate) session: String,
}

/// Somebody, as the person itself is told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    /// The name that others see.
    name: String,
    /// The name with which you sign in; null for a guest.
    account: Option<String>,
}

impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me { name: person.name.clone(), account: person.account.clone() }
    }
}

/// A session that has begun: who, and the secret that proves it.
pub(crate) struct Session {
    pub(crate) person: Person,
    pub(crate) token: String,
}

/// All people.
pub(crate) struct People {
    store: Arc<Store>,
    passwords: Passwords,
    /// Sessions that are ended, for those who still hold a connection.
    ended: broadcast::Sender<String>,
}

impl People {
    pub(crate) fn new(store: Arc<Store>) -> People {
        People { store, passwords: Passwords::new(), ended: broadcast::Sender::new(1_000) }
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Result<Session, Refusal> {
        let (name, id, token) = (text::name(name)?, secret::id(), secret::token());
        let session = secret::digest(&token);
        let write = Write::default()
            .must("INSERT INTO people (id, name, created) VALUES ($1, $2, $3)", params![&id, &name, now()])
            .must("INSERT INTO sessions (id, person, created) VALUES ($1, $2, $3)", params![&session, &id, now()]);
        self.store.write(write).await?;
        Ok(Session { person: Person { id, name, account: None, session }, token })
    }

    /// Who has this secret.
    pub(crate) async fn find(&self, token: &str) -> Result<Option<Person>, Refusal> {
        const SQL: &str = "SELECT people.id AS id, name, account FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = $1";
        let session = secret::digest(token);
        let Some(row) = self.store.row(SQL, params![&session]).await? else { return Ok(None) };
        let account: Option<String> = row.try_get("account")?;
        let name: String = row.try_get("name")?;
        Ok(Some(Person { id: row.try_get("id")?, account: account.map(|_| name.clone()), name, session }))
    }

    /// Makes an account of a guest, who keeps all games.
    pub(crate) async fn become_account(&self, person: &Person, name: &str, password: &str) -> Result<Me, Refusal> {
        const SQL: &str = "UPDATE people SET name = $2, account = $3, password = $4 WHERE id = $1 AND account IS NULL \
                           AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.account = $3)";
        let name = text::name(name)?;
        text::password(password)?;
        if person.account.is_some() {
            return Err(Refusal::conflict("you have an account already"));
        }
        let password = self.passwords.hash(password).await?;
        let write = Write::default().must(SQL, params![&person.id, &name, key(&name), password]);
        if !self.store.write(write).await? {
            return Err(Refusal::conflict("this name is taken"));
        }
        Ok(Me { account: Some(name.clone()), name })
    }

    /// Signs in to an account.
    pub(crate) async fn sign_in(&self, name: &str, password: &str) -> Result<Session, Refusal> {
        const SQL: &str = "SELECT id, name, password FROM people WHERE account = $1";
        let row = match text::name(name) {
            Ok(name) => self.store.row(SQL, params![key(&name)]).await?,
            Err(_) => None, // nobody has such a name
        };
        let stored = row.as_ref().map(|row| row.try_get("password")).transpose()?;
        if !self.passwords.check(password, stored).await? {
            return Err(Refusal::new(axum::http::StatusCode::UNAUTHORIZED, "there is no account with this name and password"));
        }
        let row = row.ok_or_else(Refusal::stranger)?;
        let (id, name, token): (String, String, String) = (row.try_get("id")?, row.try_get("name")?, secret::token());
        let session = secret::digest(&token);
        self.store.write(Write::default().must("INSERT INTO sessions (id, person, created) VALUES ($1, $2, $3)", params![&session, &id, now()])).await?;
        Ok(Session { person: Person { id, account: Some(name.clone()), name, session }, token })
    }

    /// Ends this session.
    pub(crate) async fn sign_out(&self, person: &Person) -> Result<(), Refusal> {
        self.end(vec![person.session.clone()]).await
    }

    /// Ends all sessions of a person, also on other devices.
    pub(crate) async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Refusal> {
        let rows = self.store.rows("SELECT id FROM sessions WHERE person = $1", params![&person.id]).await?;
        self.end(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?).await
    }

    async fn end(&self, sessions: Vec<String>) -> Result<(), Refusal> {
        let delete = |write: Write, session: &String| write.also("DELETE FROM sessions WHERE id = $1", params![session]).tell(Notice::Ended(session.clone()));
        self.store.write(sessions.iter().fold(Write::default(), delete)).await?;
        sessions.into_iter().for_each(|session| self.hear_end(session));
        Ok(())
    }

    /// Tells all connections that a session is ended.
    pub(crate) fn hear_end(&self, session: String) {
        let _ = self.ended.send(session); // nobody may be connected
    }

    pub(crate) fn endings(&self) -> broadcast::Receiver<String> {
        self.ended.subscribe()
    }

    /// Has the session been ended? If that cannot be found out now, it goes on.
    pub(crate) async fn is_over(&self, person: &Person) -> bool {
        let row = self.store.row("SELECT id FROM sessions WHERE id = $1", params![&person.session]).await;
        matches!(row, Ok(None))
    }
}

/// Names of accounts differ in more than the case of their letters.
fn key(name: &str) -> String {
    name.to_lowercase()
}
