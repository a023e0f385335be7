//! H1: components, and the card lists they are read from.

use std::fmt::Write;
use std::sync::Arc;

use table::{Game, Language, Options as _, Say, Seed, Voice};

use super::support::*;
use crate::parts::cards::{Cards, Category, Landmark};
use crate::parts::load;
use crate::{Action, Hill, Line, Location, Options};

const STANDARD: &str = include_str!("../../data/hill.toml");

/// Why a list with these entries is refused.
fn refusal(entries: &str) -> String {
    load::from_toml(&format!("format = 1\nname = \"small\"\n{entries}"))
        .expect_err("it should be refused")
        .to_string()
}

fn town(id: usize, rest: &str) -> String {
    format!("[[town]]\nid = {id}\n{rest}\n")
}

fn plan(id: usize, rest: &str) -> String {
    format!("[[plan]]\nid = {id}\npoints = 6\n{rest}\n")
}

fn token(id: usize, rest: &str) -> String {
    format!("[[development]]\nid = {id}\n{rest}\n")
}

fn request(id: &str, rest: &str) -> String {
    format!("[[request]]\nid = \"{id}\"\npoints = 4\n{rest}\n")
}

const PLAIN_TOWN: &str = "points = { red = 1, yellow = 1, blue = 1, black = 1 }\nroads = \"N\"";
const PLAIN_PLAN: &str = "kind = \"three_landmarks\"\nlandmarks = [\"zoo\", \"bank\", \"school\"]";
const PLAIN_TOKEN: &str = "kind = \"double_track\"";
const PLAIN_REQUEST: &str = "kind = \"crossings\"";

/// A list of plain cards, this many of each kind.
fn list_of([towns, plans, tokens, requests]: [usize; 4]) -> Options {
    let mut list = String::from("format = 1\nname = \"small\"\n");
    (1..=towns).for_each(|id| list.push_str(&town(id, PLAIN_TOWN)));
    (1..=plans).for_each(|id| list.push_str(&plan(id, PLAIN_PLAN)));
    (1..=tokens).for_each(|id| list.push_str(&token(id, PLAIN_TOKEN)));
    (1..=requests).for_each(|id| list.push_str(&request(&id.to_string(), PLAIN_REQUEST)));
    let cards = Arc::new(load::from_toml(&list).expect("a good list"));
    Options {
        residents: requests > 0,
        cards,
        ..Options::default()
    }
}

#[test]
fn h1_1_the_box_has_68_town_cards_60_plan_cards_36_tokens_and_12_requests() {
    let Cards {
        towns,
        plans,
        tokens,
        requests,
        ..
    } = &*Cards::standard();
    assert_eq!(
        [towns.len(), plans.len(), tokens.len(), requests.len()],
        [68, 60, 36, 12]
    );
}

#[test]
fn h1_1_another_list_can_be_loaded_in_place_of_ours() {
    let mut options = Options::default();
    options
        .set("cards", &STANDARD.replace("[[town]]\nid = ", "[[town]]\nid = 9"))
        .expect("a good list");
    let mut hill = Hill::new(1, &options, Seed::from_text("other list")).expect("a legal set-up");
    act(&mut hill, 0, Action::TakeSet { set: 0 });
    assert!(
        legal(&hill, 0)
            .iter()
            .all(|action| matches!(action, Action::Place { card, .. } if card.0.to_string().starts_with('9')))
    );
}

#[test]
fn h1_1_a_wrong_list_is_not_taken() {
    let mut options = Options::default();
    let wrong = options.set("cards", "format = 1").expect_err("it should be refused");
    assert_eq!(wrong.to_string(), "option cards: line 1: missing field `name`");
    assert_eq!(options, Options::default());
}

#[test]
fn h1_1_a_game_of_another_list_carries_the_whole_list_along() {
    let options = list_of([31, 6, 1, 0]);
    let written = serde_json::to_value(&options).expect("options can be written");
    assert_eq!(written["cards"]["town"].as_array().map(Vec::len), Some(31));
    assert_eq!(serde_json::from_value::<Options>(written).expect("and read"), options);
    assert_eq!(
        serde_json::to_value(Options::default()).expect("options can be written")["cards"],
        "standard"
    );
}

