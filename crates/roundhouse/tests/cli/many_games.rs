//! Many games: shards, tables of games, interruption, and the page made of them.

use std::fs;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::desk::{Desk, Game, games};

/// The arguments of a match, with more behind them.
fn arena<'a>(game: &'a Game, more: &[&'a str]) -> Vec<&'a str> {
    [
        &[
            "arena", &game.id, "--player", "random", "--player", "greedy", "--games", "4", "--seed", "many",
        ],
        more,
    ]
    .concat()
}

/// The page of these files, as `report` writes it.
fn page(desk: &Desk, files: &[&str]) -> String {
    desk.run(&[&["report"], files, &["-o", "page.html", "--force"]].concat())
        .ok();
    desk.read("page.html")
}

/// Without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    for player in report["players"].as_array_mut().unwrap() {
        player["ms_per_decision"] = Value::Null;
    }
    report
}

#[test]
fn more_players_than_seats_make_a_round_robin_with_ratings() {
    for game in games() {
        let players = [
            "--player", "random", "--player", "greedy", "--player", "random", "--seats", "2", "--games", "4", "--json",
        ];
        let report = Desk::new().run(&[&["arena", &game.id][..], &players].concat()).json();
        assert_eq!(report["games"], 12, "{report}");
        for player in report["players"].as_array().unwrap() {
            let rating = &player["rating"];
            let (elo, low, high) = (
                rating["elo"].as_f64().unwrap(),
                rating["ci95"][0].as_f64().unwrap(),
                rating["ci95"][1].as_f64().unwrap(),
            );
            assert!(low < elo && elo < high && player["games"] == 8, "{report}");
        }
    }
}

#[test]
fn a_table_that_cannot_be_filled_is_refused() {
    let game = &games()[0];
    let desk = Desk::new();
    assert_eq!(
        desk.refused(&arena(game, &["--seats", "3"])),
        "a table of 3 takes 3 to 32 players in turn, not 2"
    );
    assert!(
        desk.refused(&arena(game, &["--seats", "77"]))
            .ends_with("players, not 77.")
    );
    for shard in ["0/2", "3/2", "half"] {
        assert!(
            desk.refused(&arena(game, &["--shard", shard]))
                .contains("write a shard as K/N")
        );
    }
}

