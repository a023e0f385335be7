//! S7: scoring a finished physical game.

use serde_json::{Value, json};
use table::{EntryError, Outcome, ScorePad};

use crate::rules::entry::Entry;
use crate::{Options, Shinjuku};

fn score(players: &Value) -> Result<Outcome, EntryError> {
    let entry: Entry = serde_json::from_value(json!({ "players": players })).expect("well formed");
    Shinjuku::score(&Options::default(), &entry)
}

#[expect(clippy::needless_pass_by_value, reason = "reads better in the tests")]
fn problems(players: Value) -> Vec<String> {
    score(&players)
        .expect_err("it should be refused")
        .0
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn player(food: [u8; 2], books: [u8; 2], department_stores: &[&str]) -> Value {
    let tokens = |[singles, doubles]: [u8; 2]| json!({ "singles": singles, "doubles": doubles });
    json!({ "customers": { "food": tokens(food), "books": tokens(books) }, "department_stores": department_stores })
}

#[test]
fn s7_2_s7_4_an_entered_game_is_scored_and_ranked() {
    let mut ann = player([2, 0], [0, 1], &["tokyo"]);
    ann["name"] = json!("Ann");
    let outcome = score(&json!([
        ann,
        player([2, 0], [0, 1], &["ueno"]),
        player([0, 0], [1, 0], &[])
    ]))
    .expect("a good entry");
    let seats: Vec<_> = outcome
        .seats
        .iter()
        .map(|seat| (seat.place, seat.score.points))
        .collect();
    assert_eq!(seats, [(2, 2), (1, 2), (3, 0)]);
    assert_eq!(
        [outcome.seats[0].name.as_deref(), outcome.seats[1].name.as_deref()],
        [Some("Ann"), None]
    );
}

#[test]
fn s7_2_two_to_four_players_are_entered() {
    let one = || player([1, 0], [0, 0], &[]);
    assert_eq!(
        problems(json!([one()])),
        ["1 player is entered. Shinjuku is for 2 to 4."]
    );
    assert_eq!(
        problems(json!([one(), one(), one(), one(), one()])),
        ["5 players are entered. Shinjuku is for 2 to 4."]
    );
}

#[test]
fn s1_3_no_more_tokens_than_there_are() {
    let entry = json!([player([11, 6], [0, 5], &[]), player([1, 0], [0, 0], &[])]);
    assert_eq!(
        problems(entry),
        [
            "12 × food is entered; there are only 11.",
            "5 × double books is entered; there are only 4."
        ]
    );
}

#[test]
fn s7_4_department_stores_stand_on_icons_once_three_per_player() {
    let nothing = || player([0, 0], [0, 0], &[]);
    let with = |stations: &[&str]| problems(json!([player([0, 0], [0, 0], stations), nothing()]));
    assert_eq!(with(&["osaka"]), ["Player 1: “osaka” isn't a station on this map."]);
    assert_eq!(with(&["omori"]), ["Player 1: Omori has no department store icon."]);
    assert_eq!(
        with(&["tokyo", "ueno", "meguro", "shibuya"]),
        ["Player 1 has 4 department stores entered; a player has only 3."]
    );
    let twice = json!([player([0, 0], [0, 0], &["tokyo"]), player([0, 0], [0, 0], &["tokyo"])]);
    assert_eq!(
        problems(twice),
        ["Player 2: another department store is entered for Tokyo."]
    );
}