#[test]
fn h1_1_a_list_must_have_our_format() {
    let wrong = |list: &str| load::from_toml(list).expect_err("it should be refused").to_string();
    assert_eq!(
        wrong("format = 2\nname = \"later\""),
        "format 2 is unknown; this program reads format 1"
    );
    assert_eq!(
        wrong("format = 1\nname = \"small\"\n[[tonw]]"),
        "line 3: unknown field `tonw`, expected one of `format`, `name`, `town`, `plan`, `development`, `request`"
    );
    assert_eq!(
        refusal(&town(7, "points = { red = 1, yellow = 1, blue = 1 }\nroads = \"\"")),
        "line 5: missing field `black`"
    );
}

#[test]
fn h1_1_h1_4_a_wrong_town_card_is_named_with_what_is_wrong() {
    let worth = |red: i64| {
        town(
            7,
            &format!("points = {{ red = {red}, yellow = 1, blue = 1, black = 1 }}\nroads = \"\""),
        )
    };
    assert!(load::from_toml(&format!("format = 1\nname = \"small\"\n{}", worth(6))).is_ok());
    assert_eq!(
        refusal(&worth(0)),
        "Town card 7: red is worth 0; values run from 1 to 6"
    );
    assert_eq!(
        refusal(&worth(7)),
        "Town card 7: red is worth 7; values run from 1 to 6"
    );
    assert_eq!(
        refusal(&worth(257)),
        "Town card 7: red is worth 257; values run from 1 to 6"
    );
    let with = |roads: &str| town(7, &PLAIN_TOWN.replace("\"N\"", roads));
    assert_eq!(
        refusal(&with("\"N NNE\"")),
        "Town card 7: unknown direction 'NNE'; there are N NE E SE S SW W NW"
    );
    assert_eq!(refusal(&with("\"N E N\"")), "Town card 7: the road to N appears twice");
    let with = |landmark: &str| town(7, &format!("landmark = {landmark}\n{PLAIN_TOWN}"));
    assert_eq!(refusal(&with("\"casino\"")), "Town card 7: unknown landmark 'casino'");
    assert_eq!(
        refusal(&with("[\"zoo\", \"bank\"]")),
        "line 5: invalid type: sequence, expected a string"
    );
}

#[test]
fn h1_1_a_wrong_plan_card_is_named_with_what_is_wrong() {
    let with = |landmarks: &str| plan(8, &format!("kind = \"three_landmarks\"\nlandmarks = {landmarks}"));
    assert_eq!(
        refusal(&with("[\"zoo\", \"bank\", \"casino\"]")),
        "Plan card 8: unknown landmark 'casino'"
    );
    assert_eq!(
        refusal(&with("[\"zoo\", \"bank\"]")),
        "Plan card 8: three different landmarks are needed"
    );
    assert_eq!(
        refusal(&with("[\"zoo\", \"bank\", \"zoo\"]")),
        "Plan card 8: three different landmarks are needed"
    );
    assert_eq!(
        refusal(&plan(8, "kind = \"six_types\"")),
        "Plan card 8: unknown kind 'six_types'"
    );
    assert_eq!(
        refusal(&plan(8, "kind = \"two_pairs\"\nlandmarks = [\"zoo\"]")),
        "Plan card 8: the kind 'two_pairs' names no landmarks"
    );
    assert_eq!(
        refusal(&plan(8, PLAIN_PLAN).replace("points = 6", "points = 0")),
        "Plan card 8: 0 points; 1 to 100 are possible"
    );
}

#[test]
fn h1_1_a_wrong_token_or_request_is_named_with_what_is_wrong() {
    assert_eq!(
        refusal(&token(9, "kind = \"triple_track\"")),
        "Development token 9: unknown kind 'triple_track'"
    );
    assert_eq!(
        refusal(&token(9, "kind = \"plus_three\"")),
        "Development token 9: the kind 'plus_three' needs a colour"
    );
    assert_eq!(
        refusal(&token(9, "kind = \"plus_three\"\ncolour = \"green\"")),
        "Development token 9: unknown colour 'green'"
    );
    assert_eq!(
        refusal(&token(9, "kind = \"double_track\"\ncolour = \"red\"")),
        "Development token 9: the kind 'double_track' has no colour"
    );
    assert_eq!(
        refusal(&request("M", "kind = \"no_smoke\"")),
        "Request card M: unknown kind 'no_smoke'"
    );
}

