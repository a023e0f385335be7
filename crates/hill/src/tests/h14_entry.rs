//! H14: scoring a finished physical game.
//!
//! Values of the Town cards 1, 2, 3, 4 for red: 1, 4, 3, 3; all four are Amusement Parks.

use serde_json::{Value, json};
use table::{EntryError, Game, Options as _, Outcome, ScorePad, ScorePart};

use super::support::*;
use crate::rules::entry::Entry;
use crate::state::Player;
use crate::{Hill, Line, Options};

const FULL: &str = "1 2 3 4\n7 8 9 10\n13 14 15 16\n19 20 21 22";

/// A town: the numbers of its cards as a picture with [0, 0] at the top left and `.` for no card, and what is said of its lines.
fn town(picture: &str, lines: Value) -> Value {
    let mut cards = Vec::new();
    for (row, words) in picture.lines().enumerate() {
        for (column, word) in words.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            cards.push(json!({ "card": word.parse::<u16>().expect("a number"), "at": [column, row] }));
        }
    }
    let mut town = json!({ "cards": cards, "lines": { "red": {}, "yellow": {}, "blue": {}, "black": {} } });
    let Value::Object(lines) = lines else {
        panic!("lines by colour")
    };
    lines.into_iter().for_each(|(line, said)| town["lines"][line] = said);
    town
}

/// The town with one more key.
fn with(mut town: Value, key: &str, value: Value) -> Value {
    town[key] = value;
    town
}

/// The tracks of a path over these places.
fn along(path: &[[i8; 2]]) -> Value {
    path.windows(2).map(|pair| json!([pair[0], pair[1]])).collect()
}

fn score(entry: Value) -> Result<Outcome, EntryError> {
    let entry: Entry = serde_json::from_value(entry).expect("well formed");
    Hill::score(&Options::default(), &entry)
}

/// The score of a town that is entered alone.
fn alone(town: &Value) -> ScorePart {
    score(json!({ "towns": [town] }))
        .expect("a good entry")
        .seats
        .remove(0)
        .score
}

/// The points of one part of the score of a town that is entered alone.
fn part(town: &Value, name: &str) -> i32 {
    let score = alone(town);
    score
        .parts
        .iter()
        .find(|part| part.what.to_string().starts_with(name))
        .unwrap_or_else(|| panic!("no {name} in {score:?}"))
        .points
}

