//! The editions: what the rulebooks of Version 1 and Version 2 do differently, and nothing else. What they share is written once, for any of them.

use std::fmt::Debug;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::phrase::Phrase;
use table::words::Source;
use table::{Book, Inconsistent, Label, Meta, Ruling, Seat, SeatResult, SetupError, Sink, Takeback, Tie};

use crate::Illegal;
use crate::parts::action::{Action, Kind};
use crate::parts::cards::Hand;
use crate::parts::companion::{Companion, Companions};
use crate::parts::customer::Customers;
use crate::parts::event::Event;
use crate::parts::map::{Map, Station, Ward, Wards};
use crate::state::view::View;
use crate::state::{Phase, Played, Public, Trip};
use crate::text::Prompt;
use crate::text::picture::Picture;

/// What can't be: in Version 1 nothing lies beside the map, and nobody is asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Never {}

/// An edition of the game. Functions get the clause of Version 1 where the rules begin to differ.
pub trait Edition: Copy + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// What can be chosen at set-up.
    type Options: table::Options;
    /// What lies on the table beside the map, for all to see.
    type Scene: Copy + PartialEq + Debug + Send + Sync + 'static;
    /// The same as JSON.
    type SceneForm: Clone + Serialize + DeserializeOwned;
    /// What is asked about it.
    type Asked: Copy + PartialEq + Eq + Debug + Send + Sync + 'static;
    /// The same as JSON.
    type AskedForm: Clone + Serialize + DeserializeOwned;
    /// What places a seat.
    type Merit: Ord;

    /// S2.2, S5.10: the cards dealt to each player, up to which an Income fills the hand.
    const HAND: usize;
    /// S3.4: the actions.
    const KINDS: &'static [Kind];
    /// S7.4: do the ranks of department stores matter?
    const RANKS: bool;
    /// S6.5: can a Move end at any station?
    const STOPS_ANYWHERE: bool;

    /// What the game is.
    fn meta() -> Meta;
    /// What stands on its box.
    fn cover() -> &'static Book;
    /// Its rules.
    fn reference() -> [Source; 3];
    /// Its lessons.
    fn lessons() -> &'static [table::lesson::Source];
    /// The clause of this edition that says what this one of Version 1 says.
    fn clause(of_first: &'static str) -> &'static str;

    /// S1.3: all customers.
    fn customers(map: &Map) -> Customers;
    /// S1.4: the track of a player.
    fn track_supply(players: u8) -> u8;

    /// The map, whether customers are open, and what lies beside the map before the set-up.
    fn table(options: &Self::Options) -> (Arc<Map>, bool, Self::Scene);
    /// S2.2: are there enough cards, and does the map suit the options?
    fn check_table(map: &Map, scene: &Self::Scene, players: u8) -> Result<(), SetupError>;
    /// S2: what is left of the set-up after cards are dealt, before the first turn.
    fn prepare(game: &mut Played<Self>);

    /// S3.1: the turn begins.
    fn begin_turn(game: &mut Played<Self>, events: &mut impl Sink<Event>);
    /// S3.4: what can be chosen besides actions.
    fn free_choices(game: &Played<Self>, seat: Seat, out: &mut Vec<Action>);
    /// The same is chosen.
    fn choose_free(game: &mut Played<Self>, seat: Seat, action: Action) -> Result<Takeback, Illegal>;
    /// S3.4: is an action possible that Version 1 doesn't have?
    fn check_own(game: &Played<Self>, seat: Seat, kind: Kind) -> Result<(), Illegal>;
    /// S3.4: such an action begins.
    fn begin_own(game: &mut Played<Self>, seat: Seat, kind: Kind);
    /// S3.5: an Income that was taken as an action is done.
    fn income_done(game: &mut Played<Self>, seat: Seat, events: &mut impl Sink<Event>) -> Takeback;
    /// S7.1: the turn has ended: where the game stands now.
    fn turn_ended(game: &mut Played<Self>, seat: Seat, events: &mut impl Sink<Event>) -> Phase;

    /// S4.2: the wards whose cards are wild beside those where a seat has a store.
    fn wild(scene: &Self::Scene, seat: Seat) -> Wards;
    /// S5.11: a card was drawn, or would have been: `seat` takes an Income, or nobody.
    fn card_drawn(game: &mut Played<Self>, seat: Option<Seat>, events: &mut impl Sink<Event>);
    /// S5.8: a store was upgraded: where the customer goes that was paid, and what else comes of it.
    fn upgraded(
        game: &mut Played<Self>,
        seat: Seat,
        customer: crate::parts::customer::Customer,
        events: &mut impl Sink<Event>,
    );

    /// S6.1: does anybody wait in this ward?
    fn waits(public: &Public<Self>, ward: Ward) -> bool;
    /// S6.5: can those who wait in a ward make a Move?
    fn check_group(game: &Played<Self>, ward: Ward) -> Result<(), Illegal>;
    /// S6.5: can they start at this station of theirs?
    fn check_start(game: &Played<Self>, ward: Ward, station: Station) -> Result<(), Illegal>;
    /// S6.1: those who travel with the customers of a ward set off.
    fn set_off(game: &mut Played<Self>, ward: Ward, events: &mut impl Sink<Event>);
    /// S6.5: may the group go on to this station, not yet visited?
    fn check_enter(game: &Played<Self>, trip: &Trip, station: Station) -> Result<(), Illegal>;
    /// S6.5: may the Move end here, where a customer was just handed over or not?
    fn may_stop(game: &Played<Self>, trip: &Trip, served: bool) -> bool;
    /// S6.4: who could be handed over or let go at this station besides customers.
    fn companions(game: &Played<Self>, trip: &Trip) -> Companions;
    /// One of these is handed over or let go.
    fn let_go(game: &mut Played<Self>, trip: &Trip, companion: Companion, events: &mut impl Sink<Event>);
    /// S6.6: is nobody left to go on?
    fn is_empty(game: &Played<Self>, trip: &Trip) -> bool;
    /// S6.6: those who travelled with the customers stay in this ward.
    fn stay(game: &mut Played<Self>, ward: Ward, events: &mut impl Sink<Event>);
    /// S6.7: the Move is done, its Incomes included.
    fn move_done(game: &mut Played<Self>, events: &mut impl Sink<Event>);

    /// Who decides what is asked.
    fn asked_seat(public: &Public<Self>, asked: Self::Asked) -> Seat;
    /// Where the thing that is asked about can go.
    fn places(game: &Played<Self>, asked: Self::Asked) -> Wards;
    /// It goes there.
    fn place(
        game: &mut Played<Self>,
        asked: Self::Asked,
        ward: Label,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal>;
    /// The refusal of what isn't asked.
    fn not_asked(asked: Self::Asked) -> Illegal;

    /// S7.2: the points of a seat that has earned these customers.
    fn points(public: &Public<Self>, seat: Seat, earned: &Customers) -> i32;
    /// S7.2 to S7.4: what places it.
    fn merit(map: &Map, public: &Public<Self>, seat: Seat, earned: &Customers) -> Self::Merit;
    /// S7.2 to S7.4: its result, not yet ranked.
    fn result(map: &Map, public: &Public<Self>, seat: Seat, earned: &Customers) -> SeatResult;
    /// S7.3, S7.4: how a tie was decided.
    fn ruling(tie: &Tie) -> Ruling;

    /// The ward cards that lie open.
    fn open_cards(scene: &Self::Scene) -> Hand;
    /// The customers that lie elsewhere than on the map.
    fn open_customers(scene: &Self::Scene) -> Customers;
    /// The referee's rules of this edition.
    fn check(game: &Played<Self>) -> Result<(), Inconsistent>;
    /// Can this trip be like that?
    fn check_trip(game: &Played<Self>, trip: &Trip, hands_over: bool) -> bool;
    /// To JSON.
    fn write_scene(scene: &Self::Scene, map: &Map) -> Option<Self::SceneForm>;
    /// From JSON.
    fn read_scene(form: Option<&Self::SceneForm>, map: &Map) -> Result<Self::Scene, Inconsistent>;
    /// To JSON.
    fn write_asked(asked: Self::Asked) -> Self::AskedForm;
    /// From JSON.
    fn read_asked(form: &Self::AskedForm) -> Self::Asked;

    /// What is asked, for whoever is asked.
    fn prompt(view: &View<Self>, asked: Self::Asked) -> Prompt;
    /// What is asked, for those who wait.
    fn waiting_prompt(view: &View<Self>, asked: Self::Asked, seat: Seat) -> Prompt;
    /// The clause that says what is asked.
    fn asked_clause(scene: &Self::Scene, asked: Self::Asked) -> &'static str;
    /// The clause that says how far the game is, near its end.
    fn end_clause() -> &'static str;
    /// The question with a word on the end, where that is near.
    fn near_the_end(view: &View<Self>, task: Prompt) -> Prompt;
    /// The heads of the picture: bag, cards, and what else is of interest.
    fn facts(picture: &Picture<'_, Self>) -> Vec<Phrase>;
    /// Below them, in rows of their own.
    fn rows(picture: &Picture<'_, Self>) -> Vec<Phrase>;
    /// In the heading: how near the end is.
    fn moment(view: &View<Self>) -> Option<crate::text::Word>;
    /// What lies in a ward besides customers, in short.
    fn signs(picture: &Picture<'_, Self>, ward: Ward) -> Vec<Phrase>;
    /// What a seat has earned, where the viewer may know.
    fn earned_row(picture: &Picture<'_, Self>, seat: Seat, earned: &Customers) -> Vec<Phrase>;
    /// What all know of what a seat has earned.
    fn open_row(picture: &Picture<'_, Self>, seat: Seat) -> Vec<Phrase>;
}
