//! Guests, accounts, sessions.

use trial::{Chance, Place, step, two_at_a_table};
use wire::SeatWish::{Me as Myself, Open};
use wire::{Credentials, Guest, Lessons, Listed, Me, Refusal, Update};

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: password.to_owned(),
    }
}

fn me(name: &str, account: Option<&str>) -> Me {
    Me {
        name: name.to_owned(),
        account: account.map(str::to_owned),
    }
}

fn lessons(done: &[&str]) -> Lessons {
    Lessons {
        done: done.iter().map(|&name| name.to_owned()).collect(),
    }
}

pub(crate) async fn an_account_has_its_lessons_on_every_device(place: &Place) {
    let server = place.serve();
    let (mut ada, mut phone) = (server.guest("Ada").await, server.guest("Eve").await);
    ada.post("/api/me/lessons", &lessons(&["h1"]))
        .await
        .refused_as(Refusal::AccountsOnly);
    let account = credentials("Ada L", "correct horse");
    ada.sign_in("/api/me/account", &account).await;
    phone.sign_in("/api/sessions", &account).await;
    assert_eq!(ada.get("/api/me/lessons").await.ok::<Lessons>(), lessons(&[]));
    let done: Lessons = ada.post("/api/me/lessons", &lessons(&["h1", "t2", "h1"])).await.ok();
    assert_eq!(done, lessons(&["h1", "t2"]));
    let mut done: Lessons = phone.post("/api/me/lessons", &lessons(&["t2", "s3"])).await.ok();
    done.done.sort_unstable();
    assert_eq!(done, lessons(&["h1", "s3", "t2"]), "those of the other device, too");
    ada.post("/api/me/lessons", &lessons(&["h1; DROP"]))
        .await
        .refused_as(Refusal::NoLesson {
            name: "h1; DROP".to_owned(),
        });
    let many: Vec<String> = (0..200).map(|number| format!("x{number}")).collect();
    ada.post("/api/me/lessons", &Lessons { done: many })
        .await
        .refused_as(Refusal::TooManyLessons { most: 200 });
    assert_eq!(
        ada.get("/api/me/lessons").await.ok::<Lessons>().done.len(),
        3,
        "nothing of it was kept"
    );
}

pub(crate) async fn a_guest_plays_at_once_and_keeps_the_games_as_an_account(place: &Place) {
    let server = place.serve();
    let (mut ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    assert_eq!(ada.get("/api/me").await.ok::<Me>(), me("Ada", None));
    let table = two_at_a_table("hill", &ada, &bob).await;
    step(&table, &[&ada, &bob], &mut Chance::new(1)).await;

    let account = credentials("Ada L", "correct horse");
    ada.post("/api/me/account", &credentials("Ada L", "short"))
        .await
        .refused_as(Refusal::PasswordLength { least: 8, most: 200 });
    ada.sign_in("/api/me/account", &account).await;
    assert_eq!(ada.get("/api/me").await.ok::<Me>(), me("Ada L", Some("Ada L")));
    bob.post("/api/me/account", &credentials("ADA l", "other password"))
        .await
        .refused_as(Refusal::NameTaken);
    ada.post("/api/me/account", &account)
        .await
        .refused_as(Refusal::HasAccount);

    ada.cookie = None;
    let reasons = [
        ada.post("/api/sessions", &credentials("Ada L", "incorrect horse"))
            .await
            .refused(401),
        ada.post("/api/sessions", &credentials("Nobody", "correct horse"))
            .await
            .refused(401),
        ada.post("/api/sessions", &credentials("No\0body", "correct horse"))
            .await
            .refused(401),
    ];
    assert!(
        reasons.iter().all(|reason| *reason == reasons[0]),
        "nobody learns which accounts there are"
    );
    ada.sign_in("/api/sessions", &account).await;
    let own: Vec<Listed> = ada.get("/api/me/tables?state=running").await.ok();
    assert_eq!((own.len(), &own[0].id), (1, &table));
    step(&table, &[&ada, &bob], &mut Chance::new(2)).await;
}

pub(crate) async fn a_session_can_be_ended(place: &Place) {
    let server = place.serve();
    let mut ada = server.guest("Ada").await;
    let account = credentials("Ada", "correct horse");
    ada.sign_in("/api/me/account", &account).await;
    let first = ada.clone();
    ada.sign_in("/api/sessions", &account).await;
    let (mut here, mut there) = (ada.socket().await, first.socket().await);

    ada.delete("/api/sessions/current").await.done();
    ada.get("/api/me").await.refused_as(Refusal::NotSignedIn);
    assert!(here.next().await.is_none(), "the session's connection is closed");
    first.get("/api/me").await.done();

    ada.sign_in("/api/sessions", &account).await;
    ada.delete("/api/sessions").await.done();
    first.get("/api/me").await.refused(401);
    ada.get("/api/me").await.refused(401);
    assert!(there.next().await.is_none(), "so are those of all others");
}

pub(crate) async fn names_and_chat_are_plain_text(place: &Place) {
    let server = place.serve();
    let ada = server.guest("<b>Ada</b>").await;
    for name in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
        server
            .stranger()
            .post("/api/guests", &Guest { name: name.to_owned() })
            .await
            .refused(400);
    }
    let table = ada.table("hill", [Myself, Open]).await;
    for text in ["", "a\u{7}b", &"x".repeat(501)] {
        ada.chat(&table, text).await.refused(400);
    }
    ada.chat(&table, "<script>alert(1)</script>").await.done();
    let answer = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.headers["content-type"], "application/json");
    let seen: Update<'static> = answer.ok();
    assert_eq!(
        (seen.chat[0].text.as_str(), seen.info.unwrap().seats[0].name.as_deref()),
        ("<script>alert(1)</script>", Some("<b>Ada</b>"))
    );
    assert_eq!(ada.get("/api/me").await.ok::<Me>().account, None);
}
