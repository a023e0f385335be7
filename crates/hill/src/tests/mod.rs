//! A test per clause, in the order of the rules; each sets up a small readable position and would fail without the rule.

mod h6_laying;
mod support;
