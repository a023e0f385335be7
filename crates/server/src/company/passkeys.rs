//! Passkeys: how somebody gets one, and signs in with it. What a browser was asked is kept in the database, for whichever server hears the answer, and holds once.

use base64ct::{Base64UrlUnpadded, Encoding};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::Row;
use webauthn_rs::prelude::{
    CredentialID, DiscoverableAuthentication, Passkey, PasskeyAuthentication, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};
use wire::Refusal;
use wire::account::{PasskeyAnswer, PasskeyInfo, PasskeyQuestion, Passkeys};

use crate::clock::{Time, now};
use crate::names;
use crate::people::{People, Person, Session};
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};

/// The most passkeys of a person.
const MOST: usize = 20;
/// How long an answer may take.
const PATIENCE: Time = 5 * 60_000;

/// What a browser was asked.
#[derive(Clone, Copy)]
enum Asked {
    /// To make a passkey.
    New,
    /// To prove who somebody is who is signed in.
    Proof,
    /// Who somebody is.
    SignIn,
}

impl Asked {
    const fn word(self) -> &'static str {
        match self {
            Asked::New => "new",
            Asked::Proof => "proof",
            Asked::SignIn => "sign in",
        }
    }
}

/// The site whose passkeys these are. A passkey belongs to a name on the web, and to no other.
pub(crate) struct Site(Option<Webauthn>);

impl Site {
    /// The site at this origin. Passkeys need a name, and https unless it is this very machine.
    pub(crate) fn at(origin: &str) -> Site {
        let url = Url::parse(origin).ok();
        let site = url.as_ref().and_then(|url| Some((url, url.domain()?)));
        let site = site.filter(|(url, name)| url.scheme() == "https" || is_here(name));
        Site(site.and_then(|(url, name)| {
            let builder = WebauthnBuilder::new(name, url).ok()?;
            builder.rp_name("Roundhouse").build().ok()
        }))
    }

    fn is_possible(&self) -> bool {
        self.0.is_some()
    }

    fn known(&self) -> Result<&Webauthn, Refused> {
        self.0.as_ref().ok_or_else(|| Refusal::PasskeysNotHere.into())
    }
}

fn is_here(name: &str) -> bool {
    name == "localhost" || name.ends_with(".localhost")
}

/// By what a passkey knows a person: it tells nothing to whoever has it.
fn handle(person: &str) -> Uuid {
    let digest = Sha256::digest(format!("passkeys of {person}"));
    let (bytes, _) = digest.split_at(16);
    Uuid::from_slice(bytes).expect("there are 16 bytes")
}

fn name_of(credential: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(credential)
}

