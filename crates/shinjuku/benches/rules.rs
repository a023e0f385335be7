//! Micro-benchmarks of the rules: `cargo bench -p shinjuku`. The positions are those of a golden game, every tenth one.

table::benches!(shinjuku::Shinjuku, "../tests/golden/three_players.json");
