//! The same for Version 2: a test per clause, in the order of its rules. What it shares with Version 1 is tested there; here, that it holds and which clause says so.

mod support;
mod v10_options;
mod v12_figures;
mod v14_kaiju;
mod v15_companions;
mod v18_hidden;
mod v1_components;
mod v2_setup;
mod v3_queue;
mod v4_turn;
mod v6_actions;
mod v7_move;
mod v8_end;
mod v9_score;
