//! Matches: fair, the same on any number of threads and in any number of shards, and won by the better player.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use arena::{Live, Match, Page, Report, Row, RowWriter, Setting, Shard, Words, read_rows};
use bots::knowledge::games;
use bots::{Knowledge, Visitor, visit};
use table::Present;

/// Plays a match, and stops it after this many games.
struct Play(Match, usize);

impl Visitor for Play {
    type Output = (Report, Vec<Row>, Words);

    fn visit<G: Knowledge + Present>(self) -> (Report, Vec<Row>, Words) {
        let Play(contest, most) = self;
        let setting = Setting {
            game: G::meta().id.into(),
            rules: G::meta().rules,
            options: "{}".into(),
            seed: contest.seed.clone(),
        };
        let setting = Arc::new(setting);
        let names: Vec<String> = contest.players.iter().map(ToString::to_string).collect();
        let (mut games, mut words) = (Vec::new(), Words::default());
        let on_game = |record: &arena::Record| {
            games.push(Row::of(record, &setting, &names, &mut words));
            if games.len() < most {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let report = contest
            .play::<G>(&G::Options::default(), &Live::default(), on_game)
            .expect("the standard game");
        (
            timeless(report),
            games.into_iter().flatten().map(timeless_row).collect(),
            words,
        )
    }
}

/// Without what depends on the clock.
fn timeless(mut report: Report) -> Report {
    report
        .players
        .iter_mut()
        .for_each(|player| player.ms_per_decision = 0.0);
    report
}

fn timeless_row(row: Row) -> Row {
    Row {
        time: Duration::ZERO,
        ..row
    }
}

fn contest(players: &[&str], seats: u8, games: u32) -> Match {
    let players = players.iter().map(|player| player.parse().expect("a player")).collect();
    Match {
        players,
        seats,
        games,
        seed: "a match".into(),
        threads: 1,
        shard: Shard::WHOLE,
    }
}

fn play(game: &str, contest: Match) -> (Report, Vec<Row>) {
    let (report, rows, _) = play_with_words(game, contest);
    (report, rows)
}

fn play_with_words(game: &str, contest: Match) -> (Report, Vec<Row>, Words) {
    visit(game, Play(contest, usize::MAX)).expect("bots know it")
}

#[test]
fn the_number_of_threads_does_not_matter() {
    for game in games() {
        let contest = contest(&["search:20", "greedy", "random"], 3, 6);
        assert_eq!(
            play(game, contest.clone()),
            play(game, Match { threads: 3, ..contest }),
            "{game}"
        );
    }
}

#[test]
fn shards_are_the_whole() {
    for game in games() {
        let contest = contest(&["greedy", "random", "random"], 2, 5);
        let (_, whole) = play(game, contest.clone());
        let shard = |number: u32| {
            play(
                game,
                Match {
                    shard: format!("{number}/4").parse().expect("a shard"),
                    ..contest.clone()
                },
            )
            .1
        };
        let shards: Vec<Vec<Row>> = (1..=4).map(shard).collect();
        assert!(shards.iter().all(|shard| !shard.is_empty()));
        let mut together: Vec<Row> = shards.into_iter().flatten().collect();
        together.sort_by_key(|row| (row.number, row.seat));
        assert_eq!(together, whole, "{game}");
    }
}

#[test]
fn every_win_is_somebodys() {
    let (report, _) = play(
        "shinjuku",
        Match {
            threads: 2,
            ..contest(&["random", "random"], 2, 20)
        },
    );
    assert_eq!(report.games, 20);
    let wins: f64 = report.players.iter().map(|player| player.wins).sum();
    assert!((wins - 20.0).abs() < 1e-9, "{wins}");
    assert!(
        report
            .players
            .iter()
            .all(|player| player.ci95[0] <= player.win_share && player.win_share <= player.ci95[1])
    );
}

#[test]
fn a_match_stops_when_it_is_told_to() {
    let (report, rows, _) = visit("hill", Play(contest(&["random", "random"], 2, 1_000), 3)).expect("bots know it");
    assert_eq!((report.games, rows.len()), (3, 6));
    let stopped = Live::default();
    stopped.stop();
    let none = contest(&["random", "random"], 2, 10)
        .play::<hill::Hill>(&hill::Options::default(), &stopped, |_| ControlFlow::Continue(()))
        .expect("the standard game");
    assert_eq!(none.games, 0);
}

/// Greedy beats random nearly always. (The full measurement, with intervals, is in docs/bots.md.)
#[test]
fn greedy_beats_random() {
    for game in games() {
        let (report, _) = play(
            game,
            Match {
                threads: 2,
                ..contest(&["greedy", "random"], 2, 20)
            },
        );
        assert!(report.players[0].win_share > 0.9, "{game}: {report:?}");
    }
}

#[test]
fn in_a_round_robin_the_better_player_is_rated_higher() {
    let (report, _) = play(
        "shinjuku",
        Match {
            threads: 2,
            ..contest(&["random", "greedy", "random", "random"], 3, 12)
        },
    );
    assert_eq!(report.games, 4 * 12, "every three of the four meet");
    assert!(report.players.iter().all(|player| player.games == 3 * 12));
    let ratings: Vec<_> = report
        .players
        .iter()
        .map(|player| player.rating.expect("a rating"))
        .collect();
    assert!(
        (ratings.iter().map(|rating| rating.elo).sum::<f64>() / 4.0 - 1500.0).abs() < 1e-6,
        "{ratings:?}"
    );
    let others = ratings[0].ci95[1].max(ratings[2].ci95[1]).max(ratings[3].ci95[1]);
    assert!(ratings[1].ci95[0] > others, "{ratings:?}");
    let (pair, _) = play("shinjuku", contest(&["random", "greedy"], 2, 2));
    assert!(
        pair.players.iter().all(|player| player.rating.is_none()),
        "two at a table for two are not rated"
    );
}

#[test]
fn one_plays_alone_for_titles() {
    for game in ["hill", "tramways"] {
        let (report, rows) = play(game, contest(&["greedy"], 1, 4));
        let shares: f64 = report.players[0].titles.values().sum();
        assert!((shares - 1.0).abs() < 1e-9, "{game}: {report:?}");
        assert_eq!(report.mean_winning_score, Some(report.players[0].mean_score));
        assert!(rows.iter().all(|row| row.title.is_some()));
    }
}

#[test]
fn the_parts_of_a_score_add_up_in_the_table() {
    for game in games() {
        let (_, rows) = play(game, contest(&["greedy", "greedy"], 2, 4));
        for row in rows {
            let main: i32 = row
                .parts
                .iter()
                .filter(|part| part.is_main())
                .map(|part| part.points)
                .sum();
            assert_eq!(
                (main, row.items().values().sum::<i32>()),
                (row.score, row.score),
                "{row:?}"
            );
        }
    }
}

#[test]
fn a_table_is_read_as_it_was_written() {
    for (game, players) in [
        ("hill", &["greedy"][..]),
        ("hill", &["random", "greedy"]),
        ("shinjuku", &["random", "greedy"]),
        ("tramways", &["random", "greedy"]),
    ] {
        let (_, rows, words) = play_with_words(game, contest(players, players.len() as u8, 6));
        let file = tempfile::tempfile().expect("a file");
        let mut table = RowWriter::new(file.try_clone().expect("the file")).expect("a table");
        rows.iter().for_each(|row| table.add(vec![row.clone()]).expect("a row"));
        table.finish(&words).expect("a whole table");
        let mut read = Vec::new();
        let read_words = read_rows(file, |row| read.push(row)).expect("a table");
        assert_eq!((read, read_words), (rows, words), "{game}");
    }
}

#[test]
fn a_page_counts_every_game_once() {
    let (_, rows) = play("shinjuku", contest(&["random", "greedy"], 2, 4));
    let mut page = Page::default();
    for row in rows.iter().chain(&rows) {
        page.add(row.clone()).expect("a row that fits");
    }
    assert_eq!((page.games(), page.repeated()), (4, 4));
    let mut half = Page::default();
    half.add(rows[0].clone()).expect("the first row");
    assert_eq!(
        half.end_of_table().expect_err("a game of one of two").to_string(),
        "game 0 doesn't have one row for each player, in the order of the seats"
    );
    half.add(rows[2].clone()).expect_err("the first row of another game");
}

#[test]
fn a_page_takes_no_text_for_markup() {
    let (_, mut rows) = play("shinjuku", contest(&["random", "greedy"], 2, 2));
    rows.iter_mut()
        .for_each(|row| row.bot = "<script>alert('x')</script>".into());
    let mut page = Page::default();
    rows.into_iter().for_each(|row| page.add(row).expect("a row that fits"));
    let html = page.html("A <b>game</b>").expect("a page");
    assert!(
        html.contains("&lt;script&gt;") && html.contains("A &lt;b&gt;game&lt;/b&gt;"),
        "the names are there"
    );
    assert!(
        !html.contains("<script") && !html.contains("<b>game"),
        "but not as markup"
    );
}

#[test]
fn what_players_have_is_told() {
    let (_, rows) = play("tramways", contest(&["greedy", "greedy"], 2, 2));
    for game in rows.chunks(2) {
        assert!(
            game.iter()
                .all(|row| !row.holdings.is_empty() && row.holdings.iter().all(|ticket| ticket.starts_with("ticket #"))),
            "{game:?}"
        );
        assert!(
            game[0].holdings.iter().all(|ticket| !game[1].holdings.contains(ticket)),
            "a ticket is one player's: {game:?}"
        );
    }
    let (_, rows) = play("shinjuku", contest(&["greedy", "greedy"], 2, 2));
    assert!(
        rows.iter()
            .all(|row| !row.holdings.is_empty() && row.holdings.iter().all(|ward| ward.starts_with("ward "))),
        "{rows:?}"
    );
}

#[test]
fn what_the_texts_mean_is_told() {
    for game in games() {
        let (_, rows, words) = play_with_words(game, contest(&["greedy", "greedy"], 2, 4));
        let parts = rows.iter().flat_map(|row| row.parts.iter().map(|part| &part.item));
        let things = rows.iter().flat_map(|row| row.holdings.iter().chain(&row.opening));
        for text in parts.chain(things) {
            let message = words.message(text);
            assert!(
                message.id() != "verbatim" && message.to_string() == *text,
                "{game}: {message:?}"
            );
        }
    }
}

#[test]
fn how_players_opened_is_told() {
    let beginnings = [
        ("hill", ["Set with ", "First location: ", "First track: "]),
        ("shinjuku", ["First turn: ", "First store in ", "First store sells "]),
        ("tramways", ["Start with #", "First bid: ", "First action: "]),
    ];
    for (game, beginnings) in beginnings {
        for players in [2, 3, 4] {
            let (_, rows) = play(game, contest(&vec!["greedy"; players], players as u8, players as u32));
            for row in &rows {
                assert_eq!(row.opening.len(), beginnings.len(), "{row:?}");
                for (told, beginning) in row.opening.iter().zip(beginnings) {
                    assert!(told.starts_with(beginning), "{game} for {players}: {told}");
                }
            }
        }
    }
}
