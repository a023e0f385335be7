//! Version 1 (r12): its rules where those of Version 2 differ.

use std::sync::Arc;

use table::phrase::Phrase;
use table::words::Source;
use table::{Book, Inconsistent, Label, Meta, Ruling, Seat, SeatResult, SetupError, Sink, Takeback, Tie};

use crate::Illegal;
use crate::edition::{Edition, Never};
use crate::parts::action::{Action, Kind};
use crate::parts::cards::Hand;
use crate::parts::companion::{Companion, Companions};
use crate::parts::customer::{Customer, Customers};
use crate::parts::event::Event;
use crate::parts::map::{Map, Station, Ward, Wards};
use crate::parts::options::{Options, check_supply};
use crate::rules::scoring;
use crate::state::view::View;
use crate::state::{MOST_PLAYERS, Phase, Played, Public, Trip, track_supply};
use crate::text::picture::{Picture, head, player};
use crate::text::{COVER, Prompt, Word, tie};

/// Version 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct First;

impl Edition for First {
    type Options = Options;
    type Scene = ();
    type SceneForm = Never;
    type Asked = Never;
    type AskedForm = Never;
    type Merit = (i32, [i32; 3]);

    const HAND: usize = 5;
    const KINDS: &'static [Kind] = &Kind::ALL;
    const RANKS: bool = true;
    const STOPS_ANYWHERE: bool = false;

    fn meta() -> Meta {
        Meta {
            id: "shinjuku",
            name: "Shinjuku",
            letter: 'S',
            colour: "var(--line-blue)",
            rules: 1,
            players: 2..=MOST_PLAYERS as u8,
            usual_players: 3,
        }
    }

