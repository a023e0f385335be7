//! How much one person, or one address, may ask of the server.

mod buckets;
mod held;
mod limit;

use std::fmt::Display;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use buckets::Buckets;
pub(crate) use held::{Counted, Held};
pub(crate) use limit::{Limit, Told};
use wire::{Refusal, Wait};

use crate::metrics::Metrics;
use crate::refusal::Refused;

/// A burst is worth this many seconds of requests.
const BURST_SECONDS: f64 = 5.0;
/// What is sent counts like another request for each of these.
const PAGE: u64 = 16 * 1024;
/// Sign-ins and new passwords a minute from one address: each costs us work.
const ADDRESS_PASSWORDS: f64 = 20.0;
/// Wrong passwords for one account, wherever they come from: this many at once, then one a minute.
const ACCOUNT_PASSWORDS: f64 = 10.0;
/// Open WebSockets of one person.
const PERSON_SOCKETS: usize = 20;
/// Lines of chat that a person can say at once, then one every two seconds.
const CHAT_LINES: f64 = 30.0;
const CHAT_RATE: f64 = 0.5;
/// Tests of a person's targets at once, then one a minute; mails that ask whether an address is right, for one person or to one address, an hour.
const TEST_NEWS: f64 = 10.0;
const CONFIRMING_MAILS: f64 = 4.0;
/// Lines of chat that a person can report an hour, and how often all of one's data can be taken home.
const REPORTS: f64 = 20.0;
const EXPORTS: f64 = 6.0;
/// Bytes of own card lists, maps and tickets an hour, of one person and from one address.
const PERSON_LISTS: f64 = 2_000_000.0;
const ADDRESS_LISTS: f64 = 8_000_000.0;

/// What whoever runs the server grants to one person or one address.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    /// Requests and messages of one person in a second.
    pub person_rate: u32,
    /// Requests of one address in a second.
    pub address_rate: u32,
    /// Open connections of one address.
    pub address_connections: u32,
    /// New guests an hour from one address.
    pub guests_per_hour: u32,
    /// New tables of one person an hour.
    pub tables_per_hour: u32,
    /// New tables an hour from one address.
    pub address_tables_per_hour: u32,
    /// Seats that bots play in one person's running games.
    pub bot_seats: u32,
}

/// How much one person, or one address, may ask of the server.
pub(crate) struct Limits {
    pub(crate) quotas: Quotas,
    people: Buckets<String>,
    addresses: Buckets<IpAddr>,
    address_passwords: Buckets<IpAddr>,
    account_passwords: Buckets<String>,
    guests: Buckets<IpAddr>,
    tables: Buckets<String>,
    address_tables: Buckets<IpAddr>,
    lists: Buckets<String>,
    address_lists: Buckets<IpAddr>,
    chat: Buckets<String>,
    test_news: Buckets<String>,
    confirming_mails: Buckets<String>,
    reports: Buckets<String>,
    exports: Buckets<String>,
    sockets: Arc<Counted<String>>,
    address_sockets: Arc<Counted<IpAddr>>,
    metrics: Arc<Metrics>,
}

impl Limits {
    pub(crate) fn new(quotas: Quotas, metrics: Arc<Metrics>) -> Limits {
        let rate = |number: u32| (f64::from(number), f64::from(number) * BURST_SECONDS);
        let ((person, person_burst), (address, address_burst)) = (rate(quotas.person_rate), rate(quotas.address_rate));
        Limits {
            people: Buckets::new(person, person_burst),
            addresses: Buckets::new(address, address_burst),
            address_passwords: Buckets::new(ADDRESS_PASSWORDS / 60.0, ADDRESS_PASSWORDS),
            account_passwords: Buckets::new(1.0 / 60.0, ACCOUNT_PASSWORDS),
            guests: Buckets::per_hour(quotas.guests_per_hour.into()),
            tables: Buckets::per_hour(quotas.tables_per_hour.into()),
            address_tables: Buckets::per_hour(quotas.address_tables_per_hour.into()),
            lists: Buckets::per_hour(PERSON_LISTS),
            address_lists: Buckets::per_hour(ADDRESS_LISTS),
            chat: Buckets::new(CHAT_RATE, CHAT_LINES),
            test_news: Buckets::new(1.0 / 60.0, TEST_NEWS),
            confirming_mails: Buckets::per_hour(CONFIRMING_MAILS),
            reports: Buckets::per_hour(REPORTS),
            exports: Buckets::per_hour(EXPORTS),
            sockets: Counted::new(PERSON_SOCKETS),
            address_sockets: Counted::new(quotas.address_connections as usize),
            quotas,
            metrics,
        }
    }