#[test]
fn h1_1_what_is_wrong_with_a_list_is_told_in_every_language() {
    let list = format!(
        "format = 1\nname = \"small\"\n{}",
        town(7, &format!("landmark = \"casino\"\n{PLAIN_TOWN}"))
    );
    let wrong = load::from_toml(&list).expect_err("it should be refused").message();
    let said = Language::ALL.map(|language| wrong.said(&Voice::in_language(language)));
    assert_eq!(
        said,
        [
            "Town card 7: unknown landmark 'casino'",
            "街カード「7」：「casino」という名所はありません。",
            "carte Ville 7\u{a0}: monument «\u{a0}casino\u{a0}» inconnu"
        ]
    );
    let json = serde_json::to_value(&wrong).expect("a message is JSON");
    assert_eq!(
        (&json["id"], &json["text"]),
        (&"load-entry".into(), &said[0].as_str().into())
    );
    assert_eq!(json["arguments"]["problem"]["id"], "load-problem-landmark");
    assert_eq!(json["arguments"]["problem"]["arguments"]["name"], "casino");
}

#[test]
fn h1_1_no_id_stands_twice() {
    assert_eq!(
        refusal(&town(7, PLAIN_TOWN).repeat(2)),
        "Town card 7: this id appears twice in the list"
    );
    assert_eq!(
        refusal(&plan(8, PLAIN_PLAN).repeat(2)),
        "Plan card 8: this id appears twice in the list"
    );
    assert_eq!(
        refusal(&token(9, PLAIN_TOKEN).repeat(2)),
        "Development token 9: this id appears twice in the list"
    );
    assert_eq!(
        refusal(&request("M", PLAIN_REQUEST).repeat(2)),
        "Request card M: this id appears twice in the list"
    );
}

#[test]
fn h1_1_a_list_has_at_most_128_cards_of_a_kind() {
    assert_eq!(list_of([128, 0, 0, 0]).cards.towns.len(), 128);
    let towns = (1..=129).map(|id| town(id, PLAIN_TOWN)).collect::<String>();
    assert_eq!(refusal(&towns), "129 Town cards: at most 128 are possible");
}

#[test]
fn h1_1_h9_3_a_list_has_at_most_four_copies_of_a_no_duplicates_effect() {
    let copies = |count: usize, kind: &str| {
        (1..=count).fold(String::from("format = 1\nname = \"small\"\n"), |mut list, id| {
            write!(list, "{}", plan(id, kind)).expect("to memory");
            list
        })
    };
    assert!(load::from_toml(&copies(4, "kind = \"two_pairs\"")).is_ok());
    let wrong = load::from_toml(&copies(5, "kind = \"two_pairs\"")).expect_err("it should be refused");
    assert_eq!(
        wrong.to_string(),
        "Plan card 1: 5 copies of this effect; at most 4 find a line each (H9.3)"
    );
    assert!(
        load::from_toml(&copies(5, PLAIN_PLAN)).is_ok(),
        "three landmarks may be named by any number of cards"
    );
}

#[test]
fn h1_1_a_list_must_have_enough_cards_for_the_players() {
    let set_up = |players: u8, counts: [usize; 4]| {
        Hill::new(players, &list_of(counts), Seed::from_text("small")).map_err(|error| error.to_string())
    };
    // Three Town cards, six Plan cards and a token each; four Town cards for 14 preparations, alone for 7.
    for (players, enough) in [
        (1, [31, 6, 1, 2]),
        (2, [62, 12, 2, 2]),
        (3, [65, 18, 3, 2]),
        (4, [68, 24, 4, 2]),
    ] {
        assert!(set_up(players, enough).is_ok());
        for (kind, what) in ["Town cards", "Plan cards", "Development tokens", "Request cards"]
            .into_iter()
            .enumerate()
        {
            let mut too_few = enough;
            too_few[kind] -= 1;
            let (there, needed) = (too_few[kind], enough[kind]);
            let players_needed = if players == 1 {
                "1 player".into()
            } else {
                format!("{players} players")
            };
            let reason = format!("The card list “small” has {there} {what}; with {players_needed} you need {needed}.");
            assert_eq!(set_up(players, too_few).expect_err("it should be refused"), reason);
        }
    }
    assert!(
        set_up(4, [68, 24, 4, 0]).is_ok(),
        "without the variant no Request card is needed"
    );
}

