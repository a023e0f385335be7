//! A line that says what is being built, and about how long it takes.

use std::collections::BTreeSet;
use std::io::{IsTerminal, Write, stderr};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::step::Step;

/// Several things that are built at the same time. The line goes away with it.
pub(crate) struct Progress {
    parts: Vec<Part>,
    end: Option<(mpsc::Sender<()>, JoinHandle<()>)>,
}

/// One of them: counts crates as they are finished.
#[derive(Clone)]
pub(crate) struct Part(Arc<Counted>);

struct Counted {
    name: &'static str,
    done: AtomicUsize,
    total: usize,
    worked: AtomicBool,
}

impl Part {
    /// One more crate is there; `fresh` if it did not have to be built.
    pub(crate) fn count(&self, fresh: bool) {
        self.0.done.fetch_add(1, Ordering::Relaxed);
        if !fresh {
            self.0.worked.store(true, Ordering::Relaxed);
        }
    }

    /// All is there.
    pub(crate) fn finish(&self) {
        self.0.done.store(self.0.total, Ordering::Relaxed);
    }

    fn done(&self) -> usize {
        self.0.done.load(Ordering::Relaxed).min(self.0.total)
    }
}

impl Progress {
    /// Shows how far these things are, each with its number of crates.
    pub(crate) fn start(parts: &[(&'static str, usize)]) -> Progress {
        let part = |&(name, total): &(&'static str, usize)| {
            Part(Arc::new(Counted {
                name,
                done: AtomicUsize::new(0),
                total: total.max(1),
                worked: AtomicBool::new(false),
            }))
        };
        let parts: Vec<Part> = parts.iter().map(part).collect();
        let (sender, receiver) = mpsc::channel();
        let shown = parts.clone();
        let line = thread::spawn(move || show(&shown, &receiver));
        Progress {
            parts,
            end: Some((sender, line)),
        }
    }

    /// The thing with this number.
    pub(crate) fn part(&self, number: usize) -> Part {
        self.parts[number].clone()
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((sender, line)) = self.end.take() {
            let _ = sender.send(());
            let _ = line.join();
        }
    }
}

/// In a terminal one line that changes every second; elsewhere a line every half minute.
fn show(parts: &[Part], end: &mpsc::Receiver<()>) {
    let begun = Instant::now();
    let terminal = stderr().is_terminal();
    let pause = Duration::from_secs(if terminal { 1 } else { 30 });
    while end.recv_timeout(pause) == Err(mpsc::RecvTimeoutError::Timeout) {
        if !parts.iter().any(|part| part.0.worked.load(Ordering::Relaxed)) {
            continue;
        }
        let line = line(parts, begun.elapsed());
        let _ = if terminal {
            write!(stderr(), "\r\u{1b}[2K{line}")
        } else {
            writeln!(stderr(), "{line}")
        };
    }
    if terminal {
        let _ = write!(stderr(), "\r\u{1b}[2K");
    }
}

fn line(parts: &[Part], elapsed: Duration) -> String {
    let open: Vec<String> = parts
        .iter()
        .filter(|part| part.done() < part.0.total)
        .map(|part| format!("{}: {} of about {} crates", part.0.name, part.done(), part.0.total))
        .collect();
    let what = if open.is_empty() {
        "the last touches".to_owned()
    } else {
        open.join(", ")
    };
    format!("Building {what}; {}", left(parts, elapsed))
}

/// How long it will still take. Our own crates come last and are the largest: the last tenth takes as long as three.
fn left(parts: &[Part], elapsed: Duration) -> String {
    let share = |part: &Part| part.done() as f64 / part.0.total as f64;
    let least = parts.iter().map(share).fold(1.0, f64::min);
    let done = if least < 0.9 {
        least / 0.9 * 0.7
    } else {
        0.7 + (least - 0.9) * 3.0
    };
    if done < 0.05 {
        return "the first build takes several minutes".into();
    }
    let minutes = (elapsed.as_secs_f64() * (1.0 - done) / done / 60.0).ceil();
    match minutes as u32 {
        0 | 1 => "about a minute left".into(),
        minutes => format!("about {minutes} minutes left"),
    }
}

/// How many crates a package is built from.
pub(crate) fn crates(package: &str, target: Option<&str>) -> usize {
    let tree = Step::new(&format!(
        "cargo tree --package {package} --edges normal,build --prefix none --quiet"
    ));
    let tree = match target {
        Some(target) => tree.args(["--target", target]),
        None => tree,
    };
    let lines = tree.output().unwrap_or_default();
    let names: BTreeSet<&str> = lines.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    names.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(done: usize, total: usize) -> Part {
        Part(Arc::new(Counted {
            name: "the server",
            done: AtomicUsize::new(done),
            total,
            worked: AtomicBool::new(true),
        }))
    }

    #[test]
    fn the_line_says_what_is_built_and_how_long_it_takes() {
        let minute = Duration::from_mins(1);
        let half = line(&[part(45, 100), part(100, 100)], minute);
        assert_eq!(
            half,
            "Building the server: 45 of about 100 crates; about 2 minutes left"
        );
        let first = line(&[part(0, 100)], minute);
        assert_eq!(
            first,
            "Building the server: 0 of about 100 crates; the first build takes several minutes"
        );
        assert_eq!(
            line(&[part(100, 100)], minute),
            "Building the last touches; about a minute left"
        );
    }
}