/// What is wrong with an entry.
fn problems(entry: Value) -> Vec<String> {
    score(entry)
        .expect_err("it should be refused")
        .0
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// What is wrong with a full town that has these red tracks.
fn red_problems(tracks: &Value) -> Vec<String> {
    problems(json!({ "towns": [town(FULL, json!({ "red": { "tracks": tracks } }))] }))
}

#[test]
fn h14_1_the_example_of_the_documentation_scores() {
    let entry: Entry = serde_json::from_str(include_str!("../../../../examples/hill-entry.json")).expect("well formed");
    let outcome = Hill::score(&Options::default(), &entry).expect("a good entry");
    let results: Vec<_> = outcome
        .seats
        .iter()
        .map(|seat| (seat.place, seat.score.points, seat.tie_breaks.clone()))
        .collect();
    assert_eq!(results, [(1, 218, vec![10]), (2, 133, vec![4])]);
    let points = |seat: usize| {
        outcome.seats[seat]
            .score
            .parts
            .iter()
            .map(|part| part.points)
            .collect::<Vec<_>>()
    };
    // Four lines, their plans, the penalty, two requests, resources.
    assert_eq!(points(0), [35, 25, 32, 27, 22, 16, 24, 16, 0, 16, 4, 1]);
    assert_eq!(points(1), [29, 18, 27, 18, 8, 8, 16, 0, -10, 8, 8, 3]);
}

/// A score as rows of clause, name and points.
fn rows(score: &ScorePart) -> Vec<String> {
    let own = format!("{} {}: {}", score.clause, score.what, score.points);
    std::iter::once(own).chain(score.parts.iter().flat_map(rows)).collect()
}

#[test]
fn h14_1_the_score_is_broken_down_line_by_line() {
    let lines = json!({ "red": { "tracks": along(&[[0, 0], [1, 0], [2, 0], [3, 0]]), "plans": [49, 53] } });
    let town = with(
        with(town("1 2 3 4", lines), "resources", json!(5)),
        "frame",
        json!([0, -1]),
    );
    let score = score(json!({ "requests": ["K", "B"], "towns": [town] }))
        .expect("a good entry")
        .seats
        .remove(0)
        .score;
    let expected = [
        "H10 Total: -7",
        "H10.1 Red line: 11",
        "H10.1 Amusement Park (card 1): 1",
        "H10.1 Amusement Park (card 2): 4",
        "H10.1 Amusement Park (card 3): 3",
        "H10.1 Amusement Park (card 4): 3",
        "H10.1 Yellow line: 0",
        "H10.1 Blue line: 0",
        "H10.1 Black line: 0",
        "H10.2 Plan cards of the red line: 6",
        "H10.2 2 pairs of landmarks: 6",
        "H10.2 7 tracks: 0",
        "H10.2 Plan cards of the yellow line: 0",
        "H10.2 Plan cards of the blue line: 0",
        "H10.2 Plan cards of the black line: 0",
        "H10.3 Lines without a fulfilled Plan card: -30",
        "H10.3 No fulfilled Plan card on the yellow line: -10",
        "H10.3 No fulfilled Plan card on the blue line: -10",
        "H10.3 No fulfilled Plan card on the black line: -10",
        "H10.4 Request K: tracks of the shortest line: 0",
        "H10.4 Request B: lines from the left to the right column: 4",
        "H10.5 Resources left: 5: 2",
    ];
    assert_eq!(rows(&score), expected);
}

#[test]
fn h14_1_an_upgrade_is_entered_as_printed_or_by_its_number() {
    let red = |upgrade: Value| {
        let mut town = town("1 2", json!({ "red": { "tracks": along(&[[0, 0], [1, 0]]) } }));
        town["cards"][1]["upgrade"] = upgrade;
        part(&town, "Red line")
    };
    assert_eq!(red(json!({ "double_value": "red" })), 1 + 2 * 4);
    assert_eq!(red(json!({ "plus_three": "red" })), 1 + 4 + 3);
    assert_eq!(red(json!({ "plus_three": "blue" })), 1 + 4);
    assert_eq!(red(json!({ "token": 1 })), 1 + 2 * 4, "\"x2\" red");
}

#[test]
fn h14_1_turns_wilds_and_resources_are_entered() {
    let mut turned = town(
        "1 2",
        json!({ "red": { "tracks": along(&[[0, 0], [1, 0]]), "plans": [49] } }),
    );
    assert_eq!(alone(&turned).points, 5 - 40);
    turned["cards"][1]["turned"] = json!(270);
    assert_eq!(alone(&turned).points, 5 - 40, "a turn changes no value (H1.5)");
    assert_eq!(
        alone(&with(turned.clone(), "wild_landmarks", json!(2))).points,
        5 + 6 - 30
    );
    assert_eq!(alone(&with(turned, "resources", json!(7))).points, 5 - 40 + 3);
}

#[test]
fn h14_1_h13_2_a_town_entered_alone_earns_a_title() {
    let rich = with(town("1 2", json!({})), "resources", json!(242));
    let title = |entry: Value| {
        score(entry).expect("a good entry").seats[0]
            .title
            .as_ref()
            .map(ToString::to_string)
    };
    assert_eq!(title(json!({ "towns": [rich] })).as_deref(), Some("Newbie mayor"));
    assert_eq!(
        title(json!({ "requests": ["A", "B"], "towns": [rich] })).as_deref(),
        Some("Unsuited for governance")
    );
    assert_eq!(title(json!({ "towns": [rich, town("3", json!({}))] })), None);
}

/// What would be entered for a game that was played here.
fn entered(hill: &Hill) -> Value {
    let cards = &hill.cards;
    let town = |player: &Player| {
        let ([left, _], [top, _]) = player.town.span();
        let placed = player.town.placed().iter().map(|placed| {
            let mut card = json!({ "card": cards.town(placed.card).id, "at": placed.cell, "turned": placed.rotation });
            placed
                .token
                .into_iter()
                .for_each(|token| card["upgrade"] = json!({ "token": cards.token(token).id }));
            card
        });
        let line = |line: Line| {
            let plans: Vec<_> = player.plans[line]
                .as_slice()
                .iter()
                .map(|&plan| cards.plan(plan).id)
                .collect();
            json!({ "tracks": player.town.path(line).spots().collect::<Vec<_>>(), "plans": plans })
        };
        json!({
            "frame": [left, top],
            "cards": placed.collect::<Vec<_>>(),
            "lines": crate::ByLine::from_fn(line),
            "wild_landmarks": player.kept.and(cards.wilds).len(),
            "resources": player.resources,
        })
    };
    let requests: Vec<_> = hill
        .public
        .requests
        .iter()
        .flatten()
        .map(|&request| cards.request(request).id.clone())
        .collect();
    json!({ "requests": requests, "towns": hill.public.in_play().iter().map(town).collect::<Vec<_>>() })
}

#[test]
fn h14_1_a_game_played_here_scores_the_same_when_entered() {
    let mut hill = game_in_round_1(
        4,
        &Options {
            residents: true,
            ..Options::default()
        },
    );
    while !hill.awaiting().is_empty() {
        decide(&mut hill);
    }
    let merits = |outcome: Outcome| {
        outcome
            .seats
            .into_iter()
            .map(|seat| (seat.place, seat.score.points, seat.tie_breaks))
            .collect::<Vec<_>>()
    };
    let played = merits(hill.outcome().expect("the game is over"));
    assert_eq!(merits(score(entered(&hill)).expect("a good entry")), played);
}

#[test]
fn h14_1_cards_of_a_list_of_ones_own_can_be_entered() {
    let mut options = Options::default();
    options
        .set(
            "cards",
            &include_str!("../../data/hill.toml").replacen("id = 68", "id = 168", 1),
        )
        .expect("a good list");
    let entry = |card: u16| {
        serde_json::from_value::<Entry>(json!({ "towns": [town(&card.to_string(), json!({}))] })).expect("well formed")
    };
    assert!(Hill::score(&options, &entry(168)).is_ok());
    assert_eq!(
        Hill::score(&options, &entry(68))
            .expect_err("no longer there")
            .to_string(),
        "Town 1: The card list has no Town card 68."
    );
}

#[test]
fn h14_1_every_card_and_token_can_be_entered_once() {
    let twice = json!({ "towns": [town("1 2", json!({ "red": { "plans": [5] } })), town("3 1", json!({ "blue": { "plans": [5] } }))] });
    assert_eq!(
        problems(twice),
        [
            "Town 2: Town card 1 is entered twice.",
            "Town 2, blue line: Plan card 5 is entered twice."
        ]
    );
    let mut upgrades = town("1 2 3", json!({}));
    (0..3).for_each(|card| upgrades["cards"][card]["upgrade"] = json!({ "double_value": "red" }));
    assert_eq!(
        problems(json!({ "towns": [upgrades] })),
        ["Town 1: The card list has no Town upgrade left: ×2 for red."]
    );
    let wilds = |town: Value, count: u8| with(town, "wild_landmarks", json!(count));
    let too_many = json!({ "towns": [wilds(town("1", json!({})), 6), wilds(town("2", json!({})), 3)] });
    assert_eq!(
        problems(too_many),
        ["Town 2: 3 Wild landmarks are entered; the card list has 2 left."]
    );
}

#[test]
fn h14_1_upgrades_by_number_and_as_printed_can_be_mixed() {
    let mut town = town("1 2", json!({ "red": { "tracks": [[[0, 0], [1, 0]]] } }));
    town["cards"][0]["upgrade"] = json!({ "double_value": "red" });
    town["cards"][1]["upgrade"] = json!({ "token": 1 });
    assert_eq!(part(&town, "Red line"), 2 + 8);
}

#[test]
fn h14_1_a_name_is_shown_with_the_result() {
    let named = |name: &str, card: &str| with(town(card, json!({})), "name", json!(name));
    let outcome = score(json!({ "towns": [named("Ann", "1"), named("", "2")] })).expect("a good entry");
    assert_eq!(
        [outcome.seats[0].name.as_deref(), outcome.seats[1].name.as_deref()],
        [Some("Ann"), None]
    );
}

#[test]
fn h14_1_what_cannot_lie_on_a_table_is_refused() {
    let one = |town: Value| problems(json!({ "towns": [town] }));
    let mut double = town("1 2", json!({}));
    double["cards"][1]["at"] = json!([0, 0]);
    assert_eq!(one(double), ["Town 1: Two cards are entered at [0, 0]."]);
    let mut odd_upgrade = town("1", json!({}));
    odd_upgrade["cards"][0]["upgrade"] = json!({ "token": 29 });
    assert_eq!(
        one(odd_upgrade),
        ["Town 1: The card list has no Town upgrade left: Development token 29."],
        "a Wild landmark lies on no card"
    );
    assert_eq!(
        one(town("99", json!({}))),
        ["Town 1: The card list has no Town card 99."]
    );
    assert_eq!(
        one(town("1", json!({ "red": { "plans": [99] } }))),
        ["Town 1, red line: The card list has no Plan card 99."]
    );
    let five = json!({ "red": { "plans": [1, 2, 3, 4, 5] } });
    assert_eq!(
        one(town("1", five)),
        ["Town 1, red line: 5 Plan cards are entered; a line holds at most 4. (H9.2)"]
    );
    let twins = json!({ "red": { "plans": [45, 46] } });
    assert_eq!(
        one(town("1", twins)),
        ["Town 1, red line: Plan card 46 has the same effect as another one of this line. (H9.3)"]
    );
}

#[test]
fn h14_1_one_to_four_towns_and_two_requests_or_none() {
    let towns = |count: usize| {
        (1..=count)
            .map(|card| town(&card.to_string(), json!({})))
            .collect::<Value>()
    };
    assert_eq!(problems(json!({ "towns": [] })), ["0 towns are entered. Enter 1 to 4."]);
    assert_eq!(
        problems(json!({ "towns": towns(5) })),
        ["5 towns are entered. Enter 1 to 4."]
    );
    assert!(score(json!({ "towns": towns(4) })).is_ok());
    let requests = |ids: Value| problems(json!({ "requests": ids, "towns": towns(1) }));
    assert_eq!(
        requests(json!(["A"])),
        ["1 Request card is entered. Enter two, or none. (H2.9)"]
    );
    assert_eq!(requests(json!(["A", "A"])), ["Request card A is entered twice."]);
    assert_eq!(requests(json!(["A", "Z"])), ["The card list has no Request card Z."]);
}

#[test]
fn h14_2_cards_beyond_the_frame_and_the_tokens_on_them_are_removed() {
    let mut town = town(
        "1 2 3 4 5",
        json!({ "red": { "tracks": along(&[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]]), "plans": [49] } }),
    );
    town["cards"][4]["upgrade"] = json!({ "double_value": "red" });
    assert_eq!(
        part(&town, "Red line"),
        1 + 4 + 3 + 3,
        "card 5 is beyond the frame at [0, 0]"
    );
    assert_eq!(
        part(&with(town.clone(), "frame", json!([1, -2])), "Red line"),
        4 + 3 + 3 + 2 * 3,
        "card 1 is"
    );
    let beyond = json!({ "towns": [with(town, "frame", json!([5, 0]))] });
    assert_eq!(
        problems(beyond),
        ["Town 1: No card lies within the frame, whose top left is [5, 0]."]
    );
}

