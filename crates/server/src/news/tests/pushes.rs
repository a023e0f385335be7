//! Web Push, taken by a push service of the test's own, which knows the keys of the browser.

use base64ct::{Base64UrlUnpadded, Encoding};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::Value;
use wire::Off;

use super::receiver::{Came, Mood, Receiver};
use super::*;
use crate::secret;

/// A browser that subscribed.
struct Browser {
    key: p256::SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Browser {
    fn new(service: &str, name: &str) -> Browser {
        let key = std::iter::repeat_with(|| p256::SecretKey::from_slice(&secret::bytes::<32>())).find_map(Result::ok);
        Browser {
            key: key.unwrap(),
            auth: secret::bytes(),
            endpoint: format!("{service}/push/{name}"),
        }
    }

    fn place(&self) -> Where {
        let point = self.key.public_key().to_encoded_point(false);
        Where::Push {
            endpoint: self.endpoint.clone(),
            p256dh: Base64UrlUnpadded::encode_string(point.as_bytes()),
            auth: Base64UrlUnpadded::encode_string(&self.auth),
        }
    }

    /// What a message says, which only this browser can read.
    fn read(&self, came: &Came) -> Value {
        let plain = web_push_native::decrypt(came.body.clone(), &self.key, &self.auth.into()).unwrap();
        serde_json::from_slice(&plain).unwrap()
    }
}

/// Checks a message as a push service does (RFC 8030, RFC 8292): the signature is that of the key which the browser was given.
fn check_signed(came: &Came, service: &str, key: &str) {
    let header = |name: &str| came.headers[name].to_str().unwrap().to_owned();
    assert_eq!(
        (header("content-encoding"), header("ttl")),
        ("aes128gcm".to_owned(), "86400".to_owned())
    );
    let authorization = header("authorization");
    let parts = authorization.strip_prefix("vapid t=").unwrap();
    let (token, signer) = parts.split_once(", k=").unwrap();
    assert_eq!(signer, key);
    let (text, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
    verifying
        .verify(text.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap())
        .unwrap();
    let (head, claims) = text.split_once('.').unwrap();
    let claims: Value = serde_json::from_slice(&decode(claims)).unwrap();
    assert_eq!(serde_json::from_slice::<Value>(&decode(head)).unwrap()["alg"], "ES256");
    assert_eq!(
        (claims["aud"].as_str(), claims["sub"].as_str()),
        (Some(service), Some("https://round.example"))
    );
    let left = claims["exp"].as_i64().unwrap() - now() / 1_000;
    assert!((3_600..=24 * 3_600).contains(&left), "{left}");
}

#[tokio::test]
async fn a_push_is_signed_and_can_be_read_by_the_browser_alone() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("a.sqlite"));
    let (office, service) = (Office::at(&place).await, Receiver::open().await);
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let (phone, desk) = (Browser::new(&service.url, "phone"), Browser::new(&service.url, "desk"));
    for browser in [&phone, &desk] {
        let wishes = only(NewsKind::Turn);
        office
            .news
            .add(
                &bob,
                NewTarget {
                    place: browser.place(),
                    wishes,
                    proof: None,
                },
            )
            .await
            .unwrap();
    }
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, [&ada, &bob], 1).await;
    office.send(now()).await;
    let came = service.take();
    assert_eq!(came.len(), 2);
    let key = office.news.settings(&bob).await.unwrap().push_key;
    for came in &came {
        check_signed(came, &service.url, &key);
        let browser = if came.path.ends_with("phone") { &phone } else { &desk };
        let message = browser.read(came);
        assert_eq!(message["text"], "It’s your turn in The Rail on the Hill with Ada.");
        assert_eq!(message["path"], format!("/table/{table}"));
        assert_eq!(came.headers["topic"], table.as_str(), "a later one takes its place");
        let other = if came.path.ends_with("phone") { &desk } else { &phone };
        assert!(web_push_native::decrypt(came.body.clone(), &other.key, &other.auth.into()).is_err());
    }
    // every server on this database has the same key
    let again = Office::at(&place).await;
    assert_eq!(again.news.settings(&bob).await.unwrap().push_key, key);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_off_at_once_and_belongs_to_who_uses_it() {
    let folder = tempfile::tempdir().unwrap();
    let (office, service) = (
        Office::at(&Place::File(folder.path().join("a.sqlite"))).await,
        Receiver::open().await,
    );
    let (ada, bob) = (office.house.guest("Ada").await, office.house.guest("Bob").await);
    let browser = Browser::new(&service.url, "shared");
    let add = async |person: &Person| {
        let wishes = only(NewsKind::Turn);
        office
            .news
            .add(
                person,
                NewTarget {
                    place: browser.place(),
                    wishes,
                    proof: None,
                },
            )
            .await
            .unwrap()
    };
    let first = add(&ada).await;
    let second = add(&bob).await;
    assert!(
        office.news.settings(&ada).await.unwrap().targets.is_empty(),
        "{} is Bob's now",
        first.id
    );
    assert_eq!(second.channel, Channel::Push);
    let table = office.begun(&ada, &bob, Clock::None).await;
    for (mood, off) in [(Mood::Missing, Off::Gone), (Mood::Gone, Off::Gone)] {
        add(&bob).await;
        service.be(mood);
        office.until_turn_of(&table, [&ada, &bob], 1).await;
        office.send(now()).await;
        assert_eq!(service.take().len(), 1, "{mood:?}");
        assert_eq!(office.target(&bob, &second.id).await.off, Some(off));
    }
    let Where::Push { endpoint, p256dh, .. } = browser.place() else {
        panic!("it is one")
    };
    for (p256dh, auth) in [("nonsense".to_owned(), "AAAA".to_owned()), (p256dh, "AAAA".to_owned())] {
        let place = Where::Push {
            endpoint: endpoint.clone(),
            p256dh,
            auth,
        };
        let refused = office
            .news
            .add(
                &ada,
                NewTarget {
                    place,
                    wishes: Wishes::all(),
                    proof: None,
                },
            )
            .await
            .unwrap_err();
        assert_eq!(*refused.reason, wire::Refusal::PushTarget.into());
    }
}
