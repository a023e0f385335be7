//! Descriptors: every connection needs one, and a process has a limited number.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What the server needs beside connections: the database, its log.
const RESERVED: u64 = 150;
/// What a program needs that plays: 64 of it may rest, with pipes to each.
const OF_A_PROGRAM: u64 = 200;
/// With fewer connections than this, whoever runs the server should know.
const FEW: u64 = 1_000;
/// More than this many nobody needs.
const PLENTY: u64 = 100_000;

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    /// Descriptors.
    pub(crate) descriptors: u64,
    /// Connections at once.
    pub(crate) connections: usize,
}

impl Room {
    const fn of(descriptors: u64, programs: u64) -> Room {
        let left = descriptors.saturating_sub(RESERVED + OF_A_PROGRAM * programs);
        Room {
            descriptors,
            connections: (if left < 16 { 16 } else { left }) as usize,
        }
    }
}

/// Raises the soft limit as far as it goes, and says what room there is. Where that is little, the log says so.
pub(crate) fn raise(programs: usize) -> Room {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let wanted = maximum.map_or(PLENTY, |most| most.min(PLENTY));
    let mut soft = current.unwrap_or(PLENTY);
    if soft < wanted
        && setrlimit(
            Resource::Nofile,
            Rlimit {
                current: Some(wanted),
                maximum,
            },
        )
        .is_ok()
    {
        soft = wanted;
    }
    let room = Room::of(soft.min(PLENTY), programs as u64);
    if room.connections < FEW as usize {
        let Room {
            descriptors,
            connections,
        } = room;
        tracing::warn!(
            descriptors,
            connections,
            "few file descriptors, so few connections at once; raise the hard limit (ulimit -Hn)"
        );
    }
    room
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_kept_for_the_server_itself() {
        assert_eq!(Room::of(1_024, 0).connections, 874);
        assert_eq!(Room::of(1_024, 2).connections, 474);
        assert_eq!(Room::of(100, 0).connections, 16);
    }

    #[test]
    fn the_soft_limit_is_raised() {
        let hard = getrlimit(Resource::Nofile).maximum.unwrap_or(PLENTY);
        assert_eq!(raise(0).descriptors, hard.min(PLENTY));
    }
}
