//! A forgotten password: a link by mail, which holds once and for an hour.

use std::sync::Arc;

use sqlx::Row;
use table::Language;
use wire::Refusal;
use wire::account::Reset;

use crate::clock::{Time, now};
use crate::news::Post;
use crate::people::People;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Store, Write, params};
use crate::words::Words;

/// How long a link holds.
const LASTS: Time = 60 * 60_000;
/// The most accounts with one address that are written to.
const MOST: i64 = 5;

/// An account that has confirmed an address.
struct Owner {
    person: String,
    name: String,
    address: String,
    words: Words,
}

impl People {
    /// Sends a link to whoever has confirmed this address. Whether anybody has is not told, nor can it be told by the time that it takes: all that happens later.
    pub(crate) fn forgot(&self, post: &Arc<Post>, address: &str) -> Result<(), Refused> {
        post.takes_mail(address)?;
        self.limits().reset_mail(address)?;
        let (store, post, address) = (self.shared_store(), post.clone(), address.trim().to_lowercase());
        tokio::spawn(async move {
            if let Err(refusal) = send(&store, &post, &address).await {
                tracing::warn!(reason = %refusal, "a link for a new password could not be sent");
            }
        });
        Ok(())
    }

    /// Another password, by the secret of a link. All sessions end.
    pub(crate) async fn reset(&self, reset: &Reset) -> Result<(), Refused> {
        const FIND: &str = "SELECT person FROM resets WHERE secret = $1 AND expires >= $2";
        crate::text::password(&reset.password)?;
        let secret = secret::digest(&reset.secret);
        let row = self.store().row(FIND, params![&secret, now()]).await?;
        let person: String = row.ok_or(Refusal::DeadLink)?.try_get(0)?;
        let once = Write::default().must("DELETE FROM resets WHERE secret = $1", params![&secret]);
        if !self.store().write(once).await? {
            return Err(Refusal::DeadLink.into());
        }
        self.change_password(&person, None, &reset.password).await
    }
}

async fn send(store: &Store, post: &Post, address: &str) -> Result<(), Refused> {
    const KEEP: &str = "INSERT INTO resets (secret, person, expires) VALUES ($1, $2, $3)";
    for owner in owners(store, address).await? {
        let token = secret::token();
        let write = Write::default()
            .also("DELETE FROM resets WHERE expires < $1", params![now()])
            .must(KEEP, params![secret::digest(&token), &owner.person, now() + LASTS]);
        store.write(write).await?;
        post.send_reset(&owner.address, owner.words, &owner.name, &token)
            .await?;
    }
    Ok(())
}

async fn owners(store: &Store, address: &str) -> Result<Vec<Owner>, Refused> {
    const SQL: &str = "SELECT people.id AS id, people.name AS name, targets.address AS address, hours.language AS language FROM targets JOIN people ON people.id = targets.person \
                       LEFT JOIN hours ON hours.person = people.id WHERE targets.channel = 'mail' AND targets.confirmed = 1 AND LOWER(targets.address) = $1 \
                       AND people.account IS NOT NULL LIMIT $2";
    let mut owners = Vec::new();
    for row in store.rows(SQL, params![address, MOST]).await? {
        let language: Option<String> = row.try_get("language")?;
        let language = language.and_then(|code| Language::of_code(&code)).unwrap_or_default();
        owners.push(Owner {
            person: row.try_get("id")?,
            name: row.try_get("name")?,
            address: row.try_get("address")?,
            words: Words(language),
        });
    }
    Ok(owners)
}
