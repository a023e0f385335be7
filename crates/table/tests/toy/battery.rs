//! The battery passes the toy, and finds what is wrong with each mutant, by the right check.

use table::kit::{Battery, Conceivable, Secrets, Showing, combinations};

use crate::fault::Fault;
use crate::game::{Action, Toy, ToyOptions, conceivable};

#[test]
fn the_toy_passes_at_every_table() {
    let batteries = Battery::<Toy>::every_table(conceivable);
    assert_eq!(batteries.len(), 10, "1 to 5 players, long and short");
    for battery in batteries {
        let tally = battery.games(30).every(3).run();
        assert!(
            tally.games == 30 && tally.examined > 100 && tally.decisions > 2 * tally.examined,
            "{tally:?}"
        );
    }
}

#[test]
fn some_positions_are_always_examined() {
    let tally = Battery::<Toy>::new(3, ToyOptions::default(), conceivable)
        .games(2)
        .every(u32::MAX)
        .run();
    assert_eq!(
        (tally.games, tally.examined),
        (2, 3),
        "the first, and the last of each game"
    );
}

#[test]
fn a_game_is_the_same_alone_and_among_others() {
    let battery = || {
        Battery::<Toy>::new(4, ToyOptions::default(), conceivable)
            .every(1)
            .seed("alone")
    };
    let (seven, eight) = (battery().games(7).run(), battery().games(8).run());
    assert_eq!(battery().game(7).run().decisions, eight.decisions - seven.decisions);
}

#[test]
fn combinations_try_both_values_of_a_flag_and_no_file() {
    assert_eq!(
        combinations::<ToyOptions>(),
        [false, true].map(|long| ToyOptions {
            long,
            fault: Fault::None
        })
    );
}

/// The battery for the toy with a fault.
fn with(fault: Fault) -> Battery<Toy> {
    Battery::new(3, ToyOptions { long: true, fault }, conceivable)
        .games(30)
        .every(3)
}

/// One test per fault: the battery must panic with these words.
macro_rules! finds {
    ($($test:ident: $fault:ident $(with $method:ident($value:expr))? => $words:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $words)]
        fn $test() {
            with(Fault::$fault)$(.$method($value))?.run();
        }
    )*};
}

finds! {
    finds_a_listed_action_that_is_refused: ListsIllegal => "check `listed`";
    finds_an_accepted_action_that_is_not_listed: MissesLegal => "check `unlisted`";
    finds_an_action_listed_twice: ListsTwice => "check `duplicate`";
    finds_an_offer_out_of_turn: ListsForOthers => "check `out of turn`";
    finds_an_action_accepted_out_of_turn: AcceptsFromOthers => "check `unlisted`";
    finds_a_refusal_that_changes_the_state: RefusalChanges => "check `refusal` failed: Park(0) of seat 0 is refused, but changed the state";
    finds_a_refusal_that_tells: RefusalTells => "check `refusal` failed: Park(0) of seat 0 is refused, but told events";
    finds_a_refusal_without_reason: RefusalSilent => "is refused without a clause or a reason";
    finds_a_secret_in_the_order_of_the_list: OrderLeaks => "check `secrecy` failed: seat";
    finds_a_secret_in_a_reason: ReasonLeaks => "check `secrecy` failed: Park(";
    finds_the_seed_in_a_view: SeedLeaks => "check `secrecy` failed: the view of Seat(Seat(0)) shows the seed";
    finds_that_all_hands_are_seen: HandsLeak => "check `imagine` failed: Seat(Seat(0)) always imagined what others see as it was";
    finds_that_all_is_seen: AllLeaks => "check `imagine` failed: Seat(Seat(0)) only ever imagined the true state";
    finds_a_secret_in_an_event: EventLeaks => "check `open`";
    finds_a_secret_in_an_event_of_a_closed_decision: DrawLeaks => "check `secrecy` failed: Draw of seat";
    finds_an_imagined_state_with_another_view: ImagineLoses => "check `imagine` failed: what Seat(Seat(0)) imagines looks different";
    finds_an_imagined_state_that_cannot_be: ImagineDoubles => "check `referee` failed: in a state imagined by";
    finds_imagination_beyond_the_rng: ImagineVaries => "does not come from the rng alone";
    finds_an_open_draw: DrawIsOpen => "check `open` failed: Draw of seat";
    finds_an_open_draw_whatever_may_be_shown: DrawIsOpen with open_shows(|_, _| Showing::Earlier) => "check `open` failed: Draw of seat";
    finds_that_an_open_decision_shows_an_earlier_one: ReadyShows => "check `open` failed: Ready of seat";
    finds_that_more_is_shown_than_is_named: ReadyShows with open_shows(|_, _| Showing::Named) => "it looks different";
    finds_a_dead_end: DeadEnd => "check `dead end`";
    finds_what_json_forgets: JsonForgets => "check `round trip` failed: the state is not the same when read back";
    finds_what_json_forgets_quietly: JsonForgetsQuietly => "check `round trip` failed: Draw of seat";
    finds_a_game_that_cannot_be_replayed: DrawVaries with every(u32::MAX) => "check `replay`";
    finds_a_game_that_cannot_be_taken_back: SetupVaries => "check `undo`";
    finds_wrong_points: WrongPoints => "check `outcome` failed: seat 0 has";
    finds_a_wrong_sum: WrongSum => "check `outcome` failed: train (Y4.2)";
    finds_wrong_places: WrongPlaces => "check `outcome` failed: the places";
    finds_an_early_outcome: EarlyOutcome => "check `outcome` failed: there is an outcome";
    finds_a_missing_outcome: NoOutcome => "check `outcome` failed: nobody is awaited";
    finds_a_wagon_twice: DoubleWagon => "check `referee` failed: the position: the wagons are";
    finds_an_endless_game: Endless with most_decisions(400) => "check `endless` failed: the game is not over after 400 decisions";
    finds_a_panic: Panics => "check `panic` failed: the second round is missing";
}

#[test]
#[should_panic(expected = "check `conceivable`")]
fn finds_a_list_of_conceivable_actions_that_is_too_short() {
    let too_short: Conceivable<Toy> = |_, out| out.push(Action::Ready);
    Battery::new(2, ToyOptions::default(), too_short).run();
}

#[test]
fn what_is_hidden_and_shown_can_be_said() {
    with(Fault::HandsLeak).secrets(Secrets::Unseen).run();
    with(Fault::AllLeaks).secrets(Secrets::None).run();
    with(Fault::EventLeaks).open_may_show().run();
    with(Fault::ReadyShows)
        .open_shows(|_, action| {
            if *action == Action::Ready {
                Showing::Earlier
            } else {
                Showing::Nothing
            }
        })
        .run();
}

#[test]
fn a_failure_says_where_it_is_and_how_to_see_it_again() {
    let message = std::panic::catch_unwind(|| with(Fault::Panics).seed("again").run()).unwrap_err();
    let message = message.downcast_ref::<String>().unwrap();
    for part in [
        "table: toy (rules 1), 3 players, options {\"long\":true,\"fault\":\"Panics\"}, seed \"again\"",
        "where: game 0, decision ",
        "log: {\"format\":1,\"game\":\"toy\"",
    ] {
        assert!(message.contains(part), "{part} is missing in {message}");
    }
}
