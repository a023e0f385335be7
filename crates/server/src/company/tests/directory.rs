//! What an operator can do.

use wire::Refusal;
use wire::admin::WhichPeople;

use super::*;

fn search(text: &str) -> WhichPeople {
    WhichPeople {
        search: Some(text.to_owned()),
        ..WhichPeople::default()
    }
}

#[tokio::test]
async fn people_are_found_page_by_page() {
    on_both(async |house| {
        let ada = house.account("Ada % Lovelace").await;
        for number in 0..60 {
            house.guest(&format!("Guest {number}")).await;
        }
        house.game(&ada, &house.guest("Bob_").await).await;
        let mut names = Vec::new();
        let mut which = WhichPeople::default();
        loop {
            let found = house.people.directory(&which).await.unwrap();
            names.extend(found.people.into_iter().map(|person| person.name));
            let Some(next) = found.next else { break };
            which.after = Some(next);
        }
        assert_eq!(names.len(), 62);
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 62, "each once");
        let found = async |text: &str| house.people.directory(&search(text)).await.unwrap().people;
        let one = found("ada %").await;
        assert_eq!((one.len(), one[0].guest, one[0].seats), (1, false, 1));
        assert_eq!(found(&ada.id).await.len(), 1);
        assert_eq!(found("b_").await.len(), 1, "a name is no pattern");
        assert_eq!(found("guest 1").await.len(), 11);
        assert!(found("nobody").await.is_empty());
        let bad = WhichPeople {
            after: Some("x".to_owned()),
            ..WhichPeople::default()
        };
        assert_eq!(house.people.directory(&bad).await.unwrap_err().status.as_u16(), 400);
    })
    .await;
}

#[tokio::test]
async fn who_is_suspended_is_out_and_is_told_why() {
    on_both(async |house| {
        let (people, ada) = (
            &house.people,
            house.people.register("Ada", "correct horse").await.unwrap(),
        );
        let mut endings = people.endings();
        let found = people.suspend(&ada.person.id, " be \n kind ").await.unwrap();
        assert_eq!(found.suspended.as_deref(), Some("be kind"));
        assert_eq!(endings.recv().await.unwrap(), ada.person.session);
        assert!(people.find(&ada.token).await.unwrap().is_none());
        let refused = people.sign_in("Ada", "correct horse").await.err().unwrap();
        assert_eq!(
            *refused.reason,
            Refusal::Suspended {
                reason: "be kind".to_owned()
            }
            .into()
        );
        assert_eq!(refused.to_string(), "This account is suspended: be kind");
        let wrong = people.sign_in("Ada", "wrong horse").await.err().unwrap();
        assert_eq!(*wrong.reason, Refusal::WrongPassword.into(), "nobody else learns of it");
        let suspended = WhichPeople {
            suspended: true,
            ..WhichPeople::default()
        };
        assert_eq!(people.directory(&suspended).await.unwrap().people.len(), 1);
        assert_eq!(people.figures().await.unwrap().suspended, 1);
        people.lift(&ada.person.id).await.unwrap();
        people.sign_in("Ada", "correct horse").await.unwrap();
        for reason in ["", "  ", &"x".repeat(301)] {
            assert_eq!(
                people
                    .suspend(&ada.person.id, reason)
                    .await
                    .unwrap_err()
                    .status
                    .as_u16(),
                400
            );
        }
        assert_eq!(people.suspend("nobody", "why").await.unwrap_err().status.as_u16(), 404);
    })
    .await;
}

#[tokio::test]
async fn somebody_gets_another_name_everywhere() {
    on_both(async |house| {
        let (ada, bob, eve) = (
            house.account("Ada").await,
            house.account("Bob").await,
            house.guest("Rude Word").await,
        );
        let table = house.game(&ada, &eve).await;
        house.tables.chat(&eve, &table, "hello").await.unwrap();
        let taken = house.people.rename(&bob.id, "АDA").await.unwrap_err();
        assert_eq!(*taken.reason, Refusal::NameTaken.into());
        house.people.rename(&bob.id, "Robert").await.unwrap();
        house.people.sign_in("robert", "correct horse").await.unwrap();
        house.people.rename(&eve.id, "Eve").await.unwrap();
        house.tables.tell_name(&eve.id).await.unwrap();
        assert_eq!(
            house.tables.info(&ada, &table).await.unwrap().seats[1].name.as_deref(),
            Some("Eve")
        );
        assert_eq!(
            house.found("SELECT 1 FROM chat WHERE name = 'Rude Word'", vec![]).await,
            0
        );
        let figures = house.people.figures().await.unwrap();
        assert_eq!(
            (figures.accounts, figures.guests, figures.running, figures.chat),
            (2, 1, 1, 1)
        );
        house.people.expel(&eve.id).await.unwrap();
        assert_eq!(house.people.expel(&eve.id).await.unwrap_err().status.as_u16(), 404);
        assert_eq!(house.people.figures().await.unwrap().guests, 0);
    })
    .await;
}
