//! Where people say how, where and when they want to be told.

use std::sync::Arc;

use sqlx::Row;
use table::Language;
use table::words::excerpt;
use wire::{Channel, Hours, NewTarget, NewsKind, NewsSettings, Off, Place, Quiet, Refusal, Target, Wishes};

use super::forget;
use super::letter::Letter;
use super::mail::Mailer;
use super::post::Post;
use super::push::Subscription;
use super::target::{StoredTarget, read_hours, written};
use crate::clock::{self, now};
use crate::limits::Limits;
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Store, Write, params};
use crate::tables::Tables;
use crate::words::Words;

/// The most targets of a person, those of tables included.
const MOST: usize = 20;
const DAY: u16 = 24 * 60;

/// Notes whether a person, or a table, has targets: only then do turns look for them.
const NOTE: &str = "UPDATE people SET told = CASE WHEN EXISTS (SELECT 1 FROM targets WHERE person = $1 AND table_id IS NULL AND off IS NULL) THEN 1 ELSE 0 END WHERE id = $1";
const NOTE_TABLE: &str = "UPDATE tables SET told = CASE WHEN EXISTS (SELECT 1 FROM targets WHERE table_id = $1 AND off IS NULL) THEN 1 ELSE 0 END WHERE id = $1";

/// Also notes whether anybody is to be told.
pub(super) fn noted(write: Write, person: &str, table: Option<&str>) -> Write {
    match table {
        Some(table) => write.also(NOTE_TABLE, params![table]),
        None => write.also(NOTE, params![person]),
    }
}

/// Where people say how they want to be told.
pub(crate) struct News {
    pub(super) store: Arc<Store>,
    tables: Arc<Tables>,
    limits: Arc<Limits>,
    pub(super) post: Arc<Post>,
}

impl News {
    pub(crate) fn new(store: Arc<Store>, tables: Arc<Tables>, limits: Arc<Limits>, post: Arc<Post>) -> News {
        News {
            store,
            tables,
            limits,
            post,
        }
    }

    /// The ways out.
    pub(crate) fn post(&self) -> &Arc<Post> {
        &self.post
    }

    /// What somebody has said.
    pub(crate) async fn settings(&self, person: &Person) -> Result<NewsSettings, Refused> {
        const HOURS: &str = "SELECT language, zone, quiet_from, quiet_to FROM hours WHERE person = $1";
        let row = self.store.row(HOURS, params![&person.id]).await?;
        let targets = StoredTarget::all(&self.store, &person.id).await?;
        Ok(NewsSettings {
            hours: row.as_ref().map(read_hours).transpose()?.flatten(),
            targets: targets.iter().map(StoredTarget::told).collect(),
            push_key: self.post.push.public(),
            mail: self.post.mailer.is_some(),
            account: person.account.is_some(),
        })
    }

    /// Somebody's language, time zone and quiet hours.
    pub(crate) async fn set_hours(&self, person: &Person, hours: &Hours) -> Result<(), Refused> {
        const SQL: &str = "INSERT INTO hours (person, language, zone, quiet_from, quiet_to) VALUES ($1, $2, $3, $4, $5) \
                           ON CONFLICT (person) DO UPDATE SET language = $2, zone = $3, quiet_from = $4, quiet_to = $5";
        let language = Language::ALL
            .into_iter()
            .find(|language| language.code() == hours.language);
        let language = language.ok_or_else(|| Refusal::NoLanguage {
            name: excerpt(&hours.language, 20),
        })?;
        clock::zone(&hours.zone)?;
        if hours
            .quiet
            .is_some_and(|Quiet { from, to }| from == to || from >= DAY || to >= DAY)
        {
            return Err(Refusal::QuietHours.into());
        }
        let (from, to) = (
            hours.quiet.map(|quiet| i64::from(quiet.from)),
            hours.quiet.map(|quiet| i64::from(quiet.to)),
        );
        let write = Write::default().also(SQL, params![&person.id, language.code(), &hours.zone, from, to]);
        self.store.write(write).await?;
        Ok(())
    }

    /// Another place where somebody wants to be told. A browser that subscribes again is the same place.
    pub(crate) async fn add(&self, person: &Person, new: NewTarget) -> Result<Target, Refused> {
        check(&new.wishes)?;
        let (channel, address, table) = self.checked(person, new.place).await?;
        let old = StoredTarget::all(&self.store, &person.id).await?;
        if let Some(same) = old
            .iter()
            .find(|old| (old.channel, &old.address, &old.table) == (channel, &address, &table))
        {
            self.change(person, &same.id, &new.wishes).await?;
            return self.told(&same.id).await;
        }
        if old.len() >= MOST {
            return Err(Refusal::TooManyTargets { most: MOST }.into());
        }
        let (id, question) = (secret::id(), secret::token());
        if channel == Channel::Mail {
            self.ask(person, &address, &question).await?;
        }
        let confirmed = channel != Channel::Mail;
        let confirm = (!confirmed).then(|| secret::digest(&question));
        self.insert(person, &id, &new.wishes, channel, &address, table.as_deref(), confirm)
            .await?;
        if confirmed {
            self.spread(&person.id, table.as_deref()).await?;
        }
        self.told(&id).await
    }

