//! Version 2 (r11) with its variants: its rules where they are not those of Version 1, one file for each part, in the order of `RULES2.md`.
//!
//! | clauses | file | |
//! |---|---|---|
//! | V1 | `components`, `rules`, `options` | components, and what is played with |
//! | V2 | `setup` | set-up |
//! | V3, V4.2, V4.3 | `queue` | the queue, arrival and refill |
//! | V4, V8 | `turn` | a turn, and the end |
//! | V6.6, V6.7 | `upgrade` | what comes of an Upgrade |
//! | V7 | `movement` | Move |
//! | V9 | `scoring`, `entry`, `pad` | the score |
//! | V12, V13 | `figures` | Princess and Kaicho |
//! | V10.4, V14 | `kaiju` | the Kaiju |
//! | V15, V16 | `thief`, `hachiko` | thieves, the dog |
//! | V18 | `scene`, `form` | what lies open |

pub(crate) mod components;
pub mod entry;
mod figures;
mod form;
mod hachiko;
mod kaiju;
mod movement;
pub mod options;
mod pad;
mod picture;
mod queue;
mod referee;
pub mod rules;
pub mod scene;
pub mod scoring;
mod setup;
mod thief;
mod turn;
mod upgrade;
mod words;

use std::sync::Arc;

use table::phrase::Phrase;
use table::words::Source;
use table::{Book, Inconsistent, Label, Meta, Ruling, Seat, SeatResult, SetupError, Sink, Takeback, Tie};

use crate::Illegal;
use crate::edition::Edition;
use crate::parts::action::{Action, Kind};
use crate::parts::cards::Hand;
use crate::parts::companion::{Companion, Companions};
use crate::parts::customer::{Customer, Customers};
use crate::parts::event::Event;
use crate::parts::map::{Map, Station, Ward, Wards};
use crate::state::view::View;
use crate::state::{MOST_PLAYERS, Phase, Played, Public, Trip};
use crate::text::picture::Picture;
use crate::text::{Prompt, Word};

pub use components::{SPACES, STACKS};
use form::SceneForm;
use options::Options;
use rules::KaijuRule;
use scene::{Asked, Kaiju, Scene, Then};

/// Version 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Second;

/// What stands on its box.
pub static COVER: Book = table::book!("texts/cover2");

/// V4.5, V14.3, V16.4: the actions.
const KINDS: [Kind; 7] = [
    Kind::Open,
    Kind::Expand,
    Kind::Upgrade,
    Kind::Move,
    Kind::Income,
    Kind::Kaiju,
    Kind::Reunite,
];

impl Edition for Second {
    type Options = Options;
    type Scene = Scene;
    type SceneForm = SceneForm;
    type Asked = Asked;
    type AskedForm = Asked;
    type Merit = (i32, [i32; 6]);

    const HAND: usize = components::HAND;
    const KINDS: &'static [Kind] = &KINDS;
    const RANKS: bool = false;
    const STOPS_ANYWHERE: bool = true;

    fn meta() -> Meta {
        Meta {
            id: "shinjuku2",
            name: "Shinjuku, Version 2",
            letter: 'V',
            colour: "var(--line-red)",
            rules: 1,
            players: 2..=MOST_PLAYERS as u8,
            usual_players: 3,
        }
    }

