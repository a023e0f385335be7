//! The real server, run from outside. Whole games are played of whatever it offers; a game is named only where any would do.
//!
//! What a scenario shows must hold on both databases: each runs on SQLite as a test of its own, and on PostgreSQL one after the other in one test.

#![allow(clippy::unwrap_used)]

mod blink;
mod company;
mod crash;
mod cups;
mod damage;
mod full_disk;
mod limits;
mod live;
mod operations;
mod past;
mod people;
mod plans;
mod previews;
mod programs;
mod quotas;
mod refusals;
mod seats;
mod secrecy;
mod sessions;
mod slow_lines;
mod standing;
mod tables;
mod thinking;
mod told;
mod two_processes;
mod visitors;

use trial::{Place, Postgres};

const PROGRAM: &str = env!("CARGO_BIN_EXE_roundhouse");

/// A fresh folder for servers.
fn folder() -> Place {
    Place::folder(PROGRAM)
}

/// A fresh database for servers.
fn on(postgres: &Postgres) -> Place {
    Place::database(PROGRAM, postgres.database())
}

macro_rules! scenarios {
    ($($module:ident::$name:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$module::$name(&super::folder()).await;
            })*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn all_scenarios_on_postgres() {
            let postgres = Postgres::start();
            $(
                println!("{}", stringify!($name));
                $module::$name(&on(&postgres)).await;
            )*
        }
    };
}

scenarios![
    people::a_guest_plays_at_once_and_keeps_the_games_as_an_account,
    people::an_account_has_its_lessons_on_every_device,
    people::a_session_can_be_ended,
    people::names_and_chat_are_plain_text,
    standing::a_finished_game_is_rated_and_found,
    standing::around_one_screen_nobody_is_rated,
    tables::people_gather_and_play_a_whole_game,
    tables::bots_play_with_one_person_and_restart_goes_on,
    tables::one_person_plays_all_seats_and_takes_back,
    tables::a_seat_is_claimed_by_its_link,
    tables::a_bot_plays_on_for_who_resigns,
    tables::who_is_not_invited_sees_nothing,
    tables::a_rematch_leads_all_to_the_same_table,
    seats::nobody_sees_two_hands,
    seats::an_invited_seat_stays_one,
    seats::a_table_without_spectators_has_open_seats,
    seats::the_host_can_remove_somebody,
    seats::who_is_asked_for_another_game_may_say_no,
    seats::the_host_says_who_talks,
    sessions::an_account_has_a_session_of_its_own,
    sessions::names_cannot_be_mistaken,
    quotas::own_lists_are_told_once,
    programs::a_program_plays_whole_games,
    programs::a_program_runs_as_long_as_its_game,
    programs::a_program_that_goes_wrong_does_not_stop_the_game,
    programs::a_program_can_stand_for_a_level_everywhere_and_may_be_gone_later,
    live::a_socket_follows_a_game_from_the_ply_it_names,
    live::who_is_here_is_told_to_all,
    plans::a_plan_is_its_owners_secret,
    plans::what_is_no_plan_is_refused,
    plans::a_plan_waits_for_the_next_server,
    refusals::every_wrong_request_is_refused_and_changes_nothing,
    secrecy::nothing_hidden_is_ever_sent,
    past::everybody_sees_again_what_they_saw,
    past::the_past_is_closed_to_whom_the_table_is,
    past::an_answer_about_the_past_is_bounded,
    visitors::who_has_no_name_looks_on,
    visitors::an_account_keeps_its_name_and_seats,
    visitors::own_tables_say_whose_turn_it_is,
    visitors::a_link_says_what_it_leads_to,
    company::an_operator_looks_after_people,
    company::an_account_ends_when_its_owner_says_so,
    company::a_game_is_over_when_all_agree,
];
