//! Web Push: news for a browser whose page is closed. Encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292), brought to the browser's push service (RFC 8030).

use axum::body::Body;
use axum::http::{Method, Request, Uri, header};
use base64ct::{Base64UrlUnpadded, Encoding};
use p256::PublicKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde::{Deserialize, Serialize};
use serde_json::json;
use sqlx::Row;
use web_push_native::{Auth, encrypt};
use wire::{Refusal, Time};

use super::letter::{Letter, path};
use crate::secret;
use crate::store::{Store, StoreError, Write, params};

/// How long the push service keeps what it can't deliver at once, in seconds, and how long a signature holds.
const KEPT: i64 = 24 * 3_600;
const SIGNED: i64 = 12 * 3_600;
/// The most bytes of news: a push service takes 4096 with all that is around them.
const LONGEST: usize = 2_000;

/// A browser, as it is stored.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Subscription {
    pub(super) endpoint: String,
    pub(super) p256dh: String,
    pub(super) auth: String,
}

impl Subscription {
    /// The keys with which news for this browser are encrypted.
    fn keys(&self) -> Option<(PublicKey, Auth)> {
        let read = |text: &str| Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok();
        let key = PublicKey::from_sec1_bytes(&read(&self.p256dh)?).ok()?;
        let auth: [u8; 16] = read(&self.auth)?.try_into().ok()?;
        Some((key, auth.into()))
    }

    /// Refuses what nothing can be encrypted for.
    pub(super) fn check(&self) -> Result<(), Refusal> {
        self.keys().map(|_| ()).ok_or(Refusal::PushTarget)
    }
}

/// The key with which this server, and all others on its database, sign what they push.
pub(super) struct PushKey {
    signing: SigningKey,
    /// Whom a push service writes to when we make trouble.
    contact: String,
}

impl PushKey {
    /// The key in the database; the first start makes it.
    pub(super) async fn load(store: &Store, contact: String) -> Result<PushKey, StoreError> {
        const INSERT: &str = "INSERT INTO settings (name, value) VALUES ('push key', $1) ON CONFLICT DO NOTHING";
        const SELECT: &str = "SELECT value FROM settings WHERE name = 'push key'";
        let mut stored = store.row(SELECT, Vec::new()).await?;
        if stored.is_none() {
            // if another server is faster, its key is the one
            store.write(Write::default().also(INSERT, params![fresh()])).await?;
            stored = store.row(SELECT, Vec::new()).await?;
        }
        let text: String = stored.ok_or(StoreError::Closed)?.try_get(0)?;
        let bytes = hex::decode(text).unwrap_or_default();
        let signing = SigningKey::from_slice(&bytes).map_err(|_| StoreError::Unreadable {
            table: "settings".to_owned(),
            reason: "the push key; remove it, and browsers have to subscribe again".to_owned(),
        })?;
        Ok(PushKey { signing, contact })
    }

    /// What a page gives to its browser to subscribe.
    pub(super) fn public(&self) -> String {
        let point = self.signing.verifying_key().to_encoded_point(false);
        Base64UrlUnpadded::encode_string(point.as_bytes())
    }

    /// The request that brings a letter to a browser.
    pub(super) fn request(&self, to: &Subscription, letter: &Letter, now: Time) -> Option<Request<Body>> {
        let (key, auth) = to.keys()?;
        let uri: Uri = to.endpoint.parse().ok()?;
        let sealed = encrypt(message(letter).into_bytes(), &key, &auth).ok()?;
        let mut request = Request::builder()
            .method(Method::POST)
            .header(header::AUTHORIZATION, self.authorization(&uri, now)?)
            .header("ttl", KEPT)
            .header("urgency", "normal")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream");
        if let Some(table) = letter.table() {
            // what was not delivered yet is replaced: the last word on a table counts
            request = request.header("topic", table);
        }
        request.uri(uri).body(Body::from(sealed)).ok()
    }

    fn authorization(&self, endpoint: &Uri, now: Time) -> Option<String> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let claims = json!({ "aud": audience, "exp": now / 1_000 + SIGNED, "sub": self.contact });
        let part = |text: &str| Base64UrlUnpadded::encode_string(text.as_bytes());
        let text = format!(
            "{}.{}",
            part(r#"{"typ":"JWT","alg":"ES256"}"#),
            part(&claims.to_string())
        );
        let signature: Signature = self.signing.sign(text.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        Some(format!("vapid t={text}.{signature}, k={}", self.public()))
    }
}

/// A fresh private key. A number that is none is drawn about once in four thousand million times.
fn fresh() -> String {
    loop {
        let bytes: [u8; 32] = secret::bytes();
        if SigningKey::from_slice(&bytes).is_ok() {
            return hex::encode(bytes);
        }
    }
}

/// What the service worker gets.
fn message(letter: &Letter) -> String {
    let mut text = letter.text();
    while text.len() > LONGEST {
        text.pop();
    }
    let path = letter.table().map(path);
    json!({ "title": "Roundhouse", "text": text, "path": path, "tag": letter.table() }).to_string()
}