#[test]
fn h14_2_removed_tokens_are_no_tracks() {
    let snake = [[4, 0], [3, 0], [2, 0], [1, 0], [0, 0], [0, 1], [1, 1], [2, 1], [3, 1]];
    let town = town(
        "1 2 3 4 5\n7 8 9 10 .",
        json!({ "red": { "tracks": along(&snake), "plans": [53] } }),
    );
    assert_eq!(part(&town, "Plan cards of the red"), 6, "seven of eight are left");
    assert_eq!(
        part(&with(town, "frame", json!([-1, 0])), "Plan cards of the red"),
        0,
        "five are"
    );
}

#[test]
fn h14_2_the_frame_is_entered_with_the_town() {
    // Request H: lines through two corners.
    let row = town(
        "1 2 3 4",
        json!({ "red": { "tracks": along(&[[0, 0], [1, 0], [2, 0], [3, 0]]) } }),
    );
    let corners = |frame: [i8; 2]| {
        let entry = json!({ "requests": ["H", "A"], "towns": [with(row.clone(), "frame", json!(frame))] });
        let score = score(entry).expect("a good entry").seats.remove(0).score;
        score
            .parts
            .iter()
            .find(|part| part.what.to_string().starts_with("Request H"))
            .map(|part| part.points)
    };
    assert_eq!(corners([0, 0]), Some(4), "it is the top row");
    assert_eq!(corners([0, -1]), Some(0), "it is the second row");
    assert_eq!(corners([0, -3]), Some(4), "it is the bottom row");
}