    /// A request or message of a person.
    pub(crate) fn person(&self, id: &str) -> Result<(), Refused> {
        self.grant(Limit::PersonRate, &id, self.people.take(id.to_owned(), 1.0), |wait| {
            Refusal::Requests { wait }
        })
    }

    /// A request from an address.
    pub(crate) fn address(&self, address: IpAddr) -> Result<(), Refused> {
        self.grant(
            Limit::AddressRate,
            &address,
            self.addresses.take(network(address), 1.0),
            |wait| Refusal::AddressRequests { wait },
        )
    }

    /// What was sent to an address counts, too: every 16 KiB like a request more.
    pub(crate) fn sent(&self, address: IpAddr, bytes: u64) {
        self.addresses.charge(network(address), (bytes / PAGE) as f64);
    }

    /// The same for what was sent to a person over a WebSocket.
    pub(crate) fn told(&self, person: &str, bytes: u64) {
        self.people.charge(person.to_owned(), (bytes / PAGE) as f64);
    }

    /// A password from an address.
    pub(crate) fn password(&self, address: IpAddr) -> Result<(), Refused> {
        let granted = self.address_passwords.take(network(address), 1.0);
        self.grant(Limit::AddressPasswords, &address, granted, |wait| {
            Refusal::AddressPasswords { wait }
        })
    }

    /// Another try to sign in to an account. It counts as a wrong one until it turns out to be right: many may be under way at once.
    pub(crate) fn account(&self, account: &str) -> Result<(), Refused> {
        let granted = self.account_passwords.take(account.to_owned(), 1.0);
        self.grant(Limit::AccountPasswords, &"an account", granted, |wait| {
            Refusal::AccountPasswords { wait }
        })
    }

    /// The password was right.
    pub(crate) fn right_password(&self, account: &str) {
        self.account_passwords.give_back(account.to_owned(), 1.0);
    }

    /// A new guest from an address.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refused> {
        self.grant(
            Limit::Guests,
            &address,
            self.guests.take(network(address), 1.0),
            |wait| Refusal::Guests { wait },
        )
    }

    /// A new table of a person, with this many bytes of own lists.
    pub(crate) fn table(&self, person: &str, address: IpAddr, list_bytes: usize) -> Result<(), Refused> {
        let (person, address, bytes) = (person.to_owned(), network(address), list_bytes as f64);
        self.grant(
            Limit::PersonLists,
            &person,
            self.lists.take(person.clone(), bytes),
            |wait| Refusal::Lists { wait },
        )?;
        self.grant(
            Limit::AddressLists,
            &address,
            self.address_lists.take(address, bytes),
            |wait| Refusal::AddressLists { wait },
        )?;
        self.grant(
            Limit::PersonTables,
            &person,
            self.tables.take(person.clone(), 1.0),
            |wait| Refusal::Tables { wait },
        )?;
        self.grant(
            Limit::AddressTables,
            &address,
            self.address_tables.take(address, 1.0),
            |wait| Refusal::AddressTables { wait },
        )
    }

    /// A line of chat.
    pub(crate) fn chat(&self, person: &str) -> Result<(), Refused> {
        self.grant(Limit::Chat, &person, self.chat.take(person.to_owned(), 1.0), |wait| {
            Refusal::ChatFast { wait }
        })
    }

    /// A test of a target.
    pub(crate) fn test_news(&self, person: &str) -> Result<(), Refused> {
        let granted = self.test_news.take(person.to_owned(), 1.0);
        self.grant(Limit::TestNews, &person, granted, |wait| Refusal::TestNews { wait })
    }

    /// A mail that asks whether this address is right. Nobody makes us write to others again and again.
    pub(crate) fn confirming_mail(&self, person: &str, address: &str) -> Result<(), Refused> {
        for key in [person.to_owned(), address.to_lowercase()] {
            let granted = self.confirming_mails.take(key, 1.0);
            self.grant(Limit::ConfirmingMails, &person, granted, |wait| {
                Refusal::ConfirmingMails { wait }
            })?;
        }
        Ok(())
    }

    /// A link for a new password to this address, whoever asks for it.
    pub(crate) fn reset_mail(&self, address: &str) -> Result<(), Refused> {
        let granted = self
            .confirming_mails
            .take(format!("reset {}", address.trim().to_lowercase()), 1.0);
        self.grant(Limit::ConfirmingMails, &"an address", granted, |wait| {
            Refusal::ConfirmingMails { wait }
        })
    }

    /// A line of chat that somebody reports.
    pub(crate) fn report(&self, person: &str) -> Result<(), Refused> {
        let granted = self.reports.take(person.to_owned(), 1.0);
        self.grant(Limit::Reports, &person, granted, |wait| Refusal::Reports { wait })
    }

    /// All of somebody's data.
    pub(crate) fn export(&self, person: &str) -> Result<(), Refused> {
        let granted = self.exports.take(person.to_owned(), 1.0);
        self.grant(Limit::Exports, &person, granted, |wait| Refusal::Exports { wait })
    }

    /// Counts a WebSocket of a person, from this address, as long as it is held.
    pub(crate) fn socket(&self, person: &str, address: IpAddr) -> Result<(Held<String>, Held<IpAddr>), Refused> {
        let own = self.sockets.hold(person.to_owned()).ok_or_else(|| {
            self.bite(Limit::PersonSockets, &person);
            Refusal::Pages { most: PERSON_SOCKETS }
        })?;
        let from = self.address_sockets.hold(network(address)).ok_or_else(|| {
            self.bite(Limit::AddressSockets, &address);
            Refusal::AddressPages
        })?;
        Ok((own, from))
    }

    /// Counts and tells that a limit bites.
    pub(crate) fn bite(&self, limit: Limit, whom: &dyn Display) {
        self.metrics.bitten(limit, whom);
    }

    fn grant(
        &self,
        limit: Limit,
        whom: &dyn Display,
        granted: Result<(), Duration>,
        refusal: fn(Wait) -> Refusal,
    ) -> Result<(), Refused> {
        granted.map_err(|wait| {
            self.bite(limit, whom);
            Refused::from(refusal(Wait::new(wait))).after(wait)
        })
    }
}

