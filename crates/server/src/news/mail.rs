//! E-mail by SMTP, if whoever runs the server has said how.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use table::words::Argument;
use thiserror::Error;
use tokio::time::timeout;
use wire::Refusal;

use super::letter::{Letter, path};
use crate::words::Words;

/// How long a mail may take.
const LIMIT: Duration = Duration::from_secs(20);

/// How mail is sent.
#[derive(Clone)]
pub struct MailConfig {
    /// `smtps://user@host`, or `smtp://user@host:587?tls=required`; the password comes apart.
    pub server: String,
    /// The password of the user, if there is one.
    pub password: Option<String>,
    /// Whom mails come from: `Roundhouse <news@example.org>`.
    pub from: String,
}

/// Why mail can't be sent like that.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MailError {
    /// The server's address makes no sense.
    #[error("the mail server has to be written as smtps://user@host or smtp://user@host:587?tls=required")]
    Server,
    /// A password stands where anybody can read it.
    #[error("the mail server's password belongs in ROUNDHOUSE_SMTP_PASSWORD, not in its address")]
    Password,
    /// The sender is no address.
    #[error("the sender of mails has to be written as news@example.org or Roundhouse <news@example.org>")]
    From,
    /// Links in mails have to lead somewhere.
    #[error("mails hold links: say with --public-url where people find this server")]
    NoPublicUrl,
}

/// Sends mail.
#[derive(Clone)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    public: String,
}

/// The mail server did not take it, for now or for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Undelivered {
    /// There is no such address.
    Gone,
    Failed,
}

impl Mailer {
    pub(super) fn new(config: &MailConfig, public: Option<&str>) -> Result<Mailer, MailError> {
        let public = public.ok_or(MailError::NoPublicUrl)?.to_owned();
        let (scheme, rest) = config.server.split_once("://").ok_or(MailError::Server)?;
        let (user, host) = match rest.rsplit_once('@') {
            Some((user, host)) => (Some(user), host),
            None => (None, rest),
        };
        if user.is_some_and(|user| user.contains(':')) {
            return Err(MailError::Password);
        }
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&format!("{scheme}://{host}"))
            .map_err(|_| MailError::Server)?
            .timeout(Some(LIMIT));
        if let (Some(user), Some(password)) = (user, &config.password) {
            builder = builder.credentials(Credentials::new(user.replace("%40", "@"), password.clone()));
        }
        Ok(Mailer {
            transport: builder.build(),
            from: config.from.parse().map_err(|_| MailError::From)?,
            public,
        })
    }

    /// An address that could be one.
    pub(super) fn check(address: &str) -> Result<String, Refusal> {
        let address = address.trim();
        let good = address.len() <= 254 && address.parse::<lettre::Address>().is_ok();
        good.then(|| address.to_owned()).ok_or(Refusal::MailAddress)
    }

    /// Whom a push service writes to.
    pub(super) fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    /// Sends a letter. `stop` is the secret with which whoever reads it can end that.
    pub(super) async fn send(&self, to: &str, letter: &Letter, stop: &str) -> Result<(), Undelivered> {
        let words = letter.words;
        let mut text = String::new();
        for line in &letter.lines {
            text.push_str(&line.text);
            text.push('\n');
            if let Some(table) = &line.table {
                text.extend([&self.public, path(table).as_str(), "\n"]);
            }
            text.push('\n');
        }
        let stop = format!("{}/news/stop/{stop}", self.public);
        text.push_str(&words.say("mail-why", &[("stop", Argument::Name(stop.clone()))]));
        let builder = self
            .builder(to, &letter.subject())?
            .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        self.deliver(builder, text).await
    }

    /// Asks whether an address is that of whoever named it.
    pub(super) async fn ask(&self, to: &str, words: Words, name: &str, secret: &str) -> Result<(), Undelivered> {
        let link = format!("{}/news/confirm/{secret}", self.public);
        let text = words.say(
            "mail-confirm",
            &[
                ("name", Argument::Name(name.to_owned())),
                ("link", Argument::Name(link)),
            ],
        );
        let builder = self
            .builder(to, &words.say("mail-confirm-subject", &[]))?
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        self.deliver(builder, text).await
    }

    /// Sends the link with which somebody chooses a new password.
    pub(super) async fn reset(&self, to: &str, words: Words, name: &str, secret: &str) -> Result<(), Undelivered> {
        let link = format!("{}/reset/{secret}", self.public);
        let text = words.say(
            "mail-reset",
            &[
                ("name", Argument::Name(name.to_owned())),
                ("link", Argument::Name(link)),
            ],
        );
        let builder = self
            .builder(to, &words.say("mail-reset-subject", &[]))?
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        self.deliver(builder, text).await
    }

    fn builder(&self, to: &str, subject: &str) -> Result<MessageBuilder, Undelivered> {
        let to: Mailbox = to.parse().map_err(|_| Undelivered::Gone)?;
        Ok(Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject)
            .header(ContentType::TEXT_PLAIN))
    }

    async fn deliver(&self, builder: MessageBuilder, text: String) -> Result<(), Undelivered> {
        let message = builder.body(text).map_err(|_| Undelivered::Failed)?;
        match timeout(LIMIT, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) if error.status().is_some_and(|code| code.to_string() == "550") => Err(Undelivered::Gone),
            _ => Err(Undelivered::Failed),
        }
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}
