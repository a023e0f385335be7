//! Micro-benchmarks of the rules: `cargo bench -p shinjuku`. The positions are those of a golden game, every tenth one.

use divan::{Bencher, black_box, counter::ItemsCount};
use shinjuku::{Action, Shinjuku};
use table::{Game, Log, Rng, Seat, Seed, Viewer};

fn main() {
    divan::main();
}

/// Every tenth position of the game, with who decides and what.
fn positions() -> Vec<(Shinjuku, Seat, Action)> {
    let log: Log<Shinjuku> =
        serde_json::from_str(include_str!("../tests/golden/three_players.json")).expect("a golden game");
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
fn view_and_imagine(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut rng = Rng::new(Seed::from_text("bench"));
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (game, seat, _) in &positions {
            black_box(Shinjuku::imagine(&game.view(Viewer::Seat(*seat)), &mut rng));
        }
    });
}
