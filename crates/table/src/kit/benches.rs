//! Micro-benchmarks that every game has: `cargo bench -p GAME`.

use crate::chance::{Rng, Seed};
use crate::game::Game;
use crate::log::Log;
use crate::seat::{Seat, Viewer};

/// Every tenth position of a recorded game, with who decides and what.
pub struct Bench<G: Game> {
    log: Log<G>,
    positions: Vec<(G, Seat, G::Action)>,
    actions: Vec<G::Action>,
    rng: Rng,
}

impl<G: Game> Bench<G> {
    /// The positions of this log.
    pub fn of(log: &str) -> Bench<G> {
        let log: Log<G> = serde_json::from_str(log).expect("a golden game");
        let mut before = log.start().expect("a golden game");
        let mut positions = Vec::new();
        for (number, ply) in log.actions.iter().enumerate() {
            if number % 10 == 0 {
                positions.push((before.clone(), ply.seat, ply.action.clone()));
            }
            before.apply(ply.seat, &ply.action, &mut ()).expect("a golden game");
        }
        Bench {
            log,
            positions,
            actions: Vec::with_capacity(1_000),
            rng: Rng::new(Seed::from_text("bench")),
        }
    }

    /// How many positions there are.
    pub const fn len(&self) -> usize {
        self.positions.len()
    }

    /// Is there none?
    pub const fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Lists the legal actions of each position.
    pub fn legal(&mut self) -> usize {
        let mut listed = 0;
        for (game, seat, _) in &self.positions {
            self.actions.clear();
            game.legal(*seat, &mut self.actions);
            listed += self.actions.len();
        }
        listed
    }

    /// Plays on from a copy of each position.
    pub fn clone_and_apply(&self, mut seen: impl FnMut(&G)) {
        for (game, seat, action) in &self.positions {
            let mut game = game.clone();
            game.apply(*seat, action, &mut ()).expect("legal");
            seen(&game);
        }
    }

    /// Imagines what the player who decides does not see.
    pub fn view_and_imagine(&mut self, mut seen: impl FnMut(&G)) {
        for (game, seat, _) in &self.positions {
            seen(&G::imagine(&game.view(Viewer::Seat(*seat)), &mut self.rng));
        }
    }

    /// Sets the game up.
    pub fn set_up(&self) -> G {
        self.log.start().expect("a golden game")
    }

    /// Plays the whole game again.
    pub fn replay(&self) -> G {
        self.log.replay().expect("a golden game")
    }
}

/// The benchmarks of a game, from one of its golden games: `table::benches!(Hill, "../tests/golden/four_players.json");` is all of `benches/rules.rs`.
#[macro_export]
macro_rules! benches {
    ($game:ty, $log:literal) => {
        use divan::{Bencher, black_box, counter::ItemsCount};

        fn main() {
            divan::main();
        }

        fn bench() -> $crate::kit::Bench<$game> {
            $crate::kit::Bench::of(include_str!($log))
        }

        #[divan::bench]
        fn legal(bencher: Bencher<'_, '_>) {
            let mut bench = bench();
            bencher
                .counter(ItemsCount::new(bench.len()))
                .bench_local(|| black_box(bench.legal()));
        }

        #[divan::bench]
        fn clone_and_apply(bencher: Bencher<'_, '_>) {
            let bench = bench();
            bencher
                .counter(ItemsCount::new(bench.len()))
                .bench_local(|| bench.clone_and_apply(|game| drop(black_box(game))));
        }

        #[divan::bench]
        fn view_and_imagine(bencher: Bencher<'_, '_>) {
            let mut bench = bench();
            bencher
                .counter(ItemsCount::new(bench.len()))
                .bench_local(|| bench.view_and_imagine(|game| drop(black_box(game))));
        }

        #[divan::bench]
        fn set_up(bencher: Bencher<'_, '_>) {
            let bench = bench();
            bencher.bench_local(|| black_box(bench.set_up()));
        }

        #[divan::bench]
        fn replay(bencher: Bencher<'_, '_>) {
            let bench = bench();
            bencher.bench_local(|| black_box(bench.replay()));
        }

        #[divan::bench]
        fn outcome(bencher: Bencher<'_, '_>) {
            let finished = bench().replay();
            bencher.bench_local(|| black_box($crate::Game::outcome(&finished)));
        }
    };
}