#[test]
fn one_alone_earns_titles() {
    for game in games().into_iter().filter(|game| game.least == 1) {
        let report = Desk::new()
            .run(&["arena", &game.id, "--player", "greedy", "--games", "3", "--json"])
            .json();
        let titles = report["players"][0]["titles"].as_object().unwrap();
        let shares: f64 = titles.values().map(|share| share.as_f64().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{report}");
    }
}

#[test]
fn threads_and_shards_change_nothing() {
    for game in games() {
        let desk = Desk::new();
        let one = desk.run(&arena(&game, &["--json", "--out", "one.parquet"])).json();
        let two = desk
            .run(&arena(&game, &["--json", "--threads", "3", "--out", "two.parquet"]))
            .json();
        assert_eq!(timeless(one), timeless(two));
        let shards: u64 = ["1/2", "2/2"]
            .iter()
            .map(|shard| {
                desk.run(&arena(
                    &game,
                    &["--json", "--shard", shard, "--out", &format!("{}.parquet", &shard[..1])],
                ))
                .json()["games"]
                    .as_u64()
                    .unwrap()
            })
            .sum();
        assert_eq!(shards, 4);
        // the page shows times too, and nothing else can differ
        let times = |page: String| {
            page.lines()
                .filter(|line| !line.contains("<tr><td>greedy") && !line.contains("<tr><td>random"))
                .collect::<Vec<_>>()
                .join("\n")
        };
        let whole = times(page(&desk, &["one.parquet"]));
        assert_eq!(times(page(&desk, &["two.parquet"])), whole);
        assert_eq!(times(page(&desk, &["2.parquet", "1.parquet"])), whole);
        assert!(
            desk.run(&["report", "one.parquet", "2.parquet", "-o", "again.html"])
                .ok()
                .contains("4 games; 2 of them came more than once and count once")
        );
    }
}

#[test]
fn a_table_of_games_is_not_overwritten() {
    let game = &games()[0];
    let desk = Desk::new();
    desk.write("games.parquet", "mine");
    assert_eq!(
        desk.refused(&arena(game, &["--out", "games.parquet"])),
        "games.parquet: already exists; add --force to replace it"
    );
    assert_eq!(
        desk.refused(&arena(game, &["--out", "."])),
        ".: this is a directory; name a file"
    );
    assert!(
        desk.refused(&arena(game, &["--out", "nowhere/games.parquet"]))
            .starts_with("nowhere/games.parquet: ")
    );
    desk.run(&arena(game, &["--out", "games.parquet", "--force"])).ok();
    page(&desk, &["games.parquet"]);
    assert_eq!(
        desk.refused(&["report", "games.parquet", "-o", "page.html"]),
        "page.html: already exists; add --force to replace it"
    );
    assert_eq!(desk.files().len(), 2, "no draft is left behind");
}

#[test]
fn a_page_holds_everything_and_needs_nothing() {
    for game in games() {
        let desk = Desk::new();
        desk.run(&arena(&game, &["--out", "games.parquet"])).ok();
        let page = page(&desk, &["games.parquet"]);
        for outside in [
            "http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link",
        ] {
            assert!(!page.contains(outside), "{outside}");
        }
        for inside in [
            "<!DOCTYPE html>",
            "4 games for 2 players",
            "The players",
            "greedy",
            "random",
            "Scores",
            "Parts of the score",
            "The starting seat",
            "Length of the games",
            "prefers-color-scheme: dark",
        ] {
            assert!(page.contains(inside), "{inside}");
        }
        assert!(page.contains("Score by"), "cards, wards or tickets");
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert_eq!(page.matches("<section").count(), page.matches("</section>").count());
    }
}

#[test]
fn tables_that_do_not_add_up_are_refused() {
    let (one, other) = (&games()[0], &games()[1]);
    let desk = Desk::new();
    desk.run(&arena(one, &["--out", "one.parquet"])).ok();
    desk.run(&arena(other, &["--out", "other.parquet"])).ok();
    desk.run(&arena(one, &["--player", "random", "--out", "three.parquet"]))
        .ok();
    let mixed = desk.refused(&["report", "one.parquet", "other.parquet"]);
    assert_eq!(
        mixed,
        format!(
            "other.parquet: has the game {}, but the games before it have {}; make one page for each kind of game",
            other.id, one.id
        )
    );
    assert!(
        desk.refused(&["report", "one.parquet", "three.parquet"])
            .contains("the number of players 3")
    );
}

#[test]
fn what_is_no_table_of_games_is_refused() {
    let desk = Desk::new();
    desk.run(&arena(&games()[0], &["--out", "games.parquet"])).ok();
    let whole = fs::read(desk.path("games.parquet")).unwrap();
    desk.write("empty.parquet", "");
    desk.write(
        "text.parquet",
        "once upon a time there was a text that was longer than a footer",
    );
    fs::write(desk.path("half.parquet"), &whole[..whole.len() / 2]).unwrap();
    for name in ["empty.parquet", "text.parquet", "half.parquet"] {
        let refused = desk.refused(&["report", name]);
        assert!(
            refused.starts_with(&format!("{name}: this is not a readable Parquet file: ")),
            "{refused}"
        );
    }
    assert!(
        desk.refused(&["report", "missing.parquet"])
            .starts_with("missing.parquet: ")
    );
    assert_eq!(desk.refused(&["report", "."]), ".: this is a directory; name a file");
    assert!(desk.refused(&["report"]).contains("FILE"));
}

/// A damaged file is refused or read, but never with a panic.
#[test]
fn a_damaged_table_never_panics() {
    let desk = Desk::new();
    desk.run(&arena(&games()[0], &["--out", "games.parquet"])).ok();
    let whole = fs::read(desk.path("games.parquet")).unwrap();
    for place in (0..whole.len()).step_by(whole.len() / 120) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x55;
        fs::write(desk.path("damaged.parquet"), damaged).unwrap();
        let answer = desk.run(&["report", "damaged.parquet", "-o", "page.html", "--force"]);
        assert!(
            matches!(answer.code, Some(0 | 2)) && answer.err.lines().count() <= 1,
            "byte {place}: {answer:?}"
        );
    }
}

