//! A test per clause, in the order of the rules; each sets up a small readable position and would fail without the rule.

mod h10_scoring;
mod h11_plan_conditions;
mod h12_requests;
mod h13_solo;
mod h14_entry;
mod h1_components;
mod h2_setup;
mod h3_rounds;
mod h4_turn;
mod h5_placing;
mod h6_laying;
mod h7_bonus;
mod h8_free;
mod h9_plans_and_tokens;
mod support;
