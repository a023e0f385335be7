//! People: guests and accounts, and the sessions in which they are signed in.

use std::sync::Arc;

use sqlx::Row;
use tokio::sync::broadcast;
use wire::{Me, Refusal};

use crate::clock::{DAY, Time, now};
use crate::company::Filter;
use crate::limits::Limits;
use crate::names;
use crate::password::Passwords;
use crate::refusal::Refused;
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

impl Person {
    fn new(id: String, name: String, is_account: bool, session: String) -> Person {
        Person {
            id,
            account: is_account.then(|| name.clone()),
            name,
            session,
        }
    }
}

impl Person {
    /// As the person is told.
    pub(crate) fn me(&self) -> Me {
        Me {
            name: self.name.clone(),
            account: self.account.clone(),
        }
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
    limits: Arc<Limits>,
    passwords: Passwords,
    /// How long a session lasts that nobody uses.
    lasts: Time,
    /// Sessions that are ended, for those who still hold a connection.
    ended: broadcast::Sender<String>,
    /// What nobody may be called.
    filter: Arc<Filter>,
}

/// The most sessions of one person. Whoever begins another one ends the one that was used least recently.
const MOST_SESSIONS: i64 = 50;

/// Begins a session; not of somebody who is suspended.
const BEGIN: &str = "INSERT INTO sessions (id, person, created, used) SELECT $1, $2, $3, $3 WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = $2 AND suspended IS NOT NULL)";

impl People {
    /// People whose sessions last this many days after they were used last.
    pub(crate) fn new(store: Arc<Store>, limits: Arc<Limits>, session_days: u32) -> People {
        People {
            store,
            limits,
            passwords: Passwords::new(),
            lasts: Time::from(session_days) * DAY,
            ended: broadcast::Sender::new(1_000),
            filter: Arc::default(),
        }
    }

    /// The same, with names that nobody may have.
    pub(crate) fn with_filter(self, filter: Arc<Filter>) -> People {
        People { filter, ..self }
    }

