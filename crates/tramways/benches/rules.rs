//! Micro-benchmarks of the rules: `cargo bench -p tramways`. The positions are those of a golden game, every tenth one.

table::benches!(tramways::Tramways, "../tests/golden/three_players.json");
