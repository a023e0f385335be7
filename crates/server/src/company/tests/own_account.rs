//! Sessions, passwords and proofs.

use wire::Refusal;
use wire::account::{PasskeyAnswer, Proof};

use super::super::{Device, Site};
use super::*;

fn by_password(password: &str) -> Proof {
    Proof {
        password: Some(password.to_owned()),
        passkey: None,
    }
}

#[tokio::test]
async fn one_sees_where_one_is_signed_in_and_signs_out_there() {
    on_both(async |house| {
        let (people, ada) = (&house.people, house.account("Ada").await);
        let phone = people.sign_in("Ada", "correct horse").await.unwrap();
        let device = Device {
            browser: Some("Firefox"),
            system: Some("Android"),
        };
        people.note_device(&phone.person.session, device);
        let told = loop {
            let told = people.signed_in(&ada).await.unwrap();
            if told.iter().any(|session| session.browser.is_some()) {
                break told;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        };
        assert_eq!(told.len(), 2);
        let (here, there): (Vec<_>, Vec<_>) = told.into_iter().partition(|session| session.current);
        assert_eq!(
            (here.len(), there[0].browser.as_deref(), there[0].system.as_deref()),
            (1, Some("Firefox"), Some("Android"))
        );
        let eve = house.account("Eve").await;
        let refused = people.sign_out_there(&eve, &there[0].id).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::NoSession.into(), "only one's own");
        let mut endings = people.endings();
        people.sign_out_there(&ada, &there[0].id).await.unwrap();
        assert_eq!(
            endings.recv().await.unwrap(),
            phone.person.session,
            "its pages are closed"
        );
        assert!(people.find(&phone.token).await.unwrap().is_none());
        assert_eq!(people.signed_in(&ada).await.unwrap(), here);
        let again = people.sign_out_there(&ada, &there[0].id).await.unwrap_err();
        assert_eq!(*again.reason, Refusal::NoSession.into());
    })
    .await;
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    on_both(async |house| {
        let (people, site) = (&house.people, Site::at("http://127.0.0.1:1"));
        let ada = house.account("Ada").await;
        let elsewhere = people.sign_in("Ada", "correct horse").await.unwrap();
        let refused = people
            .prove(&ada, &site, &by_password("wrong horse"))
            .await
            .unwrap_err();
        assert_eq!(*refused.reason, Refusal::NotYou.into());
        let refused = people.prove(&ada, &site, &Proof::default()).await.unwrap_err();
        assert_eq!(
            *refused.reason,
            Refusal::NotYou.into(),
            "an account has something to prove it with"
        );
        people.prove(&ada, &site, &by_password("correct horse")).await.unwrap();
        let short = people
            .change_password(&ada.id, Some(&ada.session), "short")
            .await
            .unwrap_err();
        assert!(matches!(short.status.as_u16(), 400));
        people
            .change_password(&ada.id, Some(&ada.session), "battery staple")
            .await
            .unwrap();
        assert!(people.find(&elsewhere.token).await.unwrap().is_none());
        assert!(!people.is_over(&ada).await, "this one goes on");
        let old = people.sign_in("Ada", "correct horse").await.err().unwrap();
        assert_eq!(*old.reason, Refusal::WrongPassword.into());
        people.sign_in("Ada", "battery staple").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn wrong_proofs_are_counted() {
    on_both(async |house| {
        let (ada, site) = (house.account("Ada").await, Site::at("http://localhost"));
        let mut refused = Vec::new();
        for _ in 0..12 {
            let wrong = house.people.prove(&ada, &site, &by_password("wrong horse")).await;
            refused.push(wrong.unwrap_err().status.as_u16());
        }
        assert!(
            refused.starts_with(&[403; 8]) && refused.ends_with(&[429]),
            "{refused:?}"
        );
    })
    .await;
}

/// A real passkey needs a browser; what can be sent without one is refused, and a question holds once.
#[tokio::test]
async fn an_answer_that_proves_nothing_is_refused() {
    on_both(async |house| {
        let (people, site) = (&house.people, Site::at("https://round.example"));
        let (ada, bob) = (house.account("Ada").await, house.account("Bob").await);
        let guest = house.guest("Guest").await;
        let refused = people.ask_for_passkey(&guest, &site).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::AccountsOnly.into());
        let refused = people
            .ask_for_passkey(&ada, &Site::at("http://round.example"))
            .await
            .unwrap_err();
        assert_eq!(*refused.reason, Refusal::PasskeysNotHere.into());
        let refused = people.ask_for_proof(&ada, &site).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::NoPasskey.into(), "there is none yet");
        let question = people.ask_for_passkey(&ada, &site).await.unwrap();
        assert_eq!(question.options["rp"]["id"], "round.example");
        assert_eq!(question.options["user"]["name"], "Ada");
        assert!(
            !question.options.to_string().contains(&ada.id),
            "a passkey tells nobody whose it is"
        );
        let answer = PasskeyAnswer {
            ticket: question.ticket,
            credential: serde_json::json!({"id": "x"}),
            name: None,
        };
        for person in [&bob, &ada, &ada] {
            let refused = people.add_passkey(person, &site, &answer).await.unwrap_err();
            assert_eq!(*refused.reason, Refusal::NotYou.into());
        }
        assert_eq!(house.found("SELECT 1 FROM questions", vec![]).await, 0, "it was taken");
        assert!(people.sign_in_by_passkey(&site, &answer).await.is_err());
        assert!(people.passkeys(&ada, &site).await.unwrap().keys.is_empty());
        let removed = people.remove_passkey(&ada, "x").await.unwrap_err();
        assert_eq!(*removed.reason, Refusal::NoPasskey.into());
    })
    .await;
}
