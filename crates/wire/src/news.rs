//! Being told what happens at your tables while you are away: of what, where, and when.

use serde::{Deserialize, Serialize};

use crate::account::Proof;
use crate::clock::Time;

/// What somebody can be told of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NewsKind {
    /// It is your turn.
    Turn,
    /// A game of yours has begun.
    Began,
    /// A game of yours is over.
    Ended,
    /// Somebody keeps a seat for you.
    Invited,
    /// Your clock runs low.
    Clock,
    /// A plan of yours was dropped.
    Plan,
}

impl NewsKind {
    /// All of them.
    pub const ALL: [NewsKind; 6] = [
        NewsKind::Turn,
        NewsKind::Began,
        NewsKind::Ended,
        NewsKind::Invited,
        NewsKind::Clock,
        NewsKind::Plan,
    ];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            NewsKind::Turn => "turn",
            NewsKind::Began => "began",
            NewsKind::Ended => "ended",
            NewsKind::Invited => "invited",
            NewsKind::Clock => "clock",
            NewsKind::Plan => "plan",
        }
    }
}

/// How news travel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// To a browser, with its page closed.
    Push,
    /// By e-mail.
    Mail,
    /// To an address on the web that takes JSON.
    Hook,
}

impl Channel {
    /// All of them.
    pub const ALL: [Channel; 3] = [Channel::Push, Channel::Mail, Channel::Hook];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Channel::Push => "push",
            Channel::Mail => "mail",
            Channel::Hook => "hook",
        }
    }
}

/// Whether news come one by one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Digest {
    /// At once, each for itself.
    #[default]
    Never,
    /// All of an hour together.
    Hourly,
    /// All of a day together, at eight in the morning.
    Daily,
}

impl Digest {
    /// All of them.
    pub const ALL: [Digest; 3] = [Digest::Never, Digest::Hourly, Digest::Daily];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Digest::Never => "never",
            Digest::Hourly => "hourly",
            Digest::Daily => "daily",
        }
    }
}

/// When somebody doesn't want to be told, in minutes after midnight. It may go over midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// From 0 to 1439.
    pub from: u16,
    /// From 0 to 1439, and not the same.
    pub to: u16,
}

/// How somebody is told, wherever: `PUT /api/me/news`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Hours {
    /// The code of the language, such as `fr`.
    pub language: String,
    /// The time zone by its name, such as `Asia/Tokyo`.
    pub zone: String,
    /// When nothing is told.
    #[serde(default)]
    pub quiet: Option<Quiet>,
}

impl Default for Hours {
    fn default() -> Hours {
        Hours {
            language: "en".to_owned(),
            zone: "UTC".to_owned(),
            quiet: None,
        }
    }
}

/// What is told at a target.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Wishes {
    /// Of what.
    pub kinds: Vec<NewsKind>,
    /// A turn only if you haven't moved within so many minutes; up to a week.
    #[serde(default)]
    pub wait: u32,
    /// One by one, or together.
    #[serde(default)]
    pub digest: Digest,
}

impl Wishes {
    /// The most minutes to wait: two days. What is older than three is not told any more.
    pub const LONGEST_WAIT: u32 = 2 * 24 * 60;

    /// Everything, at once.
    pub fn all() -> Wishes {
        Wishes {
            kinds: NewsKind::ALL.to_vec(),
            wait: 0,
            digest: Digest::Never,
        }
    }
}

/// Where somebody wants to be told.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "channel", rename_all = "snake_case", deny_unknown_fields)]
pub enum Place {
    /// A browser, as its `PushSubscription` says it.
    Push {
        /// The address at the push service.
        endpoint: String,
        /// The browser's public key, in base64url.
        p256dh: String,
        /// The browser's secret, in base64url.
        auth: String,
    },
    /// An address of one's own. A link that is sent there has to be opened first.
    Mail {
        /// Such as `ada@example.org`.
        address: String,
    },
    /// An address on the web that takes JSON.
    Hook {
        /// With `https://` or `http://`.
        url: String,
        /// Only what happens at this table, for all who play there: its host can say that.
        #[serde(default)]
        table: Option<String>,
    },
}

/// A target to be: `POST /api/me/news/targets`.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTarget {
    /// Where.
    pub place: Place,
    /// What.
    pub wishes: Wishes,
    /// For a mail address: that it is really you. By that address a forgotten password can be replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

impl NewTarget {
    /// Told there, without a proof.
    pub const fn new(place: Place, wishes: Wishes) -> NewTarget {
        NewTarget {
            place,
            wishes,
            proof: None,
        }
    }
}

/// Why a target is off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Off {
    /// Nobody is there any more.
    Gone,
    /// It failed too often.
    Failing,
    /// You said so, by the link in a mail.
    Stopped,
}

impl Off {
    /// All of them.
    pub const ALL: [Off; 3] = [Off::Gone, Off::Failing, Off::Stopped];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Off::Gone => "gone",
            Off::Failing => "failing",
            Off::Stopped => "stopped",
        }
    }
}

/// A target of yours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Target {
    /// Its id.
    pub id: String,
    /// How news come there.
    pub channel: Channel,
    /// What you know it by: a mail address, the host of a webhook or of a push service.
    pub name: String,
    /// The table that it is about, if it is about one.
    pub table: Option<String>,
    /// What is told there.
    pub wishes: Wishes,
    /// May it be used? A mail address has to be confirmed first.
    pub confirmed: bool,
    /// Why it is off, if it is.
    pub off: Option<Off>,
    /// Since when you have it.
    pub created: Time,
}

/// How you are told, and where: `GET /api/me/news`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewsSettings {
    /// Language and quiet hours; null as long as you haven't said them.
    pub hours: Option<Hours>,
    /// Where you are told.
    pub targets: Vec<Target>,
    /// The server's public key for `PushManager.subscribe`, in base64url.
    pub push_key: String,
    /// Can the server send mail?
    pub mail: bool,
    /// May you have mail? Guests can't.
    pub account: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words that are stored are the words of the JSON.
    #[test]
    fn words_are_those_of_the_json() {
        fn same<T: Serialize + Copy>(all: &[T], word: impl Fn(T) -> &'static str) {
            for &one in all {
                assert_eq!(serde_json::to_value(one).unwrap(), word(one));
            }
        }
        same(&NewsKind::ALL, NewsKind::word);
        same(&Channel::ALL, Channel::word);
        same(&Digest::ALL, Digest::word);
        same(&Off::ALL, Off::word);
    }
}
