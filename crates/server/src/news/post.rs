//! All ways in which news travel.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use wire::{Channel, Refusal, Time};

use super::hook;
use super::letter::Letter;
use super::mail::{MailConfig, MailError, Mailer, Undelivered};
use super::outside::{LIMIT, Outside, Unanswered};
use super::push::{PushKey, Subscription};
use super::target::StoredTarget;
use crate::net::PublicUrl;
use crate::store::{Store, StoreError};
use crate::words::Words;

/// Which ways news may take.
#[derive(Clone)]
pub struct PostConfig {
    /// How mail is sent, if it is.
    pub mail: Option<MailConfig>,
    /// May webhooks and push services be at private addresses?
    pub inner: bool,
    /// How long a webhook or a push service may take.
    pub limit: Duration,
}

impl Default for PostConfig {
    fn default() -> PostConfig {
        PostConfig {
            mail: None,
            inner: false,
            limit: LIMIT,
        }
    }
}

/// Why something was not delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// Nobody is there any more, nor will be.
    Gone,
    /// It answered with this status.
    Status(u16),
    /// It may not be asked.
    Inner,
    /// It doesn't answer.
    Silent,
    /// The mail server refuses it, or is not there.
    Mail,
}

impl Failure {
    /// As it is told to whoever tries a target.
    pub(super) fn refusal(self) -> Refusal {
        match self {
            Failure::Gone => Refusal::NotDelivered {
                status: StatusCode::GONE.as_u16(),
            },
            Failure::Status(status) => Refusal::NotDelivered { status },
            Failure::Inner => Refusal::InnerAddress,
            Failure::Silent => Refusal::NoAnswer,
            Failure::Mail => Refusal::MailRefused,
        }
    }
}

impl From<Undelivered> for Failure {
    fn from(undelivered: Undelivered) -> Failure {
        match undelivered {
            Undelivered::Gone => Failure::Gone,
            Undelivered::Failed => Failure::Mail,
        }
    }
}

/// The ways out.
pub(crate) struct Post {
    pub(super) outside: Outside,
    pub(super) mailer: Option<Mailer>,
    pub(super) push: PushKey,
    public: Option<String>,
}

/// Why there are no ways out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoPost {
    #[error(transparent)]
    Mail(#[from] MailError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Post {
    pub(crate) async fn open(config: &PostConfig, store: &Store, public: Option<&PublicUrl>) -> Result<Post, NoPost> {
        let public = public.map(|url| url.as_str().to_owned());
        let mailer = match &config.mail {
            Some(mail) => Some(Mailer::new(mail, public.as_deref())?),
            None => None,
        };
        // a push service wants to know whom to ask
        let contact = mailer.as_ref().map(Mailer::contact).or_else(|| public.clone());
        let contact = contact.unwrap_or_else(|| "https://localhost".to_owned());
        Ok(Post {
            outside: Outside::new(config.inner, config.limit),
            mailer,
            push: PushKey::load(store, contact).await?,
            public,
        })
    }

    /// Refuses what can't be written to.
    pub(crate) fn takes_mail(&self, address: &str) -> Result<(), Refusal> {
        if self.mailer.is_none() {
            return Err(Refusal::NoMail);
        }
        Mailer::check(address).map(drop)
    }

    /// Sends the link with which somebody chooses a new password.
    pub(crate) async fn send_reset(&self, to: &str, words: Words, name: &str, secret: &str) -> Result<(), Refusal> {
        let mailer = self.mailer.as_ref().ok_or(Refusal::NoMail)?;
        let sent = mailer.reset(to, words, name, secret).await;
        sent.map_err(|_| Refusal::MailRefused)
    }

    /// Brings a letter to a target.
    pub(super) async fn send(&self, target: &StoredTarget, letter: &Letter, now: Time) -> Result<(), Failure> {
        match target.channel {
            Channel::Hook => {
                let request = hook::request(&target.address, letter, self.public.as_deref());
                self.request(request, &[StatusCode::GONE]).await
            }
            Channel::Push => {
                let to: Subscription = serde_json::from_str(&target.address).map_err(|_| Failure::Gone)?;
                let gone = [StatusCode::GONE, StatusCode::NOT_FOUND];
                self.request(self.push.request(&to, letter, now), &gone).await
            }
            Channel::Mail => {
                let mailer = self.mailer.as_ref().ok_or(Failure::Mail)?;
                Ok(mailer.send(&target.address, letter, &target.stop).await?)
            }
        }
    }

    /// `gone` are the answers that say that nobody is there any more.
    async fn request(&self, request: Option<Request<Body>>, gone: &[StatusCode]) -> Result<(), Failure> {
        match self.outside.send(request.ok_or(Failure::Gone)?).await {
            Ok(status) if status.is_success() => Ok(()),
            Ok(status) if gone.contains(&status) => Err(Failure::Gone),
            Ok(status) => Err(Failure::Status(status.as_u16())),
            Err(Unanswered::Inner) => Err(Failure::Inner),
            Err(Unanswered::Silent) => Err(Failure::Silent),
        }
    }
}
