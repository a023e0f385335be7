//! A test per clause, in the order of the rules; each sets up a small readable position and would fail without the rule.

mod s1_components;
mod s1_load;
mod s2_setup;
mod s3_turn;
mod s4_paying;
mod s5_build;
mod s5_expand;
mod s5_income;
mod s5_upgrade;
mod s6_move;
mod s7_end;
mod s7_entry;
mod s7_score;
mod s8_hidden;
mod second;
mod support;
