//! The limits by name, for the log and the figures.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the log tells that a limit bites.
const PAUSE: Duration = Duration::from_mins(1);

/// Something of which there is only so much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Limit {
    PersonRate,
    AddressRate,
    AddressConnections,
    Connections,
    Descriptors,
    PersonSockets,
    AddressSockets,
    AddressPasswords,
    AccountPasswords,
    Guests,
    PersonTables,
    AddressTables,
    PersonLists,
    AddressLists,
    OpenTables,
    BotSeats,
    BotsAlone,
    Chat,
    TestNews,
    ConfirmingMails,
    Reports,
    Exports,
    HeaderTime,
    BodyTime,
}

impl Limit {
    /// The name of the limit, in the figures and in the log.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Limit::PersonRate => "person_rate",
            Limit::AddressRate => "address_rate",
            Limit::AddressConnections => "address_connections",
            Limit::Connections => "connections",
            Limit::Descriptors => "descriptors",
            Limit::PersonSockets => "person_sockets",
            Limit::AddressSockets => "address_sockets",
            Limit::AddressPasswords => "address_passwords",
            Limit::AccountPasswords => "account_passwords",
            Limit::Guests => "guests",
            Limit::PersonTables => "person_tables",
            Limit::AddressTables => "address_tables",
            Limit::PersonLists => "person_lists",
            Limit::AddressLists => "address_lists",
            Limit::OpenTables => "open_tables",
            Limit::BotSeats => "bot_seats",
            Limit::BotsAlone => "bots_alone",
            Limit::Chat => "chat",
            Limit::TestNews => "test_news",
            Limit::ConfirmingMails => "confirming_mails",
            Limit::Reports => "reports",
            Limit::Exports => "exports",
            Limit::HeaderTime => "header_time",
            Limit::BodyTime => "body_time",
        }
    }
}

/// When the log told last that a limit bites, and how often it did since.
#[derive(Default)]
pub(crate) struct Told(Mutex<HashMap<Limit, (Instant, u64)>>);

impl Told {
    /// Tells the log that a limit bites, once a minute at most.
    pub(crate) fn tell(&self, limit: Limit, whom: &dyn std::fmt::Display) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if let Some((last, since)) = told.get_mut(&limit)
            && now.duration_since(*last) < PAUSE
        {
            *since += 1;
            return;
        }
        let before = told.insert(limit, (now, 0)).map_or(0, |(_, since)| since);
        drop(told);
        tracing::warn!(limit = limit.word(), %whom, unreported = before, "a limit bites");
    }
}