#[test]
fn h14_2_fewer_than_16_cards_are_scored_as_they_are() {
    let diagonal = json!({ "red": { "tracks": along(&[[0, 0], [1, 1], [2, 2], [3, 3]]), "plans": [41] } });
    let town = town("1 . . .\n. 2 . .\n. . 3 .\n. . . 4", diagonal);
    let score = score(json!({ "requests": ["J", "H"], "towns": [town] }))
        .expect("a good entry")
        .seats
        .remove(0)
        .score;
    assert_eq!(score.points, 1 + 4 + 3 + 3 + 8 - 30 + 4);
}

#[test]
fn h14_2_h6_1_tracks_that_lie_on_no_spot_are_reported() {
    let apart = [
        "Town 1, red line: The track [0, 0]–[2, 0] doesn't lie between two cards that share an edge or a corner. (H6.1)",
    ];
    assert_eq!(red_problems(&json!([[[0, 0], [2, 0]]])), apart);
    let on_one_card = [
        "Town 1, red line: The track [1, 1]–[1, 1] doesn't lie between two cards that share an edge or a corner. (H6.1)",
    ];
    assert_eq!(red_problems(&json!([[[1, 1], [1, 1]]])), on_one_card);
    let no_card = ["Town 1, red line: The track [1, 0]–[1, 1] lies where no card is. (H6.1)"];
    assert_eq!(
        problems(json!({ "towns": [town("1 2\n7 .", json!({ "red": { "tracks": [[[1, 0], [1, 1]]] } }))] })),
        no_card
    );
}