/// Whoever has an IPv6 address has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(quota: u32) -> Limits {
        let quotas = Quotas {
            person_rate: quota,
            address_rate: quota,
            address_connections: quota,
            guests_per_hour: quota,
            tables_per_hour: quota,
            address_tables_per_hour: quota,
            bot_seats: quota,
        };
        Limits::new(quotas, Arc::default())
    }

    #[test]
    fn who_asks_too_often_is_refused_and_others_are_not() {
        let limits = limits(1);
        let granted = (0..1_000).filter(|_| limits.person("a").is_ok()).count();
        assert!((5..20).contains(&granted), "{granted}"); // one more for each second that passes
        assert!(limits.person("b").is_ok());
        let refusal = limits.person("a").unwrap_err();
        assert_eq!(refusal.to_string(), "Too many requests. Try again in a second.");
        assert!(refusal.retry.is_some_and(|wait| wait <= Duration::from_secs(1)));
    }

    #[test]
    fn connections_are_counted_while_they_are_open() {
        let (limits, here) = (limits(100), IpAddr::from([10, 0, 0, 1]));
        let mut open: Vec<_> = (0..PERSON_SOCKETS).map(|_| limits.socket("a", here).unwrap()).collect();
        assert!(limits.socket("a", here).is_err());
        open.pop();
        assert!(limits.socket("a", here).is_ok());
    }

    #[test]
    fn only_wrong_passwords_count_against_an_account() {
        let limits = limits(100);
        for _ in 0..100 {
            limits.account("ada").unwrap();
            limits.right_password("ada");
        }
        (0..10).for_each(|_| limits.account("ada").unwrap());
        assert!(
            limits
                .account("ada")
                .unwrap_err()
                .to_string()
                .starts_with("Too many wrong passwords for this account. Try again in")
        );
        assert!(limits.account("bob").is_ok());
    }

    #[test]
    fn own_lists_are_counted_by_their_size() {
        let (limits, here) = (limits(1_000), IpAddr::from([10, 0, 0, 1]));
        let made = (0..100).filter(|_| limits.table("a", here, 255_000).is_ok()).count();
        assert_eq!(made, 7);
        assert!(limits.table("a", here, 0).is_ok());
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let same = |a: &str, b: &str| network(a.parse().unwrap()) == network(b.parse().unwrap());
        assert!(
            same("2001:db8::1", "2001:db8::2")
                && !same("2001:db8::1", "2001:db8:0:1::1")
                && same("::ffff:10.0.0.1", "10.0.0.1")
        );
    }
}
