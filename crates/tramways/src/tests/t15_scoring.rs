//! T15: the final score, of games played here and of games entered by hand.

use serde_json::{Value, json};
use table::{EntryError, Game, Outcome, Present, ScorePad};

use super::support::*;
use crate::entry::Entry;
use crate::phase::Phase;
use crate::{Options, Tramways};

fn points(position: &Position) -> i32 {
    position.game.points(ORANGE)
}

/// The result of this position, as if the game ended here.
fn outcome(mut position: Position) -> Outcome {
    position.game.public.phase = Phase::Over {};
    position.game.outcome().expect("it is over")
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.seats.iter().map(|seat| seat.place).collect()
}

fn score(players: &Value) -> Result<Outcome, EntryError> {
    let entry: Entry = serde_json::from_value(json!({ "players": players })).expect("well formed");
    Tramways::score(&Options::default(), &entry)
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

fn player(hp: i32, complete_links: u8, stress: u8, money: u16) -> Value {
    json!({ "hp": hp, "complete_links": complete_links, "stress": stress, "money": money })
}

#[test]
fn t15_1_happiness_links_money_and_stress() {
    let base = || Position::drawn("RR .. LL").money(ORANGE, 0);
    assert_eq!(points(&base().hp(ORANGE, 24)), 24 - 1);
    assert_eq!(points(&base().stress(ORANGE, 21)), -21);
    for (money, worth) in [(9, 0), (10, 1), (19, 1), (20, 2)] {
        assert_eq!(points(&base().money(ORANGE, money)), worth - 1, "${money}");
    }
}

#[test]
fn t15_1_three_for_each_own_complete_link_upgraded_or_not() {
    for (rails, links) in [
        ("RR .. LL .. CC", 0),
        ("RR o─ LL .. CC", 1),
        ("RR O─ LL .. CC", 1),
        ("RR o─ LL O─ CC", 2),
        ("RR o─ LL b─ CC", 1),
    ] {
        assert_eq!(points(&Position::drawn(rails)), 3 * links - 1, "{rails}");
    }
}

#[test]
fn t15_1_a_score_shows_its_parts() {
    let outcome = outcome(
        Position::drawn("RR o─ LL")
            .hp(ORANGE, 7)
            .stress(ORANGE, 4)
            .money(ORANGE, 25),
    );
    let score = &outcome.seats[0].score;
    assert_eq!(
        (
            score.points,
            score.parts.iter().map(|part| part.points).collect::<Vec<_>>()
        ),
        (8, vec![7, 3, 2, -4])
    );
}

#[test]
fn t15_2_incomplete_links_workers_and_cards_count_nothing() {
    let bare = Position::drawn("RR .. ..").workers(ORANGE, 0);
    let rich = Position::drawn("RR o─ ..")
        .workers(ORANGE, 2)
        .hand(ORANGE, &[53, 66, 97])
        .discards(ORANGE, &[62]);
    assert_eq!(
        (points(&bare), points(&rich)),
        (-1, -1),
        "the money icons in hand are no money"
    );
}

#[test]
fn t15_3_most_points_win() {
    let position = Position::drawn("RR .. LL").hp(ORANGE, 5).hp(BROWN, 9).hp(PINK, 7);
    assert_eq!(places(&outcome(position)), [3, 1, 2]);
}

#[test]
fn t15_3_tr34_a_tie_goes_to_more_money() {
    // all have 10 points; the $1 for each $10 is not spent by that
    let position = Position::drawn("RR .. LL")
        .hp(ORANGE, 11)
        .money(ORANGE, 9)
        .hp(BROWN, 10)
        .money(BROWN, 10)
        .hp(PINK, 10)
        .money(PINK, 15);
    assert_eq!(places(&outcome(position)), [3, 2, 1]);
}

#[test]
fn t15_3_a_tie_is_told_with_its_rule() {
    let ruling = |position: Position| {
        let tie = outcome(position).tie().expect("a tie");
        let ruling = Tramways::tie_ruling(&tie).expect("the rules say what decides");
        format!("{} {}", ruling.clause, ruling.message)
    };
    let tied = Position::drawn("RR .. LL").hp(ORANGE, 10).hp(BROWN, 10).hp(PINK, 3);
    assert_eq!(
        ruling(tied.clone().money(ORANGE, 2).money(BROWN, 7)),
        "T15.3 Tied at 9. Seat 1 has more money: $7 to $2."
    );
    assert_eq!(
        ruling(tied.money(ORANGE, 2).money(BROWN, 2)),
        "T15.3 9 points each, and the same amount of money: Seat 0 and Seat 1 share the victory."
    );
}

#[test]
fn t15_3_still_tied_players_share_the_victory() {
    let position = Position::drawn("RR .. LL").hp(ORANGE, 10).hp(BROWN, 10).hp(PINK, 9);
    assert_eq!(places(&outcome(position)), [1, 1, 3]);
}

#[test]
fn t15_3_tr34_totals_may_be_negative() {
    let outcome = outcome(
        Position::drawn("RR .. LL")
            .hp(ORANGE, -2)
            .stress(ORANGE, 21)
            .hp(BROWN, -1)
            .stress(BROWN, 21),
    );
    let totals: Vec<_> = outcome
        .seats
        .iter()
        .map(|seat| (seat.place, seat.score.points))
        .collect();
    assert_eq!(totals, [(3, -23), (2, -22), (1, -1)]);
}

#[test]
fn e15_t15_1_t15_3_final_scoring() {
    let outcome = score(&json!([
        player(24, 4, 3, 11),
        player(32, 5, 13, 9),
        player(30, 6, 8, 5)
    ]))
    .expect("a good entry");
    let parts = |seat: usize| {
        outcome.seats[seat]
            .score
            .parts
            .iter()
            .map(|part| part.points)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        [parts(0), parts(1), parts(2)],
        [[24, 12, 1, -3], [32, 15, 0, -13], [30, 18, 0, -8]]
    );
    assert_eq!(
        outcome.seats.iter().map(|seat| seat.score.points).collect::<Vec<_>>(),
        [34, 34, 40]
    );
    assert_eq!(places(&outcome), [2, 3, 1], "of the two with 34, $11 against $9");
}

#[test]
fn t15_1_an_entered_game_is_scored_like_a_played_one() {
    let played = outcome(
        Position::for_players(2, "RR o─ LL")
            .hp(ORANGE, 7)
            .stress(ORANGE, 4)
            .money(ORANGE, 25),
    );
    let entered = score(&json!([player(7, 1, 4, 25), player(0, 0, 1, 3)])).expect("a good entry");
    assert_eq!(entered, played);
}

#[test]
fn t15_3_names_come_with_the_results() {
    let mut ann = player(10, 0, 1, 0);
    ann["name"] = json!("Ann");
    let outcome = score(&json!([ann, player(11, 0, 1, 0)])).expect("a good entry");
    assert_eq!(
        outcome
            .seats
            .iter()
            .map(|seat| seat.name.as_deref())
            .collect::<Vec<_>>(),
        [Some("Ann"), None]
    );
}

#[test]
fn t15_1_one_to_five_players_are_entered() {
    let some = |count: usize| Value::Array(vec![player(0, 0, 1, 0); count]);
    assert_eq!(problems(some(0)), ["0 players entered; the game is for 1 to 5."]);
    assert_eq!(problems(some(6)), ["6 players entered; the game is for 1 to 5."]);
    for count in 1..=5 {
        assert_eq!(score(&some(count)).expect("a good entry").seats.len(), count);
    }
}

#[test]
fn t15_1_stress_links_and_happiness_that_cannot_be_are_refused() {
    let one = |player: Value| problems(json!([player]));
    assert_eq!(
        one(player(0, 0, 0, 0)),
        ["Player 1: stress 0 is impossible; it runs from 1 to 21."]
    );
    assert_eq!(
        one(player(0, 0, 22, 0)),
        ["Player 1: stress 22 is impossible; it runs from 1 to 21."]
    );
    assert_eq!(
        one(player(0, 25, 1, 0)),
        ["Player 1: 25 complete links are too many; a player has 24 tiles."]
    );
    assert_eq!(
        one(player(1001, 0, 1, 0)),
        ["Player 1: 1001 HP is impossible; enter −1000 to 1000."]
    );
    assert!(
        score(&json!([player(-1000, 24, 21, 0)])).is_ok(),
        "the limits themselves are possible"
    );
}

#[test]
fn t15_1_all_problems_of_an_entry_are_told_at_once() {
    let mut ann = player(0, 25, 0, 0);
    ann["name"] = json!("Ann");
    let found = problems(json!([ann, player(0, 0, 22, 0)]));
    let expected = [
        "Ann: stress 0 is impossible; it runs from 1 to 21.",
        "Ann: 25 complete links are too many; a player has 24 tiles.",
        "Player 2: stress 22 is impossible; it runs from 1 to 21.",
    ];
    assert_eq!(found, expected);
}

#[test]
fn t15_1_what_is_missing_or_unknown_is_refused() {
    let read = |player: Value| serde_json::from_value::<Entry>(json!({ "players": [player] })).is_ok();
    assert!(read(player(0, 0, 1, 0)));
    let mut unknown = player(0, 0, 1, 0);
    unknown["workers"] = json!(2);
    assert!(!read(unknown), "T15.2: workers count nothing");
    for missing in ["hp", "complete_links", "stress", "money"] {
        let mut entry = player(0, 0, 1, 0);
        entry.as_object_mut().expect("an object").remove(missing);
        assert!(!read(entry), "without {missing}");
    }
    assert!(!read(json!({ "hp": 0, "complete_links": 0, "stress": 1, "money": -1 })));
}