/// A match that would go on for hours, once it has finished a few games.
#[cfg(target_os = "linux")]
fn long_match(desk: &Desk, more: &[&str]) -> Child {
    let game = &games()[0];
    let args = [
        &[
            "arena", &game.id, "--player", "random", "--player", "random", "--games", "10000000", "--json",
        ],
        more,
    ]
    .concat();
    let mut child = desk
        .command(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while processor_time(&child) < Duration::from_secs(1) {
        assert_eq!(child.try_wait().unwrap(), None, "it should go on for hours");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

/// The processor time that a program has taken so far: on a busy machine the clock says little about its work.
#[cfg(target_os = "linux")]
fn processor_time(child: &Child) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    let after_name = stat.rsplit_once(") ").unwrap().1;
    let ticks: u64 = after_name
        .split(' ')
        .skip(11)
        .take(2)
        .map(|number| number.parse::<u64>().unwrap())
        .sum();
    Duration::from_millis(10 * ticks)
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_match_tells_and_writes_what_is_there() {
    for signal in ["-INT", "-TERM"] {
        let desk = Desk::new();
        let child = long_match(&desk, &["--threads", "2", "--out", "games.parquet"]);
        let start = Instant::now();
        assert!(
            Command::new("kill")
                .args([signal, &child.id().to_string()])
                .status()
                .unwrap()
                .success()
        );
        let output = child.wait_with_output().unwrap();
        assert!(start.elapsed() < Duration::from_mins(2), "{:?}", start.elapsed());
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{err}");
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let games = report["games"].as_u64().unwrap();
        assert!(report["interrupted"] == true && games > 0, "{report}");
        assert_eq!(
            err,
            format!("roundhouse: interrupted after {games} of 10000000 games\n")
        );
        assert!(
            desk.run(&["report", "games.parquet"])
                .ok()
                .contains(&format!("{games} games."))
        );
        assert_eq!(desk.files().len(), 2, "no draft is left behind");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_that_is_taken_meanwhile_loses_nothing() {
    let desk = Desk::new();
    let child = long_match(&desk, &["--out", "games.parquet"]);
    std::fs::write(desk.path("games.parquet"), "somebody else's").unwrap();
    assert!(
        Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{err}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let draft = err
        .trim_end()
        .strip_prefix("roundhouse: games.parquet: another program took this name in the meantime; your file is ")
        .expect(&err);
    assert_eq!(
        std::fs::read_to_string(desk.path("games.parquet")).unwrap(),
        "somebody else's"
    );
    let games = report["games"].as_u64().unwrap();
    assert!(desk.run(&["report", draft]).ok().contains(&format!("{games} games.")));
}

#[test]
fn facts_are_gathered_from_equal_bots() {
    for game in games() {
        let desk = Desk::new();
        for (players, games, file) in [(2, "80", "two.parquet"), (3, "90", "three.parquet")] {
            let equal = ["--player", "random"].repeat(players);
            let rest = ["--games", games, "--seed", "facts", "--out", file];
            desk.run(&[&["arena", &game.id][..], &equal, &rest].concat()).ok();
        }
        let told = desk
            .run(&["strategy", "two.parquet", "three.parquet", "-o", "facts.json"])
            .ok();
        assert_eq!(told.trim(), "facts.json: facts from 170 games.");
        let facts: Value = serde_json::from_str(&desk.read("facts.json")).unwrap();
        assert_eq!(
            (&facts["game"], &facts["bot"]),
            (&game.id.as_str().into(), &"random".into())
        );
        for (table, (players, games)) in facts["tables"].as_array().unwrap().iter().zip([(2, 80), (3, 90)]) {
            assert_eq!(
                (&table["players"], &table["games"]),
                (&players.into(), &games.into()),
                "{table}"
            );
            assert_eq!(table["seats"].as_array().unwrap().len(), players, "{table}");
            assert!(!table["parts"].as_array().unwrap().is_empty() && !table["groups"].as_array().unwrap().is_empty());
        }
        let words = facts["words"].as_array().unwrap();
        assert!(
            words.iter().all(|word| word["id"] != "verbatim"),
            "all can be said in every language: {words:?}"
        );
        assert_eq!(
            desk.refused(&["strategy", "two.parquet", "-o", "facts.json"]),
            "facts.json: already exists; add --force to replace it"
        );
    }
}

#[test]
fn what_says_nothing_about_a_game_is_refused() {
    let desk = Desk::new();
    let game = &games()[0];
    desk.run(&arena(game, &["--out", "unequal.parquet"])).ok();
    assert_eq!(
        desk.refused(&["strategy", "unequal.parquet"]),
        "unequal.parquet: has the bot greedy besides random; facts about a game come from games between equal bots"
    );
    desk.run(&[
        "arena",
        &game.id,
        "--player",
        "random",
        "--games",
        "2",
        "--out",
        "alone.parquet",
    ])
    .ok();
    assert_eq!(
        desk.refused(&["strategy", "alone.parquet"]),
        "alone.parquet: has games of one player, which nobody wins or loses; facts about a game take two players or more"
    );
    desk.write("text.parquet", "no table");
    assert!(
        desk.refused(&["strategy", "text.parquet"])
            .starts_with("text.parquet: this is not a readable Parquet file")
    );
    assert!(!desk.path("strategy.json").exists());
}
