//! The same for Version 2.

table::benches!(shinjuku::Shinjuku2, "../tests/golden2/three_players.json");
