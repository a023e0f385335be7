//! Micro-benchmarks of the rules: `cargo bench -p hill`. The positions are those of a golden game, every tenth one.

use divan::{Bencher, black_box, counter::ItemsCount};
use hill::{Action, Hill};
use table::{Game, Log, Rng, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

fn log() -> Log<Hill> {
    serde_json::from_str(include_str!("../tests/golden/four_players.json")).expect("a golden game")
}

/// Every tenth position of the game, with who decides and what.
fn positions() -> Vec<(Hill, Seat, Action)> {
    let log = log();
    let mut before = log.start().expect("a golden game");
    let mut positions = Vec::new();
    for (number, ply) in log.actions.iter().enumerate() {
        if number % 10 == 0 {
            positions.push((before.clone(), ply.seat, ply.action));
        }
        before.apply(ply.seat, &ply.action, &mut ()).expect("a golden game");
    }
    positions
}

#[divan::bench]
fn legal(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut actions = Vec::with_capacity(1_000);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, _) in &positions {
            actions.clear();
            game.legal(*seat, &mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench]
fn clone_and_apply(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, action) in &positions {
            let mut game = game.clone();
            black_box(game.apply(*seat, action, &mut ())).expect("legal");
            black_box(&game);
        }
    });
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, ..) in &positions {
            black_box(black_box(game).clone());
        }
    });
}

#[divan::bench]
fn view_and_imagine(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut rng = Rng::new(Seed::from_text("bench"));
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, _) in &positions {
            black_box(Hill::imagine(&game.view(Viewer::Seat(*seat)), &mut rng));
        }
    });
}

#[divan::bench]
fn set_up(bencher: Bencher<'_, '_>) {
    let log = log();
    bencher.bench_local(|| black_box(log.start()));
}

#[divan::bench]
fn outcome(bencher: Bencher<'_, '_>) {
    let finished = log().replay().expect("a golden game");
    bencher.bench_local(|| black_box(finished.outcome()));
}

#[divan::bench]
fn replay_from_json(bencher: Bencher<'_, '_>) {
    let text = include_str!("../tests/golden/four_players.json");
    bencher.bench_local(|| {
        serde_json::from_str::<Log<Hill>>(text)
            .expect("a golden game")
            .replay()
            .expect("a golden game")
    });
}