    /// Where they are stored.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// The same, for what goes on when nobody waits for it.
    pub(crate) fn shared_store(&self) -> Arc<Store> {
        self.store.clone()
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// A name as it is kept, if somebody may have it.
    fn name(&self, name: &str) -> Result<String, Refusal> {
        let name = names::name(name)?;
        self.filter.name(&name)?;
        Ok(name)
    }

    /// A new guest. Nobody takes a name that an account bears, or that looks like one.
    pub(crate) async fn guest(&self, name: &str) -> Result<Session, Refused> {
        let (name, id, token) = (self.name(name)?, secret::id(), secret::token());
        if self
            .store
            .row("SELECT 1 FROM people WHERE looks = $1", params![names::looks(&name)])
            .await?
            .is_some()
        {
            return Err(Refusal::NameOfAccount.into());
        }
        let session = secret::digest(&token);
        let write = Write::default()
            .must(
                "INSERT INTO people (id, name, created) VALUES ($1, $2, $3)",
                params![&id, &name, now()],
            )
            .must(BEGIN, params![&session, &id, now()]);
        self.must(write).await?;
        Ok(Session {
            person: Person::new(id, name, false, session),
            token,
        })
    }

    /// A new account, for somebody who was no guest before.
    pub(crate) async fn register(&self, name: &str, password: &str) -> Result<Session, Refused> {
        const SQL: &str = "INSERT INTO people (id, name, account, password, looks, created) SELECT $1, $2, $3, $4, $5, $6 \
                           WHERE NOT EXISTS (SELECT 1 FROM people AS others WHERE others.account = $3 OR others.looks = $5)";
        let name = self.name(name)?;
        text::password(password)?;
        let password = self.passwords.hash(password).await?;
        let (id, token) = (secret::id(), secret::token());
        let session = secret::digest(&token);
        let write = Write::default()
            .must(
                SQL,
                params![&id, &name, names::key(&name), password, names::looks(&name), now()],
            )
            .must(BEGIN, params![&session, &id, now()]);
        if !self.store.write(write).await? {
            return Err(Refusal::NameTaken.into());
        }
        Ok(Session {
            person: Person::new(id, name, true, session),
            token,
        })
    }

    /// Writes what nobody can be in the way of.
    async fn must(&self, write: Write) -> Result<(), Refused> {
        if self.store.write(write).await? {
            Ok(())
        } else {
            Err(Refusal::SomebodyFaster.into())
        }
    }

    /// Who has this secret.
    pub(crate) async fn find(&self, token: &str) -> Result<Option<Person>, Refused> {
        const SQL: &str = "SELECT people.id AS id, name, account, used FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = $1 AND used >= $2";
        let (session, now) = (secret::digest(token), now());
        let Some(row) = self.store.row(SQL, params![&session, now - self.lasts]).await? else {
            return Ok(None);
        };
        let account: Option<String> = row.try_get("account")?;
        let person = Person::new(row.try_get("id")?, row.try_get("name")?, account.is_some(), session);
        self.note_use(&person.session, row.try_get("used")?);
        Ok(Some(person))
    }

    /// Writes down that a session is used, if that was not done for a day. Nobody waits for it.
    fn note_use(&self, session: &str, used: Time) {
        let now = now();
        if now - used < DAY.min(self.lasts / 2) {
            return;
        }
        let (store, session) = (self.store.clone(), session.to_owned());
        tokio::spawn(async move {
            let write = Write::default().also("UPDATE sessions SET used = $2 WHERE id = $1", params![session, now]);
            let _ = store.write(write).await; // if this goes wrong, the next request does it
        });
    }

    /// Makes an account of a guest, who keeps all games. The session is a new one: whoever may have known the old secret is left outside.
    pub(crate) async fn become_account(&self, person: &Person, name: &str, password: &str) -> Result<Session, Refused> {
        const SQL: &str = "UPDATE people SET name = $2, account = $3, password = $4, looks = $5 WHERE id = $1 AND account IS NULL \
                           AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.account = $3 OR others.looks = $5)";
        let name = self.name(name)?;
        text::password(password)?;
        if person.account.is_some() {
            return Err(Refusal::HasAccount.into());
        }
        let password = self.passwords.hash(password).await?;
        let (token, old) = (secret::token(), self.sessions(&person.id).await?);
        let session = secret::digest(&token);
        let write = Write::default().must(
            SQL,
            params![&person.id, &name, names::key(&name), password, names::looks(&name)],
        );
        let write = end_others(end_all(write, &old), &person.id, "").must(BEGIN, params![&session, &person.id, now()]);
        if !self.store.write(write).await? {
            return Err(Refusal::NameTaken.into());
        }
        old.into_iter().for_each(|session| self.hear_end(session));
        Ok(Session {
            person: Person::new(person.id.clone(), name, true, session),
            token,
        })
    }

    /// Signs in to an account.
    pub(crate) async fn sign_in(&self, name: &str, password: &str) -> Result<Session, Refused> {
        const SQL: &str = "SELECT id, password FROM people WHERE account = $1 OR account = $2 ORDER BY account <> $1";
        let [account, before] = names::keys(name);
        self.limits.account(&account)?;
        let row = self.store.row(SQL, params![&account, &before]).await?;
        let stored = row.as_ref().map(|row| row.try_get("password")).transpose()?;
        if !self.passwords.check(password, stored).await? {
            return Err(Refusal::WrongPassword.into());
        }
        self.limits.right_password(&account);
        let row = row.ok_or(Refusal::WrongPassword)?;
        let id: String = row.try_get("id")?;
        self.begin_for(&id, Write::default()).await
    }

    /// A new session of somebody who has proven to have this account, and what is written besides. Whoever is suspended is told so.
    pub(crate) async fn begin_for(&self, id: &str, write: Write) -> Result<Session, Refused> {
        const SQL: &str = "SELECT name, suspended FROM people WHERE id = $1";
        let row = self.store.row(SQL, params![id]).await?.ok_or(Refusal::WrongPassword)?;
        if let Some(reason) = row.try_get("suspended")? {
            return Err(Refusal::Suspended { reason }.into());
        }
        let (name, token): (String, String) = (row.try_get("name")?, secret::token());
        let session = secret::digest(&token);
        let old = self.too_many(id).await?;
        self.must(end_all(write.must(BEGIN, params![&session, id, now()]), &old))
            .await?;
        old.into_iter().for_each(|session| self.hear_end(session));
        Ok(Session {
            person: Person::new(id.to_owned(), name, true, session),
            token,
        })
    }

    /// The sessions of a person that have to end when another one begins.
    async fn too_many(&self, person: &str) -> Result<Vec<String>, Refused> {
        const SQL: &str = "SELECT id FROM sessions WHERE person = $1 ORDER BY used DESC LIMIT 100 OFFSET $2";
        let rows = self.store.rows(SQL, params![person, MOST_SESSIONS - 1]).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Ends this session.
    pub(crate) async fn sign_out(&self, person: &Person) -> Result<(), Refused> {
        self.end(vec![person.session.clone()]).await
    }

    /// Ends all sessions of a person, also on other devices.
    pub(crate) async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Refused> {
        self.end(self.sessions(&person.id).await?).await
    }

    /// All sessions of a person.
    pub(crate) async fn sessions(&self, person: &str) -> Result<Vec<String>, Refused> {
        let rows = self
            .store
            .rows("SELECT id FROM sessions WHERE person = $1", params![person])
            .await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn end(&self, sessions: Vec<String>) -> Result<(), Refused> {
        self.store.write(end_all(Write::default(), &sessions)).await?;
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

    /// Has the session of an open connection been ended? If not, it is in use. If that cannot be found out now, it goes on.
    pub(crate) async fn is_over(&self, person: &Person) -> bool {
        let row = self
            .store
            .row("SELECT used FROM sessions WHERE id = $1", params![&person.session])
            .await;
        if let Ok(Some(used)) = row
            .as_ref()
            .map(|row| row.as_ref().and_then(|row| row.try_get("used").ok()))
        {
            self.note_use(&person.session, used);
        }
        matches!(row, Ok(None))
    }
}

/// Also ends all other sessions of a person, those that began at this moment, too.
pub(crate) fn end_others(write: Write, person: &str, stays: &str) -> Write {
    write.also(
        "DELETE FROM sessions WHERE person = $1 AND id <> $2",
        params![person, stays],
    )
}

/// Also ends these sessions.
pub(crate) fn end_all(write: Write, sessions: &[String]) -> Write {
    let delete = |write: Write, session: &String| {
        write
            .also("DELETE FROM sessions WHERE id = $1", params![session])
            .tell(Notice::Ended(session.clone()))
    };
    sessions.iter().fold(write, delete)
}