/// What goes wrong with an answer is of no use to whoever sent it.
#[allow(clippy::needless_pass_by_value, reason = "errors are mapped by it")]
fn wrong(error: WebauthnError) -> Refused {
    tracing::debug!(%error, "a passkey was refused");
    Refusal::NotYou.into()
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Refused> {
    serde_json::from_value(value.clone()).map_err(|_| Refusal::NotYou.into())
}

/// What `navigator.credentials` takes.
fn options(challenge: &impl Serialize) -> Value {
    let mut written = serde_json::to_value(challenge).expect("a challenge is JSON");
    written["publicKey"].take()
}

impl People {
    /// The passkeys of a person.
    pub(crate) async fn passkeys(&self, person: &Person, site: &Site) -> Result<Passkeys, Refused> {
        const SQL: &str = "SELECT id, name, created, used FROM passkeys WHERE person = $1 ORDER BY created, id";
        let mut keys = Vec::new();
        for row in self.store().rows(SQL, params![&person.id]).await? {
            keys.push(PasskeyInfo {
                id: row.try_get("id")?,
                name: row.try_get("name")?,
                created: row.try_get("created")?,
                used: row.try_get("used")?,
            });
        }
        Ok(Passkeys {
            possible: site.is_possible(),
            keys,
        })
    }

    /// Asks a browser for a new passkey of a person.
    pub(crate) async fn ask_for_passkey(&self, person: &Person, site: &Site) -> Result<PasskeyQuestion, Refused> {
        if person.account.is_none() {
            return Err(Refusal::AccountsOnly.into());
        }
        let known = self.own_passkeys(&person.id).await?;
        if known.len() >= MOST {
            return Err(Refusal::TooManyPasskeys { most: MOST }.into());
        }
        let known: Vec<CredentialID> = known.iter().map(|key| key.cred_id().clone()).collect();
        let begun =
            site.known()?
                .start_passkey_registration(handle(&person.id), &person.name, &person.name, Some(known));
        let (challenge, state) = begun.map_err(wrong)?;
        let mut options = options(&challenge);
        // kept where it is made, if possible: then nobody has to type a name to sign in
        options["authenticatorSelection"]["residentKey"] = "preferred".into();
        self.ask(Asked::New, Some(&person.id), &state, options).await
    }

    /// A passkey was made.
    pub(crate) async fn add_passkey(
        &self,
        person: &Person,
        site: &Site,
        answer: &PasskeyAnswer,
    ) -> Result<PasskeyInfo, Refused> {
        const SQL: &str = "INSERT INTO passkeys (id, person, name, passkey, created) SELECT $1, $2, $3, $4, $5 \
                           WHERE (SELECT COUNT(*) FROM passkeys WHERE person = $2) < $6 ON CONFLICT DO NOTHING";
        let name = names::name(answer.name.as_deref().unwrap_or("Passkey"))?;
        let state: PasskeyRegistration = self.take(Asked::New, Some(&person.id), &answer.ticket).await?;
        let credential: RegisterPublicKeyCredential = read(&answer.credential)?;
        let passkey = site.known()?.finish_passkey_registration(&credential, &state);
        let passkey = passkey.map_err(wrong)?;
        let (id, at) = (name_of(passkey.cred_id()), now());
        let text = serde_json::to_string(&passkey).expect("a passkey is JSON");
        let write = Write::default().must(SQL, params![&id, &person.id, &name, text, at, MOST as i64]);
        if !self.store().write(write).await? {
            return Err(Refusal::TooManyPasskeys { most: MOST }.into());
        }
        Ok(PasskeyInfo {
            id,
            name,
            created: at,
            used: None,
        })
    }

    /// Forgets a passkey.
    pub(crate) async fn remove_passkey(&self, person: &Person, id: &str) -> Result<(), Refused> {
        const SQL: &str = "DELETE FROM passkeys WHERE id = $1 AND person = $2";
        let write = Write::default().must(SQL, params![id, &person.id]);
        if self.store().write(write).await? {
            Ok(())
        } else {
            Err(Refusal::NoPasskey.into())
        }
    }

    /// Asks a browser to prove that it is really this person.
    pub(crate) async fn ask_for_proof(&self, person: &Person, site: &Site) -> Result<PasskeyQuestion, Refused> {
        let keys = self.own_passkeys(&person.id).await?;
        if keys.is_empty() {
            return Err(Refusal::NoPasskey.into());
        }
        let (challenge, state) = site.known()?.start_passkey_authentication(&keys).map_err(wrong)?;
        self.ask(Asked::Proof, Some(&person.id), &state, options(&challenge))
            .await
    }

    /// Does the answer prove it?
    pub(super) async fn answered(&self, person: &Person, site: &Site, answer: &PasskeyAnswer) -> Result<bool, Refused> {
        let state: PasskeyAuthentication = self.take(Asked::Proof, Some(&person.id), &answer.ticket).await?;
        let credential: PublicKeyCredential = read(&answer.credential)?;
        let done = site.known()?.finish_passkey_authentication(&credential, &state);
        Ok(done.map_err(wrong)?.user_verified())
    }

    /// Asks a browser who somebody is.
    pub(crate) async fn ask_who(&self, site: &Site) -> Result<PasskeyQuestion, Refused> {
        let (challenge, state) = site.known()?.start_discoverable_authentication().map_err(wrong)?;
        self.ask(Asked::SignIn, None, &state, options(&challenge)).await
    }

    /// Signs in whoever has the passkey.
    pub(crate) async fn sign_in_by_passkey(&self, site: &Site, answer: &PasskeyAnswer) -> Result<Session, Refused> {
        const FIND: &str = "SELECT person, passkey FROM passkeys WHERE id = $1";
        const USED: &str = "UPDATE passkeys SET passkey = $2, used = $3 WHERE id = $1";
        let state: DiscoverableAuthentication = self.take(Asked::SignIn, None, &answer.ticket).await?;
        let credential: PublicKeyCredential = read(&answer.credential)?;
        let id = name_of(credential.get_credential_id());
        let row = self.store().row(FIND, params![&id]).await?.ok_or(Refusal::NoPasskey)?;
        let person: String = row.try_get("person")?;
        let mut passkey: Passkey =
            serde_json::from_str(&row.try_get::<String, _>("passkey")?).map_err(|_| Refusal::NoPasskey)?;
        if credential.get_user_unique_id() != Some(handle(&person).as_bytes()) {
            return Err(Refusal::NotYou.into());
        }
        let done = site
            .known()?
            .finish_discoverable_authentication_v2(&credential, state, &passkey);
        passkey.update_credential(&done.map_err(wrong)?);
        let text = serde_json::to_string(&passkey).expect("a passkey is JSON");
        let used = Write::default().also(USED, params![&id, text, now()]);
        self.begin_for(&person, used).await
    }

    async fn own_passkeys(&self, person: &str) -> Result<Vec<Passkey>, Refused> {
        const SQL: &str = "SELECT passkey FROM passkeys WHERE person = $1";
        let rows = self.store().rows(SQL, params![person]).await?;
        let texts: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(texts
            .iter()
            .filter_map(|text| serde_json::from_str(text).ok())
            .collect())
    }

    /// Keeps a question until it is answered, for a while; older ones that nobody answered are forgotten.
    async fn ask(
        &self,
        what: Asked,
        person: Option<&str>,
        state: &impl Serialize,
        options: Value,
    ) -> Result<PasskeyQuestion, Refused> {
        const SQL: &str = "INSERT INTO questions (ticket, person, what, state, expires) VALUES ($1, $2, $3, $4, $5)";
        let (ticket, state) = (
            secret::token(),
            serde_json::to_string(state).expect("a question is JSON"),
        );
        let person = person.map(str::to_owned);
        let write = Write::default()
            .also("DELETE FROM questions WHERE expires < $1", params![now()])
            .must(
                SQL,
                params![secret::digest(&ticket), person, what.word(), state, now() + PATIENCE],
            );
        self.store().write(write).await?;
        Ok(PasskeyQuestion { ticket, options })
    }

    /// What was asked with this ticket, which holds once.
    async fn take<T: DeserializeOwned>(&self, what: Asked, person: Option<&str>, ticket: &str) -> Result<T, Refused> {
        const FIND: &str = "SELECT state FROM questions WHERE ticket = $1 AND what = $2 AND COALESCE(person, '') = $3 AND expires >= $4";
        let ticket = secret::digest(ticket);
        let found = self
            .store()
            .row(FIND, params![&ticket, what.word(), person.unwrap_or_default(), now()])
            .await?;
        let state: String = found.ok_or(Refusal::NotYou)?.try_get(0)?;
        let once = Write::default().must("DELETE FROM questions WHERE ticket = $1", params![&ticket]);
        if !self.store().write(once).await? {
            return Err(Refusal::NotYou.into());
        }
        serde_json::from_str(&state).map_err(|_| Refusal::NotYou.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_name_and_a_safe_line() {
        for good in [
            "https://round.example",
            "https://round.example:8443",
            "http://localhost:7246",
            "http://round.localhost",
        ] {
            assert!(Site::at(good).is_possible(), "{good}");
        }
        for bad in [
            "",
            "http://round.example",
            "http://127.0.0.1:7246",
            "https://127.0.0.1",
            "https://[::1]",
            "http://notlocalhost",
        ] {
            assert!(!Site::at(bad).is_possible(), "{bad}");
        }
    }
}
