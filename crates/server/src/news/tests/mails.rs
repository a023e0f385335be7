//! Mails, taken by a mail server of the test's own.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use wire::{Off, Refusal};

use super::*;

/// Takes mails, and keeps them as they came.
#[derive(Clone)]
pub(super) struct MailServer {
    pub(super) url: String,
    came: Arc<Mutex<Vec<String>>>,
}

impl MailServer {
    pub(super) async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = MailServer {
            url: format!("smtp://{}", listener.local_addr().unwrap()),
            came: Arc::default(),
        };
        let came = server.came.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, came.clone()));
            }
        });
        server
    }

    /// What has come since it was asked last, with the soft line breaks of the encoding taken out.
    pub(super) fn take(&self) -> Vec<String> {
        let came = std::mem::take(&mut *self.came.lock().unwrap());
        came.into_iter()
            .map(|mail| mail.replace("=\r\n", "").replace("=3D", "="))
            .collect()
    }
}

async fn talk(stream: TcpStream, came: Arc<Mutex<Vec<String>>>) {
    let mut stream = BufReader::new(stream);
    let _ = stream.write_all(b"220 test\r\n").await;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let answer: &[u8] = match line.split_whitespace().next().unwrap_or_default() {
            "EHLO" => b"250-test\r\n250 8BITMIME\r\n",
            "DATA" => {
                let _ = stream.write_all(b"354 go on\r\n").await;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") {
                    if stream.read_line(&mut mail).await.unwrap_or(0) == 0 {
                        return;
                    }
                }
                came.lock().unwrap().push(mail);
                b"250 taken\r\n"
            }
            "RCPT" if line.contains("nobody@") => b"550 no such user\r\n",
            "QUIT" => b"221 bye\r\n",
            _ => b"250 fine\r\n",
        };
        if stream.write_all(answer).await.is_err() {
            return;
        }
    }
}

pub(super) fn mail_config(server: &str) -> MailConfig {
    MailConfig {
        server: server.to_owned(),
        password: None,
        from: "Roundhouse <news@round.example>".to_owned(),
    }
}

pub(super) fn to(address: &str) -> NewTarget {
    NewTarget {
        place: Where::Mail {
            address: address.to_owned(),
        },
        wishes: only(NewsKind::Turn),
        proof: None,
    }
}

/// The secret behind this path in a mail.
pub(super) fn secret_of(mail: &str, path: &str) -> String {
    let start = mail.find(path).unwrap() + path.len();
    mail[start..].chars().take_while(char::is_ascii_hexdigit).collect()
}

#[tokio::test]
async fn mail_comes_after_its_address_was_confirmed_and_until_it_is_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let server = MailServer::open().await;
    let office = Office::with(
        &Place::File(folder.path().join("a.sqlite")),
        Some(mail_config(&server.url)),
    )
    .await;
    let ada = office.house.guest("Ada").await;
    let refused = office.news.add(&ada, to("ada@round.example")).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::MailForAccounts.into());
    let bob = office
        .house
        .people
        .register("Bob", "correct horse")
        .await
        .unwrap()
        .person;
    for nonsense in ["", "bob", "bob@", "a@b\r\nBcc: x@y.example", "@round.example"] {
        let refused = office.news.add(&bob, to(nonsense)).await.unwrap_err();
        assert_eq!(*refused.reason, Refusal::MailAddress.into(), "{nonsense:?}");
    }
    let target = office.news.add(&bob, to("bob@round.example")).await.unwrap();
    assert!(!target.confirmed);
    let asked = server.take();
    assert!(asked.len() == 1 && asked[0].contains("Hello Bob,"), "{asked:?}");
    let people = [&ada, &bob];
    let table = office.begun(&ada, &bob, Clock::None).await;
    office.until_turn_of(&table, people, 1).await;
    office.send(now()).await;
    assert!(server.take().is_empty(), "nobody has agreed yet");
    let refused = office.news.try_out(&bob, &target.id).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::NotConfirmed.into());

    let secret = secret_of(&asked[0], "https://round.example/news/confirm/");
    office.news.confirm(&secret).await.unwrap();
    let again = office.news.confirm(&secret).await.unwrap_err();
    assert_eq!(*again.reason, Refusal::DeadLink.into());
    office.until_turn_of(&table, people, 1).await;
    office.send(now()).await;
    let came = server.take();
    assert_eq!(came.len(), 1, "{came:?}");
    let stop = secret_of(&came[0], "https://round.example/news/stop/");
    for part in [
        "To: bob@round.example",
        "From: Roundhouse <news@round.example>",
        &format!("List-Unsubscribe: <https://round.example/news/stop/{stop}>"),
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        &format!("https://round.example/table/{table}"),
    ] {
        assert!(came[0].contains(part), "{part} in {}", came[0]);
    }

    office.news.stop(&stop).await.unwrap();
    office.news.stop(&stop).await.unwrap();
    assert_eq!(office.target(&bob, &target.id).await.off, Some(Off::Stopped));
    office.until_turn_of(&table, people, 1).await;
    office.send(now()).await;
    assert!(server.take().is_empty());
}

#[tokio::test]
async fn nobody_is_asked_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let server = MailServer::open().await;
    let office = Office::with(
        &Place::File(folder.path().join("a.sqlite")),
        Some(mail_config(&server.url)),
    )
    .await;
    let mut asked = 0;
    for name in ["Eve", "Mallory", "Trudy"] {
        let person = office
            .house
            .people
            .register(name, "correct horse")
            .await
            .unwrap()
            .person;
        for _ in 0..3 {
            if let Ok(target) = office.news.add(&person, to("victim@round.example")).await {
                asked += 1;
                office.news.remove(&person, &target.id).await.unwrap();
            }
        }
    }
    assert_eq!((asked, server.take().len()), (4, 4), "whoever asks");
}

#[tokio::test]
async fn an_address_that_does_not_exist_is_told_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = MailServer::open().await;
    let office = Office::with(
        &Place::File(folder.path().join("a.sqlite")),
        Some(mail_config(&server.url)),
    )
    .await;
    let bob = office
        .house
        .people
        .register("Bob", "correct horse")
        .await
        .unwrap()
        .person;
    let refused = office.news.add(&bob, to("nobody@round.example")).await.unwrap_err();
    assert_eq!(*refused.reason, Refusal::MailRefused.into());
    assert!(office.news.settings(&bob).await.unwrap().targets.is_empty());
}

#[test]
fn a_mail_server_is_written_without_its_password() {
    use super::super::mail::{MailError, Mailer};
    let with = |server: &str, from: &str, public: Option<&str>| {
        let config = MailConfig {
            from: from.to_owned(),
            ..mail_config(server)
        };
        Mailer::new(&config, public).map(|_| ())
    };
    let (from, public) = ("news@round.example", Some("https://round.example"));
    assert_eq!(with("smtps://ada@mail.example", from, public), Ok(()));
    assert_eq!(
        with("smtp://ada%40round.example@mail.example:587?tls=required", from, public),
        Ok(())
    );
    assert_eq!(
        with("smtps://ada:secret@mail.example", from, public),
        Err(MailError::Password)
    );
    assert_eq!(with("mail.example", from, public), Err(MailError::Server));
    assert_eq!(with("https://mail.example", from, public), Err(MailError::Server));
    assert_eq!(with("smtps://mail.example", "nobody", public), Err(MailError::From));
    assert_eq!(with("smtps://mail.example", from, None), Err(MailError::NoPublicUrl));
}