    fn cover() -> &'static Book {
        &COVER
    }

    fn reference() -> [Source; 3] {
        table::sources!("RULES.md", "RULES.ja.md", "RULES.fr.md")
    }

    fn lessons() -> &'static [table::lesson::Source] {
        table::lessons!["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10"]
    }

    fn clause(of_first: &'static str) -> &'static str {
        of_first
    }

    fn customers(map: &Map) -> Customers {
        map.customers
    }

    fn track_supply(players: u8) -> u8 {
        track_supply(players)
    }

    fn table(options: &Options) -> (Arc<Map>, bool, ()) {
        (Arc::clone(&options.map), options.open_customers, ())
    }

    /// S2.2: one card more than is dealt, to say where the first customer arrives.
    fn check_table(map: &Map, (): &(), players: u8) -> Result<(), SetupError> {
        check_supply::<First>(map, players, 1)
    }

    fn prepare(_: &mut Played<First>) {}

    /// S3.1, S7.1: customers arrive, except in the last turns.
    fn begin_turn(game: &mut Played<First>, events: &mut impl Sink<Event>) {
        if game.public.phase == Phase::Turns {
            game.customers_arrive(events);
        }
    }

    fn free_choices(_: &Played<First>, _: Seat, _: &mut Vec<Action>) {}

    fn choose_free(game: &mut Played<First>, _: Seat, _: Action) -> Result<Takeback, Illegal> {
        Err(game.public.step.refusal())
    }

    fn check_own(game: &Played<First>, _: Seat, _: Kind) -> Result<(), Illegal> {
        Err(game.public.step.refusal())
    }

    fn begin_own(_: &mut Played<First>, _: Seat, _: Kind) {}

    fn income_done(game: &mut Played<First>, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        game.end_turn(seat, events)
    }

    fn turn_ended(game: &mut Played<First>, seat: Seat, events: &mut impl Sink<Event>) -> Phase {
        game.count_last_turns(seat, events)
    }

    fn wild((): &(), _: Seat) -> Wards {
        Wards::default()
    }

    fn card_drawn(_: &mut Played<First>, _: Option<Seat>, _: &mut impl Sink<Event>) {}

    /// S5.8: the customer leaves the game.
    fn upgraded(game: &mut Played<First>, _: Seat, customer: Customer, _: &mut impl Sink<Event>) {
        game.public.gone.add(customer);
    }

    fn waits(public: &Public<First>, ward: Ward) -> bool {
        !public.waiting[ward.index()].is_empty()
    }

    fn check_group(game: &Played<First>, ward: Ward) -> Result<(), Illegal> {
        game.check_satisfies(ward)
    }

    fn check_start(game: &Played<First>, ward: Ward, station: Station) -> Result<(), Illegal> {
        game.check_start_serves(ward, station)
    }

    fn set_off(_: &mut Played<First>, _: Ward, _: &mut impl Sink<Event>) {}

    fn check_enter(game: &Played<First>, trip: &Trip, station: Station) -> Result<(), Illegal> {
        game.check_enter_serves(trip, station)
    }

    /// S6.5: only where a customer was just handed over.
    fn may_stop(_: &Played<First>, _: &Trip, served: bool) -> bool {
        served
    }

    fn companions(_: &Played<First>, _: &Trip) -> Companions {
        Companions::NONE
    }

    fn let_go(_: &mut Played<First>, _: &Trip, _: Companion, _: &mut impl Sink<Event>) {}

    fn is_empty(_: &Played<First>, trip: &Trip) -> bool {
        trip.group.is_empty()
    }

    fn stay(_: &mut Played<First>, _: Ward, _: &mut impl Sink<Event>) {}

    fn move_done(_: &mut Played<First>, _: &mut impl Sink<Event>) {}

    fn asked_seat(_: &Public<First>, asked: Never) -> Seat {
        match asked {}
    }

    fn places(_: &Played<First>, asked: Never) -> Wards {
        match asked {}
    }

    fn place(_: &mut Played<First>, asked: Never, _: Label, _: &mut impl Sink<Event>) -> Result<Takeback, Illegal> {
        match asked {}
    }

    fn not_asked(asked: Never) -> Illegal {
        match asked {}
    }

    fn points(_: &Public<First>, _: Seat, earned: &Customers) -> i32 {
        scoring::points(earned)
    }

    fn merit(map: &Map, public: &Public<First>, seat: Seat, earned: &Customers) -> (i32, [i32; 3]) {
        scoring::merit(earned, public.best_rank(map, seat))
    }

    fn result(map: &Map, public: &Public<First>, seat: Seat, earned: &Customers) -> SeatResult {
        scoring::result(map, earned, public.best_rank(map, seat))
    }

    fn ruling(tie: &Tie) -> Ruling {
        tie::ruling(tie)
    }

    fn open_cards((): &()) -> Hand {
        Hand::EMPTY
    }

    fn open_customers((): &()) -> Customers {
        Customers::NONE
    }

    /// S7.1: the last turns begin when the bag is empty.
    fn check(game: &Played<First>) -> Result<(), Inconsistent> {
        let bag_fits = (game.public.phase == Phase::Turns) != game.bag.is_empty();
        Inconsistent::unless(bag_fits, || "the phase and what is in the bag do not agree".into())
    }

    /// S6.5: a Move may stop where a store is that just took somebody; where one still takes somebody it can't be on its way.
    fn check_trip(game: &Played<First>, trip: &Trip, hands_over: bool) -> bool {
        match (hands_over, trip.may_stop) {
            (true, may_stop) => !may_stop,
            (false, true) => game.public.store(trip.at).is_some(),
            (false, false) => !game.public.serves(trip.at, &trip.group),
        }
    }

    fn write_scene((): &(), _: &Map) -> Option<Never> {
        None
    }

    fn read_scene(form: Option<&Never>, _: &Map) -> Result<(), Inconsistent> {
        match form {
            None => Ok(()),
            Some(never) => match *never {},
        }
    }

    fn write_asked(asked: Never) -> Never {
        asked
    }

    fn read_asked(form: &Never) -> Never {
        *form
    }

    fn prompt(_: &View, asked: Never) -> Prompt {
        match asked {}
    }

    fn waiting_prompt(_: &View, asked: Never, _: Seat) -> Prompt {
        match asked {}
    }

    fn asked_clause((): &(), asked: Never) -> &'static str {
        match asked {}
    }

    fn end_clause() -> &'static str {
        "S7.1"
    }

    fn near_the_end(view: &View, task: Prompt) -> Prompt {
        Prompt::near_the_end(view, task)
    }

    fn facts(picture: &Picture<'_, First>) -> Vec<Phrase> {
        let facts = head::facts(picture.view);
        facts.map(|fact| Phrase::new(picture.word(&fact))).collect()
    }

    fn rows(_: &Picture<'_, First>) -> Vec<Phrase> {
        Vec::new()
    }

    fn moment(view: &View) -> Option<Word> {
        head::near_the_end(view.public.phase)
    }

    fn signs(_: &Picture<'_, First>, _: Ward) -> Vec<Phrase> {
        Vec::new()
    }

    fn earned_row(picture: &Picture<'_, First>, _: Seat, earned: &Customers) -> Vec<Phrase> {
        player::earned_row(picture, earned)
    }

    fn open_row(_: &Picture<'_, First>, _: Seat) -> Vec<Phrase> {
        Vec::new()
    }
}