    #[expect(clippy::too_many_arguments, reason = "a row")]
    async fn insert(
        &self,
        person: &Person,
        id: &str,
        wishes: &Wishes,
        channel: Channel,
        address: &str,
        table: Option<&str>,
        confirm: Option<String>,
    ) -> Result<(), Refused> {
        const SQL: &str = "INSERT INTO targets (id, person, table_id, channel, address, kinds, wait, digest, confirmed, confirm, stop, created) \
                           SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 WHERE (SELECT COUNT(*) FROM targets WHERE person = $2) < $13";
        let write = Write::default().must(
            SQL,
            params![
                id,
                &person.id,
                table.map(str::to_owned),
                channel.word(),
                address,
                written(&wishes.kinds),
                i64::from(wishes.wait),
                wishes.digest.word(),
                confirm.is_none(),
                confirm,
                secret::token(),
                now(),
                MOST as i64
            ],
        );
        let write = if channel == Channel::Push {
            only_here(write, address, id)
        } else {
            write
        };
        if !self.store.write(noted(write, &person.id, table)).await? {
            return Err(Refusal::TooManyTargets { most: MOST }.into());
        }
        Ok(())
    }

    /// A place, if it is one where this person may be told: the channel, the address as it is stored, and the table.
    async fn checked(&self, person: &Person, place: Place) -> Result<(Channel, String, Option<String>), Refused> {
        match place {
            Place::Push { endpoint, p256dh, auth } => {
                self.post.outside.check(&endpoint).await?;
                let to = Subscription { endpoint, p256dh, auth };
                to.check()?;
                let text = serde_json::to_string(&to).expect("a subscription is JSON");
                Ok((Channel::Push, text, None))
            }
            Place::Mail { address } => {
                if self.post.mailer.is_none() {
                    return Err(Refusal::NoMail.into());
                }
                if person.account.is_none() {
                    return Err(Refusal::MailForAccounts.into());
                }
                Ok((Channel::Mail, Mailer::check(&address)?, None))
            }
            Place::Hook { url, table } => {
                if let Some(table) = &table {
                    let live = self.tables.open(table).await?;
                    self.tables.lock_as_stored(&live).await?.check_host(person)?;
                }
                self.post.outside.check(&url).await?;
                Ok((Channel::Hook, url.trim().to_owned(), table))
            }
        }
    }

    /// Asks by mail whether an address is this person's.
    async fn ask(&self, person: &Person, address: &str, question: &str) -> Result<(), Refused> {
        self.limits.confirming_mail(&person.id, address)?;
        let mailer = self.post.mailer.as_ref().ok_or(Refusal::NoMail)?;
        let words = Words(self.language(person).await?);
        let asked = mailer.ask(address, words, &person.name, question).await;
        asked.map_err(|_| Refusal::MailRefused.into())
    }

    async fn language(&self, person: &Person) -> Result<Language, Refused> {
        let row = self
            .store
            .row("SELECT language FROM hours WHERE person = $1", params![&person.id])
            .await?;
        let code: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(code.and_then(|code| Language::of_code(&code)).unwrap_or_default())
    }

    /// What is told at a target, from now on. One that was off is on again.
    pub(crate) async fn change(&self, person: &Person, id: &str, wishes: &Wishes) -> Result<Target, Refused> {
        const SQL: &str = "UPDATE targets SET kinds = $3, wait = $4, digest = $5, off = NULL, failures = 0, pause_until = 0 WHERE id = $1 AND person = $2";
        check(wishes)?;
        let target = self.own(person, id).await?;
        let write = Write::default().must(
            SQL,
            params![
                id,
                &person.id,
                written(&wishes.kinds),
                i64::from(wishes.wait),
                wishes.digest.word()
            ],
        );
        if !self
            .store
            .write(noted(write, &person.id, target.table.as_deref()))
            .await?
        {
            return Err(Refusal::NoTarget.into());
        }
        if target.off.is_some() {
            self.spread(&person.id, target.table.as_deref()).await?;
        }
        self.told(id).await
    }

    /// Forgets a target.
    pub(crate) async fn remove(&self, person: &Person, id: &str) -> Result<(), Refused> {
        let target = self.own(person, id).await?;
        let write = Write::default()
            .also("DELETE FROM news WHERE target = $1", params![id])
            .must(
                "DELETE FROM targets WHERE id = $1 AND person = $2",
                params![id, &person.id],
            );
        self.store
            .write(noted(write, &person.id, target.table.as_deref()))
            .await?;
        Ok(())
    }

