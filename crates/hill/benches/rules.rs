//! Micro-benchmarks of the rules: `cargo bench -p hill`. The positions are those of a golden game, every tenth one.

table::benches!(hill::Hill, "../tests/golden/four_players.json");
