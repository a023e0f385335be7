//! Links for who has forgotten a password, taken by a mail server of the test's own.

use wire::Refusal;
use wire::account::Reset;

use super::mails::{MailServer, mail_config, secret_of, to};
use super::*;
use crate::store::params;

/// Bob has confirmed an address.
async fn with_mail(office: &Office, server: &MailServer) -> Person {
    let bob = office
        .house
        .people
        .register("Bob", "correct horse")
        .await
        .unwrap()
        .person;
    office.news.add(&bob, to("Bob@round.example")).await.unwrap();
    let asked = server.take();
    let secret = secret_of(&asked[0], "https://round.example/news/confirm/");
    office.news.confirm(&secret).await.unwrap();
    bob
}

/// The next mails, however long they take.
async fn mails(server: &MailServer) -> Vec<String> {
    loop {
        let came = server.take();
        if !came.is_empty() {
            return came;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

fn reset(secret: &str, password: &str) -> Reset {
    Reset {
        secret: secret.to_owned(),
        password: password.to_owned(),
    }
}

async fn a_forgotten_password_is_replaced_once(place: &Place) {
    let server = MailServer::open().await;
    let office = Office::with(place, Some(mail_config(&server.url))).await;
    let (people, post) = (&office.house.people, office.news.post());
    let bob = with_mail(&office, &server).await;
    // somebody else named the same address, but never confirmed it
    let eve = people.register("Eve", "correct horse").await.unwrap().person;
    office.news.add(&eve, to("bob@round.example")).await.unwrap();
    server.take();
    // nobody learns whether anybody has an address
    people.forgot(post, "nobody.here@round.example").unwrap();
    people.forgot(post, " bob@ROUND.example ").unwrap();
    let came = mails(&server).await;
    assert_eq!(came.len(), 1, "{came:?}");
    for part in [
        "To: Bob@round.example",
        "Hello Bob,",
        "Subject: A new password for Roundhouse",
    ] {
        assert!(came[0].contains(part), "{part} in {}", came[0]);
    }
    let secret = secret_of(&came[0], "https://round.example/reset/");
    assert_eq!(
        office
            .house
            .found("SELECT 1 FROM resets WHERE secret = $1", params![&secret])
            .await,
        0,
        "only its hash is kept"
    );
    let short = people.reset(&reset(&secret, "short")).await.unwrap_err();
    assert_eq!(short.status.as_u16(), 400, "and the link still holds");
    people.reset(&reset(&secret, "battery staple")).await.unwrap();
    assert!(people.is_over(&bob).await, "all sessions have ended");
    people.sign_in("Bob", "battery staple").await.unwrap();
    for secret in [secret.as_str(), "nonsense", ""] {
        let dead = people.reset(&reset(secret, "another one")).await.unwrap_err();
        assert_eq!(*dead.reason, Refusal::DeadLink.into());
    }
    // a link that is too old, and one that another password has made useless
    people.forgot(post, "bob@round.example").unwrap();
    let old = secret_of(&mails(&server).await[0], "https://round.example/reset/");
    office
        .house
        .elsewhere("UPDATE resets SET expires = $1", params![now() - 1])
        .await;
    assert!(people.reset(&reset(&old, "another one")).await.is_err());
    people.forgot(post, "bob@round.example").unwrap();
    let overtaken = secret_of(&mails(&server).await[0], "https://round.example/reset/");
    people.change_password(&bob.id, None, "third password").await.unwrap();
    assert!(people.reset(&reset(&overtaken, "another one")).await.is_err());
    people.sign_in("Bob", "third password").await.unwrap();
    // and no flood
    let refused = (0..5)
        .filter_map(|_| people.forgot(post, "bob@round.example").err())
        .count();
    assert!(refused >= 3, "{refused}");
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_once_on_both_databases() {
    let folder = tempfile::tempdir().unwrap();
    a_forgotten_password_is_replaced_once(&Place::File(folder.path().join("a.sqlite"))).await;
    let postgres = trial::Postgres::start();
    a_forgotten_password_is_replaced_once(&Place::Postgres(postgres.database())).await;
}

#[tokio::test]
async fn without_mail_nothing_is_promised() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::at(&Place::File(folder.path().join("a.sqlite"))).await;
    let refused = office
        .house
        .people
        .forgot(office.news.post(), "bob@round.example")
        .unwrap_err();
    assert_eq!(*refused.reason, Refusal::NoMail.into());
}