#[test]
fn h1_2_the_3rd_and_the_6th_of_eight_tokens_are_bonus_tokens() {
    let snake = [[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1], [0, 2], [1, 2], [2, 2]];
    for line in Line::ALL {
        let mut position = Position::new(2).town(
            0,
            "+ + +
             + + +
             + + +",
        );
        let bonus: Vec<bool> = snake
            .windows(2)
            .map(|pair| {
                position = position.clone().took(0, Location::Resources);
                position.act(lay(line, pair[0], pair[1]));
                position
                    .legal()
                    .iter()
                    .all(|action| matches!(action, Action::Bonus { .. }))
            })
            .collect();
        assert_eq!(bonus, [false, false, true, false, false, true, false, false]);
    }
}

#[test]
fn h1_3_resources_never_run_out() {
    let mut position = Position::new(2)
        .resources(0, 5_000)
        .resources(1, 5_000)
        .took(0, Location::Resources);
    position.act(Action::Gain {});
    assert_eq!(position.hill.player(SEATS[0]).resources, 5_002);
}

#[test]
fn h1_4_each_direction_of_a_card_has_a_road_or_open_land() {
    // Card 41 has roads to N, E, SW and W.
    let position = Position::new(2).took(0, Location::Resources).town(
        0,
        "+ +  +
         + 41 +
         + +  +",
    );
    let around = [[1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1], [0, 0]]; // clockwise from N
    let costs = around.map(|cell| position.cost_of(lay(Line::Red, [1, 1], cell)));
    assert_eq!(costs, [0, 1, 0, 1, 1, 0, 0, 1]);
}

#[test]
fn h1_4_every_card_of_our_list_has_a_value_from_1_to_6_per_line() {
    let cards = Cards::standard();
    let values: Vec<u8> = cards
        .towns
        .iter()
        .flat_map(|card| card.values.values().copied())
        .collect();
    assert_eq!(
        (values.len(), values.iter().min(), values.iter().max()),
        (4 * 68, Some(&1), Some(&6))
    );
}

#[test]
fn h1_4_there_are_nine_landmarks_in_three_categories() {
    let of = |category| {
        Landmark::ALL
            .into_iter()
            .filter(|landmark| landmark.category() == category)
            .map(|landmark| landmark.say(&Cards::standard()).to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(of(Category::Leisure), ["Amusement Park", "Zoo", "Aquarium"]);
    assert_eq!(of(Category::Welfare), ["Bank", "Hospital", "School"]);
    assert_eq!(of(Category::Public), ["City Hall", "Police Station", "Fire Station"]);
    let cards = Cards::standard();
    assert!(
        Landmark::ALL
            .into_iter()
            .all(|landmark| cards.towns.iter().any(|card| card.landmark == Some(landmark)))
    );
    assert!(cards.towns.iter().any(|card| card.landmark.is_none()));
}

#[test]
fn h1_5_hr1_turning_a_card_leaves_its_values_with_their_colours() {
    // Card 37: red 6, all others 1.
    for degrees in [0, 90, 180, 270] {
        let mut position = Position::new(2)
            .town(0, "+\n+")
            .hand(0, &[37, 38])
            .resources(0, 4)
            .took(0, Location::Track);
        position.act(place(37, [1, 0], degrees));
        position.act(lay(Line::Red, [0, 0], [1, 0]));
        position.act(lay_as(crate::Duty::Location, Line::Black, [0, 1], [1, 0]));
        let lines = position.score().lines;
        assert_eq!((lines.red, lines.black), (1 + 6, 1 + 1), "turned by {degrees}");
    }
}
