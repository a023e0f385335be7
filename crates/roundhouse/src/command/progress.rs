//! How far a match between bots is.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use arena::Live;
use table::{Language, Message, Say, Voice};

use crate::texts::{Progress, Speak};

/// Does something long, and shows how far it is if somebody is watching.
pub(crate) fn watched<R>(live: &Live, all: u64, language: Language, play: impl FnOnce() -> R) -> R {
    if !io::stderr().is_terminal() {
        return play();
    }
    let (done, wait) = channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let (start, voice) = (Instant::now(), Voice::in_language(language));
            while wait.recv_timeout(Duration::from_millis(500)) == Err(RecvTimeoutError::Timeout) {
                // if nobody can see it, the games go on
                let _ = write!(io::stderr(), "\r{}\x1b[K", line(live, all, start.elapsed(), &voice));
            }
            let _ = write!(io::stderr(), "\r\x1b[K");
        });
        let result = play();
        drop(done);
        result
    })
}

/// How far the match is, in one line.
fn line(live: &Live, all: u64, elapsed: Duration, voice: &Voice<'_>) -> String {
    const WIDTH: u64 = 24;
    let games = live.games();
    let full = (games * WIDTH / all.max(1)) as usize;
    let time = match live.left(all, elapsed) {
        _ if live.is_stopped() => Progress::Stopping,
        None => Progress::SoFar { time: clock(elapsed) },
        Some(left) => Progress::Left { time: clock(left) },
    };
    let time = time.say(&());
    format!(
        "[{}{}] {}",
        "#".repeat(full),
        "-".repeat(WIDTH as usize - full),
        Progress::Games { games, all, time }.said(voice)
    )
}

/// A span of time as people say it.
fn clock(time: Duration) -> Message {
    let span = match time.as_secs() {
        seconds @ 0..120 => Progress::Seconds { seconds },
        seconds @ 120..7200 => Progress::Minutes { minutes: seconds / 60 },
        seconds => Progress::Hours {
            hours: seconds / 3600,
            minutes: seconds / 60 % 60,
        },
    };
    span.say(&())
}
