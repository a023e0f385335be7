//! From games to a net: what `training/learn.py` has learned with PyTorch says the same here. `cargo xtask test` brings a Python that has PyTorch, and says here
//! where it is; without one there is nothing to try.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use arena::{Fixture, Live, Selfplay, bout};
use bots::net::Reader;
use bots::{Knowledge, Net, Numbers, Rows, Spec, Visitor, visit};
use safetensors::SafeTensors;
use table::{Present, Seat};

/// How far a number may be off.
const OFF: f32 = 1e-4;

struct Training<'a> {
    python: &'a str,
}

impl Visitor for Training<'_> {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        let folder = tempfile::tempdir().expect("a folder");
        let games = folder.path().join("games");
        for players in [2, 3] {
            play::<G>("search:6", players, &games);
        }
        let net = self.learn(&games, folder.path());
        compare::<G>(&net, &folder.path().join("said.safetensors"));

        // the next generation plays with it, and a match is played to its end
        let bot = format!("learned@{}:6", net.display());
        play::<G>(&bot, 2, &folder.path().join("next"));
        let players: Vec<Spec> = [&bot, "search:6"].map(|bot| bot.parse().expect("a bot")).into();
        let fixture = Fixture {
            number: 0,
            deal: 0,
            seating: vec![0, 1],
        };
        let record = bout::<G>(&players, fixture, &G::Options::default(), "training", &Live::default());
        assert!(record.expect("nobody errs").is_some(), "it is played to its end");
    }
}

impl Training<'_> {
    /// Learns for some steps, and has it said what comes of it.
    fn learn(&self, games: &Path, folder: &Path) -> PathBuf {
        let net = folder.join("net.safetensors");
        let learn = concat!(env!("CARGO_MANIFEST_DIR"), "/../../training/learn.py");
        let order = [learn, "--rounds", "0.5", "--batch", "128", "--games"];
        let learned = Command::new(self.python)
            .args(order)
            .arg(games)
            .arg("--out")
            .arg(&net)
            .arg("--said")
            .arg(folder.join("said.safetensors"))
            .env("OMP_NUM_THREADS", "1")
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output()
            .expect("Python runs");
        let said = String::from_utf8_lossy(&learned.stderr);
        assert!(learned.status.success(), "{said}");
        net
    }
}

/// Plays some games to learn from.
fn play<G: Knowledge>(bot: &str, players: u8, out: &Path) {
    std::fs::create_dir_all(out).expect("a folder");
    let order = Selfplay {
        player: bot.parse().expect("a bot"),
        players,
        games: 2,
        seed: "training".into(),
        explore: 0.0,
        threads: 1,
        time: None,
        out: out.to_owned(),
        is_bare: false,
    };
    let written = order.play::<G>(&Live::default()).expect("games are written");
    assert_eq!((written.games, written.files), (2, 1));
}

/// What PyTorch and Roundhouse say of the same numbers.
fn compare<G: Knowledge>(net: &Path, said: &Path) {
    let net = Net::read(&std::fs::read(net).expect("a net was written")).expect("it is a net");
    net.check::<G>().expect("it fits the game");
    let net = Arc::new(net);
    let bytes = std::fs::read(said).expect("something was said");
    let said = Said(SafeTensors::deserialize(&bytes).expect("tensors"));
    let (players, parts_of) = (said.bytes("players"), said.bytes("parts_of"));
    let (actors, counts) = (said.bytes("actor"), said.counts());
    let (mut seat, mut part, mut action) = (0, 0, 0);
    for (place, &players) in players.iter().enumerate() {
        let players = usize::from(players);
        let parts: Vec<usize> = parts_of[seat..seat + players].iter().map(|&n| n.into()).collect();
        let all_parts = parts.iter().sum();
        let mut seen = Numbers::default();
        seen.table = said.rows("table", place, 1);
        seen.seats = said.rows("seats", seat, players);
        seen.parts = said.rows("parts", part, all_parts);
        seen.parts_of = parts;
        seen.actions = said.rows("actions", action, counts[place]);
        let actor = Seat::new(actors[place]).expect("a seat");
        let (values, votes) = Reader::new(Arc::clone(&net)).tell(seen, actor);
        near(&values.concat(), &said.rows("values", seat, players).numbers);
        near(&votes, &said.rows("votes", action, counts[place]).numbers);
        seat += players;
        part += all_parts;
        action += counts[place];
    }
    assert!(players.len() >= 10 && action > players.len());
}

fn near(here: &[f32], there: &[f32]) {
    assert_eq!(here.len(), there.len());
    for (here, there) in here.iter().zip(there) {
        assert!((here - there).abs() <= OFF, "{here} here, {there} there");
    }
}

/// What PyTorch said of some positions, and what it had seen.
struct Said<'a>(SafeTensors<'a>);

impl Said<'_> {
    fn bytes(&self, name: &str) -> Vec<u8> {
        self.0.tensor(name).expect("it is there").data().to_vec()
    }

    fn counts(&self) -> Vec<usize> {
        let bytes = self.bytes("count");
        let pairs = bytes.as_chunks().0.iter();
        pairs.map(|&pair| u16::from_le_bytes(pair).into()).collect()
    }

    /// Some rows of a tensor.
    fn rows(&self, name: &str, first: usize, count: usize) -> Rows {
        let tensor = self.0.tensor(name).expect("it is there");
        let width: usize = tensor.shape()[1..].iter().product();
        let numbers = tensor.data().as_chunks().0[first * width..(first + count) * width].iter();
        Rows {
            numbers: numbers.map(|&bytes| f32::from_le_bytes(bytes)).collect(),
            count,
        }
    }
}

#[test]
fn a_net_says_here_what_it_says_in_pytorch() {
    let Ok(python) = std::env::var("ROUNDHOUSE_PYTORCH") else {
        eprintln!("ROUNDHOUSE_PYTORCH names no Python with PyTorch: nothing was tried");
        return;
    };
    for game in bots::knowledge::games() {
        visit(game, Training { python: &python }).expect("a game");
    }
}