    fn cover() -> &'static Book {
        &COVER
    }

    fn reference() -> [Source; 3] {
        table::sources!("RULES2.md", "RULES2.ja.md", "RULES2.fr.md")
    }

    fn lessons() -> &'static [table::lesson::Source] {
        &[]
    }

    /// The clauses of V1 to V9 that stand for those of Version 1.
    fn clause(of_first: &'static str) -> &'static str {
        match of_first {
            "S1.1" => "V1.1",
            "S2.1" => "V2.1",
            "S3.4" => "V4.5",
            "S4.1" | "S4.2" | "S4.3" => "V5.1",
            "S5.1" | "S5.2" => "V6.1",
            "S5.4" | "S5.7" => "V6.2",
            "S5.5" | "S5.6" => "V6.3",
            "S5.8" | "S5.9" => "V6.5",
            "S6.1" => "V7.1",
            "S6.2" => "V7.2",
            "S6.3" | "S6.4" => "V7.3",
            "S6.5" => "V7.4",
            "S7.1" => "V8.2",
            "S7.2" => "V9.2",
            own => own,
        }
    }

    /// V1.2.
    fn customers(_: &Map) -> Customers {
        components::customers()
    }

    /// V1.3.
    fn track_supply(_: u8) -> u8 {
        components::TRACK
    }

    fn table(options: &Options) -> (Arc<Map>, bool, Scene) {
        let scene = Scene::new(options.rules(), options.home());
        (Arc::clone(&options.map), options.open_customers, scene)
    }

    fn check_table(map: &Map, scene: &Scene, players: u8) -> Result<(), SetupError> {
        options::check_table(map, scene, players)
    }

    fn prepare(game: &mut Played<Second>) {
        game.set_the_scene();
    }

    fn begin_turn(game: &mut Played<Second>, events: &mut impl Sink<Event>) {
        game.begin(events);
    }

    fn free_choices(game: &Played<Second>, seat: Seat, out: &mut Vec<Action>) {
        game.free_actions(seat, out);
    }

    fn choose_free(game: &mut Played<Second>, seat: Seat, action: Action) -> Result<Takeback, Illegal> {
        game.begin_free(seat, action)
    }

    fn check_own(game: &Played<Second>, _: Seat, kind: Kind) -> Result<(), Illegal> {
        game.check_variant(kind)
    }

    fn begin_own(game: &mut Played<Second>, seat: Seat, kind: Kind) {
        game.begin_variant(seat, kind);
    }

    fn income_done(game: &mut Played<Second>, seat: Seat, events: &mut impl Sink<Event>) -> Takeback {
        game.income_then(seat, events)
    }

    fn turn_ended(game: &mut Played<Second>, seat: Seat, _: &mut impl Sink<Event>) -> Phase {
        game.count_to_the_end(seat)
    }

    fn wild(scene: &Scene, seat: Seat) -> Wards {
        scene.wild_for(seat)
    }

    fn card_drawn(game: &mut Played<Second>, seat: Option<Seat>, events: &mut impl Sink<Event>) {
        game.look_for_kaiju(seat, events);
    }

    fn upgraded(game: &mut Played<Second>, seat: Seat, customer: Customer, events: &mut impl Sink<Event>) {
        game.after_upgrade(seat, customer, events);
    }

    fn waits(public: &Public<Second>, ward: Ward) -> bool {
        public.anybody_waits(ward)
    }

    fn check_group(game: &Played<Second>, ward: Ward) -> Result<(), Illegal> {
        game.check_may_leave(ward)
    }

    fn check_start(game: &Played<Second>, ward: Ward, station: Station) -> Result<(), Illegal> {
        game.check_may_start(ward, station)
    }

    fn set_off(game: &mut Played<Second>, ward: Ward, events: &mut impl Sink<Event>) {
        game.others_set_off(ward, events);
    }

    fn check_enter(game: &Played<Second>, trip: &Trip, station: Station) -> Result<(), Illegal> {
        game.check_may_enter(trip, station)
    }

    /// V7.4: at any station; V16.4: with the dog nowhere but at home, where the Move is over.
    fn may_stop(game: &Played<Second>, _: &Trip, _: bool) -> bool {
        !game.is_reunion()
    }

    fn companions(game: &Played<Second>, trip: &Trip) -> Companions {
        game.who_may_get_off(trip)
    }

    fn let_go(game: &mut Played<Second>, trip: &Trip, companion: Companion, events: &mut impl Sink<Event>) {
        game.gets_off(trip, companion, events);
    }

    /// V7.5, V13.5, V16.4: others than customers go on, too.
    fn is_empty(game: &Played<Second>, trip: &Trip) -> bool {
        trip.group.is_empty() && !game.public.scene.others_on_the_way()
    }

    fn stay(game: &mut Played<Second>, ward: Ward, events: &mut impl Sink<Event>) {
        game.others_stay(ward, events);
    }

    fn move_done(game: &mut Played<Second>, events: &mut impl Sink<Event>) {
        game.after_move(events);
    }

    fn asked_seat(public: &Public<Second>, asked: Asked) -> Seat {
        match asked {
            Asked::Kaiju { by, .. } | Asked::Flight { by, .. } | Asked::PrincessFlight { by, .. } => by,
            Asked::Matsuri | Asked::Wander | Asked::Explore => public.seat,
        }
    }

    fn places(game: &Played<Second>, asked: Asked) -> Wards {
        game.places_for(asked)
    }

    fn place(
        game: &mut Played<Second>,
        asked: Asked,
        ward: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        game.put(asked, ward, events)
    }

    fn not_asked(asked: Asked) -> Illegal {
        words::not_asked(asked)
    }

    fn points(public: &Public<Second>, seat: Seat, earned: &Customers) -> i32 {
        scoring::Collection::of(&public.scene, seat, earned).points()
    }

    fn merit(_: &Map, public: &Public<Second>, seat: Seat, earned: &Customers) -> (i32, [i32; 6]) {
        scoring::merit(public, seat, earned)
    }

    fn result(map: &Map, public: &Public<Second>, seat: Seat, earned: &Customers) -> SeatResult {
        scoring::result(map, public, seat, earned)
    }

    fn ruling(tie: &Tie) -> Ruling {
        words::ruling(tie)
    }

    /// V4.2: the cards of the queue.
    fn open_cards(scene: &Scene) -> Hand {
        scene.queue.iter().map(|space| space.card).collect()
    }

    fn open_customers(scene: &Scene) -> Customers {
        let mut all = Customers::NONE;
        scene.queue.iter().for_each(|space| all.add_all(&space.customers));
        all
    }

    fn check(game: &Played<Second>) -> Result<(), Inconsistent> {
        referee::check(game)
    }

    /// V7.4: a Move may stop anywhere but on the dog's way home.
    fn check_trip(game: &Played<Second>, trip: &Trip, _: bool) -> bool {
        trip.may_stop != game.is_reunion()
    }

    fn write_scene(scene: &Scene, map: &Map) -> Option<SceneForm> {
        Some(SceneForm::new(scene, map))
    }

    fn read_scene(form: Option<&SceneForm>, map: &Map) -> Result<Scene, Inconsistent> {
        let form = form.ok_or_else(|| Inconsistent("the queue and all else beside the map is missing".into()))?;
        form.read(map)
    }

    fn write_asked(asked: Asked) -> Asked {
        asked
    }

    fn read_asked(form: &Asked) -> Asked {
        *form
    }

    fn prompt(view: &View<Second>, asked: Asked) -> Prompt {
        words::prompt(view, asked)
    }

    fn waiting_prompt(view: &View<Second>, asked: Asked, seat: Seat) -> Prompt {
        words::waiting_prompt(view, asked, seat)
    }

    fn asked_clause(scene: &Scene, asked: Asked) -> &'static str {
        Second::clause_of(scene, asked)
    }

    fn end_clause() -> &'static str {
        "V8.2"
    }

    fn near_the_end(view: &View<Second>, task: Prompt) -> Prompt {
        words::near_the_end(view, task)
    }

    fn facts(picture: &Picture<'_, Second>) -> Vec<Phrase> {
        picture::facts(picture)
    }

    fn rows(picture: &Picture<'_, Second>) -> Vec<Phrase> {
        picture::rows(picture)
    }

    fn moment(view: &View<Second>) -> Option<Word> {
        picture::moment(view)
    }

    fn signs(picture: &Picture<'_, Second>, ward: Ward) -> Vec<Phrase> {
        picture::signs(picture, ward)
    }

    fn earned_row(picture: &Picture<'_, Second>, seat: Seat, earned: &Customers) -> Vec<Phrase> {
        picture::earned_row(picture, seat, earned)
    }

    fn open_row(picture: &Picture<'_, Second>, seat: Seat) -> Vec<Phrase> {
        picture::open_row(picture, seat)
    }
}

impl Second {
    /// The clause by which a figure goes to a ward.
    const fn clause_of(scene: &Scene, asked: Asked) -> &'static str {
        match (asked, scene.kaiju) {
            (Asked::Matsuri, _) => "V4.4",
            (Asked::Wander, _) => "V12.2",
            (Asked::Explore, _) => "V13.2",
            (Asked::Flight { .. }, _) => "V14.4",
            (Asked::PrincessFlight { .. }, _) => "V14.7",
            (Asked::Kaiju { .. }, Kaiju::Drawn(_)) => "V14.2",
            (Asked::Kaiju { then: Then::Arrive, .. }, _) => "V14.6",
            (Asked::Kaiju { .. }, _) => match scene.rules.kaiju {
                KaijuRule::Deck => "V14.3",
                _ => "V10.4",
            },
        }
    }
}
