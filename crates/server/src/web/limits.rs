//! How often somebody may ask.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::refusal::Refusal;

/// A burst is so many seconds' worth of requests.
const BURST_SECONDS: f64 = 5.0;
/// Up to so many entries nobody cares which of them are full again.
const MANY: usize = 10_000;
/// Sign-ins and new passwords a minute from one address: each costs us work.
const PASSWORDS_A_MINUTE: f64 = 20.0;
/// Open WebSockets of one person.
const CONNECTIONS: usize = 20;

/// How often somebody may ask.
pub(crate) struct Limits {
    people: Buckets<String>,
    addresses: Buckets<IpAddr>,
    passwords: Buckets<IpAddr>,
    connections: Mutex<HashMap<String, usize>>,
}

impl Limits {
    /// So many requests in a second, bursts apart.
    pub(crate) fn new(person: u32, address: u32) -> Limits {
        Limits {
            people: Buckets::new(person.into(), f64::from(person) * BURST_SECONDS),
            addresses: Buckets::new(address.into(), f64::from(address) * BURST_SECONDS),
            passwords: Buckets::new(PASSWORDS_A_MINUTE / 60.0, PASSWORDS_A_MINUTE),
            connections: Mutex::default(),
        }
    }

    pub(crate) fn person(&self, id: &str) -> Result<(), Refusal> {
        self.people.take(id.to_owned())
    }

    pub(crate) fn address(&self, address: IpAddr) -> Result<(), Refusal> {
        self.addresses.take(network(address))
    }

    pub(crate) fn password(&self, address: IpAddr) -> Result<(), Refusal> {
        self.passwords.take(network(address))
    }

    /// Counts a connection of a person as long as it is held.
    pub(crate) fn connect(&self, person: &str) -> Result<Connection<'_>, Refusal> {
        let mut connections = lock(&self.connections);
        let number = connections.entry(person.to_owned()).or_default();
        if *number >= CONNECTIONS {
            return Err(Refusal::too_many(format!("you have {CONNECTIONS} open connections; close a page first")));
        }
        *number += 1;
        Ok(Connection { limits: self, person: person.to_owned() })
    }
}

/// Whoever has an IPv6 address has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// An open connection that is counted.
pub(crate) struct Connection<'a> {
    limits: &'a Limits,
    person: String,
}

impl Drop for Connection<'_> {
    fn drop(&mut self) {
        let mut connections = lock(&self.limits.connections);
        if let Some(number) = connections.get_mut(&self.person) {
            *number -= 1;
            if *number == 0 {
                connections.remove(&self.person);
            }
        }
    }
}

/// Token buckets: each is filled steadily up to a burst, and a request takes one token.
struct Buckets<K> {
    rate: f64,
    burst: f64,
    levels: Mutex<Levels<K>>,
}

struct Levels<K> {
    buckets: HashMap<K, Bucket>,
    /// With so many, those that are full again are forgotten.
    many: usize,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: f64, burst: f64) -> Buckets<K> {
        Buckets { rate, burst, levels: Mutex::new(Levels { buckets: HashMap::new(), many: MANY }) }
    }

    fn take(&self, key: K) -> Result<(), Refusal> {
        let now = Instant::now();
        let filled = |bucket: &Bucket| (bucket.tokens + now.duration_since(bucket.at).as_secs_f64() * self.rate).min(self.burst);
        let mut levels = lock(&self.levels);
        let Levels { buckets, many } = &mut *levels;
        if buckets.len() > *many {
            buckets.retain(|_, bucket| filled(bucket) < self.burst);
            *many = MANY.max(2 * buckets.len()); // so that not every request looks at all of them
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: self.burst, at: now });
        let tokens = filled(bucket);
        *bucket = Bucket { tokens: (tokens - 1.0).max(0.0), at: now };
        if tokens >= 1.0 { Ok(()) } else { Err(Refusal::too_many("too many requests; try again in a while")) }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_often_is_refused_and_others_are_not() {
        let limits = Limits::new(1, 1000);
        let granted = (0..1_000).filter(|_| limits.person("a").is_ok()).count();
        assert!((5..20).contains(&granted), "{granted}"); // one more for each second that passes
        assert!(limits.person("b").is_ok());
    }

    #[test]
    fn connections_are_counted_while_they_are_open() {
        let limits = Limits::new(1, 1);
        let mut open: Vec<_> = (0..CONNECTIONS).map(|_| limits.connect("a").unwrap()).collect();
        assert!(limits.connect("a").is_err());
        open.pop();
        assert!(limits.connect("a").is_ok());
    }

    #[test]
    fn an_ipv6_network_counts_as_one() {
        let same = |a: &str, b: &str| network(a.parse().unwrap()) == network(b.parse().unwrap());
        assert!(same("2001:db8::1", "2001:db8::2") && !same("2001:db8::1", "2001:db8:0:1::1") && same("::ffff:10.0.0.1", "10.0.0.1"));
    }
}