    /// Forgets everything that somebody has said about being told.
    pub(crate) async fn forget(&self, person: &Person) -> Result<(), Refused> {
        self.store.write(forget(&person.id)).await?;
        Ok(())
    }

    /// Tries a target at once. One that was off and works is on again.
    pub(crate) async fn try_out(&self, person: &Person, id: &str) -> Result<Target, Refused> {
        const WORKS: &str = "UPDATE targets SET off = NULL, failures = 0, pause_until = 0 WHERE id = $1";
        let target = self.own(person, id).await?;
        if !target.confirmed {
            return Err(Refusal::NotConfirmed.into());
        }
        self.limits.test_news(&person.id)?;
        let letter = Letter::test(target.words());
        self.post
            .send(&target, &letter, now())
            .await
            .map_err(|failure| Refused::from(failure.refusal()))?;
        let write = Write::default().also(WORKS, params![id]);
        self.store
            .write(noted(write, &person.id, target.table.as_deref()))
            .await?;
        if target.off.is_some() {
            self.spread(&person.id, target.table.as_deref()).await?;
        }
        self.told(id).await
    }

    /// Whoever has the secret of a mail confirms its address. Says the language of the person.
    pub(crate) async fn confirm(&self, secret: &str) -> Result<(), Refused> {
        const FIND: &str = "SELECT id, person FROM targets WHERE confirm = $1";
        const SQL: &str = "UPDATE targets SET confirmed = 1, confirm = NULL WHERE id = $1 AND confirm = $2";
        let digest = secret::digest(secret);
        let row = self.store.row(FIND, params![&digest]).await?.ok_or(Refusal::DeadLink)?;
        let (id, person): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let write = Write::default().must(SQL, params![&id, &digest]);
        if !self.store.write(noted(write, &person, None)).await? {
            return Err(Refusal::DeadLink.into());
        }
        self.spread(&person, None).await
    }

    /// Whoever has the secret of a mail ends that such mails come. Doing it again does no harm.
    pub(crate) async fn stop(&self, secret: &str) -> Result<(), Refused> {
        const FIND: &str = "SELECT id, person FROM targets WHERE stop = $1";
        let row = self.store.row(FIND, params![secret]).await?.ok_or(Refusal::DeadLink)?;
        let (id, person): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let write = switch_off(Write::default(), &id, Off::Stopped);
        self.store.write(noted(write, &person, None)).await?;
        Ok(())
    }

    async fn own(&self, person: &Person, id: &str) -> Result<StoredTarget, Refused> {
        let found = StoredTarget::find(&self.store, id).await?;
        found
            .filter(|target| target.person == person.id)
            .ok_or_else(|| Refusal::NoTarget.into())
    }

    async fn told(&self, id: &str) -> Result<Target, Refused> {
        let found = StoredTarget::find(&self.store, id).await?;
        Ok(found.ok_or(Refusal::NoTarget)?.told())
    }

    /// Tells the tables in memory, here and at other servers, that somebody wants to be told.
    async fn spread(&self, person: &str, table: Option<&str>) -> Result<(), Refused> {
        match table {
            Some(table) => self.tables.touch(table).await,
            None => self.tables.tell_name(person).await,
        }
    }
}

/// Also forgets that anybody else was told in this browser: whoever uses it now reads what comes.
fn only_here(write: Write, address: &str, id: &str) -> Write {
    const NEWS: &str = "DELETE FROM news WHERE target IN (SELECT id FROM targets WHERE channel = 'push' AND address = $1 AND id <> $2)";
    const OTHERS: &str = "DELETE FROM targets WHERE channel = 'push' AND address = $1 AND id <> $2";
    write
        .also(NEWS, params![address, id])
        .also(OTHERS, params![address, id])
}

/// Also switches a target off: what it should have been told is forgotten.
pub(super) fn switch_off(write: Write, id: &str, why: Off) -> Write {
    write
        .also("UPDATE targets SET off = $2 WHERE id = $1", params![id, why.word()])
        .also("DELETE FROM news WHERE target = $1", params![id])
}

/// Refuses wishes that make no sense.
fn check(wishes: &Wishes) -> Result<(), Refusal> {
    if !NewsKind::ALL.iter().any(|kind| wishes.kinds.contains(kind)) {
        return Err(Refusal::NoNewsKind);
    }
    if wishes.wait > Wishes::LONGEST_WAIT {
        return Err(Refusal::LongWait {
            most: Wishes::LONGEST_WAIT,
        });
    }
    Ok(())
}
