//! Facts about a game: what is in the games is found, what isn't is not.

use std::sync::Arc;
use std::time::Duration;

use arena::{PageError, Part, Row, Setting, Strategist, Words};
use wire::strategy::{Estimate, Kind, Strategy, Table, Thing};

/// A game of two: `seat` wins by 4 points of the first part, and has what the winner has.
fn game(number: u64, seat: u32, winner_has: &str, loser_has: &str) -> Vec<Row> {
    let setting = Arc::new(Setting {
        game: "hill".into(),
        rules: 1,
        options: "{}".into(),
        seed: "facts".into(),
    });
    let row = |own: u32| {
        let won = own == seat;
        let part = |path: &str, points| Part {
            path: path.into(),
            item: path.rsplit('/').next().unwrap_or(path).into(),
            clause: "X1".into(),
            points,
            leaf: path != "Plans",
        };
        Row {
            setting: Arc::clone(&setting),
            deal: (number / 2) as u32,
            number,
            seat: own,
            players: 2,
            player: own,
            bot: "greedy".into(),
            score: if won { 14 } else { 10 },
            place: if won { 1 } else { 2 },
            title: None,
            win_share: won.into(),
            decisions: 10,
            time: Duration::ZERO,
            length: 20,
            faults: 0,
            parts: vec![
                part("Plans", if won { 9 } else { 5 }),
                part(if won { "Plans/seven" } else { "Plans/five" }, if won { 9 } else { 5 }),
                part("Tracks", 5),
            ],
            holdings: vec![if won { winner_has } else { loser_has }.into()],
            opening: vec![if own == 0 { "early" } else { "late" }.into()],
        }
    };
    vec![row(0), row(1)]
}

fn facts(games: impl IntoIterator<Item = Vec<Row>>) -> Strategy {
    let mut strategist = Strategist::default();
    for row in games.into_iter().flatten() {
        strategist.add(row).expect("a row that fits");
    }
    strategist.end_of_table(Words::default()).expect("whole games");
    strategist.strategy("2026-11-18", "0.1.0").expect("facts")
}

fn thing<'a>(facts: &'a Strategy, table: &'a Table, kind: Kind, name: &str) -> Option<&'a Thing> {
    let group = table.groups.iter().find(|group| group.kind == kind)?;
    group
        .things
        .iter()
        .find(|thing| facts.words[thing.what].to_string() == name)
}

/// 200 games on 100 deals: the first seat wins three of four, and of the holders of "gold" nine of ten; "salt" is anybody's.
fn games() -> impl Iterator<Item = Vec<Row>> {
    (0..200).map(|number| {
        let deal = number / 2;
        let seat = u32::from(deal % 4 == 3);
        let (winner, loser) = match deal % 10 {
            0 => ("lead", "gold"),
            _ => ("gold", "lead"),
        };
        if number % 2 == 0 {
            game(number, seat, winner, loser)
        } else {
            game(
                number,
                seat,
                if deal % 2 == 0 { "salt" } else { "rare" },
                if deal % 2 == 0 { "rare" } else { "salt" },
            )
        }
    })
}

#[test]
fn what_wins_is_found() {
    let facts = facts(games());
    let [table] = &facts.tables[..] else {
        panic!("one number of players: {facts:?}")
    };
    assert_eq!(
        (table.players, table.games, &table.seeds[..]),
        (2, 200, &["facts".to_owned()][..])
    );
    assert_eq!(
        (facts.game.as_str(), facts.bot.as_str(), facts.made.as_str()),
        ("hill", "greedy", "2026-11-18")
    );
    let near = |Estimate(mean, ..): Estimate, known: f64| (mean - known).abs() < 1e-3;
    assert!(
        near(table.seats[0], 0.75) && table.seats[0].is_clear_of(0.5),
        "{table:?}"
    );
    let found = |kind, name| thing(&facts, table, kind, name).expect("it is there");
    let gold = found(Kind::Had, "gold");
    assert!(
        gold.times == 100 && near(gold.win, 0.4) && gold.win.is_clear_of(0.0),
        "{gold:?}"
    );
    assert!(
        near(gold.margin, 0.9 * 4.0 - 0.1 * 4.0) && gold.margin.is_clear_of(0.0),
        "{gold:?}"
    );
    let salt = found(Kind::Had, "salt");
    assert!(near(salt.win, 0.0) && !salt.win.is_clear_of(0.0), "{salt:?}");
    let early = found(Kind::Opened(0), "early");
    assert!(near(early.win, 0.25) && early.win.is_clear_of(0.0), "{early:?}");
    let seven = found(Kind::Scored, "seven");
    assert!(near(seven.win, 0.5) && seven.points == Some(9.0), "{seven:?}");
}

#[test]
fn winners_are_compared_with_the_others_at_their_table() {
    let facts = facts(games());
    let told: Vec<_> = facts.tables[0]
        .parts
        .iter()
        .map(|part| (facts.words[part.what].to_string(), part.winners, part.others, part.lead))
        .collect();
    assert_eq!(
        told,
        [
            ("Plans".to_owned(), 9.0, 5.0, Estimate(4.0, 4.0, 4.0)),
            ("Tracks".to_owned(), 5.0, 5.0, Estimate(0.0, 0.0, 0.0))
        ]
    );
}

#[test]
fn what_few_had_is_not_told() {
    let facts = facts(games().take(40));
    assert_eq!(thing(&facts, &facts.tables[0], Kind::Had, "gold"), None);
}

#[test]
fn a_game_counts_once() {
    let once = facts(games());
    assert_eq!(facts(games().chain(games())), once);
}

#[test]
fn only_equal_bots_and_games_of_several_count() {
    let refused = |change: &dyn Fn(&mut Row)| {
        let mut strategist = Strategist::default();
        let [mut first, second] = <[Row; 2]>::try_from(game(0, 0, "gold", "lead")).expect("two rows");
        strategist.add(second.clone()).expect_err("the second comes second");
        change(&mut first);
        strategist.add(first)?;
        strategist.add(second)
    };
    assert_eq!(refused(&|_| ()), Ok(()));
    assert_eq!(refused(&|row| row.players = 1), Err(PageError::Alone));
    let mixed = refused(&|row| row.bot = "random".into()).expect_err("another bot");
    assert!(mixed.to_string().starts_with("has the bot"), "{mixed}");
    let empty = Strategist::default().strategy("", "").expect_err("no game");
    assert_eq!(empty, PageError::Empty);
}