#[test]
fn h14_2_h6_1_a_track_beyond_the_frame_must_lie_on_cards_too() {
    let no_card = ["Town 1, red line: The track [3, 0]–[4, 0] lies where no card is. (H6.1)"];
    assert_eq!(red_problems(&json!([[[3, 0], [4, 0]]])), no_card);
    let apart = [
        "Town 1, red line: The track [0, 0]–[0, 10] doesn't lie between two cards that share an edge or a corner. (H6.1)",
    ];
    assert_eq!(red_problems(&json!([[[0, 0], [0, 10]]])), apart);
}

#[test]
fn h14_2_h6_3_two_tokens_of_one_colour_on_a_spot_are_reported() {
    let doubled = ["Town 1, red line: Two tracks of this colour lie at [1, 0]–[0, 0]. (H6.3)"];
    assert_eq!(red_problems(&json!([[[0, 0], [1, 0]], [[1, 0], [0, 0]]])), doubled);
    let two_colours =
        json!({ "red": { "tracks": along(&[[0, 0], [1, 0]]) }, "blue": { "tracks": along(&[[0, 0], [1, 0]]) } });
    assert!(
        score(json!({ "towns": [town(FULL, two_colours)] })).is_ok(),
        "a Double Track"
    );
}

#[test]
fn h14_2_h6_6_a_broken_line_is_reported() {
    let broken = ["Town 1, red line: The line isn't one unbroken path. (H6.6)"];
    assert_eq!(red_problems(&json!([[[0, 0], [1, 0]], [[2, 0], [3, 0]]])), broken);
    // Its middle lies on a card beyond the frame.
    let round = json!({ "red": { "tracks": along(&[[2, 0], [3, 0], [4, 0], [3, 1], [2, 1]]) } });
    assert_eq!(
        problems(json!({ "towns": [town("1 2 3 4 5\n7 8 9 10 .", round)] })),
        broken
    );
}

#[test]
fn h14_2_h6_7_a_branching_line_is_reported() {
    let branching = ["Town 1, red line: The line branches: a card has three of its tracks. (H6.7)"];
    assert_eq!(
        red_problems(&json!([[[0, 0], [1, 1]], [[1, 1], [2, 2]], [[1, 1], [2, 0]]])),
        branching
    );
}

#[test]
fn h14_2_h6_8_a_loop_is_reported() {
    let loop_ = ["Town 1, red line: The line makes a loop. (H6.8)"];
    assert_eq!(red_problems(&along(&[[0, 0], [1, 0], [1, 1], [0, 0]])), loop_);
}

#[test]
fn h14_2_h6_9_more_than_eight_tokens_are_reported() {
    let ten_cards = [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [3, 1],
        [2, 1],
        [1, 1],
        [0, 1],
        [0, 2],
        [1, 2],
    ];
    assert_eq!(
        red_problems(&along(&ten_cards)),
        ["Town 1, red line: 9 tracks are entered; a line has 8. (H6.9)"]
    );
    assert!(score(json!({ "towns": [town(FULL, json!({ "red": { "tracks": along(&ten_cards[1..]) } }))] })).is_ok());
}

#[test]
fn h14_2_all_breaches_are_reported_at_once_with_their_town_and_line() {
    let ann = json!({ "red": { "tracks": along(&[[0, 0], [1, 0], [1, 1], [0, 0]]) }, "black": { "tracks": [[[0, 0], [3, 3]]] } });
    let ben = json!({ "yellow": { "tracks": [[[0, 0], [1, 0]], [[0, 0], [1, 0]]] } });
    let towns = json!([with(town(FULL, ann), "name", json!("Ann")), town("25 26", ben)]);
    let expected = [
        "Ann, red line: The line makes a loop. (H6.8)",
        "Ann, black line: The track [0, 0]–[3, 3] doesn't lie between two cards that share an edge or a corner. (H6.1)",
        "Town 2, yellow line: Two tracks of this colour lie at [0, 0]–[1, 0]. (H6.3)",
    ];
    assert_eq!(problems(json!({ "towns": towns })), expected);
}
