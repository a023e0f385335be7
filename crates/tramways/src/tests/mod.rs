//! A test per clause of the rules, and one per worked example.

mod foresight;
mod support;
mod support_itself;
mod t10_buildings;
mod t11_examples;
mod t11_moving;
mod t11_rewards;
mod t12_administration;
mod t13_end_of_round;
mod t14_round_6;
mod t15_scoring;
mod t16_examples;
mod t16_merging;
mod t17_solo;
mod t18_hidden;
mod t1_components;
mod t1_load;
mod t2_setup;
mod t3_tickets;
mod t4_course;
mod t5_auction;
mod t6_actions;
mod t7_examples;
mod t7_rails;
mod t8_incomplete_links;
mod t9_upgrading_links;
